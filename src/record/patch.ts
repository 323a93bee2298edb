import { rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { messageOf } from "../errors.ts";
import { type Change, changeOnBase } from "./change-on-base.ts";
import { type CommitsReport, writeCommits } from "./commits.ts";
import type { PatchWritten } from "./event.ts";
import { takeObjects } from "./own-objects.ts";
import type { Redacted, Redactor } from "./redact.ts";
import { safe } from "./redact.ts";
import { deliverFile, secretsIn } from "./scanned-file.ts";
import type { ShadowRepository } from "./shadow-repository.ts";
import { ignoredPaths, oldObjects, treeOfWorkingTree } from "./working-tree.ts";

export type PatchReport = WrittenPatch | MissingPatch;

export interface MissingPatch {
  readonly kind: "none";
  readonly reason: Redacted;
  /** There is a change, which is not written because it holds a secret. */
  readonly isRefused?: true;
}

export interface WrittenPatch {
  readonly kind: "written";
  readonly path: string;
  /** Hex, of the file. */
  readonly sha256: string;
  readonly bytes: number;
  /** A renamed file is one deleted and one added. Lines are null for binary content. */
  readonly files: readonly PatchedFile[];
  /** False: the tree is as it was, and the patch is an empty file. True also when something changed that is not in the patch. */
  readonly changed: boolean;
  /** The commit that was checked out when the run began; null for none. */
  readonly baseSha: string | null;
  /** Its tree, or the empty one. */
  readonly baseTree: string;
  /**
   * The git tree that the patch is for: the base's where the patch touches no path that was changed before, else the working tree when the run
   * began.
   */
  readonly fromTree: string;
  /** The git tree that it becomes by the patch. */
  readonly tree: string;
  /** How many files differed from the commit before the run began; that is not in the patch. */
  readonly changedBefore: number;
  /** Not in the patch: repositories within the repository, files that cannot be read. */
  readonly omitted: readonly Redacted[];
  /** Not in the patch: what git ignores and was not there before the run. A folder ends in `/`. */
  readonly ignored: readonly Redacted[];
  /** Commits that the run made; the patch has what they change too. */
  readonly commits: CommitsReport;
}

export interface PatchedFile {
  readonly path: Redacted;
  readonly added: number | null;
  readonly deleted: number | null;
}

export interface PatchSettings {
  readonly shadow: ShadowRepository;
  /** Where the patch goes; nothing must be there. */
  readonly path: string;
  readonly redactor: Redactor;
  /** Longest patch that is written; the default is 32 MiB. */
  readonly limitBytes?: number;
}

/** A larger change is one that nobody reads, and what applies patches has a limit too. */
const longestPatchBytes = 32 * 1024 ** 2;

const diff = ["diff-tree", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--full-index"];

/**
 * Writes the change from the working tree as it was when the shadow was made to the one that there is now, untracked files included, ignored ones
 * not; `git apply --index` makes the same tree of the former. A change that holds a secret is not written at all, be it in a binary file, in a
 * context line or in a name. Commits that were made since go to `commits.mbox` beside the patch.
 *
 * Never throws; call it when nothing runs in the workspace any more.
 */
export async function writePatch(settings: PatchSettings): Promise<PatchReport> {
  const { shadow, redactor } = settings;
  const none = (reason: string): PatchReport => ({ kind: "none", reason: redactor.redact(reason) });
  try {
    if (!shadow.startTree.ok) return none(shadow.startTree.reason);
    const answer = await treeOfWorkingTree(shadow);
    if (!answer.ok) return none(answer.reason);
    const change = { from: shadow.startTree.tree, to: answer.tree };
    const lacking = await takeOld(shadow, change);
    if (lacking !== null) return none(lacking);
    const told = await changeOnBase(shadow, change);
    const made = await makePatch(settings, change);
    if ("reason" in made) return made;
    return {
      kind: "written",
      ...deliverFile(made.path, settings.path),
      files: reportOf(made.files, redactor),
      // What could not be taken along is a change too, and must not look like none.
      changed: change.from !== change.to || answer.omitted.length > 0,
      baseSha: shadow.baseSha,
      baseTree: shadow.baseTree,
      fromTree: told.from,
      tree: told.to,
      changedBefore: await differences(shadow, change.from),
      omitted: answer.omitted.map(redactor.redact),
      ignored: (await newlyIgnored(shadow)).map(redactor.redact),
      commits: await commitsOf(settings),
    };
  } catch (error) {
    return none(messageOf(error));
  }
}

const mostIgnored = 100;

/** The fact that a patch was written, for the audit log. */
export function patchWritten(patch: WrittenPatch): PatchWritten {
  const { commits } = patch;
  return {
    type: "patch.written",
    sha256: patch.sha256,
    bytes: patch.bytes,
    files: patch.files.length,
    base_sha: patch.baseSha,
    base_tree: patch.baseTree,
    from_tree: patch.fromTree,
    tree: patch.tree,
    omitted: patch.omitted,
    ignored: patch.ignored.slice(0, mostIgnored),
    commits: commits.kind === "none" ? 0 : commits.count,
    commits_sha256: commits.kind === "written" ? commits.sha256 : null,
  };
}

/** The paths that are not in the patch, for the result. */
export function leftOutOf(
  patch: PatchReport,
): Readonly<Record<"omitted-paths" | "ignored-paths", readonly Redacted[]>> {
  const [omitted, ignored] =
    patch.kind === "written" ? [patch.omitted, patch.ignored.slice(0, mostIgnored)] : [[], []];
  return { "omitted-paths": omitted, "ignored-paths": ignored };
}

/** Brings what the changed files held before, so that the patch is made of our own objects alone. Gives the reason where it cannot be. */
async function takeOld(shadow: ShadowRepository, { from, to }: Change): Promise<string | null> {
  const listed = await shadow.own.run([...diff, "--no-renames", "--raw", "-z", from, to]);
  if (!listed.ok) return listed.reason;
  const { missing, forged } = await takeObjects(shadow, oldObjects(listed.output));
  if (forged.length > 0)
    return "the objects of the commit in the repository are not what they were";
  return missing.length > 0
    ? `what a changed file held before is not in the repository: ${missing[0]}`
    : null;
}

/** Makes the patch in the private folder and looks through it. */
async function makePatch(
  settings: PatchSettings,
  { from, to }: Change,
): Promise<MissingPatch | { readonly path: string; readonly files: readonly CountedFile[] }> {
  const { shadow, redactor, limitBytes = longestPatchBytes } = settings;
  const none = (reason: Redacted): MissingPatch => ({ kind: "none", reason });
  const counted = await shadow.own.run([...diff, "--no-renames", "--numstat", "-z", from, to]);
  if (!counted.ok) return none(redactor.redact(counted.reason));
  const path = join(shadow.scratch, "changes.patch");
  const written = await shadow.own.run([
    ...diff,
    "-p",
    "--binary",
    "-M",
    `--output=${path}`,
    from,
    to,
  ]);
  if (!written.ok) return none(redactor.redact(written.reason));
  const files = filesOf(counted.output);
  const telling = whereSecretsAre(files, path, settings);
  if (telling !== null) return { kind: "none", reason: telling, isRefused: true };
  const { size } = statSync(path);
  return size > limitBytes
    ? none(
        safe`the patch of ${files.length} files has ${size} bytes, and the most that is written is ${limitBytes}`,
      )
    : { path, files };
}

/** In how many files the tree of the beginning differs from the base. */
async function differences(shadow: ShadowRepository, from: string): Promise<number> {
  if (from === shadow.baseTree) return 0;
  const names = await shadow.own.run([
    ...diff,
    "--no-renames",
    "--name-only",
    "-z",
    shadow.baseTree,
    from,
  ]);
  return names.ok ? names.output.toString("latin1").split("\0").length - 1 : 0;
}

async function newlyIgnored(shadow: ShadowRepository): Promise<readonly string[]> {
  const before = new Set(shadow.startIgnored);
  // Folders of ours are ignored too, with those above them where nothing else is there.
  const isOurs = (path: string): boolean =>
    shadow.excluded.some(
      (ours) => `${ours}/`.startsWith(path.replace(/\/?$/, "/")) || path.startsWith(`${ours}/`),
    );
  const now = (await ignoredPaths(shadow)) ?? [];
  return now.filter((path) => !before.has(path) && !isOurs(path));
}

/** The flat patch is what counts: a series that cannot be had does not take it away. */
async function commitsOf(settings: PatchSettings): Promise<CommitsReport> {
  const { shadow, redactor, limitBytes = longestPatchBytes } = settings;
  const path = join(dirname(settings.path), "commits.mbox");
  try {
    // Of an earlier patch of this run, after which the work went on.
    rmSync(path, { force: true });
    return await writeCommits({ shadow, redactor, path, limitBytes });
  } catch (error) {
    return { kind: "left out", count: 0, reason: redactor.redact(messageOf(error)) };
  }
}

function reportOf(files: readonly CountedFile[], redactor: Redactor): readonly PatchedFile[] {
  return files.map(({ name, added, deleted }) => ({
    path: redactor.redact(name.toString()),
    added,
    deleted,
  }));
}

interface CountedFile {
  /** From the top folder of the working tree. */
  readonly name: Buffer;
  readonly added: number | null;
  readonly deleted: number | null;
}

/** Reads `--numstat -z`: `added TAB deleted TAB path NUL`, with `-` for the counts of binary content. */
function filesOf(output: Buffer): readonly CountedFile[] {
  const records = output
    .toString("latin1")
    .split("\0")
    .filter((record) => record !== "");
  return records.map((record) => {
    const [added = "", deleted = "", ...name] = record.split("\t");
    return {
      name: Buffer.from(name.join("\t"), "latin1"),
      added: countOf(added),
      deleted: countOf(deleted),
    };
  });
}

function countOf(text: string): number | null {
  return text === "-" ? null : Number(text);
}

/**
 * Says where secrets stand in the change; null if nowhere. The files are read as well as the patch, which packs binary content so that
 * nothing can be seen in it.
 */
function whereSecretsAre(
  files: readonly CountedFile[],
  patch: string,
  settings: PatchSettings,
): Redacted | null {
  const { shadow, redactor } = settings;
  const root = Buffer.from(`${shadow.root}/`);
  const telling = files.filter(({ name }) => secretsIn(Buffer.concat([root, name]), redactor) > 0);
  const names = redactor.redact(telling.map(({ name }) => name.toString()).join(", "));
  if (names !== "")
    return safe`the change holds the value of a secret, so no patch was written; it stands in: ${names}`;
  if (secretsIn(Buffer.from(patch), redactor) === 0) return null;
  return safe`the change holds the value of a secret in a name or in lines around or before the change, so no patch was written`;
}
