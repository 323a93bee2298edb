import * as core from "@actions/core";
import { htmlEscape } from "escape-goat";
import { messageOf } from "../errors.ts";
import { firstCharacters, safe } from "../record/redact.ts";
import type { RunResult } from "../record/result.ts";

/** Runners drop a summary of more than 1 MiB whole. */
const longestBytes = 900_000;
const longestAnswer = 20_000;

/** Writes the job summary, where the runner takes one. It is never a reason to fail. */
export async function writeSummary(result: RunResult): Promise<void> {
  if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return;
  try {
    await core.summary.addRaw(summaryText(result)).write();
  } catch (error) {
    core.warning(`The job summary could not be written: ${messageOf(error)}`);
  }
}

/** The summary as HTML in Markdown. All foreign text is escaped and stands in elements of ours, so it can end none of them. */
function summaryText(result: RunResult): string {
  const cost = result["cost-usd"] === null ? "unknown" : `$${result["cost-usd"].toFixed(4)}`;
  const rows: readonly (readonly [string, string])[] = [
    ["Turns", String(result.turns)],
    ["Commands", String(result.commands)],
    ["Tokens", tokenText(result)],
    ["Cost", cost],
    ["Duration", `${(result["duration-ms"] / 1000).toFixed(1)} s`],
    ["Tree changed", result.changed === null ? "unknown" : result.changed ? "yes" : "no"],
    ["Sandbox", result.sandbox ?? "not started"],
    ["Records", result["record-directory"]],
    ["Artifact", result["artifact-url"] ?? "none"],
    ["Audit head", result["audit-sha256"] ?? "none"],
  ];
  const table = rows
    .map(([name, value]) => `<tr><td>${name}</td><td>${inert(value)}</td></tr>`)
    .join("");
  const whole = result.result ?? safe``;
  const answer = firstCharacters(whole, longestAnswer);
  const title =
    answer === whole ? "The model's last words" : "The model's last words, their beginning";
  const text =
    `<h3>Bash Agent: ${inert(result.state)}</h3>\n\n<p>${inert(result.reason)}</p>\n\n<table>${table}</table>\n\n` +
    (answer === ""
      ? ""
      : `<details open><summary>${title}</summary><pre>${inert(answer)}</pre></details>\n`);
  return Buffer.byteLength(text) > longestBytes
    ? `<h3>Bash Agent: ${inert(result.state)}</h3>\n`
    : text;
}

function tokenText(result: RunResult): string {
  const count = (value: number): string => value.toLocaleString("en-US");
  return (
    `${count(result["input-tokens"])} in, ${count(result["output-tokens"])} out, ` +
    `${count(result["cache-read-tokens"])} read from cache, ${count(result["cache-write-tokens"])} written to it`
  );
}

/** Text that is nothing but text in HTML as well as in Markdown, where a blank line would end the HTML around it. */
function inert(text: string): string {
  return htmlEscape(text)
    .replaceAll(/&#\d+;|[`*_[\]\\|~@#]/g, (found) =>
      found.startsWith("&") ? found : `&#${found.charCodeAt(0)};`,
    )
    .replaceAll("\r", "")
    .replaceAll("\n", "<br>");
}
