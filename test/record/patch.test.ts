import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { PatchReport, WrittenPatch } from "../../src/record/patch.ts";
import { writePatch } from "../../src/record/patch.ts";
import { openShadowRepository } from "../../src/record/shadow-repository.ts";
import {
  commitAll,
  createPlace,
  createRepository,
  git,
  gitProgram,
  openShadow,
  patchOf,
  redactor,
  treeOfPatchedClone,
  treeOfWorkspace,
  writeFiles,
  type Place,
} from "./git-fixture.ts";

function written(report: PatchReport): WrittenPatch {
  if (report.kind === "none") assert.fail(report.reason);
  return report;
}

/** Makes the change, and checks that the patch makes the same tree of the base in a fresh clone as the user's git sees in the workspace. */
async function roundTrip(place: Place, change: () => void): Promise<WrittenPatch> {
  const base = git(place.workspace, "rev-parse", "HEAD");
  const report = written(await patchOf(place, change));
  const applied = treeOfPatchedClone(place, base);
  const left = treeOfWorkspace(place);
  assert.deepEqual({ applied, reported: report.tree }, { applied: left, reported: left });
  return report;
}

test("changed, new, deleted and renamed files are in the patch, ignored ones are not", async (context) => {
  const place = createRepository(context, {
    ".gitignore": "ignored/\n*.log\n",
    "a.txt": "one\ntwo\n",
    "gone.txt": "x\n",
    "old name.txt": "1\n2\n3\n4\n5\n",
  });
  const report = await roundTrip(place, () => {
    writeFiles(place.workspace, {
      "a.txt": "one\nTWO\n",
      "new/deep/file.txt": "n",
      "ignored/x": "x",
      "y.log": "y",
    });
    rmSync(join(place.workspace, "gone.txt"));
    renameSync(join(place.workspace, "old name.txt"), join(place.workspace, "new name.txt"));
  });
  const bytes = readFileSync(place.patch);
  assert.deepEqual(report, {
    kind: "written",
    path: place.patch,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    files: [
      { path: "a.txt", added: 1, deleted: 1 },
      { path: "gone.txt", added: 0, deleted: 1 },
      { path: "new name.txt", added: 5, deleted: 0 },
      { path: "new/deep/file.txt", added: 1, deleted: 0 },
      { path: "old name.txt", added: 0, deleted: 5 },
    ],
    changed: true,
    baseSha: git(place.workspace, "rev-parse", "HEAD"),
    baseTree: git(place.workspace, "rev-parse", "HEAD^{tree}"),
    fromTree: git(place.workspace, "rev-parse", "HEAD^{tree}"),
    tree: report.tree,
    changedBefore: 0,
    omitted: [],
    ignored: ["ignored/", "y.log"],
    commits: { kind: "none" },
  });
  assert.match(bytes.toString(), /^rename to new name\.txt$/m);
  assert.equal(lstatSync(place.patch).mode & 0o777, 0o600);
});

test("an unchanged tree gives an empty patch", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const report = await roundTrip(place, () => {});
  assert.deepEqual([report.changed, report.files, report.bytes], [false, [], 0]);
  assert.equal(readFileSync(place.patch, "utf8"), "");
});

test("binary files, links and modes are in the patch", async (context) => {
  const place = createRepository(context, {
    "image.bin": randomBytes(5000),
    "run.sh": "#!/bin/sh\n",
    plain: "p\n",
  });
  const report = await roundTrip(place, () => {
    writeFiles(place.workspace, {
      "image.bin": randomBytes(6000),
      "new.bin": Buffer.from([0, 1, 2, 255]),
    });
    chmodSync(join(place.workspace, "run.sh"), 0o755);
    symlinkSync("/etc/passwd", join(place.workspace, "link"));
    rmSync(join(place.workspace, "plain"));
    symlinkSync("run.sh", join(place.workspace, "plain"));
  });
  assert.deepEqual(
    report.files.find(({ path }) => path === "image.bin"),
    { path: "image.bin", added: null, deleted: null },
  );
  assert.doesNotMatch(readFileSync(place.patch, "utf8"), /root:/);
});

test("a folder in place of a file, a file or a link in place of a folder", async (context) => {
  const place = createRepository(context, {
    file: "f\n",
    "folder/a": "a\n",
    "folder/b": "b\n",
    "linked/c": "c\n",
  });
  await roundTrip(place, () => {
    rmSync(join(place.workspace, "file"));
    writeFiles(place.workspace, { "file/inner": "i\n" });
    rmSync(join(place.workspace, "folder"), { recursive: true });
    writeFiles(place.workspace, { folder: "now a file\n" });
    rmSync(join(place.workspace, "linked"), { recursive: true });
    symlinkSync("/etc", join(place.workspace, "linked"));
  });
});

