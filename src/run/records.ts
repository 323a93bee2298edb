import type { RunOptions } from "../options.ts";
import { type AuditRecorder, createAuditRecorder } from "../record/audit.ts";
import { createRecordDirectory, type RecordPaths } from "../record/directory.ts";
import type { RunState } from "../record/event.ts";
import { type PatchReport, patchWritten } from "../record/patch.ts";
import { fanOut, type RunRecorder } from "../record/recorder.ts";
import { type Redacted, type RedactedJson, safe } from "../record/redact.ts";
import { createTally, type Tally } from "../record/tally.ts";
import { createTranscriptRecorder, type TranscriptRecorder } from "../record/transcript.ts";
import type { ToolDeclaration } from "../model/model.ts";
import { networkText } from "../sandbox/network-rules.ts";
import { messageOf } from "../errors.ts";
import type { SandboxedBash } from "../tools/sandboxed-bash.ts";
import { limitsOf, recordedOptions } from "./recorded-options.ts";
import type { RunWorld } from "./world.ts";

/** How a run ended. */
export interface Ended {
  readonly state: RunState;
  readonly reason: Redacted;
  /** The model's last words; empty when it had none. */
  readonly message: Redacted;
  /** The answer where it fits the schema that was asked for; else null. */
  readonly structuredOutput: RedactedJson;
}

/** So many files that are not in the patch are named. */
const mostOmitted = 10;

/** All that a run writes down, from its first line to its last. */
export class RunRecords {
  readonly paths: RecordPaths;
  readonly tally: Tally;
  readonly recorder: RunRecorder;
  readonly #audit: AuditRecorder;
  readonly #transcript: TranscriptRecorder;
  readonly #options: RunOptions;
  readonly #world: RunWorld;
  #hasStarted = false;
  #commands = 0;

