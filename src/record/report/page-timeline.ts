import { durationText } from "./format.ts";
import { html, type Html } from "./html.ts";
import type { RunView, Span, Timeline } from "./run-view.ts";
import { beginningOf } from "./excerpt.ts";
import { visibleLine } from "./visible.ts";

/** Narrower than this share of the time a span is drawn with its neighbours of the same kind. */
const finestShare = 1 / 900;
const mostTurnLines = 60;
const mostMarks = 60;

const lanes: readonly { readonly lane: Span["lane"]; readonly name: string }[] = [
  { lane: "model", name: "model" },
  { lane: "commands", name: "commands" },
  { lane: "verification", name: "verification" },
  { lane: "waiting", name: "waiting" },
];

/** The time of a run to scale: a lane each for the model, commands, verification and waiting; below the ruler, and the sums. */
export function timelineSection({ timeline }: RunView, prefix: string): Html {
  const { totalMs, spans } = timeline;
  if (totalMs === 0 || spans.length === 0) return html`<p class="quiet">No time is recorded.</p>`;
  const used = lanes.filter(({ lane }) => spans.some((span) => span.lane === lane));
  const sums = used.map(({ lane, name }) => ({ name, ms: sumOf(spans, lane) }));
  const rest = totalMs - sums.reduce((total, { ms }) => total + ms, 0);
  const told = [...sums, ...(rest > totalMs / 100 ? [{ name: "other", ms: rest }] : [])];
  const words = told.map(({ name, ms }) => `${name} ${durationText(ms)}`).join(", ");
  return html`<div class="lanes" role="group" aria-label="Timeline: ${words}">
${used.map(({ lane, name }) => html`<span class="lane">${name} <b>${durationText(sumOf(spans, lane))}</b></span>${laneDrawing(timeline, lane, prefix)}\n`)}<span class="lane">${""}</span>${ruler(timeline)}
</div>
${marksList(timeline)}`;
}

function laneDrawing(timeline: Timeline, lane: Span["lane"], prefix: string): Html {
  const { totalMs, spans } = timeline;
  const place = (ms: number): string => `${percent(ms / totalMs)}%`;
  const drawn = gathered(
    spans.filter((span) => span.lane === lane),
    totalMs,
  );
  const turnEnds = spans.filter((span) => span.lane === "model" && span.tone === "neutral");
  const lines = turnEnds.length > mostTurnLines ? [] : turnEnds;
  return html`<svg class="strip" height="22" aria-hidden="true">${lines.map(({ endMs }) => html`<line class="tick" x1="${place(endMs)}" x2="${place(endMs)}" y1="0" y2="22"/>`)}${drawn.map(
    (span) => {
      const bar = html`<rect class="bar ${lane} ${span.tone}" x="${place(span.startMs)}" y="3" width="${place(span.endMs - span.startMs)}" height="16"><title>${labelOf(span.label)}</title></rect>`;
      return span.n === null ? bar : html`<a href="#${prefix}c${span.n}" tabindex="-1">${bar}</a>`;
    },
  )}</svg>`;
}

/** Titles are for a pointer: a long command is told in its step. */
function labelOf(label: string): string {
  return beginningOf(visibleLine(label), 220);
}

/** Puts spans that would be too fine to see, and too many to draw, together with what stands right beside them. */
function gathered(spans: readonly Span[], totalMs: number): readonly Span[] {
  const finest = totalMs * finestShare;
  const result: (Span & { readonly count: number })[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const isClose =
      last !== undefined &&
      last.tone === span.tone &&
      span.startMs - last.endMs < finest &&
      (span.endMs - span.startMs < finest || last.endMs - last.startMs < finest);
    if (!isClose) result.push({ ...span, count: 1 });
    else {
      const count = last.count + 1;
      const label = `${count} together, the first: ${last.label.replace(/^\d+ together, the first: /, "")}`;
      result[result.length - 1] = {
        ...last,
        endMs: Math.max(last.endMs, span.endMs),
        label,
        count,
      };
    }
  }
  return result;
}

function sumOf(spans: readonly Span[], lane: Span["lane"]): number {
  return spans
    .filter((span) => span.lane === lane)
    .reduce((total, { startMs, endMs }) => total + endMs - startMs, 0);
}

function ruler({ totalMs }: Timeline): Html {
  const step = stepOf(totalMs);
  const ticks = Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => index * step);
  return html`<svg class="ruler" height="20" aria-hidden="true">${ticks.map((ms) => {
    const share = ms / totalMs;
    const anchor = share < 0.03 ? "start" : share > 0.94 ? "end" : "middle";
    return html`<line x1="${percent(share)}%" x2="${percent(share)}%" y1="0" y2="4"/><text x="${percent(share)}%" y="16" text-anchor="${anchor}">${tickText(ms)}</text>`;
  })}</svg>`;
}

const steps = [
  100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000,
];

function stepOf(totalMs: number): number {
  return (
    steps.find((step) => totalMs / step <= 5) ?? Math.ceil(totalMs / 5 / 3_600_000) * 3_600_000
  );
}

function tickText(ms: number): string {
  if (ms === 0) return "0";
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(1))} s`;
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.round((ms % 60_000) / 1000);
  const short =
    seconds === 0 ? `${minutes} min` : `${minutes}:${String(seconds).padStart(2, "0")} min`;
  return minutes < 120 ? short : `${Number((ms / 3_600_000).toFixed(1))} h`;
}

function marksList({ marks }: Timeline): Html | null {
  if (marks.length === 0) return null;
  const left = marks.length - mostMarks;
  return html`<ul class="marks">${marks
    .slice(0, mostMarks)
    .map(
      ({ ms, label, tone }) =>
        html`<li class="${tone}"><time>${durationText(ms)}</time> ${beginningOf(visibleLine(label), 300)}</li>`,
    )}${left > 0 && html`<li>and ${left} more</li>`}</ul>`;
}

function percent(share: number): string {
  return String(Number((share * 100).toFixed(3)));
}
