import type { RunEvent, Usage } from "./event.ts";
import type { Recorder } from "./recorder.ts";
import type { ModelUsage } from "./result.ts";

/** Counts what a run used, from its events. */
export interface Tally extends Recorder {
  readonly turns: number;
  readonly commands: number;
  readonly total: Usage;
  /** null as soon as one response had no known price. */
  readonly costUsd: number | null;
  readonly byModel: { readonly [model: string]: ModelUsage };
}

const nothing: ModelUsage = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_5m_tokens: 0,
  cache_write_1h_tokens: 0,
  turns: 0,
  cost_usd: 0,
};

export function createTally(): Tally {
  // The names come from the service: one such as `constructor` must find nothing in an empty table.
  const byModel = new Map<string, ModelUsage>();
  let total = nothing;
  let commands = 0;
  return {
    record(event: RunEvent) {
      if (event.type === "command.finished" && event.outcome !== "denied") commands += 1;
      if (event.type !== "model.responded" && event.type !== "model.unfinished") return;
      const turns = event.type === "model.responded" ? 1 : 0;
      const one = { ...event.usage, turns, cost_usd: event.cost_usd };
      byModel.set(event.model, added(byModel.get(event.model) ?? nothing, one));
      total = added(total, one);
    },
    close: () => undefined,
    get turns() {
      return total.turns;
    },
    get commands() {
      return commands;
    },
    get total() {
      return total;
    },
    get costUsd() {
      return total.cost_usd;
    },
    get byModel() {
      return Object.fromEntries(byModel);
    },
  };
}

function added(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cache_read_tokens: one.cache_read_tokens + other.cache_read_tokens,
    cache_write_5m_tokens: one.cache_write_5m_tokens + other.cache_write_5m_tokens,
    cache_write_1h_tokens: one.cache_write_1h_tokens + other.cache_write_1h_tokens,
    turns: one.turns + other.turns,
    cost_usd:
      one.cost_usd === null || other.cost_usd === null ? null : one.cost_usd + other.cost_usd,
  };
}
