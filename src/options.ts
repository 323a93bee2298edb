import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Guidance, guidanceMaterial } from "./agent/guidance.ts";
import { logExcerpt } from "./agent/log-excerpt.ts";
import type { Material } from "./agent/material.ts";
import { type EarlierConversation, earlierConversation, resumeProblem } from "./agent/resume.ts";
import { type AnswerSchema, answerSchema } from "./answer-schema.ts";
import { messageOf, RunError } from "./errors.ts";
import { eventTexts, pullRequestFacts, type PullRequestFacts } from "./event/event-material.ts";
import type { JobEvent } from "./event/job-event.ts";
import { isForeignTree } from "./event/tree-origin.ts";
import { type InputName, inputs, type InputValues, parseInputs } from "./inputs.ts";
import { capabilitiesOf } from "./model/capabilities.ts";
import type { Effort } from "./model/model.ts";
import { hasPrice, type PriceTable } from "./model/pricing.ts";
import { type ProviderSettings, readProvider } from "./model/provider-settings.ts";
import { type ProxySettings, readProxy } from "./model/proxy-settings.ts";
import { recordDirectoryProblem } from "./record/directory.ts";
import type { RunState } from "./record/event.ts";
import { readTranscript } from "./record/transcript-reader.ts";
import type { Network } from "./sandbox/network-rules.ts";
import type { SandboxChoice } from "./sandbox/sandbox.ts";
import type { ResourceLimits } from "./shell/limits.ts";
import { insideOf, leadsOutByLink, readInside } from "./workspace-files.ts";

/** Everything a run is told, complete and checked before anything starts. */
export interface RunOptions {
  readonly prompt: string;
  readonly instructions: string;
  /** Null: there is none, or it is turned off. */
  readonly guidance: Guidance | null;
  /** Absolute path of the tree that the run works on. */
  readonly workspace: string;
  /** Absolute path inside the workspace. */
  readonly workingDirectory: string;
  readonly provider: ProviderSettings;
  /** The proxies of the environment, for the traffic to the model; null: none. */
  readonly proxy: ProxySettings | null;
  readonly model: string;
  /** Empty: none. */
  readonly fallbackModel: string;
  /** Null: the model's own default. */
  readonly effort: Effort | null;
  readonly maxOutputTokens: number;
  readonly maxTurns: number;
  /** US dollars; null: any. */
  readonly maxCostUsd: number | null;
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
  /** The user's own check as a script; empty: none. */
  readonly verify: string;
  /** How often a failing check goes back to the model. */
  readonly verifyAttempts: number;
  readonly requireChange: boolean;
  /** Patterns of files that the change may not touch. */
  readonly protectedPaths: readonly string[];
  /** Empty: the workflow and the job. */
  readonly taskKey: string;
  readonly allowedActors: readonly string[];
  readonly allowedTriggers: readonly string[];
  /** Empty: none. */
  readonly githubToken: string;
  /** What others have written that the task is about. */
  readonly material: readonly Material[];
  /** The pull request whose diff the model is told of; null: none. */
  readonly pullRequest: PullRequestFacts | null;
  /** What the answer has to be; null: any text. */
  readonly answerSchema: AnswerSchema | null;
  /** The conversation to take up; null: a new one. */
  readonly earlier: EarlierConversation | null;
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
  /** What started the job; null outside of Actions. */
  readonly event: JobEvent | null;
}

