import { createBudget } from "./budget.ts";
import type {
  CommandFinished,
  CommandRequested,
  ContextCleared,
  FileEdited,
  FileViewed,
  RunEvent,
  Usage,
  VerificationFinished,
} from "./event.ts";
import type { Recorder, Stamp } from "./recorder.ts";
import { firstCharacters, joinLines, linesOf, type Redacted, safe } from "./redact.ts";

/** Where the lines for people go: the step log of a runner, or a terminal. Texts may have several lines. */
export interface LogSink {
  line(text: Redacted): void;
  /** A line that is there for who waits: how things stand, not what happened. */
  aside(text: Redacted): void;
  warning(text: Redacted): void;
  /** Lines that can be folded under a title, where that is possible. */
  group(title: Redacted, body: Redacted): void;
}

export interface RunLogOptions {
  /** How much of the output of commands is shown: all that the model saw, its first and last lines, or nothing. */
  readonly detail: "full" | "brief" | "none";
}

/** Of the beginning, and as many of the end. */
const briefLines = 10;
const longestName = 120;
/** A command that runs on is mentioned again after each such time, so that nobody takes it for a hang. */
const stillRunningMs = 30_000;
/** One that takes longer is named while it runs, so that a log which ends in the middle says where. */
const announcedAfterMs = 1000;

/** Tells a run as it happens: the model's words, and each command with its duration, status and output. */
export function createRunLog(sink: LogSink, options: RunLogOptions): Recorder {
  return new RunLog(sink, options);
}

class RunLog implements Recorder {
  readonly #sink: LogSink;
  readonly #options: RunLogOptions;
  #requested: CommandRequested | undefined;
  #view: Redacted = safe``;
  readonly #budget = createBudget();
  #announcement: NodeJS.Timeout | undefined;
  #reminder: NodeJS.Timeout | undefined;

  constructor(sink: LogSink, options: RunLogOptions) {
    this.#sink = sink;
    this.#options = options;
  }

  record(event: RunEvent, stamp: Stamp): void {
    this.#budget.record(event);
    switch (event.type) {
      case "message.added":
        if (event.resumed === true) return;
        if (event.role === "user") return this.#tellBudget(event.turn, stamp);
        this.#say(safe`thinking`, event.thinking);
        this.#say(safe`model`, event.text);
        return;
      case "model.retried":
        return this.#sink.warning(
          safe`The model service: ${event.reason}. Asking again in ${seconds(event.delay_ms)} s (repetition ${event.attempt}).`,
        );
      case "model.unfinished":
        return this.#sink.line(
          safe`A response ended in the middle; what was heard of it is charged: ${tokensOf(event.usage)}.`,
        );
      case "model.switched":
        return this.#sink.warning(
          safe`From here on ${event.to} answers instead of ${event.from}: ${event.reason}`,
        );
      case "context.cleared":
        return this.#sink.line(clearedLine(event));
      case "command.requested":
        return this.#begin(event);
      case "command.output":
        this.#view = event.view;
        return;
      case "command.finished":
        return this.#finish(event);
      case "verification.output":
        this.#view = event.view;
        return;
      case "verification.finished":
        return this.#verified(event);
      case "network.requested":
        if (event.verdict === "allowed") return;
        return this.#sink.line(safe`network: ${event.host} refused: ${event.rule}`);
      case "file.viewed":
      case "file.edited":
        if (event.outcome !== "requested") this.#sink.line(fileLine(event));
        return;
      case "session.restarted":
        return this.#sink.line(safe`new bash session: ${event.reason}`);
      case "notice":
        return event.level === "warning"
          ? this.#sink.warning(event.text)
          : this.#sink.line(event.text);
      default:
        return;
    }
  }

  close(): void {
    clearTimeout(this.#announcement);
    clearInterval(this.#reminder);
  }

  /** After a turn, before the next one is asked for. */
  #tellBudget(turn: number, { monoMs }: Stamp): void {
    const text = this.#budget.text(monoMs);
    if (turn > 0 && text !== "") this.#sink.aside(safe`-- ${text}`);
  }

  /** Each line says whose it is, so that no words can pass for lines of ours. */
  #say(who: Redacted, words: Redacted): void {
    if (words.trim() === "") return;
    this.#sink.line(joinLines(linesOf(words).map((line) => safe`${who}: ${line}`)));
  }

  #begin(event: CommandRequested): void {
    this.#requested = event;
    let elapsedMs = 0;
    this.#announcement = setTimeout(
      () => this.#sink.aside(safe`running: ${nameOf(event)}`),
      announcedAfterMs,
    ).unref();
    this.#reminder = setInterval(() => {
      elapsedMs += stillRunningMs;
      this.#sink.aside(safe`still running after ${seconds(elapsedMs)} s: ${nameOf(event)}`);
    }, stillRunningMs).unref();
  }

  #finish(event: CommandFinished): void {
    this.close();
    const requested = this.#requested;
    if (requested === undefined) return;
    const title = safe`${nameOf(requested)}  (${endOf(event)}, ${seconds(event.duration_ms)} s)`;
    const body = this.#bodyOf(requested);
    if (this.#options.detail === "none") this.#sink.line(title);
    else this.#sink.group(title, body);
  }

  #verified(event: VerificationFinished): void {
    const when = event.attempt === 0 ? safe`before the run` : safe`${event.attempt}`;
    const title = safe`verification ${when}  (${endOf(event)}, ${seconds(event.duration_ms)} s)`;
    const { detail } = this.#options;
    if (detail === "none") this.#sink.line(title);
    else this.#sink.group(title, detail === "brief" ? shortened(this.#view) : this.#view);
  }

  #bodyOf(requested: CommandRequested): Redacted {
    const view = this.#options.detail === "brief" ? shortened(this.#view) : this.#view;
    const { command } = requested;
    return command !== undefined && command.includes("\n") ? safe`${command}\n\n${view}` : view;
  }
}

