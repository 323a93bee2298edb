import { randomUUID } from "node:crypto";
import { EOL } from "node:os";
import * as core from "@actions/core";
import type { Redacted } from "../record/redact.ts";
import type { LogSink } from "../record/run-log.ts";
import { plainText } from "../shell/terminal.ts";

/*
 * The runner takes lines of the log for commands: `::name ...::` after leading blanks, and the older `##[name ...]` anywhere in a line,
 * where a line ends at CR, LF or CRLF (its sources: ActionCommand.cs). Foreign text is made harmless in three ways at once: it stands
 * behind a gutter, both forms are broken visibly, and the runner is told to take no commands until it has passed.
 */

const gutter = "│ ";
/** Bidirectional controls can make a line read as something else; they are shown by their number. */
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The step log of a runner. */
export function stepLog(): LogSink {
  const write = (text: string): boolean => process.stdout.write(text);
  const writeLines = (text: string, prefix: string): boolean =>
    write(
      harmlessLines(text)
        .map((line) => `${prefix}${line}${EOL}`)
        .join(""),
    );
  return {
    line: (text) => writeLines(text, ""),
    aside: (text) => writeLines(text, ""),
    warning: (text) => core.warning(harmlessLines(text).join(" ")),
    group(title, body) {
      const token = randomUUID();
      core.startGroup(harmlessLines(title).join(" "));
      write(`::stop-commands::${token}${EOL}`);
      writeLines(body, gutter);
      write(`::${token}::${EOL}`);
      core.endGroup();
    },
  };
}

/** The lines of a text, in which a runner finds no command and a terminal no control. */
export function harmlessLines(text: Redacted | string): readonly string[] {
  return plainText(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(
      bidirectional,
      (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`,
    )
    .replaceAll("##[", "# #[")
    .split("\n")
    .map((line) => line.replace(/^(\s*):(?=:)/, "$1: "));
}
