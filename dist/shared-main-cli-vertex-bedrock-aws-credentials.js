// src/model/variables.ts
function variableIn(environment, ...names) {
	for (const name of names) {
		const value = (environment[name] ?? "").trim();
		if (value !== "") return value;
	}
	return "";
}
function isHttpAddress(text) {
	return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
function addressOf({ baseUrl, environment }, variable, problems) {
	if (baseUrl !== "") return baseUrl;
	const value = variableIn(environment, variable);
	if (value === "" || isHttpAddress(value)) return value;
	problems.push(`base-url: the variable ${variable} is not accepted; it takes an http or https address`);
	return "";
}
// src/model/limited-body.ts
const longestResponseBytes = 64 * 2 ** 20;
var ResponseTooLong = class extends Error {
	name = "ResponseTooLong";
	constructor() {
		super(`the response has more than ${longestResponseBytes / 2 ** 20} MiB`);
	}
};
function withLimitedBody(http, heard = () => void 0) {
	if (http.body === null) return http;
	let bytes = 0;
	const counter = new TransformStream({ transform(piece, controller) {
		heard();
		bytes += piece.byteLength;
		if (bytes > longestResponseBytes) controller.error(new ResponseTooLong());
		else controller.enqueue(piece);
	} });
	const { status, statusText, headers } = http;
	return new Response(http.body.pipeThrough(counter), {
		status,
		statusText,
		headers
	});
}
// src/model/sdk-options.ts
function sdkOptions({ dispatcher }) {
	return {
		webhookKey: null,
		maxRetries: 0,
		openTelemetry: false,
		logLevel: "off",
		logger: silentLogger,
		fetchOptions: {
			redirect: "manual",
			...dispatcher === null ? {} : { dispatcher }
		},
		fetch: fetchLimited
	};
}
const fetchLimited = async (...request) => {
	const http = await fetch(...request);
	return http.ok ? http : withLimitedBody(http);
};
const silent = () => void 0;
const silentLogger = {
	error: silent,
	warn: silent,
	info: silent,
	debug: silent
};
function withoutCustomHeaders(make) {
	const name = "ANTHROPIC_CUSTOM_HEADERS";
	const value = process.env[name];
	delete process.env[name];
	try {
		return make();
	} finally {
		if (value !== void 0) process.env[name] = value;
	}
}
export { withLimitedBody as a, variableIn as c, ResponseTooLong as i, silentLogger as n, addressOf as o, withoutCustomHeaders as r, isHttpAddress as s, sdkOptions as t };
