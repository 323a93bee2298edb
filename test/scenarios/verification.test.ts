import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { bodyOf, newest } from "../support/conversation.ts";
import { linesOfType } from "../support/record-files.ts";
import { openScene, recordOf, type FinishedAction } from "../support/runner.ts";

const files = {
  "sum.sh": "echo 3\n",
  "test.sh": '[ "$(sh sum.sh)" = 4 ] || { echo "not 4"; exit 7; }\n',
};
const right = [bash("echo 'echo 4' > sum.sh")];
const wrong = [bash("echo 'echo 5' > sum.sh")];
const verify = "sh test.sh";

function warningsOf(run: FinishedAction): readonly string[] {
  return run.commands.filter(({ name }) => name === "warning").map(({ data }) => data);
}

function checks(run: FinishedAction): readonly unknown[] {
  return linesOfType(recordOf(run).audit, "verification.finished").map(
    ({ attempt, outcome, exit_code }) => [attempt, outcome, exit_code],
  );
}

describe("a verification", { concurrency: true }, () => {
  test("that passes makes the run verified, and shows how things stood before", async (context) => {
    const scene = await openScene(context, { script: [right, [say("Done.")]], files });

    const run = await scene.run({ verify });

    const { patch, result, audit } = recordOf(run);
    assert.equal(run.exitCode, 0);
    assert.equal(run.outputs["state"], "verified");
    assert.equal(run.outputs["verified"], "true");
    assert.equal(result!.verified, true);
    assert.deepEqual(checks(run), [
      [0, "exited", 7],
      [1, "exited", 0],
    ]);
    assert.match(patch!, /\+echo 4/);
    assert.ok(run.lines.includes("Before the model's work the verification ended with status 7."));
    assert.equal(linesOfType(audit, "session.started").length, 3);
    assert.match(
      bodyOf(scene.server.requests[0]).system[0]!.text!,
      /decides whether the work is good:\nsh test\.sh\n/,
    );
  });

  test("that fails goes back to the model with its output, in a new session", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("V=1; echo 'echo 5' > sum.sh")],
        [say("Done.")],
        [bash('echo "echo 4 #${V-gone}" > sum.sh')],
        [say("Now.")],
      ],
      files,
    });

    const run = await scene.run({ verify });

    const told = newest(scene.server.requests[2])[0]!.text!;
    assert.equal(run.outputs["state"], "verified");
    assert.equal(run.outputs["turns"], "4");
    assert.match(
      told,
      /^The verification of what you left ended with status 7\. This is its output:\nnot 4\n\[exit status 7\]\n/,
    );
    assert.match(recordOf(run).patch!, /\+echo 4 #gone/);
    assert.deepEqual(checks(run).length, 3);
  });

  test("that fails too often is the end, with the last patch", async (context) => {
    const scene = await openScene(context, {
      script: (_, index) => (index % 2 === 0 ? wrong : [say("Done.")]),
      files,
    });

    const run = await scene.run({ verify, "verify-attempts": "1" });

    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "verification_failed");
    assert.equal(run.outputs["reason"], "the verification ended with status 7");
    assert.equal(run.outputs["verified"], "false");
    assert.equal(scene.server.requests.length, 4);
    assert.match(recordOf(run).patch!, /\+echo 5/);
  });

  test("sees the tree without what the model's session still does", async (context) => {
    const background =
      "echo 'echo 4' > sum.sh; (while :; do echo 'echo 5' > sum.sh; done) > /dev/null 2>&1 &";
    const scene = await openScene(context, {
      script: [[bash(background)], [bash("sleep 0.2")], [say("Done.")], right, [say("Done.")]],
      files,
    });

    const run = await scene.run({ verify });

    const { patch } = recordOf(run);
    const delivered = /\+echo 4/.test(patch!);
    assert.equal(run.outputs["state"], delivered ? "verified" : "verification_failed");
    assert.match(readFileSync(join(scene.workspace, "sum.sh"), "utf8"), delivered ? /echo 4/ : /./);
  });

  test("that may rest on files which are not in the patch is warned of", async (context) => {
    const ignoring = { ...files, ".gitignore": "cache/\n", "test.sh": "test -e cache/passes\n" };
    const scene = await openScene(context, {
      script: [[bash("mkdir cache; touch -d 2000-01-01 cache/passes")], [say("Done.")]],
      files: ignoring,
    });

    const run = await scene.run({ verify });

    assert.equal(run.outputs["state"], "verified");
    assert.equal(recordOf(run).patch, "");
    assert.ok(
      warningsOf(run).some((text) => text.endsWith("A check of the tree sees it: cache/passes")),
    );
  });

  test("does not count where ignored files are protected, and were written", async (context) => {
    const ignoring = { ...files, ".gitignore": "cache/\n", "test.sh": "test -e cache/passes\n" };
    const scene = await openScene(context, {
      script: [[bash("mkdir cache; touch cache/passes")], [say("Done.")]],
      files: ignoring,
    });

    const run = await scene.run({ verify, "protected-paths": "cache/**", "verify-attempts": "0" });

    assert.equal(run.outputs["state"], "verification_failed");
    assert.match(run.outputs["reason"]!, /touches protected paths: cache\/passes$/);
  });

  test("does not count where the change decides what git takes of the files, or holds what cannot be in a patch", async (context) => {
    for (const [command, reason] of [
      [
        "echo 'test.sh working-tree-encoding=UTF-7' > .gitattributes",
        /what git takes of others: \.gitattributes$/,
      ],
      ["git init -q extra; echo exit 0 > extra/x.sh", /cannot be in the patch: extra\/$/],
    ] as const) {
      const scene = await openScene(context, {
        script: [[...right, bash(command)], [say("Done.")]],
        files,
      });

      const run = await scene.run({ verify, "verify-attempts": "0" });

      assert.equal(run.outputs["state"], "verification_failed");
      assert.match(run.outputs["reason"]!, reason);
    }
  });

  test("does not count where there is no patch: of a secret, or without a repository", async (context) => {
    const secret = "very-secret-value-of-the-test";
    const told = await openScene(context, {
      script: [
        [...right, bash(`printf very-secret- > s; echo value-of-the-test >> s`)],
        [say("Done.")],
        [bash("rm s")],
        [say("Done.")],
      ],
      files,
    });
    const toldRun = await told.run({ verify, redact: secret });
    const bare = await openScene(context, {
      script: [right, [say("Done.")]],
      files,
      workspace: "no repository",
    });
    const bareRun = await bare.run({ verify });
    const required = await bare.run({ "require-change": "true" });

    assert.equal(toldRun.outputs["state"], "verified");
    assert.match(
      newest(told.server.requests[2])[0]!.text!,
      /^What you left cannot be delivered: the change holds/,
    );
    assert.equal(bareRun.outputs["state"], "verification_failed");
    assert.match(bareRun.outputs["reason"]!, /^there is no patch of what would be verified: /);
    assert.notEqual(required.exitCode, 0);
  });

  test("that writes itself is told to have done so", async (context) => {
    const scene = await openScene(context, { script: [right, [say("Done.")]], files });

    const run = await scene.run({ verify: `${verify}\ndate +%s%N > stamp.txt` });

    assert.equal(run.outputs["state"], "verified");
    assert.ok(
      warningsOf(run).includes(
        "The verification itself has changed the working tree; that is not in the patch.",
      ),
    );
  });

  test("that writes files itself does not make them the model's change", async (context) => {
    const writing = "echo '<coverage/>' > coverage.xml; sh test.sh";
    const idle = await openScene(context, { script: [[say("Nothing to do.")]], files });
    const none = await idle.run({
      verify: writing,
      "require-change": "true",
      "verify-attempts": "0",
    });
    const scene = await openScene(context, { script: [right, [say("Done.")]], files });

    const run = await scene.run({ verify: writing });

    const { patch, audit } = recordOf(run);
    const [line] = linesOfType(audit, "patch.written");
    assert.equal(none.outputs["state"], "no_change");
    assert.equal(run.outputs["state"], "verified");
    assert.doesNotMatch(patch!, /coverage/);
    const clone = join(scene.workspace, "..", "clean clone");
    const git = (...args: readonly string[]): string =>
      execFileSync("git", args, { encoding: "utf8" }).trim();
    git("clone", "--quiet", scene.workspace, clone);
    git("-C", clone, "apply", "--index", run.outputs["patch-path"]!);
    assert.deepEqual(
      [line!["from_tree"], line!["tree"]],
      [git("-C", clone, "rev-parse", "HEAD^{tree}"), git("-C", clone, "write-tree")],
    );
  });

  test("that ends by exit or is stopped at its first failing line has that status", async (context) => {
    for (const [script, status] of [
      ["true\nfalse\ntouch never", 1],
      ["exit 3", 3],
      ["echo 'unfinished", 2],
    ] as const) {
      const scene = await openScene(context, { script: [right, [say("Done.")]], files });

      const run = await scene.run({ verify: script, "verify-attempts": "0" });

      assert.equal(run.outputs["state"], "verification_failed");
      assert.equal(run.outputs["reason"], `the verification ended with status ${status}`);
      assert.doesNotMatch(recordOf(run).patch!, /never/);
    }
  });

  test("does not count where protected files were touched; the model may restore them", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("echo 'exit 0' > test.sh")],
        [say("Done.")],
        [bash("git checkout test.sh; echo 'echo 4' > sum.sh")],
        [say("Done.")],
      ],
      files,
    });

    const run = await scene.run({ verify, "protected-paths": "test.sh" });

    assert.equal(run.outputs["state"], "verified");
    assert.deepEqual(checks(run), [
      [0, "exited", 7],
      [2, "exited", 0],
    ]);
    assert.match(
      newest(scene.server.requests[2])[0]!.text!,
      /^Your work cannot be accepted as it is, since the change touches protected paths: test\.sh\./,
    );
  });

  test("is run once more after a limit, without changing the state", async (context) => {
    const scene = await openScene(context, { script: [right, [say("Never.")]], files });

    const run = await scene.run({ verify, "max-turns": "1" });

    assert.equal(run.outputs["state"], "turn_limit");
    assert.equal(run.outputs["verified"], "true");
  });

  test("that takes too long is ended, and the limit of the run ends the run in it", async (context) => {
    const slow = await openScene(context, { script: [right, [say("Done.")]], files });
    const slowRun = await slow.run({
      verify: "sleep 60",
      "command-timeout": "1s",
      "verify-attempts": "0",
    });
    const late = await openScene(context, { script: [right, [say("Done.")]], files });
    const lateRun = await late.run({
      verify: '[ "$(sh sum.sh)" = 3 ] || sleep 60',
      "time-limit": "3s",
    });

    assert.equal(slowRun.outputs["reason"], "the verification ran into command-timeout");
    assert.equal(lateRun.outputs["state"], "time_limit");
    assert.equal(lateRun.outputs["verified"], "");
    assert.match(recordOf(lateRun).patch!, /\+echo 4/);
  });
});

describe("a change", { concurrency: true }, () => {
  test("that was required and is not there is the state no_change", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("true")], [say("Nothing to do.")]],
      files,
    });

    const run = await scene.run({ "require-change": "true", verify, "verify-attempts": "0" });

    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "no_change");
    assert.equal(run.outputs["changed"], "false");
  });

  test("of protected files is told where there is no verification", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("mkdir -p .github/workflows; echo x > .github/workflows/x.yml")],
        [say("Done.")],
      ],
    });

    const run = await scene.run();

    assert.equal(run.outputs["state"], "completed");
    assert.ok(
      run.commands.some(
        ({ name, data }) =>
          name === "warning" &&
          data === "The change touches protected paths: .github/workflows/x.yml",
      ),
    );
  });
});
