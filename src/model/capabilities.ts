import { plainModelName } from "./model-name.ts";

/** Models that think adaptively (page "Adaptive thinking"), by their names without a date. */
const adaptiveThinking: readonly string[] = [
  "claude-opus-5-5",
  "claude-sonnet-5-5",
  "claude-haiku-5-5",
  "claude-fable-5-2",
  "claude-mythos-5-2",
  "claude-fable-5-1",
  "claude-mythos-5-1",
  "claude-fable-5",
  "claude-mythos-5",
  "claude-opus-5",
  "claude-sonnet-5",
  "claude-opus-4-8",
  "claude-opus-4-7",
  "claude-opus-4-6",
  "claude-sonnet-4-6",
];

/**
 * Whether a request may ask for adaptive thinking. False for older models and for names that are not known here, which are then asked
 * without: a model that thinks anyway still does, without a readable summary.
 */
export function hasAdaptiveThinking(model: string): boolean {
  return adaptiveThinking.includes(plainModelName(model));
}
