import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { logExcerpt } from "../../src/agent/log-excerpt.ts";

test("a short log is shown whole, without colours and time stamps", () => {
  const log =
    "test\tRun npm test\t2026-11-30T10:00:00.1234567Z \u001b[31mError: no\u001b[0m\r\n2026-11-30T10:00:01.0000000Z done\n";
  assert.equal(logExcerpt(log), "Error: no\ndone");
});

test("of a long log the surroundings of its failures and its end are shown, the last failures first", () => {
  const lines = Array.from({ length: 20_000 }, (_, n) =>
    n % 5000 === 100 ? `Error: number ${n}` : `fine ${n}`,
  );
  const excerpt = logExcerpt(lines.join("\n"));
  for (const n of [100, 5100, 10_100, 15_100]) {
    assert.ok(excerpt.includes(`Error: number ${n}\n`));
    assert.ok(excerpt.includes(`fine ${n - 12}\n`) && excerpt.includes(`fine ${n + 12}\n`));
  }
  assert.ok(excerpt.endsWith("fine 19999"));
  assert.ok(excerpt.startsWith("[... 88 lines left out ...]\nfine 88\n"));
});

test("an excerpt is never long, whatever the log is", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant("Error: no"), fc.string({ maxLength: 3000 })), {
        maxLength: 3000,
        size: "max",
      }),
      (lines) => logExcerpt(lines.join("\n")).length < 45_000,
    ),
    { numRuns: 30 },
  );
});
