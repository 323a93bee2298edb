import { Buffer } from "node:buffer";
import { isAbsolute, join } from "node:path";

/** What a call of the editor asks for (tool `text_editor_20250728` of the Messages API). Paths are absolute. */
export type EditorCall =
  | { readonly operation: "view"; readonly path: string; readonly range: LineRange | null }
  | { readonly operation: "create"; readonly path: string; readonly text: string }
  | {
      readonly operation: "str_replace";
      readonly path: string;
      readonly oldText: string;
      readonly newText: string;
    }
  | {
      readonly operation: "insert";
      readonly path: string;
      /** The text comes after this line; 0 is before the first one. */
      readonly line: number;
      readonly text: string;
    };

/** From 1; `last` is null for the end of the file. */
export interface LineRange {
  readonly first: number;
  readonly last: number | null;
}

/** A call that cannot be understood, with as much of it as can be recorded. */
export interface MalformedCall {
  readonly operation: "malformed";
  readonly path: string;
  readonly problem: string;
}

const expected = {
  view: '{"command": "view", "path": "...", "view_range": [first, last] (optional, last may be -1)}',
  create: '{"command": "create", "path": "...", "file_text": "..."}',
  str_replace: '{"command": "str_replace", "path": "...", "old_str": "...", "new_str": "..."}',
  insert: '{"command": "insert", "path": "...", "insert_line": number, "insert_text": "..."}',
} as const;

/** A request goes to the session as text in base64, and the session takes 1 MiB of text. */
const longestTextBytes = 700_000;

/** Reads the input of a call. Relative paths are taken from the workspace. */
export function readEditorCall(input: unknown, workspace: string): EditorCall | MalformedCall {
  const fields: { readonly [name: string]: unknown } =
    typeof input === "object" && input !== null ? { ...input } : {};
  const { command, path } = fields;
  const shownPath = typeof path === "string" ? path : "";
  const malformed = (problem: string): MalformedCall => ({
    operation: "malformed",
    path: shownPath,
    problem,
  });
  if (typeof command !== "string" || !isCommand(command))
    return malformed(`command must be one of ${Object.keys(expected).join(", ")}`);
  const problem = pathProblem(path) ?? textProblem(fields);
  if (problem !== null) return malformed(problem);
  const call = readFields(
    command,
    fields,
    isAbsolute(shownPath) ? shownPath : join(workspace, shownPath),
  );
  return call ?? malformed(`expected ${expected[command]}`);
}

function isCommand(command: string): command is keyof typeof expected {
  return Object.hasOwn(expected, command);
}

function pathProblem(path: unknown): string | null {
  if (typeof path !== "string" || path === "") return "path must be a text, and not empty";
  return path.includes("\0") ? "the path contains a NUL byte" : null;
}

function textProblem(fields: { readonly [name: string]: unknown }): string | null {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return bytes > longestTextBytes
    ? `the call holds ${bytes} bytes of text; at most ${longestTextBytes} are accepted. Write long content in pieces`
    : null;
}

function readFields(
  command: keyof typeof expected,
  fields: { readonly [name: string]: unknown },
  path: string,
): EditorCall | null {
  switch (command) {
    case "view": {
      const range = readRange(fields["view_range"]);
      return range === undefined ? null : { operation: "view", path, range };
    }
    case "create": {
      const text = fields["file_text"];
      return typeof text === "string" ? { operation: "create", path, text } : null;
    }
    case "str_replace": {
      const [oldText, newText] = [fields["old_str"], fields["new_str"] ?? ""];
      return typeof oldText === "string" && oldText !== "" && typeof newText === "string"
        ? { operation: "str_replace", path, oldText, newText }
        : null;
    }
    case "insert": {
      // Earlier versions of the tool call it new_str.
      const [line, text] = [fields["insert_line"], fields["insert_text"] ?? fields["new_str"]];
      return isLine(line, 0) && typeof text === "string"
        ? { operation: "insert", path, line, text }
        : null;
    }
  }
}

/** undefined when it is no range. */
function readRange(value: unknown): LineRange | null | undefined {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [first, last] = value as readonly unknown[];
  if (!isLine(first, 1)) return undefined;
  if (last === -1) return { first, last: null };
  return isLine(last, first) ? { first, last } : undefined;
}

function isLine(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least;
}
