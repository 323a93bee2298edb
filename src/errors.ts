/**
 * What can be wrong with the world around a run. Expected ends of a run (limits, refusals, a failed command) are values, not errors.
 *
 * - `input`: the user's inputs are wrong; `message` names each of them.
 * - `environment`: the machine lacks something that a run needs (bash, git, a readable workspace).
 * - `sandbox`: the sandbox that was asked for cannot be had here.
 * - `record`: a record could not be written, so nothing may run any more.
 * - `session`: a bash session could not be started.
 */
export type RunErrorCode = "input" | "environment" | "sandbox" | "record" | "session";

/** The only error class of this project. `code` says who has to act, `cause` keeps the original. */
export class RunError extends Error {
  override readonly name = "RunError";
  readonly code: RunErrorCode;

  constructor(code: RunErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The message of anything that was thrown, which need not be an Error. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
