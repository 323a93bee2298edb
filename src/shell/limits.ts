import { readdirSync, readFileSync } from "node:fs";

/** What the shell and all it starts may use. */
export interface ResourceLimits {
  /** Of all processes together where a control group can be had, else of each process (its writable private memory). */
  readonly memoryBytes: number;
  /** Processes and threads at a time. */
  readonly processes: number;
  /** Of any file that is written. */
  readonly fileSizeBytes: number;
  /** Of each process. */
  readonly cpuTimeSeconds: number;
}

/** Which limits a control group holds; the others are left to the limits of processes (setrlimit(2)). */
export interface GroupHolds {
  readonly memory: boolean;
  readonly processes: boolean;
}

/** A process that went past its CPU time is told by SIGXCPU, and killed when it goes on for so long. */
const cpuGraceSeconds = 5;

/**
 * Lines of bash that put the limits on the shell itself, from which all others inherit them. A hard limit that is lower already stays.
 *
 * SIGXFSZ is ignored, so that writing too much is an error ("File too large") of the program that writes, not the end of the shell. The
 * processes offer themselves to the system first when memory runs out, so that it does not choose ours. RLIMIT_AS is not used: Node and
 * Java reserve far more address space than they use; RLIMIT_DATA counts what can be written.
 */
export function limitLines(limits: ResourceLimits, holds: GroupHolds): string {
  const lines = [
    `builtin trap '' XFSZ`,
    `builtin echo 1000 >/proc/self/oom_score_adj`,
    // A core dump could hold anything.
    `builtin ulimit -c 0`,
    lowered("f", Math.ceil(limits.fileSizeBytes / 1024)),
    `builtin ulimit -S -t ${limits.cpuTimeSeconds}`,
    `builtin ulimit -H -t ${limits.cpuTimeSeconds + cpuGraceSeconds}`,
  ];
  if (!holds.memory) lines.push(lowered("d", Math.ceil(limits.memoryBytes / 1024)));
  // The kernel does not count the tasks of root; in a sandbox that root starts, the session is another user, who has none yet.
  if (!holds.processes)
    lines.push(lowered("u", limits.processes + (isRoot() ? 0 : tasksOfThisUser())));
  return lines.map((line) => `{ ${line}; } 2>/dev/null\n`).join("");
}

function lowered(flag: "f" | "d" | "u", value: number): string {
  return `builtin ulimit -${flag} ${value}`;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** RLIMIT_NPROC counts all tasks of the user, those of others included, so what is there already is added to the limit. */
function tasksOfThisUser(): number {
  const uid = String(process.getuid?.() ?? -1);
  let tasks = 0;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = readFileSync(`/proc/${entry}/status`, "latin1");
      if (/^Uid:\t(\d+)/m.exec(status)?.[1] === uid)
        tasks += Number(/^Threads:\t(\d+)/m.exec(status)?.[1] ?? 1);
    } catch {
      continue;
    }
  }
  return tasks;
}
