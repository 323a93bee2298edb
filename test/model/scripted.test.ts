import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bash,
  type Script,
  type ScriptedServer,
  type ScriptedServerOptions,
  say,
  startScriptedServer,
  think,
} from "../../src/model/scripted.ts";
import { signatureOf, tokensOf } from "../../src/model/scripted-reply.ts";

const headers = {
  authorization: "Bearer key",
  "anthropic-version": "2026-10-21",
  "content-type": "application/json",
};

/** A request that the server takes. */
const valid = {
  model: "claude-opus-5-5",
  max_tokens: 1000,
  messages: [{ role: "user", content: "Hello?" }] as unknown,
};

function started(
  script: Script,
  options: Partial<ScriptedServerOptions> = {},
): Promise<ScriptedServer> {
  return startScriptedServer({ script, ...options });
}

async function post(
  server: ScriptedServer,
  body: unknown,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${server.url}/v1/messages`, {
    method: "POST",
    headers,
    body: text,
    ...init,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a request without streaming is answered by one message", async () => {
  await using server = await started([[think("Hm."), say("Hello."), bash("ls")]]);
  assert.deepEqual(await post(server, valid), {
    status: 200,
    body: {
      id: "msg_scripted_0",
      type: "message",
      role: "assistant",
      model: "claude-opus-5-5",
      content: [
        { type: "thinking", thinking: "Hm.", signature: signatureOf("Hm.") },
        { type: "text", text: "Hello." },
        { type: "tool_use", id: "toolu_scripted_1", name: "bash", input: { command: "ls" } },
      ],
      stop_reason: "tool_use",
      stop_sequence: null,
      stop_details: null,
      usage: {
        input_tokens: 8, // {"type":"text","text":"Hello?"} is 31 bytes, and a token is 4
        cache_read_input_tokens: 0,
        cache_creation_input_tokens: 0,
        cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
        output_tokens: 32, // blocks of 36, 31 and 57 bytes
      },
    },
  });
});

test("a stream has several pieces of each text and of each input, and all of them together are the whole", async () => {
  await using server = await started([[say("Hello, world."), bash("echo 'a \"quoted\" word'")]]);
  const response = await fetch(`${server.url}/v1/messages`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...valid, stream: true }),
  });
  assert.equal(response.headers.get("request-id"), "req_scripted_0");
  const events = (await response.text())
    .split("\n\n")
    .filter((event) => event !== "")
    .map(
      (event) =>
        JSON.parse(event.slice(event.indexOf("data: ") + 6)) as {
          type: string;
          index?: number;
          delta?: Record<string, string>;
        },
    );
  assert.deepEqual(
    [events[0]?.type, events[1]?.type, events.at(-2)?.type, events.at(-1)?.type],
    ["message_start", "ping", "message_delta", "message_stop"],
  );
  const deltas = (index: number): readonly (string | undefined)[] =>
    events
      .filter((event) => event.type === "content_block_delta" && event.index === index)
      .map(({ delta }) => delta?.["text"] ?? delta?.["partial_json"]);
  assert.ok(deltas(0).length > 1 && deltas(1).length > 1);
  assert.equal(deltas(0).join(""), "Hello, world.");
  assert.deepEqual(JSON.parse(deltas(1).join("")), { command: "echo 'a \"quoted\" word'" });
});

const call = { type: "tool_use", id: "toolu_1", name: "bash", input: {} };
const result = { type: "tool_result", tool_use_id: "toolu_1", content: "out" };
const user = (...content: readonly unknown[]): unknown => ({ role: "user", content });
const assistant = (...content: readonly unknown[]): unknown => ({ role: "assistant", content });
const hello = { type: "text", text: "Hello?" };
const mark = { type: "ephemeral" };

const refused: { readonly [what: string]: { readonly body: object; readonly problem: RegExp } } = {
  "no model": { body: { model: "" }, problem: /^model: / },
  "no max_tokens": { body: { max_tokens: 0 }, problem: /^max_tokens: / },
  "an unknown field": { body: { betas: [] }, problem: /^betas: Extra inputs are not permitted/ },
  "no messages": { body: { messages: [] }, problem: /at least one message/ },
  "an assistant who begins": {
    body: { messages: [assistant(hello)] },
    problem: /first message must use the "user" role/,
  },
  "roles that do not alternate": {
    body: { messages: [user(hello), user(hello)] },
    problem: /roles must alternate/,
  },
  "an assistant who ends": {
    body: { messages: [user(hello), assistant(hello)] },
    problem: /does not support assistant message prefill/,
  },
  "empty content": { body: { messages: [user()] }, problem: /non-empty content/ },
  "an empty text": {
    body: { messages: [user({ type: "text", text: "" })] },
    problem: /text content blocks must be non-empty/,
  },
  "a blank text": {
    body: { messages: [user({ type: "text", text: "\n" })] },
    problem: /non-whitespace/,
  },
  "an unknown kind of block": {
    body: { messages: [user({ type: "note" })] },
    problem: /Input tag 'note'/,
  },
  "an unknown field of a block": {
    body: { messages: [user({ ...hello, id: 1 })] },
    problem: /^messages\.0\.content\.0\.text\.id: Extra/,
  },
  "a call without a result": {
    body: { messages: [user(hello), assistant(call), user(hello)] },
    problem: /without `tool_result` blocks immediately after: toolu_1/,
  },
  "two results for a call": {
    body: { messages: [user(hello), assistant(call), user(result, result)] },
    problem: /single result/,
  },
  "a result without a call": {
    body: { messages: [user(hello), assistant(hello), user(result)] },
    problem: /unexpected `tool_use_id`/,
  },
  "a result after a text": {
    body: { messages: [user(hello), assistant(call), user(hello, result)] },
    problem: /must come first/,
  },
  "two calls with one id": {
    body: { messages: [user(hello), assistant(call, call), user(result)] },
    problem: /ids must be unique/,
  },
  "a call whose input is no object": {
    body: { messages: [user(hello), assistant({ ...call, input: "ls" }), user(result)] },
    problem: /valid dictionary/,
  },
  "changed thinking": {
    body: {
      messages: [
        user(hello),
        assistant({ type: "thinking", thinking: "No.", signature: signatureOf("Yes.") }, hello),
        user(hello),
      ],
    },
    problem: /Invalid `signature`/,
  },
  "a response that ends in thinking": {
    body: {
      messages: [
        user(hello),
        assistant({ type: "thinking", thinking: "Yes.", signature: signatureOf("Yes.") }),
        user(hello),
      ],
    },
    problem: /final block in an assistant message cannot be `thinking`/,
  },
  "a marked thinking": {
    body: {
      messages: [
        user(hello),
        assistant({ type: "redacted_thinking", data: "x", cache_control: mark }, hello),
        user(hello),
      ],
    },
    problem: /cache_control: Extra inputs/,
  },
  "an unknown tool": {
    body: { tools: [{ type: "bash_20990101", name: "bash" }] },
    problem: /Input tag 'bash_20990101'/,
  },
  "a tool under a wrong name": {
    body: { tools: [{ type: "bash_20250124", name: "shell" }] },
    problem: /Input should be 'bash'/,
  },
  "an empty system prompt": {
    body: { system: [{ type: "text", text: "" }] },
    problem: /non-empty/,
  },
  "five marks": {
    body: {
      cache_control: mark,
      messages: [user(...Array.from({ length: 4 }, () => ({ ...hello, cache_control: mark })))],
    },
    problem: /maximum of 4 blocks with cache_control may be provided. Found 5/,
  },
  "a longer mark after a shorter": {
    body: {
      system: [{ ...hello, cache_control: mark }],
      messages: [user({ ...hello, cache_control: { ...mark, ttl: "1h" } })],
    },
    problem: /ttl='1h'/,
  },
  "adaptive thinking of a model without it": {
    body: { model: "claude-haiku-4-5-20251001", thinking: { type: "adaptive" } },
    problem: /not supported for this model/,
  },
};

for (const [what, { body, problem }] of Object.entries(refused)) {
  test(`a request with ${what} is refused and takes no step of the script`, async () => {
    await using server = await started([[say("Hello.")]]);
    const answer = await post(server, { ...valid, ...body });
    const error = answer.body["error"] as { type: string; message: string };
    assert.deepEqual([answer.status, error.type], [400, "invalid_request_error"]);
    assert.match(error.message, problem);
    assert.equal((await post(server, valid)).status, 200);
  });
}

test("text that is no JSON, a wrong path, a wrong key and an unknown model have their own errors", async () => {
  await using server = await started([], { apiKey: "key", models: ["claude-haiku-5-5"] });
  const wrong = await fetch(`${server.url}/v1/complete`, { method: "POST", headers, body: "{}" });
  assert.equal(wrong.status, 404);
  const errors = [
    await post(server, "{"),
    await post(server, valid, { headers: {} }),
    await post(server, valid, { headers: { ...headers, authorization: "Bearer other" } }),
    await post(server, valid, { headers: { "x-api-key": "key" } }),
    await post(server, valid),
    await post(server, { ...valid, model: "claude-haiku-5-5" }),
  ].map(({ status, body }) => `${status} ${(body["error"] as { message: string }).message}`);
  assert.deepEqual(errors, [
    "400 The request body is not valid JSON",
    "401 x-api-key header is required",
    "401 invalid x-api-key",
    "400 anthropic-version: header is required",
    "404 model: claude-opus-5-5",
    "400 the script has no step for request 1",
  ]);
});

test("requests are kept with their times, counts and status", async () => {
  await using server = await started([{ blocks: [say("Hello.")], delayMs: 30 }]);
  await post(server, valid);
  const {
    arrivedAtMs,
    endedAtMs,
    heldMs,
    headers: _,
    clientPort: __,
    ...rest
  } = server.requests[0] ?? assert.fail("no request");
  assert.deepEqual(rest, {
    index: 0,
    method: "POST",
    path: "/v1/messages",
    text: JSON.stringify(valid),
    body: valid,
    status: 200,
    usage: {
      input_tokens: 8,
      cache_read_input_tokens: 0,
      cache_creation_input_tokens: 0,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
    },
  });
  assert.equal(heldMs, (endedAtMs ?? 0) - arrivedAtMs);
  assert.ok((heldMs ?? 0) >= 29);
});

/** A text that counts so many tokens as a block. */
function textOf(tokens: number): { type: string; text: string } {
  const frame = JSON.stringify({ type: "text", text: "" }).length;
  return { type: "text", text: "x".repeat(tokens * 4 - frame) };
}

async function counted(server: ScriptedServer, body: object): Promise<readonly unknown[]> {
  const answer = await post(server, { ...valid, ...body });
  const usage = answer.body["usage"] as Record<string, unknown>;
  return [
    usage["input_tokens"],
    usage["cache_read_input_tokens"],
    usage["cache_creation_input_tokens"],
  ];
}

const anything: Script = () => [say("Hello.")];

test("what is marked is written once and then read, if it is long enough", async () => {
  await using server = await started(anything);
  const marked = (tokens: number): object => ({
    messages: [user({ ...textOf(tokens), cache_control: mark }, textOf(20))],
  });
  assert.equal(tokensOf(textOf(512)), 512);
  assert.deepEqual(
    [
      await counted(server, marked(511)),
      await counted(server, marked(511)),
      await counted(server, marked(512)),
      await counted(server, marked(512)),
    ],
    [
      [531, 0, 0],
      [531, 0, 0],
      [20, 0, 512],
      [20, 512, 0],
    ],
  );
});

test("a look-back sees the entry 19 blocks before its mark, and not the one 20 before", async () => {
  await using server = await started(anything);
  const blocks = (count: number): object => ({
    cache_control: mark,
    messages: [user(...Array.from({ length: count }, () => textOf(600)))],
  });
  assert.deepEqual(await counted(server, blocks(1)), [0, 0, 600]);
  assert.deepEqual(await counted(server, blocks(20)), [0, 600, 19 * 600]);
  assert.deepEqual(await counted(server, blocks(40)), [0, 0, 40 * 600]);
});

test("a change anywhere in the prefix, or of the model, misses the cache", async () => {
  await using server = await started(anything);
  const asked = (first: number, model: string): object => ({
    model,
    cache_control: mark,
    messages: [user(textOf(first), textOf(600))],
  });
  assert.deepEqual(await counted(server, asked(600, "claude-opus-5-5")), [0, 0, 1200]);
  assert.deepEqual(await counted(server, asked(601, "claude-opus-5-5")), [0, 0, 1201]);
  assert.deepEqual(await counted(server, asked(600, "claude-sonnet-5-5")), [0, 0, 1200]);
  assert.deepEqual(await counted(server, asked(600, "claude-opus-5-5")), [0, 1200, 0]);
});

test("an entry lives five minutes or an hour after it was last used", async () => {
  let now = 0;
  await using server = await started(anything, { now: () => now });
  const body = {
    cache_control: mark,
    system: [{ ...textOf(600), cache_control: { ...mark, ttl: "1h" } }],
    messages: [user(textOf(700))],
  };
  const minute = 60_000;
  const at = async (minutes: number): Promise<readonly unknown[]> => {
    now = minutes * minute;
    return counted(server, body);
  };
  assert.deepEqual(await at(0), [0, 0, 1300]);
  assert.deepEqual(await at(4), [0, 1300, 0]);
  assert.deepEqual(await at(8), [0, 1300, 0]);
  assert.deepEqual(await at(13), [0, 600, 700]);
  assert.deepEqual(await at(73), [0, 0, 1300]);
});
