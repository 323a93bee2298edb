import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";

/**
 * The commit that is checked out in the repository of a folder, in hex; null when that cannot be told. Only files are read: git itself is
 * not asked, because here nothing is known yet of who made its configuration.
 */
export function checkedOutCommit(folder: string): string | null {
  const repository = repositoryOf(folder);
  if (repository === null) return null;
  const head = textOf(join(repository, "HEAD"));
  if (isCommit(head)) return head;
  const [, ref] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  if (ref === undefined || ref.includes("..")) return null;
  const common = resolve(repository, textOf(join(repository, "commondir")) || ".");
  const loose = textOf(join(common, ref));
  if (isCommit(loose)) return loose;
  const packed = textOf(join(common, "packed-refs")).split("\n");
  const [commit = ""] = packed.find((line) => line.endsWith(` ${ref}`))?.split(" ") ?? [];
  return isCommit(commit) ? commit : null;
}

/** The git directory of the folder or of one above; a `.git` file names it. */
function repositoryOf(folder: string): string | null {
  for (let top = resolve(folder); ; top = dirname(top)) {
    const path = join(top, ".git");
    if (existsSync(path)) {
      if (statSync(path).isDirectory()) return path;
      const [, named = ""] = /^gitdir: (.+)$/m.exec(textOf(path)) ?? [];
      if (named === "") return null;
      return isAbsolute(named) ? named : resolve(top, named);
    }
    if (top === dirname(top)) return null;
  }
}

/** Without blanks around it; empty when it is no readable file. */
function textOf(path: string): string {
  try {
    return statSync(path).isFile() ? readFileSync(path, "utf8").trim() : "";
  } catch {
    return "";
  }
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
