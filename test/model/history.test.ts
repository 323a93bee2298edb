import assert from "node:assert/strict";
import { test } from "node:test";
import { newHistory } from "../../src/model/history.ts";
import { redacted } from "./conversing.ts";

const settings = {
  model: "claude-opus-5-5",
  system: redacted("You work in a shell."),
  tools: [],
  maxOutputTokens: 1000,
  effort: null,
  answerSchema: null,
};
const frame = { maxTokens: 1000, lifetime: "5m" } as const;
const call = (id: string): { type: string; id: string; name: string; input: object } => ({
  type: "tool_use",
  id,
  name: "bash",
  input: {},
});
const result = (
  id: string,
): { id: string; text: ReturnType<typeof redacted>; isError: boolean } => ({
  id,
  text: redacted("out"),
  isError: false,
});

test("calls must all be answered, once, in order, before anything else is said", () => {
  const history = newHistory(settings);
  history.say(redacted("Go."));
  history.hear([call("a"), call("b")], false);
  const mistake = /each call of the last response needs one result, in order/;
  assert.throws(() => history.answer([]), mistake);
  assert.throws(() => history.answer([result("a")]), mistake);
  assert.throws(() => history.answer([result("b"), result("a")]), mistake);
  assert.throws(() => history.answer([result("a"), result("b"), result("b")]), mistake);
  assert.throws(() => history.say(redacted("Wait.")), /must be answered first/);
  history.answer([result("a"), result("b")]);
  assert.throws(() => history.answer([result("a"), result("b")]), mistake);
});

test("what is said after the results joins their message", () => {
  const history = newHistory(settings);
  history.say(redacted("Go."));
  history.hear([call("a")], false);
  history.answer([result("a")]);
  history.say(redacted("Hurry."));
  assert.deepEqual(history.request(frame).messages.at(-1), {
    role: "user",
    content: [
      { type: "tool_result", tool_use_id: "a", content: "out" },
      { type: "text", text: "Hurry." },
    ],
  });
});

test("there is no request without something to answer, but for a paused turn", () => {
  const history = newHistory(settings);
  assert.throws(() => history.request(frame), /nothing to answer/);
  history.say(redacted("Go."));
  history.hear([{ type: "text", text: "Done." }], false);
  assert.throws(() => history.request(frame), /nothing to answer/);
  history.say(redacted("Go on."));
  history.hear([{ type: "server_tool_use", id: "s", name: "web_search", input: {} }], true);
  assert.equal(history.request(frame).messages.length, 4);
});

test("blank text is a mistake of the caller", () => {
  assert.throws(() => newHistory(settings).say(redacted(" \n")), /visible character/);
  assert.throws(() => newHistory({ ...settings, system: redacted("") }), /visible character/);
});

test("what goes on after a pause joins the message that was paused", () => {
  const history = newHistory(settings);
  const text = (words: string): { type: string; text: string } => ({ type: "text", text: words });
  history.say(redacted("Go."));
  history.hear([text("I search.")], true);
  history.hear([text("Found.")], true);
  history.hear([call("a")], false);
  history.answer([result("a")]);
  const { messages } = history.request(frame);
  assert.deepEqual(
    messages.map(({ role }) => role),
    ["user", "assistant", "user"],
  );
  assert.deepEqual(messages[1]?.content, [text("I search."), text("Found."), call("a")]);
});
