import { t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { Buffer as Buffer$1 } from "node:buffer";
import { t as creator } from "./packages-main-apply-cli-vertex-bedrock-aws-credentials.js";
// src/record/literal-scanner.ts
const blockLength = 3;
const tableSize = 65536;
function createLiteralScanner(literals) {
	const shortest = Math.min(...literals.map((literal) => literal.length));
	const longest = Math.max(...literals.map((literal) => literal.length));
	if (literals.length === 0 || shortest < blockLength) throw new RangeError(`Every literal needs at least ${blockLength} units`);
	const shifts = shiftTable(literals, shortest);
	const candidates = candidatesByBlock(literals, shortest);
	return {
		longest,
		scan(units, limit, found) {
			const stop = Math.min(units.length, limit + shortest - 1);
			let last = shortest - 1;
			while (last < stop) {
				const block = blockAt(units, last);
				const shift = shifts[block] ?? 1;
				if (shift > 0) {
					last += shift;
					continue;
				}
				const start = last - shortest + 1;
				const literal = candidates.get(block)?.find((candidate) => standsAt(units, start, candidate));
				if (literal !== void 0) found(start, start + literal.length);
				last += 1;
			}
		}
	};
}
function shiftTable(literals, shortest) {
	const furthest = Math.min(255, shortest - blockLength + 1);
	const shifts = new Uint8Array(tableSize).fill(furthest);
	for (const literal of literals) for (let last = 2; last < shortest; last += 1) {
		const block = blockAt(literal, last);
		shifts[block] = Math.min(shifts[block] ?? furthest, shortest - 1 - last);
	}
	return shifts;
}
function candidatesByBlock(literals, shortest) {
	const candidates = new Map();
	for (const literal of literals.toSorted((one, other) => other.length - one.length)) {
		const block = blockAt(literal, shortest - 1);
		const list = candidates.get(block);
		if (list === void 0) candidates.set(block, [literal]);
		else list.push(literal);
	}
	return candidates;
}
function blockAt(units, last) {
	const first = units[last - 2] ?? 0;
	const middle = units[last - 1] ?? 0;
	return ((units[last] ?? 0) * 2533 ^ middle << 6 ^ first << 11) & 65535;
}
function standsAt(units, start, literal) {
	if (start + literal.length > units.length) return false;
	for (let index = 0; index < literal.length; index += 1) if (units[start + index] !== literal[index]) return false;
	return true;
}
// src/record/secret-forms.ts
const shortestLine = 16;
const base64Widths = [76, 64];
const hexWidth = 60;
function formsOfSecret(secret) {
	const whole = secret.trim();
	const forms = new Set();
	const add = (texts) => {
		for (const text of texts) forms.add(text);
	};
	for (const value of new Set([secret, whole])) {
		add([value, reversed(value)]);
		add(jsonForms(value));
		add(urlForms(value));
		add(shellForms(value));
		add(binaryForms(Buffer.from(value)));
	}
	for (const line of linesOf$1(whole)) {
		add([line, reversed(line)]);
		add(jsonForms(line));
	}
	return [...forms];
}
function reversed(text) {
	return Array.from(text).toReversed().join("");
}
function jsonForms(value) {
	return [
		(text) => JSON.stringify(text).slice(1, -1),
		(text) => JSON.stringify(text).slice(1, -1).replace(/[^\0-\x7e]/g, unicodeEscape),
		(text) => JSON.stringify(text).slice(1, -1).replace(/[<>&]/g, unicodeEscape),
		(text) => JSON.stringify(text).slice(1, -1).replaceAll("/", String.raw`\/`)
	].flatMap((write) => [write(value), write(write(value))]);
}
function unicodeEscape(unit) {
	return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function urlForms(value) {
	const component = encodeURIComponent(Buffer.from(value).toString());
	const strict = component.replace(/[!'()*]/g, percentEscape);
	const form = new URLSearchParams([["", value]]).toString().slice(1);
	const upper = [
		component,
		strict,
		form,
		form.replaceAll("+", "%20"),
		strict.replaceAll("%2F", "/")
	];
	return [...upper, ...upper.map((text) => text.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()))];
}
function percentEscape(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function shellForms(value) {
	return [
		value.replaceAll("'", String.raw`'\''`),
		value.replaceAll("'", `'"'"'`),
		value.replace(/["\\$`]/g, String.raw`\$&`),
		value.replace(/[^\w@%+=:,./\-\u0080-\uffff]/g, String.raw`\$&`),
		value.replace(/['\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`)
	];
}
function binaryForms(bytes) {
	const hex = bytes.toString("hex");
	const base64 = bytes.toString("base64");
	const spelled = [...[
		0,
		1,
		2
	].map((offset) => base64At(bytes, offset)), ...base64Widths.flatMap((width) => wrapped(base64, width))];
	const digits = [hex, ...wrapped(hex, hexWidth)];
	return [
		...digits,
		...digits.map((text) => text.toUpperCase()),
		...spelled,
		...spelled.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))
	];
}
function base64At(bytes, offset) {
	const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
	const mixed = offset === 0 ? 0 : offset + 1;
	return encoded.slice(mixed, Math.floor((offset + bytes.length) * 8 / 6));
}
function wrapped(text, width) {
	if (text.length <= width) return [];
	return (text.match(new RegExp(`.{1,${width}}`, "g")) ?? []).filter((line) => line.length >= shortestLine);
}
function linesOf$1(secret) {
	const lines = secret.split(/\r\n|\r|\n|\\r\\n|\\n/).map((line) => line.trim());
	if (lines.length === 1) return [];
	return lines.filter((line) => line.length >= shortestLine && !/^-+[A-Z0-9 ]+-+$/.test(line));
}
function rangesOf(scanner, units) {
	const ranges = [];
	scanner.scan(units, units.length, (start, end) => {
		const previous = ranges.at(-1);
		if (previous !== void 0 && start < previous.end) previous.end = Math.max(previous.end, end);
		else ranges.push({
			start,
			end
		});
	});
	return ranges;
}
function mergedRanges(ranges) {
	const merged = [];
	for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
		const previous = merged.at(-1);
		if (previous !== void 0 && start < previous.end) previous.end = Math.max(previous.end, end);
		else merged.push({
			start,
			end
		});
	}
	return merged;
}
function masked(text, ranges) {
	if (ranges.length === 0) return text;
	return [...ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? 0, start)), text.slice(ranges.at(-1)?.end)].join("***");
}
// src/record/secret-patterns.ts
const leftOut = new Set([
	"basicauth",
	"database-connection-string",
	"filter-comments"
].map((name) => `@secretlint/secretlint-rule-${name}`));
const furtherShapes = [
	/\bsk-ant-(?:oat|admin|sid)\d{2}-[\w-]{40,}/g,
	/\bgh[opsur]_[A-Za-z0-9_.-]{36,}/g,
	/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}/g,
	/\bAIza[\w-]{35}(?![\w-])/g,
	/\b(?:(?:sk|rk)_(?:live|test)|whsec)_[A-Za-z0-9]{20,}/g,
	/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]|[\w-]+: [^\n]*\n)+(?:[A-Za-z0-9+/=]{24,}(?:\s|\\[nr])*)+(?:[A-Za-z0-9+/=]{0,23}(?:\s|\\[nr])*-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----)?/g
];
const shortestShape = 16;
function findSecretShapes(text) {
	if (text.length < shortestShape) return [];
	const found = [];
	const source = {
		content: text,
		filePath: "text",
		contentType: "text",
		ext: ".txt"
	};
	for (const check of checksReportingTo(found)) check(source);
	for (const shape of furtherShapes) for (const match of text.matchAll(shape)) found.push({
		start: match.index,
		end: match.index + match[0].length
	});
	return found;
}
function checksReportingTo(found) {
	const context = {
		sharedOptions: {},
		createTranslator: () => (id) => ({
			message: id,
			messageId: id
		}),
		report: ({ range: [start, end] }) => found.push({
			start,
			end
		}),
		ignore: () => void 0
	};
	return rules.map((rule) => {
		const handlers = rule.create(context, {});
		return (source) => handlers.file?.(source);
	});
}
const rules = creator.rules.filter(({ meta }) => !leftOut.has(meta.id));
// src/record/redacting-stream.ts
const maskBytes = Buffer$1.from("***");
function hidingValues(scanner, onHits) {
	let held = Buffer$1.alloc(0);
	let joined = Buffer$1.alloc(0);
	const join = (chunk) => {
		const length = held.length + chunk.length;
		if (joined.length < length) joined = Buffer$1.concat([held], length);
		else held.copy(joined);
		chunk.copy(joined, held.length);
		return joined.subarray(0, length);
	};
	let covered = 0;
	let count = 0;
	const take = (bytes, certain) => {
		const parts = [];
		let clearFrom = covered;
		scanner?.scan(bytes, certain, (start, end) => {
			if (start >= clearFrom) {
				parts.push(bytes.subarray(clearFrom, start), maskBytes);
				count += 1;
				onHits(1);
			}
			clearFrom = Math.max(clearFrom, end);
		});
		if (clearFrom < certain) parts.push(bytes.subarray(clearFrom, certain));
		covered = Math.max(0, clearFrom - certain);
		held = bytes.subarray(certain);
		return parts.length === 1 && parts[0] !== void 0 ? parts[0] : Buffer$1.concat(parts);
	};
	return {
		write(chunk) {
			if (scanner === null) return chunk;
			const bytes = join(chunk);
			return take(bytes, Math.max(0, bytes.length - scanner.longest + 1));
		},
		end: () => take(held, held.length),
		get count() {
			return count;
		}
	};
}
const shapedBytes = 8388608;
const pieceBytes = 65536;
const longestShape = 16384;
function hidingShapes(known, onHits) {
	let pending = Buffer$1.alloc(0);
	let taken = 0;
	let hits = 0;
	const look = (bytes) => {
		const text = bytes.toString("latin1");
		const ranges = mergedRanges(findSecretShapes(text));
		if (ranges.length === 0) return bytes;
		hits += ranges.length;
		onHits(ranges.length);
		return Buffer$1.from(masked(text, ranges), "latin1");
	};
	const take = (bytes, isEnd) => {
		if (taken > shapedBytes && pending.length === 0) return bytes;
		taken += bytes.length;
		pending = Buffer$1.concat([pending, bytes]);
		if (!isEnd && pending.length < pieceBytes) return Buffer$1.alloc(0);
		const certain = isEnd || taken > shapedBytes ? pending.length : certainBytes(pending);
		const piece = pending.subarray(0, certain);
		pending = pending.subarray(certain);
		return look(piece);
	};
	return {
		write: (chunk) => take(known.write(chunk), false),
		end: () => take(known.end(), true),
		get count() {
			return known.count + hits;
		}
	};
}
function certainBytes(bytes) {
	const key = bytes.lastIndexOf("-----BEGIN ");
	const lineEnd = (key >= bytes.length - longestShape && bytes.indexOf("-----END ", key) < 0 ? bytes.subarray(0, Math.max(key, 0)) : bytes).lastIndexOf(10) + 1;
	return lineEnd > 0 ? lineEnd : Math.max(0, bytes.length - longestShape);
}
// src/record/redact.ts
const shortestSecret = 8;
const deepestJson = 200;
function createRedactor(secrets, { shapes = false } = {}) {
	const forms = new Set(secrets.flatMap((secret, index) => formsOrThrow(secret, index)));
	const text = forms.size === 0 ? null : createLiteralScanner([...forms].map(utf16));
	const bytes = forms.size === 0 ? null : createLiteralScanner([...forms].map((form) => Buffer.from(form)));
	let count = 0;
	const redact = (value) => {
		const ranges = text === null ? [] : rangesOf(text, utf16(value));
		const known = masked(value, ranges);
		const found = shapes ? mergedRanges(findSecretShapes(known)) : [];
		count += ranges.length + found.length;
		return masked(known, found);
	};
	const onHits = (hits) => {
		count += hits;
	};
	return {
		redact,
		redactJson: (value) => redactedJson(value, redact, 0) ?? null,
		stream: () => {
			const known = hidingValues(bytes, onHits);
			return shapes ? hidingShapes(known, onHits) : known;
		},
		get count() {
			return count;
		}
	};
}
const noSecrets = createRedactor([]);
function secretProblem(value) {
	const length = Array.from(value.trim()).length;
	if (length === 0) return "is empty";
	if (length < shortestSecret) return `is shorter than ${shortestSecret} characters, too short to be hidden`;
	if (/^\s*\*+\s*$/.test(value)) return "is made of asterisks: a mask, not a value";
	return null;
}
function safe(literals, ...values) {
	return String.raw({ raw: literals }, ...values);
}
function linesOf(text) {
	return text.split("\n");
}
function joinLines(lines) {
	return lines.join("\n");
}
function firstCharacters(text, most) {
	const isCutInHalf = /[\ud800-\udbff]/.test(text.charAt(most - 1));
	return text.slice(0, isCutInHalf ? most - 1 : most);
}
function formsOrThrow(secret, index) {
	const problem = secretProblem(secret);
	if (problem !== null) throw new RunError("input", `Secret ${index + 1} ${problem}`);
	return formsOfSecret(secret);
}
function utf16(text) {
	const bytes = Buffer.from(text, "utf16le");
	return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}
