#!/usr/bin/env node
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { parseArgs, styleText } from "node:util";
import { n as messageOf$1, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { A as recordedTurns, C as timeText, D as inputNames, E as startProblems, M as isForeignTree, N as isStrangersStart, O as inputs, P as readJobEvent, S as createBudget, T as readOptions, _ as findPrograms, b as shellEnvironment, c as modelClient, d as sandboxAdvice, f as canBeSeenAt, g as findProgram, h as withoutCredentials, i as hideSecrets, j as readTranscript, l as run, m as contains, n as createWorld, o as prepareStart, p as credentialFiles, r as gateQuestion, s as workspaceOf, t as cancelledBySignal, u as openSandboxedBash, v as pathOutside, w as readModelAccess, x as createRunLog, y as plainLauncher } from "./shared-main-cli.js";
import { a as globalConfigName, i as globalConfig, n as version, r as createGit, s as plainText } from "./shared-main-apply-cli.js";
import { a as noSecrets, i as linesOf, n as firstCharacters, o as safe } from "./shared-main-apply-cli-vertex-bedrock-aws-credentials.js";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { m as isObject, u as builtInPrices } from "./shared-main-cli-vertex-bedrock.js";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { t as _usingCtx } from "./shared-main-post-apply-cli.js";
import { n as recordDirectoryProblem, r as recordPaths } from "./shared-main-post-apply-cli-write-report.js";
import { n as checkedLine, t as verifyAudit } from "./shared-apply-cli.js";
import { t as linesOfFile } from "./shared-apply-cli-write-report.js";
import { s as piecesOf } from "./shared-main-apply-cli-write-report.js";
import { n as statsAt } from "./shared-main-cli-write-report.js";
import { n as createTwoFilesPatch, t as OMIT_HEADERS } from "./packages-cli-write-report.js";
import { t as leave } from "./shared-main-post-cli.js";
// src/cli/arguments.ts
function readArguments(words, flags) {
	const { problems, ...given } = parseArguments(words, flags);
	if (problems.length > 0 && !given.help) throw new RunError("input", `${problems.join("; ")}. See --help`);
	return given;
}
function parseArguments(words, flags) {
	const known = new Map([
		...flags,
		helpFlag,
		jsonFlag
	].map((flag) => [flag.name, flag]));
	const { values, positionals, tokens } = parseArgs({
		args: [...words],
		options: Object.fromEntries(Array.from(known, ([name, { isSwitch }]) => [name, { type: isSwitch ? "boolean" : "string" }])),
		allowPositionals: true,
		strict: false,
		tokens: true
	});
	const texts = Object.entries(values).filter((entry) => typeof entry[1] === "string");
	return {
		values: Object.fromEntries(texts),
		switches: new Set(Object.keys(values).filter((name) => values[name] === true)),
		positionals,
		help: values["help"] === true,
		json: values["json"] === true,
		problems: [...tokens.flatMap((token) => token.kind === "option" ? problemsOf(token, known.get(token.name)) : []), ...repeatedFlags(tokens.flatMap((token) => token.kind === "option" ? [token.rawName] : []))]
	};
}
function repeatedFlags(names) {
	return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => `${name}: it is given more than once`);
}
function problemsOf({ rawName, value, inlineValue }, flag) {
	if (flag === void 0 || !rawName.startsWith("--")) return [`${rawName}: there is no such flag`];
	if (flag.isSwitch) return value === void 0 ? [] : [`${rawName}: it takes no value`];
	if (value === void 0) return [`${rawName}: its value is missing`];
	return inlineValue !== true && value.startsWith("-") ? [`${rawName}: a value that begins with a hyphen is written ${rawName}=VALUE`] : [];
}
const helpFlag = {
	name: "help",
	help: "Show this.",
	isSwitch: true
};
const jsonFlag = {
	name: "json",
	help: "Print one JSON document on standard output, and nothing else there.",
	isSwitch: true
};
const inputFlags = inputNames.map((name) => ({
	name,
	help: helpOf(name)
}));
function helpOf(name) {
	const fallback = inputs[name].default;
	return fallback === "" ? inputs[name].help : `${inputs[name].help} Default: ${fallback.replaceAll("\n", ", ")}.`;
}
function helpPage(usage, about, flags) {
	const rows = [
		...flags,
		jsonFlag,
		helpFlag
	].map(({ name, help, isSwitch }) => {
		return `${`  --${name}${isSwitch ? "" : " VALUE"}`.padEnd(28)}${wrapped(help.replaceAll("`", ""), 72).join(`\n${" ".repeat(28)}`)}`;
	});
	return `Usage: bash-agent ${usage}\n\n${wrapped(about, 100).join("\n")}\n\nFlags:\n${rows.join("\n")}\n`;
}
function wrapped(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + word.length + 1 > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
// src/cli/progress.ts
const refreshMs = 1e3;
const longestActivity = 200;
function createProgress(status) {
	const budget = createBudget();
	let activity = safe`starting`;
	let since = performance.now();
	let startedAt = since;
	const draw = () => {
		const now = performance.now();
		const used = budget.text(now - startedAt);
		const lasting = now - since < refreshMs ? safe`` : safe` (${timeText(now - since)})`;
		const text = used === "" ? activity : safe`${used} | ${activity}`;
		status.show(plainText(safe`${text}${lasting}`).replaceAll(/\s+/g, " "));
	};
	const timer = setInterval(draw, refreshMs).unref();
	return {
		record(event, { monoMs }) {
			startedAt = performance.now() - monoMs;
			budget.record(event);
			const next = activityOf(event);
			if (next === null) return;
			activity = next;
			since = performance.now();
			draw();
		},
		close() {
			clearInterval(timer);
			status.show("");
		}
	};
}
function activityOf(event) {
	switch (event.type) {
		case "message.added": return event.role === "user" && event.resumed !== true ? safe`asking the model` : null;
		case "command.requested": {
			const [line = safe`a call`] = linesOf(event.command ?? safe`restart of the session`);
			return safe`$ ${firstCharacters(line, longestActivity)}`;
		}
		case "file.edited": return event.outcome === "requested" ? safe`editing ${event.path}` : null;
		case "verification.started": return safe`verifying`;
		case "conversation.ended": return safe`finishing`;
		default: return null;
	}
}
// src/cli/status-line.ts
const eraseLine = "\r\x1B[2K";
const wrapOff = "\x1B[?7l";
const wrapOn = "\x1B[?7h";
const dim = "\x1B[2m";
const plain = "\x1B[22m";
function canOverwrite(stream, environment) {
	return stream.isTTY === true && (environment["NO_COLOR"] ?? "") === "" && !["", "dumb"].includes(environment["TERM"] ?? "");
}
function createStatusLine(stream) {
	let shown = "";
	const drawn = () => shown === "" ? "" : `${wrapOff}${dim}${shown}${plain}${wrapOn}`;
	return {
		print(text) {
			stream.write(shown === "" ? text : `${eraseLine}${text}${drawn()}`);
		},
		show(text) {
			if (text === shown) return;
			const erased = shown === "" ? "" : eraseLine;
			shown = text;
			stream.write(`${erased}${drawn()}`);
		}
	};
}
// src/cli/terminal-log.ts
function terminalView(stream, options) {
	if (!canOverwrite(stream, process.env)) return createRunLog(terminalLog(stream), options);
	const status = createStatusLine(stream);
	const sink = terminalLog(stream, (text) => status.print(text));
	const log = createRunLog({
		...sink,
		aside: () => void 0
	}, options);
	const progress = createProgress(status);
	return {
		record(event, stamp) {
			log.record(event, stamp);
			progress.record(event, stamp);
		},
		close() {
			log.close();
			progress.close();
		}
	};
}
function terminalLog(stream, print = (text) => void stream.write(text)) {
	const isColoured = stream.isTTY && (process.env["NO_COLOR"] ?? "") === "";
	const styled = (style, text) => isColoured ? styleText(style, text, { validateStream: false }) : text;
	const write = (text) => print(`${text}\n`);
	const indented = (text) => plainText(text).replaceAll(/^/gm, "    ");
	return {
		line: (text) => write(plainText(text)),
		aside: (text) => write(styled("dim", plainText(text))),
		warning: (text) => write(styled("yellow", `warning: ${plainText(text)}`)),
		group(title, body) {
			write(styled("bold", plainText(title)));
			if (body !== "") write(styled("dim", indented(body)));
		}
	};
}
// src/cli/run-command.ts
const about$6 = "Runs one task in the current repository. Every input of the action is a flag of the same name.";
const runCommand = {
	name: "run",
	about: "Runs one task in the current repository.",
	async run(words) {
		const given = parseArguments(words, inputFlags);
		if (given.help) {
			process.stdout.write(helpPage("run --prompt TASK [flags]", about$6, inputFlags));
			return 0;
		}
		const environment = { ...process.env };
		hideSecrets(environment);
		const { workspace, directory } = placeOf(environment);
		const defaults = { "working-directory": directory };
		const read = (name) => given.values[name] ?? defaults[name];
		const event = readJobEvent(environment, workspace);
		const answer = await readOptions({
			read,
			workspace,
			environment,
			event
		});
		const extra = given.positionals.map((word) => `${JSON.stringify(word)}: run takes flags only`);
		const problems = [
			...given.problems,
			...extra,
			..."problems" in answer ? answer.problems : []
		];
		if ("problems" in answer || problems.length > 0) return refuse(problems, given.json);
		const { options } = answer;
		const reasons = await startProblems(gateQuestion(options, event, environment));
		if (reasons.length > 0) return refuse(reasons, given.json);
		const start = prepareStart(options, environment);
		const log = terminalView(given.json ? process.stderr : process.stdout, { detail: options.logOutput });
		const world = await createWorld(options, start, {
			environment,
			entry: import.meta.url,
			log,
			cancelled: cancelledBySignal()
		});
		const result = await run(options, world);
		process.stdout.write(given.json ? `${JSON.stringify(result, null, 2)}\n` : endText(result));
		if (result.state === "cancelled") return 130;
		if (result.state === "sandbox_unavailable") return 3;
		return options.failOn.includes(result.state) ? 1 : 0;
	}
};
function placeOf(environment) {
	const start = workspaceOf(environment);
	for (let folder = start;; folder = dirname(folder)) {
		if (existsSync(join(folder, ".git"))) return {
			workspace: folder,
			directory: relative(folder, start) || "."
		};
		if (folder === dirname(folder)) return {
			workspace: start,
			directory: "."
		};
	}
}
function refuse(problems, json) {
	for (const problem of problems) process.stderr.write(`bash-agent: ${problem}\n`);
	if (json) process.stdout.write(`${JSON.stringify({
		state: "input_error",
		reason: problems.join(" | ")
	}, null, 2)}\n`);
	return 2;
}
function endText(result) {
	const cost = result["cost-usd"] === null ? "cost unknown" : `$${result["cost-usd"].toFixed(4)}`;
	const took = `${(result["duration-ms"] / 1e3).toFixed(1)} s`;
	return `\n${[
		["state", `${result.state}: ${result.reason}`],
		["took", `${result.turns} turns, ${result.commands} commands, ${took}, ${cost}`],
		["patch", result.changed === false ? "empty: the tree is unchanged" : result["patch-path"]],
		["transcript", result["transcript-path"]],
		["report", result["report-path"]],
		["audit log", result["audit-path"]],
		["audit head", result["audit-sha256"]]
	].map(([name, value]) => `${name.padEnd(11)} ${value ?? "none"}\n`).join("")}`;
}
// src/model/scripted-reply.ts
function messageOf(reply, context) {
	const content = reply.blocks.map((block) => contentOf(block, context));
	return {
		...messageHead(reply, context),
		content: content.map(({ block }) => block),
		stop_reason: stopReasonOf(reply),
		stop_sequence: reply.stopSequence ?? null,
		stop_details: reply.stopDetails ?? null,
		usage: {
			...context.inputUsage,
			output_tokens: outputTokens(reply),
			...reply.usage
		}
	};
}
function eventsOf(reply, context) {
	const events = [{
		type: "message_start",
		message: startOf(reply, context)
	}, { type: "ping" }];
	reply.blocks.forEach((block, index) => {
		const { start, deltas } = contentOf(block, context);
		events.push({
			type: "content_block_start",
			index,
			content_block: start
		});
		events.push(...deltas.map((delta) => ({
			type: "content_block_delta",
			index,
			delta
		})));
		if (index < reply.blocks.length - 1 || reply.lastBlockOpen !== true) events.push({
			type: "content_block_stop",
			index
		});
	});
	events.push({
		type: "message_delta",
		delta: {
			stop_reason: stopReasonOf(reply),
			stop_sequence: reply.stopSequence ?? null,
			stop_details: reply.stopDetails ?? null
		},
		usage: {
			output_tokens: outputTokens(reply),
			...reply.usage
		}
	});
	events.push({ type: "message_stop" });
	return events;
}
function serverSentEvent(event) {
	return `event: ${String(event["type"])}\ndata: ${JSON.stringify(event)}\n\n`;
}
function signatureOf(thinking) {
	return createHash("sha256").update("scripted thinking\n").update(thinking).digest("base64");
}
function tokensOf(block) {
	return Math.ceil(Buffer.byteLength(JSON.stringify(block)) / 4);
}
function startOf(reply, context) {
	return {
		...messageHead(reply, context),
		content: [],
		stop_reason: null,
		stop_sequence: null,
		stop_details: null,
		usage: {
			...context.inputUsage,
			output_tokens: 1
		}
	};
}
function messageHead(reply, context) {
	return {
		id: context.messageId,
		type: "message",
		role: "assistant",
		model: reply.model ?? context.model
	};
}
function stopReasonOf(reply) {
	if (reply.stopReason !== void 0) return reply.stopReason;
	return reply.blocks.some((block) => block.type === "tool_use") ? "tool_use" : "end_turn";
}
function outputTokens(reply) {
	return reply.blocks.reduce((sum, block) => sum + tokensOf(block), 0);
}
function contentOf(block, context) {
	switch (block.type) {
		case "text": return {
			block: {
				type: "text",
				text: block.text
			},
			start: {
				type: "text",
				text: ""
			},
			deltas: pieces(block.text).map((text) => ({
				type: "text_delta",
				text
			}))
		};
		case "thinking": {
			const signature = block.signature ?? signatureOf(block.thinking);
			return {
				block: {
					type: "thinking",
					thinking: block.thinking,
					signature
				},
				start: {
					type: "thinking",
					thinking: "",
					signature: ""
				},
				deltas: [...pieces(block.thinking).map((thinking) => ({
					type: "thinking_delta",
					thinking
				})), ...signature === "" ? [] : [{
					type: "signature_delta",
					signature
				}]]
			};
		}
		case "redacted_thinking": return {
			block: { ...block },
			start: { ...block },
			deltas: []
		};
		case "tool_use": {
			const head = {
				type: "tool_use",
				id: block.id ?? context.nextToolUseId(),
				name: block.name
			};
			return {
				block: {
					...head,
					input: block.input
				},
				start: {
					...head,
					input: {}
				},
				deltas: pieces(block.inputText ?? JSON.stringify(block.input)).map((text) => ({
					type: "input_json_delta",
					partial_json: text
				}))
			};
		}
	}
}
function pieces(text) {
	const characters = Array.from(text);
	const size = Math.max(1, Math.ceil(characters.length / 5));
	const found = [];
	for (let from = 0; from < characters.length; from += size) found.push(characters.slice(from, from + size).join(""));
	return found;
}
// src/model/scripted-script.ts
function say(text) {
	return {
		type: "text",
		text
	};
}
function bash(command) {
	return {
		type: "tool_use",
		name: "bash",
		input: typeof command === "string" ? { command } : command
	};
}
function think(summary) {
	return {
		type: "thinking",
		thinking: summary
	};
}
function fullStep(step) {
	return isBlocks(step) ? { blocks: step } : step;
}
function isBlocks(step) {
	return Array.isArray(step);
}
// src/model/scripted-messages.ts
function problemOfMessages(messages, isPaused) {
	if (!Array.isArray(messages)) return "messages: Field required";
	if (messages.length === 0) return "messages: at least one message is required";
	const seenCalls = new Set();
	let openCalls = [];
	for (const [index, message] of messages.entries()) {
		if (!isObject(message)) return `messages.${index}: Input should be an object`;
		const role = index % 2 === 0 ? "user" : "assistant";
		if (message["role"] !== role) return index === 0 ? "messages: first message must use the \"user\" role" : "messages: roles must alternate between \"user\" and \"assistant\"";
		const path = `messages.${index}`;
		const blocks = blocksOf$2(message["content"]);
		const problem = problemOfUnknownField(message, ["role", "content"], path) ?? problemOfBlocks(blocks, role, path) ?? (role === "user" ? problemOfResults(blocks, openCalls, path) : problemOfCalls(blocks, seenCalls, path));
		if (problem !== null) return problem;
		openCalls = role === "assistant" ? idsOf(blocks, "tool_use", "id") : [];
	}
	if (messages.length % 2 === 0 && !isPaused) return "This model does not support assistant message prefill. The conversation must end with a user message.";
	return null;
}
function problemOfUnknownField(block, known, path) {
	const unknown = Object.keys(block).find((field) => !known.includes(field));
	return unknown === void 0 ? null : `${path}.${unknown}: Extra inputs are not permitted`;
}
const userFields = {
	text: ["text", "citations"],
	tool_result: [
		"tool_use_id",
		"content",
		"is_error"
	],
	image: ["source"],
	document: [
		"source",
		"title",
		"context",
		"citations"
	]
};
const assistantFields = {
	text: ["text", "citations"],
	thinking: ["thinking", "signature"],
	redacted_thinking: ["data"],
	tool_use: [
		"id",
		"name",
		"input",
		"caller",
		"toolset_name"
	]
};
function blocksOf$2(content) {
	if (typeof content === "string") return content === "" ? [] : [{
		type: "text",
		text: content
	}];
	return Array.isArray(content) ? content : [];
}
function problemOfBlocks(blocks, role, path) {
	if (blocks.length === 0) return `${path}: all messages must have non-empty content`;
	const known = role === "user" ? userFields : assistantFields;
	for (const [index, block] of blocks.entries()) {
		const here = `${path}.content.${index}`;
		if (!isObject(block)) return `${here}: Input should be an object`;
		const type = String(block["type"]);
		const fields = known[type];
		if (fields === void 0) return `${here}: Input tag '${type}' found using 'type' does not match any of the expected tags`;
		const problem = problemOfUnknownField(block, [
			"type",
			...type === "thinking" || type === "redacted_thinking" ? [] : ["cache_control"],
			...fields
		], `${here}.${type}`) ?? problemOfBlock(type, block, here);
		if (problem !== null) return problem;
	}
	return null;
}
function problemOfBlock(type, block, path) {
	switch (type) {
		case "text":
			if (typeof block["text"] !== "string" || block["text"] === "") return "messages: text content blocks must be non-empty";
			return block["text"].trim() === "" ? "messages: text content blocks must contain non-whitespace text" : null;
		case "thinking":
			if (typeof block["thinking"] !== "string") return `${path}.thinking.thinking: Field required`;
			return block["signature"] === signatureOf(block["thinking"]) ? null : `${path}: Invalid \`signature\` in \`thinking\` block`;
		case "tool_use":
			if (!/^[a-zA-Z0-9_-]+$/.test(String(block["id"]))) return `${path}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
			if (typeof block["name"] !== "string" || block["name"] === "") return `${path}.tool_use.name: String should have at least 1 character`;
			return isObject(block["input"]) ? null : `${path}.tool_use.input: Input should be a valid dictionary`;
		case "tool_result": return problemOfResult(block, path);
		default: return null;
	}
}
function problemOfResult(block, path) {
	const isError = block["is_error"];
	if (isError !== void 0 && typeof isError !== "boolean") return `${path}.tool_result.is_error: Input should be a valid boolean`;
	const content = block["content"];
	if (content === void 0 || typeof content === "string") return null;
	if (!Array.isArray(content)) return `${path}.tool_result.content: Input should be a valid string`;
	return content.some((part) => !isObject(part) || part["type"] === "text" && part["text"] === "") ? "messages: text content blocks must be non-empty" : null;
}
function problemOfCalls(blocks, seen, path) {
	for (const id of idsOf(blocks, "tool_use", "id")) {
		if (seen.has(id)) return `${path}: \`tool_use\` ids must be unique`;
		seen.add(id);
	}
	const last = blocks.at(-1);
	return isObject(last) && (last["type"] === "thinking" || last["type"] === "redacted_thinking") ? `${path}: The final block in an assistant message cannot be \`thinking\`.` : null;
}
function problemOfResults(blocks, openCalls, path) {
	const results = idsOf(blocks, "tool_result", "tool_use_id");
	const missing = openCalls.filter((id) => !results.includes(id));
	const before = path.replace(/\d+$/, (index) => String(Number(index) - 1));
	if (missing.length > 0) return `${before}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
	const unexpected = results.find((id) => !openCalls.includes(id));
	if (unexpected !== void 0) return `${path}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${unexpected}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
	if (new Set(results).size < results.length) return `${path}: each tool_use must have a single result`;
	const firstOther = blocks.findIndex((block) => isObject(block) && block["type"] !== "tool_result");
	return firstOther >= 0 && firstOther < results.length ? `${path}: tool_result blocks must come first in the content array` : null;
}
function idsOf(blocks, type, field) {
	return blocks.flatMap((block) => isObject(block) && block["type"] === type ? [String(block[field])] : []);
}
// src/model/scripted-validation.ts
const topLevelFields = new Set([
	"cache_control",
	"container",
	"diagnostics",
	"inference_geo",
	"max_tokens",
	"messages",
	"metadata",
	"model",
	"output_config",
	"service_tier",
	"speed",
	"stop_sequences",
	"stream",
	"system",
	"temperature",
	"thinking",
	"tool_choice",
	"tools",
	"top_k",
	"top_p"
]);
const providerTools = {
	bash_20250124: "bash",
	text_editor_20250728: "str_replace_based_edit_tool"
};
const withoutAdaptiveThinking = /^claude-(3|haiku-4|sonnet-4-5|sonnet-4-0|opus-4-[015])/;
function refusalOfHeaders(headers, rules) {
	const authorization = headers["authorization"];
	const key = typeof authorization === "string" && authorization.startsWith("Bearer ") ? authorization.slice(7) : headers["x-api-key"];
	if (key === void 0 || key === "") return refusal(401, "authentication_error", "x-api-key header is required");
	if (rules.apiKey !== void 0 && key !== rules.apiKey) return refusal(401, "authentication_error", "invalid x-api-key");
	if (headers["anthropic-version"] === void 0) return invalid("anthropic-version: header is required");
	return null;
}
function refusalOfBody(body, rules) {
	if (!isObject(body)) return invalid("The request body is not valid JSON");
	const problem = problemOfFields(body) ?? problemOfThinking(body) ?? problemOfOutputConfig(body) ?? problemOfTools(body["tools"]) ?? problemOfSystem(body["system"]) ?? problemOfMessages(body["messages"], rules.isPaused?.() ?? false) ?? problemOfMarks(body);
	if (problem !== null) return invalid(problem);
	const model = String(body["model"]);
	if (rules.models !== void 0 && !rules.models.includes(model)) return refusal(404, "not_found_error", `model: ${model}`);
	return null;
}
function invalid(message) {
	return refusal(400, "invalid_request_error", message);
}
function refusal(status, type, message) {
	return {
		status,
		type,
		message
	};
}
function problemOfFields(body) {
	const unknown = Object.keys(body).find((field) => !topLevelFields.has(field));
	if (unknown !== void 0) return `${unknown}: Extra inputs are not permitted`;
	if (typeof body["model"] !== "string" || body["model"] === "") return "model: Field required";
	const maxTokens = body["max_tokens"];
	if (typeof maxTokens !== "number" || !Number.isInteger(maxTokens) || maxTokens < 1) return "max_tokens: Input should be greater than or equal to 1";
	const stream = body["stream"];
	return stream === void 0 || typeof stream === "boolean" ? null : "stream: Input should be a valid boolean";
}
function problemOfThinking(body) {
	const thinking = body["thinking"];
	if (thinking === void 0) return null;
	if (!isObject(thinking)) return "thinking: Input should be an object";
	const type = String(thinking["type"]);
	if (![
		"adaptive",
		"disabled",
		"enabled",
		"between_tools"
	].includes(type)) return `thinking: Input tag '${type}' does not match`;
	if (type === "adaptive" && withoutAdaptiveThinking.test(String(body["model"]))) return "\"thinking.type.adaptive\" is not supported for this model.";
	const display = thinking["display"];
	if (display !== void 0 && display !== "summarized" && display !== "omitted") return "thinking.display: Input should be 'summarized' or 'omitted'";
	return problemOfUnknownField(thinking, [
		"type",
		"display",
		"budget_tokens"
	], "thinking");
}
function problemOfOutputConfig(body) {
	const config = body["output_config"];
	if (config === void 0) return null;
	if (!isObject(config)) return "output_config: Input should be an object";
	const { effort, format } = config;
	if (effort !== void 0 && ![
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	].includes(effort)) return "output_config.effort: Input should be 'low', 'medium', 'high', 'xhigh' or 'max'";
	if (format !== void 0) {
		if (!isObject(format) || format["type"] !== "json_schema" || !isObject(format["schema"])) return "output_config.format: Input should be a JSON schema format";
		if (looseObject(format["schema"])) return "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false";
	}
	return problemOfUnknownField(config, ["effort", "format"], "output_config");
}
function looseObject(schema) {
	if (Array.isArray(schema)) return schema.some(looseObject);
	if (!isObject(schema)) return false;
	if (schema["type"] === "object" && schema["additionalProperties"] !== false) return true;
	return Object.values(schema).some(looseObject);
}
function problemOfTools(tools) {
	if (tools === void 0) return null;
	if (!Array.isArray(tools)) return "tools: Input should be a valid array";
	const names = new Set();
	for (const [index, tool] of tools.entries()) {
		if (!isObject(tool)) return `tools.${index}: Input should be an object`;
		const type = typeof tool["type"] === "string" ? tool["type"] : "custom";
		const name = String(tool["name"]);
		if (type === "custom") {
			if (!isObject(tool["input_schema"])) return `tools.${index}.input_schema: Field required`;
		} else {
			const expected = providerTools[type];
			if (expected === void 0) return `tools.${index}: Input tag '${type}' does not match any of the expected tags`;
			if (name !== expected) return `tools.${index}.${type}.name: Input should be '${expected}'`;
		}
		if (names.has(name)) return "tools: Tool names must be unique.";
		names.add(name);
	}
	return null;
}
function problemOfSystem(system) {
	if (system === void 0 || typeof system === "string") return null;
	if (!Array.isArray(system)) return "system: Input should be a valid array";
	for (const [index, block] of system.entries()) {
		if (!isObject(block) || block["type"] !== "text" || typeof block["text"] !== "string") return `system.${index}: Input should be a text block`;
		if (block["text"].trim() === "") return "system: text content blocks must be non-empty";
		const unknown = problemOfUnknownField(block, [
			"type",
			"text",
			"cache_control",
			"citations"
		], `system.${index}`);
		if (unknown !== null) return unknown;
	}
	return null;
}
function problemOfMarks(body) {
	const marks = [...marksWithin(body["tools"]), ...marksWithin(body["system"])];
	for (const message of body["messages"]) marks.push(...marksWithin(message["content"]));
	if (body["cache_control"] !== void 0) marks.push(body["cache_control"]);
	if (marks.length > 4) return `A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`;
	let shortSeen = false;
	for (const mark of marks) {
		if (!isObject(mark) || mark["type"] !== "ephemeral") return "cache_control.type: Input should be 'ephemeral'";
		const ttl = mark["ttl"] ?? "5m";
		if (ttl !== "5m" && ttl !== "1h") return "cache_control.ttl: Input should be '5m' or '1h'";
		if (ttl === "1h" && shortSeen) return "a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block.";
		shortSeen ||= ttl === "5m";
	}
	return null;
}
function marksWithin(blocks) {
	if (!Array.isArray(blocks)) return [];
	return blocks.flatMap((block) => isObject(block) && block["cache_control"] !== void 0 ? [block["cache_control"]] : []);
}
// src/model/scripted-wire.ts
function sendBytes({ socket }, { bytes, ending }) {
	socket?.write(Buffer.from(bytes, "latin1"), () => {
		if (ending === "end") socket.end();
		if (ending === "reset") setImmediate(() => socket.resetAndDestroy());
	});
}
async function sendWithoutEnd(response, { status, contentType, head, text, limitBytes, everyMs }) {
	const gone = new Promise((resolve) => response.once("close", resolve));
	response.writeHead(status, { "content-type": contentType });
	response.write(head);
	for (let sent = 0; sent < limitBytes && !response.destroyed; sent += text.length) {
		if (!response.write(text)) await Promise.race([new Promise((resolve) => response.once("drain", resolve)), gone]);
		if (everyMs !== void 0) await setTimeout(everyMs);
	}
	response.end();
}
// src/model/scripted-answer.ts
async function answer(exchange) {
	const { request, options } = exchange;
	if (request.path === "/v1/messages/count_tokens") return sendTokenCount(exchange);
	if (request.path !== "/v1/messages") return sendError(exchange, {
		status: 404,
		type: "not_found_error",
		message: "Not found"
	});
	if (request.method !== "POST") return sendError(exchange, {
		status: 405,
		type: "invalid_request_error",
		message: "Method Not Allowed"
	});
	const refusal = refusalOfHeaders(request.headers, options) ?? refusalOfBody(request.body, options);
	if (refusal !== null) return sendError(exchange, refusal);
	const misplaced = exchange.thinking.problemOf(request.body);
	if (misplaced !== null) return sendError(exchange, {
		status: 400,
		type: "invalid_request_error",
		message: misplaced
	});
	try {
		const step = fullStep(await nextStep(options.script, request, exchange.nextStep()));
		return "fault" in step ? await sendFault(exchange, step) : await sendReply(exchange, step);
	} catch (thrown) {
		return sendError(exchange, {
			status: 400,
			type: "invalid_request_error",
			message: messageOf$1(thrown)
		});
	}
}
function sendTokenCount(exchange) {
	const { request, response, options } = exchange;
	const body = isObject(request.body) ? {
		...request.body,
		max_tokens: 1
	} : request.body;
	const refusal = refusalOfHeaders(request.headers, options) ?? refusalOfBody(body, options);
	if (refusal !== null) return sendError(exchange, refusal);
	response.writeHead(200, { "content-type": "application/json" });
	response.end(JSON.stringify({ input_tokens: tokensOf(request.body) }));
}
async function nextStep(script, request, index) {
	const step = typeof script === "function" ? await script(request, index) : script[index];
	if (step === void 0) throw new Error(`the script has no step for request ${index + 1}`);
	return step;
}
async function sendReply(exchange, reply) {
	const { request, response } = exchange;
	if (reply.delayMs !== void 0) await setTimeout(reply.delayMs);
	const body = request.body;
	const context = exchange.context(body);
	exchange.pause(reply.stopReason === "pause_turn");
	exchange.thinking.give(body, reply.blocks.flatMap((block) => block.type === "thinking" ? [block.signature ?? signatureOf(block.thinking)] : []));
	if (body["stream"] === true) {
		beginStream(exchange);
		for (let count = 0; count < (reply.pings?.count ?? 0) && !response.destroyed; count += 1) {
			response.write(serverSentEvent({ type: "ping" }));
			await setTimeout(reply.pings?.everyMs);
		}
		response.write(eventsOf(reply, context).map(serverSentEvent).join(""));
		if (reply.lingerMs !== void 0) await setTimeout(reply.lingerMs, void 0, { ref: false });
		response.end();
	} else sendStatus(exchange, {
		fault: "status",
		status: 200,
		body: messageOf(reply, context)
	});
}
const emptyReply = { blocks: [{
	type: "text",
	text: "This is never read to its end."
}] };
async function sendFault(exchange, fault) {
	const { response } = exchange;
	switch (fault.fault) {
		case "status": return sendStatus(exchange, fault);
		case "raw":
			response.writeHead(200, {
				"content-type": fault.contentType ?? "text/event-stream",
				...requestId(exchange)
			});
			response.end(fault.body);
			return;
		case "reset":
			response.socket?.resetAndDestroy();
			return;
		case "silent":
			fault.reached?.();
			return;
		case "break":
			sendEvents(exchange, fault, () => response.destroy());
			return;
		case "stall":
			sendEvents(exchange, fault, () => fault.reached?.());
			return;
		case "error_event":
			sendEvents(exchange, fault, () => response.end(serverSentEvent({
				type: "error",
				error: fault.error
			})));
			return;
		case "malformed_event": {
			const rest = sendEvents(exchange, fault, () => response.end(`event: content_block_delta\ndata: {"type": "content_block_delta", "ind\n\n${rest.map(serverSentEvent).join("")}`));
			return;
		}
		case "wire":
			sendBytes(response, fault);
			return;
		case "endless": return sendWithoutEnd(response, fault);
	}
}
function sendEvents(exchange, fault, sent) {
	const events = eventsOf(fault.reply ?? emptyReply, exchange.context(exchange.request.body));
	beginStream(exchange);
	exchange.response.flushHeaders();
	exchange.response.write(`: scripted\n\n${events.slice(0, fault.afterEvents).map(serverSentEvent).join("")}`, () => setImmediate(sent));
	return events.slice(fault.afterEvents);
}
function beginStream(exchange) {
	exchange.response.writeHead(200, {
		"content-type": "text/event-stream; charset=utf-8",
		"cache-control": "no-cache",
		...requestId(exchange)
	});
}
function sendStatus(exchange, fault) {
	const isPage = typeof fault.body === "string";
	exchange.response.writeHead(fault.status, {
		"content-type": isPage ? "text/html" : "application/json",
		...requestId(exchange),
		...fault.headers
	});
	exchange.response.end(isPage ? fault.body : JSON.stringify(fault.body ?? {}));
}
function sendError(exchange, refusal) {
	const body = {
		type: "error",
		error: {
			type: refusal.type,
			message: refusal.message
		},
		request_id: requestId(exchange)["request-id"]
	};
	sendStatus(exchange, {
		fault: "status",
		status: refusal.status,
		body
	});
}
function requestId(exchange) {
	return { "request-id": `req_scripted_${exchange.request.index}` };
}
// src/model/scripted-thinking.ts
function givenThinking() {
	const given = new Map();
	return {
		give(body, signatures) {
			const prefix = placesOf(body).end;
			for (const signature of signatures) {
				const places = given.get(signature) ?? new Set();
				given.set(signature, places.add(prefix));
			}
		},
		problemOf(body) {
			const messages = body["messages"] ?? [];
			if (!messages.some(({ content }) => signaturesOf(content).length > 0)) return null;
			const { before } = placesOf(body);
			const index = messages.findIndex(({ content }, at) => signaturesOf(content).some((signature) => {
				const places = given.get(signature);
				return places !== void 0 && before[at]?.every((place) => !places.has(place)) !== false;
			}));
			return index < 0 ? null : `messages.${index}: \`thinking\` blocks cannot follow another prefix than the one they were produced after`;
		}
	};
}
function signaturesOf(content) {
	if (!Array.isArray(content)) return [];
	return content.flatMap(({ type, signature }) => type === "thinking" ? [String(signature)] : []);
}
function placesOf(body) {
	const messages = body["messages"] ?? [];
	let end = digest$1("", [
		body["model"],
		body["system"],
		body["tools"]
	]);
	return {
		before: messages.map(({ role, content }) => blocksOf$1(content).map((block) => {
			const place = end;
			end = digest$1(end, [role, block]);
			return place;
		})),
		end
	};
}
function blocksOf$1(content) {
	return Array.isArray(content) ? content : [content];
}
function digest$1(before, value) {
	const text = JSON.stringify(value, (key, part) => key === "cache_control" ? void 0 : part);
	return createHash("sha256").update(before).update("\n").update(text).digest("hex");
}
// src/model/scripted-usage.ts
const lookBack = 20;
const lifetimeMs = {
	"5m": 3e5,
	"1h": 36e5
};
function promptCache(options) {
	const entries = new Map();
	const isCached = (position) => {
		const entry = entries.get(position.prefix);
		if (entry === void 0 || entry.expiresAt <= options.now()) return false;
		entry.expiresAt = options.now() + lifetimeMs[entry.ttl];
		return true;
	};
	return { count(body) {
		const positions = positionsOf(body);
		const marked = positions.flatMap(({ mark, tokens }, index) => mark !== null && tokens >= options.minimumTokens ? [{
			index,
			mark,
			tokens
		}] : []);
		const read = longestHit(positions, marked.map(({ index }) => index), isCached);
		const written = {
			"5m": 0,
			"1h": 0
		};
		let done = read;
		for (const { index, mark, tokens } of marked) {
			if (tokens > done) {
				written[mark] += tokens - done;
				done = tokens;
			}
			const prefix = positions[index]?.prefix;
			if (prefix !== void 0) entries.set(prefix, {
				ttl: mark,
				expiresAt: options.now() + lifetimeMs[mark]
			});
		}
		return {
			input_tokens: (positions.at(-1)?.tokens ?? 0) - done,
			cache_read_input_tokens: read,
			cache_creation_input_tokens: written["5m"] + written["1h"],
			cache_creation: {
				ephemeral_5m_input_tokens: written["5m"],
				ephemeral_1h_input_tokens: written["1h"]
			}
		};
	} };
}
function longestHit(positions, marked, isCached) {
	for (const mark of marked.toReversed()) for (let index = mark; index > mark - lookBack && index >= 0; index -= 1) {
		const position = positions[index];
		if (position !== void 0 && isCached(position)) return position.tokens;
	}
	return 0;
}
function positionsOf(body) {
	const blocks = blocksOf(body);
	const automatic = ttlOf(body["cache_control"]);
	const lastCacheable = blocks.findLastIndex(({ block }) => isCacheable(block));
	let prefix = digest("", JSON.stringify([
		body["model"],
		body["tool_choice"] ?? null,
		body["thinking"] ?? null,
		body["output_config"] ?? null
	]));
	let tokens = 0;
	return blocks.map(({ place, block }, index) => {
		const { cache_control, ...content } = block;
		prefix = digest(prefix, place + JSON.stringify(content));
		tokens += tokensOf(content);
		return {
			prefix,
			tokens,
			mark: ttlOf(cache_control) ?? (index === lastCacheable ? automatic : null)
		};
	});
}
function blocksOf(body) {
	const messages = body["messages"] ?? [];
	return [
		...(body["tools"] ?? []).map((block) => ({
			place: "tool",
			block
		})),
		...contentBlocks(body["system"] ?? []).map((block) => ({
			place: "system",
			block
		})),
		...messages.flatMap(({ role, content }, index) => contentBlocks(content).map((block) => ({
			place: `${role} ${index}`,
			block
		})))
	];
}
function contentBlocks(content) {
	return typeof content === "string" ? [{
		type: "text",
		text: content
	}] : content;
}
function isCacheable(block) {
	return block["type"] !== "thinking" && block["type"] !== "redacted_thinking" && block["text"] !== "";
}
function ttlOf(mark) {
	if (typeof mark !== "object" || mark === null) return null;
	return mark.ttl === "1h" ? "1h" : "5m";
}
function digest(prefix, text) {
	return createHash("sha256").update(prefix).update("\n").update(text).digest("hex");
}
// src/model/scripted.ts
async function startScriptedServer(options) {
	const cache = promptCache({
		minimumTokens: options.minimumCacheTokens ?? 512,
		now: options.now ?? Date.now
	});
	const requests = [];
	const thinking = givenThinking();
	let toolUses = 0;
	let steps = 0;
	let isPaused = false;
	return opened(createServer((incoming, response) => {
		readText(incoming).then(async (text) => {
			const request = {
				...received(incoming, text),
				index: requests.length
			};
			requests.push(request);
			response.on("close", () => {
				request.endedAtMs ??= performance.now();
				request.heldMs = request.endedAtMs - request.arrivedAtMs;
				options.onAnswered?.(request);
			});
			response.on("finish", () => request.endedAtMs = performance.now());
			const context = (body) => {
				request.usage = cache.count(body);
				return {
					messageId: `msg_scripted_${request.index}`,
					model: String(body["model"]),
					inputUsage: request.usage,
					nextToolUseId: () => {
						do
							toolUses += 1;
						while (text.includes(`"toolu_scripted_${toolUses}"`));
						return `toolu_scripted_${toolUses}`;
					}
				};
			};
			await answer({
				request,
				response,
				options: {
					...options,
					isPaused: () => isPaused
				},
				context,
				thinking,
				pause: (value) => isPaused = value,
				nextStep: () => (steps += 1) - 1
			});
			request.status = response.headersSent ? response.statusCode : null;
		}, () => response.destroy());
	}), requests);
}
async function opened(server, requests) {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const close = async () => {
		if (!server.listening) return;
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	};
	const { port } = server.address();
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		close,
		[Symbol.asyncDispose]: close
	};
}
async function readText(incoming) {
	const chunks = [];
	for await (const chunk of incoming) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}
