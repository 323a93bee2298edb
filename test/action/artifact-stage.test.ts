import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { after, test } from "node:test";
import { stageRecords, type StagingLimits } from "../../src/action/stage.ts";

const root = mkdtempSync(join(tmpdir(), "stage-"));
after(() => rmSync(root, { recursive: true, force: true }));

test("regular files are copied with their folders, byte for byte", async () => {
  const directory = recordOf({ "audit.jsonl": "{}\n", "outputs/1.txt": "one", "a/b/c.txt": "" });
  const bytes = Buffer.alloc(3 * 1024 ** 2 + 17, "\u0000\u00ff\n", "latin1");
  writeFileSync(join(directory, "changes.patch"), bytes);

  const { contents, leftOut } = await stage(directory);

  assert.deepEqual(leftOut, {});
  assert.deepEqual(contents, {
    "a/b/c.txt": "",
    "audit.jsonl": "{}\n",
    "changes.patch": bytes.toString("latin1"),
    "outputs/1.txt": "one",
  });
});

test("links, FIFOs and names that artifacts must not have are left out, and nothing from outside is read", async () => {
  const outside = recordOf({ secret: "do not take me" });
  const directory = recordOf({ "result.json": "{}", "a:b.txt": "x", "c\n::error::d": "x" });
  symlinkSync(join(outside, "secret"), join(directory, "link.txt"));
  symlinkSync(outside, join(directory, "folder"));
  execFileSync("bash", ["-c", 'mkfifo "$0"', join(directory, "fifo")]);

  const { contents, leftOut } = await stage(directory);

  assert.deepEqual(contents, { "result.json": "{}" });
  assert.deepEqual(leftOut, {
    "a:b.txt": "its name holds characters that artifacts must not have",
    "c\n::error::d": "its name holds characters that artifacts must not have",
    fifo: "it is not a regular file",
    folder: "it is a symbolic link",
    "link.txt": "it is a symbolic link",
  });
});

test(
  "a file that cannot be read is left out and the others are copied",
  { skip: process.getuid?.() === 0 && "the superuser reads every file" },
  async () => {
    const directory = recordOf({ "result.json": "{}", "closed.txt": "x" });
    chmodSync(join(directory, "closed.txt"), 0);

    const { contents, leftOut } = await stage(directory);

    assert.deepEqual(contents, { "result.json": "{}" });
    assert.deepEqual(leftOut, { "closed.txt": "it cannot be opened (EACCES)" });
  },
);

test("a record directory that is a link is refused", async () => {
  const link = join(root, "link");
  symlinkSync(recordOf({ "result.json": "{}" }), link);

  await assert.rejects(stage(link), { code: "ENOTDIR" });
});

test("when the bytes do not suffice, the largest outputs are left out first", async () => {
  const directory = recordOf({
    "transcript.jsonl": "t".repeat(40),
    "outputs/1.txt": "o".repeat(10),
    "outputs/2.txt": "o".repeat(60),
    "outputs/3.txt": "o".repeat(20),
  });

  const { contents, leftOut } = await stage(directory, { files: 10, bytes: 80 });

  assert.deepEqual(Object.keys(contents), ["outputs/1.txt", "outputs/3.txt", "transcript.jsonl"]);
  assert.deepEqual(leftOut, {
    "outputs/2.txt": "its 60 bytes are too many: an upload holds at most 80",
  });
});

test("when there are too many files, the largest outputs are left out first", async () => {
  const directory = recordOf({
    "transcript.jsonl": "t".repeat(40),
    "outputs/1.txt": "o".repeat(10),
    "outputs/2.txt": "o",
  });

  const { contents, leftOut } = await stage(directory, { files: 2, bytes: 100 });

  assert.deepEqual(Object.keys(contents), ["outputs/2.txt", "transcript.jsonl"]);
  assert.deepEqual(leftOut, { "outputs/1.txt": "an upload holds at most 2 files" });
});

interface StagedContents {
  /** By the path in the target, sorted; in Latin 1, so that every byte counts. */
  readonly contents: Readonly<Record<string, string>>;
  /** Why each path was left out. */
  readonly leftOut: Readonly<Record<string, string>>;
}

async function stage(directory: string, limits?: StagingLimits): Promise<StagedContents> {
  const target = mkdtempSync(join(root, "target-"));
  const staged = await stageRecords({ directory, target, ...(limits && { limits }) });
  const contents = staged.files
    .toSorted()
    .map((path) => [relative(target, path), readFileSync(path, "latin1")]);
  return {
    contents: Object.fromEntries(contents) as StagedContents["contents"],
    leftOut: Object.fromEntries(staged.leftOut.map(({ path, why }) => [path, why])),
  };
}

function recordOf(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(root, "record-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}
