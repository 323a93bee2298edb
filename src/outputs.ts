import type { RunResult } from "./record/result.ts";

/** All outputs and what they say; action.yml and the README come from it. What `UnsetOutput` names is in `result.json` only. */
export const outputHelp: { readonly [Name in Exclude<keyof RunResult, UnsetOutput>]: string } = {
  state: "How the run ended; one of the states.",
  reason: "Why, in one line.",
  verified: "`true` or `false`: whether the verification passed. Empty when there was none.",
  changed:
    "`true` or `false`: whether the tree differs from the one that the run began with. Empty without a git repository.",
  result: "The model's last words, cut at 64 KiB.",
  "structured-output":
    "The answer as JSON, where `output-schema` was given and the answer fits it. Else empty.",
  "record-directory": "Folder of the records.",
  "patch-path":
    "The change as a patch that `git apply` takes; an empty file when nothing changed. Empty when no patch could be made.",
  "base-sha":
    "The commit that was checked out when the run began. The patch is for it, or for what had been changed on top of it.",
  "transcript-path": "The conversation, a line each message.",
  "audit-path": "The audit log, a line each event.",
  "report-path":
    "The report of the run, one HTML file; `report.md` lies beside it. Empty when it could not be written.",
  "audit-sha256": "Head of the audit log: the SHA-256 of its last line.",
  turns: "Responses of the model.",
  commands: "Commands that were run.",
  "input-tokens": "Tokens sent that no cache was involved with.",
  "output-tokens": "Tokens received, thinking included.",
  "cache-read-tokens": "Tokens read from the prompt cache.",
  "cache-write-tokens": "Tokens written to the prompt cache.",
  "cost-usd": "What the responses cost at list price. Empty when the price is unknown.",
  "duration-ms": "Duration of the run in milliseconds.",
  sandbox: "Level of the sandbox that was reached; empty when no session was started.",
  "run-id": "Identity of the run.",
  "artifact-id": "Identity of the artifact. Empty when there is none.",
  "artifact-url": "Address of the artifact. Empty when there is none.",
};

/** Fields of the result that are only in `result.json`. */
type UnsetOutput = "usage" | "patch-problem" | "omitted-paths" | "ignored-paths";
