/** Controls that turn the direction of what follows, and that show nothing: a text could read as another. */
const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** A text in which every character can be seen, but for tabs and line ends: others are shown by their number. Halves of characters are replaced. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replaceAll(hidden, (character) => `<${codeOf(character)}>`);
}

/** The same on one line; what ended lines is shown as `⏎`. */
export function visibleLine(text: string): string {
  return visibleText(text.trim()).replaceAll(/\n+/g, " ⏎ ").replaceAll("\t", " ");
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
