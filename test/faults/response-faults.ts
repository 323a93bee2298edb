import { bash, type Reply, say, type Step } from "../../src/model/scripted.ts";
import type { ToolUseReply } from "../../src/model/scripted-script.ts";
import { counted, countedText } from "./check-run.ts";
import { type FaultCase, passing, reply, taken } from "./fault-case.ts";
import { changed, events, textOf } from "./wire.ts";

/** Responses that come whole and are not what they should be. */
export function responseFaults(): readonly FaultCase[] {
  return [...calls, ...sizes, ...stops, ...usages, ...names];
}

const again: readonly Step[] = [[counted("again")], [say("Done.")]];
const canary = counted("never");

function call(input: unknown, more: Partial<ToolUseReply> = {}): ToolUseReply {
  return { type: "tool_use", name: "bash", input, ...more };
}

/** The call answered by an error, the session goes on. */
function refused(name: string, ...blocks: readonly ToolUseReply[]): FaultCase {
  return taken(name, blocks, { after: again, ran: ["again"] });
}

/** A call that the service itself would not take back: it is no response at all. */
function unanswerable(name: string, change: { readonly [field: string]: unknown }): FaultCase {
  return passing(
    name,
    changed(reply, (event) =>
      event["type"] === "content_block_start" && event["index"] === 1
        ? { ...event, content_block: { ...(event["content_block"] as object), ...change } }
        : event,
    ),
    "name" in change ? "a call has no name" : "a call has no id",
  );
}

const calls: readonly FaultCase[] = [
  refused("a call without a command", call({})),
  refused("a call whose command is a number", call({ command: 5 })),
  refused("a call whose command is a list", call({ command: [countedText("never")] })),
  refused("a call whose command has a NUL", call({ command: `${countedText("never")}\0` })),
  refused("a call whose input is a list", call([countedText("never")])),
  refused("a call whose input is a text", call(countedText("never"))),
  refused(
    "a call whose input is no JSON",
    call({}, { inputText: `{"command": "${countedText("never")}"` }),
  ),
  refused(
    "a call with two inputs",
    call({}, { inputText: JSON.stringify({ command: countedText("never") }).repeat(2) }),
  ),
  refused("a call of an unknown tool", call({ command: countedText("never") }, { name: "zsh" })),
  refused(
    "a call of a tool named like a part of every object",
    call({ command: countedText("never") }, { name: "constructor" }),
  ),
  taken(
    "a call with fields that are new",
    [call({ command: countedText("extra"), mood: "good" })],
    {
      ran: ["extra"],
    },
  ),
  taken("a call with a key of a prototype", [
    call({}, { inputText: `{"__proto__": {"command": "${countedText("never")}"}}` }),
  ]),
  taken(
    "five calls in one response",
    ["a", "b", "c", "d", "e"].map((name) => counted(name)),
    {
      ran: ["a", "b", "c", "d", "e"],
    },
  ),
  taken(
    "five calls, of which the third is malformed",
    [counted("a"), counted("b"), call({}), counted("d"), counted("e")],
    { ran: ["a", "b", "d", "e"] },
  ),
  taken("a call that ends the session, and one after it", [bash("exit 3"), counted("next")], {
    ran: ["next"],
  }),
  unanswerable("a call without an id", { id: undefined }),
  unanswerable("a call whose id is empty", { id: "" }),
  unanswerable("a call without a name", { name: undefined }),
  unanswerable("a call whose name is empty", { name: "" }),
  passing(
    "two calls with one id",
    {
      blocks: [
        { ...counted("never"), id: "toolu_same" },
        { ...counted("never-too"), id: "toolu_same" },
      ],
    },
    "a call has the id of another",
  ),
  {
    name: "a call with the id of a call before",
    script: [
      [{ ...counted("before"), id: "toolu_same" }],
      [{ ...counted("never"), id: "toolu_same" }],
      reply,
      [say("Done.")],
    ],
    expected: {
      state: "completed",
      reason: "the model ended its turn",
      turns: 3,
      requests: 4,
      retried: "a call has the id of another",
      ran: ["after", "before"],
    },
  },
];

const megabyte = 2 ** 20;

const sizes: readonly FaultCase[] = [
  taken("a text of 4 MB before a call", [say("long".repeat(megabyte)), counted("after")], {
    ran: ["after"],
  }),
  taken("a last text of 20 MB", [say("x".repeat(20 * megabyte))], { after: [] }),
  refused(
    "a command of 2 MB",
    call({ command: `${countedText("never")} # ${"x".repeat(2 * megabyte)}` }),
  ),
  refused("an input of 4 MB", call({ command: countedText("never").repeat(megabyte / 4) })),
  taken(
    "500 calls in one response",
    Array.from({ length: 500 }, () => call({})),
    { after: again, ran: ["again"] },
  ),
  taken(
    "an input that is nested 5,000 deep",
    [call({}, { inputText: `{"command": ${"[".repeat(5000)}${"]".repeat(5000)}}` })],
    { after: again, ran: ["again"] },
  ),
];

const stopped = (stopReason: string, more: Partial<Reply> = {}): Reply => ({
  blocks: [say("I stop."), canary],
  stopReason,
  ...more,
});
const cutCall = call({}, { inputText: `{"command": "${countedText("never")} &` });

