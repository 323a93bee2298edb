/** Fields of a message, each with all its values, as `IncomingMessage.headersDistinct` gives them. */
type Fields = { readonly [name: string]: readonly string[] | undefined };

/** Fields that are for the next machine only (RFC 9110, 7.6.1), or for a proxy. What is expected was answered by the server here. */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authentication-info",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** The fields that a proxy passes on: not those for one hop, nor those that `connection` names. */
export function endToEnd(fields: Fields): { [name: string]: string[] } {
  const named = (fields["connection"] ?? [])
    .flatMap((value) => value.split(","))
    .map((name) => name.trim().toLowerCase());
  const left: { [name: string]: string[] } = {};
  for (const [name, values] of Object.entries(fields)) {
    if (values !== undefined && !hopByHop.has(name) && !named.includes(name))
      left[name] = [...values];
  }
  return left;
}

/** Those of a request to this server. The length of a body is told as it was told here, so that both sides see the same end. */
export function requestFields(fields: Fields, authority: string): { [name: string]: string[] } {
  const left = endToEnd(fields);
  if (fields["transfer-encoding"] !== undefined) {
    left["transfer-encoding"] = ["chunked"];
    delete left["content-length"];
  }
  return { ...left, host: [authority] };
}
