import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { Ajv, type ValidateFunction } from "ajv";
import { bash, say, serviceError, type Script, think } from "../../src/model/scripted.ts";
import type { AuditEvent } from "../../src/record/event.ts";
import { runCli } from "../support/command-line.ts";
import { readRecord } from "../support/record-files.ts";
import { type Inputs, openScene, recordOf, untilFile } from "../support/runner.ts";

const docs = resolve(import.meta.dirname, "../../docs");
const auditSchema = readSchema("audit.schema.json");
const isAuditLine = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
  auditSchema,
);
const isTranscriptLine = new Ajv({
  strict: true,
  strictTypes: false,
  strictRequired: false,
}).compile(readSchema("transcript.schema.json"));

/** The compiler sees to it that none is missing. */
const auditTypes: { readonly [Type in AuditEvent["type"]]: true } = {
  "run.started": true,
  "model.responded": true,
  "model.retried": true,
  "model.unfinished": true,
  "model.switched": true,
  "context.cleared": true,
  "command.requested": true,
  "command.finished": true,
  "file.viewed": true,
  "file.edited": true,
  "session.started": true,
  "session.restarted": true,
  "verification.started": true,
  "verification.finished": true,
  "network.requested": true,
  "network.finished": true,
  "patch.written": true,
  "run.finished": true,
};

const edit = (path: string, text: string) =>
  ({
    type: "tool_use",
    name: "str_replace_based_edit_tool",
    input: { command: "create", path, file_text: text },
  }) as const;

const full: Script = [
  serviceError(529, { type: "overloaded_error", message: "Overloaded" }),
  [think("A thought."), say("First."), bash("echo one; false"), bash({ restart: true })],
  [edit("a.txt", "a\n"), bash("id"), { type: "tool_use", name: "bash", input: {} }],
  [bash("seq 2000")],
  [say("Done.")],
];
const fullInputs: Inputs = {
  "allowed-commands": "echo\nfalse\nseq\ntest",
  "output-limit": "1000",
  verify: "test -f a.txt",
};

describe("the schemas of the records", { concurrency: true }, () => {
  test("know every type of the audit log and no other", () => {
    const { oneOf } = auditSchema as { readonly oneOf: readonly { readonly title: string }[] };
    assert.deepEqual(
      oneOf.map(({ title }) => title).toSorted(),
      Object.keys(auditTypes).toSorted(),
    );
  });

  test("fit every line of a run with calls of all kinds, and of one that takes it up", async (context) => {
    const scene = await openScene(context, {
      script: [...full, [bash("echo two")], [say("Done.")]],
    });
    const first = await scene.run(fullInputs);
    const second = await scene.run({ "resume-from": first.outputs["transcript-path"]! });

    const records = [first, second].map(recordOf);
    assert.deepEqual(
      records.flatMap(({ audit }) => misfits(isAuditLine, audit)),
      [],
    );
    assert.deepEqual(
      records.flatMap(({ transcript }) => misfits(isTranscriptLine, transcript)),
      [],
    );
    assert.ok(records[0]!.audit.some(({ type }) => type === "verification.finished"));
    assert.ok(records[1]!.transcript.some(({ resumed }) => resumed === true));
  });

  test("fit the lines of a run that was killed", async (context) => {
    const scene = await openScene(context, { script: [[bash("touch started; sleep 600")]] });
    const action = scene.start();
    await untilFile(scene, "started", action);
    action.process.kill("SIGKILL");
    const run = await action.finished;

    const record = readRecord(run.state["STATE_record-directory"]!);
    assert.deepEqual(misfits(isAuditLine, record.audit), []);
    assert.deepEqual(misfits(isTranscriptLine, record.transcript), []);
  });

  test("refuse a line without one of its fields, or with one more", async (context) => {
    const { audit, transcript } = await fullRecord(context);
    for (const line of audit) {
      for (const field of Object.keys(line).filter(
        (name) => !["command", "restart"].includes(name),
      ))
        assert.equal(isAuditLine(without(line, field)), false, `${line.type} without ${field}`);
      assert.equal(isAuditLine({ ...line, extra: 1 }), false, `${line.type} with one more`);
    }
    for (const line of transcript)
      for (const field of Object.keys(line).filter((name) => name !== "resumed"))
        assert.equal(
          isTranscriptLine(without(line, field)),
          false,
          `${line.type} without ${field}`,
        );
  });
});

