import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { createGit, globalConfig, globalConfigName, type Git, type GitSettings } from "./git.ts";
import { safe, type Redacted, type Redactor } from "./redact.ts";
import { leadsOut, lookAtRepository, type UserRepository } from "./user-repository.ts";
import {
  ignoredPaths,
  type TreeAnswer,
  treeOfWorkingTree,
  type WorkingTree,
} from "./working-tree.ts";

/**
 * A git directory of our own for the user's working tree. It borrows the objects of the user's repository and writes new ones only to itself; it
 * has its own index and a configuration in which nothing can start a program. So the user's repository is not touched, and what stands in
 * its configuration (filters, hooks, monitors, external diffs) is never run.
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
  /** The working tree as it was when this was made: the base's, and what was changed before. */
  readonly startTree: TreeAnswer;
  /** What was ignored then. */
  readonly startIgnored: readonly string[];
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
  const git = await buildShadow(user, { ...settled, excluded });
  const base = await baseOf(git, user.head);
  if (base === null) {
    await dispose();
    return {
      kind: "none",
      reason: safe`the checked-out commit cannot be read from the repository`,
    };
  }
  const tree = { git, root: user.root, userIndex: user.index };
  return {
    kind: "repository",
    ...base,
    ...tree,
    startTree: await treeOfWorkingTree(tree),
    startIgnored: (await ignoredPaths(tree)) ?? [],
    excluded,
    scratch,
    async userHead() {
      const answer = await userGit.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
      return answer.ok ? answer.output.toString().trim() : null;
    },
    dispose,
  };
}

interface ShadowParts extends Omit<GitSettings, "directory"> {
  readonly excluded: readonly string[];
}

async function buildShadow(user: UserRepository, parts: ShadowParts): Promise<Git> {
  const directory = join(parts.scratch, "repository");
  const write = (path: string, content: string | Buffer): Promise<void> =>
    writeFile(join(directory, path), content, { mode: 0o600 });
  await mkdir(join(directory, "objects", "info"), { recursive: true, mode: 0o700 });
  await mkdir(join(directory, "refs"));
  await mkdir(join(directory, "info"));
  await write("HEAD", "ref: refs/heads/none\n");
  await write("config", configOf(user));
  // History is of interest from the base on; in a shallow clone there is nothing before it.
  await write("shallow", user.head === null ? "" : `${user.head}\n`);
  await write(join("objects", "info", "alternates"), `${user.objects}\n`);
  await write(
    join("info", "exclude"),
    `${contentOf(user.exclude)?.text ?? ""}\n${exclusions(parts.excluded)}`,
  );
  await write(join("info", "attributes"), contentOf(user.attributes)?.text ?? "");
  await copyIndex(user.index, join(directory, "index"));
  const environment = { GIT_DIR: directory, GIT_WORK_TREE: user.root };
  const git = createGit({ ...parts, directory: user.root });
  return {
    run: (args, options = {}) =>
      git.run(args, { ...options, environment: { ...environment, ...options.environment } }),
  };
}

function configOf(user: UserRepository): string {
  const sha1 = user.objectFormat === "sha1";
  const core = `[core]\n\trepositoryformatversion = ${sha1 ? 0 : 1}\n\tbare = false\n${user.conversion.join("")}`;
  return sha1 ? core : `${core}[extensions]\n\tobjectFormat = ${user.objectFormat}\n`;
}

function pathsInside(root: string, paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => relative(root, resolve(path)))
    .filter((path) => path !== "" && !leadsOut(path));
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
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return null;
    const bytes = readFileSync(descriptor);
    return { bytes, text: bytes.toString(), modifiedMs: stats.mtimeMs };
  } finally {
    closeSync(descriptor);
  }
}

async function baseOf(
  git: Git,
  head: string | null,
): Promise<{ baseSha: string | null; baseTree: string } | null> {
  const answer =
    head === null
      ? await git.run(["hash-object", "-t", "tree", "/dev/null"])
      : await git.run(["rev-parse", "--verify", `${head}^{tree}`]);
  if (!answer.ok) return null;
  const baseTree = answer.output.toString().trim();
  // Missing, or of no use alone, as a split one is.
  const index = await git.run(["ls-files", "--error-unmatch", "."]);
  if (!index.ok && head !== null) await git.run(["read-tree", baseTree]);
  return { baseSha: head, baseTree };
}
