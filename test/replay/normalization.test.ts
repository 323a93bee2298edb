import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseRules } from "../../src/replay/normalization.ts";

function normalized(rules: string, text: string): string {
  const parsed = parseRules(rules);
  assert.ok("normalize" in parsed, JSON.stringify(parsed));
  return parsed.normalize(text);
}

describe("rules of normalization", () => {
  test("replace all that they fit, one after the other, line by line", () => {
    const rules = "# Times.\ns/[0-9.]+ ?ms/T/\n\ns|^/tmp/[^/]+/|TMP/|g\ns/TMP/tmp/i";
    assert.equal(normalized(rules, "/tmp/a1/x 3.5 ms\n/tmp/b2/y 12ms"), "tmp/x T\ntmp/y T");
  });

  test("know groups, escapes and a separator behind a backslash", () => {
    assert.equal(normalized(String.raw`s/(\w+)\/(\d+)/$2 of $1/`, "abc/12"), "12 of abc");
    assert.equal(normalized(String.raw`s/\\/x/`, String.raw`a\b`), "axb");
  });

  test("change nothing when there is none", () => {
    assert.equal(normalized("\n# nothing\n", "a"), "a");
  });

  test("are refused with what is wrong with each", () => {
    const parsed = parseRules("y/a/b/\ns/a/b\ns//b/\ns/(/b/\ns/a/b/e\nsxaxbx");
    const form = "it takes rules such as s/REGEX/TEXT/ or s/REGEX/TEXT/i, one a line";
    assert.deepEqual(parsed, {
      problems: [
        `"y/a/b/" is no rule; ${form}`,
        `"s/a/b" does not have / three times; ${form}`,
        `"s//b/" has no pattern; ${form}`,
        `"s/(/b/" has a pattern that is none; ${form}`,
        `"s/a/b/e" has flags other than g and i; ${form}`,
        `"sxaxbx" is no rule; ${form}`,
      ],
    });
  });
});
