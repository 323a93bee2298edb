import type { Json } from "../json.ts";
import { createHash } from "node:crypto";
import type { Reply, ReplyBlock } from "./scripted-script.ts";

export interface ReplyContext {
  readonly messageId: string;
  readonly model: string;
  /** Counts of the input, as in `message_start`. */
  readonly inputUsage: Json;
  /** Gives the id of the next call that has none. */
  readonly nextToolUseId: () => string;
}

/** The reply as one message, as it is answered without streaming and as it must come back in the next request. */
export function messageOf(reply: Reply, context: ReplyContext): Json {
  const content = reply.blocks.map((block) => contentOf(block, context));
  return {
    ...messageHead(reply, context),
    content: content.map(({ block }) => block),
    stop_reason: stopReasonOf(reply),
    stop_sequence: reply.stopSequence ?? null,
    stop_details: reply.stopDetails ?? null,
    usage: { ...context.inputUsage, output_tokens: outputTokens(reply), ...reply.usage },
  };
}

/**
 * The reply as the events of a stream (page "Streaming Messages"): every text, and the JSON of every tool input, comes in several
 * pieces.
 */
export function eventsOf(reply: Reply, context: ReplyContext): readonly Json[] {
  const events: Json[] = [
    { type: "message_start", message: startOf(reply, context) },
    { type: "ping" },
  ];
  reply.blocks.forEach((block, index) => {
    const { start, deltas } = contentOf(block, context);
    events.push({ type: "content_block_start", index, content_block: start });
    events.push(...deltas.map((delta) => ({ type: "content_block_delta", index, delta })));
    if (index < reply.blocks.length - 1 || reply.lastBlockOpen !== true)
      events.push({ type: "content_block_stop", index });
  });
  events.push({
    type: "message_delta",
    delta: {
      stop_reason: stopReasonOf(reply),
      stop_sequence: reply.stopSequence ?? null,
      stop_details: reply.stopDetails ?? null,
    },
    usage: { output_tokens: outputTokens(reply), ...reply.usage },
  });
  events.push({ type: "message_stop" });
  return events;
}

/** The text of one server-sent event. */
export function serverSentEvent(event: Json): string {
  return `event: ${String(event["type"])}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** The signature that a thinking block of this text has: any change of the text can be seen. */
export function signatureOf(thinking: string): string {
  return createHash("sha256").update("scripted thinking\n").update(thinking).digest("base64");
}

/** How many tokens a block counts: a token is four bytes of its JSON. */
export function tokensOf(block: unknown): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify(block)) / 4);
}

function startOf(reply: Reply, context: ReplyContext): Json {
  return {
    ...messageHead(reply, context),
    content: [],
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage: { ...context.inputUsage, output_tokens: 1 },
  };
}

function messageHead(reply: Reply, context: ReplyContext): Json {
  return {
    id: context.messageId,
    type: "message",
    role: "assistant",
    model: reply.model ?? context.model,
  };
}

function stopReasonOf(reply: Reply): string {
  if (reply.stopReason !== undefined) return reply.stopReason;
  return reply.blocks.some((block) => block.type === "tool_use") ? "tool_use" : "end_turn";
}

function outputTokens(reply: Reply): number {
  return reply.blocks.reduce((sum, block) => sum + tokensOf(block), 0);
}

function contentOf(
  block: ReplyBlock,
  context: ReplyContext,
): { block: Json; start: Json; deltas: readonly Json[] } {
  switch (block.type) {
    case "text":
      return {
        block: { type: "text", text: block.text },
        start: { type: "text", text: "" },
        deltas: pieces(block.text).map((text) => ({ type: "text_delta", text })),
      };
    case "thinking": {
      const signature = block.signature ?? signatureOf(block.thinking);
      return {
        block: { type: "thinking", thinking: block.thinking, signature },
        start: { type: "thinking", thinking: "", signature: "" },
        deltas: [
          ...pieces(block.thinking).map((thinking) => ({ type: "thinking_delta", thinking })),
          ...(signature === "" ? [] : [{ type: "signature_delta", signature }]),
        ],
      };
    }
    case "redacted_thinking":
      return { block: { ...block }, start: { ...block }, deltas: [] };
    case "tool_use": {
      const head = { type: "tool_use", id: block.id ?? context.nextToolUseId(), name: block.name };
      return {
        block: { ...head, input: block.input },
        start: { ...head, input: {} },
        deltas: pieces(block.inputText ?? JSON.stringify(block.input)).map((text) => ({
          type: "input_json_delta",
          partial_json: text,
        })),
      };
    }
  }
}

/** Up to five pieces, none of which ends within a character. */
function pieces(text: string): readonly string[] {
  const characters = Array.from(text);
  const size = Math.max(1, Math.ceil(characters.length / 5));
  const found: string[] = [];
  for (let from = 0; from < characters.length; from += size)
    found.push(characters.slice(from, from + size).join(""));
  return found;
}
