import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { checkedOutCommit } from "../../src/event/checked-out.ts";
import { createFolder } from "../record/record-fixture.ts";

test("the commit that is checked out is read from files: of a branch, packed, detached, in a folder, in a worktree", (context) => {
  const folder = createFolder(context);
  const git = (...words: readonly string[]): string =>
    execFileSync(
      "git",
      ["-C", join(folder, "r"), "-c", "user.name=x", "-c", "user.email=x@x", ...words],
      {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    ).trim();
  mkdirSync(join(folder, "r", "sub"), { recursive: true });
  assert.equal(checkedOutCommit(join(folder, "r")), null);
  git("init", "--quiet", "--initial-branch=main");
  assert.equal(checkedOutCommit(join(folder, "r")), null);
  git("commit", "--quiet", "--allow-empty", "-m", "one");
  const one = git("rev-parse", "HEAD");
  assert.equal(checkedOutCommit(join(folder, "r")), one);
  git("pack-refs", "--all");
  assert.equal(checkedOutCommit(join(folder, "r", "sub")), one);
  git("worktree", "add", "--quiet", "-b", "other", join(folder, "w"));
  assert.equal(checkedOutCommit(join(folder, "w")), one);
  git("checkout", "--quiet", "--detach");
  assert.equal(checkedOutCommit(join(folder, "r")), one);
  writeFileSync(join(folder, "r", ".git", "HEAD"), "ref: refs/heads/../../../x\n");
  assert.equal(checkedOutCommit(join(folder, "r")), null);
});
