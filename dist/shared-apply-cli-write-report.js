import { openSync } from "node:fs";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { s as piecesOf } from "./shared-main-apply-cli-write-report.js";
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
		throw new RunError("input", `Cannot read ${path}: ${messageOf(error)}`, { cause: error });
	}
}
export { linesOfText as n, linesOfFile as t };