test("names with spaces, quotes, newlines, tabs, letters of all kinds and bytes that are no UTF-8", async (context) => {
  const place = createRepository(context, { "a b": "1\n", "new\nline": "2\n" });
  const report = await roundTrip(place, () => {
    writeFiles(place.workspace, {
      "a b": "1b\n",
      "new\nline": "2b\n",
      'q"uote': "q\n",
      "tab\there": "t\n",
      "ümläut 日本": "u\n",
      "-dash": "d\n",
      ":(glob)**": "g\n",
      "*": "star\n",
    });
    writeFileSync(
      Buffer.concat([Buffer.from(`${place.workspace}/bad`), Buffer.from([0xff])]),
      "x\n",
    );
  });
  assert.deepEqual(
    report.files.map(({ path }) => path),
    [
      "*",
      "-dash",
      ":(glob)**",
      "a b",
      "bad\ufffd",
      "new\nline",
      'q"uote',
      "tab\there",
      "ümläut 日本",
    ],
  );
});

test("line ends stay as git's attributes say", async (context) => {
  const place = createRepository(context, {
    ".gitattributes": "*.txt text eol=crlf\n*.raw -text\n",
    "dos.txt": "a\r\nb\r\n",
    "bytes.raw": "a\r\nb\n",
  });
  await roundTrip(place, () => {
    appendFileSync(join(place.workspace, "dos.txt"), "c\r\n");
    appendFileSync(join(place.workspace, "bytes.raw"), "c\r\n");
    writeFiles(place.workspace, { "new.txt": "x\r\ny\r\n" });
  });
});

test("line ends stay as core.autocrlf says", async (context) => {
  const place = createRepository(context, { "dos.txt": "a\nb\n", "other.txt": "o\n" });
  git(place.workspace, "config", "core.autocrlf", "true");
  rmSync(join(place.workspace, "dos.txt"));
  git(place.workspace, "checkout", "--", "dos.txt");
  const report = written(
    await patchOf(place, () => {
      writeFiles(place.workspace, { "dos.txt": "a\r\nB\r\n" });
    }),
  );
  assert.deepEqual(report.files, [{ path: "dos.txt", added: 1, deleted: 1 }]);
});

test("commits, resets and a staged state of the agent change nothing about the patch", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", "b.txt": "b\n" });
  await roundTrip(place, () => {
    writeFiles(place.workspace, { "a.txt": "A\n", "c.txt": "c\n" });
    commitAll(place.workspace);
    git(place.workspace, "rm", "--quiet", "--cached", "b.txt");
    writeFiles(place.workspace, { "c.txt": "cc\n" });
  });
});

test("flags that the agent sets in the index do not hide a change", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", "b.txt": "b\n" });
  const report = written(
    await patchOf(place, () => {
      git(place.workspace, "update-index", "--assume-unchanged", "a.txt");
      git(place.workspace, "update-index", "--skip-worktree", "b.txt");
      writeFiles(place.workspace, { "a.txt": "A\n", "b.txt": "B\n" });
      writeFileSync(join(place.workspace, ".git/info/exclude"), "*\n");
      writeFiles(place.workspace, { "c.txt": "c\n" });
    }),
  );
  assert.deepEqual(
    report.files.map(({ path }) => path),
    ["a.txt", "b.txt", "c.txt"],
  );
});

test("a change of the same length at the same moment as the checkout is seen", async (context) => {
  for (let round = 0; round < 10; round += 1) {
    const place = createRepository(context, { "a.txt": "aaaa\n" });
    const report = written(
      await patchOf(place, () => writeFiles(place.workspace, { "a.txt": "bbbb\n" })),
    );
    assert.deepEqual(report.files, [{ path: "a.txt", added: 1, deleted: 1 }]);
  }
});

test("an ignored file that was added by force is in the patch", async (context) => {
  const place = createRepository(context, { ".gitignore": "dist/\n" });
  const report = await roundTrip(place, () => {
    writeFiles(place.workspace, { "dist/main.js": "built\n", "dist/other.js": "not added\n" });
    git(place.workspace, "add", "--force", "dist/main.js");
  });
  assert.deepEqual(report.files, [{ path: "dist/main.js", added: 1, deleted: 0 }]);
});

