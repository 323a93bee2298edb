import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

const program = `
import { leave } from "${new URL("../src/leave.ts", import.meta.url).href}";
process.stdout.write("x".repeat(4_000_000) + "\\n");
process.stderr.write("I leave.\\n");
await leave(3);
`;

describe("a process that leaves", { concurrency: true }, () => {
  test("ends when a slow reader has all that it wrote", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    const ended = once(child, "exit");
    await once(child.stderr, "data");
    const chunks: Buffer[] = [];
    for await (const chunk of child.stdout) {
      chunks.push(chunk as Buffer);
      await delay(1);
    }
    assert.equal(Buffer.concat(chunks).length, 4_000_001);
    assert.deepEqual(await ended, [3, null]);
  });

  test("does not wait for a reader that has gone", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.destroy();
    assert.deepEqual(await once(child, "exit"), [3, null]);
  });

  test("does not wait for a reader that stands still", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    child.stdout.pause();
    assert.deepEqual(await once(child, "exit"), [3, null]);
    child.stdout.destroy();
  });
});
