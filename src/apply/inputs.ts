import {
  type Input,
  lines,
  memberOf,
  oneOf,
  type Parsed,
  parseTable,
  parseWholeNumber,
  type TableValues,
  word,
} from "../input-table.ts";
import { runStates } from "../record/event.ts";
import { defaultProtectedPaths, protectedGlobProblem } from "../record/protected-paths.ts";
import { secretProblem } from "../record/redact.ts";
import { applyStates, type ApplyState } from "./end.ts";

export interface CommitAuthor {
  readonly name: string;
  readonly email: string;
}

const goodStates: readonly ApplyState[] = ["applied", "updated", "unchanged", "checked"];

/** All inputs of the second action; apply/action.yml and the table in docs/apply.md come from here. Empty counts as not given. */
export const applyInputs = {
  mode: {
    default: "pull-request",
    help: "`branch` (push), `pull-request` (push, then create it or update the open one of the same task), `comment` (one on an issue or pull request, written over by the next run) or `check` (annotations only, nothing is written).",
    parse: oneOf("branch", "pull-request", "comment", "check"),
  },
  "record-directory": {
    ...word("Folder that `actions/download-artifact` put the record in; not inside of a checkout."),
    parse: required("the path of a folder"),
  },
  "artifact-name": {
    ...word("Name of the artifact, where several were downloaded into `record-directory`."),
    parse: (value: string): Parsed<string> =>
      /[/\\]|^\.\.?$/.test(value.trim())
        ? { accepted: "the name of an artifact" }
        : { value: value.trim() },
  },
  "audit-sha256": {
    ...word(
      "Output `audit-sha256` of the agent's job: without it nobody can say whose record this is.",
    ),
    parse: matching(/^[0-9a-f]{64}$/i, "the 64 hex digits of the output `audit-sha256` of the run"),
  },
  "base-sha": {
    ...word("Output `base-sha` of the agent's job, to be compared with the record."),
    parse: matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/i, "the 40 or 64 hex digits of a commit"),
  },
  token: {
    ...word(
      "Token for reading and writing; the job's own by default. It is masked, and never on a command line or in a file.",
    ),
    secret: true,
    actionDefault: "${{ github.token }}",
    parse: (value: string): Parsed<string> => {
      const problem =
        secretProblem(value) ?? (/^[!-~]+$/.test(value.trim()) ? null : "holds blanks");
      return problem === null
        ? { value: value.trim() }
        : { accepted: `a token; this one ${problem}` };
    },
  },
  "base-branch": {
    ...word("Branch that the change is for; else the branch that the workflow runs on."),
    parse: branchName,
  },
  branch: {
    ...word(
      "Branch that the change is pushed to; else `bash-agent/<task>`. Commits of others on it are never written over.",
    ),
    parse: branchName,
  },
  "task-key": word(
    "Identity of the task: of the same task there is one branch, one open pull request and one comment. Else workflow and job.",
  ),
  title: {
    ...word("Title of the commit and the pull request; else one that names the task."),
    parse: line,
  },
  draft: {
    default: "false",
    help: "`true` or `false`: whether a new pull request is a draft.",
    parse: oneOf("true", "false"),
  },
  "commit-author": {
    default: "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>",
    help: "Author and committer, as `Name <address>`.",
    parse: author,
  },
  "issue-number": {
    ...word("Issue or pull request that is commented on; else that of the event."),
    parse: (value: string): Parsed<number | null> =>
      value.trim() === "" ? { value: null } : wholeNumber(1, 2 ** 40)(value),
  },
  "protected-paths": {
    ...lines(
      "Patterns of files that no change may touch, one a line; as in the first action.",
      protectedGlob,
    ),
    default: defaultProtectedPaths.join("\n"),
  },
  "run-states": {
    ...lines("States of the run whose change is taken, one a line.", memberOf("states", runStates)),
    default: "completed\nverified",
  },
  "max-files": {
    default: "1000",
    help: "Most files that the change may touch.",
    parse: wholeNumber(1, 10_000),
  },
  "max-size": {
    default: "10MB",
    help: "Longest patch; what it unpacks to may be ten times as much. Such as `512KB`, `10MB`, at most `32MB`.",
    parse: size,
  },
  "dry-run": {
    default: "false",
    help: "`true` or `false`: whether all is done but what would be written is only told.",
    parse: oneOf("true", "false"),
  },
  "fail-on": {
    ...lines("States that turn the step red, one a line.", memberOf("states", applyStates)),
    default: applyStates.filter((state) => !goodStates.includes(state)).join("\n"),
  },
} as const satisfies { readonly [name: string]: Input<unknown> };

export type ApplyInputName = keyof typeof applyInputs;
export const applyInputNames = Object.keys(applyInputs) as readonly ApplyInputName[];

export type ApplyInputValues = TableValues<typeof applyInputs>;

/** Reads all inputs. Gives their values or all that is wrong with them, each line naming an input and what it accepts. */
export function parseApplyInputs(
  read: (name: ApplyInputName) => string | undefined,
): { readonly values: ApplyInputValues } | { readonly problems: readonly string[] } {
  return parseTable(applyInputs, read);
}

function required(accepted: string): (value: string) => Parsed<string> {
  return (value) => (value.trim() === "" ? { accepted } : { value: value.trim() });
}

function matching(pattern: RegExp, accepted: string): (value: string) => Parsed<string> {
  return (value) =>
    pattern.test(value.trim()) ? { value: value.trim().toLowerCase() } : { accepted };
}

function line(value: string): Parsed<string> {
  return /[\p{Cc}\u2028\u2029]/u.test(value.trim()) || value.length > 200
    ? { accepted: "one line of at most 200 characters" }
    : { value: value.trim() };
}

/** Narrower than what git takes, so that a name means the same to git, the API and a reader. */
function branchName(value: string): Parsed<string> {
  const name = value.trim().replace(/^refs\/heads\//, "");
  const isGood =
    /^(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\p{L}\p{N}_@][\p{L}\p{N}._/@#+-]*$/u.test(name) &&
    !/[./]$/.test(name) &&
    name.length <= 200;
  return name === "" || isGood ? { value: name } : { accepted: "the name of a branch" };
}

function author(value: string): Parsed<CommitAuthor> {
  const [, name = "", email = ""] =
    /^\s*([^<>\p{Cc}]+?)\s*<([^<>\s\p{Cc}]+)>\s*$/u.exec(value) ?? [];
  return name === "" ? { accepted: "an author as `Name <address>`" } : { value: { name, email } };
}

function protectedGlob(glob: string): Parsed<string> {
  const problem = protectedGlobProblem(glob);
  return problem === null
    ? { value: glob }
    : { accepted: `patterns, one a line; ${JSON.stringify(glob)} ${problem}` };
}

function wholeNumber(least: number, most: number): (value: string) => Parsed<number> {
  return (value) => parseWholeNumber(value, [least, most]);
}

const unitBytes: { readonly [unit: string]: number } = { KB: 1024, MB: 1024 ** 2 };
const largestBytes = 32 * 1024 ** 2;

function size(value: string): Parsed<number> {
  const [, count = "", unit = ""] = /^\s*(\d+)\s*(KB|MB)\s*$/i.exec(value) ?? [];
  const bytes = Number(count) * (unitBytes[unit.toUpperCase()] ?? Number.NaN);
  return bytes > 0 && bytes <= largestBytes
    ? { value: bytes }
    : { accepted: "a size from 1KB to 32MB, such as 10MB" };
}
