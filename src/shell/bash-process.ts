import type { Buffer } from "node:buffer";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import pTimeout from "p-timeout";
import { RunError } from "../errors.ts";
import {
  commandLines,
  exportLines,
  greeting,
  recoverySignal,
  type Report,
  ReportParser,
  settleLines,
} from "./framing.ts";
import type { ControlGroup } from "./control-group.ts";
import { limitLines, type ResourceLimits } from "./limits.ts";
import {
  descendantsOf,
  identify,
  killAll,
  type ProcessIdentity,
  signalProcess,
} from "./processes.ts";
import type { Launcher } from "./supervisor.ts";

const startTimeoutMs = 10_000;
const killTimeoutMs = 2000;
/** After the shell's exit its last report may still be on the way; a background process can hold the channel open for longer. */
const lastReportMs = 50;
const diagnosticsLimit = 4096;

export interface BashOptions {
  readonly bash: string;
  readonly launcher: Launcher | null;
  readonly environment: { readonly [name: string]: string };
  /** Where bash starts; it must exist. */
  readonly directory: string;
  /** None when absent. */
  readonly limits?: ResourceLimits;
  readonly group: ControlGroup;
}

/** How one evaluation ended: bash reported, or it is gone. */
export type Ending =
  | { readonly kind: "reported"; readonly status: number; readonly directory: string }
  | {
      readonly kind: "died";
      readonly exitCode: number | null;
      readonly signal: NodeJS.Signals | null;
    };

/** One bash process and the script that is fed to it. It does one thing at a time. */
export class BashProcess {
  /** The process that all processes of the session descend from. */
  readonly rootPid: number;
  /** Where bash was when it started. */
  readonly directory: string;
  readonly #child: ChildProcess;
  readonly #group: ControlGroup;
  readonly #input: Writable;
  readonly #reports: Readable;
  readonly #parser = new ReportParser();
  readonly #exit: Promise<Ending>;
  #awaited: { nonce: string; resolve: (report: Report) => void } | undefined;
  #shellPid = 0;
  #diagnostics = "";

