import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { git } from "../record/git-fixture.ts";
import { resultsOf } from "../support/conversation.ts";
import { openScene, recordOf } from "../support/runner.ts";

const change = [bash("echo changed > new.txt"), bash("pwd")];

describe("a workspace", { concurrency: true }, () => {
  test("without git gives a run without a patch, and says why", async (context) => {
    const scene = await openScene(context, {
      workspace: "no repository",
      script: [change, [say("Done.")]],
    });

    const run = await scene.run();

    const { names } = recordOf(run);
    assert.equal(run.exitCode, 0);
    assert.deepEqual(
      ["state", "changed", "patch-path", "base-sha"].map((name) => run.outputs[name]),
      ["completed", "", "", ""],
    );
    assert.ok(!names.includes("changes.patch"));
    const warning = run.commands.find(({ data }) => data.startsWith("There is no patch: "));
    assert.equal(warning?.name, "warning");
  });

  test("whose repository has no commit gives a patch of what the run made", async (context) => {
    const scene = await openScene(context, {
      workspace: "no commit",
      script: [change, [say("Done.")]],
    });

    const run = await scene.run();

    assert.deepEqual(
      ["state", "changed", "base-sha"].map((name) => run.outputs[name]),
      ["completed", "true", ""],
    );
    assert.deepEqual(recordOf(run).patch!.match(/^\+\+\+ .*$/gm), ["+++ b/new.txt"]);
  });

  test("whose change is too large for a patch ends in a state and a reason that say so", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("head -c 30000000 /dev/urandom > big.bin")], [say("Done.")]],
    });

    const run = await scene.run();

    assert.deepEqual([run.outputs["state"], run.outputs["patch-path"]], ["internal_error", ""]);
    assert.match(
      run.outputs["reason"]!,
      /^the change could not be made a patch: the patch of 1 files has \d+ bytes, and the most that is written is 33554432$/,
    );
  });

  test("in a sub-folder of a repository gives a patch that applies to the whole repository", async (context) => {
    const scene = await openScene(context, {
      files: { "sub/a.txt": "a\n", "top.txt": "top\n" },
      script: [[bash("pwd; echo b > b.txt")], [say("Done.")]],
    });
    const sub = join(scene.workspace, "sub");

    const run = await scene.run({}, { GITHUB_WORKSPACE: sub });

    const clone = join(scene.folder, "clone");
    assert.deepEqual(resultsOf(scene.server.requests[1]), [[sub, false]]);
    git(scene.folder, "clone", "--quiet", scene.workspace, clone);
    git(clone, "apply", "--index", run.outputs["patch-path"]!);
    assert.equal(git(clone, "diff", "--cached", "--name-status"), "A\tsub/b.txt");
  });

  test("with a working-directory starts bash there", async (context) => {
    const scene = await openScene(context, {
      files: { "packages/one/a.txt": "a\n" },
      script: [[bash("pwd")], [say("Done.")]],
    });

    await scene.run({ "working-directory": "packages/one" });

    assert.deepEqual(resultsOf(scene.server.requests[1]), [
      [join(scene.workspace, "packages/one"), false],
    ]);
  });

  test("that is not changed gives an empty patch", async (context) => {
    const scene = await openScene(context, { script: [[bash("ls")], [say("Nothing to do.")]] });

    const run = await scene.run();

    assert.equal(run.outputs["changed"], "false");
    assert.equal(recordOf(run).patch, "");
  });

  test("that the model commits to gives the change since the commit it started from", async (context) => {
    const scene = await openScene(context, {
      script: [
        [
          bash(
            "echo new > new.txt; git add -A; git -c user.name=x -c user.email=x commit -qm x; echo left > left.txt",
          ),
        ],
        [say("Done.")],
      ],
    });
    const base = git(scene.workspace, "rev-parse", "HEAD");

    const run = await scene.run();

    assert.equal(run.outputs["base-sha"], base);
    assert.deepEqual(recordOf(run).patch!.match(/^\+\+\+ .*$/gm), [
      "+++ b/left.txt",
      "+++ b/new.txt",
    ]);
  });

  test("whose .git the model removes still gives a patch, or says why not", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("rm -rf .git; echo new > new.txt")], [say("Done.")]],
    });

    const run = await scene.run();

    // What cannot be delivered is no good end.
    if (run.outputs["patch-path"] === "") {
      assert.equal(run.outputs["state"], "internal_error");
      assert.match(run.outputs["reason"]!, /^the change could not be made a patch: /);
      assert.ok(run.commands.some(({ data }) => data.startsWith("There is no patch: ")));
    } else assert.match(recordOf(run).patch!, /\+new/);
  });

  test("that is removed as a whole ends the run in order", async (context) => {
    const scene = await openScene(context, {
      script: [[bash('rm -rf "$PWD"; mkdir -p x 2>&1')], [bash("cd /; pwd")], [say("Done.")]],
    });

    const run = await scene.run();

    assert.deepEqual(resultsOf(scene.server.requests[2]), [["/", false]]);
    assert.equal(run.outputs["state"], "internal_error");
    assert.equal(recordOf(run).audit.at(-1)!.type, "run.finished");
  });

  test("whose settings would start programs does not start them", async (context) => {
    const scene = await openScene(context, {
      files: { ".gitattributes": "* filter=evil diff=evil\n", "a.txt": "a\n" },
      script: [[bash("echo b > a.txt; echo c > c.txt")], [say("Done.")]],
    });
    const canary = `touch ${join(scene.folder, "canary")}`;
    for (const name of [
      "filter.evil.clean",
      "diff.evil.command",
      "diff.evil.textconv",
      "core.fsmonitor",
      "core.editor",
    ])
      git(scene.workspace, "config", name, canary);
    for (const hook of ["pre-commit", "post-index-change", "post-checkout"]) {
      writeFileSync(join(scene.workspace, ".git/hooks", hook), `#!/bin/sh\n${canary}\n`);
      chmodSync(join(scene.workspace, ".git/hooks", hook), 0o755);
    }

    const run = await scene.run();

    assert.equal(existsSync(join(scene.folder, "canary")), false);
    assert.match(recordOf(run).patch!, /\+b/);
  });
});

