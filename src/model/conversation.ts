import { allowance, type PromptEstimate } from "./affordable.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { type CacheLifetime, type History, newHistory, type RequestBody } from "./history.ts";
import type {
  ContextCleared,
  Conversation,
  ConversationSettings,
  ModelFailure,
  ModelTurn,
  TurnRequest,
} from "./model.ts";
import { costUsd, longPromptOf, type PriceTable } from "./pricing.ts";
import { readResponse } from "./response.ts";
import { type Attempt, type RetryWorld, withRetries } from "./retry.ts";
import type { PartialResponse, ReceivedResponse } from "./stream.ts";

/** What a conversation over the Messages API stands on. */
export interface ConversationWorld {
  readonly prices: PriceTable;
  readonly world: RetryWorld;
  /** Asks once for a whole turn. */
  readonly ask: (body: RequestBody, request: AskRequest) => Promise<Attempt<Answered>>;
}

export interface AskRequest {
  readonly signal: AbortSignal;
  readonly onUnfinished: (part: PartialResponse) => void;
}

export interface Answered {
  readonly response: ReceivedResponse;
  readonly requestId: string | null;
}

export function startConversation(
  settings: ConversationSettings,
  world: ConversationWorld,
): Conversation {
  return new MessagesConversation(settings, world);
}

/** A prompt is kept below so many tokens, whatever the window: beyond, every turn pays for what the model hardly looks at. */
const mostPromptTokens = 200_000;
/** The share of the window that a prompt may fill. The rest is for the response, and for what the estimate misses. */
const promptShare = 0.75;
/** Of what a prompt may have, this much is left after it was made smaller, so that it does not happen every turn. */
const shrunkShare = 0.5;
/** A request that was refused for its length is made smaller and asked again so often. */
const mostShrinks = 3;
/** Text has rarely fewer bytes a token than this ... */
const fewestBytesPerToken = 2;
/** ... and about so many as a rule. */
const usualBytesPerToken = 3;
/** What the service adds for tools, in tokens, and a little more. */
const overheadTokens = 2000;
const lifetimeMs: { readonly [Lifetime in CacheLifetime]: number } = {
  "5m": 5 * 60_000,
  "1h": 60 * 60_000,
};
/** An entry that is nearly too old is not counted on. */
const lifetimeMarginMs = 15_000;

/** What the last answered request tells of the next one. */
interface Measured {
  /** Tokens of its prompt, of what of it the cache holds now (a short prompt is not cached), and of the response. */
  readonly tokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
  readonly askedAt: number;
  /** Of what it wrote to the cache; the next request may ask for another. */
  readonly lifetime: CacheLifetime;
}

class MessagesConversation implements Conversation {
  readonly #settings: ConversationSettings;
  readonly #world: ConversationWorld;
  readonly #history: History;
  #model: string;
  /** Null while the cache holds nothing of this conversation. */
  #measured: Measured | null = null;
  #lifetime: CacheLifetime = "5m";

  constructor(settings: ConversationSettings, world: ConversationWorld) {
    this.#settings = settings;
    this.#world = world;
    this.#model = settings.model;
    this.#history = newHistory(settings);
  }

  load: Conversation["load"] = (messages) => this.#history.load(messages);
  say: Conversation["say"] = (text) => this.#history.say(text);
  answer: Conversation["answer"] = (results, note) => this.#history.answer(results, note);

  changeModel(model: string): void {
    this.#model = model;
    this.#history.changeModel(model);
    this.#measured = null;
  }

  makeRoom(): ContextCleared | null {
    return this.#shrink(this.#history.bytes * shrunkShare);
  }

  async next(request: TurnRequest): Promise<ModelTurn | ModelFailure> {
    this.#keepSmall(request);
    for (let shrinks = 0; ; shrinks += 1) {
      const answer = await this.#ask(request);
      if (answer.kind !== "failure" || answer.cause !== "context_window_exceeded") return answer;
      const cleared = shrinks < mostShrinks ? this.makeRoom() : null;
      if (cleared === null) return answer;
      request.onCleared(cleared);
    }
  }

