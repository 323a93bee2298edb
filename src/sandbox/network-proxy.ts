import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { endToEnd, requestFields } from "./network-headers.ts";
import {
  isReachable,
  judge,
  networkText,
  type NetworkRules,
  type NetworkTarget,
  parseTarget,
  ruleText,
} from "./network-rules.ts";
import { dial, ownAddresses, type Resolve, resolveBySystem } from "./network-upstream.ts";

/** The name of the proxy's socket in its folder; the relay of the launcher knows it too. */
const socketName = "proxy";

/** What the proxy was asked for, told before anything is connected. Each that is allowed has an end. */
export interface NetworkRequest {
  /** Counts the requests of the run from 1. */
  readonly n: number;
  readonly protocol: "connect" | "http";
  /** As it was asked for, where that is no name: at most 255 characters. */
  readonly host: string;
  readonly port: number | null;
  /** Those that will be tried, or that were the reason to deny. Empty when the name was not resolved. */
  readonly addresses: readonly string[];
  readonly verdict: "allowed" | "denied";
  /** The entry that allows it, or why none does. */
  readonly rule: string;
}

export interface NetworkEnd {
  readonly n: number;
  /** Where it was connected to; null when nothing answered. */
  readonly address: string | null;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly durationMs: number;
}

export interface NetworkProxyOptions {
  readonly rules: NetworkRules;
  /** Called before a request is answered. What it throws denies the request. */
  readonly onRequest: (request: NetworkRequest) => void;
  readonly onEnd: (end: NetworkEnd) => void;
  /** The system's when absent. */
  readonly resolve?: Resolve;
  /** The machine's when absent. */
  readonly own?: readonly string[];
}

export interface NetworkProxy {
  /** A folder that only this user and root can enter, with the socket `proxy` on which it listens; nothing on the network does. */
  readonly directory: string;
  /** Ends all connections; afterwards nothing is told any more. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const longestHeadBytes = 16 * 1024;
const headTimeoutMs = 15_000;
const idleTimeoutMs = 5 * 60_000;
const mostConnections = 300;
/** Each is a line of the audit log, so there cannot be any number of them. */
const mostRequests = 10_000;
const tooMany: Judged = {
  verdict: "denied",
  rule: "the run has made too many requests",
  addresses: [],
};

/** Starts an HTTP proxy (CONNECT, and absolute addresses with http) that connects only to what the rules allow. */
export async function openNetworkProxy(options: NetworkProxyOptions): Promise<NetworkProxy> {
  const proxy = new Proxy(options);
  await proxy.listen();
  return proxy;
}

type Judged = Pick<NetworkRequest, "verdict" | "rule" | "addresses">;
interface Denied {
  readonly target: string;
  readonly reason: string;
}
interface Admitted {
  readonly n: number;
  readonly target: NetworkTarget;
  readonly addresses: readonly string[];
}

class Proxy implements NetworkProxy {
  readonly directory: string;
  readonly #outer: string;
  readonly #options: NetworkProxyOptions;
  readonly #server: Server;
  readonly #stop = new AbortController();
  /** Sockets to both sides. */
  readonly #sockets = new Set<Socket>();
  /** Of connections to the outside, until they have been told. */
  readonly #ends = new Set<Promise<void>>();
  #requests = 0;

