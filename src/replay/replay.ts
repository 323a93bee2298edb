import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, isAbsolute, join, relative } from "node:path";
import { RunError } from "../errors.ts";
import type { InputName } from "../inputs.ts";
import { readOptions, type RunOptions } from "../options.ts";
import type { Recorder } from "../record/recorder.ts";
import type { RunResult } from "../record/result.ts";
import { run } from "../run.ts";
import { findProgram, pathOutside } from "../shell/programs.ts";
import { contains } from "../sandbox/mounts.ts";
import { canBeSeenAt } from "../sandbox/places.ts";
import { createWorld, type Environment, prepareStart } from "../world.ts";
import { headOf, makeCheckout } from "./checkout.ts";
import { comparePatches, compareSteps, type PatchVerdict, type StepVerdict } from "./comparison.ts";
import type { Normalization } from "./normalization.ts";
import { readRecording, type Recording, textIn, textsIn, valueIn } from "./recording.ts";
import {
  movedTurns,
  pathMover,
  planReplay,
  recordedDecisions,
  type ReplayPlan,
} from "./replay-plan.ts";

export interface ReplayRequest {
  readonly recording: Recording;
  /** A checkout to work in; null: one is made and removed. */
  readonly directory: string | null;
  /** Where the repository of the run may be. */
  readonly repositories: readonly string[];
  /** What is not as it was recorded, by the names of the inputs. */
  readonly overrides: {
    readonly [name in "sandbox" | "network" | "pass-env"]?: string | undefined;
  };
  /** Where the record of the replay stays; null: it is removed. */
  readonly recordDirectory: string | null;
  readonly keep: boolean;
  readonly normalize: Normalization | null;
  readonly environment: Environment;
  readonly entry: string;
  readonly log: Recorder;
  readonly cancelled: AbortSignal;
}

export interface ReplayReport {
  readonly run_id: string;
  readonly same: boolean;
  /** What should be known of the records and of this replay, one line each. */
  readonly notes: readonly string[];
  /** Why not all of the run was run again; null when all was. */
  readonly cut: string | null;
  readonly steps: readonly StepVerdict[];
  readonly patch: PatchVerdict;
  readonly worktree: string;
  readonly sandbox: string | null;
  /** Null where it was removed. */
  readonly record_directory: string | null;
  /** How the replay itself ended. */
  readonly state: RunResult["state"];
  readonly reason: string;
}

/**
 * Runs the recorded calls again by the same program that ran them, with the recorded responses in the place of the model, and compares what
 * comes of it. Throws a RunError when it cannot begin (`input`, `environment`, `record`) or the sandbox cannot be had (`sandbox`).
 */