function received(incoming, text) {
	return {
		method: incoming.method ?? "",
		path: incoming.url ?? "",
		headers: incoming.headers,
		text,
		body: parsed$1(text),
		clientPort: incoming.socket.remotePort ?? null,
		arrivedAtMs: performance.now(),
		endedAtMs: null,
		heldMs: null,
		status: null,
		usage: null
	};
}
function parsed$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/demo/example.ts
const files = {
	"duration.js": `// Turns "1h 30m" into seconds.
export function seconds(text) {
  const units = { h: 3600, m: 60, s: 1 };
  let total = 0;
  for (const part of text.split(" ")) {
    total = Number(part.slice(0, -1)) * units[part.at(-1)];
  }
  return total;
}
`,
	"duration.test.js": `import test from "node:test";
import assert from "node:assert";
import { seconds } from "./duration.js";

test("adds up all parts", () => assert.equal(seconds("1h 30m"), 5400));
test("reads a single part", () => assert.equal(seconds("45s"), 45));
`,
	"package.json": `{ "name": "duration", "type": "module", "scripts": { "test": "node --test" } }\n`
};
const demoTask = "The test of this repository fails. Find the bug, fix it, and show that the test passes.";
const runTests = "node --test --test-reporter=tap | grep -E '^ *(not ok|ok|error:|expected:|actual:|# (pass|fail))'";
const demoVerification = `set -o pipefail\n${runTests}`;
const demoScript = [
	[think("I look at the files and run the test first, to see the failure itself."), bash(`git log --oneline; ls; ${runTests}`)],
	[say("The first test fails: `seconds(\"1h 30m\")` gives 1800. I read the function."), bash("cat -n duration.js")],
	[say("`total` is overwritten by each part instead of added to. I fix that line."), bash("sed -i 's/total = Number/total += Number/' duration.js && git diff")],
	[say("Now both tests should pass."), bash(runTests)],
	[say("Fixed. `seconds()` kept only the last part of the text, since it assigned to `total` where it should add; I changed that one line in duration.js. Both tests pass now.")]
];
function makeExample(folder, git) {
	mkdirSync(folder, { recursive: true });
	for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
	const commands = [
		[
			"init",
			"-q",
			"-b",
			"main"
		],
		["add", "-A"],
		[
			...[
				"-c",
				"user.name=Demo",
				"-c",
				"user.email=demo@example.invalid",
				"-c",
				"commit.gpgsign=false",
				"-c",
				"core.hooksPath=/dev/null"
			],
			"commit",
			"-q",
			"-m",
			"A duration parser"
		]
	];
	for (const words of commands) execFileSync(git, words, {
		cwd: folder,
		stdio: "ignore"
	});
}
function patchWorks(git, { repository, clone, patch }) {
	try {
		execFileSync(git, [
			"clone",
			"-q",
			"--no-hardlinks",
			repository,
			clone
		], { stdio: "ignore" });
		execFileSync(git, [
			"apply",
			"--index",
			patch
		], {
			cwd: clone,
			stdio: "ignore"
		});
		execFileSync(process.execPath, ["--test"], {
			cwd: clone,
			stdio: "ignore"
		});
		return true;
	} catch {
		return false;
	}
}
// src/cli/demo-command.ts
const about$5 = "Shows a whole run with nothing installed, no key and no network: a small repository with a failing test, a scripted model on 127.0.0.1 in the place of the real one, everything else real.";
const demoCommand = {
	name: "demo",
	about: "Shows a whole run: no key, no network, nothing to install.",
	async run(words) {
		const given = readArguments(words, []);
		if (given.help || given.positionals.length > 0) {
			process.stdout.write(helpPage("demo", about$5, []));
			return given.help ? 0 : 2;
		}
		const output = given.json ? process.stderr : process.stdout;
		const git = findProgram("git", process.env["PATH"] ?? "");
		if (git === null) throw new RunError("environment", "git was not found in PATH; the demo makes a git repository");
		const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-demo-")));
		const repository = join(folder, "repository");
		makeExample(repository, git);
		output.write(`A repository with a failing test was made in ${repository}.\nThe task: ${demoTask}\nThe model is scripted and answers on 127.0.0.1; the client, the shell and the records are the real ones.\n\n`);
		const result = await runDemo(folder, repository, output);
		const applies = result["patch-path"] !== null && patchWorks(git, {
			repository,
			clone: join(folder, "clone"),
			patch: result["patch-path"]
		});
		if (given.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		else process.stdout.write(endText(result) + closingWords(repository, applies));
		return result.state === "verified" && applies ? 0 : 1;
	}
};
async function runDemo(folder, repository, output) {
	try {
		var _usingCtx$1 = _usingCtx();
		const server = _usingCtx$1.a(await startScriptedServer({ script: demoScript }));
		const inputs = {
			prompt: demoTask,
			verify: demoVerification,
			"anthropic-api-key": "a-key-for-the-demo-only",
			"base-url": server.url,
			"record-directory": join(folder, "record")
		};
		const path = [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter);
		const environment = {
			...process.env,
			PATH: path,
			GITHUB_WORKSPACE: repository
		};
		const answer = await readOptions({
			read: (name) => inputs[name],
			workspace: repository,
			environment,
			event: null
		});
		if ("problems" in answer) throw new RunError("input", answer.problems.join("; "));
		const log = terminalView(output, { detail: "full" });
		const start = prepareStart(answer.options, environment);
		const place = {
			environment,
			entry: import.meta.url,
			log,
			cancelled: cancelledBySignal()
		};
		return await run(answer.options, await createWorld(answer.options, start, place));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function closingWords(repository, applies) {
	return applies ? `\nThe patch was applied to a fresh clone of the repository, and the tests pass there.\nTo see it: git -C ${repository} diff\n` : "\nThe patch did not apply to a fresh clone, or the tests failed there. That is a bug of Bash Agent.\n";
}
// src/cli/credentials-finding.ts
function lookAtCredentials(environment) {
	const workspace = workspaceOf(environment);
	const inWorkspace = filesIn(workspace).filter((name) => holdsSecret(join(workspace, name)));
	const hidden = [
		...inGit(workspace),
		...inHome(environment["HOME"] ?? ""),
		...credentialFiles(environment)
	];
	const texts = [...inWorkspace.length === 0 ? [] : [`within reach of commands, in the workspace: ${inWorkspace.join(", ")}`], ...hidden.length === 0 ? [] : [`within reach only with sandbox none or uiddrop: ${hidden.join(", ")}`]];
	return texts.length === 0 ? {
		name: "secrets",
		state: "good",
		text: "no credentials found in the usual places"
	} : {
		name: "secrets",
		state: "note",
		text: texts.join("; ")
	};
}
const homeFiles = ".npmrc .netrc .git-credentials .pypirc .docker/config.json .aws/credentials .config/gh/hosts.yml .kube/config .cargo/credentials.toml .cargo/credentials .ssh/id_rsa .ssh/id_ed25519 .ssh/id_ecdsa .m2/settings.xml .gem/credentials .config/gcloud/application_default_credentials.json .azure/msal_token_cache.json".split(" ");
function inHome(home) {
	return homeFiles.filter((name) => existsSync(join(home, name))).map((name) => `~/${name}`);
}
function inGit(workspace) {
	const text = beginningOf(join(workspace, ".git/config"));
	const includes = text.split("\n").flatMap((line) => /^\s*path\s*=\s*(.+)$/.exec(line)?.[1] ?? []);
	return [...withoutCredentials(text) !== text ? [".git/config (use persist-credentials: false)"] : [], ...includes.filter((path) => /credentials/i.test(path) && existsSync(path))];
}
const secretNames = /^(\.env(\..+)?|\.npmrc|\.netrc|\.pypirc|credentials\.json|id_(rsa|ed25519|ecdsa)|.+\.(pem|key))$/;
const harmlessNames = /\.(example|sample|template|dist|pub)$/;
const secretForms = /PRIVATE KEY-----|_authToken\s*=\s*[^\s$]|^\s*machine\s|^\s*password\s*[=:]\s*\S|(TOKEN|SECRET|PASSWORD|API_?KEY)\w*\s*[=:]\s*["']?[^\s"'$]{8}|"private_key"/im;
function filesIn(folder) {
	try {
		return readdirSync(folder).filter((name) => secretNames.test(name) && !harmlessNames.test(name));
	} catch {
		return [];
	}
}
function holdsSecret(path) {
	return secretForms.test(beginningOf(path));
}
function beginningOf(path) {
	try {
		return statSync(path).isFile() ? readFileSync(path, "utf8").slice(0, 65536) : "";
	} catch {
		return "";
	}
}
// src/cli/sandbox-finding.ts
const levels = ["userns", "rootdrop"];
async function lookAtSandbox(environment) {
	const reasons = [];
	for (const level of levels) {
		const tried = await tryLevel(level, environment);
		if ("readyMs" in tried) {
			const better = reasons.length === 0 ? "" : `; not a better one: ${reasons.join("; ")}`;
			return {
				name: "sandbox",
				state: "good",
				text: `${level} works, ready in ${Math.round(tried.readyMs)} ms, the self-test passed${better}`
			};
		}
		reasons.push(`${level}: ${tried.reason}`);
	}
	return {
		name: "sandbox",
		state: "bad",
		text: `none works here (${reasons.join("; ")}). ${sandboxAdvice}`
	};
}
async function tryLevel(choice, environment) {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-doctor-")));
	const place = (name) => join(folder, name);
	const [workspace, control, outputs] = [
		place("workspace"),
		place("record/x/session"),
		place("record/outputs")
	];
	try {
		for (const path of [
			workspace,
			control,
			outputs
		]) mkdirSync(path, { recursive: true });
		if (process.getuid?.() === 0) {
			const owner = statSync(workspaceOf(environment));
			chownSync(workspace, owner.uid, owner.gid);
		}
		const { bash, mkfifo } = findPrograms(environment["PATH"] ?? "");
		const startedAt = performance.now();
		const { tool } = await openSandboxedBash({
			request: {
				choice,
				network: "none",
				environment,
				workspace,
				control,
				outputs,
				recordDirectory: place("record"),
				program: import.meta.dirname
			},
			tool: {
				session: {
					bash,
					mkfifo,
					environment: shellEnvironment(environment),
					directory: workspace,
					controlDirectory: control
				},
				redactor: noSecrets,
				timeoutMs: 1e4,
				outputLimitCharacters: 1e3,
				outputsDirectory: outputs
			}
		});
		const readyMs = performance.now() - startedAt;
		await tool.close();
		return { readyMs };
	} catch (error) {
		return { reason: reasonOf(messageOf$1(error)) };
	} finally {
		rmSync(folder, {
			recursive: true,
			force: true
		});
	}
}
function reasonOf(message) {
	return /\(\w+: ([^]*)\)\. Either /.exec(message)?.[1] ?? message;
}
// src/cli/doctor-command.ts
const flags$3 = [
	{
		name: "model",
		help: `The model to ask for. Default: ${inputs.model.default}.`
	},
	{
		name: "provider",
		help: inputs.provider.help
	},
	{
		name: "base-url",
		help: inputs["base-url"].help
	},
	{
		name: "anthropic-api-key",
		help: inputs["anthropic-api-key"].help
	}
];
const about$4 = "Says before a token is spent whether a run can work here. Exit code 0 when it can, 1 when something that is needed is missing.";
const doctorCommand = {
	name: "doctor",
	about: "Says whether a run can work here.",
	async run(words) {
		const given = readArguments(words, flags$3);
		if (given.help || given.positionals.length > 0) {
			process.stdout.write(helpPage("doctor [flags]", about$4, flags$3));
			return given.help ? 0 : 2;
		}
		const environment = { ...process.env };
		hideSecrets(environment);
		const path = environment["PATH"] ?? "";
		const findings = [
			lookAtBash(path),
			lookAtGit(path),
			lookAtOrphans(),
			lookAtRecords(environment),
			...await lookAtModel(given.values, environment),
			await lookAtSandbox(environment),
			lookAtCredentials(environment),
			...lookAtTrigger(environment)
		];
		const isGood = findings.every(({ state }) => state !== "bad");
		process.stdout.write(given.json ? `${JSON.stringify({
			ok: isGood,
			findings
		}, null, 2)}\n` : findings.map(findingLine).join(""));
		return isGood ? 0 : 1;
	}
};
function lookAtBash(path) {
	try {
		const { bash, bashVersion } = findPrograms(path);
		return {
			name: "bash",
			state: "good",
			text: `${bash}, version ${bashVersion}`
		};
	} catch (error) {
		return {
			name: "bash",
			state: "bad",
			text: messageOf$1(error)
		};
	}
}
function lookAtGit(path) {
	const git = findProgram("git", path);
	return git === null ? {
		name: "git",
		state: "note",
		text: "not found in PATH: a run will leave no patch"
	} : {
		name: "git",
		state: "good",
		text: git
	};
}
function lookAtOrphans() {
	return plainLauncher(process.pid) === null ? {
		name: "processes",
		state: "note",
		text: "no Perl here: a process that leaves its parent (setsid, double fork) may outlive its command"
	} : {
		name: "processes",
		state: "good",
		text: "all that a command starts is found and ended"
	};
}
function lookAtRecords(environment) {
	const place = environment["RUNNER_TEMP"] ?? tmpdir();
	try {
		rmSync(mkdtempSync(join(place, "bash-agent-doctor-")), { recursive: true });
		return {
			name: "records",
			state: "good",
			text: `can be written under ${place}`
		};
	} catch (error) {
		return {
			name: "records",
			state: "bad",
			text: `cannot be written under ${place}: ${messageOf$1(error)}`
		};
	}
}
async function lookAtModel(values, environment) {
	const access = readModelAccess({
		read: (name) => values[name],
		environment
	});
	if ("problems" in access) return access.problems.map((text) => ({
		name: "key",
		state: "bad",
		text
	}));
	const { provider, proxy } = access;
	const key = {
		name: "key",
		state: "good",
		text: `${provider.name === "anthropic" ? "an API key is" : `settings for ${provider.name} are`} given`
	};
	const model = values["model"] ?? inputs.model.default;
	try {
		const client = await modelClient(provider, {
			prices: builtInPrices,
			proxy
		});
		return [key, modelFinding(await client.probe(model), client.unchecked ?? null, model)];
	} catch (error) {
		return [{
			name: "key",
			state: "bad",
			text: messageOf$1(error)
		}];
	}
}
function modelFinding(problem, unchecked, model) {
	if (problem !== null) return {
		name: "model",
		state: "bad",
		text: problem
	};
	return unchecked === null ? {
		name: "model",
		state: "good",
		text: `${model} answers`
	} : {
		name: "model",
		state: "note",
		text: unchecked
	};
}
function lookAtTrigger(environment) {
	const event = readJobEvent(environment, workspaceOf(environment));
	if (event === null) return [];
	const { name } = event;
	if (!isForeignTree(event)) return [{
		name: "trigger",
		state: "good",
		text: `${name}, on the repository's own tree`
	}];
	return isStrangersStart(name) ? [{
		name: "trigger",
		state: "bad",
		text: `${name} runs with the repository's token, and the tree may come from a fork; a run is refused unless allowed-triggers names it`
	}] : [{
		name: "trigger",
		state: "note",
		text: `${name}, on a tree that may come from a fork: its AGENTS.md is shown as material only`
	}];
}
function findingLine({ name, state, text }) {
	return `${{
		good: "ok  ",
		note: "note",
		bad: "BAD "
	}[state]}  ${name.padEnd(10)} ${text}\n`;
}
// src/cli/report-command.ts
const flags$2 = [{
	name: "output",
	help: "Folder for report.html and report.md. Default: the record directory, or the current folder for several."
}];
const about$3 = "Writes one HTML page and one Markdown summary of one or several runs, from their record directories, also of a run that was killed. The page opens from disk, loads nothing and can be passed on; its links lead to the records beside it.";
const reportCommand = {
	name: "report",
	about: "Writes a page and a summary of one or several runs.",
	async run(words) {
		const given = readArguments(words, flags$2);
		if (given.help) {
			process.stdout.write(helpPage("report DIRECTORY... [--output FOLDER]", about$3, flags$2));
			return 0;
		}
		const [first, ...more] = given.positionals;
		if (first === void 0) throw new RunError("input", "report takes one or more record directories. See --help");
		const { writeJointReport } = await import("./write-report.js");
		const target = given.values["output"] ?? (more.length === 0 ? first : ".");
		const { html, markdown, runs } = writeJointReport([first, ...more], target);
		if (given.json) {
			const told = runs.map(({ directory, runId, end, problems }) => ({
				directory,
				"run-id": runId,
				ended: end.kind === "ended",
				state: end.kind === "ended" ? end.state : null,
				reason: end.reason,
				problems
			}));
			process.stdout.write(`${JSON.stringify({
				html,
				markdown,
				runs: told
			}, null, 2)}\n`);
		} else process.stdout.write(`${html}\n${markdown}\n`);
		return 0;
	}
};
// src/replay/normalization.ts
const ruleForm = "rules such as s/REGEX/TEXT/ or s/REGEX/TEXT/i, one a line";
function parseRules(text) {
	const rules = text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).map(parseRule);
	const problems = rules.flatMap((rule) => "problem" in rule ? [rule.problem] : []);
	if (problems.length > 0) return { problems };
	return { normalize: (text) => rules.reduce((done, rule) => "problem" in rule ? done : done.replaceAll(rule.pattern, rule.replacement), text) };
}
function parseRule(line) {
	const refuse = (why) => ({ problem: `${JSON.stringify(line)} ${why}; it takes ${ruleForm}` });
	const separator = line[1] ?? "";
	if (!line.startsWith("s") || !/^[^\w\s\\]$/.test(separator)) return refuse("is no rule");
	const [pattern, replacement, flags, ...more] = partsOf(line.slice(2), separator);
	if (pattern === void 0 || replacement === void 0 || flags === void 0 || more.length > 0) return refuse(`does not have ${separator} three times`);
	if (pattern === "") return refuse("has no pattern");
	if (!/^[gi]*$/.test(flags)) return refuse(`has flags other than g and i`);
	try {
		return {
			pattern: new RegExp(pattern, flags.includes("i") ? "gim" : "gm"),
			replacement
		};
	} catch {
		return refuse("has a pattern that is none");
	}
}
function partsOf(text, separator) {
	const parts = [""];
	for (let index = 0; index < text.length; index += 1) {
		const [one = "", next = ""] = [text[index], text[index + 1]];
		const last = parts.length - 1;
		if (one === separator) parts.push("");
		else if (one !== "\\") parts[last] += one;
		else {
			parts[last] += next === separator ? separator : one + next;
			index += 1;
		}
	}
	return parts;
}
// src/record/verify-files.ts
function verifyRecordFiles(directory, digests) {
	const paths = recordPaths(directory);
	return [
		...findingsOf(paths.transcript, digests.transcriptSha256),
		...findingsOf(paths.patch, digests.patchSha256),
		...findingsOf(paths.commits, digests.commitsSha256),
		...digests.outputs.flatMap((output) => outputFindings(join(paths.outputs, `${output.name}.txt`), output))
	];
}
function outputFindings(path, { bytes, sha256 }) {
	const stats = statsAt(path);
	if (stats?.isFile() !== true) return [];
	if (stats.size > bytes) return [{
		path,
		kind: "changed"
	}];
	return stats.size < bytes ? [] : findingsOf(path, sha256);
}
function findingsOf(path, expected) {
	if (!(statsAt(path)?.isFile() === true)) return expected === null ? [] : [{
		path,
		kind: "missing"
	}];
	if (expected === null) return [{
		path,
		kind: "unnamed"
	}];
	return [{
		path,
		kind: digestOf(path) === expected ? "same" : "changed"
	}];
}
function digestOf(path) {
	const hash = createHash("sha256");
	for (const piece of piecesOf(openSync(path, "r"))) hash.update(piece);
	return hash.digest("hex");
}
// src/replay/steps.ts
function stepsOf(lines) {
	const steps = [];
	const finish = (step, fits) => {
		const index = steps.findLastIndex((other) => other.finished === null && fits(other));
		if (index >= 0) steps[index] = step;
	};
	for (const [index, event] of lines.entries()) {
		const line = index + 1;
		switch (event.type) {
			case "command.requested":
				steps.push({
					kind: "command",
					asked: event,
					finished: null,
					line
				});
				break;
			case "command.finished": {
				const asked = steps.findLast((one) => one.kind === "command" && one.asked.n === event.n);
				if (asked?.kind === "command") finish({
					...asked,
					finished: event,
					line
				}, (one) => one === asked);
				break;
			}
			case "file.viewed":
				steps.push({
					kind: "file",
					asked: event,
					finished: event,
					line
				});
				break;
			case "file.edited":
				if (event.outcome === "requested") steps.push({
					kind: "file",
					asked: event,
					finished: null,
					line
				});
				else finish({
					kind: "file",
					asked: event,
					finished: event,
					line
				}, (one) => one.kind === "file" && one.asked.tool_use_id === event.tool_use_id);
				break;
			case "verification.started":
				steps.push({
					kind: "verification",
					asked: event,
					finished: null,
					line
				});
				break;
			case "verification.finished": {
				const asked = steps.findLast((one) => one.kind === "verification");
				if (asked?.kind === "verification") finish({
					...asked,
					finished: event,
					line
				}, (one) => one === asked);
				break;
			}
		}
	}
	return steps;
}
function toolUseId(step) {
	return step.kind === "verification" ? null : step.asked.tool_use_id;
}
function hasEnded({ finished }) {
	return finished !== null && finished.outcome !== "cancelled";
}
function nameOf(step) {
	switch (step.kind) {
		case "command": return `command ${step.asked.n}`;
		case "file": return "edit";
		case "verification": return `verify ${step.asked.attempt}`;
	}
}
function titleOf(step) {
	if (step.kind === "file") return `${step.asked.operation} ${step.asked.path}`;
	const { command } = step.asked;
	if (step.kind === "command" && step.asked.restart === true) return "restart of the session";
	if (command === void 0) return "a call without a command";
	const [line = "", ...more] = command.split("\n");
	return `$ ${line.slice(0, 100)}${line.length > 100 || more.length > 0 ? " ..." : ""}`;
}
function endOf({ finished }) {
	if (finished === null) return "no end";
	const { outcome } = finished;
	if (!("exit_code" in finished)) return outcome;
	const how = outcome === "exited" ? "" : `${outcome.replaceAll("_", " ")}, `;
	if ("signal" in finished && finished.signal !== null) return `${how}signal ${finished.signal}`;
	const { exit_code } = finished;
	return exit_code === null ? outcome.replaceAll("_", " ") : `${how}exit status ${exit_code}`;
}
// src/replay/recording.ts
function readRecording(place) {
	const transcriptPath = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true ? join(place, "transcript.jsonl") : place;
	const transcript = readTranscript(transcriptPath);
	const paths = recordPaths(dirname(transcriptPath));
	if (!existsSync(paths.audit)) throw new RunError("input", `${paths.audit} is not there; replay takes a transcript.jsonl with its audit.jsonl beside it`);
	const lines = auditLines(paths.audit);
	const [started] = lines;
	if (started?.type !== "run.started") throw new RunError("input", `${paths.audit} does not begin with run.started`);
	if (started.run_id !== transcript.run.run_id) throw new RunError("input", `${transcriptPath} and ${paths.audit} are not of the same run (${transcript.run.run_id}, ${started.run_id})`);
	const finished = lines.findLast((line) => line.type === "run.finished") ?? null;
	return {
		paths,
		transcript,
		started,
		steps: stepsOf(lines),
		finished,
		baseSha: textIn(readJson(paths.result), "base-sha") ?? textIn(transcript.run.options, "base_sha"),
		workspace: textIn(transcript.run.options, "workspace"),
		beganChanged: lines.some((line) => line.type === "patch.written" && line.from_tree !== line.base_tree),
		warnings: warningsOf(paths)
	};
}
function outputOf({ paths, transcript }, step) {
	if (step.finished === null) return null;
	if (step.kind === "verification") {
		const { attempt, output_bytes } = step.finished;
		return output_bytes === 0 ? "" : keptOutput(join(paths.outputs, `verify-${attempt}.txt`), output_bytes);
	}
	if (step.kind === "command" && step.finished.truncated) return keptOutput(join(paths.outputs, `${step.finished.n}.txt`), step.finished.output_bytes);
	const id = step.asked.tool_use_id;
	for (const message of transcript.messages.toReversed()) for (const block of message.content) if (textIn(block, "tool_use_id") === id) return textIn(block, "content");
	return null;
}
function keptOutput(path, bytes) {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats?.isFile() === true && stats.size === bytes ? readFileSync(path, "utf8") : null;
}
function auditLines(path) {
	const lines = [];
	for (const { bytes, ended } of linesOfFile(path)) {
		const value = ended ? parsed(bytes.toString()) : null;
		const line = typeof value === "object" && value !== null ? checkedLine(value) : null;
		if (line !== null && !("problem" in line)) lines.push(line);
	}
	return lines;
}
function warningsOf(paths) {
	const verdict = verifyAudit({ path: paths.audit });
	const name = basename(paths.audit);
	if (verdict.kind === "fault") return [`${name} is not as it was written: line ${verdict.line} ${verdict.reason}`];
	if (verdict.kind === "incomplete") return [`${name} is incomplete: line ${verdict.line} ${verdict.reason}`];
	return verifyRecordFiles(paths.directory, verdict).filter(({ kind }) => kind === "changed" || kind === "missing").map(({ path, kind }) => kind === "missing" ? `${basename(path)} is not there, and the audit log names it` : `${basename(path)} is not the file that the audit log names`);
}
function readJson(path) {
	return existsSync(path) ? parsed(readFileSync(path, "utf8")) : null;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function textIn(value, name) {
	const text = valueIn(value, name);
	return typeof text === "string" ? text : null;
}
function textsIn(value, name) {
	const list = valueIn(value, name);
	return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
}
function valueIn(value, name) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name] : void 0;
}
// src/replay/checkout.ts
const timeLimitSeconds = 120;
async function makeCheckout(request) {
	const { folder, commit } = request;
	const scratch = join(folder, "git");
	mkdirSync(scratch, { mode: 448 });
	writeFileSync(join(scratch, globalConfigName), globalConfig, { mode: 384 });
	const gitIn = (directory) => createGit({
		program: request.git,
		directory,
		scratch,
		timeLimitSeconds
	});
	const source = await repositoryWith(request, gitIn);
	const worktree = join(folder, "checkout", request.name);
	mkdirSync(join(folder, "checkout"));
	const run = async (git, ...args) => {
		const answer = await git.run(args, { environment: { GIT_ALLOW_PROTOCOL: "file" } });
		if (!answer.ok) throw new RunError("environment", `git ${args[0]} failed: ${answer.reason.slice(0, 300)}`);
	};
	const original = gitIn(source);
	await run(gitIn(folder), "clone", "-q", "--no-hardlinks", "--no-checkout", "--", source, worktree);
	const git = gitIn(worktree);
	const branch = await branchAt(original, commit);
	await run(git, "checkout", "-q", ...branch === null ? ["--detach"] : ["-B", branch], commit);
	const origin = await textOf$1(original, "config", "--get", "remote.origin.url");
	await (origin === null ? run(git, "remote", "remove", "origin") : run(git, "remote", "set-url", "origin", withoutCredentials(origin)));
	return worktree;
}
async function repositoryWith({ repositories, commit }, gitIn) {
	for (const repository of repositories) if ((await gitIn(repository).run([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	])).ok) return repository;
	throw new RunError("input", `the commit ${commit}, from which the recorded run began, is in no repository here (looked in: ${repositories.join(", ") || "none"}); start replay in a clone that has it, or give a checkout by --directory`);
}
async function branchAt(git, commit) {
	return await textOf$1(git, "rev-parse", "HEAD") === commit ? textOf$1(git, "symbolic-ref", "-q", "--short", "HEAD") : null;
}
async function headOf(git, directory, folder) {
	const scratch = join(folder, "git");
	mkdirSync(scratch, { mode: 448 });
	writeFileSync(join(scratch, globalConfigName), globalConfig, { mode: 384 });
	return textOf$1(createGit({
		program: git,
		directory,
		scratch,
		timeLimitSeconds
	}), "rev-parse", "HEAD");
}
async function textOf$1(git, ...args) {
	const answer = await git.run(args);
	const text = answer.ok ? answer.output.toString().trim() : "";
	return text === "" ? null : text;
}
// src/replay/comparison.ts
const mostCharacters = 4e5;
const mostDiffLines = 30;
const diffTimeMs = 2e3;
function compareSteps(recorded, replayed, options) {
	return options.steps.map((step, index) => {
		const base = {
			step: index + 1,
			name: nameOf(step),
			line: step.line,
			title: titleOf(step)
		};
		const again = replayed.steps[index];
		if (again === void 0 || again.kind !== step.kind) return {
			...base,
			kind: "missing",
			differences: ["it was not run again"],
			diff: []
		};
		return {
			...base,
			...compareStep({
				recorded,
				replayed,
				step,
				again
			}, options)
		};
	});
}
function comparePatches(recorded, replayed, { cut, normalize, moveBack }) {
	const notCompared = (reason) => ({
		kind: "not_compared",
		reason,
		diff: []
	});
	if (recorded.finished === null) return notCompared("the recorded run was cut off before its patch was made");
	if (cut !== null) return notCompared("not all of the recorded run was run again");
	const [before, after] = [recorded, replayed].map(({ finished }) => finished?.patch_sha256 ?? null);
	if (before === after) return before === null ? notCompared("neither run has a patch") : same;
	const texts = [recorded, replayed].map(({ paths }) => existsSync(paths.patch) ? readFileSync(paths.patch, "utf8") : "");
	const [one, two] = [texts[0] ?? "", moveBack(texts[1] ?? "")];
	if (normalize !== null && normalize(withoutBlobs(one)) === normalize(withoutBlobs(two))) return {
		kind: "same_normalized",
		reason: "",
		diff: []
	};
	return {
		kind: "different",
		reason: "",
		diff: smallDiff(one, two)
	};
}
const same = {
	kind: "same",
	reason: "",
	diff: []
};
function withoutBlobs(patch) {
	return patch.replaceAll(/^index [0-9a-f]+\.\.[0-9a-f]+/gm, "index");
}
function compareStep(pair, options) {
	const { step, again } = pair;
	const output = compareOutputs(pair, options);
	const [before, now] = [endOf(step), endOf(again)];
	const decisions = [step, again].map((one) => one.kind === "command" ? one.asked.decision : "allow");
	const differences = [
		...decisions[0] === decisions[1] ? [] : [`decision: ${decisions[0]}, now ${decisions[1]}`],
		...before === now ? [] : [`end: ${before}, now ${now}`],
		...output.problem === null ? [] : [output.problem]
	];
	return {
		kind: differences.length > 0 ? "different" : output.isNormalized ? "same_normalized" : "same",
		differences,
		diff: output.diff
	};
}
function compareOutputs(pair, options) {
	const { step, again } = pair;
	const [before, now] = [step, again].map(factsOf);
	if (before === now) return {
		problem: null,
		isNormalized: false,
		diff: []
	};
	const [one, two] = [outputOf(pair.recorded, step), outputOf(pair.replayed, again)];
	const problem = `output: ${before ?? ""}, now ${now ?? ""}`;
	if (one === null || two === null) return {
		problem: `${problem}; the whole was not kept, so it cannot be shown`,
		isNormalized: false,
		diff: []
	};
	const user = options.normalize ?? ((text) => text);
	const normalize = endOf(step) === endOf(again) && isTimedOut(step) ? withoutKilled(user) : user;
	const moved = options.moveBack(two);
	const [left, right] = [normalize(one), normalize(moved)];
	if (left !== right) return {
		problem,
		isNormalized: false,
		diff: smallDiff(left, right)
	};
	return normalize(one) !== one || normalize(moved) !== moved || moved !== two ? {
		problem: null,
		isNormalized: true,
		diff: []
	} : {
		problem: `${problem}; the texts that were kept are the same`,
		isNormalized: false,
		diff: []
	};
}
function isTimedOut({ finished }) {
	return finished?.outcome === "timed_out";
}
function withoutKilled(user) {
	return (text) => user(text.replaceAll(/^(bash: line \d+:) +\d+ (Killed|Terminated)/gm, "$1 PID $2"));
}
function factsOf(step) {
	const { finished } = step;
	if (finished === null) return "none";
	if (!("output_bytes" in finished)) return `${finished.bytes} bytes`;
	return `${finished.output_bytes} bytes with SHA-256 ${finished.output_sha256.slice(0, 12)}...`;
}
function smallDiff(before, after) {
	if (before.length + after.length > mostCharacters) return ["(too long to be shown)"];
	const patch = createTwoFilesPatch("", "", `${before}\n`, `${after}\n`, void 0, void 0, {
		context: 1,
		timeout: diffTimeMs,
		headerOptions: OMIT_HEADERS
	});
	if (patch === void 0) return ["(too different to be shown)"];
	const lines = patch.trimEnd().split("\n");
	const more = lines.length - mostDiffLines;
	return more <= 0 ? lines : [...lines.slice(0, mostDiffLines), `(${more} more lines)`];
}
// src/replay/replay-plan.ts
const tools = ["bash", "str_replace_based_edit_tool"];
function planReplay({ transcript, steps }) {
	const open = steps.findIndex((step) => !hasEnded(step));
	const ended = open === -1 ? steps : steps.slice(0, open);
	const waiting = ended.filter((step) => step.kind !== "verification");
	const turns = [];
	for (const turn of recordedTurns(transcript.messages)) {
		if (turn.stop === "model_context_window_exceeded") continue;
		const content = [];
		for (const block of turn.content) {
			const isCall = block.type === "tool_use" && turn.stop === "tool_use" && tools.includes(String(block["name"]));
			const next = isCall ? waiting.shift() : void 0;
			if (isCall && (next === void 0 || toolUseId(next) !== block["id"])) {
				const part = {
					...turn,
					content
				};
				return {
					turns: content.some(({ type }) => type === "tool_use") ? [...turns, part] : turns,
					steps: ended,
					cut: cutText(steps[open])
				};
			}
			content.push(block);
		}
		turns.push({
			...turn,
			content
		});
	}
	return {
		turns,
		steps: ended,
		cut: open === -1 ? null : cutText(steps[open])
	};
}
function cutText(open) {
	return open === void 0 ? "the run ended before the next call was run" : `${nameOf(open)} (${titleOf(open)}) had not ended when the run did: its outcome is unknown`;
}
function recordedDecisions(steps) {
	const decisions = steps.flatMap((step) => {
		if (step.kind !== "command" || step.asked.restart === true) return [];
		const { decision, rule } = step.asked;
		if (rule === "malformed call") return [];
		if (decision === "allow") return [{
			kind: "allow",
			rule
		}];
		return [denied(rule ?? "no rule")];
	});
	let next = 0;
	return { decide: () => decisions[next++] ?? denied("replay: not in the record") };
}
function denied(rule) {
	return {
		kind: "deny",
		rule,
		message: `it was denied in the recorded run (${rule})`
	};
}
function movedTurns(turns, move) {
	return turns.map((turn) => ({
		...turn,
		content: turn.content.map((block) => block.type === "tool_use" ? {
			...block,
			input: movedValue(block["input"], move)
		} : block)
	}));
}
function movedValue(value, move) {
	if (typeof value === "string") return move(value);
	if (Array.isArray(value)) return value.map((one) => movedValue(one, move));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, movedValue(one, move)]));
}
function pathMover(from, to) {
	if (from === to) return (text) => text;
	const literal = from.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
	const pattern = new RegExp(`(?<![\\w.-])${literal}(?![\\w-]|\\.\\w)`, "g");
	return (text) => text.replaceAll(pattern, () => to);
}
// src/replay/replay.ts
async function replay(request) {
	const { recording, keep } = request;
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-replay-")));
	try {
		const worktree = await worktreeFor(request, folder);
		const plan = planReplay(recording);
		const recordDirectory = request.recordDirectory ?? join(folder, "record");
		const parts = {
			plan,
			worktree,
			recordDirectory,
			seenAt: oldPlaceFor(request, [
				folder,
				worktree,
				recordDirectory
			])
		};
		const result = await runAgain(request, parts);
		if (result.state === "sandbox_unavailable") throw new RunError("sandbox", result.reason);
		return reportOf(request, {
			...parts,
			result
		});
	} finally {
		if (!keep) rmSync(folder, {
			recursive: true,
			force: true
		});
	}
}
function oldPlaceFor({ recording, overrides, environment }, ours) {
	const { workspace, started } = recording;
	const level = overrides.sandbox ?? started.sandbox.level;
	const home = environment["HOME"] ?? "";
	return workspace !== null && [
		"auto",
		"userns",
		"rootdrop"
	].includes(level) && canBeSeenAt(workspace) && ![...ours, ...home === "" ? [] : [home]].some((path) => contains(workspace, path) || contains(path, workspace) && path !== home) ? workspace : null;
}
async function worktreeFor(request, folder) {
	const { recording, directory, environment } = request;
	const { baseSha } = recording;
	const git = findProgram("git", pathOutside(environment["PATH"] ?? "", directory ?? folder));
	if (git === null) throw new RunError("environment", "git was not found in PATH");
	if (directory === null) {
		if (baseSha === null) throw new RunError("input", "the record does not say from which commit the run began (base-sha in result.json); give a checkout by --directory");
		return makeCheckout({
			git,
			repositories: [...request.repositories, ...recording.workspace === null ? [] : [recording.workspace]],
			commit: baseSha,
			folder,
			name: basename(recording.workspace ?? "") || "worktree"
		});
	}
	const place = realpathSync(directory);
	const head = await headOf(git, place, folder);
	if (baseSha !== null && head !== baseSha) throw new RunError("input", `--directory: ${place} has ${head ?? "no commit"} checked out; it takes a checkout of ${baseSha}, from which the recorded run began`);
	return place;
}
async function runAgain({ recording, overrides, environment, entry, log, cancelled }, { plan, worktree, recordDirectory, seenAt }) {
	const read = await optionsOf(recording, {
		worktree,
		recordDirectory,
		overrides,
		environment
	});
	const turns = movedTurns(plan.turns, pathMover(seenAt === null ? recording.workspace ?? worktree : worktree, worktree));
	const options = {
		...read,
		provider: {
			name: "replay",
			turns
		},
		proxy: null
	};
	const start = prepareStart(options, environment);
	const world = await createWorld(options, start, {
		environment,
		entry,
		log,
		cancelled
	});
	return run(options, {
		...world,
		...seenAt === null ? {} : { workspaceSeenAt: seenAt },
		policy: recordedDecisions(plan.steps)
	});
}
async function optionsOf({ paths, transcript, started, workspace }, { worktree, recordDirectory, overrides, environment }) {
	const { limits } = started;
	const recorded = transcript.run.options;
	const given = {
		prompt: firstWords(transcript) || "Replay of a recorded run.",
		provider: "replay",
		"replay-from": paths.transcript,
		"instructions-file": "",
		"working-directory": directoryBelow(workspace, textIn(recorded, "working_directory")),
		sandbox: overrides.sandbox ?? started.sandbox.level,
		network: overrides.network ?? started.network.replaceAll(", ", "\n"),
		"pass-env": overrides["pass-env"] ?? textsIn(recorded, "pass_env").join("\n"),
		verify: textIn(recorded, "verify") ?? "",
		"output-schema": schemaIn(recorded),
		"upload-artifact": "false"
	};
	const answer = await readOptions({
		workspace: worktree,
		environment,
		event: null,
		read: (name) => given[name]
	});
	if ("problems" in answer) throw new RunError("input", answer.problems.join("; "));
	const { options } = answer;
	const { resourceLimits: own } = options;
	return {
		...options,
		recordDirectory,
		model: transcript.run.model,
		verifyAttempts: numberIn(recorded, "verify_attempts") ?? options.verifyAttempts,
		protectedPaths: textsIn(recorded, "protected_paths"),
		maxTurns: limits["max_turns"] ?? options.maxTurns,
		timeLimitMs: limits["time_limit_ms"] ?? options.timeLimitMs,
		commandTimeoutMs: limits["command_timeout_ms"] ?? options.commandTimeoutMs,
		outputLimitCharacters: limits["output_limit_characters"] ?? options.outputLimitCharacters,
		resourceLimits: {
			memoryBytes: limits["memory_limit_bytes"] ?? own.memoryBytes,
			processes: limits["process_limit"] ?? own.processes,
			fileSizeBytes: limits["file_size_limit_bytes"] ?? own.fileSizeBytes,
			cpuTimeSeconds: limits["cpu_time_limit_seconds"] ?? own.cpuTimeSeconds
		}
	};
}
function firstWords({ messages }) {
	return (messages.find(({ role, resumed }) => role === "user" && resumed !== true)?.content ?? []).flatMap((block) => textIn(block, "text") ?? []).join("\n\n");
}
function numberIn(options, name) {
	const value = valueIn(options, name);
	return typeof value === "number" ? value : null;
}
function schemaIn(options) {
	const schema = valueIn(options, "output_schema") ?? null;
	return schema === null ? "" : JSON.stringify(schema);
}
function directoryBelow(workspace, directory) {
	const way = workspace === null || directory === null ? "." : relative(workspace, directory);
	return way === "" || way.startsWith("..") || isAbsolute(way) ? "." : way;
}
function reportOf({ recording, keep, recordDirectory: kept, normalize, directory }, { plan, worktree, recordDirectory, seenAt, result }) {
	const replayed = readRecording(recordDirectory);
	const options = {
		...plan,
		normalize,
		moveBack: pathMover(worktree, (seenAt === null ? recording.workspace : null) ?? worktree)
	};
	const steps = compareSteps(recording, replayed, options);
	const patch = comparePatches(recording, replayed, options);
	const isSame = steps.every(({ kind }) => kind === "same" || kind === "same_normalized") && patch.kind !== "different";
	return {
		run_id: recording.started.run_id,
		same: isSame,
		notes: [...recording.warnings, ...notesOn(recording, seenAt ?? worktree)],
		cut: plan.cut,
		steps,
		patch,
		worktree: keep || directory !== null ? worktree : `${worktree} (removed)`,
		sandbox: result.sandbox,
		record_directory: kept === null && !keep ? null : recordDirectory,
		state: result.state,
		reason: result.reason
	};
}
function notesOn({ workspace, steps, beganChanged }, worktree) {
	const hasMask = steps.some((step) => step.kind !== "file" && step.asked.command?.includes("***"));
	return [
		...workspace === null || workspace === worktree ? [] : [`the run worked in ${workspace}, the replay elsewhere: calls that name the old path were given the new one, and outputs are compared with the old one`],
		...beganChanged ? ["the tree held changes when the run began, which stand in no commit; without them commands may do something else"] : [],
		...hasMask ? ["a recorded command holds a hidden secret (***), and was run as it stands in the record"] : []
	];
}
// src/cli/replay-command.ts
const flags$1 = [
	{
		name: "directory",
		help: "A checkout to run in, which is changed by it; else a clean one of the run's first commit is made, and removed at the end."
	},
	{
		name: "normalize",
		help: "Rules like s/REGEX/TEXT/, one a line, that are applied to both sides of what differs: for times, process ids and the like."
	},
	{
		name: "normalize-file",
		help: "A file with such rules."
	},
	{
		name: "sandbox",
		help: "Another level than the recorded one."
	},
	{
		name: "network",
		help: "Another network than the recorded one; domains one a line."
	},
	{
		name: "pass-env",
		help: "Other variables than the recorded ones, one a line."
	},
	{
		name: "update",
		help: "Keep the record of the replay.",
		isSwitch: true
	},
	{
		name: "record-directory",
		help: "Where --update keeps it; new or empty. Else beside the record, with -replayed at its name."
	},
	{
		name: "keep",
		help: "Keep the checkout that was made.",
		isSwitch: true
	}
];
const about$2 = "Runs the recorded commands of a run again, in the same order and the same sandbox, without a model and without a key, and compares exit status, output and the final patch. The audit.jsonl of the run stands beside its transcript. Exit code 0 if all agree, 1 if something differs, 2 for wrong usage, 3 if the sandbox cannot be had.";
const replayCommand = {
	name: "replay",
	about: "Runs a recorded run again and compares; no model, no key.",
	async run(words) {
		const given = readArguments(words, flags$1);
		if (given.help) {
			process.stdout.write(helpPage("replay TRANSCRIPT.JSONL [flags]", about$2, flags$1));
			return 0;
		}
		const [place, ...more] = given.positionals;
		if (place === void 0 || more.length > 0) throw new RunError("input", "replay takes one transcript.jsonl, or its folder. See --help");
		const recording = readRecording(resolve(place));
		const { directory } = given.values;
		if (directory !== void 0 && statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) throw new RunError("input", `--directory: ${JSON.stringify(directory)} is no folder; it takes a checkout`);
		const normalize = rulesOf(given);
		const recordDirectory = recordPlace(given, recording);
		const environment = { ...process.env };
		hideSecrets(environment);
		warnOfLevel(given.values["sandbox"] ?? recording.started.sandbox.level);
		const cancelled = cancelledBySignal();
		const report = await replay({
			recording,
			directory: directory ?? null,
			repositories: [workspaceOf(environment)],
			overrides: given.values,
			recordDirectory,
			keep: given.switches.has("keep"),
			normalize,
			environment,
			entry: import.meta.url,
			log: progressOn(process.stderr),
			cancelled
		});
		process.stdout.write(given.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
		if (cancelled.aborted) return 130;
		return report.same ? 0 : 1;
	}
};
function warnOfLevel(level) {
	const what = {
		none: "the recorded run had no sandbox, and so has the replay: its commands run as you, with your files and your network",
		uiddrop: "the recorded run had the sandbox uiddrop, and so has the replay: its commands can read what every user may"
	}[level];
	if (what !== void 0) process.stderr.write(`warning: ${what}; --sandbox auto runs them in a real one\n`);
}
function progressOn(stream) {
	return canOverwrite(stream, process.env) ? createProgress(createStatusLine(stream)) : {
		record: () => void 0,
		close: () => void 0
	};
}
function rulesOf({ values }) {
	const file = values["normalize-file"];
	if (file !== void 0 && !existsSync(file)) throw new RunError("input", `--normalize-file: ${JSON.stringify(file)} is not there; it takes a file of rules`);
	const texts = [values["normalize"] ?? "", file === void 0 ? "" : readFileSync(file, "utf8")];
	const parsed = parseRules(texts.join("\n"));
	if ("problems" in parsed) throw new RunError("input", parsed.problems.map((problem) => `--normalize: ${problem}`).join("; "));
	return texts.every((text) => text.trim() === "") ? null : parsed.normalize;
}
function recordPlace({ values, switches }, { paths }) {
	const named = values["record-directory"];
	if (!switches.has("update")) {
		if (named === void 0) return null;
		throw new RunError("input", "--record-directory: is given without --update, which keeps a record");
	}
	const place = resolve(named ?? `${paths.directory}-replayed`);
	const problem = recordDirectoryProblem(place);
	if (problem !== null) throw new RunError("input", `--record-directory: ${JSON.stringify(place)} ${problem}; it takes a new or empty folder`);
	return place;
}
const marks = {
	same: "same",
	same_normalized: "same by rule",
	different: "DIFFERENT",
	missing: "NOT RUN"
};
function reportText(report) {
	const { steps, patch, cut, notes } = report;
	const bad = steps.filter(({ kind }) => kind === "different" || kind === "missing").length;
	return `${[
		...notes.map((note) => `note: ${note}`),
		...steps.flatMap((step) => [
			`${marks[step.kind].padEnd(14)}${step.name.padEnd(12)}${step.title}`,
			...step.differences.map((text) => `    ${text} (audit.jsonl, line ${step.line})`),
			...step.diff.map((text) => `    ${text}`)
		]),
		...cut === null ? [] : [`not run again from here on: ${cut}`],
		patch.kind === "not_compared" ? `patch not compared: ${patch.reason}` : `${marks[patch.kind].padEnd(14)}the final patch`,
		...patch.diff.map((text) => `    ${text}`),
		...report.record_directory === null ? [] : [`record of the replay: ${report.record_directory}`],
		`sandbox ${report.sandbox ?? "none"}, in ${report.worktree}`,
		report.same ? `all agrees: ${steps.length} steps` : `${bad} of ${steps.length} steps differ${patch.kind === "different" ? ", and so does the patch" : ""}`
	].map((line) => plainText(line)).join("\n")}\n`;
}
// src/record/transcript-markdown.ts
function transcriptMarkdown(transcript) {
	const { run, messages, end } = transcript;
	const facts = [`model ${code(run.model)}, provider ${code(run.provider)}, begun ${code(run.started_at)}`, end === null ? "cut off: nothing tells how it ended" : `ended as ${code(end.state)} after ${end.turns} turns: ${code(end.reason)}`];
	const sections = messages.flatMap((message, index) => [heading(message, index), ...blocks(message)]);
	return `${[
		`# Run ${run.run_id}`,
		facts.map((fact) => `- ${fact}`).join("\n"),
		...sections
	].filter((part) => part !== "").join("\n\n")}\n`;
}
function heading(message, index) {
	const resumed = message.resumed === true ? ", of an earlier run" : "";
	if (message.role === "user") return index === 0 ? `## The task${resumed}` : isAnswer(message) ? "" : `## The user${resumed}`;
	const { turn, usage, cost_usd } = message;
	const tokens = usage === void 0 ? "" : `, ${inputTokens(usage)} tokens in, ${usage.output_tokens} out`;
	const cost = typeof cost_usd === "number" ? `, $${Math.round(cost_usd * 1e4) / 1e4}` : "";
	return `## ${resumed === "" ? `Turn ${turn}` : "The model"}${resumed} (${message.at}${tokens}${cost})`;
}
function inputTokens(usage) {
	return usage.input_tokens + usage.cache_read_tokens + usage.cache_write_5m_tokens + usage.cache_write_1h_tokens;
}
function isAnswer({ content }) {
	return content.some((block) => fieldOf(block, "type") === "tool_result");
}
function blocks({ content }) {
	return content.map((block) => {
		const text = (name) => textOf(fieldOf(block, name));
		switch (fieldOf(block, "type")) {
			case "text": return fenced(text("text"));
			case "thinking": return text("thinking").trim() === "" ? "" : `Thinking:\n\n${fenced(text("thinking"))}`;
			case "tool_use": return callText(text("name"), fieldOf(block, "input"));
			case "tool_result": return `${fieldOf(block, "is_error") === true ? "Result, an error" : "Result"}:\n\n${fenced(text("content"))}`;
			default: return fenced(JSON.stringify(block, null, 2), "json");
		}
	});
}
function callText(name, input) {
	const command = fieldOf(input, "command");
	const isPlain = name === "bash" && typeof command === "string";
	return `Call of ${code(name)}:\n\n${isPlain ? fenced(command, "bash") : fenced(JSON.stringify(input, null, 2), "json")}`;
}
function fieldOf(value, name) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name] : void 0;
}
function textOf(value) {
	return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 2);
}
function fenced(text, language = "text") {
	const fence = "`".repeat(Math.max(3, longestTicks(text) + 1));
	return `${fence}${language}\n${text}\n${fence}`;
}
function code(text) {
	const ticks = "`".repeat(longestTicks(text) + 1);
	const line = text.replaceAll(/\s+/g, " ");
	return /^`|`$/.test(line) ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}
