import assert from "node:assert/strict";
import { test } from "node:test";
import { type ChangedFile, changeProblems } from "../../src/apply/change-check.ts";
import { gitFileOf, isGitDirectory } from "../../src/apply/git-names.ts";

test("the git directory is known in all the spellings that some file system takes for it", () => {
  const spellings = [
    ".git",
    ".GIT",
    ".Git",
    ".git.",
    ".git ",
    ".git. .",
    ".git...",
    ".git::$INDEX_ALLOCATION",

    "git~1",
    "GIT~1",
    "git~12",
    ".g\u200cit",
    "\ufeff.git",
    ".gi\u200dt",
    ".git\u202e",
    ".git:x",
  ];
  const others = [
    ".github",
    ".gitignore",
    "git",
    "agit",
    ".git-x",
    "git~",
    "git~x",
    "my.git",
    ".gi",
    ".g it",
  ];

  assert.deepEqual(
    spellings.filter((name) => !isGitDirectory(name)),
    [],
  );
  assert.deepEqual(others.filter(isGitDirectory), []);
});

test("the files by which git decides what others fetch and see are known in all spellings", () => {
  assert.deepEqual(
    [
      ".gitmodules",
      ".GitModules ",
      "GITMOD~1",
      "gi7eba~1",
      ".gitattributes",
      "gitatt~2",
      ".lfsconfig",
      ".gitignore",
      "modules",
    ].map(gitFileOf),
    [
      ".gitmodules",
      ".gitmodules",
      ".gitmodules",
      ".gitmodules",
      ".gitattributes",
      ".gitattributes",
      ".lfsconfig",
      null,
      null,
    ],
  );
});

test("links may lead up to folders of the tree and then down, and nowhere else", () => {
  const good = ["b", "./b", "sub/b", "../b", "../../b", "../.."];
  const bad = [
    "",
    "/etc/passwd",
    "../../../b",
    "sub/../../..",
    "sub/../b",
    "..\\b",
    "C:/b",
    "b\0c",
    "b\nc",
    ".git/config",
    "../../.GIT/hooks",
    "git~1/x",
    "x".repeat(1001),
    "../../../",
  ];
  const problems = (target: string): readonly string[] =>
    changeProblems([file("d/e/link", { newMode: "120000", newObject: "1" })], {
      protectedPaths: [],
      targets: new Map([["1", Buffer.from(target)]]),
      treePaths: ["d/e/link"],
    });

  assert.deepEqual(good.flatMap(problems), []);
  assert.deepEqual(
    bad.filter((target) => problems(target).length !== 1),
    [],
  );
});

test("new names that differ from another by case or by the way an accent is written are found, old ones are left alone", () => {
  const problems = (path: string, oldMode: string, treePaths: readonly string[]): number =>
    changeProblems([file(path, { oldMode })], { protectedPaths: [], targets: new Map(), treePaths })
      .length;
  const raw = (text: string): string => Buffer.from(text).toString("latin1");

  assert.equal(problems("A.txt", "000000", ["A.txt", "a.txt"]), 1);
  assert.equal(problems("SRC/x", "000000", ["SRC/x", "src/y"]), 1);
  assert.equal(problems(raw("caf\u00e9"), "000000", [raw("caf\u00e9"), raw("cafe\u0301")]), 1);
  assert.equal(problems("A.txt", "100644", ["A.txt", "a.txt"]), 0);
  assert.equal(problems("b.txt", "000000", ["A.txt", "a.txt", "b.txt"]), 0);
});

function file(rawPath: string, fields: Partial<ChangedFile>): ChangedFile {
  return { rawPath, oldMode: "000000", newMode: "100644", newObject: "0", ...fields };
}
