import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import { git } from "../record/git-fixture.ts";
import { type ApplyScene, type MadeRecord, openApplyScene } from "../support/apply-scene.ts";
import { type FinishedAction, type Inputs, openScene, type Scene } from "../support/runner.ts";

/** The two jobs of a workflow: the agent's, and the one that applies. Only outputs and the record pass from one to the other. */
interface TwoJobs {
  readonly agent: Scene;
  readonly target: ApplyScene;
  /** The agent's job, on a fresh checkout of the remote's main. */
  work(inputs?: Inputs): Promise<FinishedAction>;
}

async function openJobs(
  context: { after(action: () => unknown): void },
  script: Script,
): Promise<TwoJobs> {
  const target = await openApplyScene(context, { files: { "code.txt": "head\n" } });
  const agent = await openScene(context, { script });
  const { workspace } = agent;
  return {
    agent,
    target,
    async work(inputs) {
      rmSync(join(workspace, ".git"), { recursive: true });
      git(workspace, "init", "--quiet");
      git(workspace, "fetch", "--quiet", target.remote, "main");
      git(workspace, "checkout", "--quiet", "--force", "--detach", "FETCH_HEAD");
      git(workspace, "clean", "--quiet", "-ffdx");
      return agent.run(inputs);
    },
  };
}

function handedOn({ outputs, log }: FinishedAction): MadeRecord {
  const {
    "record-directory": directory = "",
    "audit-sha256": head = "",
    "base-sha": baseSha = "",
  } = outputs;
  assert.notEqual(directory, "", log);
  return { directory, head, baseSha };
}

const fix = [say("I change it."), bash("printf 'tail\\n' > code.txt; printf 'n\\n' > new.txt")];

describe("a run and the job that applies its change", { concurrency: 2 }, () => {
  test("lead to one pull request, also when both are run again", async (context) => {
    const { target, work } = await openJobs(context, [
      fix,
      [say("Fixed.")],
      fix,
      [say("Fixed again.")],
    ]);
    const first = await work();
    const applied = await target.apply(handedOn(first));
    const second = await work();
    const again = await target.apply(handedOn(second));

    assert.deepEqual([first.outputs["state"], second.outputs["state"]], ["completed", "completed"]);
    assert.deepEqual(
      [applied, again].map(({ exitCode, outputs }) => [
        exitCode,
        outputs["state"],
        outputs["pull-request-number"],
      ]),
      [
        [0, "applied", "1"],
        [0, "unchanged", "1"],
      ],
      applied.log + again.log,
    );
    const branch = applied.outputs["branch"]!;
    assert.equal(target.ask("show", `${branch}:code.txt`), "tail");
    assert.equal(target.ask("diff", "--name-status", "main", branch), "M\tcode.txt\nA\tnew.txt");
    const message = target.ask("log", "-1", "--format=%B", branch);
    assert.ok(message.includes(`Bash-Agent-Run: ${first.outputs["run-id"]}\n`));
    assert.ok(message.includes(`Bash-Agent-Audit: ${first.outputs["audit-sha256"]}\n`));
    assert.match(target.api.pulls[0]!.body!, /<pre>Fixed\.<\/pre>/);
    assert.equal(target.api.pulls.length, 1);
  });

  test("lead to a branch alone, and to a comment", async (context) => {
    const { target, work } = await openJobs(context, [fix, [say("Fixed.")]]);
    const record = handedOn(await work());
    const branch = await target.apply(record, { mode: "branch", branch: "fixes/one" });
    const comment = await target.apply(record, { mode: "comment", "issue-number": "3" });

    assert.deepEqual(
      [branch, comment].map(({ outputs }) => outputs["state"]),
      ["applied", "applied"],
    );
    assert.equal(target.ask("show", "fixes/one:new.txt"), "n");
    assert.deepEqual(
      target.api.comments.map(({ issue }) => issue),
      [3],
    );
    assert.deepEqual(target.api.writes(), ["POST /repos/octo/repository/issues/3/comments"]);
  });

  test("end in nothing when the change touches a workflow, or the run did not get to its end", async (context) => {
    const { target, work } = await openJobs(context, [
      [bash("mkdir -p .github/workflows; echo 'on: push' > .github/workflows/evil.yml")],
      [say("Done.")],
      fix,
      fix,
    ]);
    const guarded = await target.apply(handedOn(await work()));
    const unfinished = await target.apply(handedOn(await work({ "max-turns": "1" })));

    assert.deepEqual(
      [guarded, unfinished].map(({ exitCode, outputs }) => [
        exitCode,
        outputs["state"],
        outputs["reason"],
      ]),
      [
        [1, "refused", '".github/workflows/evil.yml" is a protected path'],
        [1, "refused", "the run ended as turn_limit, and run-states accepts completed, verified"],
      ],
    );
    assert.deepEqual([Object.keys(target.branches()), target.api.writes()], [["main"], []]);
  });
});
