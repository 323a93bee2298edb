import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import type { RunResult } from "../../src/record/result.ts";
import { git } from "../record/git-fixture.ts";
import { type CliOptions, type CliResult, runCli } from "../support/command-line.ts";
import { readRecord } from "../support/record-files.ts";
import { apiKey, openScene, type Scene } from "../support/runner.ts";
import { until } from "../support/until.ts";

const good: Script = [[bash("echo new > new.txt; echo out")], [say("It is done.")]];

describe("bash-agent run", { concurrency: true }, () => {
  test("prints what happens and where everything is, and exits with 0", async (context) => {
    const { result, scene } = await runOf(context, good);

    assert.equal(result.exitCode, 0);
    assert.match(
      result.output,
      /^\$ echo new > new.txt; echo out {2}\(exit status 0, [\d.]+ s\)$/m,
    );
    assert.match(result.output, /^ {4}out$/m);
    assert.match(result.output, /^state {7}completed: the model ended its turn$/m);
    assert.match(result.output, /^audit head {2}[0-9a-f]{64}$/m);
    assert.doesNotMatch(result.output, /::/);
    assert.ok(existsSync(join(scene.workspace, "new.txt")));
    assert.equal(result.errors, "");
  });

  test("with --json prints one document on standard output and nothing else there", async (context) => {
    const { result, scene } = await runOf(context, good, { words: ["--json"] });

    const printed = JSON.parse(result.output) as RunResult;
    const record = readRecord(join(scene.folder, "record"));
    assert.equal(result.exitCode, 0);
    assert.deepEqual(printed, record.result);
    assert.match(result.errors, /^\$ echo new > new.txt/m);
  });

  test("exits with 1 when the state is in fail-on, and with 0 when it is not", async (context) => {
    const refusal: Script = [{ blocks: [say("No.")], stopReason: "refusal" }];
    const red = await runOf(context, refusal);
    const green = await runOf(context, refusal, { words: ["--fail-on=model_error"] });

    assert.deepEqual([red.result.exitCode, green.result.exitCode], [1, 0]);
  });

  test("exits with 130 when it is cancelled, with everything delivered", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("echo half > half.txt; touch started; sleep 600")]],
    });

    const result = await runCli(["run", ...flags(scene), "--json"], {
      cwd: scene.workspace,
      started: (kill) =>
        void until(() => existsSync(join(scene.workspace, "started")), "for the command").then(() =>
          kill("SIGINT"),
        ),
    });

    const record = readRecord(join(scene.folder, "record"));
    assert.equal(result.exitCode, 130);
    assert.equal((JSON.parse(result.output) as RunResult).state, "cancelled");
    assert.equal(record.audit.at(-1)!["state"], "cancelled");
    assert.match(record.patch!, /\+half/);
  });

  test("takes the key from the environment, and from nowhere in the command line can it be read", async (context) => {
    const look = `for p in /proc/[0-9]*; do tr '\\0' '\\n' < $p/cmdline; done > ../found.txt 2>&1`;
    const { result, scene } = await runOf(context, [[bash(look)], [say("Done.")]]);

    const found = readFileSync(join(scene.folder, "found.txt"), "utf8");
    assert.equal(result.exitCode, 0);
    assert.match(found, /^bash-agent$/m);
    assert.ok(!found.includes(apiKey));
    assert.ok(!found.includes("A task that no other process should see"));

    const byVariable = await runOf(context, good, {
      environment: { ANTHROPIC_API_KEY: apiKey },
      withKey: false,
    });
    assert.equal(byVariable.result.exitCode, 0);
  });
});

