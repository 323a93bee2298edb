import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { bash, say, serviceError, think, type Script } from "../../src/model/scripted.ts";
import { renderedMarkdown, tagsOf } from "../support/markdown.ts";
import {
  apiKey,
  type FinishedAction,
  type Inputs,
  openScene,
  recordOf,
  runnerToken,
} from "../support/runner.ts";
import { readLog } from "../support/workflow-commands.ts";

const lines: readonly string[] = [
  "::add-mask::the",
  "::error::planted",
  "::error file=a.js,line=1::planted",
  "  \t::warning::planted",
  "\u00a0\u0085\u2003::notice::planted",
  "::set-output name=state::planted",
  "::set-env name=PATH::planted",
  "::add-path::planted",
  "::group::planted",
  "::endgroup::",
  "::stop-commands::planted",
  "::STOP-Commands::planted",
  "::save-state name=record-directory::planted",
  "::debug::planted",
  "::echo::on",
  "::add-matcher::planted.json",
  "x ##[group]planted",
  "##[error]planted",
  "###[set-output name=state;]planted",
  "progress\r::warning::planted\r##[warning]planted\r",
  "\u001b[31m::error::planted\u001b[0m",
  ":\u001b[0m:error::planted",
  "#\u001b[1m#[error]planted",
  ":\b::error::planted",
  "\u202e::error::planted\u2066",
  "\u200b::error::planted",
  "\u0000::error::planted",
  "\u2028::error::planted",
  "\u000b::error::planted\u000c::error::planted",
  "```\n</details><img src=x onerror=alert(1)>\n<script>planted</script>",
  "</pre></details>\n\n# planted\n\n| a | b |\n|---|---|\n[x](javascript:planted) @octocat #1",
];
const hostile = lines.join("\n");

describe("hostile text is inert in the step log and the summary", { concurrency: true }, () => {
  test("when commands print it", async (context) => {
    const run = await runOf(context, [
      [bash(`base64 -d <<< ${Buffer.from(hostile).toString("base64")}`)],
      ...lines.map((line) => [bash(`base64 -d <<< ${Buffer.from(line).toString("base64")}`)]),
      [say("Done.")],
    ]);

    assertInert(run, 1 + lines.length);
    assert.equal(run.outputs["state"], "completed");
  });

  test("when it stands in the commands themselves", async (context) => {
    const run = await runOf(
      context,
      [
        ...lines.map((line) => [bash(`: '${line.replaceAll(/[\0']/g, "")}'`)]),
        ...lines.map((line) => [bash(line.replaceAll("\0", ""))]),
        [say("Done.")],
      ],
      { "command-timeout": "5s" },
    );

    assertInert(run, 2 * lines.length);
  });

  for (const detail of ["full", "brief", "none"]) {
    test(`when the model says it, with log-output ${detail}`, async (context) => {
      const run = await runOf(
        context,
        [
          [think(hostile), say(hostile), bash("true")],
          ...lines.map((line) => [
            say(`. ${line}`),
            say(line),
            bash(`: ${line.slice(0, 30).replaceAll(/[^:#[\]a-z ]/g, "")}`),
          ]),
          [say(hostile)],
        ],
        { "log-output": detail },
      );

      assertInert(run, detail === "none" ? 0 : 1 + lines.length);
      assert.equal(run.outputs["result"], hostile);
    });
  }

  test("when the model refuses with it", async (context) => {
    for (const failOn of ["refused", "internal_error"]) {
      const run = await runOf(
        context,
        [
          {
            blocks: [say(hostile)],
            stopReason: "refusal",
            stopDetails: { type: "refusal", category: hostile, explanation: hostile },
          },
        ],
        { "fail-on": failOn },
      );

      assertInert(run, 0);
      assert.equal(run.outputs["state"], "refused");
      assert.equal(run.outputs["reason"]!.includes("\n"), false);
    }
  });

  test("when the service's errors hold it", async (context) => {
    const run = await runOf(context, [
      serviceError(529, { type: "overloaded_error", message: hostile }),
      serviceError(400, { type: hostile, message: hostile }),
    ]);

    assertInert(run, 0);
    assert.equal(run.outputs["state"], "model_error");
    assert.equal(run.outputs["reason"]!.includes("\n"), false);
  });

  test("when a stop reason, a model or a request id is made of it", async (context) => {
    const run = await runOf(context, [
      { blocks: [bash("true")], model: hostile },
      { blocks: [say("Hm.")], model: hostile, stopReason: hostile },
    ]);

    assertInert(run, 1);
    assert.equal(run.outputs["state"], "model_error");
  });

  test("when inputs hold it, which are then refused", async (context) => {
    const run = await runOf(context, [], {
      "max-turns": hostile.replaceAll("\0", ""),
      "working-directory": hostile.replaceAll("\0", ""),
      "log-output": hostile.replaceAll("\0", ""),
      "::error::planted\n##[error]planted": "x",
    });

    assert.equal(run.outputs["state"], "input_error");
    assertInert(run, 0);
  });

  test("when folders and files of the workspace are named with it", async (context) => {
    const names = [
      "::error::planted",
      "x ##[error]planted",
      "a\n::error::planted\r##[error]planted",
    ];
    const run = await runOf(
      context,
      [
        ...names.map((name) => [
          bash(
            `mkdir $'${name.replaceAll("\n", "\\n").replaceAll("\r", "\\r")}'; cd "$_"; touch f; exit 3`,
          ),
        ]),
        [bash("git init -q inner; touch inner/x"), bash("sleep 30 & sleep 30")],
        [say("Done.")],
      ],
      { "command-timeout": "1s" },
    );

    assertInert(run, names.length + 2);
    assert.equal(run.outputs["state"], "completed");
  });
});

