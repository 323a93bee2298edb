import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { filesOf, startArtifactService } from "../support/artifact-service.ts";
import { runCli } from "../support/command-line.ts";
import { processesNamed } from "../support/processes.ts";
import { readRecord, wholeRecord } from "../support/record-files.ts";
import { until } from "../support/until.ts";
import { openScene, runPost, survivors, untilFile } from "../support/runner.ts";

describe("a run whose process is killed in the middle of a command", { concurrency: true }, () => {
  test("leaves nothing running, an audit log that says so, and a record for the post step", async (context) => {
    await using service = await startArtifactService();
    // Found by what stands in their command lines, whatever their environment is.
    const sleep = `sleep ${600 + Math.random()}`;
    const scene = await openScene(context, {
      script: [
        [bash("echo before")],
        [
          bash(
            `(setsid -f env -i bash -c 'touch orphan; trap "" TERM HUP; ${sleep}; ${sleep}'); ${sleep} & touch started; ${sleep}`,
          ),
        ],
      ],
    });

    const action = scene.start({ "upload-artifact": "true" }, service.environment);
    await untilFile(scene, "started", action);
    await untilFile(scene, "orphan", action);
    await until(() => processesNamed(sleep).length >= 3, "for the processes");
    action.process.kill("SIGKILL");
    const run = await action.finished;

    assert.equal(run.signal, "SIGKILL");
    assert.deepEqual(await survivors(run), []);
    assert.deepEqual(processesNamed(sleep), []);
    assert.deepEqual(run.outputs, { state: "running", "run-id": run.outputs["run-id"] });
    assert.deepEqual(service.requests, []);

    const record = readRecord(run.state["STATE_record-directory"]!, { cut: "dropped" });
    assert.ok(readdirSync(record.directory).some((name) => name.startsWith(".scratch-")));
    assert.deepEqual(record.audit.map(({ type }) => type).slice(-2), [
      "model.responded",
      "command.requested",
    ]);
    const verdict = await runCli(["verify", join(record.directory, "audit.jsonl")]);
    assert.equal(verdict.exitCode, 1);
    assert.match(verdict.output, /^INCOMPLETE at line 8: it is missing/);
    assert.match(verdict.output, /\ncommand 2 \(line 7\): outcome unknown/);

    const post = await runPost(scene, run, service.environment);
    const [artifact] = service.artifacts;
    assert.equal(post.exitCode, 0);
    assert.deepEqual(
      Object.keys(filesOf(artifact!)).toSorted(),
      [...record.names, "report.html", "report.md"].toSorted(),
    );
    assert.match(post.log, /The record of the run that was cut off is artifact bash-agent-fix-1-/);
  });
});

describe("a run that ends by itself", { concurrency: true }, () => {
  test("uploads its record, and the post step does nothing more", async (context) => {
    await using service = await startArtifactService();
    const scene = await openScene(context, { script: [[bash("echo 1 > a.txt")], [say("Done.")]] });

    const run = await scene.run(
      { "upload-artifact": "true", "artifact-name": "the record", "retention-days": "3" },
      service.environment,
    );
    const post = await runPost(scene, run, service.environment);

    const [artifact, ...others] = service.artifacts;
    assert.deepEqual(others, []);
    assert.equal(artifact!.name, "the record");
    assert.equal(run.outputs["artifact-id"], String(artifact!.id));
    assert.equal(
      run.outputs["artifact-url"],
      `https://github.com/octo/repository/actions/runs/77/artifacts/${artifact!.id}`,
    );
    assert.deepEqual(Object.keys(filesOf(artifact!)).toSorted(), wholeRecord);
    assert.deepEqual(post, { exitCode: 0, log: "" });
  });

  test("warns when the upload fails, and keeps its state", async (context) => {
    await using service = await startArtifactService({ kind: "refused-upload" });
    const scene = await openScene(context, { script: [[say("Done.")]] });

    const run = await scene.run({ "upload-artifact": "true" }, service.environment);

    assert.equal(run.exitCode, 0);
    assert.equal(run.outputs["state"], "completed");
    assert.equal(run.outputs["artifact-id"], "");
    assert.ok(
      run.commands.some(
        ({ name, data }) => name === "warning" && data.startsWith("The records were not uploaded"),
      ),
    );
  });
});
