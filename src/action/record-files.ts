import { constants, type Stats } from "node:fs";
import { lstat, open, opendir, type FileHandle } from "node:fs/promises";
import { scratchPrefix } from "../record/directory.ts";

/** A regular file below a folder. `path` is relative to the folder, with `/` between its names. */
export interface RecordFile {
  readonly path: string;
  readonly bytes: number;
}

/** Something below a folder that is not taken along, and why, as the end of "x was left out: ...". */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

export interface Listing {
  readonly files: RecordFile[];
  readonly leftOut: LeftOut[];
}

/** Far more than a run writes: a record directory that points at something else must not be walked for hours. */
const maxEntries = 20_000;
const maxDepth = 8;

/** Names that the artifact service refuses, that a log would misread, or that another system would take for a path. */
const refusedName = /[\u0000-\u001f\u007f":<>|*?\\]/;

const regularFile = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const folderOnly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_DIRECTORY;

/** Opens a folder, which must not be a symbolic link. The caller closes it. */
export async function openFolder(path: string): Promise<FileHandle> {
  return await open(path, folderOnly);
}

/**
 * Opens what lies at `path` below an open folder for reading, without following a symbolic link in any place and without waiting for
 * a FIFO's writer. The caller closes it, and looks whether it is a regular file. Linux only: an open folder's name is its descriptor.
 */
export async function openBelow(folder: FileHandle, path: string): Promise<FileHandle> {
  const [name = "", ...rest] = path.split("/");
  if (rest.length === 0) return await open(childPath(folder, name), regularFile);
  await using next = await openFolder(childPath(folder, name));
  return await openBelow(next, rest.join("/"));
}

/**
 * All regular files below an open folder, but not those of the working folder that a killed run left: it holds copies of the tree.
 * Symbolic links are not followed, and told apart with all else that is left out.
 */
export async function listFiles(folder: FileHandle): Promise<Listing> {
  const walk: Walk = { files: [], leftOut: [], entries: 0 };
  await listBelow({ folder, start: "", depth: 0 }, walk);
  return walk;
}

interface Walk extends Listing {
  entries: number;
}

interface Place {
  readonly folder: FileHandle;
  /** What stands before a name here: empty, or a path with a `/` at its end. */
  readonly start: string;
  readonly depth: number;
}

async function listBelow(place: Place, walk: Walk): Promise<void> {
  for await (const { name } of await opendir(descriptorPath(place.folder))) {
    walk.entries += 1;
    if (walk.entries > maxEntries) {
      walk.leftOut.push({ path: place.start, why: `it holds more than ${maxEntries} entries` });
      return;
    }
    try {
      const why = await listEntry(place, name, walk);
      if (why !== null) walk.leftOut.push({ path: place.start + name, why });
    } catch (thrown) {
      walk.leftOut.push({ path: place.start + name, why: `it cannot be read (${codeOf(thrown)})` });
    }
  }
}

/** Why the entry is left out; null when it was listed. */
async function listEntry(place: Place, name: string, walk: Walk): Promise<string | null> {
  if (place.depth === 0 && name.startsWith(scratchPrefix)) return null;
  if (refusedName.test(name)) return "its name holds characters that artifacts must not have";
  const path = childPath(place.folder, name);
  const stats = await lstat(path);
  if (!stats.isDirectory()) return listFile(place.start + name, stats, walk);
  if (place.depth === maxDepth) return "it lies too deep";
  await using folder = await openFolder(path);
  await listBelow({ folder, start: `${place.start}${name}/`, depth: place.depth + 1 }, walk);
  return null;
}

function listFile(path: string, stats: Stats, walk: Walk): string | null {
  if (stats.isSymbolicLink()) return "it is a symbolic link";
  if (!stats.isFile()) return "it is not a regular file";
  walk.files.push({ path, bytes: stats.size });
  return null;
}

/** The system's code for what went wrong (`EACCES` and the like), or a word for anything else. */
export function codeOf(thrown: unknown): string {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : undefined;
  return typeof code === "string" ? code : "unknown error";
}

function childPath(folder: FileHandle, name: string): string {
  return `${descriptorPath(folder)}/${name}`;
}

function descriptorPath(folder: FileHandle): string {
  return `/proc/self/fd/${folder.fd}`;
}
