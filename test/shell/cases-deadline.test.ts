import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { suite, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { until } from "../support/until.ts";
import { openShell, processesWith, uniqueSeconds } from "./shell-fixture.ts";

const deadlineMs = 300;
/** Most time from the deadline to the result, by which nothing may be left. */
const overrunMs = 1000;

/** Families of processes; `S` stands for a number of seconds that none but them sleeps. */
const families: { readonly [title: string]: string } = {
  "K01 loops in the background":
    "for i in 1 2; do (exec -a S bash -c 'while :; do :; done')& done; sleep S",
  "K02 a long pipeline with head at its end":
    "yes S | cat | cat | cat | head -c 99999999999 >/dev/null",
  "K02 a pipeline that sleeps": "sleep S | sleep S | sleep S",
  "K04 another session, of a subshell": "( setsid sleep S & ); sleep S",
  "K04 another session that forks": "setsid -f sleep S; sleep S",
  "K04 a double fork in Python": `python3 -c "
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvp('sleep', ['sleep', 'S'])
    os._exit(0)
os.wait()
"; sleep S`,
  "K04 an empty environment": "env -i setsid sleep S & sleep S",
  "K04 nohup": "nohup sleep S >/dev/null 2>&1 & sleep S",
  "K04 disown": "sleep S & disown; disown -a; sleep S",
  "K04 TERM and others ignored":
    "bash -c \"trap '' TERM INT HUP QUIT; sleep S; :\" & trap '' TERM; sleep S",
  "K04 stopped processes": "sleep S & kill -STOP $!; sleep S",
  "K04 job control": "set -m; sleep S & sleep S & wait",
  "A process that starts another when it is killed": "(trap 'sleep S' EXIT; sleep S) & sleep S",
  "A loop that starts anew what was killed": "while :; do sleep S; done",
  "A loop that does so in the background": "(while :; do sleep S; done) & wait",
  "Fifty processes that fork on": "f() { sleep S & (( $1 > 0 )) && f $(( $1 - 1 )) & wait; }; f 50",
  "A coprocess": "coproc sleep S; wait",
  "A process substitution": "cat <(sleep S)",
  "timeout in another group": "timeout 900 sleep S",
  "A shell in a shell in a shell": "bash -c 'bash -c \"sleep S; :\"; :'",
};

suite("Nothing of the command is left when its result is there", { concurrency: 4 }, () => {
  for (const [title, command] of Object.entries(families)) {
    test(title, async (context) => {
      const shell = await openShell(context);
      const seconds = uniqueSeconds();
      const text = command.replaceAll(/\bS\b/g, seconds);
      const { end, session, durationMs } = await shell.run(text, { timeoutMs: deadlineMs });
      assert.deepEqual([end.kind, session.kind], ["timed_out", "kept"]);
      assert.deepEqual(processesWith(seconds), []);
      assert.ok(durationMs < deadlineMs + overrunMs, `${durationMs} ms`);
      assert.equal((await shell.run("echo next")).text, "next\n");
    });
  }
});

/** Ways for a command to be stuck from which the shell comes back with its state. */
const stuck = [
  "sleep 99",
  "while :; do :; done",
  "while true; do sleep 0.01; done",
  "until false; do sleep 99; done",
  "for ((;;)); do :; done",
  "for i in {1..100}; do sleep 99; done",
  "cat <(sleep 99)",
  "x=$(sleep 99)",
  "x=$(while :; do :; done)",
  "sleep 99 | cat",
  "( sleep 99 )",
  "( while :; do :; done )",
  "{ sleep 99; }",
  "sleep 99 & wait",
  "sleep 99 & wait $!",
  "f() { sleep 99; f; }; f",
  "f() { while :; do g; done; }; g() { sleep 99; }; f",
  "eval 'eval \"sleep 99\"'",
  "eval 'while :; do :; done'",
  "if sleep 99; then echo yes; fi",
  "sleep 99 && echo and || echo or",
  "! sleep 99",
  "case $(sleep 99) in *) echo c;; esac",
  "while read -r l; do sleep 99; done < /etc/passwd",
  "yes > /dev/null",
  "cat /dev/zero > /dev/null",
  "python3 -c 'while True: pass'",
  "time sleep 99",
  "trap 'echo term' TERM; sleep 99",
  "set +e; false; sleep 99",
  "set -u; sleep 99",
  "set -o pipefail; sleep 99 | false",
  "read -t 99 x < <(sleep 99)",
  "mapfile x < <(sleep 99)",
  "kill -STOP $$",
  "source <(echo 'sleep 99')",
  "command sleep 99",
  "exec 9> >(sleep 99); sleep 99",
  "echo a | while :; do :; done",
  "coproc sleep 99; read -r x <&${COPROC[0]}",
  "trap 'while :; do :; done' USR1; kill -USR1 $$",
];

test("The shell comes back from a stuck command with its state, and runs nothing after it", async (context) => {
  const shell = await openShell(context);
  await shell.run(
    "variable=kept; export EXPORTED=too; f_kept() { echo function; }; mkdir here; cd here",
  );
  const lost = [];
  for (const command of stuck) {
    const { end, session, durationMs } = await shell.run(
      `${command}; touch after; (touch after)\ntouch after`,
      { timeoutMs: 150 },
    );
    if (end.kind !== "timed_out" || session.kind !== "kept" || durationMs > 150 + overrunMs)
      lost.push([command, end.kind, session.kind, durationMs]);
    const state = await shell.run(
      "echo $variable $EXPORTED; f_kept; ls; set +u +o pipefail; trap - TERM USR1; exec 9>&-",
    );
    if (state.text !== "kept too\nfunction\n") lost.push([command, state.text]);
  }
  assert.deepEqual(lost, []);
});

/** Those from which it does not: bash holds still in a system call of its own, or has given up our signal. */
const hopeless = [
  "mkfifo fifo; exec 8< fifo",
  "mkfifo fifo; read -r x < fifo",
  "mkfifo fifo; echo x > fifo",
  "trap '' SIGRTMAX-2; while :; do :; done",
  "trap - SIGRTMAX-2; while :; do :; done",
  "while :; do kill -STOP $$; done",
  "select x in a b; do :; done < <(sleep 99)",
];

test("Where the shell does not come back there is a new one in the same folder, with the exported variables", async (context) => {
  for (const command of hopeless) {
    const shell = await openShell(context);
    const seconds = uniqueSeconds();
    await shell.run(`export EXPORTED=kept; mkdir here; cd here; sleep ${seconds} &`);
    await delay(150);
    const { end, session, durationMs } = await shell.run(`${command}; touch after`, {
      timeoutMs: 150,
    });
    assert.equal(end.kind, "timed_out", command);
    assert.ok(durationMs < 3000, `${command}: ${durationMs} ms`);
    if (session.kind === "replaced") {
      assert.deepEqual(session, { kind: "replaced", exportsRestored: true }, command);
      assert.deepEqual(processesWith(seconds), [], command);
    }
    assert.equal(
      (await shell.run("echo $EXPORTED; ls after")).text.split("\n")[0],
      "kept",
      command,
    );
    assert.match((await shell.run("pwd; ls after 2>&1")).text, /here\n.*No such file/, command);
    await shell.session.close();
  }
});

test("What earlier commands left in the background lives on", async (context) => {
  const shell = await openShell(context);
  const [server, stuckSeconds] = [uniqueSeconds(), uniqueSeconds()];
  await shell.run(`sleep ${server} & ( setsid bash -c 'sleep ${server}; :' & )`);
  await until(() => processesWith(server).length === 3, "they run");
  for (const command of [
    `sleep ${stuckSeconds}`,
    `setsid sleep ${stuckSeconds} & while :; do :; done`,
  ]) {
    const { session } = await shell.run(command, { timeoutMs: 200 });
    assert.equal(session.kind, "kept");
    assert.deepEqual([processesWith(server).length, processesWith(stuckSeconds).length], [3, 0]);
  }
  assert.equal((await shell.run("jobs | wc -l")).text, "1\n");
});

test("K07 our own process group is never signalled", async (context) => {
  const fields = (pid: number): string[] => {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  };
  const shell = await openShell(context);
  const { text } = await shell.run("echo $$");
  const [ours, theirs] = [fields(process.pid), fields(Number(text))];
  assert.notEqual(ours[2], theirs[2], "the process group");
  assert.notEqual(ours[3], theirs[3], "the session");
  let heard = 0;
  const signals = ["SIGTERM", "SIGINT", "SIGHUP", "SIGCONT", "SIGUSR1"] as const;
  for (const signal of signals) process.on(signal, () => (heard += 1));
  context.after(() => {
    for (const signal of signals) process.removeAllListeners(signal);
  });
  await shell.run("trap '' TERM; kill 0; sleep 99", { timeoutMs: 200 });
  await shell.run("kill -9 $$");
  await shell.run("kill -TERM -$$; kill -HUP 0; sleep 5", { timeoutMs: 1000 });
  await shell.session.close();
  assert.equal(heard, 0);
});
