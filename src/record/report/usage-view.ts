import type { AuditFact } from "./audit-reader.ts";
import { countAt, fieldsOf, numberAt, textAt } from "./fields.ts";
import type { TokenCounts, UsageView } from "./run-view.ts";

/** Responses, and what was heard of one that broke off and is billed all the same. */
const billed = new Set(["model.responded", "model.unfinished"]);

const nothing: TokenCounts = { input: 0, cacheWrite: 0, cacheRead: 0, output: 0, costUsd: 0 };

/** Adds up the tokens and the cost of a run from its audit log. */
export function usageView(facts: readonly AuditFact[]): UsageView {
  const responses = facts.filter(({ type }) => billed.has(type));
  const models = new Map<string, TokenCounts & { readonly responses: number }>();
  for (const { fields } of responses) {
    const model = textAt(fields, "model") ?? "unknown";
    const before = models.get(model) ?? { ...nothing, responses: 0 };
    models.set(model, {
      ...sum(before, tokensOf(fields)),
      responses: before.responses + 1,
    });
  }
  const turns = responses.map(({ fields }) => ({
    turn: countAt(fields, "turn"),
    ...tokensOf(fields),
  }));
  return {
    total: turns.reduce<TokenCounts>(sum, nothing),
    turns,
    models: Array.from(models, ([model, counts]) => ({ model, ...counts })),
  };
}

function tokensOf(fields: AuditFact["fields"]): TokenCounts {
  const usage = fieldsOf(fields["usage"]);
  return {
    input: countAt(usage, "input_tokens"),
    cacheWrite: countAt(usage, "cache_write_5m_tokens") + countAt(usage, "cache_write_1h_tokens"),
    cacheRead: countAt(usage, "cache_read_tokens"),
    output: countAt(usage, "output_tokens"),
    costUsd: numberAt(fields, "cost_usd"),
  };
}

/** The sum of two counts; its cost is unknown as soon as one is. */
export function sum(one: TokenCounts, other: TokenCounts): TokenCounts {
  return {
    input: one.input + other.input,
    cacheWrite: one.cacheWrite + other.cacheWrite,
    cacheRead: one.cacheRead + other.cacheRead,
    output: one.output + other.output,
    costUsd: one.costUsd === null || other.costUsd === null ? null : one.costUsd + other.costUsd,
  };
}
