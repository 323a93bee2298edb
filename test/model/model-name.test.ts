import assert from "node:assert/strict";
import { test } from "node:test";
import { capabilitiesOf } from "../../src/model/capabilities.ts";
import { plainModelName } from "../../src/model/model-name.ts";
import { builtInPrices, costUsd } from "../../src/model/pricing.ts";

const names = {
  "claude-opus-5-5": "claude-opus-5-5",
  "claude-haiku-4-5-20251001": "claude-haiku-4-5",
  "anthropic.claude-opus-5-5": "claude-opus-5-5",
  "us.anthropic.claude-opus-5-5": "claude-opus-5-5",
  "us-gov.anthropic.claude-sonnet-4-5-20250929-v1:0": "claude-sonnet-4-5",
  "global.anthropic.claude-opus-4-6-v1": "claude-opus-4-6",
  "anthropic.claude-sonnet-4-5-20250929-v1:0": "claude-sonnet-4-5",
  "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.anthropic.claude-sonnet-5-5":
    "claude-sonnet-5-5",
  "claude-sonnet-4-5@20250929": "claude-sonnet-4-5",
  "claude-opus-5-5@default": "claude-opus-5-5",
  "my-model": "my-model",
  "arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/abc123": "abc123",
};

test("the names of the clouds are names of the same models", () => {
  assert.deepEqual(
    Object.keys(names).map((name) => plainModelName(name)),
    Object.values(names),
  );
});

test("price and abilities of a model are the same under each of its names", () => {
  const usage = {
    input_tokens: 1_000_000,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_5m_tokens: 0,
    cache_write_1h_tokens: 0,
  };
  for (const name of ["us.anthropic.claude-opus-5-5", "claude-opus-5-5@default"]) {
    assert.equal(costUsd(usage, name, builtInPrices), 4);
    assert.equal(capabilitiesOf(name).adaptiveThinking, true);
  }
  assert.equal(costUsd(usage, "eu.anthropic.claude-sonnet-4-5-20250929-v1:0", builtInPrices), 3);
  assert.equal(capabilitiesOf("claude-sonnet-4-5@20250929").adaptiveThinking, false);
  const own = { input: 5, output: 1, cache_write_5m: 1, cache_write_1h: 1, cache_read: 1 };
  const prices = { ...builtInPrices, "us.anthropic.claude-opus-5-5": own };
  assert.equal(costUsd(usage, "us.anthropic.claude-opus-5-5", prices), 5);
});
