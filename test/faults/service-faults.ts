import { gzipSync } from "node:zlib";
import { type Fault, htmlPage, say, serviceError, type Step } from "../../src/model/scripted.ts";
import { counted } from "./check-run.ts";
import { type FaultCase, lasting, passing, reply } from "./fault-case.ts";
import { answered, events, textOf, wire } from "./wire.ts";

/** What goes wrong before there is a stream. */
export function serviceFaults(): readonly FaultCase[] {
  return [...statuses, ...delays(), ...connections, ...answers, ...silences];
}

/** Shorter than a first pause would be, and the least that the action accepts. */
const soon = { "retry-after-ms": "50" };
const streamHeader = "content-type: text/event-stream";

function status(code: number, type = "api_error", headers: { [name: string]: string } = {}): Fault {
  return serviceError(code, { type, message: "So it is.", headers });
}

const statuses: readonly FaultCase[] = [
  ...(
    [
      [400, "invalid_request_error", "; the request is not what the service accepts: check model"],
      [401, "authentication_error", "; check anthropic-api-key"],
      [402, "billing_error", "; check the billing of the account that the key belongs to"],
      [403, "permission_error", "; the key may not use this model or service"],
      [404, "not_found_error", "; check model and base-url"],
      [405, "invalid_request_error", ""],
      [413, "request_too_large", "; the conversation is larger than the service accepts"],
      [418, "a_type_that_is_new", ""],
      [422, "invalid_request_error", "; the request is not what the service accepts: check model"],
      [301, "", "; redirects are not followed: check base-url"],
      [307, "", "; redirects are not followed: check base-url"],
    ] as const
  ).map(([code, type, help]) =>
    lasting(
      `status ${code}`,
      code < 400
        ? {
            fault: "status",
            status: code,
            body: "",
            headers: { location: "http://127.0.0.1:9/v1/messages" },
          }
        : status(code, type),
      { reason: new RegExp(`^the service answered with status ${code}(: So it is\\.)?${help}`) },
    ),
  ),
  lasting(
    "status 400 that says that the prompt is too long",
    serviceError(400, {
      type: "invalid_request_error",
      message: "prompt is too long: 1000001 tokens > 1000000 maximum",
    }),
    { state: "context_limit", reason: /^the service answered with status 400: prompt is too long/ },
  ),
  ...[408, 409, 500, 503, 504, 529].map((code) =>
    passing(`status ${code}`, status(code, "api_error", soon), `status ${code}: So it is.`),
  ),
  passing(
    "status 500 without a body",
    { fault: "status", status: 500, body: "", headers: soon },
    "status 500",
  ),
  passing(
    "status 502 with a page in HTML",
    {
      fault: "status",
      status: 502,
      body: "<html><h1>::error::Bad gateway</h1></html>",
      headers: soon,
    },
    "status 502",
  ),
  passing(
    "status 500 with gzip that is none",
    {
      fault: "status",
      status: 500,
      body: "this is no gzip",
      headers: { ...soon, "content-encoding": "gzip" },
    },
    "status 500: terminated",
  ),
];

function delays(): readonly FaultCase[] {
  const limited = (headers: { [name: string]: string }): Fault =>
    status(429, "rate_limit_error", headers);
  const date = (ms: number): string => new Date(Date.now() + ms).toUTCString();
  const unavailable = (asked: string): RegExp =>
    new RegExp(
      `^the service answered with status 429: So it is\\.; given up after 1 try, with \\d+ s left for more, and it asks to wait ${asked} s$`,
    );
  return [
    passing(
      "status 429 and retry-after in seconds",
      limited({ "retry-after": "1" }),
      "status 429: So it is.",
    ),
    passing("status 429 and retry-after in milliseconds", limited(soon), "status 429: So it is."),
    passing(
      "status 429 and retry-after as a date",
      limited({ "retry-after": date(2000) }),
      "status 429: So it is.",
    ),
    passing(
      "status 429 and a date that is over",
      limited({ "retry-after": date(-86_400_000) }),
      "status 429: So it is.",
    ),
    passing(
      "status 429 and a retry-after in words",
      limited({ "retry-after": "in a while" }),
      "status 429: So it is.",
    ),
    passing(
      "status 429 and an empty retry-after",
      limited({ "retry-after": "" }),
      "status 429: So it is.",
    ),
    lasting("status 429 and a retry-after of a day", limited({ "retry-after": "86400" }), {
      reason: unavailable("86400"),
    }),
    lasting("status 429 and an absurd retry-after", limited({ "retry-after": "1e30" }), {
      reason: unavailable("1e\\+30"),
    }),
    lasting("status 429 and a date in a year", limited({ "retry-after": date(31_536_000_000) }), {
      reason: unavailable("\\d+"),
    }),
    {
      name: "status 529 for longer than the run may take",
      script: [[counted("before")], ...Array<Fault>(20).fill(status(529, "overloaded_error"))],
      inputs: { "time-limit": "12s" },
      expected: {
        state: "model_error",
        reason:
          /^the service answered with status 529: So it is\.; given up after \d tries, with \d s left for more$/,
        retried: "status 529: So it is.",
        turns: 1,
        ran: ["before"],
      },
    },
  ];
}

