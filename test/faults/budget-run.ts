import assert from "node:assert/strict";
import { Loop } from "../../src/agent/loop.ts";
import type { Outcome } from "../../src/agent/outcome.ts";
import { anthropicClient } from "../../src/model/anthropic.ts";
import type { Rates } from "../../src/model/pricing.ts";
import { type ScriptedServer, startScriptedServer } from "../../src/model/scripted.ts";
import type { RunEvent } from "../../src/record/event.ts";
import { noSecrets, safe } from "../../src/record/redact.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { apiKey, testWorld, type TestWorld } from "../model/conversing.ts";
import { bodyOf } from "../support/conversation.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { budgetPlan, type BudgetPlan, firstModel } from "./budget-plan.ts";

/**
 * Lets the agent work against a service of which only the service knows what it will say, and compares the service's own bill with the
 * limit and with what the run says that it cost. Time is a number here, so that commands can take longer than the cache holds. Gives
 * how the run ended.
 */
export async function budgetRun(_: unknown, seed: number): Promise<string> {
  const chance = chanceOf(seed);
  const plan = budgetPlan(chance);
  const world = testWorld();
  let lostMs = 0;
  await using server = await startScriptedServer({
    script: (request, index) => {
      if (index === plan.cacheLostAt) lostMs = 7 * 24 * 3_600_000;
      return typeof plan.script === "function" ? plan.script(request, index) : [];
    },
    apiKey,
    minimumCacheTokens: plan.minimumCacheTokens,
    now: () => world.now() + lostMs,
  });
  const events: RunEvent[] = [];
  const outcome = await work({ plan, world, chance, server, events });
  checkBill(plan, { server, outcome, toldUsd: toldCost(events) });
  const way = plan.hasBroken() ? "with broken responses" : "all responses whole";
  return `${outcome.state}, ${way}`;
}

interface Work {
  readonly plan: BudgetPlan;
  readonly world: TestWorld;
  readonly chance: Chance;
  readonly server: ScriptedServer;
  readonly events: RunEvent[];
}

async function work({ plan, world, chance, server, events }: Work): Promise<Outcome> {
  const client = anthropicClient({ apiKey, baseUrl: server.url, prices: plan.rates, world });
  const tool = workingTool(world, chance);
  const loop = new Loop({
    conversation: client.start({
      model: firstModel,
      system: safe`You work in a shell.`,
      tools: [tool.declaration],
      maxOutputTokens: plan.maxOutputTokens,
      effort: null,
      answerSchema: null,
    }),
    recorder: { record: (event) => events.push(event), close: () => undefined },
    redactor: noSecrets,
    limits: { maxTurns: 100, maxCostUsd: plan.maxCostUsd, timeLimitMs: Infinity },
    model: firstModel,
    fallbackModel: plan.fallbackModel,
    answerSchema: null,
    earlier: [],
    signal: new AbortController().signal,
    elapsedMs: () => 0,
  });
  return loop.run(safe`Do the task.`, [tool]);
}

/** Some of its commands take minutes, some have much to say. */
function workingTool(world: TestWorld, chance: Chance): Tool {
  return {
    declaration: { type: "bash_20250124", name: "bash" },
    async run({ id }) {
      const minutes = chance.pick([0, 0, 0, 0, 2, 6, 70]);
      await world.sleep(minutes * 60_000, new AbortController().signal);
      const size = chance.pick([10, 100, 2000, 20_000]);
      return { id, text: noSecrets.redact("y".repeat(1 + chance.whole(size))), isError: false };
    },
  };
}

function toldCost(events: readonly RunEvent[]): number {
  return events.reduce(
    (sum, event) =>
      event.type === "model.responded" || event.type === "model.unfinished"
        ? sum + (event.cost_usd ?? 0)
        : sum,
    0,
  );
}

function checkBill(
  plan: BudgetPlan,
  run: { readonly server: ScriptedServer; readonly outcome: Outcome; readonly toldUsd: number },
): void {
  const { state, reason } = run.outcome;
  const items = billOf(plan, run.server);
  const billUsd = items.reduce((sum, { usd }) => sum + usd, 0);
  const dearest = Math.max(0, ...items.map(({ worstUsd }) => worstUsd));
  const excess = plan.cacheLostAt === null ? 0 : dearest;
  const words = `billed ${billUsd}, told ${run.toldUsd}, limit ${plan.maxCostUsd}: ${state}, ${reason}`;
  assert.ok(billUsd <= plan.maxCostUsd + excess + 1e-9, words);
  assert.ok(Math.abs(billUsd - run.toldUsd) < (plan.hasBroken() ? 0.01 : 1e-9), words);
  if (state === "cost_limit") {
    const [, limit, could, left] =
      /^the limit of \$([\d.]+) was reached: the next response could cost \$([\d.]+) and \$([\d.]+) is left$/.exec(
        reason,
      ) ?? [];
    assert.equal(Number(limit), plan.maxCostUsd, words);
    assert.ok(Number(could) >= Number(left), words);
  } else assert.ok(["completed", "model_error"].includes(state), words);
}

interface Item {
  readonly usd: number;
  /** What it could have cost: the whole prompt written to the cache for an hour, and a response as long as it may be. */
  readonly worstUsd: number;
}

/** What the service is owed for each response that it began, from its own counts. */
function billOf({ rates, output }: BudgetPlan, { requests }: ScriptedServer): readonly Item[] {
  return requests.flatMap((request) => {
    const { usage, index } = request;
    if (usage === null) return [];
    const { model, max_tokens } = bodyOf(request);
    const price: Rates = rates[model]!;
    const { ephemeral_5m_input_tokens: short = 0, ephemeral_1h_input_tokens: long = 0 } = usage[
      "cache_creation"
    ] as { readonly [field: string]: number };
    const plain = Number(usage["input_tokens"]);
    const read = Number(usage["cache_read_input_tokens"]);
    const costs = [
      plain * price.input,
      read * price.cache_read,
      short * price.cache_write_5m,
      long * price.cache_write_1h,
      (output.get(index) ?? 0) * price.output,
    ];
    const worst = (plain + read + short + long) * price.cache_write_1h + max_tokens * price.output;
    return [{ usd: costs.reduce((sum, cost) => sum + cost) / 1e6, worstUsd: worst / 1e6 }];
  });
}
