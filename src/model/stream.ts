import { isObject, type Json } from "../json.ts";
import type { Usage } from "../record/event.ts";
import type { WireBlock } from "./model.ts";
import { deepestJson, isNestedDeeper } from "./nesting.ts";
import { mergedUsage, noUsage, type UsageReport } from "./usage.ts";

/** Builds one response from the events of its stream, by the rules of the page "Streaming Messages". */
export interface ResponseBuilder {
  /** Takes the next event, parsed from its JSON. After anything but `open` it takes no more. */
  add(event: unknown): StreamState;
  /** What is known of the response so far; null before its beginning. */
  soFar(): PartialResponse | null;
}

/** What was heard of a response. */
export interface PartialResponse {
  readonly model: string;
  /** As the service has said it, but for the output: at least a token for four bytes that were heard. */
  readonly usage: Usage;
}

export type StreamState =
  | { readonly kind: "open" }
  | { readonly kind: "whole"; readonly response: ReceivedResponse }
  /** The service reports an error in the stream. */
  | { readonly kind: "error"; readonly type: string; readonly message: string }
  /** What came is not the stream of a response. */
  | { readonly kind: "broken"; readonly problem: string };

/** A response all of which was received, down to `message_stop`. */
export interface ReceivedResponse {
  readonly model: string;
  readonly blocks: readonly ReceivedBlock[];
  /** As on the wire. */
  readonly stopReason: string;
  readonly stopSequence: string | null;
  readonly stopDetails: unknown;
  readonly usage: Usage;
}

export interface ReceivedBlock {
  /** As received, its deltas put together. For a call, `input` is as it began: the text of the input is in `inputText`. */
  readonly block: WireBlock;
  /** All JSON that was streamed for the input of a call; null for a block without any. */
  readonly inputText: string | null;
  /** False when the response ended in the middle of the block. */
  readonly ended: boolean;
  /** A delta came that this program does not know, so what the block holds may not be all. */
  readonly incomplete: boolean;
}

/** Stop reasons after which a last block may be unfinished. */
export const cutReasons: readonly string[] = [
  "max_tokens",
  "refusal",
  "model_context_window_exceeded",
];

/**
 * The builder is strict about the order of events, and ignores kinds of events it does not know, as the page "Versions" asks for. A call
 * that could not be answered is no part of a response: one without a name, without an id, or with an id that is not its own.
 * `usedIds` are those of the calls before.
 */
export function responseBuilder(usedIds: ReadonlySet<string> = new Set()): ResponseBuilder {
  const parts: Parts = {
    model: null,
    blocks: [],
    callIds: new Set(usedIds),
    stop: null,
    usage: noUsage,
  };
  let state: StreamState = { kind: "open" };
  return {
    add(event) {
      if (state.kind !== "open") return state;
      state = isObject(event) ? next(parts, event) : broken("an event is not a JSON object");
      return state;
    },
    soFar: () => partialOf(parts),
  };
}

function partialOf({ model, blocks, usage }: Parts): PartialResponse | null {
  if (model === null) return null;
  const heard = blocks.flatMap(({ added }) => [...added.values()].flat());
  const bytes = heard.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const output_tokens = Math.max(usage.output_tokens ?? 0, Math.ceil(bytes / 4));
  return { model, usage: wholeUsage({ ...usage, output_tokens }) };
}

/** Counts that the service has not said are 0. */
function wholeUsage(report: UsageReport): Usage {
  const { cache_read_tokens, cache_write_tokens, cache_write_1h_tokens } = report;
  return {
    input_tokens: report.input_tokens ?? 0,
    output_tokens: report.output_tokens ?? 0,
    cache_read_tokens,
    cache_write_5m_tokens: Math.max(0, cache_write_tokens - cache_write_1h_tokens),
    cache_write_1h_tokens,
  };
}

interface Parts {
  /** Null before `message_start`. */
  model: string | null;
  readonly blocks: OpenBlock[];
  /** Of this response and those before. */
  readonly callIds: Set<string>;
  /** Null before `message_delta`. */
  stop: {
    readonly reason: string;
    readonly sequence: string | null;
    readonly details: unknown;
  } | null;
  usage: UsageReport;
}

interface OpenBlock {
  readonly start: WireBlock;
  /** The pieces of text that deltas bring, by the name of their field. */
  readonly added: Map<string, string[]>;
  readonly citations: unknown[];
  ended: boolean;
  incomplete: boolean;
}

const open: StreamState = { kind: "open" };

function broken(problem: string): StreamState {
  return { kind: "broken", problem };
}

function next(parts: Parts, event: Json): StreamState {
  switch (event["type"]) {
    case "message_start":
      return startMessage(parts, event);
    case "content_block_start":
      return startBlock(parts, event);
    case "content_block_delta":
      return addToBlock(parts, event);
    case "content_block_stop":
      return endBlock(parts, event);
    case "message_delta":
      return addToMessage(parts, event);
    case "message_stop":
      return endMessage(parts);
    case "error":
      return errorOf(event["error"]);
    default:
      return typeof event["type"] === "string" ? open : broken("an event has no type");
  }
}

