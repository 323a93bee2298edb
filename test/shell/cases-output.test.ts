import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { createFolder, openShell } from "./shell-fixture.ts";
import { openToolShell } from "./tool-fixture.ts";

test("C01 bytes that are no text reach us unchanged", async (context) => {
  const shell = await openShell(context);
  assert.deepEqual([...(await shell.run("printf '\\377\\376\\0a'")).bytes], [0xff, 0xfe, 0, 0x61]);
  const random = await shell.run("head -c 300000 /dev/urandom | tee copy");
  assert.deepEqual(random.bytes, readFileSync(join(shell.folder, "copy")));
});

test("C01 the model sees replacement characters, and binary output by its size", async (context) => {
  const shell = await openToolShell(context);
  assert.equal((await shell.run("printf 'a\\377\\376b\\n'")).text, "a\uFFFD\uFFFDb");
  const { text } = await shell.run("head -c 5000 /dev/zero");
  assert.match(text, /^\[binary output of 5000 bytes\]/);
});

test("C02 no character is split, wherever reads and cuts fall", async (context) => {
  const shell = await openShell(context);
  assert.equal(
    (await shell.run("yes é | head -c 200001 | tail -c 199998")).text,
    "é\n".repeat(66_666),
  );
  const tool = await openToolShell(context, { limit: 1001 });
  const { text } = await tool.run("printf 'x'; printf '🎉é%.0s' {1..40000}");
  assert.equal(text.includes("\uFFFD"), false);
  assert.doesNotMatch(text, /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test("C05 a progress bar shows its last state", async (context) => {
  const shell = await openToolShell(context);
  const { text } = await shell.run("for i in {1..999}; do printf '%s%%\\r' $i; done");
  assert.equal(text, "999%");
  assert.equal(
    (await shell.run("printf '\\033[31mred\\033[0m \\033[1;1Hhome\\n'")).text,
    "red home",
  );
});

test("C07 an endless line is capped before anything is decoded", async (context) => {
  const shell = await openToolShell(context, { limit: 2000 });
  const { text } = await shell.run("head -c 157000000 /dev/zero | tr '\\0' a");
  assert.ok(text.length < 2500);
  assert.match(text, /of 157,000,000 bytes/);
});

test("T01 head and tail are kept when a few long lines come, the error last", async (context) => {
  const shell = await openToolShell(context);
  const { text } = await shell.run(
    "for i in 1 2 3; do head -c 50000 /dev/zero | tr '\\0' $i; echo; done; echo 'error: the reason' >&2; exit_with() { return 2; }; exit_with",
  );
  assert.match(text, /^1+\n/);
  assert.match(text, /error: the reason\n\[exit status 2\]$/);
  assert.ok(text.length < 31_000);
});

test("T02 a long output says what is left out and where the whole is", async (context) => {
  const shell = await openToolShell(context, { limit: 2000 });
  const { text } = await shell.run("seq 100000");
  const path = /the whole output is in (\S+) \.\.\.\]/.exec(text)?.[1] ?? "";
  assert.match(text, /^1\n2\n/);
  assert.match(text, /\n99999\n100000$/);
  const whole = readFileSync(path, "utf8");
  assert.equal(whole, `${Array.from({ length: 100_000 }, (_, index) => index + 1).join("\n")}\n`);
  assert.equal((await shell.run(`tail -1 '${path}'`)).text, "100000");
});

test("T04 a command is not ended by the limit of what is shown", async (context) => {
  const shell = await openToolShell(context, { limit: 1000 });
  await shell.run("head -c 20000 /dev/zero | tr '\\0' a; echo; touch done");
  assert.ok(readdirSync(shell.folder).includes("done"));
});

test("T05 a cut is announced with counts", async (context) => {
  const shell = await openToolShell(context, { limit: 10_000 });
  const { text } = await shell.run("seq -w 8000");
  const counts = /\[\.\.\. ([\d,]+) of 40,000 bytes \(([\d,]+) of 8,000 lines\) left out/.exec(
    text,
  );
  const [bytes = 0, lines = 0] = (counts ?? [])
    .slice(1)
    .map((count) => Number(count.replaceAll(",", "")));
  const shown = text.split("\n").filter((line) => /^\d{4}$/.test(line)).length;
  assert.equal(shown + lines, 8000);
  // Each line has five bytes; the newline at the very end is not shown.
  assert.equal(bytes + shown * 5 - 1, 40_000);
});

test("L07 without space on the disk the output is there and the reason is named", async (context) => {
  const shell = await openShell(context, {
    environment: { ...shellEnvironment(process.env), TMPDIR: "/nonexistent" },
  });
  const { text, status } = await shell.run(
    "echo before; echo x > /dev/full; head -c 100000 /dev/zero | tr '\\0' a | wc -c; cat <<E > /dev/full\nbody\nE\n",
  );
  assert.equal(status, 1);
  assert.match(text, /^before\n.*No space left on device\n100000\n.*No space left on device\n$/);
});

test("L07 a heredoc of any size needs no folder for temporary files", async (context) => {
  const shell = await openShell(context, {
    environment: { ...shellEnvironment(process.env), TMPDIR: "/nonexistent" },
  });
  assert.equal((await shell.run(`cat <<E | wc -c\n${"a".repeat(60_000)}\nE`)).text, "60001\n");
});

const canaries = [
  "ANTHROPIC_API_KEY",
  "GITHUB_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "INPUT_API_KEY",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "BASH_ENV",
  "ENV",
  "LD_PRELOAD",
  "SSH_AUTH_SOCK",
  "BASH_FUNC_echo%%",
  "SOMETHING_NEW",
];
const source = {
  ...process.env,
  ...Object.fromEntries(canaries.map((name) => [name, `canary-${name}`])),
};

test("V01 V02 V05 nothing of our environment that was not let in can be read", async (context) => {
  const shell = await openShell(context, { environment: shellEnvironment(source) });
  const { text } = await shell.run(
    "env; declare -xp; declare -fp; cat /proc/self/environ /proc/$PPID/environ /proc/$$/environ; cat /proc/$$/cmdline /proc/$PPID/cmdline; set",
  );
  assert.equal(text.includes("canary-"), false);
  assert.equal((await shell.run('echo BASH_ENV=/tmp/x >> "$GITHUB_ENV"')).status, 1);
});

test("A thousand variables are handed on", async (context) => {
  const many = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`MANY_${index}`, `value ${index}`]),
  );
  const shell = await openShell(context, {
    environment: shellEnvironment({ ...process.env, ...many }, Object.keys(many)),
  });
  assert.equal(
    (await shell.run("env | grep -c ^MANY_; printenv MANY_999")).text,
    "1000\nvalue 999\n",
  );
});

