import { styleText } from "node:util";
import type { LogSink } from "../record/run-log.ts";
import { plainText } from "../shell/terminal.ts";

/** Shows a run on a terminal, or in a file when the stream is one: then without colours, as with the variable NO_COLOR. */
export function terminalLog(stream: NodeJS.WriteStream): LogSink {
  const isColoured = stream.isTTY && (process.env["NO_COLOR"] ?? "") === "";
  const styled = (style: "bold" | "yellow" | "dim", text: string): string =>
    // Left to itself it would look at standard output, which need not be where this is shown.
    isColoured ? styleText(style, text, { validateStream: false }) : text;
  const write = (text: string): void => {
    stream.write(`${text}\n`);
  };
  const indented = (text: string): string => plainText(text).replaceAll(/^/gm, "    ");
  return {
    line: (text) => write(plainText(text)),
    warning: (text) => write(styled("yellow", `warning: ${plainText(text)}`)),
    group(title, body) {
      write(styled("bold", plainText(title)));
      if (body !== "") write(styled("dim", indented(body)));
    },
  };
}
