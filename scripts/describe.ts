/**
 * Writes what the tables in the code say to the places where people read it: the two files action.yml, and the tables of README.md
 * and docs/apply.md between their marks; and the script and style of the report page to the module that holds them as texts. `--check`
 * writes nothing and fails when a place says something else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { stringify } from "yaml";
import { pageAssetsModule } from "./page-assets.ts";
import { applyStates } from "../src/apply/end.ts";
import { applyInputs } from "../src/apply/inputs.ts";
import { applyOutputHelp } from "../src/apply/outputs.ts";
import type { Input } from "../src/input-table.ts";
import { inputs } from "../src/inputs.ts";
import { outputHelp } from "../src/outputs.ts";
import { runStates } from "../src/record/event.ts";

const repository = resolve(import.meta.dirname, "..");

type Inputs = Readonly<Record<string, Pick<Input<unknown>, "default" | "actionDefault" | "help">>>;
type Outputs = Readonly<Record<string, string>>;

interface Action {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly runs: Readonly<Record<string, string>>;
  /** Where the tables are. */
  readonly sources: string;
}

/** The text of an action.yml. */
function actionText(action: Action): string {
  const { name, description, icon } = action;
  const content = {
    name,
    description,
    author: "Bash Agent contributors",
    branding: { icon, color: "gray-dark" },
    inputs: Object.fromEntries(
      Object.entries(action.inputs).map(([input, row]) => {
        const text = row.actionDefault ?? row.default;
        const fallback = text === "" ? {} : { default: text };
        return [input, { description: row.help, required: false, ...fallback }];
      }),
    ),
    outputs: Object.fromEntries(
      Object.entries(action.outputs).map(([output, help]) => [output, { description: help }]),
    ),
    runs: { using: "node24", ...action.runs },
  };
  return `# Written by \`npm run describe\` from ${action.sources}.\n${stringify(content, { lineWidth: 120 })}`;
}

const agent: Action = {
  name: "Bash Agent",
  description:
    "A model works on a task through one persistent bash session; the step ends with a truthful state, a patch, a transcript and an audit log.",
  icon: "terminal",
  inputs,
  outputs: outputHelp,
  runs: { main: "dist/main.js", post: "dist/post.js", "post-if": "always()" },
  sources: "src/inputs.ts and src/outputs.ts",
};

const apply: Action = {
  name: "Bash Agent: apply",
  description:
    "Checks the record of a run and brings its change to a branch, a pull request or a comment, in a job of its own with its own token.",
  icon: "git-pull-request",
  inputs: applyInputs,
  outputs: applyOutputHelp,
  runs: { main: "../dist/apply.js" },
  sources: "src/apply/inputs.ts and src/apply/outputs.ts",
};

/** A page with the tables of an action as they should be. */
function withTables(text: string, action: Action): string {
  return withTable(
    withTable(text, "inputs", inputTable(action.inputs)),
    "outputs",
    outputTable(action.outputs),
  );
}

function inputTable(rowsOf: Inputs): string {
  const rows = Object.entries(rowsOf).map(
    ([name, row]) =>
      `| \`${name}\` | ${shownDefault(name, row.actionDefault ?? row.default)} | ${row.help} |`,
  );
  return ["| input | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function outputTable(help: Outputs): string {
  const rows = Object.entries(help).map(([name, text]) => `| \`${name}\` | ${text} |`);
  return ["| output | meaning |", "| --- | --- |", ...rows].join("\n");
}

function shownDefault(name: string, text: string): string {
  if (text === "") return "";
  if (name === "fail-on")
    return `all states but ${goodStates(text)
      .map((state) => `\`${state}\``)
      .join(", ")}`;
  return text
    .split("\n")
    .map((line) => `\`${line}\``)
    .join(", ");
}

/** The states that the list leaves out. */
function goodStates(list: string): readonly string[] {
  const bad = new Set<string>(list.split("\n"));
  const all: readonly string[] = bad.has("conflict") ? applyStates : runStates;
  return all.filter((state) => !bad.has(state));
}

function withTable(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`a page has no marks for the table of ${name}`);
  return text.slice(0, from + start.length) + table + text.slice(to);
}

const assets = await pageAssetsModule(repository);
const files = [
  { path: resolve(repository, "src/record/report/page-assets.ts"), write: () => assets },
  { path: resolve(repository, "action.yml"), write: () => actionText(agent) },
  { path: resolve(repository, "README.md"), write: (text: string) => withTables(text, agent) },
  { path: resolve(repository, "apply/action.yml"), write: () => actionText(apply) },
  { path: resolve(repository, "docs/apply.md"), write: (text: string) => withTables(text, apply) },
];
for (const { path, write } of files) {
  const before = readOrEmpty(path);
  const after = write(before);
  if (before === after) continue;
  if (process.argv.includes("--check")) {
    console.error(`${path} does not say what the code does; run: npm run describe`);
    process.exitCode = 1;
  } else writeFileSync(path, after);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
