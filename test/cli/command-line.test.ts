import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { commands, overview } from "../../src/cli/commands.ts";
import { inputNames, inputs } from "../../src/inputs.ts";

const entry = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node with these words and without any variable but PATH. */
async function started(...words: readonly string[]): Promise<Ended> {
  const options = { env: { PATH: process.env["PATH"] }, timeout: 20_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

function bashAgent(...words: readonly string[]): Promise<Ended> {
  return started(entry, ...words);
}

/** Runs commands one after another in one process, since each start takes its time: what they print and give, or throw. */
async function ranTogether(calls: readonly (readonly string[])[]): Promise<readonly Ended[]> {
  const program = `
    import { commands } from ${JSON.stringify(new URL("../../src/cli/commands.ts", import.meta.url).href)};
    const { write } = process.stdout;
    const results = [];
    for (const [name, ...words] of ${JSON.stringify(calls)}) {
      const printed = { stdout: "", stderr: "" };
      for (const stream of ["stdout", "stderr"])
        process[stream].write = (text) => { printed[stream] += text; return true; };
      const code = await commands.find((command) => command.name === name).run(words).catch((error) => {
        printed.stderr += error.code + ": " + error.message;
        return 2;
      });
      results.push({ code, ...printed });
    }
    write.call(process.stdout, JSON.stringify(results));
  `;
  const { stdout } = await started("--input-type=module", "--eval", program);
  return JSON.parse(stdout) as readonly Ended[];
}

test("each help page fits a hundred columns, and says how the command is used", async () => {
  const pages = await ranTogether(commands.map(({ name }) => [name, "--help"]));
  for (const [index, { code, stdout, stderr }] of pages.entries()) {
    assert.deepEqual([code, stderr], [0, ""]);
    assert.ok(stdout.startsWith(`Usage: bash-agent ${commands[index]?.name}`));
    assert.deepEqual(tooLong(stdout), []);
  }
});

function tooLong(page: string): readonly string[] {
  return page.split("\n").filter((line) => line.length > 100);
}

test("the overview has a line for each command, and without a command it is wrong usage", async () => {
  const [asked, bare] = await Promise.all([bashAgent("--help"), bashAgent()]);
  assert.equal(asked.stdout, overview());
  assert.deepEqual(tooLong(asked.stdout), []);
  for (const { name, about } of commands)
    assert.ok(asked.stdout.includes(`  ${name.padEnd(12)}${about}\n`));
  assert.deepEqual(bare, { ...asked, code: 2 });
});

test("the help of a run has each input with all of its help, and its default", async () => {
  const [page] = await ranTogether([["run", "--help"]]);
  const text = page?.stdout.replaceAll(/\s+/g, " ") ?? "";
  for (const name of inputNames) {
    const { default: fallback, help } = inputs[name];
    const rest = fallback === "" ? "" : ` Default: ${fallback.replaceAll("\n", ", ")}.`;
    assert.ok(text.includes(` --${name} VALUE ${help.replaceAll("`", "")}${rest}`), name);
  }
});

test("a command or a flag that does not exist is named on standard error, and nothing is run", async () => {
  const [command, flag] = await Promise.all([
    bashAgent("rum"),
    bashAgent("verify", "--heat", "x", "audit.jsonl"),
  ]);
  assert.deepEqual(command, {
    code: 2,
    stdout: "",
    stderr: `bash-agent: there is no command "rum"; there are: ${commands.map(({ name }) => name).join(", ")}\n`,
  });
  assert.deepEqual([flag.code, flag.stdout], [2, ""]);
  assert.match(flag.stderr, /^bash-agent: [^\n]*--heat[^\n]*\n$/);
});

test("a word that is wrong is named", async () => {
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [["run", "--prompt", "x", "--max-turn", "3"], /--max-turn/],
    [["run", "--prompt"], /--prompt/],
    [["run", "--prompt", "--model", "x"], /--prompt/],
    [["run", "-p", "x"], /-p/],
    [["run", "Fix it."], /"Fix it\."/],
    [["verify"], /verify takes the path of one audit log/],
    [["verify", "one.jsonl", "two.jsonl"], /verify takes the path of one audit log/],
    [["verify", "/nowhere/audit.jsonl"], /\/nowhere\/audit\.jsonl/],
  ];
  const ended = await ranTogether(wrong.map(([words]) => words));
  for (const [index, [words, message]] of wrong.entries()) {
    const { code, stdout, stderr } = ended[index]!;
    assert.deepEqual([code, stdout], [2, ""], words.join(" "));
    assert.match(stderr, message);
  }
});

test("a run that cannot start names all problems, for a program as JSON too", async () => {
  const problems = [
    'max-turns: "0" is not accepted; it takes a whole number from 1 to 10000',
    "prompt: is missing; give the task as prompt or as prompt-file",
    "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY",
  ];
  const { code, stdout, stderr } = await bashAgent("run", "--max-turns", "0", "--json");
  assert.equal(code, 2);
  assert.equal(stderr, problems.map((problem) => `bash-agent: ${problem}\n`).join(""));
  assert.deepEqual(JSON.parse(stdout), { state: "input_error", reason: problems.join(" | ") });
});
