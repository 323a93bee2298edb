import assert from "node:assert/strict";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { RunError } from "../../src/errors.ts";
import type { RunEvent } from "../../src/record/event.ts";
import { createRedactor } from "../../src/record/redact.ts";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";
import { openBashTool } from "../../src/tools/bash.ts";
import { createTextEditor } from "../../src/tools/text-editor.ts";
import { createFolder } from "../record/record-fixture.ts";

const secret = "very-secret-value";
const keyLines = "-----key-----\nfirst line of a long key\nshort\nlast line of a long key\n";

interface Bench {
  readonly folder: string;
  readonly events: RunEvent[];
  /** Calls the editor; the path is relative to the folder. Gives the text, after `!` when it is an error. */
  edit(command: string, path: string, rest?: object): Promise<string>;
  /** The text of a command's result. */
  bash(command: string): Promise<string>;
  call(input: unknown, signal?: AbortSignal): Promise<string>;
}

/** An editor on a session of its own. */
async function openBench(
  context: TestContext,
  options: { readonly limit?: number; readonly onEvent?: (event: RunEvent) => void } = {},
): Promise<Bench> {
  const folder = createFolder(context);
  const outputs = createFolder(context);
  const redactor = createRedactor([secret, keyLines]);
  const bash = await openBashTool({
    session: {
      ...findPrograms(process.env["PATH"] ?? ""),
      launcher: plainLauncher(process.pid),
      environment: shellEnvironment(process.env),
      directory: folder,
      controlDirectory: join(createFolder(context), "control"),
    },
    redactor,
    timeoutMs: 20_000,
    outputLimitCharacters: 1000,
    outputsDirectory: outputs,
    sandbox: "none",
  });
  context.after(() => bash.close());
  const editor = createTextEditor({
    bash,
    redactor,
    workspace: folder,
    viewLimitCharacters: options.limit ?? 10_000,
  });
  const events: RunEvent[] = [];
  const record = (event: RunEvent): void => {
    options.onEvent?.(event);
    events.push(event);
  };
  let calls = 0;
  const callWith = async (
    tool: typeof editor,
    input: unknown,
    signal = new AbortController().signal,
  ): Promise<string> => {
    calls += 1;
    const { text, isError, id } = await tool.run(
      { id: `toolu_${calls}`, name: tool.declaration.name, input },
      { turn: 1, recorder: { record, close: () => undefined }, signal },
    );
    assert.equal(id, `toolu_${calls}`);
    return isError ? `!${text}` : text;
  };
  return {
    folder,
    events,
    edit: (command, path, rest = {}) => callWith(editor, { command, path, ...rest }),
    bash: (command) => callWith(bash, { command }),
    call: (input, signal) => callWith(editor, input, signal),
  };
}

const noMatch =
  "!Error: No match found for replacement. Please check your text and try again; old_str must be the same as in the file, blanks and line breaks included.";

