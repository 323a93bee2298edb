import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { withRegularFile } from "../regular-file.ts";
import { climbs } from "../workspace-files.ts";
import { createGit, globalConfig, globalConfigName, type Git, type GitSettings } from "./git.ts";
import { type ObjectStore, takeObjects } from "./own-objects.ts";
import { safe, type Redacted, type Redactor } from "./redact.ts";
import { lookAtRepository, type UserRepository } from "./user-repository.ts";
import {
  ignoredPaths,
  type TreeAnswer,
  treeOfWorkingTree,
  type WorkingTree,
} from "./working-tree.ts";

/**
 * A git directory of our own for the user's working tree, with its own objects, its own index and a configuration in which nothing can start a
 * program. So the user's repository is not touched, and what stands in its configuration (filters, hooks, monitors, external diffs) is
 * never run. The objects of the user's repository, to which the session can write, are only read, and only where nothing rests on them.
 *
 * It is made before the session starts. Its index is a copy of the user's from then: it spares reading files that did not change, and no
 * flag that is set later in the user's index can hide a change.
 */
export interface ShadowRepository extends WorkingTree {
  readonly kind: "repository";
  /** Commit that was checked out when this was made; null when there was none yet. */
  readonly baseSha: string | null;
  /** Tree of that commit, or the empty tree. */
  readonly baseTree: string;
  /** The working tree as it was when this was made, or its start was last taken: the base's, and what was changed before. */
  readonly startTree: TreeAnswer;
  /** What was ignored then. */
  readonly startIgnored: readonly string[];
  /** Takes the working tree as it is now for the start: what was written until now is no part of the change. */
  takeStart(): Promise<void>;
  /** Paths of ours in the working tree, from its top folder. */
  readonly excluded: readonly string[];
  /** Private folder for files in the making. */
  readonly scratch: string;
  /** The commit that is checked out in the user's repository now; null for none. */
  userHead(): Promise<string | null>;
  /** Removes what is on disk. */
  dispose(): Promise<void>;
}

export interface NoRepository {
  readonly kind: "none";
  readonly reason: Redacted;
}

export interface ShadowSettings {
  /** Absolute path of git. */
  readonly git: string;
  readonly workspace: string;
  /** Where a private folder can be made; not in the workspace, and out of the session's reach. */
  readonly temporaryDirectory: string;
  readonly redactor: Redactor;
  /** For each call of git; default 120. */
  readonly timeLimitSeconds?: number;
  /** Paths of ours that belong to no change, should they lie in the workspace. */
  readonly excluded?: readonly string[];
}

/** Makes the shadow of the repository that holds `workspace`. Throws only when the temporary directory cannot be written. */
export async function openShadowRepository(
  settings: ShadowSettings,
): Promise<ShadowRepository | NoRepository> {
  const scratch = await mkdtemp(join(settings.temporaryDirectory, "bash-agent-git-"));
  const dispose = (): Promise<void> => rm(scratch, { recursive: true, force: true });
  await writeFile(join(scratch, globalConfigName), globalConfig, { mode: 0o600 });
  const settled = {
    program: settings.git,
    scratch,
    timeLimitSeconds: settings.timeLimitSeconds ?? 120,
  };
  const { workspace } = settings;
  const userGit = createGit({ ...settled, directory: workspace });
  const user = await lookAtRepository(userGit, workspace);
  if ("reason" in user) {
    await dispose();
    return { kind: "none", reason: settings.redactor.redact(user.reason) };
  }
  const excluded = pathsInside(user.root, [scratch, ...(settings.excluded ?? [])]);
  const store = await buildShadow(user, { ...settled, excluded });
  const tree = { ...store, root: user.root, userIndex: user.index };
  const base = await baseOf(tree, user.head);
  if (base === null) {
    await dispose();
    return {
      kind: "none",
      reason: safe`the checked-out commit cannot be read from the repository`,
    };
  }
  let start = await startOf(tree);
  return {
    kind: "repository",
    ...base,
    ...tree,
    get startTree() {
      return start.tree;
    },
    get startIgnored() {
      return start.ignored;
    },
    async takeStart() {
      start = await startOf(tree);
    },
    excluded,
    scratch,
    async userHead() {
      const answer = await userGit.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
      return answer.ok ? answer.output.toString().trim() : null;
    },
    dispose,
  };
}

interface Start {
  readonly tree: TreeAnswer;
  readonly ignored: readonly string[];
}

async function startOf(tree: WorkingTree): Promise<Start> {
  return { tree: await treeOfWorkingTree(tree), ignored: (await ignoredPaths(tree)) ?? [] };
}

interface ShadowParts extends Omit<GitSettings, "directory"> {
  readonly excluded: readonly string[];
}

