import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { git } from "../record/git-fixture.ts";
import { openScene, recordOf } from "../support/runner.ts";

describe(
  "a run with a recorded conversation in the place of a model",
  { concurrency: true },
  () => {
    test("does what was recorded, without a key, a request or a cost", async (context) => {
      const scene = await openScene(context, {
        script: [
          [say("I write."), bash("echo new > new.txt")],
          [bash("cat new.txt")],
          [say("It is done.")],
        ],
      });
      const first = await scene.run();
      const transcript = join(scene.folder, "transcript.jsonl");
      copyFileSync(first.outputs["transcript-path"]!, transcript);
      git(scene.workspace, "stash", "--quiet", "--all");
      const asked = scene.server.requests.length;

      const second = await scene.run({
        provider: "replay",
        "replay-from": transcript,
        "anthropic-api-key": "",
        "base-url": "",
      });

      const record = recordOf(second);
      assert.equal(second.exitCode, 0, second.log);
      assert.equal(scene.server.requests.length, asked);
      const { outputs } = second;
      assert.deepEqual(
        [
          outputs["state"],
          outputs["result"],
          outputs["turns"],
          outputs["commands"],
          outputs["cost-usd"],
          outputs["input-tokens"],
        ],
        ["completed", "It is done.", "3", "2", "0", "0"],
      );
      assert.equal(readFileSync(join(scene.workspace, "new.txt"), "utf8"), "new\n");
      assert.equal(record.transcript[0]!["provider"], "replay");
      assert.equal(record.patch, recordOf(first).patch);
    });

    test("ends honestly where the recording ends without an answer", async (context) => {
      const scene = await openScene(context, {
        script: [[bash("echo one > a.txt")], [say("It is done.")]],
      });
      const first = await scene.run({ "max-turns": "1" });
      assert.equal(first.outputs["state"], "turn_limit");

      const second = await scene.run({
        provider: "replay",
        "replay-from": first.outputs["transcript-path"]!,
        "base-url": "",
      });

      assert.equal(second.exitCode, 1);
      assert.equal(second.outputs["state"], "model_error");
      assert.equal(
        second.outputs["reason"],
        "the recorded conversation ends here: it has 1 response, and all were given",
      );
      assert.equal(second.outputs["changed"], "false");
    });
  },
);
