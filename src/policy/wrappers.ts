import type { CarryingCall } from "./call.ts";
import { firstObjection, type Objection, shown } from "./objection.ts";
import { objectionToEnvironment } from "./variables.ts";

/**
 * Why a call that runs another command may not: what it runs must be on the list too, and its words must be written out so far that
 * this can be seen. Null for a call that is no wrapper.
 */
export function objectionToWrapper(carrying: CarryingCall): Objection | null {
  const { program, words, entry } = carrying.call;
  const wrapper = wrappers.get(program);
  if (wrapper !== undefined) {
    if (words.includes(null)) return closed(program, "all its words must be written out");
    return wrapper(carrying, words as readonly string[]);
  }
  // A file of commands, or a command that another program reads in its own way: only as the list has it.
  return opaque.has(program) && !(entry[1]?.startsWith("-") === false)
    ? closed(program, "what it runs cannot be seen; a line of the list may name its next word too")
    : null;
}

type Wrapper = (carrying: CarryingCall, words: readonly string[]) => Objection | null;

/** Options in front of the command that is run: those without a value, and those whose next word is one. */
function optionsThenCommand(alone: RegExp, valued: RegExp, operands = 0): Wrapper {
  return ({ objectionToRest }, words) => {
    const name = words[0] ?? "";
    let from = 1;
    for (; words[from]?.startsWith("-") === true; from += 1) {
      const word = words[from] ?? "";
      if (word === "--") {
        from += 1;
        break;
      }
      if (valued.test(word)) from += 1;
      else if (!alone.test(word)) return closed(name, `the option ${shown(word)} is not known`);
    }
    return from + operands < words.length ? objectionToRest(from + operands) : null;
  };
}

const none = /^$/;
const plain = optionsThenCommand(none, none);

const env: Wrapper = ({ objectionToRest }, words) => {
  let from = 1;
  while (words[from] === "-i" || words[from] === "-") from += 1;
  const assignments: string[] = [];
  for (; /^[^-][^=]*=/.test(words[from] ?? ""); from += 1) assignments.push(words[from] ?? "");
  const objection = firstObjection(assignments, (word) =>
    objectionToEnvironment(word.slice(0, word.indexOf("="))),
  );
  if (objection !== null || from >= words.length) return objection;
  return words[from]?.startsWith("-") === true
    ? closed("env", `the option ${shown(words[from] ?? "")} is not known`)
    : objectionToRest(from);
};

const command: Wrapper = (carrying, words) =>
  /^-[vV]$/.test(words[1] ?? "") ? null : optionsThenCommand(/^-p$/, none)(carrying, words);

/** The place holder stands for what is read, and must not become part of what is run. */
const xargs: Wrapper = (carrying, words) => {
  const holder = words.indexOf("-I") + 1;
  return holder > 0 && words[holder] !== "{}"
    ? closed("xargs", "only {} is accepted as its place holder")
    : xargsCommand(carrying, words);
};

const xargsCommand = optionsThenCommand(
  /^(?:-[0rtx]+|-[nPLs]\d+|--null|--no-run-if-empty)$/,
  /^-[nPLsdI]$/,
);

const find: Wrapper = ({ objectionToRest }, words) =>
  firstObjection(
    words.flatMap((word, index) => (/^-(?:exec|ok)(?:dir)?$/.test(word) ? [index + 1] : [])),
    objectionToRest,
  );

/** Only `sh -c TEXT`: any other way reads its commands from somewhere else. */
const shell: Wrapper = ({ objectionToText, call: { entry } }, words) => {
  if (entry[1]?.startsWith("-") === false) return null;
  const [name = "", option = "", text] = words;
  return /^-[eux]*c$/.test(option) && text !== undefined
    ? objectionToText(text)
    : closed(name, "only -c with a text can be looked through");
};

const evaluate: Wrapper = ({ objectionToText }, words) => objectionToText(words.slice(1).join(" "));

const trap: Wrapper = ({ objectionToText }, words) => {
  const [, action = "-"] = words;
  if (/^-[lp]?$/.test(action)) return null;
  return action.startsWith("-")
    ? closed("trap", `the option ${shown(action)} is not known`)
    : objectionToText(action);
};

const wrappers: ReadonlyMap<string, Wrapper> = new Map<string, Wrapper>([
  ...["exec", "nohup", "time", "setsid", "sudo", "doas", "builtin", "busybox"].map(
    (name) => [name, plain] as const,
  ),
  ...["sh", "bash", "dash"].map((name) => [name, shell] as const),
  ["command", command],
  ["nice", optionsThenCommand(/^-\d+$|^--adjustment=-?\d+$/, /^-n$/)],
  ["timeout", optionsThenCommand(/^(?:--foreground|--preserve-status|-v)$/, /^-[ks]$/, 1)],
  ["stdbuf", optionsThenCommand(/^-[ioe][L0]$/, none)],
  ["env", env],
  ["xargs", xargs],
  ["find", find],
  ["eval", evaluate],
  ["trap", trap],
]);

/** Programs and builtins that run what they are given in ways that are not followed here. */
const opaque: ReadonlySet<string> = new Set(
  (
    ". source ash chroot chrt csh entr expect fakeroot fish flock gdb ionice ksh ltrace nsenter parallel runuser script " +
    "setpriv ssh strace su systemd-run taskset tcsh unbuffer unshare valgrind watch zsh"
  ).split(" "),
);

function closed(name: string, why: string): Objection {
  return { rule: "wrapper", what: `${shown(name)} cannot be looked through: ${why}` };
}
