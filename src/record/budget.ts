import type { RunEvent } from "./event.ts";
import { type Redacted, safe } from "./redact.ts";

/** What a run has used of its limits so far, from its events. */
export interface Budget {
  record(event: RunEvent): void;
  /** Such as `turn 3 of 100, 1 min 5 s of 30 min, $0.02 of $2.50`; empty before the limits are known. Takes milliseconds since the run began. */
  text(elapsedMs: number): Redacted;
}

export function createBudget(): Budget {
  let limits: { readonly [name: string]: number } = {};
  let turns = 0;
  /** Null as soon as something has no known price. */
  let costUsd: number | null = 0;
  return {
    record(event) {
      if (event.type === "run.started") ({ limits } = event);
      if (event.type === "model.responded") turns = event.turn;
      if (event.type === "model.responded" || event.type === "model.unfinished")
        costUsd = costUsd === null || event.cost_usd === null ? null : costUsd + event.cost_usd;
    },
    text(elapsedMs) {
      const { max_turns: maxTurns, time_limit_ms: timeLimitMs, max_cost_usd: maxCostUsd } = limits;
      if (maxTurns === undefined || timeLimitMs === undefined) return safe``;
      const used = safe`turn ${turns} of ${maxTurns}, ${timeText(elapsedMs)} of ${timeText(timeLimitMs)}`;
      if (costUsd === null) return used;
      const cost = safe`${used}, $${rounded(costUsd)}`;
      return maxCostUsd === undefined ? cost : safe`${cost} of $${rounded(maxCostUsd)}`;
    },
  };
}

/** In hours, minutes and seconds, without those that are none. */
export function timeText(milliseconds: number): Redacted {
  const all = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const parts = [
    ...(hours > 0 ? [safe`${hours} h`] : []),
    ...(minutes > 0 ? [safe`${minutes} min`] : []),
    ...(seconds > 0 || all === 0 ? [safe`${seconds} s`] : []),
  ];
  return parts.reduce((sum, part) => safe`${sum} ${part}`);
}

/** Without the noise of sums of fractions. */
function rounded(usd: number): number {
  return Math.round(usd * 10_000) / 10_000;
}
