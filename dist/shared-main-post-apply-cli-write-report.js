import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
// src/record/directory.ts
const scratchPrefix = ".scratch-";
function recordPaths(directory) {
	const root = resolve(directory);
	return {
		directory: root,
		transcript: join(root, "transcript.jsonl"),
		audit: join(root, "audit.jsonl"),
		outputs: join(root, "outputs"),
		patch: join(root, "changes.patch"),
		commits: join(root, "commits.mbox"),
		result: join(root, "result.json"),
		reportHtml: join(root, "report.html"),
		reportMarkdown: join(root, "report.md")
	};
}
function createRecordDirectory(directory) {
	const paths = recordPaths(directory);
	const problem = recordDirectoryProblem(paths.directory);
	if (problem !== null) throw new RunError("record", `The record directory ${paths.directory} ${problem}`);
	try {
		mkdirSync(paths.directory, {
			recursive: true,
			mode: 448
		});
		chmodSync(paths.directory, 448);
		mkdirSync(paths.outputs, { mode: 448 });
	} catch (error) {
		const text = `Cannot make the record directory ${paths.directory}: ${messageOf(error)}`;
		throw new RunError("record", text, { cause: error });
	}
	return paths;
}
function recordDirectoryProblem(directory) {
	try {
		const stats = lstatSync(directory, { throwIfNoEntry: false });
		if (stats === void 0) return placeProblem(dirname(directory));
		if (stats.isSymbolicLink()) return "is a symbolic link";
		if (!stats.isDirectory()) return "is not a directory";
		return readdirSync(directory).length === 0 ? null : "is not empty: it holds the record of another run";
	} catch (error) {
		return `cannot be looked at: ${messageOf(error).replaceAll(/[\s\p{Cc}]+/gu, " ")}`;
	}
}
function placeProblem(folder) {
	const stats = statSync(folder, { throwIfNoEntry: false });
	if (stats === void 0) return placeProblem(dirname(folder));
	if (!stats.isDirectory()) return `cannot be made: ${folder} is not a directory`;
	if (/^\/(?:proc|sys)(?:\/|$)/.test(folder)) return `cannot be made: ${folder} holds no files`;
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
		return null;
	} catch {
		return `cannot be made: ${folder} is not writable`;
	}
}
export { scratchPrefix as i, recordDirectoryProblem as n, recordPaths as r, createRecordDirectory as t };
