import { MarkerShell } from "./marker-shell.ts";
import { median, type Subject } from "./row.ts";
import { makeWorkplace, openSession } from "./workplace.ts";

/** A session that is ready for its first command, with the supervisor and without, beside a bash that has answered once. */
export const sessionStart: Subject = {
  name: "session-start",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    const times = { ours: [] as number[], unsupervised: [] as number[], pattern: [] as number[] };
    for (let round = 0; round < (smoke ? 2 : 30); round += 1) {
      for (const kind of ["ours", "unsupervised"] as const) {
        const startedAt = performance.now();
        await using _ = await openSession(workplace, kind === "ours" ? {} : { launcher: null });
        times[kind].push(performance.now() - startedAt);
      }
      const startedAt = performance.now();
      const shell = new MarkerShell(workplace.repository);
      await shell.run(":");
      times.pattern.push(performance.now() - startedAt);
      shell.close();
    }
    const ours = median(times.ours);
    return [
      {
        what: "session start with supervisor",
        unit: "ms",
        ours,
        baseline: { value: median(times.pattern), of: "pattern" },
        aim: null,
      },
      {
        what: "session start with supervisor",
        unit: "ms",
        ours,
        baseline: { value: median(times.unsupervised), of: "without it" },
        aim: null,
      },
    ];
  },
};
