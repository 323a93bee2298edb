import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { bytesOf, shrunkHistory, withoutThinking } from "../../src/model/context.ts";
import type { WireMessage } from "../../src/model/history.ts";
import { problemOfMessages } from "../../src/model/scripted-messages.ts";

const task: WireMessage = { role: "user", content: [{ type: "text", text: "Fix it." }] };

/** A turn that thinks and calls, and the result of the call. */
function exchange(id: string, characters: number): readonly WireMessage[] {
  return [
    {
      role: "assistant",
      content: [
        { type: "redacted_thinking", data: "x" },
        { type: "tool_use", id, name: "bash", input: { command: `run ${id}` } },
      ],
    },
    {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: id, content: "o".repeat(characters) }],
    },
  ];
}

function history(sizes: readonly number[]): readonly WireMessage[] {
  return [task, ...sizes.flatMap((size, index) => exchange(`c${index}`, size))];
}

function sizeOf(messages: readonly WireMessage[]): number {
  return messages.reduce((sum, message) => sum + bytesOf(message), 0);
}

test("the oldest results are cleared first, and no more of them than is needed", () => {
  const messages = history(Array.from({ length: 10 }, () => 1000));
  const shrunk = shrunkHistory(messages, 8000);
  assert.deepEqual([shrunk?.clearedResults, shrunk?.droppedMessages], [4, 0]);
  const texts = shrunk!.messages.slice(1).filter(({ role }) => role === "user");
  assert.deepEqual(
    texts.map(({ content }) => String(content[0]!["content"]).startsWith("[This result of 1000")),
    [true, true, true, true, false, false, false, false, false, false],
  );
});

test("where clearing results is not enough, the oldest turns are left out, and the first message says so", () => {
  const messages = history(Array.from({ length: 200 }, () => 10));
  const shrunk = shrunkHistory(messages, 2000)!;
  const [first, second] = shrunk.messages;
  assert.equal(shrunk.clearedResults, 0);
  assert.equal(shrunk.messages.length, messages.length - shrunk.droppedMessages);
  assert.equal(second!.role, "assistant");
  assert.match(
    String(first!.content.at(-1)!["text"]),
    new RegExp(`^\\[The next ${shrunk.droppedMessages} messages were left out`),
  );
  assert.ok(sizeOf(shrunk.messages) < 2300);
});

test("the newest three turns are never touched, so that there may be nothing to take", () => {
  assert.equal(shrunkHistory(history([50_000, 50_000, 50_000]), 10), null);
  assert.equal(shrunkHistory([task], 1), null);
});

test("whatever is taken, the service accepts what is left, and the newest results are whole", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 3000 }), { maxLength: 40 }),
      fc.nat({ max: 60_000 }),
      (sizes, target) => {
        const messages = history(sizes);
        const left = withoutThinking(shrunkHistory(messages, target)?.messages ?? messages);
        assert.equal(problemOfMessages(left, false), null);
        const newest = Math.min(left.length - 1, 5);
        if (newest > 0)
          assert.deepEqual(left.slice(-newest), withoutThinking(messages).slice(-newest));
        assert.equal(left[0]!.content[0], task.content[0]);
      },
    ),
  );
});

test("a message of thinking alone does not become empty without it", () => {
  const [message] = withoutThinking([
    { role: "assistant", content: [{ type: "thinking", thinking: "Hm.", signature: "s" }] },
  ]);
  assert.deepEqual(message!.content, [{ type: "text", text: "[The response had no text.]" }]);
});
