import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelTurn } from "../../src/model/model.ts";
import { builtInPrices, costUsd } from "../../src/model/pricing.ts";
import { bash, say, type Script, serviceError, think } from "../../src/model/scripted.ts";
import { conversing, redacted, type Setup, testWorld, turnOf } from "./conversing.ts";

/** Answers each call with so many characters, until the model ends its turn. */
async function converse(setup: Setup, characters: number): Promise<readonly ModelTurn[]> {
  setup.conversation.say(redacted("Go."));
  const turns: ModelTurn[] = [];
  for (;;) {
    const turn = turnOf(await setup.next());
    turns.push(turn);
    if (turn.stop !== "tool_use") return turns;
    setup.conversation.answer(
      turn.calls.map(({ id }) => ({
        id,
        text: redacted(`${id} `.padEnd(characters, "x")),
        isError: false,
      })),
    );
  }
}

/** So many turns, each of which thinks and calls. */
function thinkingTurns(count: number): Script {
  return (_, turn) =>
    turn < count ? [think(`Step ${turn}.`), bash(`echo ${turn}`)] : [say("Done.")];
}

function bodyOf(
  setup: Setup,
  index: number,
): {
  readonly messages: readonly { readonly content: readonly { readonly type: string }[] }[];
  readonly cache_control: { readonly ttl?: string };
  readonly max_tokens: number;
} {
  return setup.server.requests[index]!.body as ReturnType<typeof bodyOf>;
}

test("a prompt stays below 200,000 tokens however long the run: old results are cleared, thinking with them", async () => {
  // 30 KB of output are 7,500 tokens of the server, so that 60 turns would be 450,000.
  await using setup = await conversing(thinkingTurns(60));
  const turns = await converse(setup, 30_000);
  const prompts = turns.map(({ usage }) =>
    [usage.input_tokens, usage.cache_read_tokens, usage.cache_write_5m_tokens].reduce(
      (sum, count) => sum + count,
    ),
  );
  assert.equal(turns.length, 61);
  assert.ok(Math.max(...prompts) < 200_000, String(Math.max(...prompts)));
  assert.ok(setup.cleared.length >= 2);
  assert.ok(setup.cleared.every(({ clearedResults }) => clearedResults >= 5));
});

test("billed input grows with the turns and not with their square", async () => {
  const inputUsd = async (count: number): Promise<number> => {
    await using setup = await conversing(thinkingTurns(count));
    return (await converse(setup, 30_000)).reduce(
      (sum, { usage, model }) =>
        sum + costUsd({ ...usage, output_tokens: 0 }, model, builtInPrices)!,
      0,
    );
  };
  const [fifty, hundred, twoHundred] = [
    await inputUsd(50),
    await inputUsd(100),
    await inputUsd(200),
  ];
  assert.ok(hundred / fifty < 2.4, `${fifty} ${hundred}`);
  assert.ok(twoHundred / hundred < 2.2, `${hundred} ${twoHundred}`);
});

test("a prompt of a model that charges more for long ones is kept short of that", async () => {
  await using setup = await conversing(thinkingTurns(40), { model: "claude-haiku-5-5" });
  const turns = await converse(setup, 30_000);
  const prompts = turns.map(({ usage }) => usage.cache_read_tokens + usage.cache_write_5m_tokens);
  assert.ok(Math.max(...prompts) < 100_000, String(Math.max(...prompts)));
});

test("a prompt that the service finds too long is made shorter and asked again", async () => {
  const tooLong = serviceError(400, {
    type: "invalid_request_error",
    message: "prompt is too long: 210000 tokens > 200000 maximum",
  });
  const steps = Array.from({ length: 10 }, (_, n) => [think(`Step ${n}.`), bash(`echo ${n}`)]);
  const script = [...steps, tooLong, [say("Done.")]];
  await using setup = await conversing(script);
  const turns = await converse(setup, 2000);
  assert.equal(turns.at(-1)!.text, "Done.");
  assert.equal(setup.cleared.length, 1);
  const kinds = bodyOf(setup, 11).messages.flatMap(({ content }) =>
    content.map(({ type }) => type),
  );
  assert.equal(kinds.includes("thinking"), false);
  assert.equal(kinds.filter((kind) => kind === "tool_result").length, 10);
});

test("a prompt that is too long and has nothing left to take is a full window", async () => {
  const message = "prompt is too long: 210000 tokens > 200000 maximum";
  const script = [serviceError(400, { type: "invalid_request_error", message })];
  await using setup = await conversing(script);
  setup.conversation.say(redacted("Go."));
  const failure = await setup.next();
  assert.equal(failure.kind === "failure" && failure.cause, "context_window_exceeded");
});

