import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { endText } from "./run-command.ts";
import { terminalView } from "./terminal-log.ts";
import { RunError } from "../errors.ts";
import { startScriptedServer } from "../model/scripted.ts";
import { readOptions } from "../options.ts";
import type { RunResult } from "../record/result.ts";
import { run } from "../run.ts";
import { findProgram } from "../shell/programs.ts";
import { cancelledBySignal, createWorld, prepareStart } from "../world.ts";
import {
  demoScript,
  demoTask,
  demoVerification,
  makeExample,
  patchWorks,
} from "../demo/example.ts";

const about =
  "Shows a whole run with nothing installed, no key and no network: a small repository with a failing test, a scripted model on 127.0.0.1 in the place of the real one, everything else real.";

export const demoCommand: Command = {
  name: "demo",
  about: "Shows a whole run: no key, no network, nothing to install.",
  async run(words) {
    const given = readArguments(words, []);
    if (given.help || given.positionals.length > 0) {
      process.stdout.write(helpPage("demo", about, []));
      return given.help ? 0 : 2;
    }
    const output = given.json ? process.stderr : process.stdout;
    const git = findProgram("git", process.env["PATH"] ?? "");
    if (git === null)
      throw new RunError(
        "environment",
        "git was not found in PATH; the demo makes a git repository",
      );
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-demo-")));
    const repository = join(folder, "repository");
    makeExample(repository, git);
    output.write(
      `A repository with a failing test was made in ${repository}.\nThe task: ${demoTask}\nThe model is scripted and answers on 127.0.0.1; the client, the shell and the records are the real ones.\n\n`,
    );
    const result = await runDemo(folder, repository, output);
    const applies =
      result["patch-path"] !== null &&
      patchWorks(git, { repository, clone: join(folder, "clone"), patch: result["patch-path"] });
    if (given.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    else process.stdout.write(endText(result) + closingWords(repository, applies));
    return result.state === "verified" && applies ? 0 : 1;
  },
};

async function runDemo(
  folder: string,
  repository: string,
  output: NodeJS.WriteStream,
): Promise<RunResult> {
  await using server = await startScriptedServer({ script: demoScript });
  const inputs: { readonly [name: string]: string } = {
    prompt: demoTask,
    verify: demoVerification,
    "anthropic-api-key": "a-key-for-the-demo-only",
    "base-url": server.url,
    "record-directory": join(folder, "record"),
  };
  // The tests of the repository need node, which is surely there: it runs this.
  const path = [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter);
  const environment = { ...process.env, PATH: path, GITHUB_WORKSPACE: repository };
  const answer = await readOptions({
    read: (name) => inputs[name],
    workspace: repository,
    environment,
    event: null,
  });
  if ("problems" in answer) throw new RunError("input", answer.problems.join("; "));
  const log = terminalView(output, { detail: "full" });
  const start = prepareStart(answer.options, environment);
  const place = { environment, entry: import.meta.url, log, cancelled: cancelledBySignal() };
  return await run(answer.options, await createWorld(answer.options, start, place));
}

function closingWords(repository: string, applies: boolean): string {
  return applies
    ? `\nThe patch was applied to a fresh clone of the repository, and the tests pass there.\nTo see it: git -C ${repository} diff\n`
    : "\nThe patch did not apply to a fresh clone, or the tests failed there. That is a bug of Bash Agent.\n";
}
