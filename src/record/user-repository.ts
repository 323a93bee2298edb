import { existsSync, realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { climbs } from "../workspace-files.ts";
import type { Git } from "./git.ts";

/** What is known about the user's repository. */
export interface UserRepository {
  readonly root: string;
  readonly objects: string;
  readonly index: string;
  readonly exclude: string;
  readonly attributes: string;
  readonly objectFormat: string;
  readonly head: string | null;
  /** Lines of a `[core]` section. */
  readonly conversion: readonly string[];
}

/** Asks git, which runs in the workspace, where things are; no object is read, so nothing is fetched. */
export async function lookAtRepository(
  git: Git,
  workspace: string,
): Promise<UserRepository | { readonly reason: string }> {
  if (!existsSync(workspace)) return { reason: "the workspace does not exist" };
  const directory = realpathSync(workspace);
  const paths = ["objects", "index", "info/exclude", "info/attributes"].flatMap((path) => [
    "--git-path",
    path,
  ]);
  const answer = await git.run(["rev-parse", "--show-toplevel", "--show-object-format", ...paths]);
  if (!answer.ok) return { reason: answer.reason };
  const lines = answer.output.toString().trimEnd().split("\n");
  if (lines.length !== 6)
    return { reason: "the repository lies in a folder with a newline in its name" };
  const [root = "", objectFormat = "", ...found] = lines;
  const [objects = "", index = "", exclude = "", attributes = ""] = found.map((path) =>
    resolve(directory, path),
  );
  // The repository's configuration could name any folder as its working tree.
  if (climbs(relative(root, directory)))
    return { reason: "the workspace lies outside the repository's working tree" };
  const head = await git.run(["rev-parse", "--verify", "--quiet", "HEAD"]);
  // 1 without a word says that there is no commit yet.
  if (!head.ok && (head.exitCode !== 1 || head.reason !== "")) return { reason: head.reason };
  return {
    root,
    objectFormat,
    objects,
    index,
    exclude,
    attributes,
    head: head.ok ? head.output.toString().trim() : null,
    conversion: await conversionOf(git),
  };
}

async function conversionOf(git: Git): Promise<readonly string[]> {
  const pattern = `^core\\.(${conversionSettings.join("|")})$`;
  const answer = await git.run([
    "config",
    "--local",
    "--no-includes",
    "-z",
    "--get-regexp",
    pattern,
  ]);
  if (!answer.ok) return [];
  const pairs = answer.output
    .toString()
    .split("\0")
    .map((pair) => pair.split("\n"));
  return pairs.flatMap(([name, value]) =>
    name !== undefined && value !== undefined && conversionValues.test(value)
      ? [`\t${name.slice("core.".length)} = ${value}\n`]
      : [],
  );
}

/** Settings of the user's repository that say how bytes become files; no other is taken over. */
const conversionSettings = [
  "autocrlf",
  "eol",
  "filemode",
  "symlinks",
  "ignorecase",
  "precomposeunicode",
];
const conversionValues = /^(true|false|yes|no|on|off|0|1|input|lf|crlf|native)$/i;
