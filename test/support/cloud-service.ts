import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Sha256 } from "@aws-crypto/sha256-js";
import { EventStreamCodec } from "@smithy/eventstream-codec";
import { HttpRequest } from "@smithy/protocol-http";
import { SignatureV4 } from "@smithy/signature-v4";
import type { ScriptedServer } from "../../src/model/scripted.ts";

/** What goes wrong with one request, in the words of the cloud. */
export type CloudFault =
  | { readonly status: number; readonly type: string; readonly message: string }
  /** An exception in the stream, after so many events. */
  | { readonly exception: string; readonly message: string; readonly after: number }
  /** The connection ends after so many events and a half. */
  | { readonly cutAfter: number };

export interface CloudRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly [field: string]: unknown };
  /** What the stand-in has against it; null when nothing. */
  readonly problem: string | null;
}

export interface CloudService extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly CloudRequest[];
}

export interface CloudOptions {
  /** Says what the model says, and validates what remains of a request. */
  readonly scripted: ScriptedServer;
  /** For each request in turn; none when absent. */
  readonly faults?: readonly (CloudFault | null)[];
  /** A request is let in only with these. */
  readonly keys?: AwsKeys;
  /** Or with this token. */
  readonly token?: string;
}

interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Amazon Bedrock's InvokeModelWithResponseStream in front of a scripted model, with its signatures, frames and errors. */
export function startBedrock(options: CloudOptions): Promise<CloudService> {
  return startCloud(options, {
    path: /^\/model\/([^/]+)\/invoke-with-response-stream$/,
    admit: (request, body) =>
      options.token === undefined
        ? signatureProblem(request, body, options.keys)
        : tokenProblem(request, options.token),
    refuse(response, status, { type, message }) {
      response.writeHead(status, {
        "content-type": "application/json",
        "x-amzn-errortype": `${type}:http://internal.amazon.com/`,
      });
      response.end(JSON.stringify({ message }));
    },
    headers: {
      "content-type": "application/vnd.amazon.eventstream",
      "x-amzn-requestid": "request-of-bedrock",
    },
    frame: (data) =>
      frame(
        { ":event-type": "chunk", ":message-type": "event" },
        { bytes: Buffer.from(data).toString("base64") },
      ),
    exception: (type, message) =>
      frame({ ":exception-type": type, ":message-type": "exception" }, { message }),
  });
}

/** Vertex AI's streamRawPredict and count-tokens in front of a scripted model. */
export function startVertex(options: CloudOptions): Promise<CloudService> {
  return startCloud(options, {
    path: /^(?:\/v1)?\/projects\/project-1\/locations\/europe-west1\/publishers\/anthropic\/models\/([^/]+):(?:streamRawPredict|rawPredict)$/,
    admit: (request) => tokenProblem(request, options.token ?? ""),
    refuse(response, status, { type, message }) {
      response.writeHead(status, { "content-type": "application/json; charset=UTF-8" });
      response.end(JSON.stringify({ error: { code: status, message, status: type } }));
    },
    headers: { "content-type": "text/event-stream", "request-id": "request-of-vertex" },
    frame: (data) => {
      const { type } = JSON.parse(data) as { type: string };
      return Buffer.from(`event: ${type}\ndata: ${data}\n\n`);
    },
    exception: (type, message) =>
      Buffer.from(
        `event: error\ndata: ${JSON.stringify({ type: "error", error: { type, message } })}\n\n`,
      ),
  });
}

interface Cloud {
  /** The first group is the model. */
  readonly path: RegExp;
  readonly admit: (request: IncomingMessage, body: string) => Promise<string | null>;
  readonly refuse: (
    response: ServerResponse,
    status: number,
    error: { readonly type: string; readonly message: string },
  ) => void;
  readonly headers: { readonly [name: string]: string };
  readonly frame: (data: string) => Uint8Array;
  readonly exception: (type: string, message: string) => Uint8Array;
}

