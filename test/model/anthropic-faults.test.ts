import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bash,
  type Fault,
  htmlPage,
  say,
  serviceError,
  type Step,
} from "../../src/model/scripted.ts";
import { apiKey, conversing, redacted, type Setup, turnOf } from "./conversing.ts";

const overloaded = serviceError(529, { type: "overloaded_error", message: "Overloaded" });

/** Asks once in a conversation whose server says the steps. */
async function asked(
  setup: Setup,
  budgetMs = 600_000,
): Promise<Awaited<ReturnType<Setup["next"]>>> {
  setup.conversation.say(redacted("Go."));
  return setup.next({ retryBudgetMs: budgetMs });
}

test("an overload that passes is sat out with growing delays", async () => {
  await using setup = await conversing([overloaded, overloaded, overloaded, [say("Hello.")]]);
  assert.equal(turnOf(await asked(setup)).text, "Hello.");
  const reason = "the service answered with status 529: Overloaded";
  assert.deepEqual(setup.retries, [
    { attempt: 1, reason, delayMs: 1500 },
    { attempt: 2, reason, delayMs: 3000 },
    { attempt: 3, reason, delayMs: 6000 },
  ]);
  assert.deepEqual(setup.world.slept, [1500, 3000, 6000]);
});

const reply = { blocks: [say("I clean up."), bash("rm -r build")] };

const passingFaults: {
  readonly [what: string]: { readonly fault: Fault; readonly reason: RegExp };
} = {
  "a reset before the headers": {
    fault: { fault: "reset" },
    reason: /^the connection to the service failed: (read ECONNRESET|other side closed)/,
  },
  "a connection that ends before any event": {
    fault: { fault: "break", afterEvents: 0, reply },
    reason: /^the connection to the service failed: /,
  },
  "a connection that ends within a text": {
    fault: { fault: "break", afterEvents: 5, reply },
    reason: /^the connection to the service failed: /,
  },
  "a connection that ends within a call": {
    fault: { fault: "break", afterEvents: 12, reply },
    reason: /^the connection to the service failed: /,
  },
  "a connection that ends before message_stop": {
    fault: { fault: "break", afterEvents: 16, reply },
    reason: /^the connection to the service failed: /,
  },
  "a page in HTML with status 200": {
    fault: htmlPage(),
    reason:
      /^the service sent no valid response: status 200 with text\/html instead of an event stream$/,
  },
  "an event that is no JSON": {
    fault: { fault: "malformed_event", afterEvents: 5, reply },
    reason: /^the service sent no valid response: an event is not a JSON object$/,
  },
  "a stream that ends too early in good order": {
    fault: {
      fault: "raw",
      body: 'event: message_start\ndata: {"type":"message_start","message":{"model":"m","usage":{}}}\n\n',
    },
    reason: /^the service sent no valid response: the stream ended before the message did$/,
  },
  "an overload in the middle of a stream": {
    fault: {
      fault: "error_event",
      afterEvents: 5,
      reply,
      error: { type: "overloaded_error", message: "Overloaded" },
    },
    reason: /^the service reported overloaded_error while it answered: Overloaded$/,
  },
  "an error of the service in the middle of a stream": {
    fault: {
      fault: "error_event",
      afterEvents: 12,
      reply,
      error: { type: "api_error", message: "Internal\nserver error" },
    },
    reason: /^the service reported api_error while it answered: Internal server error$/,
  },
  "a gateway's page with status 502": {
    fault: { fault: "status", status: 502, body: "<html>\n<h1>Bad gateway</h1>\n</html>" },
    reason: /^the service answered with status 502$/,
  },
  "a rate limit": {
    fault: serviceError(429, { type: "rate_limit_error", message: "Slow down" }),
    reason: /^the service answered with status 429: Slow down$/,
  },
  "a request time-out": {
    fault: serviceError(408, { type: "timeout_error", message: "Too slow" }),
    reason: /status 408: Too slow$/,
  },
};

for (const [what, { fault, reason }] of Object.entries(passingFaults)) {
  test(`after ${what} the whole turn is asked again with the same bytes`, async () => {
    await using setup = await conversing([fault, reply]);
    const turn = turnOf(await asked(setup));
    assert.deepEqual(turn.calls, [
      { id: turn.calls[0]?.id, name: "bash", input: { command: "rm -r build" } },
    ]);
    assert.equal(turn.text, "I clean up.");
    const [first, second] = setup.server.requests;
    assert.equal(setup.server.requests.length, 2);
    assert.equal(second?.text, first?.text);
    assert.equal(setup.retries.length, 1);
    assert.match(setup.retries[0]?.reason ?? "", reason);
  });
}