/** Reads and checks all inputs together. `problems` are complete: nothing else would be wrong if these were right. */
export async function readOptions(
  source: OptionSource,
): Promise<{ readonly options: RunOptions } | { readonly problems: readonly string[] }> {
  const parsed = parseInputs(source.read);
  const problems = "problems" in parsed ? [...parsed.problems] : [];
  const check = checker(source, problems);
  const prompt = check.prompt();
  const guidance = check.guidance();
  const workingDirectory = check.workingDirectory();
  const access = readModelAccess(source);
  if ("problems" in access) problems.push(...access.problems);
  const checked = {
    prompt,
    guidance,
    workspace: source.workspace,
    workingDirectory,
    earlier: check.earlier(),
    recordDirectory: check.recordDirectory(),
  };
  const log = check.log();
  if ("problems" in parsed || "problems" in access) return { problems };
  const { values } = parsed;
  const { event } = source;
  const isAboutEvent = values.context === "event" && event !== null;
  const material = [
    ...(checked.guidance?.isTrusted === false ? [guidanceMaterial(checked.guidance)] : []),
    ...(isAboutEvent ? eventTexts(event) : []),
    ...log,
  ];
  const pullRequest = isAboutEvent ? pullRequestFacts(event) : null;
  problems.push(...networkProblems(values), ...modelProblems(values));
  const schema = await schemaOf(values, problems);
  if (problems.length > 0) return { problems };
  return {
    options: {
      ...plainOptions(values),
      ...checked,
      ...access,
      material,
      pullRequest,
      answerSchema: schema,
    },
  };
}

async function schemaOf(values: InputValues, problems: string[]): Promise<AnswerSchema | null> {
  const schema = values["output-schema"];
  if (schema === null) return null;
  const made = await answerSchema(schema);
  if ("check" in made) return made;
  problems.push(
    `output-schema: the schema is not accepted (${made.problem}); it takes a valid JSON schema`,
  );
  return null;
}

/** What the models that are named cannot do. */
function modelProblems(values: InputValues): readonly string[] {
  const names = [values.model, values["fallback-model"]].filter((name) => name !== "");
  const [tokens, cost] = [values["max-output-tokens"], values["max-cost-usd"]];
  return [
    ...(values.model === values["fallback-model"]
      ? ["fallback-model: is the same as model; it takes another model"]
      : []),
    ...names.flatMap((name) => {
      const most = capabilitiesOf(name).mostOutputTokens ?? Infinity;
      return tokens > most
        ? [
            `max-output-tokens: ${tokens} is not accepted; ${JSON.stringify(name)} takes at most ${most}`,
          ]
        : [];
    }),
    ...names.flatMap((name) =>
      cost === null || hasPrice(name, values.prices)
        ? []
        : [
            `max-cost-usd: the price of ${JSON.stringify(name)} is not known, so its cost cannot be limited; give it as prices`,
          ],
    ),
  ];
}

