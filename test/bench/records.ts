import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createAuditRecorder } from "../../src/record/audit.ts";
import { fanOut, type Recorder, type RunRecorder, systemClock } from "../../src/record/recorder.ts";
import { createRedactor, safe } from "../../src/record/redact.ts";
import { createTranscriptRecorder } from "../../src/record/transcript.ts";
import { type BashTool, openBashTool } from "../../src/tools/bash.ts";
import { median, type Subject } from "./row.ts";
import { makeWorkplace, sessionOptions } from "./workplace.ts";

const redactor = createRedactor(["a-key-for-the-bench"]);

/** What audit log and transcript cost, beside the same tool with none, and how much they write. */
export const records: Subject = {
  name: "records",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const folder = workplace.fresh("records");
    mkdirSync(folder);
    const files = [join(folder, "audit.jsonl"), join(folder, "transcript.jsonl")] as const;
    const kept: readonly Recorder[] = [
      createAuditRecorder(files[0]),
      createTranscriptRecorder(files[1]),
    ];
    const withRecords = fanOut(kept, systemClock);
    const without = fanOut([], systemClock);
    await using tool = await openBashTool({
      session: sessionOptions(workplace),
      redactor,
      timeoutMs: 10_000,
      outputLimitCharacters: 30_000,
      outputsDirectory: folder,
      sandbox: "none",
    });
    const times = { with: [] as number[], without: [] as number[] };
    const count = smoke ? 10 : 500;
    for (let turn = 1; turn <= count; turn += 1) {
      times.with.push(await timeTurn(tool, withRecords, turn));
      times.without.push(await timeTurn(tool, without, turn));
    }
    withRecords.close();
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    return [
      {
        what: "a command with audit and transcript",
        unit: "ms",
        ours: median(times.with),
        baseline: { value: median(times.without), of: "no records" },
        aim: null,
      },
      { what: "records of a turn", unit: "bytes", ours: bytes / count, baseline: null, aim: null },
    ];
  },
};

/** A turn as the loop records it: the model's message, the command, the message with its result. */
async function timeTurn(tool: BashTool, recorder: RunRecorder, turn: number): Promise<number> {
  const call = {
    id: `toolu_bench_${turn}`,
    name: "bash",
    input: { command: `echo "line ${turn}"` },
  };
  const startedAt = performance.now();
  recorder.record({
    type: "message.added",
    turn,
    role: "assistant",
    content: redactor.redactJson([{ type: "tool_use", ...call }]),
    text: safe``,
    thinking: safe``,
  });
  const signal = new AbortController().signal;
  const { text } = await tool.run(call, { turn, recorder, signal });
  recorder.record({
    type: "message.added",
    turn,
    role: "user",
    content: redactor.redactJson([{ type: "tool_result", tool_use_id: call.id, content: text }]),
    text: safe``,
    thinking: safe``,
  });
  return performance.now() - startedAt;
}
