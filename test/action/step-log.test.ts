import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { harmlessLines, stepLog } from "../../src/action/step-log.ts";
import type { LogSink } from "../../src/record/run-log.ts";
import { noSecrets, safe } from "../../src/record/redact.ts";
import { readLog } from "../support/workflow-commands.ts";

/** What the log prints meanwhile. Nothing else can print then, since nothing waits. */
function printed(action: (log: LogSink) => void): string {
  const { write } = process.stdout;
  let text = "";
  process.stdout.write = (chunk: Uint8Array | string): boolean => {
    text += String(chunk);
    return true;
  };
  try {
    action(stepLog());
  } finally {
    process.stdout.write = write;
  }
  return text;
}

/** Texts made of everything that a runner or a terminal takes for more than text. */
const hostileText = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ..."|::|:|##[|#|[|]|##|\r|\n|\r\n| |\t|\u00a0|\u3000|%0A".split("|"),
          ..."::error::x|##[error]x|::set-output name=state::completed|##[add-mask]x".split("|"),
          ..."::stop-commands::x|::x::|::endgroup::|::ERROR file=a::|##[Group]".split("|"),
          ..."\u001b[31m|\u001b[K|\u001b]0;t\u0007|\u001b|\b|\0|\u0085".split("|"),
          ..."\u202e|\u2066|\u200b|\u00ad|\ufeff|\u2028|\ud800|\udc00".split("|"),
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => noSecrets.redact(parts.join("")));

/** What no line of the log may hold: controls but for the tab, and bidirectional controls. */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

test("a runner finds no command of others in what is logged, whatever it is", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (one, other) => {
      const log = printed((sink) => {
        sink.line(one);
        sink.group(one, other);
        sink.warning(other);
      });
      const { commands, lines } = readLog(log);
      assert.deepEqual(
        commands.map(({ name, properties }) => [name, properties]),
        ["group", "stop-commands", "resume-commands", "endgroup", "warning"].map((name) => [
          name,
          {},
        ]),
      );
      assert.doesNotMatch(lines.join(""), unseen);
    }),
    { numRuns: 2000 },
  );
});

test("no line of foreign text is a command by itself, without the guard around it", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      assert.deepEqual(readLog(harmlessLines(text).join("\n")).commands, []);
    }),
    { numRuns: 2000 },
  );
});

test("both forms of a command are broken where it can be seen", () => {
  assert.deepEqual(harmlessLines("a\r\n  ::error::x\rb ##[error]y ###[z]\n:::\n\u202eevil"), [
    "a",
    "  : :error::x",
    "b # #[error]y ## #[z]",
    ": ::",
    "<U+202E>evil",
  ]);
});

test("a group stands behind a gutter, between a title and its end, where no command is taken", () => {
  const log = printed((sink) => sink.group(safe`$ make`, safe`one\n\ntwo`));
  const token = /^::stop-commands::(.+)$/m.exec(log)?.[1] ?? "";
  assert.match(token, /^[\da-f-]{36}$/);
  assert.deepEqual(log.split("\n"), [
    "::group::$ make",
    `::stop-commands::${token}`,
    "│ one",
    "│ ",
    "│ two",
    `::${token}::`,
    "::endgroup::",
    "",
  ]);
  assert.doesNotMatch(
    printed((sink) => sink.group(safe`$ make`, safe``)),
    new RegExp(token),
  );
});

test("a warning is one annotation, its lines joined", () => {
  assert.equal(
    printed((sink) => sink.warning(noSecrets.redact("50 % done\nmind: this"))),
    "::warning::50 %25 done mind: this\n",
  );
});
