import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { movedTurns, pathMover, recordedDecisions } from "../../src/replay/replay-plan.ts";
import { type Step, stepsOf } from "../../src/replay/steps.ts";
import { noSecrets } from "../../src/record/redact.ts";

const { redact } = noSecrets;

function requested(n: number, decision: "allow" | "deny", rule: string | null): Step {
  return {
    kind: "command",
    asked: {
      type: "command.requested",
      n,
      turn: 1,
      tool_use_id: redact(`toolu_${n}`),
      command: redact("true"),
      cwd: redact("/"),
      decision,
      rule: rule === null ? null : redact(rule),
    },
    finished: null,
    line: n,
  };
}

describe("paths of the recorded workspace", () => {
  const move = pathMover("/home/x/repo", "/tmp/new");

  test("become those of the replay, but for longer names that begin like it", () => {
    assert.equal(
      move("cd /home/x/repo && cat '/home/x/repo/a' /home/x/repo. file:///home/x/repo/b"),
      "cd /tmp/new && cat '/tmp/new/a' /tmp/new. file:///tmp/new/b",
    );
    assert.equal(
      move("/home/x/repository /home/x/repo-2 /home/x/repo.git /mnt/home/x/repo2"),
      "/home/x/repository /home/x/repo-2 /home/x/repo.git /mnt/home/x/repo2",
    );
  });

  test("are moved in the calls alone, however deep, and the turns stay as they were", () => {
    const text = { type: "text", text: "/home/x/repo" };
    const call = {
      type: "tool_use",
      id: "1",
      name: "n",
      input: { a: [{ path: "/home/x/repo/f" }], b: 1 },
    };
    const turns = [{ content: [text, call], model: "m", stop: "tool_use" }] as const;

    const moved = movedTurns(turns, move);

    const input = { a: [{ path: "/tmp/new/f" }], b: 1 };
    assert.deepEqual(moved, [{ ...turns[0], content: [text, { ...call, input }] }]);
  });
});

describe("the policy of a replay", () => {
  test("decides as it was decided, and denies what was not asked for then", () => {
    const policy = recordedDecisions([
      requested(1, "allow", null),
      requested(2, "deny", "malformed call"),
      requested(3, "deny", "allowed-commands: id"),
      requested(4, "allow", "allowed-commands"),
    ]);
    assert.deepEqual(
      [1, 2, 3, 4].map(() => policy.decide("anything")),
      [
        { kind: "allow", rule: null },
        {
          kind: "deny",
          rule: "allowed-commands: id",
          message: "it was denied in the recorded run (allowed-commands: id)",
        },
        { kind: "allow", rule: "allowed-commands" },
        {
          kind: "deny",
          rule: "replay: not in the record",
          message: "it was denied in the recorded run (replay: not in the record)",
        },
      ],
    );
  });
});

describe("the steps of an audit log", () => {
  test("join the announcement of an edit with what came of it, and leave open what has no end", () => {
    const edit = {
      type: "file.edited",
      tool_use_id: redact("toolu_1"),
      path: redact("/a"),
      operation: "create",
      bytes: 3,
    } as const;
    const asked = { ...edit, outcome: "requested" } as const;
    const done = { ...edit, outcome: "done" } as const;
    const verification = {
      type: "verification.started",
      attempt: 1,
      command: redact("true"),
    } as const;

    assert.deepEqual(stepsOf([asked, done, verification]), [
      { kind: "file", asked: done, finished: done, line: 2 },
      { kind: "verification", asked: verification, finished: null, line: 3 },
    ]);
  });
});
