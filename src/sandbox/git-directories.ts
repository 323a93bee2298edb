import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** What of the workspace's repository must stay as it is, for git follows it when a later step runs it. All paths absolute. */
export interface GitProtection {
  /** Can be written to, but neither moved nor removed; parents before what is in them. */
  readonly pinned: readonly string[];
  /** Cannot be written either. */
  readonly locked: readonly string[];
  /** The configuration without its credentials, to be shown in the place of the file; null when it has none. */
  readonly configuration: { readonly path: string; readonly text: string } | null;
  /** Removes the files that were only made to be locked, and gives the submodules their configuration back. */
  cleanUp(): void;
}

/**
 * Looks at the repository in the workspace and makes what a command could else make: hooks, and the two files by which git reads a
 * configuration elsewhere (`commondir`, gitrepository-layout(5), and `config.worktree`). The repository's own folder, those of
 * its submodules and linked working trees are protected alike. Gives the reason when something cannot be protected.
 */
export function protectGit(workspace: string): GitProtection | { readonly reason: string } {
  const root = join(workspace, ".git");
  const kind = kindOf(root);
  if (kind === "missing") return unprotected;
  if (kind === "file") return { ...unprotected, locked: [root] };
  if (kind !== "folder") return { reason: `${root} is ${kind}, which cannot be protected` };
  const directories = [{ path: root, pinned: [root] }, ...modulesIn(root)];
  const many = directories.length > mostDirectories;
  const protection = (many ? directories.slice(0, 1) : directories).map(({ path, pinned }) => ({
    ...lockedIn(path, path === root),
    pinned,
  }));
  const problem = protection.find(({ problem }) => problem !== null)?.problem ?? null;
  if (problem !== null) return { reason: problem };
  const worktrees = worktreesIn(root);
  const made = protection.flatMap((one) => one.made);
  const kept = protection.flatMap((one) => one.kept);
  for (const { path, bytes } of kept) hideCredentials(path, bytes.toString());
  const configuration = join(root, "config");
  const text = readText(configuration);
  return {
    configuration:
      withoutCredentials(text) === text
        ? null
        : { path: configuration, text: withoutCredentials(text) },
    pinned: [...protection.flatMap((one) => one.pinned), ...worktrees.pinned],
    locked: [
      ...protection.flatMap((one) => one.locked),
      ...worktrees.locked,
      ...(many ? [join(root, "modules")] : []),
    ],
    cleanUp() {
      for (const path of made) rmSync(path, { force: true });
      for (const file of kept) giveBack(file);
    },
  };
}

/**
 * A configuration without what lets git in elsewhere: the header that actions/checkout writes before version 6, credential sections, and names with
 * passwords in addresses.
 */
