import { RunError } from "../errors.ts";
import { createLiteralScanner, type LiteralScanner, type Units } from "./literal-scanner.ts";
import { formsOfSecret } from "./secret-forms.ts";
import { findSecretShapes, type TextRange } from "./secret-patterns.ts";

declare const redactedBrand: unique symbol;

/** A text that may leave the process: no known secret is in it. Only this module makes one. */
export type Redacted = string & { readonly [redactedBrand]: true };

/** JSON as it is written to a record; every string in it has been through the redactor. */
export type RedactedJson =
  | Redacted
  | number
  | boolean
  | null
  | readonly RedactedJson[]
  | { readonly [key: string]: RedactedJson };

/** Hides the secrets of a run. What is hidden becomes `***`, one for each stretch of forms that overlap. */
export interface Redactor {
  redact(text: string): Redacted;
  /**
   * The value as JSON.stringify would write it, with all strings, keys and telling numbers redacted. What JSON has no word for is
   * null, in objects left out. Deeper than 200 levels it is cut.
   */
  redactJson(value: unknown): RedactedJson;
  stream(): RedactingStream;
  /** How many stretches were hidden so far, its streams' included. */
  readonly count: number;
}

/**
 * Redacts bytes that come piece by piece. It holds back as many bytes as the longest form of a secret has, less one, so that a secret
 * split over writes is seen; what comes out does not depend on the splits. The chunk given is not kept, and what comes out is only valid
 * until the next write: whoever keeps it copies it.
 */
export interface RedactingStream {
  /** Gives the bytes that are now certain; may be empty. */
  write(chunk: Buffer): Buffer;
  /** Gives what was held back. */
  end(): Buffer;
  readonly count: number;
}

const mask = "***";
const maskBytes = Buffer.from(mask);
const shortestSecret = 8;
const deepestJson = 200;

export interface RedactorOptions {
  /** Hides what has the shape of a credential too, in texts and in the first megabytes of streams. */
  readonly shapes?: boolean;
}

/** Makes a redactor. Throws a RunError with code `input` if one of the secrets has a problem (see secretProblem). */
export function createRedactor(
  secrets: readonly string[],
  { shapes = false }: RedactorOptions = {},
): Redactor {
  const forms = new Set(secrets.flatMap((secret, index) => formsOrThrow(secret, index)));
  const text = forms.size === 0 ? null : createLiteralScanner([...forms].map(utf16));
  const bytes =
    forms.size === 0 ? null : createLiteralScanner([...forms].map((form) => Buffer.from(form)));
  let count = 0;
  const redact = (value: string): Redacted => {
    const ranges = text === null ? [] : rangesOf(text, utf16(value));
    const known = masked(value, ranges);
    const found = shapes ? mergedRanges(findSecretShapes(known)) : [];
    count += ranges.length + found.length;
    return masked(known, found);
  };
  const onHits = (hits: number): void => {
    count += hits;
  };
  return {
    redact,
    redactJson: (value) => redactedJson(value, redact, 0) ?? null,
    stream: () => {
      const known = createStream(bytes, onHits);
      return shapes ? hidingShapes(known, onHits) : known;
    },
    get count() {
      return count;
    },
  };
}

/** For tests, and for runs without any secret. */
export const noSecrets: Redactor = createRedactor([]);

/**
 * Why a value cannot be hidden, in words that do not repeat it; null if it can. Text as short as that stands in innocent output too
 * often, so such a value must not be passed on at all.
 */
export function secretProblem(value: string): string | null {
  const length = Array.from(value.trim()).length;
  if (length === 0) return "is empty";
  if (length < shortestSecret)
    return `is shorter than ${shortestSecret} characters, too short to be hidden`;
  if (/^\s*\*+\s*$/.test(value)) return "is made of asterisks: a mask, not a value";
  return null;
}

/** Template tag for texts of this program: the literal parts stand in the source, the rest has been redacted or is a number. */
export function safe(
  literals: TemplateStringsArray,
  ...values: readonly (Redacted | number | boolean)[]
): Redacted {
  return String.raw({ raw: literals }, ...values) as Redacted;
}

/** The lines of a text, without their ends. */
export function linesOf(text: Redacted): readonly Redacted[] {
  return text.split("\n") as Redacted[];
}

/** Puts lines under each other. Where some were left out, a line that says so belongs between them: it keeps a secret of several lines apart. */
export function joinLines(lines: readonly Redacted[]): Redacted {
  return lines.join("\n") as Redacted;
}

/** The beginning of a text: at most so many UTF-16 units, and no character cut in half. */
export function firstCharacters(text: Redacted, most: number): Redacted {
  const isCutInHalf = /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isCutInHalf ? most - 1 : most) as Redacted;
}

function formsOrThrow(secret: string, index: number): readonly string[] {
  const problem = secretProblem(secret);
  if (problem !== null) throw new RunError("input", `Secret ${index + 1} ${problem}`);
  return formsOfSecret(secret);
}

/** A view of the text's code units; `text` itself is not changed by what is done with it. */
function utf16(text: string): Uint16Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}

interface Range {
  readonly start: number;
  end: number;
}

/** The stretches that literals cover; those that overlap are one. */
function rangesOf(scanner: LiteralScanner, units: Units): readonly Range[] {
  const ranges: Range[] = [];
  scanner.scan(units, units.length, (start, end) => {
    const previous = ranges.at(-1);
    if (previous !== undefined && start < previous.end) previous.end = Math.max(previous.end, end);
    else ranges.push({ start, end });
  });
  return ranges;
}

