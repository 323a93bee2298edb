import { createHash } from "node:crypto";
import type { Json } from "../json.ts";
import { tokensOf } from "./scripted-reply.ts";

/** The caches of prompts that a server keeps, by the rules of the page "Prompt caching". */
export interface PromptCache {
  /**
   * Counts the input of a request whose form is valid, reads what is in the cache and writes what is marked. The real service writes
   * when it begins to answer, so call it only then.
   */
  count(body: Json): Json;
}

export interface PromptCacheOptions {
  /** Fewest tokens of a prefix that is cached; shorter ones are silently not. */
  readonly minimumTokens: number;
  /** In milliseconds. */
  readonly now: () => number;
}

/** How many positions are looked at for an entry, the marked block itself being the first. */
const lookBack = 20;
const lifetimeMs = { "5m": 5 * 60_000, "1h": 60 * 60_000 };

type Ttl = keyof typeof lifetimeMs;

/** A block of the prompt, in the order in which prefixes are made: tools, system, messages. */
interface Position {
  readonly prefix: string;
  /** Tokens of the prompt up to and with this block. */
  readonly tokens: number;
  readonly mark: Ttl | null;
}

export function promptCache(options: PromptCacheOptions): PromptCache {
  const entries = new Map<string, { readonly ttl: Ttl; expiresAt: number }>();

  const isCached = (position: Position): boolean => {
    const entry = entries.get(position.prefix);
    if (entry === undefined || entry.expiresAt <= options.now()) return false;
    entry.expiresAt = options.now() + lifetimeMs[entry.ttl];
    return true;
  };

  return {
    count(body) {
      const positions = positionsOf(body);
      const marked = positions.flatMap(({ mark, tokens }, index) =>
        mark !== null && tokens >= options.minimumTokens ? [{ index, mark, tokens }] : [],
      );
      const read = longestHit(
        positions,
        marked.map(({ index }) => index),
        isCached,
      );
      const written = { "5m": 0, "1h": 0 };
      let done = read;
      for (const { index, mark, tokens } of marked) {
        if (tokens > done) {
          written[mark] += tokens - done;
          done = tokens;
        }
        const prefix = positions[index]?.prefix;
        if (prefix !== undefined)
          entries.set(prefix, { ttl: mark, expiresAt: options.now() + lifetimeMs[mark] });
      }
      return {
        input_tokens: (positions.at(-1)?.tokens ?? 0) - done,
        cache_read_input_tokens: read,
        cache_creation_input_tokens: written["5m"] + written["1h"],
        cache_creation: {
          ephemeral_5m_input_tokens: written["5m"],
          ephemeral_1h_input_tokens: written["1h"],
        },
      };
    },
  };
}

/** Tokens of the longest prefix in the cache that the look-back from one of the marks finds. */
function longestHit(
  positions: readonly Position[],
  marked: readonly number[],
  isCached: (position: Position) => boolean,
): number {
  for (const mark of marked.toReversed()) {
    for (let index = mark; index > mark - lookBack && index >= 0; index -= 1) {
      const position = positions[index];
      if (position !== undefined && isCached(position)) return position.tokens;
    }
  }
  return 0;
}

function positionsOf(body: Json): readonly Position[] {
  const blocks = blocksOf(body);
  const automatic = ttlOf(body["cache_control"]);
  const lastCacheable = blocks.findLastIndex(({ block }) => isCacheable(block));
  let prefix = digest(
    "",
    JSON.stringify([
      body["model"],
      body["tool_choice"] ?? null,
      body["thinking"] ?? null,
      body["output_config"] ?? null,
    ]),
  );
  let tokens = 0;
  return blocks.map(({ place, block }, index) => {
    const { cache_control, ...content } = block;
    prefix = digest(prefix, place + JSON.stringify(content));
    tokens += tokensOf(content);
    return {
      prefix,
      tokens,
      mark: ttlOf(cache_control) ?? (index === lastCacheable ? automatic : null),
    };
  });
}

function blocksOf(body: Json): readonly { readonly place: string; readonly block: Json }[] {
  const messages = (body["messages"] ?? []) as readonly { role: string; content: unknown }[];
  return [
    ...((body["tools"] ?? []) as readonly Json[]).map((block) => ({ place: "tool", block })),
    ...contentBlocks(body["system"] ?? []).map((block) => ({ place: "system", block })),
    ...messages.flatMap(({ role, content }, index) =>
      contentBlocks(content).map((block) => ({ place: `${role} ${index}`, block })),
    ),
  ];
}

function contentBlocks(content: unknown): readonly Json[] {
  return typeof content === "string"
    ? [{ type: "text", text: content }]
    : (content as readonly Json[]);
}

function isCacheable(block: Json): boolean {
  return (
    block["type"] !== "thinking" && block["type"] !== "redacted_thinking" && block["text"] !== ""
  );
}

function ttlOf(mark: unknown): Ttl | null {
  if (typeof mark !== "object" || mark === null) return null;
  return (mark as { ttl?: unknown }).ttl === "1h" ? "1h" : "5m";
}

function digest(prefix: string, text: string): string {
  return createHash("sha256").update(prefix).update("\n").update(text).digest("hex");
}
