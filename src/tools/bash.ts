import { Buffer } from "node:buffer";
import type { CallResult, ToolCall } from "../model/model.ts";
import type { CommandOutcome } from "../record/event.ts";
import { allowEverything, type Policy } from "../policy/policy.ts";
import type { RunRecorder } from "../record/recorder.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import {
  type CommandEnd,
  type CommandResult,
  Session,
  type SessionOptions,
} from "../shell/session.ts";
import { readBashCall } from "./bash-call.ts";
import { CommandOutput, type FinishedOutput, LateOutput } from "./command-output.ts";
import { statusLines } from "./result-text.ts";
import type { Tool, ToolContext } from "./tool.ts";

export interface BashToolOptions {
  readonly session: Omit<SessionOptions, "onLateOutput">;
  readonly redactor: Redactor;
  /** Everything may run when absent. */
  readonly policy?: Policy;
  readonly timeoutMs: number;
  readonly outputLimitCharacters: number;
  /** Folder of the whole outputs. */
  readonly outputsDirectory: string;
  /** Level of the sandbox that the session is in. */
  readonly sandbox: string;
  /** Gives each command its number, which no other of the run has; when absent they are counted from 1. */
  readonly nextNumber?: () => number;
}

/** The bash tool (`bash_20250124`) on one persistent session, and the end of that session. */
export interface BashTool extends Tool, AsyncDisposable {
  /** How many commands were asked for. */
  readonly commands: number;
  /** Runs something of ours in the session, which no record tells. Gives what it printed. */
  probe(command: Buffer): Promise<string>;
  /** Runs something of ours for another tool, which records it. Gives what it printed, and remarks for the model if it did not end well. */
  serve(command: Buffer, context: ToolContext): Promise<Served>;
  /** Runs a script of the user's to its end, which the caller records. */
  check(script: Buffer, request: CheckRequest): Promise<Checked>;
  /** Ends the session. Gives how many processes were still running. */
  close(): Promise<number>;
}

export interface Served {
  readonly output: Buffer;
  readonly remarks: readonly string[];
}

export interface CheckRequest {
  /** Of the file for the whole output. */
  readonly name: string;
  readonly signal: AbortSignal;
}

export interface Checked {
  readonly outcome: CommandOutcome;
  /** Null where the script did not end by itself. */
  readonly exitCode: number | null;
  readonly durationMs: number;
  readonly output: FinishedOutput;
  /** As the model is shown a command: what it printed, and remarks on its end. */
  readonly text: Redacted;
}

const probeTimeoutMs = 10_000;
const servedTimeoutMs = 30_000;

/** Starts the session. Throws a RunError (`session`) when bash does not come up. */
export async function openBashTool(options: BashToolOptions): Promise<BashTool> {
  const late = new LateOutput(options.redactor);
  const session = await Session.open({
    ...options.session,
    onLateOutput: (n, chunk) => late.write(n, chunk),
  });
  return new PersistentBash(options, session, late);
}

/** One call on its way. */
interface Execution {
  readonly call: ToolCall;
  readonly n: number;
  readonly recorder: RunRecorder;
}

/** What came of it; `result` is null when nothing was run. */
interface Done {
  readonly outcome: CommandOutcome;
  readonly output: FinishedOutput;
  readonly result: CommandResult | null;
}

class PersistentBash implements BashTool {
  readonly declaration = { type: "bash_20250124", name: "bash" } as const;
  readonly #options: BashToolOptions;
  readonly #session: Session;
  readonly #late: LateOutput;
  #commands = 0;

  constructor(options: BashToolOptions, session: Session, late: LateOutput) {
    this.#options = options;
    this.#session = session;
    this.#late = late;
  }

  get commands(): number {
    return this.#commands;
  }