function tokensOf(usage: Usage): Redacted {
  const input =
    usage.input_tokens +
    usage.cache_read_tokens +
    usage.cache_write_5m_tokens +
    usage.cache_write_1h_tokens;
  return safe`${input} tokens in, ${usage.output_tokens} out`;
}

function clearedLine({
  prompt_tokens,
  cleared_results,
  dropped_messages,
}: ContextCleared): Redacted {
  const dropped = dropped_messages === 0 ? safe`` : safe`, and ${dropped_messages} old messages`;
  return safe`The prompt had about ${prompt_tokens} tokens: the text of ${cleared_results} old results${dropped} is no longer sent.`;
}

/** `$ ` and the first line of the command. */
function nameOf(event: CommandRequested): Redacted {
  if (event.restart === true) return safe`restart of the session`;
  if (event.command === undefined) return safe`a call without a command`;
  const [line = safe``, ...more] = linesOf(event.command);
  const shown = firstCharacters(line, longestName);
  return more.length > 0 || shown !== line ? safe`$ ${shown} ...` : safe`$ ${shown}`;
}

function endOf(event: Pick<CommandFinished, "outcome" | "exit_code">): Redacted {
  switch (event.outcome) {
    case "exited":
      return safe`exit status ${event.exit_code ?? 0}`;
    case "timed_out":
      return safe`timed out`;
    case "session_ended":
      return event.exit_code === null
        ? safe`the shell ended`
        : safe`the shell ended with status ${event.exit_code}`;
    case "output_limit":
      return safe`too much output`;
    case "cancelled":
      return safe`cancelled`;
    case "denied":
      return safe`not run`;
  }
}

const operations: { readonly [Name in FileEdited["operation"]]: Redacted } = {
  view: safe`view`,
  create: safe`create`,
  str_replace: safe`replace in`,
  insert: safe`insert into`,
  malformed: safe`a call of the editor that is none`,
};

function fileLine({ operation, path, outcome, bytes }: FileViewed | FileEdited): Redacted {
  const end =
    outcome === "done"
      ? safe`${bytes} bytes`
      : outcome === "unknown"
        ? safe`outcome unknown`
        : safe`not done`;
  return safe`${operations[operation]} ${firstCharacters(path, longestName)}  (${end})`;
}

function shortened(view: Redacted): Redacted {
  const lines = linesOf(view);
  const left = lines.length - briefLines * 2;
  if (left <= 0) return view;
  return joinLines([
    ...lines.slice(0, briefLines),
    safe`[... ${left} lines not shown in this log ...]`,
    ...lines.slice(-briefLines),
  ]);
}

/** With one decimal below ten. */
function seconds(milliseconds: number): number {
  const value = milliseconds / 1000;
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
