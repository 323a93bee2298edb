import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { RunError } from "../errors.ts";
import { messagesClient, type MessagesOptions } from "./messages-api.ts";
import type { ModelClient } from "./model.ts";
import { directRoute } from "./proxy.ts";
import { sdkOptions, withoutCustomHeaders } from "./sdk-options.ts";

export interface AnthropicOptions extends MessagesOptions {
  readonly apiKey: string;
  /** `https://api.anthropic.com` when absent. */
  readonly baseUrl?: string;
}

/**
 * The Messages API of Anthropic, and of gateways that speak it. Key and host come from the options alone: no variable of the
 * environment, profile or credentials file has a say. Nothing is logged. Throws a RunError `input` when the options cannot be used.
 */
export function anthropicClient(options: AnthropicOptions): ModelClient {
  const sdk = newSdkClient(options);
  return messagesClient({ provider: "anthropic", sdk, secrets: [options.apiKey], options });
}

const defaultBaseUrl = "https://api.anthropic.com";

function newSdkClient({ apiKey, baseUrl, route = directRoute }: AnthropicOptions): BaseAnthropic {
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new RunError(
      "input",
      "anthropic-api-key is empty or holds white space or other characters that no key has",
    );
  if (baseUrl !== undefined && !(/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)))
    throw new RunError("input", "base-url is not an http or https URL");
  return withoutCustomHeaders(
    () => new BaseAnthropic({ ...sdkOptions(route), apiKey, baseURL: baseUrl ?? defaultBaseUrl }),
  );
}
