import assert from "node:assert/strict";
import { type Fault, type Reply, say, type Script, type Step } from "../../src/model/scripted.ts";
import { openScene, type Inputs, type Scene } from "../support/runner.ts";
import { checkRun, counted, type RunFacts } from "./check-run.ts";

/** One thing that the service does, and what becomes of the run. */
export interface FaultCase {
  /** What the service does, in words that follow "a service that answers with". */
  readonly name: string;
  readonly script: Script;
  readonly inputs?: Inputs;
  /** Before the run begins. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  readonly expected: Omit<RunFacts, "reason" | "exitCode" | "requests" | "retried"> & {
    readonly reason: RegExp | string;
    /** Words of the reason for which the turn was asked again; absent when it must not be. */
    readonly retried?: string;
    /** Absent where it depends on the time. */
    readonly requests?: number;
  };
}

/** What can clean up: a test's context, or a program's list. */
export interface Cleaner {
  after(action: () => unknown): void;
}

/** Runs the built action against the service, checks all that holds for every run, and gives what the run was. */
export async function runFault(context: Cleaner, fault: FaultCase): Promise<RunFacts> {
  const scene = await openScene(context, { script: fault.script });
  await fault.prepare?.(scene);
  return checkRun(scene, await scene.run(fault.inputs));
}

export function assertExpected(facts: RunFacts, { expected }: FaultCase): void {
  const { reason, retried, requests = facts.requests, ...rest } = expected;
  assert.deepEqual(facts, {
    ...rest,
    requests,
    exitCode: rest.state === "completed" ? 0 : 1,
    reason: fitting(facts.reason, reason),
    retried: facts.retried.map((why) => (why.includes(retried ?? "\n") ? why : (retried ?? ""))),
  });
  assert.equal(facts.retried.length > 0, retried !== undefined);
}

/** The text itself when it is as expected, else what is expected. */
function fitting(text: string, expected: RegExp | string): string {
  const fits = typeof expected === "string" ? text === expected : expected.test(text);
  return fits ? text : String(expected);
}

/** What the reply says that a fault breaks: nothing of it may be run before it was heard whole. */
export const reply: Reply = { blocks: [say("Ich räume auf: 🧹."), counted("after")] };

const ended = "the model ended its turn";

/** A fault between two turns that passes: the turn is asked again and comes, once. */
export function passing(name: string, fault: Step, retried: string): FaultCase {
  return {
    name,
    script: [[counted("before")], fault, reply, [say("Done.")]],
    expected: {
      state: "completed",
      reason: ended,
      turns: 3,
      requests: 4,
      retried,
      ran: ["after", "before"],
    },
  };
}

/** A fault that no other try would help: the run ends with what was done before it. */
export function lasting(
  name: string,
  fault: Fault,
  { reason, state = "model_error" }: { readonly reason: RegExp | string; readonly state?: string },
): FaultCase {
  return {
    name,
    script: [[counted("before")], fault, [counted("never")]],
    expected: { state, reason, turns: 1, requests: 2, ran: ["before"] },
  };
}

/** A response that is whole, if strange: it is taken as it is, and these counted commands of it run, beside the one before. */
export function taken(
  name: string,
  strange: Step,
  { ran = [], ...end }: Partial<FaultCase["expected"]> & { readonly after?: readonly Step[] } = {},
): FaultCase {
  const { after = [[say("Done.")]], ...expected } = end;
  return {
    name,
    script: [[counted("before")], strange, ...after],
    expected: {
      state: "completed",
      reason: ended,
      turns: 2 + after.length,
      requests: 2 + after.length,
      ran: [...ran, "before"].toSorted(),
      ...expected,
    },
  };
}
