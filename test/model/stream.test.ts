import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { responseBuilder, type StreamState } from "../../src/model/stream.ts";

type Event = { readonly [key: string]: unknown };

/** The state after all events. */
function after(events: readonly unknown[]): StreamState {
  const builder = responseBuilder();
  let state: StreamState = { kind: "open" };
  for (const event of events) state = builder.add(event);
  return state;
}

function problemAfter(events: readonly unknown[]): string {
  const state = after(events);
  return state.kind === "broken" ? state.problem : `not broken but ${state.kind}`;
}

const start: Event = {
  type: "message_start",
  message: {
    model: "m",
    usage: {
      input_tokens: 10,
      output_tokens: 1,
      cache_read_input_tokens: 7,
      cache_creation_input_tokens: 5,
    },
  },
};
const end: readonly Event[] = [
  {
    type: "message_delta",
    delta: { stop_reason: "end_turn", stop_sequence: null },
    usage: { output_tokens: 9 },
  },
  { type: "message_stop" },
];

function startBlock(index: number, content_block: Event): Event {
  return { type: "content_block_start", index, content_block };
}

function delta(index: number, type: string, fields: Event): Event {
  return { type: "content_block_delta", index, delta: { type, ...fields } };
}

function stopBlock(index: number): Event {
  return { type: "content_block_stop", index };
}

const text = (index: number): readonly Event[] => [
  startBlock(index, { type: "text", text: "" }),
  delta(index, "text_delta", { text: "Hello" }),
  stopBlock(index),
];

test("blocks come out as received, fields that this program does not know included", () => {
  const state = after([
    start,
    { type: "ping" },
    startBlock(0, { type: "thinking", thinking: "", signature: "" }),
    delta(0, "thinking_delta", { thinking: "Let me " }),
    delta(0, "thinking_delta", { thinking: "see." }),
    delta(0, "signature_delta", { signature: "abc=" }),
    stopBlock(0),
    startBlock(1, { type: "redacted_thinking", data: "opaque" }),
    stopBlock(1),
    startBlock(2, { type: "text", text: "So", citations: null, new_field: 1 }),
    delta(2, "text_delta", { text: " far" }),
    delta(2, "citations_delta", { citation: { cited_text: "x" } }),
    stopBlock(2),
    startBlock(3, {
      type: "tool_use",
      id: "toolu_1",
      name: "bash",
      input: {},
      caller: { type: "direct" },
    }),
    delta(3, "input_json_delta", { partial_json: "" }),
    delta(3, "input_json_delta", { partial_json: '{"comm' }),
    delta(3, "input_json_delta", { partial_json: 'and": "ls"}' }),
    stopBlock(3),
    { type: "event_of_the_future", index: 99 },
    {
      type: "message_delta",
      delta: { stop_reason: "tool_use", stop_details: null },
      usage: { output_tokens: 50 },
    },
    { type: "message_stop" },
  ]);
  assert.deepEqual(state, {
    kind: "whole",
    response: {
      model: "m",
      blocks: [
        {
          block: { type: "thinking", thinking: "Let me see.", signature: "abc=" },
          inputText: null,
          ended: true,
          incomplete: false,
        },
        {
          block: { type: "redacted_thinking", data: "opaque" },
          inputText: null,
          ended: true,
          incomplete: false,
        },
        {
          block: { type: "text", text: "So far", citations: [{ cited_text: "x" }], new_field: 1 },
          inputText: null,
          ended: true,
          incomplete: false,
        },
        {
          block: {
            type: "tool_use",
            id: "toolu_1",
            name: "bash",
            input: {},
            caller: { type: "direct" },
          },
          inputText: '{"command": "ls"}',
          ended: true,
          incomplete: false,
        },
      ],
      stopReason: "tool_use",
      stopSequence: null,
      stopDetails: null,
      usage: {
        input_tokens: 10,
        output_tokens: 50,
        cache_read_tokens: 7,
        cache_write_5m_tokens: 5,
        cache_write_1h_tokens: 0,
      },
    },
  });
});

