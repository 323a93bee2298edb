import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { bash, say, think } from "../../src/model/scripted.ts";
import { git } from "../record/git-fixture.ts";
import {
  dist,
  type FinishedAction,
  openScene,
  recordOf,
  sandbox,
  type Scene,
} from "../support/runner.ts";
import { isoTime, usageFields } from "../support/shapes.ts";

const withoutSandbox =
  "There is no sandbox: commands run as the runner's user, with its files and its network.";

/** The audit lines of a turn with one command. */
const turn = ["model.responded", "command.requested", "command.finished"];

/** All tests look at the same run, and change nothing of it. */
const goodRun = runOnce();

describe("a run in which all goes well", { concurrency: true }, () => {
  test("leaves green step, outputs, result, summary and log that agree", async () => {
    const { run, scene } = await goodRun;

    const directory = join(scene.runnerTemp, "bash-agent", run.outputs["run-id"]!);
    assert.equal(run.exitCode, 0);
    assert.deepEqual(run.outputs, {
      state: "completed",
      reason: "the model ended its turn",
      verified: "",
      changed: "true",
      result: "Fixed it's `tail`.",
      "structured-output": "",
      "record-directory": directory,
      "patch-path": join(directory, "changes.patch"),
      "base-sha": git(scene.workspace, "rev-parse", "HEAD"),
      "transcript-path": join(directory, "transcript.jsonl"),
      "audit-path": join(directory, "audit.jsonl"),
      "audit-sha256": recordOf(run).head,
      turns: "4",
      commands: "3",
      "input-tokens": run.outputs["input-tokens"],
      "output-tokens": run.outputs["output-tokens"],
      "cache-read-tokens": run.outputs["cache-read-tokens"],
      "cache-write-tokens": run.outputs["cache-write-tokens"],
      "cost-usd": run.outputs["cost-usd"],
      "duration-ms": run.outputs["duration-ms"],
      sandbox: run.outputs["sandbox"],
      "run-id": run.outputs["run-id"],
      "report-path": join(directory, "report.html"),
      "artifact-id": "",
      "artifact-url": "",
    });
    assert.match(run.outputs["run-id"]!, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.ok(Number(run.outputs["cost-usd"]) > 0);
    if (sandbox !== "auto") assert.equal(run.outputs["sandbox"], sandbox);
    assert.equal(run.handedOn, "");
  });

  test("has the outputs in result.json, with their types, and the usage of the model", async () => {
    const { run } = await goodRun;

    const { usage, ...result } = recordOf(run).result!;
    const inResult: { readonly [name: string]: unknown } = result;
    for (const [name, value] of Object.entries(run.outputs)) {
      const typed = inResult[name];
      const text =
        typeof typed === "string" ? typed : JSON.stringify(typed ?? "").replace('""', "");
      assert.equal(text, value, name);
    }
    assert.equal(result.changed, true);
    assert.equal(result.turns, 4);
    assert.equal(typeof result["duration-ms"], "number");
    assert.deepEqual([result["omitted-paths"], result["ignored-paths"]], [[], ["ignored.log"]]);
    assert.deepEqual(Object.keys(usage), ["claude-opus-5-5"]);
    assert.equal(usage["claude-opus-5-5"]!.turns, 4);
    assert.equal(usage["claude-opus-5-5"]!.output_tokens, Number(run.outputs["output-tokens"]));
  });

  test("has a transcript from the first line to the last", async () => {
    const { run, scene } = await goodRun;

    const [head, ...rest] = recordOf(run).transcript;
    const end = rest.pop();
    const { system, started_at, ...plainHead } = head!;
    assert.deepEqual(plainHead, {
      type: "run",
      version: 1,
      run_id: run.outputs["run-id"],
      model: "claude-opus-5-5",
      provider: "anthropic",
      tools: [
        { type: "bash_20250124", name: "bash" },
        { type: "text_editor_20250728", name: "str_replace_based_edit_tool" },
      ],
      options: plainHead["options"],
    });
    assert.match(String(started_at), isoTime);
    assert.match(String(system), /one persistent bash session/);
    assert.deepEqual(
      rest.map(({ type, turn, role }) => ({ type, turn, role })),
      [
        { type: "message", turn: 0, role: "user" },
        { type: "message", turn: 1, role: "assistant" },
        { type: "message", turn: 1, role: "user" },
        { type: "message", turn: 2, role: "assistant" },
        { type: "message", turn: 2, role: "user" },
        { type: "message", turn: 3, role: "assistant" },
        { type: "message", turn: 3, role: "user" },
        { type: "message", turn: 4, role: "assistant" },
      ],
    );
    for (const line of rest) {
      assert.match(String(line["at"]), isoTime);
      if (line["role"] !== "assistant") continue;
      assert.deepEqual(Object.keys(line["usage"] as object).toSorted(), usageFields);
      assert.match(String(line["request_id"]), /^req_/);
      assert.equal(line["model"], "claude-opus-5-5");
      assert.equal(typeof line["cost_usd"], "number");
    }
    assert.deepEqual(
      rest.map(({ content }) => content),
      contentOnTheWire(scene),
    );
    assert.deepEqual(end, {
      type: "end",
      state: "completed",
      reason: "the model ended its turn",
      turns: 4,
      messages: 8,
    });
  });

  test("has an audit log that verify finds whole under the head in the outputs", async () => {
    const { run } = await goodRun;

    const verdict = execFileSync(process.execPath, [
      join(dist, "cli.js"),
      "verify",
      run.outputs["audit-path"]!,
      "--head",
      run.outputs["audit-sha256"]!,
    ]).toString();
    const { audit } = recordOf(run);
    const digestOf = (path: string): string =>
      createHash("sha256").update(readFileSync(path)).digest("hex");
    assert.match(
      verdict,
      /^ok: 14 lines, 3 commands, state completed\n.*the head is the one given/,
    );
    assert.ok(run.lines.some((line) => line.includes(run.outputs["audit-sha256"]!)));
    assert.deepEqual(
      audit.map(({ type }) => type),
      [
        "run.started",
        "session.started",
        ...[turn, turn, turn].flat(),
        "model.responded",
        "patch.written",
        "run.finished",
      ],
    );
    assert.equal(audit[0]!["dist_sha256"], digestOfDist());
    assert.equal(audit.at(-1)!["patch_sha256"], digestOf(run.outputs["patch-path"]!));
    assert.equal(audit.at(-1)!["transcript_sha256"], digestOf(run.outputs["transcript-path"]!));
  });

  test("has a patch that makes the same tree of a clean clone", async () => {
    const { run, scene } = await goodRun;

    const clone = join(scene.folder, "clone");
    git(scene.folder, "clone", "--quiet", scene.workspace, clone);
    git(clone, "apply", "--index", run.outputs["patch-path"]!);
    git(scene.workspace, "add", "--all");
    assert.equal(git(clone, "write-tree"), git(scene.workspace, "write-tree"));
    assert.match(
      git(clone, "diff", "--cached", "--name-status"),
      /^M\tcode\.txt\nA\tnew\/file\.bin$/,
    );
  });

  test("shows each command as a group, with its end, and the model's words between", async () => {
    const { run } = await goodRun;

    assert.deepEqual(
      run.commands.map(({ name, data }) => [name, name === "stop-commands" ? "" : data]),
      [
        ["add-mask", "sk-ant-api03-key-of-the-scenarios-4711"],
        ["add-mask", "ghs_token-of-the-runner-of-the-scenarios-4711"],
        ...(sandbox === "none" ? [["warning", withoutSandbox]] : []),
        ...group("$ cat code.txt  (exit status 0, T s)"),
        ...group("$ sed -i s/head/tail/ code.txt ...  (exit status 0, T s)"),
        ...group("$ false  (exit status 1, T s)"),
      ].map(([name, data]) => [name, data]),
    );
    const first = run.lines.indexOf("thinking: I look at the code.");
    const lines = run.lines.slice(first, -3);
    assert.deepEqual(
      lines.map((line) => line.replace(/^(-- turn \d) of .*/, "$1")),
      [
        "thinking: I look at the code.",
        "model: The code says head.",
        "│ head",
        "-- turn 1",
        "model: I change it.",
        "│ sed -i s/head/tail/ code.txt",
        "│ mkdir new; printf '\\0\\1' > new/file.bin; : > ignored.log",
        "│ ",
        "│ (no output)",
        "-- turn 2",
        "│ [exit status 1]",
        "-- turn 3",
        "model: Fixed it's `tail`.",
        "New and not in the patch, since git ignores it: ignored.log",
      ],
    );
  });

  test("writes a summary in which all is text", async () => {
    const { run } = await goodRun;

    assert.match(run.summary, /^### Bash Agent: completed\n\n`the model ended its turn`\n/);
    assert.ok(run.summary.includes(`- audit head: \`${run.outputs["audit-sha256"]}\`\n`));
    assert.ok(run.summary.includes("```text\nFixed it's `tail`.\n```\n"));
  });

  test("keeps the records from other users", async () => {
    const { run } = await goodRun;

    const record = recordOf(run);
    const modes = ["", ...record.names].map((name) =>
      (statSync(join(record.directory, name)).mode & 0o077).toString(8),
    );
    assert.deepEqual(new Set(modes), new Set(["0"]));
  });
});

/** As anybody can make it. */
function digestOfDist(): string {
  const line = "LC_ALL=C; export LC_ALL; sha256sum -- *.js | sha256sum";
  return execFileSync("sh", ["-c", line], { cwd: dist }).toString().slice(0, 64);
}

async function runOnce(): Promise<{ readonly run: FinishedAction; readonly scene: Scene }> {
  const scene = await openScene(
    { after },
    {
      files: { "code.txt": "head\n", ".gitignore": "*.log\n" },
      script: [
        [think("I look at the code."), say("The code says head."), bash("cat code.txt")],
        [
          say("I change it."),
          bash(
            "sed -i s/head/tail/ code.txt\nmkdir new; printf '\\0\\1' > new/file.bin; : > ignored.log",
          ),
        ],
        [bash("false")],
        [say("Fixed it's `tail`.")],
      ],
    },
  );
  const run = await scene.run({ prompt: "  Put the tail first.\n" });
  // The duration of a command is never the same.
  const commands = run.commands.map((command) => ({
    ...command,
    data: command.data.replace(/[\d.]+ s\)$/, "T s)"),
  }));
  return { run: { ...run, commands }, scene };
}

function group(title: string): readonly (readonly [string, string])[] {
  return [
    ["group", title],
    ["stop-commands", ""],
    ["resume-commands", ""],
    ["endgroup", ""],
  ];
}

/** The blocks of all messages as the last request had them, and the last answer. */
function contentOnTheWire({ server }: Scene): readonly unknown[] {
  const { messages } = server.requests.at(-1)!.body as {
    readonly messages: readonly { readonly content: unknown }[];
  };
  return [...messages.map(({ content }) => content), [say("Fixed it's `tail`.")]];
}
