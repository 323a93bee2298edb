import type { ModelFailure, TurnRequest } from "./model.ts";
import { type ServiceFault, verdictOn } from "./failure.ts";

/** The outside world of a repetition; exchanged in tests. */
export interface RetryWorld {
  /** A clock that only goes forward, in milliseconds. */
  readonly now: () => number;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Resolves after so many milliseconds, or at once when the signal is aborted; never rejects. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type Attempt<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "fault"; readonly fault: ServiceFault }
  /** It was not asked, and will not be. */
  | { readonly kind: "given up"; readonly failure: ModelFailure };

/** What to do after a fault. */
export type NextStep =
  | { readonly kind: "wait"; readonly delayMs: number; readonly reason: string }
  | { readonly kind: "give up"; readonly failure: ModelFailure };

const shortestDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Tries until it is done, another try cannot help, the budget is used up, or the signal is aborted, which ends any wait at once. */
export async function withRetries<T>(
  request: TurnRequest,
  attempt: () => Promise<Attempt<T>>,
  world: RetryWorld,
): Promise<T | ModelFailure> {
  const deadline = world.now() + request.retryBudgetMs;
  for (let count = 1; ; count += 1) {
    if (request.signal.aborted) return aborted;
    const result = await attempt();
    if (result.kind === "done") return result.value;
    if (result.kind === "given up") return result.failure;
    if (request.signal.aborted) return aborted;
    const step = nextStep(result.fault, {
      attempt: count,
      remainingMs: deadline - world.now(),
      random: world.random(),
    });
    if (step.kind === "give up") return step.failure;
    request.onRetry({ attempt: count, reason: step.reason, delayMs: step.delayMs });
    await world.sleep(step.delayMs, request.signal);
  }
}

/**
 * Decides after a fault, of which `attempt` is the number (1 for the first). The delay is what the service asks for, but at least 1 s, so
 * that it is never asked without a pause; else it grows from 1 s to 30 s, half of it by chance. A delay that would go past what remains of the budget is not begun.
 */
export function nextStep(
  fault: ServiceFault,
  {
    attempt,
    remainingMs,
    random,
  }: { readonly attempt: number; readonly remainingMs: number; readonly random: number },
): NextStep {
  const verdict = verdictOn(fault);
  if (verdict.kind === "reject") return giveUp(verdict.cause, verdict.reason);
  const delayMs =
    verdict.retryAfterMs === null
      ? backoffMs(attempt, random)
      : Math.max(shortestDelayMs, Math.ceil(verdict.retryAfterMs));
  if (delayMs <= remainingMs) return { kind: "wait", delayMs, reason: verdict.reason };
  const left = Math.max(0, Math.floor(remainingMs / 1000));
  const asked =
    verdict.retryAfterMs === null ? "" : `, and it asks to wait ${Math.ceil(delayMs / 1000)} s`;
  const tries = attempt === 1 ? "1 try" : `${attempt} tries`;
  return giveUp(
    "unavailable",
    `${verdict.reason}; given up after ${tries}, with ${left} s left for more${asked}`,
  );
}

const aborted: ModelFailure = {
  kind: "failure",
  cause: "aborted",
  reason: "the request to the model was cancelled",
};

function giveUp(cause: ModelFailure["cause"], reason: string): NextStep {
  return { kind: "give up", failure: { kind: "failure", cause, reason } };
}

/** Between 1 and 2 s after the first fault, twice that after each further one, at most 30 s. */
function backoffMs(attempt: number, random: number): number {
  const ceiling = Math.min(longestDelayMs, shortestDelayMs * 2 ** attempt);
  return Math.ceil((ceiling * (1 + random)) / 2);
}
