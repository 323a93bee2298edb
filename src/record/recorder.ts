import type { RunEvent } from "./event.ts";

/** When an event happened: wall clock (ISO 8601, UTC, milliseconds) and milliseconds since the run began (monotonic). */
export interface Stamp {
  readonly at: string;
  readonly monoMs: number;
}

/**
 * Something that keeps or shows events.
 *
 * `record` is synchronous and has done its work when it returns: a line that must precede an action is on disk by then. It throws
 * a RunError with code `record` when it cannot, and the caller then runs nothing more. An event it does not know is passed over.
 */
export interface Recorder {
  record(event: RunEvent, stamp: Stamp): void;
  close(): void;
}

/** Wall clock and monotonic clock of a run; a parameter wherever time is read, so that records can be compared whole in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds since some fixed point, never going back. */
  monotonic(): number;
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };

/** Hands each event, stamped once, to all recorders in their order. The order matters: what must be on disk first comes first. */
export function fanOut(recorders: readonly Recorder[], clock: Clock): RunRecorder {
  const startedAt = clock.monotonic();
  return {
    record(event) {
      const stamp = {
        at: new Date(clock.now()).toISOString(),
        monoMs: Math.round(clock.monotonic() - startedAt),
      };
      for (const recorder of recorders) recorder.record(event, stamp);
    },
    close() {
      for (const recorder of recorders) recorder.close();
    },
  };
}

/** The one recorder that the parts of a run are given. */
export interface RunRecorder {
  record(event: RunEvent): void;
  close(): void;
}
