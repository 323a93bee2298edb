import { Buffer } from "node:buffer";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import pTimeout from "p-timeout";
import { RunError } from "../errors.ts";
import {
  commandLines,
  exportLines,
  greeting,
  malformedReport,
  metGuard,
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
  isStill,
  killAll,
  leadsGroup,
  outerPidOf,
  type ProcessIdentity,
  sessionMembers,
  signalProcess,
} from "./processes.ts";
import type { Launcher } from "./supervisor.ts";

const startTimeoutMs = 10_000;
const killTimeoutMs = 2000;
/** After the shell's exit its last report may still be on the way; a background process can hold the channel open for longer. */
const lastReportMs = 50;
const diagnosticsLimit = 4096;
const unreportedLimit = 64 * 1024;

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
  #directory: string;
  readonly #child: ChildProcess;
  readonly #group: ControlGroup;
  readonly #input: Writable;
  readonly #reports: Readable;
  readonly #parser = new ReportParser();
  readonly #exit: Promise<Ending>;
  #awaited: { nonce: string; resolve: (report: Report) => void } | undefined;
  /** As the kernel outside any sandbox knows it. */
  #shellPid = 0;
  /** The shell and what keeps it: the launcher and its own processes. */
  #keepers: ReadonlySet<number> = new Set();
  #diagnostics = "";
  #unreported: Buffer = Buffer.alloc(0);
  #hasEnded = false;
  #reportsAreMalformed = false;
  #known: readonly ProcessIdentity[] = [];
  #lastStatus = 0;

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
    bash.#shellPid = outerPidOf(bash.rootPid, ending.status);
    const isShell = ({ pid }: ProcessIdentity): boolean => pid === bash.#shellPid;
    const beside = descendantsOf(bash.rootPid, isShell).map(({ pid }) => pid);
    bash.#keepers = new Set([bash.rootPid, ...beside, bash.#shellPid]);
    bash.#directory = ending.text || bash.#directory;
    // Nothing was run yet, so all that will be inherits the group.
    options.group.add(bash.#shellPid);
    return bash;
  }

  private constructor(options: BashOptions) {
    const words = [options.bash, "--noprofile", "--norc"];
    const { launcher, directory, environment } = options;
    const { preamble } = launcher ?? {};
    const { thawFile } = options.group;
    const [command = options.bash, ...rest] = [
      ...(launcher === null ? [] : [launcher.command, ...launcher.arguments]),
      ...(launcher === null || preamble !== undefined ? [] : [thawFile]),
      ...(preamble === undefined ? words : []),
    ];
    this.#directory = directory;
    this.#child = spawn(command, rest, {
      ...(preamble === undefined
        ? { cwd: directory, env: { ...environment } }
        : { cwd: "/", env: {} }),
      stdio: ["pipe", "pipe", "pipe"],
      // A session of its own: no controlling terminal, and no signal to our process group reaches it.
      detached: true,
    });
    this.rootPid = this.#child.pid ?? 0;
    this.#group = options.group;
    [this.#input, this.#reports] = this.#channels();
    this.#exit = this.#exited();
    if (preamble !== undefined)
      this.#input.write(preamble({ words, directory, environment, thawFile }));
  }

  /** Where bash was when it started. */
  get directory(): string {
    return this.#directory;
  }

  /** The end of what bash itself had to say outside of commands. */
  get diagnostics(): string {
    return this.#diagnostics;
  }

  /**
   * Whether bash could not give a command its output, so that the command has not run: the FIFO was gone, no descriptor was free, or
   * LINENO was readonly. Bash says so in a line that begins with its name; what it traces begins otherwise.
   */
  refusedOutput(path: string): boolean {
    return this.#diagnostics.split("\n").some((line) => {
      const said = /^bash: (?:line \d+: )?(.*)$/.exec(line)?.[1] ?? "";
      return (
        said.startsWith(`${path}: `) ||
        said.startsWith("redirection error: ") ||
        // The empty input could not be opened: no descriptor is free.
        said.startsWith("/dev/null: ") ||
        said === "LINENO: readonly variable"
      );
    });
  }

  /** What the shell has written outside of a command's output since the command began, such as what an EXIT trap prints. */
  get unreported(): Buffer {
    const text = this.#unreported.toString("latin1");
    return Buffer.from(text.replaceAll(/\n[0-9a-f]{32} [^\0]*\0/g, ""), "latin1");
  }

  /** Whether the shell had to end because its own lines did not work any more. */
  get hasLostItsLines(): boolean {
    return this.#reportsAreMalformed || metGuard(this.#diagnostics);
  }

  /** Whether bash (or its launcher) has ended already. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Resolves when bash (or its launcher) has ended. */
  get exit(): Promise<Ending> {
    return this.#exit;
  }

  /** Runs a command with its output on the FIFO at that path. */
  async evaluate(command: Buffer, outputPath: string): Promise<Ending> {
    this.#diagnostics = "";
    this.#unreported = Buffer.alloc(0);
    const nonce = newNonce();
    const lines = commandLines(command, { nonce, outputPath, lastStatus: this.#lastStatus });
    const answer = await this.#send(lines, nonce);
    if ("kind" in answer) return answer;
    this.#lastStatus = answer.status;
    return { kind: "reported", status: answer.status, directory: answer.text };
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

  /** Tells bash to give up the command that it runs, as soon as no child holds it, and to go on if it was stopped. */
  interrupt(): void {
    signalProcess(this.#shellPid, recoverySignal);
    signalProcess(this.#shellPid, "SIGCONT");
  }

  /** Kills everything that descends from this session, bash and its launcher last. Gives how many processes there were besides these. */
  async kill(): Promise<number> {
    const all = (): readonly ProcessIdentity[] => [
      ...descendantsOf(this.rootPid),
      ...this.#lostMembers(),
    ];
    const first = all().map(({ pid }) => pid);
    // One call for the many: a fork bomb cannot outrun it. The keeper of the family is in another group and finds the rest.
    if (leadsGroup(this.#shellPid)) signalProcess(-this.#shellPid, "SIGKILL");
    const rest = await killAll(all, { timeoutMs: killTimeoutMs, group: this.#group });
    signalProcess(this.rootPid, "SIGKILL");
    await this.#exit;
    for (const stream of [this.#input, this.#reports]) stream.destroy();
    return new Set([...first, ...rest].filter((pid) => !this.#keepers.has(pid))).size;
  }

  /** Everything that runs in the session besides the shell and what keeps it; `skip` leaves out a process and all below it. */
  family(skip?: (process: ProcessIdentity) => boolean): readonly ProcessIdentity[] {
    const found = descendantsOf(this.rootPid, skip).filter(({ pid }) => !this.#keepers.has(pid));
    if (skip === undefined) this.#known = found;
    return found;
  }

  /**
   * Processes that left the family: a control group still knows them, or, once the keeper of the family is dead itself, they are of its
   * session (setsid(2)) or were there when the command began.
   */
  #lostMembers(): readonly ProcessIdentity[] {
    const members = this.#group.members().flatMap((pid) => identify(pid) ?? []);
    if (!this.#hasEnded) return members;
    const heads = [...sessionMembers(this.rootPid), ...this.#known.filter(isStill)];
    return [...members, ...heads, ...heads.flatMap(({ pid }) => descendantsOf(pid))];
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
    if (this.#unreported.length < unreportedLimit)
      this.#unreported = Buffer.concat([this.#unreported, chunk]);
    const report = this.#parser.push(chunk, awaited.nonce);
    if (report === null) return;
    if (report === malformedReport) {
      this.#reportsAreMalformed = true;
      signalProcess(this.#shellPid, "SIGKILL");
      return;
    }
    this.#awaited = undefined;
    awaited.resolve(report);
  }

  #exited(): Promise<Ending> {
    return new Promise((resolve) => {
      this.#child.once("error", (error) => {
        this.#hasEnded = true;
        this.#diagnostics += error.message;
        resolve({ kind: "died", exitCode: null, signal: null });
      });
      this.#child.once("exit", (exitCode, signal) => {
        this.#hasEnded = true;
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