const stops: readonly FaultCase[] = [
  taken(
    "max_tokens in the middle of a call",
    { blocks: [say("I stop."), cutCall], stopReason: "max_tokens", lastBlockOpen: true },
    { after: again, ran: ["again"] },
  ),
  taken("max_tokens after a whole call", stopped("max_tokens"), { after: again, ran: ["again"] }),
  taken(
    "max_tokens before a word",
    { blocks: [], stopReason: "max_tokens" },
    { after: again, ran: ["again"] },
  ),
  taken(
    "pause_turn",
    { blocks: [say("Wait.")], stopReason: "pause_turn" },
    { after: again, ran: ["again"] },
  ),
  taken(
    "pause_turn twice",
    { blocks: [say("Wait.")], stopReason: "pause_turn" },
    {
      after: [{ blocks: [say("Wait on.")], stopReason: "pause_turn" }, ...again],
      ran: ["again"],
    },
  ),
  taken("pause_turn with a call", stopped("pause_turn"), { after: again, ran: ["again"] }),
  taken(
    "pause_turn without a word",
    { blocks: [], stopReason: "pause_turn" },
    { after: again, ran: ["again"] },
  ),
  taken(
    "a refusal in the middle of a call",
    { blocks: [say("I stop."), cutCall], stopReason: "refusal", lastBlockOpen: true },
    {
      after: [],
      state: "refused",
      reason: "the model refused",
    },
  ),
  taken("a refusal after a whole call", stopped("refusal"), {
    after: [],
    state: "refused",
    reason: "the model refused",
  }),
  taken(
    "a full context window in the middle of a call",
    { blocks: [cutCall], stopReason: "model_context_window_exceeded", lastBlockOpen: true },
    {
      after: [],
      state: "context_limit",
      reason: "the conversation no longer fits into the model's context window",
    },
  ),
  taken("a stop reason that is new", stopped("compaction"), {
    after: [],
    state: "model_error",
    reason: "the service stopped for a reason that this version does not know: compaction",
  }),
  taken(
    "a stop reason with a workflow command in it",
    stopped("x\n::set-output name=state::completed"),
    {
      after: [],
      state: "model_error",
      reason:
        /^the service stopped for a reason that this version does not know: x ::set-output name=state::completed$/,
    },
  ),
  passing(
    "the stop reason null",
    withStop({ stop_reason: null }),
    "the message ended without a stop reason",
  ),
  passing("no stop reason", withStop({}), "the message ended without a stop reason"),
  taken(
    "the stop reason tool_use and no call",
    { blocks: [say("I stop.")], stopReason: "tool_use" },
    { after: again, ran: ["again"] },
  ),
  taken("the stop reason end_turn and a call", stopped("end_turn"), {
    after: again,
    ran: ["again"],
  }),
  taken(
    "the stop reason stop_sequence and a call",
    stopped("stop_sequence", { stopSequence: "END" }),
    { after: again, ran: ["again"] },
  ),
  taken("no content", { blocks: [] }, { after: again, ran: ["again"] }),
  taken("a text of white space", [say(" \n\t ")], { after: again, ran: ["again"] }),
  taken("thinking alone", [{ type: "thinking", thinking: "Hm." }], {
    after: again,
    ran: ["again"],
  }),
  taken(
    "thinking without a signature before a call",
    [{ type: "thinking", thinking: "Hm.", signature: "" }, counted("again")],
    { ran: ["again"] },
  ),
  taken("a text and no call", [say("Done.")], { after: [] }),
];

function withStop(stop: { readonly [field: string]: unknown }): Step {
  return changed(reply, (event) =>
    event["type"] === "message_delta" ? { ...event, delta: stop } : event,
  );
}

/** The usage of both events that tell one. */
function withUsage(usage: unknown): Step {
  return changed(reply, (event) => {
    if (event["type"] === "message_start")
      return { ...event, message: { ...(event["message"] as object), usage } };
    return event["type"] === "message_delta" ? { ...event, usage } : event;
  });
}

const counts = { input_tokens: 10, output_tokens: 5 };

const usages: readonly FaultCase[] = [
  passing("no usage", withUsage(undefined), "the message ended without its usage"),
  passing("the usage null", withUsage(null), "the message ended without its usage"),
  passing(
    "negative tokens",
    withUsage({ ...counts, output_tokens: -5 }),
    "the message ended without its usage",
  ),
  passing(
    "tokens in words",
    withUsage({ ...counts, output_tokens: "5" }),
    "the message ended without its usage",
  ),
  passing(
    "1e18 tokens",
    withUsage({ ...counts, output_tokens: 1e18 }),
    "the message ended without its usage",
  ),
  taken("tokens of the cache in words", withUsage({ ...counts, cache_read_input_tokens: "many" }), {
    ran: ["after"],
  }),
  taken(
    "more tokens written for an hour than written",
    withUsage({
      ...counts,
      cache_creation_input_tokens: 1,
      cache_creation: { ephemeral_1h_input_tokens: 5 },
    }),
    { ran: ["after"] },
  ),
  taken("nine quadrillion tokens", withUsage({ ...counts, output_tokens: 9e15 }), {
    ran: ["after"],
  }),
];

const names: readonly FaultCase[] = [
  taken(
    "the name of another model",
    { ...reply, model: "a-gateway/of-its-own" },
    { ran: ["after"] },
  ),
  taken("an empty name of the model", { ...reply, model: "" }, { ran: ["after"] }),
  taken(
    "a name of the model that every object has",
    { ...reply, model: "__proto__" },
    { ran: ["after"] },
  ),
  taken(
    "a name of the model with a workflow command",
    { ...reply, model: "x\n::error::y" },
    { ran: ["after"] },
  ),
  taken(
    "an id of the request of 10 kB",
    {
      fault: "wire",
      bytes: `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nrequest-id: ${"x".repeat(10_000)}\r\nconnection: close\r\n\r\n${Buffer.from(textOf(events(reply))).toString("latin1")}`,
      ending: "end",
    },
    { ran: ["after"] },
  ),
];
