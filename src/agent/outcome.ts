import type { RunState } from "../record/event.ts";
import { type Redacted, type RedactedJson, safe } from "../record/redact.ts";

/** How the conversation ended. */
export interface Outcome {
  readonly state: Extract<
    RunState,
    | "completed"
    | "turn_limit"
    | "cost_limit"
    | "time_limit"
    | "context_limit"
    | "refused"
    | "model_error"
    | "cancelled"
  >;
  /** One line. */
  readonly reason: Redacted;
  /** The model's last words; empty when it had none. */
  readonly message: Redacted;
  /** The answer as JSON that fits the schema; null when there is no schema or no such answer. */
  readonly structuredOutput: RedactedJson;
}

/** Why a run is stopped from outside the conversation, as the reason of its AbortSignal. */
export type StopCause = "cancelled" | "time_limit";

/** How a run ends whose signal was aborted. */
export function stopped(signal: AbortSignal): {
  readonly state: "time_limit" | "cancelled";
  readonly reason: Redacted;
} {
  const cause: unknown = signal.reason;
  return cause === "time_limit"
    ? { state: "time_limit", reason: safe`the time limit of the run was reached` }
    : { state: "cancelled", reason: safe`the run was cancelled` };
}
