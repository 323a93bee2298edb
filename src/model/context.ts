import type { WireMessage } from "./history.ts";
import type { WireBlock } from "./model.ts";

/** A history from which something was taken to make room. */
export interface ShrunkHistory {
  readonly messages: readonly WireMessage[];
  /** Results of tools whose text was replaced by a remark. */
  readonly clearedResults: number;
  /** Messages that were left out whole. */
  readonly droppedMessages: number;
}

/** The newest messages, three calls and their results, are never touched. */
const keptMessages = 6;
/** A result that is shorter is not worth a remark. */
const shortResult = 400;

/**
 * Makes a history small enough for `targetBytes` (of JSON), as far as that can be done; null when nothing could be taken. First the
 * results of tools lose their text, the oldest first: what they say can be asked for again. When that is not enough, the oldest messages
 * after the first, which holds the task, are left out. All thinking is left out with it, since a thinking block is bound to what came
 * before it (page "Preserved thinking").
 */
export function shrunkHistory(
  messages: readonly WireMessage[],
  targetBytes: number,
): ShrunkHistory | null {
  const bare = withoutThinking(messages);
  const sizes = bare.map(bytesOf);
  let total = sizes.reduce((sum, size) => sum + size, 0);
  const kept = [...bare];
  let clearedResults = 0;
  const untouched = Math.max(1, bare.length - keptMessages);
  for (let index = 1; index < untouched && total > targetBytes; index += 1) {
    const message = kept[index];
    const cleared = message?.role === "user" ? clearedMessage(message) : null;
    if (cleared === null) continue;
    kept[index] = cleared.message;
    clearedResults += cleared.count;
    const size = bytesOf(cleared.message);
    total -= (sizes[index] ?? 0) - size;
    sizes[index] = size;
  }
  const droppedMessages = oldestToDrop(kept, { sizes, total, targetBytes });
  if (clearedResults === 0 && droppedMessages === 0) return null;
  return {
    messages: droppedMessages === 0 ? kept : withoutOldest(kept, droppedMessages),
    clearedResults,
    droppedMessages,
  };
}

/** The messages without the model's thinking, which another model, or the same one after another beginning, does not take. */
export function withoutThinking(messages: readonly WireMessage[]): readonly WireMessage[] {
  return messages.map((message) => {
    if (message.role === "user") return message;
    const content = message.content.filter(
      ({ type }) => type !== "thinking" && type !== "redacted_thinking",
    );
    return { role: message.role, content: content.length > 0 ? content : [thoughtOnly] };
  });
}

/** Bytes of the JSON of a message's blocks. */
export function bytesOf({ content }: WireMessage): number {
  return Buffer.byteLength(JSON.stringify(content));
}

const thoughtOnly: WireBlock = { type: "text", text: "[The response had no text.]" };

function clearedMessage(
  message: WireMessage,
): { readonly message: WireMessage; readonly count: number } | null {
  let count = 0;
  const content = message.content.map((block) => {
    const text = block.type === "tool_result" ? block["content"] : null;
    if (typeof text !== "string" || text.length <= shortResult) return block;
    count += 1;
    const remark = `[This result of ${text.length} characters was cleared to make room. Run the command again if you need it.]`;
    return { ...block, content: remark };
  });
  return count === 0 ? null : { message: { role: "user", content }, count };
}

/** How many messages after the first have to go, so that the rest begins with one of the model's. */
function oldestToDrop(
  messages: readonly WireMessage[],
  size: {
    readonly sizes: readonly number[];
    readonly total: number;
    readonly targetBytes: number;
  },
): number {
  let { total } = size;
  let dropped = 0;
  while (total > size.targetBytes && messages.length - dropped - 3 >= keptMessages) {
    total -= (size.sizes[dropped + 1] ?? 0) + (size.sizes[dropped + 2] ?? 0);
    dropped += 2;
  }
  return dropped;
}

function withoutOldest(messages: readonly WireMessage[], dropped: number): readonly WireMessage[] {
  const [first, ...rest] = messages;
  if (first === undefined) return messages;
  const remark = {
    type: "text",
    text: `[The next ${dropped} messages were left out to make room. What was done in them is done: look at the repository for its state.]`,
  };
  return [{ role: "user", content: [...first.content, remark] }, ...rest.slice(dropped)];
}
