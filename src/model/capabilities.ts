import { plainModelName } from "./model-name.ts";

/** What the service allows a model, as far as it is known here (pages "Models overview", "Adaptive thinking", "Structured outputs"). */
export interface Capabilities {
  /** A request may ask for adaptive thinking with a readable summary. */
  readonly adaptiveThinking: boolean;
  /** A request may bind the answer to a JSON schema. */
  readonly structuredOutput: boolean;
  /** Tokens that prompt and response may have together. */
  readonly contextWindow: number;
  /** Most that `max_tokens` may be; null when it is not known. */
  readonly mostOutputTokens: number | null;
}

const current: Capabilities = {
  adaptiveThinking: true,
  structuredOutput: true,
  contextWindow: 1_000_000,
  mostOutputTokens: 128_000,
};
const of45: Capabilities = {
  adaptiveThinking: false,
  structuredOutput: true,
  contextWindow: 200_000,
  mostOutputTokens: 64_000,
};

/** By the names without a date. */
const known: { readonly [model: string]: Capabilities } = {
  "claude-opus-5-5": current,
  "claude-sonnet-5-5": current,
  "claude-haiku-5-5": current,
  "claude-fable-5-2": current,
  "claude-mythos-5-2": current,
  "claude-fable-5-1": current,
  "claude-mythos-5-1": current,
  "claude-fable-5": current,
  "claude-mythos-5": current,
  "claude-opus-5": current,
  "claude-sonnet-5": current,
  "claude-opus-4-8": current,
  "claude-opus-4-7": current,
  "claude-opus-4-6": current,
  "claude-sonnet-4-6": current,
  "claude-opus-4-5": of45,
  "claude-sonnet-4-5": of45,
  "claude-haiku-4-5": of45,
};

/** For names that are not known here: nothing is asked for that an older model or a gateway would refuse, and the window is the smallest. */
const unknown: Capabilities = {
  adaptiveThinking: false,
  structuredOutput: false,
  contextWindow: 200_000,
  mostOutputTokens: null,
};

export function capabilitiesOf(model: string): Capabilities {
  const name = plainModelName(model);
  return Object.hasOwn(known, name) ? (known[name] ?? unknown) : unknown;
}
