import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { createHash } from "node:crypto";
import { closeSync, constants, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
// src/record/file-pieces.ts
const pieceBytes = 262144;
function* piecesOf(descriptor) {
	try {
		for (;;) {
			const piece = Buffer.allocUnsafe(pieceBytes);
			const length = readSync(descriptor, piece);
			if (length === 0) return;
			yield piece.subarray(0, length);
		}
	} finally {
		closeSync(descriptor);
	}
}
// src/record/append-file.ts
function createAppendFile(path) {
	const descriptor = createFile(path);
	let open = true;
	let unusable = null;
	let size = 0;
	return {
		append(line, durable) {
			if (!open) throw new RunError("record", `${path} is closed`);
			if (unusable !== null) throw unusable;
			const bytes = Buffer.from(`${line}\n`);
			try {
				writeWhole(descriptor, bytes);
			} catch (error) {
				const failure = recordFailure(path, error);
				if (!shortenedTo(descriptor, size)) unusable = failure;
				throw failure;
			}
			size += bytes.length;
			try {
				if (durable) fsyncSync(descriptor);
			} catch (error) {
				unusable = recordFailure(path, error);
				throw unusable;
			}
		},
		close() {
			if (open) closeSync(descriptor);
			open = false;
		}
	};
}
function recordFailure(path, error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	const reason = new Map([
		["ENOSPC", "no space is left on the disk (ENOSPC)"],
		["EDQUOT", "the disk quota is used up (EDQUOT)"],
		["EFBIG", "the file size limit is reached (EFBIG)"],
		["EEXIST", "it exists already, so it belongs to another run (EEXIST)"]
	]).get(code) ?? messageOf(error);
	return new RunError("record", `Cannot write ${path}: ${reason}`, { cause: error });
}
function writeWhole(descriptor, bytes) {
	let written = 0;
	while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
function createFile(path) {
	const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
	try {
		const descriptor = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, 384);
		flushDirectory(dirname(path));
		return descriptor;
	} catch (error) {
		throw recordFailure(path, error);
	}
}
function flushDirectory(directory) {
	const descriptor = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function shortenedTo(descriptor, size) {
	try {
		ftruncateSync(descriptor, size);
		return true;
	} catch {
		return false;
	}
}
// src/record/audit.ts
const noPreviousLine = "0".repeat(64);
const durableByType = {
	"run.started": true,
	"model.responded": false,
	"model.retried": false,
	"model.unfinished": false,
	"model.switched": false,
	"context.cleared": false,
	"command.requested": true,
	"command.finished": false,
	"file.viewed": false,
	"file.edited": true,
	"session.started": true,
	"session.restarted": true,
	"verification.started": true,
	"verification.finished": false,
	"network.requested": true,
	"network.finished": false,
	"patch.written": false,
	"run.finished": true
};
function createAuditRecorder(path) {
	const file = createAppendFile(path);
	const counts = {};
	let lines = 0;
	let head = null;
	return {
		record(event, stamp) {
			if (!isAuditEvent(event)) return;
			const line = auditLine(event, stamp, {
				seq: lines,
				prev: head ?? noPreviousLine
			});
			file.append(line, durableByType[event.type]);
			lines += 1;
			head = sha256(line);
			counts[event.type] = (counts[event.type] ?? 0) + 1;
			if (event.type === "run.finished") file.close();
		},
		close: () => file.close(),
		get counts() {
			return { ...counts };
		},
		get head() {
			return head;
		}
	};
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
function isAuditEvent(event) {
	return Object.hasOwn(durableByType, event.type);
}
function auditLine(event, stamp, link) {
	const { type, ...fields } = event;
	const common = {
		seq: link.seq,
		at: stamp.at,
		mono_ms: stamp.monoMs,
		type,
		prev: link.prev
	};
	return JSON.stringify({
		...common,
		...fields
	});
}
export { recordFailure as a, createAppendFile as i, noPreviousLine as n, writeWhole as o, sha256 as r, piecesOf as s, createAuditRecorder as t };
