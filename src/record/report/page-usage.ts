import { costText, countText, plural, shortCount } from "./format.ts";
import { html, type Html } from "./html.ts";
import type { RunView, TokenCounts, UsageView } from "./run-view.ts";
import { sum } from "./usage-view.ts";
import { visibleLine } from "./visible.ts";

type Column = TokenCounts & { readonly first: number; readonly last: number };

interface Chart {
  readonly name: string;
  /** The parts of a column, from below, by their class. */
  readonly parts: (column: Column) => readonly (readonly [className: string, value: number])[];
  readonly shown: (value: number) => string;
}

const charts: readonly Chart[] = [
  {
    name: "cost",
    parts: ({ costUsd }) => [["cost", costUsd ?? 0]],
    shown: costText,
  },
  {
    name: "new tokens",
    parts: ({ input, cacheWrite, output }) => [
      ["input", input],
      ["write", cacheWrite],
      ["output", output],
    ],
    shown: shortCount,
  },
  {
    name: "cache reads",
    parts: ({ cacheRead }) => [["read", cacheRead]],
    shown: shortCount,
  },
];

/** Cost and tokens: a column a turn (or a few turns, where there are many), and a table by model. */
export function usageSection({ usage }: RunView, mostColumns: number): Html {
  if (usage.turns.length === 0) return html`<p class="quiet">The model gave no response.</p>`;
  const columns = columnsOf(usage, mostColumns);
  const span = columns[0] === undefined ? 1 : columns[0].last - columns[0].first + 1;
  return html`<div class="charts">${charts
    .filter(({ name }) => name !== "cost" || usage.turns.some(({ costUsd }) => costUsd !== null))
    .map((chart) => chartFigure(chart, columns))}</div>
<p class="legend"><span class="key input">input</span> <span class="key write">written to the cache</span> <span class="key output">output, thinking included</span> <span class="key read">read from the cache</span>${span > 1 && html` <span>${span} turns a column</span>`}</p>
${modelTable(usage)}`;
}

function columnsOf({ turns }: UsageView, most: number): readonly Column[] {
  const size = Math.ceil(turns.length / most);
  return Array.from({ length: Math.ceil(turns.length / size) }, (_, index) => {
    const group = turns.slice(index * size, (index + 1) * size);
    const total = group.map((turn): TokenCounts => turn).reduce((one, other) => sum(one, other));
    return { ...total, first: index * size + 1, last: index * size + group.length };
  });
}

const height = 84;
/** A column of a short run is not drawn wider than this share. */
const widest = 7;

function chartFigure({ name, parts, shown }: Chart, columns: readonly Column[]): Html {
  const totals = columns.map((column) =>
    parts(column).reduce((total, [, value]) => total + value, 0),
  );
  const highest = Math.max(...totals);
  const whole = totals.reduce((total, value) => total + value, 0);
  const slot = Math.min(widest, 100 / columns.length);
  const scale = highest === 0 ? 0 : height / highest;
  return html`<figure><figcaption>${name} <b>${shown(whole)}</b><span class="top">highest ${shown(highest)}</span></figcaption><svg class="chart" height="${height}" role="img" aria-label="${name} by turn, ${shown(whole)} in all">${columns.map(
    (column, index) => {
      let top = height;
      const bars = parts(column).map(([className, value]) => {
        const size = value * scale;
        top -= size;
        return size < 0.05
          ? html``
          : html`<rect class="${className}" x="${round(index * slot + slot * 0.08)}%" width="${round(slot * 0.84)}%" y="${round(top)}" height="${round(size)}"/>`;
      });
      return html`<g><title>${titleOf(column)}</title>${bars}</g>`;
    },
  )}</svg></figure>`;
}

function titleOf(column: Column): string {
  const turns =
    column.first === column.last
      ? `response ${column.first}`
      : `responses ${column.first} to ${column.last}`;
  return `${turns}: ${costText(column.costUsd)}, ${countText(column.input)} in, ${countText(column.cacheWrite)} written to the cache, ${countText(column.cacheRead)} read from it, ${countText(column.output)} out`;
}

function modelTable({ models, total }: UsageView): Html {
  const row = (name: string, responses: number, counts: TokenCounts): Html =>
    html`<tr><th scope="row">${name}</th><td>${countText(responses)}</td><td>${countText(counts.input)}</td><td>${countText(counts.cacheWrite)}</td><td>${countText(counts.cacheRead)}</td><td>${countText(counts.output)}</td><td>${costText(counts.costUsd)}</td></tr>`;
  const responses = models.reduce((count, one) => count + one.responses, 0);
  return html`<div class="wide"><table class="numbers"><thead><tr><th scope="col">model</th><th scope="col">responses</th><th scope="col">input</th><th scope="col">cache write</th><th scope="col">cache read</th><th scope="col">output</th><th scope="col">cost</th></tr></thead><tbody>${models.map((one) => row(visibleLine(one.model), one.responses, one))}${models.length > 1 && row(plural(models.length, "model"), responses, total)}</tbody></table></div>`;
}

function round(value: number): string {
  return String(Number(value.toFixed(2)));
}
