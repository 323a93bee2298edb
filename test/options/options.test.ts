import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test, type TestContext } from "node:test";
import type { InputName } from "../../src/inputs.ts";
import { builtInPrices } from "../../src/model/pricing.ts";
import { type OptionSource, readOptions, type RunOptions } from "../../src/options.ts";
import { createFolder } from "../record/record-fixture.ts";

type Given = { readonly [Name in InputName]?: string };

const key = "sk-ant-api03-key-of-the-test";

/** Reads options in a workspace with a folder `package` and a file `task.md`; a key is given unless the inputs or variables say else. */
function createReader(context: TestContext) {
  const outside = createFolder(context);
  const workspace = join(outside, "workspace");
  mkdirSync(join(workspace, "package"), { recursive: true });
  writeFileSync(join(workspace, "task.md"), "Fix the test.\n");
  writeFileSync(join(outside, "secret.md"), "not for the model");
  const read = (
    given: Given,
    environment: OptionSource["environment"] = { ANTHROPIC_API_KEY: key },
  ) => readOptions({ read: (name) => given[name], workspace, environment });
  return {
    outside,
    workspace,
    optionsOf(...parameters: Parameters<typeof read>): RunOptions {
      const answer = read(...parameters);
      if ("problems" in answer) assert.fail(answer.problems.join("\n"));
      return answer.options;
    },
    problemsOf(...parameters: Parameters<typeof read>): readonly string[] {
      const answer = read(...parameters);
      return "problems" in answer ? answer.problems : [];
    },
  };
}

test("the options of a run are complete, with units in their names", (context) => {
  const { workspace, optionsOf } = createReader(context);
  const options = optionsOf({
    prompt: "Fix the test.\n",
    instructions: "Use tabs.",
    "working-directory": " package\n",
    "base-url": "http://127.0.0.1:1",
    model: "model-1",
    "max-output-tokens": "2000",
    "max-turns": "7",
    "time-limit": "10m",
    "command-timeout": "90s",
    "output-limit": "5000",
    "memory-limit": "2GB",
    "process-limit": "100",
    "file-size-limit": "3MB",
    "cpu-time-limit": "5m",
    "pass-env": "FOO",
    "allowed-commands": "ls\ngit status\n",
    redact: "further-secret",
    "fail-on": "refused",
    "record-directory": "records",
    "upload-artifact": "false",
    "artifact-name": "mine",
    "retention-days": "3",
    "log-output": "brief",
    sandbox: "userns",
    network: "host",
  });
  assert.deepEqual(options, {
    prompt: "Fix the test.\n",
    instructions: "Use tabs.",
    workspace,
    workingDirectory: join(workspace, "package"),
    provider: { name: "anthropic", apiKey: key, baseUrl: "http://127.0.0.1:1" },
    proxy: null,
    model: "model-1",
    maxOutputTokens: 2000,
    maxTurns: 7,
    prices: builtInPrices,
    timeLimitMs: 600_000,
    commandTimeoutMs: 90_000,
    outputLimitCharacters: 5000,
    sandbox: "userns",
    network: "host",
    resourceLimits: {
      memoryBytes: 2 * 1024 ** 3,
      processes: 100,
      fileSizeBytes: 3 * 1024 ** 2,
      cpuTimeSeconds: 300,
    },
    passedVariables: ["FOO"],
    allowedCommands: ["ls", "git status"],
    secrets: ["further-secret"],
    failOn: ["refused"],
    recordDirectory: resolve("records"),
    uploadArtifact: false,
    artifactName: "mine",
    retentionDays: 3,
    logOutput: "brief",
  } satisfies RunOptions);
});

test("the task comes from the prompt or from a file of the workspace", (context) => {
  const { workspace, optionsOf } = createReader(context);
  assert.equal(optionsOf({ prompt: "Fix it.", "prompt-file": " " }).prompt, "Fix it.");
  for (const name of ["task.md", " ./package/../task.md\n", join(workspace, "task.md")])
    assert.equal(optionsOf({ prompt: "\n", "prompt-file": name }).prompt, "Fix the test.\n");
});

