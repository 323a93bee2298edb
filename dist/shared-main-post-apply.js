import { constants } from "node:fs";
import { lstat, open, opendir } from "node:fs/promises";
import "./shared-main-post-apply-cli-write-report.js";
import { t as _usingCtx } from "./shared-main-post-apply-cli.js";
// src/action/record-files.ts
const maxEntries = 2e4;
const maxDepth = 8;
const refusedName = /[\u0000-\u001f\u007f":<>|*?\\]/;
const regularFile = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const folderOnly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_DIRECTORY;
async function openFolder(path) {
	return await open(path, folderOnly);
}
async function openBelow(folder, path) {
	try {
		var _usingCtx$1 = _usingCtx();
		const [name = "", ...rest] = path.split("/");
		if (rest.length === 0) return await open(childPath(folder, name), regularFile);
		return await openBelow(_usingCtx$1.a(await openFolder(childPath(folder, name))), rest.join("/"));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function listFiles(folder) {
	const walk = {
		files: [],
		leftOut: [],
		entries: 0
	};
	await listBelow({
		folder,
		start: "",
		depth: 0
	}, walk);
	return walk;
}
async function listBelow(place, walk) {
	for await (const { name } of await opendir(descriptorPath(place.folder))) {
		walk.entries += 1;
		if (walk.entries > maxEntries) {
			walk.leftOut.push({
				path: place.start,
				why: `it holds more than ${maxEntries} entries`
			});
			return;
		}
		try {
			const why = await listEntry(place, name, walk);
			if (why !== null) walk.leftOut.push({
				path: place.start + name,
				why
			});
		} catch (thrown) {
			walk.leftOut.push({
				path: place.start + name,
				why: `it cannot be read (${codeOf(thrown)})`
			});
		}
	}
}
async function listEntry(place, name, walk) {
	try {
		var _usingCtx3 = _usingCtx();
		if (place.depth === 0 && name.startsWith(".scratch-")) return null;
		if (refusedName.test(name)) return "its name holds characters that artifacts must not have";
		const path = childPath(place.folder, name);
		const stats = await lstat(path);
		if (!stats.isDirectory()) return listFile(place.start + name, stats, walk);
		if (place.depth === maxDepth) return "it lies too deep";
		await listBelow({
			folder: _usingCtx3.a(await openFolder(path)),
			start: `${place.start}${name}/`,
			depth: place.depth + 1
		}, walk);
		return null;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function listFile(path, stats, walk) {
	if (stats.isSymbolicLink()) return "it is a symbolic link";
	if (!stats.isFile()) return "it is not a regular file";
	walk.files.push({
		path,
		bytes: stats.size
	});
	return null;
}
function codeOf(thrown) {
	const code = thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
	return typeof code === "string" ? code : "unknown error";
}
function childPath(folder, name) {
	return `${descriptorPath(folder)}/${name}`;
}
function descriptorPath(folder) {
	return `/proc/self/fd/${folder.fd}`;
}
export { openFolder as i, listFiles as n, openBelow as r, codeOf as t };
