/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number;
  /** What stands beside ours, measured in the same run; null when nothing is comparable. */
  readonly baseline: { readonly value: number; readonly of: string } | null;
  /** null: only measured. */
  readonly aim: Aim | null;
}

export type Unit = "ms" | "MB" | "MB/s" | "%" | "bytes" | "tokens";

export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

/** Something that is measured. It throws when what it runs is broken, never because it is slow. */
export interface Subject {
  readonly name: string;
  measure(scale: Scale): Promise<readonly Row[]>;
}

/** How much is measured. */
export interface Scale {
  /** Everything once and tiny, to see that it works. */
  readonly smoke: boolean;
}

/** What `ours` divided by the baseline gives; null without a baseline. */
export function ratioOf({ ours, baseline }: Row): number | null {
  return baseline === null || baseline.value === 0 ? null : ours / baseline.value;
}

export function below(limit: number, { ours, unit }: { ours: number; unit: Unit }): Aim {
  return { text: `< ${limit.toLocaleString("en-US")} ${unit}`, met: ours < limit };
}

export function atLeast(limit: number, { ours, unit }: { ours: number; unit: Unit }): Aim {
  return { text: `>= ${limit.toLocaleString("en-US")} ${unit}`, met: ours >= limit };
}

/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  );
}

/** The value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
