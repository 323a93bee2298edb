import { Buffer } from "node:buffer";
import type { Redactor } from "../record/redact.ts";
import { type Omission, OutputCapture } from "../shell/output.ts";
import type { LineRange } from "./text-editor-call.ts";

export interface ViewOptions {
  readonly redactor: Redactor;
  readonly limitCharacters: number;
}

/** A file with its line numbers, or the lines of a range, cut in the middle when too long. Null when it has no such lines. */
export function fileView(
  content: string,
  range: LineRange | null,
  { redactor, limitCharacters }: ViewOptions,
): string | null {
  if (content === "") return range === null || range.first === 1 ? "[the file is empty]" : null;
  const { lines, isShifted } = redactedLines(content, redactor);
  const { first, last } = range ?? { first: 1, last: null };
  if (first > lines.length) return null;
  const numbered = lines
    .slice(first - 1, last ?? lines.length)
    .map((line, index) => `${String(first + index).padStart(6)}\t${visible(line)}`);
  const remarks = [
    ...(/\r\n/.test(content) ? ["[its lines end with CRLF]"] : []),
    ...(content.endsWith("\n") ? [] : ["[its last line has no line break]"]),
    ...(isShifted
      ? ["[a secret of several lines is hidden: later lines have too low numbers]"]
      : []),
  ];
  const text = cut(numbered.join("\n"), limitCharacters, "view_range shows a part");
  return [text, ...remarks].join("\n");
}

/** The paths in a folder, one a line. */
export function folderView(path: string, listing: string, limitCharacters: number): string {
  return [
    `${path}, two levels deep, without hidden entries and node_modules:`,
    cut(listing === "" ? "(empty)" : listing, limitCharacters, "view a folder in it"),
  ].join("\n");
}

/** Redacted before the numbers come in, so that these cannot part a secret of several lines. */
function redactedLines(
  content: string,
  redactor: Redactor,
): { readonly lines: readonly string[]; readonly isShifted: boolean } {
  const lines = linesOf(redactor.redact(content));
  return { lines, isShifted: lines.length !== linesOf(content).length };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  return text.endsWith("\n") ? lines.slice(0, -1) : lines;
}

/** Control characters as carets and letters, so that none acts on what shows them; a carriage return at the end of a line is left out. */
function visible(line: string): string {
  return line
    .replace(/\r$/, "")
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (character) =>
      character === "\u007f" ? "^?" : `^${String.fromCharCode(character.charCodeAt(0) + 64)}`,
    );
}

function cut(text: string, limitCharacters: number, advice: string): string {
  const capture = new OutputCapture(limitCharacters);
  capture.write(Buffer.from(text));
  const describe = ({ lines, totalLines }: Omission): string =>
    `[... ${lines} of ${totalLines} lines left out; ${advice} ...]`;
  return capture.view(describe).text;
}
