import { type Reply, say, type Step, think } from "../../src/model/scripted.ts";
import type { Inputs } from "../support/runner.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { briefFault, goneFault, lastingFault, passingFault } from "./chaos-faults.ts";
import { counted } from "./check-run.ts";

/** A run with random turns and random faults, and what has to come of it. */
export interface ChaosPlan {
  readonly script: readonly Step[];
  readonly inputs: Inputs;
  /** Sent so many milliseconds after the start; null for none. */
  readonly stop: { readonly signal: NodeJS.Signals; readonly afterMs: number } | null;
  readonly expected: {
    readonly state: string;
    readonly turns: number;
    readonly requests: number;
    /** In the order in which they run. */
    readonly ran: readonly string[];
  };
}

/** The same seed gives the same plan. */
export function chaosPlan(seed: number): ChaosPlan {
  const chance = chanceOf(seed);
  const turns = turnsOf(chance);
  const maxTurns = chance.happens(0.2) ? 1 + chance.whole(turns.length) : null;
  const hasFallback = chance.happens(0.2);
  const failsAt = chance.happens(0.2) ? chance.whole(turns.length - 1) : null;
  const switchesAt = hasFallback ? chance.whole(turns.length - 1) : null;
  const script: Step[] = [];
  const ran: string[] = [];
  let heard = 0;
  let state = "completed";
  for (const [index, { reply, names }] of turns.entries()) {
    if (heard === maxTurns) {
      state = "turn_limit";
      break;
    }
    if (index === switchesAt) script.push(goneFault(chance));
    script.push(...faultsBefore(reply, chance));
    if (index === failsAt) {
      const isGone = !hasFallback && chance.happens(0.5);
      script.push(isGone ? goneFault(chance) : lastingFault(chance));
      state = "model_error";
      break;
    }
    script.push(reply);
    ran.push(...names);
    heard += 1;
  }
  const stop = chance.happens(0.2)
    ? { signal: chance.pick(["SIGINT", "SIGTERM"] as const), afterMs: chance.whole(4000) }
    : null;
  return {
    script,
    inputs: {
      ...(maxTurns === null ? {} : { "max-turns": String(maxTurns) }),
      ...(hasFallback ? { "fallback-model": "claude-sonnet-5-5" } : {}),
    },
    stop,
    expected: { state, turns: heard, requests: script.length, ran },
  };
}

interface Turn {
  readonly reply: Reply;
  /** Of the counted commands in it that are run. */
  readonly names: readonly string[];
}

function turnsOf(chance: Chance): readonly Turn[] {
  const turns: Turn[] = [];
  const working = 2 + chance.whole(5);
  for (let index = 0; index < working; index += 1) {
    if (chance.happens(0.15)) turns.push({ reply: fruitless(chance), names: [] });
    turns.push(workingTurn(index, chance));
  }
  return [...turns, { reply: { blocks: [say("Done: 🧹.")] }, names: [] }];
}

function workingTurn(index: number, chance: Chance): Turn {
  const calls = Array.from({ length: 1 + chance.whole(2) }, (_, call) => `${index}-${call}`);
  return {
    reply: {
      blocks: [
        ...(chance.happens(0.5) ? [think("Ich überlege.")] : []),
        ...(chance.happens(0.5) ? [say("Nun geht's weiter – Schritt für Schritt.")] : []),
        ...calls.map((name) => counted(name)),
      ],
    },
    names: calls,
  };
}

/** A response that brings nothing forward; none of its commands may run. */
function fruitless(chance: Chance): Reply {
  const never = counted("never");
  return chance.pick<Reply>([
    { blocks: [] },
    { blocks: [say("I stop."), never], stopReason: "max_tokens" },
    { blocks: [say("I stop."), never], stopReason: "end_turn" },
    { blocks: [say("Wait.")], stopReason: "pause_turn" },
    { blocks: [say("I stop.")], stopReason: "tool_use" },
    {
      blocks: [{ type: "tool_use", name: "bash", input: {}, inputText: '{"command": "echo' }],
      stopReason: "max_tokens",
      lastBlockOpen: true,
    },
  ]);
}

function faultsBefore(reply: Reply, chance: Chance): readonly Step[] {
  if (!chance.happens(0.3)) return [];
  const first = passingFault(reply, chance);
  return chance.happens(0.2) ? [first, briefFault(chance)] : [first];
}
