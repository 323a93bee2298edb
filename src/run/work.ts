import { rmSync } from "node:fs";
import { Loop } from "../agent/loop.ts";
import { type Outcome, stopped } from "../agent/outcome.ts";
import type { Material } from "../agent/material.ts";
import { firstMessage, systemPrompt } from "../agent/prompt.ts";
import { diffSummary } from "../record/diff-summary.ts";
import { type PatchReport, writePatch } from "../record/patch.ts";
import { joinLines, type Redacted, safe } from "../record/redact.ts";
import type { NoRepository, ShadowRepository } from "../record/shadow-repository.ts";
import { treeOfWorkingTree } from "../record/working-tree.ts";
import type { SandboxNetwork } from "../sandbox/plan.ts";
import type { BashTool } from "../tools/bash.ts";
import type { SandboxedBash } from "../tools/sandboxed-bash.ts";
import { createTextEditor } from "../tools/text-editor.ts";
import type { Tool } from "../tools/tool.ts";
import { type Hindrance, lookAtChange } from "./change-check.ts";
import type { Ended } from "./records.ts";
import { openSession, seenIn, type SessionPlace } from "./session.ts";
import { type Verification, verify } from "./verification.ts";

export interface WorkParts {
  readonly place: SessionPlace;
  readonly network: SandboxNetwork;
  /** No command runs before this is there. */
  readonly shadow: Promise<ShadowRepository | NoRepository>;
  readonly signal: AbortSignal;
  /** Milliseconds since the run began. */
  readonly elapsedMs: () => number;
  /** Called with each session. */
  readonly onSession: (opened: SandboxedBash) => void;
}

/** What came of the work. */
export interface Worked {
  readonly ended: Ended;
  /** Null when there was nothing to verify, or it did not come to that. */
  readonly verified: boolean | null;
  /** Of the tree that was verified; null when no patch was made yet. */
  readonly patch: PatchReport | null;
}

/** Ends of the conversation after which the work is still worth a check, though it does not go back to the model. */
const checkedEnds: readonly Outcome["state"][] = ["turn_limit", "cost_limit", "context_limit"];

/**
 * The model works, and what it leaves is checked, until the check passes or has failed too often. The session of the model is ended before a
 * check, with all that runs in it, and the patch is made: what is verified is what is delivered.
 */
export class Work {
  readonly #parts: WorkParts;
  #loop: Loop | null = null;
  #patch: PatchReport | null = null;
  /** Milliseconds since 1970; 0 before the model's first session. */
  #workBeganAt = 0;

  constructor(parts: WorkParts) {
    this.#parts = parts;
  }

  async run(): Promise<Worked> {
    const { options } = this.#parts.place;
    if (options.verify !== "") await this.#baseline();
    const { redactor } = this.#parts.place.world;
    let words: Redacted | null = null;
    for (let attempt = 1; ; attempt += 1) {
      // The first time the conversation tells, so that it has begun in the records.
      if (attempt > 1 && this.#parts.signal.aborted) return this.#worked(this.#stopped(), null);
      const outcome = await this.#converse(words, attempt);
      const isDone = outcome.state === "completed";
      if (!isDone && !checkedEnds.includes(outcome.state)) return this.#worked(outcome, null);
      const failure = await this.#check(attempt);
      if (this.#parts.signal.aborted)
        return this.#worked({ ...outcome, ...stopped(this.#parts.signal) }, null);
      const isLast = attempt > options.verifyAttempts || failure?.isFinal === true;
      if (this.#lacksChange() && (options.verify === "" || failure === null || isLast)) {
        const reason = safe`a change was required, and there is none`;
        return this.#worked(isDone ? { ...outcome, state: "no_change", reason } : outcome, null);
      }
      if (options.verify === "") return this.#worked(outcome, null);
      if (failure === null) {
        const reason = safe`the model ended its turn, and the verification passed`;
        return this.#worked(isDone ? { ...outcome, state: "verified", reason } : outcome, true);
      }
      if (!isDone) return this.#worked(outcome, false);
      if (isLast) {
        const state = "verification_failed";
        return this.#worked({ ...outcome, state, reason: failure.reason }, false);
      }
      words = redactor.redact(failure.words);
    }
  }

  /** How things stood before, for whoever reads the report. Its failing is no reason to stop: it is often the task. */
  async #baseline(): Promise<void> {
    const { place, shadow } = this.#parts;
    const repository = await shadow;
    const { passed, end } = await this.#verify(0);
    if (repository.kind === "repository") await repository.takeStart();
    const told = passed ? safe`passes` : end;
    place.records.notice(safe`Before the model's work the verification ${told}.`);
  }

  async #verify(attempt: number): Promise<Verification> {
    const { place, network, signal, onSession } = this.#parts;
    return verify(place, { attempt, network, signal, onSession });
  }