export async function replay(request: ReplayRequest): Promise<ReplayReport> {
  const { recording, keep } = request;
  // Its own level, so that nothing that commands see of it lies in a folder of ours.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-replay-")));
  try {
    const worktree = await worktreeFor(request, folder);
    const plan = planReplay(recording);
    const recordDirectory = request.recordDirectory ?? join(folder, "record");
    const seenAt = oldPlaceFor(request, [folder, worktree, recordDirectory]);
    const parts = { plan, worktree, recordDirectory, seenAt };
    const result = await runAgain(request, parts);
    if (result.state === "sandbox_unavailable") throw new RunError("sandbox", result.reason);
    return reportOf(request, { ...parts, result });
  } finally {
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

interface ReplayParts {
  readonly plan: ReplayPlan;
  readonly worktree: string;
  readonly recordDirectory: string;
  /** The recorded path of the workspace, where commands find it again; null where that cannot be. */
  readonly seenAt: string | null;
}

/** Only where the session has mounts of its own, and nothing of ours lies at that path. */
function oldPlaceFor(
  { recording, overrides, environment }: ReplayRequest,
  ours: readonly string[],
): string | null {
  const { workspace, started } = recording;
  const level = overrides.sandbox ?? started.sandbox.level;
  const home = environment["HOME"] ?? "";
  const isFree =
    workspace !== null &&
    ["auto", "userns", "rootdrop"].includes(level) &&
    canBeSeenAt(workspace) &&
    ![...ours, ...(home === "" ? [] : [home])].some(
      (path) => contains(workspace, path) || (contains(path, workspace) && path !== home),
    );
  return isFree ? workspace : null;
}

async function worktreeFor(request: ReplayRequest, folder: string): Promise<string> {
  const { recording, directory, environment } = request;
  const { baseSha } = recording;
  const git = findProgram("git", pathOutside(environment["PATH"] ?? "", directory ?? folder));
  if (git === null) throw new RunError("environment", "git was not found in PATH");
  if (directory === null) {
    if (baseSha === null)
      throw new RunError(
        "input",
        "the record does not say from which commit the run began (base-sha in result.json); give a checkout by --directory",
      );
    const repositories = [
      ...request.repositories,
      ...(recording.workspace === null ? [] : [recording.workspace]),
    ];
    const name = basename(recording.workspace ?? "") || "worktree";
    return makeCheckout({ git, repositories, commit: baseSha, folder, name });
  }
  const place = realpathSync(directory);
  const head = await headOf(git, place, folder);
  if (baseSha !== null && head !== baseSha)
    throw new RunError(
      "input",
      `--directory: ${place} has ${head ?? "no commit"} checked out; it takes a checkout of ${baseSha}, from which the recorded run began`,
    );
  return place;
}

async function runAgain(
  { recording, overrides, environment, entry, log, cancelled }: ReplayRequest,
  { plan, worktree, recordDirectory, seenAt }: ReplayParts,
): Promise<RunResult> {
  const read = await optionsOf(recording, { worktree, recordDirectory, overrides, environment });
  const turns = movedTurns(
    plan.turns,
    pathMover(seenAt === null ? (recording.workspace ?? worktree) : worktree, worktree),
  );
  const options = { ...read, provider: { name: "replay", turns }, proxy: null } as const;
  const start = prepareStart(options, environment);
  const world = await createWorld(options, start, { environment, entry, log, cancelled });
  return run(options, {
    ...world,
    ...(seenAt === null ? {} : { workspaceSeenAt: seenAt }),
    policy: recordedDecisions(plan.steps),
  });
}

interface OptionParts extends Pick<ReplayRequest, "overrides" | "environment"> {
  readonly worktree: string;
  readonly recordDirectory: string;
}

/** The options of the recorded run, as far as they bear on what commands do. */
async function optionsOf(
  { paths, transcript, started, workspace }: Recording,
  { worktree, recordDirectory, overrides, environment }: OptionParts,
): Promise<RunOptions> {
  const { limits } = started;
  const recorded = transcript.run.options;
  const given: { readonly [name in InputName]?: string } = {
    prompt: firstWords(transcript) || "Replay of a recorded run.",
    provider: "replay",
    "replay-from": paths.transcript,
    "instructions-file": "",
    "working-directory": directoryBelow(workspace, textIn(recorded, "working_directory")),
    sandbox: overrides.sandbox ?? started.sandbox.level,
    network: overrides.network ?? started.network.replaceAll(", ", "\n"),
    "pass-env": overrides["pass-env"] ?? textsIn(recorded, "pass_env").join("\n"),
    verify: textIn(recorded, "verify") ?? "",
    "output-schema": schemaIn(recorded),
    "upload-artifact": "false",
  };
  const source = { workspace: worktree, environment, event: null };
  const answer = await readOptions({ ...source, read: (name) => given[name] });
  if ("problems" in answer) throw new RunError("input", answer.problems.join("; "));
  const { options } = answer;
  const { resourceLimits: own } = options;
  return {
    ...options,
    recordDirectory,
    model: transcript.run.model,
    verifyAttempts: numberIn(recorded, "verify_attempts") ?? options.verifyAttempts,
    protectedPaths: textsIn(recorded, "protected_paths"),
    maxTurns: limits["max_turns"] ?? options.maxTurns,
    timeLimitMs: limits["time_limit_ms"] ?? options.timeLimitMs,
    commandTimeoutMs: limits["command_timeout_ms"] ?? options.commandTimeoutMs,
    outputLimitCharacters: limits["output_limit_characters"] ?? options.outputLimitCharacters,
    resourceLimits: {
      memoryBytes: limits["memory_limit_bytes"] ?? own.memoryBytes,
      processes: limits["process_limit"] ?? own.processes,
      fileSizeBytes: limits["file_size_limit_bytes"] ?? own.fileSizeBytes,
      cpuTimeSeconds: limits["cpu_time_limit_seconds"] ?? own.cpuTimeSeconds,
    },
  };
}

/** The first message of the run, so that the record of the replay can stand in its place. */
function firstWords({ messages }: Recording["transcript"]): string {
  const first = messages.find(({ role, resumed }) => role === "user" && resumed !== true);
  return (first?.content ?? []).flatMap((block) => textIn(block, "text") ?? []).join("\n\n");
}

function numberIn(options: unknown, name: string): number | null {
  const value = valueIn(options, name);
  return typeof value === "number" ? value : null;
}

function schemaIn(options: unknown): string {
  const schema = valueIn(options, "output_schema") ?? null;
  return schema === null ? "" : JSON.stringify(schema);
}

function directoryBelow(workspace: string | null, directory: string | null): string {
  const way = workspace === null || directory === null ? "." : relative(workspace, directory);
  return way === "" || way.startsWith("..") || isAbsolute(way) ? "." : way;
}

function reportOf(
  { recording, keep, recordDirectory: kept, normalize, directory }: ReplayRequest,
  { plan, worktree, recordDirectory, seenAt, result }: ReplayParts & { readonly result: RunResult },
): ReplayReport {
  const replayed = readRecording(recordDirectory);
  const options = {
    ...plan,
    normalize,
    moveBack: pathMover(worktree, (seenAt === null ? recording.workspace : null) ?? worktree),
  };
  const steps = compareSteps(recording, replayed, options);
  const patch = comparePatches(recording, replayed, options);
  const isSame =
    steps.every(({ kind }) => kind === "same" || kind === "same_normalized") &&
    patch.kind !== "different";
  return {
    run_id: recording.started.run_id,
    same: isSame,
    notes: [...recording.warnings, ...notesOn(recording, seenAt ?? worktree)],
    cut: plan.cut,
    steps,
    patch,
    worktree: keep || directory !== null ? worktree : `${worktree} (removed)`,
    sandbox: result.sandbox,
    record_directory: kept === null && !keep ? null : recordDirectory,
    state: result.state,
    reason: result.reason,
  };
}

function notesOn(
  { workspace, steps, beganChanged }: Recording,
  worktree: string,
): readonly string[] {
  const hasMask = steps.some((step) => step.kind !== "file" && step.asked.command?.includes("***"));
  return [
    ...(workspace === null || workspace === worktree
      ? []
      : [
          `the run worked in ${workspace}, the replay elsewhere: calls that name the old path were given the new one, and outputs are compared with the old one`,
        ]),
    ...(beganChanged
      ? [
          "the tree held changes when the run began, which stand in no commit; without them commands may do something else",
        ]
      : []),
    ...(hasMask
      ? ["a recorded command holds a hidden secret (***), and was run as it stands in the record"]
      : []),
  ];
}
