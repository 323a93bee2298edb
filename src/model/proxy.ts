import { proxySecrets, type ProxySettings, proxyText } from "./proxy-settings.ts";

/** What `fetch` of Node takes; its own copy of undici has other types than the package, and the same objects. */
export type Dispatcher = NonNullable<RequestInit["dispatcher"]>;

/** The way that requests to the model take. */
export interface Route {
  /** What `fetch` is given; null: it goes directly. */
  readonly dispatcher: Dispatcher | null;
  /** The proxy, for people; empty when there is none. */
  readonly proxy: string;
  /** What must not be seen of it. */
  readonly secrets: readonly string[];
}

/** A route past all proxies. */
export const directRoute: Route = { dispatcher: null, proxy: "", secrets: [] };

/** The route through the proxies of the environment. `fetch` knows none by itself, so the package is loaded, but only where there is one. */
export async function openRoute(settings: ProxySettings | null): Promise<Route> {
  if (settings === null) return directRoute;
  const { EnvHttpProxyAgent } = await import("undici");
  const agent = new EnvHttpProxyAgent({
    httpProxy: settings.http,
    httpsProxy: settings.https,
    noProxy: settings.direct,
  });
  return {
    dispatcher: agent as unknown as Dispatcher,
    proxy: proxyText(settings),
    secrets: proxySecrets(settings),
  };
}
