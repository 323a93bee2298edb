// node_modules/escape-goat/index.js
const _htmlEscape = (string) => string.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/'/g, "&#39;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
function htmlEscape(strings, ...values) {
	if (typeof strings === "string") return _htmlEscape(strings);
	let output = strings[0];
	for (const [index, value] of values.entries()) output = output + _htmlEscape(String(value)) + strings[index + 1];
	return output;
}
export { htmlEscape as t };
