import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, describe, test } from "node:test";
import { promisify } from "node:util";
import {
  type ArtifactService,
  filesOf,
  refusingEnvironment,
  startArtifactService,
} from "../support/artifact-service.ts";

const root = mkdtempSync(join(tmpdir(), "post-"));
after(() => rmSync(root, { recursive: true, force: true }));

const post = resolve(import.meta.dirname, "../../src/post.ts");
const stateModule = JSON.stringify(import.meta.resolve("../../src/action/state.ts"));

describe("the post step", { concurrency: true }, () => {
  test("uploads the record of a run whose main process was killed", async () => {
    await using service = await startArtifactService();
    const directory = recordOf("half a transcript");
    const state = await stateOfKilledMain(`
      saveUploadState({
        recordDirectory: ${JSON.stringify(directory)},
        artifactName: "bash-agent-fix-1-52e9f0aa",
        retentionDays: 3,
        upload: true,
      });
      // What was there when the process died.
      process.kill(process.pid, "SIGKILL");
    `);

    const { code, lines } = await runPost(service.environment, state);

    const [artifact] = service.artifacts;
    assert.equal(code, 0);
    const { "report.html": page, "report.md": markdown, ...files } = filesOf(artifact!);
    assert.deepEqual(files, { "transcript.jsonl": "half a transcript" });
    assert.match(page!, /<h1>.*cut off<\/h1>/);
    assert.match(markdown!, /^### Bash Agent: cut off\n/);
    assert.equal(artifact!.name, "bash-agent-fix-1-52e9f0aa");
    assert.notEqual(artifact!.expiresAt, null);
    assert.deepEqual(linesOfOurs(lines), [
      `The record of the run that was cut off is artifact bash-agent-fix-1-52e9f0aa, ${artifact!.zip.length} bytes: https://github.com/octo/repository/actions/runs/77/artifacts/1001`,
    ]);
  });

  test("does nothing after a main process that has uploaded", async () => {
    await using service = await startArtifactService();
    const directory = recordOf("whole");
    const state = await stateOfKilledMain(`
      saveUploadState({
        recordDirectory: ${JSON.stringify(directory)},
        artifactName: "record",
        retentionDays: null,
        upload: true,
      });
      saveUploaded();
    `);

    await assertSilent(service, state);
  });

  test("does nothing when nobody wants the upload", async () => {
    await using service = await startArtifactService();

    await assertSilent(service, { ...stateFor(recordOf("whole")), STATE_upload: "false" });
  });

  test("does nothing when main left no state", async () => {
    await using service = await startArtifactService();

    await assertSilent(service, {});
  });

  test("does nothing when the record was never begun", async () => {
    await using service = await startArtifactService();

    await assertSilent(service, stateFor(join(root, "missing")));
  });

  test("takes another name when a cut-off upload holds the first", async () => {
    await using service = await startArtifactService({ kind: "conflict", names: ["record"] });

    const { code, lines } = await runPost(service.environment, stateFor(recordOf("half")));

    assert.equal(code, 0);
    assert.equal(filesOf(service.artifacts[0]!)["transcript.jsonl"], "half");
    assert.match(linesOfOurs(lines).join("\n"), / is artifact record-post, \d+ bytes: https:/);
  });

  test("warns when the upload fails, and does not fail the step", async () => {
    const { code, lines } = await runPost(await refusingEnvironment(), stateFor(recordOf("half")));

    assert.equal(code, 0);
    assert.equal(linesOfOurs(lines).length, 1);
    assert.match(
      linesOfOurs(lines)[0]!,
      /^::warning::The record of the run that was cut off could not be uploaded: .*ECONNREFUSED/,
    );
  });

  test("warns when there is no artifact service, and does not fail the step", async () => {
    const { code, lines } = await runPost({}, stateFor(recordOf("half")));

    assert.equal(code, 0);
    assert.deepEqual(lines, [
      "::warning::The record of the run that was cut off could not be uploaded: ACTIONS_RUNTIME_TOKEN is not set: this is no step of a GitHub action",
    ]);
  });
});

type Variables = Readonly<Record<string, string>>;

interface PostResult {
  readonly code: number | null;
  readonly lines: readonly string[];
}

async function assertSilent(service: ArtifactService, state: Variables): Promise<void> {
  assert.deepEqual(await runPost(service.environment, state), { code: 0, lines: [] });
  assert.deepEqual(service.requests, []);
}

/** Starts `post` as the runner does, its stdout and stderr together. A failure to exit is the test's time-out. */
async function runPost(environment: Variables, state: Variables): Promise<PostResult> {
  const child = spawn(process.execPath, [post], {
    env: {
      PATH: process.env["PATH"],
      RUNNER_TEMP: root,
      GITHUB_REPOSITORY: "octo/repository",
      GITHUB_RUN_ID: "77",
      ...environment,
      ...state,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const lines = Buffer.concat(chunks).toString().split("\n");
  return { code, lines: lines.filter((line) => line !== "") };
}

/** Without the lines of the artifact client. */
function linesOfOurs(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.includes("the run that was cut off"));
}

function stateFor(directory: string): Variables {
  return {
    "STATE_record-directory": directory,
    "STATE_artifact-name": "record",
    STATE_upload: "true",
  };
}

/** Runs a main process with a state file, and gives what the runner makes of that file for the post step. */
async function stateOfKilledMain(program: string): Promise<Variables> {
  const file = join(mkdtempSync(join(root, "state-")), "state");
  writeFileSync(file, "");
  const imports = `import { saveUploaded, saveUploadState } from ${stateModule};`;
  const options = { env: { PATH: process.env["PATH"], GITHUB_STATE: file } };
  const main = ["--input-type=module", "--eval", imports + program];
  await promisify(execFile)(process.execPath, main, options).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException & { signal?: string }).signal !== "SIGKILL") throw error;
  });
  const entries = readFileSync(file, "utf8").matchAll(/^(.+?)<<(.+)\n([^]*?)\n\2$/gm);
  return Object.fromEntries([...entries].map(([, name, , value]) => [`STATE_${name}`, value!]));
}

function recordOf(transcript: string): string {
  const directory = mkdtempSync(join(root, "record-"));
  writeFileSync(join(directory, "transcript.jsonl"), transcript);
  return directory;
}
