import * as core from "@actions/core";
import { outputHelp } from "../outputs.ts";
import type { RunResult } from "../record/result.ts";

/** The longest `result` that is handed on, in UTF-8 bytes. */
const longestResultBytes = 64 * 1024;

/** Says early that a run is on its way: the last value of an output wins, and a runner that is killed still reads this one. */
export function announceRun(runId: string): void {
  setOutputs({ state: "running", "run-id": runId });
}

/** Writes all outputs. What is null becomes the empty text. */
export function writeOutputs(result: RunResult): void {
  const shown: { readonly [name: string]: unknown } = {
    ...result,
    result: cutText(result.result ?? ""),
  };
  setOutputs(Object.fromEntries(Object.keys(outputHelp).map((name) => [name, shown[name]])));
}

/** The outputs of a run that did not start. */
export function writeRefusal(
  state: "input_error" | "sandbox_unavailable" | "internal_error",
  reason: string,
): void {
  setOutputs({ state, reason });
}

function setOutputs(outputs: { readonly [name: string]: unknown }): void {
  // Without the runner's file the toolkit prints workflow commands instead, which no runner understands any more.
  if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
  for (const [name, value] of Object.entries(outputs)) {
    core.setOutput(
      name,
      typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? ""),
    );
  }
}

function cutText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= longestResultBytes) return text;
  const mark = "\n[cut]";
  return (
    bytes
      .subarray(0, longestResultBytes - mark.length)
      .toString("utf8")
      .replace(/\uFFFD$/, "") + mark
  );
}
