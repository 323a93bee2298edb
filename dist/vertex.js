import { n as require_src, t as AnthropicVertex } from "./google-vertex.js";
import { t as pTimeout } from "./packages-main-post-cli-vertex-bedrock-aws-credentials.js";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { t as withMarkedEnd } from "./shared-vertex-bedrock.js";
import { r as messagesClient, t as directRoute } from "./shared-main-cli-vertex-bedrock.js";
import { r as withoutCustomHeaders, t as sdkOptions } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
import { n as vertexAdvice, r as vertexSecrets } from "./shared-main-cli-vertex.js";
// src/model/vertex.ts
var import_src = require_src();
function vertexClient(settings, options) {
	const route = options.route ?? directRoute;
	return messagesClient({
		provider: "vertex",
		sdk: newSdkClient(settings, route),
		secrets: vertexSecrets(settings),
		options: {
			idleTimeoutMs: 28e4,
			...options
		},
		wireModel: vertexModel,
		adapt: withMarkedEnd,
		advice
	});
}
const datesOfModels = {
	"claude-sonnet-4-5": "20250929",
	"claude-opus-4-5": "20251101",
	"claude-haiku-4-5": "20251001"
};
function vertexModel(model) {
	const [, name = model, date] = /^(claude-.+?)(?:-(\d{8}))?$/.exec(model) ?? [];
	const known = Object.hasOwn(datesOfModels, name) ? datesOfModels[name] : void 0;
	if (date !== void 0) return `${name}@${date}`;
	return known === void 0 ? model : `${name}@${known}`;
}
const advice = {
	400: "the request is not what Vertex AI accepts: check model and max-output-tokens",
	401: "check the Google credentials",
	403: "check that the Google credentials allow aiplatform.endpoints.predict in the project (such as roles/aiplatform.user), and that the API and the model are enabled there",
	404: "check model, CLOUD_ML_REGION, ANTHROPIC_VERTEX_PROJECT_ID and base-url: the model must be enabled in the project and served in the region",
	413: "the conversation is larger than the service accepts",
	422: "the request is not what Vertex AI accepts: check model and max-output-tokens"
};
const scopes = "https://www.googleapis.com/auth/cloud-platform";
const longestWaitMs = 3e4;
function newSdkClient(settings, route) {
	const { project, region, baseUrl } = settings;
	for (const name of ["GOOGLE_SDK_NODE_LOGGING", "DEBUG_AUTH"]) delete process.env[name];
	return withoutCustomHeaders(() => new AnthropicVertex({
		...sdkOptions(route),
		projectId: project,
		region,
		...baseUrl === "" ? {} : { baseURL: baseUrl },
		authClient: lazyAuth(settings)
	}));
}
function lazyAuth(settings) {
	let client = null;
	const headers = async () => {
		client ??= newAuth(settings).getClient();
		return (await client).getRequestHeaders();
	};
	const getRequestHeaders = async () => {
		try {
			return await pTimeout(headers(), { milliseconds: longestWaitMs });
		} catch (thrown) {
			client = null;
			if (mayPass(thrown)) throw thrown;
			throw new RunError("input", problemOf(settings, thrown), { cause: thrown });
		}
	};
	return {
		projectId: settings.project,
		getRequestHeaders
	};
}
function askMetadataDirectly() {
	const named = process.env["GCE_METADATA_IP"] ?? process.env["GCE_METADATA_HOST"] ?? "";
	const address = named.includes("://") ? named : `http://${named}`;
	const hosts = [
		"169.254.169.254",
		"metadata.google.internal",
		"metadata.google.internal."
	];
	if (URL.canParse(address)) hosts.push(new URL(address).hostname);
	const before = process.env["NO_PROXY"] ?? process.env["no_proxy"] ?? "";
	process.env["NO_PROXY"] = [before, ...hosts].filter(Boolean).join(",");
}
function newAuth({ project, credentials }) {
	if (credentials === null) askMetadataDirectly();
	return new import_src.GoogleAuth({
		scopes,
		projectId: project,
		...credentials === null ? {} : { credentials }
	});
}
const passingCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|ENET|EHOST)/;
function mayPass(thrown) {
	if (!(thrown instanceof Error)) return false;
	const { status, code, response } = thrown;
	const answered = [
		status,
		response?.status,
		code
	].map(Number).find((number) => number >= 100);
	if (answered !== void 0) return answered >= 500 || answered === 429 || answered === 408;
	return thrown.name === "TimeoutError" || passingCodes.test(String(code));
}
function problemOf({ credentials }, thrown) {
	const said = messageOf(thrown);
	return credentials === null ? `there are no Google credentials: ${said}; ${vertexAdvice}` : `the Google credentials (${credentials.type}) gave no token: ${said}; check what GOOGLE_APPLICATION_CREDENTIALS names`;
}
export { vertexClient };
