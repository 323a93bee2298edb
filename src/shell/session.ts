import { Buffer } from "node:buffer";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import pTimeout from "p-timeout";
import { BashProcess, type Ending } from "./bash-process.ts";
import { type OutputPipe, OutputPipes, type OutputSink } from "./output-pipe.ts";
import { identitySet, killAll, type ProcessIdentity } from "./processes.ts";
import { ControlGroup } from "./control-group.ts";
import type { GroupHolds, ResourceLimits } from "./limits.ts";
import type { Launcher } from "./supervisor.ts";

/** A process substitution, or a child that is just ending, still belongs to its command: so long is its end waited for. */
const substitutionGraceMs = 20;
/** So long may the shell take to give up a command whose processes are gone, before the session is replaced. */
const recoveryTimeoutMs = 700;
/** The exported variables are read so long after a command, if no other came: the model needs far longer to think. */
const snapshotAfterMs = 5;

export interface SessionOptions {
  /** Absolute paths of the programs. */
  readonly bash: string;
  readonly mkfifo: string;
  readonly launcher: Launcher | null;
  readonly environment: { readonly [name: string]: string };
  /** Where the session starts. */
  readonly directory: string;
  /** A private folder for the FIFOs; it is made when missing. */
  readonly controlDirectory: string;
  /** None when absent. */
  readonly limits?: ResourceLimits;
  /** Output of a command that came after its end, from a process it left in the background. */
  readonly onLateOutput: (n: number, chunk: Buffer) => void;
}

export interface RunOptions {
  /** The number of the command in the run; late output is attributed by it. */
  readonly n: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onOutput: OutputSink;
}

/** What became of a command. */
export interface CommandResult {
  readonly end: CommandEnd;
  readonly durationMs: number;
  /** Where the session is now. */
  readonly directory: string;
  readonly processesKilled: number;
  readonly session: SessionFate;
  /** Limits of the session that were run into meanwhile, where the system counts that. */
  readonly limitsReached: { readonly memory: boolean; readonly processes: boolean };
}

export type CommandEnd =
  | { readonly kind: "exited"; readonly status: number }
  | { readonly kind: "timed_out" }
  /** The shell itself ended: `exit`, `set -e`, a signal. */
  | {
      readonly kind: "session_ended";
      readonly status: number | null;
      readonly signal: string | null;
      readonly said: string;
    }
  | { readonly kind: "cancelled" };

/** `replaced`: a new shell with the directory and (if known) the exported variables of the old one. `closed`: there is none any more. */
export type SessionFate =
  | { readonly kind: "kept" }
  | {
      readonly kind: "replaced";
      readonly exportsRestored: boolean;
      /** They are not those of just before the command: it came so soon that there was no time to read them. */
      readonly exportsAreOlder?: boolean;
      /** `/tmp` and the home folder were the old session's own, and are empty again. */
      readonly temporaryFilesLost?: boolean;
    }
  | { readonly kind: "closed" };

/** One persistent bash session: one command at a time, its state kept between them, a new shell when the old one is lost. */
export class Session {
  readonly #options: SessionOptions;
  readonly #pipes: OutputPipes;
  readonly #group: ControlGroup;
  #bash: BashProcess;
  #directory: string;
  #exports: string | null = null;
  #exportsAreOlder = false;
  #snapshotTimer: NodeJS.Timeout | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** Starts bash. Throws a RunError (`session`) when it does not come up. */
  static async open(options: SessionOptions): Promise<Session> {
    const pipes = new OutputPipes(options.controlDirectory, options.mkfifo);
    const group = ControlGroup.create(options.limits);
    try {
      return new Session(options, {
        pipes,
        group,
        bash: await BashProcess.start({ ...options, group }),
      });
    } catch (error) {
      group.remove();
      throw error;
    }
  }

  private constructor(
    options: SessionOptions,
    { pipes, group, bash }: { pipes: OutputPipes; group: ControlGroup; bash: BashProcess },
  ) {
    this.#options = options;
    this.#pipes = pipes;
    this.#group = group;
    this.#bash = bash;
    this.#directory = bash.directory;
  }

