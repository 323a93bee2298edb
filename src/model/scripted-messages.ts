import { isObject, type Json } from "../json.ts";
import { signatureOf } from "./scripted-reply.ts";

/**
 * The first thing that the service would refuse in the messages of a request: roles, empty content, calls without their result, changed
 * thinking (pages "Create a Message", "Handle tool calls", "Extended thinking"); null when it would take them. `isPaused`: the last
 * response was paused, so the request may end with it (page "Handling stop reasons").
 */
export function problemOfMessages(messages: unknown, isPaused: boolean): string | null {
  if (!Array.isArray(messages)) return "messages: Field required";
  if (messages.length === 0) return "messages: at least one message is required";
  const seenCalls = new Set<string>();
  let openCalls: readonly string[] = [];
  for (const [index, message] of (messages as readonly unknown[]).entries()) {
    if (!isObject(message)) return `messages.${index}: Input should be an object`;
    const role = index % 2 === 0 ? "user" : "assistant";
    if (message["role"] !== role) {
      return index === 0
        ? 'messages: first message must use the "user" role'
        : 'messages: roles must alternate between "user" and "assistant"';
    }
    const path = `messages.${index}`;
    const blocks = blocksOf(message["content"]);
    const problem =
      problemOfUnknownField(message, ["role", "content"], path) ??
      problemOfBlocks(blocks, role, path) ??
      (role === "user"
        ? problemOfResults(blocks, openCalls, path)
        : problemOfCalls(blocks, seenCalls, path));
    if (problem !== null) return problem;
    openCalls = role === "assistant" ? idsOf(blocks, "tool_use", "id") : [];
  }
  if (messages.length % 2 === 0 && !isPaused)
    return "This model does not support assistant message prefill. The conversation must end with a user message.";
  return null;
}

/** The first field of a block that the service does not know, as a problem. */
export function problemOfUnknownField(
  block: Json,
  known: readonly string[],
  path: string,
): string | null {
  const unknown = Object.keys(block).find((field) => !known.includes(field));
  return unknown === undefined ? null : `${path}.${unknown}: Extra inputs are not permitted`;
}

const userFields: { readonly [type: string]: readonly string[] } = {
  text: ["text", "citations"],
  tool_result: ["tool_use_id", "content", "is_error"],
  image: ["source"],
  document: ["source", "title", "context", "citations"],
};

const assistantFields: { readonly [type: string]: readonly string[] } = {
  text: ["text", "citations"],
  thinking: ["thinking", "signature"],
  redacted_thinking: ["data"],
  tool_use: ["id", "name", "input", "caller", "toolset_name"],
};

function blocksOf(content: unknown): readonly unknown[] {
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  return Array.isArray(content) ? content : [];
}

function problemOfBlocks(
  blocks: readonly unknown[],
  role: "user" | "assistant",
  path: string,
): string | null {
  if (blocks.length === 0) return `${path}: all messages must have non-empty content`;
  const known = role === "user" ? userFields : assistantFields;
  for (const [index, block] of blocks.entries()) {
    const here = `${path}.content.${index}`;
    if (!isObject(block)) return `${here}: Input should be an object`;
    const type = String(block["type"]);
    const fields = known[type];
    if (fields === undefined)
      return `${here}: Input tag '${type}' found using 'type' does not match any of the expected tags`;
    const isThinking = type === "thinking" || type === "redacted_thinking";
    const problem =
      problemOfUnknownField(
        block,
        ["type", ...(isThinking ? [] : ["cache_control"]), ...fields],
        `${here}.${type}`,
      ) ?? problemOfBlock(type, block, here);
    if (problem !== null) return problem;
  }
  return null;
}

function problemOfBlock(type: string, block: Json, path: string): string | null {
  switch (type) {
    case "text":
      if (typeof block["text"] !== "string" || block["text"] === "")
        return "messages: text content blocks must be non-empty";
      return block["text"].trim() === ""
        ? "messages: text content blocks must contain non-whitespace text"
        : null;
    case "thinking":
      if (typeof block["thinking"] !== "string") return `${path}.thinking.thinking: Field required`;
      return block["signature"] === signatureOf(block["thinking"])
        ? null
        : `${path}: Invalid \`signature\` in \`thinking\` block`;
    case "tool_use":
      if (!/^[a-zA-Z0-9_-]+$/.test(String(block["id"])))
        return `${path}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
      if (typeof block["name"] !== "string" || block["name"] === "")
        return `${path}.tool_use.name: String should have at least 1 character`;
      return isObject(block["input"])
        ? null
        : `${path}.tool_use.input: Input should be a valid dictionary`;
    case "tool_result":
      return problemOfResult(block, path);
    default:
      return null;
  }
}

function problemOfResult(block: Json, path: string): string | null {
  const isError = block["is_error"];
  if (isError !== undefined && typeof isError !== "boolean")
    return `${path}.tool_result.is_error: Input should be a valid boolean`;
  const content = block["content"];
  if (content === undefined || typeof content === "string") return null;
  if (!Array.isArray(content)) return `${path}.tool_result.content: Input should be a valid string`;
  const empty = (content as readonly unknown[]).some(
    (part) => !isObject(part) || (part["type"] === "text" && part["text"] === ""),
  );
  return empty ? "messages: text content blocks must be non-empty" : null;
}

function problemOfCalls(
  blocks: readonly unknown[],
  seen: Set<string>,
  path: string,
): string | null {
  for (const id of idsOf(blocks, "tool_use", "id")) {
    if (seen.has(id)) return `${path}: \`tool_use\` ids must be unique`;
    seen.add(id);
  }
  const last = blocks.at(-1);
  const endsInThinking =
    isObject(last) && (last["type"] === "thinking" || last["type"] === "redacted_thinking");
  return endsInThinking
    ? `${path}: The final block in an assistant message cannot be \`thinking\`.`
    : null;
}

/** Every call of the message before has exactly one result here, and results come before anything else. */
function problemOfResults(
  blocks: readonly unknown[],
  openCalls: readonly string[],
  path: string,
): string | null {
  const results = idsOf(blocks, "tool_result", "tool_use_id");
  const missing = openCalls.filter((id) => !results.includes(id));
  const before = path.replace(/\d+$/, (index) => String(Number(index) - 1));
  if (missing.length > 0) {
    return `${before}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
  }
  const unexpected = results.find((id) => !openCalls.includes(id));
  if (unexpected !== undefined) {
    return `${path}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${unexpected}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
  }
  if (new Set(results).size < results.length)
    return `${path}: each tool_use must have a single result`;
  const firstOther = blocks.findIndex(
    (block) => isObject(block) && block["type"] !== "tool_result",
  );
  const isLate = firstOther >= 0 && firstOther < results.length;
  return isLate ? `${path}: tool_result blocks must come first in the content array` : null;
}

function idsOf(blocks: readonly unknown[], type: string, field: string): readonly string[] {
  return blocks.flatMap((block) =>
    isObject(block) && block["type"] === type ? [String(block[field])] : [],
  );
}