describe("a reader in another language, as the docs show it", { concurrency: true }, () => {
  const reader = join(docs, "check-audit.py");

  test("finds a record whole under its head, and not under another", async (context) => {
    const { directory, head, audit } = await fullRecord(context);
    const path = join(directory, "audit.jsonl");

    const commands = audit.filter(({ type }) => type === "command.requested").length;
    assert.deepEqual(python(reader, path, head), [
      0,
      `ok: ${audit.length} lines, ${commands} commands, head ${head}\n`,
    ]);
    assert.deepEqual(python(reader, path, "0".repeat(64)), [
      1,
      `line ${audit.length}: has another head\n`,
    ]);
  });

  test("finds lines that were changed, dropped, inserted, swapped or cut off", async (context) => {
    const { directory } = await fullRecord(context);
    const lines = readFileSync(join(directory, "audit.jsonl"), "utf8").trimEnd().split("\n");
    const path = join(directory, "tampered.jsonl");
    const check = (changed: readonly string[]): unknown => {
      writeFileSync(path, changed.map((line) => `${line}\n`).join(""));
      return python(reader, path)[1];
    };

    const third = lines[2]!.replace('"mono_ms":', '"mono_ms":1');
    assert.equal(check(lines.with(2, third)), "line 4: does not chain\n");
    assert.equal(check(lines.toSpliced(2, 1)), "line 3: does not chain\n");
    assert.equal(check(lines.toSpliced(2, 0, lines[1]!)), "line 3: does not chain\n");
    assert.equal(check(lines.with(2, lines[3]!).with(3, lines[2]!)), "line 3: does not chain\n");
    const request = lines.findIndex((line) => line.includes('"type":"command.requested"'));
    assert.equal(
      check(lines.slice(0, request + 1)),
      `line ${request + 2}: is missing; outcome unknown of commands: [1]\n`,
    );
  });

  test("has no more than 40 lines", () => {
    assert.ok(readFileSync(reader, "utf8").trimEnd().split("\n").length <= 40);
  });
});

describe("the messages of a transcript", () => {
  test("are those of the API by the line of jq in the docs", async (context) => {
    const { directory, transcript } = await fullRecord(context);
    const [, program = ""] =
      /jq -s '([^']+)' transcript.jsonl/.exec(readFileSync(join(docs, "records.md"), "utf8")) ?? [];

    const { stdout, stderr } = spawnSync("jq", [
      "-s",
      program,
      join(directory, "transcript.jsonl"),
    ]);

    const messages = transcript
      .filter(({ type }) => type === "message")
      .map(({ role, content }) => ({ role, content }));
    assert.notEqual(program, "");
    assert.deepEqual(JSON.parse(stdout.toString()), messages, stderr.toString());
    const printed = await runCli(["transcript", directory, "--json"]);
    assert.deepEqual(JSON.parse(printed.output), messages);
    const shown = await runCli(["transcript", join(directory, "transcript.jsonl")]);
    assert.match(shown.output, /^# Run [-0-9a-f]{36}\n\n- model `/);
    assert.match(shown.output, /\n## Turn 1 \(.*\)\n\nThinking:\n\n```text\nA thought\.\n```\n/);
  });
});

async function fullRecord(context: TestContext) {
  return recordOf(await (await openScene(context, { script: full })).run(fullInputs));
}

function readSchema(name: string): object {
  return JSON.parse(readFileSync(join(docs, name), "utf8")) as object;
}

function misfits(validate: ValidateFunction, lines: readonly object[]): readonly unknown[] {
  return lines.flatMap((line) => (validate(line) ? [] : [{ line, errors: validate.errors }]));
}

function without(line: object, field: string): object {
  return Object.fromEntries(Object.entries(line).filter(([name]) => name !== field));
}

/** Exit code, and what it said. */
function python(...words: readonly string[]): readonly [number | null, string] {
  const { status, stdout, stderr } = spawnSync("python3", words);
  return [status, stdout.toString() + stderr.toString()];
}
