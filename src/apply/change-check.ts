import { protectedChanges } from "../record/protected-paths.ts";
import { gitFileOf, isGitDirectory } from "./git-names.ts";

/** A file that a change adds, takes away or changes, as git's raw diff has it. */
export interface ChangedFile {
  /** Bytes, a character each. */
  readonly rawPath: string;
  /** Octal; `000000` for what is not there. */
  readonly oldMode: string;
  readonly newMode: string;
  /** The new content; zeros for none. */
  readonly newObject: string;
}

export interface ChangeFacts {
  readonly protectedPaths: readonly string[];
  /** What the new links of the change hold, by object. */
  readonly targets: ReadonlyMap<string, Buffer>;
  /** All paths of the new tree, bytes. */
  readonly treePaths: readonly string[];
}

const absent = "000000";
const linkMode = "120000";
const submoduleMode = "160000";
const goodModes = [absent, "100644", "100755", linkMode];

/** What is wrong with a change, a line each that names the path; nothing for a change that can be taken. */
export function changeProblems(
  files: readonly ChangedFile[],
  facts: ChangeFacts,
): readonly string[] {
  const paths = files.map(({ rawPath }) => pathOf(rawPath));
  const guarded = new Set(protectedChanges(paths, facts.protectedPaths));
  const taken = twins(files, facts.treePaths);
  return files.flatMap((file, index) => {
    const path = paths[index] ?? "";
    const problem =
      nameProblem(path) ??
      modeProblem(file) ??
      linkProblem(file, path, facts.targets) ??
      (guarded.has(path) ? "is a protected path" : null) ??
      (taken.has(file.rawPath)
        ? "has the name of another file or folder but for upper and lower case"
        : null);
    return problem === null ? [] : [`${JSON.stringify(path)} ${problem}`];
  });
}

/** What is no UTF-8 has a replacement character. */
export function pathOf(rawPath: string): string {
  return Buffer.from(rawPath, "latin1").toString();
}

function nameProblem(path: string): string | null {
  if (path.includes("\ufffd")) return "is no name in UTF-8";
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return "has control characters in its name";
  if (path.includes("\\"))
    return "has a backslash in its name, which some systems take for a folder's end";
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === ".."))
    return "leads out of the tree";
  if (names.some(isGitDirectory)) return "lies in a git directory, in one of its spellings";
  const file = names.map(gitFileOf).find((found) => found !== null);
  return file === undefined || file === null
    ? null
    : `is ${file}, in one of its spellings: it decides what others fetch or see`;
}

function modeProblem({ oldMode, newMode }: ChangedFile): string | null {
  if (oldMode === submoduleMode || newMode === submoduleMode)
    return "is a submodule; submodules are not changed";
  return goodModes.includes(newMode) ? null : `has the mode ${newMode}`;
}

/** A link may lead up to folders of the tree and then down, no other way: what lies between could be a link too. */
function linkProblem(
  { newMode, newObject }: ChangedFile,
  path: string,
  targets: ReadonlyMap<string, Buffer>,
): string | null {
  if (newMode !== linkMode) return null;
  const target = targets.get(newObject)?.toString();
  if (target === undefined) return "is a link that cannot be read";
  const names = target.split("/");
  const up = names.findIndex((name) => name !== "..");
  const [above, below] = up < 0 ? [names.length, []] : [up, names.slice(up)];
  const isSafe =
    target !== "" &&
    target.length <= 1000 &&
    !target.startsWith("/") &&
    !/[\p{Cc}\\\ufffd]|^[A-Za-z]:/u.test(target) &&
    above <= path.split("/").length - 1 &&
    !below.includes("..");
  if (!isSafe)
    return `is a link that leads out of the tree: ${JSON.stringify(target.slice(0, 100))}`;
  return below.some(isGitDirectory) ? "is a link into a git directory" : null;
}

/** New paths that some file systems could not tell from another one. */
function twins(files: readonly ChangedFile[], treePaths: readonly string[]): ReadonlySet<string> {
  const added = files.filter(({ oldMode }) => oldMode === absent).map(({ rawPath }) => rawPath);
  if (added.length === 0) return new Set();
  const spellings = new Map<string, Set<string>>();
  for (const path of treePaths.flatMap(withFolders)) {
    const key = pathOf(path).normalize("NFC").toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(path));
  }
  const isTwin = (path: string): boolean =>
    (spellings.get(pathOf(path).normalize("NFC").toLowerCase())?.size ?? 0) > 1;
  return new Set(added.filter((path) => withFolders(path).some(isTwin)));
}

/** `a/b/c` as `a`, `a/b`, `a/b/c`. */
function withFolders(path: string): readonly string[] {
  return [...Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index)), path];
}
