import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as fc from "fast-check";
import { runMarkdown } from "../../../src/record/report/markdown.ts";
import { reportPage } from "../../../src/record/report/page.ts";
import { readRun } from "../../../src/record/report/run-reader.ts";
import { createFolder } from "../record-fixture.ts";
import { type RecordedRun, recordRun } from "./recorded-run.ts";

const shortRun: RecordedRun = {
  prompt: "Do it.",
  turns: [
    {
      text: "I try.",
      retriesMs: [1000],
      commands: [
        {
          command: "make",
          output: "head ... tail",
          whole: "\u001b[31mall of it\u001b[0m\n",
          exitCode: 2,
          tookMs: 500,
        },
      ],
    },
    { text: "It cannot be done.", thinking: "Why?", costUsd: null },
  ],
  result: { result: "It cannot be done." },
};

test("a record gives the whole of a run", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), shortRun);

  const { audit, files, ...run } = readRun(directory);

  const excerpt = (head: string): object => ({ head, omitted: 0, tail: "" });
  const tokens = { input: 120, cacheWrite: 700, cacheRead: 9000, output: 240 };
  assert.deepEqual(run, {
    directory,
    runId: "run-1",
    end: { kind: "ended", state: "completed", reason: "the model ended its turn" },
    startedAt: "2026-11-30T00:00:00.000Z",
    durationMs: 6620,
    facts: [
      { name: "model", value: "claude-opus-5-5" },
      { name: "provider", value: "anthropic" },
      { name: "sandbox", value: "userns" },
      { name: "network", value: "none" },
      { name: "repository", value: "owner/name" },
      { name: "attempt", value: "1" },
      { name: "version", value: "0.1.0" },
    ],
    prompt: excerpt("Do it."),
    answer: excerpt("It cannot be done."),
    turns: [
      {
        turn: 1,
        text: excerpt("I try."),
        thinking: null,
        steps: [
          {
            kind: "command",
            n: 1,
            startMs: 4080,
            durationMs: 500,
            command: excerpt("make"),
            cwd: "/workspace",
            end: "exit 2",
            tone: "bad",
            outputBytes: 19,
            output: excerpt("\u001b[31mall of it\u001b[0m\n"),
            isRaw: true,
            wholePath: "outputs/1.txt",
            remarks: [],
          },
        ],
      },
      { turn: 2, text: excerpt("It cannot be done."), thinking: excerpt("Why?"), steps: [] },
    ],
    usage: {
      total: { input: 240, cacheWrite: 1400, cacheRead: 18_000, output: 480, costUsd: null },
      turns: [
        { turn: 1, ...tokens, costUsd: 0.01 },
        { turn: 2, ...tokens, costUsd: null },
      ],
      models: [
        {
          model: "claude-opus-5-5",
          responses: 2,
          input: 240,
          cacheWrite: 1400,
          cacheRead: 18_000,
          output: 480,
          costUsd: null,
        },
      ],
    },
    timeline: {
      totalMs: 6620,
      spans: [
        {
          lane: "model",
          startMs: 180,
          endMs: 1080,
          label: "turn 1: a request that failed: 529 overloaded",
          tone: "bad",
          n: null,
        },
        {
          lane: "waiting",
          startMs: 1080,
          endMs: 2080,
          label: "turn 1: waiting 1.0 s before repetition 1",
          tone: "neutral",
          n: null,
        },
        {
          lane: "model",
          startMs: 2080,
          endMs: 4080,
          label: "turn 1: model, 2.0 s",
          tone: "neutral",
          n: null,
        },
        {
          lane: "commands",
          startMs: 4080,
          endMs: 4580,
          label: "1 $ make: exit 2, 0.5 s",
          tone: "bad",
          n: 1,
        },
        {
          lane: "model",
          startMs: 4580,
          endMs: 6580,
          label: "turn 2: model, 2.0 s",
          tone: "neutral",
          n: null,
        },
      ],
      marks: [],
    },
    verification: [],
    change: { kind: "patch", files: [], unreadBytes: 0, omitted: [], ignored: [], commits: 0 },
    network: null,
    problems: [],
  });
  assert.deepEqual(
    files.map(({ path }) => path),
    ["transcript.jsonl", "audit.jsonl", "changes.patch", "result.json", "outputs/1.txt"],
  );
  assert.deepEqual(
    { ...audit, head: audit!.head!.length },
    { head: 64, lines: 8, brokenLine: null, isFinished: true },
  );
});

