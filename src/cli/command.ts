/** A command of the command line. `run` gives the exit code; a RunError that it throws is wrong usage. */
export interface Command {
  readonly name: string;
  /** One line for the overview. */
  readonly about: string;
  run(words: readonly string[]): Promise<number>;
}
