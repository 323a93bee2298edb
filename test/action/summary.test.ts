import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { writeSummary } from "../../src/action/summary.ts";
import { runMarkdown } from "../../src/record/report/markdown.ts";
import { readRun } from "../../src/record/report/run-reader.ts";
import { noSecrets } from "../../src/record/redact.ts";
import { recordRun } from "../record/report/recorded-run.ts";
import { runResult } from "./run-result.ts";

// The toolkit looks for the file once in a process, so all tests have the same.
const folder = mkdtempSync(join(tmpdir(), "summary-test-"));
const path = join(folder, "summary");
const variable = "GITHUB_STEP_SUMMARY";
const outside = process.env[variable];

before(() => {
  process.env[variable] = path;
});
after(() => {
  if (outside === undefined) delete process.env[variable];
  else process.env[variable] = outside;
  rmSync(folder, { recursive: true });
});

async function summaryOf(result: typeof runResult, directory: string): Promise<string> {
  writeFileSync(path, "");
  await writeSummary(result, directory);
  return readFileSync(path, "utf8");
}

test("the summary says what the report says, and where the artifact is", async () => {
  const directory = recordRun(join(folder, "good"), {
    turns: [{ text: "Done.", commands: [{ command: "true" }] }],
  });

  const summary = await summaryOf(runResult, directory);

  const artifact = `- artifact: <${runResult["artifact-url"]}>\n`;
  assert.ok(summary.includes(artifact));
  assert.equal(summary.replace(artifact, ""), runMarkdown(readRun(directory, runResult)));
  assert.match(summary, /^### Bash Agent: completed\n/);
  assert.match(summary, /^\| 1 \| 1 \| `true` \| `exit 0` \| /m);
});

test("the summary of a run whose record cannot be read tells how it ended, in text that is nothing else", async () => {
  const reason = noSecrets.redact("no `space` left\n\n# <b>@team</b>");

  const summary = await summaryOf({ ...runResult, state: "internal_error", reason }, "/nowhere");

  assert.equal(summary, "### Bash Agent: internal error\n\n``no `space` left ⏎ # <b>@team</b>``\n");
});

test("a summary stays below the runner's limit whatever the run said", async () => {
  for (const [index, character] of ["x", "€", "`", "\n", "😀", "|"].entries()) {
    const text = `.${character.repeat(1_000_000)}`;
    const directory = recordRun(join(folder, `long-${index}`), {
      prompt: text,
      reason: text,
      turns: [{ text, commands: [{ command: text, output: text }] }],
      result: null,
    });
    const summary = await summaryOf({ ...runResult, result: noSecrets.redact(text) }, directory);
    assert.ok(Buffer.byteLength(summary) < 65_000);
    assert.doesNotMatch(summary, /\ufffd/);
  }
});

test("without a runner no summary is written", async () => {
  delete process.env[variable];
  try {
    assert.equal(await summaryOf(runResult, folder), "");
  } finally {
    process.env[variable] = path;
  }
});
