// src/errors.ts
var RunError = class extends Error {
	name = "RunError";
	code;
	constructor(code, message, options) {
		super(message, options);
		this.code = code;
	}
};
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
export { messageOf as n, RunError as t };
