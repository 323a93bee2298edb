import assert from "node:assert/strict";
import { test } from "node:test";
import { anthropicClient } from "../../src/model/anthropic.ts";
import { bash, type Reply, say, think } from "../../src/model/scripted.ts";
import { signatureOf } from "../../src/model/scripted-reply.ts";
import { apiKey, conversing, redacted, turnOf } from "./conversing.ts";

/** The messages of the last request that the server saw. */
function lastMessages(requests: readonly { readonly body: unknown }[]): readonly unknown[] {
  return (
    (requests.at(-1)?.body as { readonly messages: readonly unknown[] } | undefined)?.messages ?? []
  );
}

test("a turn gives text, thinking, calls, usage and cost of the response", async () => {
  const usage = {
    input_tokens: 100,
    output_tokens: 200,
    cache_read_input_tokens: 3000,
    cache_creation_input_tokens: 400,
    cache_creation: { ephemeral_5m_input_tokens: 300, ephemeral_1h_input_tokens: 100 },
  };
  await using setup = await conversing([
    { blocks: [think("I should look."), say("Looking — ä€😀."), bash("ls -l")], usage },
  ]);
  assert.deepEqual(setup.conversation.say(redacted("What is here?")), [
    { type: "text", text: "What is here?" },
  ]);
  assert.deepEqual(await setup.next(), {
    kind: "turn",
    text: "Looking — ä€😀.",
    thinking: "I should look.",
    calls: [{ id: "toolu_scripted_1", name: "bash", input: { command: "ls -l" } }],
    stop: "tool_use",
    stopDetail: "",
    content: [
      { type: "thinking", thinking: "I should look.", signature: signatureOf("I should look.") },
      { type: "text", text: "Looking — ä€😀." },
      { type: "tool_use", id: "toolu_scripted_1", name: "bash", input: { command: "ls -l" } },
    ],
    model: "claude-opus-5-5",
    maxOutputTokens: 32_000,
    requestId: "req_scripted_0",
    usage: {
      input_tokens: 100,
      output_tokens: 200,
      cache_read_tokens: 3000,
      cache_write_5m_tokens: 300,
      cache_write_1h_tokens: 100,
    },
    // (100 * 4 + 200 * 20 + 3000 * 0.2 + 300 * 5 + 100 * 8) / 1,000,000
    costUsd: 0.0073,
  });
});

test("the request is the documented one and nothing else", async () => {
  await using setup = await conversing([[say("Hello.")]]);
  setup.conversation.say(redacted("Hello?"));
  await setup.next();
  const [request] = setup.server.requests;
  assert.deepEqual(request?.body, {
    model: "claude-opus-5-5",
    max_tokens: 32_000,
    stream: true,
    cache_control: { type: "ephemeral" },
    thinking: { type: "adaptive", display: "summarized" },
    tools: [{ type: "bash_20250124", name: "bash" }],
    system: [{ type: "text", text: "You work in a shell.", cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: [{ type: "text", text: "Hello?" }] }],
  });
  assert.equal(request?.headers["authorization"], `Bearer ${apiKey}`);
});

test("a model without adaptive thinking is asked without thinking", async () => {
  await using setup = await conversing([[say("Hello.")]], { model: "claude-haiku-4-5-20251001" });
  setup.conversation.say(redacted("Hello?"));
  turnOf(await setup.next());
  assert.equal(setup.server.requests.length, 1);
  assert.equal(setup.server.requests[0]?.text.includes("adaptive"), false);
});

test("several calls are answered by one message with the results in order and the note last", async () => {
  await using setup = await conversing([
    [bash("true"), bash("false"), bash({ restart: true })],
    [say("Done.")],
  ]);
  setup.conversation.say(redacted("Try."));
  const { calls } = turnOf(await setup.next());
  assert.deepEqual(
    calls.map(({ input }) => input),
    [{ command: "true" }, { command: "false" }, { restart: true }],
  );
  const sent = setup.conversation.answer(
    [
      { id: "toolu_scripted_1", text: redacted("(no output)"), isError: false },
      { id: "toolu_scripted_2", text: redacted("[exit status 1]"), isError: true },
      { id: "toolu_scripted_3", text: redacted("restarted"), isError: false },
    ],
    redacted("Two turns are left."),
  );
  assert.equal(turnOf(await setup.next()).text, "Done.");
  assert.deepEqual(sent, [
    { type: "tool_result", tool_use_id: "toolu_scripted_1", content: "(no output)" },
    {
      type: "tool_result",
      tool_use_id: "toolu_scripted_2",
      content: "[exit status 1]",
      is_error: true,
    },
    { type: "tool_result", tool_use_id: "toolu_scripted_3", content: "restarted" },
    { type: "text", text: "Two turns are left." },
  ]);
  assert.deepEqual(lastMessages(setup.server.requests).at(-1), { role: "user", content: sent });
});

