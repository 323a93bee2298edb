import { closeSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { recordFailure, writeWhole } from "./append-file.ts";

const defaultOutputCapBytes = 64 * 1024 * 1024;

/** So much stays in memory before there is a file; most outputs are smaller and cost no file at all. */
const memoryBytes = 256 * 1024;
const firstMemoryBytes = 4 * 1024;

/** Takes the whole output of one command, to be kept or not when it is over. Writes are synchronous, the memory is constant. */
export interface OutputFile {
  /** Takes redacted bytes, without keeping the buffer. Never throws: a failed write is told by `keep`. */
  write(bytes: Buffer): void;
  /** Ends it with the output in `outputs/<name>.txt`. */
  keep(): KeptOutput;
  /** Ends it without a file. */
  discard(): void;
}

/** `failed`: the disk is full or the like; there is no file then, so that what is left of the disk serves the audit log. */
export type KeptOutput =
  | {
      readonly kind: "kept";
      readonly path: string;
      /** In the file. */
      readonly bytes: number;
      /** Beyond the cap, not in the file. */
      readonly omittedBytes: number;
    }
  | { readonly kind: "failed"; readonly reason: string };

/**
 * Starts the output that is called `name` (the number of a command) in the folder `directory`. Nothing is created there before more than 256 KiB have come or the output is kept;
 * what exceeds `capBytes` is only counted.
 */
export function createOutputFile(
  directory: string,
  name: number | string,
  capBytes: number = defaultOutputCapBytes,
): OutputFile {
  const path = join(directory, `${name}.txt`);
  const memory = createMemory(Math.min(memoryBytes, capBytes));
  let descriptor: number | null = null;
  let failure: string | null = null;
  let taken = 0;
  let omittedBytes = 0;

  const attempt = (action: () => void): void => {
    if (failure !== null) return;
    try {
      action();
    } catch (error) {
      failure = recordFailure(path, error).message;
      removeQuietly();
    }
  };
  const spill = (): number => {
    // The folder is for its owner alone, or for the group that the session is in where nothing else can show it to it.
    const created = openSync(path, "wx", 0o640);
    descriptor = created;
    writeWhole(created, memory.take());
    return created;
  };
  const close = (): void => {
    const open = descriptor;
    descriptor = null;
    if (open !== null) closeSync(open);
  };
  /** What cannot be removed stays: a file too many, redacted as all are, does no harm. */
  const removeQuietly = (): void => {
    if (descriptor === null) return;
    try {
      close();
      rmSync(path, { force: true });
    } catch {
      // Nothing depends on it.
    }
  };

  return {
    write(bytes) {
      const part = bytes.length > capBytes - taken ? bytes.subarray(0, capBytes - taken) : bytes;
      omittedBytes += bytes.length - part.length;
      taken += part.length;
      if (part.length === 0 || failure !== null) return;
      if (descriptor === null && memory.add(part)) return;
      attempt(() => writeWhole(descriptor ?? spill(), part));
    },
    keep() {
      attempt(() => descriptor ?? spill());
      attempt(close);
      return failure === null
        ? { kind: "kept", path, bytes: taken, omittedBytes }
        : { kind: "failed", reason: failure };
    },
    discard: () => attempt(removeQuietly),
  };
}

/** Bytes in one buffer that grows up to a limit. */
function createMemory(limit: number): { add(bytes: Buffer): boolean; take(): Buffer } {
  let buffer = Buffer.alloc(0);
  let length = 0;
  return {
    /** False when they do not fit; they are not added then. */
    add(bytes) {
      const needed = length + bytes.length;
      if (needed > limit) return false;
      if (needed > buffer.length) {
        const grown = Buffer.allocUnsafe(
          Math.min(limit, Math.max(needed, buffer.length * 2, firstMemoryBytes)),
        );
        buffer.copy(grown, 0, 0, length);
        buffer = grown;
      }
      bytes.copy(buffer, length);
      length = needed;
      return true;
    },
    /** Gives what was added and forgets it. */
    take() {
      const bytes = buffer.subarray(0, length);
      buffer = Buffer.alloc(0);
      length = 0;
      return bytes;
    },
  };
}
