import { createHash } from "node:crypto";
import { chmodSync, constants, copyFileSync, openSync, rmSync } from "node:fs";
import { piecesOf } from "./file-pieces.ts";
import { statsAt } from "./file-stats.ts";
import type { Redactor } from "./redact.ts";

/** How many secrets a regular file holds; 0 for what is none, or is not there any more. */
export function secretsIn(path: Buffer | string, redactor: Redactor): number {
  const stream = redactor.stream();
  for (const piece of contentOf(path)) stream.write(piece);
  stream.end();
  return stream.count;
}

/** Nothing of what is no regular file. A link is not followed, and a FIFO not waited for. */
function contentOf(path: Buffer | string): Iterable<Buffer> {
  if (statsAt(path)?.isFile() !== true) return [];
  return piecesOf(openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
}

export interface DeliveredFile {
  readonly path: string;
  /** Hex, of the file. */
  readonly sha256: string;
  readonly bytes: number;
}

/** Copies a file to its place, where nothing must be yet, for its owner alone. What a failed copy leaves is removed. */
export function deliverFile(made: string, path: string): DeliveredFile {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const piece of contentOf(made)) {
    hash.update(piece);
    bytes += piece.length;
  }
  try {
    copyFileSync(made, path, constants.COPYFILE_EXCL);
    chmodSync(path, 0o600);
  } catch (error) {
    if (!isExisting(error)) rmSync(path, { force: true });
    throw error;
  }
  return { path, sha256: hash.digest("hex"), bytes };
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
