import type { AnswerSchema } from "../answer-schema.ts";
import type {
  CallResult,
  Conversation,
  ModelFailure,
  ModelTurn,
  ToolCall,
} from "../model/model.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import type { RunRecorder } from "../record/recorder.ts";
import type { Tool } from "../tools/tool.ts";
import { type LimitName, type Limits, nearlyReached } from "./limits.ts";
import { type Outcome, stopped } from "./outcome.ts";
import { RecordedConversation } from "./recorded-conversation.ts";
import type { RecordedMessage } from "./resume.ts";

/** Responses in a row that bring nothing forward (cut off, empty, paused), after which the run ends. */
const fruitlessLimit = 3;
/** Longest time of repetitions of one request. */
const retryBudgetMs = 10 * 60_000;

export interface LoopParts {
  readonly conversation: Conversation;
  readonly recorder: RunRecorder;
  readonly redactor: Redactor;
  readonly limits: Limits;
  /** The model that answers, and the one that takes its place when it cannot; empty for none. */
  readonly model: string;
  readonly fallbackModel: string;
  /** What the final answer has to be; null for any text. */
  readonly answerSchema: AnswerSchema | null;
  /** The messages of the conversation that is taken up; empty for a new one. */
  readonly earlier: readonly RecordedMessage[];
  /** Aborted with a StopCause as its reason. */
  readonly signal: AbortSignal;
  /** Milliseconds since the run began. */
  readonly elapsedMs: () => number;
}

/**
 * Asks the model, runs what it calls for, answers, until there is an outcome; and again, in the same conversation, when there is something
 * to say to that.
 */
export class Loop {
  readonly #parts: LoopParts;
  readonly #conversation: RecordedConversation;
  readonly #toldLimits = new Set<LimitName>();
  #tools: readonly Tool[] = [];
  #fallback: string;
  #fruitless = 0;
  #hasRepaired = false;
  #hasBegun = false;

  constructor(parts: LoopParts) {
    this.#parts = parts;
    this.#conversation = new RecordedConversation(parts);
    this.#fallback = parts.fallbackModel;
  }

