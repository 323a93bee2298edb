import { test } from "node:test";
import { checkKills, checkSteadiness } from "./endurance.ts";

test("Five hundred commands leave no descriptor, no process and no memory behind", async (context) => {
  await checkSteadiness(context, 500);
});

test("Fifty kills at random moments leave no orphan and no call that hangs", async (context) => {
  await checkKills(context, 50);
});
