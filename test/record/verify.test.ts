import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { RunError } from "../../src/errors.ts";
import { createAuditRecorder } from "../../src/record/audit.ts";
import type { AuditEvent, FileEdited } from "../../src/record/event.ts";
import { noSecrets, safe } from "../../src/record/redact.ts";
import { verifyRecordFiles } from "../../src/record/verify-files.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import {
  commandFinished,
  commandRequested,
  createFolder,
  modelResponded,
  runFinished,
  runStarted,
  stampAt,
} from "./record-fixture.ts";

const { redact } = noSecrets;

/** The lines of a finished log of two commands: 1 start, 2 model, 3 and 4 first command, 5 and 6 second, 7 end. */
function logLines(context: TestContext): string[] {
  const path = join(createFolder(context), "audit.jsonl");
  const audit = createAuditRecorder(path);
  const events = [
    runStarted,
    modelResponded,
    commandRequested(1),
    commandFinished(1),
    commandRequested(2),
    commandFinished(2),
  ];
  events.forEach((event, index) => audit.record(event, stampAt(index * 10)));
  audit.record(runFinished(audit.counts), stampAt(100));
  return readFileSync(path, "utf8").trimEnd().split("\n");
}

function text(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

function digest(line: string): string {
  return createHash("sha256").update(line).digest("hex");
}

/** The lines with the fields changed, renumbered and chained anew: what a forger would do. */
function rechained(
  lines: readonly string[],
  change: (fields: Record<string, unknown>, line: number) => void = () => {},
): string[] {
  const result: string[] = [];
  for (const [index, line] of lines.entries()) {
    const fields = JSON.parse(line) as Record<string, unknown>;
    fields["seq"] = index;
    fields["prev"] = index === 0 ? "0".repeat(64) : digest(result[index - 1]!);
    change(fields, index + 1);
    result.push(JSON.stringify(fields));
  }
  return result;
}

test("a whole log is in order", (context) => {
  const lines = logLines(context);
  const head = digest(lines.at(-1)!);
  const expected = {
    kind: "ok",
    lines: 7,
    head,
    headCompared: false,
    state: "completed",
    commands: 2,
    unknownOutcomes: [],
    transcriptSha256: null,
    patchSha256: null,
    commitsSha256: null,
    outputs: [],
  };
  assert.deepEqual(verifyAudit({ text: text(lines) }), expected);
  assert.deepEqual(verifyAudit({ text: text(lines) }, { head: head.toUpperCase() }), {
    ...expected,
    headCompared: true,
  });
});

test("every flipped bit of every line but the last is found, there or in the line after", (context) => {
  const lines = logLines(context);
  const bytes = Buffer.from(text(lines));
  const end = bytes.length - lines.at(-1)!.length - 1;
  const path = join(createFolder(context), "audit.jsonl");
  let line = 1;
  for (let index = 0; index < end; index += 1) {
    const flipped = Buffer.from(bytes);
    flipped[index] = flipped[index]! ^ (1 << (index % 8));
    writeFileSync(path, flipped);
    const verdict = verifyAudit({ path });
    assert.equal(verdict.kind, "fault", `byte ${index}`);
    assert.ok(
      [line, line + 1].includes(verdict.line),
      `byte ${index} of line ${line}: ${JSON.stringify(verdict)}`,
    );
    if (bytes[index] === 10) line += 1;
  }
});

test("a flipped bit in the last line is found against the head", (context) => {
  const lines = logLines(context);
  const head = digest(lines.at(-1)!);
  const changed = [...lines.slice(0, -1), lines.at(-1)!.replace('"completed"', '"verified"')];
  assert.equal(verifyAudit({ text: text(changed) }).kind, "ok");
  assert.deepEqual(verifyAudit({ text: text(changed) }, { head }), {
    kind: "fault",
    line: 7,
    reason: `is not the line whose head was given (${head}) but one with the head ${digest(changed.at(-1)!)}: the log was rewritten`,
  });
});

test("a log rebuilt with other content is found against the head alone", (context) => {
  const lines = logLines(context);
  const head = digest(lines.at(-1)!);
  const forged = rechained(lines, (fields, line) => {
    if (line === 3) fields["command"] = "echo innocent";
  });
  assert.equal(verifyAudit({ text: text(forged) }).kind, "ok");
  const verdict = verifyAudit({ text: text(forged) }, { head });
  assert.deepEqual([verdict.kind, verdict.kind === "fault" && verdict.line], ["fault", 7]);
});

interface Tampering {
  readonly what: string;
  readonly change: (lines: string[]) => string;
  readonly line: number;
  readonly reason: string | RegExp;
}

function withLine(lines: readonly string[], line: number, content: string): string[] {
  return lines.toSpliced(line - 1, 1, content);
}

/** Fields of one line changed by a forger who chains anew. */
function fields(
  line: number,
  change: (fields: Record<string, unknown>) => void,
): Tampering["change"] {
  return (lines) =>
    text(rechained(lines, (fields, number) => (number === line ? change(fields) : undefined)));
}

const tamperings: readonly Tampering[] = [
  { what: "an empty file", change: () => "", line: 1, reason: "is missing: the log is empty" },
  {
    what: "a line that is not JSON",
    change: (lines) => text(withLine(lines, 3, "{oops")),
    line: 3,
    reason: "is not a JSON object",
  },
  {
    what: "a line that is not an object",
    change: (lines) => text(withLine(lines, 1, "[1]")),
    line: 1,
    reason: "is not a JSON object",
  },
  {
    what: "an empty line",
    change: (lines) => text(lines.toSpliced(2, 0, "")),
    line: 3,
    reason: "is not a JSON object",
  },
  {
    what: "a dropped line",
    change: (lines) => text(lines.toSpliced(3, 1)),
    line: 4,
    reason: "has seq 4 where 3 belongs: a line was removed, inserted or moved",
  },
  {
    what: "a dropped first line",
    change: (lines) => text(lines.slice(1)),
    line: 1,
    reason: /^has seq 1 where 0 belongs/,
  },
  {
    what: "a line twice",
    change: (lines) => text(lines.toSpliced(3, 0, lines[2]!)),
    line: 4,
    reason: /^has seq 2 where 3 belongs/,
  },
  {
    what: "swapped lines",
    change: (lines) => text([...lines.slice(0, 2), lines[3]!, lines[2]!, ...lines.slice(4)]),
    line: 3,
    reason: /^has seq 3 where 2/,
  },
  {
    what: "a changed command",
    change: (lines) => text(withLine(lines, 3, lines[2]!.replace("echo 1", "echo 2"))),
    line: 4,
    reason: "does not chain: its prev is not the SHA-256 of line 3, so one of the two was changed",
  },
  {
    what: "a log that does not begin with zeros",
    change: (lines) => text(withLine(lines, 1, lines[0]!.replace("0".repeat(64), "1".repeat(64)))),
    line: 1,
    reason: "is not the beginning of a log: its prev is not 64 zeros",
  },
  {
    what: "a line after the final record",
    change: (lines) => text([...lines, lines[1]!]),
    line: 8,
    reason: "stands after the final record",
  },
  {
    what: "a field twice",
    change: (lines) => text(withLine(lines, 2, lines[1]!.replace('"turn":1', '"turn":0,"turn":1'))),
    line: 2,
    reason: "is not written as the recorder writes it",
  },
  {
    what: "line ends of DOS",
    change: (lines) => lines.map((line) => `${line}\r\n`).join(""),
    line: 1,
    reason: "is not written as the recorder writes it",
  },
  {
    what: "an unknown type",
    change: fields(2, (line) => (line["type"] = "model.dreamt")),
    line: 2,
    reason: 'is of an unknown type: "model.dreamt"',
  },
  {
    what: "no type",
    change: fields(2, (line) => delete line["type"]),
    line: 2,
    reason: "lacks the field type",
  },
  {
    what: "an unknown field",
    change: fields(3, (line) => (line["extra"] = 1)),
    line: 3,
    reason: "has the unknown field extra",
  },
  {
    what: "a missing field",
    change: fields(4, (line) => delete line["exit_code"]),
    line: 4,
    reason: "lacks the field exit_code",
  },
  {
    what: "a value of the wrong kind",
    change: fields(4, (line) => (line["outcome"] = "slept")),
    line: 4,
    reason: "has a wrong value in the field outcome",
  },
  {
    what: "an unknown state",
    change: fields(7, (line) => (line["state"] = "fine")),
    line: 7,
    reason: "has a wrong value in the field state",
  },
  {
    what: "time that runs back",
    change: fields(4, (line) => (line["mono_ms"] = 1)),
    line: 4,
    reason: "is older than the line before it",
  },
  {
    what: "another first type",
    change: (lines) => text(rechained(lines.slice(1))),
    line: 1,
    reason: "is not run.started, with which a log begins",
  },
  {
    what: "a second start",
    change: (lines) => text(rechained([lines[0]!, ...lines])),
    line: 2,
    reason: "is a second run.started",
  },
  {
    what: "a command requested twice",
    change: fields(5, (line) => (line["n"] = 1)),
    line: 5,
    reason: "requests command 1 where 2 is next",
  },
  {
    what: "a command left out",
    change: fields(5, (line) => (line["n"] = 3)),
    line: 5,
    reason: "requests command 3 where 2 is next",
  },
  {
    what: "a command finished twice",
    change: fields(6, (line) => (line["n"] = 1)),
    line: 6,
    reason: "finishes command 1 a second time",
  },
  {
    what: "a command finished that nobody requested",
    change: (lines) => text(rechained(lines.toSpliced(2, 1))),
    line: 3,
    reason: "finishes command 1, which was not requested",
  },
  {
    what: "a request and an end of different calls",
    change: fields(6, (line) => (line["tool_use_id"] = "toolu_9")),
    line: 6,
    reason: "finishes command 2 with another tool_use_id than line 5 has",
  },
  {
    what: "a pair taken out of a log that is chained anew",
    change: (lines) => text(rechained(lines.toSpliced(4, 2))),
    line: 5,
    reason: "has counts that are not those of the lines before it",
  },
];

for (const { what, change, line, reason } of tamperings) {
  test(`${what} is found in line ${line}`, (context) => {
    const verdict = verifyAudit({ text: change(logLines(context)) });
    if (verdict.kind !== "fault") assert.fail(JSON.stringify(verdict));
    assert.equal(verdict.line, line, verdict.reason);
    if (typeof reason === "string") assert.equal(verdict.reason, reason);
    else assert.match(verdict.reason, reason);
  });
}

test("a log cut after any line is incomplete at the next, with the commands whose outcome is unknown", (context) => {
  const lines = logLines(context);
  const unknown = [
    [],
    [],
    [{ n: 1, what: "command 1", line: 3 }],
    [],
    [{ n: 2, what: "command 2", line: 5 }],
    [],
  ];
  for (const [index, unknownOutcomes] of unknown.entries()) {
    const told = unknownOutcomes
      .map(({ n, line }) => `; outcome unknown: command ${n}, requested in line ${line}`)
      .join("");
    assert.deepEqual(verifyAudit({ text: text(lines.slice(0, index + 1)) }), {
      kind: "incomplete",
      line: index + 2,
      reason: `is missing: the log ends without its final record${told}`,
      unknownOutcomes,
    });
  }
});

test("a last line without its newline is cut off", (context) => {
  const lines = logLines(context);
  for (const [end, line] of [
    [text(lines).length - 1, 7],
    [text(lines.slice(0, 4)).length - 5, 4],
  ] as const) {
    const verdict = verifyAudit({ text: text(lines).slice(0, end) });
    assert.deepEqual(
      [verdict.kind, verdict.kind === "incomplete" && verdict.line],
      ["incomplete", line],
    );
  }
});

test("a finished log tells of a command whose outcome is unknown", (context) => {
  const path = join(createFolder(context), "audit.jsonl");
  const audit = createAuditRecorder(path);
  audit.record(runStarted, stampAt(0));
  audit.record(commandRequested(1), stampAt(1));
  audit.record({ ...runFinished(audit.counts), state: "internal_error" }, stampAt(2));
  const verdict = verifyAudit({ path });
  assert.deepEqual(verdict.kind === "ok" && [verdict.state, verdict.unknownOutcomes], [
    "internal_error",
    [{ n: 1, what: "command 1", line: 2 }],
  ]);
});

describe("pairs besides those of commands", () => {
  const edited = (outcome: "requested" | "done", id = "toolu_1"): FileEdited => ({
    type: "file.edited",
    tool_use_id: redact(id),
    path: redact("/w/a"),
    operation: "create",
    bytes: 1,
    outcome,
  });
  const started = { type: "verification.started", attempt: 1, command: safe`true` } as const;
  const finished = {
    type: "verification.finished",
    attempt: 1,
    outcome: "exited",
    exit_code: 0,
    duration_ms: 1,
    output_bytes: 0,
    output_sha256: digest(""),
    output_head: safe``,
    truncated: false,
  } as const;
  const asked = {
    type: "network.requested",
    n: 1,
    protocol: "connect",
    host: safe`example.com`,
    port: 443,
    addresses: [],
    verdict: "denied",
    rule: safe`not in the list`,
  } as const;
  const ended = {
    type: "network.finished",
    n: 1,
    address: null,
    sent_bytes: 0,
    received_bytes: 0,
    duration_ms: 1,
  } as const;

  const verdictOf = (context: TestContext, events: readonly AuditEvent[]) => {
    const path = join(createFolder(context), "audit.jsonl");
    const audit = createAuditRecorder(path);
    for (const [index, event] of [runStarted, ...events].entries())
      audit.record(event, stampAt(index));
    audit.record(runFinished(audit.counts), stampAt(100));
    return verifyAudit({ path });
  };

  for (const [what, events, line, reason] of [
    [
      "an edit that was not announced",
      [edited("done")],
      2,
      "finishes the edit of /w/a, which was not begun",
    ],
    [
      "an edit that ends another call",
      [edited("requested"), edited("done", "toolu_2")],
      3,
      "finishes the edit of /w/a with another tool_use_id than line 2 has",
    ],
    [
      "a verification that did not begin",
      [finished],
      2,
      "finishes verification 1, which was not begun",
    ],
    [
      "a verification that begins twice",
      [started, started],
      3,
      "begins verification 1, which line 2 has begun",
    ],
    [
      "a connection that was denied",
      [asked, ended],
      3,
      "ends connection 1, which was not allowed or has ended already",
    ],
  ] as const) {
    test(`${what} is a fault of line ${line}`, (context) => {
      assert.deepEqual(verdictOf(context, events), { kind: "fault", line, reason });
    });
  }

  test("are whole with both, and an outcome unknown without the second", (context) => {
    const whole = verdictOf(context, [
      edited("requested"),
      edited("done"),
      started,
      finished,
      { ...asked, verdict: "allowed" },
      ended,
    ]);
    const open = verdictOf(context, [edited("requested"), started]);

    assert.deepEqual(whole.kind === "ok" && whole.unknownOutcomes, []);
    assert.deepEqual(open.kind === "ok" && open.unknownOutcomes, [
      { n: null, what: "the edit of /w/a", line: 2 },
      { n: null, what: "verification 1", line: 3 },
    ]);
  });
});

test("a file without any line end is not read into memory whole", (context) => {
  const path = join(createFolder(context), "audit.jsonl");
  writeFileSync(path, "");
  truncateSync(path, 40 * 1024 ** 3);
  const before = process.memoryUsage().rss;
  assert.equal(verifyAudit({ path }).kind, "incomplete");
  assert.ok(process.memoryUsage().rss - before < 400 * 1024 ** 2);
});

test("a file that cannot be read is an error of the input", (context) => {
  const path = join(createFolder(context), "none.jsonl");
  assert.throws(
    () => verifyAudit({ path }),
    (error: unknown) =>
      error instanceof RunError &&
      error.code === "input" &&
      error.message.startsWith(`Cannot read ${path}: ENOENT`),
  );
});

test("the commits of the run are compared with what the log says of them", (context) => {
  const folder = createFolder(context);
  const series = join(folder, "commits.mbox");
  const digests = { transcriptSha256: null, patchSha256: null, outputs: [] };
  const found = (commitsSha256: string | null): readonly unknown[] =>
    verifyRecordFiles(folder, { ...digests, commitsSha256 }).map(({ kind }) => kind);

  assert.deepEqual([found(null), found(digest("c\n"))], [[], ["missing"]]);
  writeFileSync(series, "c\n");
  assert.deepEqual(
    [found(digest("c\n")), found(digest("d\n")), found(null)],
    [["same"], ["changed"], ["unnamed"]],
  );
});

test("the transcript and the patch are compared with the final record", (context) => {
  const folder = createFolder(context);
  const transcript = join(folder, "transcript.jsonl");
  const patch = join(folder, "changes.patch");
  writeFileSync(transcript, "t\n");
  writeFileSync(patch, "p\n");
  const digests = {
    transcriptSha256: digest("t\n"),
    patchSha256: digest("p\n"),
    commitsSha256: null,
    outputs: [{ name: "3", bytes: 4, sha256: digest("out\n") }],
  };
  assert.deepEqual(verifyRecordFiles(folder, digests), [
    { path: transcript, kind: "same" },
    { path: patch, kind: "same" },
  ]);
  writeFileSync(transcript, "T\n");
  assert.deepEqual(verifyRecordFiles(folder, { ...digests, patchSha256: null }), [
    { path: transcript, kind: "changed" },
    { path: patch, kind: "unnamed" },
  ]);
  rmSync(patch);
  mkdirSync(join(folder, "outputs"));
  const output = join(folder, "outputs", "3.txt");
  for (const [text, kind] of [
    ["out\n", "same"],
    ["oud\n", "changed"],
    ["out\nmore", "changed"],
  ] as const) {
    writeFileSync(output, text);
    assert.deepEqual(verifyRecordFiles(folder, digests).at(-1), { path: output, kind });
  }
  rmSync(output);
  rmSync(transcript);
  assert.deepEqual(verifyRecordFiles(folder, { ...digests, transcriptSha256: null }), [
    { path: patch, kind: "missing" },
  ]);
});
