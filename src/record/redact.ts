import { RunError } from "../errors.ts";
import { createLiteralScanner } from "./literal-scanner.ts";
import { formsOfSecret } from "./secret-forms.ts";
import { masked, mergedRanges, rangesOf } from "./masking.ts";
import { hidingShapes, hidingValues, type RedactingStream } from "./redacting-stream.ts";
import { findSecretShapes } from "./secret-patterns.ts";

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
    return masked(known, found) as Redacted;
  };
  const onHits = (hits: number): void => {
    count += hits;
  };
  return {
    redact,
    redactJson: (value) => redactedJson(value, redact, 0) ?? null,
    stream: () => {
      const known = hidingValues(bytes, onHits);
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
