import type { Fault } from "../../src/model/scripted.ts";
import { type FaultCase, lasting, passing, reply, taken } from "./fault-case.ts";
import { changed, cut, events, inserted, messageOf, streamOf, textOf } from "./wire.ts";

/** What goes wrong in a stream that has begun. */
export function streamFaults(): readonly FaultCase[] {
  return [...cuts, ...errorEvents, ...malformedEvents, ...disorders, ...news, ...endless];
}

const all = events(reply);
const delta = all.findIndex(({ type }) => type === "content_block_delta");
const firstStop = all.findIndex(({ type }) => type === "content_block_stop");
const messageDelta = all.length - 2;

const cuts: readonly FaultCase[] = [
  passing(
    "a stream cut inside the name of an event",
    cut(reply, { after: "event: content_bl", ending: "end" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream cut inside the JSON of an event",
    cut(reply, { after: '"text_del', ending: "end" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream cut inside a character",
    cut(reply, { after: '"text":"r', bytes: 1, ending: "end" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream cut between two events",
    cut(reply, { after: "\n\n", ending: "reset" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream reset inside the input of a call",
    cut(reply, { after: "ho run ", ending: "reset" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream cut at the end of a call",
    cut(reply, { after: '"content_block_stop","index":1}\n\n', ending: "end" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream cut between message_delta and message_stop",
    cut(reply, { after: '"stop_reason":"tool_use"', ending: "end" }),
    "the connection to the service failed",
  ),
  passing(
    "a stream that seems to end inside the name of an event",
    cut(reply, { after: "event: content_bl", ending: "end", framing: "close" }),
    "the stream ended before the message did",
  ),
  passing(
    "a stream that seems to end inside a character",
    cut(reply, { after: '"text":"r', bytes: 1, ending: "end", framing: "close" }),
    "the stream ended before the message did",
  ),
  passing(
    "a stream that seems to end before message_stop",
    cut(reply, { after: "event: message_stop\n", ending: "end", framing: "close" }),
    "the stream ended before the message did",
  ),
  taken(
    "a reset after message_stop",
    cut(reply, { after: '"type":"message_stop"}\n\n', ending: "reset" }),
    { ran: ["after"] },
  ),
  taken(
    "the end of the connection after message_stop",
    cut(reply, { after: '"type":"message_stop"}\n\n', ending: "end" }),
    { ran: ["after"] },
  ),
  taken(
    "a stream that stays open after message_stop",
    cut(reply, { after: '"type":"message_stop"}\n\n', ending: "open" }),
    { ran: ["after"] },
  ),
  passing(
    "a last event without the empty line after it",
    cut(reply, { after: '"type":"message_stop"}', ending: "end", framing: "close" }),
    "the stream ended before the message did",
  ),
];

const errorEvents: readonly FaultCase[] = [
  ...["overloaded_error", "api_error", "an_error_that_is_new"].map((type) =>
    passing(
      `an error event of the type ${type}`,
      errorEvent({ type, message: "So it is." }),
      `reported ${type} while it answered: So it is.`,
    ),
  ),
  passing(
    "an error event without an error",
    inserted(reply, delta + 1, { type: "error" }),
    "reported api_error while it answered: no message",
  ),
  passing(
    "an error event after the call",
    {
      fault: "error_event",
      afterEvents: messageDelta,
      reply,
      error: { type: "overloaded_error", message: "Overloaded" },
    },
    "reported overloaded_error while it answered: Overloaded",
  ),
  lasting(
    "an error event of the type invalid_request_error",
    errorEvent({ type: "invalid_request_error", message: "No." }),
    {
      reason:
        /^the service reported invalid_request_error while it answered: No\.; the request is not what the service accepts/,
    },
  ),
  lasting(
    "an error event of the type authentication_error",
    errorEvent({ type: "authentication_error", message: "No." }),
    {
      reason:
        /^the service reported authentication_error while it answered: No\.; check anthropic-api-key$/,
    },
  ),
  lasting(
    "an error event that says that the prompt is too long",
    errorEvent({ type: "invalid_request_error", message: "prompt is too long" }),
    {
      state: "context_limit",
      reason: /^the service reported invalid_request_error while it answered: prompt is too long/,
    },
  ),
];

const malformedEvents: readonly FaultCase[] = [
  passing(
    "an event whose JSON is cut",
    {
      fault: "malformed_event",
      afterEvents: delta + 1,
      reply,
    },
    "an event is not a JSON object",
  ),
  ...["null", "[]"].map((data) => withData(data, "an event is not a JSON object")),
  withData("{}", "an event has no type"),
  passing(
    "a delta without a text",
    changed(reply, (event, index) =>
      index === delta ? { ...event, delta: { type: "text_delta" } } : event,
    ),
    "a text_delta has no text",
  ),
  passing(
    "a delta that is null",
    changed(reply, (event, index) => (index === delta ? { ...event, delta: null } : event)),
    "a delta is not an object",
  ),
  passing(
    "a block without a type",
    changed(reply, (event) =>
      event["type"] === "content_block_start" ? { ...event, content_block: {} } : event,
    ),
    "a content block has no type",
  ),
  taken(
    "events with carriage returns, comments and fields that are new",
    {
      fault: "raw",
      body: `: hello\r\n\r\nretry: 5\r\n\r\n${textOf(all).replaceAll("\n", "\r\n")}`,
    },
    { ran: ["after"] },
  ),
];

const disorders: readonly FaultCase[] = [
  passing(
    "a delta before the message began",
    streamOf([all[delta]!, ...all]),
    "a delta belongs to no open content block",
  ),
  passing(
    "no message_start",
    streamOf(all.slice(1)),
    "a content block began outside of the message",
  ),
  passing("two message_start", inserted(reply, 2, all[0]!), "message_start came twice"),
  passing(
    "a delta of a block that has ended",
    inserted(reply, firstStop + 1, all[delta]!),
    "a delta belongs to no open content block",
  ),
  passing(
    "the end of a block that is not open",
    inserted(reply, firstStop + 1, all[firstStop]!),
    "content_block_stop belongs to no open content block",
  ),
  passing(
    "a block that never ends",
    changed(reply, (event) => (event["type"] === "content_block_stop" ? null : event)),
    "a content block began before the one before it ended",
  ),
  passing(
    "a block inside a block",
    inserted(reply, delta, {
      type: "content_block_start",
      index: 1,
      content_block: { type: "text", text: "" },
    }),
    "a content block began before the one before it ended",
  ),
  ...[7, -1].map((wrong) =>
    passing(
      `a block of the index ${JSON.stringify(wrong)}`,
      changed(reply, (event) => (event["index"] === 1 ? { ...event, index: wrong } : event)),
      "a content block is out of order",
    ),
  ),
  passing(
    "message_stop without message_delta",
    changed(reply, (event) => (event["type"] === "message_delta" ? null : event)),
    "the message ended without a stop reason",
  ),
  passing("no message_stop", streamOf(all.slice(0, -1)), "the stream ended before the message did"),
  passing(
    "message_delta before message_start",
    streamOf([all[messageDelta]!, ...all]),
    "message_delta came before message_start",
  ),
  passing(
    "a block after message_delta",
    inserted(reply, all.length - 1, {
      type: "content_block_start",
      index: 2,
      content_block: { type: "text", text: "" },
    }),
    "a content block began outside of the message",
  ),
  taken("more events after message_stop", streamOf([...all, ...all]), { ran: ["after"] }),
];

/** Kinds of things that this version does not know. */
const news: readonly FaultCase[] = [
  taken(
    "an event of a type that is new",
    inserted(reply, delta, { type: "content_block_hint", index: 0 }),
    { ran: ["after"] },
  ),
  taken(
    "a delta of a type that is new in a text",
    inserted(reply, delta + 1, { ...all[delta], delta: { type: "emphasis_delta", strength: 3 } }),
    { ran: ["after"] },
  ),
  taken(
    "message_start with fields that are new",
    changed(reply, (event, index) =>
      index === 0
        ? { type: "message_start", message: { ...messageOf(event), mood: "good" }, more: [1] }
        : event,
    ),
    { ran: ["after"] },
  ),
  taken(
    "a block of a type that is new, at the end of the task",
    streamOf([
      ...events({ blocks: [{ type: "text", text: "Done." }] }).slice(0, -2),
      { type: "content_block_start", index: 1, content_block: { type: "picture", seen: true } },
      { type: "content_block_stop", index: 1 },
      ...events({ blocks: [] }).slice(-2),
    ]),
    { after: [] },
  ),
];

/** More than is taken, and more than what the connection itself can hold. */
const limitBytes = 2 ** 28;

function tooLong(name: string, head: string, text: string): FaultCase {
  const contentType = "text/event-stream";
  return passing(
    name,
    { fault: "endless", status: 200, contentType, head, text, limitBytes },
    "the response has more than 64 MiB",
  );
}

const endless: readonly FaultCase[] = [
  tooLong(
    "a text without an end",
    textOf(all.slice(0, delta + 1)),
    textOf([{ ...all[delta], delta: { type: "text_delta", text: "x".repeat(2 ** 16) } }]),
  ),
  tooLong("a line without an end", "data: ", "x".repeat(2 ** 16)),
  passing(
    "status 500 and a body without an end",
    {
      fault: "endless",
      status: 500,
      contentType: "application/json",
      head: '{"type": "',
      text: "x".repeat(2 ** 16),
      limitBytes,
    },
    "status 500: the response has more than 64 MiB",
  ),
];

/** The stream of the reply with an event in it that has this data. */
function withData(data: string, problem: string): FaultCase {
  const event = `event: content_block_delta\ndata: ${data}\n\n`;
  const body = textOf(all.slice(0, delta)) + event + textOf(all.slice(delta));
  return passing(`an event whose data is ${data}`, { fault: "raw", body }, problem);
}

function errorEvent(error: { readonly type: string; readonly message: string }): Fault {
  return { fault: "error_event", afterEvents: delta + 1, reply, error };
}
