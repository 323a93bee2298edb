import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelTurn } from "../../src/model/model.ts";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import { conversing, redacted, turnOf, type Setup } from "./conversing.ts";

interface Counted {
  readonly read: number;
  readonly all: number;
}

/** Runs the conversation to its end, with so many characters of output a call, and gives the server's counts of input by request. */
async function converse(setup: Setup, outputCharacters: number): Promise<readonly Counted[]> {
  setup.conversation.say(redacted("Go."));
  for (
    let turn = turnOf(await setup.next());
    turn.stop === "tool_use";
    turn = turnOf(await setup.next())
  )
    answer(setup, turn, outputCharacters);
  return setup.server.requests.map(({ usage }) => {
    const count = (field: string): number => Number(usage?.[field]);
    const read = count("cache_read_input_tokens");
    return { read, all: count("input_tokens") + count("cache_creation_input_tokens") + read };
  });
}

function answer({ conversation }: Setup, turn: ModelTurn, outputCharacters: number): void {
  conversation.answer(
    turn.calls.map(({ id }) => ({
      id,
      text: redacted(`${id} `.padEnd(outputCharacters, "x")),
      isError: false,
    })),
  );
}

/** So many turns with so many calls each. */
function turns(count: number, callsAtTurn: (turn: number) => number): Script {
  return (_, turn) =>
    turn < count
      ? Array.from({ length: callsAtTurn(turn) }, (__, call) => bash(`echo ${turn} ${call}`))
      : [say("Done.")];
}

test("over 200 turns of 4 KB, at least 90 % of the input from the second request on is read from the cache", async () => {
  await using setup = await conversing(turns(200, () => 1));
  const counts = (await converse(setup, 4096)).slice(1);
  assert.equal(counts.length, 200);
  const read = counts.reduce((sum, count) => sum + count.read, 0);
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  assert.ok(read >= 0.9 * all, `${read} of ${all} tokens`);
});

test("each request reads all of the one before from the cache, also when a turn adds more than 20 blocks", async () => {
  const calls = [1, 1, 9, 10, 11, 40, 1, 25, 25, 1];
  await using setup = await conversing(turns(calls.length, (turn) => calls[turn] ?? 0));
  const counts = await converse(setup, 3000);
  const before = counts.slice(1, -1).map(({ all }) => all);
  // The first request is shorter than what is cached at all.
  assert.deepEqual(
    counts.slice(2).map(({ read }) => read),
    before,
  );
});

test("a request begins with the bytes of the one before, up to the end of its messages", async () => {
  await using setup = await conversing(turns(30, () => 2));
  await converse(setup, 500);
  const texts = setup.server.requests.map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    if (before !== undefined) assert.ok(text.startsWith(before.slice(0, -"]}".length)));
  }
});

test("there are never more than four marks, and the mark on an old block does not stay", async () => {
  await using setup = await conversing(turns(3, () => 30));
  await converse(setup, 10);
  assert.deepEqual(
    setup.server.requests.map(({ text }) => text.split('"cache_control"').length - 1),
    [2, 3, 3, 3],
  );
});
