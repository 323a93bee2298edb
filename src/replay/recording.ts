import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { RunError } from "../errors.ts";
import { type AuditLine, checkedLine } from "../record/audit-fields.ts";
import { recordPaths, type RecordPaths } from "../record/directory.ts";
import type { RunFinished, RunStarted } from "../record/event.ts";
import { linesOfFile } from "../record/line-reader.ts";
import { readTranscript, type Transcript } from "../record/transcript-reader.ts";
import { type AuditVerdict, verifyAudit } from "../record/verify.ts";
import { verifyRecordFiles } from "../record/verify-files.ts";
import { type Step, stepsOf } from "./steps.ts";

/** The record of a run, read whole. */
export interface Recording {
  readonly paths: RecordPaths;
  readonly transcript: Transcript;
  readonly started: RunStarted;
  readonly steps: readonly Step[];
  /** Null: the run was cut off. */
  readonly finished: RunFinished | null;
  /** The commit that was checked out; null when it is not known, or there was none. */
  readonly baseSha: string | null;
  /** Where the run worked; null when the transcript does not say. */
  readonly workspace: string | null;
  /** The working tree held changes already when the run began, which no checkout has. */
  readonly beganChanged: boolean;
  /** What is wrong with the records, in one line each; they are read all the same. */
  readonly warnings: readonly string[];
}

/**
 * Reads the record that a transcript belongs to: the audit log stands beside it, and so does `result.json` if the run came so far. Throws a
 * RunError (`input`) when there is none.
 */
export function readRecording(place: string): Recording {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const transcriptPath = isFolder ? join(place, "transcript.jsonl") : place;
  const transcript = readTranscript(transcriptPath);
  const paths = recordPaths(dirname(transcriptPath));
  if (!existsSync(paths.audit))
    throw new RunError(
      "input",
      `${paths.audit} is not there; replay takes a transcript.jsonl with its audit.jsonl beside it`,
    );
  const lines = auditLines(paths.audit);
  const [started] = lines;
  if (started?.type !== "run.started")
    throw new RunError("input", `${paths.audit} does not begin with run.started`);
  if (started.run_id !== transcript.run.run_id)
    throw new RunError(
      "input",
      `${transcriptPath} and ${paths.audit} are not of the same run (${transcript.run.run_id}, ${started.run_id})`,
    );
  const finished = lines.findLast((line) => line.type === "run.finished") ?? null;
  return {
    paths,
    transcript,
    started,
    steps: stepsOf(lines),
    finished,
    baseSha:
      textIn(readJson(paths.result), "base-sha") ?? textIn(transcript.run.options, "base_sha"),
    workspace: textIn(transcript.run.options, "workspace"),
    beganChanged: lines.some(
      (line) => line.type === "patch.written" && line.from_tree !== line.base_tree,
    ),
    warnings: warningsOf(paths),
  };
}

/** The whole output of a step, as far as it was kept; null when it was not. */
export function outputOf({ paths, transcript }: Recording, step: Step): string | null {
  if (step.finished === null) return null;
  if (step.kind === "verification") {
    const { attempt, output_bytes } = step.finished;
    return output_bytes === 0
      ? ""
      : keptOutput(join(paths.outputs, `verify-${attempt}.txt`), output_bytes);
  }
  if (step.kind === "command" && step.finished.truncated)
    return keptOutput(join(paths.outputs, `${step.finished.n}.txt`), step.finished.output_bytes);
  const id = step.asked.tool_use_id;
  for (const message of transcript.messages.toReversed())
    for (const block of message.content)
      if (textIn(block, "tool_use_id") === id) return textIn(block, "content");
  return null;
}

function keptOutput(path: string, bytes: number): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === bytes ? readFileSync(path, "utf8") : null;
}

/** All lines that can be read. What is no line of this version is passed over: the warnings tell of it. */
function auditLines(path: string): readonly AuditLine[] {
  const lines: AuditLine[] = [];
  for (const { bytes, ended } of linesOfFile(path)) {
    const value = ended ? parsed(bytes.toString()) : null;
    const line = typeof value === "object" && value !== null ? checkedLine(value) : null;
    if (line !== null && !("problem" in line)) lines.push(line);
  }
  return lines;
}

function warningsOf(paths: RecordPaths): readonly string[] {
  const verdict: AuditVerdict = verifyAudit({ path: paths.audit });
  const name = basename(paths.audit);
  if (verdict.kind === "fault")
    return [`${name} is not as it was written: line ${verdict.line} ${verdict.reason}`];
  if (verdict.kind === "incomplete")
    return [`${name} is incomplete: line ${verdict.line} ${verdict.reason}`];
  return verifyRecordFiles(paths.directory, verdict)
    .filter(({ kind }) => kind === "changed" || kind === "missing")
    .map(({ path, kind }) =>
      kind === "missing"
        ? `${basename(path)} is not there, and the audit log names it`
        : `${basename(path)} is not the file that the audit log names`,
    );
}

function readJson(path: string): unknown {
  return existsSync(path) ? parsed(readFileSync(path, "utf8")) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A text that a JSON object has under this name; null when it has none. */
export function textIn(value: unknown, name: string): string | null {
  const text = valueIn(value, name);
  return typeof text === "string" ? text : null;
}

/** The texts of a list that a JSON object has under this name; none when it has no such list. */
export function textsIn(value: unknown, name: string): readonly string[] {
  const list = valueIn(value, name);
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
}

/** What a JSON object has under this name; undefined when it has nothing. */
export function valueIn(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as { readonly [name: string]: unknown })[name]
    : undefined;
}