  /** Starts bash and waits until it answers. Throws a RunError (`session`) when it does not. */
  static async start(options: BashOptions): Promise<BashProcess> {
    const bash = new BashProcess(options);
    const nonce = newNonce();
    const ending = await bash.#send(
      greeting(
        nonce,
        options.limits === undefined ? "" : limitLines(options.limits, options.group.holds),
      ),
      nonce,
      startTimeoutMs,
    );
    if (ending === null || "kind" in ending) {
      await bash.kill();
      throw new RunError(
        "session",
        `bash did not start: ${bash.diagnostics.trim() || describeEnding(ending)}`,
      );
    }
    bash.#shellPid = ending.status;
    // Nothing was run yet, so all that will be inherits the group.
    options.group.add(ending.status);
    return bash;
  }

  private constructor(options: BashOptions) {
    const words = [options.bash, "--noprofile", "--norc"];
    const [command, ...rest] =
      options.launcher === null
        ? words
        : [options.launcher.command, ...options.launcher.arguments, ...words];
    this.directory = options.directory;
    this.#child = spawn(command ?? options.bash, rest, {
      cwd: options.directory,
      env: { ...options.environment },
      stdio: ["pipe", "pipe", "pipe"],
      // A session of its own: no controlling terminal, and no signal to our process group reaches it.
      detached: true,
    });
    this.rootPid = this.#child.pid ?? 0;
    this.#group = options.group;
    [this.#input, this.#reports] = this.#channels();
    this.#exit = this.#exited();
  }

  /** bash's own process id, as the kernel outside any sandbox knows it. */
  get shellPid(): number {
    return this.#shellPid;
  }

  /** The end of what bash itself had to say outside of commands. */
  get diagnostics(): string {
    return this.#diagnostics;
  }

  /** Whether bash could not give a command its output: the FIFO was gone, or no descriptor was free. The command has not run then. */
  refusedPipe(path: string): boolean {
    return (
      this.#diagnostics.includes(`${path}: `) || this.#diagnostics.includes("redirection error")
    );
  }

  /** Resolves when bash (or its launcher) has ended. */
  get exit(): Promise<Ending> {
    return this.#exit;
  }

  /** Runs a command with its output on the FIFO at that path. */
  async evaluate(command: Buffer, outputPath: string): Promise<Ending> {
    this.#diagnostics = "";
    const nonce = newNonce();
    const answer = await this.#send(commandLines(command, outputPath, nonce), nonce);
    return "kind" in answer
      ? answer
      : { kind: "reported", status: answer.status, directory: answer.text };
  }

  /** Makes sure that no trace of a recovery is left. False when bash does not answer. */
  async settle(): Promise<boolean> {
    const nonce = newNonce();
    const answer = await this.#send(settleLines(nonce), nonce, 1000);
    return answer !== null && !("kind" in answer);
  }

  /** All exported variables as `declare` commands; null when bash does not answer. */
  async exports(): Promise<string | null> {
    const nonce = newNonce();
    const answer = await this.#send(exportLines(nonce), nonce, 1000);
    return answer === null || "kind" in answer ? null : answer.text;
  }

  /** Tells bash to give up the command that it runs, as soon as no child holds it. */
  interrupt(): void {
    signalProcess(this.#shellPid, recoverySignal);
  }

  /** Kills everything that descends from this session, bash and its launcher last. Gives how many processes there were besides these. */
  async kill(): Promise<number> {
    const isOurs = (pid: number): boolean => pid === this.#shellPid || pid === this.rootPid;
    const killed = await killAll(() => [...descendantsOf(this.rootPid), ...this.#lostMembers()], {
      timeoutMs: killTimeoutMs,
      group: this.#group,
    });
    signalProcess(this.rootPid, "SIGKILL");
    await this.#exit;
    for (const stream of [this.#input, this.#reports]) stream.destroy();
    return killed.filter((pid) => !isOurs(pid)).length;
  }

  /** Processes that left the family, where a control group still knows them. */
  #lostMembers(): readonly ProcessIdentity[] {
    return this.#group.members().flatMap((pid) => identify(pid) ?? []);
  }

  /** Feeds lines and waits for their report or for bash's end; null when neither comes in time. */
  async #send(lines: Buffer | string, nonce: string): Promise<Report | Ending>;
  async #send(
    lines: Buffer | string,
    nonce: string,
    timeoutMs: number,
  ): Promise<Report | Ending | null>;
  async #send(
    lines: Buffer | string,
    nonce: string,
    timeoutMs?: number,
  ): Promise<Report | Ending | null> {
    const reported = new Promise<Report>((resolve) => {
      this.#awaited = { nonce, resolve };
    });
    this.#input.write(lines);
    const answer = Promise.race([reported, this.#exit]);
    return timeoutMs === undefined
      ? answer
      : pTimeout(answer, { milliseconds: timeoutMs, fallback: () => null });
  }

  #channels(): [Writable, Readable] {
    const { stdin, stdout, stderr } = this.#child;
    if (stdin === null || stdout === null || stderr === null)
      throw new RunError("session", "bash has no pipes");
    // Errors of a pipe whose other end is gone say nothing that the exit does not say better.
    for (const stream of [stdin, stdout, stderr]) stream.on("error", () => undefined);
    stdout.on("data", (chunk: Buffer) => this.#read(chunk));
    stderr.on("data", (chunk: Buffer) => {
      this.#diagnostics = (this.#diagnostics + chunk.toString()).slice(-diagnosticsLimit);
    });
    return [stdin, stdout];
  }

  #read(chunk: Buffer): void {
    const awaited = this.#awaited;
    if (awaited === undefined) return;
    const report = this.#parser.push(chunk, awaited.nonce);
    if (report === null) return;
    this.#awaited = undefined;
    awaited.resolve(report);
  }

  #exited(): Promise<Ending> {
    return new Promise((resolve) => {
      this.#child.once("error", (error) => {
        this.#diagnostics += error.message;
        resolve({ kind: "died", exitCode: null, signal: null });
      });
      this.#child.once("exit", (exitCode, signal) => {
        const finish = (): void => resolve({ kind: "died", exitCode, signal });
        if (this.#reports.readableEnded) return finish();
        const timer = setTimeout(finish, lastReportMs);
        this.#reports.once("end", () => {
          clearTimeout(timer);
          finish();
        });
      });
    });
  }
}

/** What to say of a shell that ended: `exited with status 3`, `was killed by SIGKILL`. */
function describeEnding(ending: Ending | null): string {
  if (ending === null) return "it gave no answer";
  if (ending.kind === "reported") return `it reported status ${ending.status}`;
  return ending.signal === null
    ? `exited with status ${ending.exitCode ?? "unknown"}`
    : `was killed by ${ending.signal}`;
}

function newNonce(): string {
  return randomBytes(16).toString("hex");
}
