import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import type { PatchReport, WrittenPatch } from "../../src/record/patch.ts";
import {
  createRepository,
  git,
  patchOf,
  type Place,
  treeOfPatchedClone,
  writeFiles,
} from "./git-fixture.ts";

// Whoever can write to the user's `.git/objects` can put any content under any name; git does not look at the digest when it reads.

interface GitObject {
  readonly type: "blob" | "tree";
  readonly content: Buffer;
}

const blob = (text: string): GitObject => ({ type: "blob", content: Buffer.from(text) });

function tree(entries: Readonly<Record<string, string>>): GitObject {
  const lines = Object.entries(entries).map(([name, object]) =>
    Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(object, "hex")]),
  );
  return { type: "tree", content: Buffer.concat(lines) };
}

function bytesOf({ type, content }: GitObject): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
}

function nameOf(object: GitObject): string {
  return createHash("sha1").update(bytesOf(object)).digest("hex");
}

/** Puts an object under the name of another one, as a file of its own. */
function forge(workspace: string, name: string, object: GitObject): void {
  const folder = join(workspace, ".git/objects", name.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name.slice(2)), { force: true });
  writeFileSync(join(folder, name.slice(2)), deflateSync(bytesOf(object)));
}

/** Does so in a pack, which git looks through before single files: the object's pack gets an index with another name. */
function forgePacked(workspace: string, name: string, object: GitObject): void {
  const packs = join(workspace, ".git/objects/pack");
  forge(workspace, nameOf(object), object);
  writeFiles(workspace, { ".git/list": `${nameOf(object)}\n` });
  git(workspace, "-c", "alias.p=!git pack-objects -q .git/objects/pack/pack <.git/list", "p");
  const [index = ""] = readdirSync(packs).filter((file) => file.endsWith(".idx"));
  chmodSync(join(packs, index), 0o644);
  const bytes = readFileSync(join(packs, index));
  // Version 2: eight bytes, 256 counts by the name's first byte, then the name, and a digest of all at the end.
  for (let byte = 0; byte < 256; byte += 1)
    bytes.writeUInt32BE(byte >= Number.parseInt(name.slice(0, 2), 16) ? 1 : 0, 8 + 4 * byte);
  bytes.write(name, 8 + 1024, "hex");
  const digest = createHash("sha1").update(bytes.subarray(0, -20)).digest();
  digest.copy(bytes, bytes.length - 20);
  writeFileSync(join(packs, index), bytes);
}

function written(report: PatchReport): WrittenPatch {
  if (report.kind === "none") assert.fail(report.reason);
  return report;
}

/** What the patch makes of `a.txt` in a clone that was made before the run, and the tree that it makes. */
function afterwards(place: Place): readonly unknown[] {
  const clone = join(place.folder, "before");
  git(clone, "apply", "--index", place.patch);
  return [git(clone, "write-tree"), readFileSync(join(clone, "a.txt"), "utf8")];
}

function createCloned(...parameters: Parameters<typeof createRepository>): Place {
  const place = createRepository(...parameters);
  git(
    place.folder,
    "clone",
    "--quiet",
    "--no-local",
    place.workspace,
    join(place.folder, "before"),
  );
  return place;
}

const base = { "a.txt": "a\n", "b.txt": "b\n" };
const result = tree({ "a.txt": nameOf(blob("evil\n")), "b.txt": nameOf(blob("b\n")) });
const unchanged = tree({ "a.txt": nameOf(blob("a\n")), "b.txt": nameOf(blob("b\n")) });

