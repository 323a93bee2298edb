import { readFileSync, realpathSync, statSync } from "node:fs";

/**
 * Variables that name files with credentials of the clouds, in the words of their tools and of the actions that log in to them.
 * google-github-actions/auth puts its file into the workspace.
 */
const variables = [
  "GOOGLE_APPLICATION_CREDENTIALS",
  "GOOGLE_GHA_CREDS_PATH",
  "CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE",
  "AWS_WEB_IDENTITY_TOKEN_FILE",
  "AWS_SHARED_CREDENTIALS_FILE",
  "AWS_CONFIG_FILE",
  "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE",
];
const mostBytes = 1024 * 1024;

/** The files that the environment names as holding credentials, and those that these name in turn; real paths, each once. */
export function credentialFiles(environment: {
  readonly [name: string]: string | undefined;
}): readonly string[] {
  const named = variables.flatMap((name) => realFile(environment[name]));
  return [...new Set([...named, ...named.flatMap(tokenFileIn)])];
}

/** A file of the type `external_account` may name another with the token. */
function tokenFileIn(path: string): readonly string[] {
  try {
    if (statSync(path).size > mostBytes) return [];
    const value = JSON.parse(readFileSync(path, "utf8")) as {
      readonly credential_source?: { readonly file?: unknown };
    } | null;
    const file = value?.credential_source?.file;
    return typeof file === "string" ? realFile(file) : [];
  } catch {
    return [];
  }
}

function realFile(path: string | undefined): readonly string[] {
  try {
    const real = realpathSync(path ?? "");
    return statSync(real).isFile() ? [real] : [];
  } catch {
    return [];
  }
}
