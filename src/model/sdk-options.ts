import type { ClientOptions } from "@anthropic-ai/sdk/client";
import type { Route } from "./proxy.ts";

/** What holds for the vendor's client whoever serves the API: it repeats nothing, logs nothing, follows no redirect. */
export function sdkOptions({ dispatcher }: Route): ClientOptions {
  return {
    webhookKey: null,
    maxRetries: 0,
    openTelemetry: false,
    logLevel: "off",
    logger: silentLogger,
    // A redirect would carry the conversation to another host.
    fetchOptions: { redirect: "manual", ...(dispatcher === null ? {} : { dispatcher }) },
  };
}

const silent = (): void => undefined;

/** Standard output is where the runner looks for commands. */
export const silentLogger = { error: silent, warn: silent, info: silent, debug: silent };

/** The SDK has no option against `ANTHROPIC_CUSTOM_HEADERS`, which could replace the key, so it does not see the variable. */
export function withoutCustomHeaders<T>(make: () => T): T {
  const name = "ANTHROPIC_CUSTOM_HEADERS";
  const value = process.env[name];
  delete process.env[name];
  try {
    return make();
  } finally {
    if (value !== undefined) process.env[name] = value;
  }
}
