import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import {
  dist,
  type FinishedAction,
  openScene,
  recordOf,
  type RunningAction,
  type Scene,
  survivors,
  untilFile,
} from "../support/runner.ts";
import { until } from "../support/until.ts";
import { wholeRecord } from "../support/record-files.ts";

const half = bash("echo half > half.txt");

// One after the other: each must end in time, and they would keep each other from it.
describe("a run that is cancelled", () => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    test(`by ${signal} in the middle of a command delivers everything and leaves nothing running`, async (context) => {
      const { run } = await cancelled(context, signal, {
        script: [
          [half, bash("setsid -f sleep 601; sleep 602 & touch started; sleep 600; touch canary")],
        ],
        isReady: (scene, action) => untilFile(scene, "started", action),
      });

      const { audit } = recordOf(run);
      assert.deepEqual(
        audit.filter(({ type }) => type === "command.finished").map(({ outcome }) => outcome),
        ["exited", "cancelled"],
      );
    });

    test(`by ${signal} while the model answers`, async (context) => {
      let isAsked = false;
      await cancelled(context, signal, {
        script: [[half], { fault: "silent", reached: () => (isAsked = true) }],
        isReady: () => until(() => isAsked, "for the request"),
      });
    });
  }

  test("in the middle of a stream", async (context) => {
    let hasBegun = false;
    await cancelled(context, "SIGINT", {
      script: [
        [half],
        {
          fault: "stall",
          afterEvents: 4,
          reply: { blocks: [say("This is a long answer."), bash("touch canary")] },
          reached: () => (hasBegun = true),
        },
      ],
      isReady: () => until(() => hasBegun, "for the stream"),
    });
  });

  test("while it waits to ask again", async (context) => {
    await cancelled(context, "SIGINT", {
      script: [[half], { fault: "status", status: 529, headers: { "retry-after": "60" } }],
      isReady: (_, action) =>
        until(() => action.log().includes("Asking again in 60 s"), "for the pause"),
    });
  });

  test("twice, as runners do, ends as if it were once", async (context) => {
    await cancelled(context, "SIGINT", {
      script: [[half, bash("trap '' INT TERM; touch started; sleep 600; touch canary")]],
      isReady: (scene, action) => untilFile(scene, "started", action),
      secondSignal: "SIGTERM",
    });
  });
});

interface Cancellation {
  readonly script: Script;
  readonly isReady: (scene: Scene, action: RunningAction) => Promise<void>;
  readonly secondSignal?: NodeJS.Signals;
}

/** Cancels a run that has made half.txt, and looks that it ends in time, with all that a run delivers. */
async function cancelled(
  context: TestContext,
  signal: NodeJS.Signals,
  { script, isReady, secondSignal }: Cancellation,
): Promise<{ readonly run: FinishedAction; readonly scene: Scene }> {
  const scene = await openScene(context, { script });
  const action = scene.start();
  await isReady(scene, action);
  const sentAt = performance.now();
  action.process.kill(signal);
  if (secondSignal !== undefined) action.process.kill(secondSignal);
  const run = await action.finished;
  const tookMs = performance.now() - sentAt;

  const { transcript, audit, head, patch, result, names } = recordOf(run);
  assert.ok(tookMs < 3000, `it took ${tookMs} ms`);
  assert.deepEqual(await survivors(run), []);
  assert.equal(run.signal, null);
  assert.equal(run.exitCode, 1);
  const { state, reason } = run.outputs;
  assert.deepEqual({ state, reason }, { state: "cancelled", reason: "the run was cancelled" });
  assert.equal(result!.state, "cancelled");
  assert.equal(transcript.at(-1)!["state"], "cancelled");
  assert.equal(audit.at(-1)!.type, "run.finished");
  assert.equal(run.outputs["audit-sha256"], head);
  assert.equal(run.outputs["changed"], "true");
  assert.match(patch!, /\+half/);
  assert.doesNotMatch(patch!, /canary/);
  assert.match(run.summary, /^### Bash Agent: cancelled\n/);
  assert.deepEqual(names, wholeRecord);
  execFileSync(process.execPath, [
    join(dist, "cli.js"),
    "verify",
    run.outputs["audit-path"]!,
    "--head",
    head,
  ]);
  return { run, scene };
}