  /**
   * Says `words` and goes on until there is an outcome. The tools must be those that the conversation was started with, though they may be
   * on another session. Throws only when a record or the session is lost.
   */
  async run(words: Redacted, tools: readonly Tool[]): Promise<Outcome> {
    this.#tools = tools;
    this.#fruitless = 0;
    this.#hasRepaired = false;
    if (!this.#hasBegun) this.#conversation.load(this.#parts.earlier);
    this.#hasBegun = true;
    const note = this.#conversation.turns === 0 ? undefined : this.#limitNote();
    this.#conversation.say(note === undefined ? words : safe`${words}\n\n${note}`);
    for (;;) {
      const { maxTurns } = this.#parts.limits;
      if (this.#conversation.turns >= maxTurns)
        return this.#end("turn_limit", safe`the limit of ${maxTurns} turns was reached`);
      const response = await this.#ask();
      const outcome =
        response.kind === "failure" ? this.#failed(response) : await this.#handle(response);
      if (outcome !== null) return outcome;
    }
  }

  async #ask(): Promise<ModelTurn | ModelFailure> {
    const { signal, limits, elapsedMs } = this.#parts;
    const remainingMs = Math.max(0, limits.timeLimitMs - elapsedMs());
    const { maxCostUsd } = limits;
    return this.#conversation.ask({
      signal,
      // A fallback that comes when the time is over is none.
      retryBudgetMs: Math.min(retryBudgetMs, this.#fallback === "" ? remainingMs : remainingMs / 2),
      spendableUsd: () => (maxCostUsd === null ? null : maxCostUsd - this.#conversation.costUsd),
    });
  }

  /** Does what a response asks for; null when the conversation goes on. */
  async #handle(turn: ModelTurn): Promise<Outcome | null> {
    const detail = this.#line(turn.stopDetail);
    switch (turn.stop) {
      case "tool_use":
        return turn.calls.length === 0 ? this.#nudge(turn) : this.#runCalls(turn.calls);
      case "end_turn":
      case "stop_sequence":
        return turn.calls.length > 0 ? this.#callsNotAskedFor(turn) : this.#answered(turn);
      case "max_tokens":
        return this.#goOn(
          turn,
          safe`Your response was cut off at ${turn.maxOutputTokens} tokens, and nothing of it was run. Go on in smaller steps.`,
          safe`${fruitlessLimit} responses in a row were cut off at ${turn.maxOutputTokens} tokens`,
        );
      case "pause_turn":
        return turn.calls.length > 0
          ? this.#callsNotAskedFor(turn)
          : this.#countFruitless(safe`the model paused ${fruitlessLimit} times in a row`);
      case "refusal":
        return this.#end(
          "refused",
          detail === "" ? safe`the model refused` : safe`the model refused: ${detail}`,
        );
      case "model_context_window_exceeded":
        return this.#windowFull(turn);
      case "unknown":
        return this.#end(
          "model_error",
          safe`the service stopped for a reason that this version does not know: ${detail}`,
        );
    }
  }

  /** The model ended its turn: with an answer, or what only looks like one. */
  #answered(turn: ModelTurn): Outcome | null {
    const { answerSchema } = this.#parts;
    // Words that end in a colon announce something that then did not come.
    if (/^$|:$/.test(turn.text.trim())) return this.#nudge(turn);
    if (answerSchema === null) return this.#end("completed", safe`the model ended its turn`);
    const checked = answerSchema.check(turn.text);
    if ("value" in checked)
      return {
        ...this.#end("completed", safe`the model ended its turn`),
        structuredOutput: this.#parts.redactor.redactJson(checked.value),
      };
    const problem = this.#line(checked.problem);
    if (this.#hasRepaired)
      return this.#end("model_error", safe`the answer does not fit output-schema: ${problem}`);
    this.#hasRepaired = true;
    return this.#goOn(
      turn,
      safe`Your answer does not fit the schema: ${problem}. Answer again, with nothing but the JSON.`,
      safe`${fruitlessLimit} responses in a row brought nothing`,
    );
  }

  async #runCalls(calls: readonly ToolCall[]): Promise<Outcome | null> {
    this.#fruitless = 0;
    const results: CallResult[] = [];
    for (const call of calls) {
      results.push(
        this.#parts.signal.aborted
          ? notRun(call, safe`the run is ending`)
          : await this.#runCall(call),
      );
    }
    // Also when the run ends here: a call without its result could not be taken up again.
    const { signal } = this.#parts;
    this.#conversation.answer(results, signal.aborted ? undefined : this.#limitNote());
    return signal.aborted ? this.#stopped() : null;
  }

  async #runCall(call: ToolCall): Promise<CallResult> {
    const { recorder, signal, redactor } = this.#parts;
    const tool = this.#tools.find(({ declaration }) => declaration.name === call.name);
    const turn = this.#conversation.turns;
    if (tool !== undefined) return tool.run(call, { turn, recorder, signal });
    const known = this.#tools.map(({ declaration }) => declaration.name).join(", ");
    const why = redactor.redact(
      `there is no tool ${JSON.stringify(call.name)}; there is: ${known}`,
    );
    recorder.record({ type: "notice", level: "info", text: safe`A call was not run: ${why}` });
    return notRun(call, why);
  }

  /** Once for each limit, when a fifth of it is left, so that the work can be rounded off. */
  #limitNote(): Redacted | undefined {
    const { limits, elapsedMs, recorder } = this.#parts;
    const { turns, costUsd } = this.#conversation;
    const news = [...nearlyReached(limits, { turns, costUsd, elapsedMs: elapsedMs() })].filter(
      ([name]) => !this.#toldLimits.has(name),
    );
    if (news.length === 0) return undefined;
    const left = news.map(([, words]) => words).reduce((sum, words) => safe`${sum} and ${words}`);
    for (const [name] of news) this.#toldLimits.add(name);
    recorder.record({ type: "notice", level: "info", text: safe`The model is told: ${left} left` });
    return safe`Only ${left} left in this run. Bring the work to a state that is worth keeping, check it, and answer.`;
  }

  /** A response without a call and without an answer: asked for once more. */
  #nudge(turn: ModelTurn): Outcome | null {
    return this.#goOn(
      turn,
      safe`Your response had neither an answer nor a command. Go on with the task, or say what came of it.`,
      safe`${fruitlessLimit} responses in a row had neither an answer nor a command`,
    );
  }

  /** Calls are run when the response stopped for them, and only then: that is how it is known to be whole. */
  #callsNotAskedFor(turn: ModelTurn): Outcome | null {
    return this.#goOn(
      turn,
      safe`Your response stopped for another reason than its commands, so nothing of it was run. Go on with the task, or say what came of it.`,
      safe`${fruitlessLimit} responses in a row stopped for another reason than their commands`,
    );
  }

  #windowFull(turn: ModelTurn): Outcome | null {
    const givenUp = safe`the conversation no longer fits into the model's context window`;
    if (!this.#conversation.makeRoom()) return this.#end("context_limit", givenUp);
    const outcome = this.#goOn(
      turn,
      safe`Your response was cut off, because the context window was full, and nothing of it was run. Old results were cleared to make room. Go on.`,
      givenUp,
    );
    return outcome === null ? null : { ...outcome, state: "context_limit" };
  }

  /** Goes on with a remark to the model. Calls of the response are answered as not run, so that the history stays valid. */
  #goOn(turn: ModelTurn, remark: Redacted, givenUp: Redacted): Outcome | null {
    const outcome = this.#countFruitless(givenUp);
    if (outcome !== null) return outcome;
    const note = this.#limitNote();
    const words = note === undefined ? remark : safe`${remark} ${note}`;
    const results = turn.calls.map((call) => notRun(call, safe`the response was not complete`));
    if (results.length > 0) this.#conversation.answer(results, words);
    else this.#conversation.say(words);
    return null;
  }

  #countFruitless(givenUp: Redacted): Outcome | null {
    this.#fruitless += 1;
    return this.#fruitless >= fruitlessLimit ? this.#end("model_error", givenUp) : null;
  }

  /** Null when the fallback model takes over. */
  #failed(failure: ModelFailure): Outcome | null {
    const reason = this.#line(failure.reason);
    switch (failure.cause) {
      case "aborted":
        return this.#stopped();
      case "context_window_exceeded":
        return this.#end("context_limit", reason);
      case "unaffordable":
        return this.#end(
          "cost_limit",
          safe`the limit of $${this.#parts.limits.maxCostUsd ?? 0} was reached: ${reason}`,
        );
      case "rejected":
        return this.#end("model_error", reason);
      case "no_model":
      case "unavailable":
        return this.#fallBack(reason) ? null : this.#end("model_error", reason);
    }
  }

  #fallBack(reason: Redacted): boolean {
    const to = this.#fallback;
    this.#fallback = "";
    if (to !== "") this.#conversation.changeModel({ from: this.#parts.model, to }, reason);
    return to !== "";
  }

  #stopped(): Outcome {
    const { state, reason } = stopped(this.#parts.signal);
    return this.#end(state, reason);
  }

  #end(state: Outcome["state"], reason: Redacted): Outcome {
    return { state, reason, message: this.#conversation.lastWords, structuredOutput: null };
  }

  /** One line of foreign text. Redacted before and after: a line break may be what a secret is known by, or what hid it. */
  #line(text: string): Redacted {
    const { redact } = this.#parts.redactor;
    return redact(redact(text).replaceAll(/\s+/g, " ").trim());
  }
}

function notRun({ id }: ToolCall, why: Redacted): CallResult {
  return { id, text: safe`[not run: ${why}]`, isError: true };
}
