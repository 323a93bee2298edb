import { a as recordFailure, o as writeWhole } from "./shared-main-apply-cli-write-report.js";
import { closeSync, constants, fstatSync, fsyncSync, lstatSync, openSync, renameSync, rmSync } from "node:fs";
// src/regular-file.ts
function withRegularFile(path, use) {
	let descriptor;
	try {
		descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch {
		return null;
	}
	try {
		const stats = fstatSync(descriptor);
		return stats.isFile() ? use(descriptor, stats) : null;
	} finally {
		closeSync(descriptor);
	}
}
// src/record/file-stats.ts
function statsAt(path) {
	try {
		return lstatSync(path);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		if (code === "ENOENT" || code === "ENOTDIR") return void 0;
		throw error;
	}
}
// src/record/whole-file.ts
function writeWholeFile(path, text) {
	const unfinished = `${path}.unfinished`;
	try {
		rmSync(unfinished, { force: true });
		writeDurably(unfinished, Buffer.from(text));
		renameSync(unfinished, path);
	} catch (error) {
		throw recordFailure(path, error);
	}
}
function writeDurably(path, bytes) {
	const descriptor = openSync(path, "wx", 384);
	try {
		writeWhole(descriptor, bytes);
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
export { statsAt as n, withRegularFile as r, writeWholeFile as t };
