import * as core from "@actions/core";
import type { ApplyState } from "./end.ts";

/** What came of it. Nulls are empty outputs. */
export interface ApplyResult {
  readonly state: ApplyState;
  readonly reason: string;
  readonly branch: string | null;
  readonly "commit-sha": string | null;
  readonly "pull-request-number": number | null;
  readonly "pull-request-url": string | null;
  readonly "comment-id": number | null;
}

export const applyOutputHelp: { readonly [Name in keyof ApplyResult]: string } = {
  state: "How it ended; one of the states.",
  reason: "Why, in one line.",
  branch: "The branch that holds the change. Empty when there is none.",
  "commit-sha": "The commit on that branch.",
  "pull-request-number": "The pull request of the task. Empty when there is none.",
  "pull-request-url": "Its address.",
  "comment-id": "The comment that was written. Empty when there is none.",
};

export const noResult = {
  branch: null,
  "commit-sha": null,
  "pull-request-number": null,
  "pull-request-url": null,
  "comment-id": null,
} as const;

/** Writes all outputs where the runner takes them. */
export function writeApplyOutputs(result: ApplyResult): void {
  // Without the runner's file the toolkit prints workflow commands instead, which no runner understands any more.
  if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
  for (const [name, value] of Object.entries(result)) core.setOutput(name, value ?? "");
}
