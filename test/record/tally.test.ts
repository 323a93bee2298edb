import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import type { ModelResponded, RunEvent } from "../../src/record/event.ts";
import { noSecrets } from "../../src/record/redact.ts";
import { createTally, type Tally } from "../../src/record/tally.ts";
import { commandFinished, commandRequested, modelResponded, stampAt } from "./record-fixture.ts";

function tallyOf(events: readonly RunEvent[]): Tally {
  const tally = createTally();
  for (const event of events) tally.record(event, stampAt(0));
  return tally;
}

function countsOf({ turns, commands, total, costUsd, byModel }: Tally) {
  return { turns, commands, total, costUsd, byModel };
}

const nothing = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_5m_tokens: 0,
  cache_write_1h_tokens: 0,
  turns: 0,
  cost_usd: 0,
};

test("a run without a response used nothing and cost nothing", () => {
  assert.deepEqual(countsOf(tallyOf([])), {
    turns: 0,
    commands: 0,
    total: nothing,
    costUsd: 0,
    byModel: {},
  });
});

test("commands are counted by their end, and those that were not run are not", () => {
  const tally = tallyOf([
    commandRequested(1),
    commandFinished(1),
    commandRequested(2),
    { ...commandFinished(2), outcome: "timed_out", exit_code: null },
    commandRequested(3),
    { ...commandFinished(3), outcome: "denied", exit_code: null },
    commandRequested(4),
  ]);
  assert.deepEqual(countsOf(tally), {
    turns: 0,
    commands: 2,
    total: nothing,
    costUsd: 0,
    byModel: {},
  });
});

test("one response without a known price makes the cost of its model and of the run unknown", () => {
  const other = noSecrets.redact("model-2");
  const tally = tallyOf([
    modelResponded,
    { ...modelResponded, model: other, cost_usd: null },
    { ...modelResponded, cost_usd: 0.5 },
    { ...modelResponded, model: other, cost_usd: 1 },
  ]);
  const twice = {
    input_tokens: 2,
    output_tokens: 4,
    cache_read_tokens: 6,
    cache_write_5m_tokens: 8,
    cache_write_1h_tokens: 0,
    turns: 2,
  };
  assert.deepEqual(countsOf(tally), {
    turns: 4,
    commands: 0,
    total: {
      input_tokens: 4,
      output_tokens: 8,
      cache_read_tokens: 12,
      cache_write_5m_tokens: 16,
      cache_write_1h_tokens: 0,
      turns: 4,
      cost_usd: null,
    },
    costUsd: null,
    byModel: {
      "model-1": { ...twice, cost_usd: 0.51 },
      "model-2": { ...twice, cost_usd: null },
    },
  });
});

test("the models' counts add up to the run's", () => {
  const count = fc.nat(1_000_000);
  const response: fc.Arbitrary<ModelResponded> = fc.record({
    type: fc.constant("model.responded" as const),
    turn: count,
    model: fc.constantFrom("a", "b", "__proto__", "constructor").map(noSecrets.redact),
    stop_reason: fc.constant(null),
    request_id: fc.constant(null),
    usage: fc.record({
      input_tokens: count,
      output_tokens: count,
      cache_read_tokens: count,
      cache_write_5m_tokens: count,
      cache_write_1h_tokens: count,
    }),
    cost_usd: fc.option(count),
  });
  fc.assert(
    fc.property(fc.array(response), (responses) => {
      const { turns, total, byModel } = tallyOf(responses);
      const sums: { [name: string]: number | null } = { ...nothing };
      for (const model of Object.values(byModel)) {
        for (const [name, count] of Object.entries({ ...model })) {
          const sum = sums[name] ?? null;
          sums[name] = sum === null || count === null ? null : sum + count;
        }
      }
      assert.equal(turns, responses.length);
      assert.equal(
        total.input_tokens,
        responses.reduce((sum, { usage }) => sum + usage.input_tokens, 0),
      );
      assert.deepEqual(total, sums);
    }),
  );
});
