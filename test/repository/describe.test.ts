import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import test from "node:test";
import { inputFlags } from "../../src/cli/arguments.ts";
import { inputNames } from "../../src/inputs.ts";

test("action.yml and the tables of the README say what the code does", () => {
  const script = resolve(import.meta.dirname, "../../scripts/describe.ts");
  assert.doesNotThrow(() => execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" }));
});

test("every input of the action is a flag of the command line", () => {
  assert.deepEqual(
    inputFlags.map(({ name }) => name),
    inputNames,
  );
});
