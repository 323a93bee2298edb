import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { comment } from "./comment.ts";
import { type End, isEnd } from "./end.ts";
import { createGitHub } from "./github.ts";
import type { ApplyOptions, Environment } from "./options.ts";
import { type ApplyResult, noResult } from "./outputs.ts";
import { prepareChange } from "./prepared-change.ts";
import { propose } from "./proposal.ts";
import { readRecord } from "./record.ts";
import { openRepository } from "./open-repository.ts";

export interface ApplyWorld {
  readonly environment: Environment;
  readonly log: (line: string) => void;
  /** Shown beside a file in the pull request. */
  readonly annotate: (text: string, path: string) => void;
}

/**
 * Checks a record and writes what the mode asks for. Nothing is written before all checks have passed. Never throws: what nobody expected is the
 * state `failed`.
 */
export async function applyRecord(options: ApplyOptions, world: ApplyWorld): Promise<ApplyResult> {
  const temporary = world.environment["RUNNER_TEMP"] ?? "";
  const scratch = await mkdtemp(
    join(existsSync(temporary) ? temporary : tmpdir(), "bash-agent-apply-"),
  );
  try {
    const result = await work(options, world, scratch);
    return isEnd(result) ? { ...noResult, state: result.end, reason: result.reason } : result;
  } catch (error) {
    return { ...noResult, state: "failed", reason: messageOf(error) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function work(
  options: ApplyOptions,
  world: ApplyWorld,
  scratch: string,
): Promise<ApplyResult | End> {
  const git = ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"].find(existsSync);
  if (git === undefined)
    return { end: "failed", reason: "git is not installed in /usr/bin, /usr/local/bin or /bin" };
  const record = await readRecord(options, scratch);
  if (isEnd(record)) return record;
  world.log(`The record is that of run ${record.runId}, which ended as ${record.state}.`);
  const repository = await openRepository({
    ...options,
    git,
    scratch,
    environment: world.environment,
    objectFormat: record.patch.base_sha.length === 40 ? "sha1" : "sha256",
  });
  const prepared = await prepareChange(record, repository, options);
  if (isEnd(prepared)) return prepared;
  const { changeId, paths } = prepared;
  world.log(`The change touches ${paths.length} files, all of which may be changed.`);
  const github = await createGitHub({ ...options, ...world });
  if (options.mode === "comment") return comment({ record, changeId, paths }, { options, github });
  if (options.mode === "check") {
    for (const path of paths.slice(0, mostAnnotations))
      world.annotate("The run changed this file.", path);
    return {
      ...noResult,
      state: "checked",
      reason: `${paths.length} files are changed, and nothing speaks against it`,
    };
  }
  if (paths.length === 0) return { end: "unchanged", reason: "the run changed nothing" };
  return propose({ options, record, prepared, repository, github });
}

/** A runner takes ten of a kind from a step. */
const mostAnnotations = 10;