/** Who serves the model, what lets us in, and the way there. What is wrong with an input by itself is told when the inputs are parsed. */
export function readModelAccess({
  read,
  environment,
}: Pick<OptionSource, "read" | "environment">):
  | Pick<RunOptions, "provider" | "proxy">
  | { readonly problems: readonly string[] } {
  const given = (name: InputName): string => (read(name) ?? "").trim();
  const name = inputs.provider.parse(given("provider") || inputs.provider.default);
  const proxy = readProxy(environment);
  if ("accepted" in name) return { problems: "problems" in proxy ? proxy.problems : [] };
  const replayFrom = given("replay-from");
  if (replayFrom !== "" && name.value !== "replay")
    return {
      problems: [
        `replay-from: is given, and provider is ${name.value}; it is accepted with provider replay alone`,
      ],
    };
  const provider = readProvider(name.value, {
    apiKey: given("anthropic-api-key"),
    baseUrl: given("base-url"),
    replayFrom,
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
  | "guidance"
  | "workspace"
  | "workingDirectory"
  | "provider"
  | "proxy"
  | "answerSchema"
  | "material"
  | "pullRequest"
  | "earlier"
  | "recordDirectory";

function plainOptions(values: InputValues): Omit<RunOptions, CheckedOption> {
  return {
    instructions: values.instructions,
    model: values.model,
    fallbackModel: values["fallback-model"],
    effort: values.effort,
    maxOutputTokens: values["max-output-tokens"],
    maxTurns: values["max-turns"],
    maxCostUsd: values["max-cost-usd"],
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
    verify: values.verify.trim() === "" ? "" : values.verify,
    verifyAttempts: values["verify-attempts"],
    requireChange: values["require-change"] === "true",
    protectedPaths: values["protected-paths"],
    taskKey: values["task-key"],
    allowedActors: values["allowed-actors"],
    allowedTriggers: values["allowed-triggers"],
    githubToken: values["github-token"],
    failOn: values["fail-on"],
    uploadArtifact: values["upload-artifact"] === "true",
    artifactName: values["artifact-name"],
    retentionDays: values["retention-days"],
    logOutput: values["log-output"],
  };
}

const defaultGuidance = inputs["instructions-file"].default;
/** Characters of the repository's guidance; what is longer is cut, since all of it is paid for in every turn. */
const mostGuidance = 65_536;
/** The next message where a conversation is taken up without one. */
const goOn = "Go on with the task.";

/** The checks that look beyond one input. Each adds what is wrong to `problems` and then gives a value that nobody uses. */
function checker(source: OptionSource, problems: string[]) {
  const { read, workspace, environment } = source;
  const given = (name: InputName): string => (read(name)?.trim() === "" ? "" : (read(name) ?? ""));
  return {
    prompt(): string {
      const [prompt, file] = [given("prompt"), given("prompt-file").trim()];
      if (prompt !== "" && file !== "")
        problems.push("prompt, prompt-file: both are given; exactly one of them is accepted");
      if (prompt === "" && file === "") {
        if (given("resume-from").trim() !== "") return goOn;
        problems.push("prompt: is missing; give the task as prompt or as prompt-file");
      }
      if (prompt !== "" || file === "") return prompt;
      const read = readInside(workspace, file);
      if ("problem" in read) problems.push(`prompt-file: ${JSON.stringify(file)} ${read.problem}`);
      else if (read.text.trim() === "")
        problems.push(
          `prompt-file: ${JSON.stringify(file)} is empty; it takes a file that holds the task`,
        );
      return "text" in read ? read.text : "";
    },
    guidance(): Guidance | null {
      const name = (read("instructions-file") ?? defaultGuidance).trim();
      if (name === "") return null;
      // The default is for those who have such a file; a file that was named has to be there.
      if (name === defaultGuidance && !existsSync(join(workspace, name))) return null;
      const file = readInside(workspace, name);
      if ("problem" in file) {
        problems.push(`instructions-file: ${JSON.stringify(name)} ${file.problem}`);
        return null;
      }
      const { text } = file;
      if (text.trim() === "") return null;
      const isCut = text.length > mostGuidance;
      const isTrusted = !isForeignTree(source.event);
      return { name, text: isCut ? text.slice(0, mostGuidance) : text, isCut, isTrusted };
    },
    log(): readonly Material[] {
      const name = given("log-file").trim();
      if (name === "") return [];
      const places = [workspace, environment["RUNNER_TEMP"] ?? ""].filter((place) => place !== "");
      const found = places.map((place) => readInside(place, name)).find((file) => "text" in file);
      if (found !== undefined && "text" in found)
        return [
          {
            title: `The log of a run that failed, ${JSON.stringify(name)}`,
            text: logExcerpt(found.text),
          },
        ];
      problems.push(
        `log-file: ${JSON.stringify(name)} is not there; it takes a file of the workspace or under RUNNER_TEMP`,
      );
      return [];
    },
    earlier(): EarlierConversation | null {
      const name = given("resume-from").trim();
      if (name === "") return null;
      const refuse = (problem: string): null => {
        problems.push(
          `resume-from: ${JSON.stringify(name)} ${problem}; it takes a transcript.jsonl of an earlier run`,
        );
        return null;
      };
      try {
        const earlier = earlierConversation(readTranscript(resolve(name)));
        const problem = resumeProblem(earlier);
        return problem === null ? earlier : refuse(problem);
      } catch (error) {
        if (!(error instanceof RunError || error instanceof RangeError)) throw error;
        return refuse(`cannot be taken up (${messageOf(error)})`);
      }
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
      const problem = leadsOutByLink(workspace, path)
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

function isDirectory(path: string): boolean {
  return statSync(path).isDirectory();
}
