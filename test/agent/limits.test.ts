import assert from "node:assert/strict";
import { test } from "node:test";
import { type Limits, nearlyReached, type Used } from "../../src/agent/limits.ts";

const limits: Limits = { maxTurns: 50, maxCostUsd: 2, timeLimitMs: 600_000 };
const unused: Used = { turns: 0, costUsd: 0, elapsedMs: 0 };

function left(used: Partial<Used>, of: Partial<Limits> = {}): object {
  return Object.fromEntries(nearlyReached({ ...limits, ...of }, { ...unused, ...used }));
}

test("a limit is named when a fifth of it is left, with what is left in words", () => {
  assert.deepEqual(left({ turns: 39, costUsd: 1.59, elapsedMs: 479_000 }), {});
  assert.deepEqual(left({ turns: 40 }), { turns: "10 responses" });
  assert.deepEqual(left({ costUsd: 1.6 }), { cost: "$0.4" });
  assert.deepEqual(left({ elapsedMs: 480_000 }), { time: "120 s" });
  assert.deepEqual(left({ turns: 49, costUsd: 2.5, elapsedMs: 700_000 }), {
    turns: "1 response",
    cost: "$0",
    time: "0 s",
  });
});

test("of a few responses the last one is named, and none when there is no further one", () => {
  assert.deepEqual(left({ turns: 1 }, { maxTurns: 2 }), { turns: "1 response" });
  assert.deepEqual(left({ turns: 1 }, { maxTurns: 1 }), {});
});

test("without a limit of cost, no cost is near it", () => {
  assert.deepEqual(left({ costUsd: 1000 }, { maxCostUsd: null }), {});
});
