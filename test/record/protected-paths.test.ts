import assert from "node:assert/strict";
import { test } from "node:test";
import { protectedChanges } from "../../src/record/protected-paths.ts";

const workflows = [".github/workflows/**", ".github/actions/**"];

test("a path is protected by a pattern that fits it, whatever its case, and hidden files too", () => {
  const paths = [
    ".github/workflows/ci.yml",
    ".GitHub/Workflows/CI.yml",
    ".github/workflows/a/b/.hidden",
    ".github/dependabot.yml",
    "docs/.github/workflows/ci.yml",
    "src/a.ts",
  ];
  assert.deepEqual(protectedChanges(paths, workflows), paths.slice(0, 3));
});

test("what stands on the way to a protected file is protected, since a link there leads elsewhere", () => {
  assert.deepEqual(protectedChanges([".github", ".github/workflows", "github"], workflows), [
    ".github",
    ".github/workflows",
  ]);
  assert.deepEqual(protectedChanges(["test", "tests"], ["test/unit/*.ts"]), ["test"]);
});

test("a pattern without a slash holds in every folder, one with a slash at its end for all below", () => {
  const paths = [
    "package.json",
    "packages/a/package.json",
    "package.json.bak",
    "test/a.ts",
    "test",
  ];
  assert.deepEqual(protectedChanges(paths, ["package.json"]), paths.slice(0, 2));
  assert.deepEqual(protectedChanges(paths, ["test/"]), ["test/a.ts", "test"]);
  assert.deepEqual(protectedChanges(paths, ["./test/*"]), ["test/a.ts", "test"]);
});

test("no pattern protects nothing", () => {
  assert.deepEqual(protectedChanges(["a"], []), []);
});
