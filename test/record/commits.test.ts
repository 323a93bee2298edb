import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { CommitsReport } from "../../src/record/commits.ts";
import { patchWritten, writePatch, type WrittenPatch } from "../../src/record/patch.ts";
import {
  createPlace,
  createRepository,
  git,
  openShadow,
  patchOf,
  redactor,
  writeFiles,
  type Place,
} from "./git-fixture.ts";

const secret = "very-secret-value-1";

test("commits of the run are kept as a series that git am takes, changes on top of them are not in it", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", "b.bin": randomBytes(500) });
  const base = git(place.workspace, "rev-parse", "HEAD");
  const report = await writtenPatch(place, () => {
    commit(place, { "a.txt": "one\n", "b.bin": randomBytes(600) }, "The first: ümläut");
    commit(place, { "new.txt": "two\n" }, "The second\n\nWith a body.");
    writeFiles(place.workspace, { "a.txt": "on top\n" });
  });
  const tip = git(place.workspace, "rev-parse", "HEAD^{tree}");

  const series = join(place.folder, "commits.mbox");
  assert.deepEqual(report.commits, {
    kind: "written",
    count: 2,
    path: series,
    sha256: createHash("sha256").update(readFileSync(series)).digest("hex"),
    bytes: readFileSync(series).length,
  });
  const other = join(place.folder, "other");
  git(place.workspace, "worktree", "add", "--quiet", "--detach", other, base);
  git(other, "am", "--quiet", series);
  assert.equal(git(other, "rev-parse", "HEAD^{tree}"), tip);
  assert.equal(git(other, "log", "--format=%s", "-1", "HEAD^"), "The first: ümläut");
  assert.notEqual(report.tree, tip);
});

test("the first commits of a repository are kept from the first on", async (context) => {
  const place = createPlace(context);
  git(place.workspace, "init", "--quiet");
  const report = await writtenPatch(place, () => {
    commit(place, { "a.txt": "a\n" }, "First");
    commit(place, { "a.txt": "b\n" }, "Second");
  });

  assert.equal(kindAndCount(report.commits), "written 2");
  const other = join(place.folder, "other");
  git(place.folder, "init", "--quiet", other);
  git(other, "am", "--quiet", join(place.folder, "commits.mbox"));
  assert.equal(git(other, "rev-parse", "HEAD^{tree}"), report.tree);
});

test("commits in a shallow clone are kept", async (context) => {
  const origin = createRepository(context, { "a.txt": "1\n" });
  commit(origin, { "a.txt": "2\n" }, "Second");
  const place = { ...origin, workspace: join(origin.folder, "shallow") };
  git(origin.folder, "clone", "--quiet", "--depth=1", `file://${origin.workspace}`, "shallow");
  const report = await writtenPatch(place, () => commit(place, { "a.txt": "3\n" }, "Third"));

  assert.equal(kindAndCount(report.commits), "written 1");
});

test("no commit, or one that was taken back, leaves no series", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const report = await writtenPatch(place, () => {
    commit(place, { "a.txt": "b\n" }, "One");
    git(place.workspace, "reset", "--quiet", "HEAD^");
  });

  assert.deepEqual(report.commits, { kind: "none" });
  assert.equal(existsSync(join(place.folder, "commits.mbox")), false);
});

