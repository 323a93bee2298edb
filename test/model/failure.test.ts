import assert from "node:assert/strict";
import { test } from "node:test";
import { type ServiceFault, verdictOn } from "../../src/model/failure.ts";

const proxy = "http://proxy.example:3128";

test("a proxy that is overloaded is asked again, one that says no is not", () => {
  const reason = (status: number): string =>
    `the proxy ${proxy} answered with status ${status} instead of connecting`;
  assert.deepEqual(verdictOn({ kind: "proxy", status: 503, proxy }), {
    kind: "retry",
    reason: reason(503),
    retryAfterMs: null,
  });
  assert.deepEqual(verdictOn({ kind: "proxy", status: 407, proxy }), {
    kind: "reject",
    cause: "rejected",
    reason: `${reason(407)}; check the name and password in HTTPS_PROXY`,
  });
  assert.deepEqual(verdictOn({ kind: "proxy", status: 403, proxy }), {
    kind: "reject",
    cause: "rejected",
    reason: `${reason(403)}; it must let the service's host through, or NO_PROXY name it`,
  });
});

test("what to do about a lasting error is said in the words of the provider, else in those of Anthropic's API", () => {
  const fault: ServiceFault = {
    kind: "status",
    status: 401,
    type: "",
    message: "No",
    retryAfterMs: null,
  };
  const said = "the service answered with status 401: No";
  const rejected = { kind: "reject", cause: "rejected" };
  assert.deepEqual(verdictOn(fault), { ...rejected, reason: `${said}; check anthropic-api-key` });
  assert.deepEqual(verdictOn({ ...fault, advice: { 401: "look there" } }), {
    ...rejected,
    reason: `${said}; look there`,
  });
  assert.deepEqual(verdictOn({ ...fault, advice: {} }), { ...rejected, reason: said });
});
