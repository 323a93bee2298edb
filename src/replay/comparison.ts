import { existsSync, readFileSync } from "node:fs";
import { OMIT_HEADERS, createTwoFilesPatch } from "diff";
import type { Normalization } from "./normalization.ts";
import { outputOf, type Recording } from "./recording.ts";
import { endOf, nameOf, type Step, titleOf } from "./steps.ts";

/** One recorded step beside what came of it in the replay. */
export interface StepVerdict {
  /** Counts them from 1. */
  readonly step: number;
  /** How the records name it: `command 3`, `edit`, `verify 1`. */
  readonly name: string;
  /** Of the recorded audit log. */
  readonly line: number;
  readonly title: string;
  readonly kind: "same" | "same_normalized" | "different" | "missing";
  /** What differs, one line each. */
  readonly differences: readonly string[];
  /** Lines of a unified diff of the outputs; empty when they do not differ, or nothing can be shown. */
  readonly diff: readonly string[];
}

export interface PatchVerdict {
  readonly kind: "same" | "same_normalized" | "different" | "not_compared";
  /** Why it was not compared; else empty. */
  readonly reason: string;
  readonly diff: readonly string[];
}

export interface ComparisonOptions {
  /** The recorded steps that were to be done again. */
  readonly steps: readonly Step[];
  /** Why not all of the run was to be done again; null when all was. */
  readonly cut: string | null;
  /** The user's rules, for both sides; null: none. */
  readonly normalize: Normalization | null;
  /** Gives the replay's texts the paths of the recorded run. */
  readonly moveBack: (text: string) => string;
}

/** More than this many characters of an output are not compared line by line. */
const mostCharacters = 400_000;
const mostDiffLines = 30;
const diffTimeMs = 2000;

/** Compares each step by its place in the order. */
export function compareSteps(
  recorded: Recording,
  replayed: Recording,
  options: ComparisonOptions,
): readonly StepVerdict[] {
  const verdicts = options.steps.map((step, index): StepVerdict => {
    const base = {
      step: index + 1,
      name: nameOf(step),
      line: step.line,
      title: titleOf(step),
    };
    const again = replayed.steps[index];
    if (again === undefined || again.kind !== step.kind)
      return { ...base, kind: "missing", differences: ["it was not run again"], diff: [] };
    return { ...base, ...compareStep({ recorded, replayed, step, again }, options) };
  });
  return verdicts;
}

/** Compares the changes that the two runs left. */
export function comparePatches(
  recorded: Recording,
  replayed: Recording,
  { cut, normalize, moveBack }: ComparisonOptions,
): PatchVerdict {
  const notCompared = (reason: string): PatchVerdict => ({
    kind: "not_compared",
    reason,
    diff: [],
  });
  if (recorded.finished === null)
    return notCompared("the recorded run was cut off before its patch was made");
  if (cut !== null) return notCompared("not all of the recorded run was run again");
  const [before, after] = [recorded, replayed].map(
    ({ finished }) => finished?.patch_sha256 ?? null,
  );
  if (before === after) return before === null ? notCompared("neither run has a patch") : same;
  const texts = [recorded, replayed].map(({ paths }) =>
    existsSync(paths.patch) ? readFileSync(paths.patch, "utf8") : "",
  );
  const [one, two] = [texts[0] ?? "", moveBack(texts[1] ?? "")];
  if (normalize !== null && normalize(withoutBlobs(one)) === normalize(withoutBlobs(two)))
    return { kind: "same_normalized", reason: "", diff: [] };
  return { kind: "different", reason: "", diff: smallDiff(one, two) };
}

const same = { kind: "same", reason: "", diff: [] } as const;

/** These digests differ with any byte of the file. */
function withoutBlobs(patch: string): string {
  return patch.replaceAll(/^index [0-9a-f]+\.\.[0-9a-f]+/gm, "index");
}

interface Pair {
  readonly recorded: Recording;
  readonly replayed: Recording;
  readonly step: Step;
  readonly again: Step;
}

function compareStep(
  pair: Pair,
  options: ComparisonOptions,
): Pick<StepVerdict, "kind" | "differences" | "diff"> {
  const { step, again } = pair;
  const output = compareOutputs(pair, options);
  const [before, now] = [endOf(step), endOf(again)];
  const decisions = [step, again].map((one) =>
    one.kind === "command" ? one.asked.decision : "allow",
  );
  const differences = [
    ...(decisions[0] === decisions[1] ? [] : [`decision: ${decisions[0]}, now ${decisions[1]}`]),
    ...(before === now ? [] : [`end: ${before}, now ${now}`]),
    ...(output.problem === null ? [] : [output.problem]),
  ];
  const kind =
    differences.length > 0 ? "different" : output.isNormalized ? "same_normalized" : "same";
  return { kind, differences, diff: output.diff };
}

interface OutputVerdict {
  readonly problem: string | null;
  readonly isNormalized: boolean;
  readonly diff: readonly string[];
}

function compareOutputs(pair: Pair, options: ComparisonOptions): OutputVerdict {
  const { step, again } = pair;
  const facts = [step, again].map(factsOf);
  const [before, now] = facts;
  if (before === now) return { problem: null, isNormalized: false, diff: [] };
  const [one, two] = [outputOf(pair.recorded, step), outputOf(pair.replayed, again)];
  const problem = `output: ${before ?? ""}, now ${now ?? ""}`;
  if (one === null || two === null)
    return {
      problem: `${problem}; the whole was not kept, so it cannot be shown`,
      isNormalized: false,
      diff: [],
    };
  const user = options.normalize ?? ((text: string): string => text);
  const normalize = endOf(step) === endOf(again) && isTimedOut(step) ? withoutKilled(user) : user;
  const moved = options.moveBack(two);
  const [left, right] = [normalize(one), normalize(moved)];
  if (left !== right) return { problem, isNormalized: false, diff: smallDiff(left, right) };
  // Equal texts of unequal bytes are the same only by a rule, or by the paths that were put back.
  const isByRule = normalize(one) !== one || normalize(moved) !== moved || moved !== two;
  return isByRule
    ? { problem: null, isNormalized: true, diff: [] }
    : {
        problem: `${problem}; the texts that were kept are the same`,
        isNormalized: false,
        diff: [],
      };
}

function isTimedOut({ finished }: Step): boolean {
  return finished?.outcome === "timed_out";
}

/** When a command is ended at its deadline, bash says which process was killed, by its number. */
function withoutKilled(user: Normalization): Normalization {
  return (text) =>
    user(text.replaceAll(/^(bash: line \d+:) +\d+ (Killed|Terminated)/gm, "$1 PID $2"));
}

function factsOf(step: Step): string {
  const { finished } = step;
  if (finished === null) return "none";
  if (!("output_bytes" in finished)) return `${finished.bytes} bytes`;
  return `${finished.output_bytes} bytes with SHA-256 ${finished.output_sha256.slice(0, 12)}...`;
}

function smallDiff(before: string, after: string): readonly string[] {
  if (before.length + after.length > mostCharacters) return ["(too long to be shown)"];
  const patch: string | undefined = createTwoFilesPatch(
    "",
    "",
    `${before}\n`,
    `${after}\n`,
    undefined,
    undefined,
    {
      context: 1,
      timeout: diffTimeMs,
      headerOptions: OMIT_HEADERS,
    },
  );
  if (patch === undefined) return ["(too different to be shown)"];
  const lines = patch.trimEnd().split("\n");
  const more = lines.length - mostDiffLines;
  return more <= 0 ? lines : [...lines.slice(0, mostDiffLines), `(${more} more lines)`];
}
