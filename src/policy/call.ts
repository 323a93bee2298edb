import type { KnownWord } from "./command-list.ts";
import type { Objection } from "./objection.ts";

/** A simple command: its words, and which of them stay one word whatever their variables hold. */
export interface Call {
  readonly words: readonly KnownWord[];
  readonly areOneWord: readonly boolean[];
}

/** A call that is on the list. */
export interface ListedCall extends Call {
  /** The name without a folder. */
  readonly program: string;
  /** The words of the list that let it run. */
  readonly entry: readonly string[];
}

/** A listed call, and the ways to check what it runs. */
export interface CarryingCall {
  readonly call: ListedCall;
  readonly objectionToText: (text: string) => Objection | null;
  /** Checks the words from this one on as a command. */
  readonly objectionToRest: (from: number) => Objection | null;
}
