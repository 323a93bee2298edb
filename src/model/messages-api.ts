import { setTimeout as delay } from "node:timers/promises";
import type { BaseAnthropic } from "@anthropic-ai/sdk/client";
import { APIError } from "@anthropic-ai/sdk/error";
import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { Messages } from "@anthropic-ai/sdk/resources/messages/messages";
import { Stream } from "@anthropic-ai/sdk/streaming";
import pTimeout from "p-timeout";
import { RunError } from "../errors.ts";
import { type Answered, type AskRequest, startConversation } from "./conversation.ts";
import { type Advice, oneLine, retryAfterOf, type ServiceFault, verdictOn } from "./failure.ts";
import { callIds, type RequestBody } from "./history.ts";
import { ResponseTooLong, withLimitedBody } from "./limited-body.ts";
import type { ConversationSettings, ModelClient } from "./model.ts";
import type { PriceTable } from "./pricing.ts";
import type { Route } from "./proxy.ts";
import type { Attempt, RetryWorld } from "./retry.ts";
import { type ReceivedResponse, type ResponseBuilder, responseBuilder } from "./stream.ts";
import { startWatch, type Watch } from "./watch.ts";

/** What a client of the Messages API is made of, whoever serves it. */
export interface MessagesApi {
  /** The input `provider`'s word for it. */
  readonly provider: string;
  /** The vendor's client, which knows the address, the credentials and the form of the wire, and answers a request with an event stream. */
  readonly sdk: BaseAnthropic;
  /** What must not show up in what the service says, such as the key. */
  readonly secrets: readonly string[];
  readonly options: MessagesOptions;
  /** What the provider calls a model of this name; the same when absent. */
  readonly wireModel?: (model: string) => string;
  /** The body as the provider takes it; as it is when absent. */
  readonly adapt?: (body: RequestBody) => object;
  /** What to do about lasting errors, in the provider's words. */
  readonly advice?: Advice;
  /** Takes the place of counting tokens. Throws as a request would. */
  readonly probe?: (model: string) => Promise<null>;
  readonly unchecked?: string;
}

/** What is asked of every provider alike. */
export interface MessagesOptions {
  readonly prices: PriceTable;
  /** Directly when absent. */
  readonly route?: Route;
  /** How long the service may be silent, in milliseconds; 120 s when absent. It sends pings while the model thinks. */
  readonly idleTimeoutMs?: number;
  /** The clock, chance and sleep of repetitions; those of the system when absent. */
  readonly world?: RetryWorld;
}

/** Conversations over the Messages API. The vendor's client must not repeat requests, log, or follow redirects by itself. */
export function messagesClient(api: MessagesApi): ModelClient {
  const service: Service = {
    api,
    messages: new Messages(api.sdk),
    options: api.options,
    world: api.options.world ?? systemWorld,
    mask: (text) =>
      [...api.secrets, ...(api.options.route?.secrets ?? [])].reduce(
        (masked, secret) => masked.replaceAll(secret, "***"),
        text,
      ),
  };
  return {
    provider: api.provider,
    start: (settings) =>
      startConversation(withWireSchema(settings), {
        prices: service.options.prices,
        world: service.world,
        ask: (body, request) => ask(service, { body, request }),
      }),
    probe: (model) => probe(service, model),
    ...(api.unchecked === undefined ? {} : { unchecked: api.unchecked }),
  };
}

const defaultIdleTimeoutMs = 120_000;
/** How long the end of the body may take after the end of the message. Reading it lets the connection be used again. */
const drainMs = 200;
/** The SDK's own time-out ends at the headers, so the watch takes its place; this is how much later it would come. */
const sdkTimeoutMarginMs = 60_000;

const probeTimeoutMs = 15_000;

const systemWorld: RetryWorld = {
  now: () => performance.now(),
  random: Math.random,
  sleep: (milliseconds, signal) =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined),
};

interface Service {
  readonly api: MessagesApi;
  readonly messages: Messages;
  readonly options: MessagesOptions;
  readonly world: RetryWorld;
  /** Hides secrets in what others say. */
  readonly mask: (text: string) => string;
}

/**
 * The service knows a part of JSON Schema only; the SDK turns the rest into words of a description. A schema that cannot be turned is not
 * sent: the answer is then bound by the prompt alone, and checked all the same.
 */
function withWireSchema(settings: ConversationSettings): ConversationSettings {
  const { answerSchema } = settings;
  if (answerSchema === null) return settings;
  try {
    const schema = transformJSONSchema(answerSchema);
    return { ...settings, answerSchema: schema };
  } catch {
    return { ...settings, answerSchema: null };
  }
}

/** Counting tokens needs the same key and the same model as a turn, and is free (page "Token counting"). */
async function probe(service: Service, model: string): Promise<string | null> {
  const { probe: ownProbe, wireModel } = service.api;
  try {
    if (ownProbe !== undefined) return await ownProbe(model);
    await service.messages.countTokens(
      {
        model: wireModel?.(model) ?? model,
        messages: [{ role: "user", content: "Are you there?" }],
      },
      { timeout: probeTimeoutMs },
    );
    return null;
  } catch (thrown) {
    return verdictOn(faultOf(thrown, service)).reason;
  }
}

