import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { converse } from "./agent/loop.ts";
import type { Outcome, StopCause } from "./agent/outcome.ts";
import { systemPrompt } from "./agent/prompt.ts";
import { messageOf, RunError } from "./errors.ts";
import type { RunOptions } from "./options.ts";
import { type PatchReport, writePatch } from "./record/patch.ts";
import { type Redacted, safe } from "./record/redact.ts";
import { type RunResult, writeResult } from "./record/result.ts";
import {
  type NoRepository,
  openShadowRepository,
  type ShadowRepository,
} from "./record/shadow-repository.ts";
import { type Ended, limitsOf, RunRecords } from "./run/records.ts";
import { openNetwork, openSession, programsFor } from "./run/session.ts";
import type { RunWorld } from "./run/world.ts";
import { credentialFiles } from "./sandbox/credential-files.ts";
import { findProgram, pathOutside, type Programs } from "./shell/programs.ts";
import type { BashTool } from "./tools/bash.ts";
import type { SandboxedBash } from "./tools/sandboxed-bash.ts";
import { createTextEditor } from "./tools/text-editor.ts";
import type { Tool } from "./tools/tool.ts";

/**
 * The life of one run: records, session, conversation, patch, result. Whatever happens after the records are open, they are closed, the
 * session is ended, and patch, transcript, audit and result are there. Throws a RunError (`environment`, `record`) only when nothing has
 * begun.
 */
export async function run(options: RunOptions, world: RunWorld): Promise<RunResult> {
  const programs = programsFor(options, world);
  return new RunLife({ options, world, programs, records: new RunRecords(options, world) }).run();
}

/** A FIFO in the place of a file that git reads would hold it for ever. */
const gitTimeLimitSeconds = 30;

interface RunParts {
  readonly options: RunOptions;
  readonly world: RunWorld;
  readonly programs: Programs;
  readonly records: RunRecords;
}

