import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { Loop, type LoopParts } from "../../src/agent/loop.ts";
import type { Outcome, StopCause } from "../../src/agent/outcome.ts";
import { RunError } from "../../src/errors.ts";
import type { CallResult, StopReason, ToolCall, TurnRequest } from "../../src/model/model.ts";
import type { RunEvent } from "../../src/record/event.ts";
import { createRedactor, noSecrets, type Redacted, safe } from "../../src/record/redact.ts";
import type { Tool } from "../../src/tools/tool.ts";
import {
  type Answer,
  call,
  failure,
  PreparedConversation,
  receivedEvents,
  resultBlocks,
  sentEvent,
  turn,
} from "./prepared-conversation.ts";

const task = safe`the task`;
const limits = { maxTurns: 10, maxCostUsd: null, timeLimitMs: 60_000 };

/** A tool named bash that answers each call with its own text, and does `action` first. */
function answeringTool(action: (call: ToolCall, turn: number) => void = () => undefined): Tool {
  return {
    declaration: { type: "bash_20250124", name: "bash" },
    async run(call, context) {
      action(call, context.turn);
      return resultOf(call);
    },
  };
}

function resultOf({ id }: ToolCall): CallResult {
  return { id, text: noSecrets.redact(`result of ${id}`), isError: false };
}

function notRun(id: string, why: Redacted): CallResult {
  return { id, text: safe`[not run: ${why}]`, isError: true };
}

interface Ended {
  readonly outcome: Outcome;
  readonly events: readonly RunEvent[];
  readonly told: readonly unknown[];
}

/** Runs a conversation with these answers to its end. */
async function converseWith(
  answers: readonly (Answer | ((request: TurnRequest) => Answer))[],
  { tools = [answeringTool()], ...parts }: Partial<LoopParts> & { tools?: readonly Tool[] } = {},
): Promise<Ended> {
  const conversation = new PreparedConversation(answers);
  const events: RunEvent[] = [];
  const loop = new Loop({
    conversation,
    recorder: { record: (event) => events.push(event), close: () => undefined },
    redactor: noSecrets,
    limits,
    model: "model-1",
    fallbackModel: "",
    answerSchema: null,
    earlier: [],
    signal: new AbortController().signal,
    elapsedMs: () => 0,
    ...parts,
  });
  const outcome = await loop.run(task, tools);
  return { outcome, events, told: conversation.told };
}

function turnsOf(events: readonly RunEvent[]): number {
  return events.filter(({ type }) => type === "model.responded").length;
}

const lastWords = { text: safe`Done.`, thinking: safe`` };

test("the task is said, calls are run and answered in order, and the last words end the run", async () => {
  const order: unknown[] = [];
  const first = turn("tool_use", {
    text: "I look.",
    thinking: "Where?",
    calls: [call("a", "ls"), call("b", "pwd")],
  });
  const last = turn("end_turn", { text: "Done." });
  const { outcome, events, told } = await converseWith([first, last], {
    tools: [answeringTool(({ id }, number) => order.push([id, number]))],
  });
  const results = first.calls.map(resultOf);
  assert.deepEqual(order, [
    ["a", 1],
    ["b", 1],
  ]);
  assert.deepEqual(told, [{ say: task }, { answer: results }]);
  assert.deepEqual(events, [
    sentEvent(0, [{ type: "text", text: task }], task),
    ...receivedEvents(1, first, { text: safe`I look.`, thinking: safe`Where?` }),
    sentEvent(1, resultBlocks(results)),
    ...receivedEvents(2, last, lastWords),
  ]);
  assert.deepEqual(outcome, {
    state: "completed",
    reason: "the model ended its turn",
    message: "Done.",
    structuredOutput: null,
  });
});