const leftOut: readonly (readonly [string, (place: Place) => void, CommitsReport])[] = [
  [
    "a secret that a later commit takes away again",
    (place) => {
      commit(place, { "key.bin": Buffer.from(`\0${secret}\0`) }, "One");
      rmSync(join(place.workspace, "key.bin"));
      commit(place, { "a.txt": "b\n" }, "Two");
    },
    { kind: "left out", count: 2, reason: redacted("one of them holds the value of a secret") },
  ],
  [
    "a secret in a message",
    (place) => commit(place, { "a.txt": "b\n" }, `It is ${secret}`),
    { kind: "left out", count: 1, reason: redacted("one of them holds the value of a secret") },
  ],
  [
    "a merge",
    (place) => {
      git(place.workspace, "checkout", "--quiet", "-b", "side");
      commit(place, { "side.txt": "s\n" }, "Side");
      git(place.workspace, "checkout", "--quiet", "main");
      commit(place, { "main.txt": "m\n" }, "Main");
      git(place.workspace, "merge", "--quiet", "--no-edit", "side");
    },
    { kind: "left out", count: 3, reason: redacted("there is a merge among them") },
  ],
  [
    "a history of its own",
    (place) => {
      git(place.workspace, "checkout", "--quiet", "--orphan", "fresh");
      commit(place, { "a.txt": "b\n" }, "Fresh");
    },
    {
      kind: "left out",
      count: 1,
      reason: redacted("they do not follow the commit that the run began with"),
    },
  ],
  [
    "too many",
    (place) => {
      const tree = git(place.workspace, "rev-parse", "HEAD^{tree}");
      let tip = git(place.workspace, "rev-parse", "HEAD");
      for (let count = 0; count < 201; count += 1)
        tip = git(place.workspace, "commit-tree", "-m", `${count}`, "-p", tip, tree);
      git(place.workspace, "reset", "--quiet", "--hard", tip);
      writeFiles(place.workspace, { "a.txt": "b\n" });
    },
    { kind: "left out", count: 201, reason: redacted("there are more than 200") },
  ],
];
for (const [what, change, expected] of leftOut) {
  test(`commits with ${what} are left out, and the reason is given; the patch is there`, async (context) => {
    const place = createRepository(context, { "a.txt": "a\n" });
    const report = await writtenPatch(place, () => change(place));

    assert.deepEqual(report.commits, expected);
    assert.equal(existsSync(join(place.folder, "commits.mbox")), false);
    assert.notEqual(readFileSync(place.patch, "utf8"), "");
  });
}

test("what is ignored and new is listed, with folders of ours and what was there before left out", async (context) => {
  const place = createRepository(context, { ".gitignore": "*.log\nout/\nold/\n" });
  writeFiles(place.workspace, { "old/x": "x\n", "before.log": "b\n", "my/record/audit": "a\n" });
  const shadow = await openShadow(place, [join(place.workspace, "my/record")]);
  writeFiles(place.workspace, { "out/a": "a\n", "out/b/c": "c\n", "d/after.log": "l\n" });
  const report = await writePatch({ shadow, path: place.patch, redactor });

  if (report.kind === "none") assert.fail(report.reason);
  assert.deepEqual([report.ignored, report.changed], [["d/", "out/"], false]);
});

test("a patch that is longer than the limit is not written, and the reason says how long it is", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "big.bin": randomBytes(5000) });
  const report = await writePatch({ shadow, path: place.patch, redactor, limitBytes: 1000 });

  assert.equal(report.kind, "none");
  assert.match(
    report.reason,
    /^the patch of 1 files has \d{4} bytes, and the most that is written is 1000$/,
  );
  assert.equal(existsSync(place.patch), false);
});

test("the audit log is told what the patch is for and what it leads to", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", ".gitignore": "*.log\n" });
  writeFiles(place.workspace, { "dirty.txt": "d\n" });
  const report = await writtenPatch(place, () => {
    commit(place, { "a.txt": "b\n" }, "One");
    writeFiles(place.workspace, { "x.log": "x\n" });
  });
  const { commits } = report;
  assert.ok(commits.kind === "written");

  assert.deepEqual(patchWritten(report), {
    type: "patch.written",
    sha256: report.sha256,
    bytes: report.bytes,
    files: 1,
    base_sha: git(place.workspace, "rev-parse", "HEAD^"),
    base_tree: git(place.workspace, "rev-parse", "HEAD^^{tree}"),
    // What was changed before is at other paths.
    from_tree: report.baseTree,
    tree: report.tree,
    omitted: [],
    ignored: ["x.log"],
    commits: 1,
    commits_sha256: commits.sha256,
  });
  assert.equal(report.changedBefore, 1);
});

async function writtenPatch(place: Place, change: () => void): Promise<WrittenPatch> {
  const report = await patchOf(place, change);
  if (report.kind === "none") assert.fail(report.reason);
  return report;
}

function commit(
  { workspace }: Place,
  files: Readonly<Record<string, string | Buffer>>,
  message: string,
): void {
  writeFiles(workspace, files);
  git(workspace, "add", "--all");
  git(workspace, "commit", "--quiet", "--message", message);
}

function kindAndCount(commits: CommitsReport): string {
  return commits.kind === "none" ? "none" : `${commits.kind} ${commits.count}`;
}

function redacted(text: string): ReturnType<typeof redactor.redact> {
  return redactor.redact(text);
}
