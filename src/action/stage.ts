import { mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  codeOf,
  type LeftOut,
  listFiles,
  openBelow,
  openFolder,
  type RecordFile,
} from "./record-files.ts";

export interface StagingRequest {
  /** The record directory. Must not be a symbolic link. */
  readonly directory: string;
  /** An empty folder that nobody else writes to. */
  readonly target: string;
  readonly limits?: StagingLimits;
}

export interface StagingLimits {
  readonly files: number;
  readonly bytes: number;
}

export interface Staged {
  /** Absolute paths of the copies. */
  readonly files: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

const defaultLimits: StagingLimits = { files: 2_000, bytes: 512 * 1024 ** 2 };

/**
 * Copies the regular files of a record directory to `target`, with their folders. The copies are what the artifact client may see: it
 * follows links out of the directory, and dies of a file that vanishes or cannot be read. Never follows a link, and copies no more than
 * the limits: when not all fits, the largest outputs stay behind first. Throws when the directory cannot be opened or a copy not written.
 */
export async function stageRecords(request: StagingRequest): Promise<Staged> {
  await using directory = await openFolder(request.directory);
  const listing = await listFiles(directory);
  const choice = chooseFiles(listing.files, request.limits ?? defaultLimits);
  const files: string[] = [];
  const leftOut = [...listing.leftOut, ...choice.leftOut];
  for (const file of choice.files) {
    const path = join(request.target, file.path);
    const why = await copyFile(directory, file, path);
    if (why === null) files.push(path);
    else leftOut.push({ path: file.path, why });
  }
  return { files, leftOut };
}

interface Choice {
  readonly files: readonly RecordFile[];
  readonly leftOut: readonly LeftOut[];
}

/** Takes small files before large ones, and all others before the outputs. */
function chooseFiles(candidates: readonly RecordFile[], limits: StagingLimits): Choice {
  const files: RecordFile[] = [];
  const leftOut: LeftOut[] = [];
  let bytes = 0;
  for (const file of candidates.toSorted(byWorth)) {
    if (files.length === limits.files) {
      leftOut.push({ path: file.path, why: `an upload holds at most ${limits.files} files` });
    } else if (bytes + file.bytes > limits.bytes) {
      const why = `its ${file.bytes} bytes are too many: an upload holds at most ${limits.bytes}`;
      leftOut.push({ path: file.path, why });
    } else {
      files.push(file);
      bytes += file.bytes;
    }
  }
  return { files, leftOut };
}

function byWorth(one: RecordFile, other: RecordFile): number {
  return Number(isOutput(one)) - Number(isOutput(other)) || one.bytes - other.bytes;
}

function isOutput({ path }: RecordFile): boolean {
  return path.startsWith("outputs/");
}

/** Copies as many bytes as the file had when it was listed. Gives why it is left out; null when it was copied. */
async function copyFile(
  directory: FileHandle,
  file: RecordFile,
  path: string,
): Promise<string | null> {
  let source: FileHandle;
  try {
    source = await openBelow(directory, file.path);
  } catch (thrown) {
    return `it cannot be opened (${codeOf(thrown)})`;
  }
  await using _ = source;
  if (!(await source.stat()).isFile()) return "it is not a regular file";
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await using copy = await open(path, "wx", 0o600);
  await copyBytes(source, copy, file.bytes);
  return null;
}

async function copyBytes(source: FileHandle, copy: FileHandle, bytes: number): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(bytes, 1024 ** 2));
  for (let position = 0; position < bytes;) {
    const length = Math.min(buffer.length, bytes - position);
    const { bytesRead } = await source.read(buffer, 0, length, position);
    if (bytesRead === 0) return;
    await copy.writeFile(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
}