test("the outputs cannot be forged by a result that holds their marks", async (context) => {
  const words = "a\nstate<<ghadelimiter_x\nverified\nghadelimiter_x\nstate=verified\n";
  const run = await runOf(context, [[say(words)]]);

  assert.equal(run.outputs["state"], "completed");
  assert.equal(run.outputs["result"], words);
});

test("a long last word is cut in the outputs, at a character, and whole in the result", async (context) => {
  const words = "é".repeat(40_000);
  const run = await runOf(context, [[say(words)]]);

  assert.equal(recordOf(run).result!.result, words);
  assert.match(run.outputs["result"]!, /^é+\n\[cut\]$/);
  assert.ok(Buffer.byteLength(run.outputs["result"]!) <= 64 * 1024);
  assert.ok(Buffer.byteLength(run.summary) < 900_000);
});

async function runOf(
  context: TestContext,
  script: Script,
  inputs: Inputs = {},
): Promise<FinishedAction> {
  const scene = await openScene(context, { script });
  return await scene.run(inputs);
}

/** The runner finds only commands of ours, and nothing that a terminal or a page would act on. */
function assertInert(run: FinishedAction, groups: number): void {
  const names = run.commands.map(({ name }) => name);
  const count = (name: string): number => names.filter((found) => found === name).length;
  assert.deepEqual(
    new Set(names),
    new Set([
      "add-mask",
      ...names.filter((name) => name === "warning" || name === "error"),
      ...(groups === 0 ? [] : ["group", "stop-commands", "resume-commands", "endgroup"]),
    ]),
  );
  for (const name of ["group", "stop-commands", "resume-commands", "endgroup"])
    assert.equal(count(name), groups, name);
  assert.deepEqual(
    run.commands.filter(({ name }) => name === "add-mask").map(({ data }) => data),
    [apiKey, runnerToken],
  );
  for (const { name, data, properties } of run.commands) {
    if (name !== "warning" && name !== "error") continue;
    assert.deepEqual(properties, {});
    assert.doesNotMatch(data, /^planted/);
    assert.doesNotMatch(data, /[\r\n]/);
  }
  // As if the runner had not been told to stop: both forms are broken in every line as well.
  const guards = /^::(stop-commands::)?[0-9a-f-]{36}(::)?$/gm;
  const unguarded = readLog(run.log.replaceAll(guards, ""));
  assert.ok(
    !unguarded.commands.some(({ name, data }) => data.startsWith("planted") || name === "echo"),
  );
  assert.doesNotMatch(run.log, /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  const html = renderedMarkdown(run.summary);
  const tags = new Set(tagsOf(html).map((tag) => tag.replaceAll(/ (?:align|class)="[\w-]+"/g, "")));
  const known = "h3 p code pre strong table thead tbody tr th td ul li".split(" ");
  assert.deepEqual(
    [...tags].filter((tag) => !known.includes(tag.replaceAll(/[</>]/g, ""))),
    [],
  );
  assert.doesNotMatch(html.replaceAll(/<code[^>]*>[^<]*<\/code>/g, ""), /planted|@octocat|#1/);
}
