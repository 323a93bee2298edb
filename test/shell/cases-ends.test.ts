import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { until } from "../support/until.ts";
import { openShell, processesWith, uniqueSeconds } from "./shell-fixture.ts";
import { openToolShell } from "./tool-fixture.ts";

const quickMs = 1000;
/** A model thinks for longer; the session uses that time to read the exported variables. */
const afterSnapshotMs = 150;

test("H01 a process in the background does not hold its command back", async (context) => {
  const shell = await openShell(context);
  const { text, durationMs } = await shell.run("sleep 60 & echo ok");
  assert.equal(text, "ok\n");
  assert.ok(durationMs < 500, `${durationMs} ms`);
});

test("H02 a flood in the background is cut and ends with the session", async (context) => {
  const shell = await openShell(context);
  const flood = `y${uniqueSeconds()}`;
  const { end } = await shell.run(`yes ${flood} & sleep 0.2`);
  assert.deepEqual(end, { kind: "exited", status: 0 });
  assert.equal((await shell.run("echo next")).text, "next\n");
  assert.equal(await shell.session.close(), 1);
  assert.deepEqual(processesWith(flood), []);
});

test("H04 a process of another session ends with ours", async (context) => {
  const shell = await openShell(context);
  const seconds = uniqueSeconds();
  assert.equal((await shell.run(`setsid sleep ${seconds} & echo ok`)).text, "ok\n");
  await until(() => processesWith(seconds).length === 1, "it runs");
  assert.equal(await shell.session.close(), 1);
  assert.deepEqual(processesWith(seconds), []);
});

const readers = [
  "cat",
  "read -p 'ok? ' a",
  "cat < /dev/stdin",
  "cat /dev/fd/0",
  "python3 -c 'input()' 2>/dev/null",
  "head -c1",
  "while read -r l; do :; done",
  "bash",
  "sh -i </dev/null 2>/dev/null",
  "python3 -",
  "xargs echo",
  "dd count=1 2>/dev/null",
  "wc -c",
];

test("H05 whoever reads stdin finds its end, never the next command", async (context) => {
  const shell = await openShell(context);
  for (const reader of readers) {
    const { end, durationMs } = await shell.run(reader);
    assert.equal(end.kind, "exited", reader);
    assert.ok(durationMs < 3000, reader);
    assert.equal((await shell.run("echo mine")).text, "mine\n", reader);
  }
});

test("H09 there is no terminal to ask for a password on", async (context) => {
  const shell = await openShell(context);
  for (const command of [
    "cat /dev/tty",
    "ssh -o ConnectTimeout=2 no-such-host.invalid",
    "git clone -q https://127.0.0.1:1/x",
    "git ls-remote ssh://git@127.0.0.1:1/x",
    "(exec 3<>/dev/tty) 2>/dev/null",
  ]) {
    const { end, status, durationMs } = await shell.run(command);
    assert.equal(end.kind, "exited", command);
    assert.notEqual(status, 0, command);
    assert.ok(durationMs < 10_000, command);
  }
});

test("H10 no editor waits", async (context) => {
  const shell = await openShell(context);
  const setUp =
    "git init -q . && git config user.email a@example.com && git config user.name a && git commit -q --allow-empty -m one && git commit -q --allow-empty -m two";
  assert.equal((await shell.run(setUp)).status, 0);
  for (const command of [
    "git commit --allow-empty",
    "git rebase -i HEAD~1",
    "git commit --amend",
    "git tag -a v1",
    "${EDITOR} x",
    "${VISUAL} x",
  ]) {
    const { end, durationMs } = await shell.run(command);
    assert.equal(end.kind, "exited", command);
    assert.ok(durationMs < 5000, command);
  }
});

test("H11 no pager waits", async (context) => {
  const shell = await openShell(context);
  await shell.run(
    "git init -q . && git -c user.email=a@example.com -c user.name=a commit -q --allow-empty -m 'the message'",
  );
  const { text, status } = await shell.run(
    "git log; git --paginate log --oneline | head -1; $PAGER /etc/hostname; test -t 1 || echo no terminal",
  );
  assert.equal(status, 0);
  assert.match(text, /the message[\s\S]*the message[\s\S]*no terminal\n$/);
});

test("H12 a server in the foreground: its output so far and advice", async (context) => {
  const shell = await openToolShell(context, { timeoutMs: 700 });
  const { text, isError } = await shell.run(
    "python3 -c \"import time; print('listening'); time.sleep(99)\"",
  );
  assert.match(
    text,
    /^listening\n[\s\S]*belongs in the background[\s\S]*\n\[timed out after 0.7 s; the command was killed, the session goes on\]$/,
  );
  assert.equal(isError, true);
});

