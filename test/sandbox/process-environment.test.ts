import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

const module = new URL("../../src/sandbox/process-environment.ts", import.meta.url).href;

/** Hides variables in a process of its own, and prints what that process and another one of the same user then see. */
const program = `
  import { execFileSync } from "node:child_process";
  import { hideVariables } from ${JSON.stringify(module)};
  const isOverwritten = hideVariables(["FIRST", "LAST", "KEPT", "ABSENT", "EMPTY"], ["KEPT", "ABSENT"]);
  const block = "/proc/" + process.pid + "/environ";
  const read = (file) => execFileSync("/bin/cat", [file], { env: {}, encoding: "latin1" });
  const named = (text) => text.split("\\0").filter((entry) => /^(FIRST|LAST|KEPT|ABSENT|EMPTY|OPEN)=/.test(entry)).sort();
  console.log(JSON.stringify({
    isOverwritten,
    block: named(read(block)),
    variables: named(Object.entries(process.env).map((entry) => entry.join("=")).join("\\0")),
    child: named(execFileSync("/usr/bin/env", ["-0"], { encoding: "latin1" })),
  }));
`;

const environment = {
  FIRST: "first-secret",
  OPEN: "FIRST=first-secret-in-another",
  KEPT: "kept-s\u00e9cret",
  EMPTY: "",
  LAST: "l",
};

interface Seen {
  readonly isOverwritten: boolean;
  readonly block: readonly string[];
  readonly variables: readonly string[];
  readonly child: readonly string[];
}

function seen(options: { readonly uid?: number; readonly gid?: number }): Seen {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: environment,
    encoding: "utf8",
    cwd: "/",
    ...options,
  });
  return JSON.parse(output) as Seen;
}

const open = "OPEN=FIRST=first-secret-in-another";
const expected: Seen = {
  isOverwritten: true,
  block: ["EMPTY=", "FIRST=xxxxxxxxxxxx", `KEPT=${"x".repeat(12)}`, "LAST=x", open],
  variables: ["KEPT=kept-s\u00e9cret", open],
  child: [`KEPT=${Buffer.from("kept-s\u00e9cret").toString("latin1")}`, open],
};

test("hidden values are gone from what other processes see, and kept ones still work here", () => {
  assert.deepEqual(seen({}), expected);
});

/** Another user must be able to read the sources and to run this Node. */
function isPossibleFor(uid: number): boolean {
  try {
    const words = ["--input-type=module", "--eval", `await import(${JSON.stringify(module)})`];
    execFileSync(process.execPath, words, { uid, gid: uid, cwd: "/", stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const nobody = 65_534;
test("the same holds for a user who is not root", { skip: !isPossibleFor(nobody) }, () => {
  assert.deepEqual(seen({ uid: nobody, gid: nobody }), expected);
});

test("no core dump of the process is written", () => {
  const module = new URL("../../src/sandbox/process-environment.ts", import.meta.url).href;
  const program = `
    const { forbidCoreDumps } = await import(${JSON.stringify(module)});
    const { readFileSync } = await import("node:fs");
    console.log(forbidCoreDumps(), /^Max core file size +(\\S+) +(\\S+)/m.exec(readFileSync("/proc/self/limits", "utf8")).slice(1).join(" "));
  `;
  const words = ["-c", 'ulimit -c unlimited 2>/dev/null; exec "$@"', "bash", process.execPath];
  const text = execFileSync("bash", [...words, "--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  assert.equal(text, "true 0 0\n");
});
