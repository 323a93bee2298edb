import assert from "node:assert/strict";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { RunError } from "../../src/errors.ts";
import { findProgram, findPrograms } from "../../src/shell/programs.ts";
import { createFolder } from "../record/record-fixture.ts";

/** A folder of programs: a bash that says it is this version, and mkfifo. */
function programFolder(context: TestContext, bashVersion: string | null): string {
  const folder = createFolder(context);
  if (bashVersion !== null) writeProgram(join(folder, "bash"), `echo '${bashVersion}'`);
  writeProgram(join(folder, "mkfifo"), "exit 0");
  return folder;
}

function writeProgram(path: string, lines: string): void {
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
}

test("bash and mkfifo are found by their absolute paths, with the version of bash", (context) => {
  const folder = programFolder(context, "5.3.0(1)-release");
  const empty = createFolder(context);
  assert.deepEqual(findPrograms(`bin:${empty}:${folder}:/bin`), {
    bash: join(folder, "bash"),
    bashVersion: "5.3.0(1)-release",
    mkfifo: join(folder, "mkfifo"),
  });
});

test("a bash from 4.4 on is new enough, and an older one is refused by its version", (context) => {
  for (const version of ["4.4.0(1)-release", "4.10.1", "5.0.0", "10.0.1"])
    assert.equal(findPrograms(programFolder(context, version)).bashVersion, version);
  for (const version of ["4.3.48(1)-release", "3.2.57", "zsh"]) {
    const folder = programFolder(context, version);
    assert.throws(
      () => findPrograms(folder),
      new RunError(
        "environment",
        `bash at ${join(folder, "bash")} is version ${version}; 4.4 or later is needed`,
      ),
    );
  }
});

test("what is missing is named, with what to install", (context) => {
  assert.throws(
    () => findPrograms(programFolder(context, null)),
    new RunError(
      "environment",
      "bash was not found in PATH. Install bash 4.4 or later on this runner",
    ),
  );
  const folder = createFolder(context);
  writeProgram(join(folder, "bash"), "echo 5.2");
  assert.throws(
    () => findPrograms(folder),
    new RunError("environment", "mkfifo was not found in PATH. Install coreutils on this runner"),
  );
});

test("a program is what can be run in an absolute folder of PATH", (context) => {
  const folder = createFolder(context);
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  for (const place of [first, second]) mkdirSync(place);
  writeFileSync(join(first, "tool"), "not to be run");
  writeProgram(join(second, "tool"), "exit 0");
  symlinkSync("tool", join(second, "alias"));
  const path = `.::${first}:${second}`;
  assert.equal(findProgram("tool", path), join(second, "tool"));
  assert.equal(findProgram("alias", path), join(second, "alias"));
  assert.equal(findProgram("missing", path), null);
  assert.equal(findProgram("tool", ""), null);
});
