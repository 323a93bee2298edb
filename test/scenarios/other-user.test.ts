import assert from "node:assert/strict";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { findProgram } from "../../src/shell/programs.ts";
import { resultsOf } from "../support/conversation.ts";
import { openScene, recordOf, survivors, untilFile } from "../support/runner.ts";

const uid = 65_534;
const canChangeUser =
  process.getuid?.() === 0 && findProgram("setpriv", process.env["PATH"] ?? "") !== null;
const skip = canChangeUser ? false : "only root with setpriv can become another user";

describe("as a user without rights", { concurrency: true, skip }, () => {
  test("a run delivers everything", async (context) => {
    const scene = await openScene(context, {
      uid,
      script: [[bash("id -u; echo new > new.txt")], [say("Done.")]],
    });

    const run = await scene.run();

    assert.equal(run.exitCode, 0);
    assert.deepEqual(resultsOf(scene.server.requests[1]), [[String(uid), false]]);
    assert.match(recordOf(run).patch!, /\+new/);
    assert.match(run.summary, /completed/);
  });

  test("a workspace that is read-only gives an unchanged tree, and commands that say so", async (context) => {
    const scene = await openScene(context, {
      uid,
      script: [[bash("echo x > new.txt"), bash("cat readme.md")], [say("Done.")]],
    });
    for (const path of ["", ".git"]) chmodSync(join(scene.workspace, path), 0o555);

    const run = await scene.run();

    const [denied, read] = resultsOf(scene.server.requests[1]);
    assert.match(denied![0], /Permission denied\n\[exit status 1\]$/);
    assert.deepEqual(read, ["A repository.", false]);
    assert.deepEqual(
      ["state", "changed"].map((name) => run.outputs[name]),
      ["completed", "false"],
    );
  });

  test("a record directory that cannot be made ends the run before anything has begun", async (context) => {
    const scene = await openScene(context, { uid, script: [[say("Done.")]] });
    chmodSync(scene.workspace, 0o555);

    const run = await scene.run({ "record-directory": "record" });

    assert.equal(run.exitCode, 1);
    assert.match(
      run.outputs["reason"]!,
      /^record-directory: .* cannot be made: .* is not writable/,
    );
    assert.deepEqual(scene.server.requests, []);
  });

  test("a cancelled run leaves nothing running", async (context) => {
    const scene = await openScene(context, {
      uid,
      script: [[bash("setsid -f sleep 601; touch started; sleep 600")]],
    });
    const action = scene.start();
    await untilFile(scene, "started", action);

    action.process.kill("SIGTERM");
    const run = await action.finished;

    assert.deepEqual(await survivors(run), []);
    assert.equal(run.outputs["state"], "cancelled");
  });

  test("a killed run leaves nothing running", async (context) => {
    const scene = await openScene(context, {
      uid,
      script: [[bash("setsid -f sleep 601; touch started; sleep 600")]],
    });
    const action = scene.start();
    await untilFile(scene, "started", action);

    action.process.kill("SIGKILL");

    assert.deepEqual(await survivors(await action.finished), []);
  });
});
