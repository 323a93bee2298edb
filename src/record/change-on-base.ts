import type { ShadowRepository } from "./shadow-repository.ts";

/** Two trees, and the patch that leads from one to the other. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

const raw = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff"];

/**
 * What a change of the working tree is for the base. Where something was changed before, at other paths than the change touches, its patch
 * fits the base as well: then this is the base's tree and the one that the patch makes of it. Else it is the change as it was. Throws
 * where git fails.
 */
export async function changeOnBase(shadow: ShadowRepository, change: Change): Promise<Change> {
  const base = shadow.baseTree;
  if (change.from === base) return change;
  const before = await differences(shadow, { from: base, to: change.from });
  const since = await differences(shadow, change);
  if (!areApart(before, since)) return change;
  const environment = { GIT_INDEX_FILE: `${shadow.objects}.on-base` };
  const run = async (args: readonly string[], input = Buffer.alloc(0)): Promise<string> => {
    const answer = await shadow.own.run(args, { input, environment });
    if (!answer.ok) throw new Error(answer.reason);
    return answer.output.toString().trim();
  };
  await run(["read-tree", base]);
  // What is gone comes first: a folder may stand in the place of a file.
  const lines = since
    .toSorted((one, other) => Number(one.mode) - Number(other.mode))
    .map(({ mode, object, path }) => `${mode} ${object}\t${path}\0`);
  await run(["update-index", "-z", "--index-info"], Buffer.from(lines.join(""), "latin1"));
  return { from: base, to: await run(["write-tree", "--missing-ok"]) };
}

interface Difference {
  /** Octal, and zeros for what is not there any more. */
  readonly mode: string;
  readonly object: string;
  /** A character a byte. */
  readonly path: string;
}

async function differences(
  { own }: ShadowRepository,
  { from, to }: Change,
): Promise<readonly Difference[]> {
  const answer = await own.run([...raw, from, to]);
  if (!answer.ok) throw new Error(answer.reason);
  const lines = answer.output
    .toString("latin1")
    .matchAll(/:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\d*\0([^\0]+)\0/g);
  return Array.from(lines, ([, mode = "", object = "", path = ""]) => ({ mode, object, path }));
}

/** Neither the same path in both, nor a path of one as a folder of the other. */
function areApart(some: readonly Difference[], others: readonly Difference[]): boolean {
  return !overlaps(some, others) && !overlaps(others, some);
}

function overlaps(some: readonly Difference[], others: readonly Difference[]): boolean {
  const paths = new Set(some.map(({ path }) => path));
  return others.some(({ path }) =>
    [path, ...Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))].some((way) =>
      paths.has(way),
    ),
  );
}