function longestTicks(text) {
	return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
}
// src/cli/transcript-command.ts
const about$1 = "Prints a transcript as Markdown for people, or with --json as the list of messages that the Messages API takes.";
const transcriptCommand = {
	name: "transcript",
	about: "Prints the conversation of a run as Markdown.",
	run(words) {
		const given = readArguments(words, []);
		if (given.help) {
			process.stdout.write(helpPage("transcript TRANSCRIPT.JSONL", about$1, []));
			return Promise.resolve(0);
		}
		const [place, ...more] = given.positionals;
		if (place === void 0 || more.length > 0) throw new RunError("input", "transcript takes one transcript.jsonl, or its folder. See --help");
		const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
		const transcript = readTranscript(isFolder ? join(place, "transcript.jsonl") : place);
		const messages = transcript.messages.map(({ role, content }) => ({
			role,
			content
		}));
		process.stdout.write(given.json ? `${JSON.stringify(messages, null, 2)}\n` : plainText(transcriptMarkdown(transcript)));
		return Promise.resolve(0);
	}
};
// src/cli/verify-command.ts
const flags = [{
	name: "head",
	help: "SHA-256 of the last line, as the step log and the output audit-sha256 give it."
}];
const about = "Checks an audit log: that no line was changed, left out or added, that each command has its end, and that the log was finished. With --head also that it is the log of that run and no other. Exit code 0, or 1 with the first fault by its line.";
const verifyCommand = {
	name: "verify",
	about: "Checks the chain of an audit log.",
	async run(words) {
		const given = readArguments(words, flags);
		if (given.help) {
			process.stdout.write(helpPage("verify AUDIT.JSONL [--head SHA256]", about, flags));
			return 0;
		}
		const [place, ...more] = given.positionals;
		if (place === void 0 || more.length > 0) throw new RunError("input", "verify takes the path of one audit log, or of its folder. See --help");
		const path = isFolder(place) ? join(place, "audit.jsonl") : place;
		const { head } = given.values;
		const verdict = verifyAudit({ path }, head === void 0 ? {} : { head });
		const findings = verdict.kind === "ok" ? verifyRecordFiles(dirname(path), verdict).filter(({ kind }) => kind !== "same") : [];
		if (given.json) process.stdout.write(`${JSON.stringify({
			...verdict,
			files: findings
		}, null, 2)}\n`);
		else {
			const faults = findings.map(({ path, kind }) => `FAULT: ${path} ${fileProblems[kind]}`);
			const lines = faults.length > 0 ? faults : [verdictText(verdict)];
			process.stdout.write(`${lines.join("\n")}\n`);
		}
		return verdict.kind === "ok" && findings.length === 0 ? 0 : 1;
	}
};
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
const fileProblems = {
	same: "is as recorded",
	changed: "is not the file that the audit log names",
	missing: "is not there, and the audit log names it",
	unnamed: "is there, and the audit log names none"
};
function verdictText(verdict) {
	if (verdict.kind === "fault") return `FAULT in line ${verdict.line}: it ${verdict.reason}`;
	const unknown = verdict.unknownOutcomes.map(({ what, line }) => `${what} (line ${line}): outcome unknown, nothing tells how it ended`);
	if (verdict.kind === "incomplete") return [`INCOMPLETE at line ${verdict.line}: it ${verdict.reason}`, ...unknown].join("\n");
	const compared = verdict.headCompared ? "the head is the one given" : "compare the head with the one in the step log (--head) to know that the whole log was not made anew";
	return [
		`ok: ${verdict.lines} lines, ${verdict.commands} commands, state ${verdict.state}`,
		`head ${verdict.head}; ${compared}`,
		...unknown
	].join("\n");
}
// src/cli/commands.ts
const commands = [
	runCommand,
	demoCommand,
	reportCommand,
	replayCommand,
	transcriptCommand,
	verifyCommand,
	doctorCommand
];
function overview() {
	return `Usage: bash-agent COMMAND [flags]

A model works on a task through one persistent bash session; the run leaves a patch, a transcript
and an audit log.

Commands:\n${commands.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join("\n")}\n\nbash-agent COMMAND --help tells more of each.\n`;
}
// src/cli.ts
async function main(words) {
	const [name, ...rest] = words;
	if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
		process.stdout.write(overview());
		return name === void 0 ? 2 : 0;
	}
	if (name === "--version") {
		process.stdout.write(`bash-agent ${version}\n`);
		return 0;
	}
	const command = commands.find((candidate) => candidate.name === name);
	if (command !== void 0) return command.run(rest);
	process.stderr.write(`bash-agent: there is no command ${JSON.stringify(name)}; there are: ${commands.map((c) => c.name).join(", ")}\n`);
	return 2;
}
async function guarded() {
	process.title = "bash-agent";
	try {
		return await main(process.argv.slice(2));
	} catch (error) {
		process.stderr.write(`bash-agent: ${messageOf$1(error)}\n`);
		return error instanceof RunError ? error.code === "sandbox" ? 3 : 2 : 1;
	}
}
await leave(await guarded());
export {};
