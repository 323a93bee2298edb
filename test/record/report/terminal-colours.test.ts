import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { styledTerminalText } from "../../../src/record/report/terminal-colours.ts";

test("colours and styles of a terminal become classes, and all other sequences are gone", () => {
  const cases: readonly (readonly [
    text: string,
    pieces: readonly (readonly [string, string])[],
  ])[] = [
    ["plain", [["plain", ""]]],
    [
      "\u001b[31mred\u001b[0m.",
      [
        ["red", "f1"],
        [".", ""],
      ],
    ],
    ["\u001b[1;92mok\u001b[m", [["ok", "f10 bo"]]],
    ["\u001b[4;9;3;2mx\u001b[24;29;23;22m", [["x", "un st it di"]]],
    ["\u001b[38;5;208morange\u001b[39m", [["orange", "f3"]]],
    ["\u001b[48;2;1;1;1mdark\u001b[49m", [["dark", "g0"]]],
    ["\u001b[38;5;9mnine", [["nine", "f9"]]],
    ["\u001b[7mturned\u001b[27m", [["turned", "f0 g7"]]],
    ["\u001b[8mhidden\u001b[28m", [["hidden", ""]]],
    ["10 %\r50 %\r100 %\n", [["100 %\n", ""]]],
    ["a\r\nb\r\n", [["a\nb\n", ""]]],
    ["ab\u001b[31mc\u0008\u0008\u001b[0md\n", [["ad\n", ""]]],
    ["\u001b]8;;https://example.com\u0007link\u001b]8;;\u0007", [["link", ""]]],
    ["\u001b[2J\u001b[1;1Hx\u001b[K\u001b[?25l\u001b(B\u001b=\u001b7", [["x", ""]]],
    ["\u202e\u0000", [["<U+202E><U+0000>", ""]]],
  ];

  assert.deepEqual(
    cases.map(([text]) => styledTerminalText(text)),
    cases.map(([, pieces]) => pieces),
  );
});

test("no output breaks the reading of colours, and classes are only those of the page", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "\u001b",
      "\u001b[",
      "\u001b[38;2;",
      "\u001b[38;5;999m",
      "m",
      ";",
      "31",
      "\r",
      "\n",
      "\u0008",
    ),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      for (const [text, classes] of styledTerminalText(parts.join(""))) {
        assert.match(classes, /^(?:(?:[fg](?:1[0-5]|\d)|bo|di|it|un|st)(?: |$))*$/);
        assert.doesNotMatch(text, /[\u0000-\u0008\u000b-\u001f\u007f]/);
      }
    }),
    { numRuns: 500 },
  );
});
