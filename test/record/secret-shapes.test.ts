import assert from "node:assert/strict";
import { globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import * as fc from "fast-check";
import { createRedactor } from "../../src/record/redact.ts";
import { findSecretShapes } from "../../src/record/secret-patterns.ts";

/** Letters and digits that look random but are always the same; put together here, so that none stands whole in this file. */
function filler(length: number): string {
  return Array.from(
    { length },
    (_, index) => "aB3dE5gH7jK9mN2pQ4sT6vW8xY0z"[(index * 11) % 28],
  ).join("");
}

/** The parts as one, which stand apart in this file. */
function joined(...parts: readonly string[]): string {
  return parts.join("");
}

const keyBody = Array.from({ length: 6 }, () => filler(64)).join("\n");
const keyBegin = (kind: string): string => joined("-----BEGIN ", kind, " PRIVATE KEY-----\n");
const keyEnd = (kind: string): string => joined("\n-----END ", kind, " PRIVATE KEY-----");
const shapes: { readonly [kind: string]: string } = {
  "a key of Anthropic": joined("sk-ant-", "api03-", filler(93), "AA"),
  "an OAuth token of Anthropic": joined("sk-ant-", "oat01-", filler(95)),
  "an admin key of Anthropic": joined("sk-ant-", "admin01-", filler(95)),
  "a personal token of GitHub": joined("gh", "p_", filler(36)),
  "a long installation token of GitHub": joined(
    "gh",
    "s_",
    filler(40),
    ".",
    filler(400),
    ".",
    filler(80),
  ),
  "a token of npm": joined("npm", "_", filler(36)),
  "a token of GitLab": joined("glpat", "-", filler(20)),
  "a JSON Web Token": joined("ey", "J", filler(30), ".ey", "J", filler(60), ".", filler(43)),
  "a key of Google": joined("AI", "za", filler(35)),
  "a key of Stripe": joined("sk_", "live_", filler(24)),
  "a private key": keyBegin("RSA") + keyBody + keyEnd("RSA"),
  "a private key whose end was cut off": keyBegin("OPENSSH") + keyBody,
};

for (const [kind, secret] of Object.entries(shapes)) {
  test(`${kind} is hidden in texts and in streams, however they are split`, () => {
    const text = `before ${secret}\nafter`;
    const { redact } = createRedactor([], { shapes: true });
    assert.doesNotMatch(redact(text), new RegExp(filler(12)));
    assert.match(redact(text), /^before \*\*\*[\s\S]*after$/);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (lengths) => {
        const stream = createRedactor([], { shapes: true }).stream();
        const output: Buffer[] = [];
        let rest = Buffer.from(text);
        for (const length of lengths) {
          output.push(Buffer.from(stream.write(rest.subarray(0, length))));
          rest = rest.subarray(length);
        }
        output.push(Buffer.from(stream.write(rest)), Buffer.from(stream.end()));
        const told = Buffer.concat(output).toString();
        assert.ok(told.startsWith("before ***") && told.endsWith("after"), told);
        assert.equal(stream.count, 1);
      }),
      { numRuns: 30 },
    );
  });
}

test("ten thousand random places of a known value and of a shape are all hidden", () => {
  const known = joined("known-", filler(20));
  const shape = shapes["a personal token of GitHub"] ?? "";
  const { redact } = createRedactor([known], { shapes: true });
  let misses = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const noise = "lorem ipsum dolor sit amet, ".repeat(1 + (round % 7));
    const at = (round * 131) % noise.length;
    const text = `${noise.slice(0, at)} ${round % 2 === 0 ? known : shape} ${noise.slice(at)}`;
    if (redact(text).includes(filler(16))) misses += 1;
  }
  assert.equal(misses, 0);
});

test("lock files, digests and sources hold nothing that looks like a credential", () => {
  const repository = resolve(import.meta.dirname, "../..");
  const paths = globSync(
    [
      "{src,scripts,docs}/**/*",
      "*.{json,md,ts,yml}",
      "node_modules/{rolldown,knip,typescript,fast-check}/**/*.{js,ts,json}",
    ],
    {
      cwd: repository,
    },
  );
  const digests = Array.from(
    { length: 2000 },
    (_, index) => filler(64).slice(index % 20) + index.toString(16),
  ).join("\n");
  const hits = paths.flatMap((path) => {
    const file = resolve(repository, path);
    if (!statSync(file).isFile() || statSync(file).size > 2_000_000) return [];
    return findSecretShapes(readFileSync(file, "latin1")).map(({ start }) => `${path}:${start}`);
  });
  assert.deepEqual([...hits, ...findSecretShapes(digests)], []);
});