test("each stop that ends a run has its state and its reason", async () => {
  const ends: readonly (readonly [Answer, Partial<Outcome>])[] = [
    [
      turn("end_turn", { text: "x" }),
      { state: "completed", reason: safe`the model ended its turn` },
    ],
    [
      turn("stop_sequence", { text: "x" }),
      { state: "completed", reason: safe`the model ended its turn` },
    ],
    [turn("refusal", { text: "x" }), { state: "refused", reason: safe`the model refused` }],
    [
      turn("refusal", { text: "x", stopDetail: "cyber:\n it is not allowed\n" }),
      { state: "refused", reason: safe`the model refused: cyber: it is not allowed` },
    ],
    [
      turn("model_context_window_exceeded", { text: "x" }),
      {
        state: "context_limit",
        reason: safe`the conversation no longer fits into the model's context window`,
      },
    ],
    [
      turn("unknown", { text: "x", stopDetail: "new_reason" }),
      {
        state: "model_error",
        reason: safe`the service stopped for a reason that this version does not know: new_reason`,
      },
    ],
  ];
  for (const [answer, end] of ends) {
    const { outcome } = await converseWith([answer]);
    assert.deepEqual(outcome, { ...end, message: "x", structuredOutput: null });
  }
});

test("each failure of the service has its state, and nothing is recorded as a response", async () => {
  const ends: readonly (readonly [Answer, Partial<Outcome>])[] = [
    [
      failure("rejected", "the key\nis wrong"),
      { state: "model_error", reason: safe`the key is wrong` },
    ],
    [failure("unavailable", "overloaded"), { state: "model_error", reason: safe`overloaded` }],
    [
      failure("context_window_exceeded", "too long"),
      { state: "context_limit", reason: safe`too long` },
    ],
    [failure("aborted"), { state: "cancelled", reason: safe`the run was cancelled` }],
  ];
  for (const [answer, end] of ends) {
    const { outcome, events } = await converseWith([answer]);
    assert.deepEqual(outcome, { ...end, message: "", structuredOutput: null });
    assert.deepEqual(events, [sentEvent(0, [{ type: "text", text: task }], task)]);
  }
});

test("the reason of the signal tells a limit from a cancellation", async () => {
  const ends = {
    time_limit: "the time limit of the run was reached",
    cancelled: "the run was cancelled",
  };
  for (const cause of ["time_limit", "cancelled"] as const satisfies readonly StopCause[]) {
    const { outcome } = await converseWith([failure("aborted")], {
      signal: AbortSignal.abort(cause),
    });
    assert.deepEqual(outcome, {
      state: cause,
      reason: ends[cause],
      message: "",
      structuredOutput: null,
    });
  }
});

test("a limit of turns ends the run after the calls of the last turn were answered", async () => {
  const responses = [1, 2].map((n) =>
    turn("tool_use", { text: `turn ${n}`, calls: [call(`c${n}`, "ls")] }),
  );
  const { outcome, told } = await converseWith(responses, { limits: { ...limits, maxTurns: 2 } });
  assert.deepEqual(outcome, {
    state: "turn_limit",
    reason: "the limit of 2 turns was reached",
    message: "turn 2",
    structuredOutput: null,
  });
  assert.deepEqual(told, [
    { say: task },
    {
      answer: [resultOf(call("c1", ""))],
      note: "Only 1 response left in this run. Bring the work to a state that is worth keeping, check it, and answer.",
    },
    { answer: [resultOf(call("c2", ""))] },
  ]);
});

test("a run that is stopped between two calls answers all of them and runs no further one", async () => {
  const stop = new AbortController();
  const run: string[] = [];
  const tool = answeringTool(({ id }) => {
    run.push(id);
    stop.abort("time_limit" satisfies StopCause);
  });
  const response = turn("tool_use", { calls: [call("a", "ls"), call("b", "ls"), call("c", "ls")] });
  const { outcome, events } = await converseWith([response], {
    tools: [tool],
    signal: stop.signal,
  });
  const results = [
    resultOf(call("a", "")),
    notRun("b", safe`the run is ending`),
    notRun("c", safe`the run is ending`),
  ];
  assert.deepEqual(run, ["a"]);
  assert.deepEqual(events, [
    sentEvent(0, [{ type: "text", text: task }], task),
    ...receivedEvents(1, response, { text: safe``, thinking: safe`` }),
    sentEvent(1, resultBlocks(results)),
  ]);
  assert.deepEqual(outcome, {
    state: "time_limit",
    reason: "the time limit of the run was reached",
    message: "",
    structuredOutput: null,
  });
});

