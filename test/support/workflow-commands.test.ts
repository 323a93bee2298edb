import assert from "node:assert/strict";
import { test } from "node:test";
import { readLog } from "./workflow-commands.ts";

/** A log, and the names and data of the commands that a runner finds in it. */
const logs: readonly (readonly [log: string, commands: readonly (readonly string[])[]])[] = [
  ["::error::x", [["error", "x"]]],
  [" \t\u0085::ERROR file=a,line=1::x%0Ay", [["error", "x\ny"]]],
  ["a ::error::x", []],
  ["::unknown::x", []],
  ["│ ::error::x", []],
  ["a ##[warning]x", [["warning", "x"]]],
  ["a\r::notice::x\rb", [["notice", "x"]]],
  [
    "a\r\n::group::x\n::endgroup::",
    [
      ["group", "x"],
      ["endgroup", ""],
    ],
  ],
  [
    "::stop-commands::t\n::error::x\n##[error]y\n::T::\n::error::z",
    [
      ["stop-commands", "t"],
      ["resume-commands", ""],
      ["error", "z"],
    ],
  ],
];

test("the log of a step is read by the runner's rules", () => {
  for (const [log, expected] of logs)
    assert.deepEqual(
      readLog(log).commands.map(({ name, data }) => [name, data]),
      expected,
      log,
    );
  assert.deepEqual(readLog("::error file=a,line=1::x").commands[0]!.properties, {
    file: "a",
    line: "1",
  });
});
