import { test } from "node:test";
import { checkDebris, checkPrograms } from "./comparison.ts";

test("Generated programs do in one session what they do in bash -c", async (context) => {
  await checkPrograms(context, { seed: 20_261_130, runs: 200 });
});

test("Generated debris of the language does in a session what it does in bash -c", async (context) => {
  await checkDebris(context, { seed: 20_261_130, runs: 120 });
});
