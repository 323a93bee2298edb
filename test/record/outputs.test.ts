import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { createOutputFile } from "../../src/record/outputs.ts";
import { createFolder } from "./record-fixture.ts";

const kibibyte = 1024;

test("a small output has a file only when it is kept", (context) => {
  const folder = createFolder(context);
  const output = createOutputFile(folder, 7);
  const chunk = Buffer.from("one\n");
  output.write(chunk);
  chunk.fill("x");
  output.write(Buffer.from("two\n"));
  assert.deepEqual(readdirSync(folder), []);
  const path = join(folder, "7.txt");
  assert.deepEqual(output.keep(), { kind: "kept", path, bytes: 8, omittedBytes: 0 });
  assert.equal(readFileSync(path, "utf8"), "one\ntwo\n");
  assert.equal(lstatSync(path).mode & 0o777, 0o640);
});

test("an output that is not kept leaves no file, large or small", (context) => {
  const folder = createFolder(context);
  for (const [n, size] of [1, 300 * kibibyte].entries()) {
    const output = createOutputFile(folder, n);
    output.write(Buffer.alloc(size, "x"));
    assert.equal(existsSync(join(folder, `${n}.txt`)), size > 256 * kibibyte);
    output.discard();
  }
  assert.deepEqual(readdirSync(folder), []);
});

test("a large output arrives byte for byte, however it was cut", (context) => {
  const folder = createFolder(context);
  const bytes = randomBytes(3_000_000);
  for (const [n, step] of [777, 65_536, 300_000, 3_000_000].entries()) {
    const output = createOutputFile(folder, n);
    for (let from = 0; from < bytes.length; from += step)
      output.write(bytes.subarray(from, from + step));
    const path = join(folder, `${n}.txt`);
    assert.deepEqual(output.keep(), { kind: "kept", path, bytes: bytes.length, omittedBytes: 0 });
    assert.deepEqual(readFileSync(path), bytes);
  }
});

test("what exceeds the cap is counted and not written", (context) => {
  const folder = createFolder(context);
  for (const [n, capBytes] of [10, 300 * kibibyte].entries()) {
    const output = createOutputFile(folder, n, capBytes);
    for (let round = 0; round < 100; round += 1) output.write(Buffer.alloc(4000, "x"));
    const path = join(folder, `${n}.txt`);
    assert.deepEqual(output.keep(), {
      kind: "kept",
      path,
      bytes: capBytes,
      omittedBytes: 400_000 - capBytes,
    });
    assert.equal(lstatSync(path).size, capBytes);
  }
});

test("an output that cannot be written is told as a value, and leaves no file", (context) => {
  const folder = createFolder(context);
  const module = JSON.stringify(
    pathToFileURL(join(import.meta.dirname, "../../src/record/outputs.ts")).href,
  );
  const file = join(createFolder(context), "script.mjs");
  writeFileSync(
    file,
    `import { createOutputFile } from ${module};
     const output = createOutputFile(${JSON.stringify(folder)}, 1);
     for (let round = 0; round < 10; round += 1) output.write(Buffer.alloc(100_000));
     console.log(JSON.stringify(output.keep()));`,
  );
  const limited = 'trap "" XFSZ; ulimit -f 400; exec "$@"';
  const run = spawnSync("bash", ["-c", limited, "bash", process.execPath, file], {
    encoding: "utf8",
  });
  const reason = `Cannot write ${join(folder, "1.txt")}: the file size limit is reached (EFBIG)`;
  assert.equal(run.stdout, `${JSON.stringify({ kind: "failed", reason })}\n`, run.stderr);
  assert.deepEqual(readdirSync(folder), []);
});

test("a file that is there already is not touched", (context) => {
  const folder = createFolder(context);
  const path = join(folder, "1.txt");
  writeFileSync(path, "older");
  const output = createOutputFile(folder, 1);
  output.write(Buffer.alloc(300 * kibibyte));
  assert.equal(output.keep().kind, "failed");
  assert.equal(readFileSync(path, "utf8"), "older");
});