test("H13 a loop ends at the deadline, and what follows it does not run", async (context) => {
  const shell = await openShell(context);
  const { end, session } = await shell.run(
    "until grep -q R f 2>/dev/null; do sleep 0.05; done; echo then > then; echo on",
    { timeoutMs: 400 },
  );
  assert.deepEqual([end.kind, session.kind], ["timed_out", "kept"]);
  assert.equal((await shell.run("ls then")).status, 2);
});

test("H14 the death of the shell in the middle is seen at once", async (context) => {
  const shell = await openShell(context);
  const { end, durationMs } = await shell.run("echo before; kill -9 $$; sleep 20");
  assert.equal(end.kind, "session_ended");
  assert.ok(durationMs < quickMs, `${durationMs} ms`);
});

test("L02 what was printed before the deadline is there", async (context) => {
  const shell = await openShell(context);
  const { text, end } = await shell.run("seq 5; sleep 99", { timeoutMs: 300 });
  assert.equal(end.kind, "timed_out");
  assert.match(text, /^1\n2\n3\n4\n5\n/);
});

test("L03 every byte is counted", async (context) => {
  const shell = await openShell(context);
  const { bytes } = await shell.run("head -c 900000 /dev/zero | tr '\\0' a");
  assert.equal(bytes.length, 900_000);
});

test("L04 what was read before the kill is kept when an orphan holds the pipe", async (context) => {
  const shell = await openShell(context);
  const seconds = uniqueSeconds();
  const { text, end } = await shell.run(
    `(setsid sh -c 'echo orphan; sleep ${seconds}' &); echo said; sleep 99`,
    { timeoutMs: 400 },
  );
  assert.equal(end.kind, "timed_out");
  assert.match(text, /orphan\n/);
  assert.match(text, /said\n/);
  assert.deepEqual(processesWith(seconds), []);
});

test("L06 a command without output is said to have none", async (context) => {
  const shell = await openToolShell(context);
  assert.deepEqual(await shell.run("true"), { text: "(no output)", isError: false });
});

test("E07 each way to fail keeps its status and is an error", async (context) => {
  const shell = await openToolShell(context);
  for (const [command, status] of [
    ["false", 1],
    ["nonexistentcommand", 127],
    ["/etc/passwd", 126],
    ["(kill -SEGV $BASHPID)", 139],
  ] as const) {
    const { text, isError } = await shell.run(command);
    assert.equal(isError, true, command);
    assert.equal(text.split("\n").at(-1), `[exit status ${status}]`);
  }
});

test("E08 after exit the output is there, the end is said, the next command works", async (context) => {
  const shell = await openToolShell(context);
  const { text, isError } = await shell.run("echo a; exit 3");
  assert.match(text, /^a\n[\s\S]*\[the shell exited with status 3; a new session was started\]$/);
  assert.equal(isError, true);
  assert.deepEqual(await shell.run("echo next"), { text: "next", isError: false });
});

test("B01 late output is shown as that of the command it comes from", async (context) => {
  const shell = await openToolShell(context);
  assert.equal(
    (await shell.run("(until [ -e go ]; do sleep 0.01; done; echo late) & echo now")).text,
    "now",
  );
  const { text } = await shell.run("touch go; wait; echo second");
  const next = text.includes("late output") ? text : (await shell.run("true")).text;
  assert.match(`${text}\n${next}`, /second[\s\S]*\[late output of command 1\]\nlate/);
});

test("B02 a server of an earlier command outlives a deadline and is killed and counted at the end", async (context) => {
  const shell = await openShell(context);
  const [server, stuck] = [uniqueSeconds(), uniqueSeconds()];
  await shell.run(`sleep ${server} & setsid sleep ${server} &`);
  await shell.run(`sleep ${stuck} & setsid sleep ${stuck} & sleep ${stuck}`, { timeoutMs: 300 });
  assert.deepEqual([processesWith(stuck).length, processesWith(server).length], [0, 2]);
  assert.equal(await shell.session.close(), 2);
  assert.equal(processesWith(server).length, 0);
});

test("X01 a session whose folder was removed lives on and starts again in one that exists", async (context) => {
  const shell = await openShell(context);
  await shell.run("mkdir -p d/e; cd d/e; rm -r ../../d");
  assert.equal((await shell.run("echo alive")).text, "alive\n");
  await shell.run("exit");
  assert.equal((await shell.run("pwd")).text, `${shell.folder}\n`);
});

test("X02 a deadline says what became of the session", async (context) => {
  const shell = await openToolShell(context, { timeoutMs: 400 });
  await shell.run("export KEPT=1; lost=2");
  await delay(afterSnapshotMs);
  assert.match((await shell.run("sleep 99")).text, /the session goes on\]$/);
  await delay(afterSnapshotMs);
  const { text } = await shell.run("trap '' SIGRTMAX-2; while :; do :; done");
  assert.match(
    text,
    /\[kept: directory .* exported variables as they were before this command; lost: other variables, functions, options, background processes\]\n\[timed out after 0.4 s; the command was killed; a new session was started\]$/,
  );
  assert.equal((await shell.run('echo "$KEPT $lost"')).text, "1 ");
});

