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

/**
 * The id that a descendant of `root` has outside, when `inner` is the one that it has in the innermost process namespace it is in
 * (proc(5), NSpid). Without a namespace both are the same.
 */
export function outerPidOf(root: number, inner: number): number {
  const isIt = (pid: number): boolean => {
    try {
      const ids = /^NSpid:\s*(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
      return Number(ids?.split(/\s+/).at(-1)) === inner;
    } catch {
      return false;
    }
  };
  return descendantsOf(root).find(({ pid }) => isIt(pid))?.pid ?? inner;
}

/** Sends a signal; false when the process is gone or not ours. Signal 0 only asks. */
export function signalProcess(pid: number, signal: NodeJS.Signals | number): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

export interface KillOptions {
  readonly timeoutMs: number;
  /** Says that it is enough, though something may be left. */
  readonly done?: () => boolean;
  /** Holds all processes at once while they are looked at. */
  readonly group: { freeze(): boolean; thaw(): void };
}

/**
 * Kills what `find` gives until it gives nothing. Everything is frozen, or at least stopped, before anything is killed, so that nothing
 * forks away meanwhile and no id is given to a stranger. Gives the ids of the killed.
 */
export async function killAll(
  find: () => readonly ProcessIdentity[],
  options: KillOptions,
): Promise<number[]> {
  const { timeoutMs, group, done = () => false } = options;
  const killed = new Set<number>();
  const giveUpAt = performance.now() + timeoutMs;
  for (let round = 0; performance.now() < giveUpAt; round += 1) {
    const isFrozen = group.freeze();
    const found = isFrozen ? find() : stopped(find);
    for (const process of found) {
      if (isStill(process) && signalProcess(process.pid, "SIGKILL")) killed.add(process.pid);
    }
    if (isFrozen) group.thaw();
    if (done() || (found.length === 0 && round > 0)) break;
    await delay(found.length === 0 ? 0 : 2);
  }
  return [...killed];
}

/** Passes over a family that forks while it is stopped; a small one is done with two. */
const stoppingPasses = 10;

/** Stops what `find` gives until it gives nothing new. */
function stopped(find: () => readonly ProcessIdentity[]): readonly ProcessIdentity[] {
  const known = new Map<number, ProcessIdentity>();
  for (let pass = 0; pass < stoppingPasses; pass += 1) {
    const fresh = find().filter(({ pid, startTime }) => known.get(pid)?.startTime !== startTime);
    if (fresh.length === 0) break;
    for (const process of fresh) {
      if (!isStill(process)) continue;
      signalProcess(process.pid, "SIGSTOP");
      // Between the look and the signal the id may have gone to somebody else, who then goes on.
      if (isStill(process)) known.set(process.pid, process);
      else signalProcess(process.pid, "SIGCONT");
    }
  }
  return [...known.values()];
}

/** The process with this id as it is now; null when there is none. */
export function identify(pid: number): ProcessIdentity | null {
  const startTime = startTimeOf(pid);
  return startTime === null ? null : { pid, startTime };
}

/** Whether the process still lives. */
export function isStill({ pid, startTime }: ProcessIdentity): boolean {
  return startTimeOf(pid) === startTime;
}

/** The living processes of a session (setsid(2)); `leader` is its id, and need not live. */
export function sessionMembers(leader: number): readonly ProcessIdentity[] {
  return readdirSync("/proc").flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || statFields(pid)?.[3] !== String(leader)) return [];
    return identify(pid) ?? [];
  });
}

/** Whether the process is the leader of a process group, so that a signal to the group reaches it and what it started. */
export function leadsGroup(pid: number): boolean {
  return pid > 1 && statFields(pid)?.[2] === String(pid);
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
