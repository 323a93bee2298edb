/** Counts as far as they are known; null when the service has not said. */
export interface UsageReport {
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cache_read_tokens: number;
  /** Of both lifetimes. */
  readonly cache_write_tokens: number;
  readonly cache_write_1h_tokens: number;
}

export const noUsage: UsageReport = {
  input_tokens: null,
  output_tokens: null,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cache_write_1h_tokens: 0,
};

/**
 * Takes over what a `usage` object of the wire says. Its counts are cumulative, so a later one replaces an earlier one; what is absent,
 * null or no count leaves the earlier one (pages "Streaming Messages" and "Prompt caching").
 */
export function mergedUsage(earlier: UsageReport, usage: unknown): UsageReport {
  const counts = objectOf(usage);
  return {
    input_tokens: countOf(counts["input_tokens"]) ?? earlier.input_tokens,
    output_tokens: countOf(counts["output_tokens"]) ?? earlier.output_tokens,
    cache_read_tokens: countOf(counts["cache_read_input_tokens"]) ?? earlier.cache_read_tokens,
    cache_write_tokens:
      countOf(counts["cache_creation_input_tokens"]) ?? earlier.cache_write_tokens,
    cache_write_1h_tokens:
      countOf(objectOf(counts["cache_creation"])["ephemeral_1h_input_tokens"]) ??
      earlier.cache_write_1h_tokens,
  };
}

function objectOf(value: unknown): { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function countOf(value: unknown): number | null {
  // What cannot be counted in is no count either: the records could not hold it.
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
