import { AnthropicBedrock } from "@anthropic-ai/bedrock-sdk/client";
import type { AwsKeys } from "./aws-credentials.ts";
import { type BedrockSettings, bedrockSecrets } from "./bedrock-settings.ts";
import { withMarkedEnd } from "./cache-marks.ts";
import type { Advice } from "./failure.ts";
import type { RequestBody } from "./history.ts";
import { messagesClient, type MessagesOptions } from "./messages-api.ts";
import type { ModelClient } from "./model.ts";
import { plainModelName } from "./model-name.ts";
import { directRoute, type Route } from "./proxy.ts";
import { sdkOptions, withoutCustomHeaders } from "./sdk-options.ts";

/**
 * Claude on Amazon Bedrock, by the operation InvokeModelWithResponseStream. Region, host and credentials come from the settings alone.
 * Credentials that have to be asked for are asked for with the first request.
 */
export function bedrockClient(settings: BedrockSettings, options: MessagesOptions): ModelClient {
  const route = options.route ?? directRoute;
  const keys = keysOf(settings, route);
  return messagesClient({
    provider: "bedrock",
    sdk: newSdkClient(settings, { route, keys }),
    secrets: bedrockSecrets(settings),
    // Bedrock promises no pings while the model thinks. The end is before that of `fetch`, which gives up after 300 s.
    options: { idleTimeoutMs: 280_000, ...options },
    wireModel: bedrockModel,
    adapt: bedrockBody,
    advice,
    // There is no free request that needs the same rights as a turn: counting tokens is another right, and few models have it.
    probe: async () => {
      await keys?.();
      return null;
    },
    unchecked: `credentials for Bedrock in ${settings.region} are given; whether they may use the model was not asked, since no free request says it`,
  });
}

/** Ids that AWS and the vendor's pages name, by the plain name; the others have to be given as Bedrock calls them. */
const knownIds: { readonly [model: string]: string } = {
  "claude-opus-5-5": "anthropic.claude-opus-5-5",
  "claude-sonnet-5-5": "anthropic.claude-sonnet-5-5",
  "claude-opus-4-6": "anthropic.claude-opus-4-6-v1",
  "claude-sonnet-4-6": "anthropic.claude-sonnet-4-6",
  "claude-opus-4-5": "anthropic.claude-opus-4-5-20251101-v1:0",
  "claude-sonnet-4-5": "anthropic.claude-sonnet-4-5-20250929-v1:0",
  "claude-haiku-4-5": "anthropic.claude-haiku-4-5-20251001-v1:0",
};

/** A known plain name becomes that of its global inference profile, from which there is no surcharge; all else stays. */
export function bedrockModel(model: string): string {
  const id = Object.hasOwn(knownIds, model) ? knownIds[model] : undefined;
  return id === undefined ? model : `global.${id}`;
}

/**
 * Models up to Opus 4.6 do not know the version of the API that the vendor's client sends (page "Claude on Amazon Bedrock (legacy)"), and
 * have the tools that the provider defines in a beta (Bedrock's "Computer use"). Later ones are served as on Anthropic's own API.
 */
const olderModels = /^claude-(\d|instant|v2|(opus|sonnet|haiku)-4(-[0156])?$)/;

function bedrockBody(body: RequestBody): object {
  const marked = withMarkedEnd(body);
  return olderModels.test(plainModelName(body.model))
    ? {
        ...marked,
        anthropic_version: "bedrock-2023-05-31",
        anthropic_beta: ["computer-use-2025-01-24"],
      }
    : marked;
}

const advice: Advice = {
  400: "the request is not what Bedrock accepts: check max-output-tokens, and that model is a model id or inference profile of the region",
  401: "check the AWS credentials",
  403: "check that the AWS credentials are valid and not expired, that they allow bedrock:InvokeModelWithResponseStream, and that the account has access to the model",
  404: "check model, AWS_REGION and base-url",
  413: "the conversation is larger than the service accepts",
  422: "the request is not what Bedrock accepts: check model and max-output-tokens",
};

/** Null where nothing has to be signed. */
function keysOf(
  { credentials, region }: BedrockSettings,
  { dispatcher }: Route,
): (() => Promise<AwsKeys>) | null {
  if (credentials.kind === "api_key") return null;
  if (credentials.kind === "keys") {
    const { sessionToken, ...keys } = credentials;
    return () => Promise.resolve({ ...keys, ...(sessionToken === null ? {} : { sessionToken }) });
  }
  const made = import("./aws-credentials.ts").then(({ awsKeys }) =>
    awsKeys(credentials, { region, dispatcher }),
  );
  made.catch(() => undefined);
  return async () => (await made)();
}

function newSdkClient(
  { region, baseUrl, credentials }: BedrockSettings,
  { route, keys }: { route: Route; keys: (() => Promise<AwsKeys>) | null },
): AnthropicBedrock {
  return withoutCustomHeaders(
    () =>
      new AnthropicBedrock({
        ...sdkOptions(route),
        awsRegion: region,
        baseURL: baseUrl === "" ? `https://bedrock-runtime.${region}.amazonaws.com` : baseUrl,
        // null, so that the variable of the environment has no say.
        apiKey: credentials.kind === "api_key" ? credentials.apiKey : null,
        ...(keys === null ? {} : { providerChainResolver: () => Promise.resolve(keys) }),
      }),
  );
}