test("a run that was killed is told as far as its record goes", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), {
    ...shortRun,
    state: null,
    turns: [{ text: "I try.", commands: [{ command: "sleep 600" }] }],
  });
  writeFileSync(join(directory, "audit.jsonl"), '{"seq":4,"at":', { flag: "a" });

  const run = readRun(directory);

  assert.deepEqual(run.end, {
    kind: "cut_off",
    state: "cut off",
    reason:
      "The record has no end: the process was killed, or the run is still going; its last line is command.requested after 2.2 s",
  });
  assert.deepEqual(run.problems, ["There is no result.json."]);
  const [command] = run.turns[0]!.steps;
  assert.deepEqual([command!.end, command!.tone], ["outcome unknown", "bad"]);
  assert.match(reportPage([{ run, base: "" }]), /<h1>.*cut off<\/h1>/);
});

test("what the caller knows of the end goes before what the record says", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), shortRun);

  const { end } = readRun(directory, { state: "internal_error", reason: "the disk is full" });

  assert.deepEqual(end, { kind: "ended", state: "internal_error", reason: "the disk is full" });
});

test("a log that was changed is told as such", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), shortRun);
  const path = join(directory, "audit.jsonl");
  writeFileSync(path, readFileSync(path, "utf8").replace('"command":"make"', '"command":"true"'));

  const run = readRun(directory);

  assert.equal(run.audit!.brokenLine, 6);
  assert.match(runMarkdown(run), /line 6 does not follow from the one before: the log was changed/);
});

test("events that this version does not know are marks in the timeline, and known ones without a time of their own say what they are", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), {
    turns: [{ text: "Yes." }],
    strange: [
      { type: "moon.rose", phase: "full" },
      { type: "model.switched", turn: 2, from: "a", to: "b", reason: "it is gone" },
      {
        type: "context.cleared",
        turn: 2,
        prompt_tokens: 9,
        cleared_results: 3,
        dropped_messages: 0,
      },
      { type: "session.restarted", reason: "it was lost", sandbox: "userns" },
    ],
  });

  assert.deepEqual(readRun(directory).timeline.marks, [
    { ms: 2880, label: "moon.rose", tone: "neutral" },
    { ms: 3580, label: "the model was changed from a to b: it is gone", tone: "neutral" },
    {
      ms: 4280,
      label:
        "the prompt was made smaller: 3 results and 0 messages are no longer shown to the model",
      tone: "neutral",
    },
    { ms: 4980, label: "new session: it was lost", tone: "bad" },
  ]);
});

test("verifications stand with their end, and what was heard of a response that broke off is counted", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), {
    turns: [{ text: "Yes." }],
    strange: [
      { type: "verification.started", attempt: 0, command: "npm test" },
      {
        type: "verification.finished",
        attempt: 0,
        outcome: "timed_out",
        exit_code: null,
        duration_ms: 650,
        output_head: "not ok",
        truncated: false,
      },
      {
        type: "model.unfinished",
        turn: 2,
        model: "claude-opus-5-5",
        usage: { input_tokens: 10, output_tokens: 20 },
        cost_usd: 0.5,
      },
      { type: "verification.started", attempt: 1, command: "npm test" },
    ],
  });

  const { verification, usage } = readRun(directory);

  assert.deepEqual(verification, [
    {
      attempt: 0,
      command: "npm test",
      end: "timed out",
      tone: "bad",
      durationMs: 650,
      output: { head: "not ok", omitted: 0, tail: "" },
      isRaw: false,
      wholePath: null,
    },
    {
      attempt: 1,
      command: "npm test",
      end: "outcome unknown",
      tone: "bad",
      durationMs: null,
      output: null,
      isRaw: false,
      wholePath: null,
    },
  ]);
  assert.deepEqual(usage.total, {
    input: 130,
    cacheWrite: 700,
    cacheRead: 9000,
    output: 260,
    costUsd: 0.51,
  });
});

