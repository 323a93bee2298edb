import { totalmem } from "node:os";
import { messageOf } from "./errors.ts";
import { strangersStart } from "./event/tree-origin.ts";
import { apiKeyProblem } from "./model/api-key.ts";
import {
  type Input,
  lines,
  memberOf,
  oneOf,
  type Parsed,
  parseTable,
  parseWholeNumber,
  type TableValues,
  word,
} from "./input-table.ts";
import { oneLine } from "./model/failure.ts";
import type { Effort } from "./model/model.ts";
import { builtInPrices, parsePrices, type PriceTable } from "./model/pricing.ts";
import { providerNames } from "./model/provider-settings.ts";
import { isHttpAddress } from "./model/variables.ts";
import { entryProblem } from "./policy/allowed-commands.ts";
import { type RunState, runStates } from "./record/event.ts";
import { defaultProtectedPaths, protectedGlobProblem } from "./record/protected-paths.ts";
import { secretProblem } from "./record/redact.ts";
import { parseNetwork } from "./sandbox/network-rules.ts";

/** What the default of `fail-on` leaves green. */
const goodStates: readonly RunState[] = ["completed", "verified"];

/**
 * All inputs that there are. An input that is given as an empty text counts as not given, since an expression of a workflow that finds
 * nothing is empty.
 */
