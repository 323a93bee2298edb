import { Buffer } from "node:buffer";
import { type Redacted, safe } from "../record/redact.ts";
import type { SandboxNetwork } from "../sandbox/plan.ts";
import type { Checked } from "../tools/bash.ts";
import type { SandboxedBash } from "../tools/sandboxed-bash.ts";
import { openSession, type SessionPlace } from "./session.ts";

export interface VerificationRequest {
  /** 0 before the model is asked, then the number of what it left. */
  readonly attempt: number;
  readonly network: SandboxNetwork;
  readonly signal: AbortSignal;
  readonly onSession: (opened: SandboxedBash) => void;
}

export interface Verification {
  readonly passed: boolean;
  /** How it ended, in words that follow "the verification". */
  readonly end: Redacted;
  /** What it printed, as a command's result is shown. */
  readonly text: Redacted;
}

/**
 * Runs the user's lines in a session of their own, with the same sandbox and limits as the model's, on the tree as it stands. As in a step of
 * a workflow, the first line that fails is the end. Throws a RunError (`sandbox`, `session`, `record`) when that cannot be done.
 */
export async function verify(
  place: SessionPlace,
  { attempt, network, signal, onSession }: VerificationRequest,
): Promise<Verification> {
  const { options, world, records } = place;
  const { recorder } = records;
  const opened = await openSession(place, network);
  await using tool = opened.tool;
  onSession(opened);
  records.sessionStarted(opened, safe`verification`);
  const command = world.redactor.redact(options.verify);
  recorder.record({ type: "verification.started", attempt, command });
  const checked = await tool.check(Buffer.from(scriptOf(options.verify)), {
    name: `verify-${attempt}`,
    signal,
  });
  const { outcome, exitCode, durationMs, output, text } = checked;
  recorder.record({ type: "verification.output", attempt, view: text });
  recorder.record({
    type: "verification.finished",
    attempt,
    outcome,
    exit_code: exitCode,
    duration_ms: durationMs,
    output_bytes: output.bytes,
    output_sha256: output.sha256,
    output_head: output.head,
    truncated: output.truncated,
  });
  return { passed: outcome === "exited" && exitCode === 0, end: endOf(checked), text };
}

/** In a subshell, so that the end of the script is not the end of the session, and reports as its exit status. */
function scriptOf(lines: string): string {
  return `(set -e\n${lines}\n)`;
}

function endOf({ outcome, exitCode }: Checked): Redacted {
  switch (outcome) {
    case "timed_out":
      return safe`ran into command-timeout`;
    case "cancelled":
      return safe`was cancelled`;
    default:
      return exitCode === null ? safe`ended without a status` : safe`ended with status ${exitCode}`;
  }
}
