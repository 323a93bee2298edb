import { messageOf, RunError } from "../errors.ts";
import { type End, failed, isEnd, refused } from "./end.ts";
import type { GitHub, NewPullRequest, PullRequest } from "./github.ts";
import type { ApplyOptions } from "./options.ts";
import { noResult, type ApplyResult } from "./outputs.ts";
import { type PreparedChange, problemOf } from "./prepared-change.ts";
import type { CheckedRecord } from "./record.ts";
import type { Repository } from "./repository.ts";
import {
  type Change,
  changeOf,
  commitMessage,
  type CommitMark,
  markOf,
  pullRequestBody,
} from "./words.ts";

export interface ProposalParts {
  readonly options: ApplyOptions;
  readonly record: CheckedRecord;
  readonly prepared: PreparedChange;
  readonly repository: Repository;
  readonly github: GitHub;
}

/** Brings a change to its branch, and in mode `pull-request` to the one pull request of the task. */
export async function propose(parts: ProposalParts): Promise<ApplyResult | End> {
  const { options } = parts;
  const wantsPullRequest = options.mode === "pull-request";
  const open = wantsPullRequest ? await openProposal(parts) : null;
  const branch = open?.branch ?? options.branch;
  const placed = await placeChange(parts, branch);
  if (isEnd(placed)) return placed;
  const { seen, isThere } = placed;
  const declined = wantsPullRequest && open === null ? await declinedProposal(parts, branch) : null;
  if (declined !== null) {
    const reason = `this change was proposed in #${declined.number}, which was closed`;
    return { ...noResult, state: "unchanged", reason, branch, ...named(declined) };
  }
  const there = { ...noResult, branch, "commit-sha": seen, ...named(open) };
  if (isThere && (!wantsPullRequest || open !== null))
    return { ...there, state: "unchanged", reason: "the same change is there already" };
  if (options.isDryRun) return { ...there, state: "checked", reason: dryRun(branch, open) };
  const pushed = isThere ? { commit: seen ?? "" } : await push(parts, { ...placed, branch });
  if (isEnd(pushed)) return pushed;
  const result = { ...there, "commit-sha": pushed.commit };
  if (wantsPullRequest) return withPullRequest(parts, open, { ...result, branch });
  return seen === null
    ? { ...result, state: "applied", reason: `the change was pushed to ${branch}` }
    : { ...result, state: "updated", reason: `the change replaced an older one on ${branch}` };
}

/** The change is on its branch; now its pull request is made or changed. Where that fails, the next run goes on from there. */
async function withPullRequest(
  parts: ProposalParts,
  open: PullRequest | null,
  result: Omit<ApplyResult, "state" | "reason"> & { readonly branch: string },
): Promise<ApplyResult> {
  const { options, github } = parts;
  const { branch } = result;
  const bodyFor = (older: string | null): string =>
    pullRequestBody(changeIn(parts), options, older);
  try {
    const created = open === null ? await github.createPullRequest(newOne(parts, branch)) : null;
    if (created !== null) {
      const reason = `#${created.number} was created`;
      return { ...result, ...named(created), state: "applied", reason };
    }
    const existing = open ?? (await existingPullRequest(parts, branch));
    await github.updatePullRequest(existing.number, bodyFor(existing.body));
    const reason = `#${existing.number} has the change now`;
    return { ...result, ...named(existing), state: "updated", reason };
  } catch (error) {
    const reason = `the change was pushed to ${branch}, but ${messageOf(error)}`;
    return { ...result, state: "failed", reason };
  }
}

function newOne(parts: ProposalParts, branch: string): NewPullRequest {
  const { baseBranch: base, title, isDraft } = parts.options;
  return {
    branch,
    base,
    title,
    isDraft,
    body: pullRequestBody(changeIn(parts), parts.options, null),
  };
}

/** The one that the server says is there, though it was not listed a moment ago. */
async function existingPullRequest(
  { options, github }: ProposalParts,
  branch: string,
): Promise<PullRequest> {
  const open = await github.openPullRequests(options.baseBranch);
  const existing = open.find((one) => one.isOfRepository && one.branch === branch);
  if (existing !== undefined) return existing;
  const text = `GitHub says that there is a pull request from ${branch}, and does not list it`;
  throw new RunError("environment", text);
}

function dryRun(branch: string, open: PullRequest | null): string {
  const rest = open === null ? "" : ` and #${open.number} would be changed`;
  return `dry run: ${branch} would get the change${rest}; nothing was written`;
}

function named(
  found: PullRequest | null,
): Pick<ApplyResult, "pull-request-number" | "pull-request-url"> {
  return { "pull-request-number": found?.number ?? null, "pull-request-url": found?.url ?? null };
}

