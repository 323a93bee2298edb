#!/usr/bin/env node
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { isDeepStrictEqual, parseArgs, styleText } from "node:util";
import { n as messageOf$1, t as RunError } from "./shared-main-post-cli-vertex-bedrock-aws-credentials.js";
import { A as inputs, C as createRunLog, D as startProblems, E as recordPaths, F as readJobEvent, N as isForeignTree, O as plainText, P as isStrangersStart, S as piecesOf, T as readOptions, _ as plainLauncher, b as sha256, c as version, d as openSandboxedBash, f as sandboxAdvice, g as findPrograms, h as findProgram, i as hideSecrets, j as runStates, k as inputNames, l as modelClient, m as withoutCredentials, n as createWorld, o as prepareStart, p as credentialFiles, r as gateQuestion, s as workspaceOf, t as cancelledBySignal, u as run, v as shellEnvironment, w as readModelAccess, x as statsAt, y as noPreviousLine } from "./shared-main-cli.js";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { n as _usingCtx, t as leave } from "./shared-main-post-cli.js";
import { s as builtInPrices } from "./shared-main-cli-vertex-bedrock.js";
import { p as noSecrets } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
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
// src/cli/terminal-log.ts
function terminalLog(stream) {
	const isColoured = stream.isTTY && (process.env["NO_COLOR"] ?? "") === "";
	const styled = (style, text) => isColoured ? styleText(style, text, { validateStream: false }) : text;
	const write = (text) => {
		stream.write(`${text}\n`);
	};
	const indented = (text) => plainText(text).replaceAll(/^/gm, "    ");
	return {
		line: (text) => write(plainText(text)),
		warning: (text) => write(styled("yellow", `warning: ${plainText(text)}`)),
		group(title, body) {
			write(styled("bold", plainText(title)));
			if (body !== "") write(styled("dim", indented(body)));
		}
	};
}
// src/cli/run-command.ts
const about$3 = "Runs one task in the current repository. Every input of the action is a flag of the same name.";
const runCommand = {
	name: "run",
	about: "Runs one task in the current repository.",
	async run(words) {
		const given = parseArguments(words, inputFlags);
		if (given.help) {
			process.stdout.write(helpPage("run --prompt TASK [flags]", about$3, inputFlags));
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
		const sink = terminalLog(given.json ? process.stderr : process.stdout);
		const log = createRunLog(sink, { detail: options.logOutput });
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
// src/model/scripted-messages.ts
function problemOfMessages(messages, isPaused) {
	if (!Array.isArray(messages)) return "messages: Field required";
	if (messages.length === 0) return "messages: at least one message is required";
	const seenCalls = new Set();
	let openCalls = [];
	for (const [index, message] of messages.entries()) {
		if (!isObject$1(message)) return `messages.${index}: Input should be an object`;
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
function isObject$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
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
		if (!isObject$1(block)) return `${here}: Input should be an object`;
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
			return isObject$1(block["input"]) ? null : `${path}.tool_use.input: Input should be a valid dictionary`;
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
	return content.some((part) => !isObject$1(part) || part["type"] === "text" && part["text"] === "") ? "messages: text content blocks must be non-empty" : null;
}
function problemOfCalls(blocks, seen, path) {
	for (const id of idsOf(blocks, "tool_use", "id")) {
		if (seen.has(id)) return `${path}: \`tool_use\` ids must be unique`;
		seen.add(id);
	}
	const last = blocks.at(-1);
	return isObject$1(last) && (last["type"] === "thinking" || last["type"] === "redacted_thinking") ? `${path}: The final block in an assistant message cannot be \`thinking\`.` : null;
}
function problemOfResults(blocks, openCalls, path) {
	const results = idsOf(blocks, "tool_result", "tool_use_id");
	const missing = openCalls.filter((id) => !results.includes(id));
	const before = path.replace(/\d+$/, (index) => String(Number(index) - 1));
	if (missing.length > 0) return `${before}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;
	const unexpected = results.find((id) => !openCalls.includes(id));
	if (unexpected !== void 0) return `${path}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${unexpected}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`;
	if (new Set(results).size < results.length) return `${path}: each tool_use must have a single result`;
	const firstOther = blocks.findIndex((block) => isObject$1(block) && block["type"] !== "tool_result");
	return firstOther >= 0 && firstOther < results.length ? `${path}: tool_result blocks must come first in the content array` : null;
}
function idsOf(blocks, type, field) {
	return blocks.flatMap((block) => isObject$1(block) && block["type"] === type ? [String(block[field])] : []);
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
	if (!isObject$1(body)) return invalid("The request body is not valid JSON");
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
	if (!isObject$1(thinking)) return "thinking: Input should be an object";
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
	if (!isObject$1(config)) return "output_config: Input should be an object";
	const { effort, format } = config;
	if (effort !== void 0 && ![
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	].includes(effort)) return "output_config.effort: Input should be 'low', 'medium', 'high', 'xhigh' or 'max'";
	if (format !== void 0) {
		if (!isObject$1(format) || format["type"] !== "json_schema" || !isObject$1(format["schema"])) return "output_config.format: Input should be a JSON schema format";
		if (looseObject(format["schema"])) return "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false";
	}
	return problemOfUnknownField(config, ["effort", "format"], "output_config");
}
function looseObject(schema) {
	if (Array.isArray(schema)) return schema.some(looseObject);
	if (!isObject$1(schema)) return false;
	if (schema["type"] === "object" && schema["additionalProperties"] !== false) return true;
	return Object.values(schema).some(looseObject);
}
function problemOfTools(tools) {
	if (tools === void 0) return null;
	if (!Array.isArray(tools)) return "tools: Input should be a valid array";
	const names = new Set();
	for (const [index, tool] of tools.entries()) {
		if (!isObject$1(tool)) return `tools.${index}: Input should be an object`;
		const type = typeof tool["type"] === "string" ? tool["type"] : "custom";
		const name = String(tool["name"]);
		if (type === "custom") {
			if (!isObject$1(tool["input_schema"])) return `tools.${index}.input_schema: Field required`;
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
		if (!isObject$1(block) || block["type"] !== "text" || typeof block["text"] !== "string") return `system.${index}: Input should be a text block`;
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
		if (!isObject$1(mark) || mark["type"] !== "ephemeral") return "cache_control.type: Input should be 'ephemeral'";
		const ttl = mark["ttl"] ?? "5m";
		if (ttl !== "5m" && ttl !== "1h") return "cache_control.ttl: Input should be '5m' or '1h'";
		if (ttl === "1h" && shortSeen) return "a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block.";
		shortSeen ||= ttl === "5m";
	}
	return null;
}
function marksWithin(blocks) {
	if (!Array.isArray(blocks)) return [];
	return blocks.flatMap((block) => isObject$1(block) && block["cache_control"] !== void 0 ? [block["cache_control"]] : []);
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
	const body = isObject$1(request.body) ? {
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
const demoScript = [
	[think("I look at the files and run the test first, to see the failure itself."), bash("git log --oneline; ls; node --test 2>&1 | head -40")],
	[say("The first test fails: `seconds(\"1h 30m\")` gives 1800. I read the function."), bash("cat -n duration.js")],
	[say("`total` is overwritten by each part instead of added to. I fix that line."), bash("sed -i 's/total = Number/total += Number/' duration.js && git diff")],
	[say("Now both tests should pass."), bash("node --test")],
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
const about$2 = "Shows a whole run with nothing installed, no key and no network: a small repository with a failing test, a scripted model on 127.0.0.1 in the place of the real one, everything else real.";
const demoCommand = {
	name: "demo",
	about: "Shows a whole run: no key, no network, nothing to install.",
	async run(words) {
		const given = readArguments(words, []);
		if (given.help || given.positionals.length > 0) {
			process.stdout.write(helpPage("demo", about$2, []));
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
			verify: "node --test",
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
		const log = createRunLog(terminalLog(output), { detail: "full" });
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
const flags$1 = [
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
const about$1 = "Says before a token is spent whether a run can work here. Exit code 0 when it can, 1 when something that is needed is missing.";
const doctorCommand = {
	name: "doctor",
	about: "Says whether a run can work here.",
	async run(words) {
		const given = readArguments(words, flags$1);
		if (given.help || given.positionals.length > 0) {
			process.stdout.write(helpPage("doctor [flags]", about$1, flags$1));
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
// src/record/line-reader.ts
const longestLineBytes = 67108864;
function* linesOfFile(path) {
	yield* linesOf(chunksOf(path));
}
function* linesOfText(text) {
	yield* linesOf([Buffer.from(text)]);
}
function* linesOf(chunks) {
	let parts = [];
	let length = 0;
	for (const chunk of chunks) {
		let from = 0;
		for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
			yield {
				bytes: Buffer.concat([...parts, chunk.subarray(from, end)]),
				ended: true
			};
			parts = [];
			length = 0;
			from = end + 1;
		}
		if (from < chunk.length) parts.push(chunk.subarray(from));
		length += chunk.length - from;
		if (length > longestLineBytes) break;
	}
	if (length > 0) yield {
		bytes: Buffer.concat(parts),
		ended: false
	};
}
function* chunksOf(path) {
	try {
		yield* piecesOf(openSync(path, "r"));
	} catch (error) {
		throw new RunError("input", `Cannot read ${path}: ${messageOf$1(error)}`, { cause: error });
	}
}
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
	open = new Map();
	commands = 0;
	finished = null;
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
			commands: this.commands,
			unknownOutcomes: this.unknownOutcomes(),
			transcriptSha256: this.finished.transcript_sha256,
			patchSha256: this.finished.patch_sha256,
			outputs: this.outputs
		};
	}
	incomplete(problem) {
		const unknownOutcomes = this.unknownOutcomes();
		const unknown = unknownOutcomes.map(({ n, line }) => `; outcome unknown: command ${n}, requested in line ${line}`);
		return {
			kind: "incomplete",
			line: this.lines + 1,
			reason: `${problem}${unknown.join("")}`,
			unknownOutcomes
		};
	}
	unknownOutcomes() {
		return Array.from(this.open, ([n, { line }]) => ({
			n,
			line
		}));
	}
	chainProblem(line) {
		if (line.seq !== this.lines) return `has seq ${line.seq} where ${this.lines} belongs: a line was removed, inserted or moved`;
		if (line.prev === this.head) return null;
		return this.lines === 0 ? "is not the beginning of a log: its prev is not 64 zeros" : `does not chain: its prev is not the SHA-256 of line ${this.lines}, so one of the two was changed`;
	}
	contentProblem(line) {
		if (line.mono_ms < this.milliseconds) return "is older than the line before it";
		if (line.type === "run.started" !== (this.lines === 0)) return this.lines === 0 ? "is not run.started, with which a log begins" : "is a second run.started";
		switch (line.type) {
			case "command.requested": return this.request(line.n, line.tool_use_id);
			case "command.finished":
				this.keep(String(line.n), line);
				return this.finish(line.n, line.tool_use_id);
			case "verification.finished":
				this.keep(`verify-${line.attempt}`, line);
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
	request(n, toolUseId) {
		if (n !== this.commands + 1) return `requests command ${n} where ${this.commands + 1} is next`;
		this.commands = n;
		this.open.set(n, {
			line: this.lines + 1,
			toolUseId
		});
		return null;
	}
	finish(n, toolUseId) {
		const request = this.open.get(n);
		if (request === void 0) return n <= this.commands ? `finishes command ${n} a second time` : `finishes command ${n}, which was not requested`;
		if (request.toolUseId !== toolUseId) return `finishes command ${n} with another tool_use_id than line ${request.line} has`;
		this.open.delete(n);
		return null;
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
// src/record/verify-files.ts
function verifyRecordFiles(directory, digests) {
	const paths = recordPaths(directory);
	return [
		...findingsOf(paths.transcript, digests.transcriptSha256),
		...findingsOf(paths.patch, digests.patchSha256),
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
	const unknown = verdict.unknownOutcomes.map(({ n, line }) => `command ${n} (line ${line}): outcome unknown, nothing tells how it ended`);
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
	verifyCommand,
	doctorCommand
];
function overview() {
	return `Usage: bash-agent COMMAND [flags]

A model works on a task through one persistent bash session; the run leaves a patch, a transcript
and an audit log.

Commands:\n${commands.map(({ name, about }) => `  ${name.padEnd(10)}${about}`).join("\n")}\n\nbash-agent COMMAND --help tells more of each.\n`;
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
