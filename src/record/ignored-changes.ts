import { lstatSync, opendirSync } from "node:fs";
import { join } from "node:path";
import type { ShadowRepository } from "./shadow-repository.ts";
import { ignoredPaths } from "./working-tree.ts";

/** So many entries are looked at, and for so long, in milliseconds. */
const mostEntries = 300_000;
const longestMs = 3_000;
/** So many are named. */
const mostNamed = 5;

/** What git ignores and was written since. */
export interface IgnoredChanges {
  /** The first few, from the top of the repository. */
  readonly named: readonly string[];
  readonly count: number;
  /** Not all could be looked at. */
  readonly isPartial: boolean;
}

/**
 * The files that git ignores, such as installed packages, that were written at or after `since` (milliseconds since 1970). The system sets the time of a
 * change itself (ctime), so that the session, which is not root, cannot put it back. They are not in the patch, but a check of the tree
 * sees them.
 */
export async function ignoredChanges(
  shadow: ShadowRepository,
  since: number,
): Promise<IgnoredChanges> {
  const now = (await ignoredPaths(shadow)) ?? [];
  const deadline = performance.now() + longestMs;
  const named: string[] = [];
  let count = 0;
  let seen = 0;
  const isOver = (): boolean => seen >= mostEntries || performance.now() > deadline;
  const waiting = now.map((path) => path.replace(/\/$/, ""));
  for (let path = waiting.pop(); path !== undefined && !isOver(); path = waiting.pop()) {
    seen += 1;
    const whole = join(shadow.root, path);
    if (shadow.excluded.includes(path)) continue;
    const stats = lstatSync(whole, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    if (stats.isDirectory()) {
      for (const name of namesIn(whole)) waiting.push(`${path}/${name}`);
    } else if (stats.ctimeMs >= since) {
      count += 1;
      if (named.length < mostNamed) named.push(path);
    }
  }
  return { named, count, isPartial: waiting.length > 0 };
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
