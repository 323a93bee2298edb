import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";

/**
 * What the service does wrong.
 *
 * - `status`: the first `times` calls are answered with this HTTP status.
 * - `silent`: connections are taken and nothing is ever answered.
 * - `conflict`: the names given are taken by others.
 * - `stalled-upload`: the artifact is created, but no upload of data is ever answered.
 * - `refused-upload`: uploads of data are answered with 403.
 * - `not-json`: calls are answered with status 200 and a web page.
 */
export type ArtifactFault =
  | { readonly kind: "status"; readonly status: number; readonly times: number }
  | { readonly kind: "conflict"; readonly names: readonly string[] }
  | { readonly kind: "silent" | "stalled-upload" | "refused-upload" | "not-json" };

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly zip: Buffer;
  /** Hex SHA-256 of the archive, as the client told it and the service checked it. */
  readonly sha256: string;
  /** ISO 8601; null when the client named no retention. */
  readonly expiresAt: string | null;
}

/** A stand-in of the artifact service and of the blob storage behind it, on 127.0.0.1. */
export interface ArtifactService extends AsyncDisposable {
  /** The variables by which the real client finds the service. */
  readonly environment: Readonly<Record<string, string>>;
  /** What was asked, in order: `CreateArtifact`, `FinalizeArtifact`, `block` or `blocklist`. */
  readonly requests: readonly string[];
  /** The finished artifacts, in order. */
  readonly artifacts: readonly StoredArtifact[];
}

/** The signature of upload addresses: a secret that must not be seen in any reason. */
export const uploadSignature = "c2lnbmF0dXJlLW9mLXVwbG9hZA";

const ids = { run: randomUUID(), job: randomUUID() };
const token = [
  { alg: "none" },
  { scp: `Actions.ExampleScope Actions.Results:${ids.run}:${ids.job}` },
  { signature: "none" },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");

/** Starts a service that checks each request as far as the real one is known to, and commits the fault, if any. */
export async function startArtifactService(fault?: ArtifactFault): Promise<ArtifactService> {
  const state = new ServiceState(fault);
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    environment: environmentFor(server),
    requests: state.requests,
    artifacts: state.artifacts,
    [Symbol.asyncDispose]: async () => await close(server),
  };
}

/** The variables of a service that is not there any more: connections are refused. */
export async function refusingEnvironment(): Promise<ArtifactService["environment"]> {
  await using service = await startArtifactService();
  return service.environment;
}

/** The texts of an archive's files, by their names. */
export function filesOf({ zip }: StoredArtifact): Readonly<Record<string, string>> {
  const files = Object.entries(unzipSync(zip));
  return Object.fromEntries(files.map(([name, data]) => [name, Buffer.from(data).toString()]));
}

interface PendingArtifact {
  readonly expiresAt: string | null;
  readonly blocks: Map<string, Buffer>;
  /** Null until the list of blocks has come. */
  data: Buffer | null;
}

class ServiceState {
  readonly fault: ArtifactFault | undefined;
  readonly requests: string[] = [];
  readonly artifacts: StoredArtifact[] = [];
  readonly pending = new Map<string, PendingArtifact>();
  calls = 0;

  constructor(fault: ArtifactFault | undefined) {
    this.fault = fault;
  }
}