class RunLife {
  readonly #parts: RunParts;
  readonly #startedAt: number;
  readonly #stop = new AbortController();
  #level: SandboxedBash["level"] | null = null;
  #shadow: ShadowRepository | NoRepository = {
    kind: "none",
    reason: safe`the run ended before the repository was looked at`,
  };

  constructor(parts: RunParts) {
    this.#parts = parts;
    this.#startedAt = parts.world.clock.monotonic();
  }

  async run(): Promise<RunResult> {
    const scratch = await mkdtemp(join(this.#parts.records.paths.directory, ".scratch-"));
    const stopWatching = this.#watchForStop();
    try {
      return await this.#finish(await this.#work(scratch));
    } finally {
      stopWatching();
      if (this.#shadow.kind === "repository") await this.#shadow.dispose();
      await rm(scratch, { recursive: true, force: true });
    }
  }

  /** The part that may fail; every failure becomes an end of the run. */
  async #work(scratch: string): Promise<Ended> {
    const { records, world } = this.#parts;
    const place = { ...this.#parts, scratch };
    // Meanwhile, since only a command could change what it looks at; whoever needs it waits for it.
    const shadow = this.#openShadow(scratch);
    shadow.catch(() => undefined);
    try {
      await using network = await openNetwork(place);
      const opened = await openSession(place, network.place);
      await using tool = opened.tool;
      this.#level = opened.level;
      records.sessionStarted(opened);
      const outcome = await this.#converse(tool, shadow);
      await shadow;
      const left = await tool.close();
      if (left > 0)
        records.notice(
          safe`${left} processes were still running in the background; they were ended.`,
        );
      return outcome;
    } catch (error) {
      // A log begins with the run, also when no session came of it.
      records.runStarted(null, null);
      const isSandbox = error instanceof RunError && error.code === "sandbox";
      const reason = world.redactor.redact(messageOf(error));
      return {
        state: isSandbox ? "sandbox_unavailable" : "internal_error",
        reason,
        message: safe``,
      };
    } finally {
      await Promise.allSettled([shadow]);
    }
  }

  async #openShadow(scratch: string): Promise<void> {
    const { options, world, records } = this.#parts;
    const { environment, redactor } = world;
    const git = findProgram("git", pathOutside(environment["PATH"] ?? "", options.workspace));
    this.#shadow =
      git === null
        ? { kind: "none", reason: safe`git was not found in PATH` }
        : await openShadowRepository({
            git,
            workspace: options.workspace,
            timeLimitSeconds: gitTimeLimitSeconds,
            temporaryDirectory: scratch,
            redactor,
            excluded: [records.paths.directory, ...credentialFiles(environment)],
          });
  }

  async #converse(tool: BashTool, ready: Promise<void>): Promise<Outcome> {
    const { options, world, records } = this.#parts;
    const { redactor, model } = world;
    const editor = createTextEditor({
      bash: tool,
      redactor,
      workspace: options.workspace,
      viewLimitCharacters: options.outputLimitCharacters,
    });
    const tools = [tool, editor].map((one) => startingAfter(ready, one));
    const declarations = tools.map(({ declaration }) => declaration);
    const system = systemPrompt({ ...options, sandbox: this.#level ?? "none" });
    const conversation = model.start({
      model: options.model,
      system,
      tools: declarations,
      maxOutputTokens: options.maxOutputTokens,
    });
    records.recorder.record({
      type: "conversation.started",
      run_id: world.runId,
      model: redactor.redact(options.model),
      provider: model.provider,
      system: redactor.redact(system),
      tools: redactor.redactJson(declarations),
      options: redactor.redactJson(limitsOf(options)),
    });
    return converse(redactor.redact(options.prompt), {
      conversation,
      tools,
      recorder: records.recorder,
      redactor,
      maxTurns: options.maxTurns,
      maxOutputTokens: options.maxOutputTokens,
      signal: this.#stop.signal,
      remainingMs: () => options.timeLimitMs - this.#elapsedMs(),
    });
  }

  /** After this no record is written any more. A failure here is told in the state, as far as that can still be written. */
  async #finish(ended: Ended): Promise<RunResult> {
    const { records, world } = this.#parts;
    const patch: PatchReport =
      this.#shadow.kind === "none"
        ? this.#shadow
        : await writePatch({
            shadow: this.#shadow,
            path: records.paths.patch,
            redactor: world.redactor,
          });
    records.tellOfPatch(patch);
    const result = this.#result(records.close(this.#endWith(ended, patch), patch), patch);
    try {
      writeResult(records.paths.result, result);
      return result;
    } catch (error) {
      // The outputs can still tell what the file cannot.
      const reason = world.redactor.redact(messageOf(error));
      return { ...result, state: "internal_error", reason };
    }
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

  #result({ state, reason, message }: Ended, patch: PatchReport): RunResult {
    const { world, records } = this.#parts;
    const { tally, paths } = records;
    const path = (text: string): Redacted => world.redactor.redact(text);
    return {
      state,
      reason,
      verified: null,
      changed: patch.kind === "written" ? patch.changed : null,
      result: message === "" ? null : message,
      "structured-output": null,
      "record-directory": path(paths.directory),
      "patch-path": patch.kind === "written" ? path(patch.path) : null,
      "base-sha": this.#shadow.kind === "repository" ? this.#shadow.baseSha : null,
      "transcript-path": path(paths.transcript),
      "audit-path": path(paths.audit),
      "audit-sha256": records.head,
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
      "run-id": world.runId,
      "artifact-id": null,
      "artifact-url": null,
      usage: tally.byModel,
    };
  }

  /** The first cause wins: what stops the run is the reason of the signal, and an AbortSignal keeps the first. */
  #watchForStop(): () => void {
    const stop = (cause: StopCause) => (): void => this.#stop.abort(cause);
    const { options, world } = this.#parts;
    const timer = setTimeout(stop("time_limit"), options.timeLimitMs);
    const { cancelled } = world;
    const cancel = stop("cancelled");
    if (cancelled.aborted) cancel();
    cancelled.addEventListener("abort", cancel, { once: true });
    return () => {
      clearTimeout(timer);
      cancelled.removeEventListener("abort", cancel);
    };
  }

  #elapsedMs(): number {
    return this.#parts.world.clock.monotonic() - this.#startedAt;
  }
}

/** A tool whose first call waits. */
function startingAfter(ready: Promise<void>, tool: Tool): Tool {
  return {
    declaration: tool.declaration,
    async run(call, context) {
      await ready;
      return tool.run(call, context);
    },
  };
}
