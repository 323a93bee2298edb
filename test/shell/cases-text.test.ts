import assert from "node:assert/strict";
import { test } from "node:test";
import { commandProblem } from "../../src/shell/framing.ts";
import { until } from "../support/until.ts";
import { openShell } from "./shell-fixture.ts";

/** Runs one text in a session of its own and compares what it prints and its status. */
function prints(title: string, command: string, [output, status]: readonly [string, number]): void {
  test(title, async (context) => {
    const shell = await openShell(context);
    const ran = await shell.run(command);
    assert.deepEqual([ran.text, ran.status], [output, status]);
    assert.deepEqual((await shell.run("echo next")).text, "next\n");
  });
}

prints("F01 a heredoc is taken as it stands", "cat <<E\nx\nE", ["x\n", 0]);
prints("F04 a comment ends with its line", "echo a # b", ["a\n", 0]);
prints("F07 output without a newline comes at once and exact", "printf no-newline", [
  "no-newline",
  0,
]);
prints("F10 nothing parses bash in front of bash", "A=(1 2); f(){ :;}; case x in x) ;; esac", [
  "",
  0,
]);
prints("F17 the stdin of a heredoc is its own", "echo t && cat <<'E'\nx\nE", ["t\nx\n", 0]);
prints("Q01 quotes and exclamation marks are left alone", "echo 'a != b'\ncat <<E\nit's \\`\nE", [
  "a != b\nit's `\n",
  0,
]);
prints("Q01 a backslash at the end is left alone", "echo a \\", ["a \\\n", 0]);
prints("E03 a test command is no marker", "echo t", ["t\n", 0]);
prints("L06 a command without output says nothing and succeeds", "true", ["", 0]);
prints("E01 a pipeline has the status of its last command", "false | tail -1", ["", 0]);
prints("E05 a status is a number and nothing more", "(exit 1) && grep a /dev/null", ["", 1]);

test("F03 an open quote is an error at once, and the next command is not affected", async (context) => {
  const shell = await openShell(context);
  const { status, text, durationMs } = await shell.run('echo "abc');
  assert.equal(status, 2);
  assert.match(text, /unexpected EOF/);
  assert.ok(durationMs < 1000);
  assert.equal((await shell.run("echo next")).text, "next\n");
});

test("F08 output that looks like a marker is output", async (context) => {
  const shell = await openShell(context);
  const lookalike = String.raw`printf '\n%032d 0 /\0' 0; printf '__END__\n[exit status 0]\n$ \0'; cat /proc/self/stat >/dev/null`;
  const { text, status } = await shell.run(
    `${lookalike}; sleep 0.05; ${lookalike}; exit_status() { return 5; }; exit_status`,
  );
  const once = `\n${"0".repeat(32)} 0 /\0__END__\n[exit status 0]\n$ \0`;
  assert.deepEqual([text, status], [once + once, 5]);
});

test("F09 a flood in the background does not hold its command back", async (context) => {
  const shell = await openShell(context);
  const { end, durationMs } = await shell.run("(while :; do printf x; done)& ls /etc/hostname");
  assert.equal(end.kind, "exited");
  assert.ok(durationMs < 1000);
  const next = await shell.run("echo mine");
  assert.equal(next.text, "mine\n");
  await until(
    () => (shell.late.get(1)?.length ?? 0) > 1000,
    "the flood is heard as late output of its command",
  );
  assert.match(shell.late.get(1) ?? "", /^x+$/);
});

test("F12 each end belongs to its own command, many times over", async (context) => {
  const shell = await openShell(context);
  for (let index = 0; index < 300; index += 1) {
    const { text, status } = await shell.run(`echo ${index}; (exit ${index % 256})`);
    assert.deepEqual([text, status], [`${index}\n`, index % 256]);
  }
});

test("F14 a heredoc of 120 lines and one of a megabyte go through", async (context) => {
  const shell = await openShell(context);
  for (const lines of [120, 13_000]) {
    const body = Array.from(
      { length: lines },
      (_, index) => `${index} ${"é$`'\"\\".repeat(8)}`,
    ).join("\n");
    const command = `cat <<'END OF TEXT'\n${body}\nEND OF TEXT`;
    assert.ok(commandProblem(Buffer.from(command)) === null, `${command.length}`);
    assert.equal((await shell.run(command)).text, `${body}\n`);
  }
});

test("F14 what bash cannot take is refused with a reason", () => {
  assert.match(commandProblem(Buffer.alloc(1024 * 1024 + 1, "a")) ?? "", /at most 1048576/);
  assert.match(commandProblem(Buffer.from("echo a\0b")) ?? "", /NUL/);
  assert.equal(commandProblem(Buffer.alloc(1024 * 1024, "a")), null);
});

test("Q06 a heredoc of 200 kB meets no limit of arguments", async (context) => {
  const shell = await openShell(context);
  const body = "a".repeat(200_000);
  assert.equal((await shell.run(`wc -c <<E\n${body}\nE`)).text, "200001\n");
});

test("An unfinished array is an error, and the next command runs, in a new shell where bash needs one", async (context) => {
  const shell = await openShell(context);
  const { text, status } = await shell.run("a=(1 2");
  assert.match(text, /unexpected EOF.*\n$/);
  assert.notEqual(status, 0);
  assert.equal((await shell.run("echo next")).text, "next\n");
});

