import type { ListedCall } from "./call.ts";
import { type Objection, shown } from "./objection.ts";

/**
 * Why a call of git may not run: an option in front of the subcommand may set an alias or a program that git then runs, and so may the
 * repository for a subcommand that is not git's own. What a line of the list names itself is taken as meant.
 */
export function objectionToGit({ program, words, entry }: ListedCall): Objection | null {
  if (program !== "git") return null;
  let from = 1;
  while (/^(?:-P|--no-pager)$/.test(words[from] ?? "")) from += 1;
  const subcommand = words[from];
  if (subcommand === undefined || entry.length > from + 1) return null;
  if (subcommand === null || (entry.length === 1 && !ownSubcommands.has(subcommand)))
    return refused(
      subcommand ?? "a variable",
      "it is not among the subcommands that run nothing else; a line of the list may name it",
    );
  const runs = runners.get(subcommand);
  if (runs !== undefined && words.includes(null))
    return refused(subcommand, "all its words must be written out");
  const carrying = words.slice(from + 1).find((word) => carriers.test(word ?? ""));
  const runner = words.slice(from + 1).find((word) => runs?.test(word ?? "") === true);
  const found = carrying ?? runner;
  return found === undefined || found === null
    ? null
    : refused(`${subcommand} ${found}`, "it runs a command that it is given");
}

/** Options that name a program, in all lengths that git takes. */
const carriers = /^--(?:exe|ext|upl|uploa|rec|open|conf|temp)/;

/** What makes these subcommands run something. */
const runners: ReadonlyMap<string, RegExp> = new Map([
  ["bisect", /^run$/],
  ["submodule", /^foreach$/],
  ["rebase", /^-[a-z]*x/],
  ["grep", /^-O/],
  ["difftool", /^-[a-z]*x/],
  ["clone", /^-[cu]/],
  ["fetch", /^-[cu]/],
  ["pull", /^$/],
  ["push", /^$/],
  ["ls-remote", /^$/],
  ["diff", /^$/],
  ["log", /^$/],
  ["show", /^$/],
]);

const ownSubcommands: ReadonlySet<string> = new Set(
  (
    "add apply blame branch cat-file check-ignore checkout cherry-pick clean commit describe diff diff-files diff-index diff-tree " +
    "fetch for-each-ref format-patch grep init log ls-files ls-remote ls-tree merge merge-base mv notes pull push rebase reflog remote " +
    "reset restore rev-list rev-parse revert rm shortlog show show-ref sparse-checkout stash status switch symbolic-ref tag " +
    "update-index update-ref version worktree write-tree"
  ).split(" "),
);

function refused(what: string, why: string): Objection {
  return { rule: "wrapper", what: `git ${shown(what)} cannot be looked through: ${why}` };
}
