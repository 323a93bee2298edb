import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { RunError } from "../../src/errors.ts";
import { recordFailure } from "../../src/record/append-file.ts";
import { createAuditRecorder } from "../../src/record/audit.ts";
import { safe } from "../../src/record/redact.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import {
  commandFinished,
  commandRequested,
  createFolder,
  modelResponded,
  runFinished,
  runStarted,
  stampAt,
} from "./record-fixture.ts";

function digest(line: string): string {
  return createHash("sha256").update(line).digest("hex");
}

test("each event is a line that holds the digest of the line before", (context) => {
  const path = join(createFolder(context), "audit.jsonl");
  const audit = createAuditRecorder(path);
  assert.equal(audit.head, null);
  audit.record(runStarted, stampAt(0));
  audit.record(commandRequested(1), stampAt(12));
  audit.record({ type: "notice", level: "info", text: safe`not for the log` }, stampAt(13));
  audit.record(commandFinished(1), stampAt(20));
  audit.record(runFinished(audit.counts), stampAt(30));
  const lines = readFileSync(path, "utf8").split("\n");
  assert.equal(lines.pop(), "");
  const link = (seq: number, monoMs: number, type: string) => ({
    seq,
    at: stampAt(monoMs).at,
    mono_ms: monoMs,
    type,
    prev: seq === 0 ? "0".repeat(64) : digest(lines[seq - 1]!),
  });
  const counts = { "run.started": 1, "command.requested": 1, "command.finished": 1 };
  assert.deepEqual(lines, [
    JSON.stringify({ ...link(0, 0, "run.started"), ...runStarted }),
    JSON.stringify({ ...link(1, 12, "command.requested"), ...commandRequested(1) }),
    JSON.stringify({ ...link(2, 20, "command.finished"), ...commandFinished(1) }),
    JSON.stringify({ ...link(3, 30, "run.finished"), ...runFinished(counts) }),
  ]);
  assert.equal(audit.head, digest(lines[3]!));
  assert.equal(lstatSync(path).mode & 0o777, 0o600);
});

test("the final record closes the log", (context) => {
  const path = join(createFolder(context), "audit.jsonl");
  const audit = createAuditRecorder(path);
  audit.record(runStarted, stampAt(0));
  audit.record(runFinished(audit.counts), stampAt(1));
  assert.throws(
    () => audit.record(modelResponded, stampAt(2)),
    new RunError("record", `${path} is closed`),
  );
  audit.close();
});

test("a log that exists, or a link in its place, is refused and left as it is", (context) => {
  const folder = createFolder(context);
  const path = join(folder, "audit.jsonl");
  createAuditRecorder(path).close();
  const link = join(folder, "link.jsonl");
  symlinkSync("target", link);
  for (const taken of [path, link]) {
    assert.throws(
      () => createAuditRecorder(taken),
      (error: unknown) =>
        error instanceof RunError &&
        error.code === "record" &&
        error.message.includes("belongs to another run"),
    );
  }
  assert.equal(readFileSync(path, "utf8"), "");
});

test("a line that cannot be written whole is refused, and the log ends with the line before", (context) => {
  const folder = createFolder(context);
  const path = join(folder, "audit.jsonl");
  const module = (name: string) =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const script = `
    const { createAuditRecorder } = await import(${module("../../src/record/audit.ts")});
    const fixture = await import(${module("record-fixture.ts")});
    const audit = createAuditRecorder(${JSON.stringify(path)});
    audit.record(fixture.runStarted, fixture.stampAt(0));
    const long = { ...fixture.commandRequested(1), command: "x".repeat(20_000) };
    try { audit.record(long, fixture.stampAt(1)); } catch (error) { console.log(error.code, error.message); }
    audit.record(fixture.runFinished(audit.counts), fixture.stampAt(2));
  `;
  const file = join(folder, "script.mjs");
  writeFileSync(file, script);
  // The file size limit stands for a full disk: a write is cut in the middle, the next one fails.
  const limited = 'trap "" XFSZ; ulimit -f 4; exec "$@"';
  const run = spawnSync("bash", ["-c", limited, "bash", process.execPath, file], {
    encoding: "utf8",
  });
  assert.deepEqual(
    { stdout: run.stdout, verdict: verifyAudit({ path }).kind },
    {
      stdout: `record Cannot write ${path}: the file size limit is reached (EFBIG)\n`,
      verdict: "ok",
    },
    run.stderr,
  );
});

test("a full disk is named as the reason", () => {
  const cause = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  const failure = recordFailure("/records/audit.jsonl", cause);
  assert.deepEqual(
    [failure.code, failure.message, failure.cause],
    ["record", "Cannot write /records/audit.jsonl: no space is left on the disk (ENOSPC)", cause],
  );
});

test("a killed process leaves every line that was recorded", async (context) => {
  const folder = createFolder(context);
  const path = join(folder, "audit.jsonl");
  const module = (name: string) =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const script = `
    const { createAuditRecorder } = await import(${module("../../src/record/audit.ts")});
    const fixture = await import(${module("record-fixture.ts")});
    const audit = createAuditRecorder(${JSON.stringify(path)});
    audit.record(fixture.runStarted, fixture.stampAt(0));
    audit.record(fixture.commandRequested(1), fixture.stampAt(1));
    process.kill(process.pid, "SIGKILL");
  `;
  const file = join(folder, "script.mjs");
  writeFileSync(file, script);
  assert.equal(spawnSync(process.execPath, [file]).signal, "SIGKILL");
  assert.deepEqual(verifyAudit({ path }), {
    kind: "incomplete",
    line: 3,
    reason:
      "is missing: the log ends without its final record; outcome unknown: command 1, requested in line 2",
    unknownOutcomes: [{ n: 1, what: "command 1", line: 2 }],
  });
});
