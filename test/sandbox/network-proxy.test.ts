import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import {
  type NetworkEnd,
  type NetworkProxy,
  type NetworkProxyOptions,
  type NetworkRequest,
  openNetworkProxy,
} from "../../src/sandbox/network-proxy.ts";
import { parseNetwork } from "../../src/sandbox/network-rules.ts";
import { until } from "../support/until.ts";

interface Bench {
  readonly proxy: NetworkProxy;
  readonly requests: NetworkRequest[];
  readonly ends: NetworkEnd[];
  /** Sends these bytes, and after those for a tunnel the end, and gives all that comes back. */
  send(bytes: string): Promise<string>;
}

const addresses: { readonly [name: string]: readonly string[] } = {
  "ok.test": ["127.0.0.1"],
  "private.test": ["10.0.0.1", "169.254.169.254"],
  "mixed.test": ["10.0.0.1", "127.0.0.1"],
  "own.test": ["8.8.8.8"],
};

async function openBench(
  context: TestContext,
  entries: readonly string[],
  options: Partial<NetworkProxyOptions> = {},
): Promise<Bench> {
  const parsed = parseNetwork(entries.join("\n"));
  assert.ok("value" in parsed && typeof parsed.value === "object", JSON.stringify(parsed));
  const requests: NetworkRequest[] = [];
  const ends: NetworkEnd[] = [];
  const proxy = await openNetworkProxy({
    rules: parsed.value,
    onRequest: (request) => requests.push(request),
    onEnd: (end) => ends.push(end),
    resolve: async (name) => addresses[name] ?? Promise.reject(new Error("unknown")),
    own: ["127.0.0.1", "8.8.8.8"],
    ...options,
  });
  context.after(() => proxy.close());
  const send = (bytes: string): Promise<string> => exchange(proxy, bytes);
  return { proxy, requests, ends, send };
}

async function exchange({ directory }: NetworkProxy, bytes: string): Promise<string> {
  const socket = connect({ path: join(directory, "proxy"), allowHalfOpen: true });
  socket.on("error", () => socket.destroy());
  socket.write(Buffer.from(bytes, "latin1"));
  // A client of HTTP that ends before it has its answer has given it up.
  if (bytes.startsWith("CONNECT ")) socket.end();
  let said = "";
  socket.setEncoding("latin1").on("data", (text: string) => (said += text));
  await new Promise((resolve) => socket.on("close", resolve).on("end", () => socket.destroy()));
  return said;
}

async function listen(context: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A server that keeps what it was asked, and answers with `hello`. */
async function startSite(
  context: TestContext,
): Promise<{ readonly port: number; readonly seen: object[] }> {
  const seen: object[] = [];
  const answer = async (request: IncomingMessage): Promise<void> => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  };
  const server = createHttpServer((request, response) => {
    void answer(request).then(() => {
      const fields = { "keep-alive": "timeout=1", connection: "x-hop", "x-hop": "1", "x-end": "1" };
      response.writeHead(200, fields).end("hello");
    });
  });
  return { port: await listen(context, server), seen };
}

const head = (text: string): string => text.split("\r\n")[0] ?? "";

test("plain http goes to the name that was asked for, without what is for one hop or for the proxy", async (context) => {
  const site = await startSite(context);
  const { send, requests, ends } = await openBench(context, [
    `ok.test:${site.port}`,
    `127.0.0.1:${site.port}`,
  ]);
  const answer = await send(
    [
      `POST HTTP://OK.Test:${site.port}?q HTTP/1.1`,
      "Host: evil.test",
      "Proxy-Authorization: Basic c2VjcmV0",
      "Proxy-Connection: keep-alive",
      "Connection: close, X-Named",
      "X-Named: 1",
      "X-Kept: 1",
      "Transfer-Encoding: chunked",
      "TE: trailers",
      "",
      "4\r\nbody\r\n0\r\n\r\n",
    ].join("\r\n"),
  );
  assert.match(answer, /^HTTP\/1\.1 200 OK\r\n(?!.*x-hop)(?=.*x-end: 1)(?!.*timeout=1)/is);
  assert.match(answer, /hello/);
  assert.deepEqual(site.seen, [
    {
      method: "POST",
      url: "/?q",
      headers: {
        host: `OK.Test:${site.port}`,
        "x-kept": "1",
        "transfer-encoding": "chunked",
        connection: "close",
      },
      body: "body",
    },
  ]);
  const request = { n: 1, protocol: "http", host: "ok.test", port: site.port };
  const judged = { verdict: "allowed", rule: `ok.test:${site.port}`, addresses: ["127.0.0.1"] };
  assert.deepEqual(requests, [{ ...request, ...judged }]);
  await until(() => ends.length === 1, "for the end of the connection");
  const [end] = ends;
  assert.ok(end !== undefined && end.sentBytes > 50 && end.receivedBytes > 50);
  assert.deepEqual([end.n, end.address], [1, "127.0.0.1"]);
});

