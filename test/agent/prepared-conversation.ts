import type {
  CallResult,
  ContextCleared,
  Conversation,
  EarlierMessage,
  ModelFailure,
  ModelTurn,
  StopReason,
  ToolCall,
  TurnRequest,
  WireBlock,
} from "../../src/model/model.ts";
import type { MessageAdded, RunEvent } from "../../src/record/event.ts";
import { noSecrets, type Redacted, safe } from "../../src/record/redact.ts";

export type Answer = ModelTurn | ModelFailure;

/** A conversation in memory. Its answers are prepared; what it is told is kept in `told`. */
export class PreparedConversation implements Conversation {
  readonly told: unknown[] = [];
  readonly #answers: ((request: TurnRequest) => Answer)[];

  constructor(answers: readonly (Answer | ((request: TurnRequest) => Answer))[]) {
    this.#answers = answers.map((answer) =>
      typeof answer === "function" ? answer : (): Answer => answer,
    );
  }

  /** What `makeRoom` gives; null when there is nothing to take. */
  room: ContextCleared | null = null;

  load(messages: readonly EarlierMessage[]): void {
    this.told.push({ load: messages });
  }

  changeModel(model: string): void {
    this.told.push({ changeModel: model });
  }

  makeRoom(): ContextCleared | null {
    this.told.push({ makeRoom: this.room });
    return this.room;
  }

  say(text: Redacted): readonly WireBlock[] {
    this.told.push({ say: text });
    return [{ type: "text", text }];
  }

  answer(results: readonly CallResult[], note?: Redacted): readonly WireBlock[] {
    this.told.push(note === undefined ? { answer: results } : { answer: results, note });
    return resultBlocks(results, note);
  }

  async next(request: TurnRequest): Promise<Answer> {
    const answer = this.#answers.shift();
    if (answer === undefined) throw new Error("No further answer was prepared.");
    return answer(request);
  }
}

export function resultBlocks(
  results: readonly CallResult[],
  note?: Redacted,
): readonly WireBlock[] {
  const blocks = results.map(({ id, text }) => ({ type: "tool_result", tool_use_id: id, text }));
  return note === undefined ? blocks : [...blocks, { type: "text", text: note }];
}

const usage = {
  input_tokens: 10,
  output_tokens: 5,
  cache_read_tokens: 3,
  cache_write_5m_tokens: 2,
  cache_write_1h_tokens: 0,
};

/** A response that stopped for this reason; without text and calls unless they are given. */
export function turn(stop: StopReason, parts: Partial<ModelTurn> = {}): ModelTurn {
  const { text = "", calls = [] } = parts;
  return {
    kind: "turn",
    text,
    thinking: "",
    calls,
    stop,
    stopDetail: "",
    content: [
      ...(text === "" ? [] : [{ type: "text", text }]),
      ...calls.map(({ id, name, input }) => ({ type: "tool_use", id, name, input })),
    ],
    model: "model-1",
    maxOutputTokens: 4000,
    requestId: "req-1",
    usage,
    costUsd: 0.25,
    ...parts,
  };
}

export function failure(cause: ModelFailure["cause"], reason = "why"): ModelFailure {
  return { kind: "failure", cause, reason };
}

export function call(id: string, command: string): ToolCall {
  return { id, name: "bash", input: { command } };
}

/** The events of a response, as they are to be recorded. */
export function receivedEvents(
  number: number,
  response: ModelTurn,
  shown: Pick<MessageAdded, "text" | "thinking">,
): readonly RunEvent[] {
  const { redact, redactJson } = noSecrets;
  const facts = {
    model: redact(response.model),
    stop_reason: redact(response.stop),
    request_id: response.requestId === null ? null : redact(response.requestId),
    usage,
    cost_usd: 0.25,
  };
  return [
    { type: "model.responded", turn: number, ...facts },
    {
      type: "message.added",
      turn: number,
      role: "assistant",
      content: redactJson(response.content),
      response: facts,
      ...shown,
    },
  ];
}

/** The event of a message to the model, as it is to be recorded. */
export function sentEvent(
  number: number,
  content: readonly WireBlock[],
  text: Redacted = safe``,
): RunEvent {
  return {
    type: "message.added",
    turn: number,
    role: "user",
    content: noSecrets.redactJson(content),
    text,
    thinking: safe``,
  };
}
