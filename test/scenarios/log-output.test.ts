import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { type FinishedAction, openScene } from "../support/runner.ts";

describe("log-output", { concurrency: true }, () => {
  test("full shows what the model saw", async (context) => {
    const { lines } = await runWith(context, "full");

    const shown = lines.filter((line) => /^│ \d+$/.test(line));
    assert.deepEqual(
      shown,
      Array.from({ length: 60 }, (_, index) => `│ ${index + 1}`),
    );
  });

  test("brief shows the first and last lines, and how many are between", async (context) => {
    const { lines, commands } = await runWith(context, "brief");

    assert.deepEqual(
      lines.filter((line) => line.startsWith("│ ")),
      [
        ...Array.from({ length: 10 }, (_, index) => `│ ${index + 1}`),
        "│ [... 40 lines not shown in this log ...]",
        ...Array.from({ length: 10 }, (_, index) => `│ ${index + 51}`),
      ],
    );
    assert.equal(commands.filter(({ name }) => name === "group").length, 1);
  });

  test("none shows commands and how they ended, and no output", async (context) => {
    const { lines, commands } = await runWith(context, "none");

    assert.deepEqual(
      lines.filter((line) => line.startsWith("│ ")),
      [],
    );
    assert.equal(commands.filter(({ name }) => name === "group").length, 0);
    assert.ok(lines.some((line) => /^\$ seq 1 60 {2}\(exit status 0, [\d.]+ s\)$/.test(line)));
    assert.ok(lines.includes("model: I count."));
  });
});

async function runWith(context: TestContext, detail: string): Promise<FinishedAction> {
  const scene = await openScene(context, {
    script: [[say("I count."), bash("seq 1 60")], [say("Done.")]],
  });
  return await scene.run({ "log-output": detail });
}
