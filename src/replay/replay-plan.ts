import type { WireBlock } from "../model/model.ts";
import { type RecordedTurn, recordedTurns } from "../model/replay.ts";
import type { Decision, Policy } from "../policy/policy.ts";
import type { Recording } from "./recording.ts";
import { hasEnded, nameOf, type Step, titleOf, toolUseId } from "./steps.ts";

/** What of a recorded run is done again. */
export interface ReplayPlan {
  readonly turns: readonly RecordedTurn[];
  /** What comes of it, as it was recorded. */
  readonly steps: readonly Step[];
  /** Why it is not the whole run; null when it is. */
  readonly cut: string | null;
}

const tools = ["bash", "str_replace_based_edit_tool"];

/** All responses up to the first call of which it is not known how it ended. */
export function planReplay({ transcript, steps }: Recording): ReplayPlan {
  const open = steps.findIndex((step) => !hasEnded(step));
  const ended = open === -1 ? steps : steps.slice(0, open);
  const waiting = ended.filter((step) => step.kind !== "verification");
  const turns: RecordedTurn[] = [];
  for (const turn of recordedTurns(transcript.messages)) {
    if (turn.stop === "model_context_window_exceeded") continue;
    const content: WireBlock[] = [];
    for (const block of turn.content) {
      // A tool that is unknown leaves no line in the audit log; it is refused again.
      const isCall =
        block.type === "tool_use" &&
        turn.stop === "tool_use" &&
        tools.includes(String(block["name"]));
      const next = isCall ? waiting.shift() : undefined;
      if (isCall && (next === undefined || toolUseId(next) !== block["id"])) {
        const part = { ...turn, content };
        return {
          turns: content.some(({ type }) => type === "tool_use") ? [...turns, part] : turns,
          steps: ended,
          cut: cutText(steps[open]),
        };
      }
      content.push(block);
    }
    turns.push({ ...turn, content });
  }
  return { turns, steps: ended, cut: open === -1 ? null : cutText(steps[open]) };
}

function cutText(open: Step | undefined): string {
  return open === undefined
    ? "the run ended before the next call was run"
    : `${nameOf(open)} (${titleOf(open)}) had not ended when the run did: its outcome is unknown`;
}

/** Decides as it was decided, whatever was the reason then. What was not asked for then may not run. */
export function recordedDecisions(steps: readonly Step[]): Policy {
  const decisions = steps.flatMap((step): readonly Decision[] => {
    if (step.kind !== "command" || step.asked.restart === true) return [];
    const { decision, rule } = step.asked;
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
