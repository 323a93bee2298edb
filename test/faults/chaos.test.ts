import assert from "node:assert/strict";
import { test } from "node:test";
import { chaosRun } from "./chaos-run.ts";
import { inParallel } from "./many-runs.ts";

test("Twenty runs with random faults end as they must", async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => 1 + index);
  const { ends, failures } = await inParallel(chaosRun, { seeds, parallel: 8 });
  assert.deepEqual(failures, []);
  assert.equal(
    ends.reduce((sum, [, count]) => sum + count, 0),
    20,
  );
});
