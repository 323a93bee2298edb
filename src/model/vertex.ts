import { AnthropicVertex } from "@anthropic-ai/vertex-sdk/client";
import { type AuthClient, GoogleAuth } from "google-auth-library";
import pTimeout from "p-timeout";
import { messageOf, RunError } from "../errors.ts";
import { withMarkedEnd } from "./cache-marks.ts";
import type { Advice } from "./failure.ts";
import { messagesClient, type MessagesOptions } from "./messages-api.ts";
import type { ModelClient } from "./model.ts";
import { directRoute, type Route } from "./proxy.ts";
import { sdkOptions, withoutCustomHeaders } from "./sdk-options.ts";
import { vertexAdvice, vertexSecrets, type VertexSettings } from "./vertex-settings.ts";

/**
 * Claude on Vertex AI, by the method streamRawPredict. Project, region, host and credentials come from the settings alone. A token is
 * asked for with the first request.
 */
export function vertexClient(settings: VertexSettings, options: MessagesOptions): ModelClient {
  const route = options.route ?? directRoute;
  return messagesClient({
    provider: "vertex",
    sdk: newSdkClient(settings, route),
    secrets: vertexSecrets(settings),
    // As on Bedrock.
    options: { idleTimeoutMs: 280_000, ...options },
    wireModel: vertexModel,
    adapt: withMarkedEnd,
    advice,
  });
}

/** Models whose names have a date there (page "Claude on Vertex AI"); the others are called as on Anthropic's own API. */
const datesOfModels: { readonly [model: string]: string } = {
  "claude-sonnet-4-5": "20250929",
  "claude-opus-4-5": "20251101",
  "claude-haiku-4-5": "20251001",
};

/** `claude-sonnet-4-5`, also with `-` and its date, is `claude-sonnet-4-5@20250929`; all else stays. */
export function vertexModel(model: string): string {
  const [, name = model, date] = /^(claude-.+?)(?:-(\d{8}))?$/.exec(model) ?? [];
  const known = Object.hasOwn(datesOfModels, name) ? datesOfModels[name] : undefined;
  if (date !== undefined) return `${name}@${date}`;
  return known === undefined ? model : `${name}@${known}`;
}

const advice: Advice = {
  400: "the request is not what Vertex AI accepts: check model and max-output-tokens",
  401: "check the Google credentials",
  403: "check that the Google credentials allow aiplatform.endpoints.predict in the project (such as roles/aiplatform.user), and that the API and the model are enabled there",
  404: "check model, CLOUD_ML_REGION, ANTHROPIC_VERTEX_PROJECT_ID and base-url: the model must be enabled in the project and served in the region",
  413: "the conversation is larger than the service accepts",
  422: "the request is not what Vertex AI accepts: check model and max-output-tokens",
};

const scopes = "https://www.googleapis.com/auth/cloud-platform";
const longestWaitMs = 30_000;

function newSdkClient(settings: VertexSettings, route: Route): AnthropicVertex {
  const { project, region, baseUrl } = settings;
  // What these make the libraries print could hold a token, and the runner reads what is printed.
  for (const name of ["GOOGLE_SDK_NODE_LOGGING", "DEBUG_AUTH"]) delete process.env[name];
  return withoutCustomHeaders(
    () =>
      new AnthropicVertex({
        ...sdkOptions(route),
        projectId: project,
        region,
        ...(baseUrl === "" ? {} : { baseURL: baseUrl }),
        authClient: lazyAuth(settings),
      }),
  );
}

/** The library's client would begin when it is made, and its failure be nobody's. Of it only the headers are used. */
function lazyAuth(settings: VertexSettings): AuthClient {
  let client: Promise<AuthClient> | null = null;
  const headers = async (): Promise<Headers> => {
    client ??= newAuth(settings).getClient();
    return (await client).getRequestHeaders();
  };
  const getRequestHeaders = async (): Promise<Headers> => {
    try {
      return await pTimeout(headers(), { milliseconds: longestWaitMs });
    } catch (thrown) {
      client = null;
      if (mayPass(thrown)) throw thrown;
      throw new RunError("input", problemOf(settings, thrown), { cause: thrown });
    }
  };
  return { projectId: settings.project, getRequestHeaders } as unknown as AuthClient;
}

/** Only this machine reaches its metadata server, but the library would ask for it by a proxy of the environment. */
function askMetadataDirectly(): void {
  const named = process.env["GCE_METADATA_IP"] ?? process.env["GCE_METADATA_HOST"] ?? "";
  const address = named.includes("://") ? named : `http://${named}`;
  const hosts = ["169.254.169.254", "metadata.google.internal", "metadata.google.internal."];
  if (URL.canParse(address)) hosts.push(new URL(address).hostname);
  const before = process.env["NO_PROXY"] ?? process.env["no_proxy"] ?? "";
  process.env["NO_PROXY"] = [before, ...hosts].filter(Boolean).join(",");
}

/** The library finds the proxies of the environment by itself. */
function newAuth({ project, credentials }: VertexSettings): GoogleAuth {
  if (credentials === null) askMetadataDirectly();
  return new GoogleAuth({
    scopes,
    // Else it looks for the project everywhere, and even starts gcloud.
    projectId: project,
    // oxlint-disable-next-line typescript/no-deprecated -- the file is the job's own, and its type is one of those we know.
    ...(credentials === null ? {} : { credentials }),
  });
}

const passingCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|ENET|EHOST)/;

/** An answer of the token service has a status, a fault of the connection has a code of the system; all else is wrong here. */
function mayPass(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { status, code, response } = thrown as {
    readonly status?: unknown;
    readonly code?: unknown;
    readonly response?: { readonly status?: unknown };
  };
  const answered = [status, response?.status, code].map(Number).find((number) => number >= 100);
  if (answered !== undefined) return answered >= 500 || answered === 429 || answered === 408;
  return thrown.name === "TimeoutError" || passingCodes.test(String(code));
}

function problemOf({ credentials }: VertexSettings, thrown: unknown): string {
  const said = messageOf(thrown);
  return credentials === null
    ? `there are no Google credentials: ${said}; ${vertexAdvice}`
    : `the Google credentials (${credentials.type}) gave no token: ${said}; check what GOOGLE_APPLICATION_CREDENTIALS names`;
}
