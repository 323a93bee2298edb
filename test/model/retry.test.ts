import assert from "node:assert/strict";
import { test } from "node:test";
import { retryAfterOf, type ServiceFault, verdictOn } from "../../src/model/failure.ts";
import { nextStep } from "../../src/model/retry.ts";

function status(code: number, message = "why", retryAfterMs: number | null = null): ServiceFault {
  return { kind: "status", status: code, type: "some_error", message, retryAfterMs };
}

test("statuses that pass are tried again, all others are not", () => {
  const kinds = (codes: readonly number[]): readonly string[] =>
    codes.map((code) => verdictOn(status(code)).kind);
  assert.deepEqual(
    new Set(kinds([408, 409, 429, 500, 502, 503, 504, 529, 599])),
    new Set(["retry"]),
  );
  assert.deepEqual(
    new Set(kinds([301, 307, 400, 401, 402, 403, 404, 405, 413, 422, 451])),
    new Set(["reject"]),
  );
});

test("errors in a stream are told apart by their type, and unknown ones are tried again", () => {
  const kindOf = (type: string): string =>
    verdictOn({ kind: "error_event", type, message: "why" }).kind;
  assert.deepEqual(
    [
      "overloaded_error",
      "api_error",
      "rate_limit_error",
      "timeout_error",
      "error_of_the_future",
    ].map(kindOf),
    Array(5).fill("retry"),
  );
  assert.deepEqual(
    [
      "invalid_request_error",
      "authentication_error",
      "billing_error",
      "permission_error",
      "not_found_error",
      "request_too_large",
    ].map(kindOf),
    Array(6).fill("reject"),
  );
});

test("each way of saying that the prompt is too long is known", () => {
  const messages = [
    "prompt is too long: 1000001 tokens > 1000000 maximum",
    "input length and `max_tokens` exceed context limit: 990000 + 32000 > 1000000",
    "input is too large: it exceeds the context window of this model",
  ];
  for (const message of messages) {
    const verdict = verdictOn(status(400, message));
    assert.equal(
      verdict.kind === "reject" ? verdict.cause : verdict.kind,
      "context_window_exceeded",
      message,
    );
  }
});

test("a reason is one line of bounded length, whatever the service says", () => {
  const verdict = verdictOn(status(500, "a\n\tb\r\n".repeat(1000)));
  assert.match(verdict.reason, /^the service answered with status 500: (a b )+/);
  assert.equal(/[\r\n]/.test(verdict.reason), false);
  assert.ok(verdict.reason.length < 600);
});

test("delays double from one second to thirty, half of each by chance", () => {
  const delays = (random: number): readonly unknown[] =>
    [1, 2, 3, 4, 5, 6, 20].map((attempt) => {
      const step = nextStep(status(529), { attempt, remainingMs: 1e9, random });
      return step.kind === "wait" ? step.delayMs : step;
    });
  assert.deepEqual(delays(0), [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  assert.deepEqual(delays(0.999999), [2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test("a delay may use the budget up, but not pass it", () => {
  const fault = status(429, "Slow down", 5000);
  assert.deepEqual(nextStep(fault, { attempt: 1, remainingMs: 5000, random: 0 }), {
    kind: "wait",
    delayMs: 5000,
    reason: "the service answered with status 429: Slow down",
  });
  assert.deepEqual(nextStep(fault, { attempt: 3, remainingMs: 4999, random: 0 }), {
    kind: "give up",
    failure: {
      kind: "failure",
      cause: "unavailable",
      reason:
        "the service answered with status 429: Slow down; given up after 3 tries, with 4 s left for more, and it asks to wait 5 s",
    },
  });
});

test("a service that asks for no delay is not asked without a pause", () => {
  const step = nextStep(status(429, "why", 0), { attempt: 1, remainingMs: 1e9, random: 0 });
  assert.equal(step.kind === "wait" ? step.delayMs : step, 1000);
});

test("the delay of the service is read from milliseconds, seconds or a date", () => {
  const now = Date.parse("2026-11-30T12:00:00Z");
  const read = (headers: { readonly [name: string]: string }): number | null =>
    retryAfterOf(new Headers(headers), now);
  assert.deepEqual(
    [
      read({ "retry-after-ms": "1500", "retry-after": "9" }),
      read({ "retry-after": "1.5" }),
      read({ "retry-after": "0" }),
      read({ "retry-after": "Mon, 30 Nov 2026 12:00:20 GMT" }),
      read({ "retry-after": "Mon, 30 Nov 2026 11:00:00 GMT" }),
      read({ "retry-after": "soon" }),
      read({ "retry-after": "-5" }),
      read({}),
    ],
    [1500, 1500, 0, 20_000, 0, null, null, null],
  );
});
