import { lstatSync, opendirSync } from "node:fs";
import { join } from "node:path";
import type { ShadowRepository } from "./shadow-repository.ts";
import { ignoredPaths } from "./working-tree.ts";

/** So many entries are looked at, and for so long, in milliseconds. */
const mostEntries = 300_000;
const longestMs = 3_000;
/** So many are given. */
const mostPaths = 10_000;

/** What was written in the tree and is not in its patch. */
export interface ChangesBesides {
  /** From the top of the repository. */
  readonly paths: readonly string[];
  /** Not all could be looked at. */
  readonly isPartial: boolean;
}

/**
 * The files that git ignores, such as installed packages, and those in submodules, which were written at or after `since` (milliseconds
 * since 1970). The system sets the time of a change itself (ctime), so that the session, which is not root, cannot put it back. They are
 * not in the patch, but a check of the tree sees them.
 */
export async function changesBesides(
  shadow: ShadowRepository,
  since: number,
): Promise<ChangesBesides> {
  const waiting = [...((await ignoredPaths(shadow)) ?? []), ...(await submodules(shadow))].map(
    (path) => path.replace(/\/$/, ""),
  );
  const deadline = performance.now() + longestMs;
  const paths: string[] = [];
  let seen = 0;
  const isOver = (): boolean =>
    seen >= mostEntries || paths.length >= mostPaths || performance.now() > deadline;
  while (waiting.length > 0 && !isOver()) {
    const path = waiting.pop() ?? "";
    seen += 1;
    if (shadow.excluded.includes(path)) continue;
    const whole = join(shadow.root, path);
    const stats = lstatSync(whole, { throwIfNoEntry: false });
    if (stats?.isDirectory() === true) {
      for (const name of namesIn(whole)) if (name !== ".git") waiting.push(`${path}/${name}`);
    } else if (stats !== undefined && stats.ctimeMs >= since) paths.push(path);
  }
  return { paths: paths.toSorted(), isPartial: waiting.length > 0 };
}

/** Folders whose commit alone is in the tree. */
async function submodules({ git }: ShadowRepository): Promise<readonly string[]> {
  const answer = await git.run(["ls-files", "-s", "-z"]);
  if (!answer.ok) return [];
  const lines = answer.output.toString().split("\0");
  return lines.flatMap((line) => /^160000 [^\t]*\t(.*)$/s.exec(line)?.[1] ?? []);
}

/** A folder that cannot be read holds nothing for the check either. */
function namesIn(folder: string): readonly string[] {
  const names: string[] = [];
  try {
    const entries = opendirSync(folder);
    for (let entry = entries.readSync(); entry !== null; entry = entries.readSync())
      names.push(entry.name);
    entries.closeSync();
  } catch {
    // What was read so far counts.
  }
  return names;
}
