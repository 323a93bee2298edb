import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { noSecrets } from "../../src/record/redact.ts";
import { createRecordDirectory } from "../../src/record/directory.ts";
import type { SandboxChoice } from "../../src/sandbox/sandbox.ts";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { openSandboxedBash } from "../../src/tools/sandboxed-bash.ts";

/*
 * A session in a process of its own, so that it can be started as any user: reads a DrivenSession from standard input, and writes a line of JSON for
 * the start and for each command.
 */

export interface DrivenSession {
  readonly choice: SandboxChoice;
  readonly network: "none" | "host";
  readonly workspace: string;
  /** Where bash starts; the workspace when absent. */
  readonly directory?: string;
  readonly recordDirectory: string;
  /** The folder that plays the action's own. */
  readonly program: string;
  /** What node would find in its environment; variables for the shell are taken from here by the usual list. */
  readonly environment: { readonly [name: string]: string };
  /** Further variables that the shell is to have. */
  readonly passed: readonly string[];
  readonly timeoutMs: number;
  readonly outputLimit: number;
  /** Commands for bash; null is a restart. */
  readonly commands: readonly (string | null)[];
  /** After the last command, neither closes the session nor ends, until it is killed. */
  readonly stays: boolean;
}

export type DrivenLine =
  | {
      readonly kind: "opened";
      readonly level: string;
      readonly selfTest: { readonly [check: string]: boolean } | null;
      readonly startMs: number;
    }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | {
      readonly kind: "answer";
      readonly text: string;
      readonly isError: boolean;
      readonly ms: number;
    }
  | { readonly kind: "closed"; readonly left: number };

function say(line: DrivenLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function drive(session: DrivenSession): Promise<void> {
  const environment: { readonly [name: string]: string } = {
    ...session.environment,
    NODE_PID: String(process.pid),
  };
  const { bash, mkfifo } = findPrograms(environment["PATH"] ?? "");
  const paths = createRecordDirectory(session.recordDirectory);
  const control = join(paths.directory, ".scratch", "session");
  mkdirSync(control, { recursive: true, mode: 0o700 });
  const startedAt = performance.now();
  const { tool, level, selfTest } = await openSandboxedBash({
    request: {
      choice: session.choice,
      network: session.network,
      environment,
      workspace: session.workspace,
      control,
      outputs: paths.outputs,
      recordDirectory: paths.directory,
      program: session.program,
    },
    tool: {
      session: {
        bash,
        mkfifo,
        environment: shellEnvironment(environment, session.passed),
        directory: session.directory ?? session.workspace,
        controlDirectory: control,
      },
      redactor: noSecrets,
      timeoutMs: session.timeoutMs,
      outputLimitCharacters: session.outputLimit,
      outputsDirectory: paths.outputs,
    },
  });
  say({ kind: "opened", level, selfTest, startMs: performance.now() - startedAt });
  const context = {
    turn: 1,
    recorder: { record: () => undefined, close: () => undefined },
    signal: new AbortController().signal,
  };
  for (const [index, command] of session.commands.entries()) {
    const input = command === null ? { restart: true } : { command };
    const before = performance.now();
    const { text, isError } = await tool.run(
      { id: `toolu_${index}`, name: "bash", input },
      context,
    );
    say({ kind: "answer", text, isError, ms: performance.now() - before });
  }
  if (session.stays) await new Promise(() => setInterval(() => undefined, 1000));
  say({ kind: "closed", left: await tool.close() });
}

if (process.argv.includes("--check")) process.exit(0);
try {
  await drive(JSON.parse(await text(process.stdin)) as DrivenSession);
} catch (error) {
  const { code = "", message = String(error) } = error as { code?: string; message?: string };
  say({ kind: "refused", code, message });
}
process.exit(0);
