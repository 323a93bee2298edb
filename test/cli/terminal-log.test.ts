import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { terminalLog } from "../../src/cli/terminal-log.ts";
import { noSecrets, safe } from "../../src/record/redact.ts";

/** What the log writes to a stream that is a terminal or is none. */
function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const log = terminalLog(stream as unknown as NodeJS.WriteStream);
  log.line(noSecrets.redact("\u001b[31mone\u001b]0;title\u0007\ntwo"));
  log.warning(safe`mind this`);
  log.group(safe`$ make`, noSecrets.redact("built\n\n\u001b[2Jall"));
  log.group(safe`$ true`, safe``);
  return String(stream.read());
}

test("in a file a run is plain text, without the controls of foreign output", () => {
  assert.equal(
    written(false),
    "one\ntwo\nwarning: mind this\n$ make\n    built\n    \n    all\n$ true\n",
  );
});

test("a terminal gets colours of ours only, and none where they are not wanted", (context) => {
  const before = process.env["NO_COLOR"];
  context.after(() => {
    if (before === undefined) delete process.env["NO_COLOR"];
    else process.env["NO_COLOR"] = before;
  });
  process.env["NO_COLOR"] = "1";
  assert.equal(written(true), written(false));
  delete process.env["NO_COLOR"];
  assert.equal(
    written(true),
    "one\ntwo\n\u001b[33mwarning: mind this\u001b[39m\n\u001b[1m$ make\u001b[22m\n" +
      "\u001b[2m    built\n    \n    all\u001b[22m\n\u001b[1m$ true\u001b[22m\n",
  );
});
