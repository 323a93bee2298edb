import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What stands in for the token services around workload identity federation. */
export interface GoogleTokens extends AsyncDisposable {
  readonly url: string;
  /** Method and path of each request, with what it brought. */
  readonly requests: readonly string[];
  /** A file of the type `external_account`, as google-github-actions/auth makes it. */
  readonly credentials: { readonly type: string; readonly [field: string]: unknown };
}

export const identityToken = "request-token-of-the-runner-4711";
export const accessToken = "ya29.access-token-of-the-test";
const subjectToken = "subject.token.of-the-job";

/** `fault` is the status of the exchange; 200 when absent. */
export async function startGoogleTokens({
  fault = 200,
}: { readonly fault?: number } = {}): Promise<GoogleTokens> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(`${request.method} ${request.url} ${body}`);
      response.setHeader("content-type", "application/json");
      if (request.url === "/identity?audience=x") {
        const isKnown = request.headers["authorization"] === `Bearer ${identityToken}`;
        response.statusCode = isKnown ? 200 : 401;
        response.end(JSON.stringify({ value: subjectToken }));
      } else if (fault !== 200) {
        response.statusCode = fault;
        response.end(
          JSON.stringify({ error: "invalid_grant", error_description: "The audience is wrong" }),
        );
      } else if (body.includes(subjectToken)) {
        response.end(
          JSON.stringify({
            access_token: accessToken,
            issued_token_type: "urn:ietf:params:oauth:token-type:access_token",
            token_type: "Bearer",
            expires_in: 3600,
          }),
        );
      } else {
        response.statusCode = 400;
        response.end("{}");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    credentials: {
      type: "external_account",
      audience:
        "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/g",
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      token_url: `${url}/token`,
      credential_source: {
        url: `${url}/identity?audience=x`,
        headers: { Authorization: `Bearer ${identityToken}` },
        format: { type: "json", subject_token_field_name: "value" },
      },
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