describe("bash-agent verify", { concurrency: true }, () => {
  test("finds a byte that was changed, and says in which line", async (context) => {
    const { scene } = await runOf(context, good);
    const path = join(scene.folder, "record", "audit.jsonl");
    const sound = readFileSync(path, "utf8");
    const sane = await runCli(["verify", path]);

    writeFileSync(path, sound.replace('"command":"echo new', '"command":"echo nEw'));
    const changed = await runCli(["verify", path]);
    const asJson = await runCli(["verify", path, "--json"]);

    assert.equal(sane.exitCode, 0);
    assert.equal(changed.exitCode, 1);
    assert.match(changed.output, /^FAULT in line 5: it does not chain: .*line 4/);
    assert.equal(asJson.exitCode, 1);
    assert.equal((JSON.parse(asJson.output) as { kind: string }).kind, "fault");
  });

  test("finds a changed patch, another head, and a log that is not there", async (context) => {
    const { scene } = await runOf(context, good);
    const folder = join(scene.folder, "record");
    const path = join(folder, "audit.jsonl");

    const otherHead = await runCli(["verify", path, "--head", "0".repeat(64)]);
    writeFileSync(join(folder, "changes.patch"), "other");
    const otherPatch = await runCli(["verify", path]);
    const missing = await runCli(["verify", join(folder, "missing.jsonl")]);
    const none = await runCli(["verify"]);

    assert.match(otherHead.output, /^FAULT in line \d+: it is not the line whose head was given/);
    assert.match(otherPatch.output, /^FAULT: .*changes.patch is not the file/m);
    assert.match(missing.errors, /^bash-agent: Cannot read .*missing.jsonl/);
    assert.deepEqual(
      [otherHead, otherPatch, missing, none].map(({ exitCode }) => exitCode),
      [1, 1, 2, 2],
    );
  });
});

describe("bash-agent doctor", { concurrency: true }, () => {
  test("says that all is well where it is, without spending a token", async (context) => {
    const scene = await openScene(context, { script: [] });
    const words = ["doctor", "--base-url", scene.server.url, "--anthropic-api-key", apiKey];

    const text = await runCli(words);
    const json = await runCli([...words, "--json"]);

    assert.equal(text.exitCode, 0);
    assert.match(text.output, /^ok {4}model {6}claude-opus-5-5 answers$/m);
    assert.match(text.output, /^ok {4}bash {7}\/.*, version \d/m);
    const { ok, findings } = JSON.parse(json.output) as {
      ok: boolean;
      findings: readonly { name: string; state: string }[];
    };
    assert.equal(ok, true);
    assert.equal(findings.find(({ name }) => name === "model")!.state, "good");
    assert.deepEqual(
      scene.server.requests.map(({ path, status }) => [path, status]),
      [
        ["/v1/messages/count_tokens", 200],
        ["/v1/messages/count_tokens", 200],
      ],
    );
  });

  test("says what is wrong with the key or the model", async (context) => {
    const scene = await openScene(context, {
      script: [],
      server: { models: ["claude-sonnet-5-5"] },
    });
    const base = ["doctor", "--base-url", scene.server.url];

    const none = await runCli(base);
    const wrong = await runCli([...base, "--anthropic-api-key=sk-ant-of-someone-else"]);
    const model = await runCli([...base, `--anthropic-api-key=${apiKey}`, "--model=claude-x"]);
    const json = await runCli([...base, "--json"]);

    assert.match(none.output, /^BAD {3}key .*anthropic-api-key: is missing/m);
    assert.match(wrong.output, /^BAD {3}model .*401/m);
    assert.match(model.output, /^BAD {3}model .*404.*claude-x/m);
    assert.equal((JSON.parse(json.output) as { ok: boolean }).ok, false);
    assert.deepEqual(
      [none, wrong, model, json].map(({ exitCode }) => exitCode),
      [1, 1, 1, 1],
    );
  });
});

