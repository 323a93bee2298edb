import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import type { ReplayReport } from "../../src/replay/replay.ts";
import { git } from "../record/git-fixture.ts";
import { type CliResult, runCli } from "../support/command-line.ts";
import { readRecord } from "../support/record-files.ts";
import { type Inputs, openScene, sandbox, type Scene, untilFile } from "../support/runner.ts";

const good: Script = [
  [bash("echo one > a.txt; cat a.txt; git status --short")],
  [bash("echo two >> a.txt; false"), bash("cd .. && exit 7")],
  [bash("pwd | grep -c workspace; cat a.txt")],
  [say("Done.")],
];

describe("bash-agent replay", { concurrency: 2 }, () => {
  test("finds that all agrees when nothing differs, without a key, a model or a change of the repository", async (context) => {
    const { scene, replay } = await recorded(context, good);
    const before = treeOf(scene);
    const asked = scene.server.requests.length;

    const { result, report } = await replay();

    assert.equal(result.exitCode, 0, result.output + result.errors);
    assert.deepEqual(
      report.steps.map(({ name, kind }) => [name, kind]),
      [
        ["command 1", "same"],
        ["command 2", "same"],
        ["command 3", "same"],
        ["command 4", "same"],
      ],
    );
    assert.deepEqual(report.patch, { kind: "same", reason: "", diff: [] });
    assert.equal(report.cut, null);
    assert.equal(
      result.errors.startsWith("warning: the recorded run had no sandbox"),
      sandbox === "none",
    );
    assert.equal(scene.server.requests.length, asked);
    assert.deepEqual(treeOf(scene), before);
    assert.ok(!existsSync(report.worktree.replace(" (removed)", "")));
  });

  test("names the command whose output is another, with its line and a small diff", async (context) => {
    const { scene, folder, replay } = await recorded(context, [
      [bash("cat readme.md"), bash("echo same")],
      [bash("echo new > new.txt")],
      [say("Done.")],
    ]);
    writeFileSync(join(scene.workspace, "readme.md"), "Another repository.\n");
    git(scene.workspace, "commit", "--quiet", "--all", "--amend", "--message", "Other");
    const other = git(scene.workspace, "rev-parse", "HEAD").trim();
    const path = join(folder, "result.json");
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(/"base-sha": "\w+"/, `"base-sha": "${other}"`),
    );

    const { result, report } = await replay();
    const shown = await runCli(["replay", folder], { cwd: scene.workspace });

    assert.equal(result.exitCode, 1);
    assert.deepEqual(
      report.steps.map(({ kind }) => kind),
      ["different", "same", "same"],
    );
    assert.equal(report.patch.kind, "same");
    assert.match(shown.output, /^DIFFERENT {5}command 1 {3}\$ cat readme.md$/m);
    const line = readRecord(folder).audit.findIndex(({ type }) => type === "command.finished") + 1;
    assert.match(
      shown.output,
      new RegExp(`^    output: 14 bytes .*, now 20 bytes .* \\(audit.jsonl, line ${line}\\)$`, "m"),
    );
    assert.match(shown.output, /^ {4}-A repository\.\n {4}\+Another repository\.$/m);
    assert.match(shown.output, /^1 of 3 steps differ$/m);
  });

  test("finds a digest that was changed in the record, and says that the record is not as it was written", async (context) => {
    const { folder, replay } = await recorded(context, good);
    const path = join(folder, "audit.jsonl");
    const lines = readFileSync(path, "utf8").split("\n");
    const index = lines.findLastIndex((line) => line.includes('"type":"command.finished"'));
    lines[index] = lines[index]!.replace(
      /"output_sha256":"\w+"/,
      `"output_sha256":"${"0".repeat(64)}"`,
    );
    writeFileSync(path, lines.join("\n"));

    const { result, report } = await replay();

    assert.equal(result.exitCode, 1);
    assert.deepEqual(
      report.steps.map(({ kind }) => kind),
      ["same", "same", "same", "different"],
    );
    assert.equal(report.steps[3]!.line, index + 1);
    assert.match(
      report.notes[0]!,
      /^audit.jsonl is not as it was written: line \d+ does not chain/,
    );
  });

  test("takes times and paths for the same where a rule says so, and only there", async (context) => {
    const { folder, scene, replay } = await recorded(context, [
      [bash("date +%N; echo $$; echo fixed"), bash("pwd")],
      [say("Done.")],
    ]);
    const rules = join(scene.folder, "rules");
    writeFileSync(rules, "# Numbers of the moment.\ns/^[0-9]+$/N/\n");

    // In a sandbox with mounts the checkout is seen at the old path.
    const path = sandbox === "none" ? "same_normalized" : "same";
    const plain = await replay();
    const ruled = await replay("--normalize-file", rules);
    const wrong = await runCli(["replay", folder, "--normalize", "s/(/x/"], {
      cwd: scene.workspace,
    });

    assert.deepEqual(
      [plain, ruled].map(({ result, report }) => [
        result.exitCode,
        ...report.steps.map(({ kind }) => kind),
      ]),
      [
        [1, "different", path],
        [0, "same_normalized", path],
      ],
    );
    assert.equal(wrong.exitCode, 2);
    assert.match(
      wrong.errors,
      /^bash-agent: --normalize: "s\/\(\/x\/" has a pattern that is none; it takes rules/,
    );
  });

  test("does restarts, edits, time-outs, denied and malformed calls as they were done", async (context) => {
    const { scene, folder, replay } = await recorded(
      context,
      [
        [bash("A=1; echo start > a.txt"), bash({ restart: true }), bash('echo "${A-gone}"')],
        [
          call("str_replace_based_edit_tool", {
            command: "str_replace",
            path: "a.txt",
            old_str: "start",
            new_str: "end",
          }),
        ],
        [bash("echo before; sleep 60; echo after > after.txt"), bash("cat a.txt; rm a.txt")],
        [call("bash", { command: 5 })],
        [call("other", {})],
        [say("Done.")],
      ],
      { "command-timeout": "1s", "allowed-commands": "echo\nsleep\ncat" },
    );
    const { report } = await replay("--update");

    const [before, after] = [folder, `${folder}-replayed`].map((path) => readRecord(path).audit);
    // Of the command that was ended, bash tells the number of the process.
    assert.deepEqual(
      report.steps.map(({ kind }) => kind),
      [
        "same",
        "same",
        "same",
        "same",
        sandbox === "none" ? "same_normalized" : "same",
        "same",
        "same",
      ],
      JSON.stringify(report.steps[4]),
    );
    assert.equal(report.same, true);
    assert.deepEqual(after!.map(kindOf), before!.map(kindOf));
    assert.equal(report.record_directory, `${folder}-replayed`);
    assert.equal((await runCli(["verify", `${folder}-replayed`])).exitCode, 0);
    assert.ok(!existsSync(join(scene.workspace, "after.txt")));
  });

  test("replays a run that was killed up to the last command that ended, and says so", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("echo one > one.txt; cat one.txt")],
        [bash("echo two"), bash("touch started; sleep 600")],
      ],
    });
    const action = scene.start();
    await untilFile(scene, "started", action);
    action.process.kill("SIGKILL");
    const run = await action.finished;
    const folder = run.state["STATE_record-directory"]!;

    const { result, report } = await replayOf(scene, folder);

    assert.equal(result.exitCode, 0, result.output + result.errors);
    assert.deepEqual(
      report.steps.map(({ name, kind }) => [name, kind]),
      [
        ["command 1", "same"],
        ["command 2", "same"],
      ],
    );
    assert.equal(
      report.cut,
      "command 3 ($ touch started; sleep 600) had not ended when the run did: its outcome is unknown",
    );
    assert.equal(report.patch.kind, "not_compared");
    assert.match(report.notes[0]!, /^audit.jsonl is incomplete: line \d+ is missing/);
  });

  test("runs only what a run that was taken up did itself", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("echo first >> log.txt")],
        [say("Half.")],
        [bash("wc -l log.txt; echo second > b.txt")],
        [say("Done.")],
      ],
    });
    const first = await scene.run();
    git(scene.workspace, "add", "--all");
    git(scene.workspace, "commit", "--quiet", "--message", "What the first run did");
    const second = await scene.run({ "resume-from": first.outputs["transcript-path"]! });

    const { report } = await replayOf(scene, second.outputs["record-directory"]!);

    assert.equal(report.same, true);
    assert.deepEqual(
      report.steps.map(({ title }) => title),
      ["$ wc -l log.txt; echo second > b.txt"],
    );
  });

  test("verifies again where the run was verified, and goes on as it went on", async (context) => {
    const { folder, replay } = await recorded(
      context,
      [[bash("echo wrong > a.txt")], [say("Done.")], [bash("echo right > a.txt")], [say("Now.")]],
      { verify: "grep right a.txt" },
    );
    const { report } = await replay();

    assert.equal((await runCli(["verify", folder])).exitCode, 0);
    assert.deepEqual(
      report.steps.map(({ name, kind }) => [name, kind]),
      [
        ["verify 0", "same"],
        ["command 1", "same"],
        ["verify 1", "same"],
        ["command 2", "same"],
        ["verify 2", "same"],
      ],
    );
    assert.equal(report.state, "verified");
    assert.equal(report.same, true);
  });

  test("works in a checkout that is given, and refuses one of another commit", async (context) => {
    const { scene, folder, replay } = await recorded(context, good);
    const checkout = join(scene.folder, "other/workspace");
    git(scene.folder, "clone", "--quiet", scene.workspace, checkout);

    const { report } = await replay("--directory", checkout);
    git(checkout, "commit", "--quiet", "--allow-empty", "--message", "Another");
    const other = await runCli(["replay", folder, "--directory", checkout]);

    assert.equal(report.same, true);
    assert.equal(readFileSync(join(checkout, "a.txt"), "utf8"), "one\ntwo\n");
    assert.equal(other.exitCode, 2);
    assert.match(other.errors, /^bash-agent: --directory: .* it takes a checkout of [0-9a-f]{40}/m);
  });

  test("refuses wrong usage with exit code 2, and tells of itself with --help", async (context) => {
    const { scene, folder } = await recorded(context, good);
    const lonely = join(scene.folder, "transcript.jsonl");
    writeFileSync(lonely, readFileSync(join(folder, "transcript.jsonl")));
    const cases = [
      [],
      [join(scene.folder, "none.jsonl")],
      [lonely],
      [folder, "--record-directory", "x"],
      [folder, "--update", "--record-directory", folder],
    ];

    const results = await Promise.all(cases.map((words) => runCli(["replay", ...words])));
    const help = await runCli(["replay", "--help"]);

    assert.deepEqual(
      results.map(({ exitCode }) => exitCode),
      [2, 2, 2, 2, 2],
    );
    assert.match(
      results[2]!.errors,
      /audit.jsonl is not there; replay takes a transcript.jsonl with its audit.jsonl/,
    );
    assert.equal(help.exitCode, 0);
    assert.match(help.output, /--normalize VALUE/);
  });
});

