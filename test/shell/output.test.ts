import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { countByte } from "../../src/shell/byte-count.ts";
import { OutputCapture } from "../../src/shell/output.ts";

const marker = "[CUT]";
const kibibyte = 1024;

interface Shown {
  readonly text: string;
  readonly truncated: boolean;
  readonly omission: {
    bytes: number;
    lines: number;
    totalBytes: number;
    totalLines: number;
  } | null;
}

/** The view of an output that comes in these pieces. */
function shown(limit: number, pieces: readonly Buffer[]): Shown {
  const capture = new OutputCapture(limit);
  for (const piece of pieces) capture.write(piece);
  let omission: Shown["omission"] = null;
  const view = capture.view((left) => {
    omission = left;
    return marker;
  });
  return { ...view, omission };
}

function split(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return [...pieces, bytes.subarray(at)];
}

const characters = fc.constantFrom("a", "é", "日", "🎉", "\n", "xyz", " ", "ab\n");
const texts = fc.array(characters, { maxLength: 400 }).map((all) => all.join(""));
const sizes = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 });

test("A text that fits is shown as it is, however it was split", () => {
  fc.assert(
    fc.property(texts, sizes, (text, cuts) => {
      const view = shown(10_000, split(Buffer.from(text), cuts));
      assert.deepEqual(view, { text: text.replace(/\n$/, ""), truncated: false, omission: null });
    }),
    { seed: 1 },
  );
});

test("A view does not depend on how the output was split", () => {
  const bytes = fc.oneof(
    texts.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 500 }).map((array) => Buffer.from(array)),
  );
  fc.assert(
    fc.property(bytes, sizes, fc.integer({ min: 10, max: 300 }), (output, cuts, limit) => {
      assert.deepEqual(shown(limit, split(output, cuts)), shown(limit, [output]));
    }),
    { seed: 2 },
  );
});

test("A cut view is a head and a tail of the text within the limit, and its counts add up", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 4, max: 200 }), (text, limit) => {
      const view = shown(limit, [Buffer.from(text)]);
      if (!view.truncated) return;
      const at = view.text.indexOf(`${marker}\n`);
      const tail = view.text.slice(at + marker.length + 1);
      const before = view.text.slice(0, at);
      const whole = text.replace(/\n$/, "");
      const head = whole.startsWith(before) ? before : before.slice(0, -1);
      assert.ok(whole.startsWith(head) && whole.endsWith(tail));
      assert.ok(head.length + tail.length <= limit);
      assert.doesNotMatch(view.text, /\p{Surrogate}/u);
      const left = Buffer.byteLength(text) - Buffer.byteLength(head) - Buffer.byteLength(tail);
      assert.equal(view.omission?.bytes, left);
      assert.equal(view.omission?.totalBytes, Buffer.byteLength(text));
      assert.equal(
        view.omission?.totalLines,
        whole === "" && text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0),
      );
    }),
    { seed: 3 },
  );
});

test("Of an endless output the first and last characters are kept, and the rest is counted", () => {
  const capture = new OutputCapture(1000);
  const line = Buffer.from(`${"0123456789é".repeat(10)}\n`);
  const count = 100_000;
  for (let index = 0; index < count; index += 1) capture.write(line);
  let left = { bytes: 0, lines: 0, totalBytes: 0, totalLines: 0 };
  const { text } = capture.view((omission) => {
    left = omission;
    return marker;
  });
  const shownLines = text
    .split("\n")
    .filter((shownLine) => shownLine === line.toString().trimEnd());
  assert.deepEqual([left.totalBytes, left.totalLines], [line.length * count, count]);
  assert.equal(left.lines + shownLines.length, count);
  assert.equal(text.includes("\uFFFD"), false);
});

test("The ends of a large output meet the ring at every offset", () => {
  for (const extra of [
    0,
    1,
    2,
    3,
    4 * kibibyte,
    64 * kibibyte - 1,
    64 * kibibyte,
    64 * kibibyte + 1,
  ]) {
    const bytes = Buffer.from(`${"é".repeat(64 * kibibyte)}${"b".repeat(extra)}THE END\n`);
    const { text } = shown(
      100,
      split(
        bytes,
        Array.from({ length: 50 }, () => 4093),
      ),
    );
    assert.match(text, /^é+\n\[CUT\]\n[éb]*THE END$/, `${extra}`);
  }
});

test("Output that is NUL for the most part is named binary, a stray NUL is left out", () => {
  assert.match(shown(100, [Buffer.alloc(500)]).text, /^\[binary output of 500 bytes\]\n\[CUT\]$/);
  assert.equal(shown(100, [Buffer.from("a\0bcdefghijklmnopqrst")]).text, "abcdefghijklmnopqrst");
});

test("Bytes that are no UTF-8 become replacement characters and nothing else", () => {
  fc.assert(
    fc.property(fc.uint8Array({ min: 1, maxLength: 200 }), (array) => {
      const bytes = Buffer.from(array.map((byte) => (byte < 0x20 || byte === 0x7f ? 0x61 : byte)));
      const expected = bytes.toString("utf8").replaceAll(/[\u0080-\u009f]/g, "");
      assert.equal(shown(1000, split(bytes, [1, 1, 1, 2, 3])).text.trimEnd(), expected.trimEnd());
    }),
    { seed: 4 },
  );
});

test("Bytes are counted wherever they stand in memory", () => {
  const parts = fc.tuple(fc.uint8Array({ maxLength: 64 }), fc.nat(8), fc.nat(8));
  fc.assert(
    fc.property(parts, fc.constantFrom(0, 10, 127, 128, 255), ([array, from, back], value) => {
      const doubled = new Uint8Array([...array, ...array.map(() => value), ...array]);
      const bytes = doubled.subarray(from, Math.max(from, doubled.length - back));
      assert.equal(countByte(bytes, value), bytes.filter((byte) => byte === value).length);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test("much that is no UTF-8 is told as binary, and a few such bytes are shown", () => {
  const describe = (): string => "[left out]";
  const many = new OutputCapture(30_000);
  many.write(Buffer.from(Array.from({ length: 50_000 }, (_, index) => 1 + ((index * 73) % 255))));
  assert.deepEqual(many.view(describe), {
    text: "[binary output of 50000 bytes]\n[left out]",
    truncated: true,
  });
  const few = new OutputCapture(30_000);
  few.write(Buffer.from([0xff, 0xfe]));
  assert.deepEqual(few.view(describe), { text: "\ufffd\ufffd", truncated: false });
  const words = new OutputCapture(30_000);
  words.write(Buffer.from("Grüße aus Köln, 日本語のログ\n".repeat(200)));
  assert.equal(words.view(describe).truncated, false);
});
