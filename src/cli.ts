#!/usr/bin/env node
import { commands, overview } from "./cli/commands.ts";
import { messageOf, RunError } from "./errors.ts";
import { leave } from "./leave.ts";
import { version } from "./version.ts";

/** Exit codes: 0 good, 1 the run's state is in `fail-on`, 2 wrong usage or input, 3 sandbox unavailable, 130 cancelled. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(overview());
    return name === undefined ? 2 : 0;
  }
  if (name === "--version") {
    process.stdout.write(`bash-agent ${version}\n`);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return command.run(rest);
  process.stderr.write(
    `bash-agent: there is no command ${JSON.stringify(name)}; there are: ${commands.map((c) => c.name).join(", ")}\n`,
  );
  return 2;
}

async function guarded(): Promise<number> {
  // The command line holds the task, and may hold the key, where every process of the machine can read it: this overwrites it.
  process.title = "bash-agent";
  try {
    return await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`bash-agent: ${messageOf(error)}\n`);
    return error instanceof RunError ? (error.code === "sandbox" ? 3 : 2) : 1;
  }
}

await leave(await guarded());