test("neither and both of prompt and prompt-file are refused", (context) => {
  const { problemsOf } = createReader(context);
  assert.deepEqual(problemsOf({}), [
    "prompt: is missing; give the task as prompt or as prompt-file",
  ]);
  assert.deepEqual(problemsOf({ prompt: "x", "prompt-file": "task.md" }), [
    "prompt, prompt-file: both are given; exactly one of them is accepted",
  ]);
});

test("a prompt file is a regular file inside the workspace, also behind its links, and holds something", (context) => {
  const { outside, workspace, problemsOf, optionsOf } = createReader(context);
  const inside = (name: string): string => join(workspace, name);
  symlinkSync("../secret.md", inside("leads-out.md"));
  symlinkSync("..", inside("leads-up"));
  symlinkSync("task.md", inside("stays.md"));
  symlinkSync("nowhere", inside("dangling.md"));
  writeFileSync(inside("empty.md"), " \n");
  execFileSync("mkfifo", [inside("pipe")]);
  assert.equal(optionsOf({ "prompt-file": "stays.md" }).prompt, "Fix the test.\n");
  const gone = "is not there, or leads out of the workspace; it takes a file inside the workspace";
  const problems: readonly (readonly [string, string])[] = [
    ["leads-out.md", gone],
    ["leads-up/secret.md", gone],
    ["../secret.md", gone],
    [join(outside, "secret.md"), gone],
    ["/etc/passwd", gone],
    ["dangling.md", gone],
    ["missing.md", gone],
    ["task.md\u0000", gone],
    ["empty.md", "is empty; it takes a file that holds the task"],
    ["package", "is no regular file; it takes a file inside the workspace"],
    ["pipe", "is no regular file; it takes a file inside the workspace"],
  ];
  for (const [name, problem] of problems)
    assert.deepEqual(problemsOf({ "prompt-file": name }), [
      `prompt-file: ${JSON.stringify(name)} ${problem}`,
    ]);
});

test("the working directory is a folder inside the workspace, by its real path", (context) => {
  const { workspace, optionsOf, problemsOf } = createReader(context);
  symlinkSync("package", join(workspace, "alias"));
  symlinkSync("..", join(workspace, "leads-up"));
  mkdirSync(join(workspace, "..package"));
  const directories = {
    "": workspace,
    ".": workspace,
    "package/..": workspace,
    alias: join(workspace, "package"),
    "..package": join(workspace, "..package"),
  };
  for (const [name, path] of Object.entries(directories))
    assert.equal(optionsOf({ prompt: "x", "working-directory": name }).workingDirectory, path);
  for (const name of ["..", "leads-up", "/", "task.md", "missing", "../workspace-2"])
    assert.deepEqual(problemsOf({ prompt: "x", "working-directory": name }), [
      `working-directory: ${JSON.stringify(name)} is not accepted; it takes a folder inside the workspace`,
    ]);
});

test("the key comes from the input, or else from the variable, without the blanks around it", (context) => {
  const { optionsOf } = createReader(context);
  const other = "sk-ant-api03-other-key";
  const keyOf = (...[given, environment]: Parameters<typeof optionsOf>): unknown =>
    optionsOf({ prompt: "x", ...given }, environment).provider;
  const anthropic = { name: "anthropic", baseUrl: "" };
  assert.deepEqual(keyOf({ "anthropic-api-key": ` ${other}\n` }), { ...anthropic, apiKey: other });
  assert.deepEqual(keyOf({ "anthropic-api-key": " " }), { ...anthropic, apiKey: key });
  assert.deepEqual(keyOf({}, { ANTHROPIC_API_KEY: `${other}\n` }), {
    ...anthropic,
    apiKey: other,
  });
});

test("a key that is missing, too short or broken is told without being repeated", (context) => {
  const { problemsOf } = createReader(context);
  const prompt = "x";
  const missing =
    "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY";
  assert.deepEqual(problemsOf({ prompt }, {}), [missing]);
  assert.deepEqual(problemsOf({ prompt }, { ANTHROPIC_API_KEY: " \n" }), [missing]);
  assert.deepEqual(problemsOf({ prompt }, { ANTHROPIC_API_KEY: "qzx" }), [
    "anthropic-api-key: the variable ANTHROPIC_API_KEY is shorter than 8 characters, too short to be hidden; it takes a key of the API",
  ]);
  assert.deepEqual(problemsOf({ prompt }, { ANTHROPIC_API_KEY: "sk-ant-qzx\nqzx" }), [
    "anthropic-api-key: the variable ANTHROPIC_API_KEY holds blanks or characters that no key has; it takes a key of the API",
  ]);
  assert.deepEqual(problemsOf({ prompt, "anthropic-api-key": "qzx" }), [
    "anthropic-api-key: the value given is not accepted; it takes a key of the API; this one is shorter than 8 characters, too short to be hidden",
  ]);
});

