import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { signalProcess } from "../../src/shell/processes.ts";
import { until } from "../support/until.ts";
import {
  type Cleanup,
  createFolder,
  openShell,
  processesWith,
  type Shell,
  uniqueSeconds,
} from "./shell-fixture.ts";

/** What a session holds at one moment. */
interface Holding {
  readonly ownDescriptors: number;
  readonly shellDescriptors: number;
  readonly processes: number;
  readonly heapMegabytes: number;
  readonly medianMs: number;
}

export interface Steadiness {
  readonly commands: number;
  readonly early: Holding;
  readonly late: Holding;
}

/** Commands as they come in a day's work; each is followed by the output that it must have. */
const everyday: readonly (readonly [command: string, output: string])[] = [
  [":", ""],
  ["echo line", "line\n"],
  ["seq 2000 | tail -1", "2000\n"],
  ["x=$(( ${x:-0} + 1 )); test $x -gt 0 && echo counted", "counted\n"],
  ["sleep 0.001 & wait; echo waited", "waited\n"],
  ["cat <<E | tr a b\naaa\nE", "bbb\n"],
  ["(exit 3); echo $?", "3\n"],
  ['echo "unfinished', "bash: eval: line 1: unexpected EOF while looking for matching `\"'\n"],
  ["cat <(echo substituted)", "substituted\n"],
  ["(sleep 0.003) >/dev/null 2>&1 & echo started", "started\n"],
  ["no-such-program 2>/dev/null; echo $?", "127\n"],
  ["printf 'é%.0s' {1..50000} | wc -c", "100000\n"],
];

/** Runs commands in one session. Throws when one of them goes wrong or when more is held at the end than at the beginning. */
export async function checkSteadiness(context: Cleanup, commands: number): Promise<Steadiness> {
  const shell = await openShell(context);
  const window = Math.min(1000, Math.floor(commands / 3));
  await runMany(shell, window);
  const early = await hold(shell, await runMany(shell, window));
  await runMany(shell, Math.max(0, commands - 3 * window));
  const lateMs = await runMany(shell, window);
  // What the last commands left in the background may take a moment to end.
  await until(
    () => readdirSync("/proc/self/fd").length <= early.ownDescriptors,
    () => `${readdirSync("/proc/self/fd").length} descriptors, ${early.ownDescriptors} before`,
  );
  const late = await hold(shell, lateMs);
  const steadiness = { commands, early, late };
  const told = JSON.stringify(steadiness);
  assert.ok(late.ownDescriptors <= early.ownDescriptors, told);
  assert.ok(late.shellDescriptors <= early.shellDescriptors, told);
  assert.ok(late.processes <= early.processes, told);
  assert.ok(late.heapMegabytes < early.heapMegabytes + 5, told);
  assert.ok(late.medianMs < early.medianMs * 3 + 3, told);
  return steadiness;
}

/** Gives the median duration in ms. */
async function runMany(shell: Shell, count: number): Promise<number> {
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [command, output] = everyday[index % everyday.length]!;
    const startedAt = performance.now();
    const ran = await shell.run(command);
    durations.push(performance.now() - startedAt);
    const text = ran.text.replace("bash: line", "bash: eval: line");
    assert.deepEqual([text, ran.end.kind, ran.session.kind], [output, "exited", "kept"], command);
  }
  return durations.toSorted((left, right) => left - right)[Math.floor(count / 2)] ?? 0;
}

async function hold(shell: Shell, medianMs: number): Promise<Holding> {
  // What was started last in the background must have ended, and the FIFOs that it held must have been seen to.
  await shell.run("wait");
  await delay(100);
  const { text } = await shell.run(
    "echo $$ $PPID; ls /proc/$$/fd | wc -l; ls /proc/$PPID/task/$PPID/children | wc -l; cat /proc/$PPID/task/*/children | wc -w",
  );
  const lines = text.split("\n");
  globalThis.gc?.();
  return {
    ownDescriptors: readdirSync("/proc/self/fd").length,
    shellDescriptors: Number(lines[1]),
    processes: Number(lines[3]),
    heapMegabytes: Math.round(process.memoryUsage().heapUsed / 1024 ** 2),
    medianMs: Math.round(medianMs * 100) / 100,
  };
}

export interface Kills {
  readonly shell: number;
  readonly child: number;
  readonly supervisor: number;
  readonly owner: number;
  readonly longestMs: number;
}

/** Kills at random moments the shell, a child of it, its supervisor or the process that owns the session. Throws when something is left or hangs. */
export async function checkKills(context: Cleanup, kills: number): Promise<Kills> {
  const counts = { shell: 0, child: 0, supervisor: 0, owner: 0 };
  const shell = await openShell(context);
  const owners = Math.ceil(kills / 10);
  let longestMs = 0;
  for (let index = 0; index < kills - owners; index += 1) {
    const victim = (["shell", "child", "supervisor"] as const)[index % 3]!;
    longestMs = Math.max(longestMs, await killInside(shell, victim));
    counts[victim] += 1;
  }
  await shell.session.close();
  for (let index = 0; index < owners; index += 1) {
    await killOwner(context);
    counts.owner += 1;
  }
  return { ...counts, longestMs: Math.round(longestMs) };
}

async function killInside(shell: Shell, victim: "shell" | "child" | "supervisor"): Promise<number> {
  const seconds = uniqueSeconds();
  const { text } = await shell.run("echo $$ $PPID");
  const [shellPid = 0, supervisorPid = 0] = text.trim().split(" ").map(Number);
  const startedAt = performance.now();
  const running = shell.run(
    `( setsid sleep ${seconds} & ); sleep ${seconds} & for i in 1 2 3 4; do sleep 0.002; done; while :; do sleep ${seconds}; done`,
    { timeoutMs: 100 },
  );
  await delay(Math.random() * 40);
  const child = processesWith(seconds)[0] ?? 0;
  const pid = { shell: shellPid, child, supervisor: supervisorPid }[victim];
  if (pid > 0) signalProcess(pid, "SIGKILL");
  const { end } = await running;
  assert.ok(["timed_out", "session_ended"].includes(end.kind), `${victim}: ${end.kind}`);
  await until(
    () => processesWith(seconds).length === 0,
    () => `${victim}: ${processesWith(seconds).join()} left`,
  );
  assert.equal((await shell.run("echo next")).text, "next\n", victim);
  return performance.now() - startedAt;
}

async function killOwner(context: Cleanup): Promise<void> {
  const seconds = uniqueSeconds();
  const family = `sleep ${seconds} & ( setsid sleep ${seconds} & ); while :; do sleep ${seconds} & sleep 0.01; done`;
  const owner = startOwner(createFolder(context), [family]);
  await until(() => processesWith(`sleep\0${seconds}`).length > 0, "the owner's family runs");
  await delay(Math.random() * 40);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await until(
    () => processesWith(seconds).length === 0,
    () => `owner: ${processesWith(seconds).join()} left`,
  );
}

/** Starts a process that owns a session and runs these commands in it. */
export function startOwner(
  folder: string,
  commands: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  const program = fileURLToPath(new URL("owner.ts", import.meta.url));
  return spawn(process.execPath, [program, folder, ...commands], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
}
