import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { budgetRun } from "./budget-run.ts";
import { countOf, inParallel } from "./many-runs.ts";

/*
 * Random budgets against the service's own bill: `npm run budgets -- [--runs N] [--seed S]`. Ends with 1 and the seeds of the runs in
 * which a limit did not hold, or that told another cost than the bill.
 */

const { values } = parseArgs({ options: { runs: { type: "string" }, seed: { type: "string" } } });
const runs = countOf(values.runs, 100);
const seed = countOf(values.seed, randomInt(2 ** 31));
console.log(`${runs} runs from seed ${seed}`);
const { ends, failures, seconds } = await inParallel(budgetRun, {
  seeds: Array.from({ length: runs }, (_, index) => seed + index),
  parallel: 2,
  failed: ({ seed: one, message }) =>
    console.log(`WRONG: npm run budgets -- --runs 1 --seed ${one}\n${message}`),
});
for (const [end, count] of ends) console.log(`${String(count).padStart(5)} ${end}`);
console.log(`${failures.length} wrong, ${seconds} s`);
process.exitCode = failures.length === 0 ? 0 : 1;
