import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import {
  type Script,
  type ScriptedServer,
  type ScriptedServerOptions,
  startScriptedServer,
} from "../../src/model/scripted.ts";
import { commitAll, git, writeFiles } from "../record/git-fixture.ts";
import { type LivingProcess, processesWith } from "./processes.ts";
import { readRecord, type RecordFiles } from "./record-files.ts";
import { until } from "./until.ts";
import { readLog, type WorkflowCommand } from "./workflow-commands.ts";

/** The built program: the one that is committed, or that in the folder which the variable names. */
export const dist = resolve(
  process.env["BASH_AGENT_DIST"] ?? join(import.meta.dirname, "../../dist"),
);

/** What holds with any sandbox is looked at without one, since not every machine can have one; the variable names another. */
export const sandbox = process.env["BASH_AGENT_SANDBOX"] ?? "none";

export const apiKey = "sk-ant-api03-key-of-the-scenarios-4711";

/** What the runner puts in the place of `github.token`. */
export const runnerToken = "ghs_token-of-the-runner-of-the-scenarios-4711";

export type Variables = { readonly [name: string]: string | undefined };
export type Inputs = { readonly [name: string]: string };

export interface SceneOptions {
  readonly script: Script;
  readonly server?: Partial<ScriptedServerOptions>;
  /** What the first commit of the workspace holds; one file when absent. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** `commit` when absent. */
  readonly workspace?: "commit" | "no commit" | "no repository";
  /** Everything belongs to and runs as this user, where the tests run as root. */
  readonly uid?: number;
}

/** A machine with a workspace, a runner's folders and a scripted model. */
export interface Scene {
  readonly server: ScriptedServer;
  /** Holds all else; removed after the test. */
  readonly folder: string;
  readonly workspace: string;
  readonly runnerTemp: string;
  /** Starts main.js as the runner starts it. */
  start(inputs?: Inputs, environment?: Variables): RunningAction;
  /** Starts main.js and waits for its end. No process may be left then. */
  run(inputs?: Inputs, environment?: Variables): Promise<FinishedAction>;
}

export interface RunningAction {
  readonly process: ChildProcess;
  /** What it wrote so far, both streams together. */
  readonly log: () => string;
  readonly trackingId: string;
  /** What the file of GITHUB_OUTPUT says so far. */
  readonly outputs: () => { readonly [name: string]: string };
  readonly finished: Promise<FinishedAction>;
}

export interface FinishedAction {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly log: string;
  /** What the runner would have carried out. */
  readonly commands: readonly WorkflowCommand[];
  /** The lines that it would have shown as they are. */
  readonly lines: readonly string[];
  readonly outputs: { readonly [name: string]: string };
  /** For the post step, as variables. */
  readonly state: { readonly [name: string]: string };
  readonly summary: string;
  /** What GITHUB_ENV and GITHUB_PATH hold. */
  readonly handedOn: string;
  readonly trackingId: string;
}

/** What can clean up: a test's context, or the hooks of a suite. */
interface Cleaner {
  after(action: () => unknown): void;
}

