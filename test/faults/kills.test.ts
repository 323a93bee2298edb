import assert from "node:assert/strict";
import { test } from "node:test";
import { killRun } from "./kill-run.ts";
import { inParallel } from "./many-runs.ts";

test("Nine runs that are ended at random moments can be taken up again", async () => {
  const seeds = Array.from({ length: 9 }, (_, index) => 1 + index);
  const { failures } = await inParallel(killRun, { seeds, parallel: 3 });
  assert.deepEqual(failures, []);
});
