import { bytesText, costText, countText, durationText, plural } from "./format.ts";
import { html, type Html } from "./html.ts";
import { changeSection } from "./page-change.ts";
import { excerptPieces, stepsSection } from "./page-steps.ts";
import { timelineSection } from "./page-timeline.ts";
import { usageSection } from "./page-usage.ts";
import type { Parts } from "./parts.ts";
import type { RunEnd, RunView, Tone, VerificationView } from "./run-view.ts";
import { shortened } from "./excerpt.ts";
import { commandsOf } from "./steps.ts";
import type { Highlighter } from "./syntax.ts";
import type { StyledPiece } from "./styled-text.ts";
import { visibleLine, visibleText } from "./visible.ts";

export interface RunPlace {
  readonly parts: Parts;
  readonly highlighter: Highlighter;
  readonly base: string;
  readonly prefix: string;
  readonly limits: {
    readonly turns: number;
    readonly characters: number;
    readonly changeCharacters: number;
    readonly columns: number;
  };
}

const longestAnswer = 1500;
const goodStates = new Set(["completed", "verified"]);

/** Green for an end as wished, red for all else. */
export function toneOf({ state }: RunEnd): Tone {
  return goodStates.has(state) ? "good" : "bad";
}

/** One run: how it ended, then when, what changed, what was done, what it cost, and where it is recorded. */
export function runSection(run: RunView, place: RunPlace): Html {
  const { base, prefix, limits, parts, highlighter } = place;
  const part = (name: string, title: string, body: Html): Html =>
    html`<section aria-labelledby="${prefix}${name}"><h2 id="${prefix}${name}">${title}</h2>\n${body}</section>\n`;
  return html`<article id="${prefix}run">
${header(run, prefix)}${answer(run, parts)}${part("timeline", "Timeline", timelineSection(run, prefix))}${run.verification.length > 0 && part("verification", "Verification", verification(run, place))}${part("change", "Change", changeSection(run, { parts, highlighter, base, characters: limits.changeCharacters }))}${part("steps", "Steps", html`${toolbar(run)}${stepsSection(run, { parts, prefix, base, limits })}`)}${part("usage", "Cost and tokens", usageSection(run, limits.columns))}${part("record", "Record", record(run, place))}</article>
`;
}

function header(run: RunView, prefix: string): Html {
  const { end, usage } = run;
  const commands = commandsOf(run);
  const failed = commands.filter(({ tone }) => tone === "bad").length;
  const cost = usage.turns.length === 0 ? null : costText(usage.total.costUsd);
  const facts = [
    plural(usage.turns.length, "turn"),
    `${plural(commands.length, "command")}${failed === 0 ? "" : `, ${countText(failed)} failed`}`,
    durationText(run.durationMs),
    ...(cost === null ? [] : [cost === "unknown" ? "cost unknown" : cost]),
    ...(run.startedAt === null ? [] : [run.startedAt.replace("T", " ").replace(/\.\d+Z$/, " UTC")]),
  ];
  return html`<header class="top ${toneOf(end)}">
<p class="brand">Bash Agent</p>
<h1><span class="dot" aria-hidden="true">${""}</span>${visibleLine(end.state.replaceAll("_", " "))}</h1>
<p class="reason">${visibleLine(end.reason)}</p>
<p class="facts">${facts.map((fact) => html`<span>${visibleLine(fact)}</span>`)}</p>
<nav aria-label="Parts of this report"><a href="#${prefix}timeline">timeline</a> <a href="#${prefix}change">change</a> <a href="#${prefix}steps">steps</a> <a href="#${prefix}usage">cost</a> <a href="#${prefix}record">record</a></nav>
</header>
${run.problems.length > 0 && html`<ul class="warning">${run.problems.map((problem) => html`<li>${visibleLine(problem)}</li>`)}</ul>\n`}`;
}