test("a service that goes silent is given up after the idle time and asked again", async () => {
  const silences: readonly Step[] = [
    { fault: "silent" },
    { fault: "stall", afterEvents: 7, reply },
  ];
  const hello: Step = [say("Hello.")];
  await using setup = await conversing((_, index) => silences[index] ?? hello, {
    client: { idleTimeoutMs: 200 },
  });
  assert.equal(turnOf(await asked(setup)).text, "Hello.");
  // A machine under load may be slow enough for a third.
  assert.deepEqual(
    setup.retries.slice(0, 2).map((retry) => retry.reason),
    ["the service was silent for 0.2 s", "the service was silent for 0.2 s"],
  );
});

test("pings show that a service that thinks for long is alive", async () => {
  const thinking = { blocks: [say("Hello.")], pings: { count: 12, everyMs: 50 } };
  await using setup = await conversing([thinking], { client: { idleTimeoutMs: 400 } });
  assert.equal(turnOf(await asked(setup)).text, "Hello.");
});

test("comments show it too", async () => {
  const waiting: Step = {
    fault: "endless",
    status: 200,
    contentType: "text/event-stream",
    head: "",
    text: ": still there\n\n",
    limitBytes: 12 * 15,
    everyMs: 50,
  };
  await using setup = await conversing([waiting, [say("Hello.")]], {
    client: { idleTimeoutMs: 400 },
  });
  assert.equal(turnOf(await asked(setup)).text, "Hello.");
  const reason = "the service sent no valid response: the stream ended before the message did";
  assert.deepEqual(
    setup.retries.map((retry) => retry.reason),
    [reason],
  );
});

test("a refused connection is unavailable once the budget is used up", async () => {
  await using setup = await conversing([]);
  await setup.server.close();
  const result = await asked(setup, 60_000);
  const address = new URL(setup.server.url).host;
  assert.deepEqual(result, {
    kind: "failure",
    cause: "unavailable",
    reason: `the connection to the service failed: connect ECONNREFUSED ${address}; given up after 6 tries, with 15 s left for more`,
  });
  assert.deepEqual(setup.world.slept, [1500, 3000, 6000, 12_000, 22_500]);
});

const lasting: {
  readonly [what: string]: {
    readonly fault: Fault;
    readonly cause: string;
    readonly reason: string;
  };
} = {
  "a wrong key": {
    fault: serviceError(401, { type: "authentication_error", message: "invalid x-api-key" }),
    cause: "rejected",
    reason: "the service answered with status 401: invalid x-api-key; check anthropic-api-key",
  },
  "a key without permission": {
    fault: serviceError(403, { type: "permission_error", message: "Not allowed" }),
    cause: "no_model",
    reason:
      "the service answered with status 403: Not allowed; the key may not use this model or service: check its permissions",
  },
  "an unknown model": {
    fault: serviceError(404, { type: "not_found_error", message: "model: claude-opus-9" }),
    cause: "no_model",
    reason: "the service answered with status 404: model: claude-opus-9; check model and base-url",
  },
  "a bad request": {
    fault: serviceError(400, {
      type: "invalid_request_error",
      message: "max_tokens: 900000 > 128000,\nwhich is the maximum",
    }),
    cause: "rejected",
    reason:
      "the service answered with status 400: max_tokens: 900000 > 128000, which is the maximum; the request is not what the service accepts: check model and max-output-tokens",
  },
  "a prompt that is too long": {
    fault: serviceError(400, {
      type: "invalid_request_error",
      message: "prompt is too long: 1000001 tokens > 1000000 maximum",
    }),
    cause: "context_window_exceeded",
    reason:
      "the service answered with status 400: prompt is too long: 1000001 tokens > 1000000 maximum; the conversation no longer fits into the context window",
  },
  "a request that is too large": {
    fault: serviceError(413, {
      type: "request_too_large",
      message: "Request exceeds the maximum size",
    }),
    cause: "rejected",
    reason:
      "the service answered with status 413: Request exceeds the maximum size; the conversation is larger than the service accepts",
  },
  "a redirect to another host": {
    fault: {
      fault: "status",
      status: 307,
      body: "",
      headers: { location: "http://127.0.0.1:9/v1/messages" },
    },
    cause: "rejected",
    reason: "the service answered with status 307; redirects are not followed: check base-url",
  },
  "an invalid request that is found out in the stream": {
    fault: {
      fault: "error_event",
      afterEvents: 2,
      error: { type: "invalid_request_error", message: "No." },
    },
    cause: "rejected",
    reason:
      "the service reported invalid_request_error while it answered: No.; the request is not what the service accepts: check model and max-output-tokens",
  },
};

