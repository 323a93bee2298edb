import { assertExpected, type FaultCase, runFault } from "./fault-case.ts";
import { faultCases } from "./fault-cases.ts";
import { messageOf } from "../../src/errors.ts";

/*
 * What the built action does when the service misbehaves, as a table: `node test/faults/run.ts [--json] [words of a name]`. Ends with 1
 * when a run is not what it should be.
 */

interface Row {
  readonly fault: string;
  readonly state: string;
  readonly reason: string;
  readonly exitCode: number | null;
  readonly requests: number;
  readonly turns: number;
  readonly retried: readonly string[];
  readonly ran: readonly string[];
  /** Null when all is as it should be. */
  readonly problem: string | null;
}

const inParallel = 6;
const words = process.argv.slice(2).filter((word) => word !== "--json");
const wanted = faultCases.filter(({ name }) => name.includes(words.join(" ")));
const rows = await tableOf(wanted);
if (process.argv.includes("--json")) console.log(JSON.stringify(rows, null, 2));
else for (const row of rows) console.log(lineOf(row));
process.exitCode = rows.some(({ problem }) => problem !== null) ? 1 : 0;

async function tableOf(cases: readonly FaultCase[]): Promise<readonly Row[]> {
  const done: Row[] = [];
  const waiting = cases.entries();
  const work = async (): Promise<void> => {
    for (const [index, fault] of waiting) done[index] = await rowOf(fault);
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  return done;
}

async function rowOf(fault: FaultCase): Promise<Row> {
  const cleanups: (() => unknown)[] = [];
  const context = { after: (cleanup: () => unknown): void => void cleanups.unshift(cleanup) };
  const nothing = {
    state: "?",
    reason: "",
    exitCode: null,
    requests: 0,
    turns: 0,
    retried: [],
    ran: [],
  };
  try {
    const facts = await runFault(context, fault);
    return { fault: fault.name, ...facts, problem: problemOf(() => assertExpected(facts, fault)) };
  } catch (error) {
    return { fault: fault.name, ...nothing, problem: messageOf(error) };
  } finally {
    for (const cleanup of cleanups) await cleanup();
  }
}

function problemOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function lineOf({ fault, state, reason, exitCode, requests, retried, ran, problem }: Row): string {
  const cells = [
    fault.padEnd(66),
    state.padEnd(13),
    String(exitCode),
    String(requests).padStart(3),
    String(ran.length).padStart(3),
    [...new Set(retried), reason].join(" -> "),
  ];
  return `${cells.join(" ")}${problem === null ? "" : `\n  WRONG: ${problem}`}`;
}
