import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "../errors.ts";
import { isObject, type Json } from "../json.ts";
import {
  eventsOf,
  messageOf as wholeMessage,
  type ReplyContext,
  serverSentEvent,
  signatureOf,
  tokensOf,
} from "./scripted-reply.ts";
import {
  type Fault,
  fullStep,
  type Reply,
  type Script,
  type ScriptedRequest,
  type Step,
} from "./scripted-script.ts";
import type { GivenThinking } from "./scripted-thinking.ts";
import { refusalOfBody, refusalOfHeaders, type RequestRules } from "./scripted-validation.ts";
import { sendBytes, sendWithoutEnd } from "./scripted-wire.ts";

/** A request on its way to its answer. */
export interface Exchange {
  readonly request: NumberedRequest;
  readonly response: ServerResponse;
  readonly options: RequestRules & { readonly script: Script };
  /** Counts the input, so it is called once, when the answer begins. */
  readonly context: (body: Json) => ReplyContext;
  readonly thinking: GivenThinking;
  /** Called when an answer begins that pauses, or does not. */
  readonly pause: (isPaused: boolean) => void;
  /** The place in the script of a request that was found valid, from 0. */
  readonly nextStep: () => number;
}

export interface NumberedRequest extends ScriptedRequest {
  readonly index: number;
}

/** Validates the request and answers it by the script; when it is refused it takes no step of the script. */
export async function answer(exchange: Exchange): Promise<void> {
  const { request, options } = exchange;
  if (request.path === "/v1/messages/count_tokens") return sendTokenCount(exchange);
  if (request.path !== "/v1/messages")
    return sendError(exchange, { status: 404, type: "not_found_error", message: "Not found" });
  if (request.method !== "POST") {
    return sendError(exchange, {
      status: 405,
      type: "invalid_request_error",
      message: "Method Not Allowed",
    });
  }
  const refusal =
    refusalOfHeaders(request.headers, options) ?? refusalOfBody(request.body, options);
  if (refusal !== null) return sendError(exchange, refusal);
  const misplaced = exchange.thinking.problemOf(request.body as Json);
  if (misplaced !== null)
    return sendError(exchange, { status: 400, type: "invalid_request_error", message: misplaced });
  try {
    const step = fullStep(await nextStep(options.script, request, exchange.nextStep()));
    return "fault" in step ? await sendFault(exchange, step) : await sendReply(exchange, step);
  } catch (thrown) {
    return sendError(exchange, {
      status: 400,
      type: "invalid_request_error",
      message: messageOf(thrown),
    });
  }
}

/** The count of a request that is not sent; it takes no step of the script. */
function sendTokenCount(exchange: Exchange): void {
  const { request, response, options } = exchange;
  const body = isObject(request.body) ? { ...request.body, max_tokens: 1 } : request.body;
  const refusal = refusalOfHeaders(request.headers, options) ?? refusalOfBody(body, options);
  if (refusal !== null) return sendError(exchange, refusal);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ input_tokens: tokensOf(request.body) }));
}

async function nextStep(script: Script, request: ScriptedRequest, index: number): Promise<Step> {
  const step = typeof script === "function" ? await script(request, index) : script[index];
  if (step === undefined) throw new Error(`the script has no step for request ${index + 1}`);
  return step;
}

async function sendReply(exchange: Exchange, reply: Reply): Promise<void> {
  const { request, response } = exchange;
  if (reply.delayMs !== undefined) await delay(reply.delayMs);
  const body = request.body as Json;
  const context = exchange.context(body);
  exchange.pause(reply.stopReason === "pause_turn");
  exchange.thinking.give(
    body,
    reply.blocks.flatMap((block) =>
      block.type === "thinking" ? [block.signature ?? signatureOf(block.thinking)] : [],
    ),
  );
  if (body["stream"] === true) {
    beginStream(exchange);
    for (let count = 0; count < (reply.pings?.count ?? 0) && !response.destroyed; count += 1) {
      response.write(serverSentEvent({ type: "ping" }));
      await delay(reply.pings?.everyMs);
    }
    response.write(eventsOf(reply, context).map(serverSentEvent).join(""));
    if (reply.lingerMs !== undefined) await delay(reply.lingerMs, undefined, { ref: false });
    response.end();
  } else {
    sendStatus(exchange, { fault: "status", status: 200, body: wholeMessage(reply, context) });
  }
}

const emptyReply: Reply = { blocks: [{ type: "text", text: "This is never read to its end." }] };

async function sendFault(exchange: Exchange, fault: Fault): Promise<void> {
  const { response } = exchange;
  switch (fault.fault) {
    case "status":
      return sendStatus(exchange, fault);
    case "raw":
      response.writeHead(200, {
        "content-type": fault.contentType ?? "text/event-stream",
        ...requestId(exchange),
      });
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
      sendEvents(exchange, fault, () =>
        response.end(serverSentEvent({ type: "error", error: fault.error })),
      );
      return;
    case "malformed_event": {
      const rest = sendEvents(exchange, fault, () =>
        response.end(
          `event: content_block_delta\ndata: {"type": "content_block_delta", "ind\n\n${rest.map(serverSentEvent).join("")}`,
        ),
      );
      return;
    }
    case "wire":
      sendBytes(response, fault);
      return;
    case "endless":
      return sendWithoutEnd(response, fault);
  }
}

/** Sends the first events of the fault's reply, calls back when they have left, and gives the others. */
function sendEvents(
  exchange: Exchange,
  fault: { afterEvents: number; reply?: Reply },
  sent: () => void,
): readonly Json[] {
  const events = eventsOf(
    fault.reply ?? emptyReply,
    exchange.context(exchange.request.body as Json),
  );
  beginStream(exchange);
  exchange.response.flushHeaders();
  exchange.response.write(
    `: scripted\n\n${events.slice(0, fault.afterEvents).map(serverSentEvent).join("")}`,
    () => setImmediate(sent),
  );
  return events.slice(fault.afterEvents);
}

function beginStream(exchange: Exchange): void {
  exchange.response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
    ...requestId(exchange),
  });
}

function sendStatus(exchange: Exchange, fault: Extract<Fault, { fault: "status" }>): void {
  const isPage = typeof fault.body === "string";
  exchange.response.writeHead(fault.status, {
    "content-type": isPage ? "text/html" : "application/json",
    ...requestId(exchange),
    ...fault.headers,
  });
  exchange.response.end(isPage ? fault.body : JSON.stringify(fault.body ?? {}));
}

function sendError(
  exchange: Exchange,
  refusal: { status: number; type: string; message: string },
): void {
  const error = { type: refusal.type, message: refusal.message };
  const body = { type: "error", error, request_id: requestId(exchange)["request-id"] };
  sendStatus(exchange, { fault: "status", status: refusal.status, body });
}

function requestId(exchange: Exchange): { readonly "request-id": string } {
  return { "request-id": `req_scripted_${exchange.request.index}` };
}
