import * as core from "@actions/core";
import { messageOf } from "../errors.ts";
import type { RunResult } from "../record/result.ts";

/**
 * Writes the job summary, where the runner takes one: what `report.md` says, and where the artifact is. It is far below the 1 MiB of which
 * runners drop a summary whole, and never a reason to fail. `recordDirectory` is where the run is recorded.
 */
export async function writeSummary(result: RunResult, recordDirectory: string): Promise<void> {
  if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return;
  try {
    const { summaryMarkdown } = await import("../record/report/write-report.ts");
    await core.summary.addRaw(summaryMarkdown(recordDirectory, result)).write();
  } catch (error) {
    core.warning(`The job summary could not be written: ${messageOf(error)}`);
  }
}
