import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readJobEvent } from "../event/job-event.ts";
import { startProblems } from "../event/start-gate.ts";
import type { InputName } from "../inputs.ts";
import { readOptions } from "../options.ts";
import type { RunResult } from "../record/result.ts";
import { run } from "../run.ts";
import {
  cancelledBySignal,
  createWorld,
  gateQuestion,
  type Environment,
  hideSecrets,
  prepareStart,
  workspaceOf,
} from "../world.ts";
import { helpPage, inputFlags, parseArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { terminalView } from "./terminal-log.ts";

const about =
  "Runs one task in the current repository. Every input of the action is a flag of the same name.";

export const runCommand: Command = {
  name: "run",
  about: "Runs one task in the current repository.",
  async run(words) {
    const given = parseArguments(words, inputFlags);
    if (given.help) {
      process.stdout.write(helpPage("run --prompt TASK [flags]", about, inputFlags));
      return 0;
    }
    const environment: Environment = { ...process.env };
    hideSecrets(environment);
    const { workspace, directory } = placeOf(environment);
    const defaults: { readonly [name: string]: string } = { "working-directory": directory };
    const read = (name: InputName): string | undefined => given.values[name] ?? defaults[name];
    const event = readJobEvent(environment, workspace);
    const answer = await readOptions({ read, workspace, environment, event });
    const extra = given.positionals.map((word) => `${JSON.stringify(word)}: run takes flags only`);
    const problems = [
      ...given.problems,
      ...extra,
      ...("problems" in answer ? answer.problems : []),
    ];
    if ("problems" in answer || problems.length > 0) return refuse(problems, given.json);
    const { options } = answer;
    const reasons = await startProblems(gateQuestion(options, event, environment));
    if (reasons.length > 0) return refuse(reasons, given.json);
    const start = prepareStart(options, environment);
    const stream = given.json ? process.stderr : process.stdout;
    const log = terminalView(stream, { detail: options.logOutput });
    const world = await createWorld(options, start, {
      environment,
      entry: import.meta.url,
      log,
      cancelled: cancelledBySignal(),
    });
    const result = await run(options, world);
    process.stdout.write(given.json ? `${JSON.stringify(result, null, 2)}\n` : endText(result));
    if (result.state === "cancelled") return 130;
    if (result.state === "sandbox_unavailable") return 3;
    return options.failOn.includes(result.state) ? 1 : 0;
  },
};

/** The repository around the current folder, in which the work begins; the folder itself when there is none. */
function placeOf(environment: Environment): { workspace: string; directory: string } {
  const start = workspaceOf(environment);
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git")))
      return { workspace: folder, directory: relative(folder, start) || "." };
    if (folder === dirname(folder)) return { workspace: start, directory: "." };
  }
}

function refuse(problems: readonly string[], json: boolean): number {
  for (const problem of problems) process.stderr.write(`bash-agent: ${problem}\n`);
  if (json)
    process.stdout.write(
      `${JSON.stringify({ state: "input_error", reason: problems.join(" | ") }, null, 2)}\n`,
    );
  return 2;
}

/** What a person wants to know at the end of a run: how it ended, what it took, where everything is. */
export function endText(result: RunResult): string {
  const cost = result["cost-usd"] === null ? "cost unknown" : `$${result["cost-usd"].toFixed(4)}`;
  const took = `${(result["duration-ms"] / 1000).toFixed(1)} s`;
  const rows: readonly (readonly [string, string | null])[] = [
    ["state", `${result.state}: ${result.reason}`],
    ["took", `${result.turns} turns, ${result.commands} commands, ${took}, ${cost}`],
    ["patch", result.changed === false ? "empty: the tree is unchanged" : result["patch-path"]],
    ["transcript", result["transcript-path"]],
    ["report", result["report-path"]],
    ["audit log", result["audit-path"]],
    ["audit head", result["audit-sha256"]],
  ];
  return `\n${rows.map(([name, value]) => `${name.padEnd(11)} ${value ?? "none"}\n`).join("")}`;
}
