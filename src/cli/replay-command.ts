import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { RunError } from "../errors.ts";
import { recordDirectoryProblem } from "../record/directory.ts";
import type { Recorder } from "../record/recorder.ts";
import { type Normalization, parseRules } from "../replay/normalization.ts";
import { readRecording, type Recording } from "../replay/recording.ts";
import { replay, type ReplayReport } from "../replay/replay.ts";
import type { StepVerdict } from "../replay/comparison.ts";
import { plainText } from "../shell/terminal.ts";
import { cancelledBySignal, type Environment, hideSecrets, workspaceOf } from "../world.ts";
import { type Arguments, type Flag, helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { createProgress } from "./progress.ts";
import { canOverwrite, createStatusLine } from "./status-line.ts";

const flags: readonly Flag[] = [
  {
    name: "directory",
    help: "A checkout to run in, which is changed by it; else a clean one of the run's first commit is made, and removed at the end.",
  },
  {
    name: "normalize",
    help: "Rules like s/REGEX/TEXT/, one a line, that are applied to both sides of what differs: for times, process ids and the like.",
  },
  { name: "normalize-file", help: "A file with such rules." },
  { name: "sandbox", help: "Another level than the recorded one." },
  { name: "network", help: "Another network than the recorded one; domains one a line." },
  { name: "pass-env", help: "Other variables than the recorded ones, one a line." },
  { name: "update", help: "Keep the record of the replay.", isSwitch: true },
  {
    name: "record-directory",
    help: "Where --update keeps it; new or empty. Else beside the record, with -replayed at its name.",
  },
  { name: "keep", help: "Keep the checkout that was made.", isSwitch: true },
];
const about =
  "Runs the recorded commands of a run again, in the same order and the same sandbox, without a model and without a key, and compares exit status, output and the final patch. The audit.jsonl of the run stands beside its transcript. Exit code 0 if all agree, 1 if something differs, 2 for wrong usage, 3 if the sandbox cannot be had.";

export const replayCommand: Command = {
  name: "replay",
  about: "Runs a recorded run again and compares; no model, no key.",
  async run(words) {
    const given = readArguments(words, flags);
    if (given.help) {
      process.stdout.write(helpPage("replay TRANSCRIPT.JSONL [flags]", about, flags));
      return 0;
    }
    const [place, ...more] = given.positionals;
    if (place === undefined || more.length > 0)
      throw new RunError("input", "replay takes one transcript.jsonl, or its folder. See --help");
    const recording = readRecording(resolve(place));
    const { directory } = given.values;
    if (
      directory !== undefined &&
      statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true
    )
      throw new RunError(
        "input",
        `--directory: ${JSON.stringify(directory)} is no folder; it takes a checkout`,
      );
    const normalize = rulesOf(given);
    const recordDirectory = recordPlace(given, recording);
    const environment: Environment = { ...process.env };
    hideSecrets(environment);
    warnOfLevel(given.values["sandbox"] ?? recording.started.sandbox.level);
    const cancelled = cancelledBySignal();
    const report = await replay({
      recording,
      directory: directory ?? null,
      repositories: [workspaceOf(environment)],
      overrides: given.values,
      recordDirectory,
      keep: given.switches.has("keep"),
      normalize,
      environment,
      entry: import.meta.url,
      log: progressOn(process.stderr),
      cancelled,
    });
    process.stdout.write(given.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
    if (cancelled.aborted) return 130;
    return report.same ? 0 : 1;
  },
};

/** Before anything is run: whose record it is, only the one who starts this can know. */
function warnOfLevel(level: string): void {
  const what = {
    none: "the recorded run had no sandbox, and so has the replay: its commands run as you, with your files and your network",
    uiddrop:
      "the recorded run had the sandbox uiddrop, and so has the replay: its commands can read what every user may",
  }[level];
  if (what !== undefined)
    process.stderr.write(`warning: ${what}; --sandbox auto runs them in a real one\n`);
}

/** The run again is of no interest while it goes well: on a terminal a line tells how far it is. */
function progressOn(stream: NodeJS.WriteStream): Recorder {
  return canOverwrite(stream, process.env)
    ? createProgress(createStatusLine(stream))
    : { record: () => undefined, close: () => undefined };
}

function rulesOf({ values }: Arguments): Normalization | null {
  const file = values["normalize-file"];
  if (file !== undefined && !existsSync(file))
    throw new RunError(
      "input",
      `--normalize-file: ${JSON.stringify(file)} is not there; it takes a file of rules`,
    );
  const texts = [values["normalize"] ?? "", file === undefined ? "" : readFileSync(file, "utf8")];
  const parsed = parseRules(texts.join("\n"));
  if ("problems" in parsed)
    throw new RunError(
      "input",
      parsed.problems.map((problem) => `--normalize: ${problem}`).join("; "),
    );
  return texts.every((text) => text.trim() === "") ? null : parsed.normalize;
}

/** Null: it is not kept. */
function recordPlace({ values, switches }: Arguments, { paths }: Recording): string | null {
  const named = values["record-directory"];
  if (!switches.has("update")) {
    if (named === undefined) return null;
    throw new RunError(
      "input",
      "--record-directory: is given without --update, which keeps a record",
    );
  }
  const place = resolve(named ?? `${paths.directory}-replayed`);
  const problem = recordDirectoryProblem(place);
  if (problem !== null)
    throw new RunError(
      "input",
      `--record-directory: ${JSON.stringify(place)} ${problem}; it takes a new or empty folder`,
    );
  return place;
}

const marks: { readonly [Kind in StepVerdict["kind"]]: string } = {
  same: "same",
  same_normalized: "same by rule",
  different: "DIFFERENT",
  missing: "NOT RUN",
};

/** Nothing in it can act on the terminal. */
function reportText(report: ReplayReport): string {
  const { steps, patch, cut, notes } = report;
  const bad = steps.filter(({ kind }) => kind === "different" || kind === "missing").length;
  const lines = [
    ...notes.map((note) => `note: ${note}`),
    ...steps.flatMap((step) => [
      `${marks[step.kind].padEnd(14)}${step.name.padEnd(12)}${step.title}`,
      ...step.differences.map((text) => `    ${text} (audit.jsonl, line ${step.line})`),
      ...step.diff.map((text) => `    ${text}`),
    ]),
    ...(cut === null ? [] : [`not run again from here on: ${cut}`]),
    patch.kind === "not_compared"
      ? `patch not compared: ${patch.reason}`
      : `${marks[patch.kind].padEnd(14)}the final patch`,
    ...patch.diff.map((text) => `    ${text}`),
    ...(report.record_directory === null
      ? []
      : [`record of the replay: ${report.record_directory}`]),
    `sandbox ${report.sandbox ?? "none"}, in ${report.worktree}`,
    report.same
      ? `all agrees: ${steps.length} steps`
      : `${bad} of ${steps.length} steps differ${patch.kind === "different" ? ", and so does the patch" : ""}`,
  ];
  return `${lines.map((line) => plainText(line)).join("\n")}\n`;
}
