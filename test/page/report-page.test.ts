import assert from "node:assert/strict";
import { after, before, describe, test, type TestContext } from "node:test";
import { writeReport } from "../../src/record/report/write-report.ts";
import { join } from "node:path";
import { openBrowser, type OpenedPage, openFile, withoutChromium } from "../support/chromium.ts";
import { createFolder } from "../record/record-fixture.ts";
import { runSaying } from "../record/report/foreign-text.ts";
import { longRun } from "../record/report/long-run.ts";
import { type RecordedRun, recordRun } from "../record/report/recorded-run.ts";

const changed = `diff --git a/code.js b/code.js
index 1..2 100644
--- a/code.js
+++ b/code.js
@@ -1,2 +1,2 @@
 // a file
-const a = 1;
+const a = "</script>";
`;

describe("the page in a browser", { skip: withoutChromium }, () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  async function open(
    context: TestContext,
    run: RecordedRun,
    size: { readonly width?: number } = {},
  ): Promise<OpenedPage> {
    const { html } = writeReport(recordRun(join(createFolder(context), "record"), run));
    const opened = await openFile(browser, html, size);
    context.after(() => opened.page.close());
    return opened;
  }

  test("opens from disk, asks for nothing and says nothing in the console", async (context) => {
    const { said, requests, page } = await open(context, runSaying("</script><img src=x>"));

    assert.equal(await page.$eval("h1", (title) => title.textContent), "refused");
    assert.deepEqual({ said, requests }, { said: [], requests: [] });
  });

  test("runs no script of a run, also when all is opened", async (context) => {
    const evil =
      "x</script><script>document.title='evil'</script><img src=x onerror=\"document.title='evil'\"><svg onload=\"document.title='evil'\">";
    const { said, requests, page } = await open(context, runSaying(evil));

    await page.$$eval("details", (folds) => folds.forEach((fold) => (fold.open = true)));
    await page.waitForSelector(".step pre");

    assert.equal(await page.title(), "Bash Agent: refused");
    assert.equal(
      await page.$$eval("img, script:not([type]), main svg[onload]", ({ length }) => length),
      1,
    );
    assert.deepEqual({ said, requests }, { said: [], requests: [] });
  });

  test("a fold shows its output with its colours once it is opened, and a link to the whole", async (context) => {
    const { page } = await open(context, {
      turns: [
        {
          commands: [
            {
              command: "make",
              output: "...",
              whole: "\u001b[31mno\u001b[0m <b>rule</b>\n",
              exitCode: 2,
            },
          ],
        },
      ],
    });
    const read = (): Promise<unknown> =>
      page.$$eval(".step pre", (boxes) =>
        boxes.map((box) => [box.textContent, box.querySelector(".f1")?.textContent]),
      );

    const before = await read();
    await page.click(".step summary");
    await page.waitForSelector(".step pre");

    assert.deepEqual(before, []);
    assert.deepEqual(await read(), [["no <b>rule</b>\n", "no"]]);
    assert.equal(await page.$eval(".foot a", (link) => link.getAttribute("href")), "outputs/1.txt");
  });

  test("a small change is shown at once, with the colours of its language", async (context) => {
    const { page } = await open(context, { turns: [], patch: changed });

    const rows = await page.$$eval("table.diff tr", (found) =>
      found.map((row) => [
        row.className,
        ...Array.from(row.querySelectorAll("td"), (cell) => cell.textContent),
      ]),
    );
    assert.deepEqual(rows, [
      ["hunk", "from line 1"],
      ["", "1", "1", " ", "// a file"],
      ["minus", "2", "", "-", "const a = 1;"],
      ["plus", "", "2", "+", 'const a = "</script>";'],
    ]);
    assert.deepEqual(
      await page.$$eval(".plus span", (spans) =>
        spans.map((one) => [one.className, one.textContent]),
      ),
      [
        ["k", "const"],
        ["s", '"</script>"'],
      ],
    );
  });

  test("keys move from step to step, and to the next that failed; the address opens a step", async (context) => {
    const { page } = await open(context, {
      turns: Array.from({ length: 9 }, (_, index) => ({
        commands: [{ command: `step ${index + 1}`, output: "out", exitCode: index === 6 ? 1 : 0 }],
      })),
    });
    const here = (): Promise<string | undefined> =>
      page.evaluate(() => document.activeElement?.closest(".step")?.id);

    const places: (string | undefined)[] = [];
    for (const key of ["j", "j", "k", "f", "j"] as const) {
      await page.keyboard.press(key);
      places.push(await here());
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector("#c8[open] pre");
    await page.evaluate(() => (location.hash = "#c3"));
    await page.waitForSelector("#c3[open] pre");

    assert.deepEqual(places, ["c1", "c2", "c1", "c7", "c8"]);
  });

  test("only what failed is shown when that is asked for", async (context) => {
    const { page } = await open(context, longRun(30, 30_000));

    await page.click("button[data-do=failed]");

    const shown = await page.$$eval(".step", (steps) =>
      steps.filter((step) => step.checkVisibility()).map(({ id }) => id),
    );
    assert.deepEqual(shown, ["c6", "c17", "c28"]);
  });

  test("nothing is wider than a phone", async (context) => {
    const { page } = await open(
      context,
      {
        ...runSaying("x".repeat(300)),
        patch: changed.replace("// a file", `// ${"a".repeat(500)}`),
      },
      { width: 360 },
    );
    await page.$$eval("details", (folds) => folds.forEach((fold) => (fold.open = true)));
    await page.waitForSelector(".step pre");

    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  });

  test("a run of 400 turns and 20 MB of output has few elements before something is opened", async (context) => {
    const { page, said, requests } = await open(context, longRun(400, 20 * 1024 * 1024));

    const elements = await page.evaluate(() => document.getElementsByTagName("*").length);
    assert.ok(elements < 12_000, `${elements} elements`);
    assert.equal(await page.$$eval(".step pre", ({ length }) => length), 0);
    await page.click("#c400 summary");
    await page.waitForSelector("#c400 pre");
    assert.deepEqual({ said, requests }, { said: [], requests: [] });
  });
});
