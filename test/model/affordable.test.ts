import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { allowance, type PromptEstimate, type Purse } from "../../src/model/affordable.ts";
import { builtInPrices, costUsd } from "../../src/model/pricing.ts";

const purse: Purse = {
  model: "claude-opus-5-5",
  prices: builtInPrices,
  spendableUsd: 1,
  mostTokens: 32_000,
};
const prompt: PromptEstimate = { cached: 100_000, fresh: 10_000, lifetime: "5m" };

test("a response may be as long as was set while there is money for all of it", () => {
  // 100,000 read at 0.20, 10,000 written at 5, 32,000 out at 20 dollars a million: 0.02 + 0.05 + 0.64.
  assert.deepEqual(allowance(prompt, { ...purse, spendableUsd: 0.71 }), {
    kind: "tokens",
    maxTokens: 32_000,
  });
});

test("it is made shorter where money is short, and not asked for where not even a short one can be paid", () => {
  assert.deepEqual(allowance(prompt, { ...purse, spendableUsd: 0.17 }), {
    kind: "tokens",
    maxTokens: 5000,
  });
  const answer = allowance(prompt, { ...purse, spendableUsd: 0.11 });
  assert.deepEqual(answer, { kind: "too dear", leastUsd: 0.11096 });
});

test("a prompt that is not in the cache, or is written for an hour, is counted as dear as it is", () => {
  const least = (estimate: PromptEstimate): number => {
    const answer = allowance(estimate, { ...purse, spendableUsd: 0 });
    return answer.kind === "too dear" ? answer.leastUsd : Number.NaN;
  };
  const shortest = (2048 * 20) / 1_000_000;
  assert.equal(least({ cached: 0, fresh: 110_000, lifetime: "5m" }), 0.55 + shortest);
  assert.equal(least({ cached: 0, fresh: 110_000, lifetime: "1h" }), 0.88 + shortest);
});

test("a model without a price may say all, and input that is dearer than a write counts as input", () => {
  const free = { ...purse, model: "my-model", spendableUsd: 0 };
  assert.deepEqual(allowance(prompt, free), { kind: "tokens", maxTokens: 32_000 });
  const odd = { input: 100, output: 20, cache_write_5m: 1, cache_write_1h: 1, cache_read: 0 };
  assert.equal(
    allowance(prompt, { ...free, prices: { "my-model": odd }, spendableUsd: 0.9 }).kind,
    "too dear",
  );
});

test("no response of the allowed length costs more than may be spent, also where long prompts cost more", () => {
  const models = ["claude-opus-5-5", "claude-haiku-5-5", "claude-haiku-4-5"];
  fc.assert(
    fc.property(
      fc.constantFrom(...models),
      fc.record({
        cached: fc.nat({ max: 200_000 }),
        fresh: fc.nat({ max: 200_000 }),
        lifetime: fc.constantFrom("5m" as const, "1h" as const),
      }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (model, estimate, spendableUsd) => {
        const answer = allowance(estimate, { ...purse, model, spendableUsd });
        if (answer.kind === "too dear") return answer.leastUsd > spendableUsd;
        const usage = {
          input_tokens: 0,
          output_tokens: answer.maxTokens,
          cache_read_tokens: estimate.cached,
          cache_write_5m_tokens: estimate.lifetime === "5m" ? estimate.fresh : 0,
          cache_write_1h_tokens: estimate.lifetime === "1h" ? estimate.fresh : 0,
        };
        return costUsd(usage, model, builtInPrices)! <= spendableUsd + 1e-9;
      },
    ),
  );
});
