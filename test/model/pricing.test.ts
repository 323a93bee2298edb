import assert from "node:assert/strict";
import { test } from "node:test";
import { builtInPrices, costUsd, parsePrices } from "../../src/model/pricing.ts";
import type { Usage } from "../../src/record/event.ts";

const usage: Usage = {
  input_tokens: 1000,
  output_tokens: 2000,
  cache_read_tokens: 50_000,
  cache_write_5m_tokens: 4000,
  cache_write_1h_tokens: 3000,
};

/** Compared as text with eight digits: sums of binary fractions are not exact. */
function cost(model: string, counts: Usage = usage): string | null {
  return costUsd(counts, model, builtInPrices)?.toFixed(8) ?? null;
}

test("each kind of token has its own price", () => {
  // 1000 * 4 + 2000 * 20 + 50,000 * 0.20 + 4000 * 5 + 3000 * 8 = 98,000 millionths
  assert.equal(cost("claude-opus-5-5"), "0.09800000");
  // 1000 * 2 + 2000 * 10 + 50,000 * 0.10 + 4000 * 2.50 + 3000 * 4 = 49,000
  assert.equal(cost("claude-sonnet-5-5"), "0.04900000");
  // 1000 * 10 + 2000 * 50 + 50,000 * 0.25 + 4000 * 12.50 + 3000 * 20 = 232,500
  assert.equal(cost("claude-fable-5-1"), "0.23250000");
  // 1000 * 5 + 2000 * 25 + 50,000 * 0.50 + 4000 * 6.25 + 3000 * 10 = 135,000
  assert.equal(cost("claude-opus-5"), "0.13500000");
  // 1000 * 1 + 2000 * 5 + 50,000 * 0.10 + 4000 * 1.25 + 3000 * 2 = 27,000
  assert.equal(cost("claude-haiku-4-5"), "0.02700000");
});

test("a prompt of more than 100,000 tokens has the higher price on all of its response", () => {
  const prompt = (cache_read_tokens: number): Usage => ({ ...usage, cache_read_tokens });
  // 1000 + 4000 + 3000 + 92,000 = 100,000: 100 + 1000 + 920 + 500 + 600 = 3120
  assert.equal(cost("claude-haiku-5-5", prompt(92_000)), "0.00312000");
  // One more: 500 + 5000 + 4600.05 + 2500 + 3000 = 15,600.05
  assert.equal(cost("claude-haiku-5-5", prompt(92_001)), "0.01560005");
});

test("a name with a date has the price of the name without it, unless it has its own", () => {
  assert.equal(cost("claude-haiku-4-5-20251001"), cost("claude-haiku-4-5"));
  const rates = { input: 1, output: 0, cache_write_5m: 0, cache_write_1h: 0, cache_read: 0 };
  assert.equal(
    costUsd(usage, "m-20260101", { "m-20260101": rates, m: { ...rates, input: 9 } }),
    0.001,
  );
});

test("the cost of an unknown model is null, not zero", () => {
  for (const model of ["claude-opus-9", "", "claude-opus-5-5-fast", "toString", "__proto__"])
    assert.equal(cost(model), null);
});

test("every price of the table is complete", () => {
  for (const [
    model,
    { input, output, cache_write_5m, cache_write_1h, cache_read },
  ] of Object.entries(builtInPrices)) {
    // Page "Prompt caching": a write costs 1.25 times or twice the input, a read a tenth of it or less.
    assert.ok(input > 0 && output === 5 * input, model);
    assert.deepEqual([cache_write_5m / input, cache_write_1h / input], [1.25, 2], model);
    assert.ok(cache_read > 0 && cache_read <= input / 10 + 1e-12, model);
  }
});

test("prices of the user are read as they are", () => {
  const prices = {
    "my-model": { input: 1.5, output: 0, cache_write_5m: 2, cache_write_1h: 3, cache_read: 0.1 },
  };
  assert.deepEqual(parsePrices(JSON.stringify(prices)), { kind: "prices", prices });
  assert.deepEqual(parsePrices("{}"), { kind: "prices", prices: {} });
});

test("all problems of the user's prices are told at once", () => {
  const bad = {
    a: { input: 1, output: "2", cache_write_5m: -1, cache_write_1h: 1, cache_red: 1 },
    b: 5,
    " ": {},
  };
  const number = "expected US dollars per million tokens, a number of 0 or more";
  assert.deepEqual(parsePrices(JSON.stringify(bad)), {
    kind: "problems",
    problems: [
      "a.cache_red: unknown; accepted are input, output, cache_write_5m, cache_write_1h, cache_read",
      `a.output: ${number}`,
      `a.cache_write_5m: ${number}`,
      `a.cache_read: ${number}`,
      "b: expected an object with input, output, cache_write_5m, cache_write_1h, cache_read",
      "the name of a model is empty",
    ],
  });
});

test("prices that are no JSON object are one problem", () => {
  for (const text of ["", "{", "[]", "null", "5"]) {
    const parsed = parsePrices(text);
    assert.equal(parsed.kind === "problems" ? parsed.problems.length : parsed.kind, 1, text);
  }
});
