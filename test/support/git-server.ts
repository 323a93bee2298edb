import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gitProgram } from "../record/git-fixture.ts";

/** Repositories over HTTP, as GitHub serves them, for one token. */
export interface GitServer {
  readonly url: string;
  /** `METHOD path`, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface GitServerOptions {
  /** Folder of `owner/name.git`. */
  readonly root: string;
  readonly token: string;
  /** Answers instead of git, where it gives a status. */
  readonly intercept?: (
    request: IncomingMessage,
  ) => { readonly status: number; readonly location?: string } | null;
}

export async function startGitServer(options: GitServerOptions): Promise<GitServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const intercepted = options.intercept?.(request) ?? null;
    const credentials = Buffer.from(`x-access-token:${options.token}`).toString("base64");
    if (intercepted !== null)
      response
        .writeHead(
          intercepted.status,
          intercepted.location === undefined ? {} : { location: intercepted.location },
        )
        .end("intercepted\n");
    else if (request.headers.authorization?.toLowerCase() !== `basic ${credentials}`.toLowerCase())
      response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
    else
      serve(request, response, options.root).catch((error: unknown) =>
        response.destroy(error as Error),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One request by git's own CGI program. */
async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const child = spawn(gitProgram, ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "safe.directory",
      GIT_CONFIG_VALUE_0: "*",
      PATH_INFO: pathname,
      QUERY_STRING: searchParams.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"],
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
      GIT_PROTOCOL: request.headers["git-protocol"] as string | undefined,
      REMOTE_USER: "octocat",
    },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: 30_000,
  });
  child.stdin.on("error", () => undefined);
  request.pipe(child.stdin);
  const output = await buffer(child.stdout);
  const end = output.indexOf("\r\n\r\n");
  const headers = output
    .toString("latin1", 0, end)
    .split("\r\n")
    .map((line) => line.split(": ") as [string, string]);
  const status = Number.parseInt(headers.find(([name]) => name === "Status")?.[1] ?? "200", 10);
  response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== "Status")));
  response.end(output.subarray(end + 4));
}
