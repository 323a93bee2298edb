import type { Json } from "../../src/json.ts";
import { eventsOf, serverSentEvent } from "../../src/model/scripted-reply.ts";
import type { Fault, Reply } from "../../src/model/scripted.ts";

const model = "claude-opus-5-5";
const usage = { input_tokens: 100, output_tokens: 1 };

/** The events of a reply's stream, to be changed before they are sent. Calls that have no id get `toolu_wire_1` and so on. */
export function events(reply: Reply): Json[] {
  let calls = 0;
  return [
    ...eventsOf(reply, {
      messageId: "msg_wire",
      model,
      inputUsage: usage,
      nextToolUseId: () => `toolu_wire_${(calls += 1)}`,
    }),
  ];
}

/** These events as a stream in good order. */
export function streamOf(all: readonly Json[]): Fault {
  return { fault: "raw", body: textOf(all) };
}

/** The events as they are on the wire. */
export function textOf(all: readonly Json[]): string {
  return all.map(serverSentEvent).join("");
}

/** The message of a `message_start`. */
export function messageOf(event: Json): Json {
  return event["message"] as Json;
}

/** The events of a reply with some replaced, left out (null) or added around (a list). */
export function changed(
  reply: Reply,
  change: (event: Json, index: number) => Json | readonly Json[] | null,
): Fault {
  return streamOf(
    events(reply).flatMap((event, index) => {
      const now = change(event, index);
      return now === null ? [] : isList(now) ? now : [now];
    }),
  );
}

/** The reply's stream with this put before the event at `index`. */
export function inserted(reply: Reply, index: number, ...added: readonly Json[]): Fault {
  return streamOf(events(reply).toSpliced(index, 0, ...added));
}

export interface CutOptions {
  /** Where the stream ends: after the first place at which this text stands. */
  readonly after: string;
  /** Bytes of the next character that are still sent. */
  readonly bytes?: number;
  readonly ending: "end" | "reset" | "open";
  /** `close`: the end of the connection is the end of the body, so that a cut looks like an end. `chunked` when absent. */
  readonly framing?: "chunked" | "close";
}

/** A stream that is cut at a byte of the socket. */
export function cut(reply: Reply, { after, bytes = 0, ending, framing }: CutOptions): Fault {
  const text = textOf(events(reply));
  const place = text.indexOf(after);
  if (place < 0) throw new Error(`the stream has no ${JSON.stringify(after)}`);
  const whole = Buffer.from(text);
  const kept = whole.subarray(0, Buffer.byteLength(text.slice(0, place + after.length)) + bytes);
  const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\n";
  const body = kept.toString("latin1");
  return wire(
    framing === "close"
      ? `${head}connection: close\r\n\r\n${body}`
      : `${head}transfer-encoding: chunked\r\n\r\n${whole.length.toString(16)}\r\n${body}`,
    ending,
  );
}

/** The reply's stream, cut after this share of its bytes. */
export function cutAt(reply: Reply, share: number, ending: "end" | "reset"): Fault {
  const whole = Buffer.from(textOf(events(reply)));
  // The last event is only there with the empty line after it.
  const kept = whole.subarray(0, Math.floor(share * (whole.length - 1)));
  const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n";
  return wire(head + kept.toString("latin1"), ending);
}

/** Bytes of the socket, a character each. */
export function wire(bytes: string, ending: "end" | "reset" | "open" = "end"): Fault {
  return { fault: "wire", bytes, ending };
}

/** A whole HTTP response with these headers and this body. */
export function answered(headers: readonly string[], body: string): Fault {
  const lines = ["HTTP/1.1 200 OK", ...headers, "connection: close"];
  return wire(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

function isList(value: Json | readonly Json[]): value is readonly Json[] {
  return Array.isArray(value);
}
