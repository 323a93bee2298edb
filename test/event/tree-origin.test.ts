import assert from "node:assert/strict";
import { test } from "node:test";
import { isForeignTree } from "../../src/event/tree-origin.ts";

const repository = { full_name: "owner/tool" };
const own = { head: { repo: repository } };
const fork = { head: { repo: { full_name: "stranger/tool" } } };
const gone = { head: { repo: null } };

const cases: readonly (readonly [name: string, payload: object | null, isForeign: boolean])[] = [
  ["push", { repository }, false],
  ["schedule", { repository }, false],
  ["workflow_dispatch", null, false],
  ["pull_request", { repository, pull_request: own }, false],
  ["pull_request", { repository, pull_request: fork }, true],
  ["pull_request", { repository, pull_request: gone }, true],
  ["pull_request", null, true],
  ["pull_request_target", { repository, pull_request: fork }, true],
  ["pull_request_review_comment", { repository, pull_request: own }, false],
  ["a_new_event", { repository, pull_request: fork }, true],
  ["issue_comment", { repository, issue: { pull_request: { url: "x" } } }, true],
  ["issue_comment", { repository, issue: {} }, false],
  ["issue_comment", null, true],
  ["issues", { repository, issue: {} }, false],
  ["workflow_run", { repository, workflow_run: { head_repository: repository } }, false],
  ["workflow_run", { repository, workflow_run: { head_repository: { full_name: "s/t" } } }, true],
  ["workflow_run", { repository }, true],
  ["workflow_run", {}, true],
];

test("a tree is foreign when the event does not say that it is the repository's own", () => {
  for (const [name, payload, isForeign] of cases)
    assert.equal(
      isForeignTree({ name, payload, actor: "someone", isAtOwnCommit: false }),
      isForeign,
      `${name} ${JSON.stringify(payload)}`,
    );
});

test("an event that strangers can cause is about its own tree while that commit is checked out", () => {
  const event = { payload: { repository, pull_request: fork }, actor: "x", isAtOwnCommit: true };
  assert.equal(isForeignTree({ ...event, name: "pull_request_target" }), false);
  // Its own commit is the merge with what the stranger wrote.
  assert.equal(isForeignTree({ ...event, name: "pull_request" }), true);
});

test("outside of Actions the tree is the caller's own", () => {
  assert.equal(isForeignTree(null), false);
});