const connections: readonly FaultCase[] = [
  {
    name: "no connection at all",
    script: [],
    inputs: { "time-limit": "8s" },
    prepare: ({ server }) => server.close(),
    expected: {
      state: "model_error",
      reason:
        /^the connection to the service failed: connect ECONNREFUSED 127\.0\.0\.1:\d+; given up after \d tries, /,
      retried: "connect ECONNREFUSED",
      turns: 0,
      requests: 0,
      ran: [],
    },
  },
  passing("a reset before the headers", { fault: "reset" }, "the connection to the service failed"),
  passing(
    "the end of the connection before the headers",
    wire(""),
    "the connection to the service failed",
  ),
  passing(
    "what is no HTTP",
    wire("SSH-2.0-OpenSSH_9.7\r\n"),
    "the connection to the service failed",
  ),
  passing(
    "the end of the connection inside the headers",
    wire(`HTTP/1.1 200 OK\r\n${streamHeader}\r\ncontent-le`),
    "the connection to the service failed",
  ),
  passing(
    "a reset inside the headers",
    wire(`HTTP/1.1 200 OK\r\n${streamHeader}\r\ncontent-le`, "reset"),
    "the connection to the service failed",
  ),
  passing(
    "headers of 200 kB",
    wire(`HTTP/1.1 200 OK\r\nx-more: ${"x".repeat(200_000)}\r\n${streamHeader}\r\n\r\n`),
    "the connection to the service failed",
  ),
  passing(
    "fewer bytes than its headers promise",
    answered([streamHeader, "content-length: 100000"], 'event: ping\ndata: {"type": "ping"}\n\n'),
    "the connection to the service failed",
  ),
  passing(
    "a chunk whose length is no number",
    answered([streamHeader, "transfer-encoding: chunked"], "xyz\r\n"),
    "the connection to the service failed",
  ),
];

const whole = textOf(events(reply));

const answers: readonly FaultCase[] = [
  passing(
    "status 200 and a page in HTML",
    htmlPage(),
    "status 200 with text/html instead of an event stream",
  ),
  passing(
    "status 200 and the JSON of an error",
    {
      fault: "status",
      status: 200,
      body: { type: "error", error: { type: "overloaded_error", message: "Overloaded" } },
    },
    "status 200 with application/json instead of an event stream",
  ),
  passing(
    "status 200 and the JSON of a whole message",
    {
      fault: "status",
      status: 200,
      body: { type: "message", content: [counted("never")], stop_reason: "tool_use" },
    },
    "status 200 with application/json instead of an event stream",
  ),
  passing(
    "status 200 and an empty body",
    { fault: "raw", body: "" },
    "the stream ended before the message did",
  ),
  passing(
    "status 200 without a content type",
    answered([], "Hello."),
    "status 200 with no content type instead of an event stream",
  ),
  passing(
    "status 204",
    wire(`HTTP/1.1 204 No Content\r\n${streamHeader}\r\n\r\n`),
    "the connection to the service failed",
  ),
  passing(
    "a stream of another content type",
    {
      fault: "raw",
      body: whole,
      contentType: "text/plain",
    },
    "status 200 with text/plain instead of an event stream",
  ),
  passing(
    "gzip that is none",
    answered([streamHeader, "content-encoding: gzip"], whole),
    "the connection to the service failed",
  ),
  passing(
    "gzip that is cut",
    answered(
      [streamHeader, "content-encoding: gzip"],
      gzipSync(whole).subarray(0, 60).toString("latin1"),
    ),
    "the stream ended before the message did",
  ),
  {
    name: "status 200 and a page in HTML for longer than the run may take",
    script: Array<Fault>(20).fill(htmlPage()),
    inputs: { "time-limit": "8s" },
    expected: {
      state: "model_error",
      reason:
        /^the service sent no valid response: status 200 with text\/html instead of an event stream; given up after \d tries, with \d s left for more$/,
      retried: "status 200 with text/html",
      turns: 0,
      ran: [],
    },
  },
];

/** What only the run's own time ends, which is long enough for a machine with much to do; how long the service may be silent is looked at in test/model. */
const silences: readonly FaultCase[] = [
  timed("silence before the headers", { fault: "silent" }),
  timed(
    "silence inside the headers",
    wire(`HTTP/1.1 200 OK\r\n${streamHeader}\r\ncontent-le`, "open"),
  ),
  timed("silence in the middle of a stream", { fault: "stall", afterEvents: 6, reply }),
  timed(
    "silence in an error's body",
    wire("HTTP/1.1 500 Error\r\ncontent-length: 1000\r\n\r\n{", "open"),
  ),
  timed("a slow drip of pings", {
    blocks: [say("Never.")],
    pings: { count: 1000, everyMs: 20 },
  }),
  timed("a slow drip of bytes without an end of line", {
    fault: "endless",
    status: 200,
    contentType: "text/event-stream",
    head: "data: ",
    text: "x",
    limitBytes: 1000,
    everyMs: 20,
  }),
];

function timed(name: string, step: Step): FaultCase {
  return {
    name,
    script: [[counted("before")], step],
    inputs: { "time-limit": "12s" },
    expected: {
      state: "time_limit",
      reason: "the time limit of the run was reached",
      turns: 1,
      requests: 2,
      ran: ["before"],
    },
  };
}
