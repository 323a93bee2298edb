import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createAuditRecorder } from "../../src/record/audit.ts";
import type { PatchWritten, RunFinished, RunStarted } from "../../src/record/event.ts";
import { safe } from "../../src/record/redact.ts";
import {
  commitAll,
  git,
  openShadow,
  redactor,
  writeFiles,
  type Place,
} from "../record/git-fixture.ts";
import { patchWritten, writePatch } from "../../src/record/patch.ts";
import { runFinished, runStarted, stampAt } from "../record/record-fixture.ts";
import { startGitHubApi, type GitHubApi } from "./github-api.ts";
import { startGitServer, type GitServer, type GitServerOptions } from "./git-server.ts";
import { dist, type Inputs, type Variables } from "./runner.ts";

export const token = "ghs_token-of-the-apply-job-0815";
export const repositoryName = "octo/repository";

type Files = Readonly<Record<string, string | Buffer>>;

/** A repository on a server, a workspace that was cloned from it, and the API. */
export interface ApplyScene {
  readonly folder: string;
  /** Where the agent works; its HEAD is the base. */
  readonly workspace: string;
  /** The bare repository behind the server. */
  readonly remote: string;
  readonly server: GitServer;
  readonly api: GitHubApi;
  readonly baseSha: string;
  /** Branches of the remote and what they hold. */
  branches(): Readonly<Record<string, string>>;
  /** Asks the remote's repository. */
  ask(...args: readonly string[]): string;
  apply(record: MadeRecord, inputs?: Inputs, environment?: Variables): Promise<AppliedAction>;
}