test("the address comes from the input, else from the provider's variable, else it is the provider's own", (context) => {
  const { optionsOf, problemsOf } = createReader(context);
  const prompt = "x";
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: "https://proxy.example\n" };
  const input = "http://127.0.0.1:1";
  const addressOf = (...given: Parameters<typeof optionsOf>): string =>
    optionsOf(...given).provider.baseUrl;
  assert.equal(addressOf({ prompt, "base-url": input }, environment), input);
  assert.equal(addressOf({ prompt }, environment), "https://proxy.example");
  assert.equal(addressOf({ prompt }), "");
  assert.deepEqual(
    problemsOf({ prompt }, { ...environment, ANTHROPIC_BASE_URL: "proxy.example" }),
    [
      "base-url: the variable ANTHROPIC_BASE_URL is not accepted; it takes an http or https address",
    ],
  );
});

test("a list of domains is taken where the session has a network of its own, and bad entries are named", (context) => {
  const { optionsOf, problemsOf } = createReader(context);
  const network = "example.com\n*.example.org:8443\n";
  const list = [
    { kind: "name", host: "example.com", ports: [80, 443] },
    { kind: "below", host: "example.org", ports: [8443] },
  ];
  for (const sandbox of ["auto", "userns", "rootdrop"])
    assert.deepEqual(optionsOf({ prompt: "x", sandbox, network }).network, list);
  for (const sandbox of ["none", "uiddrop"])
    assert.deepEqual(problemsOf({ prompt: "x", sandbox, network }), [
      `network, sandbox: a list of domains is not accepted with sandbox ${sandbox}, which cannot close the network; it takes auto, userns or rootdrop`,
    ]);
  assert.deepEqual(problemsOf({ prompt: "x", network: "example.com\n10.0.0.0/8" }), [
    String.raw`network: "example.com\n10.0.0.0/8" is not accepted; it takes none, host, or domains, one a line, such as example.com, *.example.com:8443; the entry "10.0.0.0/8" is no domain`,
  ]);
});

test("problems of single inputs and of their relations are told together", (context) => {
  const { problemsOf } = createReader(context);
  assert.deepEqual(problemsOf({ "max-turns": "0", "working-directory": ".." }, {}), [
    'max-turns: "0" is not accepted; it takes a whole number from 1 to 10000',
    "prompt: is missing; give the task as prompt or as prompt-file",
    'working-directory: ".." is not accepted; it takes a folder inside the workspace',
    "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY",
  ]);
});

test(
  "a file that may not be read is a problem, not a fault",
  { skip: process.getuid?.() === 0 },
  (context) => {
    const { workspace, problemsOf } = createReader(context);
    chmodSync(join(workspace, "task.md"), 0);
    assert.match(problemsOf({ "prompt-file": "task.md" }).join(), /cannot be read \(EACCES/);
  },
);

test("a record directory that a link of the workspace leads out of it is refused", (context) => {
  const { workspace, problemsOf, optionsOf } = createReader(context);
  const elsewhere = createFolder(context);
  symlinkSync(elsewhere, join(workspace, "records"));
  const name = join(workspace, "records", "deep", "new");
  assert.deepEqual(problemsOf({ prompt: "x", "record-directory": name }), [
    `record-directory: ${JSON.stringify(name)} leads out of the workspace by a link; it takes a new or empty folder`,
  ]);
  const inside = join(workspace, "out", "new");
  assert.equal(optionsOf({ prompt: "x", "record-directory": inside }).recordDirectory, inside);
  const outside = join(elsewhere, "new");
  assert.equal(optionsOf({ prompt: "x", "record-directory": outside }).recordDirectory, outside);
});
