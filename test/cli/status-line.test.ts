import assert from "node:assert/strict";
import { test } from "node:test";
import { canOverwrite, createStatusLine } from "../../src/cli/status-line.ts";

const terminal = { isTTY: true };

test("a line is written over on a terminal that can do it, and nowhere else", () => {
  const cases = [
    [terminal, { TERM: "xterm" }, true],
    [terminal, { TERM: "xterm", NO_COLOR: "" }, true],
    [terminal, { TERM: "xterm", NO_COLOR: "1" }, false],
    [terminal, { TERM: "dumb" }, false],
    [terminal, {}, false],
    [{ isTTY: false }, { TERM: "xterm" }, false],
    [{}, { TERM: "xterm" }, false],
  ] as const;
  for (const [stream, environment, expected] of cases)
    assert.equal(canOverwrite(stream, environment), expected, JSON.stringify(environment));
});

test("what is printed goes by above what is shown, which is gone when there is nothing to show", () => {
  const written: string[] = [];
  const status = createStatusLine({ write: (text: unknown) => written.push(String(text)) > 0 });
  status.print("one\n");
  status.show("busy");
  status.show("busy");
  status.print("two\n");
  status.show("busier");
  status.show("");
  status.print("three\n");

  const [erased, on, off] = ["\r\u001b[2K", "\u001b[?7l\u001b[2m", "\u001b[22m\u001b[?7h"];
  assert.deepEqual(written, [
    "one\n",
    `${on}busy${off}`,
    `${erased}two\n${on}busy${off}`,
    `${erased}${on}busier${off}`,
    erased,
    "three\n",
  ]);
});
