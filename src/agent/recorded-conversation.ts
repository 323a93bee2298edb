import type {
  CallResult,
  ContextCleared,
  Conversation,
  ModelFailure,
  ModelTurn,
  TurnRequest,
  UnfinishedResponse,
  WireBlock,
} from "../model/model.ts";
import type { MessageAdded } from "../record/event.ts";
import type { RunRecorder } from "../record/recorder.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import type { RecordedMessage, RecordedResponse } from "./resume.ts";

export interface RecordedConversationParts {
  readonly conversation: Conversation;
  readonly recorder: RunRecorder;
  readonly redactor: Redactor;
}

/** A conversation each of whose messages, repetitions and costs is recorded as it happens. */
export class RecordedConversation {
  readonly #parts: RecordedConversationParts;
  #turns = 0;
  #costUsd = 0;
  #lastWords: Redacted = safe``;

  constructor(parts: RecordedConversationParts) {
    this.#parts = parts;
  }

  /** Responses that were received whole. */
  get turns(): number {
    return this.#turns;
  }

  /** What they and those that were heard in part cost; what has no price counts nothing. */
  get costUsd(): number {
    return this.#costUsd;
  }

  /** The last text of the model; empty when it had none. */
  get lastWords(): Redacted {
    return this.#lastWords;
  }

  /** Takes up an earlier conversation. Its messages are recorded again, so that these records stand by themselves. */
  load(messages: readonly RecordedMessage[]): void {
    if (messages.length === 0) return;
    this.#parts.conversation.load(messages);
    for (const { role, content, response } of messages)
      this.#message(role, content, {
        text: safe``,
        thinking: safe``,
        resumed: true,
        ...(response === undefined ? {} : { response: this.#redacted(response) }),
      });
  }

  say(text: Redacted): void {
    const content = this.#parts.conversation.say(text);
    this.#message("user", content, { text, thinking: safe`` });
  }

  answer(results: readonly CallResult[], note?: Redacted): void {
    const content = this.#parts.conversation.answer(results, note);
    this.#message("user", content, { text: safe``, thinking: safe`` });
  }

  async ask(
    request: Pick<TurnRequest, "signal" | "retryBudgetMs" | "spendableUsd">,
  ): Promise<ModelTurn | ModelFailure> {
    const { conversation, redactor, recorder } = this.#parts;
    const turn = this.#turns + 1;
    const response = await conversation.next({
      ...request,
      onRetry: ({ attempt, reason, delayMs }) =>
        recorder.record({
          type: "model.retried",
          turn,
          attempt,
          reason: redactor.redact(reason),
          delay_ms: Math.round(delayMs),
        }),
      onUnfinished: (unfinished) => this.#charge(unfinished, turn),
      onCleared: (cleared) => this.#tellCleared(cleared),
    });
    if (response.kind === "turn") this.#received(response);
    return response;
  }

  /** From here on another model answers. */
  changeModel(names: { readonly from: string; readonly to: string }, reason: Redacted): void {
    const { conversation, redactor, recorder } = this.#parts;
    recorder.record({
      type: "model.switched",
      turn: this.#turns + 1,
      from: redactor.redact(names.from),
      to: redactor.redact(names.to),
      reason,
    });
    conversation.changeModel(names.to);
  }

  /** False when there was nothing left that the model could miss. */
  makeRoom(): boolean {
    const cleared = this.#parts.conversation.makeRoom();
    if (cleared !== null) this.#tellCleared(cleared);
    return cleared !== null;
  }

  #charge({ model, usage, costUsd }: UnfinishedResponse, turn: number): void {
    this.#costUsd += costUsd ?? 0;
    const { redactor, recorder } = this.#parts;
    const named = redactor.redact(model);
    recorder.record({ type: "model.unfinished", turn, model: named, usage, cost_usd: costUsd });
  }

  #tellCleared({ tokens, clearedResults, droppedMessages }: ContextCleared): void {
    this.#parts.recorder.record({
      type: "context.cleared",
      turn: this.#turns + 1,
      prompt_tokens: tokens,
      cleared_results: clearedResults,
      dropped_messages: droppedMessages,
    });
  }

  #received(turn: ModelTurn): void {
    this.#turns += 1;
    this.#costUsd += turn.costUsd ?? 0;
    const { redactor, recorder } = this.#parts;
    const response = this.#redacted({
      model: turn.model,
      stop_reason: turn.stop,
      request_id: turn.requestId,
      usage: turn.usage,
      cost_usd: turn.costUsd,
    });
    const text = redactor.redact(turn.text);
    if (text.trim() !== "") this.#lastWords = text;
    recorder.record({ type: "model.responded", turn: this.#turns, ...response });
    const thinking = redactor.redact(turn.thinking);
    this.#message("assistant", turn.content, { text, thinking, response });
  }

  #redacted(response: RecordedResponse): NonNullable<MessageAdded["response"]> {
    const { redact } = this.#parts.redactor;
    const { model, stop_reason, request_id } = response;
    return {
      ...response,
      model: redact(model),
      stop_reason: stop_reason === null ? null : redact(stop_reason),
      request_id: request_id === null ? null : redact(request_id),
    };
  }

  #message(
    role: MessageAdded["role"],
    content: readonly WireBlock[],
    rest: Pick<MessageAdded, "text" | "thinking" | "response" | "resumed">,
  ): void {
    const { redactor, recorder } = this.#parts;
    recorder.record({
      type: "message.added",
      turn: this.#turns,
      role,
      content: redactor.redactJson(content),
      ...rest,
    });
  }
}
