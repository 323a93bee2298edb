import type { Cleaner } from "./fault-case.ts";

export interface ManyRuns {
  /** How many runs ended in which way, the most frequent first. */
  readonly ends: readonly (readonly [end: string, count: number])[];
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

export interface Failure {
  readonly seed: number;
  readonly message: string;
}

/** Makes a run of each seed, so many at a time. What a run throws is a failure, and the others go on. */
export async function inParallel(
  makeRun: (context: Cleaner, seed: number) => Promise<string>,
  {
    seeds,
    parallel,
    failed,
  }: {
    readonly seeds: readonly number[];
    readonly parallel: number;
    /** Called at once, since the others take their time. */
    readonly failed?: (failure: Failure) => void;
  },
): Promise<ManyRuns> {
  const startedAt = performance.now();
  const ends = new Map<string, number>();
  const failures: Failure[] = [];
  const waiting = seeds.values();
  const work = async (): Promise<void> => {
    for (const seed of waiting) {
      const cleanups: (() => unknown)[] = [];
      const context = { after: (cleanup: () => unknown): void => void cleanups.unshift(cleanup) };
      try {
        const end = await makeRun(context, seed);
        ends.set(end, (ends.get(end) ?? 0) + 1);
      } catch (thrown) {
        const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
        failures.push({ seed, message });
        failed?.({ seed, message });
      } finally {
        for (const cleanup of cleanups) await cleanup();
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return {
    ends: [...ends].toSorted(([, one], [, other]) => other - one),
    failures,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}

/** A whole number from the command line, or the one for want of it. Throws when it is none. */
export function countOf(text: string | undefined, otherwise: number): number {
  const count = Number(text ?? otherwise);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new Error(`${JSON.stringify(text)} is not accepted; it takes a whole number`);
  return count;
}
