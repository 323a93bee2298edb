import { randomUUID } from "node:crypto";
import { EOL } from "node:os";
import { d as warning, n as endGroup, u as startGroup } from "./packages-main-post-apply-artifact.js";
import { s as plainText } from "./shared-main-apply-cli.js";
// src/action/step-log.ts
const gutter = "│ ";
const bidirectional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
function stepLog() {
	const write = (text) => process.stdout.write(text);
	const writeLines = (text, prefix) => write(harmlessLines(text).map((line) => `${prefix}${line}${EOL}`).join(""));
	return {
		line: (text) => writeLines(text, ""),
		aside: (text) => writeLines(text, ""),
		warning: (text) => warning(harmlessLines(text).join(" ")),
		group(title, body) {
			const token = randomUUID();
			startGroup(harmlessLines(title).join(" "));
			write(`::stop-commands::${token}${EOL}`);
			writeLines(body, gutter);
			write(`::${token}::${EOL}`);
			endGroup();
		}
	};
}
function harmlessLines(text) {
	return plainText(text.replaceAll(/\r\n?/g, "\n")).replaceAll(bidirectional, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`).replaceAll("##[", "# #[").split("\n").map((line) => line.replace(/^(\s*):(?=:)/, "$1: "));
}
export { stepLog as n, harmlessLines as t };
