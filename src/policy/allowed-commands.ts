import { CommandList } from "./command-list.ts";
import { allowEverything, type Decision, type Policy } from "./policy.ts";
import { objectionToText } from "./script-check.ts";

const input = "allowed-commands";

/**
 * The seat belt `allowed-commands`: a text runs only if every command in it, wherever it stands, is written out and on the list. What
 * cannot be read for certain is denied. It keeps a model on its way; it is no boundary against one that is set on leaving it, because
 * a program on the list may start others. Without entries everything may run.
 */
export function allowedCommands(entries: readonly string[]): Policy {
  if (entries.length === 0) return allowEverything;
  const list = new CommandList(entries);
  return {
    decide(command): Decision {
      const objection = objectionToText(command, list);
      return objection === null
        ? { kind: "allow", rule: input }
        : {
            kind: "deny",
            rule: `${input}: ${objection.rule}`,
            message: `${objection.what}; ${input} are: ${entries.join(", ")}`,
          };
    },
  };
}

/** Why this cannot be a line of `allowed-commands`; null when it can. */
export function entryProblem(entry: string): string | null {
  return /^[\w@%+:,./-]+(?: +[\w@%+=:,./-]+)*$/.test(entry) ? null : "is no plain words";
}
