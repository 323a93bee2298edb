import type {
  CallResult,
  Conversation,
  ModelFailure,
  ModelTurn,
  ToolCall,
  WireBlock,
} from "../model/model.ts";
import type { MessageAdded, RunEvent } from "../record/event.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import type { RunRecorder } from "../record/recorder.ts";
import type { Tool } from "../tools/tool.ts";
import type { Outcome } from "./outcome.ts";

/** Responses in a row that bring nothing forward (cut off, empty, paused), after which the run ends. */
const fruitlessLimit = 3;
/** Longest time of repetitions of one request. */
const retryBudgetMs = 10 * 60_000;

export interface LoopParts {
  readonly conversation: Conversation;
  readonly tools: readonly Tool[];
  readonly recorder: RunRecorder;
  readonly redactor: Redactor;
  readonly maxTurns: number;
  readonly maxOutputTokens: number;
  /** Aborted with a StopCause as its reason. */
  readonly signal: AbortSignal;
  /** Milliseconds until the run's time is over. */
  readonly remainingMs: () => number;
}

/** Asks the model, runs what it calls for, answers, until there is an outcome. Throws only when a record or the session is lost. */
export async function converse(
  task: Redacted,
  parts: LoopParts,
): Promise<Outcome & { readonly turns: number }> {
  const loop = new Loop(parts);
  return { ...(await loop.run(task)), turns: loop.turns };
}

class Loop {
  readonly #parts: LoopParts;
  #turn = 0;
  #fruitless = 0;
  #lastWords: Redacted = safe``;

  constructor(parts: LoopParts) {
    this.#parts = parts;
  }

  get turns(): number {
    return this.#turn;
  }