test("thinking goes back exactly as it came", async () => {
  await using setup = await conversing([
    [
      think("First this."),
      { type: "redacted_thinking", data: "opaque==" },
      think("Then that."),
      bash("ls"),
    ],
    [say("Done.")],
  ]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next());
  assert.equal(turn.thinking, "First this.\n\nThen that.");
  setup.conversation.answer([{ id: "toolu_scripted_1", text: redacted("file"), isError: false }]);
  turnOf(await setup.next());
  assert.deepEqual(lastMessages(setup.server.requests)[1], {
    role: "assistant",
    content: [
      { type: "thinking", thinking: "First this.", signature: signatureOf("First this.") },
      { type: "redacted_thinking", data: "opaque==" },
      { type: "thinking", thinking: "Then that.", signature: signatureOf("Then that.") },
      { type: "tool_use", id: "toolu_scripted_1", name: "bash", input: { command: "ls" } },
    ],
  });
});

const cutCall = { ...bash("rm -r build"), inputText: '{"command": "rm -r ' };

test("a call that max_tokens cut off is no call, and the next request is valid", async () => {
  await using setup = await conversing([
    { blocks: [think("Clean up."), bash("ls"), cutCall], stopReason: "max_tokens" },
    [say("I go on.")],
  ]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next());
  assert.deepEqual(
    [turn.stop, turn.calls],
    ["max_tokens", [{ id: "toolu_scripted_1", name: "bash", input: { command: "ls" } }]],
  );
  assert.deepEqual(turn.content.at(-1), {
    type: "text",
    text: "[A call of bash was cut off here (max_tokens) and was not run.]",
  });
  setup.conversation.answer(
    [{ id: "toolu_scripted_1", text: redacted("not run"), isError: true }],
    redacted("Be shorter."),
  );
  assert.equal(turnOf(await setup.next()).text, "I go on.");
});

const cutReplies: { readonly [what: string]: Reply } = {
  "only of a cut call": { blocks: [cutCall], stopReason: "max_tokens" },
  "of a call without any input": {
    blocks: [{ ...bash("ls"), inputText: "" }],
    stopReason: "max_tokens",
  },
  "of a call whose block did not end": {
    blocks: [bash("ls")],
    stopReason: "refusal",
    lastBlockOpen: true,
  },
  "only of thinking": { blocks: [think("Still thinking.")], stopReason: "max_tokens" },
  "of thinking without its signature": {
    blocks: [{ type: "thinking", thinking: "Half a", signature: "" }],
    stopReason: "max_tokens",
  },
  "of a blank text": { blocks: [say("\n\n")], stopReason: "end_turn" },
  "of nothing": { blocks: [], stopReason: "end_turn" },
};

for (const [what, reply] of Object.entries(cutReplies)) {
  test(`after a response ${what} there are no calls and the next request is valid`, async () => {
    await using setup = await conversing([reply, [say("I go on.")]]);
    setup.conversation.say(redacted("Go."));
    const turn = turnOf(await setup.next());
    assert.deepEqual(turn.calls, []);
    setup.conversation.say(redacted("Go on."));
    assert.equal(turnOf(await setup.next()).text, "I go on.");
  });
}

test("a call whose input is no JSON is a call without input, and the model sees what it wrote", async () => {
  await using setup = await conversing([
    [{ ...bash(""), inputText: '{"command": ls}' }],
    [say("Sorry.")],
  ]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next());
  assert.deepEqual(turn.calls, [{ id: "toolu_scripted_1", name: "bash", input: undefined }]);
  setup.conversation.answer([
    { id: "toolu_scripted_1", text: redacted("expected a command"), isError: true },
  ]);
  assert.equal(turnOf(await setup.next()).text, "Sorry.");
  assert.deepEqual(turn.content, [
    {
      type: "tool_use",
      id: "toolu_scripted_1",
      name: "bash",
      input: { INVALID_JSON: '{"command": ls}' },
    },
  ]);
});

