import { o as __toESM } from "./rolldown-runtime.js";
import { mkdirSync, readFileSync, readSync, readdirSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { r as recordPaths } from "./shared-main-post-apply-cli-write-report.js";
import { n as statsAt, r as withRegularFile, t as writeWholeFile } from "./shared-main-cli-write-report.js";
import { t as htmlEscape } from "./packages-apply-write-report.js";
import { createHash } from "node:crypto";
import { C as csharp, D as require_lib, E as bash, O as parsePatch, S as css, T as c, _ as javascript, a as toml, b as go, c as ruby, d as markdown, f as makefile, g as json, h as markup, i as typescript, l as python, m as jsx, n as yaml, o as sql, p as kotlin, r as tsx, s as rust, t as refractor, u as php, v as java, w as cpp, x as docker, y as ini } from "./packages-write-report.js";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { n as noPreviousLine, r as sha256 } from "./shared-main-apply-cli-write-report.js";
import { t as linesOfFile } from "./shared-apply-cli-write-report.js";
import "./packages-cli-write-report.js";
// src/record/report/excerpt.ts
function excerptOf(text, most) {
	if (text.length <= most) return {
		head: text,
		omitted: 0,
		tail: ""
	};
	const tailLength = Math.floor(most / 3);
	const headEnd = wholeCharacters(text, most - tailLength);
	const tailStart = wholeCharacters(text, text.length - tailLength);
	return {
		head: text.slice(0, headEnd),
		omitted: tailStart - headEnd,
		tail: text.slice(tailStart)
	};
}
function shortened(excerpt, most) {
	const { head, omitted, tail } = excerpt;
	if (head.length + tail.length <= most) return excerpt;
	if (omitted === 0) return excerptOf(head, most);
	const shorterHead = head.slice(0, wholeCharacters(head, most - Math.floor(most / 3)));
	const tailStart = Math.max(0, tail.length - (most - shorterHead.length));
	const shorterTail = tail.slice(wholeCharacters(tail, tailStart));
	return {
		head: shorterHead,
		omitted: omitted + head.length - shorterHead.length + tail.length - shorterTail.length,
		tail: shorterTail
	};
}
function beginningOf(text, most) {
	return text.length <= most ? text : `${text.slice(0, wholeCharacters(text, most - 1))}…`;
}
function wholeCharacters(text, index) {
	return /[\ud800-\udbff]/.test(text.charAt(index - 1)) && index < text.length ? index - 1 : index;
}
// src/record/report/format.ts
function durationText(milliseconds) {
	if (milliseconds < 99.5) return `${Math.round(milliseconds)} ms`;
	const seconds = milliseconds / 1e3;
	if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
	if (seconds < 99.5) return `${Math.round(seconds)} s`;
	const whole = Math.round(seconds);
	const minutes = Math.floor(whole / 60);
	if (minutes < 100) return `${minutes} min ${String(whole % 60).padStart(2, "0")} s`;
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
function countText(count) {
	return count.toLocaleString("en-US");
}
function shortCount(count) {
	if (count < 1e3) return String(count);
	if (count < 999500) return `${roundTo(count / 1e3, count < 9950 ? 1 : 0)}k`;
	return `${roundTo(count / 1e6, count < 995e4 ? 1 : 0)}M`;
}
function bytesText(bytes) {
	if (bytes < 1024) return `${bytes} B`;
	if (bytes < 1024 ** 2) return `${roundTo(bytes / 1024, bytes < 10240 ? 1 : 0)} KB`;
	if (bytes < 1024 ** 3) return `${roundTo(bytes / 1024 ** 2, bytes < 10 * 1024 ** 2 ? 1 : 0)} MB`;
	return `${roundTo(bytes / 1024 ** 3, 1)} GB`;
}
function costText(usd) {
	if (usd === null) return "unknown";
	return `$${usd.toFixed(usd < .1 ? 4 : 2)}`;
}
function plural(count, noun) {
	return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function roundTo(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
// src/record/report/visible.ts
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function visibleText(text) {
	return text.toWellFormed().replaceAll("\r\n", "\n").replaceAll(hidden, (character) => `<${codeOf(character)}>`);
}
function visibleLine(text) {
	return visibleText(text.trim()).replaceAll(/\n+/g, " ⏎ ").replaceAll("	", " ");
}
function codeOf(character) {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
// src/record/report/markdown-text.ts
function codeSpan(text, most = 200) {
	const line = beginningOf(visibleLine(text), most);
	return line === "" ? "(empty)" : fencedSpan(line);
}
function codeCell(text, most = 120) {
	const line = beginningOf(visibleLine(text), most);
	if (line === "") return "";
	if (/\\\|/.test(line)) return `<code>${entities(line)}</code>`;
	return fencedSpan(line).replaceAll("|", String.raw`\|`);
}
function codeBlock(text) {
	const shown = visibleText(text).replace(/^\n+|\s+$/g, "");
	const fence = fenceFor(shown, 3);
	return `${fence}text\n${shown}\n${fence}`;
}
function fencedSpan(line) {
	const fence = fenceFor(line, 1);
	return line.startsWith("`") || line.endsWith("`") ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}
function fenceFor(text, least) {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
	return "`".repeat(Math.max(least, longest + 1));
}
function entities(text) {
	return htmlEscape(text).replaceAll(/&#?\w+;|[^\w\s]/g, (found) => found.length > 1 && found.startsWith("&") ? found : `&#${found.codePointAt(0)};`);
}
// src/record/report/html.ts
var Html = class Html {
	#text;
	constructor(text) {
		this.#text = text;
	}
	static tag(literals, ...values) {
		return new Html(String.raw({ raw: literals }, ...values.map(markupOf)));
	}
	static data(value) {
		return new Html(JSON.stringify(value).replaceAll("<", String.raw`\u003c`));
	}
	static ours(text) {
		if (/<\/(?:script|style)/i.test(text)) throw new Error("A script or style would end its element");
		return new Html(text);
	}
	toString() {
		return this.#text;
	}
};
const html = Html.tag;
const htmlData = Html.data;
const htmlOfOurs = Html.ours;
function markupOf(value) {
	if (value === null || value === false) return "";
	if (value instanceof Html) return value.toString();
	if (typeof value === "object") return value.map(String).join("");
	return htmlEscape(visibleText(String(value)));
}
// src/record/report/page-change.ts
const mostFiles$1 = 300;
const mostRowsOfFile = 1200;
const longestRow = 1e3;
const openRows = 60;
const mostOmitted = 20;
function changeSection({ change }, place) {
	if (change.kind === "none") return html`<p class="quiet">There is no patch: ${visibleLine(change.reason)}</p>`;
	const { files } = change;
	const shown = files.slice(0, mostFiles$1);
	const rowCount = files.reduce((count, file) => count + rowsIn(file), 0);
	let left = place.characters;
	const items = shown.map((file) => {
		const rows = diffRows(file, left > 0 ? place.highlighter : null);
		const size = rows.reduce((total, [, , , pieces]) => total + lengthOf(pieces), 0);
		const isShown = size <= left;
		if (isShown) left -= size;
		return fileItem$1(file, {
			rows: isShown ? rows : null,
			isOpen: rowCount <= openRows,
			parts: place.parts
		});
	});
	return html`${summary(change)}${files.length === 0 ? null : html`<div class="files">${items}</div>`}${notes(change, place.base, shown.length)}`;
}
function summary({ files, omitted }) {
	if (files.length === 0 && omitted.length === 0) return html`<p class="quiet">The tree is as it was: the patch is empty.</p>`;
	const [added, deleted] = lineCounts(files);
	return html`<p class="sums">${plural(files.length, "file")} <span class="added">+${countText(added)}</span> <span class="deleted">−${countText(deleted)}</span></p>`;
}
function lineCounts(files) {
	return [files.reduce((total, { added }) => total + (added ?? 0), 0), files.reduce((total, { deleted }) => total + (deleted ?? 0), 0)];
}
function notes({ files, unreadBytes, omitted, ignored, commits }, base, shown) {
	const patch = html`<a href="${base}changes.patch">changes.patch</a>`;
	return html`${files.length > shown && html`<p class="left-out">${files.length - shown} more files are in ${patch}.</p>`}${unreadBytes > 0 && html`<p class="left-out">The rest of the patch, ${bytesText(unreadBytes)}, is not on this page; it is in ${patch}.</p>`}${omitted.length > 0 && html`<p class="warning">Not in the patch: ${omitted.slice(0, mostOmitted).map((path) => html`<code>${visibleLine(path)}</code> `)}${omitted.length > mostOmitted && `and ${omitted.length - mostOmitted} more`}</p>`}${ignored.length > 0 && html`<p class="foot">New, and ignored by git: ${ignored.slice(0, mostOmitted).map((path) => html`<code>${visibleLine(path)}</code> `)}${ignored.length > mostOmitted && `and ${ignored.length - mostOmitted} more`}</p>`}${files.length > 0 && html`<p class="foot">as a patch: ${patch}${commits > 0 && html`; ${plural(commits, "commit")}: <a href="${base}commits.mbox">commits.mbox</a>`}</p>`}`;
}
function rowsIn({ hunks }) {
	return hunks.reduce((count, { lines }) => count + lines.length, 0);
}
function lengthOf(pieces) {
	return pieces.reduce((total, [text]) => total + text.length + 12, 0);
}
function fileItem$1(file, { rows, isOpen, parts }) {
	const name = file.from === null ? html`<code>${visibleLine(file.path)}</code>` : html`<code>${visibleLine(file.from)} → ${visibleLine(file.path)}</code>`;
	const remarks = [...file.kind === "changed" ? [] : [file.kind], ...file.remarks].join(", ");
	const counts = file.added === null || file.deleted === null ? html`<span class="counts">${file.remarks.includes("binary") ? "binary" : "not read"}</span>` : file.added + file.deleted > 0 && html`<span class="counts"><span class="added">+${countText(file.added)}</span> <span class="deleted">−${countText(file.deleted)}</span></span>`;
	const head = html`${name}<span class="remark">${remarks === "binary" ? "" : remarks}</span>${counts}`;
	if (rows !== null && rows.length === 0) return html`<div class="file plain">${head}</div>\n`;
	const part = rows === null ? null : parts.add({
		kind: "diff",
		rows: rows.slice(0, mostRowsOfFile)
	});
	const left = rows === null ? rowsIn(file) : rowsIn(file) - rows.slice(0, mostRowsOfFile).filter(([mark]) => mark !== "@").length;
	return html`<details class="file"${isOpen && html` open`}${part !== null && html` data-part="${part}"`}><summary>${head}</summary>${left > 0 && html`<p class="left-out">${plural(left, "line")} of this file are not on this page.</p>`}</details>\n`;
}
function diffRows(file, highlighter) {
	const rows = [];
	for (const hunk of file.hunks) {
		if (rows.length > mostRowsOfFile) break;
		rows.push([
			"@",
			hunk.oldStart,
			hunk.newStart,
			[]
		], ...hunkRows(file, hunk, highlighter));
	}
	return rows;
}
function hunkRows(file, hunk, highlighter) {
	const side = (mark) => {
		const path = mark === "-" ? file.from ?? file.path : file.path;
		const lines = hunk.lines.filter((line) => line.startsWith(" ") || line.startsWith(mark));
		return highlighter?.lines(path, lines.map((line) => visibleText(line.slice(1))).join("\n")) ?? null;
	};
	const [before, after] = [side("-"), side("+")];
	let [oldLine, newLine, oldIndex, newIndex] = [
		hunk.oldStart,
		hunk.newStart,
		0,
		0
	];
	return hunk.lines.map((line) => {
		const mark = line.charAt(0);
		const plain = [[visibleText(line.slice(1, longestRow)), ""]];
		if (mark === "-") return [
			"-",
			oldLine++,
			0,
			before?.[oldIndex++] ?? plain
		];
		if (mark === "+") return [
			"+",
			0,
			newLine++,
			after?.[newIndex++] ?? plain
		];
		if (mark === "\\") return [
			"\\",
			0,
			0,
			plain
		];
		oldIndex += 1;
		return [
			" ",
			oldLine++,
			newLine++,
			after?.[newIndex++] ?? plain
		];
	});
}
// src/record/report/fields.ts
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function parsedFields(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
	} catch {
		return null;
	}
}
function textAt(fields, name) {
	const value = fields[name];
	return typeof value === "string" ? value : null;
}
function numberAt(fields, name) {
	const value = fields[name];
	return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function countAt(fields, name) {
	const value = fields[name];
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
function listAt(fields, name) {
	const value = fields[name];
	return Array.isArray(value) ? value : [];
}
function textsAt(fields, name) {
	return listAt(fields, name).filter((item) => typeof item === "string");
}
// src/record/report/command-end.ts
function commandEnd(fields) {
	const status = numberAt(fields, "exit_code");
	const outcome = textAt(fields, "outcome") ?? "outcome unknown";
	switch (outcome) {
		case "exited": return {
			text: `exit ${status ?? "unknown"}`,
			tone: status === 0 ? "good" : "bad"
		};
		case "timed_out": return {
			text: "timed out",
			tone: "bad"
		};
		case "session_ended": return {
			text: status === null ? "the shell ended" : `the shell ended, ${status}`,
			tone: "bad"
		};
		case "output_limit": return {
			text: "too much output",
			tone: "bad"
		};
		case "denied": return {
			text: "not run",
			tone: "bad"
		};
		default: return {
			text: beginningOf(outcome.replaceAll("_", " "), 40),
			tone: "bad"
		};
	}
}
function verificationEnd(fields) {
	if (textAt(fields, "outcome") !== null) return commandEnd(fields);
	const status = numberAt(fields, "exit_code");
	return status === null ? {
		text: "no exit status",
		tone: "bad"
	} : {
		text: `exit ${status}`,
		tone: status === 0 ? "good" : "bad"
	};
}
function fileEnd(fields) {
	switch (textAt(fields, "outcome")) {
		case "done": return {
			text: "done",
			tone: "good"
		};
		case "requested":
		case "unknown": return {
			text: "outcome unknown",
			tone: "bad"
		};
		default: return {
			text: "not done",
			tone: "bad"
		};
	}
}
// src/record/report/kept-output.ts
function readFileEnds(path, most) {
	try {
		return withRegularFile(path, (descriptor, { size }) => endsOf(descriptor, size, most));
	} catch {
		return null;
	}
}
function endsOf(descriptor, size, most) {
	const read = (start, length) => {
		const buffer = Buffer.alloc(length);
		const bytes = readSync(descriptor, buffer, 0, length, start);
		return buffer.toString("utf8", 0, bytes);
	};
	if (size <= most * 2) return shortened({
		head: read(0, size),
		omitted: 0,
		tail: ""
	}, most * 2);
	const head = read(0, most).replace(/[^\n]*$/, (rest) => rest.length > 1e3 ? rest : "");
	const tail = read(size - most, most).replace(/^[^\n]*\n/, (rest) => rest.length > 1e3 ? rest : "");
	const shown = Buffer.byteLength(head) + Buffer.byteLength(tail);
	return {
		head,
		omitted: Math.max(1, size - shown),
		tail
	};
}
// src/record/report/steps.ts
const longestCommand$1 = 6e3;
const keptFileBytes$1 = 6e3;
const mostKeptFiles = 500;
function turnsOf(sources) {
	const stepsByTurn = new Map();
	const add = (turn, step) => {
		stepsByTurn.set(turn, [...stepsByTurn.get(turn) ?? [], step]);
	};
	for (const [turn, step] of stepsOf(sources)) add(turn, step);
	const { conversation } = sources;
	const responded = sources.facts.filter(({ type }) => type === "model.responded").map(({ fields }) => countAt(fields, "turn"));
	return [...new Set([
		...responded,
		...stepsByTurn.keys(),
		...conversation?.words.keys() ?? []
	])].toSorted((one, other) => one - other).map((turn) => {
		const words = conversation?.words.get(turn);
		return {
			turn,
			text: words === void 0 || words.text.head.trim() === "" ? null : words.text,
			thinking: words === void 0 || words.thinking.head.trim() === "" ? null : words.thinking,
			steps: stepsByTurn.get(turn) ?? []
		};
	});
}
function commandsOf({ turns }) {
	return turns.flatMap(({ steps }) => steps).filter((step) => step.kind === "command");
}
function* stepsOf(sources) {
	const finished = new Map(sources.facts.filter(({ type }) => type === "command.finished").map((fact) => [countAt(fact.fields, "n"), fact]));
	const edited = finalEdits(sources.facts);
	let turn = 0;
	for (const fact of sources.facts) if (fact.type === "model.responded") turn = countAt(fact.fields, "turn");
	else if (fact.type === "command.requested") {
		const n = countAt(fact.fields, "n");
		yield [countAt(fact.fields, "turn"), commandStep(fact, finished.get(n), sources)];
	} else if (fact.type === "file.viewed" || fact.type === "file.edited") {
		if (edited.get(textAt(fact.fields, "tool_use_id") ?? "") === fact) yield [turn, fileStep(fact, sources)];
	}
}
function finalEdits(facts) {
	return new Map(facts.filter(({ type }) => type === "file.viewed" || type === "file.edited").map((fact) => [textAt(fact.fields, "tool_use_id") ?? "", fact]));
}
function commandStep(requested, finished, sources) {
	const { fields } = requested;
	const n = countAt(fields, "n");
	const ending = finished?.fields ?? {};
	const end = finished === void 0 ? {
		text: "outcome unknown",
		tone: "bad"
	} : commandEnd(ending);
	const kept = n <= mostKeptFiles ? keptOutput(n, ending, sources) : null;
	return {
		kind: "command",
		n,
		startMs: requested.ms,
		durationMs: numberAt(ending, "duration_ms"),
		command: excerptOf(commandText$1(fields), longestCommand$1),
		cwd: textAt(fields, "cwd") ?? "",
		end: end.text,
		tone: end.tone,
		outputBytes: countAt(ending, "output_bytes"),
		output: kept ?? shownOutput(fields, ending, sources.conversation),
		isRaw: kept !== null,
		wholePath: isKept(n, sources) ? `outputs/${n}.txt` : null,
		remarks: remarksOn(fields, ending)
	};
}
function commandText$1(fields) {
	if (fields["restart"] === true) return "(restart of the session)";
	return textAt(fields, "command") ?? "(a call without a command)";
}
function isKept(n, { outputs }) {
	return n > 0 && statsAt(join(outputs, `${n}.txt`))?.isFile() === true;
}
function keptOutput(n, ending, sources) {
	if (ending["truncated"] !== true || n <= 0) return null;
	return readFileEnds(join(sources.outputs, `${n}.txt`), keptFileBytes$1);
}
function shownOutput(requested, ending, conversation) {
	const shown = conversation?.results.get(textAt(requested, "tool_use_id") ?? "");
	if (shown !== void 0) return shown;
	const head = textAt(ending, "output_head");
	return head === null ? null : excerptOf(head, 1e3);
}
function remarksOn(requested, ending) {
	const redactions = countAt(ending, "redactions");
	const killed = countAt(ending, "processes_killed");
	const signal = textAt(ending, "signal");
	const rule = textAt(requested, "rule");
	return [
		...requested["decision"] === "deny" ? [`refused: ${rule ?? "no rule is named"}`] : [],
		...signal === null ? [] : [`ended by ${signal}`],
		...killed === 0 ? [] : [`processes killed: ${countText(killed)}`],
		...redactions === 0 ? [] : [`${plural(redactions, "secret")} hidden`]
	];
}
function fileStep(fact, { conversation }) {
	const { fields, ms } = fact;
	const end = fileEnd(fields);
	return {
		kind: "file",
		startMs: ms,
		operation: (textAt(fields, "operation") ?? "edit").replaceAll("_", " "),
		path: textAt(fields, "path") ?? "",
		end: end.text,
		tone: end.tone,
		output: conversation?.results.get(textAt(fields, "tool_use_id") ?? "") ?? null
	};
}
// src/record/report/markdown.ts
const longestMarkdownBytes = 6e4;
const mostCommands = 80;
const mostFiles = 100;
const mostIgnored = 20;
const mostRuns$1 = 200;
const mostModels = 20;
const longestAnswer$2 = 6e3;
function runMarkdown(run, more = {}) {
	return cutMarkdown([
		endMarkdown(run.end),
		factTable(run),
		answerPart(run),
		verificationPart(run),
		changePart(run),
		commandPart(run),
		usagePart(run),
		recordPart(run, more.artifactUrl ?? null)
	].filter((section) => section !== "").join("\n\n"), run);
}
function runsMarkdown(runs) {
	const rows = runs.slice(0, mostRuns$1).map((run) => row([
		codeCell(run.runId ?? run.directory),
		codeCell(run.end.state, 40),
		codeCell(run.end.reason),
		countText(run.usage.turns.length),
		countText(commandsOf(run).length),
		costText(run.usage.total.costUsd),
		durationText(run.durationMs)
	]));
	const left = runs.length - rows.length;
	const table = [
		row([
			"run",
			"state",
			"reason",
			"turns",
			"commands",
			"cost",
			"time"
		]),
		row([
			"---",
			"---",
			"---",
			"--:",
			"--:",
			"--:",
			"--:"
		]),
		...rows,
		...left > 0 ? ["", `And ${plural(left, "run")} more.`] : []
	].join("\n");
	let text = `### Bash Agent: ${plural(runs.length, "run")}\n\n${table}\n`;
	for (const run of runs) {
		const next = `\n${runMarkdown(run)}`;
		if (Buffer.byteLength(text) + Buffer.byteLength(next) > longestMarkdownBytes) {
			text += "\nThe other runs are in the table only; each is told in its own report.\n";
			break;
		}
		text += next;
	}
	return text;
}
function endMarkdown({ state, reason }) {
	return `### Bash Agent: ${stateText(state)}\n\n${codeSpan(reason, 1e3)}`;
}
function stateText(state) {
	return /^[a-z]+(?:[_ ][a-z]+)*$/.test(state) ? state.replaceAll("_", " ") : codeSpan(state, 60);
}
function factTable(run) {
	const { usage, end } = run;
	const commands = commandsOf(run);
	const failed = commands.filter(({ tone }) => tone === "bad").length;
	const fact = (name) => run.facts.find((one) => one.name === name)?.value ?? "";
	const tokens = `${countText(usage.total.input)} in, ${countText(usage.total.output)} out, ${countText(usage.total.cacheRead)} read from the cache, ${countText(usage.total.cacheWrite)} written to it`;
	const rows = [
		["state", codeCell(end.state, 60)],
		["turns", countText(usage.turns.length)],
		["commands", `${countText(commands.length)}${failed === 0 ? "" : `, ${countText(failed)} failed`}`],
		["tokens", tokens],
		["cost", costText(usage.turns.length === 0 ? 0 : usage.total.costUsd)],
		["duration", durationText(run.durationMs)],
		["sandbox", `${codeCell(fact("sandbox"), 40)}${fact("network") === "" ? "" : `, network ${codeCell(fact("network"))}`}`]
	];
	return [
		row(["", ""]),
		row(["---", "---"]),
		...rows.map(row)
	].join("\n");
}
function answerPart({ answer }) {
	if (answer === null || answer.head.trim() === "") return "";
	const shown = shortened(answer, longestAnswer$2);
	return `**The model's last words**\n\n${codeBlock(shown.omitted === 0 ? shown.head : `${shown.head}\n[...]\n${shown.tail}`)}`;
}
function verificationPart({ verification }) {
	if (verification.length === 0) return "";
	const rows = verification.map(({ attempt, command, end, durationMs }) => row([
		attempt === 0 ? "before the model" : `check ${attempt}`,
		codeCell(command),
		codeCell(end, 40),
		durationMs === null ? "" : durationText(durationMs)
	]));
	return [
		"**Verification**\n",
		row([
			"",
			"command",
			"end",
			"time"
		]),
		row([
			"---",
			"---",
			"---",
			"--:"
		]),
		...rows
	].join("\n");
}
function changePart({ change }) {
	if (change.kind === "none") return `**Change**\n\nThere is no patch: ${codeSpan(change.reason, 500)}`;
	const { files, omitted, ignored, commits, unreadBytes } = change;
	const [added, deleted] = lineCounts(files);
	const title = files.length === 0 && omitted.length === 0 ? "**Change**: none, the patch is empty" : `**Change**: ${plural(files.length, "file")}, +${countText(added)} -${countText(deleted)}`;
	const rows = files.slice(0, mostFiles).map((file) => row([
		codeCell(file.from === null ? file.path : `${file.from} → ${file.path}`),
		file.kind,
		file.added === null ? file.remarks.includes("binary") ? "binary" : "not read" : `+${countText(file.added)}`,
		file.deleted === null ? "" : `-${countText(file.deleted)}`
	]));
	const left = files.length - rows.length;
	return [
		title,
		...rows.length === 0 ? [] : [
			"",
			row([
				"file",
				"",
				"",
				""
			]),
			row([
				"---",
				"---",
				"--:",
				"--:"
			]),
			...rows
		],
		...left > 0 ? ["", `And ${plural(left, "file")} more.`] : [],
		...unreadBytes > 0 ? ["", "The patch is too long to be told whole; it is in changes.patch."] : [],
		...omitted.length === 0 ? [] : [
			"",
			"Not in the patch:",
			"",
			...omitted.slice(0, mostFiles).map((path) => `- ${codeSpan(path)}`)
		],
		...ignored.length === 0 ? [] : ["", `New, and ignored by git: ${ignoredText(ignored)}`],
		...commits === 0 ? [] : ["", `${plural(commits, "commit")} in commits.mbox.`]
	].join("\n");
}
function ignoredText(paths) {
	const shown = paths.slice(0, mostIgnored).map((path) => codeSpan(path));
	const more = paths.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function commandPart(run) {
	const commands = commandsOf(run);
	if (commands.length === 0) return "";
	const first = commands.length > mostCommands ? commands.slice(0, mostCommands / 4) : commands;
	const last = commands.length > mostCommands ? commands.slice(-60) : [];
	const left = commands.length - first.length - last.length;
	const turnOf = new Map(run.turns.flatMap(({ turn, steps }) => steps.map((step) => [step, turn])));
	const commandRow = (step) => row([
		String(step.n),
		String(turnOf.get(step) ?? ""),
		codeCell(commandText(step)),
		codeCell(step.end, 40),
		step.durationMs === null ? "" : durationText(step.durationMs)
	]);
	return [
		"**Commands**\n",
		row([
			"#",
			"turn",
			"command",
			"end",
			"time"
		]),
		row([
			"--:",
			"--:",
			"---",
			"---",
			"--:"
		]),
		...first.map(commandRow),
		...left > 0 ? [row([
			"",
			"",
			`${plural(left, "command")} not shown`,
			"",
			""
		])] : [],
		...last.map(commandRow)
	].join("\n");
}
function commandText({ command }) {
	const [line = "", ...more] = command.head.trim().split("\n");
	return more.length > 0 ? `${beginningOf(visibleLine(line), 110)} …` : line;
}
function usagePart({ usage }) {
	if (usage.models.length === 0) return "";
	const rows = usage.models.slice(0, mostModels).map((one) => row([
		codeCell(one.model),
		countText(one.responses),
		countText(one.input),
		countText(one.cacheWrite),
		countText(one.cacheRead),
		countText(one.output),
		costText(one.costUsd)
	]));
	return [
		"**Tokens and cost**\n",
		row([
			"model",
			"responses",
			"input",
			"cache write",
			"cache read",
			"output",
			"cost"
		]),
		row([
			"---",
			"--:",
			"--:",
			"--:",
			"--:",
			"--:",
			"--:"
		]),
		...rows
	].join("\n");
}
function recordPart(run, artifactUrl) {
	const { audit } = run;
	const head = audit?.head ?? null;
	const problem = audit === null || audit.brokenLine === null ? "" : `; line ${audit.brokenLine} does not follow from the one before: the log was changed`;
	return [
		"**Record**\n",
		`- directory: ${codeSpan(run.directory, 500)}`,
		...artifactUrl === null ? [] : [`- artifact: ${linkText(artifactUrl)}`],
		`- files: ${run.files.filter(({ path }) => !path.startsWith("outputs/")).map(({ path }) => codeSpan(path)).join(", ")}`,
		...run.runId === null ? [] : [`- run: ${codeSpan(run.runId)}`],
		`- audit head: ${head === null ? "none" : codeSpan(head)}${audit?.isFinished === false ? "; the final record is missing" : ""}${problem}`,
		...run.problems.map((problem) => `- ${codeSpan(problem, 300)}`)
	].join("\n");
}
function linkText(address) {
	return /^https?:\/\/[\w.:/-]+$/.test(address) ? `<${address}>` : codeSpan(address, 500);
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
function cutMarkdown(text, { end }) {
	if (Buffer.byteLength(text) <= longestMarkdownBytes) return `${text}\n`;
	let bytes = 0;
	const kept = [];
	let fence = "";
	for (const line of text.split("\n")) {
		bytes += Buffer.byteLength(line) + 1;
		if (bytes > 59700) break;
		kept.push(line);
		const [mark = ""] = /^`{3,}/.exec(line) ?? [];
		if (fence === "") fence = mark;
		else if (line === fence) fence = "";
	}
	return `${(fence.length > 200 ? [`### Bash Agent: ${stateText(end.state)}`] : [...kept, fence]).join("\n").trimEnd()}\n\nThe rest is left out; the whole is in report.html.\n`;
}
// src/record/report/page-assets.ts
const pageScript = "(function() {\n	// src/page/report-page.ts\n	const kinds = {\n		\"+\": \"plus\",\n		\"-\": \"minus\",\n		\"@\": \"hunk\",\n		\"\\\\\": \"note\"\n	};\n	fillOpenFolds();\n	document.addEventListener(\"toggle\", ({ target }) => target instanceof HTMLDetailsElement && fill(target), true);\n	addEventListener(\"hashchange\", openTarget);\n	openTarget();\n	for (const tools of document.querySelectorAll(\".tools\")) {\n		tools.hidden = false;\n		tools.addEventListener(\"click\", ({ target }) => target instanceof HTMLButtonElement && act(target));\n	}\n	document.addEventListener(\"keydown\", (event) => {\n		if (!(!event.ctrlKey && !event.metaKey && !event.altKey) || event.target instanceof HTMLInputElement) return;\n		if (event.key === \"j\") move(\".step\", 1);\n		else if (event.key === \"k\") move(\".step\", -1);\n		else if (event.key === \"f\") move(\".step.bad\", 1);\n	});\n	function fillOpenFolds() {\n		for (const fold of document.querySelectorAll(\"details[open]\")) fill(fold);\n	}\n	function fill(fold) {\n		const name = fold.dataset[\"part\"];\n		if (name === void 0 || !fold.open) return;\n		delete fold.dataset[\"part\"];\n		const data = document.getElementById(name)?.textContent ?? \"null\";\n		const part = JSON.parse(data);\n		if (part === null) return;\n		fold.querySelector(\"summary\")?.after(part.kind === \"diff\" ? diffOf(part.rows) : textOf(part.pieces));\n	}\n	function textOf(pieces) {\n		const box = element(\"pre\", \"\");\n		box.tabIndex = 0;\n		box.append(...pieces.map(nodeOf));\n		return box;\n	}\n	function diffOf(rows) {\n		const box = element(\"div\", \"diff-box\");\n		box.tabIndex = 0;\n		const table = element(\"table\", \"diff\");\n		table.append(...rows.map(rowOf));\n		box.append(table);\n		return box;\n	}\n	function rowOf([mark, before, after, pieces]) {\n		const row = element(\"tr\", kinds[mark] ?? \"\");\n		if (mark === \"@\") {\n			const cell = element(\"td\", \"\");\n			cell.setAttribute(\"colspan\", \"4\");\n			cell.textContent = `from line ${after || before}`;\n			row.append(cell);\n			return row;\n		}\n		const sign = element(\"td\", \"mark\");\n		sign.textContent = mark === \"\\\\\" ? \"\" : mark;\n		const code = element(\"td\", \"\");\n		code.append(...pieces.map(nodeOf));\n		row.append(numberCell(before), numberCell(after), sign, code);\n		return row;\n	}\n	function numberCell(line) {\n		const cell = element(\"td\", \"line\");\n		cell.textContent = line === 0 ? \"\" : String(line);\n		return cell;\n	}\n	function nodeOf([text, classes]) {\n		if (classes === \"\") return document.createTextNode(text);\n		const span = element(\"span\", classes);\n		span.textContent = text;\n		return span;\n	}\n	function element(name, classes) {\n		const made = document.createElement(name);\n		if (classes !== \"\") made.className = classes;\n		return made;\n	}\n	function openTarget() {\n		const target = document.getElementById(location.hash.slice(1));\n		if (target instanceof HTMLDetailsElement) target.open = true;\n	}\n	function act(button) {\n		const section = button.closest(\"section\");\n		if (section === null) return;\n		if (button.dataset[\"do\"] === \"failed\") {\n			const isOn = section.classList.toggle(\"failed-only\");\n			button.setAttribute(\"aria-pressed\", String(isOn));\n			return;\n		}\n		for (const step of section.querySelectorAll(\".step\")) step.open = button.dataset[\"do\"] === \"open\";\n	}\n	function move(selector, direction) {\n		const steps = [...document.querySelectorAll(selector)].filter((step) => step.checkVisibility());\n		const here = document.activeElement?.closest(\".step\") ?? null;\n		const isBeyond = (step) => here === null || (here.compareDocumentPosition(step) & (direction === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !== 0;\n		const summary = (direction === 1 ? steps.find(isBeyond) : steps.findLast(isBeyond))?.querySelector(\"summary\");\n		if (summary === null || summary === void 0) return;\n		summary.focus({ preventScroll: true });\n		summary.scrollIntoView({ block: \"center\" });\n	}\n})();\n";
const pageStyle = ":root {\ncolor-scheme: light dark;\n--ground: #fcfcfa;\n--raised: #f4f4f0;\n--text: #1d1f21;\n--quiet: #666b71;\n--line: #e2e2dc;\n--link: #1d5fa8;\n--good: #1c7448;\n--bad: #b42318;\n--warn: #8a5a00;\n--model: #8795ab;\n--command: #2f7d6b;\n--wait: #d9a441;\n--verify: #6d5bb0;\n--write: #b9a3d6;\n--output: #c8693a;\n--read: #a9b7c6;\n--cost: #4f6d8f;\n--added: #e4f4e8;\n--added-text: #17683d;\n--deleted: #fbe9e7;\n--deleted-text: #a3271d;\n--k: #7a3e9d;\n--s: #1f6f43;\n--c: #767c84;\n--n: #9a5b00;\n--t: #1f5f99;\n--a: #8a4b16;\n--mono:\nui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\",\nmonospace;\n}\n@media (prefers-color-scheme: dark) {\n:root {\n--ground: #151719;\n--raised: #1d2023;\n--text: #dfe1e3;\n--quiet: #93999f;\n--line: #2c3034;\n--link: #7fb3ec;\n--good: #56c08a;\n--bad: #f0796e;\n--warn: #dfae54;\n--model: #5d6b80;\n--command: #49a58f;\n--wait: #c08f34;\n--verify: #8f7fd0;\n--write: #7a659c;\n--output: #d5804f;\n--read: #55636f;\n--cost: #7393b8;\n--added: #16281d;\n--added-text: #6fca98;\n--deleted: #2f1a18;\n--deleted-text: #f08e84;\n--k: #c49be0;\n--s: #86c99c;\n--c: #80868d;\n--n: #dcab66;\n--t: #86b8ec;\n--a: #d9a47a;\n}\n}\n* {\nbox-sizing: border-box;\n}\nhtml {\n-webkit-text-size-adjust: 100%;\nscroll-padding-top: 12px;\n}\nbody {\nmargin: 0;\nbackground: var(--ground);\ncolor: var(--text);\nfont:\n15px/1.5 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Helvetica Neue\",\nsans-serif;\n}\nmain {\nmax-width: 1000px;\nmargin: 0 auto;\npadding: 28px 24px 64px;\n}\ncode,\npre,\nkbd,\ntable.diff {\nfont-family: var(--mono);\nfont-size: 12.5px;\n}\na {\ncolor: var(--link);\ntext-decoration-thickness: 1px;\ntext-underline-offset: 2px;\n}\nh1,\nh2,\np,\ndl,\ndd,\nfigure,\nblockquote {\nmargin: 0;\n}\nh2 {\nmargin: 36px 0 10px;\nfont-size: 12px;\nfont-weight: 600;\nletter-spacing: 0.06em;\ntext-transform: uppercase;\ncolor: var(--quiet);\n}\n.overview {\nmargin-bottom: 40px;\n}\narticle + article {\nmargin-top: 64px;\npadding-top: 40px;\nborder-top: 1px solid var(--line);\n}\nsmall {\nfont-size: 13px;\ncolor: var(--quiet);\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 3px;\n}\n.sr {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\n}\n.quiet,\n.left-out {\ncolor: var(--quiet);\n}\n.left-out {\nmargin: 8px 0;\nfont-style: italic;\n}\n.warning {\nmargin: 12px 0;\npadding: 8px 12px;\nlist-style: none;\nborder-left: 3px solid var(--wait);\nbackground: var(--raised);\noverflow-wrap: anywhere;\n}\n.wide {\noverflow-x: auto;\n}\n.brand {\nfont-size: 13px;\ncolor: var(--quiet);\n}\nh1 {\nmargin: 2px 0 4px;\nfont-size: 30px;\nfont-weight: 650;\nline-height: 1.2;\nletter-spacing: -0.015em;\noverflow-wrap: anywhere;\n}\n.dot {\ndisplay: inline-block;\nwidth: 14px;\nheight: 14px;\nmargin-right: 12px;\nborder-radius: 50%;\nbackground: var(--bad);\n}\n.top.good .dot {\nbackground: var(--good);\n}\n.top .reason {\nmax-width: 75ch;\nfont-size: 17px;\noverflow-wrap: anywhere;\n}\n.facts {\nmargin-top: 10px;\ncolor: var(--quiet);\nfont-variant-numeric: tabular-nums;\n}\n.facts span {\ndisplay: inline-block;\n}\n.facts span + span::before,\n.foot span + span::before,\n.foot span + a::before {\ncontent: \"·\";\ndisplay: inline-block;\nmargin: 0 8px;\ncolor: var(--quiet);\ntext-decoration: none;\n}\nnav {\nmargin-top: 12px;\npadding-bottom: 14px;\nborder-bottom: 1px solid var(--line);\nfont-size: 14px;\n}\nnav a {\nmargin-right: 14px;\n}\nblockquote {\nmax-width: 80ch;\nmargin: 18px 0 8px;\npadding-left: 14px;\nborder-left: 3px solid var(--line);\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\n}\n.lanes {\ndisplay: grid;\ngrid-template-columns: max-content minmax(0, 1fr);\ngap: 2px 14px;\nalign-items: center;\nfont-size: 13px;\n}\n.lane {\ncolor: var(--quiet);\nwhite-space: nowrap;\n}\n.lane b {\nfont-weight: 500;\ncolor: var(--text);\nfont-variant-numeric: tabular-nums;\n}\nsvg {\ndisplay: block;\nwidth: 100%;\noverflow: visible;\n}\n.strip {\nbackground: var(--raised);\nborder-radius: 2px;\n}\n.tick,\n.ruler line {\nstroke: var(--line);\n}\n.ruler text {\nfont-size: 11px;\nfill: var(--quiet);\n}\n.bar {\nstroke: var(--ground);\nstroke-width: 0.4;\n}\n.bar.model {\nfill: var(--model);\nstroke: var(--model);\n}\n.bar.commands {\nfill: var(--command);\nstroke: var(--command);\n}\n.bar.waiting {\nfill: var(--wait);\nstroke: var(--wait);\n}\n.bar.verification {\nfill: var(--verify);\nstroke: var(--verify);\n}\n.bar.bad {\nfill: var(--bad);\nstroke: var(--bad);\n}\na:hover .bar,\n.bar:hover {\nopacity: 0.7;\n}\n.marks {\nmargin: 10px 0 0;\npadding: 0;\nlist-style: none;\nfont-size: 13px;\ncolor: var(--quiet);\noverflow-wrap: anywhere;\n}\n.marks time {\ndisplay: inline-block;\nmin-width: 5em;\nfont-variant-numeric: tabular-nums;\n}\n.marks .bad {\ncolor: var(--bad);\n}\ntable.numbers {\nborder-collapse: collapse;\nwidth: 100%;\nfont-size: 14px;\nfont-variant-numeric: tabular-nums;\n}\ntable.numbers th,\ntable.numbers td {\npadding: 4px 12px 4px 0;\ntext-align: right;\nborder-bottom: 1px solid var(--line);\nfont-weight: 400;\nwhite-space: nowrap;\n}\ntable.numbers tr > :last-child {\npadding-right: 0;\n}\ntable.numbers thead th {\ncolor: var(--quiet);\nfont-size: 13px;\n}\ntable.numbers th:first-child,\ntable.numbers .reason,\ntable.numbers .state {\ntext-align: left;\n}\ntable.numbers .reason {\nwhite-space: normal;\nmin-width: 14ch;\noverflow-wrap: anywhere;\n}\n.state.good,\n.added {\ncolor: var(--good);\n}\n.state.bad,\n.deleted {\ncolor: var(--bad);\n}\n.sums {\nmargin-bottom: 6px;\n}\n.added,\n.deleted {\nfont-variant-numeric: tabular-nums;\n}\n.files {\nborder-top: 1px solid var(--line);\n}\n.file {\nborder-bottom: 1px solid var(--line);\n}\nsummary {\ncursor: pointer;\nlist-style: none;\n}\nsummary::-webkit-details-marker {\ndisplay: none;\n}\n.file > summary,\n.file.plain {\ndisplay: flex;\ngap: 10px;\nalign-items: baseline;\npadding: 4px 0;\n}\n.file > summary::before,\n.file.plain::before,\n.more > summary::before {\ncontent: \"▸\";\nwidth: 12px;\nflex: none;\nfont-size: 11px;\ncolor: var(--quiet);\n}\n.file.plain::before {\ncontent: \"\";\n}\n.file[open] > summary::before,\n.more[open] > summary::before {\ncontent: \"▾\";\n}\n.file code {\noverflow-wrap: anywhere;\nmin-width: 0;\n}\n.remark {\nfont-size: 13px;\ncolor: var(--quiet);\n}\n.counts {\nmargin-left: auto;\nwhite-space: nowrap;\nfont-size: 13px;\n}\n.diff-box {\noverflow-x: auto;\nmargin: 2px 0 12px;\nborder: 1px solid var(--line);\nborder-radius: 4px;\n}\ntable.diff {\nborder-collapse: collapse;\nmin-width: 100%;\nline-height: 1.45;\n}\ntable.diff td {\npadding: 0 10px 0 6px;\nwhite-space: pre;\ntab-size: 4;\n}\ntable.diff td:last-child {\nwidth: 100%;\n}\ntable.diff .line {\nwidth: 1%;\npadding: 0 6px;\ntext-align: right;\ncolor: var(--quiet);\nuser-select: none;\nfont-size: 11.5px;\n}\ntable.diff .plus {\nbackground: var(--added);\n}\ntable.diff .minus {\nbackground: var(--deleted);\n}\ntable.diff .plus .mark {\ncolor: var(--added-text);\n}\ntable.diff .minus .mark {\ncolor: var(--deleted-text);\n}\ntable.diff .hunk td {\npadding: 2px 6px;\nbackground: var(--raised);\ncolor: var(--quiet);\n}\ntable.diff .note {\ncolor: var(--quiet);\nfont-style: italic;\n}\n.tools {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 8px;\nalign-items: center;\nmargin-bottom: 10px;\n}\n.tools[hidden] {\ndisplay: none;\n}\nbutton {\npadding: 2px 10px;\nborder: 1px solid var(--line);\nborder-radius: 4px;\nbackground: var(--raised);\ncolor: var(--text);\nfont: inherit;\nfont-size: 13px;\ncursor: pointer;\n}\nbutton[aria-pressed=\"true\"] {\nborder-color: var(--bad);\ncolor: var(--bad);\n}\n.keys {\nmargin-left: auto;\nfont-size: 13px;\ncolor: var(--quiet);\n}\nkbd {\npadding: 0 5px;\nborder: 1px solid var(--line);\nborder-radius: 3px;\nbackground: var(--raised);\nfont-size: 11.5px;\n}\nol.turns {\nmargin: 0;\npadding: 0;\nlist-style: none;\n}\n.turn {\ndisplay: grid;\ngrid-template-columns: 34px minmax(0, 1fr);\npadding: 8px 0;\nborder-top: 1px solid var(--line);\n}\n.turn-number {\npadding-top: 1px;\nfont-size: 13px;\ncolor: var(--quiet);\nfont-variant-numeric: tabular-nums;\n}\n.text,\n.thinking {\nmax-width: 80ch;\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\n}\n.thinking {\ncolor: var(--quiet);\nfont-style: italic;\n}\n.said > p {\nmargin-bottom: 2px;\n}\n.step > summary {\ndisplay: grid;\ngrid-template-columns: 28px minmax(0, 1fr) max-content 64px;\ngap: 0 10px;\nalign-items: baseline;\npadding: 2px 0 2px 8px;\nborder-left: 3px solid var(--line);\n}\n.step.good.check > summary {\nborder-left-color: var(--good);\n}\n.step.check > summary {\ngrid-template-columns: 58px minmax(0, 1fr) max-content 64px;\n}\n.step.check .n {\ntext-align: left;\n}\n.step.bad > summary {\nborder-left-color: var(--bad);\n}\n.step > summary:hover,\n.file > summary:hover {\nbackground: var(--raised);\n}\n.step code {\noverflow: hidden;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\n}\n.step[open] > summary code {\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\n}\n.step .n {\ntext-align: right;\ncolor: var(--quiet);\nfont-size: 13px;\nfont-variant-numeric: tabular-nums;\n}\n.step .end {\nmax-width: 24ch;\noverflow: hidden;\ntext-overflow: ellipsis;\n}\n.step .end,\n.step .took {\nfont-size: 13px;\ncolor: var(--quiet);\ntext-align: right;\nwhite-space: nowrap;\nfont-variant-numeric: tabular-nums;\n}\n.step.bad .end {\ncolor: var(--bad);\n}\n.step > summary:focus-visible {\noutline-offset: -2px;\n}\n.step:target > summary {\nbackground: var(--raised);\noutline: 1px solid var(--line);\n}\n.failed-only .turn:not(:has(.bad)),\n.failed-only .step:not(.bad),\n.failed-only .said > p,\n.failed-only .said > .more {\ndisplay: none;\n}\npre {\nmargin: 4px 0 6px;\npadding: 10px 12px;\nmax-height: 70vh;\noverflow: auto;\nborder-radius: 4px;\nbackground: var(--raised);\nline-height: 1.45;\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\ntab-size: 8;\n}\n.step > pre {\nmargin-left: 11px;\n}\n.foot {\nmargin: 0 0 8px 11px;\nfont-size: 13px;\ncolor: var(--quiet);\noverflow-wrap: anywhere;\n}\nsection > .foot {\nmargin: 8px 0 0;\n}\n.more {\nmargin: 4px 0;\n}\n.more > summary {\ndisplay: inline-flex;\ncolor: var(--quiet);\nfont-size: 14px;\n}\n.charts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(240px, 1fr));\ngap: 20px 28px;\n}\nfigcaption {\ndisplay: flex;\ngap: 8px;\nalign-items: baseline;\nmargin-bottom: 6px;\nfont-size: 13px;\ncolor: var(--quiet);\n}\nfigcaption b {\nfont-weight: 600;\ncolor: var(--text);\n}\n.top.chart,\nfigcaption .top {\nmargin-left: auto;\n}\n.chart {\nborder-bottom: 1px solid var(--line);\n}\n.chart .cost {\nfill: var(--cost);\n}\n.chart .input {\nfill: var(--model);\n}\n.chart .write {\nfill: var(--write);\n}\n.chart .output {\nfill: var(--output);\n}\n.chart .read {\nfill: var(--read);\n}\n.legend {\nmargin: 10px 0 14px;\nfont-size: 13px;\ncolor: var(--quiet);\n}\n.legend span {\nmargin-right: 14px;\nwhite-space: nowrap;\n}\n.key::before {\ncontent: \"\";\ndisplay: inline-block;\nwidth: 9px;\nheight: 9px;\nmargin-right: 6px;\nborder-radius: 2px;\nbackground: var(--model);\n}\n.key.write::before {\nbackground: var(--write);\n}\n.key.output::before {\nbackground: var(--output);\n}\n.key.read::before {\nbackground: var(--read);\n}\ndl {\ndisplay: grid;\ngrid-template-columns: max-content minmax(0, 1fr);\ngap: 3px 20px;\nfont-size: 14px;\n}\ndt {\ncolor: var(--quiet);\n}\ndd {\noverflow-wrap: anywhere;\n}\n.f0 {\ncolor: var(--quiet);\n}\n.f1,\n.f9 {\ncolor: var(--bad);\n}\n.f2,\n.f10 {\ncolor: var(--good);\n}\n.f3,\n.f11 {\ncolor: var(--warn);\n}\n.f4,\n.f12 {\ncolor: var(--link);\n}\n.f5,\n.f13 {\ncolor: var(--k);\n}\n.f6,\n.f14 {\ncolor: var(--command);\n}\n.f7,\n.f15 {\ncolor: var(--text);\n}\n.f8 {\ncolor: var(--quiet);\n}\n.g0,\n.g8 {\nbackground: var(--line);\n}\n.g1,\n.g9 {\nbackground: var(--deleted);\n}\n.g2,\n.g10 {\nbackground: var(--added);\n}\n.g3,\n.g11 {\nbackground: color-mix(in srgb, var(--wait) 35%, transparent);\n}\n.g4,\n.g12 {\nbackground: color-mix(in srgb, var(--link) 25%, transparent);\n}\n.g5,\n.g13 {\nbackground: color-mix(in srgb, var(--k) 25%, transparent);\n}\n.g6,\n.g14 {\nbackground: color-mix(in srgb, var(--command) 25%, transparent);\n}\n.g7,\n.g15 {\nbackground: var(--line);\n}\n.bo {\nfont-weight: 700;\n}\n.di {\nopacity: 0.65;\n}\n.it {\nfont-style: italic;\n}\n.un {\ntext-decoration: underline;\n}\n.st {\ntext-decoration: line-through;\n}\n.cut {\ncolor: var(--warn);\nfont-style: italic;\n}\n.k {\ncolor: var(--k);\n}\n.s {\ncolor: var(--s);\n}\n.c {\ncolor: var(--c);\nfont-style: italic;\n}\n.n {\ncolor: var(--n);\n}\n.t {\ncolor: var(--t);\n}\n.a {\ncolor: var(--a);\n}\n.m {\ncolor: var(--c);\n}\n@media (max-width: 640px) {\nmain {\npadding: 18px 14px 48px;\n}\nh1 {\nfont-size: 25px;\n}\n.lanes {\ngrid-template-columns: minmax(0, 1fr);\ngap: 1px;\n}\n.lane {\nmargin-top: 6px;\n}\n.keys {\ndisplay: none;\n}\n.turn {\ngrid-template-columns: minmax(0, 1fr);\n}\n.turn-number::before {\ncontent: \"turn \";\n}\n.step > summary {\ngrid-template-columns: 22px minmax(0, 1fr) max-content;\n}\n.step.check > summary {\ngrid-template-columns: 52px minmax(0, 1fr) max-content;\n}\n.step .end {\nmax-width: 14ch;\n}\n.step .took {\ngrid-column: 3;\n}\ndl {\ngrid-template-columns: minmax(0, 1fr);\n}\ndt {\nmargin-top: 6px;\nfont-size: 13px;\n}\n}\n@media print {\n.tools,\nnav {\ndisplay: none;\n}\n}";
// src/record/report/styled-text.ts
var import_lib = __toESM(require_lib(), 1);
function merged(pieces) {
	const result = [];
	for (const [text, classes] of pieces) {
		const last = result.at(-1);
		if (last?.[1] === classes) last[0] += text;
		else if (text !== "") result.push([text, classes]);
	}
	return result;
}
function linesOfPieces(pieces) {
	const lines = [[]];
	for (const [text, classes] of pieces) {
		const [first = "", ...more] = text.split("\n");
		if (first !== "") lines.at(-1)?.push([first, classes]);
		for (const line of more) lines.push(line === "" ? [] : [[line, classes]]);
	}
	return lines;
}
// src/record/report/terminal-colours.ts
const otherSequences = /\u001b(?:\[[0-?]*[ -/]*[@-ln-~]|\[[<-?][0-?]*m|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\|$)|[ -/]+[0-~]|[0-Z\\^-~])/g;
function styledTerminalText(text) {
	const lines = text.replaceAll("\r\n", "\n").split("\n").map(lastState);
	return merged(import_lib.default.ansiToJson(lines.join("\n").replaceAll(otherSequences, ""), {
		json: true,
		use_classes: true,
		remove_empty: true
	}).map((entry) => [visibleText(entry.content.replaceAll("\x1B", "")), classesOf(entry)]));
}
function lastState(line) {
	return withoutBackspaces(line.split("\r").filter((state) => state !== "").at(-1) ?? "");
}
function withoutBackspaces(line) {
	if (!line.includes("\b")) return line;
	const shown = [];
	for (const token of line.match(/\u001b\[[\d;]*m|[^]/gu) ?? []) if (token !== "\b") shown.push(token);
	else {
		const taken = shown.findLastIndex((one) => !one.startsWith("\x1B["));
		if (taken >= 0) shown.splice(taken, 1);
	}
	return shown.join("");
}
const decorations = {
	bold: "bo",
	dim: "di",
	italic: "it",
	underline: "un",
	strikethrough: "st"
};
function classesOf({ fg, bg, fg_truecolor, bg_truecolor, decorations: names }) {
	const text = colourNumber(fg, fg_truecolor);
	const ground = colourNumber(bg, bg_truecolor);
	const [front, back] = names.includes("reverse") ? [ground ?? 0, text ?? 7] : [text, ground];
	return [
		...front === null ? [] : [`f${front}`],
		...back === null ? [] : [`g${back}`],
		...names.flatMap((name) => decorations[name] ?? [])
	].join(" ");
}
const colourNames = [
	"black",
	"red",
	"green",
	"yellow",
	"blue",
	"magenta",
	"cyan",
	"white"
];
function colourNumber(name, rgb) {
	if (name === null || name === void 0 || name === "") return null;
	const [, bright = "", word = ""] = /^ansi-(bright-)?(\w+)$/.exec(name) ?? [];
	const plain = colourNames.indexOf(word);
	if (plain >= 0) return bright === "" ? plain : plain + 8;
	if (name === "ansi-truecolor") return nearest((rgb ?? "").split(",").map(Number));
	const index = Number(/^ansi-palette-(\d+)$/.exec(name)?.[1] ?? NaN);
	if (!(index >= 0 && index <= 255)) return null;
	return index < 16 ? index : nearest(paletteColour(index));
}
function paletteColour(index) {
	if (index >= 232) return Array.from({ length: 3 }, () => 8 + (index - 232) * 10);
	const level = (step) => step === 0 ? 0 : 55 + step * 40;
	const cube = index - 16;
	return [
		level(Math.floor(cube / 36)),
		level(Math.floor(cube / 6) % 6),
		level(cube % 6)
	];
}
const sixteen = [
	[
		0,
		0,
		0
	],
	[
		205,
		0,
		0
	],
	[
		0,
		205,
		0
	],
	[
		205,
		205,
		0
	],
	[
		0,
		0,
		238
	],
	[
		205,
		0,
		205
	],
	[
		0,
		205,
		205
	],
	[
		229,
		229,
		229
	],
	[
		127,
		127,
		127
	],
	[
		255,
		0,
		0
	],
	[
		0,
		255,
		0
	],
	[
		255,
		255,
		0
	],
	[
		92,
		92,
		255
	],
	[
		255,
		0,
		255
	],
	[
		0,
		255,
		255
	],
	[
		255,
		255,
		255
	]
];
function nearest(colour) {
	const distance = (other) => other.reduce((total, part, index) => total + (part - (colour[index] ?? NaN)) ** 2, 0);
	const distances = sixteen.map(distance);
	const least = Math.min(...distances);
	return Number.isNaN(least) ? null : distances.indexOf(least);
}
// src/record/report/page-steps.ts
const longestShownWords = 600;
const longestShownCommand = 240;
const mostOutputCharacters = 12e3;
const leastOutputCharacters = 400;
const mostStepsOfTurn = 50;
function stepsSection(run, place) {
	const { turns } = run;
	if (turns.length === 0) return html`<p class="quiet">Nothing was said or done.</p>`;
	const { limits } = place;
	const shownCount = Math.min(turns.length, limits.turns);
	const headCount = turns.length > limits.turns ? Math.floor(limits.turns / 5) : turns.length;
	const first = turns.slice(0, headCount);
	const last = turns.slice(turns.length - (shownCount - headCount), turns.length);
	const left = turns.slice(headCount, turns.length - last.length);
	const most = outputLimit([...first, ...last], limits.characters);
	const turnOf = (turn) => turnItem(turn, {
		...place,
		most
	});
	return html`<ol class="turns">
${first.map(turnOf)}${left.length > 0 && leftOut(left)}${headCount === turns.length ? null : last.map(turnOf)}</ol>`;
}
function leftOut(turns) {
	const steps = turns.flatMap((turn) => turn.steps);
	const failed = steps.filter(({ tone }) => tone === "bad").length;
	return html`<li class="left-out">${plural(turns.length, "turn")} with ${plural(steps.length, "call")}, ${countText(failed)} of them failed, are not shown on this page; they are in transcript.jsonl and audit.jsonl.</li>\n`;
}
function outputLimit(turns, characters) {
	const calls = turns.reduce((count, { steps }) => count + steps.length, 1);
	const share = Math.floor(characters / calls);
	return Math.max(leastOutputCharacters, Math.min(mostOutputCharacters, share));
}
function turnItem(turn, place) {
	const steps = turn.steps.slice(0, mostStepsOfTurn);
	const more = turn.steps.length - steps.length;
	return html`<li class="turn" id="${place.prefix}t${turn.turn}"><span class="turn-number" title="turn ${turn.turn}">${turn.turn}</span><div class="said">
${turn.thinking !== null && words(turn.thinking, "thinking", place)}${turn.text !== null && words(turn.text, "text", place)}${steps.map((step) => stepItem(step, place))}${more > 0 && html`<p class="left-out">and ${plural(more, "call")} more in this turn</p>`}</div></li>\n`;
}
function words(text, className, place) {
	const label = className === "thinking" ? html`<span class="sr">thinking: </span>` : null;
	if (text.omitted === 0 && text.head.length <= longestShownWords) return html`<p class="${className}">${label}${text.head.trim()}</p>`;
	const start = shortened({
		head: text.head,
		omitted: 0,
		tail: ""
	}, longestShownWords).head;
	const part = place.parts.add({
		kind: "text",
		pieces: excerptPieces(shortened(text, place.most), false)
	});
	return html`<p class="${className}">${label}${start.trim()} …</p><details class="more" data-part="${part}"><summary>all of it</summary></details>`;
}
function stepItem(step, place) {
	return step.kind === "command" ? commandItem(step, place) : fileItem(step, place);
}
function commandItem(step, place) {
	const { prefix, parts } = place;
	const line = commandLine(step.command);
	const took = step.durationMs === null ? "" : durationText(step.durationMs);
	const whole = step.command.head.includes("\n") || step.command.head.length > longestShownCommand;
	const output = step.output === null ? [] : excerptPieces(shortened(step.output, place.most), step.isRaw);
	const pieces = [...whole ? [...excerptPieces(step.command, false), ["\n\n", ""]] : [], ...output];
	const part = pieces.length === 0 ? null : parts.add({
		kind: "text",
		pieces
	});
	return html`<details class="step ${step.tone}" id="${prefix}c${step.n}"${part !== null && html` data-part="${part}"`}><summary><span class="n">${step.n}</span><code>${line}</code><span class="end">${step.end}</span><span class="took">${took}</span></summary>${footer(step, place)}</details>\n`;
}
function commandLine(command) {
	const [line = ""] = command.head.trim().split("\n");
	const isAll = line === command.head.trim() && command.omitted === 0;
	const shown = visibleLine(line).slice(0, longestShownCommand);
	return isAll && shown.length < longestShownCommand ? shown : `${shown} …`;
}
function footer(step, { base }) {
	const link = step.wholePath === null ? null : html`<a href="${base}${step.wholePath}">the whole output</a>`;
	const told = [
		`in ${step.cwd}`,
		`began at ${durationText(step.startMs)}`,
		...step.outputBytes === 0 ? [] : [bytesText(step.outputBytes)],
		...step.remarks
	].map((text) => html`<span>${visibleLine(text)}</span>`);
	return html`<p class="foot">${told}${link}</p>`;
}
function fileItem(step, place) {
	const output = step.output === null ? [] : excerptPieces(shortened(step.output, place.most), false);
	const part = output.length === 0 ? null : place.parts.add({
		kind: "text",
		pieces: output
	});
	return html`<details class="step ${step.tone}"${part !== null && html` data-part="${part}"`}><summary><span class="n">${""}</span><code>${step.operation} ${visibleLine(step.path)}</code><span class="end">${step.end}</span><span class="took">${""}</span></summary></details>\n`;
}
function excerptPieces({ head, omitted, tail }, isRaw) {
	const pieces = (text) => isRaw ? styledTerminalText(text) : text === "" ? [] : [[visibleText(text), ""]];
	if (omitted === 0) return pieces(head);
	const mark = `\n[… ${countText(omitted)} ${isRaw ? "bytes" : "characters"} are not on this page …]\n`;
	return [
		...pieces(head),
		[mark, "cut"],
		...pieces(tail)
	];
}
// src/record/report/page-timeline.ts
const finestShare = 1 / 900;
const mostTurnLines = 60;
const mostMarks = 60;
const lanes = [
	{
		lane: "model",
		name: "model"
	},
	{
		lane: "commands",
		name: "commands"
	},
	{
		lane: "verification",
		name: "verification"
	},
	{
		lane: "waiting",
		name: "waiting"
	}
];
function timelineSection({ timeline }, prefix) {
	const { totalMs, spans } = timeline;
	if (totalMs === 0 || spans.length === 0) return html`<p class="quiet">No time is recorded.</p>`;
	const used = lanes.filter(({ lane }) => spans.some((span) => span.lane === lane));
	const sums = used.map(({ lane, name }) => ({
		name,
		ms: sumOf(spans, lane)
	}));
	const rest = totalMs - sums.reduce((total, { ms }) => total + ms, 0);
	const words = [...sums, ...rest > totalMs / 100 ? [{
		name: "other",
		ms: rest
	}] : []].map(({ name, ms }) => `${name} ${durationText(ms)}`).join(", ");
	return html`<div class="lanes" role="group" aria-label="Timeline: ${words}">
${used.map(({ lane, name }) => html`<span class="lane">${name} <b>${durationText(sumOf(spans, lane))}</b></span>${laneDrawing(timeline, lane, prefix)}\n`)}<span class="lane">${""}</span>${ruler(timeline)}
</div>
${marksList(timeline)}`;
}
function laneDrawing(timeline, lane, prefix) {
	const { totalMs, spans } = timeline;
	const place = (ms) => `${percent(ms / totalMs)}%`;
	const drawn = gathered(spans.filter((span) => span.lane === lane), totalMs);
	const turnEnds = spans.filter((span) => span.lane === "model" && span.tone === "neutral");
	const lines = turnEnds.length > mostTurnLines ? [] : turnEnds;
	return html`<svg class="strip" height="22" aria-hidden="true">${lines.map(({ endMs }) => html`<line class="tick" x1="${place(endMs)}" x2="${place(endMs)}" y1="0" y2="22"/>`)}${drawn.map((span) => {
		const bar = html`<rect class="bar ${lane} ${span.tone}" x="${place(span.startMs)}" y="3" width="${place(span.endMs - span.startMs)}" height="16"><title>${labelOf(span.label)}</title></rect>`;
		return span.n === null ? bar : html`<a href="#${prefix}c${span.n}" tabindex="-1">${bar}</a>`;
	})}</svg>`;
}
function labelOf(label) {
	return beginningOf(visibleLine(label), 220);
}
function gathered(spans, totalMs) {
	const finest = totalMs * finestShare;
	const result = [];
	for (const span of spans) {
		const last = result.at(-1);
		if (!(last !== void 0 && last.tone === span.tone && span.startMs - last.endMs < finest && (span.endMs - span.startMs < finest || last.endMs - last.startMs < finest))) result.push({
			...span,
			count: 1
		});
		else {
			const count = last.count + 1;
			const label = `${count} together, the first: ${last.label.replace(/^\d+ together, the first: /, "")}`;
			result[result.length - 1] = {
				...last,
				endMs: Math.max(last.endMs, span.endMs),
				label,
				count
			};
		}
	}
	return result;
}
function sumOf(spans, lane) {
	return spans.filter((span) => span.lane === lane).reduce((total, { startMs, endMs }) => total + endMs - startMs, 0);
}
function ruler({ totalMs }) {
	const step = stepOf(totalMs);
	const ticks = Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => index * step);
	return html`<svg class="ruler" height="20" aria-hidden="true">${ticks.map((ms) => {
		const share = ms / totalMs;
		const anchor = share < .03 ? "start" : share > .94 ? "end" : "middle";
		return html`<line x1="${percent(share)}%" x2="${percent(share)}%" y1="0" y2="4"/><text x="${percent(share)}%" y="16" text-anchor="${anchor}">${tickText(ms)}</text>`;
	})}</svg>`;
}
const steps = [
	100,
	200,
	500,
	1e3,
	2e3,
	5e3,
	1e4,
	15e3,
	3e4,
	6e4,
	12e4,
	3e5,
	6e5,
	9e5,
	18e5,
	36e5
];
function stepOf(totalMs) {
	return steps.find((step) => totalMs / step <= 5) ?? Math.ceil(totalMs / 5 / 36e5) * 36e5;
}
function tickText(ms) {
	if (ms === 0) return "0";
	if (ms < 6e4) return `${Number((ms / 1e3).toFixed(1))} s`;
	const minutes = Math.floor(ms / 6e4);
	const seconds = Math.round(ms % 6e4 / 1e3);
	const short = seconds === 0 ? `${minutes} min` : `${minutes}:${String(seconds).padStart(2, "0")} min`;
	return minutes < 120 ? short : `${Number((ms / 36e5).toFixed(1))} h`;
}
function marksList({ marks }) {
	if (marks.length === 0) return null;
	const left = marks.length - mostMarks;
	return html`<ul class="marks">${marks.slice(0, mostMarks).map(({ ms, label, tone }) => html`<li class="${tone}"><time>${durationText(ms)}</time> ${beginningOf(visibleLine(label), 300)}</li>`)}${left > 0 && html`<li>and ${left} more</li>`}</ul>`;
}
function percent(share) {
	return String(Number((share * 100).toFixed(3)));
}
// src/record/report/usage-view.ts
const billed = new Set(["model.responded", "model.unfinished"]);
const nothing = {
	input: 0,
	cacheWrite: 0,
	cacheRead: 0,
	output: 0,
	costUsd: 0
};
function usageView(facts) {
	const responses = facts.filter(({ type }) => billed.has(type));
	const models = new Map();
	for (const { fields } of responses) {
		const model = textAt(fields, "model") ?? "unknown";
		const before = models.get(model) ?? {
			...nothing,
			responses: 0
		};
		models.set(model, {
			...sum(before, tokensOf(fields)),
			responses: before.responses + 1
		});
	}
	const turns = responses.map(({ fields }) => ({
		turn: countAt(fields, "turn"),
		...tokensOf(fields)
	}));
	return {
		total: turns.reduce(sum, nothing),
		turns,
		models: Array.from(models, ([model, counts]) => ({
			model,
			...counts
		}))
	};
}
function tokensOf(fields) {
	const usage = fieldsOf(fields["usage"]);
	return {
		input: countAt(usage, "input_tokens"),
		cacheWrite: countAt(usage, "cache_write_5m_tokens") + countAt(usage, "cache_write_1h_tokens"),
		cacheRead: countAt(usage, "cache_read_tokens"),
		output: countAt(usage, "output_tokens"),
		costUsd: numberAt(fields, "cost_usd")
	};
}
function sum(one, other) {
	return {
		input: one.input + other.input,
		cacheWrite: one.cacheWrite + other.cacheWrite,
		cacheRead: one.cacheRead + other.cacheRead,
		output: one.output + other.output,
		costUsd: one.costUsd === null || other.costUsd === null ? null : one.costUsd + other.costUsd
	};
}
// src/record/report/page-usage.ts
const charts = [
	{
		name: "cost",
		parts: ({ costUsd }) => [["cost", costUsd ?? 0]],
		shown: costText
	},
	{
		name: "new tokens",
		parts: ({ input, cacheWrite, output }) => [
			["input", input],
			["write", cacheWrite],
			["output", output]
		],
		shown: shortCount
	},
	{
		name: "cache reads",
		parts: ({ cacheRead }) => [["read", cacheRead]],
		shown: shortCount
	}
];
function usageSection({ usage }, mostColumns) {
	if (usage.turns.length === 0) return html`<p class="quiet">The model gave no response.</p>`;
	const columns = columnsOf(usage, mostColumns);
	const span = columns[0] === void 0 ? 1 : columns[0].last - columns[0].first + 1;
	return html`<div class="charts">${charts.filter(({ name }) => name !== "cost" || usage.turns.some(({ costUsd }) => costUsd !== null)).map((chart) => chartFigure(chart, columns))}</div>
<p class="legend"><span class="key input">input</span> <span class="key write">written to the cache</span> <span class="key output">output, thinking included</span> <span class="key read">read from the cache</span>${span > 1 && html` <span>${span} turns a column</span>`}</p>
${modelTable(usage)}`;
}
function columnsOf({ turns }, most) {
	const size = Math.ceil(turns.length / most);
	return Array.from({ length: Math.ceil(turns.length / size) }, (_, index) => {
		const group = turns.slice(index * size, (index + 1) * size);
		return {
			...group.map((turn) => turn).reduce((one, other) => sum(one, other)),
			first: index * size + 1,
			last: index * size + group.length
		};
	});
}
const height = 84;
const widest = 7;
function chartFigure({ name, parts, shown }, columns) {
	const totals = columns.map((column) => parts(column).reduce((total, [, value]) => total + value, 0));
	const highest = Math.max(...totals);
	const whole = totals.reduce((total, value) => total + value, 0);
	const slot = Math.min(widest, 100 / columns.length);
	const scale = highest === 0 ? 0 : height / highest;
	return html`<figure><figcaption>${name} <b>${shown(whole)}</b><span class="top">highest ${shown(highest)}</span></figcaption><svg class="chart" height="${height}" role="img" aria-label="${name} by turn, ${shown(whole)} in all">${columns.map((column, index) => {
		let top = height;
		const bars = parts(column).map(([className, value]) => {
			const size = value * scale;
			top -= size;
			return size < .05 ? html`` : html`<rect class="${className}" x="${round(index * slot + slot * .08)}%" width="${round(slot * .84)}%" y="${round(top)}" height="${round(size)}"/>`;
		});
		return html`<g><title>${titleOf(column)}</title>${bars}</g>`;
	})}</svg></figure>`;
}
function titleOf(column) {
	return `${column.first === column.last ? `response ${column.first}` : `responses ${column.first} to ${column.last}`}: ${costText(column.costUsd)}, ${countText(column.input)} in, ${countText(column.cacheWrite)} written to the cache, ${countText(column.cacheRead)} read from it, ${countText(column.output)} out`;
}
function modelTable({ models, total }) {
	const row = (name, responses, counts) => html`<tr><th scope="row">${name}</th><td>${countText(responses)}</td><td>${countText(counts.input)}</td><td>${countText(counts.cacheWrite)}</td><td>${countText(counts.cacheRead)}</td><td>${countText(counts.output)}</td><td>${costText(counts.costUsd)}</td></tr>`;
	const responses = models.reduce((count, one) => count + one.responses, 0);
	return html`<div class="wide"><table class="numbers"><thead><tr><th scope="col">model</th><th scope="col">responses</th><th scope="col">input</th><th scope="col">cache write</th><th scope="col">cache read</th><th scope="col">output</th><th scope="col">cost</th></tr></thead><tbody>${models.map((one) => row(visibleLine(one.model), one.responses, one))}${models.length > 1 && row(plural(models.length, "model"), responses, total)}</tbody></table></div>`;
}
function round(value) {
	return String(Number(value.toFixed(2)));
}
// src/record/report/page-run.ts
const longestAnswer$1 = 1500;
const goodStates = new Set(["completed", "verified"]);
function toneOf({ state }) {
	return goodStates.has(state) ? "good" : "bad";
}
function runSection(run, place) {
	const { base, prefix, limits, parts, highlighter } = place;
	const part = (name, title, body) => html`<section aria-labelledby="${prefix}${name}"><h2 id="${prefix}${name}">${title}</h2>\n${body}</section>\n`;
	return html`<article id="${prefix}run">
${header(run, prefix)}${answer(run, parts)}${part("timeline", "Timeline", timelineSection(run, prefix))}${run.verification.length > 0 && part("verification", "Verification", verification(run, place))}${part("change", "Change", changeSection(run, {
		parts,
		highlighter,
		base,
		characters: limits.changeCharacters
	}))}${part("steps", "Steps", html`${toolbar(run)}${stepsSection(run, {
		parts,
		prefix,
		base,
		limits
	})}`)}${part("usage", "Cost and tokens", usageSection(run, limits.columns))}${part("record", "Record", record(run, place))}</article>
`;
}
function header(run, prefix) {
	const { end, usage } = run;
	const commands = commandsOf(run);
	const failed = commands.filter(({ tone }) => tone === "bad").length;
	const cost = usage.turns.length === 0 ? null : costText(usage.total.costUsd);
	const facts = [
		plural(usage.turns.length, "turn"),
		`${plural(commands.length, "command")}${failed === 0 ? "" : `, ${countText(failed)} failed`}`,
		durationText(run.durationMs),
		...cost === null ? [] : [cost === "unknown" ? "cost unknown" : cost],
		...run.startedAt === null ? [] : [run.startedAt.replace("T", " ").replace(/\.\d+Z$/, " UTC")]
	];
	return html`<header class="top ${toneOf(end)}">
<p class="brand">Bash Agent</p>
<h1><span class="dot" aria-hidden="true">${""}</span>${visibleLine(end.state.replaceAll("_", " "))}</h1>
<p class="reason">${visibleLine(end.reason)}</p>
<p class="facts">${facts.map((fact) => html`<span>${visibleLine(fact)}</span>`)}</p>
<nav aria-label="Parts of this report"><a href="#${prefix}timeline">timeline</a> <a href="#${prefix}change">change</a> <a href="#${prefix}steps">steps</a> <a href="#${prefix}usage">cost</a> <a href="#${prefix}record">record</a></nav>
</header>
${run.problems.length > 0 && html`<ul class="warning">${run.problems.map((problem) => html`<li>${visibleLine(problem)}</li>`)}</ul>\n`}`;
}
function answer({ answer: words, prompt }, parts) {
	const task = prompt === null || prompt.head.trim() === "" ? null : html`<details class="more" data-part="${parts.add({
		kind: "text",
		pieces: excerptPieces(prompt, false)
	})}"><summary>the task</summary></details>\n`;
	if (words === null || words.head.trim() === "") return html`${task}`;
	const shown = shortened(words, longestAnswer$1);
	const rest = shown === words ? null : html`<details class="more" data-part="${parts.add({
		kind: "text",
		pieces: excerptPieces(words, false)
	})}"><summary>all of it</summary></details>`;
	const text = shown.omitted === 0 ? shown.head : `${shown.head}\n[…]\n${shown.tail}`;
	return html`<blockquote aria-label="The model's last words">${text.trim()}</blockquote>${rest}${task}`;
}
function toolbar({ turns }) {
	const failed = turns.flatMap(({ steps }) => steps).filter(({ tone }) => tone === "bad").length;
	return html`<p class="tools" hidden><button type="button" data-do="open">open all</button><button type="button" data-do="close">close all</button>${failed > 0 && html`<button type="button" data-do="failed" aria-pressed="false">only what failed: ${countText(failed)}</button>`}<span class="keys"><kbd>j</kbd> <kbd>k</kbd> next, last step${failed > 0 && html`; <kbd>f</kbd> next that failed`}</span></p>\n`;
}
function verification({ verification: attempts }, { parts, base }) {
	return html`${attempts.map((one) => verificationItem(one, parts, base))}`;
}
function verificationItem(one, parts, base) {
	const { attempt, command, end, tone, durationMs, output, isRaw, wholePath } = one;
	const pieces = [[`${visibleText(command)}\n\n`, ""], ...output === null ? [] : excerptPieces(output, isRaw)];
	const part = parts.add({
		kind: "text",
		pieces
	});
	const when = attempt === 0 ? "before" : `check ${attempt}`;
	const link = wholePath !== null && html`<a href="${base}${wholePath}">the whole output</a>`;
	return html`<details class="step check ${tone}" data-part="${part}"><summary><span class="n">${when}</span><code>${visibleLine(command).slice(0, 240)}</code><span class="end">${end}</span><span class="took">${durationMs === null ? "" : durationText(durationMs)}</span></summary><p class="foot">${link}</p></details>\n`;
}
function record(run, { base }) {
	const rows = [
		["audit head", auditText(run)],
		["run", html`<code>${run.runId ?? "unknown"}</code>`],
		...run.facts.map(({ name, value }) => [name, html`${visibleLine(value)}`]),
		...networkRows(run),
		["directory", html`<code>${visibleLine(run.directory)}</code>`],
		["files", html`${run.files.map(({ path, bytes }) => html`<a href="${base}${path}">${path}</a> <small>${bytesText(bytes)}</small> `)}`]
	];
	return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>\n`;
}
function auditText({ audit }) {
	if (audit === null) return html`none`;
	const chain = audit.brokenLine === null ? `${plural(audit.lines, "line")}, each names the one before` : `line ${audit.brokenLine} does not follow from the one before: the log was changed`;
	const end = audit.isFinished ? "" : "; the final record is missing";
	return html`<code>${audit.head ?? "none"}</code> <small class="${audit.brokenLine === null ? "" : "deleted"}">${chain}${end}</small>`;
}
function networkRows({ network }) {
	if (network === null) return [];
	const hosts = network.deniedHosts.map(visibleLine).join(", ");
	const text = `${plural(network.allowed, "connection")} allowed, ${countText(network.denied)} refused${hosts === "" ? "" : `: ${hosts}`}`;
	return [["connections", html`${text}`]];
}
// \0@oxc-project+runtime@0.159.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/record/report/parts.ts
var _templateObject$1;
var Parts = class {
	#scripts = [];
	#size = 0;
	add(part) {
		const name = `p${this.#scripts.length + 1}`;
		const data = htmlData(part);
		this.#size += data.toString().length;
		this.#scripts.push(html(_templateObject$1 || (_templateObject$1 = _taggedTemplateLiteral([
			"<script type=\"application/json\" id=\"",
			"\">",
			"<\/script>\n"
		], [
			"<script type=\"application/json\" id=\"",
			"\">",
			"<\/script>\\n"
		])), name, data));
		return name;
	}
	get size() {
		return this.#size;
	}
	get scripts() {
		return this.#scripts;
	}
};
// src/record/report/syntax.ts
const grammars = [
	[bash, "bash sh zsh bats"],
	[c, "c h"],
	[cpp, "cc cpp cxx hpp hh"],
	[csharp, "cs"],
	[css, "css scss less"],
	[docker, "dockerfile"],
	[go, "go"],
	[ini, "ini cfg conf properties"],
	[java, "java"],
	[javascript, "js cjs mjs"],
	[json, "json jsonc"],
	[jsx, "jsx"],
	[kotlin, "kt kts"],
	[makefile, "makefile mk"],
	[markdown, "md markdown"],
	[markup, "html htm xml svg vue"],
	[php, "php"],
	[python, "py pyi"],
	[ruby, "rb gemspec rakefile gemfile"],
	[rust, "rs"],
	[sql, "sql"],
	[toml, "toml"],
	[tsx, "tsx"],
	[typescript, "ts cts mts"],
	[yaml, "yaml yml"]
];
const languages = new Map(grammars.flatMap(([grammar, names]) => names.split(" ").map((name) => [name, grammar.displayName])));
for (const [grammar] of grammars) refractor.register(grammar);
const longestCode = 12e3;
const longestLine = 600;
const mostCharacters = 4e5;
const longestMs = 1500;
function createHighlighter() {
	let characters = 0;
	let spentMs = 0;
	return { lines(path, code) {
		const language = languageOf(path);
		if (language === null || code.length > longestCode) return null;
		if (characters + code.length > mostCharacters || spentMs > longestMs) return null;
		if (code.split("\n").some((line) => line.length > longestLine)) return null;
		characters += code.length;
		const startedAt = performance.now();
		const pieces = highlighted(language, code);
		spentMs += performance.now() - startedAt;
		return pieces;
	} };
}
function languageOf(path) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	return languages.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}
function highlighted(language, code) {
	try {
		const pieces = [];
		collect(refractor.highlight(code, language).children, "", pieces);
		return linesOfPieces(merged(pieces));
	} catch {
		return null;
	}
}
function collect(nodes, inherited, pieces) {
	for (const node of nodes) if (node.type === "text") pieces.push([node.value, inherited]);
	else if (node.type === "element") {
		const names = node.properties["className"];
		const known = Array.isArray(names) ? names.map((name) => classes[name]) : [];
		collect(node.children, known.find((name) => name !== void 0) ?? inherited, pieces);
	}
}
const classes = {
	keyword: "k",
	boolean: "k",
	atrule: "k",
	important: "k",
	selector: "k",
	tag: "k",
	string: "s",
	char: "s",
	regex: "s",
	"attr-value": "s",
	"template-string": "s",
	url: "s",
	comment: "c",
	prolog: "c",
	doctype: "c",
	number: "n",
	constant: "n",
	symbol: "n",
	function: "t",
	"class-name": "t",
	builtin: "t",
	"maybe-class-name": "t",
	title: "t",
	property: "a",
	"attr-name": "a",
	key: "a",
	variable: "a",
	decorator: "m",
	annotation: "m",
	macro: "m",
	shebang: "m",
	interpolation: ""
};
// src/record/report/page.ts
var _templateObject;
const outputCharacters = 3e6;
const changeCharacters = 1e6;
const mostTurns = 500;
const mostColumns = 160;
const mostRuns = 40;
function reportPage(runs) {
	const shown = runs.slice(0, mostRuns);
	const parts = new Parts();
	const highlighter = createHighlighter();
	const limits = {
		turns: Math.max(20, Math.floor(mostTurns / shown.length)),
		characters: Math.floor(outputCharacters / shown.length),
		changeCharacters: Math.floor(changeCharacters / shown.length),
		columns: Math.max(40, Math.floor(mostColumns / shown.length))
	};
	const sections = shown.map(({ run, base }, index) => runSection(run, {
		parts,
		highlighter,
		base,
		limits,
		prefix: runs.length === 1 ? "" : `r${index + 1}-`
	}));
	const [only] = runs;
	const title = runs.length === 1 && only !== void 0 ? only.run.end.state : plural(runs.length, "run");
	const body = html`${runs.length > 1 && overview(runs)}${sections}${runs.length > mostRuns && html`<p class="left-out">${runs.length - mostRuns} more runs are in the overview only.</p>`}`;
	return page(`Bash Agent: ${title}`, body, parts).toString();
}
function policy() {
	return [
		"default-src 'none'",
		`script-src ${hashOf(pageScript)}`,
		`style-src ${hashOf(pageStyle)}`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
}
function hashOf(text) {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
function page(title, body, parts) {
	return html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"generator\" content=\"bash-agent\">\n<title>",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n<main>\n",
		"</main>\n<noscript><p class=\"left-out\">Folded parts are filled by the script of this page, which is turned off. The same is in report.md, transcript.jsonl and outputs/.</p></noscript>\n",
		"<script>",
		"<\/script>\n</body>\n</html>\n"
	])), htmlOfOurs(policy()), visibleLine(title), htmlOfOurs(pageStyle), body, parts.scripts, htmlOfOurs(pageScript));
}
function overview(runs) {
	const rows = runs.map(({ run }, index) => {
		const commands = commandsOf(run);
		const name = html`<code>${run.runId ?? run.directory}</code>`;
		const link = index < mostRuns ? html`<a href="#r${index + 1}-run">${name}</a>` : name;
		return html`<tr><th scope="row">${link}</th><td class="state ${toneOf(run.end)}">${visibleLine(run.end.state)}</td><td class="reason">${visibleLine(run.end.reason)}</td><td>${countText(run.usage.turns.length)}</td><td>${countText(commands.length)}</td><td>${costText(run.usage.total.costUsd)}</td><td>${durationText(run.durationMs)}</td></tr>\n`;
	});
	return html`<section class="overview"><h1>${plural(runs.length, "run")}</h1><div class="wide"><table class="numbers"><thead><tr><th scope="col">run</th><th scope="col" class="state">state</th><th scope="col" class="reason">reason</th><th scope="col">turns</th><th scope="col">commands</th><th scope="col">cost</th><th scope="col">time</th></tr></thead><tbody>
${rows}</tbody></table></div></section>
`;
}
// src/record/report/audit-reader.ts
const mostFacts = 1e5;
function readAuditFacts(path) {
	const facts = [];
	let lines = 0;
	let head = null;
	let brokenLine = null;
	let isCut = false;
	for (const { bytes, ended } of linesOfFile(path)) {
		if (!ended) {
			isCut = true;
			break;
		}
		lines += 1;
		const fields = parsedFields(bytes.toString());
		if (fields === null || fields["prev"] !== (head ?? noPreviousLine)) brokenLine ??= lines;
		head = sha256(bytes);
		if (fields === null || facts.length >= mostFacts) continue;
		facts.push({
			type: textAt(fields, "type") ?? "unknown",
			at: textAt(fields, "at") ?? "",
			ms: countAt(fields, "mono_ms"),
			fields
		});
	}
	return {
		facts,
		lines,
		head,
		brokenLine,
		isCut
	};
}
// src/record/report/conversation-reader.ts
const longestResult = 12e3;
const longestWords = 6e3;
const longestPrompt = 2e4;
function readConversation(path) {
	const words = new Map();
	const results = new Map();
	let run = {};
	let prompt = null;
	let lastWords = null;
	let end = null;
	for (const { bytes, ended } of linesOfFile(path)) {
		const line = ended ? parsedFields(bytes.toString()) : null;
		if (line === null) continue;
		if (line["resumed"] === true) continue;
		const type = textAt(line, "type");
		if (type === "run") run = line;
		else if (type === "end") end = line;
		else if (type === "message" && line["role"] === "assistant") {
			const said = wordsOf(line);
			words.set(countAt(line, "turn"), said);
			if (said.text.head.trim() !== "") lastWords = said.text;
		} else if (type === "message") {
			prompt ??= excerptOf(joinedTexts(line, "text", "text"), longestPrompt);
			for (const [id, result] of resultsOf(line)) results.set(id, result);
		}
	}
	return {
		run,
		prompt,
		words,
		results,
		lastWords,
		end
	};
}
function wordsOf(message) {
	return {
		text: excerptOf(joinedTexts(message, "text", "text"), longestWords),
		thinking: excerptOf(joinedTexts(message, "thinking", "thinking"), longestWords)
	};
}
function joinedTexts(message, type, field) {
	const content = message["content"];
	if (typeof content === "string") return type === "text" ? content : "";
	return listAt(message, "content").map(fieldsOf).filter((block) => block["type"] === type).map((block) => textAt(block, field) ?? "").filter((text) => text !== "").join("\n\n");
}
function resultsOf(message) {
	return listAt(message, "content").map(fieldsOf).filter((block) => block["type"] === "tool_result").map((block) => [textAt(block, "tool_use_id") ?? "", excerptOf(joinedTexts(block, "text", "text"), longestResult)]);
}
// src/record/report/patch-reader.ts
const longestPatchBytes = 4194304;
function readPatch(path) {
	try {
		return withRegularFile(path, (descriptor, { size }) => {
			const buffer = Buffer.alloc(Math.min(size, longestPatchBytes));
			return patchOf(buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, buffer.length, 0)), size - buffer.length);
		});
	} catch {
		return null;
	}
}
const fileStart = /^(?=diff --git )/m;
function patchOf(text, unreadBytes) {
	const parts = text.split(fileStart).filter((part) => part.startsWith("diff --git "));
	const whole = unreadBytes > 0 && parts.length > 1 ? parts.slice(0, -1) : parts;
	return {
		files: whole.map(changedFile),
		unreadBytes: unreadBytes + (whole.length < parts.length ? Buffer.byteLength(parts.at(-1) ?? "") : 0)
	};
}
function changedFile(part) {
	const parsed = parsedPart(part);
	if (parsed === null) return unreadable(part);
	const isBinary = parsed.hunks.length === 0 && /^(?:GIT binary patch|Binary files )/m.test(part);
	const lines = parsed.hunks.flatMap((hunk) => hunk.lines);
	const count = (mark) => isBinary ? null : lines.filter((line) => line.startsWith(mark)).length;
	const [oldName, newName] = [nameOf(parsed.oldFileName), nameOf(parsed.newFileName)];
	const kind = kindOf(parsed);
	return {
		path: newName ?? oldName ?? "unknown",
		from: kind === "renamed" ? oldName : null,
		kind,
		added: count("+"),
		deleted: count("-"),
		hunks: parsed.hunks.map(({ oldStart, newStart, lines: hunkLines }) => ({
			oldStart,
			newStart,
			lines: hunkLines
		})),
		remarks: [...isBinary ? ["binary"] : [], ...modeRemarks(parsed)]
	};
}
function parsedPart(part) {
	try {
		return parsePatch(part)[0] ?? null;
	} catch {
		return null;
	}
}
function unreadable(part) {
	return {
		path: part.slice(11, part.indexOf("\n")),
		from: null,
		kind: "changed",
		added: null,
		deleted: null,
		hunks: [],
		remarks: ["this part of the patch could not be read"]
	};
}
function nameOf(name) {
	return name === void 0 || name === "/dev/null" ? null : name.replace(/^[ab]\//, "");
}
function kindOf(parsed) {
	if (parsed.isRename === true) return "renamed";
	if (parsed.isCreate === true || parsed.oldFileName === "/dev/null") return "added";
	if (parsed.isDelete === true || parsed.newFileName === "/dev/null") return "deleted";
	return "changed";
}
function modeRemarks({ oldMode, newMode }) {
	if (newMode === void 0) return [];
	if (oldMode !== void 0) return oldMode === newMode ? [] : [`mode ${oldMode} to ${newMode}`];
	const kind = {
		"100755": "executable",
		"120000": "symbolic link",
		"160000": "repository within"
	}[newMode];
	return kind === void 0 ? [] : [kind];
}
// src/record/report/timeline.ts
const quiet = new Set([
	"run.started",
	"session.started",
	"network.requested",
	"network.finished",
	"patch.written"
]);
function timelineOf(facts) {
	const drawing = new Drawing();
	for (const fact of facts) drawing.take(fact);
	return drawing.finished();
}
var Drawing = class {
	#spans = [];
	#marks = [];
	#commands = new Map();
	#verifications = new Map();
	#turn = 0;
	#now = 0;
	#freeSince = 0;
	take(fact) {
		const { type, ms, fields } = fact;
		this.#now = Math.max(this.#now, ms);
		switch (type) {
			case "model.responded":
			case "model.unfinished": return this.#model(fact);
			case "model.retried": return this.#retry(fact);
			case "command.requested":
				this.#commands.set(countAt(fields, "n"), {
					ms,
					label: beginningOf(textAt(fields, "command") ?? "a call without a command", 160)
				});
				return;
			case "command.finished": return this.#command(fact);
			case "file.viewed":
			case "file.edited": return this.#file(fact);
			case "verification.started":
				this.#verifications.set(countAt(fields, "attempt"), {
					ms,
					label: beginningOf(textAt(fields, "command") ?? "verification", 160)
				});
				return;
			case "verification.finished": return this.#verification(fact);
			case "session.restarted":
				this.#marks.push({
					ms,
					label: `new session: ${textAt(fields, "reason") ?? ""}`,
					tone: "bad"
				});
				break;
			case "run.finished": return;
			default: if (!quiet.has(type)) this.#marks.push({
				ms,
				label: markLabel(fact),
				tone: "neutral"
			});
		}
		if (type.startsWith("session.")) this.#freeSince = ms;
	}
	finished() {
		for (const [n, { ms, label }] of this.#commands) this.#add({
			lane: "commands",
			startMs: ms,
			endMs: this.#now,
			label: `${n} $ ${label}: outcome unknown`,
			tone: "bad",
			n
		});
		const totalMs = this.#now;
		return {
			totalMs,
			spans: this.#spans.map((span) => ({
				...span,
				endMs: Math.min(span.endMs, totalMs)
			})).filter((span) => span.startMs <= span.endMs),
			marks: this.#marks
		};
	}
	#model({ type, ms, fields }) {
		this.#turn = countAt(fields, "turn");
		const isWhole = type === "model.responded";
		const took = durationText(ms - this.#freeSince);
		this.#add({
			lane: "model",
			startMs: this.#freeSince,
			endMs: ms,
			label: `turn ${this.#turn}: ${isWhole ? "model" : "a response that broke off"}, ${took}`,
			tone: isWhole ? "neutral" : "bad",
			n: null
		});
		this.#freeSince = ms;
	}
	#retry({ ms, fields }) {
		const delay = numberAt(fields, "delay_ms") ?? 0;
		const reason = beginningOf(textAt(fields, "reason") ?? "", 200);
		const turn = countAt(fields, "turn");
		this.#add({
			lane: "model",
			startMs: this.#freeSince,
			endMs: ms,
			label: `turn ${turn}: a request that failed: ${reason}`,
			tone: "bad",
			n: null
		});
		this.#add({
			lane: "waiting",
			startMs: ms,
			endMs: ms + delay,
			label: `turn ${turn}: waiting ${durationText(delay)} before repetition ${countAt(fields, "attempt")}`,
			tone: "neutral",
			n: null
		});
		this.#freeSince = ms + delay;
	}
	#command({ ms, fields }) {
		const n = countAt(fields, "n");
		const begun = this.#commands.get(n);
		this.#commands.delete(n);
		const { text, tone } = commandEnd(fields);
		const startMs = begun?.ms ?? ms;
		const took = durationText(numberAt(fields, "duration_ms") ?? ms - startMs);
		this.#add({
			lane: "commands",
			startMs,
			endMs: ms,
			label: `${n} $ ${begun?.label ?? ""}: ${text}, ${took}`,
			tone,
			n
		});
		this.#freeSince = ms;
	}
	#file({ ms, fields }) {
		if (textAt(fields, "outcome") === "requested") return;
		const label = `${textAt(fields, "operation") ?? "edit"} ${textAt(fields, "path") ?? ""}`;
		this.#add({
			lane: "commands",
			startMs: this.#freeSince,
			endMs: ms,
			label,
			tone: "neutral",
			n: null
		});
		this.#freeSince = ms;
	}
	#verification({ ms, fields }) {
		const attempt = countAt(fields, "attempt");
		const begun = this.#verifications.get(attempt);
		const { text, tone } = verificationEnd(fields);
		this.#add({
			lane: "verification",
			startMs: begun?.ms ?? ms,
			endMs: ms,
			label: `${attempt === 0 ? "the check before" : `check ${attempt}`}: ${text}`,
			tone,
			n: null
		});
		this.#freeSince = ms;
	}
	#add(span) {
		this.#spans.push({
			...span,
			startMs: Math.min(span.startMs, span.endMs)
		});
	}
};
function markLabel({ type, fields }) {
	const texts = [
		"from",
		"to",
		"reason"
	].flatMap((name) => textAt(fields, name) ?? []);
	if (type === "model.switched" && texts.length === 3) return `the model was changed from ${texts[0]} to ${texts[1]}: ${texts[2]}`;
	if (type === "context.cleared") {
		const [results, messages] = ["cleared_results", "dropped_messages"].map((name) => countAt(fields, name));
		return `the prompt was made smaller: ${results} results and ${messages} messages are no longer shown to the model`;
	}
	return type;
}
// src/record/report/verification-view.ts
const keptFileBytes = 6e3;
const longestCommand = 6e3;
function verificationsOf(facts, outputs) {
	const started = facts.filter(({ type }) => type === "verification.started");
	const finished = facts.filter(({ type }) => type === "verification.finished");
	const endings = new Map(finished.map((fact) => [countAt(fact.fields, "attempt"), fact]));
	return started.map(({ fields, ms }) => {
		const attempt = countAt(fields, "attempt");
		const ending = endings.get(attempt);
		const told = ending?.fields ?? {};
		const end = ending === void 0 ? {
			text: "outcome unknown",
			tone: "bad"
		} : verificationEnd(told);
		return {
			attempt,
			command: (textAt(fields, "command") ?? "").slice(0, longestCommand),
			end: end.text,
			tone: end.tone,
			durationMs: ending === void 0 ? null : numberAt(told, "duration_ms") ?? ending.ms - ms,
			...outputOf(attempt, told, outputs)
		};
	});
}
function outputOf(attempt, told, outputs) {
	const name = `verify-${attempt}.txt`;
	const isThere = statsAt(join(outputs, name))?.isFile() === true;
	const kept = isThere && told["truncated"] === true ? readFileEnds(join(outputs, name), keptFileBytes) : null;
	const head = textAt(told, "output_head");
	return {
		output: kept ?? (head === null || head === "" ? null : excerptOf(head, 1e3)),
		isRaw: kept !== null,
		wholePath: isThere ? `outputs/${name}` : null
	};
}
// src/record/report/run-reader.ts
function readRun(directory, result) {
	const paths = recordPaths(directory);
	const problems = [];
	const read = (path, reader) => {
		try {
			if (statsAt(path)?.isFile() === true) return reader(path);
			problems.push(`There is no ${basename(path)}.`);
		} catch (error) {
			problems.push(`${basename(path)} could not be read: ${messageOf(error)}`);
		}
		return null;
	};
	const audit = read(paths.audit, readAuditFacts);
	const conversation = read(paths.transcript, readConversation);
	if (audit === null && conversation === null) throw new RunError("input", `${resolve(directory)} is not the record of a run: it has no audit.jsonl and no transcript.jsonl`);
	return viewOf({
		paths,
		audit,
		conversation,
		result: (result === void 0 ? null : fieldsOf(result)) ?? read(paths.result, readResult) ?? {},
		problems
	});
}
function viewOf(sources) {
	const { paths, audit, conversation, result } = sources;
	const facts = audit?.facts ?? [];
	const started = factOf(facts, "run.started")?.fields ?? {};
	const timeline = timelineOf(facts);
	return {
		directory: paths.directory,
		runId: textAt(started, "run_id") ?? textAt(conversation?.run ?? {}, "run_id"),
		end: endOf(sources),
		startedAt: facts[0]?.at ?? textAt(conversation?.run ?? {}, "started_at"),
		durationMs: numberAt(result, "duration-ms") ?? timeline.totalMs,
		facts: factsOf(started, conversation?.run ?? {}),
		prompt: conversation?.prompt ?? null,
		answer: answerOf(result, conversation),
		turns: turnsOf({
			facts,
			conversation,
			outputs: paths.outputs
		}),
		usage: usageView(facts),
		timeline,
		verification: verificationsOf(facts, paths.outputs),
		change: changeOf(paths.patch, result, facts),
		network: networkOf(facts),
		audit: audit === null ? null : {
			head: audit.head,
			lines: audit.lines,
			brokenLine: audit.brokenLine,
			isFinished: facts.at(-1)?.type === "run.finished"
		},
		problems: sources.problems,
		files: filesOf(paths)
	};
}
const longestResultFile = 16777216;
function readResult(path) {
	const bytes = statsAt(path)?.size ?? 0;
	if (bytes > longestResultFile) throw new RunError("input", `it has ${bytes} bytes`);
	const fields = parsedFields(readFileSync(path, "utf8"));
	if (fields === null) throw new RunError("input", "it is not a JSON object");
	return fields;
}
function factOf(facts, type) {
	return facts.find((fact) => fact.type === type);
}
function endOf({ audit, conversation, result }) {
	const finished = factOf(audit?.facts ?? [], "run.finished")?.fields ?? conversation?.end ?? null;
	const told = textAt(result, "state") === null ? finished : result;
	if (told !== null) return {
		kind: "ended",
		state: textAt(told, "state") ?? "unknown",
		reason: textAt(told, "reason") ?? ""
	};
	const last = audit?.facts.at(-1);
	return {
		kind: "cut_off",
		state: "cut off",
		reason: `The record has no end: the process was killed, or the run is still going${last === void 0 ? "" : `; its last line is ${last.type} after ${durationText(last.ms)}`}`
	};
}
function answerOf(result, conversation) {
	const text = textAt(result, "result");
	if (text !== null && text !== "") return excerptOf(text, longestAnswer);
	return conversation?.lastWords ?? null;
}
const longestAnswer = 2e4;
function factsOf(started, run) {
	const sandbox = fieldsOf(started["sandbox"]);
	const attempt = numberAt(started, "run_attempt");
	const earlier = textAt(fieldsOf(run["resumed_from"]), "run_id");
	return [
		["model", textAt(started, "model") ?? textAt(run, "model")],
		["provider", textAt(run, "provider")],
		["continues run", earlier],
		["sandbox", textAt(sandbox, "level")],
		["network", textAt(started, "network")],
		["repository", textAt(started, "repository")],
		["commit", textAt(started, "sha")],
		["workflow", textAt(started, "workflow")],
		["event", textAt(started, "event")],
		["actor", textAt(started, "actor")],
		["attempt", attempt === null ? null : String(attempt)],
		["version", textAt(started, "version")]
	].flatMap(([name, value]) => value === null || value === "" ? [] : [{
		name,
		value
	}]);
}
function changeOf(path, result, facts) {
	const patch = readPatch(path);
	if (patch === null) return {
		kind: "none",
		reason: textAt(result, "patch-problem") ?? "the record holds no patch"
	};
	const told = facts.findLast(({ type }) => type === "patch.written")?.fields ?? {};
	return {
		kind: "patch",
		...patch,
		omitted: textsAt(told, "omitted"),
		ignored: textsAt(told, "ignored"),
		commits: countAt(told, "commits")
	};
}
const mostHosts = 20;
function networkOf(facts) {
	const requests = facts.filter(({ type }) => type === "network.requested");
	if (requests.length === 0) return null;
	const denied = requests.filter(({ fields }) => fields["verdict"] !== "allowed");
	const hosts = new Set(denied.map(({ fields }) => textAt(fields, "host") ?? ""));
	return {
		allowed: requests.length - denied.length,
		denied: denied.length,
		deniedHosts: [...hosts].slice(0, mostHosts)
	};
}
const mostListedOutputs = 50;
function filesOf(paths) {
	return [...[
		"transcript.jsonl",
		"audit.jsonl",
		"changes.patch",
		"commits.mbox",
		"result.json"
	], ...outputNames(paths.outputs)].flatMap((path) => {
		const stats = statsAt(join(paths.directory, path));
		return stats?.isFile() === true ? [{
			path,
			bytes: stats.size
		}] : [];
	});
}
function outputNames(folder) {
	try {
		return readdirSync(folder).filter((name) => /^(?:verify-)?\d{1,9}\.txt$/.test(name)).toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).slice(0, mostListedOutputs).map((name) => `outputs/${name}`);
	} catch {
		return [];
	}
}
// src/record/report/write-report.ts
function writeReport(directory, result) {
	const run = readRun(directory, result);
	const { reportHtml, reportMarkdown } = recordPaths(directory);
	writeWholeFile(reportMarkdown, runMarkdown(run));
	writeWholeFile(reportHtml, reportPage([{
		run,
		base: ""
	}]));
	return {
		html: reportHtml,
		markdown: reportMarkdown,
		runs: [run]
	};
}
function summaryMarkdown(directory, result) {
	try {
		return runMarkdown(readRun(directory, result), { artifactUrl: result["artifact-url"] });
	} catch {
		return `${endMarkdown(result)}\n`;
	}
}
function writeJointReport(directories, target) {
	const runs = directories.map((directory) => readRun(directory));
	const folder = resolve(target);
	mkdirSync(folder, { recursive: true });
	const html = join(folder, "report.html");
	const markdown = join(folder, "report.md");
	const paged = runs.map((run) => ({
		run,
		base: baseOf(folder, run.directory)
	}));
	const [only, ...others] = runs;
	writeWholeFile(markdown, only !== void 0 && others.length === 0 ? runMarkdown(only) : runsMarkdown(runs));
	writeWholeFile(html, reportPage(paged));
	return {
		html,
		markdown,
		runs
	};
}
function baseOf(folder, directory) {
	const path = relative(folder, directory);
	if (path === "") return "";
	return `./${path.split("/").map(encodeURIComponent).join("/")}/`;
}
export { summaryMarkdown, writeJointReport, writeReport };
