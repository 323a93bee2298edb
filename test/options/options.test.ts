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
  ) => readOptions({ read: (name) => given[name], workspace, environment, event: null });
  return {
    outside,
    workspace,
    async optionsOf(...parameters: Parameters<typeof read>): Promise<RunOptions> {
      const answer = await read(...parameters);
      if ("problems" in answer) assert.fail(answer.problems.join("\n"));
      return answer.options;
    },
    async problemsOf(...parameters: Parameters<typeof read>): Promise<readonly string[]> {
      const answer = await read(...parameters);
      return "problems" in answer ? answer.problems : [];
    },
  };
}

const price = { input: 4, output: 20, cache_write_5m: 5, cache_write_1h: 8, cache_read: 0.2 };

test("the options of a run are complete, with units in their names", async (context) => {
  const { workspace, optionsOf } = createReader(context);
  const options = await optionsOf({
    prompt: "Fix the test.\n",
    instructions: "Use tabs.",
    "working-directory": " package\n",
    "base-url": "http://127.0.0.1:1",
    model: "model-1",
    "max-output-tokens": "2000",
    "max-turns": "7",
    "max-cost-usd": "2.50",
    "fallback-model": "model-2",
    prices: JSON.stringify({ "model-1": price, "model-2": price }),
    effort: "high",
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
    guidance: null,
    workspace,
    workingDirectory: join(workspace, "package"),
    provider: { name: "anthropic", apiKey: key, baseUrl: "http://127.0.0.1:1" },
    proxy: null,
    model: "model-1",
    maxOutputTokens: 2000,
    maxTurns: 7,
    maxCostUsd: 2.5,
    fallbackModel: "model-2",
    effort: "high",
    verify: "",
    verifyAttempts: 2,
    requireChange: false,
    taskKey: "",
    allowedActors: ["write"],
    allowedTriggers: [],
    githubToken: "",
    material: [],
    pullRequest: null,
    protectedPaths: [".github/workflows/**", ".github/actions/**"],
    answerSchema: null,
    earlier: null,
    prices: { ...builtInPrices, "model-1": price, "model-2": price },
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

test("the task comes from the prompt or from a file of the workspace", async (context) => {
  const { workspace, optionsOf } = createReader(context);
  assert.equal((await optionsOf({ prompt: "Fix it.", "prompt-file": " " })).prompt, "Fix it.");
  for (const name of ["task.md", " ./package/../task.md\n", join(workspace, "task.md")])
    assert.equal(
      (await optionsOf({ prompt: "\n", "prompt-file": name })).prompt,
      "Fix the test.\n",
    );
});

test("neither and both of prompt and prompt-file are refused", async (context) => {
  const { problemsOf } = createReader(context);
  assert.deepEqual(await problemsOf({}), [
    "prompt: is missing; give the task as prompt or as prompt-file",
  ]);
  assert.deepEqual(await problemsOf({ prompt: "x", "prompt-file": "task.md" }), [
    "prompt, prompt-file: both are given; exactly one of them is accepted",
  ]);
});

test("a prompt file is a regular file inside the workspace, also behind its links, and holds something", async (context) => {
  const { outside, workspace, problemsOf, optionsOf } = createReader(context);
  const inside = (name: string): string => join(workspace, name);
  symlinkSync("../secret.md", inside("leads-out.md"));
  symlinkSync("..", inside("leads-up"));
  symlinkSync("task.md", inside("stays.md"));
  symlinkSync("nowhere", inside("dangling.md"));
  writeFileSync(inside("empty.md"), " \n");
  execFileSync("mkfifo", [inside("pipe")]);
  assert.equal((await optionsOf({ "prompt-file": "stays.md" })).prompt, "Fix the test.\n");
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
    assert.deepEqual(await problemsOf({ "prompt-file": name }), [
      `prompt-file: ${JSON.stringify(name)} ${problem}`,
    ]);
});

test("the working directory is a folder inside the workspace, by its real path", async (context) => {
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
    assert.equal(
      (await optionsOf({ prompt: "x", "working-directory": name })).workingDirectory,
      path,
    );
  for (const name of ["..", "leads-up", "/", "task.md", "missing", "../workspace-2"])
    assert.deepEqual(await problemsOf({ prompt: "x", "working-directory": name }), [
      `working-directory: ${JSON.stringify(name)} is not accepted; it takes a folder inside the workspace`,
    ]);
});

test("the key comes from the input, or else from the variable, without the blanks around it", async (context) => {
  const { optionsOf } = createReader(context);
  const other = "sk-ant-api03-other-key";
  const keyOf = async (...[given, environment]: Parameters<typeof optionsOf>): Promise<unknown> =>
    (await optionsOf({ prompt: "x", ...given }, environment)).provider;
  const anthropic = { name: "anthropic", baseUrl: "" };
  assert.deepEqual(await keyOf({ "anthropic-api-key": ` ${other}\n` }), {
    ...anthropic,
    apiKey: other,
  });
  assert.deepEqual(await keyOf({ "anthropic-api-key": " " }), { ...anthropic, apiKey: key });
  assert.deepEqual(await keyOf({}, { ANTHROPIC_API_KEY: `${other}\n` }), {
    ...anthropic,
    apiKey: other,
  });
});

test("a key that is missing, too short or broken is told without being repeated", async (context) => {
  const { problemsOf } = createReader(context);
  const prompt = "x";
  const missing =
    "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY";
  assert.deepEqual(await problemsOf({ prompt }, {}), [missing]);
  assert.deepEqual(await problemsOf({ prompt }, { ANTHROPIC_API_KEY: " \n" }), [missing]);
  assert.deepEqual(await problemsOf({ prompt }, { ANTHROPIC_API_KEY: "qzx" }), [
    "anthropic-api-key: the variable ANTHROPIC_API_KEY is shorter than 8 characters, too short to be hidden; it takes a key of the API",
  ]);
  assert.deepEqual(await problemsOf({ prompt }, { ANTHROPIC_API_KEY: "sk-ant-qzx\nqzx" }), [
    "anthropic-api-key: the variable ANTHROPIC_API_KEY holds blanks or characters that no key has; it takes a key of the API",
  ]);
  assert.deepEqual(await problemsOf({ prompt, "anthropic-api-key": "qzx" }), [
    "anthropic-api-key: the value given is not accepted; it takes a key of the API; this one is shorter than 8 characters, too short to be hidden",
  ]);
});

const addressIn = (provider: RunOptions["provider"]): string | null =>
  "baseUrl" in provider ? provider.baseUrl : null;

test("a recorded conversation takes the place of a model, and every mistake with it is told", async (context) => {
  const { outside, problemsOf, optionsOf } = createReader(context);
  const path = join(outside, "transcript.jsonl");
  const time = "2026-11-30T00:00:00.000Z";
  const said = [{ type: "text", text: "Done." }];
  const head = {
    type: "run",
    version: 1,
    run_id: "run-1",
    started_at: time,
    model: "m",
    provider: "p",
    system: "s",
  };
  const message = { type: "message", turn: 1, at: time, content: said };
  const lines = [
    head,
    { ...message, role: "assistant", model: "m", stop_reason: "tool_use", resumed: true },
    { ...message, role: "user" },
    { ...message, role: "assistant", model: "m", stop_reason: "end_turn" },
  ];
  const write = (...written: readonly object[]): void =>
    writeFileSync(path, written.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const replayed = {
    prompt: "x",
    provider: "replay",
    "replay-from": path,
    "anthropic-api-key": "",
  };

  write(...lines);
  assert.deepEqual((await optionsOf(replayed)).provider, {
    name: "replay",
    turns: [{ content: said, model: "m", stop: "end_turn" }],
  });
  write(head);
  const form = "; it takes a transcript.jsonl of an earlier run";
  assert.deepEqual(await problemsOf(replayed), [
    `replay-from: ${JSON.stringify(path)} has no response${form}`,
  ]);
  assert.deepEqual(await problemsOf({ ...replayed, "replay-from": "" }), [
    `replay-from: is missing, and provider is replay${form}`,
  ]);
  assert.match(
    (await problemsOf({ ...replayed, "replay-from": "/none" })).join(),
    /^replay-from: "\/none" cannot be read/,
  );
  assert.deepEqual(await problemsOf({ ...replayed, provider: "anthropic" }), [
    "replay-from: is given, and provider is anthropic; it is accepted with provider replay alone",
  ]);
});

test("the address comes from the input, else from the provider's variable, else it is the provider's own", async (context) => {
  const { optionsOf, problemsOf } = createReader(context);
  const prompt = "x";
  const environment = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: "https://proxy.example\n" };
  const input = "http://127.0.0.1:1";
  const addressOf = async (...given: Parameters<typeof optionsOf>): Promise<string | null> =>
    addressIn((await optionsOf(...given)).provider);
  assert.equal(await addressOf({ prompt, "base-url": input }, environment), input);
  assert.equal(await addressOf({ prompt }, environment), "https://proxy.example");
  assert.equal(await addressOf({ prompt }), "");
  assert.deepEqual(
    await problemsOf({ prompt }, { ...environment, ANTHROPIC_BASE_URL: "proxy.example" }),
    [
      "base-url: the variable ANTHROPIC_BASE_URL is not accepted; it takes an http or https address",
    ],
  );
});

test("a list of domains is taken where the session has a network of its own, and bad entries are named", async (context) => {
  const { optionsOf, problemsOf } = createReader(context);
  const network = "example.com\n*.example.org:8443\n";
  const list = [
    { kind: "name", host: "example.com", ports: [80, 443] },
    { kind: "below", host: "example.org", ports: [8443] },
  ];
  for (const sandbox of ["auto", "userns", "rootdrop"])
    assert.deepEqual((await optionsOf({ prompt: "x", sandbox, network })).network, list);
  for (const sandbox of ["none", "uiddrop"])
    assert.deepEqual(await problemsOf({ prompt: "x", sandbox, network }), [
      `network, sandbox: a list of domains is not accepted with sandbox ${sandbox}, which cannot close the network; it takes auto, userns or rootdrop`,
    ]);
  assert.deepEqual(await problemsOf({ prompt: "x", network: "example.com\n10.0.0.0/8" }), [
    String.raw`network: "example.com\n10.0.0.0/8" is not accepted; it takes none, host, or domains, one a line, such as example.com, *.example.com:8443; the entry "10.0.0.0/8" is no domain`,
  ]);
});

test("problems of single inputs and of their relations are told together", async (context) => {
  const { problemsOf } = createReader(context);
  assert.deepEqual(await problemsOf({ "max-turns": "0", "working-directory": ".." }, {}), [
    'max-turns: "0" is not accepted; it takes a whole number from 1 to 10000',
    "prompt: is missing; give the task as prompt or as prompt-file",
    'working-directory: ".." is not accepted; it takes a folder inside the workspace',
    "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY",
  ]);
});

test(
  "a file that may not be read is a problem, not a fault",
  { skip: process.getuid?.() === 0 },
  async (context) => {
    const { workspace, problemsOf } = createReader(context);
    chmodSync(join(workspace, "task.md"), 0);
    assert.match(
      (await problemsOf({ "prompt-file": "task.md" })).join(),
      /cannot be read \(EACCES/,
    );
  },
);

test("a record directory that a link of the workspace leads out of it is refused", async (context) => {
  const { workspace, problemsOf, optionsOf } = createReader(context);
  const elsewhere = createFolder(context);
  symlinkSync(elsewhere, join(workspace, "records"));
  const name = join(workspace, "records", "deep", "new");
  assert.deepEqual(await problemsOf({ prompt: "x", "record-directory": name }), [
    `record-directory: ${JSON.stringify(name)} leads out of the workspace by a link; it takes a new or empty folder`,
  ]);
  const inside = join(workspace, "out", "new");
  assert.equal(
    (await optionsOf({ prompt: "x", "record-directory": inside })).recordDirectory,
    inside,
  );
  const outside = join(elsewhere, "new");
  assert.equal(
    (await optionsOf({ prompt: "x", "record-directory": outside })).recordDirectory,
    outside,
  );
});

test("a model without a price, or with a smaller response, does not go with the limits that were set", async (context) => {
  const { problemsOf, optionsOf } = createReader(context);
  const given = { prompt: "x", "max-cost-usd": "1", "max-output-tokens": "100000" };
  assert.deepEqual(
    await problemsOf({ ...given, model: "my-model", "fallback-model": "claude-haiku-4-5" }),
    [
      'max-output-tokens: 100000 is not accepted; "claude-haiku-4-5" takes at most 64000',
      'max-cost-usd: the price of "my-model" is not known, so its cost cannot be limited; give it as prices',
    ],
  );
  assert.deepEqual(await problemsOf({ prompt: "x", "fallback-model": "claude-opus-5-5" }), [
    "fallback-model: is the same as model; it takes another model",
  ]);
  const prices = JSON.stringify({ "my-model": price });
  assert.equal((await optionsOf({ ...given, model: "my-model", prices })).maxCostUsd, 1);
});

test("a schema that is none is told with what is wrong with it", async (context) => {
  const { problemsOf, optionsOf } = createReader(context);
  const [problem] = await problemsOf({ prompt: "x", "output-schema": '{"type": "text"}' });
  assert.match(
    problem!,
    /^output-schema: the schema is not accepted \(.*type.*\); it takes a valid JSON schema$/,
  );
  const schema = '{"type": "object", "properties": {"on": {"type": "string", "format": "date"}}}';
  const { answerSchema } = await optionsOf({ prompt: "x", "output-schema": schema });
  assert.deepEqual(answerSchema!.check('```json\n{"on": "2026-11-30"}\n```'), {
    value: { on: "2026-11-30" },
  });
  assert.deepEqual(answerSchema!.check('{"on": "today"}'), {
    problem: '/on must match format "date"',
  });
  assert.match(JSON.stringify(answerSchema!.check("Done.")), /it is not JSON/);
  const slow = await optionsOf({
    prompt: "x",
    "output-schema": '{"type": "string", "pattern": "^(a+)+$"}',
  });
  assert.deepEqual(slow.answerSchema!.check('"aaa"'), { value: "aaa" });
  assert.deepEqual(slow.answerSchema!.check(JSON.stringify(`${"a".repeat(60)}b`)), {
    problem: "checking it takes too long: a pattern of the schema is to blame",
  });
});

test("the repository's guidance is read where it is, turned off by an empty name, and missed where it was named", async (context) => {
  const { workspace, problemsOf, optionsOf } = createReader(context);
  const guidanceOf = async (given: Given) => (await optionsOf({ prompt: "x", ...given })).guidance;
  assert.equal(await guidanceOf({}), null);
  writeFileSync(join(workspace, "AGENTS.md"), "Use tabs.\n");
  writeFileSync(join(workspace, "long.md"), "x".repeat(70_000));
  symlinkSync("../secret.md", join(workspace, "leads-out.md"));
  mkdirSync(join(workspace, ".git"));
  writeFileSync(join(workspace, ".git", "config"), "a token");
  symlinkSync(".git/config", join(workspace, "leads-to-git.md"));
  assert.deepEqual(await guidanceOf({}), {
    name: "AGENTS.md",
    text: "Use tabs.\n",
    isCut: false,
    isTrusted: true,
  });
  assert.equal(await guidanceOf({ "instructions-file": "" }), null);
  const long = await guidanceOf({ "instructions-file": "long.md" });
  assert.deepEqual([long!.text.length, long!.isCut], [65_536, true]);
  for (const name of ["CLAUDE.md", "leads-out.md", "leads-to-git.md", ".git/config"])
    assert.deepEqual(await problemsOf({ prompt: "x", "instructions-file": name }), [
      `instructions-file: ${JSON.stringify(name)} is not there, or leads out of the workspace; it takes a file inside the workspace`,
    ]);
});

test("a transcript is taken up with or without a next message, and what is none is refused", async (context) => {
  const { outside, problemsOf, optionsOf } = createReader(context);
  const path = join(outside, "transcript.jsonl");
  const head = {
    type: "run",
    version: 1,
    run_id: "run-1",
    started_at: "2026-11-30T00:00:00.000Z",
    model: "model-1",
    provider: "anthropic",
    system: "You work.",
  };
  const said = [{ type: "text", text: "Fix it." }];
  const first = { type: "message", turn: 0, at: head.started_at, role: "user", content: said };
  writeFileSync(path, `${JSON.stringify(head)}\n${JSON.stringify(first)}\n{"type": "mess`);
  const options = await optionsOf({ "resume-from": path });
  assert.equal(options.prompt, "Go on with the task.");
  assert.deepEqual(options.earlier, {
    runId: "run-1",
    state: null,
    messages: [{ role: "user", content: said }],
    openCalls: 0,
  });
  const assistant = { ...first, role: "assistant" };
  for (const [text, problem] of [
    ["", "cannot be taken up"],
    ["{}\n", "cannot be taken up"],
    [`${JSON.stringify(head)}\n${JSON.stringify(assistant)}\n`, "does not begin with a message"],
  ] as const) {
    writeFileSync(path, text);
    const [told] = await problemsOf({ "resume-from": path });
    assert.match(told!, new RegExp(`^resume-from: .* ${problem}.*; it takes a transcript.jsonl`));
  }
  assert.match((await problemsOf({ "resume-from": join(outside, "none") })).join(), /resume-from/);
});
