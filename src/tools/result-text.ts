import type { CommandResult, SessionFate } from "../shell/session.ts";

/** The lines in square brackets that say what the output alone does not. The last one says how the command ended (contract of results). */
export function statusLines(result: CommandResult, timeoutMs: number): readonly string[] {
  const { end, session, directory } = result;
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
  return session.exportsRestored
    ? [
        `[kept: directory ${directory} and exported variables; lost: other variables, functions, options, background processes]`,
      ]
    : [
        `[kept: directory ${directory}; lost: all variables, functions, options, background processes]`,
      ];
}

/** What bash itself said when it ended outside of a command, such as that it could not give a command its output. */
function saidLines(said: string): readonly string[] {
  const lines = said
    .split("\n")
    .filter((line) => line !== "" && !line.includes("BASH_AGENT_END") && !line.startsWith("+"));
  return lines.length === 0 ? [] : [`[bash said: ${lines.slice(-2).join("; ")}]`];
}
