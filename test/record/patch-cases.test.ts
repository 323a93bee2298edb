import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { writePatch } from "../../src/record/patch.ts";
import {
  commitAll,
  createPlace,
  createRepository,
  git,
  openShadow,
  type Place,
  redactor,
  treeOfWorkspace,
  writeFiles,
} from "./git-fixture.ts";

/** In a workspace: what is there when the run begins, and what the run then does. */
interface PatchCase {
  readonly name: string;
  /** What the first commit holds. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** How git is to be set up; the files are written and committed after it. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly objectFormat?: "sha256";
  readonly noCommit?: true;
  /** After the commit, before the run. */
  readonly before?: (workspace: string, place: Place) => void;
  readonly change: (workspace: string, place: Place) => void;
  /** What the patch has to hold besides leading to the same tree. */
  readonly holds?: RegExp;
}

const lines = (count: number, word = "line"): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}\n`).join("");
const remove = (workspace: string, name: string): void =>
  rmSync(join(workspace, name), { recursive: true });
const move = (workspace: string, from: string, to: string): void => {
  mkdirSync(join(workspace, to, ".."), { recursive: true });
  renameSync(join(workspace, from), join(workspace, to));
};
const link = (workspace: string, name: string, target: string): void =>
  symlinkSync(target, join(workspace, name));
const write = (files: Readonly<Record<string, string | Buffer>>) => (workspace: string) =>
  writeFiles(workspace, files);

const cases: readonly PatchCase[] = [
  { name: "nothing", change: () => {} },
  { name: "a new file", change: write({ "new.txt": "n\n" }) },
  { name: "a new empty file", change: write({ empty: "" }) },
  { name: "a new file in new folders", change: write({ "a/b/c/d.txt": "d\n" }) },
  {
    name: "a deleted file",
    files: { "a.txt": "a\n", "b.txt": "b\n" },
    change: (at) => remove(at, "a.txt"),
  },
  { name: "all files deleted", change: (at) => remove(at, "file.txt") },
  {
    name: "an empty file deleted",
    files: { empty: "", a: "a\n" },
    change: (at) => remove(at, "empty"),
  },
  {
    name: "a folder deleted",
    files: { "d/a": "a\n", "d/e/b": "b\n", c: "c\n" },
    change: (at) => remove(at, "d"),
  },
  {
    name: "a change in the middle of a long file",
    files: { "long.txt": lines(400) },
    change: write({ "long.txt": lines(400).replace("line 200\n", "changed\n") }),
    holds: /^@@ -197,7 \+197,7 @@/m,
  },
  { name: "a file made empty", change: write({ "file.txt": "" }) },
  {
    name: "an empty file filled",
    files: { empty: "" },
    change: write({ empty: "full\n" }),
  },
  {
    name: "a final newline taken away",
    change: write({ "file.txt": "a\nb\nc" }),
    holds: /^\\ No newline/m,
  },
  {
    name: "a final newline added",
    files: { "file.txt": "a\nb" },
    change: write({ "file.txt": "a\nb\n" }),
  },
  {
    name: "a file renamed",
    files: { "a.txt": lines(20) },
    change: (at) => move(at, "a.txt", "sub/b.txt"),
    holds: /^similarity index 100%$/m,
  },
  {
    name: "a file renamed and changed",
    files: { "a.txt": lines(20) },
    change(at) {
      move(at, "a.txt", "b.txt");
      appendFileSync(join(at, "b.txt"), "more\n");
    },
    holds: /^rename to b\.txt$/m,
  },
  {
    name: "two files that change places",
    files: { "a.txt": lines(20, "a"), "b.txt": lines(20, "b") },
    change(at) {
      move(at, "a.txt", "c.txt");
      move(at, "b.txt", "a.txt");
      move(at, "c.txt", "b.txt");
    },
  },
  {
    name: "a name whose case changes",
    files: { "readme.md": lines(10) },
    change: (at) => move(at, "readme.md", "README.md"),
  },
  {
    name: "a folder renamed",
    files: { "old/a": lines(10, "a"), "old/b": lines(10, "b") },
    change: (at) => move(at, "old", "new/place"),
  },
  {
    name: "a file copied and changed",
    files: { "a.txt": lines(30) },
    change: write({ "b.txt": lines(30).replace("line 3", "LINE 3") }),
  },
  {
    name: "a file made a program",
    change: (at) => chmodSync(join(at, "file.txt"), 0o755),
    holds: /^new mode 100755$/m,
  },
  {
    name: "a program made a file, renamed and changed",
    files: { "run.sh": lines(20) },
    before(at) {
      chmodSync(join(at, "run.sh"), 0o755);
      commitAll(at);
    },
    change(at) {
      move(at, "run.sh", "walk.sh");
      chmodSync(join(at, "walk.sh"), 0o644);
      appendFileSync(join(at, "walk.sh"), "more\n");
    },
  },
  {
    name: "a new program",
    change(at) {
      writeFileSync(join(at, "tool"), "#!/bin/sh\n", { mode: 0o755 });
    },
    holds: /^new file mode 100755$/m,
  },
  {
    name: "modes that git does not keep",
    change(at) {
      writeFileSync(join(at, "new"), "n\n", { mode: 0o640 });
    },
    holds: /^new file mode 100644$/m,
  },
  { name: "a new link", change: (at) => link(at, "link", "file.txt"), holds: /mode 120000/ },
  { name: "a link to nowhere", change: (at) => link(at, "link", "not/there") },
  { name: "a link out of the tree", change: (at) => link(at, "link", "/etc/passwd") },
  {
    name: "a link that points elsewhere",
    before(at) {
      link(at, "link", "file.txt");
      commitAll(at);
    },
    change(at) {
      remove(at, "link");
      link(at, "link", "other.txt");
    },
  },
  {
    name: "a link in the place of a file",
    change(at) {
      remove(at, "file.txt");
      link(at, "file.txt", "target");
    },
  },
  {
    name: "a file in the place of a link",
    before(at) {
      link(at, "link", "file.txt");
      commitAll(at);
    },
    change(at) {
      remove(at, "link");
      writeFiles(at, { link: "a file\n" });
    },
  },
  {
    name: "a link in the place of a folder",
    files: { "d/a": "a\n", b: "b\n" },
    change(at) {
      remove(at, "d");
      link(at, "d", "b");
    },
  },
  {
    name: "a folder in the place of a file, and a file in the place of a folder",
    files: { one: "1\n", "two/deep/x": "2\n" },
    change(at) {
      remove(at, "one");
      remove(at, "two");
      writeFiles(at, { "one/inner": "i\n", two: "t\n" });
    },
  },
  { name: "a new binary file", change: write({ "x.bin": randomBytes(3000) }), holds: /^literal /m },
  {
    name: "a binary file changed a little",
    files: { "x.bin": Buffer.concat([randomBytes(20_000), Buffer.from([0])]) },
    change: (at) => appendFileSync(join(at, "x.bin"), Buffer.from([1, 0, 2])),
    holds: /^delta /m,
  },
  {
    name: "a binary file deleted",
    files: { "x.bin": randomBytes(3000), a: "a\n" },
    change: (at) => remove(at, "x.bin"),
  },
  {
    name: "a text made binary",
    change: write({ "file.txt": Buffer.from([97, 0, 98, 10]) }),
  },
  {
    name: "a binary file renamed and made a program",
    files: { "x.bin": Buffer.concat([randomBytes(5000), Buffer.from([0])]) },
    change(at) {
      move(at, "x.bin", "y.bin");
      chmodSync(join(at, "y.bin"), 0o755);
    },
  },
  { name: "a new file of five megabytes", change: write({ "big.bin": randomBytes(5_000_000) }) },
  {
    name: "one line of a megabyte",
    files: { "long.txt": `${"x".repeat(1_000_000)}\n` },
    change: write({ "long.txt": `${"x".repeat(999_999)}y\n` }),
  },
  { name: "four hundred new files", change: write(manyFiles(400)) },
  {
    name: "text that looks like a patch",
    change: write({
      "a.diff": "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-x\n+y\n-- \n2.39\n",
    }),
  },
  {
    name: "carriage returns, bare and before newlines",
    files: { "dos.txt": "a\r\nb\r\n" },
    change: write({ "dos.txt": "a\r\nB\r\nc\n\rd\r" }),
  },
  {
    name: "carriage returns under core.autocrlf",
    settings: { "core.autocrlf": "true" },
    files: { "dos.txt": "a\r\nb\r\n" },
    change: write({ "dos.txt": "a\r\nB\r\n", "new.txt": "x\r\n" }),
  },
  {
    name: "carriage returns under attributes",
    files: {
      ".gitattributes": "*.txt text eol=crlf\n*.raw -text\n",
      "a.txt": "a\r\n",
      "b.raw": "b\r\n",
    },
    change: write({ "a.txt": "a\r\nA\r\n", "b.raw": "b\r\nB\n" }),
  },
  {
    name: "attributes that change in the run",
    files: { "a.txt": "a\r\nb\r\n" },
    change: write({ ".gitattributes": "* text=auto\n", "a.txt": "a\r\nB\r\n", "n.txt": "n\r\n" }),
  },
  { name: "trailing blanks and tabs", change: write({ "file.txt": "a  \n\tb\t\n \n\n\n" }) },
  { name: "bytes that are no UTF-8", change: write({ "l1.txt": Buffer.from([0xe4, 0xff, 10]) }) },
  {
    name: "names with blanks, quotes, tabs, newlines and letters of all kinds",
    files: { "a b": "1\n", "new\nline": "2\n" },
    change: write({
      "a b": "x\n",
      "new\nline": "y\n",
      'q"\t': "q\n",
      "ü 日本": "u\n",
      "-d": "d\n",
      "*": "s\n",
      "\\": "b\n",
      " ": "z\n",
    }),
  },
  {
    name: "a name that is no UTF-8",
    change(at) {
      writeFileSync(Buffer.concat([Buffer.from(`${at}/bad`), Buffer.from([0xff])]), "x\n");
    },
  },
  {
    name: "a long name in deep folders",
    change: write({ [`${"deep/".repeat(30)}${"n".repeat(200)}`]: "x\n" }),
  },
  {
    name: "two names of one file",
    change: (at) => linkSync(join(at, "file.txt"), join(at, "second.txt")),
  },
  {
    name: "ignored files, new, and one that is tracked all the same",
    files: { "kept.log": "k\n" },
    before(at) {
      writeFiles(at, { ".gitignore": "*.log\nout/\n" });
      commitAll(at);
    },
    change: write({ "kept.log": "K\n", "new.log": "n\n", "out/x": "x\n" }),
  },
  {
    name: "a .gitignore that the run writes",
    change: write({ ".gitignore": "*.tmp\n", "a.tmp": "t\n", "b.txt": "b\n" }),
  },
  {
    name: "a repository without a commit",
    noCommit: true,
    change: write({ "a.txt": "a\n", "d/b.txt": "b\n" }),
  },
  {
    name: "a repository without a commit, in which the run makes two",
    noCommit: true,
    change(at) {
      writeFiles(at, { "a.txt": "a\n" });
      commitAll(at);
      writeFiles(at, { "a.txt": "b\n" });
      commitAll(at);
    },
  },
  {
    name: "a detached head",
    before: (at) => void git(at, "checkout", "--quiet", "--detach"),
    change: write({ "file.txt": "detached\n" }),
  },
  { name: "names of 64 digits", objectFormat: "sha256", change: write({ "file.txt": "long\n" }) },
  {
    name: "a tree that was dirty when the run began",
    files: { "a.txt": lines(9), "b.txt": "b\n", "c.txt": "c\n" },
    before(at) {
      writeFiles(at, { "a.txt": `first\n${lines(9)}`, "untracked.txt": "u\n", "other.txt": "o\n" });
      remove(at, "b.txt");
    },
    change(at) {
      appendFileSync(join(at, "a.txt"), "last\n");
      appendFileSync(join(at, "untracked.txt"), "more\n");
      remove(at, "other.txt");
      writeFiles(at, { "b.txt": "back\n" });
    },
  },
  {
    name: "a dirty tree that the run makes clean",
    before: write({ "file.txt": "dirty\n", "new.txt": "n\n" }),
    change(at) {
      git(at, "checkout", "--", "file.txt");
      remove(at, "new.txt");
    },
  },
  {
    name: "staged changes before and in the run",
    before(at) {
      writeFiles(at, { "file.txt": "staged\n" });
      git(at, "add", "file.txt");
    },
    change(at) {
      writeFiles(at, { "file.txt": "staged again\n", "n.txt": "n\n" });
      git(at, "add", "--all");
      writeFiles(at, { "file.txt": "and not\n" });
    },
  },
  {
    name: "commits, an amended one and a change on top",
    change(at) {
      writeFiles(at, { "file.txt": "1\n" });
      commitAll(at);
      git(at, "commit", "--quiet", "--amend", "--message", "amended");
      writeFiles(at, { "file.txt": "2\n" });
    },
  },
  {
    name: "another branch checked out by the run",
    before(at) {
      git(at, "checkout", "--quiet", "-b", "other");
      writeFiles(at, { "other.txt": "o\n" });
      commitAll(at);
      git(at, "checkout", "--quiet", "main");
    },
    change: (at) => void git(at, "checkout", "--quiet", "other"),
  },
  {
    name: "a submodule's new commit",
    before(at, place) {
      addSubmodule(at, place);
    },
    change(at) {
      writeFiles(join(at, "lib"), { "lib.txt": "2\n" });
      commitAll(join(at, "lib"));
    },
    holds: /^\+Subproject commit/m,
  },
  {
    name: "a submodule taken out",
    before(at, place) {
      addSubmodule(at, place);
    },
    change(at) {
      remove(at, "lib");
      remove(at, ".gitmodules");
    },
  },
];

const sparse = {
  "a/one.txt": "1\n",
  "b/two.txt": "2\n",
  "b/three.txt": "3\n",
  "c/four.txt": "4\n",
};
const sparseCases: readonly (readonly [
  string,
  PatchCase["change"],
  Readonly<Record<string, string>>,
])[] = [
  ["left alone", write({ "a/one.txt": "I\n" }), { "a/one.txt": "M" }],
  ["written by the run", write({ "b/two.txt": "II\n" }), { "b/two.txt": "M" }],
  ["made a link", (at) => link(at, "b", "/etc"), { b: "A", "b/three.txt": "D", "b/two.txt": "D" }],
  ["made a file", write({ c: "c\n" }), { c: "A", "c/four.txt": "D" }],
  ["made a folder", write({ "c/four.txt/in": "i\n" }), { "c/four.txt": "D", "c/four.txt/in": "A" }],
];

for (const [name, change, expected] of sparseCases)
  test(`a place that is not checked out, ${name}`, async (context) => {
    const place = createRepository(context, sparse);
    const { workspace } = place;
    git(workspace, "sparse-checkout", "set", "--no-cone", "a/*");
    const shadow = await openShadow(place);
    change(workspace, place);
    const first = await writePatch({ shadow, path: place.patch, redactor });
    if (first.kind === "none") assert.fail(first.reason);
    git(place.folder, "init", "--quiet", "applied");
    const applied = join(place.folder, "applied");
    writeFiles(applied, sparse);
    commitAll(applied);
    git(applied, "apply", "--index", place.patch);
    const status = git(applied, "diff", "--cached", "--no-renames", "--name-status");
    assert.deepEqual(
      Object.fromEntries(status.split("\n").map((line) => line.split("\t").toReversed())),
      expected,
    );
    assert.equal(git(applied, "write-tree"), first.tree);

    // What is taken away again is as if it had never been there.
    for (const path of ["b", "c"]) rmSync(join(workspace, path), { recursive: true, force: true });
    writeFiles(workspace, { "a/one.txt": "1\n" });
    rmSync(place.patch);
    const second = await writePatch({ shadow, path: place.patch, redactor });
    assert.deepEqual(second.kind === "written" && [second.files, second.changed], [[], false]);
  });

test("a file that the user had git assume unchanged is looked at", async (context) => {
  const place = createRepository(context, { "a.txt": "a\n" });
  git(place.workspace, "update-index", "--assume-unchanged", "a.txt");
  const shadow = await openShadow(place);
  writeFiles(place.workspace, { "a.txt": "A\n" });
  const report = await writePatch({ shadow, path: place.patch, redactor });
  assert.deepEqual(report.kind === "written" && report.files, [
    { path: "a.txt", added: 1, deleted: 1 },
  ]);
});

describe(
  "a patch that is applied to the tree at the beginning gives the tree at the end",
  { concurrency: 2 },
  () => {
    for (const one of cases) test(one.name, (context) => check(context, one));
  },
);

async function check(context: TestContext, one: PatchCase): Promise<void> {
  const place = prepared(context, one);
  const start = treeNow(place.workspace);
  const shadow = await openShadow(place);
  one.change(place.workspace, place);
  const report = await writePatch({ shadow, path: place.patch, redactor });
  await shadow.dispose();
  if (report.kind === "none") assert.fail(report.reason);
  const applied = treeOfPatched(place, start);
  const left = treeOfWorkspace(place);

  assert.deepEqual(
    { from: report.fromTree, to: report.tree, applied, omitted: report.omitted },
    { from: start, to: left, applied: left, omitted: [] },
  );
  if (one.holds !== undefined) assert.match(readFileSync(place.patch, "latin1"), one.holds);
}

function prepared(context: TestContext, one: PatchCase): Place {
  const place = createPlace(context);
  const { workspace } = place;
  const format = one.objectFormat === undefined ? [] : [`--object-format=${one.objectFormat}`];
  git(workspace, "init", "--quiet", "--initial-branch=main", ...format);
  for (const [name, value] of Object.entries(one.settings ?? {}))
    git(workspace, "config", name, value);
  if (one.noCommit !== true) {
    writeFiles(workspace, one.files ?? { "file.txt": "a\nb\nc\n" });
    commitAll(workspace);
  }
  one.before?.(workspace, place);
  return place;
}

/** The tree of all that is tracked or not ignored now; the index stays as it is. */
function treeNow(workspace: string): string {
  const index = join(workspace, ".git/index");
  let before: Buffer | null = null;
  try {
    before = readFileSync(index);
  } catch {
    // There is none before the first commit.
  }
  git(workspace, "add", "--all");
  const tree = git(workspace, "write-tree");
  if (before === null) rmSync(index);
  else writeFileSync(index, before);
  return tree;
}

/** The patch applied to files of that tree, by the user's own git in another working tree. */
function treeOfPatched({ folder, workspace, patch }: Place, start: string): string {
  const commit = git(workspace, "commit-tree", "-m", "start", start);
  const other = join(folder, "other");
  git(workspace, "worktree", "add", "--quiet", "--detach", other, commit);
  git(other, "apply", "--index", "--allow-empty", patch);
  return git(other, "write-tree");
}

function addSubmodule(workspace: string, { folder }: Place): void {
  const library = join(folder, "library");
  mkdirSync(library);
  git(library, "init", "--quiet");
  writeFiles(library, { "lib.txt": "1\n" });
  commitAll(library);
  git(workspace, "submodule", "--quiet", "add", library, "lib");
  commitAll(workspace);
}

function manyFiles(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`many/${index % 7}/${index}.txt`, `${index}\n`]),
  );
}