  async run(task: Redacted): Promise<Outcome> {
    this.#sent(this.#parts.conversation.say(task), task);
    for (;;) {
      if (this.#turn >= this.#parts.maxTurns) {
        return this.#end(
          "turn_limit",
          safe`the limit of ${this.#parts.maxTurns} turns was reached`,
        );
      }
      const response = await this.#ask();
      const outcome =
        response.kind === "failure" ? this.#failed(response) : await this.#handle(response);
      if (outcome !== null) return outcome;
    }
  }

  async #ask(): Promise<ModelTurn | ModelFailure> {
    const { conversation, signal, remainingMs, redactor, recorder } = this.#parts;
    const turn = this.#turn + 1;
    const response = await conversation.next({
      signal,
      retryBudgetMs: Math.max(0, Math.min(retryBudgetMs, remainingMs())),
      onRetry: ({ attempt, reason, delayMs }) =>
        recorder.record({
          type: "model.retried",
          turn,
          attempt,
          reason: redactor.redact(reason),
          delay_ms: Math.round(delayMs),
        }),
    });
    if (response.kind === "turn") this.#received(response);
    return response;
  }

  /** Does what a response asks for; null when the conversation goes on. */
  async #handle(turn: ModelTurn): Promise<Outcome | null> {
    const { maxOutputTokens } = this.#parts;
    const detail = this.#line(turn.stopDetail);
    switch (turn.stop) {
      case "tool_use":
        return turn.calls.length === 0 ? this.#nudge(turn) : this.#runCalls(turn.calls);
      case "end_turn":
      case "stop_sequence":
        if (turn.calls.length > 0) return this.#callsNotAskedFor(turn);
        return turn.text.trim() === ""
          ? this.#nudge(turn)
          : this.#end("completed", safe`the model ended its turn`);
      case "max_tokens":
        return this.#goOn(
          turn,
          safe`Your response was cut off at ${maxOutputTokens} tokens, and nothing of it was run. Go on in smaller steps.`,
          safe`${fruitlessLimit} responses in a row were cut off at ${maxOutputTokens} tokens`,
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
        return this.#end(
          "context_limit",
          safe`the conversation no longer fits into the model's context window`,
        );
      case "unknown":
        return this.#end(
          "model_error",
          safe`the service stopped for a reason that this version does not know: ${detail}`,
        );
    }
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
    this.#answered(results);
    return this.#parts.signal.aborted ? this.#stopped() : null;
  }

  async #runCall(call: ToolCall): Promise<CallResult> {
    const { tools, recorder, signal, redactor } = this.#parts;
    const tool = tools.find(({ declaration }) => declaration.name === call.name);
    if (tool !== undefined) return tool.run(call, { turn: this.#turn, recorder, signal });
    const known = tools.map(({ declaration }) => declaration.name).join(", ");
    const why = redactor.redact(
      `there is no tool ${JSON.stringify(call.name)}; there is: ${known}`,
    );
    recorder.record({ type: "notice", level: "info", text: safe`A call was not run: ${why}` });
    return notRun(call, why);
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

  /** Goes on with a remark to the model. Calls of the response are answered as not run, so that the history stays valid. */
  #goOn(turn: ModelTurn, remark: Redacted, givenUp: Redacted): Outcome | null {
    const outcome = this.#countFruitless(givenUp);
    if (outcome !== null) return outcome;
    const results = turn.calls.map((call) => notRun(call, safe`the response was not complete`));
    if (results.length > 0) this.#answered(results, remark);
    else this.#sent(this.#parts.conversation.say(remark), remark);
    return null;
  }

  #countFruitless(givenUp: Redacted): Outcome | null {
    this.#fruitless += 1;
    return this.#fruitless >= fruitlessLimit ? this.#end("model_error", givenUp) : null;
  }

  #failed(failure: ModelFailure): Outcome {
    const reason = this.#line(failure.reason);
    switch (failure.cause) {
      case "aborted":
        return this.#stopped();
      case "context_window_exceeded":
        return this.#end("context_limit", reason);
      case "rejected":
      case "unavailable":
        return this.#end("model_error", reason);
    }
  }

  #stopped(): Outcome {
    return this.#parts.signal.reason === "time_limit"
      ? this.#end("time_limit", safe`the time limit of the run was reached`)
      : this.#end("cancelled", safe`the run was cancelled`);
  }

  #end(state: Outcome["state"], reason: Redacted): Outcome {
    return { state, reason, message: this.#lastWords };
  }

  /** One line of foreign text. Redacted before and after: a line break may be what a secret is known by, or what hid it. */
  #line(text: string): Redacted {
    const { redact } = this.#parts.redactor;
    return redact(redact(text).replaceAll(/\s+/g, " ").trim());
  }

  #received(turn: ModelTurn): void {
    this.#turn += 1;
    const { redactor } = this.#parts;
    const response = {
      model: redactor.redact(turn.model),
      stop_reason: redactor.redact(turn.stop),
      request_id: turn.requestId === null ? null : redactor.redact(turn.requestId),
      usage: turn.usage,
      cost_usd: turn.costUsd,
    };
    const text = redactor.redact(turn.text);
    if (text.trim() !== "") this.#lastWords = text;
    this.#record({ type: "model.responded", turn: this.#turn, ...response });
    this.#message("assistant", turn.content, {
      text,
      thinking: redactor.redact(turn.thinking),
      response,
    });
  }

  #answered(results: readonly CallResult[], note?: Redacted): void {
    this.#sent(this.#parts.conversation.answer(results, note), safe``);
  }

  #sent(content: readonly WireBlock[], text: Redacted): void {
    this.#message("user", content, { text, thinking: safe`` });
  }

  #message(
    role: MessageAdded["role"],
    content: readonly WireBlock[],
    rest: Pick<MessageAdded, "text" | "thinking" | "response">,
  ): void {
    const { redactor } = this.#parts;
    this.#record({
      type: "message.added",
      turn: this.#turn,
      role,
      content: redactor.redactJson(content),
      ...rest,
    });
  }

  #record(event: RunEvent): void {
    this.#parts.recorder.record(event);
  }
}

function notRun({ id }: ToolCall, why: Redacted): CallResult {
  return { id, text: safe`[not run: ${why}]`, isError: true };
}
