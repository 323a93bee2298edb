import { c as setOutput, d as warning, l as setSecret, r as error } from "./packages-main-post-apply-artifact.js";
import { t as summary } from "./packages-main.js";
import { a as artifactName, i as uploadRecords, n as saveUploadState, r as saveUploaded } from "./shared-main-post.js";
import { D as inputNames, E as startProblems, P as readJobEvent, T as readOptions, a as isActions, i as hideSecrets, k as secretsOf, l as run, n as createWorld, o as prepareStart, r as gateQuestion, s as workspaceOf, t as cancelledBySignal, x as createRunLog } from "./shared-main-cli.js";
import { n as stepLog, t as harmlessLines } from "./shared-main-apply.js";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { t as leave } from "./shared-main-post-cli.js";
import { o as safe, s as secretProblem } from "./shared-main-apply-cli-vertex-bedrock-aws-credentials.js";
// src/action/deliver.ts
function uploadAndReport(options, { runId, recordDirectory, redactor }, environment) {
	const isWanted = options.uploadArtifact && environment["GITHUB_ACTIONS"] === "true";
	const job = environment["GITHUB_JOB"] ?? "run";
	const attempt = environment["GITHUB_RUN_ATTEMPT"] ?? "1";
	const name = options.artifactName === "" ? artifactName({
		job,
		attempt,
		runId
	}) : options.artifactName;
	const { retentionDays } = options;
	saveUploadState({
		recordDirectory,
		artifactName: name,
		retentionDays,
		upload: isWanted
	});
	return { async upload(result) {
		if (!isWanted) return result;
		const outcome = await uploadRecords({
			directory: recordDirectory,
			name,
			retentionDays,
			environment
		});
		saveUploaded();
		if (outcome.kind !== "uploaded") {
			warning(`The records were not uploaded: ${outcome.reason}`);
			return result;
		}
		for (const line of outcome.leftOut) warning(`Not in the artifact: ${line}`);
		return {
			...result,
			"artifact-id": outcome.id,
			"artifact-url": redactor.redact(outcome.url)
		};
	} };
}
// src/action/inputs.ts
function actionInputs(environment) {
	return (name) => environment[variableOf(name)];
}
function unknownInputs(environment) {
	const known = new Set(inputNames.map(variableOf));
	return Object.keys(environment).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => `${name.slice(6).toLowerCase()}: there is no such input; there are: ${inputNames.join(", ")}`);
}
function variableOf(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
// src/outputs.ts
const outputHelp = {
	state: "How the run ended; one of the states.",
	reason: "Why, in one line.",
	verified: "`true` or `false`: whether the verification passed. Empty when there was none.",
	changed: "`true` or `false`: whether the tree differs from the one that the run began with. Empty without a git repository.",
	result: "The model's last words, cut at 64 KiB.",
	"structured-output": "The answer as JSON, where `output-schema` was given and the answer fits it. Else empty.",
	"record-directory": "Folder of the records.",
	"patch-path": "The change as a patch that `git apply` takes; an empty file when nothing changed. Empty when no patch could be made.",
	"base-sha": "The commit that was checked out when the run began. The patch is for it, or for what had been changed on top of it.",
	"transcript-path": "The conversation, a line each message.",
	"audit-path": "The audit log, a line each event.",
	"report-path": "The report of the run, one HTML file; `report.md` lies beside it. Empty when it could not be written.",
	"audit-sha256": "Head of the audit log: the SHA-256 of its last line.",
	turns: "Responses of the model.",
	commands: "Commands that were run.",
	"input-tokens": "Tokens sent that no cache was involved with.",
	"output-tokens": "Tokens received, thinking included.",
	"cache-read-tokens": "Tokens read from the prompt cache.",
	"cache-write-tokens": "Tokens written to the prompt cache.",
	"cost-usd": "What the responses cost at list price. Empty when the price is unknown.",
	"duration-ms": "Duration of the run in milliseconds.",
	sandbox: "Level of the sandbox that was reached; empty when no session was started.",
	"run-id": "Identity of the run.",
	"artifact-id": "Identity of the artifact. Empty when there is none.",
	"artifact-url": "Address of the artifact. Empty when there is none."
};
// src/action/outputs.ts
const longestResultBytes = 65536;
function announceRun(runId) {
	setOutputs({
		state: "running",
		"run-id": runId
	});
}
function writeOutputs(result) {
	const shown = {
		...result,
		result: cutText(result.result ?? "")
	};
	setOutputs(Object.fromEntries(Object.keys(outputHelp).map((name) => [name, shown[name]])));
}
function writeRefusal(state, reason) {
	setOutputs({
		state,
		reason
	});
}
function setOutputs(outputs) {
	if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
	for (const [name, value] of Object.entries(outputs)) setOutput(name, typeof value === "object" && value !== null ? JSON.stringify(value) : value ?? "");
}
function cutText(text) {
	const bytes = Buffer.from(text);
	if (bytes.length <= longestResultBytes) return text;
	return bytes.subarray(0, 65530).toString("utf8").replace(/\uFFFD$/, "") + "\n[cut]";
}
// src/action/summary.ts
async function writeSummary(result, recordDirectory) {
	if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return;
	try {
		const { summaryMarkdown } = await import("./write-report.js");
		await summary.addRaw(summaryMarkdown(recordDirectory, result)).write();
	} catch (error) {
		warning(`The job summary could not be written: ${messageOf(error)}`);
	}
}
// src/main.ts
async function main() {
	const environment = { ...process.env };
	const read = actionInputs(environment);
	if (isActions(environment)) maskInLog([
		read("anthropic-api-key"),
		environment["ANTHROPIC_API_KEY"],
		read("github-token"),
		read("redact")
	]);
	hideSecrets(environment);
	const event = readJobEvent(environment, workspaceOf(environment));
	const answer = await readOptions({
		read,
		workspace: workspaceOf(environment),
		environment,
		event
	});
	const problems = [...unknownInputs(environment), ..."problems" in answer ? answer.problems : []];
	if ("problems" in answer || problems.length > 0) return refuse("input_error", problems);
	const reasons = await startProblems(gateQuestion(answer.options, event, environment));
	if (reasons.length > 0) return refuse("input_error", reasons);
	return runAction(answer.options, environment);
}
async function runAction(options, environment) {
	if (isActions(environment) && options.provider.name !== "anthropic") maskInLog(secretsOf(options.provider));
	const start = prepareStart(options, environment);
	announceRun(start.runId);
	const delivery = uploadAndReport(options, start, environment);
	const sink = stepLog();
	const log = createRunLog(sink, { detail: options.logOutput });
	const cancelled = cancelledBySignal();
	const result = await run(options, await createWorld(options, start, {
		environment,
		entry: import.meta.url,
		log,
		cancelled
	}));
	writeOutputs(result);
	sink.line(safe`${result.turns} turns, ${result.commands} commands, audit head ${start.redactor.redact(result["audit-sha256"] ?? "none")}`);
	const delivered = cancelled.aborted ? result : await delivery.upload(result);
	writeOutputs(delivered);
	await writeSummary(delivered, start.recordDirectory);
	if (!options.failOn.includes(result.state)) {
		sink.line(safe`${start.redactor.redact(result.state)}: ${result.reason}`);
		return 0;
	}
	error(harmlessLines(`${result.state}: ${result.reason}`).join(" "));
	return 1;
}
function maskInLog(secrets) {
	for (const line of secrets.flatMap((secret) => (secret ?? "").split("\n"))) if (secretProblem(line) === null) setSecret(line.trim());
}
function refuse(state, problems) {
	for (const problem of problems) error(harmlessLines(problem).join(" "));
	writeRefusal(state, problems.join(" | "));
	return 1;
}
async function guarded() {
	try {
		return await main();
	} catch (error) {
		return refuse(error instanceof RunError && error.code !== "session" ? "input_error" : "internal_error", [messageOf(error)]);
	}
}
await leave(await guarded());
export {};
