import { demoCommand } from "./demo-command.ts";
import type { Command } from "./command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { reportCommand } from "./report-command.ts";
import { replayCommand } from "./replay-command.ts";
import { runCommand } from "./run-command.ts";
import { transcriptCommand } from "./transcript-command.ts";
import { verifyCommand } from "./verify-command.ts";

export const commands: readonly Command[] = [
  runCommand,
  demoCommand,
  reportCommand,
  replayCommand,
  transcriptCommand,
  verifyCommand,
  doctorCommand,
];

export function overview(): string {
  const rows = commands.map(({ name, about }) => `  ${name.padEnd(12)}${about}`);
  return (
    "Usage: bash-agent COMMAND [flags]\n\n" +
    "A model works on a task through one persistent bash session; the run leaves a patch, a transcript\nand an audit log.\n\n" +
    `Commands:\n${rows.join("\n")}\n\nbash-agent COMMAND --help tells more of each.\n`
  );
}