test("a response that was cut off is not run, and the model is told so", async () => {
  const cut = turn("max_tokens", { text: "I write", calls: [call("a", "rm -r build")] });
  const last = turn("end_turn", { text: "Done." });
  const { outcome, told, events } = await converseWith([cut, last], {
    tools: [answeringTool(() => assert.fail("a call of a response that was cut off was run"))],
  });
  const results = [notRun("a", safe`the response was not complete`)];
  const note = safe`Your response was cut off at 4000 tokens, and nothing of it was run. Go on in smaller steps.`;
  assert.deepEqual(told, [{ say: task }, { answer: results, note }]);
  assert.deepEqual(events, [
    sentEvent(0, [{ type: "text", text: task }], task),
    ...receivedEvents(1, cut, { text: safe`I write`, thinking: safe`` }),
    sentEvent(1, resultBlocks(results, note)),
    ...receivedEvents(2, last, lastWords),
  ]);
  assert.equal(outcome.state, "completed");
});

test("no call is run unless the response stopped for it", async () => {
  const stops: readonly StopReason[] = [
    "end_turn",
    "stop_sequence",
    "max_tokens",
    "pause_turn",
    "refusal",
    "model_context_window_exceeded",
    "unknown",
  ];
  for (const stop of stops) {
    const { told } = await converseWith(
      [turn(stop, { calls: [call("a", "ls")] }), turn("end_turn", { text: "Done." })],
      { tools: [answeringTool(() => assert.fail(`a call was run although the stop is ${stop}`))] },
    );
    const answered = told.slice(1).map((entry) => Object.keys(entry as object).join());
    const full = stop === "model_context_window_exceeded" ? ["makeRoom"] : [];
    assert.deepEqual(
      answered,
      ["refusal", "model_context_window_exceeded", "unknown"].includes(stop)
        ? full
        : ["answer,note"],
    );
  }
});

test("an end without an answer, and a stop for calls without a call, are asked for once more", async () => {
  const remark = safe`Your response had neither an answer nor a command. Go on with the task, or say what came of it.`;
  for (const empty of [turn("end_turn", { text: " \n" }), turn("tool_use")]) {
    const { outcome, told } = await converseWith([empty, turn("end_turn", { text: "Done." })]);
    assert.deepEqual(told, [{ say: task }, { say: remark }]);
    assert.deepEqual(outcome, {
      state: "completed",
      reason: "the model ended its turn",
      message: "Done.",
      structuredOutput: null,
    });
  }
});

test("a pause is gone on from without a word", async () => {
  const { told, events } = await converseWith([
    turn("pause_turn", { text: "Wait." }),
    turn("end_turn", { text: "Done." }),
  ]);
  assert.deepEqual(told, [{ say: task }]);
  assert.equal(turnsOf(events), 2);
});

test("the third response in a row that brings nothing forward ends the run", async () => {
  const ends: readonly (readonly [Answer, string])[] = [
    [turn("end_turn"), "3 responses in a row had neither an answer nor a command"],
    [turn("max_tokens"), "3 responses in a row were cut off at 4000 tokens"],
    [turn("pause_turn"), "the model paused 3 times in a row"],
    [
      turn("end_turn", { calls: [call("a", "ls")] }),
      "3 responses in a row stopped for another reason than their commands",
    ],
  ];
  for (const [answer, reason] of ends) {
    const { outcome } = await converseWith([answer, answer, answer]);
    assert.deepEqual(outcome, {
      state: "model_error",
      reason,
      message: "",
      structuredOutput: null,
    });
  }
});