const tamperings = [
  "PROMPT_COMMAND='date'",
  "PS1=x",
  "set -x",
  "trap 'echo D' DEBUG",
  "IFS=:",
  "set -f",
  "set -u",
  "set -o posix",
  "set -v",
  "set -k",
  "set -a",
  "shopt -s extdebug",
  "shopt -s nullglob failglob",
  "trap 'echo E' ERR",
  "trap '' PIPE INT",
  "readonly LC_ALL",
  "BASH_AGENT_END=1",
  "readonly BASH_AGENT_END=7",
  "exec 3>&1 1>/dev/null 2>/dev/null",
  "exec 0<&- 1>&- 2>&-",
  "eval() { builtin echo fake; }",
  "unset() { :; }",
  "set -- a b c",
  "unset PWD HOME",
  "LANG=C",
  "cd /",
  "printf() { echo faked; }; read() { :; }; eval() { :; }; echo() { :; }; unset -f echo",
  "builtin() { :; }",
  "alias builtin=false eval=false; shopt -s expand_aliases",
  "set -o functrace",
  "shopt -s lastpipe",
  "ulimit -c 0",
  "umask 077",
  "stty -a",
  "LINENO=500",
  "unset LINENO",
  "BASH_EXECUTION_STRING=x",
  "export BASH_ENV=/nonexistent",
];

test("F15 the session works after settings that disturb others", async (context) => {
  for (const tampering of tamperings) {
    const shell = await openShell(context);
    await shell.run(tampering);
    const { text, session, status } = await shell.run("command echo good; (exit 6)");
    const said = text.split("\n").filter((line) => !/^(\+.*|D|E|command echo.*)$/.test(line));
    assert.deepEqual([said, status, session.kind], [["good", ""], 6, "kept"], tampering);
    await shell.session.close();
  }
});

test("F15 after set -x at most one line of bookkeeping is traced", async (context) => {
  const shell = await openShell(context);
  await shell.run("set -x");
  assert.equal((await shell.run("echo a")).text, "+ builtin eval 'echo a'\n++ echo a\na\n");
});

const endings = [
  "set -n",
  "readonly BASH_EXECUTION_STRING",
  "unset() { :; }; builtin() { :; }",
  "enable -n printf",
  "enable -n builtin",
  "trap 'set -n' DEBUG",
  "readonly LINENO",
];

test("F15 what makes a shell useless is seen at once, never waited for", async (context) => {
  for (const tampering of endings) {
    const shell = await openShell(context);
    const first = await shell.run(`export KEPT=1; ${tampering}`);
    const second = first.end.kind === "exited" ? await shell.run("echo not run") : first;
    assert.deepEqual([second.end.kind, second.text], ["session_ended", ""], tampering);
    assert.ok(second.durationMs < 2000, tampering);
    assert.equal((await shell.run("echo good")).text, "good\n", tampering);
    await shell.session.close();
  }
});

test("Q04 the devices of both outputs work as in any shell", async (context) => {
  const shell = await openShell(context);
  const command =
    "echo a 2>&1 | cat; echo x >/dev/stderr; echo t | tee /dev/stderr; echo y > /dev/stdout; echo z >> /dev/stdout";
  assert.equal((await shell.run(command)).text, "a\nx\nt\nt\ny\nz\n");
});

test("The status of the last command is kept for the next", async (context) => {
  const shell = await openShell(context);
  await shell.run("(exit 42)");
  assert.equal((await shell.run("echo $?; echo $?")).text, "42\n0\n");
  await shell.run("trap 'echo noticed' ERR; (exit 3)");
  assert.equal((await shell.run("echo $?")).text, "3\n");
});

const dying = [
  ["( set -e; trap 'echo trap' EXIT; false )", "trap\n"],
  ["( set -e; trap 'echo trap >&2' EXIT; false )", "trap\n"],
  ["( set -e; trap 'cat; echo end' EXIT; false ); echo after", "end\nafter\n"],
  ["f() ( set -e; trap 'read -r x || :; echo \"[$x]\"' EXIT; false ); f; echo $?", "[]\n1\n"],
  ["x=$( set -e; trap 'cat; echo trap' EXIT; false ); echo $x", "trap\n"],
  ["( set -u; trap 'cat; echo trap' EXIT; echo $nope ) 2>/dev/null", "trap\n"],
] as const;

test("What a dying subshell does last has the command's output and no stdin", async (context) => {
  const shell = await openShell(context);
  for (const [command, output] of dying) {
    const { text, end } = await shell.run(command);
    assert.deepEqual([text, end.kind], [output, "exited"], command);
  }
});

test("What a dying shell does last has the command's output and no stdin", async (context) => {
  const shell = await openShell(context);
  for (const ending of [
    "exit 3",
    "set -e; (exit 3)",
    "set -e; f() { (exit 3); }; f",
    "set -e; trap 'cat; echo bye; exit 3' EXIT; : ${unset_name?} 2>/dev/null",
  ]) {
    const { text, end } = await shell.run(`trap 'cat; echo bye' EXIT; ${ending}`);
    assert.match(text, /bye\n$/, ending);
    assert.equal(end.kind, "session_ended", ending);
  }
});
