/** Where the relay listens in the session's network namespace, which has nothing else. */
export const relayPort = 3128;

const proxy = `http://127.0.0.1:${relayPort}`;
const ownServers = "localhost,127.0.0.1,::1";

/**
 * What programs take the proxy from: curl and git the names in lower case, npm, pip, Go, Cargo and others any, Node's own `fetch` only
 * when told to (`NODE_USE_ENV_PROXY`, from 24 on). Servers that the session itself starts are asked directly.
 */
export const proxyEnvironment: { readonly [name: string]: string } = {
  ...Object.fromEntries(
    ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [
      [name, proxy],
      [name.toLowerCase(), proxy],
    ]),
  ),
  NO_PROXY: ownServers,
  no_proxy: ownServers,
  NODE_USE_ENV_PROXY: "1",
};
