import assert from "node:assert/strict";
import type { AnsweredRequest } from "../../src/model/scripted.ts";
import type { TranscriptMessage } from "../../src/record/transcript-reader.ts";
import { bodyOf } from "../support/conversation.ts";

interface Block {
  readonly type: string;
  readonly id?: string;
  readonly tool_use_id?: string;
}

/** A transcript that can be taken up again: every call has one result, before anything else is heard; only those of the last response may have none. */
export function checkMessages(messages: readonly TranscriptMessage[]): void {
  const seen = new Set<string>();
  let open: readonly string[] = [];
  assert.equal(messages[0]?.role, "user");
  for (const [index, { role, content }] of messages.entries()) {
    const blocks = content as readonly Block[];
    assert.ok(blocks.length > 0, `message ${index} is empty`);
    if (role === "assistant") {
      assert.deepEqual(open, [], `calls without results before message ${index}`);
      open = blocks.flatMap(({ type, id }) => (type === "tool_use" ? [id ?? ""] : []));
      for (const id of open) {
        assert.ok(id !== "" && !seen.has(id), `the id ${JSON.stringify(id)} is used again`);
        seen.add(id);
      }
    } else {
      const results = blocks.flatMap(({ type, tool_use_id }) =>
        type === "tool_result" ? [tool_use_id ?? ""] : [],
      );
      assert.deepEqual(results, open, `results of message ${index}`);
      open = [];
    }
  }
}

/** Each request begins with the messages of the one before; one that says nothing new has the same bytes. */
export function checkRequests(requests: readonly AnsweredRequest[]): void {
  for (const [index, request] of requests.entries()) {
    const before = requests[index - 1];
    // Another model takes over without the thinking of the one before.
    if (before === undefined || bodyOf(before).model !== bodyOf(request).model) continue;
    const [older, newer] = [saidIn(before), saidIn(request)];
    assert.deepEqual(newer.slice(0, older.length), older, `request ${index} changes the past`);
    if (newer.length === older.length)
      assert.ok(request.text === before.text, `request ${index} is asked again in other words`);
  }
}

/** The blocks with who said them: a message that was paused grows. The marks of the cache move; they are no part of what is said. */
function saidIn(request: AnsweredRequest): readonly unknown[] {
  return bodyOf(request).messages.flatMap(({ role, content }) =>
    content.map((block) => ({ role, block: { ...block, cache_control: null } })),
  );
}
