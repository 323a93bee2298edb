import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";

/**
 * The baseline: the pattern that the documentation of the bash tool describes. The command goes to the standard input of one bash, a
 * line that prints a marker after it, and everything up to the marker is the output. No deadline, no records, no defence.
 */
export class MarkerShell {
  readonly #child: ChildProcess;
  #output = "";
  #awaited: { marker: string; resolve: (output: string) => void } | undefined;

  constructor(directory: string) {
    this.#child = spawn("bash", ["--noprofile", "--norc"], { cwd: directory });
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
  }

  run(command: string): Promise<string> {
    const marker = `end-${randomUUID()}`;
    return new Promise((resolve) => {
      this.#awaited = { marker, resolve };
      this.#child.stdin?.write(`${command}\necho "${marker} $?"\n`);
    });
  }

  close(): void {
    this.#child.kill("SIGKILL");
  }

  #read(text: string): void {
    this.#output += text;
    if (this.#awaited === undefined || !this.#output.endsWith("\n")) return;
    const { marker, resolve } = this.#awaited;
    const end = this.#output.lastIndexOf(marker);
    if (end < 0) return;
    const output = this.#output.slice(0, end);
    this.#output = "";
    this.#awaited = undefined;
    resolve(output);
  }
}
