import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { RunError } from "../../src/errors.ts";
import type { CallResult } from "../../src/model/model.ts";
import type { CommandFinished, CommandRequested, RunEvent } from "../../src/record/event.ts";
import { allowedCommands } from "../../src/policy/allowed-commands.ts";
import { createRedactor } from "../../src/record/redact.ts";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";
import { type BashToolOptions, openBashTool } from "../../src/tools/bash.ts";
import { createFolder } from "../record/record-fixture.ts";
import { livingAmong } from "../support/processes.ts";

const programs = findPrograms(process.env["PATH"] ?? "");
const secret = "very-secret-value";

interface Bench {
  /** Where the session starts. */
  readonly folder: string;
  readonly outputs: string;
  readonly events: RunEvent[];
  readonly tool: Awaited<ReturnType<typeof openBashTool>>;
  /** Makes the call, as the n-th of the first turn. */
  call(input: unknown, signal?: AbortSignal): Promise<CallResult>;
  /** The texts of the results of these commands. */
  texts(...commands: readonly string[]): Promise<readonly string[]>;
}

/** A tool with a session of its own, whose events are kept. `onEvent` may throw in the place of a recorder. */
async function openBench(
  context: TestContext,
  options: Partial<BashToolOptions> & { readonly onEvent?: (event: RunEvent) => void } = {},
): Promise<Bench> {
  const folder = createFolder(context);
  const outputs = join(createFolder(context), "outputs");
  mkdirSync(outputs);
  const { onEvent, ...overrides } = options;
  const tool = await openBashTool({
    session: {
      ...programs,
      launcher: plainLauncher(process.pid),
      environment: shellEnvironment(process.env),
      directory: folder,
      controlDirectory: join(createFolder(context), "control"),
    },
    redactor: createRedactor([secret]),
    timeoutMs: 20_000,
    outputLimitCharacters: 1000,
    outputsDirectory: outputs,
    sandbox: "none",
    ...overrides,
  });
  context.after(() => tool.close());
  const events: RunEvent[] = [];
  const record = (event: RunEvent): void => {
    onEvent?.(event);
    events.push(event);
  };
  const call: Bench["call"] = (input, signal = new AbortController().signal) =>
    tool.run(
      { id: `toolu_${tool.commands + 1}`, name: "bash", input },
      { turn: 1, recorder: { record, close: () => undefined }, signal },
    );
  const texts: Bench["texts"] = async (...commands) => {
    const shown: string[] = [];
    for (const command of commands) shown.push((await call({ command })).text);
    return shown;
  };
  return { folder, outputs, events, tool, call, texts };
}

