import type { RequestBody } from "./history.ts";
import type { WireBlock } from "./model.ts";

/** Blocks that may carry a mark (page "Prompt caching"); thinking may not. */
const markable = new Set(["text", "tool_result", "tool_use", "image", "document"]);

/**
 * The same request where there is no automatic mark, as on Amazon Bedrock and Vertex AI, which refuse the field: the mark stands on the
 * last block that can carry one.
 */
export function withMarkedEnd({
  cache_control: mark,
  ...body
}: RequestBody): Omit<RequestBody, "cache_control"> {
  const index = body.messages.findLastIndex(({ content }) => lastMarkable(content) >= 0);
  const message = body.messages[index];
  if (message === undefined) return body;
  const at = lastMarkable(message.content);
  const content = message.content.map((block, place) =>
    place === at ? { ...block, cache_control: mark } : block,
  );
  return { ...body, messages: body.messages.with(index, { ...message, content }) };
}

function lastMarkable(content: readonly WireBlock[]): number {
  return content.findLastIndex(({ type }) => markable.has(type));
}
