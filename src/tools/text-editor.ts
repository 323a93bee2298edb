import { Buffer } from "node:buffer";
import type { CallResult, ToolCall } from "../model/model.ts";
import type { FileEdited, FileOutcome } from "../record/event.ts";
import type { Redactor } from "../record/redact.ts";
import type { BashTool } from "./bash.ts";
import { type EditorCall, readEditorCall } from "./text-editor-call.ts";
import { type EditorAnswer, editorRequest, largestFileBytes } from "./text-editor-program.ts";
import { fileView, folderView } from "./text-editor-view.ts";
import type { Tool, ToolContext } from "./tool.ts";

export interface TextEditorOptions {
  readonly bash: Pick<BashTool, "serve">;
  readonly redactor: Redactor;
  /** Relative paths are taken from here. */
  readonly workspace: string;
  /** Most characters of a view. */
  readonly viewLimitCharacters: number;
}

/** What a call came to, for the model and for the records. */
interface Done {
  readonly outcome: FileOutcome;
  readonly bytes: number;
  readonly text: string;
}

/**
 * The editor tool (`text_editor_20250728`). What it does happens in the session, by a program that bash starts: so it reaches what a
 * command reaches, and nothing else. An edit is recorded before it is made.
 */
export function createTextEditor(options: TextEditorOptions): Tool {
  return {
    declaration: { type: "text_editor_20250728", name: "str_replace_based_edit_tool" },
    async run(call: ToolCall, context: ToolContext): Promise<CallResult> {
      const { redact } = options.redactor;
      const asked = readEditorCall(call.input, options.workspace);
      const record = (outcome: FileOutcome, bytes: number): void => {
        const { operation, path } = asked;
        const type =
          operation === "view" || operation === "malformed" ? "file.viewed" : "file.edited";
        const fields: Omit<FileEdited, "type"> = {
          tool_use_id: redact(call.id),
          path: redact(path),
          operation,
          bytes,
          outcome,
        };
        context.recorder.record({ type, ...fields });
      };
      if (asked.operation === "malformed") {
        record("denied", 0);
        return { id: call.id, text: redact(`Error: ${asked.problem}`), isError: true };
      }
      if (asked.operation !== "view") record("requested", bytesOf(asked));
      const done = await execute(asked, options, context);
      record(done.outcome, done.bytes);
      return { id: call.id, text: redact(done.text), isError: done.outcome !== "done" };
    },
  };
}

async function execute(
  call: EditorCall,
  options: TextEditorOptions,
  context: ToolContext,
): Promise<Done> {
  const { command, answerIn } = editorRequest(call);
  const { output, remarks } = await options.bash.serve(command, context);
  const answer = answerIn(output);
  if (answer !== null) {
    const done = doneOf(call, answer, options);
    return { ...done, text: [done.text, ...remarks].join("\n") };
  }
  return remarks.length > 0
    ? { outcome: "unknown", bytes: 0, text: remarks.join("\n") }
    : failure(
        "the editor does not work in this session (it needs /usr/bin/perl); use bash instead",
      );
}

function bytesOf(call: EditorCall): number {
  switch (call.operation) {
    case "view":
      return 0;
    case "create":
    case "insert":
      return Buffer.byteLength(call.text);
    case "str_replace":
      return Buffer.byteLength(call.newText);
  }
}

function doneOf(call: EditorCall, answer: EditorAnswer, options: TextEditorOptions): Done {
  const { path } = call;
  const { kind, number } = answer;
  const body = answer.body.toString("utf8");
  switch (kind) {
    case "content":
      return contentOf(call, answer, options);
    case "listing":
      return {
        outcome: "done",
        bytes: 0,
        text: folderView(path, body, options.viewLimitCharacters),
      };
    case "done":
      return { outcome: "done", bytes: number, text: doneText(call, body) };
    case "matches":
      return failure(matchesText(number, body));
    case "missing":
      return failure(`File not found: ${path}`);
    case "folder":
      return failure(`${path} is a folder.`);
    case "special":
      return failure(`${path} is no regular file.`);
    case "binary":
      return failure(`${path} is a binary file; use bash to look into it.`);
    case "large":
      return failure(
        `${path} has ${number} bytes; at most ${largestFileBytes} are accepted. Use bash, such as sed -n '100,200p'.`,
      );
    case "short":
      return failure(`insert_line is beyond the end of ${path}, which has ${number} lines.`);
    default:
      return failure(`${path}: ${body}`);
  }
}

function failure(why: string): Done {
  return { outcome: "failed", bytes: 0, text: `Error: ${why}` };
}

function contentOf(
  call: EditorCall,
  { number, body }: EditorAnswer,
  { redactor, viewLimitCharacters }: TextEditorOptions,
): Done {
  const range = call.operation === "view" ? call.range : null;
  const view = fileView(body.toString("utf8"), range, {
    redactor,
    limitCharacters: viewLimitCharacters,
  });
  return view === null
    ? failure(`view_range begins beyond the end of ${call.path}.`)
    : { outcome: "done", bytes: number, text: view };
}

function doneText(call: EditorCall, said: string): string {
  switch (call.operation) {
    case "view":
      return said;
    case "create":
      return `File ${call.path} was ${said}.`;
    case "str_replace":
      return `Successfully replaced text at exactly one location (line ${said}).`;
    case "insert":
      return `Successfully inserted text at line ${said}.`;
  }
}

function matchesText(count: number, lines: string): string {
  return count === 0
    ? "No match found for replacement. Please check your text and try again; old_str must be the same as in the file, blanks and line breaks included."
    : `Found ${count} matches for replacement text (at lines ${lines}). Please provide more context to make a unique match.`;
}