function sha256(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The events without the one thing in them that is not the same each time. */
function withoutDurations(events: readonly RunEvent[]): readonly object[] {
  return events.map((event) => {
    if (event.type !== "command.finished") return event;
    assert.ok(Number.isInteger(event.duration_ms) && event.duration_ms >= 0);
    const { duration_ms: _, ...rest } = event;
    return rest;
  });
}

function finishedOf(events: readonly RunEvent[]): readonly CommandFinished[] {
  return events.filter((event) => event.type === "command.finished");
}

const advice =
  "[a program that does not end by itself, such as a server or a watcher, belongs in the background: command > log 2>&1 &]";

test("output and exit status make the result", async (context) => {
  const { call } = await openBench(context);
  const results: readonly (readonly [string, string, boolean])[] = [
    ["true", "(no output)", false],
    ["echo hi", "hi", false],
    ["echo; echo hi; echo", "\nhi\n", false],
    ["echo out; echo err >&2", "out\nerr", false],
    ["(exit 3)", "[exit status 3]", true],
    ["echo hi; false", "hi\n[exit status 1]", true],
    ["printf 'no newline'; (exit 7)", "no newline\n[exit status 7]", true],
    ["printf '\\033[31mred\\033[0m\\n'; printf '10%%\\r20%%\\n'", "red\n20%", false],
  ];
  for (const [n, [command, text, isError]] of results.entries())
    assert.deepEqual(await call({ command }), { id: `toolu_${n + 1}`, text, isError });
});

test("directory, variables and functions last from one command to the next", async (context) => {
  const { folder, texts } = await openBench(context);
  assert.deepEqual(
    await texts(
      "mkdir sub; cd sub; x=1; f() { echo f$x; }",
      "pwd; f",
      "cat",
      "read line || echo end",
    ),
    ["(no output)", `${folder}/sub\nf1`, "(no output)", "end"],
  );
});

test("a command that is over its time is ended with what it printed, and the session goes on", async (context) => {
  const { call, events, texts } = await openBench(context, { timeoutMs: 300 });
  await texts("x=kept");
  const { text, isError } = await call({ command: "echo before; sleep 60" });
  assert.deepEqual(
    [text.split("\n"), isError],
    [
      [
        "before",
        // What bash says of a child that was killed, with its process id.
        text.split("\n")[1],
        advice,
        "[timed out after 0.3 s; the command was killed, the session goes on]",
      ],
      true,
    ],
  );
  assert.deepEqual(await texts("echo $x"), ["kept"]);
  const { outcome, exit_code, signal, processes_killed, duration_ms } = finishedOf(events)[1]!;
  assert.deepEqual(
    { outcome, exit_code, signal, processes_killed },
    {
      outcome: "timed_out",
      exit_code: null,
      signal: null,
      processes_killed: 1,
    },
  );
  assert.ok(duration_ms >= 300);
});

test("a shell that does not come back after its time is replaced, and the model is told what is lost", async (context) => {
  const { folder, call, events, texts } = await openBench(context, { timeoutMs: 300 });
  await texts("mkdir sub; cd sub; y=lost");
  const { text, isError } = await call({ command: "echo before; exec sleep 60" });
  assert.match(
    text,
    new RegExp(
      `^before\\n.*\\n\\[kept: directory ${folder}/sub.*; lost: .*\\]\\n\\[timed out after 0\\.3 s; the command was killed; a new session was started\\]$`,
    ),
  );
  assert.equal(isError, true);
  assert.deepEqual(await texts("pwd; echo $y"), [`${folder}/sub\n`]);
  assert.deepEqual(
    events.filter(({ type }) => type === "session.restarted"),
    [{ type: "session.restarted", reason: "the command could not be given up", sandbox: "none" }],
  );
});

test("a shell that ends is replaced, and the model is told what is lost", async (context) => {
  const { folder, call, events, texts } = await openBench(context);
  await texts("export x=kept; y=lost");
  const { text, isError } = await call({ command: "echo bye; exit 3" });
  const lines = text.split("\n");
  assert.deepEqual(
    [lines[0], lines.at(-1), isError],
    ["bye", "[the shell exited with status 3; a new session was started]", true],
  );
  assert.match(
    lines.slice(1, -1).join("\n"),
    new RegExp(`^\\[kept: directory ${folder}.*; lost: .*\\]$`),
  );
  assert.deepEqual(await texts("echo -$y"), ["-"]);
  const ended = events.slice(5, 7);
  assert.deepEqual(withoutDurations(ended), [
    {
      type: "command.finished",
      n: 2,
      tool_use_id: "toolu_2",
      outcome: "session_ended",
      exit_code: 3,
      signal: null,
      output_bytes: 4,
      output_sha256: sha256("bye\n"),
      output_head: "bye",
      truncated: false,
      redactions: 0,
      processes_killed: 0,
      cwd: folder,
    },
    { type: "session.restarted", reason: "the shell ended", sandbox: "none" },
  ]);
});

test("a restart gives a clean session where the first one began", async (context) => {
  const { folder, call, events, texts } = await openBench(context);
  await texts("mkdir sub; cd sub; export x=1");
  assert.deepEqual(await call({ restart: true }), {
    id: "toolu_2",
    text: "[a new session was started]",
    isError: false,
  });
  assert.deepEqual(await texts("pwd; echo -$x"), [`${folder}\n-`]);
  assert.deepEqual(await call({ restart: true, command: "touch made" }), {
    id: "toolu_4",
    text: "[a new session was started; the command beside the restart was not run]",
    isError: false,
  });
  assert.deepEqual(readdirSync(folder), ["sub"]);
  const requested: CommandRequested = {
    type: "command.requested",
    n: 2,
    turn: 1,
    tool_use_id: "toolu_2",
    cwd: `${folder}/sub`,
    restart: true,
    decision: "allow",
    rule: null,
  } as unknown as CommandRequested;
  assert.deepEqual(withoutDurations(events.slice(3, 7)), [
    requested,
    { type: "session.restarted", reason: "asked for by the model", sandbox: "none" },
    { type: "command.output", n: 2, view: "[a new session was started]" },
    {
      type: "command.finished",
      n: 2,
      tool_use_id: "toolu_2",
      outcome: "exited",
      exit_code: 0,
      signal: null,
      output_bytes: 0,
      output_sha256: sha256(""),
      output_head: "",
      truncated: false,
      redactions: 0,
      processes_killed: 0,
      cwd: folder,
    },
  ]);
});

test("what a background process prints later is shown as its own", async (context) => {
  const { texts } = await openBench(context);
  await texts("{ until [ -e go ]; do sleep 0.01; done; echo late; touch done; } &");
  const shown = [...(await texts("touch go; until [ -e done ]; do sleep 0.01; done; echo now"))];
  // It comes through a pipe of its own, so it may be there only after the next command.
  for (let n = 0; n < 100 && !shown.join("\n").includes("late"); n += 1)
    shown.push(...(await texts("true")));
  assert.equal(
    shown.join("\n").replaceAll("(no output)\n", ""),
    "now\n[late output of command 1]\nlate",
  );
});

test("a long output is cut for the model, and the whole is where the remark says", async (context) => {
  const { outputs, call, events } = await openBench(context);
  const { text, isError } = await call({ command: `echo ${secret}; seq 5000` });
  const path = join(outputs, "1.txt");
  const whole = readFileSync(path, "utf8");
  assert.equal(
    whole,
    `***\n${Array.from({ length: 5000 }, (_, index) => `${index + 1}\n`).join("")}`,
  );
  const remark =
    /\n\[\.\.\. ([\d,]+) of ([\d,]+) bytes \(([\d,]+) of 5,001 lines\) left out; the whole output is in (.*) \.\.\.\]\n/.exec(
      text,
    );
  const [head = "", tail = ""] = text.split(remark?.[0] ?? "?");
  assert.ok(whole.startsWith(`${head}\n`) && whole.endsWith(`\n${tail}\n`));
  const shownLines = head.split("\n").length + tail.split("\n").length;
  const count = (number: number): string => number.toLocaleString("en-US");
  assert.deepEqual(remark?.slice(1), [
    // The line break before the tail stays in the view, the one after it does not.
    count(whole.length - (head.length + 1) - tail.length),
    count(whole.length),
    count(5001 - shownLines),
    path,
  ]);
  assert.ok(text.length < 1200);
  assert.equal(isError, false);
  const { output_bytes, output_sha256, output_head, truncated, redactions } =
    finishedOf(events)[0]!;
  assert.deepEqual(
    { output_bytes, output_sha256, output_head, truncated, redactions },
    {
      output_bytes: whole.length,
      output_sha256: sha256(whole),
      output_head: whole.slice(0, 200),
      truncated: true,
      redactions: 1,
    },
  );
});

test("binary output is named, not shown", async (context) => {
  const { outputs, texts } = await openBench(context);
  assert.deepEqual(await texts("head -c 3000 /dev/zero; false"), [
    `[binary output of 3000 bytes]\n[... 3,000 of 3,000 bytes left out; the whole output is in ${join(outputs, "1.txt")} ...]\n[exit status 1]`,
  ]);
});

test("a malformed call is answered with what is expected, and is in the log as not run", async (context) => {
  const { folder, call, events } = await openBench(context);
  const problems = {
    "the input is not an object": undefined,
    "there is no command": {},
    "the command is not a text": { command: 7 },
    "the command is empty": { command: "" },
    "the command contains a NUL byte, which bash cannot take": { command: `a\0${secret}` },
  };
  const expected = '; expected {"command": "..."} with one non-empty text, or {"restart": true}';
  for (const [n, [problem, input]] of Object.entries(problems).entries()) {
    const id = `toolu_${n + 1}`;
    const text = `[not run: ${problem}${problem.includes("NUL") ? "" : expected}]`;
    assert.deepEqual(await call(input), { id, text, isError: true });
    const command = input !== undefined && "command" in input ? input.command : undefined;
    assert.deepEqual(events.splice(0), [
      {
        type: "command.requested",
        n: n + 1,
        turn: 1,
        tool_use_id: id,
        cwd: folder,
        ...(typeof command === "string" ? { command: command.replace(secret, "***") } : {}),
        decision: "deny",
        rule: "malformed call",
      },
      { type: "command.output", n: n + 1, view: text },
      {
        type: "command.finished",
        n: n + 1,
        tool_use_id: id,
        outcome: "denied",
        exit_code: null,
        signal: null,
        duration_ms: 0,
        output_bytes: 0,
        output_sha256: sha256(""),
        output_head: "",
        truncated: false,
        redactions: 0,
        processes_killed: 0,
        cwd: folder,
      },
    ]);
  }
});

test("a command that the policy denies is not run, and the records name the rule", async (context) => {
  const policy = allowedCommands(["echo", "git status"]);
  const { folder, call, events } = await openBench(context, { policy });
  const text = "[not run: touch made is not allowed; allowed-commands are: echo, git status]";
  assert.deepEqual(await call({ command: `echo ${secret} $(touch made)` }), {
    id: "toolu_1",
    text,
    isError: true,
  });
  assert.equal(existsSync(join(folder, "made")), false);
  const recorded = withoutDurations(events).map((event) => ({ ...event, turn: 1 }));
  assert.partialDeepStrictEqual(recorded, [
    {
      type: "command.requested",
      command: "echo *** $(touch made)",
      decision: "deny",
      rule: "allowed-commands: not listed",
    },
    { type: "command.output", view: text },
    { type: "command.finished", outcome: "denied", exit_code: null, output_bytes: 0 },
  ]);
  events.splice(0);
  assert.deepEqual(await call({ command: "echo hi" }), {
    id: "toolu_2",
    text: "hi",
    isError: false,
  });
  assert.partialDeepStrictEqual(events[0], { decision: "allow", rule: "allowed-commands" });
});

test("what was asked for is recorded before, and what came of it after, without secrets", async (context) => {
  const { folder, call, events } = await openBench(context);
  await call({ command: `mkdir sub; cd sub; echo ${secret}; (exit 3)` });
  assert.deepEqual(withoutDurations(events), [
    {
      type: "command.requested",
      n: 1,
      turn: 1,
      tool_use_id: "toolu_1",
      cwd: folder,
      command: "mkdir sub; cd sub; echo ***; (exit 3)",
      decision: "allow",
      rule: null,
    },
    { type: "command.output", n: 1, view: "***\n[exit status 3]" },
    {
      type: "command.finished",
      n: 1,
      tool_use_id: "toolu_1",
      outcome: "exited",
      exit_code: 3,
      signal: null,
      output_bytes: 4,
      output_sha256: sha256("***\n"),
      output_head: "***",
      truncated: false,
      redactions: 1,
      processes_killed: 0,
      cwd: `${folder}/sub`,
    },
  ]);
});

test("a command whose record cannot be written is not run", async (context) => {
  const broken = new RunError("record", "the disk is full");
  const { folder, call, events } = await openBench(context, {
    onEvent(event) {
      if (event.type === "command.requested") throw broken;
    },
  });
  await assert.rejects(call({ command: "touch made" }), broken);
  await assert.rejects(call({ restart: true }), broken);
  assert.deepEqual(events, []);
  assert.equal(existsSync(join(folder, "made")), false);
});

test("a run that is cancelled ends its command, and the end is recorded", async (context) => {
  const stop = new AbortController();
  const { folder, call, events, tool } = await openBench(context, {
    onEvent(event) {
      if (event.type === "command.requested") setTimeout(() => stop.abort("cancelled"), 100);
    },
  });
  assert.deepEqual(await call({ command: "echo begun; sleep 60" }, stop.signal), {
    id: "toolu_1",
    text: "begun\n[cancelled; the run is ending]",
    isError: true,
  });
  const [finished] = finishedOf(events);
  assert.deepEqual(
    [finished?.outcome, finished?.exit_code, finished?.output_head, finished?.cwd],
    ["cancelled", null, "begun", folder],
  );
  assert.equal(await tool.close(), 0);
});

test("the end of the session ends what still runs in the background", async (context) => {
  const { texts, tool } = await openBench(context);
  const [text = ""] = await texts("sleep 60 & echo $!; setsid sleep 60 & echo $!");
  const pids = text.split("\n").map(Number);
  assert.deepEqual(
    livingAmong(pids).map(({ pid }) => pid),
    pids,
  );
  await tool.close();
  assert.deepEqual([livingAmong(pids), await tool.close(), tool.commands], [[], 0, 1]);
});