for (const [way, put] of [
  ["a file", forge],
  ["a pack", forgePacked],
] as const) {
  test(`the tree of the result, forged in ${way} to be the one of the beginning, hides nothing`, async (context) => {
    const place = createCloned(context, base);
    const report = written(
      await patchOf(place, () => {
        writeFiles(place.workspace, { "a.txt": "evil\n" });
        put(place.workspace, nameOf(result), unchanged);
      }),
    );
    assert.deepEqual(
      [report.files.length, report.tree, ...afterwards(place)],
      [1, nameOf(result), nameOf(result), "evil\n"],
    );
  });

  test(`a blob of the result, forged in ${way}, does not get into the patch`, async (context) => {
    // With a conversion git does not take the file itself for the blob.
    const rules = { ".gitattributes": "* text\n" };
    const place = createCloned(context, { ...rules, ...base });
    const report = written(
      await patchOf(place, () => {
        writeFiles(place.workspace, { "a.txt": "evil\n" });
        put(place.workspace, nameOf(blob("evil\n")), blob("good\n"));
      }),
    );
    assert.deepEqual([report.tree, "evil\n"], afterwards(place));
  });

  test(`a blob of the commit, forged in ${way}, gives no patch where it is changed`, async (context) => {
    const place = createCloned(context, base);
    const report = await patchOf(place, () => {
      writeFiles(place.workspace, { "a.txt": "evil\n" });
      const loose = join(place.workspace, ".git/objects", nameOf(blob("a\n")).slice(0, 2));
      rmSync(loose, { recursive: true });
      put(place.workspace, nameOf(blob("a\n")), blob("evil\n"));
    });
    assert.deepEqual(report, {
      kind: "none",
      reason: "the objects of the commit in the repository are not what they were",
    });
  });
}

test("a folder of the commit that was written over hides no change in it", async (context) => {
  const place = createCloned(context, { "a.txt": "a\n", "deep/b.txt": "b\n" });
  const report = written(
    await patchOf(place, () => {
      // The folder is given the content that it is to have, under the name that it had.
      writeFiles(place.workspace, { "a.txt": "changed\n", "deep/b.txt": "hidden change\n" });
      const folder = tree({ "b.txt": nameOf(blob("hidden change\n")) });
      forge(place.workspace, nameOf(tree({ "b.txt": nameOf(blob("b\n")) })), folder);
    }),
  );
  assert.deepEqual(
    [report.files.map(({ path }) => path), ...afterwards(place)],
    [["a.txt", "deep/b.txt"], report.tree, "changed\n"],
  );
});

test("a commit whose tree was written over before the run is none to begin with", async (context) => {
  const place = createRepository(context, base);
  forge(place.workspace, nameOf(unchanged), result);
  await assert.rejects(
    patchOf(place, () => {}),
    /the checked-out commit cannot be read from the repository/,
  );
});

test("what a changed file held is missing: no patch, and the object is named", async (context) => {
  const place = createRepository(context, base);
  const name = nameOf(blob("a\n"));
  const report = await patchOf(place, () => {
    writeFiles(place.workspace, { "a.txt": "A\n" });
    rmSync(join(place.workspace, ".git/objects", name.slice(0, 2), name.slice(2)));
  });
  assert.deepEqual(report, {
    kind: "none",
    reason: `what a changed file held before is not in the repository: ${name}`,
  });
});

test("a file with the line ends of another system in the commit keeps them where git would", async (context) => {
  const place = createRepository(context, { "dos.txt": "1\r\n2\r\n" });
  const head = git(place.workspace, "rev-parse", "HEAD");
  git(place.workspace, "config", "core.autocrlf", "true");
  const report = written(
    await patchOf(place, () => writeFiles(place.workspace, { "dos.txt": "1\r\n2\r\n3\r\n" })),
  );
  assert.deepEqual(report.files, [{ path: "dos.txt", added: 1, deleted: 0 }]);
  assert.equal(treeOfPatchedClone(place, head), report.tree);
});

test("a sparse index, and rules for git that are not checked out", async (context) => {
  const place = createRepository(context, {
    "a/one.txt": "1\n",
    "b/two.txt": "2\n",
    "b/.gitignore": "*.log\n",
  });
  git(place.workspace, "sparse-checkout", "set", "--cone", "--sparse-index", "a");
  const report = written(
    await patchOf(place, () =>
      writeFiles(place.workspace, { "a/one.txt": "I\n", "b/x.log": "x\n", "b/new.txt": "n\n" }),
    ),
  );
  assert.deepEqual(
    [report.files, report.ignored],
    [
      [
        { path: "a/one.txt", added: 1, deleted: 1 },
        { path: "b/new.txt", added: 1, deleted: 0 },
      ],
      ["b/x.log"],
    ],
  );
});
