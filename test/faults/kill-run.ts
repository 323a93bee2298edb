import assert from "node:assert/strict";
import { copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Reply, say, type ScriptedRequest } from "../../src/model/scripted.ts";
import { readTranscript } from "../../src/record/transcript-reader.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import type { SentBody } from "../support/conversation.ts";
import { readRecord } from "../support/record-files.ts";
import {
  type FinishedAction,
  openScene,
  type RunningAction,
  type Scene,
  survivors,
} from "../support/runner.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { checkMessages } from "./check-messages.ts";
import { checkCounters, checkRun, counted } from "./check-run.ts";
import type { Cleaner } from "./fault-case.ts";

/**
 * Ends a run by a signal at a random moment, looks at what is left of it, and takes the conversation up
 * in a second run, which has to end as if nothing had been. Gives the signal and how the first run ended.
 */
export async function killRun(context: Cleaner, seed: number): Promise<string> {
  const chance = chanceOf(seed);
  const signal = chance.pick(["SIGINT", "SIGTERM", "SIGKILL"] as const);
  const turns = turnsOf(chance);
  const scene = await openScene(context, { script: scriptOf(turns) });
  const action = scene.start();
  await randomMoment(scene, action, { chance, turns: turns.length });
  action.process.kill(signal);
  const run = await action.finished;
  const left = run.signal === null ? await endedByItself(scene, run) : await cutOff(scene, run);
  if (left.transcript !== null) await takeUp(scene, left);
  return `${signal}, ${left.end}`;
}

/** A while after the start, or after one of the requests: a time alone would miss most of a run on a machine that is slow today. */
async function randomMoment(
  { server }: Scene,
  { finished }: RunningAction,
  { chance, turns }: { readonly chance: Chance; readonly turns: number },
): Promise<void> {
  const requests = chance.whole(turns + 1);
  let hasEnded = false;
  void finished.finally(() => (hasEnded = true)).catch(() => undefined);
  // Bounded by the time that a scene gives the action.
  while (server.requests.length < requests && !hasEnded) await delay(5);
  await delay(chance.whole(requests === 0 ? 1000 : 300));
}

/** What a run left. */
interface Left {
  readonly end: string;
  /** Null when there is none that could be taken up. */
  readonly transcript: string | null;
  readonly ran: readonly string[];
}

function turnsOf(chance: Chance): readonly Reply[] {
  return Array.from({ length: 3 + chance.whole(3) }, (_, turn) => ({
    blocks: Array.from({ length: 1 + chance.whole(1) }, (_, call) =>
      counted(`${turn}-${call}`, chance.happens(0.5) ? chance.whole(20) / 100 : 0),
    ),
    delayMs: chance.whole(150),
  }));
}

/** The model knows by the conversation how far it is, whoever goes on with it. */
function scriptOf(turns: readonly Reply[]): (request: ScriptedRequest) => Reply {
  return ({ body }) => {
    const heard = (body as SentBody).messages.filter(({ role }) => role === "assistant").length;
    return turns[heard] ?? { blocks: [say("Done.")] };
  };
}

async function endedByItself(scene: Scene, run: FinishedAction): Promise<Left> {
  const { state, ran } = await checkRun(scene, run);
  assert.ok(["cancelled", "completed"].includes(state), state);
  return { end: state, transcript: run.outputs["transcript-path"] ?? "", ran };
}

/** What holds after a kill that nothing can hear: what is written is true, and nothing of the session is left. */
async function cutOff(scene: Scene, run: FinishedAction): Promise<Left> {
  assert.deepEqual(await survivors(run, 5000), []);
  const records = join(scene.runnerTemp, "bash-agent");
  const [name] = existsSync(records) ? readdirSync(records) : [];
  const directory = join(records, name ?? "");
  const audit = join(directory, "audit.jsonl");
  const transcript = join(directory, "transcript.jsonl");
  if (name === undefined || !isWritten(audit) || !isWritten(transcript)) {
    assert.deepEqual(scene.server.requests, []);
    assert.deepEqual(checkCounters(scene, { audit: [] }), []);
    return { end: "nothing was recorded", transcript: null, ran: [] };
  }
  const verdict = verifyAudit({ path: audit });
  assert.ok(verdict.kind !== "fault", JSON.stringify(verdict));
  const { messages, end, cut } = readTranscript(transcript);
  if (messages.length > 0) checkMessages(messages);
  const ran = checkCounters(scene, { audit: readRecord(directory, { cut: "dropped" }).audit });
  const finished = auditedFinishes(directory);
  // The one of which nobody can say more is the last.
  assert.ok(verdict.unknownOutcomes.length <= 1, JSON.stringify(verdict));
  assert.ok(ran.length - finished <= verdict.unknownOutcomes.length);
  const unknown = verdict.unknownOutcomes.length === 0 ? "" : ", a command of unknown outcome";
  const whole = end === null ? "cut off" : "its end was recorded";
  return {
    end: `${whole}${unknown}${cut ? ", a line in part" : ""}`,
    transcript: messages.length === 0 ? null : transcript,
    ran,
  };
}

function isWritten(path: string): boolean {
  return existsSync(path) && statSync(path).size > 0;
}

function auditedFinishes(directory: string): number {
  const { audit } = readRecord(directory, { cut: "dropped" });
  return audit.filter(({ type }) => type === "command.finished").length;
}

async function takeUp(scene: Scene, { transcript, ran }: Left): Promise<void> {
  const requests = scene.server.requests.length;
  // As it is after it was fetched from an artifact.
  const copy = join(scene.folder, "taken-up.jsonl");
  copyFileSync(transcript ?? "", copy);
  const run = await scene.run({ prompt: "Go on.", "resume-from": copy });
  const { state } = await checkRun(scene, run, { requests, ran });
  assert.equal(state, "completed", run.outputs["reason"]);
  const refused = scene.server.requests.filter(({ status }) => status === 400);
  assert.deepEqual(refused, []);
}