test("X03 after set -e a failing command ends the shell, which is said", async (context) => {
  const shell = await openToolShell(context);
  await shell.run("set -euo pipefail");
  const { text, isError } = await shell.run("false");
  assert.match(text, /\[the shell exited with status 1; a new session was started\]$/);
  assert.equal(isError, true);
  assert.equal((await shell.run("false; echo goes on")).text, "goes on");
});

test("X04 exit ends at once", async (context) => {
  const shell = await openShell(context);
  const { status, durationMs } = await shell.run("exit");
  assert.equal(status, 0);
  assert.ok(durationMs < quickMs);
});

test("X06 variables, functions, the folder, options, aliases and descriptors are kept", async (context) => {
  const shell = await openShell(context);
  await shell.run(
    "export A=1; b=2; f(){ echo F; }; mkdir sub; cd sub; shopt -s globstar expand_aliases; alias hi='echo hi'; arr=(x y); exec 7>file; set -o noglob; umask 027",
  );
  const { text } = await shell.run(
    'printenv A; echo $b; f; pwd; shopt -q globstar && echo on; hi; echo "${arr[1]}"; echo seven >&7; cat file; echo *; umask',
  );
  assert.equal(text, `1\n2\nF\n${join(shell.folder, "sub")}\non\nhi\ny\nseven\n*\n0027\n`);
});

test("X08 restarts and malformed calls have clear answers", async (context) => {
  const shell = await openToolShell(context);
  await shell.run("export A=1; x=2; cd /");
  assert.deepEqual(await shell.call({ restart: true }), {
    text: "[a new session was started]",
    isError: false,
  });
  assert.equal((await shell.run('echo "[$A$x]"; pwd')).text, `[]\n${shell.folder}`);
  const both = await shell.call({ restart: true, command: "touch ran" });
  assert.match(both.text, /new session.*not run/);
  assert.equal(existsSync(join(shell.folder, "ran")), false);
  for (const input of [{}, { command: 5 }, { command: "" }, [], null, "echo", { restart: false }]) {
    const { text, isError } = await shell.call(input);
    assert.match(text, /^\[not run: .*expected/);
    assert.equal(isError, true);
  }
});

test("S01 a shell that is killed has status 137 and a successor", async (context) => {
  const shell = await openShell(context);
  const { status, session } = await shell.run("kill -9 $$");
  assert.deepEqual([status, session.kind], [137, "replaced"]);
  assert.equal((await shell.run("echo next")).text, "next\n");
});

test("A shell that ended between two commands is replaced, and the command is said not to have run", async (context) => {
  const shell = await openShell(context);
  const { text: shellPid } = await shell.run("echo $$");
  await shell.run("(until [ -e go ]; do sleep 0.01; done; kill -9 $$) &");
  writeFileSync(join(shell.folder, "go"), "");
  await until(() => !existsSync(`/proc/${shellPid.trim()}/fd/0`), "the shell is gone");
  // Its end is known to the session by the time that a timer has run.
  await delay(afterSnapshotMs);
  const { end, session } = await shell.run("touch ran");
  assert.deepEqual([end.kind, session.kind], ["session_ended", "replaced"]);
  assert.match(end.kind === "session_ended" ? end.said : "", /was not run/);
  assert.equal(existsSync(join(shell.folder, "ran")), false);
  assert.equal((await shell.run("echo next")).text, "next\n");
});

test("Exported variables are restored with the right folder, and it is said how old they are", async (context) => {
  const shell = await openShell(context);
  await shell.run("mkdir d; cd d; export A=$'1\\n2' B=é; c=3");
  await delay(afterSnapshotMs);
  const first = await shell.run("export LATE=1; rm -r ../d; exit");
  assert.deepEqual(first.session, { kind: "replaced", exportsRestored: true });
  const { text, directory } = await shell.run('echo "$A $B [$c$LATE]"; echo $PWD');
  assert.deepEqual([text, directory], [`1\n2 é []\n${shell.folder}\n`, shell.folder]);
  const second = await shell.run("exit");
  assert.deepEqual(second.session, {
    kind: "replaced",
    exportsRestored: true,
    exportsAreOlder: true,
  });
});

test("What an EXIT trap prints is heard however the shell ends", async (context) => {
  const shell = await openShell(context);
  for (const ending of [
    "exit 3",
    "set -e; (exit 3)",
    "set -u; trap 'echo bye; exit 3' EXIT; echo $unset_name 2>/dev/null",
  ]) {
    const { text, status } = await shell.run(`trap 'echo bye' EXIT; ${ending}`);
    assert.match(text, /bye\n$/, ending);
    assert.equal(status, 3, ending);
  }
});
