import { Buffer } from "node:buffer";
import { commandProblem } from "../shell/framing.ts";

/** What a call of the bash tool asks for. Its inputs are `command` and `restart` (tool `bash_20250124` of the Messages API). */
export type BashCall =
  | { readonly kind: "command"; readonly command: string; readonly bytes: Buffer }
  /** `isAlone`: there was no command beside it. */
  | { readonly kind: "restart"; readonly isAlone: boolean }
  | { readonly kind: "malformed"; readonly command: string | null; readonly problem: string };

const expected = 'expected {"command": "..."} with one non-empty text, or {"restart": true}';

/** Reads the input of a call. A restart wins over a command beside it, which is then not run. */
export function readBashCall(input: unknown): BashCall {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { kind: "malformed", command: null, problem: `the input is not an object; ${expected}` };
  }
  const { command, restart } = input as { command?: unknown; restart?: unknown };
  if (restart === true) return { kind: "restart", isAlone: command === undefined };
  if (command === undefined)
    return { kind: "malformed", command: null, problem: `there is no command; ${expected}` };
  if (typeof command !== "string") {
    return { kind: "malformed", command: null, problem: `the command is not a text; ${expected}` };
  }
  const bytes = Buffer.from(command, "utf8");
  const problem = command === "" ? `the command is empty; ${expected}` : commandProblem(bytes);
  return problem === null
    ? { kind: "command", command, bytes }
    : { kind: "malformed", command, problem };
}
