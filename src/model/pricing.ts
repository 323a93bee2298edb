import { isObject } from "../json.ts";
import { oneLine } from "./failure.ts";
import type { Usage } from "../record/event.ts";
import { messageOf } from "../errors.ts";
import { plainModelName } from "./model-name.ts";

/** US dollars per million tokens. */
export interface Rates {
  readonly input: number;
  readonly output: number;
  readonly cache_write_5m: number;
  readonly cache_write_1h: number;
  readonly cache_read: number;
}

/** The price of a model; `long_prompt` holds for the whole of a response whose prompt has more than `above_tokens` tokens. */
export interface ModelPrice extends Rates {
  readonly long_prompt?: Rates & { readonly above_tokens: number };
}

/** Prices by the name of the model, without a date at its end. */
export type PriceTable = { readonly [model: string]: ModelPrice };

export type ParsedPrices =
  | { readonly kind: "prices"; readonly prices: PriceTable }
  /** `problems` is not empty; each says where and what is accepted. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

const opus45To5: ModelPrice = {
  input: 5,
  output: 25,
  cache_write_5m: 6.25,
  cache_write_1h: 10,
  cache_read: 0.5,
};
const sonnet45To46: ModelPrice = {
  input: 3,
  output: 15,
  cache_write_5m: 3.75,
  cache_write_1h: 6,
  cache_read: 0.3,
};
const fable51: ModelPrice = {
  input: 10,
  output: 50,
  cache_write_5m: 12.5,
  cache_write_1h: 20,
  cache_read: 0.25,
};
const fable5: ModelPrice = {
  input: 10,
  output: 50,
  cache_write_5m: 12.5,
  cache_write_1h: 20,
  cache_read: 1,
};

/**
 * List prices of the Claude API, from the table "Model pricing" of platform.claude.com/docs/en/about-claude/pricing and the models'
 * pages (platform.claude.com/docs/en/models/<model>/overview), looked up on 2026-11-30. A model that is not here could not be verified
 * there; the input `prices` gives it one. Regional, batch and fast-mode prices do not apply: none of these is ever asked for.
 */
export const builtInPrices: PriceTable = {
  "claude-opus-5-5": {
    input: 4,
    output: 20,
    cache_write_5m: 5,
    cache_write_1h: 8,
    cache_read: 0.2,
  },
  // Cache reads cost 5 % of the input price since 2026-10-07; before, 10 %.
  "claude-sonnet-5-5": {
    input: 2,
    output: 10,
    cache_write_5m: 2.5,
    cache_write_1h: 4,
    cache_read: 0.1,
  },
  // "Priced by prompt length": the page gives two rows, for prompts up to and over 100,000 tokens.
  "claude-haiku-5-5": {
    input: 0.1,
    output: 0.5,
    cache_write_5m: 0.125,
    cache_write_1h: 0.2,
    cache_read: 0.01,
    long_prompt: {
      above_tokens: 100_000,
      input: 0.5,
      output: 2.5,
      cache_write_5m: 0.625,
      cache_write_1h: 1,
      cache_read: 0.05,
    },
  },
  "claude-fable-5-1": fable51,
  "claude-mythos-5-1": fable51,
  "claude-fable-5": fable5,
  "claude-mythos-5": fable5,
  "claude-opus-5": opus45To5,
  "claude-opus-4-8": opus45To5,
  "claude-opus-4-7": opus45To5,
  "claude-opus-4-6": opus45To5,
  "claude-opus-4-5": opus45To5,
  "claude-sonnet-5": {
    input: 2,
    output: 10,
    cache_write_5m: 2.5,
    cache_write_1h: 4,
    cache_read: 0.2,
  },
  "claude-sonnet-4-6": sonnet45To46,
  "claude-sonnet-4-5": sonnet45To46,
  "claude-haiku-4-5": {
    input: 1,
    output: 5,
    cache_write_5m: 1.25,
    cache_write_1h: 2,
    cache_read: 0.1,
  },
};

/**
 * What one response costs in US dollars; null when the model has no price. A name with a date at its end, such as
 * `claude-haiku-4-5-20251001`, has the price of the name without it, and one of Amazon Bedrock or Vertex AI that of the model's plain
 * name, unless the table knows it whole.
 *
 * Only for the usage of one response: sums of several would be taken for one long prompt. The length of a prompt counts all of it, what
 * is read from a cache too, so that a limit is never passed unseen.
 */
export function costUsd(usage: Usage, model: string, prices: PriceTable): number | null {
  const price = priceOf(model, prices);
  if (price === null) return null;
  const prompt =
    usage.input_tokens +
    usage.cache_read_tokens +
    usage.cache_write_5m_tokens +
    usage.cache_write_1h_tokens;
  const rates =
    price.long_prompt !== undefined && prompt > price.long_prompt.above_tokens
      ? price.long_prompt
      : price;
  return (
    (usage.input_tokens * rates.input +
      usage.output_tokens * rates.output +
      usage.cache_read_tokens * rates.cache_read +
      usage.cache_write_5m_tokens * rates.cache_write_5m +
      usage.cache_write_1h_tokens * rates.cache_write_1h) /
    1_000_000
  );
}

/** The length of prompt in tokens from which a model charges more for all of a response; null when it never does. */
export function longPromptOf(model: string, prices: PriceTable): number | null {
  return priceOf(model, prices)?.long_prompt?.above_tokens ?? null;
}

/** Whether a model has a price. */
export function hasPrice(model: string, prices: PriceTable): boolean {
  return priceOf(model, prices) !== null;
}

/**
 * Reads the input `prices`: a JSON object of models, each with all of `input`, `output`, `cache_write_5m`, `cache_write_1h` and
 * `cache_read` as numbers of US dollars per million tokens. Gives only what the text says; the built-in table is not merged in.
 */
export function parsePrices(json: string): ParsedPrices {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (thrown) {
    return { kind: "problems", problems: [`not valid JSON: ${oneLine(messageOf(thrown))}`] };
  }
  if (!isObject(value))
    return { kind: "problems", problems: [`expected an object of models, such as ${example}`] };
  const problems = Object.entries(value).flatMap(([model, price]) => problemsOfPrice(model, price));
  return problems.length > 0
    ? { kind: "problems", problems }
    : { kind: "prices", prices: value as PriceTable };
}

const rateNames: readonly string[] = [
  "input",
  "output",
  "cache_write_5m",
  "cache_write_1h",
  "cache_read",
] satisfies (keyof Rates)[];
const example =
  '{"my-model": {"input": 4, "output": 20, "cache_write_5m": 5, "cache_write_1h": 8, "cache_read": 0.2}}';

function priceOf(model: string, prices: PriceTable): ModelPrice | null {
  for (const name of [model, model.replace(/-\d{8}$/, ""), plainModelName(model)]) {
    if (Object.hasOwn(prices, name)) return prices[name] ?? null;
  }
  return null;
}

function problemsOfPrice(model: string, price: unknown): readonly string[] {
  if (model.trim() === "") return ["the name of a model is empty"];
  if (!isObject(price)) return [`${model}: expected an object with ${rateNames.join(", ")}`];
  const unknown = Object.keys(price).filter((name) => !rateNames.includes(name));
  return [
    ...unknown.map((name) => `${model}.${name}: unknown; accepted are ${rateNames.join(", ")}`),
    ...rateNames
      .filter((name) => !isRate(price[name]))
      .map(
        (name) => `${model}.${name}: expected US dollars per million tokens, a number of 0 or more`,
      ),
  ];
}

function isRate(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
