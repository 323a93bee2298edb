import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { headCommit } from "../../src/record/head-commit.ts";
import { commitAll, createPlace, git, writeFiles } from "./git-fixture.ts";

describe("the commit that is checked out", () => {
  test("is the same that git says: on a branch, packed, detached, in a linked tree and below the top", (context) => {
    const { folder } = createPlace(context);
    const repository = join(folder, "some-repository");
    mkdirSync(join(repository, "deep/er"), { recursive: true });
    writeFiles(repository, { "deep/er/file": "1" });
    git(repository, "init", "--quiet", "--initial-branch=feature/a");
    assert.equal(headCommit(repository), null);
    commitAll(repository);
    const commit = git(repository, "rev-parse", "HEAD").trim();

    const onBranch = headCommit(repository);
    git(repository, "pack-refs", "--all");
    const packed = headCommit(join(repository, "deep/er"));
    git(repository, "worktree", "add", "--quiet", "-b", "other", join(folder, "linked"));
    const linked = headCommit(join(folder, "linked"));
    git(repository, "checkout", "--quiet", "--detach");
    const detached = headCommit(repository);

    assert.deepEqual([onBranch, packed, linked, detached], Array(4).fill(commit));
  });

  test("is not known where there is no repository", (context) => {
    assert.equal(headCommit(createPlace(context).folder), null);
  });
});
