import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  accessSync,
  constants,
  statSync,
} from "node:fs";
import { join, resolve, dirname } from "node:path";
import { messageOf, RunError } from "../errors.ts";

/** Where everything of one run is kept; all paths absolute. */
export interface RecordPaths {
  readonly directory: string;
  readonly transcript: string;
  readonly audit: string;
  /** Folder of `<n>.txt`. */
  readonly outputs: string;
  readonly patch: string;
  readonly commits: string;
  readonly result: string;
  readonly reportHtml: string;
  readonly reportMarkdown: string;
}

/** How the name of the run's working folder in its record begins. A run that is killed leaves it, with copies of the tree's files. */
export const scratchPrefix = ".scratch-";

/** The paths of a record in `directory`, which need not exist. */
export function recordPaths(directory: string): RecordPaths {
  const root = resolve(directory);
  return {
    directory: root,
    transcript: join(root, "transcript.jsonl"),
    audit: join(root, "audit.jsonl"),
    outputs: join(root, "outputs"),
    patch: join(root, "changes.patch"),
    commits: join(root, "commits.mbox"),
    result: join(root, "result.json"),
    reportHtml: join(root, "report.html"),
    reportMarkdown: join(root, "report.md"),
  };
}

/**
 * Makes the directory of a run's record, with `outputs/` in it, for its owner alone. It may exist if it is empty. Throws a RunError
 * with code `record` when it holds anything, is a link or no directory, or cannot be made.
 */
export function createRecordDirectory(directory: string): RecordPaths {
  const paths = recordPaths(directory);
  const problem = recordDirectoryProblem(paths.directory);
  if (problem !== null)
    throw new RunError("record", `The record directory ${paths.directory} ${problem}`);
  try {
    mkdirSync(paths.directory, { recursive: true, mode: 0o700 });
    chmodSync(paths.directory, 0o700);
    // Not recursive: of two runs that found it empty, the second fails here.
    mkdirSync(paths.outputs, { mode: 0o700 });
  } catch (error) {
    const text = `Cannot make the record directory ${paths.directory}: ${messageOf(error)}`;
    throw new RunError("record", text, { cause: error });
  }
  return paths;
}

/** Why a directory cannot become the record of a run, as one line that follows its path; null if it can, as far as can be seen. */
export function recordDirectoryProblem(directory: string): string | null {
  try {
    const stats = lstatSync(directory, { throwIfNoEntry: false });
    if (stats === undefined) return placeProblem(dirname(directory));
    if (stats.isSymbolicLink()) return "is a symbolic link";
    if (!stats.isDirectory()) return "is not a directory";
    return readdirSync(directory).length === 0
      ? null
      : "is not empty: it holds the record of another run";
  } catch (error) {
    return `cannot be looked at: ${messageOf(error).replaceAll(/[\s\p{Cc}]+/gu, " ")}`;
  }
}

/** Why nothing can be made in that folder, or in the one that it would be made in. */
function placeProblem(folder: string): string | null {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return placeProblem(dirname(folder));
  if (!stats.isDirectory()) return `cannot be made: ${folder} is not a directory`;
  if (/^\/(?:proc|sys)(?:\/|$)/.test(folder)) return `cannot be made: ${folder} holds no files`;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return `cannot be made: ${folder} is not writable`;
  }
}
