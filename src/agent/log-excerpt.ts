/** Lines before and after one that speaks of a failure. */
const linesAround = 12;
/** Characters of an excerpt. */
const longestExcerpt = 20_000;
const longestLine = 1_000;

const failureWords =
  /\b(?:error|errors|failed|failure|failing|fatal|panic|exception|traceback|assert\w*|not ok|segmentation fault|undefined reference|cannot find|no such file)\b|✖|✗|##\[error\]|\bFAIL\b/i;

/**
 * The part of a log that a person would look at: what stands around the lines that speak of a failure, the last ones first when it is too
 * much, and the end. What is left out is said. Colours and the runner's time stamps are taken away.
 */
export function logExcerpt(log: string): string {
  const lines = log.split(/\r?\n/).map(plainLine);
  if (sizeOf(lines) <= longestExcerpt) return lines.join("\n").trim();
  const kept = new Set<number>();
  let size = 0;
  const keep = (index: number): boolean => {
    const line = lines[index];
    if (line === undefined || kept.has(index)) return true;
    if (size + line.length + 1 > longestExcerpt) return false;
    kept.add(index);
    size += line.length + 1;
    return true;
  };
  for (let index = lines.length - 1; index >= lines.length - linesAround; index -= 1) keep(index);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    if (!failureWords.test(lines[index] ?? "")) continue;
    const around = Array.from({ length: 2 * linesAround + 1 }, (_, n) => index + linesAround - n);
    if (!around.every(keep)) break;
  }
  return joined(lines, kept);
}

function joined(lines: readonly string[], kept: ReadonlySet<number>): string {
  const parts: string[] = [];
  let last = -1;
  for (const index of [...kept].toSorted((one, other) => one - other)) {
    const missing = index - last - 1;
    if (missing > 0) parts.push(`[... ${missing} lines left out ...]`);
    parts.push(lines[index] ?? "");
    last = index;
  }
  return parts.join("\n");
}

function plainLine(line: string): string {
  const plain = line
    .replaceAll(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, "")
    .replace(/^(?:[^\t]*\t[^\t]*\t)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /, "");
  return plain.length > longestLine ? `${plain.slice(0, longestLine)} [...]` : plain;
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