  async run(call: ToolCall, context: ToolContext): Promise<CallResult> {
    const asked = readBashCall(call.input);
    const execution = { call, n: this.#nextNumber(), recorder: context.recorder };
    const { redact } = this.#options.redactor;
    const request = {
      type: "command.requested",
      n: execution.n,
      turn: context.turn,
      tool_use_id: redact(call.id),
      cwd: redact(this.#session.directory),
    } as const;
    switch (asked.kind) {
      case "malformed": {
        const command = asked.command === null ? {} : { command: redact(asked.command) };
        context.recorder.record({
          ...request,
          ...command,
          decision: "deny",
          rule: safe`malformed call`,
        });
        return this.#deny(execution, asked.problem);
      }
      case "restart":
        context.recorder.record({ ...request, restart: true, decision: "allow", rule: null });
        return this.#restart(execution, asked.isAlone);
      case "command": {
        const { policy = allowEverything } = this.#options;
        const decision = policy.decide(asked.command);
        context.recorder.record({
          ...request,
          command: redact(asked.command),
          decision: decision.kind,
          rule: decision.rule === null ? null : redact(decision.rule),
        });
        if (decision.kind === "deny") return this.#deny(execution, decision.message);
        return this.#execute(execution, asked.bytes, context.signal);
      }
    }
  }

  #nextNumber(): number {
    this.#commands += 1;
    return this.#options.nextNumber?.() ?? this.#commands;
  }

  async probe(command: Buffer): Promise<string> {
    const chunks: Buffer[] = [];
    await this.#session.run(command, {
      n: 0,
      timeoutMs: probeTimeoutMs,
      signal: new AbortController().signal,
      onOutput: (chunk) => chunks.push(Buffer.from(chunk)),
    });
    return Buffer.concat(chunks).toString("utf8");
  }

  async serve(command: Buffer, { recorder, signal }: ToolContext): Promise<Served> {
    const chunks: Buffer[] = [];
    const result = await this.#session.run(command, {
      n: 0,
      timeoutMs: servedTimeoutMs,
      signal,
      onOutput: (chunk) => chunks.push(Buffer.from(chunk)),
    });
    this.#recordReplacement(recorder, result);
    const output = Buffer.concat(chunks);
    if (result.end.kind === "exited") return { output, remarks: [] };
    const { limits } = this.#options.session;
    const remarks = statusLines({ result, timeoutMs: servedTimeoutMs, limits, view: "" });
    return { output, remarks };
  }

  async check(script: Buffer, { name, signal }: CheckRequest): Promise<Checked> {
    const output = this.#newOutput(name);
    const result = await this.#session.run(script, {
      n: 0,
      timeoutMs: this.#options.timeoutMs,
      signal,
      onOutput: (chunk) => output.write(chunk),
    });
    // Unlike a command's, no message of the transcript has it.
    const finished = output.finish(true);
    const outcome = result.end.kind;
    return {
      outcome,
      exitCode: exitCodeOf(result.end),
      durationMs: result.durationMs,
      output: finished,
      text: this.#resultText({ outcome, output: finished, result }),
    };
  }

  async close(): Promise<number> {
    return this.#session.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #deny(execution: Execution, why: string): CallResult {
    return this.#answer(execution, {
      outcome: "denied",
      output: this.#words(execution, `[not run: ${why}]`),
      result: null,
    });
  }

  async #execute(execution: Execution, command: Buffer, signal: AbortSignal): Promise<CallResult> {
    const { n } = execution;
    const output = this.#newOutput(n);
    const result = await this.#session.run(command, {
      n,
      timeoutMs: this.#options.timeoutMs,
      signal,
      onOutput: (chunk) => output.write(chunk),
    });
    const answer = this.#answer(execution, {
      outcome: result.end.kind,
      output: output.finish(),
      result,
    });
    this.#recordReplacement(execution.recorder, result);
    return answer;
  }

  async #restart(execution: Execution, isAlone: boolean): Promise<CallResult> {
    const startedAt = performance.now();
    const processesKilled = await this.#session.restart();
    const { sandbox } = this.#options;
    execution.recorder.record({
      type: "session.restarted",
      reason: safe`asked for by the model`,
      sandbox,
    });
    return this.#answer(execution, {
      outcome: "exited",
      output: this.#words(
        execution,
        isAlone
          ? "[a new session was started]"
          : "[a new session was started; the command beside the restart was not run]",
      ),
      result: {
        end: { kind: "exited", status: 0 },
        durationMs: Math.round(performance.now() - startedAt),
        directory: this.#session.directory,
        processesKilled,
        session: { kind: "replaced", exportsRestored: false },
        limitsReached: { memory: false, processes: false },
      },
    });
  }

  /** Puts the result together, records it and gives it to the model. */
  #answer({ call, n, recorder }: Execution, done: Done): CallResult {
    const exitCode = exitCodeOf(done.result?.end);
    const text = this.#resultText(done);
    const { redact } = this.#options.redactor;
    const { output, outcome, result } = done;
    recorder.record({ type: "command.output", n, view: text });
    recorder.record({
      type: "command.finished",
      n,
      tool_use_id: redact(call.id),
      outcome,
      exit_code: exitCode,
      signal: result?.end.kind === "session_ended" ? result.end.signal : null,
      duration_ms: result?.durationMs ?? 0,
      output_bytes: output.bytes,
      output_sha256: output.sha256,
      output_head: output.head,
      truncated: output.truncated,
      redactions: output.redactions,
      processes_killed: result?.processesKilled ?? 0,
      cwd: redact(this.#session.directory),
    });
    return { id: call.id, text, isError: outcome !== "exited" || exitCode !== 0 };
  }

  #resultText({ output, result }: Done): Redacted {
    const { redact } = this.#options.redactor;
    const { timeoutMs, session } = this.#options;
    const status =
      result === null
        ? []
        : statusLines({ result, timeoutMs, limits: session.limits, view: output.view });
    const parts = [output.view, this.#late.take(), ...status.map(redact)].filter(
      (part) => part !== "",
    );
    return parts.length === 0 ? safe`(no output)` : redact(parts.join("\n"));
  }

  #recordReplacement(recorder: RunRecorder, { end, session }: CommandResult): void {
    if (session.kind !== "replaced") return;
    const reason =
      end.kind === "timed_out" ? safe`the command could not be given up` : safe`the shell ended`;
    recorder.record({ type: "session.restarted", reason, sandbox: this.#options.sandbox });
  }

  #newOutput(name: number | string): CommandOutput {
    return new CommandOutput(name, {
      redactor: this.#options.redactor,
      directory: this.#options.outputsDirectory,
      limitCharacters: this.#options.outputLimitCharacters,
    });
  }

  /** Words of ours in the place of an output. */
  #words({ n }: Execution, text: string): FinishedOutput {
    const finished = this.#newOutput(n).finish();
    return { ...finished, view: this.#options.redactor.redact(text) };
  }
}

function exitCodeOf(end: CommandEnd | undefined): number | null {
  return end?.kind === "exited" || end?.kind === "session_ended" ? end.status : null;
}