test("an unknown kind of delta makes its block incomplete, an unknown kind of block alone does not", () => {
  const state = after([
    start,
    startBlock(0, { type: "block_of_the_future", data: 1 }),
    stopBlock(0),
    startBlock(1, { type: "block_of_the_future", data: 1 }),
    delta(1, "delta_of_the_future", { data: 2 }),
    stopBlock(1),
    ...end,
  ]);
  assert.deepEqual(
    state.kind === "whole" ? state.response.blocks.map(({ incomplete }) => incomplete) : state,
    [false, true],
  );
});

test("later counts of usage replace earlier ones, and what is not said again stays", () => {
  const usage = {
    cache_creation_input_tokens: 8,
    cache_read_input_tokens: null,
    cache_creation: { ephemeral_1h_input_tokens: 3 },
  };
  const state = after([
    start,
    { type: "message_delta", delta: { stop_reason: null }, usage: { output_tokens: 4 } },
    {
      type: "message_delta",
      delta: { stop_reason: "end_turn" },
      usage: { ...usage, input_tokens: 12, output_tokens: 6 },
    },
    { type: "message_stop" },
  ]);
  assert.deepEqual(state.kind === "whole" ? state.response.usage : state, {
    input_tokens: 12,
    output_tokens: 6,
    cache_read_tokens: 7,
    cache_write_5m_tokens: 5,
    cache_write_1h_tokens: 3,
  });
});

test("an error event is an error, whatever came before", () => {
  const error = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
  assert.deepEqual(after([start, ...text(0), error]), {
    kind: "error",
    type: "overloaded_error",
    message: "Overloaded",
  });
  assert.deepEqual(after([{ type: "error" }]), {
    kind: "error",
    type: "api_error",
    message: "no message",
  });
});

test("a block may stay open only where the response was cut off", () => {
  const openEnd = (stop_reason: string): readonly Event[] => [
    start,
    startBlock(0, { type: "text", text: "" }),
    { type: "message_delta", delta: { stop_reason }, usage: { output_tokens: 1 } },
    { type: "message_stop" },
  ];
  for (const reason of ["max_tokens", "refusal", "model_context_window_exceeded"]) {
    const state = after(openEnd(reason));
    assert.deepEqual(
      state.kind === "whole" ? state.response.blocks.map(({ ended }) => ended) : state,
      [false],
    );
  }
  for (const reason of ["end_turn", "tool_use"])
    assert.equal(problemAfter(openEnd(reason)), "the message ended within a content block");
});

const disorder: { readonly [problem: string]: readonly unknown[] } = {
  "an event is not a JSON object": [start, undefined],
  "an event has no type": [start, {}],
  "message_start came twice": [start, start],
  "message_start names no model": [{ type: "message_start", message: {} }],
  "a content block began outside of the message": [...text(0)],
  "a content block began before the one before it ended": [
    start,
    startBlock(0, { type: "text", text: "" }),
    ...text(1),
  ],
  "a content block is out of order": [start, ...text(1)],
  "a content block has no type": [start, startBlock(0, {})],
  "a delta belongs to no open content block": [
    start,
    ...text(0),
    delta(0, "text_delta", { text: "x" }),
  ],
  "a text_delta has no text": [
    start,
    startBlock(0, { type: "text", text: "" }),
    delta(0, "text_delta", {}),
  ],
  "a delta is not an object": [
    start,
    startBlock(0, { type: "text", text: "" }),
    { type: "content_block_delta", index: 0 },
  ],
  "content_block_stop belongs to no open content block": [start, ...text(0), stopBlock(0)],
  "message_delta came before message_start": [...end],
  "message_delta has no delta": [start, { type: "message_delta" }],
  "message_stop came before message_start": [{ type: "message_stop" }],
  "the message ended without a stop reason": [start, ...text(0), { type: "message_stop" }],
  "the message ended without its usage": [
    { type: "message_start", message: { model: "m" } },
    ...end,
  ],
};

for (const [problem, events] of Object.entries(disorder)) {
  test(`a stream is broken when ${problem}`, () => assert.equal(problemAfter(events), problem));
}

test("a block that begins after the end of the message breaks the stream", () => {
  assert.equal(
    problemAfter([start, ...end.slice(0, 1), ...text(0)]),
    "a content block began outside of the message",
  );
});

