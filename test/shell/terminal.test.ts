import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { plainText } from "../../src/shell/terminal.ts";

const escape = "\u001b";
const examples: readonly (readonly [title: string, text: string, plain: string])[] = [
  [
    "colours",
    `${escape}[1;31mred${escape}[0m and ${escape}[38;2;1;2;3mmore${escape}[m`,
    "red and more",
  ],
  ["a progress bar", "10%\r20%\r100%", "100%"],
  ["a progress bar that ends its line", "10%\r100%\r\ndone\n", "100%\ndone\n"],
  ["a shorter state over a longer one", "downloading\rdone", "doneloading"],
  ["a line that is erased", `downloading\r${escape}[Kdone`, "done"],
  ["line ends of another system", "a\r\nb\r\n", "a\nb\n"],
  ["backspaces", "abc\b\bX", "aX"],
  ["a title", `${escape}]0;the title\u0007text`, "text"],
  ["a link", `${escape}]8;;https://example.com${escape}\\word${escape}]8;;${escape}\\`, "word"],
  ["the cursor", `${escape}[2J${escape}[H${escape}[?25lx${escape}[?25h`, "x"],
  ["a bell and a NUL", "a\u0007b\0c", "abc"],
  ["a sequence that is cut off", `text${escape}[3`, "text"],
  ["an escape at the end", `text${escape}`, "text"],
  ["C1 controls", "a\u009b31mb", "a31mb"],
  ["tabs and blanks", "\ta  b \n", "\ta  b \n"],
  ["what is no noise", "é 日本 🎉 \u200d", "é 日本 🎉 \u200d"],
];

for (const [title, text, plain] of examples) {
  test(`As on a terminal: ${title}`, () => assert.equal(plainText(text), plain));
}

test("A text without controls is the same, and cleaning twice is cleaning once", () => {
  const noisy = fc
    .array(
      fc.constantFrom(
        "a",
        "é",
        "🎉",
        "\n",
        "\r",
        "\b",
        "\t",
        escape,
        `${escape}[`,
        "[31m",
        "m",
        "\u0007",
        "]0;",
        "\\",
        "\0",
        " ",
      ),
      { maxLength: 60 },
    )
    .map((all) => all.join(""));
  fc.assert(
    fc.property(noisy, (text) => {
      const plain = plainText(text);
      assert.doesNotMatch(plain, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      assert.equal(plainText(plain), plain);
      assert.doesNotMatch(plain, /\p{Surrogate}/u);
    }),
    { seed: 5, numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const clean = text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
      assert.equal(plainText(clean), clean);
    }),
    { seed: 6 },
  );
});

test("The time grows with the text and no faster", () => {
  const hostile = [
    `${escape}[`.repeat(200_000),
    `${escape}]`.repeat(200_000),
    "\r".repeat(400_000),
    `a\r`.repeat(200_000),
    "\b".repeat(400_000),
    `${escape}P${"x".repeat(400_000)}`,
    `${escape}[${"0;".repeat(200_000)}`,
  ];
  for (const text of hostile) {
    const startedAt = performance.now();
    plainText(text);
    assert.ok(performance.now() - startedAt < 1000, JSON.stringify(text.slice(0, 10)));
  }
});
