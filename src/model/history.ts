import type { Redacted } from "../record/redact.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { bytesOf, type ShrunkHistory, shrunkHistory, withoutThinking } from "./context.ts";
import type { CallResult, ConversationSettings, Effort, WireBlock } from "./model.ts";

/**
 * The messages of one conversation in the wire's form. As a rule it only grows at its end, so that each request begins with the bytes of
 * the one before and its tokens are read from the cache; `changeModel` and `shrink` begin anew. Using it against the rules of the API is
 * a mistake of the caller and throws.
 */
export interface History {
  say(text: Redacted): readonly WireBlock[];
  answer(results: readonly CallResult[], note?: Redacted): readonly WireBlock[];
  /** Adds a response. `isPaused`: it goes on in the next response without a message of the user. */
  hear(content: readonly WireBlock[], isPaused: boolean): void;
  /** Begins with messages of an earlier conversation, each of whose calls has its result. Only before anything is said. */
  load(messages: readonly WireMessage[]): void;
  /** Goes on with another model. What it would not take is left out. */
  changeModel(model: string): void;
  /** Makes room, see `shrunkHistory`. Null when there is nothing to take. */
  shrink(targetBytes: number): ShrunkHistory | null;
  /** The body of the next request. */
  request(frame: RequestFrame): RequestBody;
  /** Bytes of all messages as JSON. */
  readonly bytes: number;
  /** Bytes of what the user has said since the last response. */
  readonly unansweredBytes: number;
}

/** What may differ from request to request without a loss of the cache. */
export interface RequestFrame {
  readonly maxTokens: number;
  readonly lifetime: CacheLifetime;
}

/** How long an entry of the cache lasts after its last use (page "Prompt caching"). */
export type CacheLifetime = "5m" | "1h";

export interface RequestBody {
  readonly model: string;
  readonly max_tokens: number;
  readonly stream: true;
  readonly cache_control: CacheControl;
  readonly thinking?: { readonly type: "adaptive"; readonly display: "summarized" };
  readonly output_config?: OutputConfig;
  readonly tools: readonly WireBlock[];
  readonly system: readonly WireBlock[];
  readonly messages: readonly WireMessage[];
}

export interface WireMessage {
  readonly role: "user" | "assistant";
  readonly content: readonly WireBlock[];
}

interface CacheControl {
  readonly type: "ephemeral";
  readonly ttl?: "1h";
}

interface OutputConfig {
  readonly effort?: Effort;
  readonly format?: { readonly type: "json_schema"; readonly schema: object };
}

/** How far before a mark an entry of the cache is looked for, the marked block being the first (page "Prompt caching"). */
const lookBackBlocks = 20;

export function newHistory(settings: ConversationSettings): History {
  const system = textBlock(settings.system);
  let model = settings.model;
  let messages: WireMessage[] = [];
  let openCalls: readonly string[] = [];
  let isPaused = false;
  /** How many messages the last answered request had: an entry of the cache ends with the last of them. */
  let cachedMessages = 0;
  let requestedMessages = 0;
  let bytes = 0;
  let unansweredBytes = 0;

  const addAsUser = (blocks: readonly WireBlock[]): readonly WireBlock[] => {
    const last = messages.at(-1);
    // Roles alternate, so what is said before the next request joins the message that is waiting.
    if (last?.role === "user")
      messages[messages.length - 1] = { role: "user", content: [...last.content, ...blocks] };
    else messages.push({ role: "user", content: blocks });
    const added = bytesOf({ role: "user", content: blocks });
    bytes += added;
    unansweredBytes += added;
    return blocks;
  };

  const beginAnew = (from: readonly WireMessage[]): void => {
    messages = [...from];
    cachedMessages = 0;
    requestedMessages = 0;
    bytes = messages.reduce((sum, message) => sum + bytesOf(message), 0);
  };

  return {
    say(text) {
      if (openCalls.length > 0)
        throw new Error("the calls of the last response must be answered first");
      return addAsUser([textBlock(text)]);
    },
    answer(results, note) {
      const ids = results.map(({ id }) => id);
      if (ids.length === 0 || ids.join("\n") !== openCalls.join("\n"))
        throw new Error("each call of the last response needs one result, in order");
      openCalls = [];
      return addAsUser([
        ...results.map(resultBlock),
        ...(note === undefined ? [] : [textBlock(note)]),
      ]);
    },
    hear(content, paused) {
      cachedMessages = requestedMessages;
      isPaused = paused;
      openCalls = content.flatMap((block) =>
        block.type === "tool_use" ? [String(block["id"])] : [],
      );
      const last = messages.at(-1);
      // Roles alternate: what goes on after a pause belongs to the message that was paused.
      if (last?.role === "assistant")
        messages[messages.length - 1] = {
          role: "assistant",
          content: [...last.content, ...content],
        };
      else messages.push({ role: "assistant", content });
      bytes += bytesOf({ role: "assistant", content });
      unansweredBytes = 0;
    },
    load(earlier) {
      if (messages.length > 0) throw new Error("the conversation has begun");
      beginAnew(withoutThinking(earlier));
    },
    changeModel(name) {
      model = name;
      beginAnew(withoutThinking(messages));
    },
    shrink(targetBytes) {
      const shrunk = shrunkHistory(messages, targetBytes);
      if (shrunk !== null) beginAnew(shrunk.messages);
      return shrunk;
    },
    request(frame) {
      if (messages.at(-1)?.role !== "user" && !isPaused)
        throw new Error("there is nothing to answer");
      requestedMessages = messages.length;
      const mark = cacheMark(frame.lifetime);
      return {
        // The mark on the system prompt keeps it and the tools in a cache entry of their own.
        ...frameOf({ ...settings, model }, { maxTokens: frame.maxTokens, mark }),
        system: [{ ...system, cache_control: mark }],
        messages: withReadMark(messages, { cachedMessages, mark }),
      };
    },
    get bytes() {
      return bytes;
    },
    get unansweredBytes() {
      return unansweredBytes;
    },
  };
}

