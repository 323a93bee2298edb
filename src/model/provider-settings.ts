import { type AnthropicSettings, readAnthropic } from "./anthropic-settings.ts";
import { type BedrockSettings, bedrockSecrets, readBedrock } from "./bedrock-settings.ts";
import { readReplay, type ReplaySettings } from "./replay-settings.ts";
import { readVertex, type VertexSettings, vertexSecrets } from "./vertex-settings.ts";

/** The words that the input `provider` takes. */
export const providerNames = ["anthropic", "bedrock", "vertex", "replay"] as const;
export type ProviderName = (typeof providerNames)[number];

/** Where the model is and what lets us in, complete before anything starts. */
export type ProviderSettings =
  | AnthropicSettings
  | BedrockSettings
  | VertexSettings
  | ReplaySettings;

/** What settings are read from. */
export interface ProviderSource {
  /** The input `anthropic-api-key`, or empty. */
  readonly apiKey: string;
  /** The input `base-url`, or empty; it wins over the variable of the provider. */
  readonly baseUrl: string;
  /** The input `replay-from`; absent or empty without it. */
  readonly replayFrom?: string;
  /** As it was before secrets were taken out of that of the process. */
  readonly environment: { readonly [name: string]: string | undefined };
}

/** `problems` name inputs and variables, and never repeat a value that may be secret. */
export type ReadSettings<T> = { readonly settings: T } | { readonly problems: readonly string[] };

/** Reads what the provider needs, as far as that can be known without asking anybody. */
export function readProvider(
  name: ProviderName,
  source: ProviderSource,
): ReadSettings<ProviderSettings> {
  switch (name) {
    case "anthropic":
      return readAnthropic(source);
    case "bedrock":
      return readBedrock(source);
    case "vertex":
      return readVertex(source);
    case "replay":
      return readReplay(source);
  }
}

/** All values in the settings that must not be seen anywhere. */
export function secretsOf(settings: ProviderSettings): readonly string[] {
  switch (settings.name) {
    case "anthropic":
      return [settings.apiKey];
    case "bedrock":
      return bedrockSecrets(settings);
    case "vertex":
      return vertexSecrets(settings);
    case "replay":
      return [];
  }
}