  /** Makes the folder and its files. Throws a RunError (`record`) when it cannot. */
  constructor(options: RunOptions, world: RunWorld) {
    this.#options = options;
    this.#world = world;
    this.paths = createRecordDirectory(world.recordDirectory);
    this.#audit = createAuditRecorder(this.paths.audit);
    this.#transcript = createTranscriptRecorder(this.paths.transcript);
    this.tally = createTally();
    this.recorder = fanOut([this.#audit, this.#transcript, this.tally, world.log], world.clock);
  }

  /** Hex SHA-256 of the last line of the audit log; its head once the records are closed. */
  get head(): string | null {
    return this.#audit.head;
  }

  /** The number of the next command, in whichever session of the run. */
  readonly nextCommand = (): number => (this.#commands += 1);

  /** The first line. `level` is null when no session came of the run. A second call does nothing. */
  runStarted(level: string | null, selfTest: SandboxedBash["selfTest"]): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    const { redactor, job, runId, version, distSha256 } = this.#world;
    const orNull = (text: string | null): Redacted | null =>
      text === null ? null : redactor.redact(text);
    this.recorder.record({
      type: "run.started",
      run_id: runId,
      version,
      repository: orNull(job.repository),
      sha: job.sha,
      workflow: orNull(job.workflow),
      actor: orNull(job.actor),
      event: orNull(job.event),
      run_attempt: job.runAttempt,
      task_key: orNull(this.#options.taskKey || job.task),
      model: redactor.redact(this.#options.model),
      limits: limitsOf(this.#options),
      sandbox: { level: level ?? "unavailable", self_test: selfTest },
      network: redactor.redact(networkText(this.#options.network)),
      dist_sha256: distSha256,
    });
  }

  /** A session and what it is. */
  sessionStarted({ level, selfTest }: SandboxedBash, reason: Redacted): void {
    const isFirst = !this.#hasStarted;
    this.runStarted(level, selfTest);
    this.recorder.record({ type: "session.started", reason, sandbox: level });
    if (!isFirst) return;
    const { redact } = this.#world.redactor;
    const network = redact(networkText(this.#options.network));
    if (level === "none")
      this.notice(
        safe`There is no sandbox: commands run as the runner's user, with its files and its network.`,
        "warning",
      );
    else
      this.notice(
        safe`sandbox ${redact(level)}, network ${network}; the self-test in the session passed`,
      );
  }

  /** The first line of the transcript, and what else people should know of the beginning. */
  conversationStarted({
    system,
    tools,
  }: {
    readonly system: Redacted;
    readonly tools: readonly ToolDeclaration[];
  }): void {
    const { model, runId, redactor } = this.#world;
    const { earlier, guidance } = this.#options;
    this.recorder.record({
      type: "conversation.started",
      run_id: runId,
      model: redactor.redact(this.#options.model),
      provider: model.provider,
      system,
      tools: redactor.redactJson(tools),
      options: redactor.redactJson(recordedOptions(this.#options, this.#world)),
      resumed_from:
        earlier === null
          ? null
          : {
              run_id: redactor.redact(earlier.runId),
              state: earlier.state,
              messages: earlier.messages.length,
            },
    });
    if (earlier !== null)
      this.notice(
        safe`The conversation of run ${redactor.redact(earlier.runId)} is taken up: ${earlier.messages.length} messages`,
      );
    if (guidance !== null) {
      const name = redactor.redact(guidance.name);
      const use = guidance.isTrusted
        ? safe`the system prompt`
        : safe`the first message as material, since the tree comes from a fork`;
      const cut = guidance.isCut ? safe`, cut` : safe``;
      this.notice(safe`${name} is in ${use}${cut}`);
    }
  }

  notice(text: Redacted, level: "info" | "warning" = "info"): void {
    this.recorder.record({ type: "notice", level, text });
  }

  /** Says something after the records are closed, to those who follow the run. */
  warn(text: Redacted): void {
    const at = new Date(this.#world.clock.now()).toISOString();
    this.#world.log.record({ type: "notice", level: "warning", text }, { at, monoMs: 0 });
  }

  /** What of the change is not in the patch, or that there is none. */
  tellOfPatch(patch: PatchReport): void {
    if (patch.kind === "none") {
      this.notice(safe`There is no patch: ${patch.reason}`, "warning");
      return;
    }
    for (const path of patch.omitted.slice(0, mostOmitted))
      this.notice(safe`Not in the patch: ${path}`, "warning");
    const more = patch.omitted.length - mostOmitted;
    if (more > 0) this.notice(safe`Not in the patch: ${more} more`, "warning");
    if (patch.changedBefore > 0)
      this.notice(
        safe`Not in the patch: ${patch.changedBefore} files that differed from the commit before the run began`,
      );
    for (const path of patch.ignored.slice(0, mostOmitted))
      this.notice(safe`New and not in the patch, since git ignores it: ${path}`);
    const moreIgnored = patch.ignored.length - mostOmitted;
    if (moreIgnored > 0)
      this.notice(safe`New and not in the patch, since git ignores it: ${moreIgnored} more`);
    if (patch.commits.kind === "left out")
      this.notice(
        safe`The commits that were made are in the patch, but not kept one by one: ${patch.commits.reason}`,
        "warning",
      );
  }

  /** The last lines; after this nothing is written any more. Gives the end as it was written, which a failure of writing changes. */
  close(ended: Ended, patch: PatchReport): Ended {
    const { recorder, tally } = this;
    const { state, reason } = ended;
    try {
      recorder.record({ type: "conversation.ended", state, reason, turns: tally.turns });
      if (patch.kind === "written") recorder.record(patchWritten(patch));
      recorder.record({
        type: "run.finished",
        state,
        reason,
        counts: { ...this.#audit.counts },
        transcript_sha256: this.#transcript.sha256,
        patch_sha256: patch.kind === "written" ? patch.sha256 : null,
      });
      return ended;
    } catch (error) {
      const told = this.#world.redactor.redact(messageOf(error));
      return { ...ended, state: "internal_error", reason: told };
    } finally {
      recorder.close();
    }
  }
}
