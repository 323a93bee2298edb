import type { LiteralScanner, Units } from "./literal-scanner.ts";
import type { TextRange } from "./secret-patterns.ts";

/** What stands in the place of a secret. */
export const mask = "***";

/** The stretches that literals cover; those that overlap are one. */
export function rangesOf(scanner: LiteralScanner, units: Units): readonly TextRange[] {
  const ranges: Range[] = [];
  scanner.scan(units, units.length, (start, end) => {
    const previous = ranges.at(-1);
    if (previous !== undefined && start < previous.end) previous.end = Math.max(previous.end, end);
    else ranges.push({ start, end });
  });
  return ranges;
}

/** In order, and those that overlap made one. */
export function mergedRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: Range[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const previous = merged.at(-1);
    if (previous !== undefined && start < previous.end) previous.end = Math.max(previous.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The text with each stretch masked. */
export function masked(text: string, ranges: readonly TextRange[]): string {
  if (ranges.length === 0) return text;
  const clear = ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? 0, start));
  return [...clear, text.slice(ranges.at(-1)?.end)].join(mask);
}

interface Range {
  readonly start: number;
  end: number;
}
