import { safe } from "../../src/record/redact.ts";
import type { RunResult } from "../../src/record/result.ts";

/** The result of a run that went well. */
export const runResult: RunResult = {
  state: "completed",
  reason: safe`the model ended its turn`,
  verified: null,
  changed: true,
  result: safe`Done.`,
  "structured-output": null,
  "record-directory": safe`/tmp/records`,
  "patch-path": safe`/tmp/records/changes.patch`,
  "base-sha": "b".repeat(40),
  "transcript-path": safe`/tmp/records/transcript.jsonl`,
  "audit-path": safe`/tmp/records/audit.jsonl`,
  "audit-sha256": "a".repeat(64),
  "report-path": null,
  turns: 3,
  commands: 5,
  "input-tokens": 1000,
  "output-tokens": 200,
  "cache-read-tokens": 30_000,
  "cache-write-tokens": 4000,
  "cost-usd": 0.12345,
  "duration-ms": 65_432,
  sandbox: "none",
  "run-id": "run-1",
  "artifact-id": 7,
  "artifact-url": safe`https://github.com/owner/name/actions/runs/1/artifacts/7`,
  usage: {},
  "patch-problem": null,
};
