import assert from "node:assert/strict";
import { test } from "node:test";
import { createBudget, timeText } from "../../src/record/budget.ts";
import { modelResponded, runStarted } from "./record-fixture.ts";

const limits = { max_turns: 100, time_limit_ms: 1_800_000 };

test("what a run has used stands beside its limits", () => {
  const budget = createBudget();
  assert.equal(budget.text(0), "");
  budget.record({ ...runStarted, limits });
  assert.equal(budget.text(999), "turn 0 of 100, 0 s of 30 min, $0");
  budget.record({ ...modelResponded, turn: 1, cost_usd: 0.1 });
  budget.record({ ...modelResponded, turn: 2, cost_usd: 0.2 });
  assert.equal(budget.text(65_000), "turn 2 of 100, 1 min 5 s of 30 min, $0.3");
});

test("a limit of the cost is told where there is one, and no cost where a price is unknown", () => {
  const budget = createBudget();
  budget.record({ ...runStarted, limits: { ...limits, max_cost_usd: 2.5 } });
  assert.equal(budget.text(0), "turn 0 of 100, 0 s of 30 min, $0 of $2.5");
  budget.record({ ...modelResponded, turn: 1, cost_usd: null });
  budget.record({ ...modelResponded, turn: 2, cost_usd: 1 });
  assert.equal(budget.text(0), "turn 2 of 100, 0 s of 30 min");
});

test("times are told by the units that they have", () => {
  assert.deepEqual([0, 1000, 60_000, 90_500, 3_600_000, 7_261_000].map(timeText), [
    "0 s",
    "1 s",
    "1 min",
    "1 min 30 s",
    "1 h",
    "2 h 1 min 1 s",
  ]);
});