test("after the end nothing more is taken", () => {
  assert.equal(after([start, ...text(0), ...end, start, undefined]).kind, "whole");
});

/** A text cut into pieces, of which some may be empty. */
const pieces = fc.array(fc.string({ unit: "binary" }), { maxLength: 6 });

const blocks = fc.array(
  fc.oneof(
    pieces.map((parts) => ({ type: "text", parts })),
    pieces.map((parts) => ({ type: "thinking", parts })),
    fc
      .tuple(fc.jsonValue(), fc.array(fc.nat(), { maxLength: 5 }))
      .map(([value, cuts]) => ({ type: "tool_use", parts: cutAt(JSON.stringify(value), cuts) })),
  ),
  { maxLength: 6 },
);

function cutAt(whole: string, cuts: readonly number[]): readonly string[] {
  const places = cuts.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b);
  return [0, ...places].map((from, index) => whole.slice(from, places[index] ?? whole.length));
}

function eventsOf(
  given: readonly { readonly type: string; readonly parts: readonly string[] }[],
): readonly Event[] {
  const field: { readonly [type: string]: string } = {
    text: "text",
    thinking: "thinking",
    tool_use: "partial_json",
  };
  const kind: { readonly [type: string]: string } = {
    text: "text_delta",
    thinking: "thinking_delta",
    tool_use: "input_json_delta",
  };
  const middle = given.flatMap(({ type, parts }, index) => [
    startBlock(
      index,
      type === "tool_use"
        ? { type, id: `t${index}`, name: "bash", input: {} }
        : { type, [type]: "" },
    ),
    ...parts.map((part) => delta(index, kind[type] ?? "", { [field[type] ?? ""]: part })),
    stopBlock(index),
  ]);
  return [start, ...middle, ...end];
}

test("whatever the pieces, each block is the sum of its pieces", () => {
  fc.assert(
    fc.property(blocks, (given) => {
      const state = after(eventsOf(given));
      assert.deepEqual(
        state.kind === "whole"
          ? state.response.blocks.map(({ block, inputText }) => inputText ?? block[block.type])
          : state,
        given.map(({ parts }) => parts.join("")),
      );
    }),
  );
});

test("no part of a stream but the whole is a response, and none is broken before its end", () => {
  fc.assert(
    fc.property(blocks, (given) => {
      const events = eventsOf(given);
      for (let length = 1; length < events.length; length += 1)
        assert.equal(after(events.slice(0, length)).kind, "open");
    }),
  );
});

test("a stream that lost one event of its frame is never taken for whole", () => {
  fc.assert(
    fc.property(blocks, fc.nat(), (given, place) => {
      const events = eventsOf(given);
      const lost = place % events.length;
      if (events[lost]?.["type"] !== "content_block_delta")
        assert.notEqual(after(events.toSpliced(lost, 1)).kind, "whole");
    }),
  );
});

const called = (index: number, head: Event): readonly Event[] => [
  startBlock(index, { type: "tool_use", id: "a", name: "bash", input: {}, ...head }),
  delta(index, "input_json_delta", { partial_json: "{}" }),
  stopBlock(index),
];

test("a call that could not be answered breaks the response", () => {
  const noId = "a call has no id";
  const noName = "a call has no name";
  for (const id of [undefined, null, "", 7])
    assert.equal(problemAfter([start, ...called(0, { id })]), noId);
  for (const name of [undefined, null, "", ["bash"]])
    assert.equal(problemAfter([start, ...called(0, { name })]), noName);
  const twice = [start, ...called(0, {}), ...called(1, {})];
  assert.equal(problemAfter(twice), "a call has the id of another");
  const builder = responseBuilder(new Set(["a"]));
  const states = [start, ...called(0, {})].map((event) => builder.add(event).kind);
  assert.deepEqual(states, ["open", "broken", "broken", "broken"]);
});

test("a block that is nested too deeply to be sent back breaks the response", () => {
  const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  const block = (levels: number): Event => startBlock(0, { type: "new", value: nested(levels) });
  assert.equal(problemAfter([start, block(99)]), "not broken but open");
  assert.equal(problemAfter([start, block(100)]), "a content block is nested too deeply");
  assert.equal(problemAfter([start, block(100_000)]), "a content block is nested too deeply");
});