test("a detached head and a shallow clone", async (context) => {
  const origin = createRepository(context, { "a.txt": "1\n" });
  writeFiles(origin.workspace, { "a.txt": "2\n" });
  commitAll(origin.workspace);
  const place = { ...origin, workspace: join(origin.folder, "shallow") };
  git(
    origin.folder,
    "clone",
    "--quiet",
    "--depth=1",
    `file://${origin.workspace}`,
    place.workspace,
  );
  git(place.workspace, "checkout", "--quiet", "--detach");
  const report = written(
    await patchOf(place, () => writeFiles(place.workspace, { "a.txt": "3\n" })),
  );
  assert.deepEqual(report.files, [{ path: "a.txt", added: 1, deleted: 1 }]);
  assert.equal(report.tree, treeOfWorkspace(place));
});

test("a linked worktree, and a workspace that is a folder of the repository", async (context) => {
  const origin = createRepository(context, { "a.txt": "1\n", "sub/b.txt": "b\n" });
  const linked = join(origin.folder, "linked");
  git(origin.workspace, "worktree", "add", "--quiet", "--detach", linked);
  const place = { ...origin, workspace: join(linked, "sub") };
  const report = written(
    await patchOf(place, () => writeFiles(linked, { "sub/b.txt": "B\n", "a.txt": "2\n" })),
  );
  assert.deepEqual(
    report.files.map(({ path }) => path),
    ["a.txt", "sub/b.txt"],
  );
});

test("a repository without a commit starts from the empty tree", async (context) => {
  const place = createPlace(context);
  git(place.workspace, "init", "--quiet");
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "a.txt": "a\n" });
  const report = written(await writePatch({ shadow, path: place.patch, redactor }));
  assert.deepEqual(
    [shadow.baseSha, report.files],
    [null, [{ path: "a.txt", added: 1, deleted: 0 }]],
  );
  assert.equal(report.tree, treeOfWorkspace(place));
});

test("a repository with SHA-256 names", async (context) => {
  const place = createPlace(context);
  git(place.workspace, "init", "--quiet", "--object-format=sha256");
  writeFiles(place.workspace, { "a.txt": "a\n" });
  commitAll(place.workspace);
  const report = written(
    await patchOf(place, () => writeFiles(place.workspace, { "a.txt": "b\n" })),
  );
  assert.equal(report.tree, treeOfWorkspace(place));
});

test("a folder that is no repository has no patch, and the reason is given", async (context) => {
  const place = createPlace(context);
  const { workspace, temporary: temporaryDirectory } = place;
  const settings = { git: gitProgram, temporaryDirectory, redactor };
  assert.deepEqual(await openShadowRepository({ ...settings, workspace }), {
    kind: "none",
    reason: "fatal: not a git repository (or any of the parent directories): .git",
  });
  assert.deepEqual(
    await openShadowRepository({ ...settings, workspace: join(workspace, "none") }),
    {
      kind: "none",
      reason: "the workspace does not exist",
    },
  );
  assert.deepEqual(readdirSync(temporaryDirectory), []);
});

test("sparse files that were never checked out are not seen as deleted", async (context) => {
  const place = createRepository(context, { "a/one.txt": "1\n", "b/two.txt": "2\n" });
  git(place.workspace, "sparse-checkout", "set", "a");
  assert.equal(existsSync(join(place.workspace, "b")), false);
  const report = written(
    await patchOf(place, () => writeFiles(place.workspace, { "a/one.txt": "I\n" })),
  );
  assert.deepEqual(report.files, [{ path: "a/one.txt", added: 1, deleted: 1 }]);
});

test("a split index is replaced by the commit's", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", "b.txt": "b\n" });
  git(place.workspace, "update-index", "--split-index");
  const report = await roundTrip(place, () => writeFiles(place.workspace, { "a.txt": "A\n" }));
  assert.deepEqual(report.files, [{ path: "a.txt", added: 1, deleted: 1 }]);
});

