import { type ChangedFile, changeProblems, pathOf } from "./change-check.ts";
import { type End, failed, isEnd, refused } from "./end.ts";
import type { ApplyOptions } from "./options.ts";
import { lookAtPatch, unpackedFactor } from "./patch-text.ts";
import type { CheckedRecord } from "./record.ts";
import type { Repository } from "./repository.ts";

/** A change that has been applied to its base and looked at. */
export interface PreparedChange {
  readonly changeId: string;
  /** Of the base. */
  readonly from: string;
  readonly tree: string;
  readonly paths: readonly string[];
}

/** Applies the patch of a record to the commit that it is for, and looks at every file of what comes of it. */
export async function prepareChange(
  record: CheckedRecord,
  repository: Repository,
  options: ApplyOptions,
): Promise<PreparedChange | End> {
  const { patch, patchPath } = record;
  const look = lookAtPatch(patchPath, options);
  if ("problem" in look) return refused(`changes.patch ${look.problem}`);
  const fetched = await repository.fetch([patch.base_sha]);
  if (fetched !== null)
    return isMissing(fetched.failure)
      ? refused(`the commit ${patch.base_sha} that the run began with is not in the repository`)
      : failed(`the repository cannot be read: ${fetched.failure}`);
  const from = await repository.treeOf(patch.base_sha);
  if (from !== patch.base_tree)
    return refused(`the commit ${patch.base_sha} has another tree than the audit log says`);
  const { changeId } = look;
  if (look.isEmpty && patch.from_tree === patch.tree)
    return { changeId, from, tree: from, paths: [] };
  const applied = await repository.apply(patch.base_sha, patchPath);
  // Where the tree was clean, git made the patch of the very tree, so it is the patch that is not right.
  const isClean = patch.from_tree === patch.base_tree;
  if ("failure" in applied)
    return isClean
      ? refused(`changes.patch cannot be applied to the commit it is for: ${applied.failure}`)
      : {
          end: "conflict",
          reason: `the checkout had been changed before the run began, and the patch does not apply without that: ${applied.failure}`,
        };
  if (isClean && applied.tree !== patch.tree)
    return refused("changes.patch makes another tree than the audit log says");
  if (applied.tree === from) return refused("changes.patch is not empty and changes nothing");
  const problem = await problemOf({ from, to: applied.tree }, repository, options);
  return isEnd(problem) ? problem : { changeId, from, tree: applied.tree, paths: problem };
}

/** What git says of a commit that the server does not have. */
function isMissing(words: string): boolean {
  return /not our ref|unadvertised object|did not send all necessary objects/i.test(words);
}

const mostTold = 5;

/** The paths of a change, or why it is not taken. */
export async function problemOf(
  { from, to }: { readonly from: string; readonly to: string },
  repository: Repository,
  { maxFiles, maxBytes, protectedPaths }: ApplyOptions,
): Promise<readonly string[] | End> {
  const files = await repository.changes(from, to);
  if (files.length > maxFiles)
    return refused(`the change touches ${files.length} files, and max-files accepts ${maxFiles}`);
  const large = await sizeProblem(files, repository, maxBytes * unpackedFactor);
  if (large !== null) return refused(large);
  const targets = new Map<string, Buffer>();
  for (const { newMode, newObject } of files)
    if (newMode === "120000") targets.set(newObject, await repository.content(newObject));
  const treePaths = await repository.paths(to);
  const problems = changeProblems(files, { protectedPaths, targets, treePaths });
  const more = problems.length - mostTold;
  if (problems.length > 0)
    return refused(problems.slice(0, mostTold).join("; ") + (more > 0 ? `; and ${more} more` : ""));
  return files.map(({ rawPath }) => pathOf(rawPath));
}

async function sizeProblem(
  files: readonly ChangedFile[],
  repository: Repository,
  limit: number,
): Promise<string | null> {
  const objects = files
    .filter(({ newMode }) => ["100644", "100755", "120000"].includes(newMode))
    .map(({ newObject }) => newObject);
  if (objects.length === 0) return null;
  const bytes = (await repository.sizes(objects)).reduce((sum, size) => sum + size, 0);
  return bytes <= limit
    ? null
    : `the files of the change have ${bytes} bytes, and ${limit} are accepted`;
}
