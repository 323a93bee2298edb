import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { credentialFiles } from "../sandbox/credential-files.ts";
import { withoutCredentials } from "../sandbox/git-directories.ts";
import { type Environment, workspaceOf } from "../world.ts";
import type { Finding } from "./finding.ts";

/**
 * Looks for credentials in the places where they usually are, by name and form; what they are is never shown. Those in the workspace are within reach of
 * commands in any case, the others only without a sandbox, or at the level `uiddrop` where every user may read them.
 */
export function lookAtCredentials(environment: Environment): Finding {
  const workspace = workspaceOf(environment);
  const inWorkspace = filesIn(workspace).filter((name) => holdsSecret(join(workspace, name)));
  const hidden = [
    ...inGit(workspace),
    ...inHome(environment["HOME"] ?? ""),
    ...credentialFiles(environment),
  ];
  const texts = [
    ...(inWorkspace.length === 0
      ? []
      : [`within reach of commands, in the workspace: ${inWorkspace.join(", ")}`]),
    ...(hidden.length === 0
      ? []
      : [`within reach only with sandbox none or uiddrop: ${hidden.join(", ")}`]),
  ];
  return texts.length === 0
    ? { name: "secrets", state: "good", text: "no credentials found in the usual places" }
    : { name: "secrets", state: "note", text: texts.join("; ") };
}

const homeFiles =
  ".npmrc .netrc .git-credentials .pypirc .docker/config.json .aws/credentials .config/gh/hosts.yml .kube/config .cargo/credentials.toml .cargo/credentials .ssh/id_rsa .ssh/id_ed25519 .ssh/id_ecdsa .m2/settings.xml .gem/credentials .config/gcloud/application_default_credentials.json .azure/msal_token_cache.json".split(
    " ",
  );

function inHome(home: string): readonly string[] {
  return homeFiles.filter((name) => existsSync(join(home, name))).map((name) => `~/${name}`);
}

/** Before version 6 actions/checkout leaves its token in the configuration, from then on in a file that this includes. */
function inGit(workspace: string): readonly string[] {
  const text = beginningOf(join(workspace, ".git/config"));
  const includes = text.split("\n").flatMap((line) => /^\s*path\s*=\s*(.+)$/.exec(line)?.[1] ?? []);
  const hasOwn = withoutCredentials(text) !== text;
  return [
    ...(hasOwn ? [".git/config (use persist-credentials: false)"] : []),
    ...includes.filter((path) => /credentials/i.test(path) && existsSync(path)),
  ];
}

const secretNames =
  /^(\.env(\..+)?|\.npmrc|\.netrc|\.pypirc|credentials\.json|id_(rsa|ed25519|ecdsa)|.+\.(pem|key))$/;
const harmlessNames = /\.(example|sample|template|dist|pub)$/;
const secretForms =
  /PRIVATE KEY-----|_authToken\s*=\s*[^\s$]|^\s*machine\s|^\s*password\s*[=:]\s*\S|(TOKEN|SECRET|PASSWORD|API_?KEY)\w*\s*[=:]\s*["']?[^\s"'$]{8}|"private_key"/im;

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(
      (name) => secretNames.test(name) && !harmlessNames.test(name),
    );
  } catch {
    return [];
  }
}

function holdsSecret(path: string): boolean {
  return secretForms.test(beginningOf(path));
}

function beginningOf(path: string): string {
  try {
    // A named pipe would be waited for.
    return statSync(path).isFile() ? readFileSync(path, "utf8").slice(0, 64 * 1024) : "";
  } catch {
    return "";
  }
}
