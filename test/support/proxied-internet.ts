import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as forward, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Answers one request by its body. */
export type Answer = (body: string) => { readonly status?: number; readonly body: string };

export interface InternetOptions {
  /** Holds the key and the certificate. */
  readonly folder: string;
  /** The hosts that there are: the address of a server that stands for one, or its answer. */
  readonly hosts: { readonly [host: string]: string | Answer };
  /** `name:password`, without which the proxy answers 407. */
  readonly login?: string;
  /** What the proxy answers to every CONNECT; 200 when absent. */
  readonly status?: number;
}

/** A proxy, and behind it an internet of stand-ins that speak TLS by the names of the real hosts. */
export interface ProxiedInternet extends AsyncDisposable {
  /** `127.0.0.1:PORT` of the proxy. */
  readonly proxy: string;
  /** For NODE_EXTRA_CA_CERTS. */
  readonly certificate: string;
  /** What was asked to be connected to, in order. */
  readonly connected: readonly string[];
  /** The bodies that hosts with an answer were sent. */
  readonly bodies: readonly string[];
}

export async function startProxiedInternet(options: InternetOptions): Promise<ProxiedInternet> {
  const { hosts, login, status = 200 } = options;
  const paths = makeCertificate(options.folder, Object.keys(hosts));
  const connected: string[] = [];
  const bodies: string[] = [];
  const origin = createTlsServer(
    { key: readFileSync(paths.key), cert: readFileSync(paths.certificate) },
    (incoming, response) => {
      const target = hosts[incoming.headers.host ?? ""];
      if (typeof target === "string") {
        const { method, url, headers } = incoming;
        const onward = forward(`${target}${url}`, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        onward.on("error", () => response.destroy());
        incoming.pipe(onward);
      } else
        void text(incoming).then((body) => {
          bodies.push(body);
          const answer = target?.(body) ?? { status: 404, body: "no such host" };
          response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
          response.end(answer.body);
        });
    },
  );
  const originPort = await listening(origin);
  const proxy = createServer((_request, response) => response.writeHead(501).end());
  proxy.on("connect", (request: IncomingMessage, socket) => {
    connected.push(request.url ?? "");
    socket.on("error", () => socket.destroy());
    const basic = `Basic ${Buffer.from(login ?? "").toString("base64")}`;
    const refused =
      login !== undefined && request.headers["proxy-authorization"] !== basic ? 407 : status;
    if (refused !== 200) return socket.end(`HTTP/1.1 ${refused} No\r\nContent-Length: 0\r\n\r\n`);
    const onward = connect(originPort, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    return socket;
  });
  const proxyPort = await listening(proxy);
  return {
    proxy: `127.0.0.1:${proxyPort}`,
    certificate: paths.certificate,
    connected,
    bodies,
    async [Symbol.asyncDispose]() {
      for (const server of [proxy, origin]) {
        server.close();
        server.closeAllConnections();
      }
      await once(origin, "close");
    },
  };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function makeCertificate(
  folder: string,
  hosts: readonly string[],
): { readonly key: string; readonly certificate: string } {
  const [key, certificate] = [join(folder, "origin.key"), join(folder, "origin.pem")];
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(
    " ",
  );
  execFileSync(
    "openssl",
    [
      ...words,
      "-keyout",
      key,
      "-out",
      certificate,
      "-subj",
      "/CN=stand-in",
      "-addext",
      `subjectAltName=${names}`,
    ],
    { stdio: "ignore" },
  );
  return { key, certificate };
}
