import { Buffer } from "node:buffer";
import { countByte } from "./byte-count.ts";
import { plainText } from "./terminal.ts";

/** What the model is shown of an output, and what of it was left out. */
export interface OutputView {
  /** Plain text, without a final newline; empty when there was no output. */
  readonly text: string;
  /** The view lacks something of the output. */
  readonly truncated: boolean;
}

/** The part of an output that stands in a view where something was left out. */
export interface Omission {
  readonly bytes: number;
  readonly lines: number;
  readonly totalBytes: number;
  readonly totalLines: number;
}

/** At least so many bytes are kept of each end: more than a view needs, since noise is removed from them. */
const minimumKeptBytes = 64 * 1024;
const newline = 10;
/** Less than this is shown as it is, whatever it is. */
const shortestBinary = 1024;
const sampleBytes = 16 * 1024;

/** Keeps the head and the tail of an output of any size in constant memory, and counts the rest. */
export class OutputCapture {
  readonly #limit: number;
  readonly #head: Buffer;
  readonly #tail: Buffer;
  #headBytes = 0;
  /** Bytes that ever went into the tail, which holds the last of them as a ring. */
  #tailBytes = 0;
  #lines = 0;
  #zeros = 0;
  #lastByte = newline;

  /** `limitCharacters` is the most characters of a view. */
  constructor(limitCharacters: number) {
    this.#limit = limitCharacters;
    // UTF-8 takes up to four bytes for a character.
    const kept = Math.max(minimumKeptBytes, limitCharacters * 4);
    this.#head = Buffer.allocUnsafe(kept);
    this.#tail = Buffer.allocUnsafe(kept);
  }

  get totalBytes(): number {
    return this.#headBytes + this.#tailBytes;
  }

  write(chunk: Buffer): void {
    if (chunk.length === 0) return;
    this.#lines += countByte(chunk, newline);
    if (this.#headBytes < this.#head.length)
      this.#zeros += countByte(chunk.subarray(0, this.#head.length - this.#headBytes), 0);
    this.#lastByte = chunk[chunk.length - 1] ?? newline;
    const toHead = Math.min(chunk.length, this.#head.length - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    if (toHead < chunk.length) this.#writeTail(chunk.subarray(toHead));
  }

  /**
   * The view: whole when it fits, else its head and its tail with the line that `describe` gives between them. Lines are kept whole
   * where they are not too long.
   */
  view(describe: (omission: Omission) => string): OutputView {
    if (this.#isBinary()) return this.#binaryView(describe);
    const gap = this.#tailBytes > this.#tail.length;
    const head = Buffer.from(this.#head.subarray(0, this.#headBytes));
    if (!gap) {
      const text = withoutFinalNewline(
        plainText(Buffer.concat([head, this.#tailInOrder()]).toString("utf8")),
      );
      return text.length <= this.#limit
        ? { text, truncated: false }
        : this.#cut(text, text, describe);
    }
    const tail = this.#tailInOrder();
    return this.#cut(
      plainText(withoutCutCharacter(head).toString("utf8")),
      withoutFinalNewline(plainText(tail.subarray(firstCharacter(tail)).toString("utf8"))),
      describe,
    );
  }

  /** Many NULs, or much that is no UTF-8: nothing that a reader could use. A few bytes are always shown. */
  #isBinary(): boolean {
    if (this.#zeros > 0 && this.#zeros * 10 > this.#headBytes) return true;
    if (this.#headBytes < shortestBinary) return false;
    const sample = this.#head.toString("utf8", 0, Math.min(this.#headBytes, sampleBytes));
    return sample.split("\ufffd").length - 1 > sample.length / 5;
  }

  #cut(headText: string, tailText: string, describe: (omission: Omission) => string): OutputView {
    const half = Math.floor(this.#limit / 2);
    const head = headPart(headText, half);
    const tail = tailPart(tailText, half);
    const omission = {
      bytes: Math.max(0, this.totalBytes - Buffer.byteLength(head) - Buffer.byteLength(tail)),
      lines: Math.max(0, this.#totalLines() - lineCount(head) - lineCount(tail)),
      totalBytes: this.totalBytes,
      totalLines: this.#totalLines(),
    };
    const separator = head === "" || head.endsWith("\n") ? "" : "\n";
    return { text: `${head}${separator}${describe(omission)}\n${tail}`, truncated: true };
  }

  #binaryView(describe: (omission: Omission) => string): OutputView {
    const omission = {
      bytes: this.totalBytes,
      lines: 0,
      totalBytes: this.totalBytes,
      totalLines: 0,
    };
    return {
      text: `[binary output of ${this.totalBytes} bytes]\n${describe(omission)}`,
      truncated: true,
    };
  }

  #totalLines(): number {
    return this.#lines + (this.#lastByte === newline ? 0 : 1);
  }

  #writeTail(chunk: Buffer): void {
    const size = this.#tail.length;
    const kept = chunk.length > size ? chunk.subarray(chunk.length - size) : chunk;
    const start = (this.#tailBytes + chunk.length - kept.length) % size;
    const first = Math.min(kept.length, size - start);
    kept.copy(this.#tail, start, 0, first);
    kept.copy(this.#tail, 0, first);
    this.#tailBytes += chunk.length;
  }

  #tailInOrder(): Buffer {
    const size = this.#tail.length;
    if (this.#tailBytes <= size) return this.#tail.subarray(0, this.#tailBytes);
    const start = this.#tailBytes % size;
    return Buffer.concat([this.#tail.subarray(start), this.#tail.subarray(0, start)]);
  }
}

/** The first characters of a text, up to the end of a line unless that would lose more than half of them. */
function headPart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const lineEnd = text.lastIndexOf("\n", limit - 1) + 1;
  if (lineEnd > limit / 2) return text.slice(0, lineEnd);
  return text.slice(0, isLowSurrogate(text, limit) ? limit - 1 : limit);
}

/** The last characters of a text, from the start of a line unless that would lose more than half of them. */
function tailPart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const from = text.length - limit;
  const lineStart = text.indexOf("\n", from - 1) + 1;
  if (lineStart > 0 && lineStart - from < limit / 2) return text.slice(lineStart);
  return text.slice(isLowSurrogate(text, from) ? from + 1 : from);
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Where the first whole UTF-8 character begins. */
function firstCharacter(bytes: Buffer): number {
  let index = 0;
  while (index < 3 && ((bytes[index] ?? 0) & 0xc0) === 0x80) index += 1;
  return index;
}

/** Leaves out a UTF-8 character whose end was cut off. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

function withoutFinalNewline(text: string): string {
  return text.endsWith("\n") ? text.slice(0, -1) : text;
}

function lineCount(text: string): number {
  let count = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
