import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import type {
  CommandFinished,
  CommandRequested,
  ModelResponded,
  RunFinished,
  RunStarted,
} from "../../src/record/event.ts";
import { safe } from "../../src/record/redact.ts";

/** A folder that is removed after the test. */
export function createFolder(context: TestContext): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "record-test-")));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function stampAt(monoMs: number): { readonly at: string; readonly monoMs: number } {
  return { at: new Date(Date.UTC(2026, 10, 30) + monoMs).toISOString(), monoMs };
}

export const usage = {
  input_tokens: 1,
  output_tokens: 2,
  cache_read_tokens: 3,
  cache_write_5m_tokens: 4,
  cache_write_1h_tokens: 0,
};

export const runStarted: RunStarted = {
  type: "run.started",
  run_id: "run-1",
  version: "0.1.0",
  repository: safe`owner/name`,
  sha: null,
  workflow: null,
  actor: null,
  event: null,
  run_attempt: 1,
  task_key: null,
  model: safe`model-1`,
  limits: { turns: 100 },
  sandbox: { level: "userns", self_test: { user_is_not_root: true } },
  network: "none",
  dist_sha256: "d".repeat(64),
};

export const modelResponded: ModelResponded = {
  type: "model.responded",
  turn: 1,
  model: safe`model-1`,
  stop_reason: safe`tool_use`,
  request_id: null,
  usage,
  cost_usd: 0.01,
};

export function commandRequested(n: number): CommandRequested {
  return {
    type: "command.requested",
    n,
    turn: 1,
    tool_use_id: safe`toolu_${n}`,
    command: safe`echo ${n}`,
    cwd: safe`/workspace`,
    decision: "allow",
    rule: null,
  };
}

export function commandFinished(n: number): CommandFinished {
  return {
    type: "command.finished",
    n,
    tool_use_id: safe`toolu_${n}`,
    outcome: "exited",
    exit_code: 0,
    signal: null,
    duration_ms: 5,
    output_bytes: 2,
    output_sha256: "a".repeat(64),
    output_head: safe`${n}\n`,
    truncated: false,
    redactions: 0,
    processes_killed: 0,
    cwd: safe`/workspace`,
  };
}

export function runFinished(counts: RunFinished["counts"]): RunFinished {
  return {
    type: "run.finished",
    state: "completed",
    reason: safe`the model ended its turn`,
    counts,
    transcript_sha256: null,
    patch_sha256: null,
  };
}
