import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, say, serviceError } from "../../src/model/scripted.ts";
import { openScene, recordOf } from "../support/runner.ts";

const overloaded = serviceError(529, {
  type: "overloaded_error",
  message: "Overloaded",
  headers: { "retry-after": "1" },
});
const counting = bash("echo run >> counter.txt");

test("an error of the model service that passes after three times costs only time", async (context) => {
  const scene = await openScene(context, {
    script: [overloaded, overloaded, overloaded, [counting], [say("Done.")]],
  });

  const run = await scene.run();

  const { audit } = recordOf(run);
  const warnings = run.commands.filter(({ data }) => data.includes("Asking again in"));
  assert.equal(run.outputs["state"], "completed");
  assert.equal(scene.server.requests.length, 5);
  assert.equal(warnings.length, 3);
  assert.deepEqual(
    audit
      .filter(({ type }) => type === "model.retried")
      .map(({ turn, attempt }) => [turn, attempt]),
    [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
  );
});

describe("fail-on", { concurrency: true }, () => {
  test("turns a good state red when it is among them", async (context) => {
    const scene = await openScene(context, { script: [[say("Done.")]] });

    const run = await scene.run({ "fail-on": "\n  completed \n\nrefused\n" });

    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "completed");
  });

  test("leaves a bad state green when it is not among them", async (context) => {
    const scene = await openScene(context, {
      script: [{ blocks: [say("No.")], stopReason: "refusal" }],
    });

    const run = await scene.run({ "fail-on": "model_error" });

    assert.equal(run.exitCode, 0);
    assert.equal(run.outputs["state"], "refused");
    assert.deepEqual(
      run.commands.filter(({ name }) => name === "error"),
      [],
    );
    assert.ok(run.lines.includes("refused: the model refused"));
  });

  test("that is blank is the default", async (context) => {
    const scene = await openScene(context, {
      script: [{ blocks: [say("No.")], stopReason: "refusal" }],
    });

    const run = await scene.run({ "fail-on": " \n \n" });

    assert.equal(run.exitCode, 1);
  });
});
