import type { Redacted } from "../record/redact.ts";
import type { Usage } from "../record/event.ts";

/** A tool as it is declared to the model, in the form the provider expects; for bash `{type: "bash_20250124", name: "bash"}`. */
export type ToolDeclaration = { readonly type: string; readonly name: string };

/** What a conversation needs to begin. It stays the same for the whole conversation, so that its tokens can be cached. */
export interface ConversationSettings {
  readonly model: string;
  readonly system: Redacted;
  readonly tools: readonly ToolDeclaration[];
  /** Most tokens of one response. */
  readonly maxOutputTokens: number;
  /** Null: the model's own default. */
  readonly effort: Effort | null;
  /** JSON schema that the answer is bound to, as far as the model can be bound; null for none. */
  readonly answerSchema: object | null;
}

/** How much work a model puts into a response (page "Effort"). */
export type Effort = "low" | "medium" | "high" | "xhigh" | "max";

/** Starts conversations with one provider. */
export interface ModelClient {
  readonly provider: string;
  start(settings: ConversationSettings): Conversation;
  /** Asks whether the service takes the key and knows the model, at no cost. Gives what is wrong in one line; null when nothing is. */
  probe(model: string): Promise<string | null>;
  /** What a probe without a finding still leaves open, for people; absent when nothing. */
  readonly unchecked?: string;
}

/**
 * One conversation, whose history is kept in the provider's wire form: what was received goes back unchanged. The loop sees text,
 * calls, the reason of the stop and usage, nothing else of the wire.
 */
export interface Conversation {
  /**
   * Takes up the messages of an earlier conversation, in the wire's form and without its thinking, which is bound to where it was. Each
   * of their calls must have its result. Only before anything is said.
   */
  load(messages: readonly EarlierMessage[]): void;
  /** Adds a message of the user. Gives its content blocks as they are on the wire. */
  say(text: Redacted): readonly WireBlock[];
  /**
   * Adds one user message with all results of the last response, in the order of its calls, and the note (if any) as a text block
   * after them. Gives the content blocks as they are on the wire.
   */
  answer(results: readonly CallResult[], note?: Redacted): readonly WireBlock[];
  /**
   * Asks for the next turn. Failures that may pass are tried again within `retryBudgetMs`; each repetition is announced by `onRetry`
   * and asks for the whole turn again. Never throws for what the service does: that is a ModelFailure.
   */
  next(request: TurnRequest): Promise<ModelTurn | ModelFailure>;
  /** Goes on with another model of the same provider. */
  changeModel(model: string): void;
  /** Takes from the history what can be missed, so that more fits into the context window. Null when there is nothing to take. */
  makeRoom(): ContextCleared | null;
}

export interface EarlierMessage {
  readonly role: "user" | "assistant";
  readonly content: readonly WireBlock[];
}

/** What was taken from the history. The records keep all of it. */
export interface ContextCleared {
  /** Tokens of the prompt before, as far as they are known. */
  readonly tokens: number;
  /** Results of tools whose text the model no longer sees. */
  readonly clearedResults: number;
  /** Messages the model no longer sees. */
  readonly droppedMessages: number;
}

/** One content block as sent or received. */
export type WireBlock = { readonly type: string; readonly [key: string]: unknown };

export interface TurnRequest {
  readonly signal: AbortSignal;
  /** How long, from now, repetitions may go on, in milliseconds. */
  readonly retryBudgetMs: number;
  readonly onRetry: (retry: ModelRetry) => void;
  /** US dollars that the response may cost at most; null for any. Asked before each try. */
  readonly spendableUsd: () => number | null;
  /** A response was heard in part; it will be charged all the same. */
  readonly onUnfinished: (unfinished: UnfinishedResponse) => void;
  readonly onCleared: (cleared: ContextCleared) => void;
}

/** What is known of a response that never became a turn. */
export interface UnfinishedResponse {
  readonly model: string;
  /** As far as the service had said it; output tokens are an estimate from what was heard. */
  readonly usage: Usage;
  readonly costUsd: number | null;
}

export interface ModelRetry {
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly reason: string;
  readonly delayMs: number;
}

/** A whole response. Nothing of a response that was heard in part ever becomes a ModelTurn. */
export interface ModelTurn {
  readonly kind: "turn";
  /** The text blocks, joined by blank lines; empty when there are none. */
  readonly text: string;
  /** The readable summary of the model's thinking; empty when there is none. */
  readonly thinking: string;
  /**
   * The calls that were received whole, in order; a call cut off by the end of the response is not among them. When `stop` is not
   * `tool_use`, none may be run, but each in the history still needs a result.
   */
  readonly calls: readonly ToolCall[];
  readonly stop: StopReason;
  /** What the provider says about the stop, such as the reason for a refusal; empty when it says nothing. */
  readonly stopDetail: string;
  readonly content: readonly WireBlock[];
  readonly model: string;
  /** Most tokens that this response could have; less than was set where money is short. */
  readonly maxOutputTokens: number;
  readonly requestId: string | null;
  readonly usage: Usage;
  readonly costUsd: number | null;
}

/** The stop reasons of the Messages API. */
const stopReasons = [
  "end_turn",
  "tool_use",
  "max_tokens",
  "stop_sequence",
  "pause_turn",
  "refusal",
  "model_context_window_exceeded",
] as const;

/** One that is newer than this program comes through as `unknown`. */
export type StopReason = (typeof stopReasons)[number] | "unknown";

export function stopReasonOf(text: string): StopReason {
  return stopReasons.find((reason) => reason === text) ?? "unknown";
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As parsed from the wire; undefined when it was not valid JSON. Nothing about its shape is checked here. */
  readonly input: unknown;
}

export interface CallResult {
  readonly id: string;
  readonly text: Redacted;
  readonly isError: boolean;
}

/**
 * The service gave no turn. `aborted`: our own signal. `rejected`: another try cannot help (bad key, bad request). `no_model`: this key
 * cannot have this model. `unavailable`: it went on for longer than the budget. `unaffordable`: it was not asked, since the response
 * could cost more than may be spent.
 */
export interface ModelFailure {
  readonly kind: "failure";
  readonly cause:
    | "aborted"
    | "rejected"
    | "no_model"
    | "unavailable"
    | "unaffordable"
    | "context_window_exceeded";
  /** One line that says what happened and, where there is something, what to do about it. */
  readonly reason: string;
}
