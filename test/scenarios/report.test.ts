import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import { openBrowser, openFile, withoutChromium } from "../support/chromium.ts";
import { runCli } from "../support/command-line.ts";
import { startArtifactService, filesOf } from "../support/artifact-service.ts";
import {
  apiKey,
  type FinishedAction,
  openScene,
  recordOf,
  runPost,
  sandbox,
  type Scene,
  untilFile,
} from "../support/runner.ts";

const good: Script = [
  [say("I write it."), bash("echo new > new.txt; printf 'out\\n'")],
  [bash("false")],
  [say("It is done.")],
];

describe("the report of a run", { concurrency: true }, () => {
  test("is written, is named in the outputs, and says what the summary says", async (context) => {
    const { run } = await runOf(context, good);

    const path = run.outputs["report-path"]!;
    const page = readFileSync(path, "utf8");
    const markdown = readFileSync(join(path, "../report.md"), "utf8");
    const { result, directory } = recordOf(run);
    assert.equal(path, join(directory, "report.html"));
    assert.equal(result!["report-path"], path);
    assert.match(page, /<h1>.*completed<\/h1>\n<p class="reason">the model ended its turn<\/p>/);
    assert.match(markdown, /^\| 2 \| 2 \| `false` \| `exit 1` \| /m);
    assert.match(markdown, /^\| `new.txt` \| added \| \+1 \| -0 \|$/m);
    assert.equal(markdown, run.summary);
    for (const name of ["report.html", "report.md"])
      assert.equal(statSync(join(directory, name)).mode & 0o077, 0);
  });

  test("is written for a run that failed, and for one that was refused", async (context) => {
    for (const [step, state] of [
      [
        {
          fault: "status",
          status: 400,
          body: { type: "error", error: { type: "invalid_request_error", message: "no" } },
        },
        "model error",
      ],
      [{ blocks: [say("No.")], stopReason: "refusal" }, "refused"],
    ] as const) {
      const { run } = await runOf(context, [[bash("echo 1")], step]);

      assert.equal(run.exitCode, 1);
      assert.match(
        readFileSync(run.outputs["report-path"]!, "utf8"),
        new RegExp(`<h1>.*${state}</h1>`),
      );
      assert.match(run.summary, new RegExp(`^### Bash Agent: ${state}\n`));
    }
  });

  test("is written for a run that was cancelled", async (context) => {
    const scene = await openScene(context, { script: [[bash("touch started; sleep 600")]] });
    const action = scene.start();
    await untilFile(scene, "started", action);
    action.process.kill("SIGINT");

    const run = await action.finished;

    assert.match(readFileSync(run.outputs["report-path"]!, "utf8"), /<h1>.*cancelled<\/h1>/);
    assert.match(run.summary, /^\| 1 \| 1 \| `touch started; sleep 600` \| `cancelled` \| /m);
  });

  test("of a run that was killed is written by the post step, and goes into the artifact with the rest", async (context) => {
    await using service = await startArtifactService();
    const scene = await openScene(context, { script: [[bash("touch started; sleep 600")]] });
    const action = scene.start({ "upload-artifact": "true" }, service.environment);
    await untilFile(scene, "started", action);
    action.process.kill("SIGKILL");
    const run = await action.finished;

    const post = await runPost(scene, run, service.environment);

    const [artifact] = service.artifacts;
    const files = filesOf(artifact!);
    assert.equal(post.exitCode, 0);
    assert.match(files["report.html"]!, /<h1>.*cut off<\/h1>/);
    assert.match(files["report.md"]!, /^### Bash Agent: cut off\n/);
    assert.match(files["report.md"]!, /`outcome unknown`/);
  });

  // In a sandbox no command can write to the record.
  const withSandbox = sandbox !== "none";
  test(
    "that cannot be written is a warning, and the run ends as it would",
    { skip: withSandbox },
    async (context) => {
      const record = "record-here";
      const { run } = await runOf(
        context,
        [[bash(`mkdir -p ../${record}/report.md.unfinished/full`)], [say("Done.")]],
        { "record-directory": record },
      );

      assert.equal(run.outputs["state"], "completed");
      assert.equal(run.exitCode, 0);
      assert.equal(run.outputs["report-path"], "");
      assert.ok(
        run.commands.some(
          ({ name, data }) =>
            name === "warning" && data.startsWith("The report could not be written"),
        ),
      );
    },
  );

  test(
    "opens in a browser without a word in its console",
    { skip: withoutChromium },
    async (context) => {
      const { run } = await runOf(context, [
        [
          bash(
            "echo '</script><script>document.title=1</script>'; printf '\\033[31mred\\033[0m\\n'; seq 100000",
          ),
        ],
        [say("<img src=x onerror=alert(1)>")],
      ]);
      const browser = await openBrowser();
      context.after(() => browser.close());

      const { page, said, requests } = await openFile(browser, run.outputs["report-path"]!);
      await page.click(".step summary");
      await page.waitForSelector(".step pre .f1");

      assert.equal(await page.title(), "Bash Agent: completed");
      assert.deepEqual({ said, requests }, { said: [], requests: [] });
    },
  );
});

describe("bash-agent report", { concurrency: true }, () => {
  test("writes the page and the Markdown of a record again", async (context) => {
    const { run } = await runOf(context, good);
    const { directory } = recordOf(run);
    const read = (name: string): string => readFileSync(join(directory, name), "utf8");
    const before = [read("report.html"), read("report.md")];
    for (const name of ["report.html", "report.md"]) rmSync(join(directory, name));

    const { exitCode, output } = await runCli(["report", directory]);

    assert.equal(exitCode, 0);
    assert.equal(output, `${join(directory, "report.html")}\n${join(directory, "report.md")}\n`);
    assert.deepEqual([read("report.html"), read("report.md")], before);
  });

  test("puts several runs on one page, with links to each record, also of one that was killed", async (context) => {
    const { run, scene } = await runOf(context, good);
    const { directory } = recordOf(run);
    const killed = join(scene.folder, "a killed run");
    mkdirSync(killed);
    for (const name of ["transcript.jsonl", "audit.jsonl"]) {
      const lines = readFileSync(join(directory, name), "utf8").split("\n");
      writeFileSync(join(killed, name), lines.slice(0, 5).join("\n"));
    }
    const target = join(scene.folder, "joint");

    const { exitCode, output } = await runCli([
      "report",
      directory,
      killed,
      "--output",
      target,
      "--json",
    ]);

    const told = JSON.parse(output) as {
      html: string;
      runs: readonly { state: string | null; ended: boolean }[];
    };
    assert.equal(exitCode, 0);
    assert.equal(told.html, join(target, "report.html"));
    assert.deepEqual(
      told.runs.map(({ state }) => state),
      ["completed", null],
    );
    const page = readFileSync(told.html, "utf8");
    assert.match(page, /<h1>2 runs<\/h1>/);
    assert.match(page, /href="\.\/\.\.\/a%20killed%20run\/audit\.jsonl"/);
    assert.ok(existsSync(join(target, "report.md")));
  });

  test("refuses a folder that is no record", async (context) => {
    const scene = await openScene(context, { script: [] });

    const { exitCode, errors } = await runCli(["report", scene.workspace]);

    assert.equal(exitCode, 2);
    assert.equal(
      errors,
      `bash-agent: ${scene.workspace} is not the record of a run: it has no audit.jsonl and no transcript.jsonl\n`,
    );
  });

  test("the end of a run on the command line names the report", async (context) => {
    const scene = await openScene(context, { script: good });
    const record = join(scene.folder, "record");

    const { output } = await runCli(
      [
        "run",
        "--prompt=Do it.",
        `--base-url=${scene.server.url}`,
        `--anthropic-api-key=${apiKey}`,
        `--record-directory=${record}`,
        "--sandbox=none",
        "--network=host",
      ],
      { cwd: scene.workspace },
    );

    assert.match(output, new RegExp(`^report {6}${join(record, "report.html")}$`, "m"));
  });
});

async function runOf(
  context: TestContext,
  script: Script,
  inputs: { readonly [name: string]: string } = {},
): Promise<{ readonly run: FinishedAction; readonly scene: Scene }> {
  const scene = await openScene(context, { script });
  const given =
    inputs["record-directory"] === undefined
      ? inputs
      : { ...inputs, "record-directory": join(scene.folder, inputs["record-directory"]) };
  return { run: await scene.run(given), scene };
}