/** Asks once for the whole turn. An abort by the signal comes out as some fault; the caller looks at the signal first. */
async function ask(
  service: Service,
  { body, request }: { readonly body: RequestBody; readonly request: AskRequest },
): Promise<Attempt<Answered>> {
  const idleMs = service.options.idleTimeoutMs ?? defaultIdleTimeoutMs;
  const watch = startWatch(idleMs, request.signal);
  const builder = responseBuilder(callIds(body.messages));
  const attempt = await heard();
  const part = attempt.kind === "done" ? null : builder.soFar();
  if (part !== null) request.onUnfinished(part);
  return attempt;

  async function heard(): Promise<Attempt<Answered>> {
    try {
      // Blocks go back as they came, of kinds that the SDK may not know: its types for them would be claims, not facts.
      const parameters = wireBody(service, body) as Parameters<Messages["create"]>[0];
      const answer = service.messages
        .create(parameters, { signal: watch.signal, timeout: idleMs + sdkTimeoutMarginMs })
        .asResponse();
      // Credentials are asked for within the request, which does not hear the signal until it is sent.
      const http = await pTimeout(answer, { milliseconds: Infinity, signal: watch.signal });
      watch.touch();
      return await readStream(http, { watch, service, builder });
    } catch (thrown) {
      return failed(
        watch.hasFired() ? { kind: "idle", afterMs: idleMs } : faultOf(thrown, service),
      );
    } finally {
      watch.stop();
    }
  }
}

/** The body as the provider takes it, with its own name for the model. */
function wireBody({ api: { wireModel, adapt } }: Service, body: RequestBody): object {
  const named = wireModel === undefined ? body : { ...body, model: wireModel(body.model) };
  return adapt === undefined ? named : adapt(named);
}

async function readStream(
  http: Response,
  {
    watch,
    service,
    builder,
  }: { readonly watch: Watch; readonly service: Service; readonly builder: ResponseBuilder },
): Promise<Attempt<Answered>> {
  const contentType = http.headers.get("content-type") ?? "no content type";
  if (!contentType.toLowerCase().startsWith("text/event-stream")) {
    await http.body?.cancel();
    return failed({
      kind: "broken_stream",
      problem: `status ${http.status} with ${contentType} instead of an event stream`,
    });
  }
  let response: ReceivedResponse | null = null;
  try {
    // Bytes show that the service is there, also those of comments and of events that are on their way.
    for await (const { data } of Stream.rawEvents(withLimitedBody(http, watch.touch))) {
      if (data === "" || response !== null) continue;
      const state = builder.add(parsedJson(data));
      if (state.kind === "broken") return failed({ kind: "broken_stream", problem: state.problem });
      if (state.kind === "error")
        return failed({
          kind: "error_event",
          ...adviceOf(service),
          type: service.mask(state.type),
          message: service.mask(state.message),
        });
      if (state.kind === "open") continue;
      response = state.response;
      watch.limit(drainMs);
    }
  } catch (thrown) {
    // What is whole stays whole, whatever becomes of the connection.
    if (response === null && thrown instanceof ResponseTooLong)
      return failed({ kind: "broken_stream", problem: thrown.message });
    if (response === null) throw thrown;
  }
  if (response === null)
    return failed({ kind: "broken_stream", problem: "the stream ended before the message did" });
  return { kind: "done", value: { response, requestId: requestIdOf(http) } };
}

/** AWS calls it otherwise. */
function requestIdOf({ headers }: Response): string | null {
  return headers.get("request-id") ?? headers.get("x-amzn-requestid");
}

function adviceOf({ api }: Service): { readonly advice?: Advice } {
  return api.advice === undefined ? {} : { advice: api.advice };
}

function failed(fault: ServiceFault): Attempt<Answered> {
  return { kind: "fault", fault };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(thrown: unknown, service: Service): ServiceFault {
  const { mask } = service;
  const ours = runErrorIn(thrown);
  if (ours !== null) return { kind: "refused", reason: mask(oneLine(ours.message)) };
  if (thrown instanceof APIError && typeof thrown.status === "number") {
    const message =
      typeof thrown.apiMessage === "string" ? thrown.apiMessage : plainBody(thrown.message);
    return {
      kind: "status",
      ...adviceOf(service),
      status: thrown.status,
      type: mask(thrown.type ?? ""),
      message: mask(message),
      retryAfterMs: retryAfterOf(
        (thrown.headers as Headers | undefined) ?? new Headers(),
        Date.now(),
      ),
    };
  }
  const message = mask(oneLine(rootMessage(thrown)));
  return connectionFault(message, service.api.options.route?.proxy ?? "");
}

/** A proxy that says no has a status in its message alone (undici's ProxyAgent). */
function connectionFault(message: string, proxy: string): ServiceFault {
  if (proxy === "") return { kind: "connection", message };
  const [, status] = /^.*Proxy response \((\d+)\)/i.exec(message) ?? [];
  return status === undefined
    ? { kind: "connection", message: `${message} (by the proxy ${proxy})` }
    : { kind: "proxy", status: Number(status), proxy };
}

/** What was thrown as the run's own error says itself what is wrong, and another try cannot help. */
function runErrorIn(thrown: unknown): RunError | null {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (error instanceof RunError) return error;
  return null;
}

/** The body of an error that is not in the API's shape; a page in HTML says nothing in one line. */
function plainBody(sdkMessage: string): string {
  const body = sdkMessage.replace(/^\d{3} /, "").trim();
  return body.startsWith("<") || body === "status code (no body)" ? "" : body;
}

/** The innermost cause says what happened; the outer ones only that something did. */
function rootMessage(thrown: unknown): string {
  let root = thrown;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(root instanceof Error)) return String(root);
  const code = "code" in root && typeof root.code === "string" ? root.code : "";
  if (root.message === "") return code === "" ? root.name : code;
  return code === "" || root.message.includes(code) ? root.message : `${code}: ${root.message}`;
}
