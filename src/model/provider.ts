import { anthropicClient } from "./anthropic.ts";
import type { MessagesOptions } from "./messages-api.ts";
import type { ModelClient } from "./model.ts";
import { replayClient } from "./replay.ts";
import { openRoute } from "./proxy.ts";
import type { ProxySettings } from "./proxy-settings.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** What is asked of every provider alike; requests go by the proxies of the environment. */
export interface ClientOptions extends Omit<MessagesOptions, "route"> {
  readonly proxy: ProxySettings | null;
}

/** The client of the chosen provider. A vendor's package is loaded only when its provider is chosen. */
export async function modelClient(
  settings: ProviderSettings,
  { proxy, ...rest }: ClientOptions,
): Promise<ModelClient> {
  const options = { ...rest, route: await openRoute(proxy) };
  switch (settings.name) {
    case "anthropic": {
      const { apiKey, baseUrl } = settings;
      return anthropicClient({ ...options, apiKey, ...(baseUrl === "" ? {} : { baseUrl }) });
    }
    case "bedrock": {
      const { bedrockClient } = await import("./bedrock.ts");
      return bedrockClient(settings, options);
    }
    case "vertex": {
      const { vertexClient } = await import("./vertex.ts");
      return vertexClient(settings, options);
    }
    case "replay":
      return replayClient(settings.turns);
  }
}
