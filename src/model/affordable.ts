import type { Usage } from "../record/event.ts";
import type { CacheLifetime } from "./history.ts";
import { costUsd, type PriceTable } from "./pricing.ts";

/** What the next prompt is expected to be at most, in tokens. */
export interface PromptEstimate {
  /** Read from the cache, where it is not older than its lifetime. */
  readonly cached: number;
  /** All else. It is written to the cache, which is dearer than input that is not. */
  readonly fresh: number;
  readonly lifetime: CacheLifetime;
}

/** What a response may be. */
export type Allowance =
  | { readonly kind: "tokens"; readonly maxTokens: number }
  /** Even the shortest response that makes sense could cost `leastUsd`. */
  | { readonly kind: "too dear"; readonly leastUsd: number };

export interface Purse {
  readonly model: string;
  readonly prices: PriceTable;
  /** US dollars. */
  readonly spendableUsd: number;
  /** Most tokens of a response as it was set. */
  readonly mostTokens: number;
}

/** A response that is cut off before it says anything is money lost. */
const leastTokens = 2048;

/**
 * How long the next response may be, so that it costs no more than may be spent even if it is as long as it may be. A model without a
 * price, which a limit of cost does not go with, may say all.
 */
export function allowance(prompt: PromptEstimate, purse: Purse): Allowance {
  const { spendableUsd, mostTokens } = purse;
  const base = worstUsd(prompt, 0, purse);
  const million = worstUsd(prompt, 1_000_000, purse);
  if (base === null || million === null) return { kind: "tokens", maxTokens: mostTokens };
  const perToken = (million - base) / 1_000_000;
  const least = Math.min(leastTokens, mostTokens);
  const leastUsd = base + least * perToken;
  if (leastUsd > spendableUsd) return { kind: "too dear", leastUsd };
  if (perToken === 0) return { kind: "tokens", maxTokens: mostTokens };
  // A millionth of a token more, since fractions of dollars do not add up exactly.
  const affordable = Math.floor((spendableUsd - base) / perToken + 1e-6);
  return { kind: "tokens", maxTokens: Math.max(least, Math.min(mostTokens, affordable)) };
}

/** Fresh tokens cost what input costs where that is more than a write to the cache. */
function worstUsd(
  { cached, fresh, lifetime }: PromptEstimate,
  outputTokens: number,
  { model, prices }: Purse,
): number | null {
  const none: Usage = {
    input_tokens: 0,
    output_tokens: outputTokens,
    cache_read_tokens: cached,
    cache_write_5m_tokens: 0,
    cache_write_1h_tokens: 0,
  };
  const field = lifetime === "1h" ? "cache_write_1h_tokens" : "cache_write_5m_tokens";
  const costs = [
    { ...none, [field]: fresh },
    { ...none, input_tokens: fresh },
  ].map((usage) => costUsd(usage, model, prices));
  return costs.reduce((most, cost) =>
    most === null || cost === null ? null : Math.max(most, cost),
  );
}