interface Recorded {
  readonly scene: Scene;
  /** The record directory. */
  readonly folder: string;
  replay(...words: readonly string[]): Promise<Replayed>;
}

interface Replayed {
  readonly result: CliResult;
  readonly report: ReplayReport;
}

async function recorded(
  context: TestContext,
  script: Script,
  inputs: Inputs = {},
): Promise<Recorded> {
  const scene = await openScene(context, { script });
  const run = await scene.run(inputs);
  const folder = run.outputs["record-directory"]!;
  git(scene.workspace, "stash", "--quiet", "--all");
  return { scene, folder, replay: (...words) => replayOf(scene, folder, words) };
}

async function replayOf(
  scene: Scene,
  folder: string,
  words: readonly string[] = [],
): Promise<Replayed> {
  const result = await runCli(["replay", join(folder, "transcript.jsonl"), "--json", ...words], {
    cwd: scene.workspace,
  });
  assert.notEqual(result.output, "", result.errors);
  return { result, report: JSON.parse(result.output) as ReplayReport };
}

/** All of a repository that a command could change. */
function treeOf({ workspace }: Scene): readonly string[] {
  return [
    git(workspace, "status", "--porcelain", "--ignored"),
    git(workspace, "for-each-ref"),
    git(workspace, "worktree", "list"),
    readFileSync(join(workspace, ".git/config"), "utf8"),
  ];
}

function call(name: string, input: { readonly [field: string]: unknown }) {
  return { type: "tool_use", name, input } as const;
}

function kindOf({
  type,
  outcome,
  decision,
}: {
  readonly type: string;
  readonly [field: string]: unknown;
}): unknown {
  return [type, outcome, decision];
}
