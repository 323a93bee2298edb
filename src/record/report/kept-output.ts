import { readSync } from "node:fs";
import { withRegularFile } from "../../regular-file.ts";
import { type Excerpt, shortened } from "./excerpt.ts";

/** Beginning and end of a regular file as text, in about so many bytes each; null when it cannot be read. Links are not followed. */
export function readFileEnds(path: string, most: number): Excerpt | null {
  try {
    return withRegularFile(path, (descriptor, { size }) => endsOf(descriptor, size, most));
  } catch {
    return null;
  }
}

function endsOf(descriptor: number, size: number, most: number): Excerpt {
  const read = (start: number, length: number): string => {
    const buffer = Buffer.alloc(length);
    const bytes = readSync(descriptor, buffer, 0, length, start);
    return buffer.toString("utf8", 0, bytes);
  };
  if (size <= most * 2) return shortened({ head: read(0, size), omitted: 0, tail: "" }, most * 2);
  // At a line's end, where there is one, so that no character and no escape sequence is cut.
  const head = read(0, most).replace(/[^\n]*$/, (rest) => (rest.length > 1000 ? rest : ""));
  const tail = read(size - most, most).replace(/^[^\n]*\n/, (rest) =>
    rest.length > 1000 ? rest : "",
  );
  const shown = Buffer.byteLength(head) + Buffer.byteLength(tail);
  return { head, omitted: Math.max(1, size - shown), tail };
}
