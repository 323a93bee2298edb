import { beginningOf, shortened } from "./excerpt.ts";
import { costText, countText, durationText, plural } from "./format.ts";
import { codeBlock, codeCell, codeSpan } from "./markdown-text.ts";
import { lineCounts } from "./page-change.ts";
import type { CommandView, RunView } from "./run-view.ts";
import { commandsOf } from "./steps.ts";
import { visibleLine } from "./visible.ts";

/** A comment on GitHub takes 65,536 characters; in bytes, a runner's summary takes more. */
const longestMarkdownBytes = 60_000;

const mostCommands = 80;
const mostFiles = 100;
const mostIgnored = 20;
const mostRuns = 200;
const mostModels = 20;
const longestAnswer = 6_000;

/** A run as Markdown, for a terminal, a comment or a job's summary. All that was recorded stands in code; it is cut at the end of a line. */
export function runMarkdown(
  run: RunView,
  more: { readonly artifactUrl?: string | null } = {},
): string {
  const sections = [
    endMarkdown(run.end),
    factTable(run),
    answerPart(run),
    verificationPart(run),
    changePart(run),
    commandPart(run),
    usagePart(run),
    recordPart(run, more.artifactUrl ?? null),
  ];
  return cutMarkdown(sections.filter((section) => section !== "").join("\n\n"), run);
}

/** Several runs: a table of them, and then each run that has room. */
export function runsMarkdown(runs: readonly RunView[]): string {
  const rows = runs
    .slice(0, mostRuns)
    .map((run) =>
      row([
        codeCell(run.runId ?? run.directory),
        codeCell(run.end.state, 40),
        codeCell(run.end.reason),
        countText(run.usage.turns.length),
        countText(commandsOf(run).length),
        costText(run.usage.total.costUsd),
        durationText(run.durationMs),
      ]),
    );
  const left = runs.length - rows.length;
  const table = [
    row(["run", "state", "reason", "turns", "commands", "cost", "time"]),
    row(["---", "---", "---", "--:", "--:", "--:", "--:"]),
    ...rows,
    ...(left > 0 ? ["", `And ${plural(left, "run")} more.`] : []),
  ].join("\n");
  let text = `### Bash Agent: ${plural(runs.length, "run")}\n\n${table}\n`;
  for (const run of runs) {
    const next = `\n${runMarkdown(run)}`;
    if (Buffer.byteLength(text) + Buffer.byteLength(next) > longestMarkdownBytes) {
      text += "\nThe other runs are in the table only; each is told in its own report.\n";
      break;
    }
    text += next;
  }
  return text;
}

/** How a run ended, and nothing else. */
export function endMarkdown({ state, reason }: Pick<RunView["end"], "state" | "reason">): string {
  return `### Bash Agent: ${stateText(state)}\n\n${codeSpan(reason, 1000)}`;
}

/** A state of ours is a word; of what a record says else nobody knows what it is. */
function stateText(state: string): string {
  return /^[a-z]+(?:[_ ][a-z]+)*$/.test(state) ? state.replaceAll("_", " ") : codeSpan(state, 60);
}

function factTable(run: RunView): string {
  const { usage, end } = run;
  const commands = commandsOf(run);
  const failed = commands.filter(({ tone }) => tone === "bad").length;
  const fact = (name: string): string => run.facts.find((one) => one.name === name)?.value ?? "";
  const tokens = `${countText(usage.total.input)} in, ${countText(usage.total.output)} out, ${countText(usage.total.cacheRead)} read from the cache, ${countText(usage.total.cacheWrite)} written to it`;
  const rows: readonly (readonly [string, string])[] = [
    ["state", codeCell(end.state, 60)],
    ["turns", countText(usage.turns.length)],
    [
      "commands",
      `${countText(commands.length)}${failed === 0 ? "" : `, ${countText(failed)} failed`}`,
    ],
    ["tokens", tokens],
    ["cost", costText(usage.turns.length === 0 ? 0 : usage.total.costUsd)],
    ["duration", durationText(run.durationMs)],
    [
      "sandbox",
      `${codeCell(fact("sandbox"), 40)}${fact("network") === "" ? "" : `, network ${codeCell(fact("network"))}`}`,
    ],
  ];
  return [row(["", ""]), row(["---", "---"]), ...rows.map(row)].join("\n");
}

function answerPart({ answer }: RunView): string {
  if (answer === null || answer.head.trim() === "") return "";
  const shown = shortened(answer, longestAnswer);
  const text = shown.omitted === 0 ? shown.head : `${shown.head}\n[...]\n${shown.tail}`;
  return `**The model's last words**\n\n${codeBlock(text)}`;
}

function verificationPart({ verification }: RunView): string {
  if (verification.length === 0) return "";
  const rows = verification.map(({ attempt, command, end, durationMs }) =>
    row([
      attempt === 0 ? "before the model" : `check ${attempt}`,
      codeCell(command),
      codeCell(end, 40),
      durationMs === null ? "" : durationText(durationMs),
    ]),
  );
  return [
    "**Verification**\n",
    row(["", "command", "end", "time"]),
    row(["---", "---", "---", "--:"]),
    ...rows,
  ].join("\n");
}

