import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type FinishedAction, openScene, type Scene, survivors } from "../support/runner.ts";
import { chaosPlan, type ChaosPlan } from "./chaos-plan.ts";
import { checkRun } from "./check-run.ts";
import type { Cleaner } from "./fault-case.ts";

/** Runs the plan of the seed and checks what came of it. Gives how it ended: a state, or `not begun`. */
export async function chaosRun(context: Cleaner, seed: number): Promise<string> {
  const plan = chaosPlan(seed);
  const scene = await openScene(context, { script: plan.script });
  const action = scene.start(plan.inputs);
  const { stop } = plan;
  if (stop !== null) {
    await Promise.race([delay(stop.afterMs), action.finished]);
    action.process.kill(stop.signal);
  }
  const run = await action.finished;
  return stop !== null && run.signal === stop.signal
    ? notBegun(scene, run)
    : checkPlan(scene, { plan, run });
}

/** A signal that comes before the program can hear it ends the process; then nothing may have begun. */
async function notBegun(scene: Scene, run: FinishedAction): Promise<string> {
  assert.deepEqual(await survivors(run), []);
  assert.deepEqual(scene.server.requests, []);
  assert.equal(existsSync(`${scene.runnerTemp}/bash-agent`), false);
  assert.deepEqual(
    readdirSync(scene.workspace).filter((name) => name.startsWith("ran-")),
    [],
  );
  return "not begun";
}

async function checkPlan(
  scene: Scene,
  { plan, run }: { readonly plan: ChaosPlan; readonly run: FinishedAction },
): Promise<string> {
  const { expected, stop } = plan;
  const { state, turns, requests, ran } = await checkRun(scene, run);
  if (stop === null || state !== "cancelled") {
    const facts = { state, turns, requests, ran };
    assert.deepEqual(facts, { ...expected, ran: expected.ran.toSorted() });
  } else {
    // It ended somewhere on the way, with what was done until then.
    assert.deepEqual(ran, expected.ran.slice(0, ran.length).toSorted());
    assert.ok(turns <= expected.turns && requests <= expected.requests);
  }
  return state;
}
