/** ISO 8601, UTC, milliseconds. */
export const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The fields of a usage, in alphabetical order. */
export const usageFields: readonly string[] = [
  "cache_read_tokens",
  "cache_write_1h_tokens",
  "cache_write_5m_tokens",
  "input_tokens",
  "output_tokens",
];
