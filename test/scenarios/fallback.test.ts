import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, say, serviceError, think } from "../../src/model/scripted.ts";
import { bodyOf } from "../support/conversation.ts";
import { linesOfType } from "../support/record-files.ts";
import { openScene, recordOf } from "../support/runner.ts";

const overloaded = serviceError(529, { type: "overloaded_error", message: "Overloaded" });
const first = "claude-opus-5-5";
const second = "claude-sonnet-5-5";

describe("a fallback model", { concurrency: true }, () => {
  test("takes over in the middle when the first stays overloaded, and each has its own costs", async (context) => {
    const scene = await openScene(context, {
      script: ({ body }, index) => {
        const { model } = body as { readonly model: string };
        if (index === 0) return [think("I write."), bash("echo 1 >> counter.txt")];
        if (model === first) return overloaded;
        return index < 6 && !JSON.stringify(body).includes("echo 2")
          ? [think("I go on."), bash("echo 2 >> counter.txt")]
          : [say("Done.")];
      },
    });

    // Half of the time is for the first model.
    const run = await scene.run({ "fallback-model": second, "time-limit": "8s" });

    const { audit, transcript, result, patch } = recordOf(run);
    const [switched] = linesOfType(audit, "model.switched");
    assert.equal(run.outputs["state"], "completed");
    assert.match(patch!, /\+1\n\+2\n/);
    assert.deepEqual([switched!["turn"], switched!["from"], switched!["to"]], [2, first, second]);
    assert.match(String(switched!["reason"]), /status 529: Overloaded; given up after/);
    assert.deepEqual(
      linesOfType(transcript, "message").map(({ model }) => model),
      [undefined, first, undefined, second, undefined, second],
    );
    assert.deepEqual(Object.keys(result!.usage), [first, second]);
    const costs = Object.values(result!.usage).map(({ cost_usd }) => cost_usd!);
    assert.ok(costs.every((cost) => cost > 0));
    assert.equal(result!["cost-usd"], Number((costs[0]! + costs[1]!).toFixed(9)));
    assert.ok(
      run.commands.some(
        ({ name, data }) =>
          name === "warning" &&
          data.startsWith(`From here on ${second} answers instead of ${first}`),
      ),
    );
  });

  test("takes over at once where the key may not have the first", async (context) => {
    for (const [status, type] of [
      [404, "not_found_error"],
      [403, "permission_error"],
    ] as const) {
      const scene = await openScene(context, {
        script: [serviceError(status, { type, message: "No." }), [say("Done.")]],
      });

      const run = await scene.run({ "fallback-model": second });

      assert.equal(run.outputs["state"], "completed");
      assert.deepEqual(
        scene.server.requests.map((request) => bodyOf(request).model),
        [first, second],
      );
    }
  });

  test("that fails too ends the run with its own reason", async (context) => {
    const denied = serviceError(403, { type: "permission_error", message: "Nor this." });
    const scene = await openScene(context, { script: [denied, denied] });

    const run = await scene.run({ "fallback-model": second });

    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "model_error");
    assert.equal(scene.server.requests.length, 2);
  });

  test("is not asked when the key is wrong or the request is", async (context) => {
    const scene = await openScene(context, {
      script: [serviceError(401, { type: "authentication_error", message: "invalid x-api-key" })],
    });

    const run = await scene.run({ "fallback-model": second });

    assert.equal(run.outputs["state"], "model_error");
    assert.equal(scene.server.requests.length, 1);
  });
});
