import { RunError } from "../errors.ts";
import { helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

const flags = [
  {
    name: "output",
    help: "Folder for report.html and report.md. Default: the record directory, or the current folder for several.",
  },
];
const about =
  "Writes one HTML page and one Markdown summary of one or several runs, from their record directories, also of a run that was killed. The page opens from disk, loads nothing and can be passed on; its links lead to the records beside it.";

export const reportCommand: Command = {
  name: "report",
  about: "Writes a page and a summary of one or several runs.",
  async run(words) {
    const given = readArguments(words, flags);
    if (given.help) {
      process.stdout.write(helpPage("report DIRECTORY... [--output FOLDER]", about, flags));
      return 0;
    }
    const [first, ...more] = given.positionals;
    if (first === undefined)
      throw new RunError("input", "report takes one or more record directories. See --help");
    const { writeJointReport } = await import("../record/report/write-report.ts");
    const target = given.values["output"] ?? (more.length === 0 ? first : ".");
    const { html, markdown, runs } = writeJointReport([first, ...more], target);
    if (given.json) {
      const told = runs.map(({ directory, runId, end, problems }) => ({
        directory,
        "run-id": runId,
        ended: end.kind === "ended",
        state: end.kind === "ended" ? end.state : null,
        reason: end.reason,
        problems,
      }));
      process.stdout.write(`${JSON.stringify({ html, markdown, runs: told }, null, 2)}\n`);
    } else process.stdout.write(`${html}\n${markdown}\n`);
    return 0;
  },
};
