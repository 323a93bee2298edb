import { parseArgs } from "node:util";
import { messageOf, RunError } from "../errors.ts";
import { type InputName, inputNames, inputs } from "../inputs.ts";

/** A flag of a command, besides `--help` and `--json`, which all have. */
export interface Flag {
  readonly name: string;
  readonly help: string;
  /** Takes no value. */
  readonly isSwitch?: true;
}

export interface Arguments {
  readonly values: { readonly [name: string]: string | undefined };
  readonly positionals: readonly string[];
  readonly help: boolean;
  readonly json: boolean;
}

/** Reads the words of a command line. Throws a RunError (`input`) that says which word is wrong. */
export function readArguments(words: readonly string[], flags: readonly Flag[]): Arguments {
  const options = Object.fromEntries(
    [...flags, helpFlag, jsonFlag].map(({ name, isSwitch }) => [
      name,
      { type: isSwitch ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return {
      values: Object.fromEntries(texts),
      positionals,
      help: values["help"] === true,
      json: values["json"] === true,
    };
  } catch (error) {
    throw new RunError("input", `${messageOf(error)}. See --help`, { cause: error });
  }
}

const helpFlag: Flag = { name: "help", help: "Show this.", isSwitch: true };
const jsonFlag: Flag = {
  name: "json",
  help: "Print one JSON document on standard output, and nothing else there.",
  isSwitch: true,
};

/** Every input of the action as a flag of the same name. */
export const inputFlags: readonly Flag[] = inputNames.map((name) => ({ name, help: helpOf(name) }));

function helpOf(name: InputName): string {
  const fallback: string = inputs[name].default;
  return fallback === ""
    ? inputs[name].help
    : `${inputs[name].help} Default: ${fallback.replaceAll("\n", ", ")}.`;
}

/** The help page of a command. */
export function helpPage(usage: string, about: string, flags: readonly Flag[]): string {
  const rows = [...flags, jsonFlag, helpFlag].map(({ name, help, isSwitch }) => {
    const left = `  --${name}${isSwitch ? "" : " VALUE"}`;
    return `${left.padEnd(28)}${wrapped(help.replaceAll("`", ""), 72).join(`\n${" ".repeat(28)}`)}`;
  });
  return `Usage: bash-agent ${usage}\n\n${wrapped(about, 100).join("\n")}\n\nFlags:\n${rows.join("\n")}\n`;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
