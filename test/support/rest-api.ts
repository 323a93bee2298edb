import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RestApi extends AsyncDisposable {
  readonly url: string;
  /** `METHOD path authorization` of each request. */
  readonly requests: readonly string[];
}

/** GitHub's REST API on 127.0.0.1 as far as permissions go: what each account may do, and 404 for those that are not there. */
export async function startRestApi(permissions: {
  readonly [account: string]: string;
}): Promise<RestApi> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const [, account = ""] = /\/collaborators\/([^/]+)\/permission$/.exec(request.url ?? "") ?? [];
    const permission = permissions[decodeURIComponent(account)];
    response.writeHead(permission === undefined ? 404 : 200, {
      "content-type": "application/json",
    });
    response.end(
      JSON.stringify(
        permission === undefined
          ? { message: "Not Found" }
          : { permission, role_name: permission, user: { login: account } },
      ),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
