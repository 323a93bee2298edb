import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as fc from "fast-check";
import { codeBlock, codeCell, codeSpan } from "../../../src/record/report/markdown-text.ts";
import { runMarkdown, runsMarkdown } from "../../../src/record/report/markdown.ts";
import { readRun } from "../../../src/record/report/run-reader.ts";
import { renderedMarkdown, tagsOf } from "../../support/markdown.ts";
import { createFolder } from "../record-fixture.ts";
import { foreignText, runSaying } from "./foreign-text.ts";
import { longRun } from "./long-run.ts";
import { type RecordedRun, recordRun } from "./recorded-run.ts";

function markdownOf(folder: string, run: RecordedRun): string {
  const directory = join(folder, "record");
  rmSync(directory, { recursive: true, force: true });
  return runMarkdown(readRun(recordRun(directory, run))).replaceAll(folder, "/records");
}

/** The texts of all code in a page. */
function codesOf(html: string): readonly string[] {
  return Array.from(html.matchAll(/<code[^>]*>([^<]*)<\/code>/g), ([, text = ""]) =>
    text
      .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&"),
  );
}

test("the Markdown tells how the run ended, what it did, changed and cost, and where it is recorded", (context) => {
  const markdown = markdownOf(createFolder(context), {
    turns: [
      {
        text: "I look.",
        commands: [{ command: "ls | head\necho done", output: "a", exitCode: 2 }],
      },
      { text: "It is done.", tookMs: 900 },
    ],
    patch:
      "diff --git a/a b.txt b/a b.txt\nindex 1..2 100644\n--- a/a b.txt\t\n+++ b/a b.txt\t\n@@ -1 +1,2 @@\n-old\n+new\n+er\n",
    strange: [
      { type: "patch.written", omitted: ["nested/"], ignored: ["node_modules/"], commits: 1 },
    ],
  });

  assert.equal(
    markdown.replace(/[0-9a-f]{64}/, "HEAD"),
    `### Bash Agent: completed

\`the model ended its turn\`

|  |  |
| --- | --- |
| state | \`completed\` |
| turns | 2 |
| commands | 1, 1 failed |
| tokens | 240 in, 480 out, 18,000 read from the cache, 1,400 written to it |
| cost | $0.0200 |
| duration | 4.1 s |
| sandbox | \`userns\`, network \`none\` |

**The model's last words**

\`\`\`text
It is done.
\`\`\`

**Change**: 1 file, +2 -1

| file |  |  |  |
| --- | --- | --: | --: |
| \`a b.txt\` | changed | +2 | -1 |

Not in the patch:

- \`nested/\`

New, and ignored by git: \`node_modules/\`

1 commit in commits.mbox.

**Commands**

| # | turn | command | end | time |
| --: | --: | --- | --- | --: |
| 1 | 1 | \`ls \\| head …\` | \`exit 2\` | 0.3 s |

**Tokens and cost**

| model | responses | input | cache write | cache read | output | cost |
| --- | --: | --: | --: | --: | --: | --: |
| \`claude-opus-5-5\` | 2 | 240 | 1,400 | 18,000 | 480 | $0.0200 |

**Record**

- directory: \`/records/record\`
- files: \`transcript.jsonl\`, \`audit.jsonl\`, \`changes.patch\`, \`result.json\`
- run: \`run-1\`
- audit head: \`HEAD\`
`,
  );
});

test("no text of a run changes the structure of the Markdown", (context) => {
  const folder = createFolder(context);
  const plain = tagsOf(renderedMarkdown(markdownOf(folder, runSaying("x"))));
  fc.assert(
    fc.property(foreignText, (text) => {
      assert.deepEqual(tagsOf(renderedMarkdown(markdownOf(folder, runSaying(text)))), plain);
    }),
    { numRuns: 60 },
  );
});

test("a text in code is shown as it is, in a line as in the cell of a table", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      const shown = text.trim().replaceAll("\t", " ");
      const codes = shown === "" ? [] : [shown];
      assert.deepEqual(codesOf(renderedMarkdown(`- ${codeSpan(text)}`)), codes);
      const table = `| a |\n| --- |\n| ${codeCell(text)} |`;
      assert.deepEqual(codesOf(renderedMarkdown(table)), codes);
    }),
  );
});

test("a text in a block of code cannot end it", () => {
  fc.assert(
    fc.property(foreignText, (text) => {
      const html = renderedMarkdown(`${codeBlock(text)}\n\nafter`);
      assert.deepEqual(tagsOf(html), [
        "<pre>",
        '<code class="language-text">',
        "</code>",
        "</pre>",
        "<p>",
        "</p>",
      ]);
    }),
  );
});

test("the artifact is a link only where its address can be nothing else", (context) => {
  const run = readRun(recordRun(join(createFolder(context), "record"), { turns: [] }));

  const good = runMarkdown(run, {
    artifactUrl: "https://github.com/o/n/actions/runs/1/artifacts/7",
  });
  const bad = runMarkdown(run, { artifactUrl: "https://x> <b>@team" });

  assert.match(
    good,
    /^- artifact: <https:\/\/github\.com\/o\/n\/actions\/runs\/1\/artifacts\/7>$/m,
  );
  assert.match(bad, /^- artifact: `https:\/\/x> <b>@team`$/m);
});

test("the Markdown of a long run says what it leaves out, and can be a comment", (context) => {
  const long = markdownOf(createFolder(context), longRun(400, 400_000));
  const answer = markdownOf(createFolder(context), {
    turns: [],
    result: { result: "`".repeat(300).concat("\n", "€\n".repeat(90_000)) },
    reason: "x".repeat(100_000),
  });

  assert.match(long, /\| 320 commands not shown \|/);
  for (const text of [long, answer]) {
    assert.ok(Buffer.byteLength(text) < 65_000);
    assert.match(text, /^- audit head: `[0-9a-f]{64}`$/m);
  }
});

test("Markdown that is too long is cut at the end of a line, and what it was in is closed", (context) => {
  const text = markdownOf(createFolder(context), {
    turns: Array.from({ length: 80 }, () => ({
      commands: [{ command: "\u{1F600}|".repeat(200), output: "" }],
    })),
    patch: Array.from(
      { length: 120 },
      (_, index) =>
        `diff --git a/${"é".repeat(90)}${index} b/${"é".repeat(90)}${index}\nnew file mode 100644\n`,
    ).join(""),
    result: {
      result: "é".repeat(5900),
    },
    strange: [
      {
        type: "patch.written",
        omitted: Array.from({ length: 100 }, () => "\u{1F600}".repeat(99)),
      },
    ],
  });

  assert.ok(Buffer.byteLength(text) <= 60_000);
  assert.match(text, /\n\nThe rest is left out; the whole is in report\.html\.\n$/);
  assert.doesNotMatch(text, /\ufffd/);
});

test("several runs are told in a table, and each by itself as far as there is room", (context) => {
  const folder = createFolder(context);
  const runs = ["one", "two", "three"].map((name) =>
    readRun(
      recordRun(join(folder, name), {
        ...runSaying("x"),
        state: name === "two" ? null : "completed",
      }),
    ),
  );

  const few = runsMarkdown(runs);
  const many = runsMarkdown(Array.from({ length: 300 }, () => runs[0]!));

  assert.match(few, /^### Bash Agent: 3 runs\n/);
  assert.equal(few.match(/^### Bash Agent: /gm)!.length, 4);
  assert.match(few, /^\| `run-1` \| `cut off` \| /m);
  assert.ok(Buffer.byteLength(many) < 62_000);
  assert.match(many, /And 100 runs more\./);
  assert.match(many, /The other runs are in the table only/);
});