export async function openScene(context: Cleaner, options: SceneOptions): Promise<Scene> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "scenario-")));
  const server = await startScriptedServer({
    script: options.script,
    apiKey,
    ...options.server,
  });
  context.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const workspace = join(folder, "workspace");
  const runnerTemp = join(folder, "temp");
  for (const path of [workspace, runnerTemp, join(folder, "home")]) mkdirSync(path);
  fillWorkspace(workspace, options);
  if (options.uid !== undefined) handOver(folder, options.uid);
  const program = options.uid === undefined ? dist : copiedDist(folder);

  const start = (inputs: Inputs = {}, environment: Variables = {}): RunningAction => {
    const { names, paths } = makeCommandFiles(runnerTemp, options.uid);
    const trackingId = `github_${randomUUID()}`;
    const [command = "", ...words] = commandLine(join(program, "main.js"), options.uid);
    const child = spawn(command, words, {
      cwd: workspace,
      env: {
        ...runnerVariables(scene),
        ...inputVariables({ "base-url": server.url, ...inputs }),
        ...paths,
        RUNNER_TRACKING_ID: trackingId,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    context.after(() => child.kill("SIGKILL"));
    return running(child, names, trackingId);
  };
  const scene: Scene = {
    server,
    folder,
    workspace,
    runnerTemp,
    start,
    async run(inputs, environment) {
      const finished = await start(inputs, environment).finished;
      assert.deepEqual(await survivors(finished), []);
      return finished;
    },
  };
  return scene;
}

/** The records of a run, where its outputs say they are. */
export function recordOf({ outputs, log }: FinishedAction): RecordFiles {
  const directory = outputs["record-directory"] ?? "";
  assert.notEqual(directory, "", `there is no record:\n${log}`);
  return readRecord(directory);
}

/** What is left of a run that has ended, once those that are just dying are gone, or so many milliseconds are over. */
export async function survivors(
  { trackingId }: { readonly trackingId: string },
  patienceMs = 2000,
): Promise<readonly LivingProcess[]> {
  const left = (): readonly LivingProcess[] => processesWith("RUNNER_TRACKING_ID", trackingId);
  const giveUpAt = performance.now() + patienceMs;
  while (left().length > 0 && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return left();
}

/** Starts post.js as the runner does after main.js, with what main left in its state file. */
export async function runPost(
  scene: Scene,
  { state }: FinishedAction,
  environment: Variables = {},
): Promise<{ readonly exitCode: number | null; readonly log: string }> {
  const child = spawn(process.execPath, [join(dist, "post.js")], {
    cwd: scene.workspace,
    env: { ...runnerVariables(scene), ...state, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const log = collected(child);
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { exitCode, log: log() };
}

/** Waits until a command of the model has made this file in the workspace. */
export async function untilFile(scene: Scene, name: string, action: RunningAction): Promise<void> {
  const isThere = (): boolean => readdirSync(scene.workspace).includes(name);
  const hasEnded = (): boolean => action.process.exitCode !== null;
  const words = (): string => `for the file ${name}; the log so far:\n${action.log()}`;
  await until(() => isThere() || hasEnded(), words);
  assert.ok(isThere(), `it ended without making the file ${name}:\n${action.log()}`);
}

function fillWorkspace(
  workspace: string,
  { files, workspace: kind = "commit" }: SceneOptions,
): void {
  writeFiles(workspace, files ?? { "readme.md": "A repository.\n" });
  if (kind === "no repository") return;
  git(workspace, "init", "--quiet", "--initial-branch=main");
  if (kind === "commit") commitAll(workspace);
}

function handOver(path: string, uid: number): void {
  for (const entry of readdirSync(path, { recursive: true }))
    chownSync(join(path, String(entry)), uid, uid);
  chownSync(path, uid, uid);
  chmodSync(path, 0o755);
}

function copiedDist(folder: string): string {
  const copy = join(folder, "dist");
  cpSync(dist, copy, { recursive: true });
  return copy;
}

function commandLine(entry: string, uid: number | undefined): readonly string[] {
  const words = [process.execPath, entry];
  if (uid === undefined) return words;
  const id = String(uid);
  return ["setpriv", "--reuid", id, "--regid", id, "--clear-groups", ...words];
}

interface CommandFiles {
  readonly output: string;
  readonly state: string;
  readonly summary: string;
  readonly env: string;
  readonly path: string;
}

/** New files for each step, as the runner makes them. */
function makeCommandFiles(
  runnerTemp: string,
  uid: number | undefined,
): { readonly names: CommandFiles; readonly paths: Variables } {
  const folder = join(runnerTemp, "_runner_file_commands");
  mkdirSync(folder, { recursive: true });
  const make = (kind: string): string => {
    const path = join(folder, `${kind}_${randomUUID()}`);
    writeFileSync(path, "");
    if (uid !== undefined) chownSync(path, uid, uid);
    return path;
  };
  const names = {
    output: make("set_output"),
    state: make("save_state"),
    summary: make("step_summary"),
    env: make("set_env"),
    path: make("add_path"),
  };
  return {
    names,
    paths: {
      GITHUB_OUTPUT: names.output,
      GITHUB_STATE: names.state,
      GITHUB_STEP_SUMMARY: names.summary,
      GITHUB_ENV: names.env,
      GITHUB_PATH: names.path,
    },
  };
}

function runnerVariables({ folder, workspace, runnerTemp }: Scene): Variables {
  return {
    PATH: process.env["PATH"],
    HOME: join(folder, "home"),
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: "octo/repository",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
    GITHUB_WORKFLOW: "Fix it",
    GITHUB_JOB: "fix",
    GITHUB_ACTOR: "octocat",
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_RUN_ID: "77",
    GITHUB_RUN_ATTEMPT: "1",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: runnerTemp,
  };
}

/** As the runner reads it: it stands beside the folder of the program. */
const action = parse(readFileSync(join(dist, "../action.yml"), "utf8")) as {
  readonly inputs: { readonly [name: string]: { readonly default?: string } };
};

/** Every input that action.yml lists is set, with its default or empty. */
function inputVariables(given: Inputs): Variables {
  const all: { [name: string]: string } = {
    ...Object.fromEntries(
      Object.entries(action.inputs).map(([name, input]) => [
        name,
        (input.default ?? "").replace("${{ github.token }}", runnerToken),
      ]),
    ),
    prompt: "Do the task.",
    "anthropic-api-key": apiKey,
    "upload-artifact": "false",
    sandbox,
    network: "host",
    ...given,
  };
  if (given["prompt-file"] !== undefined && given["prompt"] === undefined) all["prompt"] = "";
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
      value,
    ]),
  );
}

function running(child: ChildProcess, files: CommandFiles, trackingId: string): RunningAction {
  const log = collected(child);
  const read = (path: string): string => readFileSync(path, "utf8");
  const outputs = (): { [name: string]: string } => entriesOf(read(files.output));
  const finished = once(child, "close").then((ended) => {
    const [exitCode, signal] = ended as [number | null, NodeJS.Signals | null];
    const state = Object.entries(entriesOf(read(files.state)));
    return {
      exitCode,
      signal,
      log: log(),
      ...readLog(log()),
      outputs: outputs(),
      state: Object.fromEntries(state.map(([name, value]) => [`STATE_${name}`, value])),
      summary: read(files.summary),
      handedOn: read(files.env) + read(files.path),
      trackingId,
    };
  });
  // A test that fails before it waits for the end takes the files away.
  finished.catch(() => undefined);
  return { process: child, log, trackingId, outputs, finished };
}

function collected(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** Reads a file of outputs or states: `name=value`, or `name<<MARK`, lines, `MARK`. The last value of a name wins. */
function entriesOf(text: string): { [name: string]: string } {
  const entries: { [name: string]: string } = {};
  const lines = text.split("\n");
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = "", mark = ""] = /^(.+?)<<(.+)$/.exec(line) ?? [];
    const equals = line.indexOf("=");
    if (mark !== "") {
      const end = lines.indexOf(mark);
      assert.ok(end >= 0, `nothing ends the value of ${name}`);
      entries[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join("\n");
    } else if (equals > 0) entries[line.slice(0, equals)] = line.slice(equals + 1);
    else assert.equal(line, "", "a line of the file is neither a value nor empty");
  }
  return entries;
}
