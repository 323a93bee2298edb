import { execFile } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { bash, say, startScriptedServer } from "../../src/model/scripted.ts";
import { verifyAudit } from "../../src/record/verify.ts";
import { commitAll, git, writeFiles } from "../record/git-fixture.ts";
import { createPlace } from "../sandbox/people.ts";
import { readRecord } from "../support/record-files.ts";

export interface RecordProbe {
  readonly name: string;
  readonly isSafe: boolean;
}

const secret = "sk-ant-api03-canary-of-the-redteam-0815";
const forms: readonly (readonly [string, string])[] = [
  ["plain", secret],
  ["base64", Buffer.from(secret).toString("base64")],
  ["base64, shifted by one", Buffer.from(`x${secret}`).toString("base64").slice(4, -4)],
  ["base64, shifted by two", Buffer.from(`xy${secret}`).toString("base64").slice(4, -4)],
  ["base64url", Buffer.from(secret).toString("base64url")],
  ["hex", Buffer.from(secret).toString("hex")],
  ["reversed", secret.split("").toReversed().join("")],
];

/**
 * A whole run, whose command prints the key in every form, plants what git could run on the host when the patch is made, and puts links in the
 * place of files; and what `verify` says of a log that was changed. The control is the same run with a secret that nobody knows of.
 */
export async function recordProbes(): Promise<readonly RecordProbe[]> {
  const known = await wholeRun(secret);
  const unknown = await wholeRun("another-key-of-nobody-4711");
  const inForms = forms.map(([form, text]) => ({
    name: `the key printed in the form "${form}" is in no sink`,
    isSafe: !known.everything.includes(text) && unknown.everything.includes(text),
  }));
  return [
    ...inForms,
    {
      name: "a nested repository runs nothing when the patch is made",
      isSafe: !known.planted && known.hasPatch && known.isTrap,
    },
    {
      name: "a git of the workspace that is first in PATH is not run when the patch is made",
      isSafe: !known.ranGit && known.hasPatch,
    },
    {
      name: "a link to /etc/passwd is not followed into the records",
      isSafe: !/root:x:0/.test(known.everything),
    },
    ...tampering(known.audit, known.head),
  ];
}

interface WholeRun {
  /** All that the model, the log and the records got. */
  readonly everything: string;
  readonly audit: string;
  readonly head: string;
  readonly planted: boolean;
  /** Whether the user's own git falls for it. */
  readonly isTrap: boolean;
  readonly hasPatch: boolean;
  /** Whether the program `git` of the workspace was run on the host. */
  readonly ranGit: boolean;
}

async function wholeRun(key: string): Promise<WholeRun> {
  const place = createPlace(process.getuid?.() ?? 0);
  const text = Buffer.from(secret)
    .toString("hex")
    .replace(/../g, String.raw`\x$&`);
  const trap = join(place.workspace, "planted");
  const command = [
    `s=$(printf '${text}'); echo "$s"; printf %s "$s" | base64 -w0; echo; printf x%s "$s" | base64 -w0; echo; printf xy%s "$s" | base64 -w0; echo`,
    `printf %s "$s" | base64 -w0 | tr -d = | tr +/ -_; echo; printf %s "$s" | od -An -v -tx1 | tr -d ' \\n'; echo; printf %s "$s" | rev; echo`,
    'printf %s "${s:0:9}"; sleep 0.05; echo "${s:9}"',
    `git init -q nested; git -C nested config core.fsmonitor 'touch ${trap}; false'; git -C nested -c user.name=a -c user.email=a@example.invalid commit -q --allow-empty -m x`,
    `rm -f planted; git -c core.fsmonitor=false add -A >/dev/null 2>&1; rm -f planted; printf '#!/bin/sh\\ntouch ${place.home}/ran\\nexec /usr/bin/git "$@"\\n' > bin/git; chmod 755 bin/git; ln -s /etc/passwd link; echo 1 > changed`,
  ].join("\n");
  try {
    const harmless = '#!/bin/sh\nexec /usr/bin/git "$@"\n';
    writeFiles(place.workspace, { "bin/git": harmless });
    chmodSync(join(place.workspace, "bin/git"), 0o755);
    git(place.workspace, "init", "--quiet", "--initial-branch=main");
    commitAll(place.workspace);
    await using server = await startScriptedServer({
      script: [[bash(command)], [say("Done.")]],
    });
    const directory = join(place.runnerTemp, "record");
    const entry = join(import.meta.dirname, "../../src/cli.ts");
    const words = [
      entry,
      "run",
      "--prompt",
      "x",
      "--base-url",
      server.url,
      "--record-directory",
      directory,
    ];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, words, {
      cwd: place.workspace,
      env: {
        PATH: `${place.workspace}/bin:/usr/bin:/bin`,
        HOME: place.home,
        ANTHROPIC_API_KEY: key,
      },
      timeout: 60_000,
    });
    const record = readRecord(directory);
    const requests = JSON.stringify(server.requests.map(({ body }) => body));
    const planted = existsSync(trap);
    git(place.workspace, "status");
    return {
      everything: [stdout, stderr, record.everything, requests].join("\n"),
      audit: readFileSync(join(directory, "audit.jsonl"), "utf8"),
      head: record.head,
      planted,
      isTrap: existsSync(trap),
      ranGit: existsSync(join(place.home, "ran")),
      hasPatch: (record.patch ?? "").includes("changed"),
    };
  } finally {
    place.remove();
  }
}

function tampering(audit: string, head: string): readonly RecordProbe[] {
  const lines = audit.trimEnd().split("\n");
  const isBad = (changed: readonly string[] | string): boolean =>
    verifyAudit(
      { text: typeof changed === "string" ? changed : `${changed.join("\n")}\n` },
      { head },
    ).kind !== "ok";
  const swapped = lines.toSpliced(1, 2, lines[2] ?? "", lines[1] ?? "");
  const changes: readonly (readonly [string, readonly string[] | string])[] = [
    ["a changed byte", audit.replace("Done", "Dona").replace('"command"', '"commanD"')],
    ["a line left out", lines.toSpliced(2, 1)],
    ["a line put in", lines.toSpliced(2, 0, lines[2] ?? "")],
    ["two lines swapped", swapped],
    ["the tail cut off", lines.slice(0, -1)],
    ["the last byte cut off", audit.slice(0, -1)],
  ];
  const untouched = verifyAudit({ text: audit }, { head }).kind === "ok";
  const otherHead = verifyAudit({ text: audit }, { head: "0".repeat(64) }).kind !== "ok";
  return [
    {
      name: "the log as it is verifies, and not with another head",
      isSafe: untouched && otherHead,
    },
    ...changes.map(([name, changed]) => ({ name: `verify finds ${name}`, isSafe: isBad(changed) })),
  ];
}
