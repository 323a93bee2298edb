import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { promisify } from "node:util";
import type { UploadOutcome, UploadRequest } from "../../src/action/artifact.ts";
import {
  type ArtifactService,
  filesOf,
  refusingEnvironment,
  startArtifactService,
  uploadSignature,
} from "../support/artifact-service.ts";

const root = mkdtempSync(join(tmpdir(), "artifact-"));
after(() => rmSync(root, { recursive: true, force: true }));

const outside = join(root, "outside.txt");
writeFileSync(outside, "do not take me");

const record = join(root, "record");
mkdirSync(join(record, "outputs"), { recursive: true });
writeFileSync(join(record, "transcript.jsonl"), '{"type":"run"}\n');
writeFileSync(join(record, "outputs/1.txt"), "all of it\n".repeat(1_000));
symlinkSync(outside, join(record, "link.txt"));

const recordFiles = {
  "outputs/1.txt": "all of it\n".repeat(1_000),
  "transcript.jsonl": '{"type":"run"}\n',
};
/** A hang is a failure of the test, nothing else ends here. */
const noLimit = 60_000;

describe("an upload", { concurrency: true }, () => {
  test("holds the record's own files and says where it is", async () => {
    await using service = await startArtifactService();

    const { outcome, left } = await upload({ service, name: "my/record" });

    const [artifact] = service.artifacts;
    assert.deepEqual(filesOf(artifact!), recordFiles);
    assert.deepEqual(outcome, {
      kind: "uploaded",
      id: 1001,
      url: "https://github.com/octo/repository/actions/runs/77/artifacts/1001",
      name: "my-record",
      digest: artifact!.sha256,
      bytes: artifact!.zip.length,
      leftOut: ["link.txt: it is a symbolic link"],
    });
    assert.equal(artifact!.name, "my-record");
    assert.equal(artifact!.expiresAt, null);
    assert.deepEqual(service.requests, [
      "CreateArtifact",
      "block",
      "blocklist",
      "FinalizeArtifact",
    ]);
    assert.deepEqual(left, []);
  });

  test("is kept for as many days as were asked for", async () => {
    await using service = await startArtifactService();
    const earliest = Date.now();

    await upload({ service, retentionDays: 5 });

    const days = (Date.parse(service.artifacts[0]!.expiresAt!) - earliest) / 86_400_000;
    // A change to or from daylight saving time moves it by an hour.
    assert.ok(Math.abs(days - 5) < 0.1, `${days} days`);
  });

  test("outlives a service that fails once", async () => {
    await using service = await startArtifactService({ kind: "status", status: 503, times: 1 });

    const { outcome } = await upload({ service });

    assert.equal(outcome.kind, "uploaded");
    assert.deepEqual(filesOf(service.artifacts[0]!), recordFiles);
  });

  test("to a service that says nothing fails at the deadline", async () => {
    await using service = await startArtifactService({ kind: "silent" });

    const { outcome, left } = await upload({ service, timeoutMs: 1_000 });

    assert.deepEqual(outcome, failure("the upload did not end within 1 s"));
    assert.deepEqual(service.requests, ["CreateArtifact"]);
    assert.deepEqual(left, []);
  });

  test("that stalls fails at the deadline, and the process ends", async () => {
    await using service = await startArtifactService({ kind: "stalled-upload" });

    const { outcome, left } = await upload({ service, timeoutMs: 2_000 });

    assert.deepEqual(outcome, failure("the upload did not end within 2 s"));
    assert.deepEqual(service.requests, ["CreateArtifact", "block"]);
    assert.deepEqual(left, []);
  });

  test("to a service that sends web pages fails at the deadline", async () => {
    await using service = await startArtifactService({ kind: "not-json" });

    const { outcome } = await upload({ service, timeoutMs: 1_000 });

    assert.deepEqual(outcome, failure("the upload did not end within 1 s"));
  });

  test("whose connection is refused fails at once", async () => {
    const { outcome, left } = await upload({ variables: await refusingEnvironment() });

    assert.equal(outcome.kind, "failed");
    assert.match(outcome.reason, /^Failed to CreateArtifact: Unable to make request: ECONNREFUSED/);
    assert.deepEqual(left, []);
  });

  test("under a name that is taken fails and says so", async () => {
    await using service = await startArtifactService({ kind: "conflict", names: ["taken"] });

    const { outcome } = await upload({ service, name: "taken" });

    assert.deepEqual(outcome, {
      kind: "failed",
      reason:
        "Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run",
      nameTaken: true,
    });
  });

  test("whose data is refused fails without telling the signature", async () => {
    await using service = await startArtifactService({ kind: "refused-upload" });

    const { outcome, output, left } = await upload({ service });

    assert.equal(outcome.kind, "failed");
    assert.doesNotMatch(outcome.reason, new RegExp(uploadSignature));
    const told = output.split("\n").filter((line) => line.includes(uploadSignature));
    assert.match(told[0]!, /^::add-mask::/, "the runner hides the signature before it is said");
    assert.ok(told.every((line) => /^::(add-mask|debug)::/.test(line)));
    assert.deepEqual(left, []);
  });

  test("of an empty record fails", async () => {
    await using service = await startArtifactService();
    const directory = mkdtempSync(join(root, "empty-"));

    const { outcome } = await upload({ service, directory });

    assert.deepEqual(outcome, failure(`${directory} holds no file that can be uploaded`));
    assert.deepEqual(service.requests, []);
  });

  test("of a record that is not there fails", async () => {
    await using service = await startArtifactService();
    const directory = join(root, "missing");

    const { outcome } = await upload({ service, directory });

    assert.deepEqual(outcome, failure(`ENOENT: no such file or directory, open '${directory}'`));
  });

  test("is not tried outside a GitHub action", async () => {
    const { outcome } = await upload({ variables: { GITHUB_SERVER_URL: "https://github.com" } });

    assert.deepEqual(outcome, {
      kind: "unavailable",
      reason: "ACTIONS_RUNTIME_TOKEN is not set: this is no step of a GitHub action",
    });
  });

  test("is not tried on a GitHub Enterprise Server", async () => {
    await using service = await startArtifactService();
    const variables = { ...service.environment, GITHUB_SERVER_URL: "https://github.example.org" };

    const { outcome } = await upload({ variables });

    assert.deepEqual(outcome, {
      kind: "unavailable",
      reason: "the artifact client does not serve GitHub Enterprise Server (github.example.org)",
    });
    assert.deepEqual(service.requests, []);
  });
});

