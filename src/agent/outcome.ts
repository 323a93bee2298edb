import type { RunState } from "../record/event.ts";
import type { Redacted } from "../record/redact.ts";

/** How the conversation ended. */
export interface Outcome {
  readonly state: Extract<
    RunState,
    | "completed"
    | "turn_limit"
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
}

/** Why a run is stopped from outside the conversation, as the reason of its AbortSignal. */
export type StopCause = "cancelled" | "time_limit";
