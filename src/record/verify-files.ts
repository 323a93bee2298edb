import { createHash } from "node:crypto";
import { openSync } from "node:fs";
import { join } from "node:path";
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
  readonly commitsSha256: string | null;
  readonly outputs: readonly RecordedOutput[];
}

/** What the audit log says of an output that the model did not see whole. */
export interface RecordedOutput {
  /** Of its file, without `.txt`. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Compares the transcript, the patch and the whole outputs in a record directory with what its audit log says. A file that is not there and was not
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
    ...findingsOf(paths.commits, digests.commitsSha256),
    ...digests.outputs.flatMap((output) =>
      outputFindings(join(paths.outputs, `${output.name}.txt`), output),
    ),
  ];
}

/** A file that could not be kept is not there, and one that was too long has only the beginning: of neither can more be said. */
function outputFindings(path: string, { bytes, sha256 }: RecordedOutput): readonly FileFinding[] {
  const stats = statsAt(path);
  if (stats?.isFile() !== true) return [];
  if (stats.size > bytes) return [{ path, kind: "changed" }];
  return stats.size < bytes ? [] : findingsOf(path, sha256);
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
