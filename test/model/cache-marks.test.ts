import assert from "node:assert/strict";
import { test } from "node:test";
import { withMarkedEnd } from "../../src/model/cache-marks.ts";
import { newHistory, type RequestBody } from "../../src/model/history.ts";
import type { WireBlock } from "../../src/model/model.ts";
import { redacted } from "./conversing.ts";

const mark = { type: "ephemeral" };

/** A conversation that was paused in the middle of a response which ends with these blocks. */
function pausedWith(content: readonly WireBlock[]): RequestBody {
  const history = newHistory({
    model: "claude-opus-5-5",
    system: redacted("You work in a shell."),
    tools: [{ type: "bash_20250124", name: "bash" }],
    maxOutputTokens: 1024,
    effort: null,
    answerSchema: null,
  });
  history.say(redacted("Go."));
  history.request({ maxTokens: 1024, lifetime: "5m" });
  history.hear(content, true);
  return history.request({ maxTokens: 1024, lifetime: "5m" });
}

function contentsOf(body: object): readonly unknown[] {
  const { messages } = body as RequestBody;
  return messages.map(({ content }) => content);
}

test("the mark stands on the last block that can carry one, and nothing else changes", () => {
  const text = { type: "text", text: "First." };
  const thinking = { type: "thinking", thinking: "Hm.", signature: "s" };
  const body = pausedWith([text, thinking]);
  const marked = withMarkedEnd(body);
  const go = { type: "text", text: "Go." };
  assert.deepEqual(contentsOf(marked), [[go], [{ ...text, cache_control: mark }, thinking]]);
  const { cache_control: _mark, messages: _messages, ...frame } = body;
  const { messages: _marked, ...others } = marked;
  assert.deepEqual(others, frame);
  assert.deepEqual(contentsOf(body), [[go], [text, thinking]]);
});

test("where no block of the last message can carry a mark, it stands in the one before", () => {
  const thinking = { type: "thinking", thinking: "Hm.", signature: "s" };
  assert.deepEqual(contentsOf(withMarkedEnd(pausedWith([thinking]))), [
    [{ type: "text", text: "Go.", cache_control: mark }],
    [thinking],
  ]);
});
