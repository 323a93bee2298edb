import type { RunState, Usage } from "./event.ts";
import type { Redacted, RedactedJson } from "./redact.ts";
import { writeWholeFile } from "./whole-file.ts";

/** The outputs of a run under their own names, with JSON types; null where an output is the empty text. And the usage of each model, and why there is no patch. */
export interface RunResult {
  readonly state: RunState;
  readonly reason: Redacted;
  /** null when nothing was to be verified. */
  readonly verified: boolean | null;
  /** null when it is not known, for want of a git repository. */
  readonly changed: boolean | null;
  readonly result: Redacted | null;
  readonly "structured-output": RedactedJson;
  readonly "record-directory": Redacted;
  readonly "patch-path": Redacted | null;
  readonly "base-sha": string | null;
  readonly "transcript-path": Redacted | null;
  readonly "audit-path": Redacted | null;
  readonly "audit-sha256": string | null;
  readonly "report-path": Redacted | null;
  readonly turns: number;
  readonly commands: number;
  readonly "input-tokens": number;
  readonly "output-tokens": number;
  readonly "cache-read-tokens": number;
  readonly "cache-write-tokens": number;
  /** null when the price of a model is unknown. */
  readonly "cost-usd": number | null;
  readonly "duration-ms": number;
  /** The level that was reached; null when no session was started. */
  readonly sandbox: string | null;
  readonly "run-id": string;
  readonly "artifact-id": number | null;
  readonly "artifact-url": Redacted | null;
  /** What is there and could not be taken into the patch. */
  readonly "omitted-paths": readonly Redacted[];
  /** What git ignores and was not there before the run; the first 100. */
  readonly "ignored-paths": readonly Redacted[];
  readonly usage: { readonly [model: string]: ModelUsage };
  /** Why there is no patch; null when there is one. */
  readonly "patch-problem": Redacted | null;
}

/** What one model was used for in a run. */
export interface ModelUsage extends Usage {
  readonly turns: number;
  readonly cost_usd: number | null;
}

/**
 * Writes `result.json` at `path`: whole or not at all, an older one is replaced. Throws a RunError with code `record` when it cannot.
 */
export function writeResult(path: string, result: RunResult): void {
  writeWholeFile(path, `${JSON.stringify(result, null, 2)}\n`);
}