test("a file is shown with its line numbers, whole or a range of lines", async (context) => {
  const { folder, edit } = await openBench(context);
  writeFileSync(join(folder, "a b'c.txt"), "one\n\n\tthree é\n");
  writeFileSync(join(folder, "open"), "one\ntwo");
  writeFileSync(join(folder, "empty"), "");
  writeFileSync(join(folder, "dos"), "one\r\ntwo\u001b[31m\u0007\r\n");
  const path = join(folder, "a b'c.txt");
  assert.equal(await edit("view", path), "     1\tone\n     2\t\n     3\t\tthree é");
  const range = (...view_range: readonly number[]): Promise<string> =>
    edit("view", "a b'c.txt", { view_range });
  assert.equal(await range(2, 3), "     2\t\n     3\t\tthree é");
  assert.equal(await range(3, -1), "     3\t\tthree é");
  assert.equal(await range(3, 99), "     3\t\tthree é");
  assert.equal(await range(4, 5), `!Error: view_range begins beyond the end of ${path}.`);
  for (const wrong of [[2, 1], [0, 1], [1], [1, 2, 3], [1.5, 2], [1, -2]])
    assert.match(await range(...wrong), /^!Error: expected \{"command": "view".*last may be -1/);
  assert.equal(
    await edit("view", "open"),
    "     1\tone\n     2\ttwo\n[its last line has no line break]",
  );
  assert.equal(await edit("view", "empty"), "[the file is empty]");
  assert.equal(
    await edit("view", "dos"),
    "     1\tone\n     2\ttwo^[[31m^G\n[its lines end with CRLF]",
  );
});

test("a folder is shown two levels deep, without hidden entries and node_modules", async (context) => {
  const { folder, edit } = await openBench(context);
  for (const path of ["a/b/c", ".git", "node_modules/x", "a/node_modules/x", "empty"])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["z", "a/file", "a/.hidden", "a/b/deep"])
    writeFileSync(join(folder, path), "");
  symlinkSync("/", join(folder, "root"));
  assert.equal(
    await edit("view", "."),
    `${folder}, two levels deep, without hidden entries and node_modules:\na/\na/b/\na/file\nempty/\nroot\nz`,
  );
  assert.match(await edit("view", "empty"), /:\n\(empty\)$/);
});

test("a long view is cut in the middle, and a file that is too large or binary is not shown", async (context) => {
  const { folder, edit } = await openBench(context, { limit: 1000 });
  writeFileSync(
    join(folder, "long"),
    Array.from({ length: 5000 }, (_, n) => `line ${n + 1}\n`).join(""),
  );
  const text = await edit("view", "long");
  assert.match(
    text,
    /^ {5}1\tline 1\n[^]*\[\.\.\. 49\d\d of 5000 lines left out; view_range shows a part \.\.\.\]\n[^]* {2}5000\tline 5000$/,
  );
  assert.ok(text.length < 1100);
  writeFileSync(join(folder, "binary"), "a\0b");
  writeFileSync(join(folder, "large"), Buffer.alloc(8 * 1024 * 1024 + 1, 10));
  const large = `!Error: ${join(folder, "large")} has 8388609 bytes; at most 8388608 are accepted. Use bash, such as sed -n '100,200p'.`;
  const binary = `!Error: ${join(folder, "binary")} is a binary file; use bash to look into it.`;
  assert.equal(await edit("view", "large"), large);
  assert.equal(await edit("view", "binary"), binary);
  assert.equal(await edit("str_replace", "large", { old_str: "\n", new_str: "" }), large);
  assert.equal(await edit("insert", "binary", { insert_line: 0, insert_text: "x" }), binary);
  writeFileSync(join(folder, "full"), Buffer.alloc(8 * 1024 * 1024, 10));
  assert.match(await edit("view", "full", { view_range: [8_388_608, -1] }), /^8388608\t/);
});

test("a file is created with its folders, or replaced as a whole", async (context) => {
  const { folder, edit, bash } = await openBench(context);
  const content = 'it\'s `$x` \\n "é" 😀\r\n\n\u0001 no end';
  const path = join(folder, "new/sub folder/file.txt");
  await bash("umask 022");
  assert.equal(await edit("create", path, { file_text: content }), `File ${path} was created.`);
  assert.equal(readFileSync(path, "utf8"), content);
  assert.equal(await bash(`umask 077; stat -c %a '${path}'`), "644");
  assert.equal(await edit("create", path, { file_text: "" }), `File ${path} was overwritten.`);
  assert.equal(readFileSync(path, "utf8"), "");
  assert.equal(await edit("create", folder, { file_text: "" }), `!Error: ${folder} is a folder.`);
  assert.equal(
    await edit("create", join(path, "x"), { file_text: "" }),
    `!Error: ${join(path, "x")}: File exists`,
  );
  const large = "0123456789abcdef".repeat(40_000);
  await edit("create", "large", { file_text: large });
  assert.equal(await bash("stat -c %a large"), "600");
  assert.equal(readFileSync(join(folder, "large"), "utf8"), large);
  assert.match(
    await edit("create", "larger", { file_text: large + large }),
    /^!Error: the call holds 128\d+ bytes of text; at most 700000 are accepted/,
  );
  assert.deepEqual(readdirSync(folder).toSorted(), ["large", "new"]);
});

