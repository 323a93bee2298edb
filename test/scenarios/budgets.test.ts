import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { bodyOf, newest } from "../support/conversation.ts";
import { linesOfType } from "../support/record-files.ts";
import { openScene, recordOf } from "../support/runner.ts";

const step = [bash("echo step >> steps.txt")];

describe("a limit", { concurrency: true }, () => {
  test("of cost ends the run before a request that could go past it, and the work is delivered", async (context) => {
    const scene = await openScene(context, {
      script: (_, index) => (index < 50 ? step : [say("Done.")]),
    });

    const run = await scene.run({ "max-cost-usd": "0.06" });

    const { audit, patch, transcript } = recordOf(run);
    const bodies = scene.server.requests.map(bodyOf);
    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "cost_limit");
    assert.match(
      run.outputs["reason"]!,
      /^the limit of \$0\.06 was reached: the next response could cost \$0\.0\d+ and \$0\.0\d+ is left$/,
    );
    assert.ok(Number(run.outputs["cost-usd"]) <= 0.06);
    assert.ok(bodies.length > 1 && bodies.length < 50);
    // The longer the run, the shorter the response that can still be paid.
    assert.ok(bodies.every(({ max_tokens }) => max_tokens >= 2048 && max_tokens < 3000));
    assert.match(patch!, /\+step/);
    assert.equal(audit.at(-1)!["state"], "cost_limit");
    assert.equal(transcript.at(-1)!["type"], "end");
  });

  test("of cost that is too low for any response is told without a request", async (context) => {
    const scene = await openScene(context, { script: [[say("Never.")]] });

    const run = await scene.run({ "max-cost-usd": "0.01" });

    assert.equal(run.outputs["state"], "cost_limit");
    assert.equal(scene.server.requests.length, 0);
  });

  test("of cost for a model without a price is an input error before anything starts", async (context) => {
    const scene = await openScene(context, { script: [[say("Never.")]] });

    const run = await scene.run({ "max-cost-usd": "1", model: "my-model" });

    assert.equal(run.outputs["state"], "input_error");
    assert.match(run.outputs["reason"]!, /the price of "my-model" is not known/);
    assert.equal(scene.server.requests.length, 0);
  });

  test("is told to the model once, when a fifth of it is left", async (context) => {
    const scene = await openScene(context, {
      script: (_, index) => (index < 9 ? step : [say("Done.")]),
    });

    const run = await scene.run({ "max-turns": "10" });

    const notes = scene.server.requests.map((request) =>
      newest(request).find(({ type }) => type === "text"),
    );
    assert.equal(run.outputs["state"], "completed");
    assert.deepEqual(
      notes.slice(1).map((note) => note?.text?.slice(0, 23)),
      [...Array<undefined>(7), "Only 2 responses left i", undefined],
    );
    assert.ok(run.lines.includes("The model is told: 2 responses left"));
  });

  test("counts what was heard of a response that broke off", async (context) => {
    const reply = { blocks: [say("I look at it."), ...step] };
    const scene = await openScene(context, {
      script: [{ fault: "break", afterEvents: 12, reply }, reply, [say("Done.")]],
    });

    const run = await scene.run();

    const { audit, result } = recordOf(run);
    const [part] = linesOfType(audit, "model.unfinished");
    const whole = linesOfType(audit, "model.responded");
    const costs = [part!, ...whole].map(({ cost_usd }) => Number(cost_usd));
    assert.ok(costs[0]! > 0);
    assert.equal(
      Number(run.outputs["cost-usd"]),
      Number(costs.reduce((sum, cost) => sum + cost).toFixed(9)),
    );
    assert.equal(result!.usage["claude-opus-5-5"]!.turns, 2);
    assert.ok(
      run.lines.some((line) => line.startsWith("A response ended in the middle; what was heard")),
    );
  });
});
