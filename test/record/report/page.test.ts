import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { reportPage } from "../../../src/record/report/page.ts";
import { readRun } from "../../../src/record/report/run-reader.ts";
import { createFolder } from "../record-fixture.ts";
import { foreignText, runSaying } from "./foreign-text.ts";
import { longRun } from "./long-run.ts";
import { type RecordedRun, recordRun } from "./recorded-run.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function pageOf(folder: string, run: RecordedRun): string {
  const directory = join(folder, "record");
  rmSync(directory, { recursive: true, force: true });
  return reportPage([{ run: readRun(recordRun(directory, run)), base: "" }]);
}

function elementsOf(page: string): readonly Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return found;
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Names of elements and of their attributes, in their order; what they may do, without what they say. */
function structureOf(page: string): readonly string[] {
  return elementsOf(page).map((element) => {
    const attributes = element.attrs.map(({ name, value }) =>
      name === "href" || name === "id" || name.startsWith("http") ? `${name}=${value}` : name,
    );
    return `${element.tagName} ${attributes.join(" ")}`;
  });
}

test("no text of a run changes the structure of the page, its addresses or its data", (context) => {
  const folder = createFolder(context);
  const plain = structureOf(pageOf(folder, runSaying("x")));
  fc.assert(
    fc.property(foreignText, (text) => {
      const page = pageOf(folder, runSaying(text));
      assert.deepEqual(structureOf(page), plain);
      for (const element of elementsOf(page))
        if (attribute(element, "type") === "application/json") JSON.parse(textOf(element));
    }),
    { numRuns: 60 },
  );
});

test("texts are shown as they are, but for what cannot be seen", (context) => {
  const page = pageOf(createFolder(context), {
    ...runSaying("a <b>&lt;</b> \u202e \u001b \u0000"),
    strange: [],
  });

  const elements = elementsOf(page);
  const byClass = (name: string): string | undefined => {
    const found = elements.find((element) => attribute(element, "class") === name);
    return found && textOf(found);
  };
  const shown = "a <b>&lt;</b> <U+202E> <U+001B> <U+0000>";
  assert.equal(byClass("reason"), shown);
  assert.equal(byClass("text"), shown);
  assert.equal(byClass("thinking"), `thinking: ${shown}`);
});

test("the policy of the page names its only script and style by their digests, and allows nothing else", (context) => {
  const elements = elementsOf(pageOf(createFolder(context), runSaying("x")));

  const digest = (name: string): string => {
    const [element, ...others] = elements.filter(
      ({ tagName, attrs }) => tagName === name && !attrs.some((one) => one.name === "type"),
    );
    assert.equal(others.length, 0);
    return `'sha256-${createHash("sha256").update(textOf(element!)).digest("base64")}'`;
  };
  const policy = elements.find(
    (element) => attribute(element, "http-equiv") === "Content-Security-Policy",
  );
  assert.deepEqual(attribute(policy!, "content")!.split("; "), [
    "default-src 'none'",
    `script-src ${digest("script")}`,
    `style-src ${digest("style")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  assert.deepEqual(
    names.filter((name) => name.startsWith("on") || name === "style" || name === "src"),
    [],
  );
});

test("links lead to the files of the record and to places in the page only", (context) => {
  const elements = elementsOf(pageOf(createFolder(context), runSaying("x")));

  const ids = new Set(elements.map((element) => attribute(element, "id")));
  const addresses = new Set(elements.flatMap((element) => attribute(element, "href") ?? []));
  const places = [...addresses].filter((address) => address.startsWith("#"));
  assert.deepEqual(
    places.filter((place) => !ids.has(place.slice(1))),
    [],
  );
  assert.deepEqual([...addresses].filter((address) => !address.startsWith("#")).toSorted(), [
    "audit.jsonl",
    "changes.patch",
    "commits.mbox",
    "outputs/2.txt",
    "result.json",
    "transcript.jsonl",
  ]);
});

test("the page of a run of 400 turns and 20 MB of output is bounded, and says what it leaves out", (context) => {
  const page = pageOf(createFolder(context), longRun(400, 20 * 1024 * 1024));

  const elements = elementsOf(page);
  assert.ok(page.length < 6_000_000, `${page.length} characters`);
  assert.ok(elements.length < 12_000, `${elements.length} elements`);
  assert.match(page, /characters are not on this page/);
  assert.match(page, /bytes are not on this page/);
});

test("a run of more turns than fit shows its first and its last, and what is between in one line", (context) => {
  const page = pageOf(createFolder(context), longRun(1500, 1_500_000));

  const turns = elementsOf(page)
    .filter((element) => attribute(element, "class") === "turn")
    .map((element) => attribute(element, "id"));
  assert.deepEqual(
    [turns.length, turns[0], turns[99], turns[100], turns.at(-1)],
    [500, "t1", "t100", "t1101", "t1500"],
  );
  assert.match(page, /1,000 turns with 1,000 calls, 91 of them failed, are not shown on this page/);
});

test("several runs stand on one page, each with its own places and links", (context) => {
  const folder = createFolder(context);
  const runs = ["a run", "b", "c"].map((name) =>
    readRun(
      recordRun(join(folder, name), {
        ...runSaying("x"),
        state: name === "b" ? null : "completed",
      }),
    ),
  );

  const page = reportPage(runs.map((run, index) => ({ run, base: `./${index}/` })));

  const elements = elementsOf(page);
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(elements.filter(({ tagName }) => tagName === "h1").map(textOf), [
    "3 runs",
    "completed",
    "cut off",
    "completed",
  ]);
  assert.ok(elements.some((element) => attribute(element, "href") === "./2/outputs/2.txt"));
});