test("once a command took so long that the cache lapsed, it is kept for an hour", async () => {
  const world = testWorld();
  const script = [[bash("a")], [bash("make")], [bash("b")], [bash("make")], [say("Done.")]];
  await using setup = await conversing(script, {
    client: { world },
    server: { now: () => world.now(), minimumCacheTokens: 1 },
  });
  setup.conversation.say(redacted("Go."));
  const usages: ModelTurn["usage"][] = [];
  for (const minutes of [1, 6, 1, 50, 0]) {
    const turn = turnOf(await setup.next());
    usages.push(turn.usage);
    if (turn.stop !== "tool_use") break;
    world.slept.push(minutes * 60_000);
    const { id } = turn.calls[0]!;
    setup.conversation.answer([{ id, text: redacted("x".repeat(4000)), isError: false }]);
  }
  assert.deepEqual(
    setup.server.requests.map((_, index) => bodyOf(setup, index).cache_control.ttl),
    [undefined, undefined, "1h", "1h", "1h"],
  );
  assert.equal(usages[2]!.cache_read_tokens, 0);
  // The 50 minutes cost nothing: only what is new is written.
  assert.ok(usages[4]!.cache_read_tokens > 0.6 * usages[3]!.cache_write_1h_tokens);
  assert.ok(usages[4]!.cache_write_1h_tokens < usages[2]!.cache_write_1h_tokens);
});

test("another model takes the history over without the thinking of the first", async () => {
  const script = [[think("Hm."), bash("a")], [think("So."), bash("b")], [say("Done.")]];
  await using setup = await conversing(script);
  setup.conversation.say(redacted("Go."));
  const answer = async (): Promise<ModelTurn> => {
    const turn = turnOf(await setup.next());
    const results = turn.calls.map(({ id }) => ({ id, text: redacted("out"), isError: false }));
    if (results.length > 0) setup.conversation.answer(results);
    return turn;
  };
  await answer();
  setup.conversation.changeModel("claude-sonnet-5-5");
  assert.equal((await answer()).model, "claude-sonnet-5-5");
  assert.equal((await answer()).text, "Done.");
  const kinds = bodyOf(setup, 2).messages.map(({ content }) => content.map(({ type }) => type));
  assert.deepEqual(kinds, [
    ["text"],
    ["tool_use"],
    ["tool_result"],
    ["thinking", "tool_use"],
    ["tool_result"],
  ]);
});

test("a response is as long as the money allows, and is not asked for without", async () => {
  await using setup = await conversing([[bash("a")], [bash("b")]]);
  setup.conversation.say(redacted("Go."));
  const turn = turnOf(await setup.next({ spendableUsd: () => 0.2 }));
  assert.equal(bodyOf(setup, 0).max_tokens, turn.maxOutputTokens);
  assert.ok(turn.maxOutputTokens > 5000 && turn.maxOutputTokens < 10_000);
  setup.conversation.answer([{ id: turn.calls[0]!.id, text: redacted("out"), isError: false }]);
  const failure = await setup.next({ spendableUsd: () => 0.01 });
  assert.equal(setup.server.requests.length, 1);
  assert.equal(failure.kind === "failure" && failure.cause, "unaffordable");
  assert.match(
    failure.kind === "failure" ? failure.reason : "",
    /^the next response could cost \$0\.04\d\d and \$0\.0100 is left$/,
  );
});

test("a response that was heard in part is charged, and the money is counted again before the next try", async () => {
  const reply = { blocks: [say("I begin to work on it now."), bash("a")] };
  await using setup = await conversing([
    { fault: "break", afterEvents: 7, reply },
    { fault: "reset" },
    [say("Done.")],
  ]);
  setup.conversation.say(redacted("Go."));
  const asked: number[] = [];
  const turn = turnOf(
    await setup.next({
      spendableUsd: () => {
        asked.push(setup.unfinished.length);
        return 1;
      },
    }),
  );
  const [part] = setup.unfinished;
  assert.equal(turn.text, "Done.");
  assert.deepEqual(asked, [0, 1, 1]);
  assert.equal(setup.unfinished.length, 1);
  assert.equal(part!.model, "claude-opus-5-5");
  assert.ok(part!.usage.output_tokens >= 1 && part!.usage.output_tokens < 20);
  assert.equal(part!.costUsd, costUsd(part!.usage, part!.model, builtInPrices));
  const sent = setup.server.requests[0]!.usage!;
  assert.equal(part!.usage.input_tokens, sent["input_tokens"]);
});

test("effort and the schema of the answer are in each request, and what the service does not know is words in it", async () => {
  const answerSchema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { count: { type: "integer", minimum: 1 } },
    required: ["count"],
  };
  const settings = { effort: "high", answerSchema } as const;
  await using setup = await conversing([[say('{"count": 1}')]], { settings });
  await converse(setup, 10);
  assert.deepEqual((setup.server.requests[0]!.body as Record<string, unknown>)["output_config"], {
    effort: "high",
    format: {
      type: "json_schema",
      schema: {
        type: "object",
        properties: { count: { type: "integer", description: "{minimum: 1}" } },
        required: ["count"],
        additionalProperties: false,
      },
    },
  });
  await using other = await conversing([[say("{}")]], { settings, model: "a-model-of-a-gateway" });
  await converse(other, 10);
  assert.deepEqual((other.server.requests[0]!.body as Record<string, unknown>)["output_config"], {
    effort: "high",
  });
});
