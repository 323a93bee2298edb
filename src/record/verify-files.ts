import { createHash } from "node:crypto";
import { openSync } from "node:fs";
import { recordPaths } from "./directory.ts";
import { piecesOf } from "./file-pieces.ts";
import { statsAt } from "./file-stats.ts";

/** What a file beside the audit log is, compared with what the final record says of it. */
export interface FileFinding {
  readonly path: string;
  /** `unnamed`: it is there, and the final record says that there is none. */
  readonly kind: "same" | "changed" | "missing" | "unnamed";
}

export interface RecordedDigests {
  readonly transcriptSha256: string | null;
  readonly patchSha256: string | null;
}

/**
 * Compares the transcript and the patch in a record directory with the final record of its audit log. A file that is not there and was not
 * there gives no finding.
 */
export function verifyRecordFiles(
  directory: string,
  digests: RecordedDigests,
): readonly FileFinding[] {
  const paths = recordPaths(directory);
  return [
    ...findingsOf(paths.transcript, digests.transcriptSha256),
    ...findingsOf(paths.patch, digests.patchSha256),
  ];
}

function findingsOf(path: string, expected: string | null): readonly FileFinding[] {
  const isThere = statsAt(path)?.isFile() === true;
  if (!isThere) return expected === null ? [] : [{ path, kind: "missing" }];
  if (expected === null) return [{ path, kind: "unnamed" }];
  return [{ path, kind: digestOf(path) === expected ? "same" : "changed" }];
}

function digestOf(path: string): string {
  const hash = createHash("sha256");
  for (const piece of piecesOf(openSync(path, "r"))) hash.update(piece);
  return hash.digest("hex");
}
