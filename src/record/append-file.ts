import { closeSync, constants, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { messageOf, RunError } from "../errors.ts";

/** A file of lines that has one writer and only grows. Nothing is buffered here: what was appended survives a kill of the process. */
export interface AppendFile {
  /**
   * Appends the line and a newline. With `durable` it is on the disk before this returns, and so is all that was appended before.
   *
   * Throws a RunError with code `record` when that fails; the file then ends with the line before, if the system lets it.
   */
  append(line: string, durable: boolean): void;
  /** May be called again; what is appended after it throws. */
  close(): void;
}

/**
 * Creates the file, readable by its owner alone. Throws a RunError with code `record` when there is something at `path` already, be it
 * a link, or when it cannot be created.
 */
export function createAppendFile(path: string): AppendFile {
  const descriptor = createFile(path);
  let open = true;
  let unusable: RunError | null = null;
  let size = 0;
  return {
    append(line, durable) {
      if (!open) throw new RunError("record", `${path} is closed`);
      if (unusable !== null) throw unusable;
      const bytes = Buffer.from(`${line}\n`);
      try {
        writeWhole(descriptor, bytes);
      } catch (error) {
        const failure = recordFailure(path, error);
        if (!shortenedTo(descriptor, size)) unusable = failure;
        throw failure;
      }
      size += bytes.length;
      try {
        if (durable) fsyncSync(descriptor);
      } catch (error) {
        // The system may have dropped the bytes, and a second try would not say so.
        unusable = recordFailure(path, error);
        throw unusable;
      }
    },
    close() {
      if (open) closeSync(descriptor);
      open = false;
    },
  };
}

/** The RunError for a record that could not be written. A full disk is named as such. */
export function recordFailure(path: string, error: unknown): RunError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reasons = new Map<unknown, string>([
    ["ENOSPC", "no space is left on the disk (ENOSPC)"],
    ["EDQUOT", "the disk quota is used up (EDQUOT)"],
    ["EFBIG", "the file size limit is reached (EFBIG)"],
    ["EEXIST", "it exists already, so it belongs to another run (EEXIST)"],
  ]);
  const reason = reasons.get(code) ?? messageOf(error);
  return new RunError("record", `Cannot write ${path}: ${reason}`, { cause: error });
}

/** Writes all bytes; the system may take a part at a time. */
export function writeWhole(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}

function createFile(path: string): number {
  const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
  try {
    const descriptor = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
    flushDirectory(dirname(path));
    return descriptor;
  } catch (error) {
    throw recordFailure(path, error);
  }
}

/** A new file's name is durable only when its directory is. */
function flushDirectory(directory: string): void {
  const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function shortenedTo(descriptor: number, size: number): boolean {
  try {
    ftruncateSync(descriptor, size);
    return true;
  } catch {
    return false;
  }
}
