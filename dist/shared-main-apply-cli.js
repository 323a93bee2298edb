import { o as __toESM } from "./rolldown-runtime.js";
import { n as exec, t as require_picomatch } from "./packages-main-apply-cli.js";
import { n as messageOf } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
// src/input-table.ts
function parseTable(table, read) {
	const problems = [];
	const values = {};
	for (const [name, input] of Object.entries(table)) {
		const given = read(name);
		const isAbsent = given === void 0 || given.trim() === "" && input.emptyIsValue !== true;
		const parsed = input.parse(isAbsent ? input.default : given);
		if ("value" in parsed) values[name] = parsed.value;
		else problems.push(`${name}: ${shownValue(input, given ?? "")} is not accepted; it takes ${parsed.accepted}`);
	}
	return problems.length > 0 ? { problems } : { values };
}
function word(help) {
	return {
		default: "",
		help,
		parse: (value) => ({ value: value.trim() })
	};
}
function lines(help, item) {
	return {
		default: "",
		help,
		parse(value) {
			const values = [];
			for (const line of value.split("\n").map((part) => part.trim())) {
				if (line === "") continue;
				const parsed = item(line);
				if ("accepted" in parsed) return parsed;
				values.push(parsed.value);
			}
			return { value: values };
		}
	};
}
function memberOf(what, names) {
	return (value) => {
		const known = names.find((name) => name === value);
		return known === void 0 ? { accepted: `${what}, one a line: ${names.join(", ")}` } : { value: known };
	};
}
function oneOf(...words) {
	return (value) => {
		const word = words.find((candidate) => candidate === value.trim());
		return word === void 0 ? { accepted: words.join(", ") } : { value: word };
	};
}
function parseWholeNumber(value, [least, most]) {
	const number = /^\s*\d+\s*$/.test(value) ? Number(value) : NaN;
	return number >= least && number <= most ? { value: number } : { accepted: `a whole number from ${least} to ${most}` };
}
function shownValue(input, given) {
	if (input.secret === true) return "the value given";
	return JSON.stringify(given.length > 80 ? `${given.slice(0, 80)}...` : given);
}
// src/record/event.ts
const runStates = [
	"completed",
	"verified",
	"verification_failed",
	"no_change",
	"turn_limit",
	"cost_limit",
	"time_limit",
	"context_limit",
	"refused",
	"model_error",
	"sandbox_unavailable",
	"input_error",
	"cancelled",
	"internal_error"
];
// src/record/protected-paths.ts
var import_picomatch = __toESM(require_picomatch(), 1);
const defaultProtectedPaths = [".github/workflows/**", ".github/actions/**"];
function protectedChanges(paths, globs) {
	const rules = globs.map(ruleOf);
	return paths.filter((path) => rules.some((rule) => rule(folded(path))));
}
function protectedGlobProblem(glob) {
	if (glob === "" || glob === "/") return "is empty";
	if (glob.startsWith("!")) return "begins with !, and there are no exceptions";
	if (glob.replace(/^(?:\.\/)+/, "").split("/").some((name) => name === ".." || name === ".")) return "holds . or .. as a name; paths are those of the repository";
	return glob.length > longestGlob ? `is longer than ${longestGlob} characters` : null;
}
const longestGlob = 1e3;
function ruleOf(glob) {
	const trimmed = folded(glob).replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
	const anchored = trimmed.includes("/") ? trimmed.replace(/^\//, "") : `**/${trimmed}`;
	const options = {
		dot: true,
		nonegate: true,
		noextglob: true,
		strictSlashes: true
	};
	const fits = (0, import_picomatch.default)(anchored, options);
	const holds = (0, import_picomatch.default)(`${anchored}/**`, options);
	const { base } = import_picomatch.default.scan(anchored);
	return (path) => fits(path) || holds(path) || base === path || base.startsWith(`${path}/`);
}
function folded(path) {
	return path.normalize("NFC").toLowerCase();
}
// src/shell/terminal.ts
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*(?:[@-~]|$)|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\|$)|[ -/]*(?:[0-~]|$))/g;
const eraseToEnd = "\x1B[K";
const eraseLine = "\x1B[2K";
const otherControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const anyNoise = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
function plainText(text) {
	if (!anyNoise.test(text)) return text;
	return text.replaceAll("\r\n", "\n").split("\n").map((line) => anyNoise.test(line) ? plainLine(line) : line).join("\n");
}
function plainLine(line) {
	let shown = "";
	for (const state of line.split("\r")) shown = writeOver(shown, state);
	return shown.trimEnd() === "" ? "" : shown;
}
function writeOver(shown, text) {
	const erases = text.includes(eraseToEnd) || text.includes(eraseLine);
	const written = applyBackspaces(text.replace(escapeSequence, "")).replace(otherControls, "");
	if (erases || written.length >= shown.length) return written === "" && !erases ? shown : written;
	return written + remainder(shown, written.length);
}
function remainder(shown, from) {
	return /[\uDC00-\uDFFF]/.test(shown[from] ?? "") ? ` ${shown.slice(from + 1)}` : shown.slice(from);
}
function applyBackspaces(text) {
	if (!text.includes("\b")) return text;
	const shown = [];
	for (const character of text) if (character === "\b") shown.pop();
	else shown.push(character);
	return shown.join("");
}
// src/record/git.ts
const timeLimitPrograms = ["/usr/bin/timeout", "/bin/timeout"];
const exitCodeOfTimeOut = 124;
const errorLimitCharacters = 2e3;
const warningLimitCharacters = 65536;
const throughFiles = "input=$1 output=$2; shift 2; exec \"$@\" <\"$input\" >\"$output\"";
function createGit(settings) {
	const timeLimit = timeLimitPrograms.filter(existsSync).slice(0, 1).flatMap((path) => [path, String(settings.timeLimitSeconds)]);
	return { async run(args, options = {}) {
		const folder = await mkdtemp(join(settings.scratch, "run-"));
		try {
			return await runIn(folder, [
				...timeLimit,
				settings.program,
				...hardened,
				...args
			], {
				...settings,
				...options
			});
		} catch (error) {
			return {
				ok: false,
				exitCode: null,
				reason: `git could not be run: ${messageOf(error)}`,
				output: Buffer.alloc(0)
			};
		} finally {
			await rm(folder, {
				recursive: true,
				force: true
			});
		}
	} };
}
const hardened = ["--no-pager", ...[
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.sshCommand=/bin/false"
].flatMap((setting) => ["-c", setting])];
async function runIn(folder, command, options) {
	const input = options.input === void 0 ? "/dev/null" : join(folder, "input");
	const output = join(folder, "output");
	if (options.input !== void 0) await writeFile(input, options.input, { mode: 384 });
	let errors = "";
	const script = `${limitOf(options)}${throughFiles}`;
	const exitCode = await exec("/bin/sh", [
		"-c",
		script,
		"git",
		input,
		output,
		...command
	], {
		cwd: options.directory,
		env: {
			...environmentOf(options.scratch),
			...options.environment
		},
		silent: true,
		ignoreReturnCode: true,
		listeners: { stderr: (chunk) => errors = `${errors}${chunk.toString()}`.slice(0, warningLimitCharacters) }
	});
	const written = await readFile(output);
	if (exitCode === 0) return {
		ok: true,
		output: written,
		warnings: errors
	};
	return {
		ok: false,
		exitCode,
		reason: exitCode === exitCodeOfTimeOut ? `git did not answer within ${options.timeLimitSeconds} s` : errors.slice(0, errorLimitCharacters).trim(),
		output: written
	};
}
function limitOf({ memoryLimitBytes }) {
	return memoryLimitBytes === void 0 ? "" : `ulimit -v ${Math.floor(memoryLimitBytes / 1024)}; `;
}
function environmentOf(scratch) {
	return {
		PATH: "/usr/bin:/bin",
		HOME: scratch,
		XDG_CONFIG_HOME: scratch,
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: join(scratch, globalConfigName),
		GIT_ATTR_NOSYSTEM: "1",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "none",
		GIT_LITERAL_PATHSPECS: "1"
	};
}
const globalConfigName = "gitconfig";
const globalConfig = "[safe]\n	directory = *\n";
// src/version.ts
const version = "0.1.0";
function digestOfProgram(directory) {
	return sha256(readdirSync(directory).filter((name) => name.endsWith(".js")).toSorted().map((name) => `${sha256(readFileSync(join(directory, name)))}  ${name}\n`).join(""));
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
export { word as _, globalConfigName as a, defaultProtectedPaths as c, runStates as d, lines as f, parseWholeNumber as g, parseTable as h, globalConfig as i, protectedChanges as l, oneOf as m, version as n, warningLimitCharacters as o, memberOf as p, createGit as r, plainText as s, digestOfProgram as t, protectedGlobProblem as u };