test("a submodule's new commit is in the patch, its own changes and foreign repositories are not", async (context) => {
  const library = createRepository(context, { "lib.txt": "1\n" });
  const place = createRepository(context, { "a.txt": "a\n" });
  git(place.workspace, "submodule", "--quiet", "add", library.workspace, "lib");
  commitAll(place.workspace);
  const report = written(
    await patchOf(place, () => {
      writeFiles(place.workspace, { "lib/lib.txt": "2\n" });
      commitAll(join(place.workspace, "lib"));
      writeFiles(place.workspace, { "lib/lib.txt": "dirty\n" });
      git(place.workspace, "init", "--quiet", "foreign");
      writeFiles(place.workspace, { "foreign/f.txt": "f\n" });
      commitAll(join(place.workspace, "foreign"));
    }),
  );
  assert.deepEqual(
    [report.files, report.omitted],
    [[{ path: "lib", added: 1, deleted: 1 }], ["foreign/"]],
  );
  assert.match(readFileSync(place.patch, "utf8"), /^\+Subproject commit [0-9a-f]{40}$/m);
});

test("files that cannot be read are left out and named", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n", "tracked.txt": "t\n" });
  const report = written(
    await patchOf(place, () => {
      rmSync(join(place.workspace, "tracked.txt"));
      execFileSync("mkfifo", [join(place.workspace, "tracked.txt")]);
      writeFiles(place.workspace, { "a.txt": "A\n", "locked.txt": "l\n" });
      chmodSync(join(place.workspace, "locked.txt"), 0);
    }),
  );
  // Root reads everything.
  const lockedOut = process.getuid?.() !== 0;
  assert.deepEqual(report.omitted, lockedOut ? ["tracked.txt", "locked.txt"] : ["tracked.txt"]);
  assert.deepEqual(report.files[0], { path: "a.txt", added: 1, deleted: 1 });
});

test("a folder that git cannot list is named", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const { workspace, temporary: temporaryDirectory, patch: path } = place;
  // Without these rights root is like any other owner of a folder.
  const program = join(place.folder, "git");
  const rights = "--bounding-set=-dac_override,-dac_read_search";
  const command = process.getuid?.() === 0 ? `setpriv ${rights} ${gitProgram}` : gitProgram;
  writeFileSync(program, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  const settings = { git: program, workspace, temporaryDirectory, redactor };
  const shadow = await openShadowRepository(settings);
  if (shadow.kind === "none") assert.fail(shadow.reason);
  const folders = ["sealed", "größe/it's"].map((name) => join(workspace, name));
  for (const folder of folders) {
    writeFiles(folder, { "hidden.txt": "h\n" });
    chmodSync(folder, 0o111);
  }
  const report = written(await writePatch({ shadow, path, redactor }));
  // So that they can be removed.
  for (const folder of folders) chmodSync(folder, 0o700);
  assert.deepEqual(
    [report.omitted.toSorted(), report.files, report.changed],
    [["größe/it's/", "sealed/"].toSorted(), [], true],
  );
});

test("a FIFO that git would wait for ends in a reason", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const { workspace, temporary: temporaryDirectory } = place;
  const settings = { git: gitProgram, workspace, temporaryDirectory, redactor };
  const shadow = await openShadowRepository({ ...settings, timeLimitSeconds: 1 });
  if (shadow.kind === "none") assert.fail(shadow.reason);
  execFileSync("mkfifo", [join(workspace, ".gitignore")]);
  assert.deepEqual(await writePatch({ shadow, path: place.patch, redactor }), {
    kind: "none",
    reason: "git did not answer within 1 s",
  });
});

test("what was changed before the run is left out and counted", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  writeFiles(place.workspace, { "before.txt": "before\n", "a.txt": "dirty\n" });
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "during.txt": "during\n" });
  const report = written(await writePatch({ shadow, path: place.patch, redactor }));
  assert.deepEqual(
    [report.files, report.changedBefore],
    [[{ path: "during.txt", added: 1, deleted: 0 }], 2],
  );
});

test("a start that is taken again leaves out what was written until then, and the patch is for the base", async (context) => {
  const place = createRepository(context, {
    ".gitignore": "*.log\n",
    "a.txt": "a\n",
    "d/e": "e\n",
  });
  const head = git(place.workspace, "rev-parse", "HEAD");
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "coverage.xml": "c\n", "x.log": "x\n" });
  await shadow.takeStart();
  rmSync(join(place.workspace, "d"), { recursive: true });
  writeFiles(place.workspace, { "a.txt": "A\n", d: "d\n", "new.txt": "n\n" });
  const report = written(await writePatch({ shadow, path: place.patch, redactor }));
  assert.deepEqual(
    [report.files.map(({ path }) => path), report.ignored, report.changedBefore, report.fromTree],
    [["a.txt", "d", "d/e", "new.txt"], [], 1, report.baseTree],
  );
  assert.equal(treeOfPatchedClone(place, head), report.tree);
});

