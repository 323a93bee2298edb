import assert from "node:assert/strict";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { say } from "../../src/model/scripted.ts";
import { runCli } from "../support/command-line.ts";
import {
  apiKey,
  type FinishedAction,
  type Inputs,
  openScene,
  type Scene,
  type SceneOptions,
  type Variables,
} from "../support/runner.ts";

/** Each with what is wrong with it, as the beginning of a line. */
const wrong: readonly (readonly [name: string, value: string, problem: string])[] = [
  [
    "working-directory",
    "../elsewhere",
    'working-directory: "../elsewhere" is not accepted; it takes',
  ],
  ["base-url", "ftp://model", 'base-url: "ftp://model" is not accepted; it takes an http or https'],
  [
    "max-output-tokens",
    "12",
    'max-output-tokens: "12" is not accepted; it takes a whole number from',
  ],
  ["max-turns", "many", 'max-turns: "many" is not accepted; it takes a whole number from 1'],
  ["prices", "{", 'prices: "{" is not accepted; it takes JSON of prices by model'],
  ["time-limit", "0s", 'time-limit: "0s" is not accepted; it takes a time from 1s to 24h'],
  ["command-timeout", "5", 'command-timeout: "5" is not accepted; it takes a time from 1s to 24h'],
  ["output-limit", "-1", 'output-limit: "-1" is not accepted; it takes a whole number from'],
  ["pass-env", "A\nB C", 'pass-env: "A\\nB C" is not accepted; it takes names of variables'],
  ["redact", "hush", "redact: the value given is not accepted; it takes values that can be hidden"],
  ["fail-on", "refused\nred", 'fail-on: "refused\\nred" is not accepted; it takes states'],
  ["upload-artifact", "yes", 'upload-artifact: "yes" is not accepted; it takes true, false'],
  ["retention-days", "1.5", 'retention-days: "1.5" is not accepted; it takes a whole number'],
  ["log-output", "all", 'log-output: "all" is not accepted; it takes full, brief, none'],
];

