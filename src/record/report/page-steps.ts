import { type Excerpt, shortened } from "./excerpt.ts";
import { bytesText, countText, durationText, plural } from "./format.ts";
import { html, type Html } from "./html.ts";
import type { Parts } from "./parts.ts";
import type { CommandView, FileStepView, RunView, StepView, TurnView } from "./run-view.ts";
import type { StyledPiece } from "./styled-text.ts";
import { styledTerminalText } from "./terminal-colours.ts";
import { visibleLine, visibleText } from "./visible.ts";

/** How much of a run is put into the page. */
export interface StepLimits {
  /** Turns that are shown; of more, the first fifth and the last. */
  readonly turns: number;
  /** Characters of all outputs and words together that are put into the page. */
  readonly characters: number;
}

export interface StepPlace {
  readonly parts: Parts;
  /** Before the names of anchors, so that runs on one page do not share them. */
  readonly prefix: string;
  /** From the page to the record directory; empty or with a `/` at its end. */
  readonly base: string;
  readonly limits: StepLimits;
}

const longestShownWords = 600;
const longestShownCommand = 240;
const mostOutputCharacters = 12_000;
const leastOutputCharacters = 400;
/** Turns with more calls than this show so many. */
const mostStepsOfTurn = 50;

/** What the model said and did, turn by turn; outputs are folded and lie in the page as data. */
export function stepsSection(run: RunView, place: StepPlace): Html {
  const { turns } = run;
  if (turns.length === 0) return html`<p class="quiet">Nothing was said or done.</p>`;
  const { limits } = place;
  const shownCount = Math.min(turns.length, limits.turns);
  const headCount = turns.length > limits.turns ? Math.floor(limits.turns / 5) : turns.length;
  const first = turns.slice(0, headCount);
  const last = turns.slice(turns.length - (shownCount - headCount), turns.length);
  const left = turns.slice(headCount, turns.length - last.length);
  const most = outputLimit([...first, ...last], limits.characters);
  const turnOf = (turn: TurnView): Html => turnItem(turn, { ...place, most });
  return html`<ol class="turns">
${first.map(turnOf)}${left.length > 0 && leftOut(left)}${headCount === turns.length ? null : last.map(turnOf)}</ol>`;
}

function leftOut(turns: readonly TurnView[]): Html {
  const steps = turns.flatMap((turn) => turn.steps);
  const failed = steps.filter(({ tone }) => tone === "bad").length;
  return html`<li class="left-out">${plural(turns.length, "turn")} with ${plural(steps.length, "call")}, ${countText(failed)} of them failed, are not shown on this page; they are in transcript.jsonl and audit.jsonl.</li>\n`;
}

/** Characters for each output, so that all of them together keep to the limit. */
function outputLimit(turns: readonly TurnView[], characters: number): number {
  const calls = turns.reduce((count, { steps }) => count + steps.length, 1);
  const share = Math.floor(characters / calls);
  return Math.max(leastOutputCharacters, Math.min(mostOutputCharacters, share));
}

type TurnPlace = StepPlace & { readonly most: number };

function turnItem(turn: TurnView, place: TurnPlace): Html {
  const steps = turn.steps.slice(0, mostStepsOfTurn);
  const more = turn.steps.length - steps.length;
  return html`<li class="turn" id="${place.prefix}t${turn.turn}"><span class="turn-number" title="turn ${turn.turn}">${turn.turn}</span><div class="said">
${turn.thinking !== null && words(turn.thinking, "thinking", place)}${turn.text !== null && words(turn.text, "text", place)}${steps.map((step) => stepItem(step, place))}${more > 0 && html`<p class="left-out">and ${plural(more, "call")} more in this turn</p>`}</div></li>\n`;
}

function words(text: Excerpt, className: "thinking" | "text", place: TurnPlace): Html {
  const label = className === "thinking" ? html`<span class="sr">thinking: </span>` : null;
  if (text.omitted === 0 && text.head.length <= longestShownWords)
    return html`<p class="${className}">${label}${text.head.trim()}</p>`;
  const start = shortened({ head: text.head, omitted: 0, tail: "" }, longestShownWords).head;
  const part = place.parts.add({
    kind: "text",
    pieces: excerptPieces(shortened(text, place.most), false),
  });
  return html`<p class="${className}">${label}${start.trim()} …</p><details class="more" data-part="${part}"><summary>all of it</summary></details>`;
}

function stepItem(step: StepView, place: TurnPlace): Html {
  return step.kind === "command" ? commandItem(step, place) : fileItem(step, place);
}

function commandItem(step: CommandView, place: TurnPlace): Html {
  const { prefix, parts } = place;
  const line = commandLine(step.command);
  const took = step.durationMs === null ? "" : durationText(step.durationMs);
  const whole = step.command.head.includes("\n") || step.command.head.length > longestShownCommand;
  const output =
    step.output === null ? [] : excerptPieces(shortened(step.output, place.most), step.isRaw);
  const pieces: readonly StyledPiece[] = [
    ...(whole ? [...excerptPieces(step.command, false), ["\n\n", ""] as const] : []),
    ...output,
  ];
  const part = pieces.length === 0 ? null : parts.add({ kind: "text", pieces });
  return html`<details class="step ${step.tone}" id="${prefix}c${step.n}"${part !== null && html` data-part="${part}"`}><summary><span class="n">${step.n}</span><code>${line}</code><span class="end">${step.end}</span><span class="took">${took}</span></summary>${footer(step, place)}</details>\n`;
}

function commandLine(command: Excerpt): string {
  const [line = ""] = command.head.trim().split("\n");
  const isAll = line === command.head.trim() && command.omitted === 0;
  const shown = visibleLine(line).slice(0, longestShownCommand);
  return isAll && shown.length < longestShownCommand ? shown : `${shown} …`;
}

function footer(step: CommandView, { base }: TurnPlace): Html {
  const link =
    step.wholePath === null ? null : html`<a href="${base}${step.wholePath}">the whole output</a>`;
  const told = [
    `in ${step.cwd}`,
    `began at ${durationText(step.startMs)}`,
    ...(step.outputBytes === 0 ? [] : [bytesText(step.outputBytes)]),
    ...step.remarks,
  ].map((text) => html`<span>${visibleLine(text)}</span>`);
  return html`<p class="foot">${told}${link}</p>`;
}

function fileItem(step: FileStepView, place: TurnPlace): Html {
  const output =
    step.output === null ? [] : excerptPieces(shortened(step.output, place.most), false);
  const part = output.length === 0 ? null : place.parts.add({ kind: "text", pieces: output });
  return html`<details class="step ${step.tone}"${part !== null && html` data-part="${part}"`}><summary><span class="n">${""}</span><code>${step.operation} ${visibleLine(step.path)}</code><span class="end">${step.end}</span><span class="took">${""}</span></summary></details>\n`;
}

/** `isRaw`: escape sequences in it become colours; else it is text and nothing more. */
export function excerptPieces(
  { head, omitted, tail }: Excerpt,
  isRaw: boolean,
): readonly StyledPiece[] {
  const pieces = (text: string): readonly StyledPiece[] =>
    isRaw ? styledTerminalText(text) : text === "" ? [] : [[visibleText(text), ""]];
  if (omitted === 0) return pieces(head);
  const mark = `\n[… ${countText(omitted)} ${isRaw ? "bytes" : "characters"} are not on this page …]\n`;
  return [...pieces(head), [mark, "cut"], ...pieces(tail)];
}
