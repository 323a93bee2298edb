/** `40 ms`, `0.4 s`, `65 s`, `3 min 05 s`, `2 h 10 min`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 99.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 99.5) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes < 100) return `${minutes} min ${String(whole % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** With commas between thousands. */
export function countText(count: number): string {
  return count.toLocaleString("en-US");
}

/** Counts of tokens in a chart: `950`, `12k`, `1.3M`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 999_500) return `${roundTo(count / 1000, count < 9950 ? 1 : 0)}k`;
  return `${roundTo(count / 1_000_000, count < 9_950_000 ? 1 : 0)}M`;
}

export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${roundTo(bytes / 1024, bytes < 10 * 1024 ? 1 : 0)} KB`;
  if (bytes < 1024 ** 3) return `${roundTo(bytes / 1024 ** 2, bytes < 10 * 1024 ** 2 ? 1 : 0)} MB`;
  return `${roundTo(bytes / 1024 ** 3, 1)} GB`;
}

/** Four decimals below ten cents, else two; `unknown` for null. */
export function costText(usd: number | null): string {
  if (usd === null) return "unknown";
  return `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`;
}

/** `1 command`, `2 commands`. */
export function plural(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function roundTo(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
