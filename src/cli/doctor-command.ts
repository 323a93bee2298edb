import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { readJobEvent } from "../event/job-event.ts";
import { isForeignTree, isStrangersStart } from "../event/tree-origin.ts";
import { inputs } from "../inputs.ts";
import { modelClient } from "../model/provider.ts";
import { builtInPrices } from "../model/pricing.ts";
import { readModelAccess } from "../options.ts";
import { findProgram, findPrograms } from "../shell/programs.ts";
import { plainLauncher } from "../shell/supervisor.ts";
import { type Environment, hideSecrets, workspaceOf } from "../world.ts";
import { helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { lookAtCredentials } from "./credentials-finding.ts";
import type { Finding } from "./finding.ts";
import { lookAtSandbox } from "./sandbox-finding.ts";

const flags = [
  { name: "model", help: `The model to ask for. Default: ${inputs.model.default}.` },
  { name: "provider", help: inputs.provider.help },
  { name: "base-url", help: inputs["base-url"].help },
  { name: "anthropic-api-key", help: inputs["anthropic-api-key"].help },
];
const about =
  "Says before a token is spent whether a run can work here. Exit code 0 when it can, 1 when something that is needed is missing.";

export const doctorCommand: Command = {
  name: "doctor",
  about: "Says whether a run can work here.",
  async run(words) {
    const given = readArguments(words, flags);
    if (given.help || given.positionals.length > 0) {
      process.stdout.write(helpPage("doctor [flags]", about, flags));
      return given.help ? 0 : 2;
    }
    const environment: Environment = { ...process.env };
    hideSecrets(environment);
    const path = environment["PATH"] ?? "";
    const findings = [
      lookAtBash(path),
      lookAtGit(path),
      lookAtOrphans(),
      lookAtRecords(environment),
      ...(await lookAtModel(given.values, environment)),
      await lookAtSandbox(environment),
      lookAtCredentials(environment),
      ...lookAtTrigger(environment),
    ];
    const isGood = findings.every(({ state }) => state !== "bad");
    process.stdout.write(
      given.json
        ? `${JSON.stringify({ ok: isGood, findings }, null, 2)}\n`
        : findings.map(findingLine).join(""),
    );
    return isGood ? 0 : 1;
  },
};

function lookAtBash(path: string): Finding {
  try {
    const { bash, bashVersion } = findPrograms(path);
    return { name: "bash", state: "good", text: `${bash}, version ${bashVersion}` };
  } catch (error) {
    return { name: "bash", state: "bad", text: messageOf(error) };
  }
}

function lookAtGit(path: string): Finding {
  const git = findProgram("git", path);
  return git === null
    ? { name: "git", state: "note", text: "not found in PATH: a run will leave no patch" }
    : { name: "git", state: "good", text: git };
}

function lookAtOrphans(): Finding {
  return plainLauncher(process.pid) === null
    ? {
        name: "processes",
        state: "note",
        text: "no Perl here: a process that leaves its parent (setsid, double fork) may outlive its command",
      }
    : { name: "processes", state: "good", text: "all that a command starts is found and ended" };
}

function lookAtRecords(environment: Environment): Finding {
  const place = environment["RUNNER_TEMP"] ?? tmpdir();
  try {
    rmSync(mkdtempSync(join(place, "bash-agent-doctor-")), { recursive: true });
    return { name: "records", state: "good", text: `can be written under ${place}` };
  } catch (error) {
    return {
      name: "records",
      state: "bad",
      text: `cannot be written under ${place}: ${messageOf(error)}`,
    };
  }
}

async function lookAtModel(
  values: { readonly [name: string]: string | undefined },
  environment: Environment,
): Promise<Finding[]> {
  const access = readModelAccess({ read: (name) => values[name], environment });
  if ("problems" in access)
    return access.problems.map((text) => ({ name: "key", state: "bad", text }));
  const { provider, proxy } = access;
  const given =
    provider.name === "anthropic" ? "an API key is" : `settings for ${provider.name} are`;
  const key: Finding = { name: "key", state: "good", text: `${given} given` };
  const model = values["model"] ?? inputs.model.default;
  try {
    const client = await modelClient(provider, { prices: builtInPrices, proxy });
    return [key, modelFinding(await client.probe(model), client.unchecked ?? null, model)];
  } catch (error) {
    return [{ name: "key", state: "bad", text: messageOf(error) }];
  }
}

function modelFinding(problem: string | null, unchecked: string | null, model: string): Finding {
  if (problem !== null) return { name: "model", state: "bad", text: problem };
  return unchecked === null
    ? { name: "model", state: "good", text: `${model} answers` }
    : { name: "model", state: "note", text: unchecked };
}

/** Whether what started the job is of a kind that a run would refuse, or that needs care. Nothing outside of Actions. */
function lookAtTrigger(environment: Environment): readonly Finding[] {
  const event = readJobEvent(environment, workspaceOf(environment));
  if (event === null) return [];
  const { name } = event;
  if (!isForeignTree(event))
    return [{ name: "trigger", state: "good", text: `${name}, on the repository's own tree` }];
  return isStrangersStart(name)
    ? [
        {
          name: "trigger",
          state: "bad",
          text: `${name} runs with the repository's token, and the tree may come from a fork; a run is refused unless allowed-triggers names it`,
        },
      ]
    : [
        {
          name: "trigger",
          state: "note",
          text: `${name}, on a tree that may come from a fork: its AGENTS.md is shown as material only`,
        },
      ];
}

function findingLine({ name, state, text }: Finding): string {
  const mark = { good: "ok  ", note: "note", bad: "BAD " }[state];
  return `${mark}  ${name.padEnd(10)} ${text}\n`;
}
