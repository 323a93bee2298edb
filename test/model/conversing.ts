import { anthropicClient, type AnthropicOptions } from "../../src/model/anthropic.ts";
import type {
  ContextCleared,
  Conversation,
  ConversationSettings,
  ModelFailure,
  ModelRetry,
  ModelTurn,
  TurnRequest,
  UnfinishedResponse,
} from "../../src/model/model.ts";
import { builtInPrices } from "../../src/model/pricing.ts";
import type { RetryWorld } from "../../src/model/retry.ts";
import {
  type ScriptedServer,
  type Script,
  startScriptedServer,
  type ScriptedServerOptions,
} from "../../src/model/scripted.ts";
import type { Redacted } from "../../src/record/redact.ts";

export const apiKey = "sk-ant-api03-secret-of-the-test";

/** Texts of tests hold no secret. */
export function redacted(text: string): Redacted {
  return text as Redacted;
}

/** A clock that moves only when something sleeps, and chance that is always in the middle. */
export interface TestWorld extends RetryWorld {
  readonly slept: number[];
}

export function testWorld(): TestWorld {
  const slept: number[] = [];
  return {
    slept,
    now: () => slept.reduce((sum, milliseconds) => sum + milliseconds, 0),
    random: () => 0.5,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
    },
  };
}

export interface Setup extends AsyncDisposable {
  readonly server: ScriptedServer;
  readonly conversation: Conversation;
  readonly retries: readonly ModelRetry[];
  readonly unfinished: readonly UnfinishedResponse[];
  readonly cleared: readonly ContextCleared[];
  readonly world: TestWorld;
  /** Asks for the next turn, with a budget of ten minutes. */
  next(request?: Partial<TurnRequest>): Promise<ModelTurn | ModelFailure>;
}

export interface ConversingOptions {
  readonly server?: Partial<ScriptedServerOptions>;
  readonly client?: Partial<AnthropicOptions>;
  readonly model?: string;
  readonly settings?: Partial<ConversationSettings>;
  /** Waits for repetitions in earnest. */
  readonly isSystemWorld?: boolean;
}

/** The real SDK in front of a scripted server, in a conversation that has not begun. */
export async function conversing(
  script: Script,
  { server: serverOptions, client, model, settings, isSystemWorld }: ConversingOptions = {},
): Promise<Setup> {
  const server = await startScriptedServer({ script, apiKey, ...serverOptions });
  const world = testWorld();
  const retries: ModelRetry[] = [];
  const unfinished: UnfinishedResponse[] = [];
  const cleared: ContextCleared[] = [];
  const conversation = anthropicClient({
    apiKey,
    baseUrl: server.url,
    prices: builtInPrices,
    ...(isSystemWorld ? {} : { world }),
    ...client,
  }).start({
    model: model ?? "claude-opus-5-5",
    system: redacted("You work in a shell."),
    tools: [{ type: "bash_20250124", name: "bash" }],
    maxOutputTokens: 32_000,
    effort: null,
    answerSchema: null,
    ...settings,
  });
  const next: Setup["next"] = (request) =>
    conversation.next({
      signal: new AbortController().signal,
      retryBudgetMs: 600_000,
      onRetry: (retry) => retries.push(retry),
      spendableUsd: () => null,
      onUnfinished: (part) => unfinished.push(part),
      onCleared: (what) => cleared.push(what),
      ...request,
    });
  return {
    server,
    conversation,
    retries,
    unfinished,
    cleared,
    world,
    next,
    [Symbol.asyncDispose]: server.close,
  };
}

/** The turn, or a failed test that says why there is none. */
export function turnOf(result: ModelTurn | ModelFailure): ModelTurn {
  if (result.kind === "failure") throw new Error(`${result.cause}: ${result.reason}`);
  return result;
}
