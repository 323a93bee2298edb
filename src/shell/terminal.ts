/*
 * What a terminal would show of a text, as plain text: colours and cursor movement gone, a line that was written over shows its last
 * state. For people and models; digests are taken before.
 */

/** Control sequences (ECMA-48): CSI, OSC and other strings up to their terminator, two-character escapes, and a cut-off one at the end. */
const escapeSequence =
  /\u001b(?:\[[0-?]*[ -/]*(?:[@-~]|$)|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\|$)|[ -/]*(?:[0-~]|$))/g;
const eraseToEnd = "\u001b[K";
const eraseLine = "\u001b[2K";
/** C0 controls without tab and newline, DEL, and C1 controls. */
const otherControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const anyNoise = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Gives the text as it would stand on a terminal of any width. NUL and other controls that show nothing are left out. */
export function plainText(text: string): string {
  if (!anyNoise.test(text)) return text;
  return text
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => (anyNoise.test(line) ? plainLine(line) : line))
    .join("\n");
}

function plainLine(line: string): string {
  let shown = "";
  // `seq | tr '\n' '\r'` gives one line of many states; only what is written over is lost.
  for (const state of line.split("\r")) shown = writeOver(shown, state);
  return shown.trimEnd() === "" ? "" : shown;
}

/** Writes `text`, which may erase, over what already stands on the line, from its start. */
function writeOver(shown: string, text: string): string {
  const erases = text.includes(eraseToEnd) || text.includes(eraseLine);
  const written = applyBackspaces(text.replace(escapeSequence, "")).replace(otherControls, "");
  if (erases || written.length >= shown.length) return written === "" && !erases ? shown : written;
  return written + remainder(shown, written.length);
}

/** What is left of a line from there on. Of a wide character that is half written over the other half is blank, as on a terminal. */
function remainder(shown: string, from: number): string {
  const isHalf = /[\uDC00-\uDFFF]/.test(shown[from] ?? "");
  return isHalf ? ` ${shown.slice(from + 1)}` : shown.slice(from);
}

function applyBackspaces(text: string): string {
  if (!text.includes("\b")) return text;
  const shown: string[] = [];
  for (const character of text) {
    if (character === "\b") shown.pop();
    else shown.push(character);
  }
  return shown.join("");
}
