import { messageOf } from "../errors.ts";
import type { RecordPaths } from "../record/directory.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import { type RunResult, writeResult } from "../record/result.ts";

export interface DeliveryPlace {
  readonly paths: RecordPaths;
  readonly redactor: Redactor;
  /** Tells those who follow the run. */
  readonly warn: (text: Redacted) => void;
}

/**
 * Writes `result.json` and the report. Gives the result as it is then: the state changes when the file cannot be written, since the outputs
 * can still tell what it cannot; a report that cannot be written is a warning.
 */
export async function deliver(result: RunResult, place: DeliveryPlace): Promise<RunResult> {
  const { paths, redactor } = place;
  const planned = { ...result, "report-path": redactor.redact(paths.reportHtml) };
  const kept = keepResult(planned, place);
  return (await writeReport(kept, place))
    ? kept
    : keepResult({ ...kept, "report-path": null }, place);
}

function keepResult(result: RunResult, { paths, redactor }: DeliveryPlace): RunResult {
  try {
    writeResult(paths.result, result);
    return result;
  } catch (error) {
    return { ...result, state: "internal_error", reason: redactor.redact(messageOf(error)) };
  }
}

/** False when it could not be written. It is loaded only now: a run is over before it needs it. */
async function writeReport(result: RunResult, place: DeliveryPlace): Promise<boolean> {
  const { paths, redactor, warn } = place;
  try {
    const report = await import("../record/report/write-report.ts");
    report.writeReport(paths.directory, result);
    return true;
  } catch (error) {
    warn(safe`The report could not be written: ${redactor.redact(messageOf(error))}`);
    return false;
  }
}
