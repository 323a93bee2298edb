import picomatch from "picomatch";

/** What no change may touch unless the workflow says otherwise: a change there would run with rights of its own. */
export const defaultProtectedPaths = [".github/workflows/**", ".github/actions/**"] as const;

/**
 * The paths that fall under one of the globs, in their own order. Paths are those of a git tree: relative, with `/` between names.
 *
 * Globs are read as in a `.gitignore`: `*` stops at a `/` and `**` does not, a glob without `/` (but at its end) fits a name in every
 * folder, one with it is meant from the top, and what lies in a folder that fits is protected with it. Upper and lower case are the same, and so are
 * ways to write an accent: some file systems see no difference. What stands in the place of a folder above protected paths is protected as well,
 * since it takes them away or moves them.
 */
export function protectedChanges(
  paths: readonly string[],
  globs: readonly string[],
): readonly string[] {
  const rules = globs.map(ruleOf);
  return paths.filter((path) => rules.some((rule) => rule(folded(path))));
}

/** Why a text cannot be such a glob, in words that follow it; null if it can. Exceptions by `!` would open what another line closes. */
export function protectedGlobProblem(glob: string): string | null {
  if (glob === "" || glob === "/") return "is empty";
  if (glob.startsWith("!")) return "begins with !, and there are no exceptions";
  if (
    glob
      .replace(/^(?:\.\/)+/, "")
      .split("/")
      .some((name) => name === ".." || name === ".")
  )
    return "holds . or .. as a name; paths are those of the repository";
  return glob.length > longestGlob ? `is longer than ${longestGlob} characters` : null;
}

const longestGlob = 1000;

type Rule = (path: string) => boolean;

function ruleOf(glob: string): Rule {
  const trimmed = folded(glob)
    .replace(/^(?:\.\/)+/, "")
    .replace(/\/+$/, "");
  const anchored = trimmed.includes("/") ? trimmed.replace(/^\//, "") : `**/${trimmed}`;
  // No negation and no extended globs: a name may begin with `!` or hold brackets, and nobody is surprised.
  const options = { dot: true, nonegate: true, noextglob: true, strictSlashes: true };
  const fits = picomatch(anchored, options);
  const holds = picomatch(`${anchored}/**`, options);
  const { base } = picomatch.scan(anchored);
  return (path) => fits(path) || holds(path) || base === path || base.startsWith(`${path}/`);
}

function folded(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
