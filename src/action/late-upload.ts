import { existsSync } from "node:fs";
import { info, warning } from "@actions/core";
import { messageOf } from "../errors.ts";
import { recordPaths } from "../record/directory.ts";
import { type UploadOutcome, uploadRecords, type UploadRequest } from "./artifact.ts";
import { loadUploadState } from "./state.ts";

/**
 * Uploads the record of a run that was ended before it could do so itself, as it was left. Does nothing, and says nothing, when the
 * run uploaded it, nobody wants it, or there is none. Never throws; what goes wrong is a warning.
 */
export async function uploadLeftRecord(environment: UploadRequest["environment"]): Promise<void> {
  const state = loadUploadState();
  if (state === null || !state.upload || state.uploaded) return;
  const { recordDirectory: directory, artifactName: name, retentionDays } = state;
  if (!existsSync(directory)) return;
  await addReport(directory);
  report(await uploadUnderFreeName({ directory, name, retentionDays, environment }));
}

/** A run that was killed could not tell what its record says. */
async function addReport(directory: string): Promise<void> {
  if (existsSync(recordPaths(directory).reportHtml)) return;
  try {
    const { writeReport } = await import("../record/report/write-report.ts");
    writeReport(directory);
  } catch (error) {
    warning(`The report of the run that was cut off could not be written: ${messageOf(error)}`);
  }
}

/** An upload of `main` that was cut off may hold its name, so a second one is tried. */
async function uploadUnderFreeName(request: UploadRequest): Promise<UploadOutcome> {
  const outcome = await uploadRecords(request);
  if (outcome.kind !== "failed" || !outcome.nameTaken) return outcome;
  return await uploadRecords({ ...request, name: `${request.name}-post` });
}

function report(outcome: UploadOutcome): void {
  if (outcome.kind !== "uploaded") {
    warning(`The record of the run that was cut off could not be uploaded: ${outcome.reason}`);
    return;
  }
  const { name, bytes, url, leftOut } = outcome;
  const missing = leftOut.length === 0 ? "" : ` (left out: ${leftOut.join("; ")})`;
  info(
    `The record of the run that was cut off is artifact ${name}, ${bytes} bytes: ${url}${missing}`,
  );
}