async function startCloud(options: CloudOptions, cloud: Cloud): Promise<CloudService> {
  const requests: CloudRequest[] = [];
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) =>
      cloud.refuse(response, 500, { type: "InternalServerException", message: String(error) }),
    );
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await text(request);
    const body = JSON.parse(sent) as { [field: string]: unknown };
    const path = request.url ?? "";
    const [, name] = cloud.path.exec(path) ?? [];
    const problem =
      name === undefined
        ? `there is no ${path}`
        : ((await cloud.admit(request, sent)) ?? bodyProblem(body));
    requests.push({ path, headers: request.headers, body, problem });
    const fault = options.faults?.[requests.length - 1] ?? null;
    if (problem !== null)
      return cloud.refuse(response, 403, { type: "AccessDeniedException", message: problem });
    if (fault !== null && "status" in fault) return cloud.refuse(response, fault.status, fault);
    const answer = await askScripted(options.scripted, decodeURIComponent(name ?? ""), body);
    if (!answer.ok || name === "count-tokens") {
      const { error, ...rest } = (await answer.json()) as { error?: CloudFaultText };
      if (error !== undefined) return cloud.refuse(response, answer.status, error);
      response.end(JSON.stringify(rest));
      return;
    }
    const events = (await answer.text())
      .split("\n")
      .flatMap((line) => /^data: (.+)$/.exec(line)?.[1] ?? []);
    await sendEvents(response, events.map(cloud.frame), fault);
  };
  const sendEvents = async (
    response: ServerResponse,
    frames: readonly Uint8Array[],
    fault: CloudFault | null,
  ): Promise<void> => {
    response.writeHead(200, cloud.headers);
    if (fault !== null && "exception" in fault) {
      for (const event of frames.slice(0, fault.after)) response.write(event);
      response.end(cloud.exception(fault.exception, fault.message));
    } else if (fault !== null && "cutAfter" in fault) {
      for (const event of frames.slice(0, fault.cutAfter)) response.write(event);
      const half = frames[fault.cutAfter] ?? Buffer.alloc(0);
      await new Promise((resolve) => response.write(half.subarray(0, half.length / 2), resolve));
      response.destroy();
    } else {
      for (const event of frames) response.write(event);
      response.end();
    }
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface CloudFaultText {
  readonly type: string;
  readonly message: string;
}

/** Neither cloud takes the automatic mark or a version of its own in a header. */
function bodyProblem(body: { readonly [field: string]: unknown }): string | null {
  if ("cache_control" in body) return "cache_control: Extra inputs are not permitted";
  return typeof body["anthropic_version"] === "string" ? null : "anthropic_version: Field required";
}

/** What remains is a request of the Messages API, and validated as one. */
function askScripted(
  scripted: ScriptedServer,
  model: string,
  { anthropic_version: _v, anthropic_beta: _b, ...body }: { readonly [field: string]: unknown },
): Promise<Response> {
  const isCount = model === "count-tokens";
  return fetch(`${scripted.url}/v1/messages${isCount ? "/count_tokens" : ""}`, {
    method: "POST",
    headers: { "anthropic-version": "2023-06-01", authorization: "Bearer any-key" },
    body: JSON.stringify(isCount ? body : { ...body, model: plain(model), stream: true }),
  });
}

/** The scripted model answers by this name, as the real ones do. */
function plain(model: string): string {
  return model.replace(/^.*anthropic\./, "").replace(/@.*$|-\d{8}.*$/, "");
}

async function tokenProblem(request: IncomingMessage, token: string): Promise<string | null> {
  return request.headers["authorization"] === `Bearer ${token}` ? null : "the token is wrong";
}

/** Signs the request once more, as it came, and compares. */
async function signatureProblem(
  request: IncomingMessage,
  body: string,
  keys: AwsKeys | undefined,
): Promise<string | null> {
  const given = request.headers["authorization"] ?? "";
  const [, region = "", names = ""] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([^/]+)\/bedrock\/aws4_request, SignedHeaders=([^,]+), /.exec(
      given,
    ) ?? [];
  if (keys === undefined || names === "") return "the request is not signed";
  const headers = Object.fromEntries(
    names.split(";").map((name) => [name, String(request.headers[name])]),
  );
  const date = String(headers["x-amz-date"]);
  const signer = new SignatureV4({ service: "bedrock", region, credentials: keys, sha256: Sha256 });
  const signed = await signer.sign(
    new HttpRequest({
      method: "POST",
      protocol: "http:",
      path: request.url ?? "",
      headers,
      body,
    }),
    { signingDate: new Date(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5")) },
  );
  return signed.headers["authorization"] === given ? null : "the signature does not match";
}

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes as Uint8Array).toString(),
  (string) => Buffer.from(string),
);

function frame(headers: { readonly [name: string]: string }, body: object): Uint8Array {
  return codec.encode({
    headers: Object.fromEntries(
      Object.entries({ ":content-type": "application/json", ...headers }).map(([name, value]) => [
        name,
        { type: "string", value },
      ]),
    ),
    body: Buffer.from(JSON.stringify(body)),
  });
}