describe("a record directory", { concurrency: true }, () => {
  test("inside the workspace is no part of the change", async (context) => {
    const scene = await openScene(context, { script: [change, [say("Done.")]] });

    const run = await scene.run({ "record-directory": "the record" });

    assert.equal(run.outputs["record-directory"], join(scene.workspace, "the record"));
    assert.deepEqual(recordOf(run).patch!.match(/^\+\+\+ .*$/gm), ["+++ b/new.txt"]);
  });

  test("that holds a record is refused, and left as it is", async (context) => {
    const scene = await openScene(context, { script: () => [say("Done.")] });
    const directory = join(scene.runnerTemp, "record");
    const first = await scene.run({ "record-directory": directory });
    const before = recordOf(first);

    const second = await scene.run({ "record-directory": directory });

    assert.equal(second.exitCode, 1);
    assert.equal(second.outputs["state"], "input_error");
    assert.match(second.outputs["reason"]!, /is not empty: it holds the record of another run/);
    assert.equal(scene.server.requests.length, 1);
    assert.deepEqual(second.state, {});
    assert.deepEqual(recordOf(first), before);
  });

  test("that is there and empty is taken", async (context) => {
    const scene = await openScene(context, { script: [[say("Done.")]] });
    const directory = join(scene.runnerTemp, "record");
    mkdirSync(directory);

    const run = await scene.run({ "record-directory": directory });

    assert.equal(run.outputs["record-directory"], directory);
    assert.equal(run.exitCode, 0);
  });

  test("below a file is refused", async (context) => {
    const scene = await openScene(context, { script: [[say("Done.")]] });

    const run = await scene.run({ "record-directory": "readme.md/record" });

    assert.equal(run.outputs["state"], "input_error");
    assert.match(
      run.outputs["reason"]!,
      /^record-directory: "readme.md\/record" cannot be looked at/,
    );
    assert.deepEqual(scene.server.requests, []);
  });
});
