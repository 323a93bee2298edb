import { o as __toESM } from "./rolldown-runtime.js";
import { t as pTimeout } from "./packages-main-post-cli-vertex-bedrock-aws-credentials.js";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { a as withLimitedBody, c as variableIn, i as ResponseTooLong, s as isHttpAddress } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
import { c as APIError, i as Stream, r as Messages, t as transformJSONSchema } from "./anthropic-main-cli-vertex-bedrock.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/model/failure.ts
function verdictOn(fault) {
	switch (fault.kind) {
		case "status": return verdictOnStatus(fault);
		case "error_event": return verdictOnErrorEvent(fault);
		case "connection": return retry(`the connection to the service failed: ${fault.message}`);
		case "proxy": return verdictOnProxy(fault);
		case "refused": return reject(fault.reason);
		case "broken_stream": return retry(`the service sent no valid response: ${fault.problem}`);
		case "idle": return retry(`the service was silent for ${fault.afterMs / 1e3} s`);
	}
}
function oneLine(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length > 500 ? `${line.slice(0, 500)} ...` : line;
}
function retryAfterOf(headers, now) {
	const milliseconds = numberOf(headers.get("retry-after-ms"));
	if (milliseconds !== null) return milliseconds;
	const text = headers.get("retry-after");
	const seconds = numberOf(text);
	if (seconds !== null) return seconds * 1e3;
	const date = /^[a-z]{3}/i.test(text ?? "") ? Date.parse(text ?? "") : NaN;
	return Number.isNaN(date) ? null : Math.max(0, date - now);
}
const passingStatuses = [
	408,
	409,
	424,
	429
];
const lastingErrors = {
	invalid_request_error: 400,
	authentication_error: 401,
	billing_error: 402,
	permission_error: 403,
	not_found_error: 404,
	request_too_large: 413,
	validationException: 400,
	accessDeniedException: 403,
	expiredTokenException: 403,
	unrecognizedClientException: 403,
	resourceNotFoundException: 404
};
const ownAdvice = {
	400: "the request is not what the service accepts: check model and max-output-tokens",
	401: "check anthropic-api-key",
	402: "check the billing of the account that the key belongs to",
	403: "the key may not use this model or service: check its permissions",
	404: "check model and base-url",
	413: "the conversation is larger than the service accepts",
	422: "the request is not what the service accepts: check model and max-output-tokens"
};
function retry(reason, retryAfterMs = null) {
	return {
		kind: "retry",
		reason: oneLine(reason),
		retryAfterMs
	};
}
function verdictOnStatus({ status, type, message, retryAfterMs, advice }) {
	const said = message === "" ? type : message;
	const reason = `the service answered with status ${status}${said === "" ? "" : `: ${oneLine(said)}`}`;
	if (status >= 500 || passingStatuses.includes(status)) return retry(reason, retryAfterMs);
	if (status >= 300 && status < 400) return reject(`${reason}; redirects are not followed: check base-url`);
	if (status === 407) return reject(`${reason}; ${proxyAdvice}`);
	return rejectLasting(status, message, {
		reason,
		advice
	});
}
const proxyAdvice = "check the name and password in HTTPS_PROXY";
function verdictOnProxy({ status, proxy }) {
	const reason = `the proxy ${proxy} answered with status ${status} instead of connecting`;
	if (status >= 500 || status === 429) return retry(reason);
	return reject(status === 407 ? `${reason}; ${proxyAdvice}` : `${reason}; it must let the service's host through, or NO_PROXY name it`);
}
function verdictOnErrorEvent({ type, message, advice }) {
	const reason = `the service reported ${type} while it answered: ${oneLine(message)}`;
	const status = lastingErrors[type];
	return status === void 0 ? retry(reason) : rejectLasting(status, message, {
		reason,
		advice
	});
}
function rejectLasting(status, message, { reason, advice = ownAdvice }) {
	if (status === 400 && saysPromptIsTooLong(message)) return {
		kind: "reject",
		cause: "context_window_exceeded",
		reason: `${reason}; the conversation no longer fits into the context window`
	};
	const help = advice[status];
	return {
		kind: "reject",
		cause: status === 403 || status === 404 || saysModelIsUnknown(message) ? "no_model" : "rejected",
		reason: help === void 0 ? reason : `${reason}; ${help}`
	};
}
function reject(reason) {
	return {
		kind: "reject",
		cause: "rejected",
		reason
	};
}
function saysModelIsUnknown(message) {
	return /model identifier is invalid/i.test(message);
}
function saysPromptIsTooLong(message) {
	return /(prompt|input) is too long|exceeds? (the )?context (limit|window)|context window exceeded/i.test(message);
}
function numberOf(text) {
	const number = text === null || text.trim() === "" ? NaN : Number(text);
	return Number.isFinite(number) && number >= 0 ? number : null;
}
// src/json.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/model/model-name.ts
function plainModelName(model) {
	return model.replace(/^arn:aws[a-z-]*:bedrock:.*\//, "").replace(/^([a-z]+(-[a-z]+)*\.)?anthropic\./, "").replace(/@(\d{8}|default|latest)$/, "").replace(/-v\d+(:\d+)?$/, "").replace(/-\d{8}$/, "");
}
// src/model/pricing.ts
const opus45To5 = {
	input: 5,
	output: 25,
	cache_write_5m: 6.25,
	cache_write_1h: 10,
	cache_read: .5
};
const sonnet45To46 = {
	input: 3,
	output: 15,
	cache_write_5m: 3.75,
	cache_write_1h: 6,
	cache_read: .3
};
const fable51 = {
	input: 10,
	output: 50,
	cache_write_5m: 12.5,
	cache_write_1h: 20,
	cache_read: .25
};
const fable5 = {
	input: 10,
	output: 50,
	cache_write_5m: 12.5,
	cache_write_1h: 20,
	cache_read: 1
};
const builtInPrices = {
	"claude-opus-5-5": {
		input: 4,
		output: 20,
		cache_write_5m: 5,
		cache_write_1h: 8,
		cache_read: .2
	},
	"claude-sonnet-5-5": {
		input: 2,
		output: 10,
		cache_write_5m: 2.5,
		cache_write_1h: 4,
		cache_read: .1
	},
	"claude-haiku-5-5": {
		input: .1,
		output: .5,
		cache_write_5m: .125,
		cache_write_1h: .2,
		cache_read: .01,
		long_prompt: {
			above_tokens: 1e5,
			input: .5,
			output: 2.5,
			cache_write_5m: .625,
			cache_write_1h: 1,
			cache_read: .05
		}
	},
	"claude-fable-5-1": fable51,
	"claude-mythos-5-1": fable51,
	"claude-fable-5": fable5,
	"claude-mythos-5": fable5,
	"claude-opus-5": opus45To5,
	"claude-opus-4-8": opus45To5,
	"claude-opus-4-7": opus45To5,
	"claude-opus-4-6": opus45To5,
	"claude-opus-4-5": opus45To5,
	"claude-sonnet-5": {
		input: 2,
		output: 10,
		cache_write_5m: 2.5,
		cache_write_1h: 4,
		cache_read: .2
	},
	"claude-sonnet-4-6": sonnet45To46,
	"claude-sonnet-4-5": sonnet45To46,
	"claude-haiku-4-5": {
		input: 1,
		output: 5,
		cache_write_5m: 1.25,
		cache_write_1h: 2,
		cache_read: .1
	}
};
function costUsd(usage, model, prices) {
	const price = priceOf(model, prices);
	if (price === null) return null;
	const prompt = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_5m_tokens + usage.cache_write_1h_tokens;
	const rates = price.long_prompt !== void 0 && prompt > price.long_prompt.above_tokens ? price.long_prompt : price;
	return (usage.input_tokens * rates.input + usage.output_tokens * rates.output + usage.cache_read_tokens * rates.cache_read + usage.cache_write_5m_tokens * rates.cache_write_5m + usage.cache_write_1h_tokens * rates.cache_write_1h) / 1e6;
}
function longPromptOf(model, prices) {
	return priceOf(model, prices)?.long_prompt?.above_tokens ?? null;
}
function hasPrice(model, prices) {
	return priceOf(model, prices) !== null;
}
function parsePrices(json) {
	let value;
	try {
		value = JSON.parse(json);
	} catch (thrown) {
		return {
			kind: "problems",
			problems: [`not valid JSON: ${oneLine(messageOf(thrown))}`]
		};
	}
	if (!isObject(value)) return {
		kind: "problems",
		problems: [`expected an object of models, such as ${example}`]
	};
	const problems = Object.entries(value).flatMap(([model, price]) => problemsOfPrice(model, price));
	return problems.length > 0 ? {
		kind: "problems",
		problems
	} : {
		kind: "prices",
		prices: value
	};
}
const rateNames = [
	"input",
	"output",
	"cache_write_5m",
	"cache_write_1h",
	"cache_read"
];
const example = "{\"my-model\": {\"input\": 4, \"output\": 20, \"cache_write_5m\": 5, \"cache_write_1h\": 8, \"cache_read\": 0.2}}";
function priceOf(model, prices) {
	for (const name of [
		model,
		model.replace(/-\d{8}$/, ""),
		plainModelName(model)
	]) if (Object.hasOwn(prices, name)) return prices[name] ?? null;
	return null;
}
function problemsOfPrice(model, price) {
	if (model.trim() === "") return ["the name of a model is empty"];
	if (!isObject(price)) return [`${model}: expected an object with ${rateNames.join(", ")}`];
	return [...Object.keys(price).filter((name) => !rateNames.includes(name)).map((name) => `${model}.${name}: unknown; accepted are ${rateNames.join(", ")}`), ...rateNames.filter((name) => !isRate(price[name])).map((name) => `${model}.${name}: expected US dollars per million tokens, a number of 0 or more`)];
}
function isRate(value) {
	return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
// src/model/capabilities.ts
const current = {
	adaptiveThinking: true,
	structuredOutput: true,
	contextWindow: 1e6,
	mostOutputTokens: 128e3
};
const of45 = {
	adaptiveThinking: false,
	structuredOutput: true,
	contextWindow: 2e5,
	mostOutputTokens: 64e3
};
const known = {
	"claude-opus-5-5": current,
	"claude-sonnet-5-5": current,
	"claude-haiku-5-5": current,
	"claude-fable-5-2": current,
	"claude-mythos-5-2": current,
	"claude-fable-5-1": current,
	"claude-mythos-5-1": current,
	"claude-fable-5": current,
	"claude-mythos-5": current,
	"claude-opus-5": current,
	"claude-sonnet-5": current,
	"claude-opus-4-8": current,
	"claude-opus-4-7": current,
	"claude-opus-4-6": current,
	"claude-sonnet-4-6": current,
	"claude-opus-4-5": of45,
	"claude-sonnet-4-5": of45,
	"claude-haiku-4-5": of45
};
const unknown = {
	adaptiveThinking: false,
	structuredOutput: false,
	contextWindow: 2e5,
	mostOutputTokens: null
};
function capabilitiesOf(model) {
	const name = plainModelName(model);
	return Object.hasOwn(known, name) ? known[name] ?? unknown : unknown;
}
// src/model/context.ts
const keptMessages = 6;
const shortResult = 400;
function shrunkHistory(messages, targetBytes) {
	const bare = withoutThinking(messages);
	const sizes = bare.map(bytesOf);
	let total = sizes.reduce((sum, size) => sum + size, 0);
	const kept = [...bare];
	let clearedResults = 0;
	const untouched = Math.max(1, bare.length - keptMessages);
	for (let index = 1; index < untouched && total > targetBytes; index += 1) {
		const message = kept[index];
		const cleared = message?.role === "user" ? clearedMessage(message) : null;
		if (cleared === null) continue;
		kept[index] = cleared.message;
		clearedResults += cleared.count;
		const size = bytesOf(cleared.message);
		total -= (sizes[index] ?? 0) - size;
		sizes[index] = size;
	}
	const droppedMessages = oldestToDrop(kept, {
		sizes,
		total,
		targetBytes
	});
	if (clearedResults === 0 && droppedMessages === 0) return null;
	return {
		messages: droppedMessages === 0 ? kept : withoutOldest(kept, droppedMessages),
		clearedResults,
		droppedMessages
	};
}
function withoutThinking(messages) {
	return messages.map((message) => {
		if (message.role === "user") return message;
		const content = message.content.filter(({ type }) => type !== "thinking" && type !== "redacted_thinking");
		return {
			role: message.role,
			content: content.length > 0 ? content : [thoughtOnly]
		};
	});
}
function bytesOf({ content }) {
	return Buffer.byteLength(JSON.stringify(content));
}
const thoughtOnly = {
	type: "text",
	text: "[The response had no text.]"
};
function clearedMessage(message) {
	let count = 0;
	const content = message.content.map((block) => {
		const text = block.type === "tool_result" ? block["content"] : null;
		if (typeof text !== "string" || text.length <= shortResult) return block;
		count += 1;
		const remark = `[This result of ${text.length} characters was cleared to make room. Run the command again if you need it.]`;
		return {
			...block,
			content: remark
		};
	});
	return count === 0 ? null : {
		message: {
			role: "user",
			content
		},
		count
	};
}
function oldestToDrop(messages, size) {
	let { total } = size;
	let dropped = 0;
	while (total > size.targetBytes && messages.length - dropped - 3 >= keptMessages) {
		total -= (size.sizes[dropped + 1] ?? 0) + (size.sizes[dropped + 2] ?? 0);
		dropped += 2;
	}
	return dropped;
}
function withoutOldest(messages, dropped) {
	const [first, ...rest] = messages;
	if (first === void 0) return messages;
	const remark = {
		type: "text",
		text: `[The next ${dropped} messages were left out to make room. What was done in them is done: look at the repository for its state.]`
	};
	return [{
		role: "user",
		content: [...first.content, remark]
	}, ...rest.slice(dropped)];
}
// src/model/history.ts
const lookBackBlocks = 20;
function newHistory(settings) {
	const system = textBlock$1(settings.system);
	let model = settings.model;
	let messages = [];
	let openCalls = [];
	let isPaused = false;
	let cachedMessages = 0;
	let requestedMessages = 0;
	let bytes = 0;
	let unansweredBytes = 0;
	const addAsUser = (blocks) => {
		const last = messages.at(-1);
		if (last?.role === "user") messages[messages.length - 1] = {
			role: "user",
			content: [...last.content, ...blocks]
		};
		else messages.push({
			role: "user",
			content: blocks
		});
		const added = bytesOf({
			role: "user",
			content: blocks
		});
		bytes += added;
		unansweredBytes += added;
		return blocks;
	};
	const beginAnew = (from) => {
		messages = [...from];
		cachedMessages = 0;
		requestedMessages = 0;
		bytes = messages.reduce((sum, message) => sum + bytesOf(message), 0);
	};
	return {
		say(text) {
			if (openCalls.length > 0) throw new Error("the calls of the last response must be answered first");
			return addAsUser([textBlock$1(text)]);
		},
		answer(results, note) {
			const ids = results.map(({ id }) => id);
			if (ids.length === 0 || ids.join("\n") !== openCalls.join("\n")) throw new Error("each call of the last response needs one result, in order");
			openCalls = [];
			return addAsUser([...results.map(resultBlock), ...note === void 0 ? [] : [textBlock$1(note)]]);
		},
		hear(content, paused) {
			cachedMessages = requestedMessages;
			isPaused = paused;
			openCalls = content.flatMap((block) => block.type === "tool_use" ? [String(block["id"])] : []);
			const last = messages.at(-1);
			if (last?.role === "assistant") messages[messages.length - 1] = {
				role: "assistant",
				content: [...last.content, ...content]
			};
			else messages.push({
				role: "assistant",
				content
			});
			bytes += bytesOf({
				role: "assistant",
				content
			});
			unansweredBytes = 0;
		},
		load(earlier) {
			if (messages.length > 0) throw new Error("the conversation has begun");
			beginAnew(withoutThinking(earlier));
		},
		changeModel(name) {
			model = name;
			beginAnew(withoutThinking(messages));
		},
		shrink(targetBytes) {
			const shrunk = shrunkHistory(messages, targetBytes);
			if (shrunk !== null) beginAnew(shrunk.messages);
			return shrunk;
		},
		request(frame) {
			if (messages.at(-1)?.role !== "user" && !isPaused) throw new Error("there is nothing to answer");
			requestedMessages = messages.length;
			const mark = cacheMark(frame.lifetime);
			return {
				...frameOf({
					...settings,
					model
				}, {
					maxTokens: frame.maxTokens,
					mark
				}),
				system: [{
					...system,
					cache_control: mark
				}],
				messages: withReadMark(messages, {
					cachedMessages,
					mark
				})
			};
		},
		get bytes() {
			return bytes;
		},
		get unansweredBytes() {
			return unansweredBytes;
		}
	};
}
function cacheMark(lifetime) {
	return lifetime === "1h" ? {
		type: "ephemeral",
		ttl: "1h"
	} : { type: "ephemeral" };
}
function frameOf(settings, { maxTokens, mark }) {
	const { adaptiveThinking, structuredOutput } = capabilitiesOf(settings.model);
	const { effort, answerSchema } = settings;
	const outputConfig = {
		...effort === null ? {} : { effort },
		...answerSchema === null || !structuredOutput ? {} : { format: {
			type: "json_schema",
			schema: answerSchema
		} }
	};
	return {
		model: settings.model,
		max_tokens: maxTokens,
		stream: true,
		cache_control: mark,
		...adaptiveThinking ? { thinking: {
			type: "adaptive",
			display: "summarized"
		} } : {},
		...Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig },
		tools: settings.tools
	};
}
function withReadMark(messages, { cachedMessages, mark }) {
	const appended = messages.slice(cachedMessages).reduce((sum, { content }) => sum + content.length, 0);
	const end = messages[cachedMessages - 1];
	const block = end?.content.at(-1);
	if (appended < lookBackBlocks || end === void 0 || block === void 0) return messages;
	const marked = {
		...end,
		content: [...end.content.slice(0, -1), {
			...block,
			cache_control: mark
		}]
	};
	return messages.with(cachedMessages - 1, marked);
}
function callIds(messages) {
	const calls = messages.flatMap(({ content }) => content.filter(({ type }) => type === "tool_use").map(({ id }) => String(id)));
	return new Set(calls);
}
function resultBlock({ id, text, isError }) {
	return {
		type: "tool_result",
		tool_use_id: id,
		content: text === "" ? "(no output)" : text,
		...isError ? { is_error: true } : {}
	};
}
function textBlock$1(text) {
	if (text.trim() === "") throw new Error("the service refuses a text without a visible character");
	return {
		type: "text",
		text
	};
}
// src/model/model.ts
const stopReasons = [
	"end_turn",
	"tool_use",
	"max_tokens",
	"stop_sequence",
	"pause_turn",
	"refusal",
	"model_context_window_exceeded"
];
function stopReasonOf(text) {
	return stopReasons.find((reason) => reason === text) ?? "unknown";
}
// src/model/nesting.ts
function isNestedDeeper(value, levels) {
	if (typeof value !== "object" || value === null) return false;
	return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1));
}
// src/model/proxy-settings.ts
function readProxy(environment) {
	const problems = [];
	const proxyOf = (...names) => {
		const value = variableIn(environment, ...names);
		const address = value === "" || value.includes("://") ? value : `http://${value}`;
		if (address !== "" && !isUsable(address)) problems.push(`provider: the variable ${names.join(" or ")} is not accepted; it takes the http or https address of a proxy`);
		return address;
	};
	const http = proxyOf("http_proxy", "HTTP_PROXY");
	const https = proxyOf("https_proxy", "HTTPS_PROXY");
	if (problems.length > 0) return { problems };
	const direct = variableIn(environment, "no_proxy", "NO_PROXY");
	return { settings: http === "" && https === "" ? null : {
		http,
		https,
		direct
	} };
}
function proxySecrets(settings) {
	return addressesOf(settings).flatMap(({ username, password }) => {
		if (password === "") return [];
		const pair = `${username}:${password}`;
		const basic = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64");
		return [
			password,
			decoded(password),
			pair,
			basic
		];
	});
}
function proxyText(settings) {
	return [...new Set(addressesOf(settings).map(({ origin }) => origin))].join(" or ");
}
function addressesOf(settings) {
	return settings === null ? [] : [settings.https, settings.http].filter(Boolean).map((address) => new URL(address));
}
function isUsable(address) {
	if (!isHttpAddress(address)) return false;
	try {
		decodeURIComponent(new URL(address).username + new URL(address).password);
		return true;
	} catch {
		return false;
	}
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/model/affordable.ts
const leastTokens = 2048;
function allowance(prompt, purse) {
	const { spendableUsd, mostTokens } = purse;
	const base = worstUsd(prompt, 0, purse);
	const million = worstUsd(prompt, 1e6, purse);
	if (base === null || million === null) return {
		kind: "tokens",
		maxTokens: mostTokens
	};
	const perToken = (million - base) / 1e6;
	const least = Math.min(leastTokens, mostTokens);
	const leastUsd = base + least * perToken;
	if (leastUsd > spendableUsd) return {
		kind: "too dear",
		leastUsd
	};
	if (perToken === 0) return {
		kind: "tokens",
		maxTokens: mostTokens
	};
	const affordable = Math.floor((spendableUsd - base) / perToken + 1e-6);
	return {
		kind: "tokens",
		maxTokens: Math.max(least, Math.min(mostTokens, affordable))
	};
}
function worstUsd({ cached, fresh, lifetime }, outputTokens, { model, prices }) {
	const none = {
		input_tokens: 0,
		output_tokens: outputTokens,
		cache_read_tokens: cached,
		cache_write_5m_tokens: 0,
		cache_write_1h_tokens: 0
	};
	const field = lifetime === "1h" ? "cache_write_1h_tokens" : "cache_write_5m_tokens";
	return [{
		...none,
		[field]: fresh
	}, {
		...none,
		input_tokens: fresh
	}].map((usage) => costUsd(usage, model, prices)).reduce((most, cost) => most === null || cost === null ? null : Math.max(most, cost));
}
// src/model/usage.ts
const noUsage = {
	input_tokens: null,
	output_tokens: null,
	cache_read_tokens: 0,
	cache_write_tokens: 0,
	cache_write_1h_tokens: 0
};
function mergedUsage(earlier, usage) {
	const counts = objectOf(usage);
	return {
		input_tokens: countOf(counts["input_tokens"]) ?? earlier.input_tokens,
		output_tokens: countOf(counts["output_tokens"]) ?? earlier.output_tokens,
		cache_read_tokens: countOf(counts["cache_read_input_tokens"]) ?? earlier.cache_read_tokens,
		cache_write_tokens: countOf(counts["cache_creation_input_tokens"]) ?? earlier.cache_write_tokens,
		cache_write_1h_tokens: countOf(objectOf(counts["cache_creation"])["ephemeral_1h_input_tokens"]) ?? earlier.cache_write_1h_tokens
	};
}
function objectOf(value) {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
// src/model/stream.ts
const cutReasons = [
	"max_tokens",
	"refusal",
	"model_context_window_exceeded"
];
function responseBuilder(usedIds = new Set()) {
	const parts = {
		model: null,
		blocks: [],
		callIds: new Set(usedIds),
		stop: null,
		usage: noUsage
	};
	let state = { kind: "open" };
	return {
		add(event) {
			if (state.kind !== "open") return state;
			state = isObject(event) ? next(parts, event) : broken("an event is not a JSON object");
			return state;
		},
		soFar: () => partialOf(parts)
	};
}
function partialOf({ model, blocks, usage }) {
	if (model === null) return null;
	const bytes = blocks.flatMap(({ added }) => [...added.values()].flat()).reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
	const output_tokens = Math.max(usage.output_tokens ?? 0, Math.ceil(bytes / 4));
	return {
		model,
		usage: wholeUsage({
			...usage,
			output_tokens
		})
	};
}
function wholeUsage(report) {
	const { cache_read_tokens, cache_write_tokens, cache_write_1h_tokens } = report;
	return {
		input_tokens: report.input_tokens ?? 0,
		output_tokens: report.output_tokens ?? 0,
		cache_read_tokens,
		cache_write_5m_tokens: Math.max(0, cache_write_tokens - cache_write_1h_tokens),
		cache_write_1h_tokens
	};
}
const open = { kind: "open" };
function broken(problem) {
	return {
		kind: "broken",
		problem
	};
}
function next(parts, event) {
	switch (event["type"]) {
		case "message_start": return startMessage(parts, event);
		case "content_block_start": return startBlock(parts, event);
		case "content_block_delta": return addToBlock(parts, event);
		case "content_block_stop": return endBlock(parts, event);
		case "message_delta": return addToMessage(parts, event);
		case "message_stop": return endMessage(parts);
		case "error": return errorOf(event["error"]);
		default: return typeof event["type"] === "string" ? open : broken("an event has no type");
	}
}
function startMessage(parts, event) {
	const message = event["message"];
	if (parts.model !== null) return broken("message_start came twice");
	if (!isObject(message) || typeof message["model"] !== "string") return broken("message_start names no model");
	parts.model = message["model"];
	parts.usage = mergedUsage(parts.usage, message["usage"]);
	return open;
}
function startBlock(parts, event) {
	const start = event["content_block"];
	if (parts.model === null || parts.stop !== null) return broken("a content block began outside of the message");
	if (parts.blocks.at(-1)?.ended === false) return broken("a content block began before the one before it ended");
	if (event["index"] !== parts.blocks.length) return broken("a content block is out of order");
	if (!isBlock(start)) return broken("a content block has no type");
	if (isNestedDeeper(start, 100)) return broken("a content block is nested too deeply");
	const problem = start.type === "tool_use" ? takeCall(parts, start) : null;
	if (problem !== null) return broken(problem);
	parts.blocks.push({
		start,
		added: new Map(),
		citations: [],
		ended: false,
		incomplete: false
	});
	return open;
}
function takeCall({ callIds }, { id, name }) {
	if (typeof id !== "string" || id === "") return "a call has no id";
	if (typeof name !== "string" || name === "") return "a call has no name";
	if (callIds.has(id)) return "a call has the id of another";
	callIds.add(id);
	return null;
}
function addToBlock(parts, event) {
	const block = openBlock(parts, event);
	const delta = event["delta"];
	if (block === null) return broken("a delta belongs to no open content block");
	if (!isObject(delta)) return broken("a delta is not an object");
	const field = deltaFields[String(delta["type"])];
	if (field !== void 0) {
		const text = delta[field];
		if (typeof text !== "string") return broken(`a ${String(delta["type"])} has no text`);
		const pieces = block.added.get(field) ?? [];
		pieces.push(text);
		block.added.set(field, pieces);
	} else if (delta["type"] === "citations_delta") {
		if (isNestedDeeper(delta["citation"], 100)) return broken("a citation is nested too deeply");
		block.citations.push(delta["citation"]);
	} else block.incomplete = true;
	return open;
}
const deltaFields = {
	text_delta: "text",
	thinking_delta: "thinking",
	signature_delta: "signature",
	input_json_delta: "partial_json"
};
function endBlock(parts, event) {
	const block = openBlock(parts, event);
	if (block === null) return broken("content_block_stop belongs to no open content block");
	block.ended = true;
	return open;
}
function addToMessage(parts, event) {
	const delta = event["delta"];
	if (parts.model === null) return broken("message_delta came before message_start");
	if (!isObject(delta)) return broken("message_delta has no delta");
	parts.usage = mergedUsage(parts.usage, event["usage"]);
	const reason = delta["stop_reason"];
	if (typeof reason === "string") {
		const sequence = delta["stop_sequence"];
		parts.stop = {
			reason,
			sequence: typeof sequence === "string" ? sequence : null,
			details: delta["stop_details"] ?? null
		};
	}
	return open;
}
function endMessage(parts) {
	const { model, stop, blocks } = parts;
	if (model === null) return broken("message_stop came before message_start");
	if (stop === null) return broken("the message ended without a stop reason");
	if (blocks.at(-1)?.ended === false && !cutReasons.includes(stop.reason)) return broken("the message ended within a content block");
	if (parts.usage.input_tokens === null || parts.usage.output_tokens === null) return broken("the message ended without its usage");
	return {
		kind: "whole",
		response: {
			model,
			blocks: blocks.map(receivedBlock),
			stopReason: stop.reason,
			stopSequence: stop.sequence,
			stopDetails: stop.details,
			usage: wholeUsage(parts.usage)
		}
	};
}
function errorOf(error) {
	const { type, message } = isObject(error) ? error : {};
	return {
		kind: "error",
		type: typeof type === "string" ? type : "api_error",
		message: typeof message === "string" ? message : "no message"
	};
}
function openBlock(parts, event) {
	const block = parts.blocks.at(-1);
	return block !== void 0 && !block.ended && event["index"] === parts.blocks.length - 1 ? block : null;
}
function receivedBlock({ start, added, citations, ended, incomplete }) {
	const block = { ...start };
	for (const [field, pieces] of added) {
		const before = start[field];
		if (field !== "partial_json") block[field] = (typeof before === "string" ? before : "") + pieces.join("");
	}
	if (citations.length > 0) block["citations"] = [...Array.isArray(start["citations"]) ? start["citations"] : [], ...citations];
	return {
		block,
		inputText: added.get("partial_json")?.join("") ?? (start.type === "tool_use" ? "" : null),
		ended,
		incomplete
	};
}
function isBlock(value) {
	return isObject(value) && typeof value["type"] === "string";
}
// src/model/response.ts
function readResponse(response) {
	const isCut = cutReasons.includes(response.stopReason);
	const content = [];
	const calls = [];
	for (const received of response.blocks) if (received.block.type === "tool_use") {
		const call = isCut && isCutCall(received) ? null : callOf(received);
		if (call !== null) calls.push(call);
		content.push(call === null ? cutCallNote(received, response.stopReason) : sentBack(received, call));
	} else if (isAccepted(received)) content.push(withParsedInput(received));
	const last = content.at(-1)?.type;
	if (last === void 0 || last === "thinking" || last === "redacted_thinking") content.push(endNote(response.stopReason, isCut));
	return {
		text: joined(response.blocks, "text"),
		thinking: joined(response.blocks, "thinking"),
		calls,
		stop: stopReasonOf(response.stopReason),
		stopDetail: stopDetailOf(response),
		content
	};
}
function isCutCall({ inputText, ended }) {
	return !ended || inputText === null || inputText === "" || parsedJson$1(inputText) === void 0;
}
function callOf({ block, inputText }) {
	const input = inputText === null || inputText === "" ? block["input"] ?? {} : parsedJson$1(inputText);
	return {
		id: String(block["id"]),
		name: String(block["name"]),
		input
	};
}
function sentBack({ block, inputText }, call) {
	return {
		...block,
		input: isObject(call.input) ? call.input : { INVALID_JSON: inputText }
	};
}
function withParsedInput({ block, inputText }) {
	return inputText === null || inputText === "" ? block : {
		...block,
		input: parsedJson$1(inputText)
	};
}
function isAccepted({ block, inputText, ended, incomplete }) {
	switch (block.type) {
		case "text": return typeof block["text"] === "string" && block["text"].trim() !== "";
		case "thinking": return typeof block["signature"] === "string" && block["signature"] !== "";
		default: {
			const isReadable = inputText === null || inputText === "" || isObject(parsedJson$1(inputText));
			return ended && !incomplete && isReadable;
		}
	}
}
function cutCallNote({ block }, stopReason) {
	return textBlock(`[A call of ${String(block["name"])} was cut off here (${stopReason}) and was not run.]`);
}
function endNote(stopReason, isCut) {
	return textBlock(isCut ? `[The response was cut off here (${stopReason}).]` : "[The response had no text.]");
}
function textBlock(text) {
	return {
		type: "text",
		text
	};
}
function joined(blocks, type) {
	return blocks.map(({ block }) => block.type === type ? block[type] : "").filter((text) => typeof text === "string" && text.trim() !== "").join("\n\n");
}
function stopDetailOf({ stopReason, stopSequence, stopDetails }) {
	if (stopReasonOf(stopReason) === "unknown") return stopReason;
	if (stopReason === "stop_sequence") return stopSequence ?? "";
	if (!isObject(stopDetails)) return "";
	return [stopDetails["category"], stopDetails["explanation"]].filter((part) => typeof part === "string" && part !== "").join(": ");
}
function parsedJson$1(text) {
	try {
		const value = JSON.parse(text);
		return isNestedDeeper(value, 100) ? void 0 : value;
	} catch {
		return;
	}
}
// src/model/retry.ts
const shortestDelayMs = 1e3;
const longestDelayMs = 3e4;
async function withRetries(request, attempt, world) {
	const deadline = world.now() + request.retryBudgetMs;
	for (let count = 1;; count += 1) {
		if (request.signal.aborted) return aborted;
		const result = await attempt();
		if (result.kind === "done") return result.value;
		if (result.kind === "given up") return result.failure;
		if (request.signal.aborted) return aborted;
		const step = nextStep(result.fault, {
			attempt: count,
			remainingMs: deadline - world.now(),
			random: world.random()
		});
		if (step.kind === "give up") return step.failure;
		request.onRetry({
			attempt: count,
			reason: step.reason,
			delayMs: step.delayMs
		});
		await world.sleep(step.delayMs, request.signal);
	}
}
function nextStep(fault, { attempt, remainingMs, random }) {
	const verdict = verdictOn(fault);
	if (verdict.kind === "reject") return giveUp(verdict.cause, verdict.reason);
	const delayMs = verdict.retryAfterMs === null ? backoffMs(attempt, random) : Math.max(shortestDelayMs, Math.ceil(verdict.retryAfterMs));
	if (delayMs <= remainingMs) return {
		kind: "wait",
		delayMs,
		reason: verdict.reason
	};
	const left = Math.max(0, Math.floor(remainingMs / 1e3));
	const asked = verdict.retryAfterMs === null ? "" : `, and it asks to wait ${Math.ceil(delayMs / 1e3)} s`;
	const tries = attempt === 1 ? "1 try" : `${attempt} tries`;
	return giveUp("unavailable", `${verdict.reason}; given up after ${tries}, with ${left} s left for more${asked}`);
}
const aborted = {
	kind: "failure",
	cause: "aborted",
	reason: "the request to the model was cancelled"
};
function giveUp(cause, reason) {
	return {
		kind: "give up",
		failure: {
			kind: "failure",
			cause,
			reason
		}
	};
}
function backoffMs(attempt, random) {
	const ceiling = Math.min(longestDelayMs, shortestDelayMs * 2 ** attempt);
	return Math.ceil(ceiling * (1 + random) / 2);
}
// src/model/conversation.ts
function startConversation(settings, world) {
	return new MessagesConversation(settings, world);
}
const mostPromptTokens = 2e5;
const promptShare = .75;
const shrunkShare = .5;
const mostShrinks = 3;
const fewestBytesPerToken = 2;
const usualBytesPerToken = 3;
const overheadTokens = 2e3;
const lifetimeMs = {
	"5m": 3e5,
	"1h": 36e5
};
const lifetimeMarginMs = 15e3;
var MessagesConversation = class {
	#settings;
	#world;
	#history;
	#model;
	#measured = null;
	#lifetime = "5m";
	constructor(settings, world) {
		this.#settings = settings;
		this.#world = world;
		this.#model = settings.model;
		this.#history = newHistory(settings);
	}
	load = (messages) => this.#history.load(messages);
	say = (text) => this.#history.say(text);
	answer = (results, note) => this.#history.answer(results, note);
	changeModel(model) {
		this.#model = model;
		this.#history.changeModel(model);
		this.#measured = null;
	}
	makeRoom() {
		return this.#shrink(this.#history.bytes * shrunkShare);
	}
	async next(request) {
		this.#keepSmall(request);
		for (let shrinks = 0;; shrinks += 1) {
			const answer = await this.#ask(request);
			if (answer.kind !== "failure" || answer.cause !== "context_window_exceeded") return answer;
			const cleared = shrinks < mostShrinks ? this.makeRoom() : null;
			if (cleared === null) return answer;
			request.onCleared(cleared);
		}
	}
	async #ask(request) {
		const { now } = this.#world.world;
		this.#lifetime = this.#nextLifetime();
		let maxTokens = this.#settings.maxOutputTokens;
		let askedAt = now();
		const answered = await withRetries(request, async () => {
			const allowed = this.#allowance(request.spendableUsd());
			if (typeof allowed !== "number") return {
				kind: "given up",
				failure: allowed
			};
			maxTokens = allowed;
			askedAt = now();
			const body = this.#history.request({
				maxTokens,
				lifetime: this.#lifetime
			});
			return this.#world.ask(body, {
				signal: request.signal,
				onUnfinished: ({ model, usage }) => request.onUnfinished({
					model,
					usage,
					costUsd: this.#costUsd(usage, model)
				})
			});
		}, this.#world.world);
		if ("kind" in answered) return answered;
		const turn = this.#turnOf(answered, maxTokens);
		this.#history.hear(turn.content, turn.stop === "pause_turn");
		const { usage } = turn;
		const tokens = promptTokens(usage);
		this.#measured = {
			tokens,
			cachedTokens: tokens - usage.input_tokens,
			outputTokens: usage.output_tokens,
			askedAt,
			lifetime: this.#lifetime
		};
		return turn;
	}
	#turnOf({ response, requestId }, maxOutputTokens) {
		const { model, usage } = response;
		return {
			kind: "turn",
			...readResponse(response),
			model,
			maxOutputTokens,
			requestId,
			usage,
			costUsd: this.#costUsd(usage, model)
		};
	}
	#costUsd(usage, model) {
		const { prices } = this.#world;
		return costUsd(usage, model, prices) ?? costUsd(usage, this.#model, prices);
	}
	#allowance(spendableUsd) {
		const mostTokens = this.#settings.maxOutputTokens;
		if (spendableUsd === null) return mostTokens;
		const { prices } = this.#world;
		const allowed = allowance(this.#worstPrompt(), {
			model: this.#model,
			prices,
			spendableUsd,
			mostTokens
		});
		if (allowed.kind === "tokens") return allowed.maxTokens;
		return {
			kind: "failure",
			cause: "unaffordable",
			reason: `the next response could cost ${usd(allowed.leastUsd)} and ${usd(Math.max(0, spendableUsd))} is left`
		};
	}
	#worstPrompt() {
		const lifetime = this.#lifetime;
		const { bytes, unansweredBytes } = this.#history;
		const measured = this.#measured;
		if (measured === null) return {
			cached: 0,
			fresh: this.#tokensOf(bytes, fewestBytesPerToken),
			lifetime
		};
		const added = measured.outputTokens + Math.ceil(unansweredBytes / fewestBytesPerToken);
		const cached = this.#isCached(measured) ? measured.cachedTokens : 0;
		return {
			cached,
			fresh: measured.tokens - cached + added,
			lifetime
		};
	}
	#tokensOf(bytes, bytesPerToken) {
		const { system, tools } = this.#settings;
		const frame = Buffer.byteLength(system) + JSON.stringify(tools).length;
		return overheadTokens + Math.ceil((frame + bytes) / bytesPerToken);
	}
	#isCached({ askedAt, lifetime }) {
		return this.#world.world.now() - askedAt < lifetimeMs[lifetime] - lifetimeMarginMs;
	}
	#nextLifetime() {
		return this.#measured !== null && !this.#isCached(this.#measured) ? "1h" : this.#lifetime;
	}
	#keepSmall(request) {
		const most = Math.min(capabilitiesOf(this.#model).contextWindow * promptShare, mostPromptTokens, (longPromptOf(this.#model, this.#world.prices) ?? 1e400) * .9);
		const { bytes, unansweredBytes } = this.#history;
		const measured = this.#measured;
		const tokens = measured === null ? this.#tokensOf(bytes, usualBytesPerToken) : measured.tokens + measured.outputTokens + Math.ceil(unansweredBytes / usualBytesPerToken);
		if (tokens <= most) return;
		const cleared = this.#shrink(bytes * most * shrunkShare / tokens, tokens);
		if (cleared !== null) request.onCleared(cleared);
	}
	#shrink(targetBytes, tokens) {
		const before = tokens ?? this.#measured?.tokens ?? this.#tokensOf(this.#history.bytes, 3);
		const shrunk = this.#history.shrink(targetBytes);
		if (shrunk === null) return null;
		this.#measured = null;
		const { clearedResults, droppedMessages } = shrunk;
		return {
			tokens: before,
			clearedResults,
			droppedMessages
		};
	}
};
function promptTokens(usage) {
	return usage.input_tokens + usage.cache_read_tokens + usage.cache_write_5m_tokens + usage.cache_write_1h_tokens;
}
function usd(amount) {
	return `$${amount.toFixed(amount < 1 ? 4 : 2)}`;
}
// src/model/watch.ts
function startWatch(idleMs, outer) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	let fired = false;
	const start = (milliseconds) => setTimeout(() => {
		fired = !outer.aborted;
		controller.abort();
	}, milliseconds);
	let timer = start(idleMs);
	let isLimited = false;
	if (outer.aborted) abort();
	outer.addEventListener("abort", abort, { once: true });
	return {
		signal: controller.signal,
		touch: () => {
			if (isLimited) return;
			clearTimeout(timer);
			timer = start(idleMs);
		},
		limit(milliseconds) {
			clearTimeout(timer);
			isLimited = true;
			timer = start(milliseconds);
		},
		hasFired: () => fired,
		stop() {
			clearTimeout(timer);
			outer.removeEventListener("abort", abort);
		}
	};
}
// src/model/messages-api.ts
function messagesClient(api) {
	const service = {
		api,
		messages: new Messages(api.sdk),
		options: api.options,
		world: api.options.world ?? systemWorld,
		mask: (text) => [...api.secrets, ...api.options.route?.secrets ?? []].reduce((masked, secret) => masked.replaceAll(secret, "***"), text)
	};
	return {
		provider: api.provider,
		start: (settings) => startConversation(withWireSchema(settings), {
			prices: service.options.prices,
			world: service.world,
			ask: (body, request) => ask(service, {
				body,
				request
			})
		}),
		probe: (model) => probe(service, model),
		...api.unchecked === void 0 ? {} : { unchecked: api.unchecked }
	};
}
const defaultIdleTimeoutMs = 12e4;
const drainMs = 200;
const sdkTimeoutMarginMs = 6e4;
const probeTimeoutMs = 15e3;
const systemWorld = {
	now: () => performance.now(),
	random: Math.random,
	sleep: (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal }).catch(() => void 0)
};
function withWireSchema(settings) {
	const { answerSchema } = settings;
	if (answerSchema === null) return settings;
	try {
		const schema = transformJSONSchema(answerSchema);
		return {
			...settings,
			answerSchema: schema
		};
	} catch {
		return {
			...settings,
			answerSchema: null
		};
	}
}
async function probe(service, model) {
	const { probe: ownProbe, wireModel } = service.api;
	try {
		if (ownProbe !== void 0) return await ownProbe(model);
		await service.messages.countTokens({
			model: wireModel?.(model) ?? model,
			messages: [{
				role: "user",
				content: "Are you there?"
			}]
		}, { timeout: probeTimeoutMs });
		return null;
	} catch (thrown) {
		return verdictOn(faultOf(thrown, service)).reason;
	}
}
async function ask(service, { body, request }) {
	const idleMs = service.options.idleTimeoutMs ?? defaultIdleTimeoutMs;
	const watch = startWatch(idleMs, request.signal);
	const builder = responseBuilder(callIds(body.messages));
	const attempt = await heard();
	const part = attempt.kind === "done" ? null : builder.soFar();
	if (part !== null) request.onUnfinished(part);
	return attempt;
	async function heard() {
		try {
			const parameters = wireBody(service, body);
			const answer = service.messages.create(parameters, {
				signal: watch.signal,
				timeout: idleMs + sdkTimeoutMarginMs
			}).asResponse();
			const http = await pTimeout(answer, {
				milliseconds: 1e400,
				signal: watch.signal
			});
			watch.touch();
			return await readStream(http, {
				watch,
				service,
				builder
			});
		} catch (thrown) {
			return failed(watch.hasFired() ? {
				kind: "idle",
				afterMs: idleMs
			} : faultOf(thrown, service));
		} finally {
			watch.stop();
		}
	}
}
function wireBody({ api: { wireModel, adapt } }, body) {
	const named = wireModel === void 0 ? body : {
		...body,
		model: wireModel(body.model)
	};
	return adapt === void 0 ? named : adapt(named);
}
async function readStream(http, { watch, service, builder }) {
	const contentType = http.headers.get("content-type") ?? "no content type";
	if (!contentType.toLowerCase().startsWith("text/event-stream")) {
		await http.body?.cancel();
		return failed({
			kind: "broken_stream",
			problem: `status ${http.status} with ${contentType} instead of an event stream`
		});
	}
	let response = null;
	try {
		for await (const { data } of Stream.rawEvents(withLimitedBody(http, watch.touch))) {
			if (data === "" || response !== null) continue;
			const state = builder.add(parsedJson(data));
			if (state.kind === "broken") return failed({
				kind: "broken_stream",
				problem: state.problem
			});
			if (state.kind === "error") return failed({
				kind: "error_event",
				...adviceOf(service),
				type: service.mask(state.type),
				message: service.mask(state.message)
			});
			if (state.kind === "open") continue;
			response = state.response;
			watch.limit(drainMs);
		}
	} catch (thrown) {
		if (response === null && thrown instanceof ResponseTooLong) return failed({
			kind: "broken_stream",
			problem: thrown.message
		});
		if (response === null) throw thrown;
	}
	if (response === null) return failed({
		kind: "broken_stream",
		problem: "the stream ended before the message did"
	});
	return {
		kind: "done",
		value: {
			response,
			requestId: requestIdOf(http)
		}
	};
}
function requestIdOf({ headers }) {
	return headers.get("request-id") ?? headers.get("x-amzn-requestid");
}
function adviceOf({ api }) {
	return api.advice === void 0 ? {} : { advice: api.advice };
}
function failed(fault) {
	return {
		kind: "fault",
		fault
	};
}
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function faultOf(thrown, service) {
	const { mask } = service;
	const ours = runErrorIn(thrown);
	if (ours !== null) return {
		kind: "refused",
		reason: mask(oneLine(ours.message))
	};
	if (thrown instanceof APIError && typeof thrown.status === "number") {
		const message = typeof thrown.apiMessage === "string" ? thrown.apiMessage : plainBody(thrown.message);
		return {
			kind: "status",
			...adviceOf(service),
			status: thrown.status,
			type: mask(thrown.type ?? ""),
			message: mask(message),
			retryAfterMs: retryAfterOf(thrown.headers ?? new Headers(), Date.now())
		};
	}
	return connectionFault(mask(oneLine(rootMessage(thrown))), service.api.options.route?.proxy ?? "");
}
function connectionFault(message, proxy) {
	if (proxy === "") return {
		kind: "connection",
		message
	};
	const [, status] = /^.*Proxy response \((\d+)\)/i.exec(message) ?? [];
	return status === void 0 ? {
		kind: "connection",
		message: `${message} (by the proxy ${proxy})`
	} : {
		kind: "proxy",
		status: Number(status),
		proxy
	};
}
function runErrorIn(thrown) {
	for (let error = thrown; error instanceof Error; error = error.cause) if (error instanceof RunError) return error;
	return null;
}
function plainBody(sdkMessage) {
	const body = sdkMessage.replace(/^\d{3} /, "").trim();
	return body.startsWith("<") || body === "status code (no body)" ? "" : body;
}
function rootMessage(thrown) {
	let root = thrown;
	while (root instanceof Error && root.cause instanceof Error) root = root.cause;
	if (!(root instanceof Error)) return String(root);
	const code = "code" in root && typeof root.code === "string" ? root.code : "";
	if (root.message === "") return code === "" ? root.name : code;
	return code === "" || root.message.includes(code) ? root.message : `${code}: ${root.message}`;
}
// src/model/proxy.ts
const directRoute = {
	dispatcher: null,
	proxy: "",
	secrets: []
};
async function openRoute(settings) {
	if (settings === null) return directRoute;
	const { EnvHttpProxyAgent } = await import("./undici.js").then((m) => __toESM(m.default, 1));
	return {
		dispatcher: new EnvHttpProxyAgent({
			httpProxy: settings.http,
			httpsProxy: settings.https,
			noProxy: settings.direct
		}),
		proxy: proxyText(settings),
		secrets: proxySecrets(settings)
	};
}
export { readProxy as a, newHistory as c, hasPrice as d, parsePrices as f, oneLine as h, proxySecrets as i, capabilitiesOf as l, isObject as m, openRoute as n, isNestedDeeper as o, plainModelName as p, messagesClient as r, stopReasonOf as s, directRoute as t, builtInPrices as u };