export const inputs = {
  prompt: text("The task, as text. Exactly one of `prompt` and `prompt-file`."),
  "prompt-file": word("The task, as a file of the workspace."),
  instructions: text("Text that is added to the system prompt."),
  "instructions-file": {
    ...word(
      "The repository's own guidance for agents, as a file of the workspace; if it is there, it is added to the system prompt, or, where the tree comes from a fork, shown as material. Empty turns it off.",
    ),
    default: "AGENTS.md",
    emptyIsValue: true,
  },
  "working-directory": { ...word("Where bash starts, inside the workspace."), default: "." },
  provider: {
    default: "anthropic",
    help: "`anthropic`, `bedrock` (Amazon Bedrock), `vertex` (Google Vertex AI) or `replay` (a recorded conversation, see `replay-from`): who serves the model. The clouds take region and credentials from their usual variables, see docs/providers.md.",
    parse: oneOf(...providerNames),
  },
  "anthropic-api-key": {
    ...word(
      "The API key, for `anthropic` alone; without it the variable `ANTHROPIC_API_KEY` is used. It is masked and never in the shell's reach.",
    ),
    secret: true,
    parse: (text: string): Parsed<string> => {
      const value = text.trim();
      const problem = value === "" ? null : apiKeyProblem(value);
      return problem === null ? { value } : { accepted: `a key of the API; this one ${problem}` };
    },
  },
  "base-url": {
    ...word(
      "Address of a service that speaks the Messages API; without it the provider's variable (`ANTHROPIC_BASE_URL`, `ANTHROPIC_BEDROCK_BASE_URL`, `ANTHROPIC_VERTEX_BASE_URL`), then the provider's own. Never taken from the workspace.",
    ),
    parse: (text: string): Parsed<string> => {
      const value = text.trim();
      return value === "" || isHttpAddress(value)
        ? { value }
        : { accepted: "an http or https address" };
    },
  },
  model: {
    ...word("The model's name, as Anthropic's API or the provider calls it."),
    default: "claude-opus-5-5",
  },
  "fallback-model": word(
    "The model that takes over when the first one stays unavailable or is not there for this key. Its answers cost its own price.",
  ),
  effort: {
    default: "",
    help: "`low`, `medium`, `high`, `xhigh` or `max`: how much work the model puts into a response; without it the model's own default.",
    parse: (value: string): Parsed<Effort | null> =>
      value === "" ? { value: null } : oneOf("low", "medium", "high", "xhigh", "max")(value),
  },
  "max-output-tokens": wholeNumber("32000", [1024, 128_000], "Most tokens of one response."),
  "max-turns": wholeNumber("100", [1, 10_000], "Most responses of the model in the run."),
  "max-cost-usd": {
    default: "",
    help: "Most that the responses may cost, in US dollars at list price, such as `2.50`. Each request is checked before it is sent, with the longest response in mind.",
    parse: parseDollars,
  },
  prices: {
    default: "",
    help: "JSON: model -> USD per million tokens `{input, output, cache_write_5m, cache_write_1h, cache_read}`; adds to the built-in table.",
    parse: parsePriceTable,
  },
  "time-limit": duration("30m", "Longest time of the whole run."),
  "command-timeout": duration("2m", "Longest time of each command."),
  "output-limit": wholeNumber(
    "30000",
    [1000, 1_000_000],
    "Most characters of one command's output that the model is shown.",
  ),
  "memory-limit": size(
    "75%",
    "Most memory of the shell and all it starts, as a size or a share of the machine's.",
  ),
  "process-limit": wholeNumber(
    "4096",
    [16, 1_000_000],
    "Most processes and threads of the shell and all it starts.",
  ),
  "file-size-limit": size("4GB", "Largest file that the shell or what it starts may write."),
  "cpu-time-limit": duration("1h", "Longest processor time of each process that the shell starts."),
  sandbox: {
    default: "auto",
    help: "`auto`, `userns`, `rootdrop`, `uiddrop` or `none`: how the session is kept apart from the runner. `auto` is `userns` or `rootdrop`, never less.",
    parse: oneOf("auto", "userns", "rootdrop", "uiddrop", "none"),
  },
  network: {
    default: "none",
    help: "`none`, `host` (the runner's own), or the domains that commands can reach, one a line: `example.com`, `*.example.com`, `example.com:8443`; ports 80 and 443 where none is named. Names with a private address need that address in the list too.",
    parse: parseNetwork,
  },
  "pass-env": lines(
    "Names of variables that the shell may see besides the built-in list, one a line.",
    variableName,
  ),
  "allowed-commands": lines(
    "If given, only these commands run: names, or the first words of commands such as `git status`, one a line. A seat belt, not a boundary: a program that is allowed may start others.",
    commandEntry,
  ),
  redact: { ...lines("Further secret values to hide, one a line.", hideable), secret: true },
  verify: text(
    "Shell lines that are run after the model's work, in a session of their own, and decide whether it is good; before it, too, to know how things stood. The first line that fails is the end; `command-timeout` holds for all of them together.",
  ),
  "verify-attempts": wholeNumber(
    "2",
    [0, 100],
    "How often a verification that failed goes back to the model.",
  ),
  "require-change": {
    default: "false",
    help: "`true` or `false`: whether a run that leaves the tree as it was ends as `no_change`.",
    parse: oneOf("true", "false"),
  },
  "protected-paths": {
    ...lines(
      "Patterns of files that the change may not touch, one a line, such as `test/**`. Touched ones are reported; with `verify` they are a failure.",
      pathPattern,
    ),
    default: defaultProtectedPaths.join("\n"),
  },
  "task-key": word(
    "Identity of a recurring task, kept in the records, so that a proposal is not made twice; without it the workflow and the job.",
  ),
  context: {
    default: "none",
    help: "`none` or `event`: whether the model is shown the event's title, texts, comment and the size of its diff, as marked material of others.",
    parse: oneOf("none", "event"),
  },
  "log-file": word(
    "A log of a failed run, as a file of the workspace or under `RUNNER_TEMP`; the model is shown what stands around its errors, as marked material.",
  ),
  "allowed-actors": {
    ...lines(
      "Who may start a run by an event that others can cause: the least permission on the repository (`read`, `triage`, `write`, `maintain`, `admin`; `none` for anyone), and names, one a line; apps such as `dependabot[bot]` by name only.",
      actorEntry,
    ),
    default: "write",
  },
  "allowed-triggers": lines(
    "`pull_request_target`, `workflow_run` or `issue_comment`, one a line, if a run by it may work on a tree that comes from a fork.",
    oneOf(...strangersStart),
  ),
  "github-token": {
    ...word(
      "A token that may read the repository's metadata, to ask for the permission of whoever caused the event. Masked, never in the shell's reach, used for nothing else.",
    ),
    actionDefault: "${{ github.token }}",
    secret: true,
    parse: (text: string): Parsed<string> => {
      const value = text.trim();
      const problem = value === "" ? null : apiKeyProblem(value);
      return problem === null ? { value } : { accepted: `a token of GitHub; this one ${problem}` };
    },
  },
  "output-schema": {
    default: "",
    help: "A JSON schema that the model's answer has to fit; the answer is then the output `structured-output`.",
    parse: parseSchema,
  },
  "resume-from": word(
    "A `transcript.jsonl` of an earlier run to continue, in a new session; `prompt` is then the next message, and may be left out.",
  ),
  "replay-from": word(
    "For `provider: replay` alone: a `transcript.jsonl` whose responses are given one after the other, in the place of a model. No key, no request, no cost: to test a workflow.",
  ),
  "fail-on": {
    ...lines("States that turn the step red, one a line.", memberOf("states", runStates)),
    default: runStates.filter((name) => !goodStates.includes(name)).join("\n"),
  },
  "record-directory": word(
    "Folder for the records; new or empty. Else one of its own under `RUNNER_TEMP`.",
  ),
  "upload-artifact": {
    default: "true",
    help: "`true` or `false`: whether the records become a job artifact, where the run is a step of Actions. A failed upload warns and changes no state.",
    parse: oneOf("true", "false"),
  },
  "artifact-name": word("Name of the artifact; else `bash-agent-<job>-<attempt>-<short run id>`."),
  "retention-days": {
    default: "",
    help: "Days that the artifact is kept; else as the server is set.",
    parse: (value: string): Parsed<number | null> =>
      value === "" ? { value: null } : parseWholeNumber(value, [1, 400]),
  },
  "log-output": {
    default: "full",
    help: "`full`, `brief` or `none`: how much of a command's output goes to the step log.",
    parse: oneOf("full", "brief", "none"),
  },
} as const satisfies { readonly [name: string]: Input<unknown> };

