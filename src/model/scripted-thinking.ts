import { createHash } from "node:crypto";
import type { Json } from "../json.ts";

/** Which thinking a server has given, and after what (page "Preserved thinking"). */
export interface GivenThinking {
  /** The server answers a request with blocks of thinking. */
  give(body: Json, signatures: readonly string[]): void;
  /** The first block of thinking that came back after something else than what it was given after; null when there is none. */
  problemOf(body: Json): string | null;
}

/**
 * A block is taken back only from the model that made it, and only after the same system prompt, tools and blocks. Blocks count, not
 * messages: what goes on after a pause may stand in a message of its own or in that of the pause.
 */
export function givenThinking(): GivenThinking {
  const given = new Map<string, Set<string>>();
  return {
    give(body, signatures) {
      const prefix = placesOf(body).end;
      for (const signature of signatures) {
        const places = given.get(signature) ?? new Set();
        given.set(signature, places.add(prefix));
      }
    },
    problemOf(body) {
      const messages = (body["messages"] ?? []) as readonly Message[];
      if (!messages.some(({ content }) => signaturesOf(content).length > 0)) return null;
      const { before } = placesOf(body);
      const index = messages.findIndex(({ content }, at) =>
        signaturesOf(content).some((signature) => {
          const places = given.get(signature);
          return places !== undefined && before[at]?.every((place) => !places.has(place)) !== false;
        }),
      );
      return index < 0
        ? null
        : `messages.${index}: \`thinking\` blocks cannot follow another prefix than the one they were produced after`;
    },
  };
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}

function signaturesOf(content: unknown): readonly string[] {
  if (!Array.isArray(content)) return [];
  return (content as readonly Json[]).flatMap(({ type, signature }) =>
    type === "thinking" ? [String(signature)] : [],
  );
}

/** Digests of what stands before each block, by message, and of all together. */
function placesOf(body: Json): {
  readonly before: readonly (readonly string[])[];
  readonly end: string;
} {
  const messages = (body["messages"] ?? []) as readonly Message[];
  let end = digest("", [body["model"], body["system"], body["tools"]]);
  const before = messages.map(({ role, content }) =>
    blocksOf(content).map((block) => {
      const place = end;
      end = digest(end, [role, block]);
      return place;
    }),
  );
  return { before, end };
}

function blocksOf(content: unknown): readonly unknown[] {
  return Array.isArray(content) ? content : [content];
}

/** Marks of the cache are no part of it. */
function digest(before: string, value: unknown): string {
  const text = JSON.stringify(value, (key, part: unknown) =>
    key === "cache_control" ? undefined : part,
  );
  return createHash("sha256").update(before).update("\n").update(text).digest("hex");
}