  async #ask(request: TurnRequest): Promise<ModelTurn | ModelFailure> {
    const { now } = this.#world.world;
    this.#lifetime = this.#nextLifetime();
    let maxTokens = this.#settings.maxOutputTokens;
    let askedAt = now();
    const answered = await withRetries(
      request,
      async () => {
        const allowed = this.#allowance(request.spendableUsd());
        if (typeof allowed !== "number") return { kind: "given up", failure: allowed };
        maxTokens = allowed;
        askedAt = now();
        const body = this.#history.request({ maxTokens, lifetime: this.#lifetime });
        return this.#world.ask(body, {
          signal: request.signal,
          onUnfinished: ({ model, usage }) =>
            request.onUnfinished({ model, usage, costUsd: this.#costUsd(usage, model) }),
        });
      },
      this.#world.world,
    );
    if ("kind" in answered) return answered;
    const turn = this.#turnOf(answered, maxTokens);
    this.#history.hear(turn.content, turn.stop === "pause_turn");
    const { usage } = turn;
    const tokens = promptTokens(usage);
    this.#measured = {
      tokens,
      cachedTokens: tokens - usage.input_tokens,
      outputTokens: usage.output_tokens,
      askedAt,
      lifetime: this.#lifetime,
    };
    return turn;
  }

  #turnOf({ response, requestId }: Answered, maxOutputTokens: number): ModelTurn {
    const { model, usage } = response;
    return {
      kind: "turn",
      ...readResponse(response),
      model,
      maxOutputTokens,
      requestId,
      usage,
      costUsd: this.#costUsd(usage, model),
    };
  }

  /** The answering model has the price; a gateway may call it by a name of its own, then it is the one asked for. */
  #costUsd(usage: ModelTurn["usage"], model: string): number | null {
    const { prices } = this.#world;
    return costUsd(usage, model, prices) ?? costUsd(usage, this.#model, prices);
  }

  /** How many tokens the response may have. */
  #allowance(spendableUsd: number | null): number | ModelFailure {
    const mostTokens = this.#settings.maxOutputTokens;
    if (spendableUsd === null) return mostTokens;
    const { prices } = this.#world;
    const allowed = allowance(this.#worstPrompt(), {
      model: this.#model,
      prices,
      spendableUsd,
      mostTokens,
    });
    if (allowed.kind === "tokens") return allowed.maxTokens;
    const reason = `the next response could cost ${usd(allowed.leastUsd)} and ${usd(Math.max(0, spendableUsd))} is left`;
    return { kind: "failure", cause: "unaffordable", reason };
  }

  #worstPrompt(): PromptEstimate {
    const lifetime = this.#lifetime;
    const { bytes, unansweredBytes } = this.#history;
    const measured = this.#measured;
    if (measured === null)
      return { cached: 0, fresh: this.#tokensOf(bytes, fewestBytesPerToken), lifetime };
    const added = measured.outputTokens + Math.ceil(unansweredBytes / fewestBytesPerToken);
    const cached = this.#isCached(measured) ? measured.cachedTokens : 0;
    return { cached, fresh: measured.tokens - cached + added, lifetime };
  }

  /** Tokens of a prompt with so many bytes of messages. */
  #tokensOf(bytes: number, bytesPerToken: number): number {
    const { system, tools } = this.#settings;
    const frame = Buffer.byteLength(system) + JSON.stringify(tools).length;
    return overheadTokens + Math.ceil((frame + bytes) / bytesPerToken);
  }

  #isCached({ askedAt, lifetime }: Measured): boolean {
    return this.#world.world.now() - askedAt < lifetimeMs[lifetime] - lifetimeMarginMs;
  }

  /**
   * Entries last five minutes, until a command took so long that they lapsed: then all is written anew anyway, and from there on for an
   * hour, since in such a run it will not be the last time.
   */
  #nextLifetime(): CacheLifetime {
    return this.#measured !== null && !this.#isCached(this.#measured) ? "1h" : this.#lifetime;
  }

  /** Clears old results before the prompt gets too large, or so large that the model charges more for all of it. */
  #keepSmall(request: TurnRequest): void {
    const most = Math.min(
      capabilitiesOf(this.#model).contextWindow * promptShare,
      mostPromptTokens,
      (longPromptOf(this.#model, this.#world.prices) ?? Infinity) * 0.9,
    );
    const { bytes, unansweredBytes } = this.#history;
    const measured = this.#measured;
    const tokens =
      measured === null
        ? this.#tokensOf(bytes, usualBytesPerToken)
        : measured.tokens + measured.outputTokens + Math.ceil(unansweredBytes / usualBytesPerToken);
    if (tokens <= most) return;
    const cleared = this.#shrink((bytes * most * shrunkShare) / tokens, tokens);
    if (cleared !== null) request.onCleared(cleared);
  }

  #shrink(targetBytes: number, tokens?: number): ContextCleared | null {
    const before = tokens ?? this.#measured?.tokens ?? this.#tokensOf(this.#history.bytes, 3);
    const shrunk = this.#history.shrink(targetBytes);
    if (shrunk === null) return null;
    this.#measured = null;
    const { clearedResults, droppedMessages } = shrunk;
    return { tokens: before, clearedResults, droppedMessages };
  }
}

function promptTokens(usage: ModelTurn["usage"]): number {
  return (
    usage.input_tokens +
    usage.cache_read_tokens +
    usage.cache_write_5m_tokens +
    usage.cache_write_1h_tokens
  );
}

/** US dollars as people read them. */
function usd(amount: number): string {
  return `$${amount.toFixed(amount < 1 ? 4 : 2)}`;
}