function cacheMark(lifetime: CacheLifetime): CacheControl {
  return lifetime === "1h" ? { type: "ephemeral", ttl: "1h" } : { type: "ephemeral" };
}

function frameOf(
  settings: ConversationSettings,
  { maxTokens, mark }: { readonly maxTokens: number; readonly mark: CacheControl },
): Omit<RequestBody, "system" | "messages"> {
  const { adaptiveThinking, structuredOutput } = capabilitiesOf(settings.model);
  const { effort, answerSchema } = settings;
  const outputConfig: OutputConfig = {
    ...(effort === null ? {} : { effort }),
    ...(answerSchema === null || !structuredOutput
      ? {}
      : { format: { type: "json_schema", schema: answerSchema } }),
  };
  return {
    model: settings.model,
    max_tokens: maxTokens,
    stream: true,
    // The automatic mark, on the last block of the request.
    cache_control: mark,
    ...(adaptiveThinking ? { thinking: { type: "adaptive", display: "summarized" } } : {}),
    ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
    tools: settings.tools,
  };
}

/**
 * The automatic mark finds the entry that the request before wrote as long as fewer than 20 blocks came after it. When more came, the
 * end of that request is marked as well, for this one request, so that a second look-back starts there. A mark is not part of what is
 * compared with the cache.
 */
function withReadMark(
  messages: readonly WireMessage[],
  { cachedMessages, mark }: { readonly cachedMessages: number; readonly mark: CacheControl },
): readonly WireMessage[] {
  const appended = messages
    .slice(cachedMessages)
    .reduce((sum, { content }) => sum + content.length, 0);
  const end = messages[cachedMessages - 1];
  const block = end?.content.at(-1);
  if (appended < lookBackBlocks || end === undefined || block === undefined) return messages;
  const marked = {
    ...end,
    content: [...end.content.slice(0, -1), { ...block, cache_control: mark }],
  };
  return messages.with(cachedMessages - 1, marked);
}

/** The ids of all calls in the messages. */
export function callIds(messages: readonly WireMessage[]): ReadonlySet<string> {
  const calls = messages.flatMap(({ content }) =>
    content.filter(({ type }) => type === "tool_use").map(({ id }) => String(id)),
  );
  return new Set(calls);
}

function resultBlock({ id, text, isError }: CallResult): WireBlock {
  // The service refuses empty text, so nothing is said in words.
  const content = text === "" ? "(no output)" : text;
  return { type: "tool_result", tool_use_id: id, content, ...(isError ? { is_error: true } : {}) };
}

function textBlock(text: string): WireBlock {
  if (text.trim() === "") throw new Error("the service refuses a text without a visible character");
  return { type: "text", text };
}
