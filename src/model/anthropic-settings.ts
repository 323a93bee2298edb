import { apiKeyProblem } from "./api-key.ts";
import type { ProviderSource, ReadSettings } from "./provider-settings.ts";
import { addressOf, variableIn } from "./variables.ts";

export interface AnthropicSettings {
  readonly name: "anthropic";
  readonly apiKey: string;
  /** Empty: the provider's own. */
  readonly baseUrl: string;
}

/** Reads the key and the address of Anthropic's API, or of a gateway that speaks it. */
export function readAnthropic(source: ProviderSource): ReadSettings<AnthropicSettings> {
  const problems: string[] = [];
  const apiKey = source.apiKey || variableIn(source.environment, "ANTHROPIC_API_KEY");
  const keyProblem = source.apiKey === "" && apiKey !== "" ? apiKeyProblem(apiKey) : null;
  if (apiKey === "")
    problems.push(
      "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY",
    );
  if (keyProblem !== null)
    problems.push(
      `anthropic-api-key: the variable ANTHROPIC_API_KEY ${keyProblem}; it takes a key of the API`,
    );
  const baseUrl = addressOf(source, "ANTHROPIC_BASE_URL", problems);
  return problems.length > 0 ? { problems } : { settings: { name: "anthropic", apiKey, baseUrl } };
}