test("a text is replaced where it is found exactly once", async (context) => {
  const { folder, edit } = await openBench(context);
  const path = join(folder, "file");
  const replace = (old_str: string, new_str?: string): Promise<string> =>
    edit("str_replace", "file", { old_str, new_str });
  const done = (line: number): string =>
    `Successfully replaced text at exactly one location (line ${line}).`;
  writeFileSync(path, Buffer.from("a.*b\ncc\n\xff$&\nlast", "latin1"));
  assert.equal(await replace("a.*b", "$1\\1é"), done(1));
  assert.equal(await replace("\nlast", "\nthe last"), done(3));
  assert.equal(
    readFileSync(path, "latin1"),
    Buffer.from("$1\\1é\ncc\n").toString("latin1") + "\xff$&\nthe last",
  );
  assert.equal(await replace("the last"), done(4));
  assert.equal(await replace("cc\n\n"), noMatch);
  assert.equal(
    await replace("c"),
    "!Error: Found 2 matches for replacement text (at lines 2, 2). Please provide more context to make a unique match.",
  );
  writeFileSync(path, "aaa");
  assert.match(await replace("aa", "b"), /Found 2 matches/);
  assert.match(await replace("", "b"), /^!Error: expected \{"command": "str_replace"/);
  assert.equal(readFileSync(path, "utf8"), "aaa");
});

test("a file keeps its line ends", async (context) => {
  const { folder, edit } = await openBench(context);
  const path = join(folder, "dos");
  writeFileSync(path, "one\r\ntwo\r\nthree");
  await edit("str_replace", "dos", { old_str: "one\ntwo", new_str: "1\n2\n2b" });
  assert.equal(readFileSync(path, "utf8"), "1\r\n2\r\n2b\r\nthree");
  await edit("insert", "dos", { insert_line: 1, insert_text: "a\nb" });
  assert.equal(readFileSync(path, "utf8"), "1\r\na\r\nb\r\n2\r\n2b\r\nthree");
  await edit("str_replace", "dos", { old_str: "a\r\nb", new_str: "c\nd" });
  assert.equal(readFileSync(path, "utf8"), "1\r\nc\nd\r\n2\r\n2b\r\nthree");
});

test("text is inserted after a line", async (context) => {
  const { folder, edit } = await openBench(context);
  const path = join(folder, "file");
  const insert = async (
    content: string,
    insert_line: unknown,
    insert_text: string,
  ): Promise<string> => {
    writeFileSync(path, content);
    const text = await edit("insert", "file", { insert_line, insert_text });
    return text.startsWith("!") ? text : readFileSync(path, "utf8");
  };
  assert.equal(await insert("a\nb\n", 0, "x\n"), "x\na\nb\n");
  assert.equal(await insert("a\nb\n", 1, "x"), "a\nx\nb\n");
  assert.equal(await insert("a\nb\n", 2, "x\n"), "a\nb\nx\n");
  assert.equal(await insert("a\nb\n", 2, "x"), "a\nb\nx");
  assert.equal(await insert("a\nb", 2, "x"), "a\nb\nx");
  assert.equal(await insert("", 0, "x\n"), "x\n");
  assert.equal(await insert("a\n", 1, "\n"), "a\n\n");
  assert.equal(
    await insert("a\n", 2, "x"),
    `!Error: insert_line is beyond the end of ${path}, which has 1 lines.`,
  );
  assert.match(await insert("a\n", -1, "x"), /^!Error: expected \{"command": "insert"/);
  assert.match(await insert("a\n", "1", "x"), /^!Error: expected \{"command": "insert"/);
  assert.equal(
    await edit("insert", "file", { insert_line: 1, new_str: "older name\n" }),
    "Successfully inserted text at line 2.",
  );
});

test("an edit keeps mode, links and hard links, and leaves no other file", async (context) => {
  const { folder, edit } = await openBench(context);
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "sub/target"), "a\n");
  chmodSync(join(folder, "sub/target"), 0o751);
  symlinkSync("sub/target", join(folder, "link"));
  symlinkSync("link", join(folder, "second"));
  writeFileSync(join(folder, "one"), "a\n");
  linkSync(join(folder, "one"), join(folder, "other"));
  for (const path of ["second", "one"])
    await edit("str_replace", path, { old_str: "a", new_str: "b" });
  assert.equal(readFileSync(join(folder, "sub/target"), "utf8"), "b\n");
  assert.equal(statSync(join(folder, "sub/target")).mode & 0o7777, 0o751);
  assert.deepEqual(
    [readlinkSync(join(folder, "second")), readlinkSync(join(folder, "link"))],
    ["link", "sub/target"],
  );
  assert.equal(readFileSync(join(folder, "other"), "utf8"), "b\n");
  assert.equal(lstatSync(join(folder, "one")).nlink, 2);
  assert.deepEqual(readdirSync(join(folder, "sub")), ["target"]);
  symlinkSync("nowhere", join(folder, "broken"));
  assert.equal(
    await edit("view", "broken"),
    `!Error: ${join(folder, "broken")} is no regular file.`,
  );
});

test("what cannot be read or written is told, with nothing waited for", async (context) => {
  const { folder, edit, bash } = await openBench(context);
  const path = join(folder, "missing");
  const missing = `!Error: File not found: ${path}`;
  assert.equal(await edit("view", "missing"), missing);
  assert.equal(await edit("str_replace", "missing", { old_str: "a", new_str: "b" }), missing);
  assert.equal(await edit("insert", "missing", { insert_line: 0, insert_text: "b" }), missing);
  assert.equal(
    await edit("insert", ".", { insert_line: 0, insert_text: "b" }),
    `!Error: ${folder} is a folder.`,
  );
  await bash("mkfifo fifo");
  assert.equal(await edit("view", "fifo"), `!Error: ${join(folder, "fifo")} is no regular file.`);
  assert.equal(
    await edit("create", "fifo", { file_text: "" }),
    `!Error: ${join(folder, "fifo")} is no regular file.`,
  );
  assert.match(
    await edit("create", "/proc/none", { file_text: "" }),
    /^!Error: \/proc\/none: (No such file|Permission)/,
  );
  assert.match(await edit("view", "/dev/zero"), /no regular file/);
});

test("a malformed call is answered with what is expected, and recorded", async (context) => {
  const { call, events, folder } = await openBench(context);
  const commands = "!Error: command must be one of view, create, str_replace, insert";
  assert.equal(await call(undefined), commands);
  assert.equal(await call([]), commands);
  assert.equal(await call({ command: "undo_edit", path: "x" }), commands);
  assert.equal(await call({ command: "constructor", path: "x" }), commands);
  assert.equal(await call({ command: "view" }), "!Error: path must be a text, and not empty");
  assert.equal(
    await call({ command: "view", path: "a\0b" }),
    "!Error: the path contains a NUL byte",
  );
  assert.match(
    await call({ command: "create", path: "x" }),
    /^!Error: expected \{"command": "create"/,
  );
  assert.deepEqual(readdirSync(folder), []);
  assert.deepEqual(events.at(-1), {
    type: "file.viewed",
    tool_use_id: "toolu_7",
    path: "x",
    operation: "malformed",
    bytes: 0,
    outcome: "denied",
  });
});

test("an edit is recorded before and after, a view after, without secrets", async (context) => {
  const { edit, events, folder } = await openBench(context);
  await edit("create", secret, { file_text: `a ${secret}\n` });
  const path = join(folder, "***");
  const common = { tool_use_id: "toolu_1", path };
  assert.deepEqual(events.splice(0), [
    { type: "file.edited", ...common, operation: "create", bytes: 20, outcome: "requested" },
    { type: "file.edited", ...common, operation: "create", bytes: 20, outcome: "done" },
  ]);
  assert.equal(await edit("view", secret), "     1\ta ***");
  await edit("str_replace", secret, { old_str: "b", new_str: "cc" });
  assert.deepEqual(events, [
    {
      type: "file.viewed",
      tool_use_id: "toolu_2",
      path,
      operation: "view",
      bytes: 20,
      outcome: "done",
    },
    {
      type: "file.edited",
      tool_use_id: "toolu_3",
      path,
      operation: "str_replace",
      bytes: 2,
      outcome: "requested",
    },
    {
      type: "file.edited",
      tool_use_id: "toolu_3",
      path,
      operation: "str_replace",
      bytes: 0,
      outcome: "failed",
    },
  ]);
});

test("a secret of several lines is hidden as a whole, and the numbers are said to be off", async (context) => {
  const { folder, edit } = await openBench(context);
  writeFileSync(join(folder, "key"), `before\n${keyLines}after\n`);
  const text = await edit("view", "key");
  for (const line of keyLines.split("\n").filter((part) => part !== ""))
    assert.ok(!text.includes(line), text);
  assert.match(
    text,
    /^ {5}1\tbefore\n[^]*after\n\[a secret of several lines is hidden: later lines have too low numbers\]$/,
  );
});

test("an edit whose record cannot be written is not made", async (context) => {
  const broken = new RunError("record", "the disk is full");
  const { folder, edit } = await openBench(context, {
    onEvent(event) {
      if (event.type === "file.edited") throw broken;
    },
  });
  await assert.rejects(edit("create", "made", { file_text: "" }), broken);
  assert.equal(existsSync(join(folder, "made")), false);
});

test("the shell is not disturbed, and does not disturb the editor", async (context) => {
  const { folder, edit, bash } = await openBench(context);
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "file"), "a\n");
  await bash(
    "cd sub; x=1; set -u -o pipefail; f() { echo f; }; trap 'echo trapped' DEBUG ERR; set -xv; (exit 7)",
  );
  assert.equal(await edit("view", "file"), "     1\ta");
  const after = await bash("{ echo $? $x $PWD $- $#; f; set +xv; trap - DEBUG ERR; } 2>/dev/null");
  assert.match(after, new RegExp(`^7 1 ${folder}/sub `, "m"));
  await bash(
    "perl() { echo no; }; printf() { echo no; }; env() { echo no; }; set() { echo no; }; exit() { echo no; }; export PERL5OPT=-Mnone PATH=/none IFS=/; readonly s=1",
  );
  assert.equal(await edit("view", "file"), "     1\ta");
  await bash(
    "unset PERL5OPT IFS; PATH=/usr/bin:/bin; unset -f perl printf env set exit; set -e; true",
  );
  assert.match(await edit("str_replace", "file", { old_str: "none", new_str: "" }), /No match/);
  assert.match(await bash("echo $x $-"), /^1 .*e/);
});

test("when the session ends on the way, the model is told and the records too", async (context) => {
  const { edit, bash, events, folder } = await openBench(context);
  await bash("trap 'kill -9 $$' CHLD");
  events.splice(0);
  const text = await edit("create", "file", { file_text: "" });
  assert.match(
    text,
    /^File .*\/file was created\.\n.*\n\[the shell (?:was killed by SIGKILL|exited with status 137); a new session was started\]$/,
  );
  assert.equal(readFileSync(join(folder, "file"), "utf8"), "");
  assert.deepEqual(
    events.map((event) => [event.type, "outcome" in event ? event.outcome : ""]),
    [
      ["file.edited", "requested"],
      ["session.restarted", ""],
      ["file.edited", "done"],
    ],
  );
});

test("a run that ends gives the edit up", async (context) => {
  const { call, events } = await openBench(context);
  const input = { command: "create", path: "file", file_text: "" };
  const text = await call(input, AbortSignal.abort("cancelled"));
  assert.equal(text, "![cancelled; the run is ending]");
  assert.partialDeepStrictEqual(events.at(-1), { type: "file.edited", outcome: "unknown" });
});
