import { d as warning, i as getState, s as saveState } from "./packages-main-post-apply-artifact.js";
import { t as pTimeout } from "./packages-main-post-cli-vertex-bedrock-aws-credentials.js";
import { n as messageOf } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { t as _usingCtx } from "./shared-main-post-apply-cli.js";
import { i as openFolder, n as listFiles, r as openBelow, t as codeOf } from "./shared-main-post-apply.js";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { mkdir, open } from "node:fs/promises";
// src/action/artifact-name.ts
const maxLength = 120;
const maxPartLength = 40;
function artifactName({ job, attempt, runId, matrixHint = "" }) {
	const shortRunId = words(runId).replaceAll("-", "").slice(-8);
	return ["bash-agent", ...[
		part(job),
		part(matrixHint),
		part(String(attempt)),
		shortRunId
	].filter((text) => text !== "")].join("-");
}
function validArtifactName(name) {
	return cut(name.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029":<>|*?\\/]+/g, "-").replaceAll("##[", "#-[").trim(), maxLength) || "bash-agent";
}
function part(text) {
	return cut(words(text), maxPartLength).replace(/-$/, "");
}
function words(text) {
	return text.replaceAll(/[^\p{L}\p{N}._]+/gu, "-").replaceAll(/^-+|-+$/g, "");
}
function cut(text, length) {
	return Array.from(text).slice(0, length).join("");
}
// src/action/stage.ts
const defaultLimits = {
	files: 2e3,
	bytes: 512 * 1024 ** 2
};
async function stageRecords(request) {
	try {
		var _usingCtx$1 = _usingCtx();
		const directory = _usingCtx$1.a(await openFolder(request.directory));
		const listing = await listFiles(directory);
		const choice = chooseFiles(listing.files, request.limits ?? defaultLimits);
		const files = [];
		const leftOut = [...listing.leftOut, ...choice.leftOut];
		for (const file of choice.files) {
			const path = join(request.target, file.path);
			const why = await copyFile(directory, file, path);
			if (why === null) files.push(path);
			else leftOut.push({
				path: file.path,
				why
			});
		}
		return {
			files,
			leftOut
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function chooseFiles(candidates, limits) {
	const files = [];
	const leftOut = [];
	let bytes = 0;
	for (const file of candidates.toSorted(byWorth)) if (files.length === limits.files) leftOut.push({
		path: file.path,
		why: `an upload holds at most ${limits.files} files`
	});
	else if (bytes + file.bytes > limits.bytes) {
		const why = `its ${file.bytes} bytes are too many: an upload holds at most ${limits.bytes}`;
		leftOut.push({
			path: file.path,
			why
		});
	} else {
		files.push(file);
		bytes += file.bytes;
	}
	return {
		files,
		leftOut
	};
}
function byWorth(one, other) {
	return Number(isOutput(one)) - Number(isOutput(other)) || one.bytes - other.bytes;
}
function isOutput({ path }) {
	return path.startsWith("outputs/");
}
async function copyFile(directory, file, path) {
	try {
		var _usingCtx3 = _usingCtx();
		let source;
		try {
			source = await openBelow(directory, file.path);
		} catch (thrown) {
			return `it cannot be opened (${codeOf(thrown)})`;
		}
		_usingCtx3.a(source);
		if (!(await source.stat()).isFile()) return "it is not a regular file";
		await mkdir(dirname(path), {
			recursive: true,
			mode: 448
		});
		const copy = _usingCtx3.a(await open(path, "wx", 384));
		await copyBytes(source, copy, file.bytes);
		return null;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function copyBytes(source, copy, bytes) {
	const buffer = Buffer.allocUnsafe(Math.min(bytes, 1024 ** 2));
	for (let position = 0; position < bytes;) {
		const length = Math.min(buffer.length, bytes - position);
		const { bytesRead } = await source.read(buffer, 0, length, position);
		if (bytesRead === 0) return;
		await copy.writeFile(buffer.subarray(0, bytesRead));
		position += bytesRead;
	}
}
// src/action/artifact.ts
const defaultTimeoutMs = 12e4;
async function uploadRecords(request) {
	const { environment, timeoutMs = defaultTimeoutMs } = request;
	const unavailable = whyUnavailable(environment);
	if (unavailable !== null) return {
		kind: "unavailable",
		reason: unavailable
	};
	const restore = lendToProcess(environment);
	try {
		return await pTimeout(stageAndUpload(request), {
			milliseconds: timeoutMs,
			message: `the upload did not end within ${timeoutMs / 1e3} s`
		});
	} catch (thrown) {
		const message = messageOf(thrown);
		return {
			kind: "failed",
			reason: plainReason(message, environment),
			nameTaken: message.includes("(409)")
		};
	} finally {
		restore();
	}
}
const clientVariables = [
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_RESULTS_URL",
	"GITHUB_SERVER_URL",
	"GITHUB_RETENTION_DAYS"
];
function whyUnavailable(environment) {
	for (const name of ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"]) if (isEmpty(environment[name])) return `${name} is not set: this is no step of a GitHub action`;
	const server = serverUrl(environment);
	if (!URL.canParse(server)) return "GITHUB_SERVER_URL is no URL";
	const host = new URL(server).hostname;
	return host === "github.com" || /\.(ghe\.com|localhost)$/.test(host) ? null : `the artifact client does not serve GitHub Enterprise Server (${host})`;
}
function lendToProcess(environment) {
	const before = clientVariables.map((name) => [name, process.env[name]]);
	for (const name of clientVariables) setVariable(name, environment[name]);
	return () => {
		for (const [name, value] of before) setVariable(name, value);
	};
}
function setVariable(name, value) {
	if (value === void 0) delete process.env[name];
	else process.env[name] = value;
}
async function stageAndUpload(request) {
	const { directory, environment } = request;
	const folder = privateFolder(environment);
	const staged = await stageRecords({
		directory,
		target: folder.path
	});
	if (staged.files.length === 0) throw new Error(`${directory} holds no file that can be uploaded`);
	const outcome = await uploadStaged(request, staged, folder.path);
	folder.remove();
	return outcome;
}
function privateFolder(environment) {
	const runnerTemp = environment["RUNNER_TEMP"];
	const parent = runnerTemp === void 0 || runnerTemp === "" ? tmpdir() : runnerTemp;
	const path = mkdtempSync(join(parent, "bash-agent-upload-"));
	const removeFolder = () => {
		try {
			rmSync(path, {
				recursive: true,
				force: true
			});
		} catch {}
	};
	process.once("exit", removeFolder);
	const remove = () => {
		removeFolder();
		process.off("exit", removeFolder);
	};
	return {
		path,
		remove
	};
}
async function uploadStaged({ name: wantedName, retentionDays, environment }, { files, leftOut }, root) {
	const name = validArtifactName(wantedName);
	const { DefaultArtifactClient } = await import("./artifact.js");
	const options = retentionDays === null ? {} : { retentionDays };
	const { id, digest = null, size: bytes = 0 } = await new DefaultArtifactClient().uploadArtifact(name, [...files], root, options);
	if (id === void 0 || bytes === 0) throw new Error("the service took no data");
	return {
		kind: "uploaded",
		id,
		url: artifactUrl(id, environment),
		name,
		digest,
		bytes,
		leftOut: leftOutLines(leftOut)
	};
}
function artifactUrl(id, environment) {
	const repository = environment["GITHUB_REPOSITORY"];
	const run = environment["GITHUB_RUN_ID"];
	if (isEmpty(repository) || isEmpty(run)) return "";
	return `${serverUrl(environment)}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
function serverUrl(environment) {
	const server = environment["GITHUB_SERVER_URL"];
	return isEmpty(server) ? "https://github.com" : server;
}
function isEmpty(value) {
	return value === void 0 || value === "";
}
const maxLeftOutLines = 10;
function leftOutLines(leftOut) {
	const lines = leftOut.slice(0, maxLeftOutLines).map(({ path, why }) => `${path.replaceAll(/[^\w./-]/g, "?").slice(0, 100)}: ${why}`);
	const more = leftOut.length - lines.length;
	return more === 0 ? lines : [...lines, `and ${more} more`];
}
function plainReason(message, environment) {
	const token = environment["ACTIONS_RUNTIME_TOKEN"] ?? "";
	return message.replaceAll(token, "***").replaceAll(/(https?:\/\/[^\s?]*)\?\S*/g, "$1").replaceAll(/[\s\p{Cc}]+/gu, " ").replaceAll("##[", "#-[").trim().slice(0, 500);
}
// src/action/state.ts
function saveUploadState(state) {
	save("record-directory", state.recordDirectory);
	save("artifact-name", state.artifactName);
	save("retention-days", state.retentionDays === null ? "" : String(state.retentionDays));
	save("upload", String(state.upload));
}
function saveUploaded() {
	save("uploaded", "true");
}
function loadUploadState() {
	const recordDirectory = getState("record-directory");
	if (recordDirectory === "") return null;
	const retentionDays = Number.parseInt(getState("retention-days"), 10);
	return {
		recordDirectory,
		artifactName: getState("artifact-name"),
		retentionDays: Number.isNaN(retentionDays) ? null : retentionDays,
		upload: getState("upload") === "true",
		uploaded: getState("uploaded") === "true"
	};
}
function save(name, value) {
	try {
		saveState(name, value);
	} catch (thrown) {
		warning(`The state "${name}" cannot be kept for the post step: ${messageOf(thrown)}`);
	}
}
export { artifactName as a, uploadRecords as i, saveUploadState as n, saveUploaded as r, loadUploadState as t };
