import type { ResourceLimits } from "../shell/limits.ts";
import type { CommandResult, SessionFate } from "../shell/session.ts";

/** What is known of a command for the remarks on it. */
export interface Remarked {
  readonly result: CommandResult;
  readonly timeoutMs: number;
  /** Absent when there are none. */
  readonly limits: ResourceLimits | undefined;
  /** What the model is shown of the output. */
  readonly view: string;
}

/** The lines in square brackets that say what the output alone does not. The last one says how the command ended (contract of results). */
export function statusLines(remarked: Remarked): readonly string[] {
  return [...limitLines(remarked), ...endLines(remarked.result, remarked.timeoutMs)];
}

/** Exit statuses of bash for a process that a signal ended (128 and the number): SIGXCPU. */
const cpuTimeStatus = 152;

/** Names the limits that were run into: those that the system counted, and those that the failure speaks of. */
function limitLines({ result, limits, view }: Remarked): readonly string[] {
  if (limits === undefined) return [];
  const { end, limitsReached } = result;
  const status = end.kind === "exited" || end.kind === "session_ended" ? (end.status ?? 1) : 1;
  const speaksOf = (words: RegExp): boolean => status !== 0 && words.test(view);
  const lines: string[] = [];
  if (
    limitsReached.memory ||
    speaksOf(/cannot allocate memory|out of memory|MemoryError|bad_alloc/i)
  ) {
    lines.push(
      `[memory-limit is ${megabytes(limits.memoryBytes)}${limitsReached.memory ? "; a process was killed for it" : ""}]`,
    );
  }
  if (limitsReached.processes || speaksOf(/fork: .*resource temporarily unavailable|EAGAIN/i)) {
    lines.push(
      `[process-limit is ${limits.processes}${limitsReached.processes ? "; a process could not be started" : ""}]`,
    );
  }
  if (speaksOf(/file too large|EFBIG/i))
    lines.push(`[file-size-limit is ${megabytes(limits.fileSizeBytes)}]`);
  if (status === cpuTimeStatus) lines.push(`[cpu-time-limit is ${limits.cpuTimeSeconds} s]`);
  return lines;
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 ** 2).toLocaleString("en-US")} MB`;
}

function endLines(
  { end, session, directory }: CommandResult,
  timeoutMs: number,
): readonly string[] {
  switch (end.kind) {
    case "exited":
      return end.status === 0 ? [] : [`[exit status ${end.status}]`];
    case "timed_out":
      return timedOutLines(session, directory, timeoutMs);
    case "session_ended": {
      const how =
        end.signal === null
          ? `exited with status ${end.status ?? "unknown"}`
          : `was killed by ${end.signal}`;
      return [
        ...saidLines(end.said),
        ...lostLines(session, directory),
        `[the shell ${how}; a new session was started]`,
      ];
    }
    case "cancelled":
      return ["[cancelled; the run is ending]"];
  }
}

function timedOutLines(
  session: SessionFate,
  directory: string,
  timeoutMs: number,
): readonly string[] {
  const after = `timed out after ${timeoutMs / 1000} s; the command was killed`;
  const advice =
    "[a program that does not end by itself, such as a server or a watcher, belongs in the background: command > log 2>&1 &]";
  return session.kind === "kept"
    ? [advice, `[${after}, the session goes on]`]
    : [advice, ...lostLines(session, directory), `[${after}; a new session was started]`];
}

function lostLines(session: SessionFate, directory: string): readonly string[] {
  if (session.kind !== "replaced") return [];
  const when = session.exportsAreOlder === true ? "some commands ago" : "before this command";
  const [kept, variables] = session.exportsRestored
    ? [` and exported variables as they were ${when}`, "other variables"]
    : ["", "all variables"];
  const files = session.temporaryFilesLost === true ? ", files in /tmp and in the home folder" : "";
  return [
    `[kept: directory ${directory}${kept}; lost: ${variables}, functions, options, background processes${files}]`,
  ];
}

/** What bash itself said when it ended outside of a command, such as that it could not give a command its output. */
function saidLines(said: string): readonly string[] {
  const lines = said
    .split("\n")
    .filter((line) => line !== "" && !line.includes("BASH_AGENT_END") && !line.startsWith("+"));
  return lines.length === 0 ? [] : [`[bash said: ${lines.slice(-2).join("; ")}]`];
}
