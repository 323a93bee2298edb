import * as core from "@actions/core";
import { uploadAndReport } from "./action/deliver.ts";
import { actionInputs, unknownInputs } from "./action/inputs.ts";
import { announceRun, writeOutputs, writeRefusal } from "./action/outputs.ts";
import { harmlessLines, stepLog } from "./action/step-log.ts";
import { writeSummary } from "./action/summary.ts";
import { messageOf, RunError } from "./errors.ts";
import { readJobEvent } from "./event/job-event.ts";
import { startProblems } from "./event/start-gate.ts";
import { leave } from "./leave.ts";
import { secretsOf } from "./model/provider-settings.ts";
import { readOptions, type RunOptions } from "./options.ts";
import { safe, secretProblem } from "./record/redact.ts";
import { createRunLog } from "./record/run-log.ts";
import { run } from "./run.ts";
import {
  cancelledBySignal,
  createWorld,
  type Environment,
  gateQuestion,
  hideSecrets,
  isActions,
  prepareStart,
  workspaceOf,
} from "./world.ts";

/** The main entry of the action, as the runner starts it. */
async function main(): Promise<number> {
  const environment: Environment = { ...process.env };
  const read = actionInputs(environment);
  if (isActions(environment))
    maskInLog([
      read("anthropic-api-key"),
      environment["ANTHROPIC_API_KEY"],
      read("github-token"),
      read("redact"),
    ]);
  hideSecrets(environment);
  const event = readJobEvent(environment, workspaceOf(environment));
  const answer = await readOptions({
    read,
    workspace: workspaceOf(environment),
    environment,
    event,
  });
  const problems = [
    ...unknownInputs(environment),
    ...("problems" in answer ? answer.problems : []),
  ];
  if ("problems" in answer || problems.length > 0) return refuse("input_error", problems);
  const reasons = await startProblems(gateQuestion(answer.options, event, environment));
  if (reasons.length > 0) return refuse("input_error", reasons);
  return runAction(answer.options, environment);
}

async function runAction(options: RunOptions, environment: Environment): Promise<number> {
  // Files with credentials are read with the options; the runner knows nothing of what is in them. A key is masked already.
  if (isActions(environment) && options.provider.name !== "anthropic")
    maskInLog(secretsOf(options.provider));
  const start = prepareStart(options, environment);
  announceRun(start.runId);
  const delivery = uploadAndReport(options, start, environment);
  const sink = stepLog();
  const log = createRunLog(sink, { detail: options.logOutput });
  const cancelled = cancelledBySignal();
  const result = await run(
    options,
    await createWorld(options, start, { environment, entry: import.meta.url, log, cancelled }),
  );
  writeOutputs(result);
  sink.line(
    safe`${result.turns} turns, ${result.commands} commands, audit head ${start.redactor.redact(result["audit-sha256"] ?? "none")}`,
  );
  const delivered = cancelled.aborted ? result : await delivery.upload(result);
  writeOutputs(delivered);
  await writeSummary(delivered, start.recordDirectory);
  if (!options.failOn.includes(result.state)) {
    sink.line(safe`${start.redactor.redact(result.state)}: ${result.reason}`);
    return 0;
  }
  core.error(harmlessLines(`${result.state}: ${result.reason}`).join(" "));
  return 1;
}

/** Tells the runner to mask these texts, each line by itself as it reads the log. Elsewhere this would only print them. */
function maskInLog(secrets: readonly (string | undefined)[]): void {
  for (const line of secrets.flatMap((secret) => (secret ?? "").split("\n"))) {
    // A value that is too short is refused as input; masked, it would blot the whole log.
    if (secretProblem(line) === null) core.setSecret(line.trim());
  }
}

function refuse(
  state: "input_error" | "sandbox_unavailable" | "internal_error",
  problems: readonly string[],
): number {
  for (const problem of problems) core.error(harmlessLines(problem).join(" "));
  writeRefusal(state, problems.join(" | "));
  return 1;
}

/** The only catch-all: what nobody expected is told as such. */
async function guarded(): Promise<number> {
  try {
    return await main();
  } catch (error) {
    const state =
      error instanceof RunError && error.code !== "session" ? "input_error" : "internal_error";
    return refuse(state, [messageOf(error)]);
  }
}

// A stalled connection of the artifact client would hold the process, so it ends explicitly.
await leave(await guarded());
