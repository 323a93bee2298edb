import type { WriteStream } from "node:tty";

/** The last line of a terminal, which is written over again and again while other lines go by above it. */
export interface StatusLine {
  /** Prints whole lines above. */
  print(text: string): void;
  /** Shows this in the place of what is shown; it has one line and no controls. Empty: nothing. */
  show(text: string): void;
}

const eraseLine = "\r\u001b[2K";
/** Without it a text that is too long would go on in a second line, which nothing erases. */
const wrapOff = "\u001b[?7l";
const wrapOn = "\u001b[?7h";
const dim = "\u001b[2m";
const plain = "\u001b[22m";

/** Whether lines can be written over there: a terminal that understands it, whose owner has nothing against it. */
export function canOverwrite(
  stream: { readonly isTTY?: boolean },
  environment: { readonly [name: string]: string | undefined },
): boolean {
  return (
    stream.isTTY === true &&
    (environment["NO_COLOR"] ?? "") === "" &&
    !["", "dumb"].includes(environment["TERM"] ?? "")
  );
}

export function createStatusLine(stream: Pick<WriteStream, "write">): StatusLine {
  let shown = "";
  const drawn = (): string => (shown === "" ? "" : `${wrapOff}${dim}${shown}${plain}${wrapOn}`);
  return {
    print(text) {
      stream.write(shown === "" ? text : `${eraseLine}${text}${drawn()}`);
    },
    show(text) {
      if (text === shown) return;
      const erased = shown === "" ? "" : eraseLine;
      shown = text;
      stream.write(`${erased}${drawn()}`);
    },
  };
}
