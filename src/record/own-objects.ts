import { mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Git } from "./git.ts";

/** The objects of a git directory of ours, and a way to those of the user's repository. */
export interface ObjectStore {
  /** Sees only what it wrote itself, so that each object is what its name says. */
  readonly own: Git;
  /**
   * Sees the user's objects too. The session can put another content under any name there, and git does not look when it reads; nor does
   * it write an object anew that it finds there.
   */
  readonly git: Git;
  /** Folder of our own objects. */
  readonly objects: string;
}

export interface TakenObjects {
  /** Names that have no object in the user's repository, as in a partial clone. */
  readonly missing: readonly string[];
  /** Names whose object there has the content of another, or cannot be read. */
  readonly forged: readonly string[];
}

/**
 * Brings objects of the user's repository to our own. They go through a pack whose names are worked out anew from the content, so that a
 * forged one comes under its true name, and nothing is held in memory.
 */
export async function takeObjects(
  store: ObjectStore,
  names: Iterable<string>,
): Promise<TakenObjects> {
  const wanted = await absentIn(store.own, [...new Set(names)]);
  const missing = await absentIn(store.git, wanted);
  const known = new Set(missing);
  const there = wanted.filter((name) => !known.has(name));
  if (there.length > 0) await copyObjects(store, there);
  return { missing, forged: await absentIn(store.own, there) };
}

async function absentIn(git: Git, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const answer = await git.run(["cat-file", "--batch-check=%(objectname)"], {
    input: inputOf(names),
  });
  if (!answer.ok) return names;
  // What is not there is answered by `name missing`.
  const present = new Set(answer.output.toString("latin1").split("\n"));
  return names.filter((name) => !present.has(name));
}

/** Where git fails, what is lacking afterwards tells. */
async function copyObjects(
  { own, git, objects }: ObjectStore,
  names: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(objects, "taken-"));
  try {
    const made = await git.run(["pack-objects", "-q", "--window=0", join(folder, "pack")], {
      input: inputOf(names),
    });
    if (!made.ok) return;
    const pack = join(folder, `pack-${made.output.toString().trim()}.pack`);
    // Not the index that came with it, which has the names as they were told.
    const indexed = await own.run(["index-pack", "-o", join(folder, "true.idx"), pack]);
    if (!indexed.ok) return;
    const place = join(objects, "pack", `pack-${basename(folder)}`);
    await rename(pack, `${place}.pack`);
    await rename(join(folder, "true.idx"), `${place}.idx`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inputOf(names: readonly string[]): Buffer {
  return Buffer.from(names.map((name) => `${name}\n`).join(""));
}
