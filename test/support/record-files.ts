import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunResult } from "../../src/record/result.ts";

export type Line = { readonly type: string; readonly [field: string]: unknown };

/** Everything that a run left in its record directory. */
export interface RecordFiles {
  readonly directory: string;
  /** Paths of all files from the directory, in order. */
  readonly names: readonly string[];
  readonly transcript: readonly Line[];
  readonly audit: readonly Line[];
  /** Hex SHA-256 of the last line of the audit log. */
  readonly head: string;
  /** Null when the run did not come so far. */
  readonly result: RunResult | null;
  readonly patch: string | null;
  /** All files as one text, to look for what must not be there. */
  readonly everything: string;
}

/** The files of the record of a run that ended by itself, without outputs of its commands, sorted. */
export const wholeRecord: readonly string[] = [
  "audit.jsonl",
  "changes.patch",
  "report.html",
  "report.md",
  "result.json",
  "transcript.jsonl",
];

/** `cut`: a last line without its end, as a kill leaves it, is an error or left out; an error when absent. */
export function readRecord(
  directory: string,
  { cut = "refused" }: { readonly cut?: "refused" | "dropped" } = {},
): RecordFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    // After a kill the run's working folder is still there, and a git of its own may still end in it.
    .filter((name) => cut === "refused" || !name.startsWith(".scratch-"))
    .toSorted();
  const read = (name: string): string => readFileSync(join(directory, name), "utf8");
  const orNull = (name: string): string | null =>
    existsSync(join(directory, name)) ? read(name) : null;
  const linesIn = (name: string): readonly Line[] =>
    linesOf(cut === "dropped" ? read(name).replace(/[^\n]+$/, "") : read(name));
  const result = orNull("result.json");
  return {
    directory,
    names,
    transcript: linesIn("transcript.jsonl"),
    audit: linesIn("audit.jsonl"),
    head: createHash("sha256")
      .update(read("audit.jsonl").trimEnd().split("\n").at(-1) ?? "")
      .digest("hex"),
    result: result === null ? null : (JSON.parse(result) as RunResult),
    patch: orNull("changes.patch"),
    everything: names.map((name) => `${name}\n${read(name)}`).join("\n"),
  };
}

/** The lines of one type, without the fields that differ from run to run. */
export function linesOfType(lines: readonly Line[], type: string): readonly Line[] {
  return lines.filter((line) => line.type === type);
}

function linesOf(text: string): readonly Line[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
