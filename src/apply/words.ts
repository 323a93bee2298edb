import { htmlEscape } from "escape-goat";
import type { CheckedRecord } from "./record.ts";
import type { ApplyOptions } from "./options.ts";

/** A change that is about to be proposed. */
export interface Change {
  readonly record: CheckedRecord;
  readonly changeId: string;
  /** Paths, in order. */
  readonly paths: readonly string[];
}

/** What tells a commit of ours from all others: it is still what was pushed, for the same task. */
export interface CommitMark {
  readonly task: string;
  readonly change: string;
  readonly parent: string;
  readonly tree: string;
}

const trailerNames = {
  task: "Bash-Agent-Task",
  change: "Bash-Agent-Change",
  parent: "Bash-Agent-Parent",
  tree: "Bash-Agent-Tree",
} as const;

/** The message of the commit; no word of the model is in it. */
export function commitMessage({ record }: Change, options: ApplyOptions, mark: CommitMark): string {
  const trailers = [
    ["Bash-Agent-Run", record.runId],
    ["Bash-Agent-Audit", record.auditHead],
    ...Object.entries(trailerNames).map(([field, name]) => [name, mark[field as keyof CommitMark]]),
  ];
  const body = `Made by a run of Bash Agent that ended as ${record.state}, from ${record.patch.base_sha}.`;
  return `${options.title}\n\n${body}\n\n${trailers.map(([name, value]) => `${name}: ${value}\n`).join("")}`;
}

/** Reads the trailers back; null where one is missing or there twice. */
export function markOf(message: string): CommitMark | null {
  const value = (name: string): string | null => {
    const found = message.split("\n").filter((line) => line.startsWith(`${name}: `));
    return found.length === 1 ? (found[0]?.slice(name.length + 2) ?? null) : null;
  };
  const { task, change, parent, tree } = trailerNames;
  const mark = {
    task: value(task),
    change: value(change),
    parent: value(parent),
    tree: value(tree),
  };
  return Object.values(mark).includes(null) ? null : (mark as CommitMark);
}

const endMark = "<!-- /bash-agent -->";

/** Begins what is ours in a text on GitHub; it cannot be seen. */
export function taskMark(options: ApplyOptions): string {
  return `<!-- bash-agent task=${options.task.id}`;
}

/** The change that a pull request with this body proposes; null for a body without our mark for the task. */
export function changeOf(body: string | null, options: ApplyOptions): string | null {
  const start = body?.indexOf(taskMark(options)) ?? -1;
  if (body === null || start < 0) return null;
  return /^<!-- bash-agent task=\S+ change=([0-9a-f]*) -->/.exec(body.slice(start))?.[1] ?? null;
}

/** The body of a pull request; what people have written around an older one stays. */
export function pullRequestBody(
  change: Change,
  options: ApplyOptions,
  older: string | null,
): string {
  const ours = [
    `${taskMark(options)} change=${change.changeId} -->`,
    "This change was made by a run of Bash Agent, and a job that did not run the agent checked and applied it. Read it before you merge it.",
    "",
    summary(change, options),
    endMark,
  ].join("\n");
  const start = older?.indexOf(taskMark(options)) ?? -1;
  if (older === null || start < 0) return ours;
  const end = older.indexOf(endMark, start);
  return older.slice(0, start) + ours + (end < 0 ? "" : older.slice(end + endMark.length));
}

const longestComment = 60_000;

/** The body of the comment: the report, where there is one, else a summary. */
export function commentBody(change: Change, options: ApplyOptions): string {
  const { report } = change.record;
  const text = report === null ? summary(change, options) : tamed(report);
  const cut = text.length > longestComment ? `${text.slice(0, longestComment)}\n\n[cut]` : text;
  return `${taskMark(options)} change=${change.changeId} -->\n${cut}\n`;
}

function summary({ record, paths }: Change, { jobUrl }: ApplyOptions): string {
  const rows = [
    ["State of the run", record.state],
    ["Run", record.runId],
    ["Began at", record.patch.base_sha],
    ["Head of the audit log", record.auditHead],
    ["Files", String(paths.length)],
    ...(jobUrl === "" ? [] : [["Applied by", jobUrl]]),
  ];
  const table = rows
    .map(([name = "", value = ""]) => `<tr><td>${name}</td><td>${inert(value)}</td></tr>`)
    .join("");
  return `<table>${table}</table>\n${list(paths)}${lastWords(record.words)}`;
}

const mostPaths = 50;

function list(paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const more = paths.length > mostPaths ? `\n... and ${paths.length - mostPaths} more` : "";
  return `\n<details><summary>Files</summary><pre>${inert(paths.slice(0, mostPaths).join("\n") + more)}</pre></details>\n`;
}

const longestWords = 10_000;

function lastWords(words: string | null): string {
  if (words === null || words.trim() === "") return "";
  const [text, title] =
    words.length > longestWords
      ? [words.slice(0, longestWords), "The model's last words, their beginning"]
      : [words, "The model's last words"];
  return `\n<details><summary>${title}</summary><pre>${inert(text)}</pre></details>\n`;
}

/** Text that is nothing but text in HTML and in Markdown, names nobody and closes no issue. */
function inert(text: string): string {
  return htmlEscape(text.replaceAll(/[\p{Cf}]/gu, ""))
    .replaceAll(/&#\d+;|[`*_[\]\\|~@#:]/g, (found) =>
      found.startsWith("&") ? found : `&#${found.charCodeAt(0)};`,
    )
    .replaceAll("\r", "")
    .replaceAll("\n", "<br>");
}

/** Markdown that calls nobody, loads nothing and holds no mark of ours. */
function tamed(markdown: string): string {
  return markdown
    .replaceAll("<!--", "&lt;!--")
    .replaceAll(/@(?=[\p{L}\p{N}])/gu, "@\u200b")
    .replaceAll("![", "!\u200b[")
    .replaceAll(/<(?=\/?(?:img|picture|source|video|audio)\b)/gi, "&lt;");
}