test("what a run took up from an earlier one is not told as its own", (context) => {
  const directory = recordRun(join(createFolder(context), "record"), { turns: [{ text: "New." }] });
  const path = join(directory, "transcript.jsonl");
  const [head = "", ...rest] = readFileSync(path, "utf8").split("\n");
  const earlier = [
    {
      type: "message",
      turn: 0,
      role: "user",
      resumed: true,
      content: [{ type: "text", text: "Old task" }],
    },
    {
      type: "message",
      turn: 1,
      role: "assistant",
      resumed: true,
      content: [{ type: "text", text: "Old" }],
    },
  ].map((line) => JSON.stringify(line));
  const resumed = head.replace(/\}$/, ',"resumed_from":{"run_id":"run-0"}}');
  writeFileSync(path, [resumed, ...earlier, ...rest].join("\n"));

  const run = readRun(directory);

  assert.equal(run.prompt!.head, "Fix it.");
  assert.deepEqual(
    run.turns.map(({ text }) => text!.head),
    ["New."],
  );
  assert.ok(run.facts.some(({ name, value }) => name === "continues run" && value === "run-0"));
});

test("links and FIFOs in a record directory are not read", { timeout: 20_000 }, (context) => {
  const folder = createFolder(context);
  const directory = recordRun(join(folder, "record"), shortRun);
  writeFileSync(join(folder, "outside"), "do not show me");
  for (const name of ["outputs/1.txt", "changes.patch", "result.json"]) {
    rmSync(join(directory, name));
    if (name === "result.json") execFileSync("bash", ["-c", 'mkfifo "$0"', join(directory, name)]);
    else symlinkSync(join(folder, "outside"), join(directory, name));
  }

  const run = readRun(directory);

  assert.doesNotMatch(JSON.stringify(run), /do not show me/);
  assert.equal(run.change.kind, "none");
});

test("a folder that is no record is refused, and its path is named", (context) => {
  const folder = createFolder(context);
  mkdirSync(join(folder, "empty"));

  for (const path of [join(folder, "empty"), join(folder, "missing")])
    assert.throws(() => readRun(path), {
      name: "RunError",
      code: "input",
      message: `${path} is not the record of a run: it has no audit.jsonl and no transcript.jsonl`,
    });
});

test("no line of a log, whatever its fields hold, breaks the report", (context) => {
  const directory = join(createFolder(context), "record");
  recordRun(directory, shortRun);
  const types = [
    "run.started",
    "model.responded",
    "model.retried",
    "model.unfinished",
    "model.switched",
    "context.cleared",
    "command.requested",
    "command.finished",
    "file.viewed",
    "file.edited",
    "session.started",
    "session.restarted",
    "network.requested",
    "verification.started",
    "verification.finished",
    "run.finished",
    "run",
    "message",
    "end",
    "unknown.type",
  ];
  const fields = [
    "at",
    "mono_ms",
    "n",
    "turn",
    "attempt",
    "usage",
    "cost_usd",
    "command",
    "content",
    "role",
    "exit_code",
    "outcome",
    "duration_ms",
    "delay_ms",
    "reason",
    "state",
    "sandbox",
    "tool_use_id",
    "truncated",
    "output_head",
    "path",
    "host",
    "verdict",
    "run_attempt",
    "model",
    "resumed_from",
  ];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(1e21, -1, 2 ** 53, "assistant", "user"),
  );
  const line = fc
    .record({
      type: fc.constantFrom(...types),
      rest: fc.dictionary(fc.constantFrom(...fields), value),
    })
    .map(({ type, rest }) => JSON.stringify({ type, ...rest }));
  const lines = fc.array(fc.oneof({ weight: 9, arbitrary: line }, fc.string()), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, value, (audit, transcript, result) => {
      writeFileSync(join(directory, "audit.jsonl"), `${audit.join("\n")}\n`);
      writeFileSync(join(directory, "transcript.jsonl"), `${transcript.join("\n")}\n`);
      writeFileSync(join(directory, "result.json"), JSON.stringify(result));
      const run = readRun(directory);
      assert.match(reportPage([{ run, base: "" }]), /<\/html>\n$/);
      assert.match(runMarkdown(run), /^### Bash Agent: /);
    }),
    { numRuns: 150 },
  );
});
