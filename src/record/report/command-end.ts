import { beginningOf } from "./excerpt.ts";
import { type Fields, numberAt, textAt } from "./fields.ts";
import type { Tone } from "./run-view.ts";

/** How something ended, in a few words. */
export interface EndText {
  readonly text: string;
  readonly tone: Tone;
}

/** Of the fields of `command.finished`. */
export function commandEnd(fields: Fields): EndText {
  const status = numberAt(fields, "exit_code");
  const outcome = textAt(fields, "outcome") ?? "outcome unknown";
  switch (outcome) {
    case "exited":
      return { text: `exit ${status ?? "unknown"}`, tone: status === 0 ? "good" : "bad" };
    case "timed_out":
      return { text: "timed out", tone: "bad" };
    case "session_ended":
      return {
        text: status === null ? "the shell ended" : `the shell ended, ${status}`,
        tone: "bad",
      };
    case "output_limit":
      return { text: "too much output", tone: "bad" };
    case "denied":
      return { text: "not run", tone: "bad" };
    default:
      return { text: beginningOf(outcome.replaceAll("_", " "), 40), tone: "bad" };
  }
}

/** Of the fields of `verification.finished`. */
export function verificationEnd(fields: Fields): EndText {
  if (textAt(fields, "outcome") !== null) return commandEnd(fields);
  const status = numberAt(fields, "exit_code");
  return status === null
    ? { text: "no exit status", tone: "bad" }
    : { text: `exit ${status}`, tone: status === 0 ? "good" : "bad" };
}

/** Of the fields of `file.viewed` or `file.edited`. */
export function fileEnd(fields: Fields): EndText {
  switch (textAt(fields, "outcome")) {
    case "done":
      return { text: "done", tone: "good" };
    case "requested":
    case "unknown":
      return { text: "outcome unknown", tone: "bad" };
    default:
      return { text: "not done", tone: "bad" };
  }
}
