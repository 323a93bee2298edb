import { Buffer } from "node:buffer";
import { mkdirSync } from "node:fs";
import { noSecrets } from "../../src/record/redact.ts";
import { openSandboxedBash, type SandboxedBash } from "../../src/tools/sandboxed-bash.ts";
import { below, median, type Subject } from "./row.ts";
import { makeWorkplace, sessionOptions, type Workplace } from "./workplace.ts";

/** The best sandbox of this machine, self-test included, beside none: the session's start, and each command. */
export const sandboxStart: Subject = {
  name: "sandbox",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const rounds = smoke ? 2 : 20;
    const starts = { auto: [] as number[], none: [] as number[] };
    const commands = { auto: [] as number[], none: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const choice of ["auto", "none"] as const) {
        const startedAt = performance.now();
        const { tool } = await open(choice, workplace);
        starts[choice].push(performance.now() - startedAt);
        await using _ = tool;
        for (let n = 0; n < rounds; n += 1) {
          const before = performance.now();
          await tool.probe(Buffer.from("/bin/true"));
          commands[choice].push(performance.now() - before);
        }
      }
    }
    const added = median(starts.auto) - median(starts.none);
    const of = "no sandbox";
    return [
      {
        what: "session start in the sandbox, self-test included",
        unit: "ms",
        ours: median(starts.auto),
        baseline: { value: median(starts.none), of },
        aim: null,
      },
      {
        what: "what the sandbox adds to the start",
        unit: "ms",
        ours: added,
        baseline: null,
        aim: below(60, { ours: added, unit: "ms" }),
      },
      {
        what: "`/bin/true` in the sandbox, p50",
        unit: "ms",
        ours: median(commands.auto),
        baseline: { value: median(commands.none), of },
        aim: null,
      },
    ];
  },
};

async function open(choice: "auto" | "none", workplace: Workplace): Promise<SandboxedBash> {
  const { launcher: _, ...session } = sessionOptions(workplace);
  const outputs = workplace.fresh("outputs");
  for (const folder of [outputs, session.controlDirectory]) mkdirSync(folder);
  return openSandboxedBash({
    request: {
      choice,
      network: "none",
      environment: process.env,
      workspace: workplace.repository,
      control: session.controlDirectory,
      outputs,
      recordDirectory: outputs,
      program: import.meta.dirname,
    },
    tool: {
      session,
      redactor: noSecrets,
      timeoutMs: 10_000,
      outputLimitCharacters: 30_000,
      outputsDirectory: outputs,
    },
  });
}
