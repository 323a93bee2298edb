import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { RunError } from "../../src/errors.ts";
import type { ConversationEvent } from "../../src/record/event.ts";
import { noSecrets, safe } from "../../src/record/redact.ts";
import { readTranscript } from "../../src/record/transcript-reader.ts";
import { createTranscriptRecorder } from "../../src/record/transcript.ts";
import { createFolder, runStarted, stampAt, usage } from "./record-fixture.ts";

const content = noSecrets.redactJson([{ type: "text", text: "fix it" }]);
const response = {
  model: safe`model-1`,
  stop_reason: safe`end_turn`,
  usage,
  request_id: safe`req_1`,
  cost_usd: null,
};
const events: readonly ConversationEvent[] = [
  {
    type: "conversation.started",
    run_id: "run-1",
    model: safe`model-1`,
    provider: "anthropic",
    system: safe`You fix things.`,
    tools: noSecrets.redactJson([{ type: "bash_20250124", name: "bash" }]),
    options: noSecrets.redactJson({ max_turns: 100 }),
    resumed_from: null,
  },
  { type: "message.added", turn: 0, role: "user", content, text: safe`fix it`, thinking: safe`` },
  {
    type: "message.added",
    turn: 1,
    role: "assistant",
    content,
    response,
    text: safe`fix it`,
    thinking: safe`hm`,
  },
  {
    type: "conversation.ended",
    state: "completed",
    reason: safe`the model ended its turn`,
    turns: 1,
  },
];

const lines = [
  {
    type: "run",
    version: 1,
    run_id: "run-1",
    started_at: "2026-11-30T00:00:00.000Z",
    model: "model-1",
    provider: "anthropic",
    system: "You fix things.",
    tools: [{ type: "bash_20250124", name: "bash" }],
    options: { max_turns: 100 },
  },
  {
    type: "message",
    turn: 0,
    at: "2026-11-30T00:00:00.010Z",
    role: "user",
    content: [{ type: "text", text: "fix it" }],
  },
  {
    type: "message",
    turn: 1,
    at: "2026-11-30T00:00:00.020Z",
    role: "assistant",
    content: [{ type: "text", text: "fix it" }],
    model: "model-1",
    stop_reason: "end_turn",
    usage,
    request_id: "req_1",
    cost_usd: null,
  },
  { type: "end", state: "completed", reason: "the model ended its turn", turns: 1, messages: 2 },
];

test("a conversation is written line by line as it happens, and read again", (context) => {
  const path = join(createFolder(context), "transcript.jsonl");
  const transcript = createTranscriptRecorder(path);
  for (const [index, event] of events.entries()) {
    transcript.record(runStarted, stampAt(index * 10));
    transcript.record(event, stampAt(index * 10));
    const written = lines
      .slice(0, index + 1)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join("");
    assert.equal(readFileSync(path, "utf8"), written);
    assert.equal(transcript.sha256, createHash("sha256").update(written).digest("hex"));
  }
  assert.equal(transcript.messages, 2);
  const [run, first, second, end] = lines;
  assert.deepEqual(readTranscript(path), { run, messages: [first, second], end, cut: false });
});

test("a transcript whose last line is cut is read up to it", (context) => {
  const path = join(createFolder(context), "transcript.jsonl");
  writeFileSync(
    path,
    lines
      .slice(0, 2)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
  appendFileSync(path, '{"type":"message","turn":1,"at":"2026');
  assert.deepEqual(readTranscript(path), {
    run: lines[0],
    messages: [lines[1]],
    end: null,
    cut: true,
  });
});

test("what is no transcript is refused with the line", (context) => {
  const path = join(createFolder(context), "transcript.jsonl");
  const [run, message, , end] = lines.map((line) => JSON.stringify(line));
  const rows: readonly (readonly [string, string])[] = [
    ["", `${path} does not begin with a run line`],
    [`${message}\n`, `${path} does not begin with a run line`],
    [`${run}\n${run}\n`, `${path}, line 2: only a message can stand here`],
    [`${run}\n${end}\n${message}\n`, `${path}, line 2: only a message can stand here`],
    [`${run}\nnonsense\n`, `${path}, line 2: not JSON`],
    [`${run}\n1\n`, `${path}, line 2: not a JSON object`],
    [
      `${run}\n{"type":"message"}\n`,
      `${path}, line 2: neither a run, a message nor an end line of version 1`,
    ],
    [
      `{"type":"run","version":2}\n`,
      `${path}, line 1: neither a run, a message nor an end line of version 1`,
    ],
  ];
  for (const [text, message] of rows) {
    writeFileSync(path, text);
    assert.throws(
      () => readTranscript(path),
      (error: unknown) =>
        error instanceof RunError && error.code === "input" && error.message === message,
      message,
    );
  }
});
