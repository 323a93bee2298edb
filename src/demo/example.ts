import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bash, say, think, type Step } from "../model/scripted.ts";

/** A small repository with a bug that its test shows. */
const files: { readonly [path: string]: string } = {
  "duration.js": `// Turns "1h 30m" into seconds.
export function seconds(text) {
  const units = { h: 3600, m: 60, s: 1 };
  let total = 0;
  for (const part of text.split(" ")) {
    total = Number(part.slice(0, -1)) * units[part.at(-1)];
  }
  return total;
}
`,
  "duration.test.js": `import test from "node:test";
import assert from "node:assert";
import { seconds } from "./duration.js";

test("adds up all parts", () => assert.equal(seconds("1h 30m"), 5400));
test("reads a single part", () => assert.equal(seconds("45s"), 45));
`,
  "package.json": `{ "name": "duration", "type": "module", "scripts": { "test": "node --test" } }\n`,
};

export const demoTask =
  "The test of this repository fails. Find the bug, fix it, and show that the test passes.";

/** Without what differs from run to run (times, paths), so that a replay gives the same bytes. */
const runTests =
  "node --test --test-reporter=tap | grep -E '^ *(not ok|ok|error:|expected:|actual:|# (pass|fail))'";

/** The check of what the model leaves: the same, with the status of the tests. */
export const demoVerification = `set -o pipefail\n${runTests}`;

/** What the scripted model does about it. */
export const demoScript: readonly Step[] = [
  [
    think("I look at the files and run the test first, to see the failure itself."),
    bash(`git log --oneline; ls; ${runTests}`),
  ],
  [
    say('The first test fails: `seconds("1h 30m")` gives 1800. I read the function.'),
    bash("cat -n duration.js"),
  ],
  [
    say("`total` is overwritten by each part instead of added to. I fix that line."),
    bash("sed -i 's/total = Number/total += Number/' duration.js && git diff"),
  ],
  [say("Now both tests should pass."), bash(runTests)],
  [
    say(
      "Fixed. `seconds()` kept only the last part of the text, since it assigned to `total` where it should add; I changed that one line in duration.js. Both tests pass now.",
    ),
  ],
];

/** Makes the repository with one commit in that folder. */
export function makeExample(folder: string, git: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const author = [
    "-c",
    "user.name=Demo",
    "-c",
    "user.email=demo@example.invalid",
    "-c",
    "commit.gpgsign=false",
    "-c",
    "core.hooksPath=/dev/null",
  ];
  const commands = [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
    [...author, "commit", "-q", "-m", "A duration parser"],
  ];
  for (const words of commands) execFileSync(git, words, { cwd: folder, stdio: "ignore" });
}

/** Applies the patch to a fresh clone and runs the tests there. False when either fails. */
export function patchWorks(
  git: string,
  {
    repository,
    clone,
    patch,
  }: { readonly repository: string; readonly clone: string; readonly patch: string },
): boolean {
  try {
    execFileSync(git, ["clone", "-q", "--no-hardlinks", repository, clone], { stdio: "ignore" });
    execFileSync(git, ["apply", "--index", patch], { cwd: clone, stdio: "ignore" });
    execFileSync(process.execPath, ["--test"], { cwd: clone, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
