import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { resultsOf } from "../support/conversation.ts";
import { openScene, recordOf } from "../support/runner.ts";

describe("a limit", { concurrency: true }, () => {
  test("of turns ends the run, and what was done is delivered", async (context) => {
    const scene = await openScene(context, {
      script: (_, index) => [say(`Step ${index}.`), bash(`echo ${index} >> steps.txt`)],
    });

    const run = await scene.run({ "max-turns": "3" });

    const { patch, transcript, audit, head } = recordOf(run);
    assert.equal(run.exitCode, 1);
    assert.equal(scene.server.requests.length, 3);
    assert.equal(run.outputs["state"], "turn_limit");
    assert.equal(run.outputs["reason"], "the limit of 3 turns was reached");
    assert.equal(run.outputs["result"], "Step 2.");
    assert.equal(run.outputs["commands"], "3");
    assert.equal(run.outputs["audit-sha256"], head);
    assert.match(patch!, /\+0\n\+1\n\+2\n/);
    assert.equal(transcript.at(-1)!["state"], "turn_limit");
    assert.equal(transcript.at(-2)!["role"], "user");
    assert.equal(audit.at(-1)!["state"], "turn_limit");
    assert.match(run.summary, /^### Bash Agent: turn limit\n/);
  });

  test("of time ends the run in the middle of a command, and what was done is delivered", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("echo half > half.txt; sleep 600; touch canary")], [say("Done.")]],
    });

    const run = await scene.run({ "time-limit": "1s" });

    const { patch, audit, transcript } = recordOf(run);
    const finished = audit.find(({ type }) => type === "command.finished");
    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "time_limit");
    assert.equal(run.outputs["reason"], "the time limit of the run was reached");
    assert.equal(finished!["outcome"], "cancelled");
    assert.match(patch!, /\+half/);
    assert.equal(scene.server.requests.length, 1);
    assert.equal(transcript.at(-2)!["role"], "user");
    assert.ok(Number(run.outputs["duration-ms"]) < 3000);
  });

  test("of time ends the run in the middle of a model call", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("echo half > half.txt")], { fault: "silent" }],
    });

    const run = await scene.run({ "time-limit": "1s" });

    assert.equal(run.exitCode, 1);
    assert.equal(run.outputs["state"], "time_limit");
    assert.match(recordOf(run).patch!, /\+half/);
    assert.ok(Number(run.outputs["duration-ms"]) < 3000);
  });

  test("of time that comes between the calls of one response leaves a result for each", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("echo first"), bash("sleep 600"), bash("touch canary")]],
    });

    const run = await scene.run({ "time-limit": "3s" });

    const last = recordOf(run).transcript.at(-2)!;
    const results = last["content"] as readonly { readonly content: string }[];
    assert.equal(run.outputs["state"], "time_limit");
    assert.deepEqual(
      results.map(({ content }) => content),
      ["first", "[cancelled; the run is ending]", "[not run: the run is ending]"],
    );
  });

  test("of a command's time ends the command, and the session keeps its state", async (context) => {
    const scene = await openScene(context, {
      script: [
        [bash("X=kept; echo before; sleep 600; touch canary")],
        [bash('echo "$X"; ls')],
        [say("Done.")],
      ],
    });

    const run = await scene.run({ "command-timeout": "1s" });

    const [timedOut] = resultsOf(scene.server.requests[1]);
    const { audit } = recordOf(run);
    const finished = audit.find(({ type }) => type === "command.finished");
    assert.match(
      timedOut![0],
      /^before\n(?:.*Killed.*\n)?\[.*background.*\]\n\[timed out after 1 s; the command was killed, the session goes on\]$/,
    );
    assert.equal(timedOut![1], true);
    assert.deepEqual(resultsOf(scene.server.requests[2]), [["kept\nreadme.md", false]]);
    assert.equal(finished!["outcome"], "timed_out");
    assert.equal(finished!["exit_code"], null);
    assert.equal(run.outputs["state"], "completed");
  });

  test("of the output shows head and tail, says what is missing, and keeps the whole in a file", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("seq 1 5000")], [say("Done.")]],
    });

    const run = await scene.run({ "output-limit": "1000" });

    const [[text]] = resultsOf(scene.server.requests[1]) as [[string, boolean]];
    const { directory, names, audit, everything } = recordOf(run);
    const finished = audit.find(({ type }) => type === "command.finished");
    assert.ok(text.startsWith("1\n2\n3\n") && text.endsWith("4999\n5000"));
    assert.match(text, /\n\[\.\.\. [\d,]+ of 23,893 bytes \([\d,]+ of 5,000 lines\) left out; /);
    assert.ok(text.includes(`the whole output is in ${directory}/outputs/1.txt ...]`));
    assert.ok(text.length < 1400);
    assert.ok(names.includes("outputs/1.txt"));
    assert.ok(everything.includes("\n2499\n2500\n2501\n"));
    assert.equal(finished!["truncated"], true);
    assert.equal(finished!["output_bytes"], 23_893);
  });
});