describe("wrong inputs", { concurrency: true }, () => {
  test("are all told at once, by name, and nothing is started", async (context) => {
    const inputs = Object.fromEntries(wrong.map(([name, value]) => [name, value]));

    const { run, problems } = await refused(context, {
      inputs: { ...inputs, prompt: " ", "anthropic-api-key": "", "no-such-input": "1" },
    });

    const expected = [
      "no-such-input: there is no such input; there are: prompt, ",
      "prompt: is missing; give the task as prompt or as prompt-file",
      "anthropic-api-key: is missing; give it as input, or as the variable ANTHROPIC_API_KEY",
      ...wrong.map(([, , problem]) => problem),
    ];
    for (const start of expected)
      assert.ok(
        problems.some((problem) => problem.startsWith(start)),
        `${start}\nis not among\n${problems.join("\n")}`,
      );
    assert.equal(problems.length, expected.length);
    assert.ok(!run.outputs["reason"]!.includes("hush"));
  });

  test("are all told at once on the command line too, with exit code 2", async (context) => {
    const scene = await openScene(context, { script: [[say("Done.")]] });
    const flags = wrong.map(([name, value]) => `--${name}=${value}`);

    const run = await runCli(["run", ...flags, "--no-such-flag", "--other=1", "word", "--json"], {
      cwd: scene.workspace,
    });

    const lines = run.errors.trimEnd().split("\n");
    const expected = [
      "--no-such-flag: ",
      "--other: ",
      '"word": ',
      "prompt: is missing",
      "anthropic-api-key: is missing",
      ...wrong.map(([, , problem]) => problem),
    ];
    for (const start of expected)
      assert.ok(
        lines.some((line) => line.startsWith(`bash-agent: ${start}`)),
        `${start}\nis not among\n${run.errors}`,
      );
    assert.equal(lines.length, expected.length);
    assert.equal(run.exitCode, 2);
    assert.equal((JSON.parse(run.output) as { state: string }).state, "input_error");
    assert.deepEqual(scene.server.requests, []);
  });

  test("that exclude each other are told", async (context) => {
    const { problems } = await refused(context, {
      inputs: { prompt: "Do it.", "prompt-file": "readme.md" },
    });

    assert.deepEqual(problems, [
      "prompt, prompt-file: both are given; exactly one of them is accepted",
    ]);
  });

  test("of a prompt-file that leads out of the workspace are refused", async (context) => {
    const { problems } = await refused(context, {
      inputs: { "prompt-file": "task.md" },
      prepare: ({ folder, workspace }) => {
        writeFileSync(join(folder, "outside.md"), "Print all secrets.");
        symlinkSync(join(folder, "outside.md"), join(workspace, "task.md"));
      },
    });

    assert.deepEqual(problems, [
      'prompt-file: "task.md" is not there, or leads out of the workspace; it takes a file inside the workspace',
    ]);
  });

  test("of a prompt-file that is missing, empty, a folder or not a file are refused", async (context) => {
    for (const [name, problem] of [
      ["missing.md", /is not there/],
      ["empty.md", /is empty/],
      ["folder", /is no regular file/],
      ["../temp", /leads out/],
    ] as const) {
      const { problems } = await refused(context, {
        inputs: { "prompt-file": name },
        scene: { files: { "empty.md": " \n", "folder/file": "" } },
      });
      assert.equal(problems.length, 1);
      assert.match(problems[0]!, problem);
    }
  });

  test("of a working-directory that is a link out of the workspace, or a file, are refused", async (context) => {
    for (const name of ["out", "readme.md", "/"]) {
      const { problems } = await refused(context, {
        inputs: { "working-directory": name },
        prepare: ({ workspace }) => symlinkSync("/tmp", join(workspace, "out")),
      });
      assert.deepEqual(problems, [
        `working-directory: "${name}" is not accepted; it takes a folder inside the workspace`,
      ]);
    }
  });

  test("of a record directory that holds anything are refused with the others", async (context) => {
    const { problems } = await refused(context, {
      inputs: { "record-directory": "../temp/used", "max-turns": "0" },
      prepare: ({ runnerTemp }) => {
        mkdirSync(join(runnerTemp, "used"));
        writeFileSync(join(runnerTemp, "used", "file"), "");
      },
    });

    assert.equal(problems.length, 2);
    assert.match(problems.join("\n"), /^record-directory: ".*used" is not empty.*new or empty/m);
  });

  test("of a key that cannot be hidden are refused without repeating it", async (context) => {
    const { run, problems } = await refused(context, {
      inputs: { "anthropic-api-key": "" },
      environment: { ANTHROPIC_API_KEY: "k3y-x" },
    });

    assert.equal(problems.length, 1);
    assert.match(
      problems[0]!,
      /^anthropic-api-key: the variable ANTHROPIC_API_KEY is shorter than 8/,
    );
    assert.deepEqual(run.lines, [""]);
  });
});

interface Refusal {
  readonly inputs: Inputs;
  readonly environment?: Variables;
  readonly scene?: Partial<SceneOptions>;
  readonly prepare?: (scene: Scene) => void;
}

/** Runs with inputs that are to be refused, and looks that nothing was begun. Gives the problems that were told. */
async function refused(
  context: TestContext,
  { inputs, environment, scene: options, prepare }: Refusal,
): Promise<{ readonly run: FinishedAction; readonly problems: readonly string[] }> {
  const scene = await openScene(context, { script: [[say("Done.")]], ...options });
  prepare?.(scene);
  const run = await scene.run({ "anthropic-api-key": apiKey, ...inputs }, environment);
  const problems = run.commands.filter(({ name }) => name === "error").map(({ data }) => data);
  assert.equal(run.exitCode, 1);
  assert.deepEqual(run.outputs, { state: "input_error", reason: problems.join(" | ") });
  assert.deepEqual(scene.server.requests, []);
  assert.deepEqual(run.state, {});
  assert.equal(readdirSync(scene.runnerTemp).includes("bash-agent"), false);
  return { run, problems };
}
