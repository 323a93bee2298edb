import type { ClientOptions } from "@anthropic-ai/sdk/client";
import { withLimitedBody } from "./limited-body.ts";
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
    fetch: fetchLimited,
  };
}

/** The SDK reads the body of an error whole before anybody could look at it. */
const fetchLimited: typeof fetch = async (...request) => {
  const http = await fetch(...request);
  return http.ok ? http : withLimitedBody(http);
};

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
