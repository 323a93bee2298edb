import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { withRegularFile } from "./regular-file.ts";

/** Whether a path that is spelled as one of the workspace is really one outside: strangers may have made a link on the way. */
export function leadsOutByLink(workspace: string, path: string): boolean {
  if (!isWithin(workspace, path) && !isWithin(realpathSync(workspace), path)) return false;
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  return !isWithin(realpathSync(workspace), realpathSync(there));
}

function isWithin(folder: string, path: string): boolean {
  return !climbs(relative(folder, path));
}

/** Reads a file of the workspace; one that a link leads out of it is refused, since strangers may have made the link. */
export function readInside(
  workspace: string,
  name: string,
): { readonly text: string } | { readonly problem: string } {
  const path = insideOf(workspace, name);
  if (path === null)
    return {
      problem: "is not there, or leads out of the workspace; it takes a file inside the workspace",
    };
  const problem = statSync(path).isFile() ? "cannot be read" : "is no regular file";
  const text = withRegularFile(path, (descriptor) => readFileSync(descriptor, "utf8"));
  return text === null ? { problem: `${problem}; it takes a file inside the workspace` } : { text };
}

/** The real path of something that exists inside the workspace; null when it does not, or a link leads out. */
export function insideOf(workspace: string, name: string): string | null {
  try {
    const root = realpathSync(workspace);
    const path = realpathSync(isAbsolute(name) ? name : join(root, name));
    return isWithin(root, path) && !isOfGit(relative(root, path)) ? path : null;
  } catch {
    return null;
  }
}

/** Git's own folder holds what the checkout left there: tokens, addresses with passwords. No file of the tree stands in it. */
function isOfGit(path: string): boolean {
  return path.split(sep).some((name) => /^\.git$/i.test(name));
}

/** Whether a relative path leads out of where it starts. */
export function climbs(path: string): boolean {
  return path === ".." || path.startsWith("../");
}