function failure(reason: string): UploadOutcome {
  return { kind: "failed", reason, nameTaken: false };
}

interface UploadTest extends Partial<Omit<UploadRequest, "environment">> {
  readonly service?: ArtifactService;
  /** Instead of those of `service`. */
  readonly variables?: Readonly<Record<string, string>>;
}

interface UploadResult {
  readonly outcome: UploadOutcome;
  readonly output: string;
  /** What lies in the runner's folder for temporary files after the process has ended. */
  readonly left: readonly string[];
}

/** Loads the client first, so that a deadline is one of the service and not of a slow disk. */
const program = `
  import ${JSON.stringify(import.meta.resolve("@actions/artifact"))};
  import { uploadRecords } from ${JSON.stringify(import.meta.resolve("../../src/action/artifact.ts"))};
  const outcome = await uploadRecords(JSON.parse(process.argv[1]));
  process.stdout.write("\\noutcome " + JSON.stringify(outcome) + "\\n");
  process.exit(0);
`;

/** Uploads in a process of its own, which has nothing of the runner's in its own environment. */
async function upload({ service, variables, ...options }: UploadTest): Promise<UploadResult> {
  const runnerTemp = mkdtempSync(join(root, "temp-"));
  const request: UploadRequest = {
    directory: record,
    name: "record",
    retentionDays: null,
    timeoutMs: noLimit,
    ...options,
    environment: {
      ...(variables ?? service?.environment),
      RUNNER_TEMP: runnerTemp,
      GITHUB_REPOSITORY: "octo/repository",
      GITHUB_RUN_ID: "77",
    },
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program, JSON.stringify(request)],
    { env: { PATH: process.env["PATH"] }, timeout: noLimit },
  );
  const line = stdout.split("\n").findLast((line) => line.startsWith("outcome "));
  const outcome = JSON.parse(line!.slice("outcome ".length)) as UploadOutcome;
  return { outcome, output: stdout, left: readdirSync(runnerTemp) };
}
