import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./scripted-answer.ts";
import type { Json } from "../json.ts";
import type { ReplyContext } from "./scripted-reply.ts";
import type { Script, ScriptedRequest } from "./scripted-script.ts";
import { givenThinking } from "./scripted-thinking.ts";
import { promptCache } from "./scripted-usage.ts";
import type { RequestRules } from "./scripted-validation.ts";

export { bash, htmlPage, say, serviceError, think } from "./scripted-script.ts";
export type { Fault, Reply, Script, ScriptedRequest, Step } from "./scripted-script.ts";

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
  const cache = promptCache({
    minimumTokens: options.minimumCacheTokens ?? 512,
    now: options.now ?? Date.now,
  });
  const requests: Mutable<AnsweredRequest>[] = [];
  const thinking = givenThinking();
  let toolUses = 0;
  let steps = 0;
  let isPaused = false;

  const server = createServer((incoming, response) => {
    void readText(incoming).then(
      async (text) => {
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
            nextToolUseId: () => {
              // A conversation that is taken up may have ids of another server.
              do toolUses += 1;
              while (text.includes(`"toolu_scripted_${toolUses}"`));
              return `toolu_scripted_${toolUses}`;
            },
          };
        };
        await answer({
          request,
          response,
          options: { ...options, isPaused: () => isPaused },
          context,
          thinking,
          pause: (value) => (isPaused = value),
          nextStep: () => (steps += 1) - 1,
        });
        request.status = response.headersSent ? response.statusCode : null;
      },
      () => response.destroy(),
    );
  });
  return opened(server, requests);
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

async function opened(
  server: Server,
  requests: readonly AnsweredRequest[],
): Promise<ScriptedServer> {
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

function received(
  incoming: IncomingMessage,
  text: string,
): Omit<Mutable<AnsweredRequest>, "index"> {
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
