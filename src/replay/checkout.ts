import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../errors.ts";
import { createGit, type Git, globalConfig, globalConfigName } from "../record/git.ts";
import { withoutCredentials } from "../sandbox/git-directories.ts";

export interface CheckoutRequest {
  /** Absolute path of git. */
  readonly git: string;
  /** Repositories that may hold the commit, best first. */
  readonly repositories: readonly string[];
  readonly commit: string;
  /** A private folder. */
  readonly folder: string;
  /** Of the checkout's own folder, which commands may see. */
  readonly name: string;
}

/** For each call of git. */
const timeLimitSeconds = 120;

/**
 * Makes a clean working tree of a commit. It is a clone with objects of its own and no link to the repository it comes from: a linked working
 * tree shares branches, stash and configuration with its repository, and what commands do to these must stay here. No hook, filter or
 * template is run. Throws a RunError (`input`) when no repository has the commit, and (`environment`) when git fails.
 */
export async function makeCheckout(request: CheckoutRequest): Promise<string> {
  const { folder, commit } = request;
  const scratch = join(folder, "git");
  mkdirSync(scratch, { mode: 0o700 });
  writeFileSync(join(scratch, globalConfigName), globalConfig, { mode: 0o600 });
  const gitIn = (directory: string): Git =>
    createGit({ program: request.git, directory, scratch, timeLimitSeconds });
  const source = await repositoryWith(request, gitIn);
  // Nothing of ours lies beside it.
  const worktree = join(folder, "checkout", request.name);
  mkdirSync(join(folder, "checkout"));
  const run = async (git: Git, ...args: readonly string[]): Promise<void> => {
    const answer = await git.run(args, { environment: { GIT_ALLOW_PROTOCOL: "file" } });
    if (!answer.ok)
      throw new RunError("environment", `git ${args[0]} failed: ${answer.reason.slice(0, 300)}`);
  };
  const original = gitIn(source);
  await run(
    gitIn(folder),
    "clone",
    "-q",
    "--no-hardlinks",
    "--no-checkout",
    "--",
    source,
    worktree,
  );
  const git = gitIn(worktree);
  const branch = await branchAt(original, commit);
  await run(git, "checkout", "-q", ...(branch === null ? ["--detach"] : ["-B", branch]), commit);
  const origin = await textOf(original, "config", "--get", "remote.origin.url");
  // With the remote goes what says that a branch follows it.
  await (origin === null
    ? run(git, "remote", "remove", "origin")
    : run(git, "remote", "set-url", "origin", withoutCredentials(origin)));
  return worktree;
}

async function repositoryWith(
  { repositories, commit }: CheckoutRequest,
  gitIn: (directory: string) => Git,
): Promise<string> {
  for (const repository of repositories) {
    const answer = await gitIn(repository).run(["cat-file", "-e", `${commit}^{commit}`]);
    if (answer.ok) return repository;
  }
  throw new RunError(
    "input",
    `the commit ${commit}, from which the recorded run began, is in no repository here (looked in: ${repositories.join(", ") || "none"}); start replay in a clone that has it, or give a checkout by --directory`,
  );
}

/** The branch that is checked out there, if it still is at that commit: most likely the run was on it. */
async function branchAt(git: Git, commit: string): Promise<string | null> {
  const head = await textOf(git, "rev-parse", "HEAD");
  return head === commit ? textOf(git, "symbolic-ref", "-q", "--short", "HEAD") : null;
}

/** The commit that is checked out in a folder; null when it is no repository. */
export async function headOf(
  git: string,
  directory: string,
  folder: string,
): Promise<string | null> {
  const scratch = join(folder, "git");
  mkdirSync(scratch, { mode: 0o700 });
  writeFileSync(join(scratch, globalConfigName), globalConfig, { mode: 0o600 });
  return textOf(
    createGit({ program: git, directory, scratch, timeLimitSeconds }),
    "rev-parse",
    "HEAD",
  );
}

async function textOf(git: Git, ...args: readonly string[]): Promise<string | null> {
  const answer = await git.run(args);
  const text = answer.ok ? answer.output.toString().trim() : "";
  return text === "" ? null : text;
}
