import { htmlEscape } from "escape-goat";
import { beginningOf } from "./excerpt.ts";
import { visibleLine, visibleText } from "./visible.ts";

/*
 * Foreign text in Markdown. It stands in code, where there are no links, mentions, HTML or emphasis (GitHub Flavored Markdown, "Code
 * spans" and "Fenced code blocks"), behind a fence that is longer than any in it.
 */

/** A text as a code span on one line, in at most so many characters; `(empty)` when it is empty. */
export function codeSpan(text: string, most = 200): string {
  const line = beginningOf(visibleLine(text), most);
  return line === "" ? "(empty)" : fencedSpan(line);
}

/** The same for the cell of a table, where a bar would end the cell. */
export function codeCell(text: string, most = 120): string {
  const line = beginningOf(visibleLine(text), most);
  if (line === "") return "";
  // Readers of Markdown differ in what a backslash before an escaped bar means.
  if (/\\\|/.test(line)) return `<code>${entities(line)}</code>`;
  return fencedSpan(line).replaceAll("|", String.raw`\|`);
}

/** A text as a block of code. */
export function codeBlock(text: string): string {
  const shown = visibleText(text).replace(/^\n+|\s+$/g, "");
  const fence = fenceFor(shown, 3);
  return `${fence}text\n${shown}\n${fence}`;
}

function fencedSpan(line: string): string {
  const fence = fenceFor(line, 1);
  const isPadded = line.startsWith("`") || line.endsWith("`");
  return isPadded ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Backticks, more in a row than anywhere in the text. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return "`".repeat(Math.max(least, longest + 1));
}

/** Text that is text in HTML as well as in Markdown around it. */
function entities(text: string): string {
  return htmlEscape(text).replaceAll(/&#?\w+;|[^\w\s]/g, (found) =>
    found.length > 1 && found.startsWith("&") ? found : `&#${found.codePointAt(0)};`,
  );
}
