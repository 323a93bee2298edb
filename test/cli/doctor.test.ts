import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { git, writeFiles } from "../record/git-fixture.ts";
import { createPlace, isRoot, type Place } from "../sandbox/people.ts";
import { cannotProbe, underFilter } from "../sandbox/seccomp-probes.ts";

const entry = join(import.meta.dirname, "../../src/cli.ts");

interface Finding {
  readonly name: string;
  readonly state: string;
  readonly text: string;
}

function findings(place: Place, prefix: readonly string[] = []): ReadonlyMap<string, Finding> {
  const words = [...prefix, process.execPath, entry, "doctor", "--json"];
  const { stdout } = spawnSync("env", words, {
    cwd: place.workspace,
    env: { PATH: "/usr/bin:/bin", HOME: place.home },
    encoding: "utf8",
    timeout: 60_000,
  });
  const report = JSON.parse(stdout) as { readonly findings: readonly Finding[] };
  return new Map(report.findings.map((finding) => [finding.name, finding]));
}

function placeFor(context: TestContext): Place {
  const place = createPlace(process.getuid?.() ?? 0);
  context.after(place.remove);
  git(place.workspace, "init", "--quiet");
  return place;
}

test(
  "the doctor starts a session and names the level, and why not a better one",
  { skip: cannotProbe },
  (context) => {
    const place = placeFor(context);
    const found = findings(place).get("sandbox");
    const level = isRoot
      ? /^rootdrop works, ready in \d+ ms.*; not a better one: userns: this is root/
      : /^(userns|rootdrop) works/;
    assert.match(found?.text ?? "", level);
    assert.equal(found?.state, "good");
    assert.equal(git(place.workspace, "status", "--short"), "?? readme.md");
  },
);

test(
  "where nothing works the doctor gives each reason once, and the advice once",
  { skip: cannotProbe || !isRoot },
  (context) => {
    const found = findings(placeFor(context), underFilter([], true)).get("sandbox");
    assert.equal(found?.state, "bad");
    assert.match(
      found?.text ?? "",
      /^none works here \(userns: [^(]+; rootdrop: bash did not start: [^;]+: Operation not permitted\)\. Either /,
    );
    assert.equal(found?.text.split("Either allow").length, 2);
  },
);

test("credentials are found by their places and forms, and never shown", (context) => {
  const place = placeFor(context);
  const secret = "canary-of-the-doctor";
  assert.equal(findings(place).get("secrets")?.state, "good");
  git(
    place.workspace,
    "config",
    "http.https://github.com/.extraheader",
    `AUTHORIZATION: basic ${secret}`,
  );
  git(
    place.workspace,
    "config",
    "includeIf.gitdir:/x.path",
    join(place.runnerTemp, "git-credentials-1.config"),
  );
  writeFiles(place.workspace, {
    ".env": `API_KEY=${secret}\n`,
    ".env.example": `API_KEY=${secret}\n`,
    "server.pem": "-----BEGIN PRIVATE KEY-----\n",
    "public.pem": "-----BEGIN CERTIFICATE-----\n",
  });
  writeFiles(place.runnerTemp, { "git-credentials-1.config": secret });
  writeFiles(place.home, { ".npmrc": secret, ".docker/config.json": secret });
  execFileSync("mkfifo", [join(place.workspace, "waiting.key")]);
  const found = findings(place).get("secrets");
  assert.deepEqual(found, {
    name: "secrets",
    state: "note",
    text: `within reach of commands, in the workspace: .env, server.pem; within reach only with sandbox none or uiddrop: .git/config (use persist-credentials: false), ${place.runnerTemp}/git-credentials-1.config, ~/.npmrc, ~/.docker/config.json`,
  });
});

test("a trigger that strangers can cause is told, by the tree that it works on", (context) => {
  const place = placeFor(context);
  const at = (event: string): Finding | undefined =>
    findings(place, [`GITHUB_EVENT_NAME=${event}`]).get("trigger");
  assert.equal(findings(place).get("trigger"), undefined);
  assert.equal(at("push")?.state, "good");
  assert.equal(at("pull_request")?.state, "note");
  assert.equal(at("workflow_run")?.state, "bad");
});
