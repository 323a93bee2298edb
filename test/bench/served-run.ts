import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Step } from "../../src/model/scripted.ts";
import type { Workplace } from "./workplace.ts";

const longestRunMs = 120_000;
const memoryEveryMs = 10;

/** A request as the server saw it. Times are milliseconds since the epoch, with fractions. */
export interface ServedRequest {
  /** When the whole request was there. */
  readonly arrivedAtMs: number;
  /** From then to the end of the response. */
  readonly heldMs: number;
  readonly status: number | null;
  /** Of the body. */
  readonly bytes: number;
  /** All tokens of the input, those read from the cache included. */
  readonly inputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

export interface ServedRun {
  readonly requests: readonly ServedRequest[];
  /** When the program was started, milliseconds since the epoch. */
  readonly startedAtMs: number;
  /** The most memory that the program itself ever held (VmHWM), in MB. */
  readonly peakMemoryMB: number;
  readonly recordDirectory: string;
}

/** Runs `dist/main.js` as the runner does, with a model that says these steps. Throws when the run does not end well. */
export function runAction(workplace: Workplace, steps: readonly Step[]): Promise<ServedRun> {
  return serve(workplace, steps, (url, recordDirectory) => ({
    words: [join(import.meta.dirname, "../../dist/main.js")],
    environment: runnerEnvironment(workplace, {
      PROMPT: "Work.",
      "ANTHROPIC-API-KEY": "a-key-for-the-bench",
      "BASE-URL": url,
      "MAX-TURNS": "1000",
      "RECORD-DIRECTORY": recordDirectory,
      "UPLOAD-ARTIFACT": "false",
    }),
  }));
}

/** Runs the plain implementation of the documented pattern on the same steps. */
export function runMarkerAgent(workplace: Workplace, steps: readonly Step[]): Promise<ServedRun> {
  return serve(workplace, steps, (url) => ({
    words: [join(import.meta.dirname, "marker-agent.ts"), url],
    environment: process.env,
  }));
}

/**
 * The milliseconds that each turn took besides what the server held back: from the end of a response to the arrival of the next request,
 * the command's own time included.
 */
export function turnOverheads({ requests }: ServedRun): readonly number[] {
  return requests.slice(1).map(({ arrivedAtMs }, index) => {
    const before = requests[index];
    return before === undefined ? Number.NaN : arrivedAtMs - before.arrivedAtMs - before.heldMs;
  });
}

interface Program {
  /** Arguments of node. */
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

async function serve(
  workplace: Workplace,
  steps: readonly Step[],
  program: (url: string, recordDirectory: string) => Program,
): Promise<ServedRun> {
  const scriptFile = workplace.fresh("script");
  writeFileSync(scriptFile, JSON.stringify(steps));
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, "model-server.ts"), scriptFile],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const url = String((await lines.next()).value);
    const recordDirectory = workplace.fresh("record");
    const { words, environment } = program(url, recordDirectory);
    const startedAtMs = performance.timeOrigin + performance.now();
    const child = spawn(process.execPath, words, {
      cwd: workplace.repository,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: longestRunMs,
    });
    const peakMemoryMB = await endOf(child);
    server.kill("SIGTERM");
    const requests: ServedRequest[] = [];
    for await (const line of lines) requests.push(JSON.parse(line) as ServedRequest);
    if (requests.length !== steps.length || requests.some(({ status }) => status !== 200))
      throw new Error(`${requests.length} requests for ${steps.length} steps, or a refused one`);
    return { requests, startedAtMs, peakMemoryMB, recordDirectory };
  } finally {
    server.kill("SIGKILL");
  }
}

/** Waits for the end of the program and gives its peak of memory. Throws with what it printed when it fails. */
async function endOf(child: ChildProcess): Promise<number> {
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4000)));
  let peakMemoryMB = 0;
  const timer = setInterval(() => {
    peakMemoryMB = Math.max(peakMemoryMB, memoryOf(child.pid ?? 0));
  }, memoryEveryMs);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`the program ended with ${code}:\n${printed}`);
  return peakMemoryMB;
}

/** The peak so far, in MB; 0 when the process is gone. It only grows, so the last look before the end counts. */
function memoryOf(pid: number): number {
  try {
    return peakMemory(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return 0;
  }
}

/** VmHWM of a status file of `/proc`, in MB. */
export function peakMemory(status: string): number {
  return (Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

/** The environment of a step of a JavaScript action: inputs as variables with their hyphens, and files for commands. */
function runnerEnvironment(
  workplace: Workplace,
  inputs: { readonly [name: string]: string },
): NodeJS.ProcessEnv {
  const temporary = workplace.fresh("runner-temp");
  const commands = join(temporary, "_runner_file_commands");
  mkdirSync(commands, { recursive: true });
  const files = ["OUTPUT", "STATE", "ENV", "PATH", "STEP_SUMMARY"].map((name) => {
    const path = join(commands, name.toLowerCase());
    writeFileSync(path, "");
    return [`GITHUB_${name}`, path] as const;
  });
  return {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workplace.repository,
    RUNNER_TEMP: temporary,
    ...Object.fromEntries(files),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
  };
}
