import { at, type JobEvent, textAt } from "./job-event.ts";

/** Events that run with the rights of the repository though strangers can cause them; what is checked out decides. */
export const strangersStart = ["pull_request_target", "workflow_run", "issue_comment"] as const;

/**
 * Whether the tree that a job works on may come from somebody who cannot write to the repository: the head of a pull request of a fork,
 * or of the run of another workflow that worked on one. What the event does not tell counts as such. Without an event the tree is the
 * caller's own.
 */
export function isForeignTree(event: JobEvent | null): boolean {
  if (event === null) return false;
  const { name, payload } = event;
  if (isStrangersStart(name) && event.isAtOwnCommit) return false;
  const own = textAt(payload, ["repository", "full_name"]);
  const isOwn = (path: readonly string[]): boolean => own !== null && textAt(payload, path) === own;
  if (name === "workflow_run") return !isOwn(["workflow_run", "head_repository", "full_name"]);
  // Its checkout may be of the pull request, and the payload does not say whose that is.
  if (name === "issue_comment")
    return payload === null || at(payload, ["issue", "pull_request"]) !== null;
  if (name.startsWith("pull_request") || at(payload, ["pull_request"]) !== null)
    return !isOwn(["pull_request", "head", "repo", "full_name"]);
  return false;
}

/** Whether strangers can cause it, with the rights of the repository. */
export function isStrangersStart(name: string): boolean {
  return strangersStart.some((event) => event === name);
}
