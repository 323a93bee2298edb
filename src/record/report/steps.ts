import { join } from "node:path";
import { statsAt } from "../file-stats.ts";
import type { AuditFact } from "./audit-reader.ts";
import { commandEnd, fileEnd } from "./command-end.ts";
import type { ConversationFacts } from "./conversation-reader.ts";
import { excerptOf } from "./excerpt.ts";
import { countAt, type Fields, numberAt, textAt } from "./fields.ts";
import { countText, plural } from "./format.ts";
import { readFileEnds } from "./kept-output.ts";
import type { CommandView, FileStepView, RunView, StepView, TurnView } from "./run-view.ts";

export interface StepSources {
  readonly facts: readonly AuditFact[];
  readonly conversation: ConversationFacts | null;
  /** Folder of the whole outputs. */
  readonly outputs: string;
}

const longestCommand = 6_000;
const keptFileBytes = 6_000;
/** Of so many commands the kept files are read; beyond that the model's view serves. */
const mostKeptFiles = 500;

/** The turns of a run in their order, each with what the model said and did in it. */
export function turnsOf(sources: StepSources): readonly TurnView[] {
  const stepsByTurn = new Map<number, StepView[]>();
  const add = (turn: number, step: StepView): void => {
    stepsByTurn.set(turn, [...(stepsByTurn.get(turn) ?? []), step]);
  };
  for (const [turn, step] of stepsOf(sources)) add(turn, step);
  const { conversation } = sources;
  const responded = sources.facts
    .filter(({ type }) => type === "model.responded")
    .map(({ fields }) => countAt(fields, "turn"));
  const turns = new Set([
    ...responded,
    ...stepsByTurn.keys(),
    ...(conversation?.words.keys() ?? []),
  ]);
  return [...turns]
    .toSorted((one, other) => one - other)
    .map((turn) => {
      const words = conversation?.words.get(turn);
      return {
        turn,
        text: words === undefined || words.text.head.trim() === "" ? null : words.text,
        thinking: words === undefined || words.thinking.head.trim() === "" ? null : words.thinking,
        steps: stepsByTurn.get(turn) ?? [],
      };
    });
}

/** The commands of a run in their order, restarts and denied calls included. */
export function commandsOf({ turns }: Pick<RunView, "turns">): readonly CommandView[] {
  return turns.flatMap(({ steps }) => steps).filter((step) => step.kind === "command");
}

function* stepsOf(sources: StepSources): Generator<readonly [number, StepView]> {
  const finished = new Map(
    sources.facts
      .filter(({ type }) => type === "command.finished")
      .map((fact) => [countAt(fact.fields, "n"), fact]),
  );
  const edited = finalEdits(sources.facts);
  let turn = 0;
  for (const fact of sources.facts) {
    if (fact.type === "model.responded") turn = countAt(fact.fields, "turn");
    else if (fact.type === "command.requested") {
      const n = countAt(fact.fields, "n");
      yield [countAt(fact.fields, "turn"), commandStep(fact, finished.get(n), sources)];
    } else if (fact.type === "file.viewed" || fact.type === "file.edited") {
      // Of an edit that is told twice, the second line says what came of it.
      if (edited.get(textAt(fact.fields, "tool_use_id") ?? "") === fact)
        yield [turn, fileStep(fact, sources)];
    }
  }
}

function finalEdits(facts: readonly AuditFact[]): ReadonlyMap<string, AuditFact> {
  return new Map(
    facts
      .filter(({ type }) => type === "file.viewed" || type === "file.edited")
      .map((fact) => [textAt(fact.fields, "tool_use_id") ?? "", fact]),
  );
}

function commandStep(
  requested: AuditFact,
  finished: AuditFact | undefined,
  sources: StepSources,
): CommandView {
  const { fields } = requested;
  const n = countAt(fields, "n");
  const ending = finished?.fields ?? {};
  const end =
    finished === undefined ? { text: "outcome unknown", tone: "bad" as const } : commandEnd(ending);
  const kept = n <= mostKeptFiles ? keptOutput(n, ending, sources) : null;
  return {
    kind: "command",
    n,
    startMs: requested.ms,
    durationMs: numberAt(ending, "duration_ms"),
    command: excerptOf(commandText(fields), longestCommand),
    cwd: textAt(fields, "cwd") ?? "",
    end: end.text,
    tone: end.tone,
    outputBytes: countAt(ending, "output_bytes"),
    output: kept ?? shownOutput(fields, ending, sources.conversation),
    isRaw: kept !== null,
    wholePath: isKept(n, sources) ? `outputs/${n}.txt` : null,
    remarks: remarksOn(fields, ending),
  };
}

function commandText(fields: Fields): string {
  if (fields["restart"] === true) return "(restart of the session)";
  return textAt(fields, "command") ?? "(a call without a command)";
}

function isKept(n: number, { outputs }: StepSources): boolean {
  return n > 0 && statsAt(join(outputs, `${n}.txt`))?.isFile() === true;
}

function keptOutput(n: number, ending: Fields, sources: StepSources): CommandView["output"] {
  if (ending["truncated"] !== true || n <= 0) return null;
  return readFileEnds(join(sources.outputs, `${n}.txt`), keptFileBytes);
}

/** What the model saw; the beginning that the audit log has, when the transcript does not go so far. */
function shownOutput(
  requested: Fields,
  ending: Fields,
  conversation: ConversationFacts | null,
): CommandView["output"] {
  const shown = conversation?.results.get(textAt(requested, "tool_use_id") ?? "");
  if (shown !== undefined) return shown;
  const head = textAt(ending, "output_head");
  return head === null ? null : excerptOf(head, 1000);
}

function remarksOn(requested: Fields, ending: Fields): readonly string[] {
  const redactions = countAt(ending, "redactions");
  const killed = countAt(ending, "processes_killed");
  const signal = textAt(ending, "signal");
  const rule = textAt(requested, "rule");
  return [
    ...(requested["decision"] === "deny" ? [`refused: ${rule ?? "no rule is named"}`] : []),
    ...(signal === null ? [] : [`ended by ${signal}`]),
    ...(killed === 0 ? [] : [`processes killed: ${countText(killed)}`]),
    ...(redactions === 0 ? [] : [`${plural(redactions, "secret")} hidden`]),
  ];
}

function fileStep(fact: AuditFact, { conversation }: StepSources): FileStepView {
  const { fields, ms } = fact;
  const end = fileEnd(fields);
  return {
    kind: "file",
    startMs: ms,
    operation: (textAt(fields, "operation") ?? "edit").replaceAll("_", " "),
    path: textAt(fields, "path") ?? "",
    end: end.text,
    tone: end.tone,
    output: conversation?.results.get(textAt(fields, "tool_use_id") ?? "") ?? null,
  };
}
