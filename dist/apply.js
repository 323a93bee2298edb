import { o as __toESM } from "./rolldown-runtime.js";
import { c as setOutput, l as setSecret, o as notice, r as error } from "./packages-main-post-apply-artifact.js";
import { n as stepLog, t as harmlessLines } from "./shared-main-apply.js";
import { constants, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { t as htmlEscape } from "./packages-apply-write-report.js";
import { t as Octokit } from "./packages-apply-index-artifact.js";
import { t as retry } from "./packages-apply-artifact.js";
import { _ as word, a as globalConfigName, c as defaultProtectedPaths, d as runStates, f as lines, g as parseWholeNumber, h as parseTable, i as globalConfig, l as protectedChanges, m as oneOf, n as version, p as memberOf, r as createGit, u as protectedGlobProblem } from "./shared-main-apply-cli.js";
import { createHash } from "node:crypto";
import { i as openFolder, n as listFiles, r as openBelow, t as codeOf } from "./shared-main-post-apply.js";
import { t as linesOfFile } from "./shared-apply-cli-write-report.js";
import { t as verifyAudit } from "./shared-apply-cli.js";
import { t as _usingCtx } from "./shared-main-post-apply-cli.js";
import { s as secretProblem, t as createRedactor } from "./shared-main-apply-cli-vertex-bedrock-aws-credentials.js";
// src/apply/outputs.ts
const noResult = {
	branch: null,
	"commit-sha": null,
	"pull-request-number": null,
	"pull-request-url": null,
	"comment-id": null
};
function writeApplyOutputs(result) {
	if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
	for (const [name, value] of Object.entries(result)) setOutput(name, value ?? "");
}
// src/apply/words.ts
const trailerNames = {
	task: "Bash-Agent-Task",
	change: "Bash-Agent-Change",
	parent: "Bash-Agent-Parent",
	tree: "Bash-Agent-Tree"
};
function commitMessage({ record }, options, mark) {
	const trailers = [
		["Bash-Agent-Run", record.runId],
		["Bash-Agent-Audit", record.auditHead],
		...Object.entries(trailerNames).map(([field, name]) => [name, mark[field]])
	];
	const body = `Made by a run of Bash Agent that ended as ${record.state}, from ${record.patch.base_sha}.`;
	return `${options.title}\n\n${body}\n\n${trailers.map(([name, value]) => `${name}: ${value}\n`).join("")}`;
}
function markOf(message) {
	const value = (name) => {
		const found = message.split("\n").filter((line) => line.startsWith(`${name}: `));
		return found.length === 1 ? found[0]?.slice(name.length + 2) ?? null : null;
	};
	const { task, change, parent, tree } = trailerNames;
	const mark = {
		task: value(task),
		change: value(change),
		parent: value(parent),
		tree: value(tree)
	};
	return Object.values(mark).includes(null) ? null : mark;
}
const endMark = "<!-- /bash-agent -->";
function taskMark(options) {
	return `<!-- bash-agent task=${options.task.id}`;
}
function changeOf(body, options) {
	const start = body?.indexOf(taskMark(options)) ?? -1;
	if (body === null || start < 0) return null;
	return /^<!-- bash-agent task=\S+ change=([0-9a-f]*) -->/.exec(body.slice(start))?.[1] ?? null;
}
function pullRequestBody(change, options, older) {
	const ours = [
		`${taskMark(options)} change=${change.changeId} -->`,
		"This change was made by a run of Bash Agent, and a job that did not run the agent checked and applied it. Read it before you merge it.",
		"",
		summary(change, options),
		endMark
	].join("\n");
	const start = older?.indexOf(taskMark(options)) ?? -1;
	if (older === null || start < 0) return ours;
	const end = older.indexOf(endMark, start);
	return older.slice(0, start) + ours + (end < 0 ? "" : older.slice(end + 20));
}
const longestComment = 6e4;
function commentBody(change, options) {
	const { report } = change.record;
	const text = report === null ? summary(change, options) : tamed(report);
	const cut = text.length > longestComment ? `${text.slice(0, longestComment)}\n\n[cut]` : text;
	return `${taskMark(options)} change=${change.changeId} -->\n${cut}\n`;
}
function summary({ record, paths }, { jobUrl }) {
	return `<table>${[
		["State of the run", record.state],
		["Run", record.runId],
		["Began at", record.patch.base_sha],
		["Head of the audit log", record.auditHead],
		["Files", String(paths.length)],
		...jobUrl === "" ? [] : [["Applied by", jobUrl]]
	].map(([name = "", value = ""]) => `<tr><td>${name}</td><td>${inert(value)}</td></tr>`).join("")}</table>\n${list(paths)}${lastWords(record.words)}`;
}
const mostPaths = 50;
function list(paths) {
	if (paths.length === 0) return "";
	const more = paths.length > mostPaths ? `\n... and ${paths.length - mostPaths} more` : "";
	return `\n<details><summary>Files</summary><pre>${inert(paths.slice(0, mostPaths).join("\n") + more)}</pre></details>\n`;
}
const longestWords = 1e4;
function lastWords(words) {
	if (words === null || words.trim() === "") return "";
	const [text, title] = words.length > longestWords ? [words.slice(0, longestWords), "The model's last words, their beginning"] : [words, "The model's last words"];
	return `\n<details><summary>${title}</summary><pre>${inert(text)}</pre></details>\n`;
}
function inert(text) {
	return htmlEscape(text.replaceAll(/[\p{Cf}]/gu, "")).replaceAll(/&#\d+;|[`*_[\]\\|~@#:]/g, (found) => found.startsWith("&") ? found : `&#${found.charCodeAt(0)};`).replaceAll("\r", "").replaceAll("\n", "<br>");
}
function tamed(markdown) {
	return markdown.replaceAll("<!--", "&lt;!--").replaceAll(/@(?=[\p{L}\p{N}])/gu, "@​").replaceAll("![", "!​[").replaceAll(/<(?=\/?(?:img|picture|source|video|audio)\b)/gi, "&lt;");
}
// src/apply/comment.ts
async function comment(change, { options, github }) {
	const { issueNumber, isDryRun } = options;
	const body = commentBody(change, options);
	const existing = await ourComment(options, github);
	const id = existing?.id ?? null;
	if (existing !== null && existing.body.trim() === body.trim()) return {
		...noResult,
		state: "unchanged",
		reason: `the comment on #${issueNumber} says the same`,
		"comment-id": id
	};
	if (isDryRun) {
		const reason = `dry run: #${issueNumber} would get ${existing === null ? "a comment" : "its comment changed"}; nothing was written`;
		return {
			...noResult,
			state: "checked",
			reason,
			"comment-id": id
		};
	}
	if (existing !== null) {
		await github.updateComment(existing.id, body);
		return {
			...noResult,
			state: "updated",
			reason: `the comment on #${issueNumber} was changed`,
			"comment-id": id
		};
	}
	const created = await createdOnce(body, {
		options,
		github
	});
	return {
		...noResult,
		state: "applied",
		reason: `#${issueNumber} has a comment now`,
		"comment-id": created
	};
}
async function ourComment(options, github) {
	const all = await github.comments(options.issueNumber);
	const mark = `${taskMark(options)} `;
	return all.find(({ body, isByOurs }) => isByOurs && body.startsWith(mark)) ?? null;
}
const attempts = 3;
async function createdOnce(body, { options, github }) {
	for (let attempt = 1;; attempt += 1) try {
		return await github.createComment(options.issueNumber, body);
	} catch (error) {
		const found = await ourComment(options, github);
		if (found !== null) return found.id;
		const isWorthwhile = / (?:5\d\d|no answer) /.test(messageOf(error));
		if (attempt === attempts || !isWorthwhile) throw error;
	}
}
// src/apply/end.ts
const applyStates = [
	"applied",
	"updated",
	"unchanged",
	"checked",
	"refused",
	"conflict",
	"failed",
	"input_error"
];
function refused(reason) {
	return {
		end: "refused",
		reason
	};
}
function failed(reason) {
	return {
		end: "failed",
		reason
	};
}
function isEnd(value) {
	return "end" in value;
}
// src/apply/github-client.ts
const longestWaitSeconds = 120;
const mostWaits = 3;
const requestTimeLimitMs = 6e4;
async function gitHubClient({ apiUrl, token, log, environment }) {
	const told = () => void 0;
	const octokit = new (Octokit.plugin(retry))({
		auth: token,
		baseUrl: apiUrl,
		userAgent: `bash-agent/${version}`,
		request: await proxiedRequest(environment),
		log: {
			debug: told,
			info: told,
			warn: told,
			error: told
		},
		retry: { doNotRetry: [
			400,
			401,
			403,
			404,
			409,
			410,
			422,
			429,
			451
		] }
	});
	octokit.hook.wrap("request", async (request, options) => {
		for (let waits = 0;; waits += 1) try {
			options.request.signal = AbortSignal.timeout(requestTimeLimitMs);
			return await request(options);
		} catch (error) {
			const seconds = waitOf(error);
			if (seconds === null || waits === mostWaits || seconds > longestWaitSeconds) throw error;
			log(`The API asks to wait ${seconds} s.`);
			await new Promise((resolve) => setTimeout(resolve, seconds * 1e3));
		}
	});
	return octokit;
}
async function proxiedRequest(environment) {
	if ([
		"http_proxy",
		"HTTP_PROXY",
		"https_proxy",
		"HTTPS_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return {};
	const { EnvHttpProxyAgent, fetch } = await import("./undici.js").then((m) => __toESM(m.default, 1));
	const dispatcher = new EnvHttpProxyAgent();
	return { fetch: (url, init) => fetch(url, {
		...init,
		dispatcher
	}) };
}
function waitOf(error) {
	const status = statusOf(error);
	if (status !== 403 && status !== 429) return null;
	const headers = headersOf(error);
	const after = Number(headers["retry-after"]);
	if (after > 0) return after;
	if (headers["x-ratelimit-remaining"] === "0") {
		const seconds = Math.ceil(Number(headers["x-ratelimit-reset"]) - Date.now() / 1e3) + 1;
		return seconds > 0 ? seconds : 1;
	}
	return status === 429 || /\bsecondary rate\b/i.test(messageOf(error)) ? 60 : null;
}
function headersOf(error) {
	const response = error instanceof Error && "response" in error ? error.response : null;
	return typeof response === "object" && response !== null && "headers" in response ? response.headers : {};
}
function statusOf(error) {
	return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : null;
}
async function asked(what, request) {
	try {
		return await request;
	} catch (error) {
		throw explained(what, error);
	}
}
const advice = {
	401: "the token is not valid (any more)",
	403: "give the job the permissions that docs/apply.md names; to create pull requests, the settings of the repository have to allow it to Actions",
	404: "the repository or what was asked for is not there for this token; look at the permissions of the job",
	410: "what was asked for was deleted or turned off",
	429: "the rate limit was still reached after waiting; try again later"
};
function explained(what, error) {
	const status = statusOf(error);
	const hint = status === null ? void 0 : advice[status];
	const words = messageOf(error).replaceAll(/\s+/g, " ").slice(0, 300);
	const text = `GitHub did not ${what}: ${status ?? "no answer"} ${words}${hint === void 0 ? "" : `; ${hint}`}`;
	return new RunError("environment", text, { cause: error });
}
// src/apply/github.ts
const pageSize = 100;
const mostPages = 20;
async function createGitHub(settings) {
	const { repository } = settings;
	const octokit = await gitHubClient(settings);
	const [owner = "", repo = ""] = repository.split("/");
	const place = {
		owner,
		repo
	};
	const inPages = async (page) => {
		const items = [];
		for (let number = 1; number <= mostPages; number += 1) {
			const found = await page(number);
			items.push(...found);
			if (found.length < pageSize) break;
		}
		return items;
	};
	const pullRequests = (state, filter) => inPages(async (page) => {
		const query = {
			...place,
			...filter,
			state,
			per_page: pageSize,
			page
		};
		const { data } = await asked("list pull requests", octokit.request("GET /repos/{owner}/{repo}/pulls", query));
		return listOf(data).map((item) => pullRequestOf(item, repository));
	});
	return {
		openPullRequests: (base) => pullRequests("open", { base }),
		closedPullRequests: (branch) => pullRequests("closed", { head: `${owner}:${branch}` }),
		async createPullRequest({ branch, base, title, body, isDraft }) {
			const fields = {
				...place,
				head: branch,
				base,
				title,
				body,
				draft: isDraft
			};
			try {
				const { data } = await octokit.request("POST /repos/{owner}/{repo}/pulls", fields);
				return pullRequestOf(data, repository);
			} catch (error) {
				if (statusOf(error) === 422 && /already exists/i.test(messageOf(error))) return null;
				throw explained("create a pull request", error);
			}
		},
		async updatePullRequest(pull_number, body) {
			const fields = {
				...place,
				pull_number,
				body
			};
			await asked("change the pull request", octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", fields));
		},
		comments: (issue_number) => inPages(async (page) => {
			const query = {
				...place,
				issue_number,
				per_page: pageSize,
				page
			};
			const { data } = await asked("list comments", octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query));
			return listOf(data).map(commentOf);
		}),
		async createComment(issue_number, body) {
			const fields = {
				...place,
				issue_number,
				body,
				request: { retries: 0 }
			};
			const { data } = await asked("comment", octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", fields));
			return numberIn(data, "id");
		},
		async updateComment(comment_id, body) {
			const fields = {
				...place,
				comment_id,
				body
			};
			await asked("change the comment", octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", fields));
		}
	};
}
function listOf(data) {
	if (Array.isArray(data)) return data;
	throw new RunError("environment", "the API gave something else than a list; look at GITHUB_API_URL");
}
function numberIn(data, field) {
	const value = at(data, field);
	if (typeof value === "number" && Number.isSafeInteger(value)) return value;
	throw new RunError("environment", `the API gave no ${field}; look at GITHUB_API_URL`);
}
function pullRequestOf(item, repository) {
	const head = at(item, "head");
	const fullName = at(at(head, "repo"), "full_name");
	return {
		number: numberIn(item, "number"),
		url: textIn(item, "html_url") ?? "",
		body: textIn(item, "body"),
		branch: textIn(head, "ref") ?? "",
		isOfRepository: typeof fullName === "string" && fullName.toLowerCase() === repository.toLowerCase(),
		isOpen: at(item, "state") === "open",
		isMerged: typeof at(item, "merged_at") === "string"
	};
}
const writers = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
function commentOf(item) {
	return {
		id: numberIn(item, "id"),
		body: textIn(item, "body") ?? "",
		isByOurs: at(at(item, "user"), "type") === "Bot" || writers.includes(textIn(item, "author_association") ?? "")
	};
}
function textIn(value, field) {
	const found = at(value, field);
	return typeof found === "string" ? found : null;
}
function at(value, field) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, field) ? value[field] : void 0;
}
// src/apply/git-names.ts
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function isGitDirectory(name) {
	return /^(?:\.git|git~\d+)$/.test(plain(name));
}
function gitFileOf(name) {
	const whole = plain(name);
	return gitFiles.find(({ file, short }) => whole === file || short.test(whole))?.file ?? null;
}
const gitFiles = [
	{
		file: ".gitmodules",
		short: /^(?:gitmod|gi7eba)~\d+$/
	},
	{
		file: ".gitattributes",
		short: /^(?:gitatt|gi7d29)~\d+$/
	},
	{
		file: ".lfsconfig",
		short: /^lfscon~\d+$/
	}
];
function plain(name) {
	return name.replaceAll(ignoredByHfs, "").normalize("NFC").toLowerCase().replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
// src/apply/change-check.ts
const absent = "000000";
const linkMode = "120000";
const submoduleMode = "160000";
const goodModes = [
	absent,
	"100644",
	"100755",
	linkMode
];
function changeProblems(files, facts) {
	const paths = files.map(({ rawPath }) => pathOf(rawPath));
	const guarded = new Set(protectedChanges(paths, facts.protectedPaths));
	const taken = twins(files, facts.treePaths);
	return files.flatMap((file, index) => {
		const path = paths[index] ?? "";
		const problem = nameProblem(path) ?? modeProblem(file) ?? linkProblem(file, path, facts.targets) ?? (guarded.has(path) ? "is a protected path" : null) ?? (taken.has(file.rawPath) ? "has the name of another file or folder but for upper and lower case" : null);
		return problem === null ? [] : [`${JSON.stringify(path)} ${problem}`];
	});
}
function pathOf(rawPath) {
	return Buffer.from(rawPath, "latin1").toString();
}
function nameProblem(path) {
	if (path.includes("�")) return "is no name in UTF-8";
	if (/[\p{Cc}\u2028\u2029]/u.test(path)) return "has control characters in its name";
	if (path.includes("\\")) return "has a backslash in its name, which some systems take for a folder's end";
	const names = path.split("/");
	if (names.some((name) => name === "" || name === "." || name === "..")) return "leads out of the tree";
	if (names.some(isGitDirectory)) return "lies in a git directory, in one of its spellings";
	const file = names.map(gitFileOf).find((found) => found !== null);
	return file === void 0 || file === null ? null : `is ${file}, in one of its spellings: it decides what others fetch or see`;
}
function modeProblem({ oldMode, newMode }) {
	if (oldMode === submoduleMode || newMode === submoduleMode) return "is a submodule; submodules are not changed";
	return goodModes.includes(newMode) ? null : `has the mode ${newMode}`;
}
function linkProblem({ newMode, newObject }, path, targets) {
	if (newMode !== linkMode) return null;
	const target = targets.get(newObject)?.toString();
	if (target === void 0) return "is a link that cannot be read";
	const names = target.split("/");
	const up = names.findIndex((name) => name !== "..");
	const [above, below] = up < 0 ? [names.length, []] : [up, names.slice(up)];
	if (!(target !== "" && target.length <= 1e3 && !target.startsWith("/") && !/[\p{Cc}\\\ufffd]|^[A-Za-z]:/u.test(target) && above <= path.split("/").length - 1 && !below.includes(".."))) return `is a link that leads out of the tree: ${JSON.stringify(target.slice(0, 100))}`;
	return below.some(isGitDirectory) ? "is a link into a git directory" : null;
}
function twins(files, treePaths) {
	const added = files.filter(({ oldMode }) => oldMode === absent).map(({ rawPath }) => rawPath);
	if (added.length === 0) return new Set();
	const spellings = new Map();
	for (const path of treePaths.flatMap(withFolders)) {
		const key = pathOf(path).normalize("NFC").toLowerCase();
		spellings.set(key, (spellings.get(key) ?? new Set()).add(path));
	}
	const isTwin = (path) => (spellings.get(pathOf(path).normalize("NFC").toLowerCase())?.size ?? 0) > 1;
	return new Set(added.filter((path) => withFolders(path).some(isTwin)));
}
function withFolders(path) {
	return [...Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index)), path];
}
// src/apply/patch-text.ts
function lookAtPatch(path, { maxFiles, maxBytes }) {
	const text = readFileSync(path, "latin1");
	if (text.includes("\0")) return { problem: "holds a NUL byte" };
	const hash = createHash("sha256");
	let files = 0;
	let unpacked = 0;
	for (const line of text.split("\n")) {
		if (/^diff --(?:cc|combined) |^@@@/.test(line)) return { problem: "is a combined diff, which has no single base" };
		if (line.startsWith("diff --git ")) files += 1;
		const [, size] = /^(?:literal|delta) (\d+)$/.exec(line) ?? [];
		unpacked += Number(size ?? 0);
		hash.update(`${lineOf(line)}\n`);
	}
	if (files > maxFiles) return { problem: `touches ${files} files, and max-files accepts ${maxFiles}` };
	if (unpacked > maxBytes * 10) return { problem: `unpacks to ${unpacked} bytes, and ${maxBytes * 10} are accepted` };
	if (text !== "" && files === 0) return { problem: "holds no change that git could read" };
	return {
		isEmpty: text === "",
		changeId: hash.digest("hex").slice(0, 32)
	};
}
function lineOf(line) {
	if (line.startsWith("index ")) return "index";
	return line.startsWith("@@ ") ? "@@" : line;
}
// src/apply/prepared-change.ts
async function prepareChange(record, repository, options) {
	const { patch, patchPath } = record;
	const look = lookAtPatch(patchPath, options);
	if ("problem" in look) return refused(`changes.patch ${look.problem}`);
	const fetched = await repository.fetch([patch.base_sha]);
	if (fetched !== null) return isMissing(fetched.failure) ? refused(`the commit ${patch.base_sha} that the run began with is not in the repository`) : failed(`the repository cannot be read: ${fetched.failure}`);
	const from = await repository.treeOf(patch.base_sha);
	if (from !== patch.base_tree) return refused(`the commit ${patch.base_sha} has another tree than the audit log says`);
	const { changeId } = look;
	if (look.isEmpty && patch.from_tree === patch.tree) return {
		changeId,
		from,
		tree: from,
		paths: []
	};
	const applied = await repository.apply(patch.base_sha, patchPath);
	const isClean = patch.from_tree === patch.base_tree;
	if ("failure" in applied) return isClean ? refused(`changes.patch cannot be applied to the commit it is for: ${applied.failure}`) : {
		end: "conflict",
		reason: `the checkout had been changed before the run began, and the patch does not apply without that: ${applied.failure}`
	};
	if (isClean && applied.tree !== patch.tree) return refused("changes.patch makes another tree than the audit log says");
	if (applied.tree === from) return refused("changes.patch is not empty and changes nothing");
	const problem = await problemOf({
		from,
		to: applied.tree
	}, repository, options);
	return isEnd(problem) ? problem : {
		changeId,
		from,
		tree: applied.tree,
		paths: problem
	};
}
function isMissing(words) {
	return /not our ref|unadvertised object|did not send all necessary objects/i.test(words);
}
const mostTold = 5;
async function problemOf({ from, to }, repository, { maxFiles, maxBytes, protectedPaths }) {
	const files = await repository.changes(from, to);
	if (files.length > maxFiles) return refused(`the change touches ${files.length} files, and max-files accepts ${maxFiles}`);
	const large = await sizeProblem(files, repository, maxBytes * 10);
	if (large !== null) return refused(large);
	const targets = new Map();
	for (const { newMode, newObject } of files) if (newMode === "120000") targets.set(newObject, await repository.content(newObject));
	const problems = changeProblems(files, {
		protectedPaths,
		targets,
		treePaths: await repository.paths(to)
	});
	const more = problems.length - mostTold;
	if (problems.length > 0) return refused(problems.slice(0, mostTold).join("; ") + (more > 0 ? `; and ${more} more` : ""));
	return files.map(({ rawPath }) => pathOf(rawPath));
}
async function sizeProblem(files, repository, limit) {
	const objects = files.filter(({ newMode }) => [
		"100644",
		"100755",
		"120000"
	].includes(newMode)).map(({ newObject }) => newObject);
	if (objects.length === 0) return null;
	const bytes = (await repository.sizes(objects)).reduce((sum, size) => sum + size, 0);
	return bytes <= limit ? null : `the files of the change have ${bytes} bytes, and ${limit} are accepted`;
}
// src/apply/proposal.ts
async function propose(parts) {
	const { options } = parts;
	const wantsPullRequest = options.mode === "pull-request";
	const open = wantsPullRequest ? await openProposal(parts) : null;
	const branch = open?.branch ?? options.branch;
	const placed = await placeChange(parts, branch);
	if (isEnd(placed)) return placed;
	const { seen, isThere } = placed;
	const declined = wantsPullRequest && open === null ? await declinedProposal(parts, branch) : null;
	if (declined !== null) {
		const reason = `this change was proposed in #${declined.number}, which was closed`;
		return {
			...noResult,
			state: "unchanged",
			reason,
			branch,
			...named(declined)
		};
	}
	const there = {
		...noResult,
		branch,
		"commit-sha": seen,
		...named(open)
	};
	if (isThere && (!wantsPullRequest || open !== null)) return {
		...there,
		state: "unchanged",
		reason: "the same change is there already"
	};
	if (options.isDryRun) return {
		...there,
		state: "checked",
		reason: dryRun(branch, open)
	};
	const pushed = isThere ? { commit: seen ?? "" } : await push(parts, {
		...placed,
		branch
	});
	if (isEnd(pushed)) return pushed;
	const result = {
		...there,
		"commit-sha": pushed.commit
	};
	if (wantsPullRequest) return withPullRequest(parts, open, {
		...result,
		branch
	});
	return seen === null ? {
		...result,
		state: "applied",
		reason: `the change was pushed to ${branch}`
	} : {
		...result,
		state: "updated",
		reason: `the change replaced an older one on ${branch}`
	};
}
async function withPullRequest(parts, open, result) {
	const { options, github } = parts;
	const { branch } = result;
	const bodyFor = (older) => pullRequestBody(changeIn(parts), options, older);
	try {
		const created = open === null ? await github.createPullRequest(newOne(parts, branch)) : null;
		if (created !== null) {
			const reason = `#${created.number} was created`;
			return {
				...result,
				...named(created),
				state: "applied",
				reason
			};
		}
		const existing = open ?? await existingPullRequest(parts, branch);
		await github.updatePullRequest(existing.number, bodyFor(existing.body));
		const reason = `#${existing.number} has the change now`;
		return {
			...result,
			...named(existing),
			state: "updated",
			reason
		};
	} catch (error) {
		const reason = `the change was pushed to ${branch}, but ${messageOf(error)}`;
		return {
			...result,
			state: "failed",
			reason
		};
	}
}
function newOne(parts, branch) {
	const { baseBranch: base, title, isDraft } = parts.options;
	return {
		branch,
		base,
		title,
		isDraft,
		body: pullRequestBody(changeIn(parts), parts.options, null)
	};
}
async function existingPullRequest({ options, github }, branch) {
	const existing = (await github.openPullRequests(options.baseBranch)).find((one) => one.isOfRepository && one.branch === branch);
	if (existing !== void 0) return existing;
	const text = `GitHub says that there is a pull request from ${branch}, and does not list it`;
	throw new RunError("environment", text);
}
function dryRun(branch, open) {
	return `dry run: ${branch} would get the change${open === null ? "" : ` and #${open.number} would be changed`}; nothing was written`;
}
function named(found) {
	return {
		"pull-request-number": found?.number ?? null,
		"pull-request-url": found?.url ?? null
	};
}
function changeIn({ record, prepared }) {
	return {
		record,
		changeId: prepared.changeId,
		paths: prepared.paths
	};
}
async function openProposal({ options, github }) {
	const own = (await github.openPullRequests(options.baseBranch)).filter(({ isOfRepository }) => isOfRepository);
	return own.find(({ branch }) => branch === options.branch) ?? own.find(({ body }) => changeOf(body, options) !== null) ?? null;
}
async function declinedProposal({ options, github, prepared }, branch) {
	const closed = await github.closedPullRequests(branch);
	const same = ({ body, isMerged, isOfRepository }) => !isMerged && isOfRepository && changeOf(body, options) === prepared.changeId;
	return closed.find(same) ?? null;
}
async function placeChange(parts, branch) {
	const { options, record, prepared, repository } = parts;
	const tips = await repository.tips({
		base: options.baseBranch,
		branch
	});
	if ("failure" in tips) return failed(`the repository cannot be read: ${tips.failure}`);
	const { base: parent, branch: seen } = tips;
	if (parent === null) return refused(`there is no branch ${options.baseBranch} that the change could be for`);
	const fetched = await repository.fetch(seen === null ? [parent] : [parent, seen]);
	if (fetched !== null) return failed(`the branches cannot be read: ${fetched.failure}`);
	const moved = await movedChange(parts, parent);
	if (isEnd(moved)) return moved;
	const mark = seen === null ? null : await ownMark(seen, parts);
	if (seen !== null && mark === null) return refused(`the branch ${branch} ends in a commit that is not this action's or was changed since (${seen}); it is not written over`);
	const isThere = mark?.change === prepared.changeId;
	if (parent !== record.patch.base_sha && moved.isNothing) return {
		end: "unchanged",
		reason: `${options.baseBranch} has the change already`
	};
	return {
		seen,
		isThere,
		parent,
		tree: moved.tree
	};
}
async function movedChange({ options, record, prepared, repository }, parent) {
	if (parent === record.patch.base_sha) return {
		tree: prepared.tree,
		isNothing: false
	};
	const ours = await repository.treeOf(parent);
	const merged = await repository.merge({
		base: prepared.from,
		ours,
		theirs: prepared.tree
	});
	if ("conflicts" in merged) return {
		end: "conflict",
		reason: `${options.baseBranch} has moved on from ${record.patch.base_sha}, and the change no longer fits in: ${merged.conflicts.slice(0, 10).map((path) => JSON.stringify(path)).join(", ")}; run the agent again`
	};
	const problem = await problemOf({
		from: ours,
		to: merged.tree
	}, repository, options);
	return isEnd(problem) ? problem : {
		tree: merged.tree,
		isNothing: merged.tree === ours
	};
}
async function ownMark(tip, { options, repository }) {
	const { tree, parents, message } = await repository.commitAt(tip);
	const mark = markOf(message);
	return mark?.task === options.task.id && mark.tree === tree && parents.length === 1 && mark.parent === parents[0] ? mark : null;
}
async function push(parts, { branch, seen, parent, tree }) {
	const { options, repository, prepared } = parts;
	const mark = {
		task: options.task.id,
		change: prepared.changeId,
		parent,
		tree
	};
	const message = commitMessage(changeIn(parts), options, mark);
	const commit = await repository.commit(tree, {
		parent,
		message,
		author: options.author
	});
	const problem = await repository.push(commit, {
		branch,
		seen
	});
	return problem === null ? { commit } : failed(`the change could not be pushed to ${branch}: ${problem.failure}`);
}
// src/apply/record.ts
const largest = {
	audit: 128 * 1024 ** 2,
	result: 8 * 1024 ** 2,
	report: 1024 ** 2
};
async function readRecord(options, scratch) {
	try {
		var _usingCtx$1 = _usingCtx();
		let folder;
		try {
			folder = await openFolder(options.recordDirectory);
		} catch (error) {
			return refused(`there is no record at ${options.recordDirectory} (${codeOf(error)}); download the artifact of the agent's job there`);
		}
		const opened = _usingCtx$1.a(folder);
		const { leftOut } = await listFiles(opened);
		const [odd] = leftOut;
		if (odd !== void 0) return refused(`the record holds ${JSON.stringify(odd.path)}: ${odd.why}`);
		const take = (name, limit) => copyOf(opened, {
			name,
			limit,
			to: join(scratch, name)
		});
		const audit = await take("audit.jsonl", largest.audit);
		if (audit === null) return refused("the record holds no audit.jsonl");
		if (typeof audit !== "string") return audit;
		const facts = factsOf(audit, options);
		if (isEnd(facts)) return facts;
		const patchPath = await take("changes.patch", options.maxBytes);
		if (patchPath === null) return refused("the record holds no changes.patch");
		if (typeof patchPath !== "string") return patchPath;
		if (await digestOf(patchPath) !== facts.patch.sha256) return refused("changes.patch is not the one that the audit log names: its digest is another");
		return {
			...facts,
			patchPath,
			auditHead: options.auditSha256,
			report: await textOf(await take("report.md", largest.report)),
			words: wordsOf(await textOf(await take("result.json", largest.result)))
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function factsOf(path, options) {
	try {
		const verdict = verifyAudit({ path }, { head: options.auditSha256 });
		if (verdict.kind !== "ok") return refused(`line ${verdict.line} of the audit log ${verdict.reason}`);
		return factsOfLines(Array.from(linesOfFile(path), ({ bytes }) => interesting(bytes)), options);
	} catch (error) {
		return refused(`the audit log cannot be read: ${messageOf(error)}`);
	}
}
function interesting(bytes) {
	const line = JSON.parse(bytes.toString());
	return [
		"run.started",
		"patch.written",
		"run.finished"
	].includes(line.type) ? line : null;
}
function factsOfLines(lines, { repository, baseSha, runStates }) {
	const started = lines.find((line) => line?.type === "run.started");
	const patches = lines.filter((line) => line?.type === "patch.written");
	const finished = lines.find((line) => line?.type === "run.finished");
	if (started?.type !== "run.started" || finished?.type !== "run.finished") return refused("the audit log lacks its first or its last line");
	if (!/^[A-Za-z0-9-]{1,64}$/.test(started.run_id)) return refused("the run's id is none");
	if (started.repository !== null && started.repository.toLowerCase() !== repository.toLowerCase()) return refused(`the run was in the repository ${started.repository}, and this is ${repository}`);
	const { state } = finished;
	if (!runStates.includes(state)) return refused(`the run ended as ${state}, and run-states accepts ${runStates.join(", ")}`);
	const [patch] = patches;
	if (patches.length !== 1 || patch?.type !== "patch.written") return refused("the audit log does not tell of one patch; the run made none, or is of an older version");
	if (patch.sha256 !== finished.patch_sha256) return refused("the audit log names two digests of the patch");
	const { base_sha } = patch;
	if (base_sha === null) return refused("the run began without a commit, so there is nothing to apply to");
	if (baseSha !== "" && baseSha !== base_sha) return refused(`the run began at ${base_sha}, and base-sha says ${baseSha}`);
	return {
		runId: started.run_id,
		state,
		patch: {
			...patch,
			base_sha
		}
	};
}
async function copyOf(folder, { name, limit, to }) {
	try {
		var _usingCtx3 = _usingCtx();
		let from;
		try {
			from = await openBelow(folder, name);
		} catch (error) {
			return codeOf(error) === "ENOENT" ? null : refused(`${name} cannot be read (${codeOf(error)})`);
		}
		const source = _usingCtx3.a(from);
		if (!(await source.stat()).isFile()) return refused(`${name} is no regular file`);
		const bytes = Buffer.alloc(1024 ** 2);
		const target = _usingCtx3.a(await open(to, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 384));
		let total = 0;
		for (;;) {
			const { bytesRead } = await source.read(bytes, 0, bytes.length);
			if (bytesRead === 0) return to;
			total += bytesRead;
			if (total > limit) return refused(`${name} has more than ${limit} bytes`);
			await target.write(bytes, 0, bytesRead);
		}
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function digestOf(path) {
	try {
		var _usingCtx4 = _usingCtx();
		const hash = createHash("sha256");
		const file = _usingCtx4.a(await open(path));
		for await (const piece of file.createReadStream({ autoClose: false })) hash.update(piece);
		return hash.digest("hex");
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
async function textOf(path) {
	try {
		var _usingCtx5 = _usingCtx();
		if (typeof path !== "string") return null;
		return await _usingCtx5.a(await open(path)).readFile("utf8");
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}
function wordsOf(text) {
	try {
		const result = JSON.parse(text ?? "null");
		return typeof result === "object" && result !== null && "result" in result && typeof result.result === "string" ? result.result : null;
	} catch {
		return null;
	}
}
// src/apply/repository.ts
var Repository = class {
	#git;
	#careful;
	#remote;
	constructor(git, careful, remote) {
		this.#git = git;
		this.#careful = careful;
		this.#remote = remote;
	}
	async tips(branches) {
		const refs = Object.entries(branches).filter(([, branch]) => branch !== "").map(([, branch]) => `refs/heads/${branch}`);
		const answer = await this.#ask([
			"ls-remote",
			"--refs",
			this.#remote.url,
			...refs
		]);
		if (!answer.ok) return failure(answer);
		const found = new Map(answer.output.toString().split("\n").map((line) => line.split("	")).map(([name, ref]) => [ref, name]));
		return Object.fromEntries(Object.entries(branches).map(([name, branch]) => [name, found.get(`refs/heads/${branch}`) ?? null]));
	}
	async fetch(commits) {
		const answer = await this.#ask([
			"fetch",
			"--quiet",
			...[
				"--depth=1",
				"--no-tags",
				"--no-write-fetch-head",
				"--no-recurse-submodules"
			],
			this.#remote.url,
			...commits
		]);
		return answer.ok ? null : failure(answer);
	}
	async treeOf(commit) {
		return text(await this.#git.run([
			"rev-parse",
			"--verify",
			`${commit}^{tree}`
		]));
	}
	async apply(commit, patchPath) {
		text(await this.#git.run(["read-tree", commit]));
		const answer = await this.#careful.run([
			"apply",
			...["--cached", "--whitespace=nowarn"],
			patchPath
		]);
		if (!answer.ok) return failure(answer);
		return { tree: text(await this.#git.run(["write-tree"])) };
	}
	async changes(from, to) {
		const args = [
			"diff-tree",
			"-r",
			"-z",
			"--raw",
			"--no-abbrev",
			"--no-renames",
			from,
			to
		];
		const fields = bytes(await this.#git.run(args)).toString("latin1").split("\0");
		return Array.from({ length: Math.floor(fields.length / 2) }, (_, index) => {
			const [oldMode = "", newMode = "", , newObject = ""] = (fields[2 * index] ?? "").slice(1).split(" ");
			return {
				rawPath: fields[2 * index + 1] ?? "",
				oldMode,
				newMode,
				newObject
			};
		});
	}
	async paths(tree) {
		return bytes(await this.#git.run([
			"ls-tree",
			"-r",
			"-z",
			"--name-only",
			tree
		])).toString("latin1").split("\0").filter((path) => path !== "");
	}
	async sizes(objects) {
		const input = Buffer.from(objects.map((name) => `${name}\n`).join(""));
		return text(await this.#git.run(["cat-file", "--batch-check=%(objectsize)"], { input })).split("\n").map(Number);
	}
	async content(object) {
		return bytes(await this.#git.run([
			"cat-file",
			"blob",
			object
		]));
	}
	async merge({ base, ours, theirs }) {
		const root = await this.#commitTree(base, []);
		const args = [
			"merge-tree",
			"--write-tree",
			"--no-messages",
			"--name-only",
			"-z",
			...[await this.#commitTree(ours, [root]), await this.#commitTree(theirs, [root])]
		];
		const answer = await this.#git.run(args);
		if (answer.ok) return { tree: answer.output.toString().split("\0")[0] ?? "" };
		if (answer.exitCode !== 1) throw new RunError("environment", `git could not merge: ${answer.reason}`);
		return { conflicts: answer.output.toString().split("\0").slice(1).filter((path) => path !== "") };
	}
	async commit(tree, { parent, message, author }) {
		return this.#commitTree(tree, [parent], {
			message,
			author
		});
	}
	async commitAt(name) {
		const whole = bytes(await this.#git.run([
			"cat-file",
			"commit",
			name
		])).toString();
		const end = whole.indexOf("\n\n");
		const head = whole.slice(0, end).split("\n");
		const values = (field) => head.filter((line) => line.startsWith(`${field} `)).map((line) => line.slice(field.length + 1));
		return {
			tree: values("tree")[0] ?? "",
			parents: values("parent"),
			message: whole.slice(end + 2)
		};
	}
	async push(commit, { branch, seen }) {
		const ref = `refs/heads/${branch}`;
		const flags = [
			"--porcelain",
			"--no-verify",
			"--no-signed",
			"--recurse-submodules=no"
		];
		const lease = `--force-with-lease=${ref}:${seen ?? ""}`;
		const answer = await this.#ask([
			"push",
			...flags,
			lease,
			this.#remote.url,
			`${commit}:${ref}`
		]);
		if (answer.ok) return null;
		const [, why = ""] = /^!\t[^\t]*\t(.*)$/m.exec(answer.output.toString()) ?? [];
		return failure({ reason: `${why} ${answer.reason}` });
	}
	async #commitTree(tree, parents, { message, author } = {
		message: "none\n",
		author: {
			name: "none",
			email: "none@localhost"
		}
	}) {
		const environment = {
			GIT_AUTHOR_NAME: author.name,
			GIT_AUTHOR_EMAIL: author.email,
			GIT_COMMITTER_NAME: author.name,
			GIT_COMMITTER_EMAIL: author.email
		};
		const args = [
			"commit-tree",
			"--no-gpg-sign",
			tree,
			...parents.flatMap((name) => ["-p", name])
		];
		return text(await this.#git.run(args, {
			input: Buffer.from(message),
			environment
		}));
	}
	#ask(args) {
		return this.#git.run(args, { environment: this.#remote.environment });
	}
};
function failure({ reason }) {
	return { failure: reason.replaceAll(/\s+/g, " ").trim() };
}
function bytes(answer) {
	if (answer.ok) return answer.output;
	throw new RunError("environment", `git failed: ${answer.reason}`);
}
function text(answer) {
	return bytes(answer).toString().trim();
}
// src/apply/open-repository.ts
const applyMemoryBytes = 2 * 1024 ** 3;
async function openRepository(settings) {
	const { scratch } = settings;
	const directory = join(scratch, "repository");
	const write = (path, content) => writeFile(join(directory, path), content, { mode: 384 });
	await mkdir(join(directory, "objects"), {
		recursive: true,
		mode: 448
	});
	await mkdir(join(directory, "refs"));
	await write("HEAD", "ref: refs/heads/none\n");
	await write("config", configOf(settings.objectFormat));
	await writeFile(join(scratch, globalConfigName), globalConfig, { mode: 384 });
	const place = {
		program: settings.git,
		directory,
		scratch,
		timeLimitSeconds: 300
	};
	const inside = (git) => ({ run: (args, options = {}) => git.run(args, {
		...options,
		environment: {
			GIT_DIR: directory,
			...options.environment
		}
	}) });
	return new Repository(inside(createGit(place)), inside(createGit({
		...place,
		timeLimitSeconds: 60,
		memoryLimitBytes: applyMemoryBytes
	})), remoteOf(settings));
}
function configOf(objectFormat) {
	return `${[
		`[core]\n\trepositoryformatversion = ${objectFormat === "sha1" ? 0 : 1}\n\tbare = true`,
		"	protectHFS = true\n	protectNTFS = true\n	packedGitWindowSize = 64m\n	packedGitLimit = 512m",
		"[http]\n	followRedirects = false",
		"[merge]\n	directoryRenames = false\n[gc]\n	auto = 0\n[maintenance]\n	auto = false",
		...objectFormat === "sha1" ? [] : [`[extensions]\n\tobjectFormat = ${objectFormat}`]
	].join("\n")}\n`;
}
const passedOn = "http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY no_proxy NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO".split(" ");
function remoteOf({ serverUrl, repository, token, environment }) {
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	const settings = [[`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${credentials}`], ["credential.helper", ""]];
	return {
		url: `${serverUrl}/${repository}.git`,
		environment: {
			...Object.fromEntries(passedOn.flatMap((name) => environment[name] === void 0 ? [] : [[name, environment[name]]])),
			GIT_ALLOW_PROTOCOL: serverUrl.startsWith("http:") ? "http" : "https",
			GIT_ASKPASS: "/bin/false",
			GIT_CONFIG_COUNT: String(settings.length),
			...Object.fromEntries(settings.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]]))
		}
	};
}
// src/apply/apply-record.ts
async function applyRecord(options, world) {
	const temporary = world.environment["RUNNER_TEMP"] ?? "";
	const scratch = await mkdtemp(join(existsSync(temporary) ? temporary : tmpdir(), "bash-agent-apply-"));
	try {
		const result = await work(options, world, scratch);
		return isEnd(result) ? {
			...noResult,
			state: result.end,
			reason: result.reason
		} : result;
	} catch (error) {
		return {
			...noResult,
			state: "failed",
			reason: messageOf(error)
		};
	} finally {
		await rm(scratch, {
			recursive: true,
			force: true
		});
	}
}
async function work(options, world, scratch) {
	const git = [
		"/usr/bin/git",
		"/usr/local/bin/git",
		"/bin/git"
	].find(existsSync);
	if (git === void 0) return {
		end: "failed",
		reason: "git is not installed in /usr/bin, /usr/local/bin or /bin"
	};
	const record = await readRecord(options, scratch);
	if (isEnd(record)) return record;
	world.log(`The record is that of run ${record.runId}, which ended as ${record.state}.`);
	const repository = await openRepository({
		...options,
		git,
		scratch,
		environment: world.environment,
		objectFormat: record.patch.base_sha.length === 40 ? "sha1" : "sha256"
	});
	const prepared = await prepareChange(record, repository, options);
	if (isEnd(prepared)) return prepared;
	const { changeId, paths } = prepared;
	world.log(`The change touches ${paths.length} files, all of which may be changed.`);
	const github = await createGitHub({
		...options,
		...world
	});
	if (options.mode === "comment") return comment({
		record,
		changeId,
		paths
	}, {
		options,
		github
	});
	if (options.mode === "check") {
		for (const path of paths.slice(0, mostAnnotations)) world.annotate("The run changed this file.", path);
		return {
			...noResult,
			state: "checked",
			reason: `${paths.length} files are changed, and nothing speaks against it`
		};
	}
	if (paths.length === 0) return {
		end: "unchanged",
		reason: "the run changed nothing"
	};
	return propose({
		options,
		record,
		prepared,
		repository,
		github
	});
}
const mostAnnotations = 10;
// src/apply/inputs.ts
const goodStates = [
	"applied",
	"updated",
	"unchanged",
	"checked"
];
const applyInputs = {
	mode: {
		default: "pull-request",
		help: "`branch` (push), `pull-request` (push, then create it or update the open one of the same task), `comment` (one on an issue or pull request, written over by the next run) or `check` (annotations only, nothing is written).",
		parse: oneOf("branch", "pull-request", "comment", "check")
	},
	"record-directory": {
		...word("Folder that `actions/download-artifact` put the record in; not inside of a checkout."),
		parse: required("the path of a folder")
	},
	"artifact-name": {
		...word("Name of the artifact, where several were downloaded into `record-directory`."),
		parse: (value) => /[/\\]|^\.\.?$/.test(value.trim()) ? { accepted: "the name of an artifact" } : { value: value.trim() }
	},
	"audit-sha256": {
		...word("Output `audit-sha256` of the agent's job: without it nobody can say whose record this is."),
		parse: matching(/^[0-9a-f]{64}$/i, "the 64 hex digits of the output `audit-sha256` of the run")
	},
	"base-sha": {
		...word("Output `base-sha` of the agent's job, to be compared with the record."),
		parse: matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/i, "the 40 or 64 hex digits of a commit")
	},
	token: {
		...word("Token for reading and writing; the job's own by default. It is masked, and never on a command line or in a file."),
		secret: true,
		actionDefault: "${{ github.token }}",
		parse: (value) => {
			const problem = secretProblem(value) ?? (/^[!-~]+$/.test(value.trim()) ? null : "holds blanks");
			return problem === null ? { value: value.trim() } : { accepted: `a token; this one ${problem}` };
		}
	},
	"base-branch": {
		...word("Branch that the change is for; else the branch that the workflow runs on."),
		parse: branchName
	},
	branch: {
		...word("Branch that the change is pushed to; else `bash-agent/<task>`. Commits of others on it are never written over."),
		parse: branchName
	},
	"task-key": word("Identity of the task: of the same task there is one branch, one open pull request and one comment. Else workflow and job."),
	title: {
		...word("Title of the commit and the pull request; else one that names the task."),
		parse: line
	},
	draft: {
		default: "false",
		help: "`true` or `false`: whether a new pull request is a draft.",
		parse: oneOf("true", "false")
	},
	"commit-author": {
		default: "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>",
		help: "Author and committer, as `Name <address>`.",
		parse: author
	},
	"issue-number": {
		...word("Issue or pull request that is commented on; else that of the event."),
		parse: (value) => value.trim() === "" ? { value: null } : wholeNumber(1, 2 ** 40)(value)
	},
	"protected-paths": {
		...lines("Patterns of files that no change may touch, one a line; as in the first action.", protectedGlob),
		default: defaultProtectedPaths.join("\n")
	},
	"run-states": {
		...lines("States of the run whose change is taken, one a line.", memberOf("states", runStates)),
		default: "completed\nverified"
	},
	"max-files": {
		default: "1000",
		help: "Most files that the change may touch.",
		parse: wholeNumber(1, 1e4)
	},
	"max-size": {
		default: "10MB",
		help: "Longest patch; what it unpacks to may be ten times as much. Such as `512KB`, `10MB`, at most `32MB`.",
		parse: size
	},
	"dry-run": {
		default: "false",
		help: "`true` or `false`: whether all is done but what would be written is only told.",
		parse: oneOf("true", "false")
	},
	"fail-on": {
		...lines("States that turn the step red, one a line.", memberOf("states", applyStates)),
		default: applyStates.filter((state) => !goodStates.includes(state)).join("\n")
	}
};
const applyInputNames = Object.keys(applyInputs);
function parseApplyInputs(read) {
	return parseTable(applyInputs, read);
}
function required(accepted) {
	return (value) => value.trim() === "" ? { accepted } : { value: value.trim() };
}
function matching(pattern, accepted) {
	return (value) => pattern.test(value.trim()) ? { value: value.trim().toLowerCase() } : { accepted };
}
function line(value) {
	return /[\p{Cc}\u2028\u2029]/u.test(value.trim()) || value.length > 200 ? { accepted: "one line of at most 200 characters" } : { value: value.trim() };
}
function branchName(value) {
	const name = value.trim().replace(/^refs\/heads\//, "");
	const isGood = /^(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|@\{))[\p{L}\p{N}_@][\p{L}\p{N}._/@#+-]*$/u.test(name) && !/[./]$/.test(name) && name.length <= 200;
	return name === "" || isGood ? { value: name } : { accepted: "the name of a branch" };
}
function author(value) {
	const [, name = "", email = ""] = /^\s*([^<>\p{Cc}]+?)\s*<([^<>\s\p{Cc}]+)>\s*$/u.exec(value) ?? [];
	return name === "" ? { accepted: "an author as `Name <address>`" } : { value: {
		name,
		email
	} };
}
function protectedGlob(glob) {
	const problem = protectedGlobProblem(glob);
	return problem === null ? { value: glob } : { accepted: `patterns, one a line; ${JSON.stringify(glob)} ${problem}` };
}
function wholeNumber(least, most) {
	return (value) => parseWholeNumber(value, [least, most]);
}
const unitBytes = {
	KB: 1024,
	MB: 1024 ** 2
};
const largestBytes = 32 * 1024 ** 2;
function size(value) {
	const [, count = "", unit = ""] = /^\s*(\d+)\s*(KB|MB)\s*$/i.exec(value) ?? [];
	const bytes = Number(count) * (unitBytes[unit.toUpperCase()] ?? NaN);
	return bytes > 0 && bytes <= largestBytes ? { value: bytes } : { accepted: "a size from 1KB to 32MB, such as 10MB" };
}
// src/apply/options.ts
function readApplyOptions(read, environment) {
	const parsed = parseApplyInputs(read);
	if ("problems" in parsed) return parsed;
	const { values } = parsed;
	const named = (name) => environment[name]?.trim() ?? "";
	const { mode } = values;
	const writesBranch = mode === "branch" || mode === "pull-request";
	const baseBranch = values["base-branch"] === "" ? branchOf(named("GITHUB_REF")) : values["base-branch"];
	const task = taskOf(values["task-key"], {
		environment,
		baseBranch
	});
	const branch = values.branch === "" ? defaultBranch(task) : values.branch;
	const issueNumber = values["issue-number"] ?? numberOfEvent(named("GITHUB_EVENT_PATH"));
	const repository = named("GITHUB_REPOSITORY");
	const problems = [
		.../^[\w.-]+\/[\w.-]+$/.test(repository) ? [] : ["GITHUB_REPOSITORY: the variable does not name a repository as owner/name; the runner sets it"],
		...writesBranch && baseBranch === "" ? ["base-branch: it is not given, and the workflow does not run on a branch; name the branch that the change is for"] : [],
		...writesBranch && branch.toLowerCase() === baseBranch.toLowerCase() ? [`branch: ${JSON.stringify(branch)} is the branch that the change is for; it takes another one`] : [],
		...mode === "comment" && issueNumber === 0 ? ["issue-number: it is not given, and the event is none of an issue or pull request"] : []
	];
	if (problems.length > 0) return { problems };
	const serverUrl = withoutSlash(named("GITHUB_SERVER_URL") || "https://github.com");
	const runId = named("GITHUB_RUN_ID");
	return { options: {
		mode,
		isDryRun: values["dry-run"] === "true",
		recordDirectory: directoryOf(values["record-directory"], values["artifact-name"], environment),
		auditSha256: values["audit-sha256"],
		baseSha: values["base-sha"],
		token: values.token,
		repository,
		apiUrl: withoutSlash(named("GITHUB_API_URL") || "https://api.github.com"),
		serverUrl,
		baseBranch,
		branch,
		task,
		title: values.title === "" ? titleOf(task) : values.title,
		isDraft: values.draft === "true",
		author: values["commit-author"],
		issueNumber,
		protectedPaths: values["protected-paths"],
		runStates: values["run-states"],
		maxFiles: values["max-files"],
		maxBytes: values["max-size"],
		failOn: values["fail-on"],
		jobUrl: runId === "" ? "" : `${serverUrl}/${repository}/actions/runs/${runId}`
	} };
}
function directoryOf(directory, artifact, environment) {
	const workspace = environment["GITHUB_WORKSPACE"] ?? process.cwd();
	const whole = isAbsolute(directory) ? directory : resolve(workspace, directory);
	return artifact === "" ? whole : join(whole, artifact);
}
function branchOf(ref) {
	return ref.startsWith("refs/heads/") ? ref.slice(11) : "";
}
function taskOf(given, { environment, baseBranch }) {
	const workflow = environment["GITHUB_WORKFLOW"]?.trim() ?? "";
	const job = environment["GITHUB_JOB"]?.trim() ?? "";
	const key = (given === "" ? `${workflow} / ${job}` : given).replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim().slice(0, 200);
	return {
		key,
		id: createHash("sha256").update(`${key}\n${baseBranch}`).digest("hex").slice(0, 16)
	};
}
function defaultBranch({ key, id }) {
	const words = key.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, 40).replaceAll(/^-+|-+$/g, "");
	return `bash-agent/${words === "" ? "" : `${words}-`}${id}`;
}
function titleOf({ key }) {
	return `Bash Agent: ${key.slice(0, 60)}`;
}
function withoutSlash(address) {
	return address.replace(/\/+$/, "");
}
function numberOfEvent(path) {
	try {
		const payload = JSON.parse(readFileSync(path, "utf8"));
		const number = payload["pull_request"]?.number ?? payload["issue"]?.number;
		return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : 0;
	} catch {
		return 0;
	}
}
// src/apply.ts
async function main() {
	const environment = { ...process.env };
	delete process.env[variableOf("token")];
	const token = environment[variableOf("token")]?.trim() ?? "";
	const known = secretProblem(token) === null ? [token] : [];
	if (environment["GITHUB_ACTIONS"] === "true") for (const secret of known) {
		setSecret(secret);
		setSecret(Buffer.from(`x-access-token:${secret}`).toString("base64"));
	}
	const redactor = createRedactor(known, { shapes: true });
	const answer = readApplyOptions((name) => environment[variableOf(name)], environment);
	const problems = [...unknownInputs(environment), ..."problems" in answer ? answer.problems : []];
	if ("problems" in answer || problems.length > 0) {
		for (const problem of problems) error(told(problem, redactor));
		const reason = told(problems.join(" | "), redactor);
		writeApplyOutputs({
			...noResult,
			state: "input_error",
			reason
		});
		return 1;
	}
	return apply(answer.options, environment, redactor);
}
async function apply(options, environment, redactor) {
	const sink = stepLog();
	const result = await applyRecord(options, {
		environment,
		log: (line) => sink.line(redactor.redact(line)),
		annotate: (text, path) => notice(told(text, redactor), { file: path })
	});
	const shown = {
		...result,
		reason: told(result.reason, redactor)
	};
	writeApplyOutputs(shown);
	const line = `${shown.state}: ${shown.reason}`;
	if (options.failOn.includes(result.state)) {
		error(line);
		return 1;
	}
	sink.line(redactor.redact(line));
	return 0;
}
function told(text, redactor) {
	return harmlessLines(redactor.redact(text)).join(" ").slice(0, 2e3);
}
function variableOf(name) {
	return `INPUT_${name.toUpperCase()}`;
}
function unknownInputs(environment) {
	const known = new Set(applyInputNames.map(variableOf));
	return Object.keys(environment).filter((name) => name.startsWith("INPUT_") && !known.has(name)).map((name) => `${name.slice(6).toLowerCase()}: there is no such input; there are: ${applyInputNames.join(", ")}`);
}
async function guarded() {
	try {
		return await main();
	} catch (error$1) {
		const reason = harmlessLines(messageOf(error$1)).join(" ");
		error(reason);
		writeApplyOutputs({
			...noResult,
			state: "failed",
			reason
		});
		return 1;
	}
}
process.exit(await guarded());
export {};
