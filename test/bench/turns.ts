import { execFileSync } from "node:child_process";
import { bash, say, type Step } from "../../src/model/scripted.ts";
import { below, median, type Subject } from "./row.ts";
import { peakMemory, runAction, runMarkerAgent, turnOverheads } from "./served-run.ts";
import { makeWorkplace } from "./workplace.ts";

/** What a run of one-line commands costs besides the model: time for each turn, and memory. */
export const turns: Subject = {
  name: "turns",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const count = smoke ? 5 : 50;
    const steps: readonly Step[] = [
      ...Array.from({ length: count }, (_, n) => [bash(`echo "line ${n}"`)]),
      [say("Done.")],
    ];
    const ours: { overheadMs: number; memoryMB: number }[] = [];
    const pattern: number[] = [];
    const bareMemory: number[] = [];
    for (let round = 0; round < (smoke ? 1 : 7); round += 1) {
      const run = await runAction(workplace, steps);
      ours.push({ overheadMs: median(turnOverheads(run)), memoryMB: run.peakMemoryMB });
      pattern.push(median(turnOverheads(await runMarkerAgent(workplace, steps))));
      bareMemory.push(memoryOfBareNode());
    }
    const overheadMs = median(ours.map((run) => run.overheadMs));
    const memoryMB = median(ours.map((run) => run.memoryMB));
    return [
      {
        what: `a turn, of ${count} one-line commands`,
        unit: "ms",
        ours: overheadMs,
        baseline: { value: median(pattern), of: "pattern" },
        aim: below(10, { ours: overheadMs, unit: "ms" }),
      },
      {
        what: "peak memory of that run",
        unit: "MB",
        ours: memoryMB,
        baseline: { value: median(bareMemory), of: "node -e 0" },
        aim: below(150, { ours: memoryMB, unit: "MB" }),
      },
    ];
  },
};

function memoryOfBareNode(): number {
  const words = ["-e", 'process.stdout.write(fs.readFileSync("/proc/self/status"))'];
  return peakMemory(execFileSync(process.execPath, words, { encoding: "utf8" }));
}
