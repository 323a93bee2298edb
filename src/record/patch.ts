import { createHash } from "node:crypto";
import { chmodSync, constants, copyFileSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { piecesOf } from "./file-pieces.ts";
import { statsAt } from "./file-stats.ts";
import type { Redacted, Redactor } from "./redact.ts";
import { safe } from "./redact.ts";
import type { ShadowRepository } from "./shadow-repository.ts";
import { forgedTree } from "./tree-objects.ts";
import { treeOfWorkingTree } from "./working-tree.ts";

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
  /** The git tree that the base becomes by the patch. */
  readonly tree: string;
  /** Not in the patch: repositories within the repository, files that cannot be read. */
  readonly omitted: readonly Redacted[];
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
  /** A tree that treeOfWorkingTree made before the run: the patch then leaves out what was changed before. Default: the base commit's. */
  readonly fromTree?: string;
}

const diff = ["diff-tree", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--full-index"];

/**
 * Writes the change from the base to the working tree as it is now, untracked files included, ignored ones not; `git apply --index` makes
 * the same tree of the base. A change that holds a secret is not written at all, be it in a binary file, in a context line or in a name.
 *
 * Never throws; call it when nothing runs in the workspace any more.
 */
export async function writePatch(settings: PatchSettings): Promise<PatchReport> {
  const { shadow, redactor } = settings;
  const none = (reason: string): PatchReport => ({ kind: "none", reason: redactor.redact(reason) });
  try {
    const answer = await treeOfWorkingTree(shadow);
    if (!answer.ok) return none(answer.reason);
    const change = { from: settings.fromTree ?? shadow.baseTree, to: answer.tree };
    if (shadow.baseSha !== null && (await forgedTree(shadow.git, shadow.baseTree)) !== null)
      return none("the objects of the commit in the repository are not what they were");
    const counted = await shadow.git.run([
      ...diff,
      "--no-renames",
      "--numstat",
      "-z",
      change.from,
      change.to,
    ]);
    if (!counted.ok) return none(counted.reason);
    const made = join(shadow.scratch, "changes.patch");
    const written = await shadow.git.run([
      ...diff,
      "-p",
      "--binary",
      "-M",
      `--output=${made}`,
      change.from,
      change.to,
    ]);
    if (!written.ok) return none(written.reason);
    const files = filesOf(counted.output);
    const telling = whereSecretsAre(files, made, settings);
    if (telling !== null) return { kind: "none", reason: telling, isRefused: true };
    return {
      ...deliver(made, settings),
      files: reportOf(files, redactor),
      // What could not be taken along is a change too, and must not look like none.
      changed: change.from !== change.to || answer.omitted.length > 0,
      tree: change.to,
      omitted: answer.omitted.map(redactor.redact),
    };
  } catch (error) {
    return none(messageOf(error));
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

/** How many secrets a regular file holds; 0 for what is none, or is not there any more. */
function secretsIn(path: Buffer, redactor: Redactor): number {
  const stream = redactor.stream();
  for (const piece of contentOf(path)) stream.write(piece);
  stream.end();
  return stream.count;
}

/** Nothing of what is no regular file. A link is not followed, and a FIFO not waited for. */
function contentOf(path: Buffer | string): Iterable<Buffer> {
  if (statsAt(path)?.isFile() !== true) return [];
  return piecesOf(openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
}

/** Copies the patch to its place. What a failed copy leaves is removed. */
function deliver(
  made: string,
  { path }: PatchSettings,
): Pick<WrittenPatch, "kind" | "path" | "sha256" | "bytes"> {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const piece of contentOf(made)) {
    hash.update(piece);
    bytes += piece.length;
  }
  try {
    copyFileSync(made, path, constants.COPYFILE_EXCL);
    chmodSync(path, 0o600);
  } catch (error) {
    if (!isExisting(error)) rmSync(path, { force: true });
    throw error;
  }
  return { kind: "written", path, sha256: hash.digest("hex"), bytes };
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
