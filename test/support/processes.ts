import { readdirSync, readFileSync } from "node:fs";

export interface LivingProcess {
  readonly pid: number;
  readonly commandLine: string;
}

/** Processes that have this variable with this value in the environment that they were started with. */
export function processesWith(name: string, value: string): readonly LivingProcess[] {
  return livingProcesses().filter(({ pid }) =>
    textOf(pid, "environ").split("\0").includes(`${name}=${value}`),
  );
}

/** Those of the processes that still live; one whose id was given to another counts too. */
export function livingAmong(pids: readonly number[]): readonly LivingProcess[] {
  return livingProcesses().filter(({ pid }) => pids.includes(pid));
}

/** Processes with these words in their command line. */
export function processesNamed(words: string): readonly LivingProcess[] {
  return livingProcesses().filter(({ commandLine }) => commandLine.includes(words));
}

/** Zombies are dead: only their parent has not looked yet. */
function livingProcesses(): readonly LivingProcess[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => !/^$|\) [ZX] /.test(textOf(pid, "stat")))
    .map((pid) => ({ pid, commandLine: textOf(pid, "cmdline").replaceAll("\0", " ").trim() }));
}

/** Empty when the process is gone, or not ours to look at. */
function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
