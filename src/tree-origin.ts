import { readFileSync } from "node:fs";

/**
 * Whether the tree that a job works on may come from somebody who cannot write to the repository: the head of a pull request of a fork,
 * or of the run of another workflow that worked on one. What the event does not tell counts as such. Reads `GITHUB_EVENT_NAME` and the
 * payload at `GITHUB_EVENT_PATH` (page "Events that trigger workflows"); outside of Actions the tree is the caller's own.
 */
export function isForeignTree(environment: {
  readonly [name: string]: string | undefined;
}): boolean {
  const event = environment["GITHUB_EVENT_NAME"]?.trim() ?? "";
  if (event === "") return false;
  const payload = payloadAt(environment["GITHUB_EVENT_PATH"]?.trim() ?? "");
  const own = textAt(payload, ["repository", "full_name"]);
  const isOwn = (path: readonly string[]): boolean => own !== null && textAt(payload, path) === own;
  if (event === "workflow_run") return !isOwn(["workflow_run", "head_repository", "full_name"]);
  // Its checkout may be of the pull request, and the payload does not say whose that is.
  if (event === "issue_comment")
    return payload === null || at(payload, ["issue", "pull_request"]) !== null;
  if (event.startsWith("pull_request") || at(payload, ["pull_request"]) !== null)
    return !isOwn(["pull_request", "head", "repo", "full_name"]);
  return false;
}

function payloadAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const found = at(value, path);
  return typeof found === "string" ? found : null;
}

function at(value: unknown, path: readonly string[]): unknown {
  let found: unknown = value;
  for (const name of path) {
    if (typeof found !== "object" || found === null) return null;
    found = Object.entries(found).find(([key]) => key === name)?.[1] ?? null;
  }
  return found;
}
