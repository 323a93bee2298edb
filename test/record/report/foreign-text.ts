import * as fc from "fast-check";
import type { RecordedRun } from "./recorded-run.ts";

const tries = [
  "</script>",
  "<script>alert(1)</script>",
  "</style>",
  "</pre>",
  "</details>",
  "<!--",
  "-->",
  "<img src=x onerror=alert(1)>",
  "&lt;",
  "&#60;",
  "&",
  '"',
  "'",
  "`",
  "``",
  "```",
  "~~~",
  "|",
  "\\",
  "\\|",
  "\n",
  "\n\n",
  "\r\n",
  "\n# title\n",
  "\n- item\n",
  "\n| a | b |\n| - | - |\n",
  "    ",
  "[text](https://example.com)",
  "![](https://example.com/x.png)",
  "https://example.com/",
  "<https://example.com>",
  "@team",
  "#1",
  "\u202e",
  "\u200b",
  "\u0000",
  "\u001b[31m",
  "\u001b]8;;https://example.com\u0007",
  "\ud800",
  "]]>",
  "{{",
  "$$",
] as const;

/** Texts that try to be more than text. They begin with a letter, so that none of them is empty. */
export const foreignText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...tries), fc.string({ unit: "binary", maxLength: 6 })), {
    maxLength: 8,
  })
  .map((parts) => `x${parts.join("")}`);

/** A run in which that text stands wherever foreign text can stand. */
export function runSaying(text: string): RecordedRun {
  return {
    prompt: text,
    reason: text,
    state: "refused",
    result: { result: text },
    patch: patchSaying(text),
    turns: [
      {
        text,
        thinking: text,
        commands: [
          { command: text, output: text, exitCode: 1 },
          { command: text, output: text, whole: text },
        ],
      },
    ],
    strange: [
      { type: text, [text]: text },
      { type: "patch.written", omitted: [text], ignored: [text, text], commits: 2 },
      { type: "verification.started", attempt: 1, command: text },
      { type: "verification.finished", attempt: 1, exit_code: null, outcome: text },
      { type: "network.requested", n: 1, host: text, verdict: "denied", rule: text },
      { type: "model.switched", turn: 1, from: text, to: text, reason: text },
      {
        type: "model.unfinished",
        turn: 1,
        model: text,
        usage: { input_tokens: text, output_tokens: -1 },
        cost_usd: text,
      },
    ],
  };
}

/** A change of a file of that name, quoted as git quotes it, in which the text is put in the place of another. */
function patchSaying(text: string): string {
  const name = [...Buffer.from(text)]
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");
  const line = text.replaceAll(/[\r\n]/g, " ");
  return [
    `diff --git "a/${name}.js" "b/${name}.js"`,
    "index 1111111..2222222 100644",
    `--- "a/${name}.js"`,
    `+++ "b/${name}.js"`,
    "@@ -1,2 +1,2 @@",
    " const before = 1;",
    "-const text = 1;",
    `+const text = \`${line}\`;`,
    "",
  ].join("\n");
}
