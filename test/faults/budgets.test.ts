import assert from "node:assert/strict";
import { test } from "node:test";
import { budgetRun } from "./budget-run.ts";
import { inParallel } from "./many-runs.ts";

/** Prompts too short to be cached, and commands longer than the cache holds: a limit was passed in these once. */
const passedOnce = [5592, 5705, 6429, 6472, 8599];

test("No bill of the service goes past the limit, and the run tells what it is", async () => {
  const seeds = [...passedOnce, ...Array.from({ length: 100 }, (_, index) => 1 + index)];
  const { failures } = await inParallel(budgetRun, { seeds, parallel: 2 });
  assert.deepEqual(failures, []);
});
