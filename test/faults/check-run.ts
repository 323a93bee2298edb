import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bash } from "../../src/model/scripted.ts";
import type { ToolUseReply } from "../../src/model/scripted-script.ts";
import { outputHelp } from "../../src/outputs.ts";
import { runStates } from "../../src/record/event.ts";
import { readTranscript } from "../../src/record/transcript-reader.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import { verifyRecordFiles } from "../../src/record/verify-files.ts";
import { type RecordFiles, wholeRecord } from "../support/record-files.ts";
import { apiKey, type FinishedAction, recordOf, type Scene, survivors } from "../support/runner.ts";
import { checkMessages, checkRequests } from "./check-messages.ts";

/** What is to be said of a run that ended as it should. */
export interface RunFacts {
  readonly state: string;
  readonly reason: string;
  readonly exitCode: number | null;
  readonly turns: number;
  /** Requests for a turn that the service saw. */
  readonly requests: number;
  /** Why the service was asked again, each time. */
  readonly retried: readonly string[];
  /** Names of the counted commands that ran, in alphabetical order. */
  readonly ran: readonly string[];
}

/** A command that leaves a line in a file of its own each time it runs, after a pause in seconds. */
export function counted(name: string, pause = 0): ToolUseReply {
  return bash(pause === 0 ? countedText(name) : `sleep ${pause}; ${countedText(name)}`);
}

export function countedText(name: string): string {
  return `echo run >> ran-${name}`;
}

/** The name of a counted command; null for another. */
function nameOf(command: unknown): string | null {
  return /^(?:sleep [\d.]+; )?echo run >> ran-(\S+)$/.exec(String(command))?.[1] ?? null;
}

/** What came before a run in the same scene. */
export interface Before {
  /** How many requests. */
  readonly requests: number;
  /** Names of the counted commands that ran. */
  readonly ran: readonly string[];
}

const nothingBefore: Before = { requests: 0, ran: [] };

/**
 * What holds for a run whatever the service did, but for one that was killed outright: it ended by itself with one of the states, told
 * alike in exit code, outputs, records and summary; the records are whole and verify; the conversation is one that the service takes;
 * no command ran twice; nothing is left running. Gives what the run was.
 */
export async function checkRun(
  scene: Scene,
  run: FinishedAction,
  before: Before = nothingBefore,
): Promise<RunFacts> {
  const { outputs, exitCode } = run;
  assert.deepEqual(await survivors(run), [], "something still runs");
  assert.equal(run.signal, null);
  const record = recordOf(run);
  const state = runStates.find((one) => one === outputs["state"]);
  assert.ok(state !== undefined, `no state of a run: ${outputs["state"]}\n${run.log}`);
  assert.notEqual(state, "internal_error", run.log);
  assert.equal(exitCode, state === "completed" ? 0 : 1);
  checkOutputs(run, record);
  checkRecords(run, record);
  const errors = run.commands.filter(({ name }) => name === "error").map(({ data }) => data);
  assert.deepEqual(errors, exitCode === 0 ? [] : [`${state}: ${outputs["reason"]}`]);
  assert.ok(run.summary.startsWith("### Bash Agent: "), run.summary);
  assert.ok(run.log.includes(`audit head ${record.head}`));
  const shown = [...run.lines, ...Object.values(outputs), run.summary, record.everything];
  assert.equal(shown.join("\n").includes(apiKey), false, "the key is shown");
  const requests = scene.server.requests
    .slice(before.requests)
    .filter(({ path }) => path === "/v1/messages");
  checkRequests(requests);
  return {
    state,
    reason: outputs["reason"] ?? "",
    exitCode,
    turns: Number(outputs["turns"]),
    requests: requests.length,
    retried: record.audit.flatMap(({ type, reason }) =>
      type === "model.retried" ? [String(reason)] : [],
    ),
    ran: checkCounters(scene, record, before.ran),
  };
}

