/**
 * Writes what the tables in the code say to the places where people read it: action.yml, and the tables of README.md between their
 * marks. `--check` writes nothing and fails when a place says something else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { stringify } from "yaml";
import { type Input, type InputName, inputNames, inputs } from "../src/inputs.ts";
import { outputHelp } from "../src/outputs.ts";

const repository = resolve(import.meta.dirname, "..");

const action = {
  name: "Bash Agent",
  description:
    "A model works on a task through one persistent bash session; the step ends with a truthful state, a patch, a transcript and an audit log.",
  author: "Bash Agent contributors",
  branding: { icon: "terminal", color: "gray-dark" },
  inputs: Object.fromEntries(
    inputNames.map((name) => [
      name,
      {
        description: inputs[name].help,
        required: false,
        ...(actionDefault(name) === "" ? {} : { default: actionDefault(name) }),
      },
    ]),
  ),
  outputs: Object.fromEntries(
    Object.entries(outputHelp).map(([name, description]) => [name, { description }]),
  ),
  runs: { using: "node24", main: "dist/main.js", post: "dist/post.js", "post-if": "always()" },
};

function actionDefault(name: InputName): string {
  const input: Input<unknown> = inputs[name];
  return input.actionDefault ?? input.default;
}

/** The text of action.yml. */
const actionText = `# Written by \`npm run describe\` from src/inputs.ts and src/outputs.ts.\n${stringify(action, { lineWidth: 120 })}`;

/** README.md with its tables as they should be. */
function readmeText(text: string): string {
  return withTable(withTable(text, "inputs", inputTable()), "outputs", outputTable());
}

function inputTable(): string {
  const rows = inputNames.map(
    (name) => `| \`${name}\` | ${shownDefault(name)} | ${inputs[name].help} |`,
  );
  return ["| input | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function outputTable(): string {
  const rows = Object.entries(outputHelp).map(([name, help]) => `| \`${name}\` | ${help} |`);
  return ["| output | meaning |", "| --- | --- |", ...rows].join("\n");
}

function shownDefault(name: InputName): string {
  if (name === "fail-on") return "all states but `completed`, `verified`";
  const lines = actionDefault(name).split("\n");
  return lines.map((line) => (line === "" ? "" : `\`${line}\``)).join(", ");
}

function withTable(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`README.md has no marks for the table of ${name}`);
  return text.slice(0, from + start.length) + table + text.slice(to);
}

const files = [
  { path: resolve(repository, "action.yml"), write: () => actionText },
  { path: resolve(repository, "README.md"), write: readmeText },
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
