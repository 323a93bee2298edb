import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { converse } from "./agent/loop.ts";
import type { Outcome, StopCause } from "./agent/outcome.ts";
import { systemPrompt } from "./agent/prompt.ts";
import { messageOf, RunError } from "./errors.ts";
import type { ModelClient } from "./model/model.ts";
import type { RunOptions } from "./options.ts";
import { allowedCommands } from "./policy/allowed-commands.ts";
import { type AuditRecorder, createAuditRecorder } from "./record/audit.ts";
import { createRecordDirectory, type RecordPaths } from "./record/directory.ts";
import type { RunState } from "./record/event.ts";
import { type PatchReport, writePatch } from "./record/patch.ts";
import { type Clock, fanOut, type Recorder, type RunRecorder } from "./record/recorder.ts";
import { type Redacted, type Redactor, safe } from "./record/redact.ts";
import { type RunResult, writeResult } from "./record/result.ts";
import {
  type NoRepository,
  openShadowRepository,
  type ShadowRepository,
} from "./record/shadow-repository.ts";
import { createTally, type Tally } from "./record/tally.ts";
import { createTranscriptRecorder, type TranscriptRecorder } from "./record/transcript.ts";
import { openNetworkProxy } from "./sandbox/network-proxy.ts";
import { networkText } from "./sandbox/network-rules.ts";
import type { SandboxNetwork } from "./sandbox/plan.ts";
import { shellEnvironment } from "./shell/environment.ts";
import { findProgram, findPrograms, pathOutside, type Programs } from "./shell/programs.ts";
import type { BashTool } from "./tools/bash.ts";
import { createTextEditor } from "./tools/text-editor.ts";
import { openSandboxedBash, type SandboxedBash } from "./tools/sandboxed-bash.ts";

/** The world that a run takes place in. */
export interface RunWorld {
  readonly environment: { readonly [name: string]: string | undefined };
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly model: ModelClient;
  /** A recorder that shows the run to people. */
  readonly log: Recorder;
  readonly runId: string;
  readonly recordDirectory: string;
  /** What the runner says of the job. */
  readonly job: JobFacts;
  readonly version: string;
  /** The folder of the program that runs; nothing of it is shown to commands. */
  readonly programDirectory: string;
  /** Says which build runs; hex SHA-256. */
  readonly distSha256: string;
  /** Aborted when the run is to be cancelled. */
  readonly cancelled: AbortSignal;
}

export interface JobFacts {
  readonly repository: string | null;
  readonly sha: string | null;
  readonly workflow: string | null;
  readonly actor: string | null;
  readonly event: string | null;
  readonly runAttempt: number | null;
}

/**
 * The life of one run: records, session, conversation, patch, result. Whatever happens after the records are open, they are closed, the
 * session is ended, and patch, transcript, audit and result are there. Throws a RunError (`environment`, `record`) only when nothing has
 * begun.
 */
export async function run(options: RunOptions, world: RunWorld): Promise<RunResult> {
  const programs = findPrograms(pathOutside(world.environment["PATH"] ?? "", options.workspace));
  const paths = createRecordDirectory(world.recordDirectory);
  const records = openRecords(paths, world);
  const life = new RunLife(options, world, { programs, paths, records });
  return life.run();
}

interface Records {
  readonly audit: AuditRecorder;
  readonly transcript: TranscriptRecorder;
  readonly tally: Tally;
  readonly recorder: RunRecorder;
}

function openRecords(paths: RecordPaths, world: RunWorld): Records {
  const audit = createAuditRecorder(paths.audit);
  const transcript = createTranscriptRecorder(paths.transcript);
  const tally = createTally();
  return {
    audit,
    transcript,
    tally,
    recorder: fanOut([audit, transcript, tally, world.log], world.clock),
  };
}

/** A FIFO in the place of a file that git reads would hold it for ever. */
const gitTimeLimitSeconds = 30;

/** So many files that are not in the patch are named. */
const mostOmitted = 10;

type Ended = { readonly state: RunState; readonly reason: Redacted; readonly message: Redacted };

