import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { MarkerShell } from "./marker-shell.ts";
import { below, quantile, type Subject } from "./row.ts";
import { makeWorkplace, openSession } from "./workplace.ts";

const execute = promisify(execFile);

/** The command that does nothing, from one end of the session to the other. */
export const roundTrip: Subject = {
  name: "round-trip",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    await using session = await openSession(workplace);
    const pattern = new MarkerShell(workplace.repository);
    const command = Buffer.from(":");
    const signal = new AbortController().signal;
    const times = { ours: [] as number[], pattern: [] as number[], bash: [] as number[] };
    let n = 0;
    const runOurs = async (): Promise<void> => {
      const options = { n: (n += 1), timeoutMs: 10_000, signal, onOutput: () => undefined };
      const { end } = await session.run(command, options);
      if (end.kind !== "exited" || end.status !== 0) throw new Error(JSON.stringify(end));
    };
    for (let round = 0; round < (smoke ? 2 : 40); round += 1) {
      await repeat(50, times.ours, runOurs);
      await repeat(50, times.pattern, () => pattern.run(":"));
      await repeat(smoke ? 5 : 25, times.bash, () => execute("bash", ["-c", ":"]));
    }
    pattern.close();
    const p50 = quantile(times.ours, 0.5);
    const p50OfBash = quantile(times.bash, 0.5);
    const row = (share: number, baseline: number[], of: string) => ({
      what: `round trip of \`:\`, p${100 * share}`,
      unit: "ms" as const,
      ours: quantile(times.ours, share),
      baseline: { value: quantile(baseline, share), of },
      aim: null,
    });
    return [
      { ...row(0.5, times.pattern, "pattern"), aim: below(0.7, { ours: p50, unit: "ms" }) },
      row(0.99, times.pattern, "pattern"),
      {
        ...row(0.5, times.bash, "bash -c"),
        aim: { text: "ratio <= 0.20", met: p50 <= p50OfBash / 5 },
      },
      row(0.99, times.bash, "bash -c"),
    ];
  },
};

async function repeat(
  count: number,
  times: number[],
  action: () => Promise<unknown>,
): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const before = performance.now();
    await action();
    times.push(performance.now() - before);
  }
}
