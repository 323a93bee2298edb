import { readFileSync } from "node:fs";
import { checkedOutCommit } from "./checked-out.ts";

/** What started the job, as the runner tells it. */
export interface JobEvent {
  /** Such as `issue_comment`. */
  readonly name: string;
  /** Null when it cannot be read. */
  readonly payload: unknown;
  /** Of the account that caused it; null when it is not told. */
  readonly actor: string | null;
  /** The tree is the commit that the event is about (`GITHUB_SHA`), which for the events below is one of the repository's own branch. */
  readonly isAtOwnCommit: boolean;
}

/**
 * Reads `GITHUB_EVENT_NAME`, `GITHUB_ACTOR`, `GITHUB_SHA` and the payload at `GITHUB_EVENT_PATH` (page "Events that trigger workflows"); null outside of Actions.
 */
export function readJobEvent(
  environment: { readonly [name: string]: string | undefined },
  workspace: string,
): JobEvent | null {
  const variable = (name: string): string => environment[name]?.trim() ?? "";
  const name = variable("GITHUB_EVENT_NAME");
  if (name === "") return null;
  const commit = checkedOutCommit(workspace);
  return {
    name,
    payload: payloadAt(variable("GITHUB_EVENT_PATH")),
    actor: variable("GITHUB_ACTOR") || null,
    isAtOwnCommit: commit !== null && commit === variable("GITHUB_SHA"),
  };
}

/** A text in the payload; null when there is none at this path. */
export function textAt(value: unknown, path: readonly string[]): string | null {
  const found = at(value, path);
  return typeof found === "string" ? found : null;
}

/** What stands in the payload at this path; null when nothing does. */
export function at(value: unknown, path: readonly string[]): unknown {
  let found: unknown = value;
  for (const name of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as { readonly [key: string]: unknown })[name] ?? null;
  }
  return found;
}

function payloadAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
