import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Surroundings, systemPrompt } from "../../src/agent/prompt.ts";
import { parseNetwork } from "../../src/sandbox/network-rules.ts";

const around: Surroundings = {
  workspace: "/job/repository",
  workingDirectory: "/job/repository/package",
  commandTimeoutMs: 77_000,
  timeLimitMs: 60_000 * 41,
  maxTurns: 53,
  outputLimitCharacters: 12_345,
  sandbox: "none",
  network: "none",
  allowedCommands: [],
  instructions: "",
  maxCostUsd: null,
  guidance: null,
  answerSchema: null,
  verify: "",
  protectedPaths: ["test/**", "Makefile"],
};

const openSentence = "The network is the runner's own.";
const closedSentence = "There is no network: what is not on the machine cannot be fetched.";
const listSentence =
  "The network leads only to a.test, *.b.test:8443, through the proxy that HTTPS_PROXY and HTTP_PROXY name; what it refuses with status 403 cannot be reached another way.";
const placeSentence =
  "You can write to the repository (not to its git hooks and configuration), to /tmp and to your home folder; the rest of the machine is read-only, and you are not root.";
const allowedSentence =
  "Only these commands run: ls, git status; write each out, since a command in a variable, a function or a script text is refused.";
const costSentence =
  "The run ends after 53 of your responses or 41 minutes, or when it has cost $2.5; what you have changed by then is kept.";
const plainLimitSentence =
  "The run ends after 53 of your responses or 41 minutes; what you have changed by then is kept.";
const verifySentence =
  "When you answer, this script is run on what you leave, in a session of its own, and decides whether the work is good:";
const protectedSentence =
  "A change of these files is not accepted, whatever the script says: test/**, Makefile.";
const schemaSentence =
  "That answer is read by a program: it has to be JSON for this schema and nothing else.";
const guidanceSentence = "Guidance of the repository (AGENTS.md):";
const additionsSentence = "Instructions of the repository's owner:";

/** The sentences that docs/system-prompt.md gives reasons for, with the values of `around`. */
function documentedSentences(): readonly string[] {
  const page = readFileSync(new URL("../../docs/system-prompt.md", import.meta.url), "utf8");
  const values: { readonly [name: string]: string } = {
    "<working-directory>": around.workingDirectory,
    "<workspace>": around.workspace,
    "<command-timeout>": "77 seconds",
    "<output-limit>": "12345",
    "<max-turns>": "53",
    "<allowed-commands>": "ls, git status",
    "<time-limit>": "41 minutes",
    "<max-cost-usd>": "2.5",
    "<instructions-file>": "AGENTS.md",
    "<protected-paths>": "test/**, Makefile",
    "<network>": "a.test, *.b.test:8443",
  };
  return [...page.matchAll(/^> (.*)\n\n(?![>#]|$)/gm)].map(([, sentence = ""]) =>
    sentence.replaceAll(/<[a-z-]+>/g, (name) => values[name] ?? name),
  );
}

/** The prompt without the breaks between its paragraphs. */
function runningText(prompt: string): string {
  return prompt.replaceAll(/\s+/g, " ");
}

test("the page on the system prompt has each of its sentences, in order, with a reason", () => {
  const sentences = documentedSentences();
  const without = (...left: readonly string[]): string =>
    sentences.filter((sentence) => !left.includes(sentence)).join(" ");
  const optional = [
    costSentence,
    verifySentence,
    protectedSentence,
    schemaSentence,
    guidanceSentence,
    additionsSentence,
  ];
  assert.equal(
    runningText(systemPrompt(around)),
    without(openSentence, listSentence, placeSentence, allowedSentence, ...optional),
  );
  const listed = parseNetwork("a.test\n*.b.test:8443");
  assert.ok("value" in listed);
  assert.equal(
    runningText(systemPrompt({ ...around, network: listed.value })),
    without(openSentence, closedSentence, placeSentence, allowedSentence, ...optional),
  );
  assert.equal(systemPrompt({ ...around, network: [] }), systemPrompt(around));
  assert.equal(
    runningText(
      systemPrompt({
        ...around,
        sandbox: "rootdrop",
        network: "host",
        allowedCommands: ["ls", "git status"],
        maxCostUsd: 2.5,
        verify: "\nmake test\n",
        answerSchema: { schema: { type: "object" } },
        guidance: { name: "AGENTS.md", text: "\nRun make.\n", isCut: false, isTrusted: true },
        instructions: "\nUse tabs.\n",
      }),
    ),
    `${without(closedSentence, listSentence, plainLimitSentence)} Use tabs.`
      .replace(verifySentence, `${verifySentence} make test`)
      .replace(schemaSentence, `${schemaSentence} {"type":"object"}`)
      .replace(guidanceSentence, `${guidanceSentence} Run make.`),
  );
});

test("the prompt is the same for the same surroundings, so that it stays in the cache", () => {
  assert.equal(systemPrompt(around), systemPrompt({ ...around }));
});

test("the owner's instructions stand in a paragraph of their own at the end", () => {
  const instructions = "  Use tabs.\n\nRun the linter.\n";
  assert.equal(
    systemPrompt({ ...around, instructions }),
    `${systemPrompt(around)}\n\nInstructions of the repository's owner:\nUse tabs.\n\nRun the linter.`,
  );
  assert.equal(systemPrompt({ ...around, instructions: " \n" }), systemPrompt(around));
});

test("times are told in minutes where they are whole ones, else in seconds", () => {
  const told = (commandTimeoutMs: number): string | undefined =>
    /A command is ended after (.*?)\. /.exec(systemPrompt({ ...around, commandTimeoutMs }))?.[1];
  assert.deepEqual([1000, 90_000, 60_000, 120_000, 7_200_000].map(told), [
    "1 second",
    "90 seconds",
    "1 minute",
    "2 minutes",
    "120 minutes",
  ]);
});
