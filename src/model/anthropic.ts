import { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { RunError } from "../errors.ts";
import { withLimitedBody } from "./limited-body.ts";
import { messagesClient, type MessagesOptions } from "./messages-api.ts";
import type { ModelClient } from "./model.ts";

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

function newSdkClient({ apiKey, baseUrl }: AnthropicOptions): BaseAnthropic {
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new RunError(
      "input",
      "anthropic-api-key is empty or holds white space or other characters that no key has",
    );
  if (baseUrl !== undefined && !(/^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl)))
    throw new RunError("input", "base-url is not an http or https URL");
  const silent = (): void => undefined;
  return withoutCustomHeaders(
    () =>
      new BaseAnthropic({
        apiKey,
        baseURL: baseUrl ?? defaultBaseUrl,
        webhookKey: null,
        maxRetries: 0,
        openTelemetry: false,
        logLevel: "off",
        logger: { error: silent, warn: silent, info: silent, debug: silent },
        // A redirect would carry the conversation to another host.
        fetchOptions: { redirect: "manual" },
        fetch: fetchLimited,
      }),
  );
}

/** The SDK reads the body of an error whole before anybody could look at it. */
const fetchLimited: typeof fetch = async (...request) => {
  const http = await fetch(...request);
  return http.ok ? http : withLimitedBody(http);
};

/** The SDK has no option against `ANTHROPIC_CUSTOM_HEADERS`, which could replace the key, so it does not see the variable. */
function withoutCustomHeaders<T>(make: () => T): T {
  const name = "ANTHROPIC_CUSTOM_HEADERS";
  const value = process.env[name];
  delete process.env[name];
  try {
    return make();
  } finally {
    if (value !== undefined) process.env[name] = value;
  }
}
