import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** Identity of a process: the id alone is given again to others, the start time (clock ticks since boot) is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTime: string;
}

/**
 * All living descendants of a process, children before grandchildren, without the process itself. `skip` leaves out a process and all
 * below it. Reads `/proc`; a process that ends meanwhile is left out. Complete only while nothing forks: call again until it is empty.
 */
export function descendantsOf(
  root: number,
  skip: (process: ProcessIdentity) => boolean = () => false,
): ProcessIdentity[] {
  const found: ProcessIdentity[] = [];
  const childrenOf = childrenReader();
  const waiting = [root];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    for (const pid of childrenOf(parent)) {
      const startTime = startTimeOf(pid);
      if (startTime === null || skip({ pid, startTime })) continue;
      found.push({ pid, startTime });
      waiting.push(pid);
    }
  }
  return found;
}

/** Sends a signal; false when the process is gone or not ours. Signal 0 only asks. */
export function signalProcess(pid: number, signal: NodeJS.Signals | number): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * Kills what `find` gives until it gives nothing, or until `done` (if given) says that it is enough, or the time is over. Everything is
 * stopped before anything is killed, so that nothing forks away meanwhile. Gives the ids of the killed.
 */
export async function killAll(
  find: () => ProcessIdentity[],
  timeoutMs: number,
  done: () => boolean = () => false,
): Promise<number[]> {
  const killed = new Set<number>();
  const giveUpAt = performance.now() + timeoutMs;
  for (let round = 0; performance.now() < giveUpAt; round += 1) {
    const found = find();
    for (const { pid } of found) signalProcess(pid, "SIGSTOP");
    for (const { pid } of [...found, ...find()]) if (signalProcess(pid, "SIGKILL")) killed.add(pid);
    if (done() || (found.length === 0 && round > 0)) break;
    await delay(found.length === 0 ? 0 : 2);
  }
  return [...killed];
}

/** A set of processes to be recognised later. */
export function identitySet(
  processes: readonly ProcessIdentity[],
): (process: ProcessIdentity) => boolean {
  const known = new Map(processes.map(({ pid, startTime }) => [pid, startTime]));
  return ({ pid, startTime }) => known.get(pid) === startTime;
}

/** Zombies have no start time here: they are dead, whatever `/proc` still shows of them. */
function startTimeOf(pid: number): string | null {
  const fields = statFields(pid);
  return fields === null || fields[0] === "Z" || fields[0] === "X" ? null : (fields[19] ?? null);
}

/** The fields of `/proc/<pid>/stat` after the name, which may itself hold blanks and brackets: state, parent, ... (proc(5)). */
function statFields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** The kernel's own list of children where it has one, else a table made once from all of `/proc`. */
function childrenReader(): (pid: number) => readonly number[] {
  let table: Map<number, number[]> | undefined;
  return (pid) => {
    try {
      return childrenFromTasks(pid);
    } catch (error) {
      if (!(error instanceof MissingChildrenFile)) return [];
      table ??= childrenTable();
      return table.get(pid) ?? [];
    }
  };
}

class MissingChildrenFile extends Error {}

function childrenFromTasks(pid: number): number[] {
  const children: number[] = [];
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    let text: string;
    try {
      text = readFileSync(`/proc/${pid}/task/${task}/children`, "latin1");
    } catch {
      if (statFields(pid) === null) return children;
      throw new MissingChildrenFile();
    }
    for (const word of text.split(" ")) if (word !== "") children.push(Number(word));
  }
  return children;
}

function childrenTable(): Map<number, number[]> {
  const table = new Map<number, number[]>();
  for (const entry of readdirSync("/proc")) {
    const pid = Number(entry);
    const parent = Number.isInteger(pid) ? statFields(pid)?.[1] : undefined;
    if (parent === undefined) continue;
    const siblings = table.get(Number(parent));
    if (siblings === undefined) table.set(Number(parent), [pid]);
    else siblings.push(pid);
  }
  return table;
}
