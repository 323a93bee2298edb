import { isHttpAddress, variableIn } from "./variables.ts";

/** The proxies of the environment. They may hold a name and a password. */
export interface ProxySettings {
  /** For http addresses; empty: none. */
  readonly http: string;
  /** For https addresses; empty: none. */
  readonly https: string;
  /** Hosts that are asked directly, as NO_PROXY lists them. */
  readonly direct: string;
}

/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in lower case too, which wins as in curl. null: no proxy is named. A proxy without a
 * protocol is one of http.
 */
export function readProxy(environment: {
  readonly [name: string]: string | undefined;
}): { readonly settings: ProxySettings | null } | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const proxyOf = (...names: readonly string[]): string => {
    const value = variableIn(environment, ...names);
    const address = value === "" || value.includes("://") ? value : `http://${value}`;
    if (address !== "" && !isUsable(address))
      problems.push(
        `provider: the variable ${names.join(" or ")} is not accepted; it takes the http or https address of a proxy`,
      );
    return address;
  };
  const http = proxyOf("http_proxy", "HTTP_PROXY");
  const https = proxyOf("https_proxy", "HTTPS_PROXY");
  if (problems.length > 0) return { problems };
  const direct = variableIn(environment, "no_proxy", "NO_PROXY");
  return { settings: http === "" && https === "" ? null : { http, https, direct } };
}

/** What of the proxies' addresses must not be seen: passwords, also with their names, as written and decoded. */
export function proxySecrets(settings: ProxySettings | null): readonly string[] {
  return addressesOf(settings).flatMap(({ username, password }) => {
    if (password === "") return [];
    const pair = `${username}:${password}`;
    const basic = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64");
    return [password, decoded(password), pair, basic];
  });
}

/** The proxies for people, without names and passwords. */
export function proxyText(settings: ProxySettings): string {
  return [...new Set(addressesOf(settings).map(({ origin }) => origin))].join(" or ");
}

function addressesOf(settings: ProxySettings | null): readonly URL[] {
  return settings === null
    ? []
    : [settings.https, settings.http].filter(Boolean).map((address) => new URL(address));
}

function isUsable(address: string): boolean {
  if (!isHttpAddress(address)) return false;
  try {
    decodeURIComponent(new URL(address).username + new URL(address).password);
    return true;
  } catch {
    return false;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
