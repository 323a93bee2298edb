import * as core from "@actions/core";
import type { RunOptions } from "../options.ts";
import type { RunResult } from "../record/result.ts";
import { artifactName } from "./artifact-name.ts";
import { uploadRecords } from "./artifact.ts";
import { saveUploaded, saveUploadState } from "./state.ts";
import type { Redactor } from "../record/redact.ts";

type Environment = { readonly [name: string]: string | undefined };

/** Brings the records to the job's artifacts. Made before the run, so that the post entry can do it when this process is killed. */
export function uploadAndReport(
  options: RunOptions,
  {
    runId,
    recordDirectory,
    redactor,
  }: { readonly runId: string; readonly recordDirectory: string; readonly redactor: Redactor },
  environment: Environment,
): { upload(result: RunResult): Promise<RunResult> } {
  const isWanted = options.uploadArtifact && environment["GITHUB_ACTIONS"] === "true";
  const job = environment["GITHUB_JOB"] ?? "run";
  const attempt = environment["GITHUB_RUN_ATTEMPT"] ?? "1";
  const name =
    options.artifactName === "" ? artifactName({ job, attempt, runId }) : options.artifactName;
  const { retentionDays } = options;
  saveUploadState({ recordDirectory, artifactName: name, retentionDays, upload: isWanted });
  return {
    /** Gives the result with what is known of the artifact. A failure is a warning. */
    async upload(result) {
      if (!isWanted) return result;
      const outcome = await uploadRecords({
        directory: recordDirectory,
        name,
        retentionDays,
        environment,
      });
      saveUploaded();
      if (outcome.kind !== "uploaded") {
        core.warning(`The records were not uploaded: ${outcome.reason}`);
        return result;
      }
      for (const line of outcome.leftOut) core.warning(`Not in the artifact: ${line}`);
      return { ...result, "artifact-id": outcome.id, "artifact-url": redactor.redact(outcome.url) };
    },
  };
}
