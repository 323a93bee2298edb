import { styleText } from "node:util";
import type { Recorder } from "../record/recorder.ts";
import { createRunLog, type LogSink, type RunLogOptions } from "../record/run-log.ts";
import { plainText } from "../shell/terminal.ts";
import { createProgress } from "./progress.ts";
import { canOverwrite, createStatusLine } from "./status-line.ts";

/** Shows a run on a terminal, its last line telling what is done now; or line by line in a file, or where no line can be written over. */
export function terminalView(stream: NodeJS.WriteStream, options: RunLogOptions): Recorder {
  if (!canOverwrite(stream, process.env)) return createRunLog(terminalLog(stream), options);
  const status = createStatusLine(stream);
  const sink = terminalLog(stream, (text) => status.print(text));
  // What these lines tell, the status line tells all the time.
  const log = createRunLog({ ...sink, aside: () => undefined }, options);
  const progress = createProgress(status);
  return {
    record(event, stamp) {
      log.record(event, stamp);
      progress.record(event, stamp);
    },
    close() {
      log.close();
      progress.close();
    },
  };
}

/** Prints a run line by line, without colours where the stream is no terminal, and with the variable NO_COLOR. */
export function terminalLog(
  stream: NodeJS.WriteStream,
  print: (text: string) => void = (text) => void stream.write(text),
): LogSink {
  const isColoured = stream.isTTY && (process.env["NO_COLOR"] ?? "") === "";
  const styled = (style: "bold" | "yellow" | "dim", text: string): string =>
    // Left to itself it would look at standard output, which need not be where this is shown.
    isColoured ? styleText(style, text, { validateStream: false }) : text;
  const write = (text: string): void => print(`${text}\n`);
  const indented = (text: string): string => plainText(text).replaceAll(/^/gm, "    ");
  return {
    line: (text) => write(plainText(text)),
    aside: (text) => write(styled("dim", plainText(text))),
    warning: (text) => write(styled("yellow", `warning: ${plainText(text)}`)),
    group(title, body) {
      write(styled("bold", plainText(title)));
      if (body !== "") write(styled("dim", indented(body)));
    },
  };
}