test("requests by one connection are judged one by one", async (context) => {
  const site = await startSite(context);
  const { send, requests } = await openBench(context, [
    `ok.test:${site.port}`,
    `127.0.0.1:${site.port}`,
  ]);
  const get = (url: string, ...fields: readonly string[]): string =>
    [`GET ${url} HTTP/1.1`, "Host: ok.test", ...fields, "", ""].join("\r\n");
  const first = `http://ok.test:${site.port}/1`;
  const answer = await send(
    get(first) + get("http://evil.test/2") + get(first, "Connection: close"),
  );
  assert.equal(answer.match(/HTTP\/1\.1 200/g)?.length, 2);
  assert.equal(answer.match(/HTTP\/1\.1 403/g)?.length, 1);
  assert.deepEqual(
    requests.map(({ n }) => n),
    [1, 2, 3],
  );
  assert.deepEqual(requests.map(({ host, verdict }) => `${host} ${verdict}`).toSorted(), [
    "evil.test denied",
    "ok.test allowed",
    "ok.test allowed",
  ]);
});

test("a tunnel hands on bytes both ways, and the end of one side as such", async (context) => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let said = "";
    socket.on("data", (chunk) => (said += chunk.toString()));
    socket.on("end", () => socket.end(`${said.length} bytes were said`));
  });
  const port = await listen(context, server);
  const { send, ends } = await openBench(context, [`ok.test:${port}`, `127.0.0.1:${port}`]);
  const answer = await send(`CONNECT ok.test:${port} HTTP/1.1\r\n\r\n${"x".repeat(300_000)}`);
  assert.equal(answer, "HTTP/1.1 200 Connection established\r\n\r\n300000 bytes were said");
  await until(() => ends.length === 1, "for the end of the tunnel");
  assert.deepEqual([ends[0]?.sentBytes, ends[0]?.receivedBytes], [300_000, 22]);
});

test("a slow reader gets all that was said before the end", async (context) => {
  const size = 2_000_000;
  const port = await listen(
    context,
    createServer((socket) => socket.end(Buffer.alloc(size))),
  );
  const { proxy } = await openBench(context, [`ok.test:${port}`, `127.0.0.1:${port}`]);
  const socket = connect({ path: join(proxy.directory, "proxy"), allowHalfOpen: true });
  socket.end(`CONNECT ok.test:${port} HTTP/1.1\r\n\r\n`);
  let read = 0;
  for await (const chunk of socket) {
    read += (chunk as Buffer).length;
    await delay(20);
  }
  assert.equal(read - "HTTP/1.1 200 Connection established\r\n\r\n".length, size);
});

test("what is not allowed is refused, recorded, and told with what is", async (context) => {
  const site = await startSite(context);
  const { port } = site;
  const { send, requests } = await openBench(context, [
    `ok.test:${port}`,
    "private.test",
    `own.test:${port}`,
    `gone.test:${port}`,
  ]);
  const notListed = "it is not in the list of allowed names";
  const notValid = "it is not a valid name with a valid port";
  const notPublic = "its address is not a public one, and not in the list";
  const isAddress = "it is an address, and only names are allowed";
  const cases: readonly (readonly [string, string])[] = [
    [`CONNECT evil.test:443`, notListed],
    [`CONNECT ok.test.evil:${port}`, notListed],
    [`CONNECT ok.test:22`, "this port of it is not allowed"],
    [`CONNECT OK.TEST.:22`, "this port of it is not allowed"],
    [`CONNECT 127.0.0.1:${port}`, isAddress],
    [`CONNECT [::1]:${port}`, isAddress],
    [`CONNECT [::ffff:7f00:1]:${port}`, isAddress],
    [`CONNECT 127.1:${port}`, notValid],
    [`CONNECT ok.test`, notValid],
    [`CONNECT ok..test:${port}`, notValid],
    [`CONNECT ok.test:${port}:${port}`, notValid],
    [`CONNECT private.test:443`, notPublic],
    [`CONNECT own.test:${port}`, notPublic],
    [`CONNECT ok.test:${port}`, notPublic],
    [`GET http://evil.test/`, notListed],
    [`GET http://127.0.0.1:${port}/`, isAddress],
    [`GET http://[::1]:${port}/`, isAddress],
    [`GET http://private.test/latest/meta-data/`, notPublic],
    [`GET http://ok.test:${port}@evil.test/`, notValid],
    [`GET https://ok.test:${port}/`, notValid],
    [`GET /`, notValid],
    [`GET ftp://ok.test:${port}/`, notValid],
  ];
  for (const [line, reason] of cases) {
    requests.length = 0;
    const answer = await send(`${line} HTTP/1.1\r\nHost: ok.test\r\nConnection: close\r\n\r\n`);
    assert.equal(head(answer), "HTTP/1.1 403 Not in the list of allowed names", line);
    assert.ok(answer.includes(`: ${reason}. Allowed: ok.test:${port}, private.test, `), answer);
    assert.deepEqual(
      requests.map(({ verdict, rule }) => [verdict, rule]),
      [["denied", reason]],
      line,
    );
  }
  assert.deepEqual(site.seen, []);
});