for (const [name, before, change] of [
  ["the same file", { "a.txt": "dirty\n" }, { "a.txt": "more\n" }],
  ["a file in a folder that was one", { "b/c": "c\n" }, { b: "b\n" }],
] as const)
  test(`a change of ${name} as was changed before is for the tree as it was then`, async (context) => {
    const place = createRepository(context, { "a.txt": "a\n" });
    writeFiles(place.workspace, before);
    const shadow = await openShadow(place);
    rmSync(join(place.workspace, "b"), { recursive: true, force: true });
    writeFiles(place.workspace, change);
    const report = written(await writePatch({ shadow, path: place.patch, redactor }));
    assert.ok(shadow.startTree.ok);
    assert.deepEqual(
      [report.fromTree, report.tree, report.fromTree === report.baseTree],
      [shadow.startTree.tree, treeOfWorkspace(place), false],
    );
  });

test("the record directory inside the workspace is no part of the change", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const record = join(place.workspace, "my [record]*");
  const shadow = await openShadow(place, [record]);
  writeFiles(place.workspace, { "my [record]*/audit.jsonl": "x\n", "my r/kept.txt": "k\n" });
  const report = written(await writePatch({ shadow, path: place.patch, redactor }));
  assert.deepEqual(report.files, [{ path: "my r/kept.txt", added: 1, deleted: 0 }]);
});

test("the user's repository stays as it is, byte for byte", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  const listing = () =>
    readdirSync(join(place.workspace, ".git"), { recursive: true }).map(String).toSorted();
  const before = [listing(), readFileSync(join(place.workspace, ".git/index"))];
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "a.txt": "A\n", "new.txt": "n\n" });
  written(await writePatch({ shadow, path: place.patch, redactor }));
  assert.deepEqual([listing(), readFileSync(join(place.workspace, ".git/index"))], before);
  await shadow.dispose();
  assert.deepEqual(readdirSync(place.temporary), []);
});

test("a patch is not written over what is there", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  writeFileSync(place.patch, "older");
  const report = await patchOf(place, () => writeFiles(place.workspace, { "a.txt": "A\n" }));
  assert.equal(report.kind, "none");
  assert.equal(readFileSync(place.patch, "utf8"), "older");
});

const secret = "very-secret-value-1";
const telling: readonly (readonly [string, Readonly<Record<string, string | Buffer>>, string])[] = [
  ["a text file", { "keys.txt": `key=${secret}\n` }, "it stands in: keys.txt"],
  ["base64", { "b.txt": Buffer.from(`u:${secret}`).toString("base64") }, "it stands in: b.txt"],
  ["a binary file", { "data.bin": Buffer.from(`\0\0${secret}\0`) }, "it stands in: data.bin"],
  ["a file name", { [`${secret}.txt`]: "x\n" }, "in a name or in lines around"],
  ["a line that goes", { "old.txt": "gone\n" }, "in a name or in lines around"],
];
for (const [where, files, reason] of telling) {
  test(`a change with a secret in ${where} is not written`, async (context) => {
    const place = createRepository(context, { "old.txt": `${secret}\n` });
    const report = await patchOf(place, () => writeFiles(place.workspace, files));
    assert.equal(report.kind, "none");
    assert.ok(report.reason.includes(reason), report.reason);
    assert.equal(report.reason.includes(secret), false);
    assert.equal(existsSync(place.patch), false);
  });
}

interface Attack {
  readonly name: string;
  /** Sets the trap, of which `program` must not be run. */
  readonly set: (place: Place, program: string) => void;
}

function configure(...rows: readonly (readonly [string, string])[]): Attack["set"] {
  return ({ workspace }, program) => {
    for (const [name, value] of rows)
      git(workspace, "config", name, value.replaceAll("PROGRAM", program));
  };
}

