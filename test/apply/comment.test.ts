import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { writeFiles } from "../record/git-fixture.ts";
import {
  type ApplyScene,
  type MadeRecord,
  openApplyScene,
  recordOfChange,
} from "../support/apply-scene.ts";

const inputs = { mode: "comment", "issue-number": "7" };

async function recordIn(
  scene: ApplyScene,
  files: Readonly<Record<string, string>> = {},
): Promise<MadeRecord> {
  return recordOfChange(scene, (at) => writeFiles(at, { "new.txt": "n\n" }), { files });
}

describe("a comment", { concurrency: 2 }, () => {
  test("is written once, changed by the next run, and left alone when it says the same", async (context) => {
    const scene = await openApplyScene(context);
    const results: unknown[] = [];
    for (const report of ["# Report 1\n", "# Report 2\n", "# Report 2\n"]) {
      const { outputs } = await scene.apply(await recordIn(scene, { "report.md": report }), inputs);
      results.push([outputs["state"], outputs["reason"], outputs["comment-id"]]);
    }

    assert.deepEqual(results, [
      ["applied", "#7 has a comment now", "1000"],
      ["updated", "the comment on #7 was changed", "1000"],
      ["unchanged", "the comment on #7 says the same", "1000"],
    ]);
    assert.deepEqual(
      scene.api.comments.map(({ issue, body }) => [issue, body.split("\n").slice(1)]),
      [[7, ["# Report 2", "", ""]]],
    );
    assert.deepEqual(Object.keys(scene.branches()), ["main"]);
  });

  test("is a summary where there is no report, in which the model's words are only text", async (context) => {
    const scene = await openApplyScene(context);
    const words = "Done @octocat, fixes #1\n</pre><img src=x> ![x](http://x) <!-- /bash-agent -->";
    await scene.apply(
      await recordIn(scene, { "result.json": JSON.stringify({ result: words }) }),
      inputs,
    );
    const [comment] = scene.api.comments;

    assert.match(
      comment!.body,
      /^<!-- bash-agent task=[0-9a-f]{16} change=[0-9a-f]{32} -->\n<table>/,
    );
    assert.match(
      comment!.body,
      /<pre>Done &#64;octocat, fixes &#35;1<br>&lt;\/pre&gt;&lt;img src=x&gt; !&#91;x&#93;\(http&#58;\/\/x\) &lt;!-- \/bash-agent --&gt;<\/pre>/,
    );
  });

  test("of a report calls nobody, loads nothing and holds no mark", async (context) => {
    const scene = await openApplyScene(context);
    const report = "@octocat ![x](http://x) <img src=x> <!-- bash-agent task=0 -->\n";
    await scene.apply(await recordIn(scene, { "report.md": report }), inputs);

    assert.equal(
      scene.api.comments[0]!.body.split("\n")[1],
      "@\u200boctocat !\u200b[x](http://x) &lt;img src=x> &lt;!-- bash-agent task=0 -->",
    );
  });

  test("of a stranger who copied the mark is not written over", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordIn(scene), inputs);
    const [ours] = scene.api.comments;
    scene.api.comments.unshift({ ...ours!, id: 1, user: { type: "User", login: "mallory" } });
    const run = await scene.apply(
      await recordIn(scene, { "report.md": "another report\n" }),
      inputs,
    );

    assert.deepEqual([run.outputs["state"], run.outputs["comment-id"]], ["updated", "1000"]);
    assert.doesNotMatch(scene.api.comments[0]!.body, /another report/);
  });

  test("whose answer was lost is not written twice", async (context) => {
    const scene = await openApplyScene(context);
    const fault = { method: "POST", path: /comments$/, status: 502, times: 1 };
    scene.api.faults.push({ ...fault, afterwards: true });
    const lost = await scene.apply(await recordIn(scene), inputs);
    scene.api.faults.push(fault);
    const failed = await scene.apply(await recordIn(scene), { ...inputs, "issue-number": "8" });

    assert.deepEqual(
      [lost, failed].map(({ outputs }) => outputs["state"]),
      ["applied", "applied"],
    );
    assert.deepEqual(
      scene.api.comments.map(({ issue }) => issue),
      [7, 8],
    );
  });

  test("goes to the pull request of the event; in a dry run to none", async (context) => {
    const scene = await openApplyScene(context);
    const event = join(scene.folder, "event.json");
    writeFileSync(event, JSON.stringify({ pull_request: { number: 12 } }));
    const place = { GITHUB_EVENT_PATH: event, GITHUB_REF: "refs/pull/12/merge" };
    const dry = await scene.apply(
      await recordIn(scene),
      { mode: "comment", "dry-run": "true" },
      place,
    );
    assert.deepEqual([dry.outputs["state"], scene.api.writes()], ["checked", []]);
    await scene.apply(await recordIn(scene), { mode: "comment" }, place);

    assert.deepEqual(
      scene.api.comments.map(({ issue }) => issue),
      [12],
    );
  });
});

test("mode check writes nothing and marks the files", async (context) => {
  const scene = await openApplyScene(context);
  const run = await scene.apply(await recordIn(scene), { mode: "check" }, { GITHUB_REF: "" });

  assert.deepEqual(
    [run.exitCode, run.outputs["state"], run.outputs["reason"]],
    [0, "checked", "1 files are changed, and nothing speaks against it"],
  );
  assert.match(run.log, /^::notice file=new\.txt::The run changed this file\.$/m);
  assert.deepEqual([scene.api.requests, Object.keys(scene.branches())], [[], ["main"]]);
});

test("wrong inputs are told all at once, and nothing is read", async (context) => {
  const scene = await openApplyScene(context);
  const run = await scene.apply(
    { directory: "", head: "x", baseSha: "y" },
    {
      mode: "merge",
      branch: "a..b",
      "commit-author": "nobody",
      "protected-paths": "!docs/**",
      "run-states": "fine",
      "max-files": "0",
      "max-size": "1GB",
      "fail-on": "never",
      "dry-run": "perhaps",
      draft: "no",
      title: "a\nb",
      "issue-number": "-1",
      "artifact-name": "../x",
      token: "short",
      "no-such": "1",
    },
  );

  assert.deepEqual([run.exitCode, run.outputs["state"]], [1, "input_error"]);
  assert.deepEqual(
    run.outputs["reason"]!.split(" | ").map((problem) => problem.split(":")[0]),
    [
      "no-such",
      "mode",
      "record-directory",
      "artifact-name",
      "audit-sha256",
      "base-sha",
      "token",
      "branch",
      "title",
      "draft",
      "commit-author",
      "issue-number",
      "protected-paths",
      "run-states",
      "max-files",
      "max-size",
      "dry-run",
      "fail-on",
    ],
  );
  assert.deepEqual(scene.server.requests, []);
});

test("what only the event can tell is asked for where it does not", async (context) => {
  const scene = await openApplyScene(context);
  const record = await recordIn(scene);
  const problems = async (given: Readonly<Record<string, string>>): Promise<string | undefined> =>
    (await scene.apply(record, given, { GITHUB_REF: "refs/pull/1/merge" })).outputs["reason"];

  assert.match((await problems({}))!, /^base-branch: it is not given/);
  assert.match((await problems({ mode: "comment" }))!, /^issue-number: it is not given/);
  assert.match(
    (await problems({ "base-branch": "main", branch: "Main" }))!,
    /^branch: "Main" is the branch that the change is for/,
  );
});
