import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readPatch } from "../../../src/record/report/patch-reader.ts";
import { createFolder } from "../record-fixture.ts";
import { commitAll, git, writeFiles } from "../git-fixture.ts";

test("a patch that git made is read file by file, whatever its files are called", (context) => {
  const folder = createFolder(context);
  const repository = join(folder, "repository");
  writeFiles(repository, {
    "a.txt": "a\nb\nc\n",
    bin: Buffer.from([0, 1]),
    'ü "q"\t.txt': "x\n",
    "old.js": "1\n2\n3\n4\n5\n",
    "gone.sql": "-- one\n++ two\n",
  });
  git(repository, "init", "--quiet", "--initial-branch=main");
  commitAll(repository);
  writeFiles(repository, {
    "a.txt": "a\nB\nc",
    bin: Buffer.from([0, 2, 3]),
    'ü "q"\t.txt': "y\n",
    "run.sh": "diff --git a/x b/x\n",
    empty: "",
  });
  git(repository, "mv", "old.js", "new.js");
  git(repository, "rm", "--quiet", "gone.sql");
  git(repository, "add", "--all");
  git(repository, "update-index", "--chmod=+x", "run.sh", "a.txt");
  const path = join(folder, "changes.patch");
  writeFileSync(path, `${git(repository, "diff", "--cached", "--binary", "-M", "--full-index")}\n`);

  const { files, unreadBytes } = readPatch(path)!;

  assert.equal(unreadBytes, 0);
  assert.deepEqual(
    files.map(({ hunks, ...file }) => ({ ...file, lines: hunks.flatMap(({ lines }) => lines) })),
    [
      {
        path: "a.txt",
        from: null,
        kind: "changed",
        added: 2,
        deleted: 2,
        remarks: ["mode 100644 to 100755"],
        lines: [" a", "-b", "-c", "+B", "+c", "\\ No newline at end of file"],
      },
      {
        path: "bin",
        from: null,
        kind: "changed",
        added: null,
        deleted: null,
        remarks: ["binary"],
        lines: [],
      },
      { path: "empty", from: null, kind: "added", added: 0, deleted: 0, remarks: [], lines: [] },
      {
        path: "gone.sql",
        from: null,
        kind: "deleted",
        added: 0,
        deleted: 2,
        remarks: [],
        lines: ["--- one", "-++ two"],
      },
      {
        path: "new.js",
        from: "old.js",
        kind: "renamed",
        added: 0,
        deleted: 0,
        remarks: [],
        lines: [],
      },
      {
        path: "run.sh",
        from: null,
        kind: "added",
        added: 1,
        deleted: 0,
        remarks: ["executable"],
        lines: ["+diff --git a/x b/x"],
      },
      {
        path: 'ü "q"\t.txt',
        from: null,
        kind: "changed",
        added: 1,
        deleted: 1,
        remarks: [],
        lines: ["-x", "+y"],
      },
    ],
  );
});

test("of a patch that is too long only whole files are told, and how much is not", (context) => {
  const path = join(createFolder(context), "changes.patch");
  const part = (name: string, lines: number): string =>
    `diff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1,${lines} @@\n${"+0123456789\n".repeat(lines)}`;
  const last = part("last", 400_000);
  writeFileSync(path, part("first", 10) + last);

  const { files, unreadBytes } = readPatch(path)!;

  assert.deepEqual(
    files.map(({ path, added }) => [path, added]),
    [["first", 10]],
  );
  assert.equal(unreadBytes, last.length);
});

test("what is no patch gives no files, and what is not there gives none", (context) => {
  const folder = createFolder(context);
  writeFileSync(join(folder, "text"), "hello\n");
  writeFileSync(
    join(folder, "broken"),
    "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\n-a\n",
  );

  assert.deepEqual(readPatch(join(folder, "text")), { files: [], unreadBytes: 0 });
  assert.deepEqual(readPatch(join(folder, "broken"))!.files, [
    {
      path: "a/x b/x",
      from: null,
      kind: "changed",
      added: null,
      deleted: null,
      hunks: [],
      remarks: ["this part of the patch could not be read"],
    },
  ]);
  assert.equal(readPatch(join(folder, "missing")), null);
  assert.equal(readPatch(folder), null);
});
