import { randomInt } from "node:crypto";
import { checkDebris, checkPrograms } from "./comparison.ts";

/*
 * Compares generated texts with `bash -c`, for long: `npm run fuzz [runs] [seed]`. Ends with status 1 and the smallest text that
 * differs; the seed that it prints first repeats the run.
 */

const [runs = 5000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`seed ${seed}, ${runs} programs, ${Math.ceil(runs / 5)} pieces of debris`);
const cleanups: (() => unknown)[] = [];
const context = { after: (cleanup: () => unknown): void => void cleanups.unshift(cleanup) };
try {
  await checkPrograms(context, { seed, runs });
  await checkDebris(context, { seed, runs: Math.ceil(runs / 5) });
  console.log("no differences");
} catch (error) {
  console.log(error);
  process.exitCode = 1;
} finally {
  for (const cleanup of cleanups) await cleanup();
}
