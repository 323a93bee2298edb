import { execFileSync } from "node:child_process";
import { say } from "../../src/model/scripted.ts";
import { below, median, type Subject } from "./row.ts";
import { runAction } from "./served-run.ts";
import { makeWorkplace } from "./workplace.ts";

/** From the start of the process to the first request to the model. */
export const start: Subject = {
  name: "start",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < (smoke ? 1 : 10); round += 1) {
      const { requests, startedAtMs } = await runAction(workplace, [[say("Done.")]]);
      ours.push((requests[0]?.arrivedAtMs ?? Number.NaN) - startedAtMs);
      const before = performance.now();
      execFileSync(process.execPath, ["-e", "0"]);
      bare.push(performance.now() - before);
    }
    const startMs = median(ours);
    return [
      {
        what: "process start to first request",
        unit: "ms",
        ours: startMs,
        baseline: { value: median(bare), of: "node -e 0" },
        aim: below(250, { ours: startMs, unit: "ms" }),
      },
    ];
  },
};