function changePart({ change }: RunView): string {
  if (change.kind === "none")
    return `**Change**\n\nThere is no patch: ${codeSpan(change.reason, 500)}`;
  const { files, omitted, ignored, commits, unreadBytes } = change;
  const [added, deleted] = lineCounts(files);
  const title =
    files.length === 0 && omitted.length === 0
      ? "**Change**: none, the patch is empty"
      : `**Change**: ${plural(files.length, "file")}, +${countText(added)} -${countText(deleted)}`;
  const rows = files
    .slice(0, mostFiles)
    .map((file) =>
      row([
        codeCell(file.from === null ? file.path : `${file.from} → ${file.path}`),
        file.kind,
        file.added === null
          ? file.remarks.includes("binary")
            ? "binary"
            : "not read"
          : `+${countText(file.added)}`,
        file.deleted === null ? "" : `-${countText(file.deleted)}`,
      ]),
    );
  const left = files.length - rows.length;
  return [
    title,
    ...(rows.length === 0
      ? []
      : ["", row(["file", "", "", ""]), row(["---", "---", "--:", "--:"]), ...rows]),
    ...(left > 0 ? ["", `And ${plural(left, "file")} more.`] : []),
    ...(unreadBytes > 0
      ? ["", "The patch is too long to be told whole; it is in changes.patch."]
      : []),
    ...(omitted.length === 0
      ? []
      : [
          "",
          "Not in the patch:",
          "",
          ...omitted.slice(0, mostFiles).map((path) => `- ${codeSpan(path)}`),
        ]),
    ...(ignored.length === 0 ? [] : ["", `New, and ignored by git: ${ignoredText(ignored)}`]),
    ...(commits === 0 ? [] : ["", `${plural(commits, "commit")} in commits.mbox.`]),
  ].join("\n");
}

function ignoredText(paths: readonly string[]): string {
  const shown = paths.slice(0, mostIgnored).map((path) => codeSpan(path));
  const more = paths.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function commandPart(run: RunView): string {
  const commands = commandsOf(run);
  if (commands.length === 0) return "";
  const first = commands.length > mostCommands ? commands.slice(0, mostCommands / 4) : commands;
  const last = commands.length > mostCommands ? commands.slice(-(mostCommands * 3) / 4) : [];
  const left = commands.length - first.length - last.length;
  const turnOf = new Map(run.turns.flatMap(({ turn, steps }) => steps.map((step) => [step, turn])));
  const commandRow = (step: CommandView): string =>
    row([
      String(step.n),
      String(turnOf.get(step) ?? ""),
      codeCell(commandText(step)),
      codeCell(step.end, 40),
      step.durationMs === null ? "" : durationText(step.durationMs),
    ]);
  return [
    "**Commands**\n",
    row(["#", "turn", "command", "end", "time"]),
    row(["--:", "--:", "---", "---", "--:"]),
    ...first.map(commandRow),
    ...(left > 0 ? [row(["", "", `${plural(left, "command")} not shown`, "", ""])] : []),
    ...last.map(commandRow),
  ].join("\n");
}

/** The first line, and a sign that there are more. */
function commandText({ command }: CommandView): string {
  const [line = "", ...more] = command.head.trim().split("\n");
  return more.length > 0 ? `${beginningOf(visibleLine(line), 110)} …` : line;
}

function usagePart({ usage }: RunView): string {
  if (usage.models.length === 0) return "";
  const rows = usage.models
    .slice(0, mostModels)
    .map((one) =>
      row([
        codeCell(one.model),
        countText(one.responses),
        countText(one.input),
        countText(one.cacheWrite),
        countText(one.cacheRead),
        countText(one.output),
        costText(one.costUsd),
      ]),
    );
  return [
    "**Tokens and cost**\n",
    row(["model", "responses", "input", "cache write", "cache read", "output", "cost"]),
    row(["---", "--:", "--:", "--:", "--:", "--:", "--:"]),
    ...rows,
  ].join("\n");
}

function recordPart(run: RunView, artifactUrl: string | null): string {
  const { audit } = run;
  const head = audit?.head ?? null;
  const problem =
    audit === null || audit.brokenLine === null
      ? ""
      : `; line ${audit.brokenLine} does not follow from the one before: the log was changed`;
  return [
    "**Record**\n",
    `- directory: ${codeSpan(run.directory, 500)}`,
    ...(artifactUrl === null ? [] : [`- artifact: ${linkText(artifactUrl)}`]),
    `- files: ${run.files
      .filter(({ path }) => !path.startsWith("outputs/"))
      .map(({ path }) => codeSpan(path))
      .join(", ")}`,
    ...(run.runId === null ? [] : [`- run: ${codeSpan(run.runId)}`]),
    `- audit head: ${head === null ? "none" : codeSpan(head)}${audit?.isFinished === false ? "; the final record is missing" : ""}${problem}`,
    ...run.problems.map((problem) => `- ${codeSpan(problem, 300)}`),
  ].join("\n");
}

/** A link only where the address can be nothing else. */
function linkText(address: string): string {
  return /^https?:\/\/[\w.:/-]+$/.test(address) ? `<${address}>` : codeSpan(address, 500);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Cut at the end of a line, and said so; a block of code that is cut is closed. */
function cutMarkdown(text: string, { end }: RunView): string {
  if (Buffer.byteLength(text) <= longestMarkdownBytes) return `${text}\n`;
  let bytes = 0;
  const kept: string[] = [];
  let fence = "";
  for (const line of text.split("\n")) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > longestMarkdownBytes - 300) break;
    kept.push(line);
    const [mark = ""] = /^`{3,}/.exec(line) ?? [];
    if (fence === "") fence = mark;
    else if (line === fence) fence = "";
  }
  const closed =
    fence.length > 200 ? [`### Bash Agent: ${stateText(end.state)}`] : [...kept, fence];
  return `${closed.join("\n").trimEnd()}\n\nThe rest is left out; the whole is in report.html.\n`;
}
