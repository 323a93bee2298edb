import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { identify, signalProcess } from "../../src/shell/processes.ts";
import { until } from "../support/until.ts";
import { startOwner } from "./endurance.ts";
import { createFolder, openShell, processesWith, uniqueSeconds } from "./shell-fixture.ts";

/* What docs/shell.md says of a machine without Perl, where nobody keeps the family of the shell together. */

const launcher = null;

test("Without a supervisor what descends from the shell is gone after the deadline, and the state is kept", async (context) => {
  const shell = await openShell(context, { launcher });
  const seconds = uniqueSeconds();
  await shell.run("variable=kept");
  const command = `sleep ${seconds} & setsid sleep ${seconds} & (trap '' TERM; sleep ${seconds}; :) & sleep ${seconds}`;
  const { end, session } = await shell.run(command, { timeoutMs: 300 });
  assert.deepEqual([end.kind, session.kind], ["timed_out", "kept"]);
  assert.deepEqual(processesWith(seconds), []);
  assert.equal((await shell.run("echo $variable")).text, "kept\n");
});

test("Without a supervisor what left its parent and its session outlives the deadline", async (context) => {
  const shell = await openShell(context, { launcher });
  const seconds = uniqueSeconds();
  await shell.run(`setsid -f sleep ${seconds}; sleep 99`, { timeoutMs: 300 });
  const survivors = processesWith(seconds);
  for (const pid of survivors) signalProcess(pid, "SIGKILL");
  assert.equal(survivors.length, 1);
});

test("Without a supervisor the processes of a shell that ended are found by their session", async (context) => {
  const shell = await openShell(context, { launcher });
  const seconds = uniqueSeconds();
  await shell.run(`sleep ${seconds} & ( sleep ${seconds} & )`);
  await until(() => processesWith(`sleep\0${seconds}`).length === 2, "they run");
  const { status } = await shell.run(`sleep ${seconds} & exit 3`);
  assert.equal(status, 3);
  assert.deepEqual(processesWith(seconds), []);
});

test("Without a supervisor a command that runs when our own process is killed goes on, and the next does not come", async (context) => {
  const [first, second] = [uniqueSeconds(), uniqueSeconds()];
  const commands = [`sleep ${first}`, `sleep ${second}`];
  const owner = startOwner(createFolder(context), commands, { WITHOUT_SUPERVISOR: "1" });
  await until(() => processesWith(`sleep\0${first}`).length === 1, "it runs");
  const [sleep = 0] = processesWith(`sleep\0${first}`);
  const shellPid = Number(readFileSync(`/proc/${sleep}/stat`, "latin1").split(" ")[3]);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  assert.equal(processesWith(`sleep\0${first}`).length, 1);
  signalProcess(sleep, "SIGKILL");
  await until(() => identify(shellPid) === null, "the shell finds the end of its script");
  assert.deepEqual(processesWith(second), []);
});
