import { accessSync, constants, copyFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { statsAt } from "./file-stats.ts";
import { type Git, warningLimitCharacters } from "./git.ts";
import { type ObjectStore, takeObjects } from "./own-objects.ts";

/** A working tree, seen by a git directory of ours. */
export interface WorkingTree extends ObjectStore {
  /** Top folder, absolute. */
  readonly root: string;
  /** The index of the repository's owner. */
  readonly userIndex: string;
}

/** The working tree as a git tree, with objects in the shadow repository. */
export type TreeAnswer =
  | {
      readonly ok: true;
      readonly tree: string;
      /** Paths that are there but not in the tree: repositories within the repository, files that cannot be read. */
      readonly omitted: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Makes a tree of all files that git tracks or does not ignore, as they are now. Tracked is what the user's index held when the shadow was
 * made, or holds now (a file added by force).
 *
 * All that it is made of is written to our own objects, whatever the user's hold under the same names.
 *
 * Not `git add -A`: it runs `git status` in submodules, with their configuration, which may name a program to be run.
 */
export async function treeOfWorkingTree(shadow: WorkingTree): Promise<TreeAnswer> {
  const omitted = new Set<string>();
  try {
    const listed = await listFiles(shadow.own, ["-v"]);
    const view = await withoutFlags(shadow, listed);
    const tracked = Array.from(new Set(listed.map((line) => line.slice(2))));
    await takeTouched(view);
    await update(view, tracked, { flags: ["--ignore-skip-worktree-entries"], omitted });
    const others = await listOthers(view.own, omitted);
    for (const path of others.filter(isRepository)) omitted.add(path);
    const added = await addedByForce(view, new Set(tracked));
    const names = [...others.filter((path) => !isRepository(path)), ...added];
    await update(view, names, { flags: ["--add"], omitted });
    const tree = await required(view.own, ["write-tree", "--missing-ok"]);
    return { ok: true, tree: tree.toString().trim(), omitted: Array.from(omitted, readable) };
  } catch (error) {
    if (error instanceof GitFailure) return { ok: false, reason: error.message };
    throw error;
  }
}

/**
 * What git ignores in the working tree, in the order of their names; a folder that is ignored whole ends in `/` and stands for all that is
 * in it. Null where git does not answer.
 */
export async function ignoredPaths({ own }: WorkingTree): Promise<readonly string[] | null> {
  const flags = ["--others", "--ignored", "--exclude-standard", "--directory"];
  const answer = await own.run(["ls-files", "-z", ...flags]);
  if (!answer.ok) return null;
  const paths = answer.output.toString("latin1").split("\0");
  const folders = new Set(paths.filter((path) => path.endsWith("/")));
  // Git names a folder, and sometimes what is in it besides.
  const named = paths.filter((path) => path !== "" && !isBelow(folders, path));
  return Array.from(named.toSorted(), readable);
}

function isBelow(folders: ReadonlySet<string>, path: string): boolean {
  const parents = Array.from(path.slice(0, -1).matchAll(/\//g), ({ index }) =>
    path.slice(0, index + 1),
  );
  return parents.some((parent) => folders.has(parent));
}

/** Carries a failed answer of git out of a row of calls. */
class GitFailure extends Error {}

async function required(git: Git, args: readonly string[], input?: Buffer): Promise<Buffer> {
  const answer = await git.run(args, input === undefined ? {} : { input });
  if (!answer.ok) throw new GitFailure(answer.reason);
  return answer.output;
}

/**
 * Sees to it that no flag of the index hides a file: `listed` has a tag before each path, a small letter for one that is assumed to be
 * unchanged, `S` for one that is not checked out. Where something stands in the place of the latter all the same, that counts, as long as
 * it is there; so it goes to a copy of the index.
 */
async function withoutFlags(shadow: WorkingTree, listed: readonly string[]): Promise<WorkingTree> {
  const named = (tag: RegExp): readonly string[] =>
    listed.filter((line) => tag.test(line)).map((line) => line.slice(2));
  const clear = async (git: Git, flag: string, paths: readonly string[]): Promise<void> => {
    await required(git, ["update-index", "-z", flag, "--stdin"], inputOf(paths));
  };
  const assumed = named(/^[a-z]/);
  if (assumed.length > 0) await clear(shadow.own, "--no-assume-unchanged", assumed);
  const isTaken = takenPlaces(shadow.root);
  const present = named(/^S/i).filter(isTaken);
  if (present.length === 0) return shadow;
  const index = `${shadow.objects}.index`;
  copyFileSync(`${dirname(shadow.objects)}/index`, index);
  const { own } = shadow;
  const view: Git = {
    run: (args, options = {}) =>
      own.run(args, {
        ...options,
        environment: { GIT_INDEX_FILE: index, ...options.environment },
      }),
  };
  await clear(view, "--no-skip-worktree", present);
  return { ...shadow, own: view };
}

/** Whether anything stands at a path, or in the place of a folder on the way to it. */
function takenPlaces(root: string): (path: string) => boolean {
  const known = new Map<string, boolean>([[".", false]]);
  const isBlocked = (folder: string): boolean => {
    const answer =
      known.get(folder) ??
      (isBlocked(dirname(folder)) || statsAt(absolute(root, folder))?.isDirectory() === false);
    known.set(folder, answer);
    return answer;
  };
  return (path) => {
    try {
      return isBlocked(dirname(path)) || statsAt(absolute(root, path)) !== undefined;
    } catch {
      // A folder that cannot be searched: its files cannot be read, and that is told.
      return true;
    }
  };
}

/**
 * Brings what the index holds for files that may have changed: git looks there whether a file's line ends were converted before. What cannot
 * be had is as if it had not been there; where it is of the change, that is found when the patch is made.
 */
async function takeTouched(shadow: WorkingTree): Promise<void> {
  // With the default it would run git in submodules.
  const flags = ["--raw", "-z", "--no-abbrev", "--no-renames", "--ignore-submodules=all"];
  const output = await required(shadow.own, ["diff-files", ...flags]);
  await takeObjects(shadow, oldObjects(output));
}

/** The objects of the files on the left side, of a diff as `--raw -z --no-renames` writes it. */
export function oldObjects(raw: Buffer): readonly string[] {
  const lines = raw
    .toString("latin1")
    .matchAll(/(?<=^|\0):(\d+) \d+ ([0-9a-f]+) [0-9a-f]+ [A-Z]\d*\0/g);
  return Array.from(lines, ([, mode, name = ""]) => ({ mode, name }))
    .filter(({ mode, name }) => mode !== "160000" && /[^0]/.test(name))
    .map(({ name }) => name);
}

/** Paths from the top folder, each once, a character a byte: a file name need not be UTF-8. */
async function listFiles(git: Git, flags: readonly string[]): Promise<readonly string[]> {
  const output = await required(git, ["ls-files", "-z", ...flags]);
  return namesIn(output);
}

function namesIn(output: Buffer): readonly string[] {
  return [...new Set(output.toString("latin1").split("\0"))].filter((path) => path !== "");
}

/** What is neither tracked nor ignored. A folder that git cannot list is no failure to it. */
async function listOthers(git: Git, omitted: Set<string>): Promise<readonly string[]> {
  const answer = await git.run(["ls-files", "-z", "--others", "--exclude-standard"]);
  if (!answer.ok) throw new GitFailure(answer.reason);
  for (const [, folder = ""] of answer.warnings.matchAll(
    /^warning: could not open directory '(.*)': [^']*$/gm,
  ))
    omitted.add(Buffer.from(folder).toString("latin1"));
  if (answer.warnings.length >= warningLimitCharacters) omitted.add("(more that git cannot list)");
  return namesIn(answer.output);
}

/** Git lists a repository that is not a submodule as a folder. */
function isRepository(path: string): boolean {
  return path.endsWith("/");
}

/** What the user's index holds besides, where it is there to be added. An index that git cannot read adds nothing. */
async function addedByForce(
  shadow: WorkingTree,
  known: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (statsAt(shadow.userIndex)?.isFile() !== true) return [];
  const environment = { GIT_INDEX_FILE: shadow.userIndex };
  const answer = await shadow.git.run(["ls-files", "-z"], { environment });
  if (!answer.ok) return [];
  const paths = new Set(answer.output.toString("latin1").split("\0"));
  paths.delete("");
  return [...paths].filter((path) => !known.has(path) && isAddable(absolute(shadow.root, path)));
}

function isAddable(path: Buffer): boolean {
  let stats: ReturnType<typeof statsAt>;
  try {
    stats = statsAt(path);
  } catch {
    // It may be there, and that it cannot be read is told.
    return true;
  }
  if (stats === undefined) return false;
  return stats.isDirectory()
    ? existsSync(Buffer.concat([path, Buffer.from("/.git")]))
    : stats.isFile() || stats.isSymbolicLink();
}

interface Update {
  readonly flags: readonly string[];
  /** Gains what cannot be read. */
  readonly omitted: Set<string>;
}

/**
 * Brings the index to what stands at the paths. Git gives up at the first path that lies beyond a link, where a folder was before, and
 * at the first file that it cannot read; so those are looked for then. The former are deleted files.
 */
async function update(
  shadow: WorkingTree,
  paths: readonly string[],
  { flags, omitted }: Update,
): Promise<void> {
  const command = (...more: readonly string[]) => ["update-index", "-z", ...more, "--stdin"];
  const args = command("--remove", ...flags);
  const answer = await shadow.own.run(args, { input: inputOf(paths) });
  if (answer.ok) return;
  const beyond = new Set(pathsBeyondLinks(shadow.root, paths));
  const present = paths.filter((path) => !beyond.has(path));
  const unreadable = new Set(present.filter((path) => !canBeRead(absolute(shadow.root, path))));
  if (beyond.size + unreadable.size === 0) throw new GitFailure(answer.reason);
  for (const path of unreadable) omitted.add(path);
  await required(shadow.own, command("--force-remove"), inputOf([...beyond]));
  await required(shadow.own, args, inputOf(present.filter((path) => !unreadable.has(path))));
}

function pathsBeyondLinks(root: string, paths: readonly string[]): readonly string[] {
  const known = new Map<string, boolean>([[".", false]]);
  const isLinked = (folder: string): boolean => {
    const answer =
      known.get(folder) ?? (isLinked(dirname(folder)) || isLink(absolute(root, folder)));
    known.set(folder, answer);
    return answer;
  };
  return paths.filter((path) => isLinked(dirname(path)));
}

function isLink(path: Buffer): boolean {
  try {
    return statsAt(path)?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}

function inputOf(paths: readonly string[]): Buffer {
  return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}

/** Also true for what is missing: that is a deleted file. */
function canBeRead(path: Buffer): boolean {
  try {
    const stats = statsAt(path);
    if (stats?.isFile() !== true)
      return stats === undefined || stats.isDirectory() || stats.isSymbolicLink();
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function absolute(root: string, path: string): Buffer {
  return Buffer.from(join(Buffer.from(root).toString("latin1"), path), "latin1");
}

function readable(path: string): string {
  return Buffer.from(path, "latin1").toString();
}
