import { isObject } from "../json.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { secretProblem } from "../record/redact.ts";
import type { ProviderSource, ReadSettings } from "./provider-settings.ts";
import { addressOf, variableIn } from "./variables.ts";

export interface VertexSettings {
  readonly name: "vertex";
  readonly project: string;
  readonly region: string;
  /** Empty: that of the region. */
  readonly baseUrl: string;
  /** What the file with credentials held at the start; null: the metadata server of the machine is asked. */
  readonly credentials: GoogleCredentials | null;
}

/** A file of Application Default Credentials, as parsed. */
export type GoogleCredentials = { readonly type: string; readonly [field: string]: unknown };

/** What to give when nobody says who asks. */
export const vertexAdvice =
  "let the variable GOOGLE_APPLICATION_CREDENTIALS name a file with credentials, such as google-github-actions/auth makes";

/** Reads project, region, address and credentials from the variables that Google's tools share. */
export function readVertex(source: ProviderSource): ReadSettings<VertexSettings> {
  const { environment } = source;
  const problems: string[] = [];
  const region = variableIn(environment, "CLOUD_ML_REGION", "GOOGLE_CLOUD_LOCATION");
  if (region === "")
    problems.push(
      "provider: vertex needs a region; set the variable CLOUD_ML_REGION, such as global or europe-west1",
    );
  // It becomes part of the host's name.
  else if (!/^[a-z]+(-[a-z]+\d{1,2})?$/.test(region))
    problems.push(
      `provider: the region ${JSON.stringify(region)} of CLOUD_ML_REGION is not accepted; it takes global, us, eu, or the name of a region, such as europe-west1`,
    );
  const baseUrl = addressOf(source, "ANTHROPIC_VERTEX_BASE_URL", problems);
  const credentials = readCredentials(environment, problems);
  const project =
    variableIn(environment, "ANTHROPIC_VERTEX_PROJECT_ID", "GOOGLE_CLOUD_PROJECT") ||
    projectOf(credentials);
  if (project === "")
    problems.push("provider: vertex needs a project; set the variable ANTHROPIC_VERTEX_PROJECT_ID");
  return problems.length > 0
    ? { problems }
    : { settings: { name: "vertex", project, region, baseUrl, credentials } };
}

/** The values in the settings that are secret: keys, tokens, and headers with which other tokens are asked for. */
export function vertexSecrets({ credentials }: VertexSettings): readonly string[] {
  return [...new Set(secretsIn(credentials, false))].filter(
    (value) => secretProblem(value) === null,
  );
}

const secretFields = new Set(["private_key", "private_key_id", "client_secret", "refresh_token"]);
const knownTypes = new Set([
  "service_account",
  "external_account",
  "external_account_authorized_user",
  "impersonated_service_account",
  "authorized_user",
]);

/** Null when there is no file; the metadata server may know more. */
function readCredentials(
  environment: ProviderSource["environment"],
  problems: string[],
): GoogleCredentials | null {
  const named = variableIn(environment, "GOOGLE_APPLICATION_CREDENTIALS");
  const settings =
    variableIn(environment, "CLOUDSDK_CONFIG") ||
    join(variableIn(environment, "HOME") || "/nonexistent", ".config", "gcloud");
  const usual = join(settings, "application_default_credentials.json");
  if (named === "" && !existsSync(usual)) {
    // So the vendor's library is told that there is none.
    if (variableIn(environment, "METADATA_SERVER_DETECTION").toLowerCase() === "none")
      problems.push(`provider: vertex needs Google credentials; ${vertexAdvice}`);
    return null;
  }
  const read = readFile(named || usual);
  if ("credentials" in read) return read.credentials;
  const what =
    named === ""
      ? "the file application_default_credentials.json of gcloud"
      : "the file that GOOGLE_APPLICATION_CREDENTIALS names";
  problems.push(`provider: ${what} ${read.problem}`);
  return null;
}

function readFile(
  path: string,
): { readonly credentials: GoogleCredentials } | { readonly problem: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return { problem: `cannot be read (${messageOf(error)})` };
  }
  const value = parsedJson(text);
  const type = isObject(value) ? value["type"] : undefined;
  return typeof type === "string" && knownTypes.has(type)
    ? { credentials: value as GoogleCredentials }
    : {
        problem: `holds no credentials that are known; it takes JSON with a type out of ${[...knownTypes].join(", ")}`,
      };
}

/** The message of the parser would show a piece of the text. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function projectOf(credentials: GoogleCredentials | null): string {
  const project = credentials?.["project_id"] ?? credentials?.["quota_project_id"];
  return typeof project === "string" ? project : "";
}

function secretsIn(value: unknown, isSecret: boolean): readonly string[] {
  if (typeof value === "string")
    // Of `Bearer TOKEN` the token alone is the secret as well.
    return isSecret ? [value, value.replace(/^\S+ +/, "")] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    secretsIn(item, isSecret || secretFields.has(name) || name === "headers"),
  );
}