export type InputName = keyof typeof inputs;
export const inputNames = Object.keys(inputs) as readonly InputName[];

/** The value of every input. */
export type InputValues = TableValues<typeof inputs>;

/** Reads all inputs. Gives their values or all that is wrong with them, each line naming an input and what it accepts. */
export function parseInputs(
  read: (name: InputName) => string | undefined,
): { readonly values: InputValues } | { readonly problems: readonly string[] } {
  return parseTable(inputs, read);
}

function text(help: string): Input<string> {
  return { default: "", help, parse: (value) => ({ value }) };
}

function wholeNumber(
  fallback: string,
  [least, most]: readonly [number, number],
  help: string,
): Input<number> {
  return { default: fallback, help, parse: (value) => parseWholeNumber(value, [least, most]) };
}

const unitMs: { readonly [unit: string]: number } = { s: 1000, m: 60_000, h: 3_600_000 };
const longestMs = 24 * 3_600_000;

/** A time in milliseconds: `90s`, `30m`, `2h`, `1h30m`. */
function duration(fallback: string, help: string): Input<number> {
  return {
    default: fallback,
    help: `${help} Such as \`90s\`, \`30m\`, \`2h\`.`,
    parse(value) {
      const trimmed = value.trim();
      const parts = /^(?:\d+[hms])+$/.test(trimmed) ? [...trimmed.matchAll(/(\d+)([hms])/g)] : [];
      const total = parts.reduce(
        (sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ""] ?? Number.NaN),
        0,
      );
      return total > 0 && total <= longestMs
        ? { value: total }
        : { accepted: "a time from 1s to 24h, such as 90s, 30m or 2h" };
    },
  };
}

const unitBytes: { readonly [unit: string]: number } = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
const smallestBytes = 1024 ** 2;

/** A size in bytes: `512MB`, `4GB`, or `75%` of the machine's memory. Units are powers of 1024, as those of `ulimit` are. */
function size(fallback: string, help: string): Input<number> {
  return {
    default: fallback,
    help: `${help} Such as \`512MB\`, \`4GB\`.`,
    parse(value) {
      const [, count = "", unit = ""] = /^\s*(\d+)\s*(KB|MB|GB|%)\s*$/i.exec(value) ?? [];
      const factor =
        unit === "%" ? totalmem() / 100 : (unitBytes[unit.toUpperCase()] ?? Number.NaN);
      const bytes = Math.floor(Number(count) * factor);
      const isShare = unit !== "%" || Number(count) <= 100;
      return bytes >= smallestBytes && Number.isSafeInteger(bytes) && isShare
        ? { value: bytes }
        : { accepted: "a size from 1MB on, such as 512MB or 4GB" };
    },
  };
}

function variableName(name: string): Parsed<string> {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
    ? { value: name }
    : { accepted: "names of variables, one a line" };
}

function commandEntry(entry: string): Parsed<string> {
  return entryProblem(entry) === null
    ? { value: entry }
    : {
        accepted:
          "names or first words of commands, one a line, without quotes, patterns and variables",
      };
}

function pathPattern(pattern: string): Parsed<string> {
  const problem = protectedGlobProblem(pattern);
  return problem === null
    ? { value: pattern }
    : {
        accepted: `patterns as in a .gitignore, one a line, such as test/**; one of them ${problem}`,
      };
}

function actorEntry(entry: string): Parsed<string> {
  return /^[A-Za-z0-9-]+(\[bot\])?$/.test(entry)
    ? { value: entry }
    : {
        accepted:
          "a permission (none, read, triage, write, maintain, admin) and names of accounts, one a line",
      };
}

function hideable(secret: string): Parsed<string> {
  const problem = secretProblem(secret);
  return problem === null
    ? { value: secret }
    : { accepted: `values that can be hidden, one a line; one of them ${problem}` };
}

function parsePriceTable(value: string): Parsed<PriceTable> {
  if (value === "") return { value: builtInPrices };
  const parsed = parsePrices(value);
  return parsed.kind === "prices"
    ? { value: { ...builtInPrices, ...parsed.prices } }
    : { accepted: `JSON of prices by model; ${parsed.problems.join("; ")}` };
}

function parseDollars(value: string): Parsed<number | null> {
  if (value === "") return { value: null };
  const amount = /^\s*\$?\d+(\.\d+)?\s*$/.test(value) ? Number(value.replace("$", "")) : 0;
  return amount > 0 && amount <= 1_000_000
    ? { value: amount }
    : { accepted: "US dollars, more than 0, such as 2.50" };
}

function parseSchema(value: string): Parsed<object | null> {
  if (value === "") return { value: null };
  try {
    const schema: unknown = JSON.parse(value);
    if (typeof schema === "object" && schema !== null && !Array.isArray(schema))
      return { value: schema };
  } catch (error) {
    return { accepted: `a JSON schema; it is not JSON (${oneLine(messageOf(error))})` };
  }
  return { accepted: "a JSON schema, which is an object" };
}
