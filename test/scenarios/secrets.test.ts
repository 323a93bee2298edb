import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bash, say } from "../../src/model/scripted.ts";
import { bodyOf, resultsOf } from "../support/conversation.ts";
import { apiKey, type FinishedAction, openScene, recordOf, sandbox } from "../support/runner.ts";

const canaries: { readonly [name: string]: string } = {
  ANTHROPIC_API_KEY: "sk-ant-api03-canary-of-the-environment",
  GITHUB_TOKEN: "ghs_canary.of/the+token=with'quotes\"in it",
  ACTIONS_RUNTIME_TOKEN: "eyJhbGciOiJub25lIn0.canary.of-the-runtime",
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: "canary-of-the-identity-token",
  MY_DATABASE_PASSWORD: "canary-of-the-database",
};
const redacted = ["canary-given-to-redact", "another canary given to redact"];
const secrets = [apiKey, ...Object.values(canaries), ...redacted];

/** A shell line that makes `$s` the secret without naming it. */
function assign(secret: string): string {
  const digits = Buffer.from(secret, "utf8")
    .toString("hex")
    .replace(/../g, (pair) => `\\x${pair} `)
    .trim();
  return `s=$(printf "$(printf %s '${digits}' | tr -d ' ')")`;
}

const ways = [
  'printf "plain: %s\\n" "$s"',
  'printf %s "$s" | base64 -w0; echo',
  'printf "x%s" "$s" | base64 -w0; echo',
  'printf "xy%s" "$s" | base64',
  'printf %s "$s" | od -An -v -tx1 | tr -d " \\n"; echo',
  'printf %s "$s" | rev; echo',
  // Split over two writes, in the middle.
  'printf %s "${s:0:9}"; sleep 0.05; printf "%s\\n" "${s:9}"',
  'printf "%s\\n" "$s" >&2',
  // Coloured in the middle, where a terminal would show it whole.
  'printf "%s\\033[31m%s\\033[0m\\n" "${s:0:5}" "${s:5}"',
  'printf "y%.0s" $(seq 3000); printf "%s\\n" "$s"; printf "z%.0s" $(seq 3000)',
];

describe("a secret", { concurrency: true }, () => {
  test("that commands print in all ways stays out of all sinks", async (context) => {
    const scene = await openScene(context, {
      script: [
        ...secrets.map((secret) => ways.map((way) => bash(`${assign(secret)}; ${way}`))),
        [say("Done.")],
      ],
    });

    const run = await scene.run({ redact: redacted.join("\n"), "output-limit": "4000" }, canaries);

    const { everything, names } = recordOf(run);
    const sinks = {
      log: run.log.replaceAll(/^::add-mask::.*$/gm, ""),
      records: everything,
      summary: run.summary,
      outputs: JSON.stringify(run.outputs),
      requests: scene.server.requests.map(({ text }) => text).join("\n"),
    };
    assert.equal(run.outputs["state"], "completed");
    for (const [sink, text] of Object.entries(sinks))
      for (const form of secrets.flatMap(formsOf))
        assert.ok(!text.includes(form), `${sink} has ${form}: ${around(text, form)}`);
    for (const [index] of secrets.entries()) {
      const results = resultsOf(scene.server.requests[index + 1]).map(([text]) => text);
      const last = (index + 1) * ways.length;
      // The secret of the last one is in the part that was cut out.
      assert.ok(names.includes(`outputs/${last}.txt`));
      for (const text of [...results.slice(0, -1), readWhole(run, last)])
        assert.ok(text.includes("***"), text);
    }
  });

  test("in the words of the model, in a prompt or in an error stays out of the records", async (context) => {
    const scene = await openScene(context, {
      script: [
        [say(`The key is ${apiKey}.`), bash(`echo ${redacted[0]}`)],
        {
          blocks: [say("No.")],
          stopReason: "refusal",
          stopDetails: { type: "refusal", explanation: `it is ${apiKey}` },
        },
      ],
    });

    const run = await scene.run({ redact: redacted.join("\n"), prompt: `Use ${redacted[0]}.` });

    const { everything } = recordOf(run);
    const log = run.log.replaceAll(/^::add-mask::.*$/gm, "");
    assert.equal(run.outputs["state"], "refused");
    assert.equal(run.outputs["reason"], "the model refused: it is ***");
    for (const text of [everything, log, run.summary, JSON.stringify(run.outputs)])
      for (const secret of [apiKey, redacted[0]!]) assert.ok(!text.includes(secret));
    assert.deepEqual(bodyOf(scene.server.requests[0]).messages[0]!.content, [
      { type: "text", text: "Use ***." },
    ]);
  });

  test("cannot be read from the environment of any process above the shell, nor from its command line", async (context) => {
    const look = `p=$$; while [ "$p" -gt 1 ]; do
      for f in environ cmdline; do tr '\\0' '\\n' < /proc/$p/$f; done
      p=$(sed -n 's/^PPid:\\t//p' /proc/$p/status)
    done > found.txt 2>&1; env > env.txt; cat /proc/self/environ > self.txt`;
    const scene = await openScene(context, { script: [[bash(look)], [say("Done.")]] });

    await scene.run({ redact: redacted.join("\n") }, canaries);

    const found = ["found.txt", "env.txt", "self.txt"]
      .map((name) => readFileSync(join(scene.workspace, name), "utf8"))
      .join("\n");
    // Without a sandbox it has read up to the main process, whose inputs are there.
    if (sandbox === "none") assert.match(found, /^INPUT_MAX-TURNS=100$/m);
    for (const secret of secrets) assert.ok(!found.includes(secret), around(found, secret));
  });

  test("in a file of the workspace keeps the patch from being written, and the state stays", async (context) => {
    const scene = await openScene(context, {
      script: [[bash(`${assign(apiKey)}; echo "key: $s" > config.txt`)], [say("Done.")]],
    });

    const run = await scene.run();

    const { names, audit } = recordOf(run);
    assert.equal(run.exitCode, 0);
    assert.equal(run.outputs["state"], "completed");
    assert.equal(run.outputs["patch-path"], "");
    assert.equal(run.outputs["changed"], "");
    assert.ok(!names.includes("changes.patch"));
    assert.equal(audit.at(-1)!["patch_sha256"], null);
    assert.deepEqual(
      run.commands
        .filter(({ data }) => data.startsWith("There is no patch"))
        .map(({ data }) => data),
      [
        "There is no patch: the change holds the value of a secret, so no patch was written; it stands in: config.txt",
      ],
    );
  });
});

