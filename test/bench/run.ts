/**
 * Measures this checkout and what stands beside it, in the same minutes on the same machine, and prints one table:
 * `npm run bench [-- --smoke] [--json] [--only NAME]`. It fails when something is broken, not when something is slow.
 */
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { billing } from "./billing.ts";
import { cache } from "./cache.ts";
import { deadline } from "./deadline.ts";
import { distSize } from "./dist-size.ts";
import { longCommand } from "./long-command.ts";
import { output } from "./output.ts";
import { records } from "./records.ts";
import { roundTrip } from "./round-trip.ts";
import { ratioOf, type Row, type Subject } from "./row.ts";
import { sandboxStart } from "./sandbox-start.ts";
import { sessionStart } from "./session-start.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { turns } from "./turns.ts";

const subjects: readonly Subject[] = [
  turns,
  start,
  cache,
  billing,
  roundTrip,
  output,
  deadline,
  longCommand,
  records,
  sessionStart,
  sandboxStart,
  distSize,
];

const { values: options } = parseArgs({
  options: {
    smoke: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
  },
});
const chosen = subjects.filter(({ name }) => options.only?.includes(name) ?? true);
const unknown = (options.only ?? []).filter((name) => !subjects.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: there are ${subjects.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const { name, measure } of chosen) {
  try {
    rows.push(...(await measure({ smoke: options.smoke })));
  } catch (error) {
    console.error(`${name} is broken:`, error);
    process.exitCode = 1;
  }
}
console.log(options.json ? JSON.stringify(report(), null, 2) : `${table(rows)}\n\n${machine()}`);

function report(): object {
  return { machine: machine(), rows: rows.map((row) => ({ ...row, ratio: ratioOf(row) })) };
}

function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${availableParallelism()} cores, Node ${process.version}, load ${load.join(" ")}${options.smoke ? ", a smoke run: the times mean nothing" : ""}`;
}
