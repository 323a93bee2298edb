import { a as recordFailure, o as writeWhole } from "./shared-main-apply-cli-write-report.js";
import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync } from "node:fs";
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
export { statsAt as n, writeWholeFile as t };