  /** Has the model work in a new session until it comes to an end. */
  async #converse(words: Redacted | null, attempt: number): Promise<Outcome> {
    const { place, network, shadow, onSession } = this.#parts;
    const { records } = place;
    this.#patch = null;
    this.#workBeganAt ||= place.world.clock.now();
    const opened = await openSession(place, network);
    await using tool = opened.tool;
    onSession(opened);
    const reason = attempt === 1 ? safe`the run began` : safe`the verification failed`;
    records.sessionStarted(opened, reason);
    const tools = this.#tools(tool);
    this.#loop ??= this.#newLoop(opened, tools);
    const outcome = await this.#loop.run(words ?? (await this.#firstMessage()), tools);
    await shadow;
    const left = await tool.close();
    if (left > 0)
      records.notice(
        safe`${left} processes were still running in the background; they were ended.`,
      );
    return outcome;
  }

  #tools(bash: BashTool): readonly Tool[] {
    const { place, shadow } = this.#parts;
    const editor = createTextEditor({
      bash,
      redactor: place.world.redactor,
      workspace: seenIn(place.options, place.world).workspace,
      viewLimitCharacters: place.options.outputLimitCharacters,
    });
    return [bash, editor].map((tool) => startingAfter(shadow, tool));
  }

  #newLoop({ level }: SandboxedBash, tools: readonly Tool[]): Loop {
    const { place, signal, elapsedMs } = this.#parts;
    const { options, world, records } = place;
    const { redactor, model } = world;
    const declarations = tools.map(({ declaration }) => declaration);
    // Redacted like all that leaves the process: the owner's words and the repository's may hold a secret.
    const system = redactor.redact(
      systemPrompt({ ...options, ...seenIn(options, world), sandbox: level }),
    );
    const conversation = model.start({
      model: options.model,
      system,
      tools: declarations,
      maxOutputTokens: options.maxOutputTokens,
      effort: options.effort,
      answerSchema: options.answerSchema?.schema ?? null,
    });
    records.conversationStarted({ system, tools: declarations });
    return new Loop({
      conversation,
      recorder: records.recorder,
      redactor,
      limits: options,
      model: options.model,
      fallbackModel: options.fallbackModel,
      answerSchema: options.answerSchema,
      earlier: options.earlier?.messages ?? [],
      signal,
      elapsedMs,
    });
  }

  async #firstMessage(): Promise<Redacted> {
    const { options, world } = this.#parts.place;
    const mark = `=====${world.runId}=====`;
    const material = [...options.material, ...(await this.#diff())];
    const message = firstMessage({ ...options, material, task: options.prompt, mark });
    return world.redactor.redact(message);
  }

  /** What the pull request changes, by file; the lines themselves are for the model to look at. */
  async #diff(): Promise<readonly Material[]> {
    const { pullRequest } = this.#parts.place.options;
    if (pullRequest === null) return [];
    const { base, head, files, added, deleted } = pullRequest;
    const shadow = await this.#parts.shadow;
    const summary = shadow.kind === "none" ? null : await diffSummary(shadow.git, pullRequest);
    const title = `Diff of the pull request, from ${base} to ${head}: ${files} files, ${added} lines added, ${deleted} deleted`;
    const text =
      summary ?? "The commits are not in this checkout, so the files are not listed here.";
    return [{ title, text }];
  }

  /** Null when the work is good; else what is wrong, for the records and for the model. */
  async #check(attempt: number): Promise<Hindrance | null> {
    const { place, shadow } = this.#parts;
    const { options, records, world } = place;
    const repository = await shadow;
    const patch = await this.#makePatch();
    const { warnings, hindrance } = await lookAtChange({
      repository,
      patch,
      since: this.#workBeganAt,
      protectedPaths: options.protectedPaths,
      isToBeVerified: options.verify !== "",
      redactor: world.redactor,
    });
    for (const warning of warnings) records.notice(warning, "warning");
    if (options.verify === "") return null;
    if (hindrance !== null) return hindrance;
    const { passed, end, text } = await this.#verify(attempt);
    await this.#tellOfChanges(repository);
    if (passed) return null;
    const words = [
      safe`The verification of what you left ${end}. This is its output:`,
      text,
      safe`Find the cause, mend it, and answer again. Your session was ended for the verification; this is a new one.`,
    ];
    return { reason: safe`the verification ${end}`, words: joinLines(words) };
  }

  /** A check that writes leaves another tree than the one of the patch. */
  async #tellOfChanges(repository: ShadowRepository | NoRepository): Promise<void> {
    if (repository.kind === "none" || this.#patch?.kind !== "written") return;
    const now = await treeOfWorkingTree(repository);
    if (now.ok && now.tree !== this.#patch.tree)
      this.#parts.place.records.notice(
        safe`The verification itself has changed the working tree; that is not in the patch.`,
        "warning",
      );
  }

  /** Whether a change that was required is missing; what cannot be told is missing too. */
  #lacksChange(): boolean {
    const { requireChange } = this.#parts.place.options;
    return requireChange && !(this.#patch?.kind === "written" && this.#patch.changed);
  }

  async #makePatch(): Promise<PatchReport | null> {
    const { place, shadow } = this.#parts;
    const repository = await shadow;
    if (repository.kind === "none") return null;
    const { patch: path } = place.records.paths;
    rmSync(path, { force: true });
    const { redactor } = place.world;
    this.#patch = await writePatch({ shadow: repository, path, redactor });
    return this.#patch;
  }

  #stopped(): Ended {
    return { ...stopped(this.#parts.signal), message: safe``, structuredOutput: null };
  }

  #worked(ended: Ended, verified: boolean | null): Worked {
    return { ended, verified, patch: this.#patch };
  }
}

/** A tool whose first call waits. */
function startingAfter(ready: Promise<unknown>, tool: Tool): Tool {
  return {
    declaration: tool.declaration,
    async run(call, context) {
      await ready;
      return tool.run(call, context);
    },
  };
}
