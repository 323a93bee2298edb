import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";

/** Waits until the condition holds, and fails with these words when it does not within ten seconds. */
export async function until(
  condition: () => boolean,
  words: string | (() => string),
): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > giveUpAt)
      assert.fail(`waited in vain: ${typeof words === "string" ? words : words()}`);
    await delay(5);
  }
}
