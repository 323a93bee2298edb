import type { Git } from "./git.ts";

/** So many files are named. */
const mostFiles = 300;

/**
 * The files that differ between two commits, one a line with the lines added and deleted, as `git diff --numstat` tells them; null when one
 * of the commits is not there, as in a shallow clone. Run in a shadow repository, where nothing of the user's configuration holds.
 */
export async function diffSummary(
  git: Git,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<string | null> {
  const found = await git.run(["merge-base", base, head]);
  if (!found.ok) return null;
  const from = found.output.toString().trim();
  const options = ["-r", "--no-ext-diff", "--no-textconv", "-M", "--numstat"];
  const answer = await git.run(["diff-tree", ...options, from, head]);
  if (!answer.ok) return null;
  const lines = answer.output.toString().trimEnd().split("\n");
  const left = lines.length - mostFiles;
  return [...lines.slice(0, mostFiles), ...(left > 0 ? [`${left} more files`] : [])].join("\n");
}