/** In order, and those that overlap made one. */
function mergedRanges(ranges: readonly TextRange[]): readonly Range[] {
  const merged: Range[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const previous = merged.at(-1);
    if (previous !== undefined && start < previous.end) previous.end = Math.max(previous.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

function masked(text: string, ranges: readonly Range[]): Redacted {
  if (ranges.length === 0) return text as Redacted;
  const clear = ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? 0, start));
  return [...clear, text.slice(ranges.at(-1)?.end)].join(mask) as Redacted;
}

/** So much of a stream is looked at for shapes; what is longer is a flood, whose rest costs only what known values cost. */
const shapedBytes = 8 * 1024 * 1024;
/** Pieces that are looked at together; a line is never cut, unless it is far longer than any credential. */
const pieceBytes = 64 * 1024;
const longestShape = 16 * 1024;

/** Puts the search for shapes behind the one for known values, by whole lines. A shape is of ASCII, so bytes can be read as Latin-1. */
function hidingShapes(known: RedactingStream, onHits: (hits: number) => void): RedactingStream {
  let pending: Buffer = Buffer.alloc(0);
  let taken = 0;
  let hits = 0;
  const look = (bytes: Buffer): Buffer => {
    const text = bytes.toString("latin1");
    const ranges = mergedRanges(findSecretShapes(text));
    if (ranges.length === 0) return bytes;
    hits += ranges.length;
    onHits(ranges.length);
    return Buffer.from(masked(text, ranges), "latin1");
  };
  const take = (bytes: Buffer, isEnd: boolean): Buffer => {
    if (taken > shapedBytes && pending.length === 0) return bytes;
    taken += bytes.length;
    pending = Buffer.concat([pending, bytes]);
    if (!isEnd && pending.length < pieceBytes) return Buffer.alloc(0);
    const certain = isEnd || taken > shapedBytes ? pending.length : certainBytes(pending);
    const piece = pending.subarray(0, certain);
    pending = pending.subarray(certain);
    return look(piece);
  };
  return {
    write: (chunk) => take(known.write(chunk), false),
    end: () => take(known.end(), true),
    get count() {
      return known.count + hits;
    },
  };
}

/** Up to the end of a line, and not into a private key whose end has not come yet. */
function certainBytes(bytes: Buffer): number {
  const key = bytes.lastIndexOf("-----BEGIN ");
  const isOpen = key >= bytes.length - longestShape && bytes.indexOf("-----END ", key) < 0;
  const lineEnd = (isOpen ? bytes.subarray(0, Math.max(key, 0)) : bytes).lastIndexOf(10) + 1;
  return lineEnd > 0 ? lineEnd : Math.max(0, bytes.length - longestShape);
}

function createStream(
  scanner: LiteralScanner | null,
  onHits: (hits: number) => void,
): RedactingStream {
  let held: Buffer = Buffer.alloc(0);
  /** What is held and the chunk that follows are put together here, so that a long output makes no garbage. */
  let joined: Buffer = Buffer.alloc(0);
  const join = (chunk: Buffer): Buffer => {
    const length = held.length + chunk.length;
    if (joined.length < length) joined = Buffer.concat([held], length);
    else held.copy(joined);
    chunk.copy(joined, held.length);
    return joined.subarray(0, length);
  };
  /** How many of the bytes held belong to a stretch whose mask is already out. */
  let covered = 0;
  let count = 0;
  const take = (bytes: Buffer, certain: number): Buffer => {
    const parts: Buffer[] = [];
    let clearFrom = covered;
    scanner?.scan(bytes, certain, (start, end) => {
      if (start >= clearFrom) {
        parts.push(bytes.subarray(clearFrom, start), maskBytes);
        count += 1;
        onHits(1);
      }
      clearFrom = Math.max(clearFrom, end);
    });
    if (clearFrom < certain) parts.push(bytes.subarray(clearFrom, certain));
    covered = Math.max(0, clearFrom - certain);
    held = bytes.subarray(certain);
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  };
  return {
    write(chunk) {
      if (scanner === null) return chunk;
      const bytes = join(chunk);
      return take(bytes, Math.max(0, bytes.length - scanner.longest + 1));
    },
    end: () => take(held, held.length),
    get count() {
      return count;
    },
  };
}

/** undefined stands for what JSON leaves out. */
function redactedJson(
  value: unknown,
  redact: Redactor["redact"],
  depth: number,
): RedactedJson | undefined {
  switch (typeof value) {
    case "string":
      return redact(value);
    case "number":
      return redactedNumber(value, redact);
    case "bigint":
      return redact(value.toString());
    case "boolean":
      return value;
    case "object":
      if (value === null) return null;
      return depth < deepestJson
        ? redactedObject(value, redact, depth)
        : safe`[cut: nested too deeply]`;
    default:
      return undefined;
  }
}

/** A number whose digits are a secret becomes a text. */
function redactedNumber(value: number, redact: Redactor["redact"]): RedactedJson {
  if (!Number.isFinite(value)) return null;
  const digits = String(value);
  const text = redact(digits);
  return text === digits ? value : text;
}

function redactedObject(
  value: object,
  redact: Redactor["redact"],
  depth: number,
): RedactedJson | undefined {
  if (speaksForItself(value)) return redactedJson(value.toJSON(), redact, depth + 1);
  if (Array.isArray(value))
    return value.map((item) => redactedJson(item, redact, depth + 1) ?? null);
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const json = redactedJson(item, redact, depth + 1);
    return json === undefined ? [] : [[redact(key), json] as const];
  });
  return Object.fromEntries(entries);
}

function speaksForItself(value: object): value is { toJSON(): unknown } {
  return "toJSON" in value && typeof value.toJSON === "function";
}
