import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { StopCause } from "./agent/outcome.ts";
import { messageOf, RunError } from "./errors.ts";
import type { RunOptions } from "./options.ts";
import { scratchPrefix } from "./record/directory.ts";
import { leftOutOf, type PatchReport, writePatch } from "./record/patch.ts";
import { type Redacted, safe } from "./record/redact.ts";
import type { RunResult } from "./record/result.ts";
import {
  type NoRepository,
  openShadowRepository,
  type ShadowRepository,
} from "./record/shadow-repository.ts";
import { deliver } from "./run/delivery.ts";
import { type Ended, RunRecords } from "./run/records.ts";
import { openNetwork, programsFor } from "./run/session.ts";
import { Work, type Worked } from "./run/work.ts";
import type { RunWorld } from "./run/world.ts";
import { credentialFiles } from "./sandbox/credential-files.ts";
import { findProgram, pathOutside, type Programs } from "./shell/programs.ts";
import type { SandboxedBash } from "./tools/sandboxed-bash.ts";

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
    const scratch = await mkdtemp(join(this.#parts.records.paths.directory, scratchPrefix));
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
  async #work(scratch: string): Promise<Worked> {
    const { records, world } = this.#parts;
    const place = { ...this.#parts, scratch };
    // Meanwhile, since only a command could change what it looks at; whoever needs it waits for it.
    const shadow = this.#openShadow(scratch);
    shadow.catch(() => undefined);
    try {
      await using network = await openNetwork(place);
      return await new Work({
        place,
        network: network.place,
        shadow,
        signal: this.#stop.signal,
        elapsedMs: () => this.#elapsedMs(),
        onSession: ({ level }) => (this.#level = level),
      }).run();
    } catch (error) {
      // A log begins with the run, also when no session came of it.
      records.runStarted(null, null);
      const isSandbox = error instanceof RunError && error.code === "sandbox";
      const state = isSandbox ? "sandbox_unavailable" : "internal_error";
      const reason = world.redactor.redact(messageOf(error));
      const ended = { state, reason, message: safe``, structuredOutput: null } as const;
      return { ended, verified: null, patch: null };
    } finally {
      await Promise.allSettled([shadow]);
    }
  }

  async #openShadow(scratch: string): Promise<ShadowRepository | NoRepository> {
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
    return this.#shadow;
  }

  /** After this no record is written any more. A failure here is told in the state, as far as that can still be written. */
  async #finish({ ended, verified, patch: made }: Worked): Promise<RunResult> {
    const { records, world } = this.#parts;
    if (made === null) rmSync(records.paths.patch, { force: true });
    const patch: PatchReport =
      made ??
      (this.#shadow.kind === "none"
        ? this.#shadow
        : await writePatch({
            shadow: this.#shadow,
            path: records.paths.patch,
            redactor: world.redactor,
          }));
    records.tellOfPatch(patch);
    const told = records.close(this.#endWith(ended, patch), patch);
    const result = { ...this.#result(told, patch), verified };
    const { paths } = records;
    return deliver(result, { paths, redactor: world.redactor, warn: (text) => records.warn(text) });
  }

  /** A change that cannot be delivered is no good end, unless it was refused for what it holds: then the warning says so. */
  #endWith(ended: Ended, patch: PatchReport): Ended {
    const isLost =
      patch.kind === "none" &&
      !patch.isRefused &&
      this.#shadow.kind === "repository" &&
      (ended.state === "completed" || ended.state === "verified");
    return isLost
      ? {
          ...ended,
          state: "internal_error",
          reason: safe`the change could not be made a patch: ${patch.reason}`,
        }
      : ended;
  }

  #result({ state, reason, message, structuredOutput }: Ended, patch: PatchReport): RunResult {
    const { world, records } = this.#parts;
    const { tally, paths } = records;
    const path = (text: string): Redacted => world.redactor.redact(text);
    return {
      state,
      reason,
      verified: null,
      changed: patch.kind === "written" ? patch.changed : null,
      result: message === "" ? null : message,
      "structured-output": structuredOutput,
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
      // Without the noise of sums of fractions.
      "cost-usd": tally.costUsd === null ? null : Number(tally.costUsd.toFixed(9)),
      "duration-ms": Math.round(this.#elapsedMs()),
      sandbox: this.#level,
      "run-id": world.runId,
      "artifact-id": null,
      "artifact-url": null,
      ...leftOutOf(patch),
      usage: tally.byModel,
      "patch-problem": patch.kind === "none" ? patch.reason : null,
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