export interface AppliedAction {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface MadeRecord {
  readonly directory: string;
  readonly head: string;
  readonly baseSha: string;
}

interface Cleaner {
  after(action: () => unknown): void;
}

export async function openApplyScene(
  context: Cleaner,
  {
    files = { "readme.md": "One.\nTwo.\nThree.\n" },
    intercept,
  }: { readonly files?: Files; readonly intercept?: GitServerOptions["intercept"] } = {},
): Promise<ApplyScene> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "apply-")));
  const workspace = join(folder, "workspace");
  const root = join(folder, "remote");
  const remote = join(root, `${repositoryName}.git`);
  for (const path of [workspace, remote, join(folder, "temp")])
    mkdirSync(path, { recursive: true });
  git(workspace, "init", "--quiet", "--initial-branch=main");
  writeFiles(workspace, files);
  commitAll(workspace);
  git(remote, "init", "--quiet", "--bare", "--initial-branch=main");
  git(remote, "config", "http.receivepack", "true");
  git(remote, "config", "uploadpack.allowAnySHA1InWant", "true");
  git(workspace, "push", "--quiet", remote, "main");
  const server = await startGitServer({
    root,
    token,
    ...(intercept === undefined ? {} : { intercept }),
  });
  const api = await startGitHubApi(repositoryName, token);
  context.after(async () => {
    await Promise.all([server.close(), api.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (...args: readonly string[]): string => git(remote, ...args);
  const scene: ApplyScene = {
    folder,
    workspace,
    remote,
    server,
    api,
    baseSha: git(workspace, "rev-parse", "HEAD"),
    ask,
    branches: () =>
      Object.fromEntries(
        ask("for-each-ref", "--format=%(refname:short) %(objectname)", "refs/heads")
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => line.split(" ") as [string, string]),
      ),
    apply: (record, inputs, environment) =>
      startApply(scene, inputsFor(record, inputs), environment),
  };
  return scene;
}

function inputsFor(record: MadeRecord, inputs: Inputs = {}): Inputs {
  return {
    "record-directory": record.directory,
    "audit-sha256": record.head,
    "base-sha": record.baseSha,
    token,
    ...inputs,
  };
}

async function startApply(
  scene: ApplyScene,
  inputs: Inputs,
  environment: Variables = {},
): Promise<AppliedAction> {
  const output = join(scene.folder, `output-${readdirSync(scene.folder).length}-${Date.now()}`);
  writeFileSync(output, "");
  const child = spawn(process.execPath, [join(dist, "apply.js")], {
    cwd: scene.folder,
    env: {
      PATH: process.env["PATH"],
      GITHUB_ACTIONS: "true",
      GITHUB_REPOSITORY: repositoryName,
      GITHUB_SERVER_URL: scene.server.url,
      GITHUB_API_URL: scene.api.url,
      GITHUB_REF: "refs/heads/main",
      GITHUB_WORKFLOW: "Fix it",
      GITHUB_JOB: "apply",
      GITHUB_RUN_ID: "78",
      GITHUB_WORKSPACE: scene.folder,
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: join(scene.folder, "temp"),
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const [out, errors, ended] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return {
    exitCode: (ended as [number | null])[0],
    log: out + errors,
    outputs: outputsOf(readFileSync(output, "utf8")),
  };
}

function outputsOf(whole: string): Readonly<Record<string, string>> {
  const found = whole.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries(Array.from(found, ([, name = "", , value = ""]) => [name, value]));
}

/** What a run leaves that makes this change in the workspace, which is then as it was. */
export async function recordOfChange(
  scene: ApplyScene,
  change: (workspace: string) => void,
  seal: Seal = {},
): Promise<MadeRecord> {
  const place = placeOf(scene);
  const shadow = await openShadow(place);
  change(scene.workspace);
  const report = await writePatch({ shadow, path: place.patch, redactor });
  await shadow.dispose();
  git(scene.workspace, "reset", "--quiet", "--hard", scene.baseSha);
  git(scene.workspace, "clean", "--quiet", "-ffdx");
  if (report.kind === "none") throw new Error(report.reason);
  const patch = seal.patch ?? readFileSync(place.patch);
  rmSync(place.patch);
  return sealRecord(scene, { ...patchWritten(report), ...seal.written }, { ...seal, patch });
}

export interface Seal {
  readonly patch?: Buffer | string;
  readonly started?: Partial<RunStarted>;
  readonly written?: Partial<PatchWritten>;
  readonly finished?: Partial<RunFinished>;
  readonly files?: Files;
}

/** A record whose log names what is given, and whose patch is this one; all of it agrees, whatever it says. */
export function sealRecord(
  scene: ApplyScene,
  written: PatchWritten,
  { patch = "", started, finished, files = {}, ...seal }: Seal,
): MadeRecord {
  const directory = mkdtempSync(join(scene.folder, "record-"));
  const bytes = Buffer.from(patch);
  writeFileSync(join(directory, "changes.patch"), bytes);
  writeFiles(directory, files);
  const audit = createAuditRecorder(join(directory, "audit.jsonl"));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  audit.record(
    { ...runStarted, run_id: "run-4711", repository: safe`octo/repository`, ...started },
    stampAt(0),
  );
  audit.record({ ...written, sha256, bytes: bytes.length, ...seal.written }, stampAt(1));
  audit.record(
    { ...runFinished({ ...audit.counts }), patch_sha256: sha256, ...finished },
    stampAt(2),
  );
  audit.close();
  return { directory, head: audit.head ?? "", baseSha: written.base_sha ?? "" };
}

/** What the log says of a patch that leads from the base to this tree. */
export function writtenFor(scene: ApplyScene, tree: string): PatchWritten {
  const base = git(scene.workspace, "rev-parse", `${scene.baseSha}^{tree}`);
  return {
    type: "patch.written",
    sha256: "0".repeat(64),
    bytes: 0,
    files: 1,
    base_sha: scene.baseSha,
    base_tree: base,
    from_tree: base,
    tree,
    omitted: [],
    ignored: [],
    commits: 0,
    commits_sha256: null,
  };
}

function placeOf({ folder, workspace }: ApplyScene): Place {
  const temporary = join(folder, "temporary");
  if (!existsSync(temporary)) mkdirSync(temporary);
  return { folder, workspace, temporary, patch: join(folder, "changes.patch") };
}

/** Somebody's commit on a branch of the remote. */
export function pushCommit(
  scene: ApplyScene,
  branch: string,
  change: (folder: string) => void,
): string {
  const clone = mkdtempSync(join(scene.folder, "clone-"));
  git(clone, "clone", "--quiet", scene.remote, ".");
  if (branch in scene.branches())
    git(clone, "checkout", "--quiet", "-B", branch, `origin/${branch}`);
  else git(clone, "checkout", "--quiet", "-b", branch);
  change(clone);
  commitAll(clone);
  git(clone, "push", "--quiet", "origin", `HEAD:refs/heads/${branch}`);
  return git(clone, "rev-parse", "HEAD");
}