async function buildShadow(user: UserRepository, parts: ShadowParts): Promise<ObjectStore> {
  const directory = join(parts.scratch, "repository");
  const write = (path: string, content: string | Buffer): Promise<void> =>
    writeFile(join(directory, path), content, { mode: 0o600 });
  const objects = join(directory, "objects");
  await mkdir(join(objects, "pack"), { recursive: true, mode: 0o700 });
  await mkdir(join(directory, "refs"));
  await mkdir(join(directory, "info"));
  await write("HEAD", "ref: refs/heads/none\n");
  await write("config", configOf(user));
  // History is of interest from the base on; in a shallow clone there is nothing before it.
  await write("shallow", user.head === null ? "" : `${user.head}\n`);
  await write(
    join("info", "exclude"),
    `${contentOf(user.exclude)?.text ?? ""}\n${exclusions(parts.excluded)}`,
  );
  await write(join("info", "attributes"), contentOf(user.attributes)?.text ?? "");
  await copyIndex(user.index, join(directory, "index"));
  const own = { GIT_DIR: directory, GIT_WORK_TREE: user.root };
  const borrowing = { ...own, GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted(user.objects) };
  const git = createGit({ ...parts, directory: user.root });
  const having = (environment: Readonly<Record<string, string>>): Git => ({
    run: (args, options = {}) =>
      git.run(args, { ...options, environment: { ...environment, ...options.environment } }),
  });
  return { own: having(own), git: having(borrowing), objects };
}

/** As one of a list that is parted by colons. */
function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, String.raw`\$&`)}"`;
}

function configOf(user: UserRepository): string {
  const sha1 = user.objectFormat === "sha1";
  const core = `[core]\n\trepositoryformatversion = ${sha1 ? 0 : 1}\n\tbare = false\n${user.conversion.join("")}`;
  return sha1 ? core : `${core}[extensions]\n\tobjectFormat = ${user.objectFormat}\n`;
}

function pathsInside(root: string, paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => relative(root, resolve(path)))
    .filter((path) => path !== "" && !climbs(path));
}

/** Lines of `info/exclude`. */
function exclusions(paths: readonly string[]): string {
  return paths.map((path) => `/${path.replace(/[\\*?[\] ]/g, String.raw`\$&`)}\n`).join("");
}

/**
 * Git trusts what an index says of a file only when the file is older than the index, so the copy must not seem younger than the original.
 * Without an index, all files are read.
 */
async function copyIndex(from: string, to: string): Promise<void> {
  const index = contentOf(from);
  if (index === null) return;
  await writeFile(to, index.bytes, { mode: 0o600 });
  const seconds = (Math.floor(index.modifiedMs) - 1) / 1000;
  await utimes(to, seconds, seconds);
}

interface FileContent {
  readonly bytes: Buffer;
  readonly text: string;
  readonly modifiedMs: number;
}

/** What a regular file holds; null when there is none. A link is not followed, and a FIFO not waited for. */
function contentOf(path: string): FileContent | null {
  return withRegularFile(path, (descriptor, { mtimeMs }) => {
    const bytes = readFileSync(descriptor);
    return { bytes, text: bytes.toString(), modifiedMs: mtimeMs };
  });
}

interface Base {
  readonly baseSha: string | null;
  readonly baseTree: string;
}

/** Has the index and the trees of the base with us. */
async function baseOf(store: WorkingTree, head: string | null): Promise<Base | null> {
  const { own, git } = store;
  const answer =
    head === null
      ? await own.run(["hash-object", "-t", "tree", "/dev/null"])
      : await git.run(["rev-parse", "--verify", `${head}^{tree}`]);
  if (!answer.ok) return null;
  const baseTree = answer.output.toString().trim();
  if (head === null) return { baseSha: head, baseTree };
  // A sparse one names folders by their trees, which are the user's; it is made whole.
  await git.run(["update-index", "--force-write-index"]);
  // Missing, or of no use alone, as a split one is.
  const index = await own.run(["ls-files", "--error-unmatch", "."]);
  if (!index.ok) await git.run(["read-tree", baseTree]);
  await takeRules(store);
  // Read from the user's objects and written to ours: forged ones make another tree.
  const environment = { GIT_INDEX_FILE: `${store.objects}.base` };
  await git.run(["read-tree", baseTree], { environment });
  const made = await own.run(["write-tree", "--missing-ok"], { environment });
  const isTrue = made.ok && made.output.toString().trim() === baseTree;
  return isTrue ? { baseSha: head, baseTree } : null;
}

/** Git takes what to ignore and how to convert from the index where such a file is not checked out. */
async function takeRules(store: WorkingTree): Promise<void> {
  const listed = await store.own.run(["ls-files", "-z", "-t", "--stage"]);
  if (!listed.ok) return;
  const rules = listed.output
    .toString("latin1")
    .matchAll(/(?<=^|\0)S \d+ ([0-9a-f]+) 0\t(?:[^\0]*\/)?\.git(?:ignore|attributes)(?=\0)/g);
  await takeObjects(
    store,
    Array.from(rules, ([, name = ""]) => name),
  );
}
