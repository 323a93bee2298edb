import { isDeepStrictEqual } from "node:util";
import { n as noPreviousLine, r as sha256 } from "./shared-main-apply-cli-write-report.js";
import { d as runStates } from "./shared-main-apply-cli.js";
import { n as linesOfText, t as linesOfFile } from "./shared-apply-cli-write-report.js";
// src/record/audit-fields.ts
function checkedLine(value) {
	const line = { ...value };
	const type = line["type"];
	if (type === void 0) return { problem: "lacks the field type" };
	if (typeof type !== "string" || !isKnownType(type)) return { problem: `is of an unknown type: ${JSON.stringify(type)}` };
	const checks = {
		...commonChecks,
		...checksByType[type]
	};
	const unknown = Object.keys(line).find((field) => !Object.hasOwn(checks, field));
	if (unknown !== void 0) return { problem: `has the unknown field ${unknown}` };
	const wrong = Object.entries(checks).find(([field, check]) => !check(line[field]));
	if (wrong === void 0) return value;
	const [field] = wrong;
	return { problem: field in line ? `has a wrong value in the field ${field}` : `lacks the field ${field}` };
}
const isText = (value) => typeof value === "string";
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isNumber = (value) => typeof value === "number";
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPositive = (value) => isCount(value) && value !== 0;
const isTruth = (value) => typeof value === "boolean";
const isDigest = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const isObjectName = (value) => typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
const isTime = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
function nullOr(check) {
	return (value) => value === null || check(value);
}
function optional(check) {
	return (value) => value === void 0 || check(value);
}
function oneOf(values) {
	return (value) => values.includes(value);
}
function each(check) {
	return (value) => isObject(value) && Object.values(value).every(check);
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const isSandbox = (value) => isObject(value) && "level" in value && isText(value.level) && "self_test" in value && nullOr(each(isTruth))(value.self_test);
const outcomes = [
	"exited",
	"timed_out",
	"session_ended",
	"output_limit",
	"cancelled",
	"denied"
];
const fileChecks = {
	tool_use_id: isText,
	path: isText,
	operation: oneOf([
		"view",
		"create",
		"str_replace",
		"insert",
		"malformed"
	]),
	bytes: isCount,
	outcome: oneOf([
		"requested",
		"done",
		"failed",
		"denied",
		"unknown"
	])
};
const commonChecks = {
	seq: isCount,
	at: isTime,
	mono_ms: isCount,
	type: isText,
	prev: isDigest
};
const checksByType = {
	"run.started": {
		run_id: isText,
		version: isText,
		repository: nullOr(isText),
		sha: nullOr(isText),
		workflow: nullOr(isText),
		actor: nullOr(isText),
		event: nullOr(isText),
		run_attempt: nullOr(isCount),
		task_key: nullOr(isText),
		model: isText,
		limits: each(isNumber),
		sandbox: isSandbox,
		network: isText,
		dist_sha256: isDigest
	},
	"model.responded": {
		turn: isCount,
		model: isText,
		stop_reason: nullOr(isText),
		request_id: nullOr(isText),
		usage: each(isCount),
		cost_usd: nullOr(isNumber)
	},
	"model.retried": {
		turn: isCount,
		attempt: isPositive,
		reason: isText,
		delay_ms: isNumber
	},
	"model.unfinished": {
		turn: isCount,
		model: isText,
		usage: each(isCount),
		cost_usd: nullOr(isNumber)
	},
	"model.switched": {
		turn: isCount,
		from: isText,
		to: isText,
		reason: isText
	},
	"context.cleared": {
		turn: isCount,
		prompt_tokens: isCount,
		cleared_results: isCount,
		dropped_messages: isCount
	},
	"command.requested": {
		n: isPositive,
		turn: isCount,
		tool_use_id: isText,
		command: optional(isText),
		restart: optional(oneOf([true])),
		cwd: isText,
		decision: oneOf(["allow", "deny"]),
		rule: nullOr(isText)
	},
	"command.finished": {
		n: isPositive,
		tool_use_id: isText,
		outcome: oneOf(outcomes),
		exit_code: nullOr(isCount),
		signal: nullOr(isText),
		duration_ms: isNumber,
		output_bytes: isCount,
		output_sha256: isDigest,
		output_head: isText,
		truncated: isTruth,
		redactions: isCount,
		processes_killed: isCount,
		cwd: isText
	},
	"file.viewed": fileChecks,
	"file.edited": fileChecks,
	"session.started": {
		reason: isText,
		sandbox: isText
	},
	"session.restarted": {
		reason: isText,
		sandbox: isText
	},
	"verification.started": {
		attempt: isCount,
		command: isText
	},
	"verification.finished": {
		attempt: isCount,
		outcome: oneOf(outcomes),
		exit_code: nullOr(isCount),
		duration_ms: isNumber,
		output_bytes: isCount,
		output_sha256: isDigest,
		output_head: isText,
		truncated: isTruth
	},
	"network.requested": {
		n: isPositive,
		protocol: oneOf(["connect", "http"]),
		host: isText,
		port: nullOr(isPositive),
		addresses: isTexts,
		verdict: oneOf(["allowed", "denied"]),
		rule: isText
	},
	"network.finished": {
		n: isPositive,
		address: nullOr(isText),
		sent_bytes: isCount,
		received_bytes: isCount,
		duration_ms: isCount
	},
	"patch.written": {
		sha256: isDigest,
		bytes: isCount,
		files: isCount,
		base_sha: nullOr(isObjectName),
		base_tree: isObjectName,
		from_tree: isObjectName,
		tree: isObjectName,
		omitted: isTexts,
		ignored: isTexts,
		commits: isCount,
		commits_sha256: nullOr(isDigest)
	},
	"run.finished": {
		state: oneOf(runStates),
		reason: isText,
		counts: each(isCount),
		transcript_sha256: nullOr(isDigest),
		patch_sha256: nullOr(isDigest)
	}
};
function isKnownType(type) {
	return Object.hasOwn(checksByType, type);
}
// src/record/open-pairs.ts
var OpenPairs = class {
	commands = 0;
	#open = new Map();
	#connections = new Set();
	get unknownOutcomes() {
		return Array.from(this.#open.values(), ({ n, what, line }) => ({
			n,
			what,
			line
		}));
	}
	take(line, number) {
		switch (line.type) {
			case "command.requested": {
				const { n, tool_use_id: toolUseId } = line;
				if (n !== this.commands + 1) return `requests command ${n} where ${this.commands + 1} is next`;
				this.commands = n;
				return this.#announce(`command ${n}`, {
					n,
					line: number,
					toolUseId
				});
			}
			case "command.finished": return this.#finishCommand(line.n, line.tool_use_id);
			case "file.edited": {
				const what = `the edit of ${line.path}`;
				if (line.outcome === "requested") return this.#announce(what, {
					n: null,
					line: number,
					toolUseId: line.tool_use_id
				});
				return this.#finish(what, line.tool_use_id);
			}
			case "verification.started": return this.#announce(`verification ${line.attempt}`, {
				n: null,
				line: number,
				toolUseId: null
			});
			case "verification.finished": return this.#finish(`verification ${line.attempt}`, null);
			case "network.requested":
				if (line.verdict === "allowed") this.#connections.add(line.n);
				return null;
			case "network.finished": return this.#connections.delete(line.n) ? null : `ends connection ${line.n}, which was not allowed or has ended already`;
			default: return null;
		}
	}
	#announce(what, announced) {
		const other = this.#open.get(what);
		if (other !== void 0) return `begins ${what}, which line ${other.line} has begun`;
		this.#open.set(what, {
			...announced,
			what
		});
		return null;
	}
	#finishCommand(n, toolUseId) {
		if (this.#open.has(`command ${n}`)) return this.#finish(`command ${n}`, toolUseId);
		return n <= this.commands ? `finishes command ${n} a second time` : `finishes command ${n}, which was not requested`;
	}
	#finish(what, toolUseId) {
		const request = this.#open.get(what);
		if (request === void 0) return `finishes ${what}, which was not begun`;
		if (request.toolUseId !== toolUseId) return `finishes ${what} with another tool_use_id than line ${request.line} has`;
		this.#open.delete(what);
		return null;
	}
};
// src/record/verify.ts
function verifyAudit(source, options = {}) {
	const log = new AuditLog();
	for (const line of "text" in source ? linesOfText(source.text) : linesOfFile(source.path)) {
		if (!line.ended) return log.incomplete("is cut off: no newline ends it");
		const problem = log.take(line);
		if (problem !== null) return {
			kind: "fault",
			line: log.lines + 1,
			reason: problem
		};
	}
	return log.verdict(options.head?.toLowerCase());
}
var AuditLog = class {
	lines = 0;
	head = noPreviousLine;
	milliseconds = 0;
	counts = {};
	pairs = new OpenPairs();
	finished = null;
	commitsSha256 = null;
	outputs = [];
	take({ bytes }) {
		if (this.finished !== null) return "stands after the final record";
		const value = parsed(bytes);
		if (value === null) return "is not a JSON object";
		const line = checkedLine(value);
		if ("problem" in line) return line.problem;
		const problem = this.chainProblem(line) ?? writingProblem(value, bytes) ?? this.contentProblem(line);
		if (problem !== null) return problem;
		this.lines += 1;
		this.head = sha256(bytes);
		this.milliseconds = line.mono_ms;
		this.counts[line.type] = (this.counts[line.type] ?? 0) + 1;
		return null;
	}
	verdict(expectedHead) {
		if (this.lines === 0) return {
			kind: "fault",
			line: 1,
			reason: "is missing: the log is empty"
		};
		if (this.finished === null) return this.incomplete("is missing: the log ends without its final record");
		if (expectedHead !== void 0 && expectedHead !== this.head) {
			const reason = `is not the line whose head was given (${expectedHead}) but one with the head ${this.head}: the log was rewritten`;
			return {
				kind: "fault",
				line: this.lines,
				reason
			};
		}
		return {
			kind: "ok",
			lines: this.lines,
			head: this.head,
			headCompared: expectedHead !== void 0,
			state: this.finished.state,
			commands: this.pairs.commands,
			unknownOutcomes: this.pairs.unknownOutcomes,
			transcriptSha256: this.finished.transcript_sha256,
			patchSha256: this.finished.patch_sha256,
			commitsSha256: this.commitsSha256,
			outputs: this.outputs
		};
	}
	incomplete(problem) {
		const unknownOutcomes = this.pairs.unknownOutcomes;
		const unknown = unknownOutcomes.map(({ what, line }) => `; outcome unknown: ${what}, requested in line ${line}`);
		return {
			kind: "incomplete",
			line: this.lines + 1,
			reason: `${problem}${unknown.join("")}`,
			unknownOutcomes
		};
	}
	chainProblem(line) {
		if (line.seq !== this.lines) return `has seq ${line.seq} where ${this.lines} belongs: a line was removed, inserted or moved`;
		if (line.prev === this.head) return null;
		return this.lines === 0 ? "is not the beginning of a log: its prev is not 64 zeros" : `does not chain: its prev is not the SHA-256 of line ${this.lines}, so one of the two was changed`;
	}
	contentProblem(line) {
		if (line.mono_ms < this.milliseconds) return "is older than the line before it";
		if (line.type === "run.started" !== (this.lines === 0)) return this.lines === 0 ? "is not run.started, with which a log begins" : "is a second run.started";
		const problem = this.pairs.take(line, this.lines + 1);
		if (problem !== null) return problem;
		switch (line.type) {
			case "command.finished":
				this.keep(String(line.n), line);
				return null;
			case "verification.finished":
				this.keep(`verify-${line.attempt}`, {
					...line,
					truncated: true
				});
				return null;
			case "patch.written":
				this.commitsSha256 = line.commits_sha256;
				return null;
			case "run.finished":
				if (!isDeepStrictEqual(line.counts, this.counts)) return "has counts that are not those of the lines before it";
				this.finished = line;
				return null;
			default: return null;
		}
	}
	keep(name, output) {
		if (!output.truncated) return;
		this.outputs.push({
			name,
			bytes: output.output_bytes,
			sha256: output.output_sha256
		});
	}
};
function parsed(bytes) {
	try {
		const value = JSON.parse(bytes.toString());
		return typeof value === "object" && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
function writingProblem(value, bytes) {
	return Buffer.from(JSON.stringify(value)).equals(bytes) ? null : "is not written as the recorder writes it";
}
export { checkedLine as n, verifyAudit as t };
