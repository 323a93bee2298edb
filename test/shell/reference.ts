import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, readFileSync } from "node:fs";
import { constants as systemConstants } from "node:os";
import { join } from "node:path";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { OutputPipes } from "../../src/shell/output-pipe.ts";
import { signalProcess } from "../../src/shell/processes.ts";
import { type Cleanup, createFolder, programs, type Ran } from "./shell-fixture.ts";

/** What can be compared of a command: its output as text of one byte a character, so that no byte is lost, and its status. */
export interface Behaviour {
  readonly output: string;
  readonly status: number | null;
}

/** Runs texts by `bash -c` as the session runs a command: nothing on stdin, both outputs on one FIFO, same environment and folder. */
export function openReference(
  context: Cleanup,
  folder: string,
): (text: string | Buffer) => Promise<Behaviour> {
  const pipes = new OutputPipes(join(createFolder(context), "fifos"), programs.mkfifo);
  context.after(() => pipes.close());
  return async (text) => {
    const chunks: Buffer[] = [];
    const pipe = pipes.open((chunk) => void chunks.push(Buffer.from(chunk)));
    const output = openSync(pipe.path, constants.O_WRONLY);
    const bash = spawn(programs.bash, ["-c", text.toString()], {
      argv0: "bash",
      cwd: folder,
      env: shellEnvironment(process.env),
      stdio: ["ignore", output, output],
      detached: true,
    });
    closeSync(output);
    const [code, signal] = (await once(bash, "exit")) as [number | null, NodeJS.Signals | null];
    pipe.drain();
    await pipe.ending(20);
    if (bash.pid !== undefined) signalProcess(-bash.pid, "SIGKILL");
    pipe.close();
    const status = code ?? 128 + (signal === null ? 0 : systemConstants.signals[signal]);
    return { output: Buffer.concat(chunks).toString("latin1"), status };
  };
}

export function behaviourOf(ran: Ran): Behaviour {
  return { output: ran.bytes.toString("latin1"), status: ran.status };
}

/** The differences that docs/shell.md names, taken away from both sides; and process ids, which are never the same. */
export function normalised({ output, status }: Behaviour): Behaviour {
  return {
    output: output
      .replaceAll(/^(bash: (?:line \d+: )?) *\d+ /gm, "$1PID ")
      .replaceAll(/^\[(\d+)\] \d+$/gm, "[$1] PID")
      .replaceAll(/^bash: (?:eval|-c): /gm, "bash: ")
      // Bash 5.3 names a command of an earlier text.
      .replaceAll(/(: syntax error: unexpected end of file) from .*/g, "$1")
      .replaceAll(/(?:main|environment): (?=line \d+: )/gm, "in a function: ")
      .replaceAll(/^trap -- 'builtin shopt [\s\S]*? SIGRTMAX-2\n/gm, ""),
    status,
  };
}

/** The texts of a file of snippets. */
export function snippetsOf(group: string): readonly string[] {
  const file = new URL(`snippets/${group}.sh`, import.meta.url);
  return readFileSync(file, "utf8")
    .split(/^%%\n/m)
    .slice(1)
    .map((text) => text.replace(/\n$/, ""));
}
