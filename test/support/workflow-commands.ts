/** A command that a runner takes from the log of a step. Its name is in lower case. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: { readonly [name: string]: string };
  readonly data: string;
}

export interface ReadLog {
  /** In the order in which the runner would carry them out; those of `stop-commands` are among them. */
  readonly commands: readonly WorkflowCommand[];
  /** The lines that are no command, as the runner shows them. */
  readonly lines: readonly string[];
}

/** What runner 2.336 knows; any other name is plain text to it. */
const knownNames = [
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
];

/**
 * Reads a log by the runner's rules (its sources: ProcessInvoker, ActionCommand, ActionCommandManager): lines end at CR, LF or CRLF;
 * `::name ...::data` after leading blanks; else `##[name ...]data` anywhere in a line; names ignore case; after `stop-commands` only the
 * token given there counts.
 */
export function readLog(log: string): ReadLog {
  const commands: WorkflowCommand[] = [];
  const lines: string[] = [];
  let token: string | null = null;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const known: readonly string[] =
      token === null ? knownNames : [...knownNames, token.toLowerCase()];
    const command: WorkflowCommand | null = newForm(line, known) ?? oldForm(line, known);
    const isToken = token !== null && command?.name === token.toLowerCase();
    if (command === null || (token !== null && !isToken)) {
      lines.push(line);
      continue;
    }
    if (isToken) token = null;
    else if (command.name === "stop-commands") token = command.data;
    commands.push(isToken ? { ...command, name: "resume-commands" } : command);
  }
  return { commands, lines };
}

/** White space as .NET trims it. */
const blanks = String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*`;

function newForm(line: string, known: readonly string[]): WorkflowCommand | null {
  const match = new RegExp(`^${blanks}::(.*?)::(.*)$`, "su").exec(line);
  return match === null ? null : commandOf(match, known, unescapeNew);
}

function oldForm(line: string, known: readonly string[]): WorkflowCommand | null {
  const match = /##\[(.*?)\](.*)$/su.exec(line);
  return match === null ? null : commandOf(match, known, unescapeOld);
}

function commandOf(
  [, head = "", data = ""]: RegExpExecArray,
  known: readonly string[],
  unescape: (text: string) => string,
): WorkflowCommand | null {
  const [word = "", ...rest] = head.split(" ");
  const name = word.toLowerCase();
  if (!known.includes(name)) return null;
  const pairs = rest
    .join(" ")
    .split(/[,;]/)
    .map((pair) => pair.trim().split("="))
    .filter(([key, value]) => key !== "" && value !== undefined);
  const properties = Object.fromEntries(
    pairs.map(([key = "", ...value]) => [key, unescape(value.join("="))]),
  );
  return { name, properties, data: unescape(data) };
}

function unescapeNew(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}

function unescapeOld(text: string): string {
  return text
    .replaceAll("%3B", ";")
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%5D", "]")
    .replaceAll("%25", "%");
}