class RunLife {
  readonly #options: RunOptions;
  readonly #world: RunWorld;
  readonly #programs: Programs;
  readonly #paths: RecordPaths;
  readonly #records: Records;
  readonly #startedAt: number;
  readonly #stop = new AbortController();
  #level: SandboxedBash["level"] | null = null;
  #hasStarted = false;
  #shadow: ShadowRepository | NoRepository = {
    kind: "none",
    reason: safe`the run ended before the repository was looked at`,
  };

  constructor(
    options: RunOptions,
    world: RunWorld,
    { programs, paths, records }: { programs: Programs; paths: RecordPaths; records: Records },
  ) {
    this.#options = options;
    this.#world = world;
    this.#programs = programs;
    this.#paths = paths;
    this.#records = records;
    this.#startedAt = world.clock.monotonic();
  }

  async run(): Promise<RunResult> {
    const scratch = await mkdtemp(join(this.#paths.directory, ".scratch-"));
    const stopWatching = this.#watchForStop();
    try {
      const ended = await this.#work(scratch);
      return await this.#finish(ended);
    } finally {
      stopWatching();
      if (this.#shadow.kind === "repository") await this.#shadow.dispose();
      await rm(scratch, { recursive: true, force: true });
    }
  }

  /** The part that may fail; every failure becomes an end of the run. */
  async #work(scratch: string): Promise<Ended> {
    try {
      await using network = await this.#openNetwork();
      const shadow = this.#openShadow(scratch);
      // Both at once, and neither is left behind when the other fails.
      const [opened] = await settled(this.#openBash(scratch, network.place), shadow);
      const { tool } = opened;
      await using _ = tool;
      this.#recordStart(opened);
      const outcome = await this.#converse(tool);
      const left = await tool.close();
      if (left > 0)
        this.#notice(
          safe`${left} processes were still running in the background; they were ended.`,
        );
      return outcome;
    } catch (error) {
      // A log begins with the run, also when no session came of it.
      if (!this.#hasStarted) this.#recordRunStarted("unavailable", null);
      const reason = this.#world.redactor.redact(messageOf(error));
      const state =
        error instanceof RunError && error.code === "sandbox"
          ? "sandbox_unavailable"
          : "internal_error";
      return { state, reason, message: safe`` };
    }
  }

  /** Where the network is a list of names: a proxy, each of whose connections is in the audit log before it is made. */
  async #openNetwork(): Promise<{ readonly place: SandboxNetwork } & AsyncDisposable> {
    const { network } = this.#options;
    if (typeof network === "string")
      return { place: network, [Symbol.asyncDispose]: () => Promise.resolve() };
    const { redact } = this.#world.redactor;
    const { record } = this.#records.recorder;
    const proxy = await openNetworkProxy({
      rules: network,
      onRequest: ({ host, rule, ...request }) =>
        record({ type: "network.requested", ...request, host: redact(host), rule: redact(rule) }),
      onEnd: ({ n, address, sentBytes, receivedBytes, durationMs }) =>
        record({
          type: "network.finished",
          n,
          address,
          sent_bytes: sentBytes,
          received_bytes: receivedBytes,
          duration_ms: durationMs,
        }),
    });
    const place = { proxyDirectory: proxy.directory };
    return { place, [Symbol.asyncDispose]: () => proxy.close() };
  }

  async #openBash(scratch: string, network: SandboxNetwork): Promise<SandboxedBash> {
    const { environment, redactor } = this.#world;
    const options = this.#options;
    const controlDirectory = join(scratch, "session");
    await mkdir(controlDirectory, { mode: 0o700 });
    return openSandboxedBash({
      request: {
        choice: options.sandbox,
        network,
        environment,
        workspace: options.workspace,
        control: controlDirectory,
        outputs: this.#paths.outputs,
        recordDirectory: this.#paths.directory,
        program: this.#world.programDirectory,
      },
      tool: {
        session: {
          bash: this.#programs.bash,
          mkfifo: this.#programs.mkfifo,
          environment: shellEnvironment(environment, options.passedVariables),
          directory: options.workingDirectory,
          controlDirectory,
          limits: options.resourceLimits,
        },
        redactor,
        policy: allowedCommands(options.allowedCommands),
        timeoutMs: options.commandTimeoutMs,
        outputLimitCharacters: options.outputLimitCharacters,
        outputsDirectory: this.#paths.outputs,
      },
    });
  }

  async #openShadow(scratch: string): Promise<void> {
    const { environment, redactor } = this.#world;
    const git = findProgram("git", pathOutside(environment["PATH"] ?? "", this.#options.workspace));
    this.#shadow =
      git === null
        ? { kind: "none", reason: safe`git was not found in PATH` }
        : await openShadowRepository({
            git,
            workspace: this.#options.workspace,
            timeLimitSeconds: gitTimeLimitSeconds,
            temporaryDirectory: scratch,
            redactor,
            excluded: [this.#paths.directory],
          });
  }

  async #converse(tool: BashTool): Promise<Outcome> {
    const { redactor, model } = this.#world;
    const options = this.#options;
    const editor = createTextEditor({
      bash: tool,
      redactor,
      workspace: options.workspace,
      viewLimitCharacters: options.outputLimitCharacters,
    });
    const tools = [tool, editor];
    const declarations = tools.map(({ declaration }) => declaration);
    const system = systemPrompt({ ...options, sandbox: this.#level ?? "none" });
    const conversation = model.start({
      model: options.model,
      system,
      tools: declarations,
      maxOutputTokens: options.maxOutputTokens,
    });
    this.#records.recorder.record({
      type: "conversation.started",
      run_id: this.#world.runId,
      model: redactor.redact(options.model),
      provider: model.provider,
      system: redactor.redact(system),
      tools: redactor.redactJson(declarations),
      options: redactor.redactJson(this.#limits()),
    });
    return converse(redactor.redact(options.prompt), {
      conversation,
      tools,
      recorder: this.#records.recorder,
      redactor,
      maxTurns: options.maxTurns,
      maxOutputTokens: options.maxOutputTokens,
      signal: this.#stop.signal,
      remainingMs: () => options.timeLimitMs - this.#elapsedMs(),
    });
  }

  /** After this no record is written any more. A failure here is told in the state, as far as that can still be written. */
  async #finish(ended: Ended): Promise<RunResult> {
    const patch: PatchReport =
      this.#shadow.kind === "none"
        ? this.#shadow
        : await writePatch({
            shadow: this.#shadow,
            path: this.#paths.patch,
            redactor: this.#world.redactor,
          });
    this.#tellOfPatch(patch);
    const final = this.#closeRecords(this.#endWith(ended, patch), patch);
    const result = this.#result(final, patch);
    try {
      writeResult(this.#paths.result, result);
      return result;
    } catch (error) {
      // The outputs can still tell what the file cannot.
      return {
        ...result,
        state: "internal_error",
        reason: this.#world.redactor.redact(messageOf(error)),
      };
    }
  }

  #tellOfPatch(patch: PatchReport): void {
    if (patch.kind === "none") {
      this.#notice(safe`There is no patch: ${patch.reason}`, "warning");
      return;
    }
    for (const path of patch.omitted.slice(0, mostOmitted))
      this.#notice(safe`Not in the patch: ${path}`, "warning");
    const more = patch.omitted.length - mostOmitted;
    if (more > 0) this.#notice(safe`Not in the patch: ${more} more`, "warning");
  }

  /** A change that cannot be delivered is no good end, unless it was refused for what it holds: then the warning says so. */
  #endWith(ended: Ended, patch: PatchReport): Ended {
    const isLost =
      patch.kind === "none" &&
      !patch.isRefused &&
      this.#shadow.kind === "repository" &&
      ended.state === "completed";
    return isLost
      ? {
          ...ended,
          state: "internal_error",
          reason: safe`the change could not be made a patch: ${patch.reason}`,
        }
      : ended;
  }

  #closeRecords({ state, reason, message }: Ended, patch: PatchReport): Ended {
    const { recorder, audit, transcript, tally } = this.#records;
    try {
      recorder.record({ type: "conversation.ended", state, reason, turns: tally.turns });
      recorder.record({
        type: "run.finished",
        state,
        reason,
        counts: { ...audit.counts },
        transcript_sha256: transcript.sha256,
        patch_sha256: patch.kind === "written" ? patch.sha256 : null,
      });
      return { state, reason, message };
    } catch (error) {
      return {
        state: "internal_error",
        reason: this.#world.redactor.redact(messageOf(error)),
        message,
      };
    } finally {
      recorder.close();
    }
  }

  #result({ state, reason, message }: Ended, patch: PatchReport): RunResult {
    const { tally, audit } = this.#records;
    const path = (text: string): Redacted => this.#world.redactor.redact(text);
    return {
      state,
      reason,
      verified: null,
      changed: patch.kind === "written" ? patch.changed : null,
      result: message === "" ? null : message,
      "structured-output": null,
      "record-directory": path(this.#paths.directory),
      "patch-path": patch.kind === "written" ? path(patch.path) : null,
      "base-sha": this.#shadow.kind === "repository" ? this.#shadow.baseSha : null,
      "transcript-path": path(this.#paths.transcript),
      "audit-path": path(this.#paths.audit),
      "audit-sha256": audit.head,
      "report-path": null,
      turns: tally.turns,
      commands: tally.commands,
      "input-tokens": tally.total.input_tokens,
      "output-tokens": tally.total.output_tokens,
      "cache-read-tokens": tally.total.cache_read_tokens,
      "cache-write-tokens": tally.total.cache_write_5m_tokens + tally.total.cache_write_1h_tokens,
      "cost-usd": tally.costUsd,
      "duration-ms": Math.round(this.#elapsedMs()),
      sandbox: this.#level,
      "run-id": this.#world.runId,
      "artifact-id": null,
      "artifact-url": null,
      usage: tally.byModel,
    };
  }

  #recordRunStarted(level: string, selfTest: SandboxedBash["selfTest"]): void {
    this.#hasStarted = true;
    const { redactor, job, runId, version, distSha256 } = this.#world;
    const orNull = (text: string | null): Redacted | null =>
      text === null ? null : redactor.redact(text);
    this.#records.recorder.record({
      type: "run.started",
      run_id: runId,
      version,
      repository: orNull(job.repository),
      sha: job.sha,
      workflow: orNull(job.workflow),
      actor: orNull(job.actor),
      event: orNull(job.event),
      run_attempt: job.runAttempt,
      model: redactor.redact(this.#options.model),
      limits: this.#limits(),
      sandbox: { level, self_test: selfTest },
      network: redactor.redact(networkText(this.#options.network)),
      dist_sha256: distSha256,
    });
  }

  #recordStart({ level, selfTest }: SandboxedBash): void {
    this.#level = level;
    const { redactor } = this.#world;
    this.#recordRunStarted(level, selfTest);
    this.#records.recorder.record({
      type: "session.started",
      reason: safe`the run began`,
      sandbox: level,
    });
    const shownLevel = redactor.redact(level);
    const shownNetwork = redactor.redact(networkText(this.#options.network));
    if (level === "none") {
      const text = safe`There is no sandbox: commands run as the runner's user, with its files and its network.`;
      this.#notice(text, "warning");
    } else
      this.#notice(
        safe`sandbox ${shownLevel}, network ${shownNetwork}; the self-test in the session passed`,
      );
  }

  #limits(): { readonly [name: string]: number } {
    const {
      maxTurns,
      maxOutputTokens,
      timeLimitMs,
      commandTimeoutMs,
      outputLimitCharacters,
      resourceLimits,
    } = this.#options;
    return {
      max_turns: maxTurns,
      max_output_tokens: maxOutputTokens,
      time_limit_ms: timeLimitMs,
      command_timeout_ms: commandTimeoutMs,
      output_limit_characters: outputLimitCharacters,
      memory_limit_bytes: resourceLimits.memoryBytes,
      process_limit: resourceLimits.processes,
      file_size_limit_bytes: resourceLimits.fileSizeBytes,
      cpu_time_limit_seconds: resourceLimits.cpuTimeSeconds,
    };
  }

  #notice(text: Redacted, level: "info" | "warning" = "info"): void {
    this.#records.recorder.record({ type: "notice", level, text });
  }

  /** The first cause wins: what stops the run is the reason of the signal, and an AbortSignal keeps the first. */
  #watchForStop(): () => void {
    const stop = (cause: StopCause) => (): void => this.#stop.abort(cause);
    const timer = setTimeout(stop("time_limit"), this.#options.timeLimitMs);
    const { cancelled } = this.#world;
    const cancel = stop("cancelled");
    if (cancelled.aborted) cancel();
    cancelled.addEventListener("abort", cancel, { once: true });
    return () => {
      clearTimeout(timer);
      cancelled.removeEventListener("abort", cancel);
    };
  }

  #elapsedMs(): number {
    return this.#world.clock.monotonic() - this.#startedAt;
  }
}

/** Both values, or the first failure once both have come to an end. */
async function settled<A, B>(first: Promise<A>, second: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
