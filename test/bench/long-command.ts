import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { below, median, type Row, type Subject } from "./row.ts";
import { makeWorkplace, openSession } from "./workplace.ts";

const commands = [
  { what: "a command of 1 MB, one quoted word", before: ": '", after: "'" },
  {
    what: "a command of 1 MB, a here-document",
    before: "cat > /dev/null <<'END'\n",
    after: "END\n",
  },
];

/** The largest command text there can be, beside bash reading the same text from a file. */
export const longCommand: Subject = {
  name: "long-command",
  async measure({ smoke }) {
    using workplace = makeWorkplace();
    await using session = await openSession(workplace);
    const file = workplace.fresh("command");
    const line = `${"x".repeat(63)}\n`;
    const signal = new AbortController().signal;
    const rows: Row[] = [];
    let n = 0;
    for (const { what, before, after } of commands) {
      const length = (smoke ? 64 * 1024 : 1024 * 1024) - before.length - after.length;
      const text = before + line.repeat(Math.floor(length / line.length)) + after;
      writeFileSync(file, text);
      const ours: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < (smoke ? 1 : 15); round += 1) {
        const startedAt = performance.now();
        const options = { n: (n += 1), timeoutMs: 10_000, signal, onOutput: () => undefined };
        const { end } = await session.run(Buffer.from(text), options);
        ours.push(performance.now() - startedAt);
        if (end.kind !== "exited" || end.status !== 0) throw new Error(JSON.stringify(end));
        const plainAt = performance.now();
        execFileSync("bash", [file]);
        plain.push(performance.now() - plainAt);
      }
      const aim = below(100, { ours: median(ours), unit: "ms" });
      const baseline = { value: median(plain), of: "bash FILE" };
      rows.push({ what, unit: "ms", ours: median(ours), baseline, aim });
    }
    return rows;
  },
};
