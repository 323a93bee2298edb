import type { WireBlock } from "../model/model.ts";
import { type RecordedTurn, recordedTurns } from "../model/replay.ts";
import type { Decision, Policy } from "../policy/policy.ts";
import type { Recording } from "./recording.ts";
import { hasEnded, type Step, titleOf, toolUseId } from "./steps.ts";

/** What of a recorded run is done again. */
export interface ReplayPlan {
  readonly turns: readonly RecordedTurn[];
  /** The calls that come of it, as they were recorded. */
  readonly steps: readonly Step[];
  /** Why it is not the whole run; null when it is. */
  readonly cut: string | null;
}

const tools = ["bash", "str_replace_based_edit_tool"];

/**
 * Takes from a recording the responses whose calls were run, and the last one. The others (cut off, refused by a schema, answered by more
 * work) changed nothing, and would end a run that does not know why they did not end the first. It stops before the first call of which it is not known how it ended.
 */
export function planReplay({ transcript, steps }: Recording): ReplayPlan {
  const recorded = recordedTurns(transcript.messages);
  const waiting = new Map<string, Step[]>();
  for (const step of steps)
    waiting.set(toolUseId(step), [...(waiting.get(toolUseId(step)) ?? []), step]);
  const turns: RecordedTurn[] = [];
  const planned: Step[] = [];
  for (const [index, turn] of recorded.entries()) {
    if (!hasCalls(turn)) {
      if (index === recorded.length - 1) turns.push(turn);
      continue;
    }
    const content: WireBlock[] = [];
    for (const block of turn.content) {
      const step =
        block.type === "tool_use" ? waiting.get(String(block["id"]))?.shift() : undefined;
      const cut = block.type === "tool_use" ? cutAt(block, step) : null;
      if (cut !== null) {
        const part = { ...turn, content };
        return { turns: hasCalls(part) ? [...turns, part] : turns, steps: planned, cut };
      }
      content.push(block);
      if (step !== undefined) planned.push(step);
    }
    turns.push({ ...turn, content });
  }
  return { turns, steps: planned, cut: null };
}

function hasCalls({ stop, content }: RecordedTurn): boolean {
  return stop === "tool_use" && content.some(({ type }) => type === "tool_use");
}

function cutAt(block: WireBlock, step: Step | undefined): string | null {
  // A tool that is unknown leaves no line in the audit log; it is refused again.
  if (step === undefined)
    return tools.includes(String(block["name"]))
      ? "the run ended before the next call was run"
      : null;
  if (hasEnded(step)) return null;
  const name = step.kind === "command" ? `command ${step.requested.n}` : "a call of the editor";
  return `${name} (${titleOf(step)}) had not ended when the run did: its outcome is unknown`;
}

/** Decides as it was decided, whatever was the reason then. What was not asked for then may not run. */
export function recordedDecisions(steps: readonly Step[]): Policy {
  const decisions = steps.flatMap((step): readonly Decision[] => {
    if (step.kind === "file" || step.requested.restart === true) return [];
    const { decision, rule } = step.requested;
    if (rule === "malformed call") return [];
    if (decision === "allow") return [{ kind: "allow", rule }];
    return [denied(rule ?? "no rule")];
  });
  let next = 0;
  return { decide: () => decisions[next++] ?? denied("replay: not in the record") };
}

function denied(rule: string): Decision {
  return { kind: "deny", rule, message: `it was denied in the recorded run (${rule})` };
}

/** The same turns with another path in the place of this one, wherever a call names it. */
export function movedTurns(
  turns: readonly RecordedTurn[],
  move: (text: string) => string,
): readonly RecordedTurn[] {
  return turns.map((turn) => ({
    ...turn,
    content: turn.content.map((block) =>
      block.type === "tool_use" ? { ...block, input: movedValue(block["input"], move) } : block,
    ),
  }));
}

function movedValue(value: unknown, move: (text: string) => string): unknown {
  if (typeof value === "string") return move(value);
  if (Array.isArray(value)) return value.map((one: unknown) => movedValue(one, move));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, movedValue(one, move)]),
  );
}

/** Puts one path in the place of another, where it is not the beginning of a longer name. */
export function pathMover(from: string, to: string): (text: string) => string {
  if (from === to) return (text) => text;
  const literal = from.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\w.-])${literal}(?![\\w-]|\\.\\w)`, "g");
  return (text) => text.replaceAll(pattern, () => to);
}
