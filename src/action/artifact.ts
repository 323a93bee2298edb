import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pTimeout from "p-timeout";
import { messageOf } from "../errors.ts";
import { validArtifactName } from "./artifact-name.ts";
import type { LeftOut } from "./record-files.ts";
import { stageRecords, type Staged } from "./stage.ts";

type Environment = { readonly [name: string]: string | undefined };

export interface UploadRequest {
  /** The record directory. */
  readonly directory: string;
  /** Made valid before it is used; unique among all jobs of the workflow run, or the upload fails. */
  readonly name: string;
  /** Null: what the repository's settings say. */
  readonly retentionDays: number | null;
  /** For everything together, copies included; two minutes when absent. */
  readonly timeoutMs?: number;
  /** As the runner made it: it holds the runner's token, which `process.env` need not. */
  readonly environment: Environment;
}

/**
 * What became of an upload. A reason is one line of at most 500 characters without secrets.
 *
 * - `uploaded`: `url` is the artifact's page, empty outside a workflow run; `digest` is the hex SHA-256 of the archive, `bytes` its
 *   size; `leftOut` says in lines what of the record is not in it.
 * - `unavailable`: there is no artifact service here, so nothing was tried.
 * - `failed`: `nameTaken` when the workflow run already has an artifact of this name.
 */
export type UploadOutcome =
  | {
      readonly kind: "uploaded";
      readonly id: number;
      readonly url: string;
      readonly name: string;
      readonly digest: string | null;
      readonly bytes: number;
      readonly leftOut: readonly string[];
    }
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string; readonly nameTaken: boolean };

const defaultTimeoutMs = 120_000;

/**
 * Uploads copies of the record directory's regular files as a workflow artifact. Never throws. After the deadline the client may still
 * hold a connection open, so the process must be ended by `process.exit`; copies that it may still read are removed then.
 */
export async function uploadRecords(request: UploadRequest): Promise<UploadOutcome> {
  const { environment, timeoutMs = defaultTimeoutMs } = request;
  const unavailable = whyUnavailable(environment);
  if (unavailable !== null) return { kind: "unavailable", reason: unavailable };
  const restore = lendToProcess(environment);
  try {
    return await pTimeout(stageAndUpload(request), {
      milliseconds: timeoutMs,
      message: `the upload did not end within ${timeoutMs / 1000} s`,
    });
  } catch (thrown) {
    const message = messageOf(thrown);
    const reason = plainReason(message, environment);
    return { kind: "failed", reason, nameTaken: message.includes("(409)") };
  } finally {
    restore();
  }
}

/** The client finds its service by these variables of the process. */
const clientVariables = [
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_RESULTS_URL",
  "GITHUB_SERVER_URL",
  "GITHUB_RETENTION_DAYS",
];

/** Null when the client would try. It refuses servers of one's own by the host of `GITHUB_SERVER_URL`. */
function whyUnavailable(environment: Environment): string | null {
  for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"]) {
    if (isEmpty(environment[name])) return `${name} is not set: this is no step of a GitHub action`;
  }
  const server = serverUrl(environment);
  if (!URL.canParse(server)) return "GITHUB_SERVER_URL is no URL";
  const host = new URL(server).hostname;
  const hosted = host === "github.com" || /\.(ghe\.com|localhost)$/.test(host);
  return hosted ? null : `the artifact client does not serve GitHub Enterprise Server (${host})`;
}

/** Puts the client's variables into `process.env`, and gives a function that takes them out again. */
function lendToProcess(environment: Environment): () => void {
  const before = clientVariables.map((name) => [name, process.env[name]] as const);
  for (const name of clientVariables) setVariable(name, environment[name]);
  return () => {
    for (const [name, value] of before) setVariable(name, value);
  };
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

async function stageAndUpload(request: UploadRequest): Promise<UploadOutcome> {
  const { directory, environment } = request;
  const folder = privateFolder(environment);
  const staged = await stageRecords({ directory, target: folder.path });
  if (staged.files.length === 0) throw new Error(`${directory} holds no file that can be uploaded`);
  const outcome = await uploadStaged(request, staged, folder.path);
  folder.remove();
  return outcome;
}

interface PrivateFolder {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * A folder for the copies, removed at the end of the process if not before. After a failure it must stay that long: the client reads
 * on, and an archive whose files vanish ends the whole process.
 */
function privateFolder(environment: Environment): PrivateFolder {
  const runnerTemp = environment["RUNNER_TEMP"];
  const parent = runnerTemp === undefined || runnerTemp === "" ? tmpdir() : runnerTemp;
  const path = mkdtempSync(join(parent, "bash-agent-upload-"));
  const removeFolder = (): void => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // The runner empties its folder itself; an error here would change how the process ends.
    }
  };
  process.once("exit", removeFolder);
  const remove = (): void => {
    removeFolder();
    process.off("exit", removeFolder);
  };
  return { path, remove };
}

async function uploadStaged(
  { name: wantedName, retentionDays, environment }: UploadRequest,
  { files, leftOut }: Staged,
  root: string,
): Promise<UploadOutcome> {
  const name = validArtifactName(wantedName);
  // A large package: only a run that uploads pays for loading it.
  const { DefaultArtifactClient } = await import("@actions/artifact");
  const options = retentionDays === null ? {} : { retentionDays };
  const response = await new DefaultArtifactClient().uploadArtifact(
    name,
    [...files],
    root,
    options,
  );
  const { id, digest = null, size: bytes = 0 } = response;
  if (id === undefined || bytes === 0) throw new Error("the service took no data");
  const url = artifactUrl(id, environment);
  return { kind: "uploaded", id, url, name, digest, bytes, leftOut: leftOutLines(leftOut) };
}

function artifactUrl(id: number, environment: Environment): string {
  const repository = environment["GITHUB_REPOSITORY"];
  const run = environment["GITHUB_RUN_ID"];
  if (isEmpty(repository) || isEmpty(run)) return "";
  return `${serverUrl(environment)}/${repository}/actions/runs/${run}/artifacts/${id}`;
}

function serverUrl(environment: Environment): string {
  const server = environment["GITHUB_SERVER_URL"];
  return isEmpty(server) ? "https://github.com" : server;
}

function isEmpty(value: string | undefined): value is undefined | "" {
  return value === undefined || value === "";
}

const maxLeftOutLines = 10;

/** Names are foreign text: whatever could mean something in a log is replaced. */
function leftOutLines(leftOut: readonly LeftOut[]): readonly string[] {
  const lines = leftOut
    .slice(0, maxLeftOutLines)
    .map(({ path, why }) => `${path.replaceAll(/[^\w./-]/g, "?").slice(0, 100)}: ${why}`);
  const more = leftOut.length - lines.length;
  return more === 0 ? lines : [...lines, `and ${more} more`];
}

/** One line of a client's message, without the signatures of upload addresses and the runner's token. */
function plainReason(message: string, environment: Environment): string {
  const token = environment["ACTIONS_RUNTIME_TOKEN"] ?? "";
  return message
    .replaceAll(token, "***")
    .replaceAll(/(https?:\/\/[^\s?]*)\?\S*/g, "$1")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll("##[", "#-[")
    .trim()
    .slice(0, 500);
}
