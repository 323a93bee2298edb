/** Why a command may not run: the rule for the records, and words for the model that name the place. */
export interface Objection {
  readonly rule: Rule;
  readonly what: string;
}

/** The rules of `allowed-commands`, as they stand in the records. */
export type Rule =
  | "not listed"
  | "not written out"
  | "cannot be parsed"
  | "definition"
  | "variable"
  | "hidden code"
  | "redirection"
  | "wrapper"
  | "builtin";

const longestShown = 60;

/** Text of a command as part of a message: on one line and not long. */
export function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > longestShown ? `${line.slice(0, longestShown)}...` : line;
}

/** The first objection to any of these; null when there is none to all. */
export function firstObjection<Item>(
  items: readonly Item[],
  check: (item: Item) => Objection | null,
): Objection | null {
  for (const item of items) {
    const objection = check(item);
    if (objection !== null) return objection;
  }
  return null;
}
