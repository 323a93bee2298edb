import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { killRun } from "./kill-run.ts";
import { countOf, inParallel } from "./many-runs.ts";

/*
 * Ends runs of the built action at random moments by SIGINT, SIGTERM and SIGKILL, looks at what is left, and takes each up again:
 * `npm run kills -- [--runs N] [--seed S] [--parallel P]`. Ends with 1 and the seeds of the runs that were not as they should be.
 */

const { values } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, parallel: { type: "string" } },
});
const runs = countOf(values.runs, 200);
const seed = countOf(values.seed, randomInt(2 ** 31));
console.log(`${runs} runs from seed ${seed}`);
const { ends, failures, seconds } = await inParallel(killRun, {
  seeds: Array.from({ length: runs }, (_, index) => seed + index),
  parallel: countOf(values.parallel, 4),
  failed: ({ seed: one, message }) =>
    console.log(`WRONG: npm run kills -- --runs 1 --seed ${one}\n${message}`),
});
for (const [end, count] of ends) console.log(`${String(count).padStart(5)} ${end}`);
console.log(`${failures.length} wrong, ${seconds} s`);
process.exitCode = failures.length === 0 ? 0 : 1;
