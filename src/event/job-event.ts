import { readFileSync } from "node:fs";

/** What started the job, as the runner tells it. */
export interface JobEvent {
  /** Such as `issue_comment`. */
  readonly name: string;
  /** Null when it cannot be read. */
  readonly payload: unknown;
}

/**
 * Reads `GITHUB_EVENT_NAME` and the payload at `GITHUB_EVENT_PATH` (page "Events that trigger workflows"); null outside of Actions.
 */
export function readJobEvent(environment: {
  readonly [name: string]: string | undefined;
}): JobEvent | null {
  const name = environment["GITHUB_EVENT_NAME"]?.trim() ?? "";
  if (name === "") return null;
  return { name, payload: payloadAt(environment["GITHUB_EVENT_PATH"]?.trim() ?? "") };
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
