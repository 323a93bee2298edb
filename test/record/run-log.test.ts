import assert from "node:assert/strict";
import { test } from "node:test";
import type { CommandFinished, CommandRequested, RunEvent } from "../../src/record/event.ts";
import { noSecrets, type Redacted, safe } from "../../src/record/redact.ts";
import { createRunLog, type RunLogOptions } from "../../src/record/run-log.ts";
import {
  commandFinished,
  commandRequested,
  modelResponded,
  stampAt,
  usage,
} from "./record-fixture.ts";

type Shown =
  | { readonly line: string }
  | { readonly warning: string }
  | { readonly title: string; readonly body: string };

/** A log whose lines are kept in `shown`. */
function createLog(detail: RunLogOptions["detail"] = "full") {
  const shown: Shown[] = [];
  const log = createRunLog(
    {
      line: (line) => shown.push({ line }),
      aside: (line) => shown.push({ line }),
      warning: (warning) => shown.push({ warning }),
      group: (title, body) => shown.push({ title, body }),
    },
    { detail },
  );
  const record = (...events: readonly RunEvent[]): void => {
    for (const event of events) log.record(event, stampAt(0));
  };
  return { shown, record, close: () => log.close() };
}

function text(value: string): Redacted {
  return noSecrets.redact(value);
}

/** The three events of a command with this output. */
function commandEvents(
  view: string,
  rest: {
    readonly requested?: Partial<CommandRequested>;
    readonly finished?: Partial<CommandFinished>;
  } = {},
): readonly RunEvent[] {
  return [
    { ...commandRequested(1), ...rest.requested },
    { type: "command.output", n: 1, view: text(view) },
    { ...commandFinished(1), ...rest.finished },
  ];
}

function linesFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => `line ${first + index}`).join("\n");
}

test("a command is shown with its end, its duration and what the model saw of its output", () => {
  const { shown, record } = createLog();
  record(...commandEvents("1", { finished: { duration_ms: 1240 } }));
  assert.deepEqual(shown, [{ title: "$ echo 1  (exit status 0, 1.2 s)", body: "1" }]);
});

test("the title tells each end of a command", () => {
  const ends: readonly (readonly [Partial<CommandFinished>, string])[] = [
    [{ exit_code: 3 }, "exit status 3"],
    [{ outcome: "timed_out", exit_code: null }, "timed out"],
    [{ outcome: "session_ended", exit_code: 7 }, "the shell ended with status 7"],
    [{ outcome: "session_ended", exit_code: null, signal: "SIGKILL" }, "the shell ended"],
    [{ outcome: "output_limit", exit_code: null }, "too much output"],
    [{ outcome: "cancelled", exit_code: null }, "cancelled"],
    [{ outcome: "denied", exit_code: null }, "not run"],
  ];
  const { shown, record } = createLog("none");
  for (const [finished] of ends) record(...commandEvents("", { finished }));
  assert.deepEqual(
    shown,
    ends.map(([, end]) => ({ line: `$ echo 1  (${end}, 0 s)` })),
  );
});

test("durations have one decimal below ten seconds and none above", () => {
  const { shown, record } = createLog("none");
  for (const duration of [0, 49, 50, 9949, 9950, 10_499, 125_000])
    record(...commandEvents("", { finished: { duration_ms: duration } }));
  assert.deepEqual(
    shown.map((entry) => ("line" in entry ? /[\d.]+ s\)$/.exec(entry.line)?.[0] : entry)),
    ["0 s)", "0 s)", "0.1 s)", "9.9 s)", "10 s)", "10 s)", "125 s)"],
  );
});

test("a command of several lines has its first in the title and all in the body", () => {
  const command = text("for i in 1 2\ndo echo $i\ndone");
  const { shown, record } = createLog();
  record(...commandEvents("1\n2", { requested: { command } }));
  assert.deepEqual(shown, [
    {
      title: "$ for i in 1 2 ...  (exit status 0, 0 s)",
      body: "for i in 1 2\ndo echo $i\ndone\n\n1\n2",
    },
  ]);
});

