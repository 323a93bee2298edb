import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { apiKeyProblem } from "./api-key.ts";
import type { ProviderSource, ReadSettings } from "./provider-settings.ts";
import { addressOf, variableIn } from "./variables.ts";

export interface BedrockSettings {
  readonly name: "bedrock";
  readonly region: string;
  /** Empty: that of the region. */
  readonly baseUrl: string;
  readonly credentials: BedrockCredentials;
}

/** How AWS is told who asks (AWS SDKs and Tools Reference Guide, "Standardized credential providers"). */
export type BedrockCredentials =
  /** A key of Bedrock's own, sent as it is. */
  | { readonly kind: "api_key"; readonly apiKey: string }
  | {
      readonly kind: "keys";
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly sessionToken: string | null;
    }
  /** A token of another identity provider, exchanged for keys of a role. `token` is what the file held at the start. */
  | {
      readonly kind: "web_identity";
      readonly tokenFile: string;
      readonly token: string;
      readonly roleArn: string;
      readonly roleSessionName: string;
    }
  /** What the machine has: profile files, then those of the container, then those of the instance. */
  | {
      readonly kind: "machine";
      /** Empty: the default one. */
      readonly profile: string;
      readonly configFile: string;
      readonly credentialsFile: string;
      readonly container: ContainerCredentials | null;
      readonly hasInstance: boolean;
    };

/** The service inside a container that hands out keys; one of the two addresses is not empty. */
export interface ContainerCredentials {
  readonly relativeUri: string;
  readonly fullUri: string;
  readonly token: string;
  readonly tokenFile: string;
}

/** What to give when there is nothing to sign with. */
export const bedrockAdvice =
  "give AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN), or AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, or AWS_BEARER_TOKEN_BEDROCK, such as by aws-actions/configure-aws-credentials";

/** Reads region, address and credentials from the variables that the AWS tools share. */
export function readBedrock(source: ProviderSource): ReadSettings<BedrockSettings> {
  const { environment } = source;
  const problems: string[] = [];
  const region = variableIn(environment, "AWS_REGION", "AWS_DEFAULT_REGION");
  if (region === "")
    problems.push(
      "provider: bedrock needs a region; set the variable AWS_REGION, such as us-east-1",
    );
  // It becomes part of the host's name.
  else if (!/^[a-z]{2,}(-[a-z]+)+-\d{1,2}$/.test(region))
    problems.push(
      `provider: the region ${JSON.stringify(region)} of AWS_REGION is not accepted; it takes the name of an AWS region, such as us-east-1`,
    );
  const baseUrl = addressOf(source, "ANTHROPIC_BEDROCK_BASE_URL", problems);
  const credentials = readCredentials(environment, problems);
  return credentials === null || problems.length > 0
    ? { problems }
    : { settings: { name: "bedrock", region, baseUrl, credentials } };
}

/** The values in the settings that are secret. */
export function bedrockSecrets({ credentials }: BedrockSettings): readonly string[] {
  switch (credentials.kind) {
    case "api_key":
      return [credentials.apiKey];
    case "keys":
      return [credentials.secretAccessKey, credentials.sessionToken ?? ""].filter(Boolean);
    case "web_identity":
      return [credentials.token];
    case "machine":
      return [credentials.container?.token ?? ""].filter(Boolean);
  }
}

function readCredentials(
  environment: ProviderSource["environment"],
  problems: string[],
): BedrockCredentials | null {
  const named = (name: string): string => variableIn(environment, name);
  const refuse = (problem: string): null => {
    problems.push(`provider: ${problem}`);
    return null;
  };
  const apiKey = named("AWS_BEARER_TOKEN_BEDROCK");
  if (apiKey !== "") {
    const problem = apiKeyProblem(apiKey);
    if (problem === null) return { kind: "api_key", apiKey };
    return refuse(`the variable AWS_BEARER_TOKEN_BEDROCK ${problem}; it takes a key of Bedrock`);
  }
  const keys = [named("AWS_ACCESS_KEY_ID"), named("AWS_SECRET_ACCESS_KEY")] as const;
  const role = [named("AWS_WEB_IDENTITY_TOKEN_FILE"), named("AWS_ROLE_ARN")] as const;
  if (keys[0] !== "" || keys[1] !== "") {
    if (keys[0] === "") return refuse("AWS_SECRET_ACCESS_KEY is set, but AWS_ACCESS_KEY_ID is not");
    if (keys[1] === "") return refuse("AWS_ACCESS_KEY_ID is set, but AWS_SECRET_ACCESS_KEY is not");
    const problem = apiKeyProblem(keys[1]);
    if (problem !== null)
      return refuse(`the variable AWS_SECRET_ACCESS_KEY ${problem}; it takes a secret access key`);
    const sessionToken = named("AWS_SESSION_TOKEN") || null;
    return { kind: "keys", accessKeyId: keys[0], secretAccessKey: keys[1], sessionToken };
  }
  if (role[0] !== "") {
    if (role[1] === "")
      return refuse("AWS_WEB_IDENTITY_TOKEN_FILE is set, but AWS_ROLE_ARN is not");
    const read = readToken(role[0]);
    if ("problem" in read)
      return refuse(`the file that AWS_WEB_IDENTITY_TOKEN_FILE names ${read.problem}`);
    return {
      kind: "web_identity",
      tokenFile: role[0],
      token: read.token,
      roleArn: role[1],
      roleSessionName: named("AWS_ROLE_SESSION_NAME") || "bash-agent",
    };
  }
  return readMachine(environment) ?? refuse(`bedrock needs AWS credentials; ${bedrockAdvice}`);
}

function readToken(path: string): { readonly token: string } | { readonly problem: string } {
  try {
    const token = readFileSync(path, "utf8").trim();
    return apiKeyProblem(token) === null ? { token } : { problem: "holds no token" };
  } catch (error) {
    return { problem: `cannot be read (${messageOf(error)})` };
  }
}

/** Null when it is known, without asking, that nothing is there. */
function readMachine(environment: ProviderSource["environment"]): BedrockCredentials | null {
  const named = (name: string): string => variableIn(environment, name);
  const files = join(named("HOME") || "/nonexistent", ".aws");
  const container: ContainerCredentials = {
    relativeUri: named("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI"),
    fullUri: named("AWS_CONTAINER_CREDENTIALS_FULL_URI"),
    token: named("AWS_CONTAINER_AUTHORIZATION_TOKEN"),
    tokenFile: named("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"),
  };
  const hasContainer = container.relativeUri !== "" || container.fullUri !== "";
  const machine = {
    kind: "machine",
    profile: named("AWS_PROFILE"),
    configFile: named("AWS_CONFIG_FILE") || join(files, "config"),
    credentialsFile: named("AWS_SHARED_CREDENTIALS_FILE") || join(files, "credentials"),
    container: hasContainer ? container : null,
    hasInstance: named("AWS_EC2_METADATA_DISABLED").toLowerCase() !== "true",
  } as const;
  const hasFile = [machine.configFile, machine.credentialsFile].some((path) => existsSync(path));
  return hasFile || hasContainer || machine.hasInstance ? machine : null;
}