function answer({ answer: words, prompt }: RunView, parts: Parts): Html {
  const task =
    prompt === null || prompt.head.trim() === ""
      ? null
      : html`<details class="more" data-part="${parts.add({ kind: "text", pieces: excerptPieces(prompt, false) })}"><summary>the task</summary></details>\n`;
  if (words === null || words.head.trim() === "") return html`${task}`;
  const shown = shortened(words, longestAnswer);
  const rest =
    shown === words
      ? null
      : html`<details class="more" data-part="${parts.add({ kind: "text", pieces: excerptPieces(words, false) })}"><summary>all of it</summary></details>`;
  const text = shown.omitted === 0 ? shown.head : `${shown.head}\n[…]\n${shown.tail}`;
  return html`<blockquote aria-label="The model's last words">${text.trim()}</blockquote>${rest}${task}`;
}

function toolbar({ turns }: RunView): Html {
  const failed = turns.flatMap(({ steps }) => steps).filter(({ tone }) => tone === "bad").length;
  return html`<p class="tools" hidden><button type="button" data-do="open">open all</button><button type="button" data-do="close">close all</button>${failed > 0 && html`<button type="button" data-do="failed" aria-pressed="false">only what failed: ${countText(failed)}</button>`}<span class="keys"><kbd>j</kbd> <kbd>k</kbd> next, last step${failed > 0 && html`; <kbd>f</kbd> next that failed`}</span></p>\n`;
}

function verification({ verification: attempts }: RunView, { parts, base }: RunPlace): Html {
  return html`${attempts.map((one) => verificationItem(one, parts, base))}`;
}

function verificationItem(one: VerificationView, parts: Parts, base: string): Html {
  const { attempt, command, end, tone, durationMs, output, isRaw, wholePath } = one;
  const pieces: readonly StyledPiece[] = [
    [`${visibleText(command)}\n\n`, ""],
    ...(output === null ? [] : excerptPieces(output, isRaw)),
  ];
  const part = parts.add({ kind: "text", pieces });
  const when = attempt === 0 ? "before" : `check ${attempt}`;
  const link = wholePath !== null && html`<a href="${base}${wholePath}">the whole output</a>`;
  return html`<details class="step check ${tone}" data-part="${part}"><summary><span class="n">${when}</span><code>${visibleLine(command).slice(0, 240)}</code><span class="end">${end}</span><span class="took">${durationMs === null ? "" : durationText(durationMs)}</span></summary><p class="foot">${link}</p></details>\n`;
}

function record(run: RunView, { base }: RunPlace): Html {
  const rows: readonly (readonly [string, Html])[] = [
    ["audit head", auditText(run)],
    ["run", html`<code>${run.runId ?? "unknown"}</code>`],
    ...run.facts.map(({ name, value }) => [name, html`${visibleLine(value)}`] as const),
    ...networkRows(run),
    ["directory", html`<code>${visibleLine(run.directory)}</code>`],
    [
      "files",
      html`${run.files.map(({ path, bytes }) => html`<a href="${base}${path}">${path}</a> <small>${bytesText(bytes)}</small> `)}`,
    ],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>\n`;
}

function auditText({ audit }: RunView): Html {
  if (audit === null) return html`none`;
  const chain =
    audit.brokenLine === null
      ? `${plural(audit.lines, "line")}, each names the one before`
      : `line ${audit.brokenLine} does not follow from the one before: the log was changed`;
  const end = audit.isFinished ? "" : "; the final record is missing";
  return html`<code>${audit.head ?? "none"}</code> <small class="${audit.brokenLine === null ? "" : "deleted"}">${chain}${end}</small>`;
}

function networkRows({ network }: RunView): readonly (readonly [string, Html])[] {
  if (network === null) return [];
  const hosts = network.deniedHosts.map(visibleLine).join(", ");
  const text = `${plural(network.allowed, "connection")} allowed, ${countText(network.denied)} refused${hosts === "" ? "" : `: ${hosts}`}`;
  return [["connections", html`${text}`]];
}
