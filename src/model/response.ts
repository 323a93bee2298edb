import { isObject } from "../json.ts";
import { type StopReason, stopReasonOf, type ToolCall, type WireBlock } from "./model.ts";
import { deepestJson, isNestedDeeper } from "./nesting.ts";
import { cutReasons, type ReceivedBlock, type ReceivedResponse } from "./stream.ts";

/** What the loop gets to know of a response, and what of it goes into the history. */
export interface ReadResponse {
  readonly text: string;
  readonly thinking: string;
  readonly calls: readonly ToolCall[];
  readonly stop: StopReason;
  readonly stopDetail: string;
  /** Never empty; the service accepts it as the content of an assistant message. */
  readonly content: readonly WireBlock[];
}

/**
 * Reads a response. Its blocks go into the history exactly as received, thinking with its signature included, but for what the service
 * would refuse when it comes back:
 *
 * - A call that was cut off is no call. A note in brackets stands in its place, so that the model, and whoever reads the record, knows.
 * - A call whose input is no JSON object has it wrapped as `{"INVALID_JSON": text}`, as the page "Fine-grained tool streaming" advises.
 * - Text without a visible character, thinking without a signature (it was cut off) and blocks that could not be read whole are left out.
 * - When that leaves nothing, or a message that ends in thinking, a note ends it.
 */
export function readResponse(response: ReceivedResponse): ReadResponse {
  const isCut = cutReasons.includes(response.stopReason);
  const content: WireBlock[] = [];
  const calls: ToolCall[] = [];
  for (const received of response.blocks) {
    if (received.block.type === "tool_use") {
      const call = isCut && isCutCall(received) ? null : callOf(received);
      if (call !== null) calls.push(call);
      content.push(
        call === null ? cutCallNote(received, response.stopReason) : sentBack(received, call),
      );
    } else if (isAccepted(received)) {
      content.push(withParsedInput(received));
    }
  }
  const last = content.at(-1)?.type;
  if (last === undefined || last === "thinking" || last === "redacted_thinking")
    content.push(endNote(response.stopReason, isCut));
  return {
    text: joined(response.blocks, "text"),
    thinking: joined(response.blocks, "thinking"),
    calls,
    stop: stopReasonOf(response.stopReason),
    stopDetail: stopDetailOf(response),
    content,
  };
}

/** The end of a response may cut a call before, in, or after its input: only an input that is there and is JSON was received whole. */
function isCutCall({ inputText, ended }: ReceivedBlock): boolean {
  return !ended || inputText === null || inputText === "" || parsedJson(inputText) === undefined;
}

/** An input of which nothing was streamed is what the block began with, an empty object as a rule. */
function callOf({ block, inputText }: ReceivedBlock): ToolCall {
  const input =
    inputText === null || inputText === "" ? (block["input"] ?? {}) : parsedJson(inputText);
  return { id: String(block["id"]), name: String(block["name"]), input };
}

function sentBack({ block, inputText }: ReceivedBlock, call: ToolCall): WireBlock {
  return { ...block, input: isObject(call.input) ? call.input : { INVALID_JSON: inputText } };
}

/** For calls of tools that the provider runs itself, whose input is streamed as well. */
function withParsedInput({ block, inputText }: ReceivedBlock): WireBlock {
  return inputText === null || inputText === ""
    ? block
    : { ...block, input: parsedJson(inputText) };
}

function isAccepted({ block, inputText, ended, incomplete }: ReceivedBlock): boolean {
  switch (block.type) {
    case "text":
      return typeof block["text"] === "string" && block["text"].trim() !== "";
    case "thinking":
      return typeof block["signature"] === "string" && block["signature"] !== "";
    default: {
      const isReadable = inputText === null || inputText === "" || isObject(parsedJson(inputText));
      return ended && !incomplete && isReadable;
    }
  }
}

function cutCallNote({ block }: ReceivedBlock, stopReason: string): WireBlock {
  return textBlock(
    `[A call of ${String(block["name"])} was cut off here (${stopReason}) and was not run.]`,
  );
}

function endNote(stopReason: string, isCut: boolean): WireBlock {
  return textBlock(
    isCut ? `[The response was cut off here (${stopReason}).]` : "[The response had no text.]",
  );
}

function textBlock(text: string): WireBlock {
  return { type: "text", text };
}

function joined(blocks: readonly ReceivedBlock[], type: "text" | "thinking"): string {
  return blocks
    .map(({ block }) => (block.type === type ? block[type] : ""))
    .filter((text) => typeof text === "string" && text.trim() !== "")
    .join("\n\n");
}

function stopDetailOf({ stopReason, stopSequence, stopDetails }: ReceivedResponse): string {
  if (stopReasonOf(stopReason) === "unknown") return stopReason;
  if (stopReason === "stop_sequence") return stopSequence ?? "";
  if (!isObject(stopDetails)) return "";
  return [stopDetails["category"], stopDetails["explanation"]]
    .filter((part) => typeof part === "string" && part !== "")
    .join(": ");
}

/** undefined for what is no JSON, or could not be sent back. */
function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isNestedDeeper(value, deepestJson) ? undefined : value;
  } catch {
    return undefined;
  }
}
