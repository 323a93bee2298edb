import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import type { RunState } from "../record/event.ts";
import type { ApplyState } from "./end.ts";
import { type ApplyInputName, type CommitAuthor, parseApplyInputs } from "./inputs.ts";

export type Environment = { readonly [name: string]: string | undefined };

/** Everything that applying is told, complete and checked before anything starts. */
export interface ApplyOptions {
  readonly mode: "branch" | "pull-request" | "comment" | "check";
  readonly isDryRun: boolean;
  /** Absolute. */
  readonly recordDirectory: string;
  readonly auditSha256: string;
  /** Empty: not given. */
  readonly baseSha: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Without a slash at the end, as is the next. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** Empty where the mode needs none. */
  readonly baseBranch: string;
  readonly branch: string;
  readonly task: Task;
  readonly title: string;
  readonly isDraft: boolean;
  readonly author: CommitAuthor;
  /** 0 where the mode needs none. */
  readonly issueNumber: number;
  readonly protectedPaths: readonly string[];
  readonly runStates: readonly RunState[];
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly failOn: readonly ApplyState[];
  /** Address of the job's page; empty outside of Actions. */
  readonly jobUrl: string;
}

/** What is proposed once: a task for a branch. */
export interface Task {
  readonly key: string;
  /** 16 hex digits of the key and the branch. */
  readonly id: string;
}

/** Reads the inputs and what the runner says of the job; gives the options or all problems at once. */
export function readApplyOptions(
  read: (name: ApplyInputName) => string | undefined,
  environment: Environment,
): { readonly options: ApplyOptions } | { readonly problems: readonly string[] } {
  const parsed = parseApplyInputs(read);
  if ("problems" in parsed) return parsed;
  const { values } = parsed;
  const named = (name: string): string => environment[name]?.trim() ?? "";
  const { mode } = values;
  const writesBranch = mode === "branch" || mode === "pull-request";
  const baseBranch =
    values["base-branch"] === "" ? branchOf(named("GITHUB_REF")) : values["base-branch"];
  const task = taskOf(values["task-key"], { environment, baseBranch });
  const branch = values.branch === "" ? defaultBranch(task) : values.branch;
  const issueNumber = values["issue-number"] ?? numberOfEvent(named("GITHUB_EVENT_PATH"));
  const repository = named("GITHUB_REPOSITORY");
  const problems = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repository)
      ? []
      : [
          "GITHUB_REPOSITORY: the variable does not name a repository as owner/name; the runner sets it",
        ]),
    ...(writesBranch && baseBranch === ""
      ? [
          "base-branch: it is not given, and the workflow does not run on a branch; name the branch that the change is for",
        ]
      : []),
    ...(writesBranch && branch.toLowerCase() === baseBranch.toLowerCase()
      ? [
          `branch: ${JSON.stringify(branch)} is the branch that the change is for; it takes another one`,
        ]
      : []),
    ...(mode === "comment" && issueNumber === 0
      ? ["issue-number: it is not given, and the event is none of an issue or pull request"]
      : []),
  ];
  if (problems.length > 0) return { problems };
  const serverUrl = withoutSlash(named("GITHUB_SERVER_URL") || "https://github.com");
  const runId = named("GITHUB_RUN_ID");
  return {
    options: {
      mode,
      isDryRun: values["dry-run"] === "true",
      recordDirectory: directoryOf(
        values["record-directory"],
        values["artifact-name"],
        environment,
      ),
      auditSha256: values["audit-sha256"],
      baseSha: values["base-sha"],
      token: values.token,
      repository,
      apiUrl: withoutSlash(named("GITHUB_API_URL") || "https://api.github.com"),
      serverUrl,
      baseBranch,
      branch,
      task,
      title: values.title === "" ? titleOf(task) : values.title,
      isDraft: values.draft === "true",
      author: values["commit-author"],
      issueNumber,
      protectedPaths: values["protected-paths"],
      runStates: values["run-states"],
      maxFiles: values["max-files"],
      maxBytes: values["max-size"],
      failOn: values["fail-on"],
      jobUrl: runId === "" ? "" : `${serverUrl}/${repository}/actions/runs/${runId}`,
    },
  };
}

function directoryOf(directory: string, artifact: string, environment: Environment): string {
  const workspace = environment["GITHUB_WORKSPACE"] ?? process.cwd();
  const whole = isAbsolute(directory) ? directory : resolve(workspace, directory);
  return artifact === "" ? whole : join(whole, artifact);
}

function branchOf(ref: string): string {
  return ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : "";
}

function taskOf(
  given: string,
  { environment, baseBranch }: { readonly environment: Environment; readonly baseBranch: string },
): Task {
  const workflow = environment["GITHUB_WORKFLOW"]?.trim() ?? "";
  const job = environment["GITHUB_JOB"]?.trim() ?? "";
  const whole = given === "" ? `${workflow} / ${job}` : given;
  const key = whole
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
  const id = createHash("sha256").update(`${key}\n${baseBranch}`).digest("hex").slice(0, 16);
  return { key, id };
}

function defaultBranch({ key, id }: Task): string {
  const words = key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
  return `bash-agent/${words === "" ? "" : `${words}-`}${id}`;
}

function titleOf({ key }: Task): string {
  return `Bash Agent: ${key.slice(0, 60)}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** The number of the issue or pull request that the event is about; 0 for none. */
function numberOfEvent(path: string): number {
  try {
    const payload = JSON.parse(readFileSync(path, "utf8")) as {
      readonly [kind: string]: { readonly number?: unknown } | undefined;
    };
    const number = payload["pull_request"]?.number ?? payload["issue"]?.number;
    return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : 0;
  } catch {
    return 0;
  }
}