  /** Which limits the system holds for all processes of the session together. */
  get holds(): GroupHolds {
    return this.#group.holds;
  }

  /** Where the next command starts. */
  get directory(): string {
    return this.#directory;
  }

  /** Runs one command to its end. The command is bytes for bash as they are; `commandProblem` says what it cannot take. */
  async run(command: Buffer, options: RunOptions): Promise<CommandResult> {
    clearTimeout(this.#snapshotTimer);
    await this.#busy;
    if (this.#bash.hasEnded) return this.#replaceEnded();
    const startedAt = performance.now();
    const isEarlier = identitySet(this.#bash.family());
    let late = false;
    const pipe = this.#pipes.open((chunk) =>
      late ? this.#options.onLateOutput(options.n, chunk) : options.onOutput(chunk),
    );
    const evaluation = this.#bash.evaluate(command, pipe.path);
    const outcome = await this.#awaitEnd(evaluation, isEarlier, options);
    await this.#collect(pipe, outcome.ending);
    // What bash said before its report may be read after it, in the same turn of the event loop.
    if (outcome.ending?.kind === "reported" && outcome.ending.status !== 0) await nextTurn();
    if (outcome.ending?.kind === "died" && outcome.why === "ended")
      options.onOutput(this.#bash.unreported);
    late = true;
    const end = this.#commandEnd(outcome, pipe);
    const { session, killed } = await this.#afterCommand(end, outcome.ending);
    return {
      end,
      durationMs: Math.round(performance.now() - startedAt),
      directory: this.#directory,
      processesKilled: outcome.killed + killed,
      session,
      limitsReached: this.#group.reached(),
    };
  }

  /** Ends the session with all its processes and starts a clean one where the first one started. Gives how many processes were killed. */
  async restart(): Promise<number> {
    clearTimeout(this.#snapshotTimer);
    await this.#busy;
    const killed = await this.#bash.kill();
    this.#exports = null;
    this.#directory = this.#options.directory;
    await this.#startAgain();
    return killed;
  }

  /** Ends the session with all its processes. Gives how many were still there. */
  async close(): Promise<number> {
    if (this.#closed) return 0;
    this.#closed = true;
    clearTimeout(this.#snapshotTimer);
    const killed = await this.#bash.kill();
    this.#pipes.close();
    this.#group.remove();
    return killed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #awaitEnd(
    evaluation: Promise<Ending>,
    isEarlier: (process: ProcessIdentity) => boolean,
    { timeoutMs, signal }: RunOptions,
  ): Promise<Outcome> {
    try {
      const ended = evaluation.then((ending): Outcome => ({ why: "ended", ending, killed: 0 }));
      return await pTimeout(ended, {
        milliseconds: timeoutMs,
        signal,
        fallback: () => this.#giveUp(evaluation, isEarlier),
      });
    } catch (error) {
      if (!signal.aborted) throw error;
      return { why: "cancelled", ending: null, killed: await this.#bash.kill() };
    }
  }

  /**
   * The deadline: bash is told to skip the rest of the command's text, then all processes of the command are killed; those that
   * earlier commands left in the background live on. `ending` is null when the shell itself did not come back.
   */
  async #giveUp(
    evaluation: Promise<Ending>,
    isEarlier: (process: ProcessIdentity) => boolean,
  ): Promise<Outcome> {
    let ending: Ending | null = null;
    const recovery = evaluation.then((value) => (ending = value));
    this.#bash.interrupt();
    const family = (): readonly ProcessIdentity[] => this.#bash.family(isEarlier);
    const options = { timeoutMs: recoveryTimeoutMs, group: this.#group };
    const killed = await killAll(family, { ...options, done: () => ending !== null });
    await pTimeout(recovery, { milliseconds: recoveryTimeoutMs, fallback: () => null });
    const last = await killAll(family, options);
    return { why: "timed_out", ending, killed: killed.length + last.length };
  }

  async #collect(pipe: OutputPipe, ending: Ending | null): Promise<void> {
    pipe.drain();
    if (!pipe.ended && ending?.kind === "reported") await pipe.ending(substitutionGraceMs);
  }

  /** The shell has ended between two commands, by what one of them left in the background. */
  async #replaceEnded(): Promise<CommandResult> {
    const startedAt = performance.now();
    const ending = await this.#bash.exit;
    const died = ending.kind === "died" ? ending : { exitCode: null, signal: null };
    const end = {
      kind: "session_ended",
      status: died.exitCode,
      signal: died.signal,
      said: "the shell had ended before this command came, which was not run",
    } as const;
    const { session, killed } = await this.#afterCommand(end, ending);
    return {
      end,
      durationMs: Math.round(performance.now() - startedAt),
      directory: this.#directory,
      processesKilled: killed,
      session,
      limitsReached: this.#group.reached(),
    };
  }

  #commandEnd({ why, ending }: Outcome, pipe: OutputPipe): CommandEnd {
    if (why === "cancelled") return { kind: "cancelled" };
    if (why === "timed_out") return { kind: "timed_out" };
    if (ending?.kind === "reported" && !this.#bash.refusedOutput(pipe.path))
      return { kind: "exited", status: ending.status };
    const died = ending?.kind === "died" ? ending : { exitCode: null, signal: null };
    return {
      kind: "session_ended",
      status: died.exitCode,
      signal: died.signal,
      said: this.#bash.hasLostItsLines
        ? "the session's own lines did not work any more (set -n, a readonly variable or a function in their way)"
        : this.#bash.diagnostics,
    };
  }

  async #afterCommand(
    end: CommandEnd,
    ending: Ending | null,
  ): Promise<{ session: SessionFate; killed: number }> {
    if (end.kind === "cancelled") return { session: { kind: "closed" }, killed: 0 };
    const isSound =
      ending?.kind === "reported" &&
      end.kind !== "session_ended" &&
      (end.kind === "exited" || (await this.#bash.settle()));
    if (isSound) {
      this.#directory = ending.directory || this.#directory;
      this.#takeSnapshotSoon();
      return { session: { kind: "kept" }, killed: 0 };
    }
    const killed = await this.#bash.kill();
    const exportsRestored = await this.#startAgain();
    const older = exportsRestored && this.#exportsAreOlder ? { exportsAreOlder: true } : {};
    const files =
      this.#options.launcher?.privateFolders === true ? { temporaryFilesLost: true } : {};
    return { session: { kind: "replaced", exportsRestored, ...older, ...files }, killed };
  }

  /** A new shell in the nearest folder that is still there, with the exports of the old one. Tells whether they were known. */
  async #startAgain(): Promise<boolean> {
    // Where the session has folders of its own, only its launcher can tell which are there.
    const directory =
      this.#options.launcher?.privateFolders === true
        ? this.#directory
        : nearestDirectory(this.#directory);
    this.#bash = await BashProcess.start({ ...this.#options, group: this.#group, directory });
    this.#directory = this.#bash.directory;
    if (this.#exports === null) return false;
    const pipe = this.#pipes.open(() => undefined);
    // PWD was among them; it is the new folder's name that counts.
    await this.#bash.evaluate(Buffer.from(`${this.#exports}\nbuiltin cd .`), pipe.path);
    pipe.close();
    return true;
  }

  #takeSnapshotSoon(): void {
    const bash = this.#bash;
    this.#exportsAreOlder = true;
    this.#snapshotTimer = setTimeout(() => {
      this.#busy = bash.exports().then((exports) => {
        if (bash !== this.#bash || exports === null) return;
        this.#exports = exports;
        this.#exportsAreOlder = false;
      });
    }, snapshotAfterMs).unref();
  }
}

interface Outcome {
  readonly why: "ended" | "timed_out" | "cancelled";
  readonly ending: Ending | null;
  readonly killed: number;
}

function nearestDirectory(directory: string): string {
  for (let path = directory; path !== dirname(path); path = dirname(path)) {
    try {
      if (statSync(path).isDirectory()) return path;
    } catch {
      continue;
    }
  }
  return "/";
}
