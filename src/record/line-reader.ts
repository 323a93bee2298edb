import { openSync } from "node:fs";
import { messageOf, RunError } from "../errors.ts";
import { piecesOf } from "./file-pieces.ts";

/** One line as bytes, without its newline. */
export interface Line {
  readonly bytes: Buffer;
  /** False only for a last line that has no newline, and for a line that is too long to be read, with which reading ends. */
  readonly ended: boolean;
}

/** No line of a record is nearly as long: a command has at most 1 MiB. */
const longestLineBytes = 64 * 1024 * 1024;

/**
 * Reads a file line by line without holding more than one line. Throws a RunError with code `input` when it cannot be read.
 */
export function* linesOfFile(path: string): Generator<Line> {
  yield* linesOf(chunksOf(path));
}

export function* linesOfText(text: string): Generator<Line> {
  yield* linesOf([Buffer.from(text)]);
}

function* linesOf(chunks: Iterable<Buffer>): Generator<Line> {
  let parts: Buffer[] = [];
  let length = 0;
  for (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
      yield { bytes: Buffer.concat([...parts, chunk.subarray(from, end)]), ended: true };
      parts = [];
      length = 0;
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLineBytes) break;
  }
  if (length > 0) yield { bytes: Buffer.concat(parts), ended: false };
}

function* chunksOf(path: string): Generator<Buffer> {
  try {
    yield* piecesOf(openSync(path, "r"));
  } catch (error) {
    throw new RunError("input", `Cannot read ${path}: ${messageOf(error)}`, { cause: error });
  }
}
