import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import * as fc from "fast-check";
import { announceRun, writeOutputs, writeRefusal } from "../../src/action/outputs.ts";
import { noSecrets } from "../../src/record/redact.ts";
import { createFolder } from "../record/record-fixture.ts";
import { runResult } from "./run-result.ts";

/** Writes to a runner's file of outputs, and gives them as the runner reads them: the last value of a name wins. */
function outputsOf(
  context: TestContext,
): (write: () => void) => { readonly [name: string]: string } {
  const path = join(createFolder(context), "output");
  const before = process.env["GITHUB_OUTPUT"];
  process.env["GITHUB_OUTPUT"] = path;
  context.after(() => {
    if (before === undefined) delete process.env["GITHUB_OUTPUT"];
    else process.env["GITHUB_OUTPUT"] = before;
  });
  return (write) => {
    writeFileSync(path, "");
    write();
    return parseFileCommand(readFileSync(path, "utf8"));
  };
}

/** By the runner's rules for `name<<delimiter` (its source: FileCommandManager.cs). */
function parseFileCommand(text: string): { readonly [name: string]: string } {
  const outputs: { [name: string]: string } = {};
  const lines = text.split("\n");
  while (lines.length > 1) {
    const [name = "", delimiter = ""] = (lines.shift() ?? "").split("<<");
    const end = lines.indexOf(delimiter);
    assert.ok(name !== "" && delimiter !== "" && end >= 0, "a block is not well formed");
    outputs[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join("\n");
  }
  return outputs;
}

test("all outputs are written as texts", (context) => {
  const outputs = outputsOf(context)(() => writeOutputs(runResult));
  assert.deepEqual(outputs, {
    state: "completed",
    reason: "the model ended its turn",
    verified: "",
    changed: "true",
    result: "Done.",
    "structured-output": "",
    "record-directory": "/tmp/records",
    "patch-path": "/tmp/records/changes.patch",
    "base-sha": "b".repeat(40),
    "transcript-path": "/tmp/records/transcript.jsonl",
    "audit-path": "/tmp/records/audit.jsonl",
    "report-path": "",
    "audit-sha256": "a".repeat(64),
    turns: "3",
    commands: "5",
    "input-tokens": "1000",
    "output-tokens": "200",
    "cache-read-tokens": "30000",
    "cache-write-tokens": "4000",
    "cost-usd": "0.12345",
    "duration-ms": "65432",
    sandbox: "none",
    "run-id": "run-1",
    "artifact-id": "7",
    "artifact-url": "https://github.com/owner/name/actions/runs/1/artifacts/7",
  });
});

test("what is not known is the empty text", (context) => {
  const outputs = outputsOf(context)(() =>
    writeOutputs({ ...runResult, result: null, changed: false, "cost-usd": null }),
  );
  assert.deepEqual([outputs["result"], outputs["changed"], outputs["cost-usd"]], ["", "false", ""]);
});

test("a run says early that it is on its way, and a refused one why", (context) => {
  const write = outputsOf(context);
  assert.deepEqual(
    write(() => announceRun("run-1")),
    { state: "running", "run-id": "run-1" },
  );
  assert.deepEqual(
    write(() => {
      announceRun("run-1");
      writeRefusal("input_error", "prompt: is missing");
    }),
    { state: "input_error", "run-id": "run-1", reason: "prompt: is missing" },
  );
});

test("a result of any text arrives as it is, and cannot end its block or begin another", (context) => {
  const write = outputsOf(context);
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom("\n", "<<", "EOF", "ghadelimiter_", "state=completed", "\nstate<<EOF\n"),
        fc.string({ unit: "grapheme" }),
      ),
    )
    .map((parts) => noSecrets.redact(parts.join("").replaceAll("\r", "")));
  fc.assert(
    fc.property(text, (result) => {
      const outputs = write(() => writeOutputs({ ...runResult, result }));
      assert.equal(outputs["result"], result);
      assert.equal(outputs["state"], "completed");
    }),
  );
});

test("a long result is cut at 64 KiB, between two characters, and says so", (context) => {
  const write = outputsOf(context);
  const limit = 64 * 1024;
  const resultOf = (text: string): string =>
    write(() => writeOutputs({ ...runResult, result: noSecrets.redact(text) }))["result"] ?? "";
  for (const character of ["x", "é", "€", "😀"]) {
    for (let shift = 0; shift < 4; shift += 1) {
      const text = "-".repeat(shift) + character.repeat(limit + 1);
      const cut = resultOf(text);
      const kept = cut.slice(0, -"\n[cut]".length);
      assert.equal(cut.slice(kept.length), "\n[cut]");
      assert.ok(text.startsWith(kept), "a character was cut in half");
      const bytes = Buffer.byteLength(cut);
      assert.ok(bytes <= limit && bytes > limit - 4, `${bytes} bytes`);
    }
  }
  assert.equal(resultOf("x".repeat(limit)), "x".repeat(limit));
});

test("without a runner nothing is written", () => {
  const before = process.env["GITHUB_OUTPUT"];
  delete process.env["GITHUB_OUTPUT"];
  try {
    writeOutputs(runResult);
  } finally {
    if (before !== undefined) process.env["GITHUB_OUTPUT"] = before;
  }
});
