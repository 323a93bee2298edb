import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script, type Step } from "../../src/model/scripted.ts";
import { bodyOf, newest } from "../support/conversation.ts";
import { type FinishedAction, openScene, recordOf, type Scene } from "../support/runner.ts";

const canary = bash("touch canary");
const cutCall: Step = {
  blocks: [
    say("I begin."),
    { type: "tool_use", name: "bash", input: {}, inputText: '{"command": "touch canary; rm -rf' },
  ],
  stopReason: "max_tokens",
  lastBlockOpen: true,
};

describe("when the model stops", { concurrency: true }, () => {
  test("at the limit of tokens in a call, nothing of the call is run, and it is asked again", async (context) => {
    const { run, scene } = await ended(context, [cutCall, [bash("echo on")], [say("Done.")]]);

    const [note] = newest(scene.server.requests[1]);
    assert.match(
      note!.text!,
      /^Your response was cut off at 32000 tokens, and nothing of it was run/,
    );
    assertEnd(run, { state: "completed", reason: "the model ended its turn", exitCode: 0 });
    assert.equal(run.outputs["commands"], "1");
    assertNoCanary(scene);
  });

  test("at the limit of tokens three times in a row, the run ends", async (context) => {
    const { run, scene } = await ended(context, [cutCall, cutCall, cutCall, [canary]]);

    const reason = "3 responses in a row were cut off at 32000 tokens";
    assertEnd(run, { state: "model_error", reason, exitCode: 1 });
    assert.equal(scene.server.requests.length, 3);
    assertNoCanary(scene);
  });

  test("to refuse, the state is refused with the service's explanation", async (context) => {
    const { run, scene } = await ended(context, [
      {
        blocks: [say("I cannot."), canary],
        stopReason: "refusal",
        stopDetails: { type: "refusal", category: "cyber", explanation: "it is about locks" },
      },
    ]);

    const reason = "the model refused: cyber: it is about locks";
    assertEnd(run, { state: "refused", reason, exitCode: 1 });
    assert.equal(run.outputs["result"], "I cannot.");
    assertNoCanary(scene);
  });

  test("to pause, it is asked to go on with what it said so far", async (context) => {
    const { run, scene } = await ended(context, [
      { blocks: [say("Wait.")], stopReason: "pause_turn" },
      [say("Done.")],
    ]);

    const { messages } = bodyOf(scene.server.requests[1]);
    assertEnd(run, { state: "completed", reason: "the model ended its turn", exitCode: 0 });
    assert.deepEqual(
      messages.map(({ role }) => role),
      ["user", "assistant"],
    );
    assert.equal(run.outputs["turns"], "2");
  });

  test("because its context window is full, the state is context_limit", async (context) => {
    const { run, scene } = await ended(context, [
      [bash("echo 1 > kept.txt")],
      { blocks: [say("It is f")], stopReason: "model_context_window_exceeded" },
    ]);

    const reason = "the conversation no longer fits into the model's context window";
    assertEnd(run, { state: "context_limit", reason, exitCode: 1 });
    assert.match(recordOf(run).patch!, /\+1/);
    assertNoCanary(scene);
  });

  test("without a word, it is asked again, and after three times the run ends", async (context) => {
    const { run, scene } = await ended(context, [[], [], []]);

    const reason = "3 responses in a row had neither an answer nor a command";
    assertEnd(run, { state: "model_error", reason, exitCode: 1 });
    assert.match(newest(scene.server.requests[1]).at(-1)!.text!, /neither an answer nor a command/);
  });

  test("at a stop sequence, it has ended its turn", async (context) => {
    const { run } = await ended(context, [
      { blocks: [say("Done.")], stopReason: "stop_sequence", stopSequence: "END" },
    ]);

    assertEnd(run, { state: "completed", reason: "the model ended its turn", exitCode: 0 });
  });
});

async function ended(
  context: TestContext,
  script: Script,
): Promise<{ readonly run: FinishedAction; readonly scene: Scene }> {
  const scene = await openScene(context, { script });
  return { run: await scene.run(), scene };
}

/** The end is told alike in the outputs, the transcript and the audit log, and the records are whole. */
function assertEnd(
  run: FinishedAction,
  end: { readonly state: string; readonly reason: string; readonly exitCode: number },
): void {
  const { transcript, audit, head, patch } = recordOf(run);
  const { outputs, exitCode } = run;
  const told = { state: outputs["state"], reason: outputs["reason"], exitCode };
  assert.deepEqual(told, end);
  for (const last of [transcript.at(-1)!, audit.at(-1)!])
    assert.deepEqual([last["state"], last["reason"]], [end.state, end.reason]);
  assert.equal(outputs["audit-sha256"], head);
  assert.notEqual(patch, null);
}

function assertNoCanary({ workspace }: Scene): void {
  assert.equal(existsSync(join(workspace, "canary")), false);
}
