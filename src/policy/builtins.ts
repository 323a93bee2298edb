import type { KnownWord } from "./command-list.ts";
import type { ListedCall } from "./call.ts";
import { firstObjection, type Objection, shown } from "./objection.ts";
import { objectionToEnvironment, objectionToVariable } from "./variables.ts";

/** Why a builtin of bash may not run like this: some run code that their words hide, or change what later words mean. */
export function objectionToBuiltin(call: ListedCall): Objection | null {
  const { program, words } = call;
  if (never.has(program))
    return refused(program, "it changes what commands mean or runs hidden code");
  switch (program) {
    case "printf":
      return words[1] === null || words[1]?.startsWith("-v") === true
        ? refused("printf", "its format must be written out, and -v is not accepted")
        : null;
    case "test":
    case "[":
      return objectionToTest(call);
    case "set":
      return setting(call, /^(?:[-+][euxfvC]*o?|pipefail|errexit|nounset|noglob|noclobber|--)$/);
    case "shopt":
      return setting(call, /^(?:-[suqp]+|nullglob|globstar|dotglob|failglob|nocaseglob|lastpipe)$/);
    case "wait":
      return setting(call, /^(?:-n|%?\d+)$/);
    case "read":
      return setVariables(call, /^-(?:r|s|a|ra)$/);
    case "mapfile":
    case "readarray":
      return setVariables(call, /^-t$/);
    case "unset":
      return setVariables(call, /^-[fv]$/);
    case "declare":
    case "typeset":
    case "local":
    case "readonly":
      return setVariables(call, /^-[aAglpru]+$/);
    case "export":
      return setVariables(call, /^-[p]$/, objectionToEnvironment);
    default:
      return null;
  }
}

/** Nothing that these are given can be looked through. */
const never: ReadonlySet<string> = new Set(
  "alias bind compgen complete compopt coproc enable fc getopts hash history let unalias".split(
    " ",
  ),
);

function setting({ program, words }: ListedCall, accepted: RegExp): Objection | null {
  return words.slice(1).every((word) => word !== null && accepted.test(word))
    ? null
    : refused(program, "not all of its words are known to be harmless");
}

/** A name may come with a subscript, which is arithmetic and may hide a command, or be one that decides what runs. */
function setVariables(
  { program, words }: ListedCall,
  options: RegExp,
  check: (name: string) => Objection | null = objectionToVariable,
): Objection | null {
  return firstObjection(words.slice(1), (word) => {
    if (word === null) return refused(program, "all its words must be written out");
    return options.test(word) ? null : check(word.replace(/\+?=[\s\S]*$/, ""));
  });
}

const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef))$/;
const unary = /^-[abcdefghkLnNoOGprsStuwxz]$/;

/** `-v` and `-R` evaluate subscripts. A variable must stand where it cannot be taken for an operator. */
function objectionToTest({ program, words, areOneWord }: ListedCall): Objection | null {
  const isOperator = (word: KnownWord | undefined, operators: RegExp): boolean =>
    word !== undefined && word !== null && operators.test(word);
  for (const [index, word] of words.entries()) {
    if (word === "-v" || word === "-R") return refused(program, `${word} is not accepted`);
    if (word !== null) continue;
    const [before, after] = [words[index - 1], words[index + 1]];
    const isOperand =
      isOperator(after, binary) || isOperator(before, binary) || isOperator(before, unary);
    if (!isOperand || areOneWord[index] !== true)
      return refused(
        program,
        "a variable must stand in quotes, beside an operator that is written out",
      );
  }
  return null;
}

function refused(name: string, why: string): Objection {
  return { rule: "builtin", what: `${shown(name)} is not accepted like this: ${why}` };
}
