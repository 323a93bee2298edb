import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { readBashCall } from "../../src/tools/bash-call.ts";

const expected = 'expected {"command": "..."} with one non-empty text, or {"restart": true}';

test("a command is taken as it is, with its bytes", () => {
  for (const command of ["ls", " \n", "echo é 😀\n", "a\r\nb"])
    assert.deepEqual(readBashCall({ command, restart: false, timeout: 3 }), {
      kind: "command",
      command,
      bytes: Buffer.from(command),
    });
});

test("a restart wins over a command beside it", () => {
  assert.deepEqual(readBashCall({ restart: true }), { kind: "restart", isAlone: true });
  assert.deepEqual(readBashCall({ restart: true, command: "ls" }), {
    kind: "restart",
    isAlone: false,
  });
});

test("a malformed call is told what is wrong and what is expected", () => {
  const notAnObject = `the input is not an object; ${expected}`;
  const noCommand = `there is no command; ${expected}`;
  const notAText = `the command is not a text; ${expected}`;
  const calls: readonly (readonly [unknown, string | null, string])[] = [
    [undefined, null, notAnObject],
    [null, null, notAnObject],
    ["ls", null, notAnObject],
    [["ls"], null, notAnObject],
    [{}, null, noCommand],
    [{ restart: "true" }, null, noCommand],
    [{ restart: false }, null, noCommand],
    [{ cmd: "ls" }, null, noCommand],
    [{ INVALID_JSON: '{"command": "l' }, null, noCommand],
    [{ command: 3 }, null, notAText],
    [{ command: ["ls"] }, null, notAText],
    [{ command: null }, null, notAText],
    [{ command: "" }, "", `the command is empty; ${expected}`],
    [{ command: "a\0b" }, "a\0b", "the command contains a NUL byte, which bash cannot take"],
  ];
  for (const [input, command, problem] of calls)
    assert.deepEqual(readBashCall(input), { kind: "malformed", command, problem });
});

test("a command of more than a mebibyte is refused by its bytes", () => {
  const command = "é".repeat(512 * 1024);
  assert.equal(readBashCall({ command }).kind, "command");
  assert.deepEqual(readBashCall({ command: `${command}x` }), {
    kind: "malformed",
    command: `${command}x`,
    problem:
      "the command has 1048577 bytes; at most 1048576 are accepted. Write long content to a file in pieces",
  });
});

test("any input is a command, a restart or malformed, and never throws", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ command: fc.anything(), restart: fc.anything() }, { requiredKeys: [] }),
      ),
      (input) => {
        assert.match(readBashCall(input).kind, /^(command|restart|malformed)$/);
      },
    ),
  );
});
