import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { digestOfFile, version } from "../src/version.ts";

test("the version is that of package.json", () => {
  const path = new URL("../package.json", import.meta.url);
  const { version: expected } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
  assert.equal(version, expected);
});

test("the digest of a file is the SHA-256 of its bytes", () => {
  const bytes = readFileSync(new URL(import.meta.url));
  assert.equal(digestOfFile(import.meta.url), createHash("sha256").update(bytes).digest("hex"));
});
