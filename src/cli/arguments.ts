import { parseArgs } from "node:util";
import { RunError } from "../errors.ts";
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
  /** Names of the flags without a value that are given. */
  readonly switches: ReadonlySet<string>;
  readonly positionals: readonly string[];
  readonly help: boolean;
  readonly json: boolean;
}

/** Reads the words of a command line. Throws a RunError (`input`) that names all words that are wrong, unless help is asked for. */
export function readArguments(words: readonly string[], flags: readonly Flag[]): Arguments {
  const { problems, ...given } = parseArguments(words, flags);
  if (problems.length > 0 && !given.help)
    throw new RunError("input", `${problems.join("; ")}. See --help`);
  return given;
}

/** Reads the words of a command line, and says of each that is wrong what is wrong with it. */
export function parseArguments(
  words: readonly string[],
  flags: readonly Flag[],
): Arguments & { readonly problems: readonly string[] } {
  const known = new Map([...flags, helpFlag, jsonFlag].map((flag) => [flag.name, flag]));
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Array.from(known, ([name, { isSwitch }]) => [
        name,
        { type: isSwitch ? ("boolean" as const) : ("string" as const) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return {
    values: Object.fromEntries(texts),
    switches: new Set(Object.keys(values).filter((name) => values[name] === true)),
    positionals,
    help: values["help"] === true,
    json: values["json"] === true,
    problems: [
      ...tokens.flatMap((token) =>
        token.kind === "option" ? problemsOf(token, known.get(token.name)) : [],
      ),
      ...repeatedFlags(tokens.flatMap((token) => (token.kind === "option" ? [token.rawName] : []))),
    ],
  };
}

/** The last one would silently win; a list is one value with an item a line. */
function repeatedFlags(names: readonly string[]): readonly string[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => `${name}: it is given more than once`);
}

function problemsOf(
  {
    rawName,
    value,
    inlineValue,
  }: {
    readonly rawName: string;
    readonly value: string | undefined;
    readonly inlineValue: boolean | undefined;
  },
  flag: Flag | undefined,
): readonly string[] {
  if (flag === undefined || !rawName.startsWith("--")) return [`${rawName}: there is no such flag`];
  if (flag.isSwitch) return value === undefined ? [] : [`${rawName}: it takes no value`];
  if (value === undefined) return [`${rawName}: its value is missing`];
  // Most likely the next flag, and this one's value was forgotten.
  return inlineValue !== true && value.startsWith("-")
    ? [`${rawName}: a value that begins with a hyphen is written ${rawName}=VALUE`]
    : [];
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