function changeIn({ record, prepared }: ProposalParts): Change {
  return { record, changeId: prepared.changeId, paths: prepared.paths };
}

/** The open pull request of the task, from a branch of this repository: a fork's could carry our mark. */
async function openProposal({ options, github }: ProposalParts): Promise<PullRequest | null> {
  const all = await github.openPullRequests(options.baseBranch);
  const own = all.filter(({ isOfRepository }) => isOfRepository);
  return (
    own.find(({ branch }) => branch === options.branch) ??
    own.find(({ body }) => changeOf(body, options) !== null) ??
    null
  );
}

/** A pull request with this very change that somebody has closed: the answer was no. */
async function declinedProposal(
  { options, github, prepared }: ProposalParts,
  branch: string,
): Promise<PullRequest | null> {
  const closed = await github.closedPullRequests(branch);
  const same = ({ body, isMerged, isOfRepository }: PullRequest): boolean =>
    !isMerged && isOfRepository && changeOf(body, options) === prepared.changeId;
  return closed.find(same) ?? null;
}

/** Where a change goes. */
interface Placed {
  /** What the branch held; null: it is new. */
  readonly seen: string | null;
  /** The branch holds this very change. */
  readonly isThere: boolean;
  /** The commit that the change is to stand on, and the tree that it makes of it. */
  readonly parent: string;
  readonly tree: string;
}

/** Brings the change on top of the branch that it is for, which may have moved, and sees whose the branch is that it goes to. */
async function placeChange(parts: ProposalParts, branch: string): Promise<Placed | End> {
  const { options, record, prepared, repository } = parts;
  const tips = await repository.tips({ base: options.baseBranch, branch });
  if ("failure" in tips) return failed(`the repository cannot be read: ${tips.failure}`);
  const { base: parent, branch: seen } = tips;
  if (parent === null)
    return refused(`there is no branch ${options.baseBranch} that the change could be for`);
  const fetched = await repository.fetch(seen === null ? [parent] : [parent, seen]);
  if (fetched !== null) return failed(`the branches cannot be read: ${fetched.failure}`);
  const moved = await movedChange(parts, parent);
  if (isEnd(moved)) return moved;
  const mark = seen === null ? null : await ownMark(seen, parts);
  if (seen !== null && mark === null)
    return refused(
      `the branch ${branch} ends in a commit that is not this action's or was changed since (${seen}); it is not written over`,
    );
  const isThere = mark?.change === prepared.changeId;
  if (parent !== record.patch.base_sha && moved.isNothing)
    return { end: "unchanged", reason: `${options.baseBranch} has the change already` };
  return { seen, isThere, parent, tree: moved.tree };
}

async function movedChange(
  { options, record, prepared, repository }: ProposalParts,
  parent: string,
): Promise<End | { readonly tree: string; readonly isNothing: boolean }> {
  if (parent === record.patch.base_sha) return { tree: prepared.tree, isNothing: false };
  const ours = await repository.treeOf(parent);
  const merged = await repository.merge({ base: prepared.from, ours, theirs: prepared.tree });
  if ("conflicts" in merged)
    return {
      end: "conflict",
      reason: `${options.baseBranch} has moved on from ${record.patch.base_sha}, and the change no longer fits in: ${merged.conflicts
        .slice(0, 10)
        .map((path) => JSON.stringify(path))
        .join(", ")}; run the agent again`,
    };
  // A file that was renamed meanwhile takes the change along, to where it may not go.
  const problem = await problemOf({ from: ours, to: merged.tree }, repository, options);
  return isEnd(problem) ? problem : { tree: merged.tree, isNothing: merged.tree === ours };
}

/** The mark of a branch's last commit; null for one that is not ours, or not as we pushed it, or for another task. */
async function ownMark(
  tip: string,
  { options, repository }: ProposalParts,
): Promise<CommitMark | null> {
  const { tree, parents, message } = await repository.commitAt(tip);
  const mark = markOf(message);
  const isOurs =
    mark?.task === options.task.id &&
    mark.tree === tree &&
    parents.length === 1 &&
    mark.parent === parents[0];
  return isOurs ? mark : null;
}

async function push(
  parts: ProposalParts,
  { branch, seen, parent, tree }: Placed & { readonly branch: string },
): Promise<{ readonly commit: string } | End> {
  const { options, repository, prepared } = parts;
  const mark = { task: options.task.id, change: prepared.changeId, parent, tree };
  const message = commitMessage(changeIn(parts), options, mark);
  const commit = await repository.commit(tree, { parent, message, author: options.author });
  const problem = await repository.push(commit, { branch, seen });
  return problem === null
    ? { commit }
    : failed(`the change could not be pushed to ${branch}: ${problem.failure}`);
}