  constructor(options: NetworkProxyOptions) {
    this.#options = options;
    this.#outer = mkdtempSync(join(tmpdir(), "bash-agent-"));
    this.directory = join(this.#outer, "network");
    this.#server = createServer(
      { maxHeaderSize: longestHeadBytes, headersTimeout: headTimeoutMs, requestTimeout: 0 },
      (request, response) => this.#handle(this.#forward(request, response), request.socket),
    );
    this.#server.maxConnections = mostConnections;
    this.#server.on("connection", (socket: Socket) => this.#track(socket));
    this.#server.on("connect", (request: IncomingMessage, client: Duplex, head: Buffer) =>
      this.#handle(this.#tunnel(request, head), client),
    );
    this.#server.on("clientError", (error: NodeJS.ErrnoException, client: Duplex) =>
      this.#handle(this.#malformed(error, client), client),
    );
  }

  async listen(): Promise<void> {
    // The relay enters the inner folder before it gives up its rights, and then needs some for the way from there to the socket.
    mkdirSync(this.directory);
    chmodSync(this.directory, 0o711);
    const path = join(this.directory, socketName);
    this.#server.listen(path);
    await once(this.#server, "listening");
    chmodSync(path, 0o666);
  }

  async close(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy(new Error("the proxy is closed"));
    await closed;
    await Promise.all(this.#ends);
    rmSync(this.#outer, { recursive: true, force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** HTTP in the clear. Each request is judged, also where several come by one connection. */
  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    // To the proxy itself: whether it is there.
    if (method === "OPTIONS" && url === "*") return void response.writeHead(204).end();
    const [, authority = url, path = "/"] = /^http:\/\/([^/?#\\@]+)([/?][^#]*)?$/i.exec(url) ?? [];
    const admitted = await this.#admit("http", authority, 80);
    if ("reason" in admitted) return refuse(response, 403, this.#denial(admitted));
    const upstream = await this.#connect(admitted);
    if (upstream === null) return refuse(response, 502, unreachable(admitted));
    await new Promise<void>((resolve) => {
      const outgoing = requestHttp({
        createConnection: () => upstream,
        method,
        path: path.startsWith("/") ? path : `/${path}`,
        headers: requestFields(request.headersDistinct, authority),
      });
      outgoing.on("response", (incoming) => {
        const fields = endToEnd(incoming.headersDistinct);
        response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, fields);
        incoming.on("error", () => response.destroy());
        incoming.pipe(response);
      });
      outgoing.on("error", () => {
        if (response.headersSent) response.destroy();
        else refuse(response, 502, unreachable(admitted));
      });
      response.on("close", () => {
        upstream.destroy();
        resolve();
      });
      request.on("error", () => outgoing.destroy());
      request.pipe(outgoing);
    });
  }

  async #tunnel({ url = "", socket: client }: IncomingMessage, head: Buffer): Promise<void> {
    const admitted = await this.#admit("connect", url, null);
    if ("reason" in admitted) return void client.end(rawAnswer(403, this.#denial(admitted)));
    const upstream = await this.#connect(admitted);
    if (upstream === null) return void client.end(rawAnswer(502, unreachable(admitted)));
    if (client.destroyed) return void upstream.destroy();
    client.write("HTTP/1.1 200 Connection established\r\n\r\n");
    upstream.write(head);
    handOn(client, upstream);
    handOn(upstream, client);
  }

  /** What the parser of HTTP refuses, such as NUL in a name, is a request too. */
  async #malformed(error: NodeJS.ErrnoException, client: Duplex): Promise<void> {
    if (error.code?.startsWith("HPE_") !== true || !client.writable) return void client.destroy();
    const denied = await this.#admit("http", "", null);
    if ("reason" in denied) client.end(rawAnswer(400, this.#denial(denied)));
  }

  /** Judges, and tells of it, before anything else happens. */
  async #admit(
    protocol: "connect" | "http",
    authority: string,
    fallbackPort: number | null,
  ): Promise<Admitted | Denied> {
    const target = parseTarget(authority, fallbackPort);
    const found = this.#requests < mostRequests ? await this.#judged(target) : tooMany;
    this.#stop.signal.throwIfAborted();
    // In the order of the records.
    const n = (this.#requests += 1);
    const judged = n > mostRequests ? tooMany : found;
    const { host, port } = target ?? { host: authority.slice(0, 255), port: null };
    if (n <= mostRequests + 1) this.#options.onRequest({ n, protocol, host, port, ...judged });
    return judged.verdict === "allowed" && target !== null
      ? { n, target, addresses: judged.addresses }
      : { target: authority.slice(0, 255), reason: judged.rule };
  }

  async #judged(target: NetworkTarget | null): Promise<Judged> {
    const { rules } = this.#options;
    const deny = (rule: string, addresses: readonly string[] = []): Judged => ({
      verdict: "denied",
      rule,
      addresses,
    });
    if (target === null) return deny("it is not a valid name with a valid port");
    const judged = judge(rules, target);
    if (judged.verdict === "denied") return deny(judged.reason);
    const found = target.kind === "address" ? [target.host] : await this.#resolved(target.host);
    const addresses = found.filter((address) => this.#isReachable(target, address));
    if (found.length > 0 && addresses.length === 0)
      return deny("its address is not a public one, and not in the list", found);
    return { verdict: "allowed", rule: ruleText(judged.rule), addresses };
  }

  async #resolved(name: string): Promise<readonly string[]> {
    try {
      return await (this.#options.resolve ?? resolveBySystem)(name);
    } catch {
      return [];
    }
  }

  #isReachable(target: NetworkTarget, address: string): boolean {
    const { rules, own = ownAddresses() } = this.#options;
    // Its own addresses are open only where the list says so, also when they are public.
    const isOwn = own.includes(address);
    const asAddress: NetworkTarget = { kind: "address", host: address, port: target.port };
    return (
      isReachable(rules, target, address) &&
      (!isOwn || target.host === "localhost" || judge(rules, asAddress).verdict === "allowed")
    );
  }

  /** Connects to an address that was judged; its end is told, also when there was no connection. */
  async #connect({ n, target, addresses }: Admitted): Promise<Socket | null> {
    const startedAt = performance.now();
    const socket = await dial(addresses, target.port, {
      signal: this.#stop.signal,
      track: (socket) => this.#track(socket),
    });
    const told = (bytes: { sentBytes: number; receivedBytes: number }): void => {
      const durationMs = Math.round(performance.now() - startedAt);
      try {
        this.#options.onEnd({ n, address, ...bytes, durationMs });
      } catch {
        // A record that cannot be written stops the run at its next command.
      }
    };
    const address = socket?.remoteAddress ?? null;
    if (socket === null) {
      told({ sentBytes: 0, receivedBytes: 0 });
      return null;
    }
    socket.setTimeout(idleTimeoutMs, () => socket.destroy());
    const ended = new Promise<void>((resolve) => {
      socket.once("close", () => {
        told({ sentBytes: socket.bytesWritten, receivedBytes: socket.bytesRead });
        this.#ends.delete(ended);
        resolve();
      });
    });
    this.#ends.add(ended);
    return socket;
  }

  #denial({ target, reason }: Denied): string {
    const { rules } = this.#options;
    const allowed = rules.length === 0 ? "nothing" : networkText(rules);
    return `The network of this run does not lead to ${JSON.stringify(target)}: ${reason}. Allowed: ${allowed} (ports 80 and 443 where none is named).\n`;
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }

  /** What fails ends the connection and nothing else. */
  #handle(work: Promise<void>, client: Duplex): void {
    work.catch(() => void client.destroy());
  }
}

/** The end of one side is handed on as such, so that the other can still finish what it says; and what was said is heard to the end. */
function handOn(from: Socket, to: Socket): void {
  from.pipe(to);
  from.on("error", () => to.destroy());
  from.on("close", () => to.destroySoon());
}

function unreachable({ target, addresses }: Admitted): string {
  return addresses.length === 0
    ? `The name ${target.host} could not be resolved.\n`
    : `${target.host}:${target.port} did not answer.\n`;
}

const phrases = { 400: "Bad Request", 403: "Not in the list of allowed names", 502: "Bad Gateway" };

function refuse(response: ServerResponse, status: keyof typeof phrases, text: string): void {
  response.writeHead(status, phrases[status], { "content-type": "text/plain; charset=utf-8" });
  response.end(text);
}

/** An answer where Node gives no response object. */
function rawAnswer(status: keyof typeof phrases, text: string): string {
  const head = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${text}`;
}