function redactedJson(value, redact, depth) {
	switch (typeof value) {
		case "string": return redact(value);
		case "number": return redactedNumber(value, redact);
		case "bigint": return redact(value.toString());
		case "boolean": return value;
		case "object":
			if (value === null) return null;
			return depth < deepestJson ? redactedObject(value, redact, depth) : safe`[cut: nested too deeply]`;
		default: return;
	}
}
function redactedNumber(value, redact) {
	if (!Number.isFinite(value)) return null;
	const digits = String(value);
	const text = redact(digits);
	return text === digits ? value : text;
}
function redactedObject(value, redact, depth) {
	if (speaksForItself(value)) return redactedJson(value.toJSON(), redact, depth + 1);
	if (Array.isArray(value)) return value.map((item) => redactedJson(item, redact, depth + 1) ?? null);
	const entries = Object.entries(value).flatMap(([key, item]) => {
		const json = redactedJson(item, redact, depth + 1);
		return json === void 0 ? [] : [[redact(key), json]];
	});
	return Object.fromEntries(entries);
}
function speaksForItself(value) {
	return "toJSON" in value && typeof value.toJSON === "function";
}
export { noSecrets as a, linesOf as i, firstCharacters as n, safe as o, joinLines as r, secretProblem as s, createRedactor as t };