test("a refusal says why", async () => {
  await using setup = await conversing([
    {
      blocks: [say("I")],
      stopReason: "refusal",
      stopDetails: { type: "refusal", category: "cyber", explanation: "This could do harm." },
      lastBlockOpen: true,
    },
  ]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next());
  assert.deepEqual(
    { stop: turn.stop, stopDetail: turn.stopDetail, text: turn.text, calls: turn.calls },
    { stop: "refusal", stopDetail: "cyber: This could do harm.", text: "I", calls: [] },
  );
});

test("a stop reason that is newer than this program is told by its name", async () => {
  await using setup = await conversing([{ blocks: [say("Hm.")], stopReason: "compaction" }]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next());
  assert.deepEqual([turn.stop, turn.stopDetail], ["unknown", "compaction"]);
});

test("a model without a price costs null", async () => {
  await using setup = await conversing([[say("Hello.")]], { model: "a-model-of-a-gateway" });
  setup.conversation.say(redacted("Hello?"));
  assert.equal(turnOf(await setup.next()).costUsd, null);
});

test("what is said twice before a request becomes one message", async () => {
  await using setup = await conversing([[say("Hello.")]]);
  setup.conversation.say(redacted("One."));
  setup.conversation.say(redacted("Two."));
  turnOf(await setup.next());
  assert.deepEqual(lastMessages(setup.server.requests), [
    {
      role: "user",
      content: [
        { type: "text", text: "One." },
        { type: "text", text: "Two." },
      ],
    },
  ]);
});

test("neither the environment's host nor its key nor its headers are used", async () => {
  const foreign = {
    ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
    ANTHROPIC_API_KEY: "another-key",
    ANTHROPIC_AUTH_TOKEN: "another-token",
    ANTHROPIC_CUSTOM_HEADERS: "Authorization: Bearer another-key\nX-Foreign: yes",
    ANTHROPIC_PROFILE: "missing",
    ANTHROPIC_LOG: "debug",
  };
  const before = { ...process.env };
  Object.assign(process.env, foreign);
  try {
    await using setup = await conversing([[say("Hello.")]]);
    setup.conversation.say(redacted("Hello?"));
    assert.equal(turnOf(await setup.next()).text, "Hello.");
    const headers = setup.server.requests[0]?.headers ?? {};
    assert.deepEqual(
      [headers["authorization"], headers["x-foreign"], headers["x-api-key"]],
      [`Bearer ${apiKey}`, undefined, undefined],
    );
    assert.equal(process.env["ANTHROPIC_CUSTOM_HEADERS"], foreign.ANTHROPIC_CUSTOM_HEADERS);
  } finally {
    for (const name of Object.keys(foreign)) delete process.env[name];
    Object.assign(process.env, before);
  }
});

test("a key or an address that cannot be one is an input error that does not show the key", () => {
  const input = (message: string): object => ({ name: "RunError", code: "input", message });
  assert.throws(
    () => anthropicClient({ apiKey: "key\nX-Other: 1", prices: {} }),
    input("anthropic-api-key is empty or holds white space or other characters that no key has"),
  );
  assert.throws(
    () => anthropicClient({ apiKey, baseUrl: "api.example.com", prices: {} }),
    input("base-url is not an http or https URL"),
  );
});

test("turns share connections, also when the end of a stream comes after the end of the message", async () => {
  await using setup = await conversing((_, index) => ({
    blocks: [index < 9 ? bash("ls") : say("Done.")],
    lingerMs: 5,
  }));
  setup.conversation.say(redacted("Go."));
  for (
    let turn = turnOf(await setup.next());
    turn.stop === "tool_use";
    turn = turnOf(await setup.next())
  ) {
    setup.conversation.answer(
      turn.calls.map(({ id }) => ({ id, text: redacted("file"), isError: false })),
    );
  }
  // A request that comes before the one before has let go of its connection opens a second one.
  const connections = new Set(setup.server.requests.map(({ clientPort }) => clientPort));
  assert.equal(setup.server.requests.length, 10);
  assert.ok(connections.size <= 2, `${connections.size} connections`);
});

test("a stream that stays open after the end of the message does not hold the turn back", async () => {
  await using setup = await conversing([{ blocks: [say("Hello.")], lingerMs: 1e9 }]);
  setup.conversation.say(redacted("Hello?"));
  assert.equal(turnOf(await setup.next()).text, "Hello.");
});
