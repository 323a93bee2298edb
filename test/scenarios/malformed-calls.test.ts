import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say, type Step } from "../../src/model/scripted.ts";
import { resultsOf } from "../support/conversation.ts";
import { openScene, recordOf } from "../support/runner.ts";

const expected = 'expected {"command": "..."} with one non-empty text, or {"restart": true}';

const cases: readonly {
  readonly title: string;
  readonly name?: string;
  readonly input: unknown;
  readonly result: string;
}[] = [
  { title: "no command", input: {}, result: `[not run: there is no command; ${expected}]` },
  {
    title: "a number",
    input: { command: 5 },
    result: `[not run: the command is not a text; ${expected}]`,
  },
  {
    title: "a list",
    input: { command: ["echo", "x"] },
    result: `[not run: the command is not a text; ${expected}]`,
  },
  {
    title: "an empty text",
    input: { command: "" },
    result: `[not run: the command is empty; ${expected}]`,
  },
  {
    title: "another tool",
    name: "web_browser",
    input: { command: "view", path: "/etc/passwd" },
    result:
      '[not run: there is no tool "web_browser"; there is: bash, str_replace_based_edit_tool]',
  },
];

describe("a malformed call", { concurrency: true }, () => {
  test("of any kind is answered by an error that says what is expected, and the run goes on", async (context) => {
    const scene = await openScene(context, {
      script: [
        ...cases.map(({ name = "bash", input }): Step => [{ type: "tool_use", name, input }]),
        [bash("echo still here")],
        [say("Done.")],
      ],
    });

    const run = await scene.run();

    for (const [index, { title, result }] of cases.entries())
      assert.deepEqual(resultsOf(scene.server.requests[index + 1]), [[result, true]], title);
    assert.deepEqual(resultsOf(scene.server.requests[cases.length + 1]), [["still here", false]]);
    assert.equal(run.outputs["state"], "completed");
    assert.equal(run.exitCode, 0);
  });

  test("is recorded as denied, with the rule", async (context) => {
    const scene = await openScene(context, {
      script: [[{ type: "tool_use", name: "bash", input: {} }], [say("Done.")]],
    });

    const { audit } = recordOf(await scene.run());

    const requested = audit.find(({ type }) => type === "command.requested");
    const finished = audit.find(({ type }) => type === "command.finished");
    assert.equal(requested!["decision"], "deny");
    assert.equal(requested!["rule"], "malformed call");
    assert.equal(finished!["outcome"], "denied");
    assert.equal(finished!["exit_code"], null);
  });

  test("with two megabytes, or with a NUL, is refused and the session goes on", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("X=kept"), bash(`touch big; : ${"x".repeat(2 * 1024 * 1024)}`)],
        [bash("touch nul; echo a\0b")],
        [bash("echo $X")],
        [say("Done.")],
      ],
    });

    const run = await scene.run();

    const [, tooBig] = resultsOf(scene.server.requests[1]);
    const [nul] = resultsOf(scene.server.requests[2]);
    assert.match(
      tooBig![0],
      /^\[not run: the command has 2097165 bytes; at most 1048576 are accepted/,
    );
    assert.match(nul![0], /^\[not run: the command .*NUL.*\]$/);
    assert.deepEqual([tooBig![1], nul![1]], [true, true]);
    assert.deepEqual(resultsOf(scene.server.requests[3]), [["kept", false]]);
    assert.equal(existsSync(join(scene.workspace, "big")), false);
    assert.equal(existsSync(join(scene.workspace, "nul")), false);
    assert.equal(run.outputs["state"], "completed");
  });

  test("whose input is no JSON is answered by an error, and nothing of it is run", async (context) => {
    const broken: Step = [
      { type: "tool_use", name: "bash", input: {}, inputText: '{"command": "touch canary"' },
    ];
    const scene = await openScene(context, { script: [broken, [say("Done.")]] });

    const run = await scene.run();

    assert.equal(resultsOf(scene.server.requests[1])[0]![1], true);
    assert.equal(existsSync(join(scene.workspace, "canary")), false);
    assert.equal(run.outputs["state"], "completed");
  });
});

test("a restart clears the session, and wins over a command beside it", async (context) => {
  const restart = { type: "tool_use", name: "bash", input: { restart: true } } as const;
  const both = { ...restart, input: { restart: true, command: "touch canary" } } as const;
  const scene = await openScene(context, {
    script: [
      [bash("cd /; X=1"), restart],
      [bash('echo "${X:-unset} $PWD"'), both],
      [bash("echo fine")],
      [say("Done.")],
    ],
  });

  const run = await scene.run();

  const { requests } = scene.server;
  const restarted = "[a new session was started]";
  const alone = "[a new session was started; the command beside the restart was not run]";
  assert.deepEqual(resultsOf(requests[1]).at(-1), [restarted, false]);
  assert.deepEqual(resultsOf(requests[2]), [
    [`unset ${scene.workspace}`, false],
    [alone, false],
  ]);
  assert.deepEqual(resultsOf(requests[3]), [["fine", false]]);
  assert.equal(existsSync(join(scene.workspace, "canary")), false);
  assert.equal(run.outputs["state"], "completed");
});
