import {
  bash,
  type Reply,
  say,
  type Script,
  type ScriptedRequest,
  type Step,
  think,
} from "../../src/model/scripted.ts";
import { eventsOf } from "../../src/model/scripted-reply.ts";
import type { Rates } from "../../src/model/pricing.ts";
import type { SentBody } from "../support/conversation.ts";
import type { Chance } from "./chance.ts";
import { briefFault, goneModel } from "./chaos-faults.ts";

/** A random budget, and a service that answers at random and knows what it is owed. */
export interface BudgetPlan {
  readonly script: Script;
  readonly rates: { readonly [model: string]: Rates };
  readonly maxCostUsd: number;
  readonly maxOutputTokens: number;
  /** Empty for none. */
  readonly fallbackModel: string;
  /** Prompts that are shorter are not cached, in tokens. */
  readonly minimumCacheTokens: number;
  /** From this request on the cache has lost what it held, before its time; null when it never does. */
  readonly cacheLostAt: number | null;
  /** Output tokens of each answer that was begun, by the number of its request. */
  readonly output: Map<number, number>;
  /** Whether an answer broke off. */
  readonly hasBroken: () => boolean;
}

export const firstModel = "claude-opus-5-5";
const otherModel = "claude-sonnet-5-5";

export function budgetPlan(chance: Chance): BudgetPlan {
  const hasFallback = chance.happens(0.2);
  const goneAt = hasFallback ? chance.whole(6) : null;
  const output = new Map<number, number>();
  const length = 2 + chance.whole(30);
  // Words alone say how long a response is in some runs; in others most of it is thinking that nobody sees.
  const share = chance.pick([0.005, 0.05, 0.3, 1]);
  let broken = false;
  const script = (request: ScriptedRequest, index: number): Step => {
    const body = request.body as SentBody;
    if (index === goneAt) return goneModel;
    if (chance.happens(0.08)) return briefFault(chance);
    const reply = replyOf(body, { chance, share, isLast: index >= length });
    if (chance.happens(0.12)) {
      broken = true;
      const afterEvents = 1 + chance.whole(eventsFor(reply).length - 2);
      output.set(index, heardTokens(reply, afterEvents));
      return { fault: "break", afterEvents, reply };
    }
    output.set(index, Number(reply.usage?.["output_tokens"]));
    return reply;
  };
  return {
    script,
    rates: { [firstModel]: ratesOf(chance), [otherModel]: ratesOf(chance) },
    maxCostUsd: ((1 + chance.whole(199)) * chance.pick([1, 10])) / 1000,
    maxOutputTokens: chance.pick([1000, 4000, 32_000]),
    fallbackModel: hasFallback ? otherModel : "",
    minimumCacheTokens: chance.pick([1, 512, 512, 4096]),
    cacheLostAt: chance.happens(0.15) ? 1 + chance.whole(10) : null,
    output,
    hasBroken: () => broken,
  };
}

/** US dollars per million tokens, in proportions as they are on the list. */
function ratesOf(chance: Chance): Rates {
  const input = (1 + chance.whole(99)) / 10;
  return {
    input,
    output: input * chance.pick([2, 5, 8]),
    cache_write_5m: input * 1.25,
    cache_write_1h: input * 2,
    cache_read: input * chance.pick([0.025, 0.05, 0.1]),
  };
}

function replyOf(
  { max_tokens }: SentBody,
  {
    chance,
    share,
    isLast,
  }: { readonly chance: Chance; readonly share: number; readonly isLast: boolean },
): Reply {
  const blocks = [
    ...(chance.happens(0.5) ? [think(`I think ${chance.whole(1000)} times.`)] : []),
    isLast ? say("Done.") : bash(`echo ${"x".repeat(chance.whole(400))}`),
  ];
  const words = Math.ceil(JSON.stringify(blocks).length / 4);
  const most = Math.max(words, Math.floor(max_tokens * share));
  const output_tokens = Math.min(max_tokens, words + chance.whole(most - words));
  return { blocks, usage: { output_tokens } };
}

/** What a response that breaks off is billed at: what its end announces where that was sent, else a token for four bytes of what was. */
function heardTokens(reply: Reply, afterEvents: number): number {
  const sent = eventsFor(reply).slice(0, afterEvents);
  if (sent.some(({ type }) => type === "message_delta"))
    return Number(reply.usage?.["output_tokens"]);
  const texts = sent.flatMap(({ delta }) =>
    Object.entries(delta ?? {}).flatMap(([field, value]) =>
      field === "type" ? [] : [String(value)],
    ),
  );
  return Math.max(1, Math.ceil(Buffer.byteLength(texts.join("")) / 4));
}

function eventsFor(reply: Reply): ReturnType<typeof eventsOf> {
  const context = { messageId: "m", model: "m", inputUsage: {}, nextToolUseId: (): string => "t" };
  return eventsOf(reply, context);
}
