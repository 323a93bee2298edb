import Anser from "anser";
import { merged, type StyledPiece } from "./styled-text.ts";
import { visibleText } from "./visible.ts";

/** Control sequences (ECMA-48) that move, erase, name or ask; what is left are those of colours and styles. */
const otherSequences =
  /\u001b(?:\[[0-?]*[ -/]*[@-ln-~]|\[[<-?][0-?]*m|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\|$)|[ -/]+[0-~]|[0-Z\\^-~])/g;

/**
 * What a terminal would show of a command's output, with its colours: classes `f0` to `f15` and `g0` to `g15` for the sixteen colours of
 * text and ground (all others become the nearest of them), `bo`, `di`, `it`, `un`, `st`. A line that was written over shows its last state.
 */
export function styledTerminalText(text: string): readonly StyledPiece[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n").map(lastState);
  const entries = Anser.ansiToJson(lines.join("\n").replaceAll(otherSequences, ""), {
    json: true,
    use_classes: true,
    remove_empty: true,
  });
  return merged(
    entries.map((entry) => [visibleText(entry.content.replaceAll("\u001b", "")), classesOf(entry)]),
  );
}

function lastState(line: string): string {
  const states = line.split("\r").filter((state) => state !== "");
  return withoutBackspaces(states.at(-1) ?? "");
}

/** A backspace takes the character before it, and leaves the colours as they are. */
function withoutBackspaces(line: string): string {
  if (!line.includes("\b")) return line;
  const shown: string[] = [];
  for (const token of line.match(/\u001b\[[\d;]*m|[^]/gu) ?? []) {
    if (token !== "\b") shown.push(token);
    else {
      const taken = shown.findLastIndex((one) => !one.startsWith("\u001b["));
      if (taken >= 0) shown.splice(taken, 1);
    }
  }
  return shown.join("");
}

type Entry = ReturnType<typeof Anser.ansiToJson>[number];

/** A hidden text is shown: a report hides nothing. */
const decorations: { readonly [name: string]: string } = {
  bold: "bo",
  dim: "di",
  italic: "it",
  underline: "un",
  strikethrough: "st",
};

function classesOf({ fg, bg, fg_truecolor, bg_truecolor, decorations: names }: Entry): string {
  const text = colourNumber(fg, fg_truecolor);
  const ground = colourNumber(bg, bg_truecolor);
  const isReversed = names.includes("reverse");
  const [front, back] = isReversed ? [ground ?? 0, text ?? 7] : [text, ground];
  return [
    ...(front === null ? [] : [`f${front}`]),
    ...(back === null ? [] : [`g${back}`]),
    ...names.flatMap((name) => decorations[name] ?? []),
  ].join(" ");
}

const colourNames = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"];

/** One of the sixteen; null for the terminal's own. */
function colourNumber(
  name: string | null | undefined,
  rgb: string | null | undefined,
): number | null {
  if (name === null || name === undefined || name === "") return null;
  const [, bright = "", word = ""] = /^ansi-(bright-)?(\w+)$/.exec(name) ?? [];
  const plain = colourNames.indexOf(word);
  if (plain >= 0) return bright === "" ? plain : plain + 8;
  if (name === "ansi-truecolor") return nearest((rgb ?? "").split(",").map(Number));
  const index = Number(/^ansi-palette-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  if (!(index >= 0 && index <= 255)) return null;
  return index < 16 ? index : nearest(paletteColour(index));
}

/** The colour cube and the greys of xterm's 256 colours. */
function paletteColour(index: number): readonly number[] {
  if (index >= 232) return Array.from({ length: 3 }, () => 8 + (index - 232) * 10);
  const level = (step: number): number => (step === 0 ? 0 : 55 + step * 40);
  const cube = index - 16;
  return [level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6)];
}

/** As xterm shows the sixteen. */
const sixteen: readonly (readonly number[])[] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

function nearest(colour: readonly number[]): number | null {
  const distance = (other: readonly number[]): number =>
    other.reduce((total, part, index) => total + (part - (colour[index] ?? Number.NaN)) ** 2, 0);
  const distances = sixteen.map(distance);
  const least = Math.min(...distances);
  return Number.isNaN(least) ? null : distances.indexOf(least);
}
