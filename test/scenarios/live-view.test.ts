import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import { apiKey, dist, openScene, sandbox, type Variables } from "../support/runner.ts";

const script: Script = [
  [say("I look."), bash("echo one; sleep 2.5")],
  [bash("printf 'two\\n\\033[2J\\r'")],
  [say("It is done.")],
];

/** Gives the program a terminal and copies what it shows there to standard output. */
const onTerminal = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";

describe("a run on the command line", { concurrency: true }, () => {
  test("shows on a terminal what it does in a line that is written over, and leaves none behind", async (context) => {
    const shown = await shownBy(context, { TERM: "xterm" });

    assert.match(
      shown,
      /\u001b\[2mturn 1 of 100, \d+ s of 30 min, \$[\d.]+ \| \$ echo one; sleep 2\.5\u001b\[22m/,
    );
    assert.match(shown, /\| \$ echo one; sleep 2\.5 \(\d s\)/);
    assert.match(shown, /\| asking the model/);
    // The screen is not the command's.
    assert.ok(!shown.includes("\u001b[2J"));
    assert.ok(!shown.includes("-- turn"));
    const last = shown.lastIndexOf("\u001b[?7h");
    assert.match(shown.slice(last), /^\u001b\[\?7h\r\u001b\[2K/);
    assert.match(shown.slice(last), /state {7}completed/);
  });

  for (const environment of [{ TERM: "dumb" }, { TERM: "xterm", NO_COLOR: "1" }])
    test(`is plain lines with ${JSON.stringify(environment)}`, async (context) => {
      const shown = await shownBy(context, environment);

      assert.ok(!shown.includes("\u001b[2K") && !shown.includes("\u001b[?7"));
      assert.match(shown, /^.{0,5}-- turn 1 of 100, \d+ s of 30 min, \$[\d.]+.{0,5}\r$/m);
      assert.match(shown, /running: \$ echo one; sleep 2\.5/);
    });
});

describe("the step log", () => {
  test("has a line with what is used of the limits after each turn that goes on", async (context) => {
    const scene = await openScene(context, { script });
    const { lines } = await scene.run({ "max-cost-usd": "2" });

    const budgets = lines.filter((line) => line.startsWith("-- "));
    assert.equal(budgets.length, 2, lines.join("\n"));
    assert.match(budgets[0]!, /^-- turn 1 of 100, \d+ s of 30 min, \$[\d.]+ of \$2$/);
    assert.match(budgets[1]!, /^-- turn 2 of 100/);
  });
});

async function shownBy(context: TestContext, environment: Variables): Promise<string> {
  const scene = await openScene(context, { script });
  const words = [
    join(dist, "cli.js"),
    "run",
    "--prompt=Do it.",
    `--base-url=${scene.server.url}`,
    `--sandbox=${sandbox}`,
    "--network=host",
    `--record-directory=${join(scene.folder, "record")}`,
  ];
  const child = spawn("python3", ["-c", onTerminal, process.execPath, ...words], {
    cwd: scene.workspace,
    env: { PATH: process.env["PATH"], HOME: "/nowhere", ANTHROPIC_API_KEY: apiKey, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  assert.equal(exitCode, 0, output + errors);
  return output;
}