describe("bash-agent demo", { concurrency: true }, () => {
  test("with --json prints one document", async (context) => {
    const { exitCode, output } = await runCli(["demo", "--json"]);

    const result = JSON.parse(output) as RunResult;
    const folder = join(result["record-directory"], "..");
    context.after(() => rmSync(folder, { recursive: true }));
    assert.equal(exitCode, 0);
    assert.deepEqual([result.state, result.commands, result.changed], ["verified", 4, true]);
  });

  const machineNode = otherNode();
  test(
    "works with the node of the machine, and its patch applies",
    { skip: machineNode === null ? "there is no other node" : false },
    async (context) => {
      const { exitCode, output, errors } = await runCli(["demo"], { node: machineNode! });

      const [, repository = ""] = /made in (\S+)\.$/m.exec(output) ?? [];
      const [, patch = ""] = /^patch +(\S+)$/m.exec(output) ?? [];
      const [, audit = ""] = /^audit log +(\S+)$/m.exec(output) ?? [];
      const clone = join(repository, "../a clone of the test");
      context.after(() => rmSync(join(repository, ".."), { recursive: true }));
      assert.equal(errors, "");
      assert.equal(exitCode, 0);
      assert.match(output, /the tests pass there/);
      git(repository, "clone", "--quiet", repository, clone);
      git(clone, "apply", "--index", patch);
      assert.equal(git(clone, "diff", "--cached", "--name-only"), "duration.js");
      assert.equal((await runCli(["verify", audit], { node: machineNode! })).exitCode, 0);
    },
  );
});

describe("the command line", { concurrency: true }, () => {
  test("has a help page for every command, and an overview of them", async () => {
    const overview = await runCli(["--help"]);
    const commands = [...overview.output.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => name!);

    assert.deepEqual(commands, [
      "run",
      "demo",
      "report",
      "replay",
      "transcript",
      "verify",
      "doctor",
    ]);
    for (const command of commands) {
      const { exitCode, output, errors } = await runCli([command, "--help"]);
      assert.equal(exitCode, 0);
      assert.equal(errors, "");
      assert.ok(output.startsWith(`Usage: bash-agent ${command}`));
      assert.match(output, /^ {2}--json {2,}/m);
      assert.match(output, /^ {2}--help {2,}/m);
      for (const line of output.split("\n")) assert.ok(line.length <= 110, line);
    }
  });

  test("refuses what it does not know with exit code 2", async () => {
    for (const words of [
      [],
      ["fly"],
      ["run", "--fly"],
      ["verify", "--fly", "x"],
      ["report"],
      ["report", "/nowhere"],
      ["demo", "x"],
      ["doctor", "x"],
    ]) {
      const { exitCode } = await runCli(words);
      assert.equal(exitCode, 2, words.join(" "));
    }
  });

  test("names a flag whose value was forgotten, and one that takes none", async () => {
    const { errors, exitCode } = await runCli([
      "run",
      "--json=1",
      "--prompt",
      "--max-turns=3",
      "--model",
    ]);

    assert.equal(exitCode, 2);
    assert.deepEqual(errors.trimEnd().split("\n").slice(0, 3), [
      "bash-agent: --json: it takes no value",
      "bash-agent: --prompt: a value that begins with a hyphen is written --prompt=VALUE",
      "bash-agent: --model: its value is missing",
    ]);
  });
});

interface RunSettings extends CliOptions {
  readonly words?: readonly string[];
  readonly withKey?: boolean;
}

async function runOf(
  context: TestContext,
  script: Script,
  { words = [], withKey = true, ...options }: RunSettings = {},
): Promise<{ readonly result: CliResult; readonly scene: Scene }> {
  const scene = await openScene(context, { script });
  const given = withKey ? flags(scene) : flags(scene).filter((flag) => !flag.includes(apiKey));
  const result = await runCli(["run", ...given, ...words], { cwd: scene.workspace, ...options });
  return { result, scene };
}

function flags({ server, folder }: Scene): readonly string[] {
  return [
    "--prompt=A task that no other process should see",
    `--base-url=${server.url}`,
    `--anthropic-api-key=${apiKey}`,
    `--record-directory=${join(folder, "record")}`,
    "--sandbox=none",
    "--network=host",
  ];
}

/** The oldest node in PATH that is not the one of the tests, but new enough for the program; null when there is none. */
function otherNode(): string | null {
  const versionOf = (path: string): number =>
    Number(
      spawnSync(path, ["--version"])
        .stdout?.toString()
        .match(/^v(\d+)/)?.[1] ?? 0,
    );
  const own = Number(process.versions.node.split(".")[0]);
  const found = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "node"))
    .filter((path) => existsSync(path))
    .find((path) => versionOf(path) >= 20 && versionOf(path) !== own);
  return found ?? null;
}
