/**
 * Takes the output of one command and prints an OutputMeasure; a process of its own, since the peak of memory is of a process.
 * `node test/bench/output-probe.ts session|SECRETS COMMAND OUTPUTS`, SECRETS being a number.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { fanOut, type RunRecorder, systemClock } from "../../src/record/recorder.ts";
import { createRedactor } from "../../src/record/redact.ts";
import { openBashTool } from "../../src/tools/bash.ts";
import { peakMemory } from "./served-run.ts";
import { makeWorkplace, openSession, sessionOptions, type Workplace } from "./workplace.ts";

export interface OutputMeasure {
  readonly bytes: number;
  readonly durationMs: number;
  /** The peak of memory after it, less the peak before, in MB. */
  readonly growthMB: number;
}

const [way = "", command = "", outputs = ""] = process.argv.slice(2);
const timeoutMs = 110_000;
const signal = new AbortController().signal;

/** Runs a command and gives the bytes of its output. */
type Run = (command: string) => Promise<number>;

using workplace = makeWorkplace();
process.stdout.write(
  JSON.stringify(
    await (way === "session" ? measureSession(workplace) : measureTool(workplace, Number(way))),
  ),
);

async function measureSession(workplace: Workplace): Promise<OutputMeasure> {
  await using session = await openSession(workplace);
  let n = 0;
  return await measure(async (text) => {
    let bytes = 0;
    const onOutput = (chunk: Buffer): void => void (bytes += chunk.length);
    await session.run(Buffer.from(text), { n: (n += 1), timeoutMs, signal, onOutput });
    return bytes;
  });
}

async function measureTool(workplace: Workplace, secrets: number): Promise<OutputMeasure> {
  mkdirSync(outputs);
  await using tool = await openBashTool({
    session: sessionOptions(workplace),
    redactor: createRedactor(Array.from({ length: secrets }, (_, n) => secret(n))),
    timeoutMs,
    outputLimitCharacters: 30_000,
    outputsDirectory: outputs,
    sandbox: "none",
  });
  let bytes = 0;
  const listener = {
    record: (event: Parameters<RunRecorder["record"]>[0]) => {
      if (event.type === "command.finished") bytes = event.output_bytes;
    },
    close: () => undefined,
  };
  const recorder = fanOut([listener], systemClock);
  return await measure(async (text) => {
    const call = { id: "toolu_bench", name: "bash", input: { command: text } };
    await tool.run(call, { turn: 1, recorder, signal });
    return bytes;
  });
}

async function measure(run: Run): Promise<OutputMeasure> {
  await run("echo ready");
  const before = peakMemory(readFileSync("/proc/self/status", "utf8"));
  const startedAt = performance.now();
  const bytes = await run(command);
  const durationMs = performance.now() - startedAt;
  const after = peakMemory(readFileSync("/proc/self/status", "utf8"));
  return { bytes, durationMs, growthMB: after - before };
}

/** As long as a token of the runner's usual kind, and never in the output. */
function secret(n: number): string {
  return `ghs_${String(n).padStart(2, "0")}Zk4TqWv8RnXy2LpBd7HsJf3MgCe`;
}
