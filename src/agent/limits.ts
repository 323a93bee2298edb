import { type Redacted, safe } from "../record/redact.ts";

/** What a run may use at most. */
export interface Limits {
  /** Responses of the model. */
  readonly maxTurns: number;
  /** US dollars; null for any. */
  readonly maxCostUsd: number | null;
  readonly timeLimitMs: number;
}

/** What a run has used so far. */
export interface Used {
  readonly turns: number;
  readonly costUsd: number;
  readonly elapsedMs: number;
}

export type LimitName = "turns" | "cost" | "time";

/** The share of a limit that is left when the model is told. */
const toldShare = 0.2;

/** The limits of which a fifth or less is left, each with what is left of it in words. */
export function nearlyReached(limits: Limits, used: Used): ReadonlyMap<LimitName, Redacted> {
  const { maxTurns, maxCostUsd, timeLimitMs } = limits;
  const found = new Map<LimitName, Redacted>();
  const turns = maxTurns - used.turns;
  if (turns >= 1 && turns <= Math.ceil(maxTurns * toldShare))
    found.set("turns", turns === 1 ? safe`1 response` : safe`${turns} responses`);
  const money = (maxCostUsd ?? Infinity) - used.costUsd;
  if (maxCostUsd !== null && money <= maxCostUsd * toldShare)
    found.set("cost", safe`$${Math.max(0, Math.round(money * 1000) / 1000)}`);
  const seconds = Math.max(0, Math.round((timeLimitMs - used.elapsedMs) / 1000));
  if (seconds * 1000 <= timeLimitMs * toldShare) found.set("time", safe`${seconds} s`);
  return found;
}
