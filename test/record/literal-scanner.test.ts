import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { createLiteralScanner } from "../../src/record/literal-scanner.ts";

/** Few different letters, so that literals overlap and repeat. */
const letters = fc.constantFrom("a", "b", "c");
const literal = fc.string({ unit: letters, minLength: 3, maxLength: 9 });

function found(literals: readonly string[], text: string, limit: number): [number, number][] {
  const scanner = createLiteralScanner(literals.map((item) => Buffer.from(item)));
  const ranges: [number, number][] = [];
  scanner.scan(Buffer.from(text), limit, (start, end) => ranges.push([start, end]));
  return ranges;
}

test("the scanner finds what a search at each position finds", () => {
  const inputs = fc.tuple(
    fc.array(literal, { minLength: 1, maxLength: 8 }),
    fc.string({ unit: letters, maxLength: 60 }),
    fc.nat(60),
  );
  fc.assert(
    fc.property(inputs, ([literals, text, limit]) => {
      const longestFirst = literals.toSorted((one, other) => other.length - one.length);
      const expected = Array.from({ length: Math.min(limit, text.length) }, (_, start) => {
        const match = longestFirst.find((item) => text.startsWith(item, start));
        return match === undefined ? [] : [[start, start + match.length]];
      }).flat();
      assert.deepEqual(found(literals, text, limit), expected);
    }),
    { numRuns: 1000 },
  );
});

test("literals that are too short to skip by are refused", () => {
  assert.throws(() => createLiteralScanner([Buffer.from("ab")]), RangeError);
  assert.throws(() => createLiteralScanner([]), RangeError);
});
