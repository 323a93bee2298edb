import { createHash } from "node:crypto";
import { costText, countText, durationText, plural } from "./format.ts";
import { html, type Html, htmlOfOurs } from "./html.ts";
import { pageScript, pageStyle } from "./page-assets.ts";
import { runSection, toneOf } from "./page-run.ts";
import { Parts } from "./parts.ts";
import { commandsOf } from "./steps.ts";
import type { RunView } from "./run-view.ts";
import { createHighlighter } from "./syntax.ts";
import { visibleLine } from "./visible.ts";

/** A run and where its record lies, seen from the page: empty, or a relative address with a `/` at its end. */
export interface PagedRun {
  readonly run: RunView;
  readonly base: string;
}

/** Characters of outputs and words, of all runs together. */
const outputCharacters = 3_000_000;
const changeCharacters = 1_000_000;
const mostTurns = 500;
const mostColumns = 160;
/** More runs are in the overview only. */
const mostRuns = 40;

/**
 * The report as one HTML file that opens from disk, for one run or for several. It loads nothing and runs no script but its own, by a
 * policy that names the script's digest; all that was recorded is escaped, or lies in it as data. Its size is bounded.
 */
export function reportPage(runs: readonly PagedRun[]): string {
  const shown = runs.slice(0, mostRuns);
  const parts = new Parts();
  const highlighter = createHighlighter();
  const limits = {
    turns: Math.max(20, Math.floor(mostTurns / shown.length)),
    characters: Math.floor(outputCharacters / shown.length),
    changeCharacters: Math.floor(changeCharacters / shown.length),
    columns: Math.max(40, Math.floor(mostColumns / shown.length)),
  };
  const sections = shown.map(({ run, base }, index) =>
    runSection(run, {
      parts,
      highlighter,
      base,
      limits,
      prefix: runs.length === 1 ? "" : `r${index + 1}-`,
    }),
  );
  const [only] = runs;
  const title =
    runs.length === 1 && only !== undefined ? only.run.end.state : plural(runs.length, "run");
  const body = html`${runs.length > 1 && overview(runs)}${sections}${runs.length > mostRuns && html`<p class="left-out">${runs.length - mostRuns} more runs are in the overview only.</p>`}`;
  return page(`Bash Agent: ${title}`, body, parts).toString();
}

/** What the page may do: show itself. */
function policy(): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(pageScript)}`,
    `style-src ${hashOf(pageStyle)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function page(title: string, body: Html, parts: Parts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlOfOurs(policy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="bash-agent">
<title>${visibleLine(title)}</title>
<style>${htmlOfOurs(pageStyle)}</style>
</head>
<body>
<main>
${body}</main>
<noscript><p class="left-out">Folded parts are filled by the script of this page, which is turned off. The same is in report.md, transcript.jsonl and outputs/.</p></noscript>
${parts.scripts}<script>${htmlOfOurs(pageScript)}</script>
</body>
</html>
`;
}

function overview(runs: readonly PagedRun[]): Html {
  const rows = runs.map(({ run }, index) => {
    const commands = commandsOf(run);
    const name = html`<code>${run.runId ?? run.directory}</code>`;
    const link = index < mostRuns ? html`<a href="#r${index + 1}-run">${name}</a>` : name;
    return html`<tr><th scope="row">${link}</th><td class="state ${toneOf(run.end)}">${visibleLine(run.end.state)}</td><td class="reason">${visibleLine(run.end.reason)}</td><td>${countText(run.usage.turns.length)}</td><td>${countText(commands.length)}</td><td>${costText(run.usage.total.costUsd)}</td><td>${durationText(run.durationMs)}</td></tr>\n`;
  });
  return html`<section class="overview"><h1>${plural(runs.length, "run")}</h1><div class="wide"><table class="numbers"><thead><tr><th scope="col">run</th><th scope="col" class="state">state</th><th scope="col" class="reason">reason</th><th scope="col">turns</th><th scope="col">commands</th><th scope="col">cost</th><th scope="col">time</th></tr></thead><tbody>
${rows}</tbody></table></div></section>
`;
}