test("a call that is run makes earlier responses without effect forgotten", async () => {
  const empty = turn("end_turn");
  const { outcome } = await converseWith([
    empty,
    turn("max_tokens"),
    turn("tool_use", { calls: [call("a", "ls")] }),
    empty,
    empty,
    turn("end_turn", { text: "Done." }),
  ]);
  assert.deepEqual(outcome, {
    state: "completed",
    reason: "the model ended its turn",
    message: "Done.",
    structuredOutput: null,
  });
});

test("a run is completed only when its last response said something, whatever came before", async () => {
  const answers = fc.array(
    fc.oneof(
      fc.constantFrom<Answer>(
        turn("end_turn", { text: "Done." }),
        turn("end_turn", { text: "\n" }),
        turn("end_turn", { text: "Done.", calls: [call("a", "ls")] }),
        turn("max_tokens", { text: "x" }),
        turn("pause_turn"),
        turn("refusal", { text: "No." }),
        failure("unavailable"),
      ),
      fc.constant(turn("tool_use", { text: "I look.", calls: [call("a", "ls")] })),
      fc.constant(turn("tool_use")),
    ),
    { minLength: 10, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(answers, async (prepared) => {
      const { outcome, events } = await converseWith(prepared);
      const last = prepared[turnsOf(events) - 1];
      const isAnswer =
        last?.kind === "turn" &&
        last.stop === "end_turn" &&
        last.text.trim() !== "" &&
        last.calls.length === 0;
      assert.equal(outcome.state === "completed", isAnswer);
    }),
  );
});

test("a tool that does not exist is answered with those that do", async () => {
  const asked = { id: "a", name: "edit\n", input: {} };
  const { told } = await converseWith([
    turn("tool_use", { calls: [asked] }),
    turn("end_turn", { text: "Done." }),
  ]);
  const result = notRun("a", noSecrets.redact('there is no tool "edit\\n"; there is: bash'));
  assert.deepEqual(told, [{ say: task }, { answer: [result] }]);
});

test("repetitions are recorded, and get no more time than the run has left", async () => {
  const budgets: number[] = [];
  const retrying = (request: TurnRequest): Answer => {
    budgets.push(request.retryBudgetMs);
    request.onRetry({ attempt: 1, reason: "overloaded", delayMs: 1234.5 });
    return turn("end_turn", { text: "Done." });
  };
  for (const remaining of [60_000, 3_600_000, -5]) {
    const { events } = await converseWith([retrying], {
      limits: { ...limits, timeLimitMs: 5000 + remaining },
      elapsedMs: () => 5000,
    });
    assert.deepEqual(events[1], {
      type: "model.retried",
      turn: 1,
      attempt: 1,
      reason: "overloaded",
      delay_ms: 1235,
    });
  }
  assert.deepEqual(budgets, [60_000, 600_000, 0]);
});

test("no secret gets into an event, a result or the outcome", async () => {
  const secret = "very-secret-value";
  const response = turn("tool_use", {
    text: `I use ${secret}`,
    thinking: `is it ${secret}?`,
    calls: [{ id: "a", name: secret, input: { command: secret } }],
    model: secret,
    requestId: secret,
  });
  const retrying = (request: TurnRequest): Answer => {
    request.onRetry({ attempt: 1, reason: secret, delayMs: 1 });
    return failure("rejected", `${secret} is wrong`);
  };
  const ended = await converseWith([response, retrying], { redactor: createRedactor([secret]) });
  assert.doesNotMatch(JSON.stringify(ended), new RegExp(secret));
  assert.deepEqual(ended.outcome, {
    state: "model_error",
    reason: "*** is wrong",
    message: "I use ***",
    structuredOutput: null,
  });
});

test("when a record cannot be written, the loop ends and no call is run", async () => {
  const broken = new RunError("record", "the disk is full");
  await assert.rejects(
    converseWith([turn("tool_use", { calls: [call("a", "ls")] })], {
      tools: [answeringTool(() => assert.fail("a call was run"))],
      recorder: {
        record(event) {
          if (event.type === "model.responded") throw broken;
        },
        close: () => undefined,
      },
    }),
    broken,
  );
});
