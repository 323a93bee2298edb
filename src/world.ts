import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkedOutCommit } from "./event/checked-out.ts";
import type { JobEvent } from "./event/job-event.ts";
import { permissionOf } from "./event/permission.ts";
import type { GateQuestion } from "./event/start-gate.ts";
import { modelClient } from "./model/provider.ts";
import { secretsOf } from "./model/provider-settings.ts";
import { proxySecrets } from "./model/proxy-settings.ts";
import type { RunOptions } from "./options.ts";
import { type Recorder, systemClock } from "./record/recorder.ts";
import { createRedactor, type Redactor, secretProblem } from "./record/redact.ts";
import type { JobFacts, RunWorld } from "./run/world.ts";
import { forbidCoreDumps, hideVariables } from "./sandbox/process-environment.ts";
import { digestOfProgram, version } from "./version.ts";

export type Environment = { readonly [name: string]: string | undefined };

/** What both front doors know of a run before it starts. */
export interface Start {
  readonly runId: string;
  readonly recordDirectory: string;
  readonly redactor: Redactor;
}

/** Gives the run an id, a place for its records, and a redactor that knows its secrets. */
export function prepareStart(options: RunOptions, environment: Environment): Start {
  const runId = randomUUID();
  const secrets = new Set([
    ...[...secretsOf(options.provider), ...proxySecrets(options.proxy)].filter(
      (secret) => secretProblem(secret) === null,
    ),
    ...(options.githubToken === "" ? [] : [options.githubToken]),
    ...options.secrets,
    ...secretVariables(environment).map(([, value]) => value),
  ]);
  return {
    runId,
    recordDirectory:
      options.recordDirectory === ""
        ? defaultDirectory(environment, runId)
        : options.recordDirectory,
    redactor: createRedactor([...secrets], { shapes: true }),
  };
}

/** The parts of the world that a run takes place in. `entry` is the address of the file that was started. */
export async function createWorld(
  options: RunOptions,
  start: Start,
  place: { environment: Environment; entry: string; log: Recorder; cancelled: AbortSignal },
): Promise<RunWorld> {
  const { environment, entry, log, cancelled } = place;
  const programDirectory = fileURLToPath(new URL(".", entry));
  return {
    ...start,
    environment,
    clock: systemClock,
    model: await modelClient(options.provider, { prices: options.prices, proxy: options.proxy }),
    log,
    job: jobFacts(environment),
    checkedOut: checkedOutCommit(options.workspace),
    version,
    programDirectory,
    distSha256: digestOfProgram(programDirectory),
    cancelled,
  };
}

/** Whether this run may start at all, as a question to the gate. */
export function gateQuestion(
  options: RunOptions,
  event: JobEvent | null,
  environment: Environment,
): GateQuestion {
  const source = {
    repository: environment["GITHUB_REPOSITORY"] ?? "",
    apiUrl: environment["GITHUB_API_URL"] ?? "https://api.github.com",
    token: options.githubToken,
  };
  return { ...options, event, permissionOf: (actor) => permissionOf(actor, source) };
}

/** Aborted by the signals that ask a process to stop. The second one of a kind changes nothing: the run is ending already. */
export function cancelledBySignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => controller.abort(signal));
  return controller.signal;
}

/**
 * Takes all secrets out of the environment of this process, but for those that the artifact client reads there (its token, and proxies
 * with a password), and sees to it that its memory is never written to disk.
 */
export function hideSecrets(environment: Environment): void {
  forbidCoreDumps();
  const names = secretVariables(environment).map(([name]) => name);
  const proxies = Object.keys(environment).filter(
    (name) => proxyName.test(name) && environment[name]?.includes("@") === true,
  );
  hideVariables([...names, ...proxies], ["ACTIONS_RUNTIME_TOKEN", ...proxies]);
}

/** The tree that the job works on. */
export function workspaceOf(environment: Environment): string {
  const workspace = environment["GITHUB_WORKSPACE"] ?? "";
  return workspace !== "" && existsSync(workspace) ? workspace : process.cwd();
}

export function isActions(environment: Environment): boolean {
  return environment["GITHUB_ACTIONS"] === "true";
}

const secretName =
  /TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE_?KEY|API[_-]?KEY|ACCESS_?KEY|^INPUT_REDACT$/i;

const proxyName = /^(https?|all)_proxy$/i;

/** Variables whose names say that they are secrets. None of them gets to the shell, and should a value turn up it is hidden. */
function secretVariables(environment: Environment): readonly (readonly [string, string])[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && secretName.test(name) && secretProblem(value) === null
      ? [[name, value] as const]
      : [],
  );
}

function defaultDirectory(environment: Environment, runId: string): string {
  const temporary = environment["RUNNER_TEMP"] ?? "";
  return temporary === ""
    ? join(tmpdir(), `bash-agent-${runId}`)
    : join(temporary, "bash-agent", runId);
}

/** Reads the default variables of GitHub Actions. Outside of it all facts are null. */
function jobFacts(environment: Environment): JobFacts {
  const named = (name: string): string | null => {
    const value = environment[name]?.trim() ?? "";
    return value === "" ? null : value;
  };
  const [workflow, job] = [named("GITHUB_WORKFLOW"), named("GITHUB_JOB")];
  const attempt = Number(environment["GITHUB_RUN_ATTEMPT"]);
  return {
    repository: named("GITHUB_REPOSITORY"),
    sha: named("GITHUB_SHA"),
    workflow,
    task: workflow === null || job === null ? null : `${workflow}/${job}`,
    actor: named("GITHUB_ACTOR"),
    event: named("GITHUB_EVENT_NAME"),
    runAttempt: Number.isInteger(attempt) && attempt > 0 ? attempt : null,
  };
}