function startMessage(parts: Parts, event: Json): StreamState {
  const message = event["message"];
  if (parts.model !== null) return broken("message_start came twice");
  if (!isObject(message) || typeof message["model"] !== "string")
    return broken("message_start names no model");
  parts.model = message["model"];
  parts.usage = mergedUsage(parts.usage, message["usage"]);
  return open;
}

function startBlock(parts: Parts, event: Json): StreamState {
  const start = event["content_block"];
  if (parts.model === null || parts.stop !== null)
    return broken("a content block began outside of the message");
  if (parts.blocks.at(-1)?.ended === false)
    return broken("a content block began before the one before it ended");
  if (event["index"] !== parts.blocks.length) return broken("a content block is out of order");
  if (!isBlock(start)) return broken("a content block has no type");
  if (isNestedDeeper(start, deepestJson)) return broken("a content block is nested too deeply");
  const problem = start.type === "tool_use" ? takeCall(parts, start) : null;
  if (problem !== null) return broken(problem);
  parts.blocks.push({ start, added: new Map(), citations: [], ended: false, incomplete: false });
  return open;
}

/** Notes the id of a call; what is wrong with the call, if anything is. */
function takeCall({ callIds }: Parts, { id, name }: Json): string | null {
  if (typeof id !== "string" || id === "") return "a call has no id";
  if (typeof name !== "string" || name === "") return "a call has no name";
  if (callIds.has(id)) return "a call has the id of another";
  callIds.add(id);
  return null;
}

function addToBlock(parts: Parts, event: Json): StreamState {
  const block = openBlock(parts, event);
  const delta = event["delta"];
  if (block === null) return broken("a delta belongs to no open content block");
  if (!isObject(delta)) return broken("a delta is not an object");
  const field = deltaFields[String(delta["type"])];
  if (field !== undefined) {
    const text = delta[field];
    if (typeof text !== "string") return broken(`a ${String(delta["type"])} has no text`);
    const pieces = block.added.get(field) ?? [];
    pieces.push(text);
    block.added.set(field, pieces);
  } else if (delta["type"] === "citations_delta") {
    if (isNestedDeeper(delta["citation"], deepestJson))
      return broken("a citation is nested too deeply");
    block.citations.push(delta["citation"]);
  } else {
    block.incomplete = true;
  }
  return open;
}

/** The field of each kind of delta whose text is added to the block; but for that of an input, the block's field has the same name. */
const deltaFields: { readonly [type: string]: string } = {
  text_delta: "text",
  thinking_delta: "thinking",
  signature_delta: "signature",
  input_json_delta: "partial_json",
};

function endBlock(parts: Parts, event: Json): StreamState {
  const block = openBlock(parts, event);
  if (block === null) return broken("content_block_stop belongs to no open content block");
  block.ended = true;
  return open;
}

function addToMessage(parts: Parts, event: Json): StreamState {
  const delta = event["delta"];
  if (parts.model === null) return broken("message_delta came before message_start");
  if (!isObject(delta)) return broken("message_delta has no delta");
  parts.usage = mergedUsage(parts.usage, event["usage"]);
  const reason = delta["stop_reason"];
  if (typeof reason === "string") {
    const sequence = delta["stop_sequence"];
    parts.stop = {
      reason,
      sequence: typeof sequence === "string" ? sequence : null,
      details: delta["stop_details"] ?? null,
    };
  }
  return open;
}

function endMessage(parts: Parts): StreamState {
  const { model, stop, blocks } = parts;
  if (model === null) return broken("message_stop came before message_start");
  if (stop === null) return broken("the message ended without a stop reason");
  if (blocks.at(-1)?.ended === false && !cutReasons.includes(stop.reason))
    return broken("the message ended within a content block");
  if (parts.usage.input_tokens === null || parts.usage.output_tokens === null)
    return broken("the message ended without its usage");
  return {
    kind: "whole",
    response: {
      model,
      blocks: blocks.map(receivedBlock),
      stopReason: stop.reason,
      stopSequence: stop.sequence,
      stopDetails: stop.details,
      usage: wholeUsage(parts.usage),
    },
  };
}

function errorOf(error: unknown): StreamState {
  const { type, message } = isObject(error) ? error : {};
  return {
    kind: "error",
    type: typeof type === "string" ? type : "api_error",
    message: typeof message === "string" ? message : "no message",
  };
}

function openBlock(parts: Parts, event: Json): OpenBlock | null {
  const block = parts.blocks.at(-1);
  return block !== undefined && !block.ended && event["index"] === parts.blocks.length - 1
    ? block
    : null;
}

function receivedBlock({ start, added, citations, ended, incomplete }: OpenBlock): ReceivedBlock {
  const block: { type: string; [field: string]: unknown } = { ...start };
  for (const [field, pieces] of added) {
    const before = start[field];
    if (field !== "partial_json")
      block[field] = (typeof before === "string" ? before : "") + pieces.join("");
  }
  if (citations.length > 0) {
    const before: readonly unknown[] = Array.isArray(start["citations"]) ? start["citations"] : [];
    block["citations"] = [...before, ...citations];
  }
  const inputText = added.get("partial_json")?.join("") ?? (start.type === "tool_use" ? "" : null);
  return { block, inputText, ended, incomplete };
}

function isBlock(value: unknown): value is WireBlock {
  return isObject(value) && typeof value["type"] === "string";
}