for (const [what, { fault, cause, reason }] of Object.entries(lasting)) {
  test(`${what} is rejected at once, in one line`, async () => {
    await using setup = await conversing([fault]);
    assert.deepEqual(await asked(setup), { kind: "failure", cause, reason });
    assert.deepEqual([setup.server.requests.length, setup.retries], [1, []]);
  });
}

test("no reason shows the key, even when the service repeats it", async () => {
  await using setup = await conversing([
    serviceError(500, { type: "api_error", message: `failed for ${apiKey}` }),
    {
      fault: "error_event",
      afterEvents: 1,
      error: { type: "api_error", message: `again for ${apiKey}` },
    },
    serviceError(401, { type: "authentication_error", message: `unknown key ${apiKey}` }),
  ]);
  const result = await asked(setup);
  assert.equal(JSON.stringify([result, setup.retries]).includes(apiKey), false);
  assert.deepEqual(result, {
    kind: "failure",
    cause: "rejected",
    reason: "the service answered with status 401: unknown key ***; check anthropic-api-key",
  });
});

test("a delay that the service asks for is obeyed", async () => {
  await using setup = await conversing([
    serviceError(429, {
      type: "rate_limit_error",
      message: "Slow down",
      headers: { "retry-after": "42" },
    }),
    serviceError(529, {
      type: "overloaded_error",
      message: "Overloaded",
      headers: { "retry-after-ms": "2500", "retry-after": "9" },
    }),
    [say("Hello.")],
  ]);
  assert.equal(turnOf(await asked(setup)).text, "Hello.");
  assert.deepEqual(setup.world.slept, [42_000, 2500]);
});

test("a delay that is longer than the budget is not begun", async () => {
  await using setup = await conversing([
    serviceError(429, {
      type: "rate_limit_error",
      message: "Slow down",
      headers: { "retry-after": "3600" },
    }),
  ]);
  assert.deepEqual(await asked(setup, 30_000), {
    kind: "failure",
    cause: "unavailable",
    reason:
      "the service answered with status 429: Slow down; given up after 1 try, with 30 s left for more, and it asks to wait 3600 s",
  });
  assert.deepEqual(setup.world.slept, []);
});

const aborted = {
  kind: "failure",
  cause: "aborted",
  reason: "the request to the model was cancelled",
};

test("the signal ends a request before its headers", async () => {
  const controller = new AbortController();
  await using setup = await conversing([{ fault: "silent", reached: () => controller.abort() }]);
  setup.conversation.say(redacted("Go."));
  assert.deepEqual(await setup.next({ signal: controller.signal }), aborted);
});

test("the signal ends a stream", async () => {
  const controller = new AbortController();
  await using setup = await conversing([
    { fault: "stall", afterEvents: 7, reply, reached: () => controller.abort() },
  ]);
  setup.conversation.say(redacted("Go."));
  assert.deepEqual(await setup.next({ signal: controller.signal }), aborted);
});

test("the signal ends the wait for a repetition, and the service is not asked again", async () => {
  const controller = new AbortController();
  await using setup = await conversing([overloaded], {
    client: {
      // The system's own sleep would go on for more than a second.
      world: {
        now: () => 0,
        random: () => 0.5,
        sleep: (_, signal) =>
          new Promise((resolve) => {
            signal.addEventListener("abort", () => resolve());
            controller.abort();
          }),
      },
    },
  });
  setup.conversation.say(redacted("Go."));
  assert.deepEqual(await setup.next({ signal: controller.signal }), aborted);
  assert.equal(setup.server.requests.length, 1);
});

test("the sleep of the system ends at once when the signal is aborted", async () => {
  const controller = new AbortController();
  await using setup = await conversing(
    [
      serviceError(429, {
        type: "rate_limit_error",
        message: "Slow down",
        headers: { "retry-after": "500" },
      }),
    ],
    { isSystemWorld: true },
  );
  setup.conversation.say(redacted("Go."));
  const started = performance.now();
  assert.deepEqual(
    await setup.next({
      signal: controller.signal,
      onRetry: () => setImmediate(() => controller.abort()),
    }),
    aborted,
  );
  assert.ok(performance.now() - started < 100_000);
});

test("a signal that is aborted already asks nothing", async () => {
  await using setup = await conversing([]);
  setup.conversation.say(redacted("Go."));
  assert.deepEqual(await setup.next({ signal: AbortSignal.abort() }), aborted);
  assert.equal(setup.server.requests.length, 0);
});

test("after a failure the conversation can be asked again", async () => {
  await using setup = await conversing([
    serviceError(401, { type: "authentication_error", message: "invalid x-api-key" }),
    [say("Hello.")],
  ]);
  assert.equal((await asked(setup)).kind, "failure");
  assert.equal(turnOf(await setup.next()).text, "Hello.");
});
