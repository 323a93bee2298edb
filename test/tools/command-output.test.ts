import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import * as fc from "fast-check";
import { createRedactor, noSecrets, type Redactor } from "../../src/record/redact.ts";
import { CommandOutput, type FinishedOutput, LateOutput } from "../../src/tools/command-output.ts";
import { createFolder } from "../record/record-fixture.ts";

const secret = "very-secret-value";
const redactor = createRedactor([secret]);

/** The output of command 7, written in these chunks, with its view cut at 1000 characters. */
function outputOf(
  directory: string,
  chunks: readonly (string | Buffer)[],
  by: Redactor = redactor,
): FinishedOutput {
  const output = new CommandOutput(7, { redactor: by, directory, limitCharacters: 1000 });
  for (const chunk of chunks) output.write(Buffer.from(chunk));
  return output.finish();
}

function sha256(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function outputFile(context: TestContext): { readonly folder: string; readonly path: string } {
  const folder = createFolder(context);
  return { folder, path: join(folder, "7.txt") };
}

test("a short output is shown whole and leaves no file", (context) => {
  const { folder, path } = outputFile(context);
  assert.deepEqual(outputOf(folder, ["one\n", "two\n"]), {
    view: "one\ntwo",
    truncated: false,
    bytes: 8,
    sha256: sha256("one\ntwo\n"),
    head: "one\ntwo",
    redactions: 0,
  });
  assert.equal(existsSync(path), false);
});

test("no output is an empty view", (context) => {
  const { folder } = outputFile(context);
  assert.deepEqual(outputOf(folder, []), {
    view: "",
    truncated: false,
    bytes: 0,
    sha256: sha256(""),
    head: "",
    redactions: 0,
  });
});

test("a long output is kept whole in a file, which has the digest", (context) => {
  const { folder, path } = outputFile(context);
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index} ${secret}\n`);
  const output = outputOf(folder, lines);
  const kept = readFileSync(path);
  assert.equal(kept.toString(), lines.join("").replaceAll(secret, "***"));
  const first = "line 0 ***";
  assert.match(output.view, /^line 0 \*\*\*\n/);
  const left =
    /\n\[\.\.\. ([\d,]+) of ([\d,]+) bytes \(([\d,]+) of 1,000 lines\) left out; the whole output is in (\S+) \.\.\.\]\n/.exec(
      output.view,
    );
  assert.deepEqual(left?.slice(2), [
    kept.length.toLocaleString("en-US"),
    String(1000 - (output.view.split("\n").length - 1)),
    path,
  ]);
  assert.deepEqual(
    { ...output, view: output.view.slice(0, first.length) },
    {
      view: first,
      truncated: true,
      bytes: kept.length,
      sha256: sha256(kept),
      head: lines.join("").replaceAll(secret, "***").slice(0, 200),
      redactions: 1000,
    },
  );
});

test("a secret is hidden wherever the output was split, and digest and count are the same", (context) => {
  const { folder } = outputFile(context);
  const text = `a ${secret} b\n${secret}${secret}\n`;
  const whole = outputOf(folder, [text]);
  assert.deepEqual(whole, {
    view: "a *** b\n******",
    truncated: false,
    bytes: 15,
    sha256: sha256("a *** b\n******\n"),
    head: "a *** b\n******",
    redactions: 3,
  });
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const at = [0, ...cuts.toSorted((one, other) => one - other), text.length];
      const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
      assert.deepEqual(outputOf(folder, chunks), whole);
    }),
  );
});

test("a secret that only a removed colour held apart is hidden in the view", (context) => {
  const { folder } = outputFile(context);
  const { view, head } = outputOf(folder, ["very-\u001b[31msecret-value\n"]);
  assert.deepEqual([view, head], ["***", "***"]);
});

test("the head is the first 200 characters, none of them cut in half", (context) => {
  const { folder } = outputFile(context);
  for (const [text, head] of [
    ["x".repeat(300), "x".repeat(200)],
    [`${"x".repeat(199)}😀y`, "x".repeat(199)],
    [`${"x".repeat(198)}😀y`, `${"x".repeat(198)}😀`],
  ] as const)
    assert.equal(outputOf(folder, [text]).head, head);
});

test("binary output is named as such, with the file that holds it", (context) => {
  const { folder, path } = outputFile(context);
  const bytes = Buffer.alloc(3000);
  const { view, ...rest } = outputOf(folder, [bytes], noSecrets);
  assert.equal(
    view,
    `[binary output of 3000 bytes]\n[... 3,000 of 3,000 bytes left out; the whole output is in ${path} ...]`,
  );
  assert.deepEqual(rest, {
    truncated: true,
    bytes: 3000,
    sha256: sha256(bytes),
    head: view.slice(0, 200),
    redactions: 0,
  });
  assert.deepEqual(readFileSync(path), bytes);
});

test("an output that could not be kept is not promised in a file", (context) => {
  const { folder } = outputFile(context);
  rmSync(folder, { recursive: true });
  assert.match(
    outputOf(folder, ["x".repeat(5000)]).view,
    /\n\[\.\.\. 4,000 of 5,000 bytes \(0 of 1 lines\) left out; the whole output could not be kept \.\.\.\]\n/,
  );
});

test("late output is given once, by the command that it comes from", () => {
  const late = new LateOutput(redactor);
  assert.equal(late.take(), "");
  late.write(3, Buffer.from("ready\n"));
  late.write(5, Buffer.from("very-sec"));
  late.write(3, Buffer.from("steady\n"));
  late.write(5, Buffer.from("ret-value\n"));
  assert.equal(
    late.take(),
    "[late output of command 3]\nready\nsteady\n[late output of command 5]\n***",
  );
  assert.equal(late.take(), "");
  late.write(3, Buffer.from("go\n"));
  assert.equal(late.take(), "[late output of command 3]\ngo");
});

test("late output is bounded for each command and in the number of commands", () => {
  const late = new LateOutput(noSecrets);
  for (let n = 1; n <= 20; n += 1)
    for (let round = 0; round < 30; round += 1) late.write(n, Buffer.from(`${"x".repeat(9999)}\n`));
  const text = late.take();
  assert.ok(text.length < 25_000, `${text.length} characters`);
  assert.match(
    text,
    /^\[late output of command 1\]\nx{2000}\n\[\.\.\. 296,000 bytes left out \.\.\.\]\nx{2000}\n\[late output of command 2\]\n/,
  );
  assert.match(text, /\n\[late output of command 20: 300000 bytes, not shown\]$/);
});
