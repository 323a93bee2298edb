import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say, serviceError, think } from "../../src/model/scripted.ts";
import { bodyOf } from "../support/conversation.ts";
import { linesOfType } from "../support/record-files.ts";
import { openScene, recordOf, untilFile } from "../support/runner.ts";

describe("a run that takes up a transcript", { concurrency: true }, () => {
  test("goes on with the same conversation in a new session, and its own transcript can be taken up again", async (context) => {
    const scene = await openScene(context, {
      script: [
        [
          think("First."),
          bash('export A=1; cd /; echo one >> work.txt; echo one >> "$OLDPWD/work.txt"'),
        ],
        serviceError(401, { type: "authentication_error", message: "expired" }),
        [think("Second."), bash('echo "${A-gone} $PWD" >> work.txt')],
        [say("Half done.")],
        [say("All done.")],
      ],
    });
    const first = await scene.run();
    const second = await scene.run({
      prompt: "Now finish.",
      "resume-from": first.outputs["transcript-path"]!,
    });
    const third = await scene.run({
      prompt: "",
      "resume-from": second.outputs["transcript-path"]!,
    });

    const { requests } = scene.server;
    const taken = bodyOf(requests[2]).messages;
    const { transcript } = recordOf(second);
    assert.deepEqual(
      [first, second, third].map(({ outputs }) => outputs["state"]),
      ["model_error", "completed", "completed"],
    );
    // Thinking is bound to its conversation and stays behind.
    assert.deepEqual(
      taken.map(({ content }) => content.map(({ type }) => type)),
      [["text"], ["tool_use"], ["tool_result", "text"]],
    );
    const [, note] = taken.at(-1)!.content;
    assert.match(
      note!.text!,
      /ended as model_error\. There is a new bash session, in .*Now finish\.$/s,
    );
    assert.match(
      readFileSync(join(scene.workspace, "work.txt"), "utf8"),
      /^one\ngone .*workspace\n$/,
    );
    assert.deepEqual(
      linesOfType(transcript, "message").map(({ role, resumed }) => [role, resumed]),
      [
        ["user", true],
        ["assistant", true],
        ["user", true],
        ["user", undefined],
        ["assistant", undefined],
        ["user", undefined],
        ["assistant", undefined],
      ],
    );
    assert.deepEqual(transcript[0]!["resumed_from"], {
      run_id: first.outputs["run-id"],
      state: "model_error",
      messages: 3,
    });
    assert.equal(second.outputs["turns"], "2");
    assert.equal(bodyOf(requests[4]).messages.length, 7);
    assert.match(JSON.stringify(bodyOf(requests[4]).messages.at(-1)), /Go on with the task\./);
  });

  test("of a run that was killed in a command says that the outcome is not known", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("touch begun; sleep 600")], [say("Checked.")]],
    });
    const killed = scene.start();
    await untilFile(scene, "begun", killed);
    killed.process.kill("SIGKILL");
    const { outputs } = await killed.finished;
    const folder = join(scene.runnerTemp, "bash-agent", outputs["run-id"]!);
    // As it is after an artifact was fetched, with the last line half written.
    const copy = join(scene.folder, "transcript.jsonl");
    copyFileSync(join(folder, "transcript.jsonl"), copy);
    writeFileSync(copy, '{"type":"mess', { flag: "a" });

    const run = await scene.run({ prompt: "Go on.", "resume-from": copy });

    const [result, note] = bodyOf(scene.server.requests[1]).messages.at(-1)!.content;
    assert.equal(run.outputs["state"], "completed");
    assert.equal(result!.is_error, true);
    assert.match(result!.content!, /The command may have run/);
    assert.match(note!.text!, /was cut off\..*outcome of the last command is not known/s);
  });

  test("of something that is no transcript is refused before anything starts", async (context) => {
    const scene = await openScene(context, { script: [], files: { "audit.jsonl": "{}\n" } });

    const run = await scene.run({ "resume-from": "audit.jsonl" });

    assert.equal(run.outputs["state"], "input_error");
    assert.match(run.outputs["reason"]!, /^resume-from: "audit\.jsonl" cannot be taken up \(/);
    assert.equal(scene.server.requests.length, 0);
  });
});
