/** An input's text as a value, or what is accepted instead. */
export type Parsed<T> = { readonly value: T } | { readonly accepted: string };

/** One row of the table of inputs; action.yml, the flags of the command line, `--help` and the README all come from it. */
export interface Input<T> {
  /** The text that stands for an input which is not given. Empty: nothing. */
  readonly default: string;
  /** One sentence or two, without line breaks, for people. */
  readonly help: string;
  /** Its value is never repeated in a message. */
  readonly secret?: true;
  /** The default in action.yml, where expressions can be used. */
  readonly actionDefault?: string;
  /** An empty text counts as given, and not as the default. */
  readonly emptyIsValue?: true;
  parse(text: string): Parsed<T>;
}

/** Inputs by their names. */
interface Table {
  readonly [name: string]: Input<unknown>;
}

/** The value of every input of a table. */
export type TableValues<T extends Table> = {
  readonly [Name in keyof T]: Extract<
    ReturnType<T[Name]["parse"]>,
    { readonly value: unknown }
  >["value"];
};

/** Reads all inputs of a table. Gives their values or all that is wrong with them, each line naming an input and what it accepts. */
export function parseTable<const T extends Table>(
  table: T,
  read: (name: keyof T & string) => string | undefined,
): { readonly values: TableValues<T> } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values: { [name: string]: unknown } = {};
  for (const [name, input] of Object.entries(table)) {
    const given = read(name);
    const isAbsent = given === undefined || (given.trim() === "" && input.emptyIsValue !== true);
    const parsed = input.parse(isAbsent ? input.default : given);
    if ("value" in parsed) values[name] = parsed.value;
    else
      problems.push(
        `${name}: ${shownValue(input, given ?? "")} is not accepted; it takes ${parsed.accepted}`,
      );
  }
  return problems.length > 0 ? { problems } : { values: values as TableValues<T> };
}

/** A text without the blanks and line breaks around it, such as a block of YAML ends with. */
export function word(help: string): Input<string> {
  return { default: "", help, parse: (value) => ({ value: value.trim() }) };
}

/** A list with an item a line; empty lines are left out. */
export function lines<T extends string>(
  help: string,
  item: (text: string) => Parsed<T>,
): Input<readonly T[]> {
  return {
    default: "",
    help,
    parse(value) {
      const values: T[] = [];
      for (const line of value.split("\n").map((part) => part.trim())) {
        if (line === "") continue;
        const parsed = item(line);
        if ("accepted" in parsed) return parsed;
        values.push(parsed.value);
      }
      return { value: values };
    },
  };
}

/** An item of a list that is one of these; `what` they are, in the plural. */
export function memberOf<const Name extends string>(
  what: string,
  names: readonly Name[],
): (value: string) => Parsed<Name> {
  return (value) => {
    const known = names.find((name) => name === value);
    return known === undefined
      ? { accepted: `${what}, one a line: ${names.join(", ")}` }
      : { value: known };
  };
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(
  ...words: Words
): (value: string) => Parsed<Words[number]> {
  return (value) => {
    const word = words.find((candidate) => candidate === value.trim());
    return word === undefined ? { accepted: words.join(", ") } : { value: word };
  };
}

/** A whole number between two bounds, both of which are taken. */
export function parseWholeNumber(
  value: string,
  [least, most]: readonly [number, number],
): Parsed<number> {
  const number = /^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most
    ? { value: number }
    : { accepted: `a whole number from ${least} to ${most}` };
}

function shownValue(input: Input<unknown>, given: string): string {
  if (input.secret === true) return "the value given";
  return JSON.stringify(given.length > 80 ? `${given.slice(0, 80)}...` : given);
}
