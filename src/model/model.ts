import type { Redacted } from "../record/redact.ts";
import type { Usage } from "../record/event.ts";

/** A tool as it is declared to the model, in the form the provider expects; for bash `{type: "bash_20250124", name: "bash"}`. */
export type ToolDeclaration = { readonly type: string; readonly name: string };

/** What a conversation needs to begin. It stays the same for the whole conversation, so that its tokens can be cached. */
export interface ConversationSettings {
  readonly model: string;
  readonly system: string;
  readonly tools: readonly ToolDeclaration[];
  /** Most tokens of one response. */
  readonly maxOutputTokens: number;
}

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
}

/** One content block as sent or received. */
export type WireBlock = { readonly type: string; readonly [key: string]: unknown };

export interface TurnRequest {
  readonly signal: AbortSignal;
  /** How long, from now, repetitions may go on, in milliseconds. */
  readonly retryBudgetMs: number;
  readonly onRetry: (retry: ModelRetry) => void;
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
  readonly requestId: string | null;
  readonly usage: Usage;
  readonly costUsd: number | null;
}

/** The stop reasons of the Messages API; one that is newer than this program comes through as `unknown`. */
export type StopReason =
  | "end_turn"
  | "tool_use"
  | "max_tokens"
  | "stop_sequence"
  | "pause_turn"
  | "refusal"
  | "model_context_window_exceeded"
  | "unknown";

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
 * The service gave no turn. `aborted`: our own signal. `rejected`: another try cannot help (bad key, unknown model, bad request).
 * `unavailable`: it went on for longer than the budget.
 */
export interface ModelFailure {
  readonly kind: "failure";
  readonly cause: "aborted" | "rejected" | "unavailable" | "context_window_exceeded";
  /** One line that says what happened and, where there is something, what to do about it. */
  readonly reason: string;
}