test("bytes that are no request, NUL and endless heads among them, are refused and recorded", async (context) => {
  const { send, requests } = await openBench(context, ["ok.test"]);
  for (const bytes of [
    "CONNECT ok.test\0.evil:443 HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET http://ok.test\0/ HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET http://evil.test\\@ok.test/ HTTP/1.1\r\nHost: a\r\n\r\n",
    "\x16\x03\x01\x02\x00",
    `GET http://ok.test/ HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
    "GET http://ok.test/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
  ]) {
    requests.length = 0;
    assert.match(await send(bytes), /^HTTP\/1\.1 4\d\d /, bytes.slice(0, 40));
    assert.deepEqual(
      requests.map(({ verdict, port }) => [verdict, port]),
      [["denied", null]],
    );
  }
});

test("a name that cannot be resolved, and one that does not answer, are told from a refusal", async (context) => {
  const server = createServer();
  const port = await listen(context, server);
  server.close();
  const entries = [`gone.test:${port}`, `ok.test:${port}`, `127.0.0.1:${port}`];
  const { send, requests, ends } = await openBench(context, entries);
  const gone = await send(`CONNECT gone.test:${port} HTTP/1.1\r\n\r\n`);
  assert.match(gone, /^HTTP\/1\.1 502 .*The name gone\.test could not be resolved\.\n$/s);
  const silent = await send(`CONNECT ok.test:${port} HTTP/1.1\r\n\r\n`);
  assert.match(silent, /^HTTP\/1\.1 502 .*ok\.test:\d+ did not answer\.\n$/s);
  assert.deepEqual(
    requests.map(({ verdict }) => verdict),
    ["allowed", "allowed"],
  );
  const shapes = ends.map((end) => ({ ...end, durationMs: 0 }));
  const nothing = { address: null, sentBytes: 0, receivedBytes: 0, durationMs: 0 };
  assert.deepEqual(shapes, [
    { n: 1, ...nothing },
    { n: 2, ...nothing },
  ]);
});

test("only addresses that were judged are connected to, and a name is resolved once", async (context) => {
  const site = await startSite(context);
  const resolved: string[] = [];
  const entries = [`mixed.test:${site.port}`, `127.0.0.1:${site.port}`];
  const { send, requests } = await openBench(context, entries, {
    resolve: async (name) => {
      resolved.push(name);
      return addresses[name] ?? [];
    },
  });
  await send(
    `GET http://mixed.test:${site.port}/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  await send("GET http://evil.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  assert.deepEqual(resolved, ["mixed.test"]);
  assert.deepEqual(requests[0]?.addresses, ["127.0.0.1"]);
  assert.equal(site.seen.length, 1);
});

test("what cannot be recorded is not connected", async (context) => {
  const site = await startSite(context);
  const { send } = await openBench(context, [`ok.test:${site.port}`, `127.0.0.1:${site.port}`], {
    onRequest: () => {
      throw new Error("the disk is full");
    },
  });
  assert.equal(await send(`GET http://ok.test:${site.port}/ HTTP/1.1\r\nHost: a\r\n\r\n`), "");
  assert.equal(await send(`CONNECT ok.test:${site.port} HTTP/1.1\r\n\r\n`), "");
  assert.deepEqual(site.seen, []);
});

test("its socket is a file in a folder that others cannot enter, and is gone with the proxy and its tunnels", async (context) => {
  const server = createServer();
  const port = await listen(context, server);
  const { proxy, ends } = await openBench(context, [`ok.test:${port}`, `127.0.0.1:${port}`]);
  assert.equal(statSync(join(proxy.directory, "..")).mode & 0o777, 0o700);
  const answer = exchangeUntilClosed(proxy, `CONNECT ok.test:${port} HTTP/1.1\r\n\r\n`);
  await until(() => ends.length === 0 && answer.said().includes("200"), "for the tunnel");
  await proxy.close();
  await answer.closed;
  assert.equal(ends.length, 1);
  assert.equal(existsSync(join(proxy.directory, "..")), false);
  await proxy.close();
});

function exchangeUntilClosed(
  { directory }: NetworkProxy,
  bytes: string,
): { readonly said: () => string; readonly closed: Promise<unknown> } {
  const socket = connect(join(directory, "proxy"));
  let said = "";
  socket.on("data", (chunk) => (said += chunk.toString())).on("error", () => undefined);
  socket.write(bytes);
  return { said: () => said, closed: new Promise((resolve) => socket.on("close", resolve)) };
}
