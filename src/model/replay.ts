import { newHistory } from "./history.ts";
import {
  type Conversation,
  type ConversationSettings,
  type ModelClient,
  type ModelFailure,
  type ModelTurn,
  type StopReason,
  stopReasonOf,
  type ToolCall,
  type WireBlock,
} from "./model.ts";

/** A response as a transcript has it. */
export interface RecordedTurn {
  readonly content: readonly WireBlock[];
  readonly model: string;
  readonly stop: StopReason;
}

/** What a transcript says of one of its messages, as far as it is needed here; see the reader of transcripts. */
export interface RecordedReply {
  readonly role: "user" | "assistant";
  readonly content: readonly unknown[];
  readonly model?: string;
  readonly stop_reason?: string | null;
  readonly resumed?: boolean;
}

/** The responses of a run, in order. Those that it had only taken up from an earlier run are left out: nothing of them was done in it. */
export function recordedTurns(messages: readonly RecordedReply[]): readonly RecordedTurn[] {
  return messages
    .filter(({ role, resumed }) => role === "assistant" && resumed !== true)
    .map(({ content, model = "unknown", stop_reason }) => ({
      content: content.filter(isBlock),
      model,
      stop: stopReasonOf(stop_reason ?? ""),
    }));
}

/**
 * Gives recorded responses in the place of a model, one for each request, whatever it is asked. It reaches nobody and costs nothing. After the
 * last one there is a failure that says so.
 */
export function replayClient(turns: readonly RecordedTurn[]): ModelClient {
  return {
    provider: "replay",
    start: (settings) => new ReplayedConversation(settings, turns),
    probe: () => Promise.resolve(null),
  };
}

const aborted: ModelFailure = { kind: "failure", cause: "aborted", reason: "the run was ended" };

class ReplayedConversation implements Conversation {
  readonly #history;
  readonly #settings: ConversationSettings;
  readonly #turns: readonly RecordedTurn[];
  #next = 0;

  constructor(settings: ConversationSettings, turns: readonly RecordedTurn[]) {
    this.#settings = settings;
    this.#turns = turns;
    this.#history = newHistory(settings);
  }

  load: Conversation["load"] = (messages) => this.#history.load(messages);
  say: Conversation["say"] = (text) => this.#history.say(text);
  answer: Conversation["answer"] = (results, note) => this.#history.answer(results, note);
  changeModel: Conversation["changeModel"] = () => undefined;
  makeRoom: Conversation["makeRoom"] = () => null;

  next({ signal }: { readonly signal: AbortSignal }): Promise<ModelTurn | ModelFailure> {
    if (signal.aborted) return Promise.resolve(aborted);
    const turn = this.#turns[this.#next];
    if (turn === undefined) return Promise.resolve(this.#exhausted());
    this.#next += 1;
    this.#history.hear(turn.content, turn.stop === "pause_turn");
    return Promise.resolve({
      kind: "turn",
      text: joined(turn.content, "text"),
      thinking: joined(turn.content, "thinking"),
      calls: turn.content.flatMap((block) => (block.type === "tool_use" ? [callOf(block)] : [])),
      stop: turn.stop,
      stopDetail: "",
      content: turn.content,
      model: turn.model,
      maxOutputTokens: this.#settings.maxOutputTokens,
      requestId: null,
      usage: nothing,
      costUsd: 0,
    });
  }

  #exhausted(): ModelFailure {
    const count = this.#turns.length;
    const reason = `the recorded conversation ends here: it has ${count} ${count === 1 ? "response" : "responses"}, and all were given`;
    return { kind: "failure", cause: "rejected", reason };
  }
}

const nothing = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_5m_tokens: 0,
  cache_write_1h_tokens: 0,
};

/** A call whose input was no JSON has an object in its place, which no tool takes for a call either. */
function callOf(block: WireBlock): ToolCall {
  return { id: String(block["id"]), name: String(block["name"]), input: block["input"] };
}

function joined(content: readonly WireBlock[], type: "text" | "thinking"): string {
  return content
    .flatMap((block) => (block.type === type ? [block[type]] : []))
    .filter((text) => typeof text === "string" && text.trim() !== "")
    .join("\n\n");
}

function isBlock(value: unknown): value is WireBlock {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