test("Without LANG, or in the C locale, bytes are bytes", async (context) => {
  for (const LANG of [undefined, "C", "C.UTF-8", "xx_XX.nothing"]) {
    const { LANG: _, ...environment } = shellEnvironment(process.env);
    const shell = await openShell(context, {
      environment: LANG === undefined ? environment : { ...environment, LANG },
    });
    const ran = await shell.run("printf 'é\\377%s\\n' '日本 é'");
    assert.equal(
      ran.bytes.toString("latin1"),
      Buffer.from("é").toString("latin1") + "\xff" + Buffer.from("日本 é\n").toString("latin1"),
    );
    await shell.session.close();
  }
});

test("The commands see no descriptor but their own three", async (context) => {
  const shell = await openShell(context);
  assert.equal(
    (await shell.run("echo /proc/self/fd/*; ls /proc/self/fd | tr '\\n' ' '")).text.split("\n")[1],
    "0 1 2 3 ",
  );
});

test("The digest of an output is that of its bytes", async (context) => {
  const shell = await openShell(context);
  const folder = createFolder(context);
  const { bytes, text } = await shell.run(
    `head -c 3000000 /dev/urandom > ${folder}/r; cat ${folder}/r; :`,
  );
  assert.ok(text.length > 0);
  const digest = (data: Buffer): string => createHash("sha256").update(data).digest("hex");
  assert.equal(digest(bytes), digest(readFileSync(join(folder, "r"))));
});
