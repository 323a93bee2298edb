import { RunError } from "../errors.ts";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type AuditVerdict, verifyAudit } from "../record/verify.ts";
import { verifyRecordFiles } from "../record/verify-files.ts";
import { helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

const flags = [
  {
    name: "head",
    help: "SHA-256 of the last line, as the step log and the output audit-sha256 give it.",
  },
];
const about =
  "Checks an audit log: that no line was changed, left out or added, that each command has its end, and that the log was finished. With --head also that it is the log of that run and no other. Exit code 0, or 1 with the first fault by its line.";

export const verifyCommand: Command = {
  name: "verify",
  about: "Checks the chain of an audit log.",
  async run(words) {
    const given = readArguments(words, flags);
    if (given.help) {
      process.stdout.write(helpPage("verify AUDIT.JSONL [--head SHA256]", about, flags));
      return 0;
    }
    const [place, ...more] = given.positionals;
    if (place === undefined || more.length > 0)
      throw new RunError(
        "input",
        "verify takes the path of one audit log, or of its folder. See --help",
      );
    const path = isFolder(place) ? join(place, "audit.jsonl") : place;
    const { head } = given.values;
    const verdict = verifyAudit({ path }, head === undefined ? {} : { head });
    const findings =
      verdict.kind === "ok"
        ? verifyRecordFiles(dirname(path), verdict).filter(({ kind }) => kind !== "same")
        : [];
    if (given.json)
      process.stdout.write(`${JSON.stringify({ ...verdict, files: findings }, null, 2)}\n`);
    else {
      const faults = findings.map(({ path, kind }) => `FAULT: ${path} ${fileProblems[kind]}`);
      // What is right of the log alone is not to be read as the whole answer.
      const lines = faults.length > 0 ? faults : [verdictText(verdict)];
      process.stdout.write(`${lines.join("\n")}\n`);
    }
    return verdict.kind === "ok" && findings.length === 0 ? 0 : 1;
  },
};

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

const fileProblems = {
  same: "is as recorded",
  changed: "is not the file that the audit log names",
  missing: "is not there, and the audit log names it",
  unnamed: "is there, and the audit log names none",
} as const;

function verdictText(verdict: AuditVerdict): string {
  if (verdict.kind === "fault") return `FAULT in line ${verdict.line}: it ${verdict.reason}`;
  const unknown = verdict.unknownOutcomes.map(
    ({ what, line }) => `${what} (line ${line}): outcome unknown, nothing tells how it ended`,
  );
  if (verdict.kind === "incomplete")
    return [`INCOMPLETE at line ${verdict.line}: it ${verdict.reason}`, ...unknown].join("\n");
  const compared = verdict.headCompared
    ? "the head is the one given"
    : "compare the head with the one in the step log (--head) to know that the whole log was not made anew";
  return [
    `ok: ${verdict.lines} lines, ${verdict.commands} commands, state ${verdict.state}`,
    `head ${verdict.head}; ${compared}`,
    ...unknown,
  ].join("\n");
}
