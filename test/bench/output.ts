import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atLeast, below, median, type Row, type Subject } from "./row.ts";
import type { OutputMeasure } from "./output-probe.ts";
import { makeWorkplace, type Workplace } from "./workplace.ts";

const ways = [
  { name: "session", what: "Session alone", leastMBps: 1000 },
  { name: "5", what: "the bash tool, 5 secrets", leastMBps: null },
  { name: "20", what: "the bash tool, 20 secrets", leastMBps: null },
] as const;

/** Four gigabytes in one line through the session, and through the whole tool, beside `cat` of the same producer. */
export const output: Subject = {
  name: "output",
  measure({ smoke }) {
    using workplace = makeWorkplace();
    const producer = makeProducer(workplace, smoke);
    const measures = ways.map(() => [] as OutputMeasure[]);
    const plain: number[] = [];
    for (let round = 0; round < (smoke ? 1 : 3); round += 1) {
      plain.push(speedOfCat(producer));
      for (const [index, { name }] of ways.entries())
        measures[index]?.push(probe(name, producer, workplace));
    }
    const rows = ways.flatMap((way, index) => rowsOf(way, measures[index] ?? [], median(plain)));
    return Promise.resolve(rows);
  },
};

interface Producer {
  readonly command: string;
  readonly bytes: number;
}

/** Prints a file without newlines again and again: one process at a time, so that the other core is the reader's. */
function makeProducer(workplace: Workplace, smoke: boolean): Producer {
  const file = workplace.fresh("line");
  const copies = smoke ? 2 : 64;
  writeFileSync(file, Buffer.alloc((smoke ? 1 : 64) << 20, "a"));
  return {
    command: `for ((i = 0; i < ${copies}; i += 1)); do cat '${file}'; done`,
    bytes: copies * statSync(file).size,
  };
}

function speedOfCat({ command, bytes }: Producer): number {
  const before = performance.now();
  execFileSync("bash", ["-c", `{ ${command}; } | cat > /dev/null`]);
  return bytes / 1000 / (performance.now() - before);
}

function probe(way: string, producer: Producer, workplace: Workplace): OutputMeasure {
  const file = join(import.meta.dirname, "output-probe.ts");
  const words = [file, way, producer.command, workplace.fresh("outputs")];
  const measure = JSON.parse(
    execFileSync(process.execPath, words, { encoding: "utf8", timeout: 120_000 }),
  ) as OutputMeasure;
  if (measure.bytes !== producer.bytes)
    throw new Error(`${way}: ${measure.bytes} bytes came of ${producer.bytes}`);
  return measure;
}

function rowsOf(
  { what, leastMBps }: (typeof ways)[number],
  measures: readonly OutputMeasure[],
  plain: number,
): readonly Row[] {
  const speed = median(measures.map(({ bytes, durationMs }) => bytes / 1000 / durationMs));
  const growth = median(measures.map(({ growthMB }) => growthMB));
  return [
    {
      what: `4 GB through ${what}`,
      unit: "MB/s",
      ours: speed,
      baseline: { value: plain, of: "cat" },
      aim: leastMBps === null ? null : atLeast(leastMBps, { ours: speed, unit: "MB/s" }),
    },
    {
      what: "growth of memory by it",
      unit: "MB",
      ours: growth,
      baseline: null,
      aim: below(60, { ours: growth, unit: "MB" }),
    },
  ];
}
