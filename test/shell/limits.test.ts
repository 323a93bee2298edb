import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { ControlGroup } from "../../src/shell/control-group.ts";
import { limitLines, type ResourceLimits } from "../../src/shell/limits.ts";
import { openToolShell } from "./tool-fixture.ts";

const limits: ResourceLimits = {
  memoryBytes: 300 * 1024 ** 2,
  processes: 60,
  fileSizeBytes: 5 * 1024 ** 2,
  cpuTimeSeconds: 2,
};
/** Only where a group can be made are all processes held together. */
const holds = heldHere();

function heldHere(): ControlGroup["holds"] {
  const group = ControlGroup.create(limits);
  group.remove();
  return group.holds;
}

test("a file past the limit is an error of the program that writes, and the limit is named", async (context) => {
  const shell = await openToolShell(context, { limits });
  const { text, isError } = await shell.run(
    "v=kept; head -c 9000000 /dev/zero > big; stat -c %s big; exit_status=1; (exit 1)",
  );
  assert.match(text, /File too large/);
  assert.match(text, /^5242880$/m);
  assert.match(text, /^\[file-size-limit is 5 MB\]$/m);
  assert.equal(isError, true);
  assert.equal((await shell.run("echo x > small; echo $v")).text, "kept");
});

test("a builtin that writes too much fails, and the shell lives on", async (context) => {
  const shell = await openToolShell(context, { limits });
  await shell.run("head -c 5242880 /dev/zero > full");
  const { text } = await shell.run("v=kept; echo more >> full");
  assert.match(text, /write error: File too large/);
  assert.equal((await shell.run("echo $v")).text, "kept");
});

test("a process that takes too much processor time is ended, and the limit is named", async (context) => {
  const shell = await openToolShell(context, { limits });
  const { text } = await shell.run("perl -e '1 while 1'");
  assert.match(text, /^\[cpu-time-limit is 2 s\]\n\[exit status 152\]$/m);
  assert.equal((await shell.run("echo on")).text, "on");
});

test("a process that takes too much memory is ended or refused, and the limit is named", async (context) => {
  const shell = await openToolShell(context, { limits });
  const { text, isError } = await shell.run(
    "v=kept; perl -e '$x = \"x\" x 900_000_000; print length $x'",
  );
  assert.match(text, /^\[memory-limit is 300 MB/m);
  assert.equal(isError, true);
  assert.equal((await shell.run("echo $v")).text, "kept");
});

test(
  "no more processes than the limit allows are started, and it is named",
  { skip: !holds.processes },
  async (context) => {
    const shell = await openToolShell(context, { limits, timeoutMs: 3000 });
    // A hundred at most, so that without the limit this ends too.
    const { text } = await shell.run(
      "v=kept; perl -e 'for (1 .. 100) { my $p = fork; defined $p or die \"fork: $!\\n\"; $p or sleep 2, exit }'",
    );
    assert.match(text, /^fork: Resource temporarily unavailable$/m);
    assert.match(text, /^\[process-limit is 60; a process could not be started\]$/m);
    assert.equal((await shell.run("echo $v")).text, "kept");
  },
);

test("there are no core dumps, and the session offers itself first when memory runs out", async (context) => {
  const shell = await openToolShell(context, { limits });
  assert.equal((await shell.run("ulimit -c; cat /proc/self/oom_score_adj")).text, "0\n1000");
});

test("what a group holds is left out of the limits of processes", () => {
  const lines = (memory: boolean, processes: boolean): string =>
    limitLines(limits, { memory, processes });
  assert.match(lines(false, false), /ulimit -d 307200;/);
  assert.match(lines(false, false), /ulimit -u \d+;/);
  assert.doesNotMatch(lines(true, true), /ulimit -[du]/);
  assert.match(lines(true, true), /ulimit -f 5120;/);
});

test("a group is gone with its session", { skip: !holds.memory }, async (context) => {
  const shell = await openToolShell(context, { limits });
  const { text } = await shell.run(
    "grep -h -o 'bash-agent-[0-9a-f-]*' /proc/self/cgroup | sort -u",
  );
  assert.match(text, /^bash-agent-[0-9a-f-]{36}$/);
  await shell.close();
  const places = ["memory", "pids", "freezer", "."].map((name) => `/sys/fs/cgroup/${name}`);
  const left = places.filter(existsSync).flatMap((place) => readdirSync(place));
  assert.ok(!left.includes(text));
});

test("without limits no group is made", () => {
  assert.deepEqual(ControlGroup.create(undefined).holds, { memory: false, processes: false });
  assert.equal(ControlGroup.create(undefined).freeze(), false);
});
