import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, say, think } from "../../src/model/scripted.ts";
import { signatureOf } from "../../src/model/scripted-reply.ts";
import { bodyOf, newest } from "../support/conversation.ts";
import { apiKey, openScene } from "../support/runner.ts";

describe("the requests to the model", { concurrency: true }, () => {
  test("declare the bash tool, stream, and mark what can be cached", async (context) => {
    const scene = await openScene(context, { script: [[say("Nothing to do.")]] });

    await scene.run({
      prompt: "Put the tail first.",
      instructions: "Speak German.",
      model: "claude-sonnet-5-5",
      "max-output-tokens": "4096",
    });

    const [request] = scene.server.requests;
    const { system, ...body } = bodyOf(request);
    assert.equal(scene.server.requests.length, 1);
    assert.deepEqual(body, {
      model: "claude-sonnet-5-5",
      max_tokens: 4096,
      stream: true,
      cache_control: { type: "ephemeral" },
      thinking: { type: "adaptive", display: "summarized" },
      tools: [
        { type: "bash_20250124", name: "bash" },
        { type: "text_editor_20250728", name: "str_replace_based_edit_tool" },
      ],
      messages: [{ role: "user", content: [{ type: "text", text: "Put the tail first." }] }],
    });
    assert.equal(system.length, 1);
    assert.deepEqual(system[0]!["cache_control"], { type: "ephemeral" });
    assert.match(system[0]!.text!, /Instructions of the repository's owner:\nSpeak German\.$/);
    assert.equal(request!.headers["authorization"], `Bearer ${apiKey}`);
  });

  test("bring the results of four calls in their order in one message", async (context) => {
    const scene = await openScene(context, {
      script: [
        [
          bash("sleep 0.2; echo one"),
          bash("echo two; (exit 2)"),
          bash("echo three"),
          bash("false"),
        ],
        [say("Done.")],
      ],
    });

    const run = await scene.run();

    assert.equal(run.outputs["commands"], "4");
    assert.deepEqual(bodyOf(scene.server.requests[1]).messages.length, 3);
    assert.deepEqual(newest(scene.server.requests[1]), [
      { type: "tool_result", tool_use_id: "toolu_scripted_1", content: "one" },
      {
        type: "tool_result",
        tool_use_id: "toolu_scripted_2",
        content: "two\n[exit status 2]",
        is_error: true,
      },
      { type: "tool_result", tool_use_id: "toolu_scripted_3", content: "three" },
      {
        type: "tool_result",
        tool_use_id: "toolu_scripted_4",
        content: "[exit status 1]",
        is_error: true,
      },
    ]);
  });

  test("return thinking and everything else of a response unchanged", async (context) => {
    const first = [think("I think of é and 𝄞."), say("First."), bash("echo 1")];
    const scene = await openScene(context, { script: [first, [say("Done.")]] });

    const run = await scene.run();

    const [, answer] = bodyOf(scene.server.requests[1]).messages;
    assert.equal(run.outputs["state"], "completed");
    const thinking = "I think of é and 𝄞.";
    assert.deepEqual(answer!.content, [
      { type: "thinking", thinking, signature: signatureOf(thinking) },
      { type: "text", text: "First." },
      { type: "tool_use", id: "toolu_scripted_1", name: "bash", input: { command: "echo 1" } },
    ]);
  });

  test("begin with the bytes of the request before", async (context) => {
    const turns = [1, 2, 3, 4].map((turn) => [bash(`printf 'turn ${turn} %.0s' $(seq 200)`)]);
    const scene = await openScene(context, { script: [...turns, [say("Done.")]] });

    const run = await scene.run();

    const messages = scene.server.requests.map((request) =>
      JSON.stringify(bodyOf(request).messages).slice(0, -1),
    );
    for (const [index, text] of messages.slice(1).entries())
      assert.ok(text.startsWith(messages[index]!));
    assert.ok(Number(run.outputs["cache-read-tokens"]) > Number(run.outputs["input-tokens"]));
  });

  test("carry a prompt from a file as it stands there", async (context) => {
    const task = "  Do this:\n\n\t- one\n";
    const scene = await openScene(context, {
      files: { "tasks/one.md": task },
      script: [[say("Done.")]],
    });

    await scene.run({ "prompt-file": "tasks/one.md" });

    assert.deepEqual(newest(scene.server.requests[0]), [{ type: "text", text: task }]);
  });
});
