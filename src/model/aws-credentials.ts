import {
  createCredentialChain,
  fromHttp,
  fromIni,
  fromInstanceMetadata,
  fromTokenFile,
} from "@aws-sdk/credential-providers";
import { FetchHttpHandler } from "@smithy/fetch-http-handler";
import pTimeout from "p-timeout";
import { messageOf, RunError } from "../errors.ts";
import { bedrockAdvice, type BedrockCredentials } from "./bedrock-settings.ts";
import type { Dispatcher } from "./proxy.ts";
import { silentLogger } from "./sdk-options.ts";

/** Keys to sign with; without an expiration they hold for ever. */
export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: Date;
}

type AskedFor = Extract<BedrockCredentials, { readonly kind: "web_identity" | "machine" }>;

interface AwsOptions {
  readonly region: string;
  readonly dispatcher: Dispatcher | null;
}

const longestWaitMs = 30_000;
/** Keys are asked for anew before they end, so that a request is not under way with old ones. */
const marginMs = 5 * 60_000;

/**
 * Gives the keys, and asks for new ones only when those from before are about to end. Throws a RunError (`input`) when another try
 * cannot help; what is thrown else may pass.
 */
export function awsKeys(credentials: AskedFor, options: AwsOptions): () => Promise<AwsKeys> {
  // The token service is asked at its own address, whatever the environment or a profile says of endpoints.
  process.env["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS"] = "true";
  const ask = provider(credentials, options);
  let known: AwsKeys | null = null;
  return async () => {
    const endsAt = known?.expiration?.getTime() ?? Number.POSITIVE_INFINITY;
    if (known !== null && Date.now() < endsAt - marginMs) return known;
    try {
      const keys = await pTimeout(ask(), { milliseconds: longestWaitMs });
      known = keys;
      return keys;
    } catch (thrown) {
      if (mayPass(thrown)) throw thrown;
      throw new RunError("input", problemOf(credentials, thrown), { cause: thrown });
    }
  };
}

function provider(
  credentials: AskedFor,
  { region, dispatcher }: AwsOptions,
): () => Promise<AwsKeys> {
  const requestHandler = new FetchHttpHandler({
    requestInit: () => ({ redirect: "error", ...(dispatcher === null ? {} : { dispatcher }) }),
  });
  const clientConfig = { region, requestHandler, logger: silentLogger };
  const logger = silentLogger;
  if (credentials.kind === "web_identity") {
    const { tokenFile, roleArn, roleSessionName } = credentials;
    return fromTokenFile({
      webIdentityTokenFile: tokenFile,
      roleArn,
      roleSessionName,
      clientConfig,
      logger,
    });
  }
  const { profile, configFile, credentialsFile, container, hasInstance } = credentials;
  const given = (name: string, value: string): object => (value === "" ? {} : { [name]: value });
  return createCredentialChain(
    fromIni({
      ...given("profile", profile),
      configFilepath: configFile,
      filepath: credentialsFile,
      clientConfig,
      logger,
    }),
    ...(container === null
      ? []
      : [
          fromHttp({
            ...(container.relativeUri === ""
              ? given("awsContainerCredentialsFullUri", container.fullUri)
              : given("awsContainerCredentialsRelativeUri", container.relativeUri)),
            ...(container.tokenFile === ""
              ? given("awsContainerAuthorizationToken", container.token)
              : given("awsContainerAuthorizationTokenFile", container.tokenFile)),
            logger,
          }),
        ]),
    ...(hasInstance ? [fromInstanceMetadata({ logger })] : []),
  );
}

/** The token service has an answer with a status, faults of the connection have none, and what is wrong here has its own name. */
function mayPass(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const status = (thrown as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  return !/CredentialsProviderError|TokenProviderError|ProviderError|ENOENT/.test(
    `${thrown.name} ${"code" in thrown ? String(thrown.code) : ""}`,
  );
}

function problemOf(credentials: AskedFor, thrown: unknown): string {
  const said = messageOf(thrown);
  return credentials.kind === "web_identity"
    ? `the role ${credentials.roleArn} was not given: ${said}; check AWS_ROLE_ARN, the trust of the role, and that the token in AWS_WEB_IDENTITY_TOKEN_FILE is not expired`
    : `there are no AWS credentials: ${said}; ${bedrockAdvice}`;
}
