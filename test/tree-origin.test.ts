import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isForeignTree } from "../src/tree-origin.ts";
import { createFolder } from "./record/record-fixture.ts";

const repository = { full_name: "owner/tool" };
const own = { head: { repo: repository } };
const fork = { head: { repo: { full_name: "stranger/tool" } } };
const gone = { head: { repo: null } };

const cases: readonly (readonly [event: string, payload: object | null, isForeign: boolean])[] = [
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

test("a tree is foreign when the event does not say that it is the repository's own", (context) => {
  const path = join(createFolder(context), "event.json");
  for (const [event, payload, isForeign] of cases) {
    writeFileSync(path, payload === null ? "no JSON" : JSON.stringify(payload));
    const environment = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
    assert.equal(isForeignTree(environment), isForeign, `${event} ${JSON.stringify(payload)}`);
  }
});

test("outside of Actions the tree is the caller's own", () => {
  assert.equal(isForeignTree({}), false);
  assert.equal(isForeignTree({ GITHUB_EVENT_NAME: " " }), false);
});