function environmentFor(server: Server): ArtifactService["environment"] {
  const { port } = server.address() as AddressInfo;
  return {
    ACTIONS_RUNTIME_TOKEN: token,
    ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/only/the/origin/counts/`,
    GITHUB_SERVER_URL: "https://github.com",
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

async function answer(
  state: ServiceState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const body = await buffer(request);
  if (url.pathname.startsWith("/twirp/")) answerCall({ state, url, body, request, response });
  else answerUpload({ state, url, body, request, response });
}

interface Exchange {
  readonly state: ServiceState;
  readonly url: URL;
  readonly body: Buffer;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const servicePath = "/twirp/github.actions.results.api.v1.ArtifactService/";

/** Fields of both calls, in the spelling of the wire; each absent or empty when the client left it out. */
interface Call {
  readonly workflow_run_backend_id?: string;
  readonly workflow_job_run_backend_id?: string;
  readonly name?: string;
  readonly version?: number;
  readonly expires_at?: string;
  readonly size?: string;
  readonly hash?: string;
}

function answerCall({ state, url, body, request, response }: Exchange): void {
  const method = url.pathname.slice(servicePath.length);
  state.requests.push(method);
  state.calls += 1;
  const { fault } = state;
  if (fault?.kind === "silent") return;
  if (fault?.kind === "not-json") {
    response.end("<html>A page\n::error::of a proxy</html>");
  } else if (fault?.kind === "status" && state.calls <= fault.times) {
    send(response, fault.status, { code: "internal", msg: "not now" });
  } else if (request.headers.authorization !== `Bearer ${token}`) {
    send(response, 401, { code: "unauthenticated", msg: "no valid token" });
  } else {
    const call = JSON.parse(body.toString()) as Call;
    if (method === "CreateArtifact") create(state, call, { url, response });
    else if (method === "FinalizeArtifact") finalize(state, call, response);
    else send(response, 404, { code: "bad_route", msg: method });
  }
}

function create(
  state: ServiceState,
  call: Call,
  { url, response }: Pick<Exchange, "url" | "response">,
): void {
  const { name = "", version, expires_at: expiresAt = null } = call;
  if (!isFromOurJob(call) || name === "" || version !== 7) {
    send(response, 400, { code: "invalid_argument", msg: "a field is missing" });
    return;
  }
  const takenByOthers = state.fault?.kind === "conflict" && state.fault.names.includes(name);
  if (takenByOthers || state.pending.has(name)) {
    const msg = "an artifact with this name already exists on the workflow run";
    send(response, 409, { code: "already_exists", msg });
    return;
  }
  state.pending.set(name, { expiresAt, blocks: new Map(), data: null });
  const path = `/actions-results/${encodeURIComponent(name)}`;
  send(response, 200, {
    ok: true,
    signed_upload_url: `${url.origin}${path}?sig=${uploadSignature}`,
  });
}

function finalize(state: ServiceState, call: Call, response: ServerResponse): void {
  const { name = "", size, hash } = call;
  const { data = null, expiresAt = null } = state.pending.get(name) ?? {};
  const sha256 = createHash("sha256")
    .update(data ?? "")
    .digest("hex");
  const agrees = size === String(data?.length) && hash === `sha256:${sha256}`;
  if (data === null || !agrees || !isFromOurJob(call)) {
    send(response, 200, { ok: false, artifact_id: "0" });
    return;
  }
  const id = 1_001 + state.artifacts.length;
  state.artifacts.push({ id, name, zip: data, sha256, expiresAt });
  send(response, 200, { ok: true, artifact_id: String(id) });
}

function isFromOurJob(call: Call): boolean {
  return call.workflow_run_backend_id === ids.run && call.workflow_job_run_backend_id === ids.job;
}

/** The part of the blob storage: blocks in any order, then the list that puts them in theirs. */
function answerUpload({ state, url, body, request, response }: Exchange): void {
  const kind = url.searchParams.get("comp") ?? "";
  state.requests.push(kind);
  if (state.fault?.kind === "stalled-upload") return;
  const artifact = state.pending.get(decodeURIComponent(url.pathname.split("/").at(-1) ?? ""));
  const allowed = url.searchParams.get("sig") === uploadSignature && request.method === "PUT";
  if (artifact === undefined || !allowed || state.fault?.kind === "refused-upload") {
    response.writeHead(403).end();
    return;
  }
  if (kind === "block") artifact.blocks.set(url.searchParams.get("blockid") ?? "", body);
  else artifact.data = joinBlocks(artifact.blocks, body.toString());
  response.writeHead(201).end();
}

function joinBlocks(blocks: ReadonlyMap<string, Buffer>, list: string): Buffer {
  const names = [...list.matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, name = ""]) => name);
  return Buffer.concat(names.map((name) => blocks.get(name) ?? Buffer.from("a block is missing")));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
