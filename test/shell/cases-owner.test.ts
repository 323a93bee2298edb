import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { until } from "../support/until.ts";
import { startOwner } from "./endurance.ts";
import {
  type Cleanup,
  createFolder,
  openShell,
  processesWith,
  uniqueSeconds,
} from "./shell-fixture.ts";

const megabyte = 1024 ** 2;

test("K06 when our own process is killed nothing of the session survives", async (context) => {
  const seconds = uniqueSeconds();
  const families = `sleep ${seconds} & ( setsid sleep ${seconds} & ); setsid -f sleep ${seconds}; nohup sleep ${seconds} >/dev/null 2>&1 & env -i setsid sleep ${seconds} & trap '' TERM HUP; sleep ${seconds}`;
  const owner = startOwner(createFolder(context), [families]);
  await until(() => namedSleep(seconds) === 6, "the whole family runs");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  const killedAt = performance.now();
  await until(() => processesWith(seconds).length === 0, "all are gone");
  assert.ok(performance.now() - killedAt < 1000);
});

const freezers = "/sys/fs/cgroup/freezer";
const canFreeze = process.getuid?.() === 0 && existsSync(join(freezers, "cgroup.procs"));

test(
  "K06 also when our own process is killed in the moment in which it holds the session still",
  { skip: !canFreeze },
  async (context) => {
    const seconds = uniqueSeconds();
    const owner = startOwner(createFolder(context), [`sleep ${seconds} & sleep ${seconds}`], {
      WITH_LIMITS: "yes",
    });
    await until(() => namedSleep(seconds) === 2, "they run");
    const [pid] = processesWith(`sleep\0${seconds}`);
    const line = readFileSync(`/proc/${pid}/cgroup`, "utf8").match(/^\d+:freezer:(.*)$/m)![1]!;
    assert.match(line, /\/bash-agent-/);
    writeFileSync(join(freezers, line, "freezer.state"), "FROZEN");
    owner.kill("SIGKILL");
    await once(owner, "exit");
    await until(() => processesWith(seconds).length === 0, "all are gone");
    rmdirSync(join(freezers, line));
  },
);

function namedSleep(seconds: string): number {
  return processesWith(`sleep\0${seconds}`).length;
}

test("K06 also between two commands, and while a loop forks", async (context) => {
  for (const command of ["S & wait", "while :; do S & S; done", "(while :; do S; done) &"]) {
    const seconds = uniqueSeconds();
    const owner = startOwner(createFolder(context), [
      command.replaceAll("S", `sleep ${seconds}`),
      `sleep ${seconds}`,
    ]);
    await until(() => namedSleep(seconds) > 0, "it runs");
    owner.kill("SIGKILL");
    await once(owner, "exit");
    await until(() => processesWith(seconds).length === 0, "all are gone");
    await delay(20);
    assert.deepEqual(processesWith(seconds), []);
  }
});

test("K08 nothing of a command stands in any arguments, so killing by words does not hit the session", async (context) => {
  const shell = await openShell(context);
  const words = `remarkable${uniqueSeconds()}`;
  assert.equal((await shell.run(`: ${words}; pkill -f ${words}; echo alive $?`)).text, "alive 1\n");
});

test("A supervisor that is killed takes the family with it as far as it can be found", async (context) => {
  const shell = await openShell(context);
  const seconds = uniqueSeconds();
  await shell.run(`sleep ${seconds} & setsid sleep ${seconds} & ( setsid -f sleep ${seconds} )`);
  await until(() => namedSleep(seconds) === 3, "they run");
  const { end, durationMs } = await shell.run(`kill -9 $PPID; sleep ${seconds}`);
  assert.equal(end.kind, "session_ended");
  assert.ok(durationMs < 2000);
  assert.deepEqual(processesWith(seconds), []);
  assert.equal((await shell.run("echo next")).text, "next\n");
});

/** Runs commands in a session of a process of its own. Gives how they ended, and the memory of that process afterwards in MB. */
async function runApart(
  context: Cleanup,
  commands: readonly string[],
): Promise<{ ends: string[]; megabytes: number }> {
  const owner = startOwner(createFolder(context), commands);
  const lines = (await text(owner.stdout!)).trim().split("\n");
  const memory = Number(lines.pop()?.split(" ")[1]);
  return { ends: lines, megabytes: memory / megabyte };
}

test("R01 H02 F09 C07 floods and endless lines cost no memory", async (context) => {
  const quiet = await runApart(context, ["true"]);
  const loud = await runApart(context, [
    "timeout 1 yes",
    "(timeout 1 yes) & sleep 0.5",
    "head -c 157000000 /dev/zero | tr '\\0' a",
    "(while :; do printf x; done) & sleep 0.3",
  ]);
  assert.deepEqual(loud.ends, ["exited", "exited", "exited", "exited"]);
  assert.ok(
    loud.megabytes - quiet.megabytes < 60,
    `${quiet.megabytes} MB, then ${loud.megabytes} MB`,
  );
});

test("R01 a flood does not put off the deadline", async (context) => {
  const { session } = await openShell(context);
  let bytes = 0;
  // Counted and not kept: half a second of it can be longer than a string may be.
  const { end, durationMs } = await session.run(Buffer.from("yes | head -c 4000000000"), {
    n: 1,
    timeoutMs: 500,
    signal: new AbortController().signal,
    onOutput: (chunk) => void (bytes += chunk.length),
  });
  assert.equal(end.kind, "timed_out");
  assert.ok(bytes > 1_000_000, `${bytes} bytes`);
  assert.ok(durationMs < 1500, `${durationMs} ms`);
});

test("R02 a file that grows past its limit ends its writer, not the session", async (context) => {
  const shell = await openShell(context);
  const { status, text } = await shell.run("(ulimit -f 100; yes > log); echo $?; wc -c < log");
  assert.deepEqual(
    [status, text.includes("File size limit exceeded"), text.endsWith("153\n102400\n")],
    [0, true, true],
  );
});

test("R03 a fork bomb of a bounded size is gone within a second of the deadline", async (context) => {
  const shell = await openShell(context);
  const mark = uniqueSeconds();
  const bomb = `bomb() { (( $1 > 0 )) && { bomb $(( $1 - 1 )) & bomb $(( $1 - 1 )) & }; sleep ${mark}; }; bomb 7`;
  const { end, session, durationMs } = await shell.run(bomb, { timeoutMs: 800 });
  assert.deepEqual([end.kind, session.kind], ["timed_out", "kept"]);
  assert.ok(durationMs < 1800, `${durationMs} ms`);
  assert.deepEqual(processesWith(mark), []);
});

test("R04 a process that takes too much memory fails, not the session", async (context) => {
  const shell = await openShell(context);
  const { status, text } = await shell.run(
    "(ulimit -v 400000; python3 -c 'x = bytearray(9 << 33)') 2>&1 | tail -1; true",
  );
  assert.deepEqual([status, text.trim()], [0, "MemoryError"]);
  assert.equal((await shell.run("echo next")).text, "next\n");
});
