import { Buffer } from "node:buffer";

/*
 * How commands get into bash and how their end comes back.
 *
 * bash reads its script from standard input, a line at a time, and every line is ours: one reads the command's bytes, one evaluates
 * them with descriptors of their own, one reports. Bash takes no byte of the script before it needs it, so the line that proves the
 * end, with a nonce of its own, is in no variable and no memory while foreign code runs. Standard output of the shell itself carries
 * nothing but reports (and whatever a DEBUG trap prints between our lines, which the parser passes over); while a command runs, both
 * are replaced and the originals are close-on-exec, so no child ever holds them.
 *
 * Two names of bash are used: BASH_EXECUTION_STRING, where `bash -c` keeps the text it runs, holds the command; BASH_AGENT_END marks
 * our own lines and always expands to nothing.
 *
 * A line of ours that must not be missed is followed by a guard: a line that is a syntax error, and that the line before it takes away
 * by reading it. When a command has tampered with what our lines need (`set -n`, a readonly variable, a function or a disabled builtin
 * in the way), the guard ends the shell at once. So nothing hangs, and no byte of a command is ever taken for a line of the script.
 */

/** A signal that nothing else uses; bash is told by it to give up the command that it runs. SIGRTMAX-2 on Linux. */
export const recoverySignal = 62;

/** The longest command that is accepted, in bytes. */
const commandLimitBytes = 1024 * 1024;

/**
 * While a command is being given up, every command of its text is skipped and every loop left, until our own report line comes by
 * and takes the traps away again. In effect only after `recoverySignal`.
 */
const skipUntilReport =
  `[[ $BASH_COMMAND == *BASH_AGENT_END* ]] && { builtin trap - DEBUG; builtin shopt -u extdebug; } ` +
  `|| { builtin break 999 2>/dev/null; [[ a == b ]]; }`;

const onRecoverySignal = `builtin shopt -s extdebug; builtin trap ${quote(skipUntilReport)} DEBUG; builtin break 999 2>/dev/null`;

/** Expands to nothing, whatever a command does to the variable. In the text of a simple command it says that the command is ours. */
const ours = "${BASH_AGENT_END+}";

const guard = ")\n";
const takeGuard = `builtin read -r -N ${guard.length} BASH_EXECUTION_STRING ${ours}`;

/** Whether bash says that it met a guard, so that it ended because its lines did not work any more. */
export function metGuard(diagnostics: string): boolean {
  return /: syntax error near unexpected token `\)'\n[^\n]*: `\)'\s*$/.test(diagnostics);
}

const reportStatus = (nonce: string): string =>
  `BASH_EXECUTION_STRING=$?${ours}; unset -f builtin; ` +
  `builtin printf '\\n${nonce} %s %s\\0' "$BASH_EXECUTION_STRING" "\${PWD-}" ${ours} && ${takeGuard}\n${guard}`;

/**
 * The first lines of a session's script, with those that limit its resources. The report that answers them carries the shell's process
 * id as its status.
 */
export function greeting(nonce: string, limits: string): string {
  return (
    // Messages begin with $0: the plain name, as `bash -c` has it, whatever path bash was started by. Bash 5.0 and later.
    `BASH_ARGV0=bash\n${limits}` +
    `builtin trap ${quote(onRecoverySignal)} ${recoverySignal}\n` +
    `builtin printf '\\n${nonce} %s %s\\0' "$BASHPID" "\${PWD-}"\n`
  );
}

/** How one command is run: its output goes to the FIFO at `outputPath`, a report with this nonce answers, `$?` is `lastStatus` at first. */
export interface Framing {
  readonly nonce: string;
  readonly outputPath: string;
  readonly lastStatus: number;
}

/** The lines that run one command. */
export function commandLines(command: Buffer, { nonce, outputPath, lastStatus }: Framing): Buffer {
  return Buffer.concat([
    Buffer.from(
      `${takeGuard} && LC_ALL=C builtin read -r -N ${command.length} BASH_EXECUTION_STRING\n${guard}`,
    ),
    command,
    Buffer.from(
      (lastStatus === 0 ? "" : setStatus(lastStatus)) +
        // The group has the redirections: those of eval itself are undone before an EXIT trap of a subshell under set -e.
        // The expansions behind 2>& give the descriptor and set the line number of what is evaluated, so that messages name the
        // command's lines. The outer one is there to fail, before anything is run, where that number cannot be set.
        `{ builtin eval "$BASH_EXECUTION_STRING" 2>&"$((LINENO=1,2))"; } </dev/null >${quote(outputPath)} 2>&"$((LINENO=1,1))"\n` +
        reportStatus(nonce),
    ),
  ]);
}

/** Makes it the status of the last command, without a process, and without `set -e` or an ERR trap taking notice. */
function setStatus(status: number): string {
  return `BASH_AGENT_END() { builtin unset -f BASH_AGENT_END; builtin return ${status}; }; BASH_AGENT_END && :\n`;
}

/** Lines that undo what a recovery signal may have left when it came too late, answered by a report. */
export function settleLines(nonce: string): string {
  return reportStatus(nonce);
}

/** Lines that report all exported variables as the text of `declare` commands, in the place of the directory. */
export function exportLines(nonce: string): string {
  return `builtin printf '\\n${nonce} 0 ' && builtin declare -px && builtin printf '\\0' && ${takeGuard}\n${guard}`;
}

/** What bash reported: the number is the exit status, the text the working directory (or what was asked for). */
export interface Report {
  readonly status: number;
  readonly text: string;
}

/**
 * A report that is none: something was in the way of the lines that make it. After an array assignment that is not finished, bash 5.3
 * itself is: it does not know the next assignment for one.
 */
export const malformedReport: Report = { status: -1, text: "" };

/** Finds reports in what the shell writes to its standard output. Everything that is not the awaited report is passed over. */
export class ReportParser {
  #pending: Buffer = Buffer.alloc(0);

  /** Adds what was read. Gives the report with this nonce once it is there whole. */
  push(chunk: Buffer, nonce: string): Report | null {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const start = this.#pending.indexOf(`\n${nonce} `);
    if (start < 0) {
      this.#keepEnd(nonce.length + 2);
      return null;
    }
    const end = this.#pending.indexOf(0, start);
    if (end < 0) return null;
    const body = this.#pending.toString("utf8", start + nonce.length + 2, end);
    const match = /^(\d+) ([\s\S]*)$/.exec(body);
    this.#pending = this.#pending.subarray(end + 1);
    return match === null ? malformedReport : { status: Number(match[1]), text: match[2] ?? "" };
  }

  #keepEnd(bytes: number): void {
    if (this.#pending.length > bytes)
      this.#pending = Buffer.from(this.#pending.subarray(this.#pending.length - bytes));
  }
}

/** A word of bash that stands for exactly this text. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Why bash cannot be given this command at all; null when it can. */
export function commandProblem(command: Buffer): string | null {
  if (command.length > commandLimitBytes) {
    return `the command has ${command.length} bytes; at most ${commandLimitBytes} are accepted. Write long content to a file in pieces`;
  }
  if (command.includes(0)) return "the command contains a NUL byte, which bash cannot take";
  return null;
}
