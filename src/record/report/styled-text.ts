/** A piece of text and the style classes it has, such as `f1 bo` or `k`; empty for plain text. */
export type StyledPiece = readonly [text: string, classes: string];

/** Pieces with neighbours of the same style put together. */
export function merged(pieces: readonly StyledPiece[]): readonly StyledPiece[] {
  const result: [string, string][] = [];
  for (const [text, classes] of pieces) {
    const last = result.at(-1);
    if (last?.[1] === classes) last[0] += text;
    else if (text !== "") result.push([text, classes]);
  }
  return result;
}

/** The pieces of each line. */
export function linesOfPieces(pieces: readonly StyledPiece[]): readonly (readonly StyledPiece[])[] {
  const lines: StyledPiece[][] = [[]];
  for (const [text, classes] of pieces) {
    const [first = "", ...more] = text.split("\n");
    if (first !== "") lines.at(-1)?.push([first, classes]);
    for (const line of more) lines.push(line === "" ? [] : [[line, classes]]);
  }
  return lines;
}