/** Every counted command ran at most once, and the audit log knows of all that ran. Gives their names but for those that ran before. */
export function checkCounters(
  { workspace }: Scene,
  { audit }: Pick<RecordFiles, "audit">,
  before: readonly string[] = [],
): readonly string[] {
  const all = readdirSync(workspace)
    .filter((name) => name.startsWith("ran-"))
    .map((name) => name.slice("ran-".length))
    .toSorted();
  const ran = all.filter((name) => !before.includes(name));
  const allowed = audit.filter(
    ({ type, decision }) => type === "command.requested" && decision === "allow",
  );
  const requested = allowed.map(({ command, n }) => ({ name: nameOf(command), n }));
  for (const name of ran) {
    const lines = requested.filter((one) => one.name === name);
    assert.equal(lines.length, 1, `the audit log has ${lines.length} requests of ${name}`);
  }
  const exited = audit.flatMap(({ type, outcome, n }) =>
    type === "command.finished" && outcome === "exited" ? [n] : [],
  );
  const told = requested.flatMap(({ name, n }) =>
    name !== null && exited.includes(n) ? [name] : [],
  );
  for (const name of told)
    assert.ok(ran.includes(name), `the command ${name} is told to have run, and did not`);
  for (const name of all) {
    const runs = readFileSync(join(workspace, `ran-${name}`), "utf8");
    // One that was ended may have made the file and written nothing.
    const isPossible = runs === "run\n" || (runs === "" && !told.includes(name));
    assert.ok(isPossible, `the command ${name} ran more than once: ${JSON.stringify(runs)}`);
  }
  return ran;
}

function checkOutputs({ outputs, log }: FinishedAction, { result }: RecordFiles): void {
  assert.ok(result !== null, log);
  const told: { readonly [name: string]: unknown } = { ...result };
  for (const name of Object.keys(outputHelp)) {
    const value = outputs[name];
    const expected = told[name] ?? "";
    assert.ok(value !== undefined, `there is no output ${name}`);
    const isCut = name === "result" && value.length > 60_000;
    const text = typeof expected === "string" ? expected : JSON.stringify(expected);
    if (!isCut) assert.equal(value, text, `output ${name}`);
  }
  assert.equal(/[\r\n]/.test(outputs["reason"] ?? ""), false, "the reason has more than one line");
}

function checkRecords({ outputs }: FinishedAction, record: RecordFiles): void {
  const { directory, audit, head } = record;
  const path = join(directory, "audit.jsonl");
  const verdict = verifyAudit({ path }, { head: outputs["audit-sha256"] ?? "" });
  assert.ok(verdict.kind === "ok", JSON.stringify(verdict));
  assert.deepEqual(verdict.unknownOutcomes, []);
  const wrong = verifyRecordFiles(directory, verdict).filter(({ kind }) => kind !== "same");
  assert.deepEqual(wrong, []);
  assert.equal(outputs["audit-sha256"], head);
  const transcript = readTranscript(join(directory, "transcript.jsonl"));
  checkMessages(transcript.messages);
  const { end, cut } = transcript;
  const told = {
    cut: false,
    state: outputs["state"],
    reason: outputs["reason"],
    turns: outputs["turns"],
    commands: outputs["commands"],
  };
  const count = (type: string): number => audit.filter((line) => line.type === type).length;
  assert.deepEqual(
    {
      cut,
      state: end?.state,
      reason: end?.reason,
      turns: String(end?.turns),
      commands: String(
        audit.filter(({ type, decision }) => type === "command.requested" && decision === "allow")
          .length,
      ),
    },
    told,
  );
  const last = audit.at(-1)!;
  assert.deepEqual(
    [last.type, last["state"], last["reason"]],
    ["run.finished", told.state, told.reason],
  );
  assert.equal(String(count("model.responded")), told.turns);
  const files = record.names.filter((name) => !/^outputs\/\d+\.txt$/.test(name));
  assert.deepEqual(files, wholeRecord);
  assert.equal(existsSync(join(directory, "result.json.unfinished")), false);
}
