import { objectionToBuiltin } from "./builtins.ts";
import type { Call } from "./call.ts";
import type { CommandList } from "./command-list.ts";
import { objectionToGit } from "./git-calls.ts";
import { type Objection, shown } from "./objection.ts";
import { objectionToWrapper } from "./wrappers.ts";

/** What the words of a call are held against. */
export interface CallRules {
  readonly list: CommandList;
  /** Checks code that a call carries as text. */
  readonly objectionToText: (text: string) => Objection | null;
}

/** Why this call may not run: it is not on the list, or it runs something else that is not, or cannot be looked through. */
export function objectionToCall(call: Call, rules: CallRules): Objection | null {
  const [name] = call.words;
  if (name === undefined || name === null)
    return {
      rule: "not written out",
      what: "a command name must be written out: no variables, substitutions, patterns or braces",
    };
  const entry = rules.list.find(call.words);
  if (entry === null) return { rule: "not listed", what: `${shown(asked(call))} is not allowed` };
  const program = name.slice(name.lastIndexOf("/") + 1);
  const inner = {
    call: { ...call, program, entry },
    objectionToText: rules.objectionToText,
    objectionToRest: (from: number): Objection | null =>
      objectionToCall(
        { words: call.words.slice(from), areOneWord: call.areOneWord.slice(from) },
        rules,
      ),
  };
  return objectionToWrapper(inner) ?? objectionToBuiltin(inner.call) ?? objectionToGit(inner.call);
}

function asked({ words }: Call): string {
  const known = words.findIndex((word) => word === null);
  return words.slice(0, known < 0 ? 2 : Math.min(known, 2)).join(" ");
}
