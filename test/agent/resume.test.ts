import assert from "node:assert/strict";
import { test } from "node:test";
import { earlierConversation, resumeNote, resumeProblem } from "../../src/agent/resume.ts";
import type { Transcript, TranscriptMessage } from "../../src/record/transcript-reader.ts";

const at = "2026-11-30T00:00:00.000Z";

function transcript(
  messages: readonly Omit<TranscriptMessage, "type" | "turn" | "at">[],
  end: Transcript["end"] = null,
): Transcript {
  return {
    run: {
      type: "run",
      version: 1,
      run_id: "run-1",
      started_at: at,
      model: "m",
      provider: "anthropic",
      system: "s",
      tools: [],
      options: {},
    },
    messages: messages.map((message) => ({ type: "message", turn: 0, at, ...message })),
    end,
    cut: false,
  };
}

const text = (words: string): object => ({ type: "text", text: words });
const call = (id: string): object => ({ type: "tool_use", id, name: "bash", input: {} });
const result = (id: string): object => ({ type: "tool_result", tool_use_id: id, content: "out" });

test("a conversation that was cut off in a command gets a result that says so", () => {
  const earlier = earlierConversation(
    transcript([
      { role: "user", content: [text("Go.")] },
      { role: "assistant", content: [call("a"), call("b")] },
    ]),
  );
  assert.equal(earlier.openCalls, 2);
  assert.equal(resumeProblem(earlier), null);
  const [first, second] = earlier.messages.at(-1)!.content;
  assert.deepEqual(
    [first!["tool_use_id"], second!["tool_use_id"], first!["is_error"]],
    ["a", "b", true],
  );
  assert.match(String(first!["content"]), /The command may have run/);
  assert.match(resumeNote(earlier, "/job"), /was cut off\..*outcome of the last command/s);
});

test("messages of the user that follow each other become one, and responses keep what was recorded of them", () => {
  const usage = {
    input_tokens: 1,
    output_tokens: 2,
    cache_read_tokens: 3,
    cache_write_5m_tokens: 4,
    cache_write_1h_tokens: 5,
  };
  const recorded = {
    model: "m",
    stop_reason: "end_turn",
    usage,
    request_id: null,
    cost_usd: 0.5,
  };
  const end = { type: "end", state: "time_limit", reason: "r", turns: 1, messages: 3 } as const;
  const earlier = earlierConversation(
    transcript(
      [
        { role: "user", content: [text("Go.")] },
        { role: "user", content: [text("Hurry.")] },
        { role: "assistant", content: [text("Done.")], ...recorded },
      ],
      end,
    ),
  );
  assert.deepEqual(earlier, {
    runId: "run-1",
    state: "time_limit",
    messages: [
      { role: "user", content: [text("Go."), text("Hurry.")] },
      { role: "assistant", content: [text("Done.")], response: recorded },
    ],
    openCalls: 0,
  });
  assert.match(resumeNote(earlier, "/job"), /ended as time_limit\..* new bash session, in \/job:/s);
});

test("a response that was paused and what went on after it become one message", () => {
  const earlier = earlierConversation(
    transcript([
      { role: "user", content: [text("Go.")] },
      { role: "assistant", content: [text("I search.")] },
      { role: "assistant", content: [text("Found."), call("a")] },
      { role: "user", content: [result("a")] },
    ]),
  );
  assert.equal(resumeProblem(earlier), null);
  assert.deepEqual(earlier.messages, [
    { role: "user", content: [text("Go.")] },
    { role: "assistant", content: [text("I search."), text("Found."), call("a")] },
    { role: "user", content: [result("a")] },
  ]);
});

test("what the service would refuse is told with the message at fault", () => {
  const problems: readonly (readonly [Parameters<typeof transcript>[0], RegExp])[] = [
    [[{ role: "assistant", content: [text("Hi.")] }], /^does not begin with a message of the user/],
    [
      [
        { role: "user", content: [text("Go.")] },
        { role: "assistant", content: [call("a")] },
        { role: "user", content: [result("b")] },
      ],
      /^has calls and results that do not belong together, at message 3/,
    ],
    [[{ role: "user", content: ["Go."] }], /^has a message 1 that is none/],
  ];
  for (const [messages, problem] of problems)
    assert.match(String(resumeProblem(earlierConversation(transcript(messages)))), problem);
});