const attacks: readonly Attack[] = [
  { name: "a file system monitor", set: configure(["core.fsmonitor", "PROGRAM"]) },
  {
    name: "an external diff",
    set: configure(["diff.external", "PROGRAM"], ["diff.evil.command", "PROGRAM"]),
  },
  { name: "a text conversion", set: configure(["diff.evil.textconv", "PROGRAM"]) },
  {
    name: "a filter",
    set: configure(
      ["filter.evil.clean", "PROGRAM"],
      ["filter.evil.smudge", "PROGRAM"],
      ["filter.evil.required", "true"],
    ),
  },
  { name: "a filter process", set: configure(["filter.evil.process", "PROGRAM"]) },
  {
    name: "a pager and aliases",
    set: configure(
      ["core.pager", "PROGRAM"],
      ["pager.diff-tree", "PROGRAM"],
      ["alias.ls-files", "!PROGRAM"],
    ),
  },
  {
    name: "programs for keys, editors and transport",
    set: configure(
      ["gpg.program", "PROGRAM"],
      ["core.editor", "PROGRAM"],
      ["core.sshCommand", "PROGRAM"],
    ),
  },
  {
    name: "hooks",
    set({ workspace, folder }, program) {
      const hooks = join(folder, "hooks");
      mkdirSync(hooks);
      for (const name of [
        "post-index-change",
        "fsmonitor-watchman",
        "pre-commit",
        "reference-transaction",
      ]) {
        symlinkSync(program, join(hooks, name));
        symlinkSync(program, join(workspace, ".git/hooks", name));
      }
      git(workspace, "config", "core.hooksPath", hooks);
    },
  },
  {
    name: "an included configuration and attributes",
    set({ workspace, folder }, program) {
      writeFileSync(
        join(folder, "more"),
        `[filter "evil"]\n\tclean = ${program}\n[core]\n\tfsmonitor = ${program}\n`,
      );
      git(workspace, "config", "include.path", join(folder, "more"));
      writeFileSync(join(folder, "attributes"), "* filter=evil diff=evil\n");
      git(workspace, "config", "core.attributesFile", join(folder, "attributes"));
    },
  },
  {
    name: "a promisor that is asked for objects",
    set: configure(
      ["core.repositoryformatversion", "1"],
      ["extensions.partialClone", "origin"],
      ["remote.origin.promisor", "true"],
      ["remote.origin.url", "ext::PROGRAM"],
      ["remote.origin.uploadpack", "PROGRAM"],
    ),
  },
  {
    name: "a submodule with a file system monitor of its own",
    set({ workspace }, program) {
      git(workspace, "init", "--quiet", "inner");
      writeFiles(workspace, { "inner/i.txt": "i\n" });
      commitAll(join(workspace, "inner"));
      git(workspace, "add", "inner");
      git(join(workspace, "inner"), "config", "core.fsmonitor", program);
      writeFiles(workspace, { "inner/i.txt": "changed\n" });
    },
  },
];

for (const moment of ["before", "after"] as const) {
  for (const { name, set } of attacks) {
    test(`${name}, set ${moment} the run begins, does not run`, async (context) => {
      const place = createRepository(context, {
        ".gitattributes": "* filter=evil diff=evil\n",
        "a.txt": "a\n",
      });
      const canary = join(place.folder, "canary");
      const program = join(place.folder, "evil");
      writeFileSync(program, `#!/bin/sh\necho ran >>${canary}\nexec cat\n`, { mode: 0o755 });
      if (moment === "before") set(place, program);
      const shadow = await openShadow(place);
      if (moment === "after") set(place, program);
      rmSync(canary, { force: true });
      writeFiles(place.workspace, { "a.txt": "b\n", "new.txt": "n\n" });
      const report = written(await writePatch({ shadow, path: place.patch, redactor }));
      assert.equal(existsSync(canary), false);
      assert.deepEqual(
        report.files.map(({ path }) => path).filter((path) => path.endsWith(".txt")),
        ["a.txt", "new.txt"],
      );
    });
  }
}

test("the traps of these tests work: the user's own git falls for them", async (context) => {
  const canaries = attacks
    .filter(({ name }) => /monitor|external diff|filter|conversion/.test(name))
    .map(({ name, set }) => {
      const place = createRepository(context, {
        ".gitattributes": "* filter=evil diff=evil\n",
        "a.txt": "a\n",
      });
      const canary = join(place.folder, "canary");
      const program = join(place.folder, "evil");
      writeFileSync(program, `#!/bin/sh\necho ran >>${canary}\nexec cat "$@" </dev/null\n`, {
        mode: 0o755,
      });
      set(place, program);
      rmSync(canary, { force: true });
      writeFiles(place.workspace, { "a.txt": "b\n" });
      for (const args of [["status"], ["diff"], ["add", "--all"]]) {
        try {
          git(place.workspace, ...args);
        } catch {
          // A filter that talks nonsense makes git fail.
        }
      }
      return [name, existsSync(canary)];
    });
  assert.deepEqual(
    canaries.filter(([, ran]) => ran !== true),
    [],
  );
});
