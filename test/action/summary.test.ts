import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import { writeSummary } from "../../src/action/summary.ts";
import { noSecrets, type Redacted } from "../../src/record/redact.ts";
import type { RunResult } from "../../src/record/result.ts";
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

async function summaryOf(changed: Partial<RunResult>): Promise<string> {
  writeFileSync(path, "");
  await writeSummary({ ...runResult, ...changed });
  return readFileSync(path, "utf8");
}

function text(value: string): Redacted {
  return noSecrets.redact(value);
}

/** The tags of a summary but for line breaks, and the texts between them as a browser shows them. */
function partsOf(html: string): { readonly tags: readonly string[]; readonly texts: string[] } {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const texts = html.replaceAll("<br>", "\n").split(/<[^>]*>/);
  return {
    tags: tags.filter((tag) => tag !== "<br>"),
    texts: texts.map((part) =>
      part
        .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&"),
    ),
  };
}

/** The texts of a summary, without the empty ones. */
function shownBy(html: string): string {
  const texts = partsOf(html).texts.map((part) => part.trim());
  return texts.filter((part) => part !== "").join(" | ");
}

test("the summary tells how the run ended, what it took, and where everything is", async () => {
  assert.equal(
    shownBy(await summaryOf({ reason: text("done & <well>") })),
    "Bash Agent: completed | done & <well> | Turns | 3 | Commands | 5 | " +
      "Tokens | 1,000 in, 200 out, 30,000 read from cache, 4,000 written to it | " +
      "Cost | $0.1235 | Duration | 65.4 s | Tree changed | yes | Sandbox | none | Records | /tmp/records | " +
      "Artifact | https://github.com/owner/name/actions/runs/1/artifacts/7 | " +
      `Audit head | ${"a".repeat(64)} | The model's last words | Done.`,
  );
});

test("what is not known is said to be so, and without last words there is no part for them", async () => {
  const html = await summaryOf({
    "cost-usd": null,
    changed: null,
    sandbox: null,
    "artifact-url": null,
    "audit-sha256": null,
    result: null,
  });
  assert.equal(
    shownBy(html).replace(/^.* Cost/, "Cost"),
    "Cost | unknown | Duration | 65.4 s | Tree changed | unknown | Sandbox | not started | " +
      "Records | /tmp/records | Artifact | none | Audit head | none",
  );
});

test("no text changes the structure of the summary, and each is shown as it is", async () => {
  const plain = partsOf(await summaryOf({})).tags;
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ..."</pre>|</details>|</td>|<script>|<!--|-->|&lt;|&#60;|&|\"|'|\n\n# title|\n\n|\r\n|```|[a](b)|@team|![](x)|<br>|| a |".split(
            "|",
          ),
        ),
        fc.string({ unit: "binary" }),
      ),
    )
    .map((parts) => text(`.${parts.join("")}`));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (reason, result) => {
      const html = await summaryOf({ reason, result });
      const { tags, texts } = partsOf(html);
      assert.deepEqual(tags, plain);
      // Written as UTF-8, where half a character is the replacement character.
      const shown = (value: string): string =>
        Buffer.from(value.replaceAll("\r", "")).toString("utf8");
      assert.ok(texts.includes(shown(reason)), "the reason is not shown as it is");
      assert.ok(texts.includes(shown(result)), "the last words are not shown as they are");
      // A blank line in an element would end the HTML for Markdown.
      assert.equal(html.split("\n\n").length, 4);
    }),
  );
});

test("the summary of a long answer shows its beginning, says so, and stays below the runner's limit", async () => {
  for (const character of ["x", "€", "&", "\n", "😀"]) {
    const html = await summaryOf({ result: text(`.${character.repeat(2_000_000)}`) });
    assert.ok(Buffer.byteLength(html) < 900_000);
    const { texts } = partsOf(html);
    assert.ok(texts.includes("The model's last words, their beginning"));
    const shown = texts.find((part) => part.startsWith(`.${character}${character}`)) ?? "";
    assert.equal(shown, `.${character.repeat(Math.floor(19_999 / character.length))}`);
  }
});

test("when all else is too long, the state alone is told", async () => {
  const html = await summaryOf({ reason: text("x".repeat(1_000_000)) });
  assert.equal(html, "<h3>Bash Agent: completed</h3>\n");
});

test("without a runner no summary is written", async () => {
  delete process.env[variable];
  try {
    assert.equal(await summaryOf({}), "");
  } finally {
    process.env[variable] = path;
  }
});
