import {
  constants,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  existsSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { messageOf } from "./errors.ts";
import { type InputName, inputs, type InputValues, parseInputs } from "./inputs.ts";
import type { PriceTable } from "./model/pricing.ts";
import { type ProviderSettings, readProvider } from "./model/provider-settings.ts";
import { type ProxySettings, readProxy } from "./model/proxy-settings.ts";
import { recordDirectoryProblem } from "./record/directory.ts";
import type { RunState } from "./record/event.ts";
import type { Network } from "./sandbox/network-rules.ts";
import type { SandboxChoice } from "./sandbox/sandbox.ts";
import type { ResourceLimits } from "./shell/limits.ts";

/** Everything a run is told, complete and checked before anything starts. */
export interface RunOptions {
  readonly prompt: string;
  readonly instructions: string;
  /** Absolute path of the tree that the run works on. */
  readonly workspace: string;
  /** Absolute path inside the workspace. */
  readonly workingDirectory: string;
  readonly provider: ProviderSettings;
  /** The proxies of the environment, for the traffic to the model; null: none. */
  readonly proxy: ProxySettings | null;
  readonly model: string;
  readonly maxOutputTokens: number;
  readonly maxTurns: number;
  readonly prices: PriceTable;
  readonly timeLimitMs: number;
  readonly commandTimeoutMs: number;
  readonly outputLimitCharacters: number;
  readonly sandbox: SandboxChoice;
  readonly network: Network;
  readonly resourceLimits: ResourceLimits;
  readonly passedVariables: readonly string[];
  /** Names or first words of the commands that may run; empty: all. */
  readonly allowedCommands: readonly string[];
  /** Values to hide besides the API key and the runner's own. */
  readonly secrets: readonly string[];
  readonly failOn: readonly RunState[];
  /** Empty: one of its own. */
  readonly recordDirectory: string;
  /** In Actions; elsewhere there is nowhere to upload to. */
  readonly uploadArtifact: boolean;
  readonly artifactName: string;
  readonly retentionDays: number | null;
  readonly logOutput: "full" | "brief" | "none";
}

/** Where the inputs' words come from and what they refer to. */
export interface OptionSource {
  readonly read: (name: InputName) => string | undefined;
  readonly workspace: string;
  readonly environment: { readonly [name: string]: string | undefined };
}

/** Reads and checks all inputs together. `problems` are complete: nothing else would be wrong if these were right. */
export function readOptions(
  source: OptionSource,
): { readonly options: RunOptions } | { readonly problems: readonly string[] } {
  const parsed = parseInputs(source.read);
  const problems = "problems" in parsed ? [...parsed.problems] : [];
  const check = checker(source, problems);
  const prompt = check.prompt();
  const workingDirectory = check.workingDirectory();
  const model = readModelAccess(source);
  if ("problems" in model) problems.push(...model.problems);
  const recordDirectory = check.recordDirectory();
  if ("values" in parsed) problems.push(...networkProblems(parsed.values));
  if ("problems" in parsed || "problems" in model || problems.length > 0) return { problems };
  return {
    options: {
      ...plainOptions(parsed.values),
      prompt,
      workspace: source.workspace,
      workingDirectory,
      ...model,
      recordDirectory,
    },
  };
}

/** Who serves the model, what lets us in, and the way there. What is wrong with an input by itself is told when the inputs are parsed. */
export function readModelAccess({
  read,
  environment,
}: Omit<OptionSource, "workspace">):
  | Pick<RunOptions, "provider" | "proxy">
  | { readonly problems: readonly string[] } {
  const given = (name: InputName): string => (read(name) ?? "").trim();
  const name = inputs.provider.parse(given("provider") || inputs.provider.default);
  const proxy = readProxy(environment);
  if ("accepted" in name) return { problems: "problems" in proxy ? proxy.problems : [] };
  const provider = readProvider(name.value, {
    apiKey: given("anthropic-api-key"),
    baseUrl: given("base-url"),
    environment,
  });
  return "settings" in provider && "settings" in proxy
    ? { provider: provider.settings, proxy: proxy.settings }
    : {
        problems: [provider, proxy].flatMap((part) => ("problems" in part ? part.problems : [])),
      };
}

/** A list of domains holds only where the session has a network of its own. */
function networkProblems({ network, sandbox }: InputValues): readonly string[] {
  return typeof network === "object" && (sandbox === "none" || sandbox === "uiddrop")
    ? [
        `network, sandbox: a list of domains is not accepted with sandbox ${sandbox}, which cannot close the network; it takes auto, userns or rootdrop`,
      ]
    : [];
}

type CheckedOption =
  | "prompt"
  | "workspace"
  | "workingDirectory"
  | "provider"
  | "proxy"
  | "recordDirectory";

function plainOptions(values: InputValues): Omit<RunOptions, CheckedOption> {
  return {
    instructions: values.instructions,
    model: values.model,
    maxOutputTokens: values["max-output-tokens"],
    maxTurns: values["max-turns"],
    prices: values.prices,
    timeLimitMs: values["time-limit"],
    commandTimeoutMs: values["command-timeout"],
    outputLimitCharacters: values["output-limit"],
    sandbox: values.sandbox,
    network: values.network,
    resourceLimits: {
      memoryBytes: values["memory-limit"],
      processes: values["process-limit"],
      fileSizeBytes: values["file-size-limit"],
      cpuTimeSeconds: Math.ceil(values["cpu-time-limit"] / 1000),
    },
    passedVariables: values["pass-env"],
    allowedCommands: values["allowed-commands"],
    secrets: values.redact,
    failOn: values["fail-on"],
    uploadArtifact: values["upload-artifact"] === "true",
    artifactName: values["artifact-name"],
    retentionDays: values["retention-days"],
    logOutput: values["log-output"],
  };
}

/** The checks that look beyond one input. Each adds what is wrong to `problems` and then gives a value that nobody uses. */
function checker(source: OptionSource, problems: string[]) {
  const { read, workspace } = source;
  const given = (name: InputName): string => (read(name)?.trim() === "" ? "" : (read(name) ?? ""));
  return {
    prompt(): string {
      const [prompt, file] = [given("prompt"), given("prompt-file").trim()];
      if (prompt !== "" && file !== "")
        problems.push("prompt, prompt-file: both are given; exactly one of them is accepted");
      if (prompt === "" && file === "")
        problems.push("prompt: is missing; give the task as prompt or as prompt-file");
      if (prompt !== "" || file === "") return prompt;
      const read = readInside(workspace, file);
      if ("problem" in read) problems.push(`prompt-file: ${JSON.stringify(file)} ${read.problem}`);
      else if (read.text.trim() === "")
        problems.push(
          `prompt-file: ${JSON.stringify(file)} is empty; it takes a file that holds the task`,
        );
      return "text" in read ? read.text : "";
    },
    workingDirectory(): string {
      const name = given("working-directory").trim() || ".";
      const path = insideOf(workspace, name);
      if (path !== null && isDirectory(path)) return path;
      problems.push(
        `working-directory: ${JSON.stringify(name)} is not accepted; it takes a folder inside the workspace`,
      );
      return workspace;
    },
    recordDirectory(): string {
      const name = given("record-directory").trim();
      if (name === "") return "";
      const path = resolve(name);
      const problem = leadsOut(workspace, path)
        ? "leads out of the workspace by a link"
        : recordDirectoryProblem(path);
      if (problem !== null)
        problems.push(
          `record-directory: ${JSON.stringify(name)} ${problem}; it takes a new or empty folder`,
        );
      return path;
    },
  };
}

/** Whether a path that is spelled as one of the workspace is really one outside: strangers may have made a link on the way. */
function leadsOut(workspace: string, path: string): boolean {
  if (!isWithin(workspace, path) && !isWithin(realpathSync(workspace), path)) return false;
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  return !isWithin(realpathSync(workspace), realpathSync(there));
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Reads a file of the workspace; one that a link leads out of it is refused, since strangers may have made the link. */
function readInside(
  workspace: string,
  name: string,
): { readonly text: string } | { readonly problem: string } {
  const path = insideOf(workspace, name);
  if (path === null)
    return {
      problem: "is not there, or leads out of the workspace; it takes a file inside the workspace",
    };
  try {
    // A named pipe would be waited for at its opening.
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!fstatSync(descriptor).isFile())
        return { problem: "is no regular file; it takes a file inside the workspace" };
      return { text: readFileSync(descriptor, "utf8") };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    return {
      problem: `cannot be read (${messageOf(error)}); it takes a file inside the workspace`,
    };
  }
}

/** The real path of something that exists inside the workspace; null when it does not, or a link leads out. */
function insideOf(workspace: string, name: string): string | null {
  try {
    const root = realpathSync(workspace);
    const path = realpathSync(isAbsolute(name) ? name : join(root, name));
    return isWithin(root, path) ? path : null;
  } catch {
    return null;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path).isDirectory();
}