describe("the shell", { concurrency: true }, () => {
  test("sees only variables that are allowed, and those that were asked for", async (context) => {
    const scene = await openScene(context, {
      script: [[bash("env -0 > env.bin")], [say("Done.")]],
    });

    await scene.run(
      { "pass-env": "MY_SETTING\nMY_MISSING" },
      {
        ...canaries,
        MY_SETTING: "one\ntwo",
        MY_OTHER: "x",
        NODE_OPTIONS: "--no-warnings",
        BASH_ENV: "/x",
      },
    );

    const environment = Object.fromEntries(
      readFileSync(join(scene.workspace, "env.bin"), "utf8")
        .split("\0")
        .filter((entry) => entry !== "")
        .map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)]),
    );
    assert.equal(environment["MY_SETTING"], "one\ntwo");
    assert.equal(environment["GITHUB_WORKSPACE"], scene.workspace);
    assert.equal(environment["PAGER"], "cat");
    const refused = Object.keys(environment).filter((name) =>
      /^(INPUT_|ACTIONS_|MY_OTHER|NODE_|BASH_ENV|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|RUNNER_TEMP|.*TOKEN|.*KEY)/.test(
        name,
      ),
    );
    assert.deepEqual(refused, []);
  });

  test("has a path of absolute folders only", async (context) => {
    const scene = await openScene(context, {
      files: { "bin/ls": "#!/bin/sh\ntouch canary\n" },
      script: [[bash("chmod +x bin/ls; ls; echo $PATH")], [say("Done.")]],
    });

    await scene.run({}, { PATH: `bin:.:${process.env["PATH"]}:` });

    assert.equal(existsSync(join(scene.workspace, "canary")), false);
    const [[text]] = resultsOf(scene.server.requests[1]) as [[string, boolean]];
    assert.ok(text.endsWith(`\n${process.env["PATH"]}`));
  });
});

function readWhole({ outputs }: FinishedAction, n: number): string {
  return readFileSync(join(outputs["record-directory"]!, "outputs", `${n}.txt`), "utf8");
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset, "x"), bytes]).toString("base64");
    // Without the characters that depend on what stands around it.
    return text.slice(offset === 0 ? 0 : 4, -5);
  });
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    bytes.toString("hex"),
    Array.from(secret).toReversed().join(""),
    ...inBase64,
  ];
}

function around(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 60), at + part.length + 60);
}
