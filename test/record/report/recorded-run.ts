import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { noPreviousLine, sha256 } from "../../../src/record/audit.ts";
import { createRecordDirectory } from "../../../src/record/directory.ts";
import type { CommandFinished, RunEvent, RunState, Usage } from "../../../src/record/event.ts";
import { noSecrets, safe } from "../../../src/record/redact.ts";
import { createTranscriptRecorder } from "../../../src/record/transcript.ts";
import { commandFinished, runStarted, stampAt } from "../record-fixture.ts";

export interface RecordedCommand {
  readonly command: string;
  /** What the model is shown; empty when absent. */
  readonly output?: string;
  /** The whole output, when the model is shown less. */
  readonly whole?: string;
  readonly outcome?: CommandFinished["outcome"];
  readonly exitCode?: number | null;
  readonly tookMs?: number;
}

export interface RecordedTurn {
  readonly text?: string;
  readonly thinking?: string;
  readonly commands?: readonly RecordedCommand[];
  readonly usage?: Partial<Usage>;
  readonly costUsd?: number | null;
  readonly tookMs?: number;
  /** Failed requests before it, by their delay. */
  readonly retriesMs?: readonly number[];
}

export interface RecordedRun {
  readonly turns: readonly RecordedTurn[];
  readonly prompt?: string;
  readonly reason?: string;
  /** Null for a run that was killed after its last turn. */
  readonly state?: RunState | null;
  readonly patch?: string | null;
  /** Fields of result.json besides what the logs tell; null for no file. */
  readonly result?: Readonly<Record<string, unknown>> | null;
  /** Lines of types that no version has, put in before the end. */
  readonly strange?: readonly object[];
}

/** Writes the record of a run that never was into a new folder, with the recorders that real runs have. */
export function recordRun(directory: string, run: RecordedRun): string {
  const paths = createRecordDirectory(directory);
  const audit = new ChainedLog();
  const transcript = createTranscriptRecorder(paths.transcript);
  let now = 0;
  const record = (event: RunEvent): void => {
    transcript.record(event, stampAt(now));
    if (!/^(?:conversation|message)\./.test(event.type)) audit.add(event, now);
  };
  const { redact } = noSecrets;
  record({ ...runStarted, model: safe`claude-opus-5-5` });
  now += 180;
  record({ type: "session.started", reason: safe`the run began`, sandbox: "userns" });
  record({
    type: "conversation.started",
    run_id: "run-1",
    model: safe`claude-opus-5-5`,
    provider: "anthropic",
    system: safe`system`,
    tools: [],
    options: {},
    resumed_from: null,
  });
  record(message(0, "user", [{ type: "text", text: run.prompt ?? "Fix it." }]));
  let n = 0;
  for (const [index, turn] of run.turns.entries()) {
    const number = index + 1;
    for (const [attempt, delay] of (turn.retriesMs ?? []).entries()) {
      now += 900;
      record({
        type: "model.retried",
        turn: number,
        attempt: attempt + 1,
        reason: safe`529 overloaded`,
        delay_ms: delay,
      });
      now += delay;
    }
    now += turn.tookMs ?? 2000;
    const response = {
      model: safe`claude-opus-5-5`,
      stop_reason: safe`tool_use`,
      usage: { ...noUsage, ...turn.usage },
      request_id: null,
      cost_usd: turn.costUsd === undefined ? 0.01 : turn.costUsd,
    };
    record({ type: "model.responded", turn: number, ...response });
    const commands = (turn.commands ?? []).map((command) => ({ ...command, n: ++n }));
    record({ ...message(number, "assistant", blocksOf(turn, commands)), response });
    for (const command of commands) {
      record({
        type: "command.requested",
        n: command.n,
        turn: number,
        tool_use_id: safe`toolu_${command.n}`,
        command: redact(command.command),
        cwd: safe`/workspace`,
        decision: "allow",
        rule: null,
      });
      if (run.state === null && command.n === lastCommand(run)) continue;
      now += command.tookMs ?? 300;
      const output = command.output ?? "";
      if (command.whole !== undefined)
        writeFileSync(join(paths.outputs, `${command.n}.txt`), command.whole);
      record({
        ...commandFinished(command.n),
        outcome: command.outcome ?? "exited",
        exit_code: command.exitCode === undefined ? 0 : command.exitCode,
        duration_ms: command.tookMs ?? 300,
        output_bytes: Buffer.byteLength(command.whole ?? output),
        output_head: redact(output.slice(0, 200)),
        truncated: command.whole !== undefined,
      });
    }
    if (commands.length > 0)
      record(
        message(
          number,
          "user",
          commands.map((command) => ({
            type: "tool_result",
            tool_use_id: `toolu_${command.n}`,
            content: [{ type: "text", text: command.output ?? "(no output)" }],
          })),
        ),
      );
  }
  for (const fields of run.strange ?? []) audit.add(fields, (now += 700));
  if (run.patch !== null) writeFileSync(paths.patch, run.patch ?? "");
  const state = run.state === undefined ? "completed" : run.state;
  if (state !== null) {
    const reason = redact(run.reason ?? "the model ended its turn");
    record({ type: "conversation.ended", state, reason, turns: run.turns.length });
    now += 40;
    record({
      type: "run.finished",
      state,
      reason,
      counts: {},
      transcript_sha256: null,
      patch_sha256: null,
    });
    const told = { state, reason, "duration-ms": now, ...run.result };
    if (run.result !== null) writeFileSync(paths.result, JSON.stringify(told));
  }
  transcript.close();
  writeFileSync(paths.audit, audit.text);
  return paths.directory;
}

/** An audit log that takes any line, also of types that this version does not know. */
class ChainedLog {
  text = "";
  #lines = 0;
  #head = noPreviousLine;

  add(fields: object, ms: number): void {
    const { at, monoMs } = stampAt(ms);
    const line = JSON.stringify({
      seq: this.#lines,
      at,
      mono_ms: monoMs,
      prev: this.#head,
      ...fields,
    });
    this.text += `${line}\n`;
    this.#head = sha256(line);
    this.#lines += 1;
  }
}

const noUsage: Usage = {
  input_tokens: 120,
  output_tokens: 240,
  cache_read_tokens: 9000,
  cache_write_5m_tokens: 700,
  cache_write_1h_tokens: 0,
};

function message(
  turn: number,
  role: "user" | "assistant",
  content: readonly object[],
): Extract<RunEvent, { type: "message.added" }> {
  return {
    type: "message.added",
    turn,
    role,
    content: noSecrets.redactJson(content),
    text: safe``,
    thinking: safe``,
  };
}

function blocksOf(
  { thinking, text }: RecordedTurn,
  commands: readonly (RecordedCommand & { readonly n: number })[],
): readonly object[] {
  return [
    ...(thinking === undefined ? [] : [{ type: "thinking", thinking, signature: "x" }]),
    ...(text === undefined ? [] : [{ type: "text", text }]),
    ...commands.map(({ n, command }) => ({
      type: "tool_use",
      id: `toolu_${n}`,
      name: "bash",
      input: { command },
    })),
  ];
}

function lastCommand({ turns }: RecordedRun): number {
  return turns.reduce((count, { commands }) => count + (commands?.length ?? 0), 0);
}
