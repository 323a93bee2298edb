import type { ModelClient } from "../model/model.ts";
import type { Policy } from "../policy/policy.ts";
import type { Clock, Recorder } from "../record/recorder.ts";
import type { Redactor } from "../record/redact.ts";

/** The world that a run takes place in. */
export interface RunWorld {
  readonly environment: { readonly [name: string]: string | undefined };
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly model: ModelClient;
  /** A recorder that shows the run to people. */
  readonly log: Recorder;
  readonly runId: string;
  readonly recordDirectory: string;
  /** What the runner says of the job. */
  readonly job: JobFacts;
  /** The commit that is checked out as the run begins; null when that cannot be told. */
  readonly checkedOut: string | null;
  readonly version: string;
  /** The folder of the program that runs; nothing of it is shown to commands. */
  readonly programDirectory: string;
  /** Says which build runs; hex SHA-256. */
  readonly distSha256: string;
  /** Decides what may run in the place of `allowed-commands`; where it is missing, they do. */
  readonly policy?: Policy;
  /** Where the session sees the workspace; where it is missing, at its own place. Only with namespaces (see `canBeSeenAt`). */
  readonly workspaceSeenAt?: string;
  /** Aborted when the run is to be cancelled. */
  readonly cancelled: AbortSignal;
}

export interface JobFacts {
  readonly repository: string | null;
  readonly sha: string | null;
  readonly workflow: string | null;
  readonly actor: string | null;
  readonly event: string | null;
  readonly runAttempt: number | null;
  /** The workflow and the job, as the identity of a task that has none of its own. */
  readonly task: string | null;
}
