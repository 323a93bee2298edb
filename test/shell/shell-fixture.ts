import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { type CommandResult, Session, type SessionOptions } from "../../src/shell/session.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";

/** The programs of this machine; `BASH_UNDER_TEST` names another bash. */
export const programs = {
  ...findPrograms(process.env["PATH"] ?? ""),
  ...(process.env["BASH_UNDER_TEST"] === undefined ? {} : { bash: process.env["BASH_UNDER_TEST"] }),
};

/** Runs what is given to it when the test is over; the last first. Node's own order is the first first, which is as good here. */
export interface Cleanup {
  after(cleanup: () => unknown): void;
}

/** What came of a command, its output as bytes and as text. */
export interface Ran extends CommandResult {
  readonly bytes: Buffer;
  readonly text: string;
  /** Exit status of the command, or of the shell when that ended; null when there is none. */
  readonly status: number | null;
}

export interface Shell {
  readonly session: Session;
  /** Where the session starts; it is the test's own. */
  readonly folder: string;
  /** Late output so far, by the number of the command (from 1). */
  readonly late: ReadonlyMap<number, string>;
  run(
    command: string | Buffer,
    options?: { timeoutMs?: number; signal?: AbortSignal },
  ): Promise<Ran>;
}

/** A session in a folder of its own. Both are gone after the test. */
export async function openShell(
  context: Cleanup,
  overrides: Partial<SessionOptions> = {},
): Promise<Shell> {
  const folder = createFolder(context);
  const late = new Map<number, string>();
  const session = await Session.open({
    ...programs,
    launcher: plainLauncher(process.pid),
    environment: shellEnvironment(process.env),
    directory: folder,
    controlDirectory: join(folder, ".control"),
    onLateOutput: (n, chunk) => late.set(n, (late.get(n) ?? "") + chunk.toString()),
    ...overrides,
  });
  context.after(() => session.close());
  let n = 0;
  return {
    session,
    folder,
    late,
    run: async (command, { timeoutMs = 20_000, signal = new AbortController().signal } = {}) => {
      const chunks: Buffer[] = [];
      n += 1;
      const onOutput = (chunk: Buffer): void => void chunks.push(Buffer.from(chunk));
      const result = await session.run(Buffer.from(command), { n, timeoutMs, signal, onOutput });
      const bytes = Buffer.concat(chunks);
      const { end } = result;
      const status = end.kind === "exited" || end.kind === "session_ended" ? end.status : null;
      return { ...result, bytes, text: bytes.toString(), status };
    },
  };
}

/** A folder that is removed after the test. */
export function createFolder(context: Cleanup): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "shell-test-")));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let markers = 0;

/** A number of seconds to sleep that no other process of the machine has: its processes can be found by it. */
export function uniqueSeconds(): string {
  markers += 1;
  return `987.${process.pid}${String(markers).padStart(4, "0")}`;
}

/** The living processes that have this text in their arguments. Zombies have none. */
export function processesWith(text: string): number[] {
  return readdirSync("/proc").flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(text) ? [pid] : [];
    } catch {
      return [];
    }
  });
}