test("a long line of a command is cut in the title, never in the middle of a character", () => {
  const { shown, record } = createLog("none");
  for (const command of ["x".repeat(120), "x".repeat(121), `${"x".repeat(119)}😀`])
    record(...commandEvents("", { requested: { command: text(command) } }));
  assert.deepEqual(shown, [
    { line: `$ ${"x".repeat(120)}  (exit status 0, 0 s)` },
    { line: `$ ${"x".repeat(120)} ...  (exit status 0, 0 s)` },
    { line: `$ ${"x".repeat(119)} ...  (exit status 0, 0 s)` },
  ]);
});

test("a restart and a call without a command have words of their own in the title", () => {
  const { command: _, ...withoutCommand } = commandRequested(1);
  const { shown, record } = createLog("none");
  record({ ...withoutCommand, restart: true }, commandFinished(1));
  record(withoutCommand, { ...commandFinished(1), outcome: "denied", exit_code: null });
  assert.deepEqual(shown, [
    { line: "restart of the session  (exit status 0, 0 s)" },
    { line: "a call without a command  (not run, 0 s)" },
  ]);
});

test("a brief log shows the first and the last ten lines of a longer output", () => {
  const { shown, record } = createLog("brief");
  record(...commandEvents(linesFrom(1, 20)), ...commandEvents(linesFrom(1, 21)));
  const title = "$ echo 1  (exit status 0, 0 s)";
  assert.deepEqual(shown, [
    { title, body: linesFrom(1, 20) },
    {
      title,
      body: `${linesFrom(1, 10)}\n[... 1 lines not shown in this log ...]\n${linesFrom(12, 21)}`,
    },
  ]);
});

test("the model's words and its thinking are shown, the user's messages are not", () => {
  const message = { type: "message.added", turn: 1, content: [], thinking: safe`` } as const;
  const { shown, record } = createLog();
  record(
    { ...message, role: "user", text: safe`the task` },
    {
      ...message,
      role: "assistant",
      text: safe`I look\n$ true  (exit status 0)`,
      thinking: safe`Where to look?`,
    },
    { ...message, role: "assistant", text: safe` \n`, thinking: safe`\n` },
  );
  assert.deepEqual(shown, [
    { line: "thinking: Where to look?" },
    { line: "model: I look\nmodel: $ true  (exit status 0)" },
  ]);
});

test("a command that takes more than a second is named while it runs", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { shown, record } = createLog();
  record(commandRequested(1));
  context.mock.timers.tick(999);
  assert.deepEqual(shown, []);
  context.mock.timers.tick(1);
  assert.equal(shown.length, 1);
  assert.match(JSON.stringify(shown), /running: \$ /);
});

test("repetitions, new sessions and notices are told; what only the records need is not", () => {
  const { shown, record } = createLog();
  record(
    modelResponded,
    {
      type: "model.retried",
      turn: 1,
      attempt: 2,
      reason: safe`it is overloaded`,
      delay_ms: 1500,
    },
    { type: "session.started", reason: safe`the run began`, sandbox: "none" },
    { type: "session.restarted", reason: safe`the shell ended`, sandbox: "none" },
    { type: "notice", level: "info", text: safe`good to know` },
    { type: "notice", level: "warning", text: safe`mind this` },
    {
      type: "conversation.ended",
      state: "completed",
      reason: safe`done`,
      turns: usage.input_tokens,
    },
  );
  assert.deepEqual(shown, [
    { warning: "The model service: it is overloaded. Asking again in 1.5 s (repetition 2)." },
    { line: "new bash session: the shell ended" },
    { line: "good to know" },
    { warning: "mind this" },
  ]);
});

test("a command that runs on is mentioned every half minute until it ends", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { shown, record, close } = createLog();
  const [requested, ...ended] = commandEvents("");
  record(requested!);
  context.mock.timers.tick(29_999);
  assert.deepEqual(shown, [{ line: "running: $ echo 1" }]);
  context.mock.timers.tick(30_001);
  record(...ended);
  context.mock.timers.tick(60_000);
  record(requested!);
  close();
  context.mock.timers.tick(60_000);
  assert.deepEqual(shown, [
    { line: "running: $ echo 1" },
    { line: "still running after 30 s: $ echo 1" },
    { line: "still running after 60 s: $ echo 1" },
    { title: "$ echo 1  (exit status 0, 0 s)", body: "" },
  ]);
});

test("an end whose beginning is not known shows nothing", () => {
  const { shown, record } = createLog();
  record(commandFinished(1));
  assert.deepEqual(shown, []);
});
