import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { recordFailure, writeWhole } from "./append-file.ts";

/** Writes a file whole or not at all, for its owner alone; an older one is replaced. Throws a RunError with code `record` when it cannot. */
export function writeWholeFile(path: string, text: string): void {
  const unfinished = `${path}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    writeDurably(unfinished, Buffer.from(text));
    renameSync(unfinished, path);
  } catch (error) {
    throw recordFailure(path, error);
  }
}

function writeDurably(path: string, bytes: Buffer): void {
  const descriptor = openSync(path, "wx", 0o600);
  try {
    writeWhole(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
