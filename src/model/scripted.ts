import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { messageOf } from "../errors.ts";
import { eventsOf, type Json, messageOf as wholeMessage, type ReplyContext, serverSentEvent } from "./scripted-reply.ts";
import { type Fault, fullStep, type Reply, type Script, type ScriptedRequest, type Step } from "./scripted-script.ts";
import { promptCache } from "./scripted-usage.ts";
import { refusalOfBody, refusalOfHeaders, type RequestRules } from "./scripted-validation.ts";

export { bash, htmlPage, say, serviceError, think } from "./scripted-script.ts";
export type { Fault, Reply, ReplyBlock, Script, ScriptedRequest, Step } from "./scripted-script.ts";

export interface ScriptedServerOptions extends RequestRules {
  readonly script: Script;
  /** 512 when absent, as for the current models (page "Prompt caching"). */
  readonly minimumCacheTokens?: number;
  /** For the lifetime of caches, in milliseconds; the system's clock when absent. */
  readonly now?: () => number;
  /** Called when a request was answered, or its connection ended. */
  readonly onAnswered?: (request: AnsweredRequest) => void;
}

/** A request and what became of it. Times are of `performance.now()`, in milliseconds. */
export interface AnsweredRequest extends ScriptedRequest {
  readonly index: number;
  /** Of the connection, to see which requests share one. */
  readonly clientPort: number | null;
  /** When the whole request was here. */
  readonly arrivedAtMs: number;
  /** When the end of the response was handed to the system, or the connection ended; null while it is open. */
  readonly endedAtMs: number | null;
  /** How long the server itself held the request back: from its arrival to the end of the response. */
  readonly heldMs: number | null;
  /** Null when no headers were sent. */
  readonly status: number | null;
  /** The input as the server counted it; null when the request was refused. */
  readonly usage: Json | null;
}

/** A model that speaks the Messages API on 127.0.0.1 and says what its script says. */
export interface ScriptedServer extends AsyncDisposable {
  readonly url: string;
  /** All requests in the order of arrival, those that were refused too. */
  readonly requests: readonly AnsweredRequest[];
  close(): Promise<void>;
}

/**
 * Starts a server that validates each request as strictly as the real service, answers it by the script, and counts tokens and caches
 * by the documented rules, a token being four bytes. A request for which the script has no step is answered with a 400 that says so.
 */
export async function startScriptedServer(options: ScriptedServerOptions): Promise<ScriptedServer> {
  const cache = promptCache({ minimumTokens: options.minimumCacheTokens ?? 512, now: options.now ?? Date.now });
  const requests: Mutable<AnsweredRequest>[] = [];
  let toolUses = 0;
  let steps = 0;

  const server = createServer((incoming, response) => {
    void readText(incoming).then(async (text) => {
      const request = { ...received(incoming, text), index: requests.length };
      requests.push(request);
      response.on("close", () => {
        request.endedAtMs ??= performance.now();
        request.heldMs = request.endedAtMs - request.arrivedAtMs;
        options.onAnswered?.(request);
      });
      response.on("finish", () => (request.endedAtMs = performance.now()));
      const context = (body: Json): ReplyContext => {
        request.usage = cache.count(body);
        return {
          messageId: `msg_scripted_${request.index}`,
          model: String(body["model"]),
          inputUsage: request.usage,
          nextToolUseId: () => `toolu_scripted_${(toolUses += 1)}`,
        };
      };
      await answer({ request, response, options, context, nextIndex: () => (steps += 1) - 1 });
      request.status = response.headersSent ? response.statusCode : null;
    }, () => response.destroy());
  });
  return opened(server, requests);
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Exchange {
  readonly request: AnsweredRequest;
  readonly response: ServerResponse;
  readonly options: ScriptedServerOptions;
  /** Counts the input, so it is called once, when the answer begins. */
  readonly context: (body: Json) => ReplyContext;
  /** The place in the script of a request that was found valid, from 0. */
  readonly nextIndex: () => number;
}

async function opened(server: Server, requests: readonly AnsweredRequest[]): Promise<ScriptedServer> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close, [Symbol.asyncDispose]: close };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function received(incoming: IncomingMessage, text: string): Omit<Mutable<AnsweredRequest>, "index"> {
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    headers: incoming.headers,
    text,
    body: parsed(text),
    clientPort: incoming.socket.remotePort ?? null,
    arrivedAtMs: performance.now(),
    endedAtMs: null,
    heldMs: null,
    status: null,
    usage: null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, options } = exchange;
  if (request.path !== "/v1/messages") return sendError(exchange, { status: 404, type: "not_found_error", message: "Not found" });
  if (request.method !== "POST") {
    return sendError(exchange, { status: 405, type: "invalid_request_error", message: "Method Not Allowed" });
  }
  const refusal = refusalOfHeaders(request.headers, options) ?? refusalOfBody(request.body, options);
  if (refusal !== null) return sendError(exchange, refusal);
  try {
    const step = fullStep(await nextStep(options.script, request, exchange.nextIndex()));
    return "fault" in step ? sendFault(exchange, step) : await sendReply(exchange, step);
  } catch (thrown) {
    return sendError(exchange, { status: 400, type: "invalid_request_error", message: messageOf(thrown) });
  }
}

