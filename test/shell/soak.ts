import { checkKills, checkSteadiness } from "./endurance.ts";

/* The long version of endurance.test.ts: `npm run soak [commands] [kills]`. Prints the numbers; ends with status 1 on any fault. */

const [commands = 10_000, kills = 1000] = process.argv.slice(2).map(Number);
const cleanups: (() => unknown)[] = [];
const context = { after: (cleanup: () => unknown): void => void cleanups.unshift(cleanup) };
try {
  console.log(await checkSteadiness(context, commands));
  console.log(await checkKills(context, kills));
} finally {
  for (const cleanup of cleanups) await cleanup();
}
