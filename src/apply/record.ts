import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, listFiles, openBelow, openFolder } from "../action/record-files.ts";
import { messageOf } from "../errors.ts";
import type { AuditLine } from "../record/audit-fields.ts";
import type { PatchWritten, RunState } from "../record/event.ts";
import { linesOfFile } from "../record/line-reader.ts";
import { verifyAudit } from "../record/verify.ts";
import { type End, isEnd, refused } from "./end.ts";
import type { ApplyOptions } from "./options.ts";

/** A record that is what the head of its audit log says, as far as the change goes. */
export interface CheckedRecord {
  readonly runId: string;
  readonly state: RunState;
  readonly auditHead: string;
  /** Says which commit and which trees. */
  readonly patch: PatchWritten & { readonly base_sha: string };
  /** A private copy of the patch. */
  readonly patchPath: string;
  /** `report.md`; null for none. Nothing vouches for it, nor for the next. */
  readonly report: string | null;
  /** The model's last words; null where they cannot be read. */
  readonly words: string | null;
}

const largest = {
  audit: 128 * 1024 ** 2,
  result: 8 * 1024 ** 2,
  report: 1024 ** 2,
} as const;

/**
 * Takes the record into a private folder and checks it there: regular files only, an audit log that chains, is closed and has the head that
 * the workflow names, a run of this repository in a state that is accepted, and a patch with the digest that the log names.
 */
export async function readRecord(
  options: ApplyOptions,
  scratch: string,
): Promise<CheckedRecord | End> {
  let folder: FileHandle;
  try {
    folder = await openFolder(options.recordDirectory);
  } catch (error) {
    return refused(
      `there is no record at ${options.recordDirectory} (${codeOf(error)}); download the artifact of the agent's job there`,
    );
  }
  await using opened = folder;
  const { leftOut } = await listFiles(opened);
  const [odd] = leftOut;
  if (odd !== undefined) return refused(`the record holds ${JSON.stringify(odd.path)}: ${odd.why}`);
  const take = (name: string, limit: number): Promise<string | End | null> =>
    copyOf(opened, { name, limit, to: join(scratch, name) });
  const audit = await take("audit.jsonl", largest.audit);
  if (audit === null) return refused("the record holds no audit.jsonl");
  if (typeof audit !== "string") return audit;
  const facts = factsOf(audit, options);
  if (isEnd(facts)) return facts;
  const patchPath = await take("changes.patch", options.maxBytes);
  if (patchPath === null) return refused("the record holds no changes.patch");
  if (typeof patchPath !== "string") return patchPath;
  if ((await digestOf(patchPath)) !== facts.patch.sha256)
    return refused("changes.patch is not the one that the audit log names: its digest is another");
  return {
    ...facts,
    patchPath,
    auditHead: options.auditSha256,
    report: await textOf(await take("report.md", largest.report)),
    words: wordsOf(await textOf(await take("result.json", largest.result))),
  };
}

type Facts = Pick<CheckedRecord, "runId" | "state" | "patch">;

function factsOf(path: string, options: ApplyOptions): Facts | End {
  try {
    const verdict = verifyAudit({ path }, { head: options.auditSha256 });
    if (verdict.kind !== "ok")
      return refused(`line ${verdict.line} of the audit log ${verdict.reason}`);
    return factsOfLines(
      Array.from(linesOfFile(path), ({ bytes }) => interesting(bytes)),
      options,
    );
  } catch (error) {
    return refused(`the audit log cannot be read: ${messageOf(error)}`);
  }
}

/** The lines have been checked, so a line that cannot be parsed throws. */
function interesting(bytes: Buffer): AuditLine | null {
  const line = JSON.parse(bytes.toString()) as AuditLine;
  return ["run.started", "patch.written", "run.finished"].includes(line.type) ? line : null;
}

function factsOfLines(
  lines: readonly (AuditLine | null)[],
  { repository, baseSha, runStates }: ApplyOptions,
): Facts | End {
  const started = lines.find((line) => line?.type === "run.started");
  const patches = lines.filter((line) => line?.type === "patch.written");
  const finished = lines.find((line) => line?.type === "run.finished");
  if (started?.type !== "run.started" || finished?.type !== "run.finished")
    return refused("the audit log lacks its first or its last line");
  if (!/^[A-Za-z0-9-]{1,64}$/.test(started.run_id)) return refused("the run's id is none");
  if (started.repository !== null && started.repository.toLowerCase() !== repository.toLowerCase())
    return refused(
      `the run was in the repository ${started.repository}, and this is ${repository}`,
    );
  const { state } = finished;
  if (!runStates.includes(state))
    return refused(`the run ended as ${state}, and run-states accepts ${runStates.join(", ")}`);
  const [patch] = patches;
  if (patches.length !== 1 || patch?.type !== "patch.written")
    return refused(
      "the audit log does not tell of one patch; the run made none, or is of an older version",
    );
  if (patch.sha256 !== finished.patch_sha256)
    return refused("the audit log names two digests of the patch");
  const { base_sha } = patch;
  if (base_sha === null)
    return refused("the run began without a commit, so there is nothing to apply to");
  if (baseSha !== "" && baseSha !== base_sha)
    return refused(`the run began at ${base_sha}, and base-sha says ${baseSha}`);
  return { runId: started.run_id, state, patch: { ...patch, base_sha } };
}

/** Null where there is no such file. */
async function copyOf(
  folder: FileHandle,
  { name, limit, to }: { readonly name: string; readonly limit: number; readonly to: string },
): Promise<string | End | null> {
  let from: FileHandle;
  try {
    from = await openBelow(folder, name);
  } catch (error) {
    return codeOf(error) === "ENOENT" ? null : refused(`${name} cannot be read (${codeOf(error)})`);
  }
  await using source = from;
  if (!(await source.stat()).isFile()) return refused(`${name} is no regular file`);
  const bytes = Buffer.alloc(1024 ** 2);
  await using target = await open(
    to,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
    0o600,
  );
  let total = 0;
  for (;;) {
    const { bytesRead } = await source.read(bytes, 0, bytes.length);
    if (bytesRead === 0) return to;
    total += bytesRead;
    if (total > limit) return refused(`${name} has more than ${limit} bytes`);
    await target.write(bytes, 0, bytesRead);
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await using file = await open(path);
  for await (const piece of file.createReadStream({ autoClose: false }))
    hash.update(piece as Buffer);
  return hash.digest("hex");
}

/** What is not vouched for is taken if it can be. */
async function textOf(path: string | End | null): Promise<string | null> {
  if (typeof path !== "string") return null;
  await using file = await open(path);
  return await file.readFile("utf8");
}

function wordsOf(text: string | null): string | null {
  try {
    const result: unknown = JSON.parse(text ?? "null");
    return typeof result === "object" &&
      result !== null &&
      "result" in result &&
      typeof result.result === "string"
      ? result.result
      : null;
  } catch {
    return null;
  }
}
