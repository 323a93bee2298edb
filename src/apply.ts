/** The entry of the second action, which brings the change of a record to a branch, a pull request or a comment. */
import * as core from "@actions/core";
import { harmlessLines, stepLog } from "./action/step-log.ts";
import { applyRecord } from "./apply/apply-record.ts";
import { applyInputNames, type ApplyInputName } from "./apply/inputs.ts";
import { type ApplyOptions, type Environment, readApplyOptions } from "./apply/options.ts";
import { type ApplyResult, noResult, writeApplyOutputs } from "./apply/outputs.ts";
import { messageOf } from "./errors.ts";
import { createRedactor, type Redactor, secretProblem } from "./record/redact.ts";

async function main(): Promise<number> {
  const environment: Environment = { ...process.env };
  delete process.env[variableOf("token")];
  const token = environment[variableOf("token")]?.trim() ?? "";
  const known = secretProblem(token) === null ? [token] : [];
  if (environment["GITHUB_ACTIONS"] === "true")
    for (const secret of known) {
      core.setSecret(secret);
      core.setSecret(Buffer.from(`x-access-token:${secret}`).toString("base64"));
    }
  const redactor = createRedactor(known, { shapes: true });
  const answer = readApplyOptions((name) => environment[variableOf(name)], environment);
  const problems = [
    ...unknownInputs(environment),
    ...("problems" in answer ? answer.problems : []),
  ];
  if ("problems" in answer || problems.length > 0) {
    for (const problem of problems) core.error(told(problem, redactor));
    const reason = told(problems.join(" | "), redactor);
    writeApplyOutputs({ ...noResult, state: "input_error", reason });
    return 1;
  }
  return apply(answer.options, environment, redactor);
}

async function apply(
  options: ApplyOptions,
  environment: Environment,
  redactor: Redactor,
): Promise<number> {
  const sink = stepLog();
  const result = await applyRecord(options, {
    environment,
    log: (line) => sink.line(redactor.redact(line)),
    annotate: (text, path) => core.notice(told(text, redactor), { file: path }),
  });
  const shown: ApplyResult = { ...result, reason: told(result.reason, redactor) };
  writeApplyOutputs(shown);
  const line = `${shown.state}: ${shown.reason}`;
  if (options.failOn.includes(result.state)) {
    core.error(line);
    return 1;
  }
  sink.line(redactor.redact(line));
  return 0;
}

/** One line in which nothing is a secret or a command. */
function told(text: string, redactor: Redactor): string {
  return harmlessLines(redactor.redact(text)).join(" ").slice(0, 2000);
}

function variableOf(name: ApplyInputName): string {
  return `INPUT_${name.toUpperCase()}`;
}

function unknownInputs(environment: Environment): readonly string[] {
  const known = new Set(applyInputNames.map(variableOf));
  return Object.keys(environment)
    .filter((name) => name.startsWith("INPUT_") && !known.has(name))
    .map(
      (name) =>
        `${name.slice("INPUT_".length).toLowerCase()}: there is no such input; there are: ${applyInputNames.join(", ")}`,
    );
}

/** The only catch-all: what nobody expected is told as such. */
async function guarded(): Promise<number> {
  try {
    return await main();
  } catch (error) {
    const reason = harmlessLines(messageOf(error)).join(" ");
    core.error(reason);
    writeApplyOutputs({ ...noResult, state: "failed", reason });
    return 1;
  }
}

// A stalled connection would hold the process, so it ends explicitly.
process.exit(await guarded());
