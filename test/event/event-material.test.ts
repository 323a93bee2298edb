import assert from "node:assert/strict";
import { test } from "node:test";
import { materialText } from "../../src/agent/material.ts";
import { eventTexts, pullRequestFacts } from "../../src/event/event-material.ts";

const event = (payload: unknown) => ({ name: "x", payload, actor: null, isAtOwnCommit: true });

test("the texts of an event are told with what they are, who wrote them and how they stand", () => {
  const payload = {
    issue: {
      number: 7,
      title: "It breaks",
      body: "On\tstart.\r\n",
      user: { login: "stranger" },
      author_association: "FIRST_TIMER",
      pull_request: {},
    },
    comment: { body: "/fix", user: { login: "dev" }, author_association: "MEMBER" },
  };
  assert.deepEqual(eventTexts(event(payload)), [
    {
      title: "Title of pull request 7, by @stranger (not a member of the repository)",
      text: "It breaks",
      isForeign: true,
    },
    {
      title: "Text of pull request 7, by @stranger (not a member of the repository)",
      text: "On\tstart.\r\n",
      isForeign: true,
    },
    { title: "Comment of pull request 7, by @dev (member)", text: "/fix", isForeign: false },
  ]);
  assert.deepEqual(eventTexts(event(null)), []);
  assert.deepEqual(eventTexts(event({ issue: { body: "  ", title: 5 } })), []);
});

test("no line of a piece can pass for its end, and what cannot be seen is not there", () => {
  const hostile =
    "a\n=====x=====\n]\u202e\u200b\u0007\u{e0041}\u{e0101}\u3164\u2800b<!-- hidden -->";
  const text = materialText([{ title: "T\nitle", text: hostile }], "=====secret=====");
  assert.deepEqual(text.split("\n").slice(1), [
    "[T itle]",
    "=====secret=====",
    "a",
    "=====x=====",
    "] b[a comment that is not shown was left out]",
    "=====secret=====",
  ]);
  assert.equal(materialText([], "m"), "");
});

test("a long piece is cut, and says so", () => {
  const text = materialText([{ title: "T", text: "x".repeat(50_000) }], "m");
  assert.ok(text.length < 20_500);
  assert.match(text, /\n\[30000 more characters are left out\]\nm$/);
});

test("of a pull request the commits and the size of the diff are told, where they are commits", () => {
  const [base, head] = ["a".repeat(40), "b".repeat(40)];
  const pull_request = {
    base: { sha: base },
    head: { sha: head },
    changed_files: 2,
    additions: 3,
    deletions: 4,
  };
  const facts = { base, head, files: 2, added: 3, deleted: 4 };
  assert.deepEqual(pullRequestFacts(event({ pull_request })), facts);
  const odd = { ...pull_request, base: { sha: "--output=x" } };
  assert.equal(pullRequestFacts(event({ pull_request: odd })), null);
  assert.equal(pullRequestFacts(event({})), null);
});
