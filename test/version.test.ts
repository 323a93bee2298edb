import assert from "node:assert/strict";
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { digestOfProgram, version } from "../src/version.ts";

test("the version is that of package.json", () => {
  const path = new URL("../package.json", import.meta.url);
  const { version: expected } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
  assert.equal(version, expected);
});

test("the digest of the program is that of the list which sha256sum prints", () => {
  const dist = fileURLToPath(new URL("../dist", import.meta.url));
  const list = execSync("LC_ALL=C; sha256sum -- *.js", { cwd: dist, shell: "/bin/bash" });
  assert.equal(digestOfProgram(dist), createHash("sha256").update(list).digest("hex"));
});
