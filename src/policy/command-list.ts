/** A word of a command: its text, or null when that is known only when it runs. */
export type KnownWord = string | null;

/** The commands that may run: by their name, or by their first words. */
export class CommandList {
  readonly #entries: readonly (readonly string[])[];

  constructor(entries: readonly string[]) {
    // The longest first, so that what is found says the most.
    this.#entries = entries
      .map((entry) => entry.split(/\s+/).filter((word) => word !== ""))
      .toSorted((one, other) => other.length - one.length);
  }

  /** The entry that lets these words run; null when none does. */
  find(words: readonly KnownWord[]): readonly string[] | null {
    return (
      this.#entries.find((entry) => entry.every((word, index) => words[index] === word)) ?? null
    );
  }
}
