import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { bash, say, type Script, startScriptedServer } from "../../src/model/scripted.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import { createRepository } from "../record/git-fixture.ts";

const entry = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

function edit(input: object): { type: "tool_use"; name: string; input: object } {
  return { type: "tool_use", name: "str_replace_based_edit_tool", input };
}

const script: Script = [
  [edit({ command: "view", path: "." }), edit({ command: "view", path: "greeting.txt" })],
  [
    edit({ command: "str_replace", path: "greeting.txt", old_str: "hello", new_str: "good day" }),
    bash("cat greeting.txt | tee copy.txt"),
    bash("cat greeting.txt"),
  ],
  [edit({ command: "create", path: "/proc/none/greeting.txt", file_text: "" })],
  [say("Done.")],
];

test("a run edits with the editor and keeps to the allowed commands", async (context) => {
  const { workspace, folder } = createRepository(context, { "greeting.txt": "hello\nyou\n" });
  await using server = await startScriptedServer({ script });
  const records = join(folder, "records");
  const { code, stdout } = await started(workspace, [
    "run",
    ...Object.entries({
      prompt: "Be polite.",
      "base-url": server.url,
      "record-directory": records,
      "allowed-commands": "cat\ngit status",
      // Not every machine that runs this test can have one.
      sandbox: process.env["SANDBOX_UNDER_TEST"] ?? "none",
    }).flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  assert.equal(code, 0, stdout);
  const results = server.requests.map(({ body }) => lastResults(body));
  assert.deepEqual(results.slice(1, 3), [
    [
      [
        false,
        `${workspace}, two levels deep, without hidden entries and node_modules:\ngreeting.txt`,
      ],
      [false, "     1\thello\n     2\tyou"],
    ],
    [
      [false, "Successfully replaced text at exactly one location (line 1)."],
      [true, "[not run: tee copy.txt is not allowed; allowed-commands are: cat, git status]"],
      [false, "good day\nyou"],
    ],
  ]);
  assert.match(String(results[3]?.[0]?.[1]), /^Error: \/proc\/none\/greeting.txt: /);
  const patch = readFileSync(join(records, "changes.patch"), "utf8");
  assert.match(patch, /^-hello\n\+good day$/m);
  assert.doesNotMatch(patch, /copy/);
  const path = join(records, "audit.jsonl");
  assert.equal(verifyAudit({ path }).kind, "ok");
  const audit = readFileSync(path, "utf8");
  const lines = audit
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const finished = lines.at(-1) as { counts: Record<string, number> };
  assert.deepEqual(
    [
      finished.counts["file.viewed"],
      finished.counts["file.edited"],
      finished.counts["command.finished"],
    ],
    [2, 4, 2],
  );
  assert.match(stdout, /^replace in .*\/greeting\.txt {2}\(13 bytes\)$/m);
});

/** Runs the command line with no variable but PATH and a key. */
async function started(
  cwd: string,
  words: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string }> {
  const env = { PATH: process.env["PATH"], ANTHROPIC_API_KEY: "sk-ant-api03-key-of-the-test" };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry, ...words],
      { cwd, env, timeout: 60_000 },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), stdout: stdout + stderr }),
    );
  });
}

/** Whether each result of the request's last message is an error, and its text. */
function lastResults(body: unknown): readonly (readonly [boolean, unknown])[] {
  const { messages } = body as { readonly messages: readonly { readonly content: unknown }[] };
  const content = messages.at(-1)?.content;
  if (!Array.isArray(content)) return [];
  return (content as readonly { is_error?: boolean; content?: unknown }[]).map((block) => [
    block.is_error === true,
    Array.isArray(block.content)
      ? (block.content as readonly { text: string }[])[0]?.text
      : block.content,
  ]);
}
