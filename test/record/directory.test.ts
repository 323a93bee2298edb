import assert from "node:assert/strict";
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { RunError } from "../../src/errors.ts";
import { createRecordDirectory } from "../../src/record/directory.ts";
import { safe } from "../../src/record/redact.ts";
import { writeResult, type RunResult } from "../../src/record/result.ts";
import { createFolder, usage } from "./record-fixture.ts";

function refusal(text: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof RunError && error.code === "record" && error.message.includes(text);
}

test("a record directory is made with its folders, for its owner alone", (context) => {
  const directory = join(createFolder(context), "deep", "record");
  assert.deepEqual(createRecordDirectory(directory), {
    directory,
    transcript: join(directory, "transcript.jsonl"),
    audit: join(directory, "audit.jsonl"),
    outputs: join(directory, "outputs"),
    patch: join(directory, "changes.patch"),
    commits: join(directory, "commits.mbox"),
    result: join(directory, "result.json"),
    reportHtml: join(directory, "report.html"),
    reportMarkdown: join(directory, "report.md"),
  });
  assert.deepEqual(readdirSync(directory), ["outputs"]);
  for (const path of [directory, join(directory, "outputs")])
    assert.equal(lstatSync(path).mode & 0o777, 0o700);
});

test("an empty directory is taken and closed to others", (context) => {
  const directory = join(createFolder(context), "record");
  mkdirSync(directory, { mode: 0o755 });
  createRecordDirectory(directory);
  assert.equal(lstatSync(directory).mode & 0o777, 0o700);
});

test("a directory that holds a record, a link and a file are refused", (context) => {
  const folder = createFolder(context);
  const used = join(folder, "used");
  createRecordDirectory(used);
  const link = join(folder, "link");
  mkdirSync(join(folder, "empty"));
  symlinkSync(join(folder, "empty"), link);
  const file = join(folder, "file");
  writeFileSync(file, "");
  assert.throws(
    () => createRecordDirectory(used),
    refusal(`${used} is not empty: it holds the record of another run`),
  );
  assert.throws(() => createRecordDirectory(link), refusal(`${link} is a symbolic link`));
  assert.throws(() => createRecordDirectory(file), refusal(`${file} is not a directory`));
  assert.throws(() => createRecordDirectory(join(file, "below")), refusal("cannot be looked at"));
});

const result: RunResult = {
  state: "completed",
  reason: safe`the model ended its turn`,
  verified: null,
  changed: true,
  result: safe`done`,
  "structured-output": null,
  "record-directory": safe`/record`,
  "patch-path": safe`/record/changes.patch`,
  "base-sha": "b".repeat(40),
  "transcript-path": safe`/record/transcript.jsonl`,
  "audit-path": safe`/record/audit.jsonl`,
  "audit-sha256": "a".repeat(64),
  "report-path": null,
  turns: 1,
  commands: 2,
  "input-tokens": 1,
  "output-tokens": 2,
  "cache-read-tokens": 3,
  "cache-write-tokens": 4,
  "cost-usd": null,
  "duration-ms": 1000,
  sandbox: "userns",
  "run-id": "run-1",
  "artifact-id": null,
  "artifact-url": null,
  "omitted-paths": [],
  "ignored-paths": [],
  usage: { "model-1": { ...usage, turns: 1, cost_usd: null } },
  "patch-problem": null,
};

test("the result is written whole, over an older one, and leaves nothing beside it", (context) => {
  const folder = createFolder(context);
  const path = join(folder, "result.json");
  writeFileSync(`${path}.unfinished`, "left by a killed process");
  writeResult(path, { ...result, state: "internal_error" });
  writeResult(path, result);
  assert.deepEqual(JSON.parse(readFileSync(path, "utf8")), result);
  assert.deepEqual(readdirSync(folder), ["result.json"]);
  assert.equal(lstatSync(path).mode & 0o777, 0o600);
});

test("a result that cannot be written is an error of the record", (context) => {
  const path = join(createFolder(context), "none", "result.json");
  assert.throws(() => writeResult(path, result), refusal(`Cannot write ${path}`));
});
