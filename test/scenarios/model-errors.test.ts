import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, htmlPage, say, serviceError, type Step } from "../../src/model/scripted.ts";
import { bodyOf } from "../support/conversation.ts";
import { openScene, recordOf } from "../support/runner.ts";

const overloaded = serviceError(529, {
  type: "overloaded_error",
  message: "Overloaded",
  headers: { "retry-after": "1" },
});
const counting = bash("echo run >> counter.txt");

const lasting: readonly (readonly [status: number, step: Step, reason: RegExp])[] = [
  [
    401,
    serviceError(401, { type: "authentication_error", message: "invalid x-api-key" }),
    /^the service answered with status 401: invalid x-api-key; check anthropic-api-key$/,
  ],
  [
    404,
    serviceError(404, { type: "not_found_error", message: "model: claude-opus-9" }),
    /^the service answered with status 404: model: claude-opus-9; check model and base-url$/,
  ],
  [
    400,
    serviceError(400, { type: "invalid_request_error", message: "max_tokens:\ntoo\nlarge" }),
    /^the service answered with status 400: max_tokens: too large; .*max-output-tokens$/,
  ],
];

describe("an error of the model service", { concurrency: true }, () => {
  for (const [status, step, reason] of lasting) {
    test(`with status ${status} ends the run with one line that says what to do`, async (context) => {
      const scene = await openScene(context, { script: [step, [say("Never.")]] });

      const run = await scene.run();

      const errors = run.commands.filter(({ name }) => name === "error");
      assert.equal(run.exitCode, 1);
      assert.equal(run.outputs["state"], "model_error");
      assert.match(run.outputs["reason"]!, reason);
      assert.deepEqual(
        errors.map(({ data }) => data),
        [`model_error: ${run.outputs["reason"]}`],
      );
      assert.equal(run.outputs["turns"], "0");
      assert.equal(scene.server.requests.length, 1);
      assert.equal(recordOf(run).audit.at(-1)!["state"], "model_error");
    });
  }

  test("that passes after three times costs only time", async (context) => {
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

  test("in the middle of a stream has the turn asked again, and no command runs twice", async (context) => {
    const reply = { blocks: [say("I count."), counting] };
    const scene = await openScene(context, {
      script: [
        { fault: "break", afterEvents: 12, reply },
        reply,
        {
          fault: "error_event",
          afterEvents: 9,
          reply,
          error: { type: "overloaded_error", message: "Overloaded" },
        },
        reply,
        [say("Done.")],
      ],
    });

    const run = await scene.run();

    const { requests } = scene.server;
    assert.equal(run.outputs["state"], "completed");
    assert.equal(run.outputs["turns"], "3");
    assert.equal(readFileSync(join(scene.workspace, "counter.txt"), "utf8"), "run\nrun\n");
    assert.equal(requests[1]!.text, requests[0]!.text);
    assert.equal(requests[3]!.text, requests[2]!.text);
    assert.equal(bodyOf(requests[4]).messages.length, 5);
  });

  test("that lasts until the run's time is over ends the run", async (context) => {
    const scene = await openScene(context, { script: () => htmlPage() });

    const run = await scene.run({ "time-limit": "2s" });

    assert.equal(run.exitCode, 1);
    assert.match(run.outputs["state"]!, /^(model_error|time_limit)$/);
    assert.match(run.outputs["reason"]!, /text\/html|time limit/);
  });

  test("that says that the prompt is too long ends with context_limit", async (context) => {
    const message = "prompt is too long: 1000001 tokens > 1000000 maximum";
    const scene = await openScene(context, {
      script: [[counting], serviceError(400, { type: "invalid_request_error", message })],
    });

    const run = await scene.run();

    assert.equal(run.outputs["state"], "context_limit");
    assert.match(recordOf(run).patch!, /\+run/);
  });

  test("of a service that is not there is told", async (context) => {
    const scene = await openScene(context, { script: [] });
    await scene.server.close();

    const run = await scene.run({ "time-limit": "1s" });

    assert.equal(run.exitCode, 1);
    assert.match(run.outputs["reason"]!, /ECONNREFUSED|time limit/);
  });
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