async function nextStep(script: Script, request: ScriptedRequest, index: number): Promise<Step> {
  const step = typeof script === "function" ? await script(request, index) : script[index];
  if (step === undefined) throw new Error(`the script has no step for request ${index + 1}`);
  return step;
}

async function sendReply(exchange: Exchange, reply: Reply): Promise<void> {
  const { request, response } = exchange;
  if (reply.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
  const body = request.body as Json;
  const context = exchange.context(body);
  if (body["stream"] === true) {
    beginStream(exchange);
    response.end(eventsOf(reply, context).map(serverSentEvent).join(""));
  } else {
    sendJson(exchange, 200, wholeMessage(reply, context));
  }
}

const emptyReply: Reply = { blocks: [{ type: "text", text: "This is never read to its end." }] };

function sendFault(exchange: Exchange, fault: Fault): void {
  const { response } = exchange;
  switch (fault.fault) {
    case "status":
      return sendStatus(exchange, fault.status, fault.body, fault.headers ?? {});
    case "raw":
      response.writeHead(200, { "content-type": fault.contentType ?? "text/event-stream", ...requestId(exchange) });
      response.end(fault.body);
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "silent":
      fault.reached?.();
      return;
    case "break":
      sendEvents(exchange, fault, () => response.destroy());
      return;
    case "stall":
      sendEvents(exchange, fault, () => fault.reached?.());
      return;
    case "error_event":
      sendEvents(exchange, fault, () => response.end(serverSentEvent({ type: "error", error: fault.error })));
      return;
    case "malformed_event": {
      const rest = sendEvents(exchange, fault, () =>
        response.end(`event: content_block_delta\ndata: {"type": "content_block_delta", "ind\n\n${rest.map(serverSentEvent).join("")}`),
      );
      return;
    }
  }
}

/** Sends the first events of the fault's reply, calls back when they have left, and gives the others. */
function sendEvents(exchange: Exchange, fault: { afterEvents: number; reply?: Reply }, sent: () => void): readonly Json[] {
  const events = eventsOf(fault.reply ?? emptyReply, exchange.context(exchange.request.body as Json));
  beginStream(exchange);
  exchange.response.flushHeaders();
  exchange.response.write(`: scripted\n\n${events.slice(0, fault.afterEvents).map(serverSentEvent).join("")}`, () => setImmediate(sent));
  return events.slice(fault.afterEvents);
}

function beginStream(exchange: Exchange): void {
  exchange.response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache", ...requestId(exchange) });
}

function sendStatus(exchange: Exchange, status: number, body: unknown, headers: { readonly [name: string]: string }): void {
  if (typeof body !== "string") return sendJson(exchange, status, body ?? {}, headers);
  exchange.response.writeHead(status, { "content-type": "text/html", ...requestId(exchange), ...headers });
  exchange.response.end(body);
}

function sendError(exchange: Exchange, refusal: { status: number; type: string; message: string }): void {
  const error = { type: refusal.type, message: refusal.message };
  sendJson(exchange, refusal.status, { type: "error", error, request_id: requestId(exchange)["request-id"] });
}

function sendJson(exchange: Exchange, status: number, body: unknown, headers: { readonly [name: string]: string } = {}): void {
  exchange.response.writeHead(status, { "content-type": "application/json", ...requestId(exchange), ...headers });
  exchange.response.end(JSON.stringify(body));
}

function requestId(exchange: Exchange): { readonly "request-id": string } {
  return { "request-id": `req_scripted_${exchange.request.index}` };
}