export function withoutCredentials(configuration: string): string {
  return configuration
    .replaceAll(/\\\r?\n/g, "")
    .replaceAll(/^\s*\[\s*credential\b[^\n]*\n(?:(?!\s*\[)[^\n]*\n?)*/gim, "")
    .replaceAll(/^.*extraheader.*\n?/gim, "")
    .replaceAll(/\b(https?:\/\/)[^/\s"@]+@/gi, "$1");
}

/** In place, since git must be able to write it; it is given back at the end. */
function hideCredentials(path: string, text: string): void {
  if (withoutCredentials(text) === text) return;
  try {
    writeFileSync(path, withoutCredentials(text));
  } catch {
    // Then the session cannot be kept from reading it either, where it may.
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** No repository, or one that cannot be held. */
export const unprotected: GitProtection = {
  pinned: [],
  locked: [],
  configuration: null,
  cleanUp: () => undefined,
};

/** Beyond so many submodules they are locked as one. */
const mostDirectories = 200;
const deepestNames = 8;
/** Names the folder that it lies in, so that git finds all where it is anyway. */
const ownFolder = ".\n";

interface Found {
  readonly path: string;
  /** The folder and those on the way to it. */
  readonly pinned: readonly string[];
}

/** The git folders of submodules, whose names may have slashes, and of their submodules. */
function modulesIn(directory: string): readonly Found[] {
  const top = join(directory, "modules");
  return kindOf(top) === "folder" ? gitFoldersBelow(top, [top], deepestNames) : [];
}

function gitFoldersBelow(
  folder: string,
  pinned: readonly string[],
  depth: number,
): readonly Found[] {
  if (depth === 0) return [];
  return foldersIn(folder).flatMap((path) => {
    const way = [...pinned, path];
    if (!existsSync(join(path, "HEAD"))) return gitFoldersBelow(path, way, depth - 1);
    return [{ path, pinned: way }, ...modulesIn(path)];
  });
}

interface KeptFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly stats: Stats;
}

/** `git submodule update` writes the configuration of each submodule, so this must be possible; what is in it then must not last. */
function giveBack({ path, bytes, stats }: KeptFile): void {
  try {
    if (kindOf(path) === "file" && readFileSync(path).equals(bytes)) return;
    rmSync(path, { recursive: true, force: true });
    writeFileSync(path, bytes, { flag: "wx", mode: stats.mode });
    if (process.getuid?.() === 0) chownSync(path, stats.uid, stats.gid);
  } catch {
    // What cannot be written here could not be written in the session either.
  }
}

function lockedIn(
  directory: string,
  isMain: boolean,
): {
  readonly locked: readonly string[];
  readonly made: readonly string[];
  readonly kept: readonly KeptFile[];
  readonly problem: string | null;
} {
  const [hooks, config, common, ofWorktree] = [
    "hooks",
    "config",
    "commondir",
    "config.worktree",
  ].map((name) => join(directory, name)) as [string, string, string, string];
  const paths = [hooks, config, common, ofWorktree];
  const link = paths.find((path) => kindOf(path) === "a symbolic link");
  if (link !== undefined)
    return {
      locked: [],
      made: [],
      kept: [],
      problem: `${link} is a symbolic link, which cannot be protected`,
    };
  const made: string[] = [];
  const make = (path: string, text: string): void => {
    const isNew = !existsSync(path);
    if (isNew) writeFileSync(path, text, { flag: "wx" });
    // A run that was killed has left it.
    if (isNew || (text !== "" && readFileSync(path, "utf8") === text)) made.push(path);
  };
  try {
    mkdirSync(hooks, { recursive: true });
    make(common, ownFolder);
    if (/worktreeconfig/i.test(readFileSync(config, "utf8"))) make(ofWorktree, "");
  } catch (error) {
    // Where we may not write, the session may not either: it has no more rights than we.
    if (process.getuid?.() === 0 && !isReadOnly(error))
      return {
        locked: [],
        made,
        kept: [],
        problem: `${directory} cannot be prepared: ${String(error)}`,
      };
  }
  const isLocked = (path: string): boolean => existsSync(path) && (isMain || path !== config);
  const kept = isMain || !existsSync(config) ? [] : [keptFile(config)];
  return { locked: paths.filter(isLocked), made, kept, problem: null };
}

function keptFile(path: string): KeptFile {
  return { path, bytes: readFileSync(path), stats: lstatSync(path) };
}

/** Linked working trees may lie anywhere, also where a later step runs git. */
function worktreesIn(directory: string): Pick<GitProtection, "pinned" | "locked"> {
  const top = join(directory, "worktrees");
  const folders = kindOf(top) === "folder" ? foldersIn(top).slice(0, mostDirectories) : [];
  if (folders.length === 0) return { pinned: [], locked: [] };
  const names = ["commondir", "gitdir", "config.worktree"];
  return {
    pinned: [top, ...folders],
    locked: folders.flatMap((path) => names.map((name) => join(path, name)).filter(existsSync)),
  };
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EROFS";
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}

function kindOf(
  path: string,
): "missing" | "file" | "folder" | "a symbolic link" | "a special file" {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return "missing";
  if (stats.isSymbolicLink()) return "a symbolic link";
  if (stats.isDirectory()) return "folder";
  return stats.isFile() ? "file" : "a special file";
}

/** The folders from below `top` down to `path` itself, which must be in it. */
export function foldersBetween(top: string, path: string): readonly string[] {
  return path === top ? [] : [...foldersBetween(top, dirname(path)), path];
}
