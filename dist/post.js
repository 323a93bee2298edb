import { a as info, d as warning } from "./packages-main-post-apply-artifact.js";
import { existsSync } from "node:fs";
import { n as messageOf } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { r as recordPaths } from "./shared-main-post-apply-cli-write-report.js";
import { i as uploadRecords, t as loadUploadState } from "./shared-main-post.js";
import { t as leave } from "./shared-main-post-cli.js";
// src/action/late-upload.ts
async function uploadLeftRecord(environment) {
	const state = loadUploadState();
	if (state === null || !state.upload || state.uploaded) return;
	const { recordDirectory: directory, artifactName: name, retentionDays } = state;
	if (!existsSync(directory)) return;
	await addReport(directory);
	report(await uploadUnderFreeName({
		directory,
		name,
		retentionDays,
		environment
	}));
}
async function addReport(directory) {
	if (existsSync(recordPaths(directory).reportHtml)) return;
	try {
		const { writeReport } = await import("./write-report.js");
		writeReport(directory);
	} catch (error) {
		warning(`The report of the run that was cut off could not be written: ${messageOf(error)}`);
	}
}
async function uploadUnderFreeName(request) {
	const outcome = await uploadRecords(request);
	if (outcome.kind !== "failed" || !outcome.nameTaken) return outcome;
	return await uploadRecords({
		...request,
		name: `${request.name}-post`
	});
}
function report(outcome) {
	if (outcome.kind !== "uploaded") {
		warning(`The record of the run that was cut off could not be uploaded: ${outcome.reason}`);
		return;
	}
	const { name, bytes, url, leftOut } = outcome;
	const missing = leftOut.length === 0 ? "" : ` (left out: ${leftOut.join("; ")})`;
	info(`The record of the run that was cut off is artifact ${name}, ${bytes} bytes: ${url}${missing}`);
}
// src/post.ts
try {
	await uploadLeftRecord(process.env);
} catch (thrown) {
	warning(`The record could not be looked after: ${messageOf(thrown)}`);
}
await leave(0);
export {};
