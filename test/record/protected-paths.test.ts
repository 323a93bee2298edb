import assert from "node:assert/strict";
import { test } from "node:test";
import {
  defaultProtectedPaths,
  protectedChanges,
  protectedGlobProblem,
} from "../../src/record/protected-paths.ts";

/** Glob, path, whether the path is protected. */
const cases: readonly (readonly [string, string, boolean])[] = [
  [".github/workflows/**", ".github/workflows/ci.yml", true],
  [".github/workflows/**", ".github/workflows/deep/er/ci.yml", true],
  [".github/workflows/**", ".github/workflows/.hidden", true],
  [".github/workflows/**", ".GitHub/Workflows/CI.YML", true],
  [".github/workflows/**", ".github/workflows", true],
  [".github/workflows/**", ".github", true],
  [".github/workflows/**", ".github/dependabot.yml", false],
  [".github/workflows/**", "docs/.github/workflows/ci.yml", false],
  [".github/workflows/**", ".github/workflows-old/ci.yml", false],
  [".github/workflows", ".github/workflows/ci.yml", true],
  [".github/workflows/", ".github/workflows/ci.yml", true],
  ["/package.json", "package.json", true],
  ["/package.json", "sub/package.json", false],
  ["package.json", "sub/package.json", true],
  ["package.json", "package.json", true],
  ["*.lock", "a/b/yarn.lock", true],
  ["*.lock", "yarn.lock/inner", true],
  ["*.lock", "yarn.locked", false],
  ["src/*.ts", "src/a.ts", true],
  ["src/*.ts", "src/deep/a.ts", false],
  ["src/**/*.ts", "src/a.ts", true],
  ["src/**/*.ts", "src/b/c/a.ts", true],
  ["**/secrets/**", "a/secrets/b", true],
  ["**", "anything/at/all", true],
  ["*", ".hidden", true],
  ["a/{b,c}/d", "a/c/d", true],
  ["a/[bc].txt", "a/b.txt", true],
  ["a/[bc].txt", "a/d.txt", false],
  ["caf\u00e9/**", "cafe\u0301/menu", true],
  ["a/b/c/**", "a/b", true],
  ["a/b/c/**", "a/bc", false],
  ["./test/*", "test/a.ts", true],
  ["./test/*", "my/test/a.ts", false],
  ["docs", "docs", true],
  ["docs", "my/docs/x", true],
  ["src/?(x)", "src/ax)", false],
];

test("a path is protected by a glob as it would be ignored by a .gitignore, whatever its case", () => {
  assert.deepEqual(
    cases.map(([glob, path]) => [glob, path, protectedChanges([path], [glob]).length === 1]),
    cases,
  );
});

test("protected paths come in the order in which they were given, and none without a glob", () => {
  const paths = ["z", ".github/workflows/b.yml", "a", ".github/actions/x/action.yml"];

  assert.deepEqual(protectedChanges(paths, defaultProtectedPaths), [paths[1], paths[3]]);
  assert.deepEqual(protectedChanges(paths, []), []);
});

test("globs that could be misread are named as problems", () => {
  assert.deepEqual(
    ["", "/", "!docs/**", "../x", "a/./b", "x".repeat(1001), "**/*.yml"].map(protectedGlobProblem),
    [
      "is empty",
      "is empty",
      "begins with !, and there are no exceptions",
      "holds . or .. as a name; paths are those of the repository",
      "holds . or .. as a name; paths are those of the repository",
      "is longer than 1000 characters",
      null,
    ],
  );
});
