import { t as AnthropicBedrock } from "./aws-bedrock.js";
import { n as bedrockSecrets } from "./shared-main-cli-bedrock-aws-credentials.js";
import { t as withMarkedEnd } from "./shared-vertex-bedrock.js";
import { p as plainModelName, r as messagesClient, t as directRoute } from "./shared-main-cli-vertex-bedrock.js";
import { r as withoutCustomHeaders, t as sdkOptions } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
// src/model/bedrock.ts
function bedrockClient(settings, options) {
	const route = options.route ?? directRoute;
	const keys = keysOf(settings, route);
	return messagesClient({
		provider: "bedrock",
		sdk: newSdkClient(settings, {
			route,
			keys
		}),
		secrets: bedrockSecrets(settings),
		options: {
			idleTimeoutMs: 28e4,
			...options
		},
		wireModel: bedrockModel,
		adapt: bedrockBody,
		advice,
		probe: async () => {
			await keys?.();
			return null;
		},
		unchecked: `credentials for Bedrock in ${settings.region} are given; whether they may use the model was not asked, since no free request says it`
	});
}
const knownIds = {
	"claude-opus-5-5": "anthropic.claude-opus-5-5",
	"claude-sonnet-5-5": "anthropic.claude-sonnet-5-5",
	"claude-opus-4-6": "anthropic.claude-opus-4-6-v1",
	"claude-sonnet-4-6": "anthropic.claude-sonnet-4-6",
	"claude-opus-4-5": "anthropic.claude-opus-4-5-20251101-v1:0",
	"claude-sonnet-4-5": "anthropic.claude-sonnet-4-5-20250929-v1:0",
	"claude-haiku-4-5": "anthropic.claude-haiku-4-5-20251001-v1:0"
};
function bedrockModel(model) {
	const id = Object.hasOwn(knownIds, model) ? knownIds[model] : void 0;
	return id === void 0 ? model : `global.${id}`;
}
const olderModels = /^claude-(\d|instant|v2|(opus|sonnet|haiku)-4(-[0156])?$)/;
function bedrockBody(body) {
	const marked = withMarkedEnd(body);
	return olderModels.test(plainModelName(body.model)) ? {
		...marked,
		anthropic_version: "bedrock-2023-05-31",
		anthropic_beta: ["computer-use-2025-01-24"]
	} : marked;
}
const advice = {
	400: "the request is not what Bedrock accepts: check max-output-tokens, and that model is a model id or inference profile of the region",
	401: "check the AWS credentials",
	403: "check that the AWS credentials are valid and not expired, that they allow bedrock:InvokeModelWithResponseStream, and that the account has access to the model",
	404: "check model, AWS_REGION and base-url",
	413: "the conversation is larger than the service accepts",
	422: "the request is not what Bedrock accepts: check model and max-output-tokens"
};
function keysOf({ credentials, region }, { dispatcher }) {
	if (credentials.kind === "api_key") return null;
	if (credentials.kind === "keys") {
		const { sessionToken, ...keys } = credentials;
		return () => Promise.resolve({
			...keys,
			...sessionToken === null ? {} : { sessionToken }
		});
	}
	const made = import("./aws-credentials.js").then(({ awsKeys }) => awsKeys(credentials, {
		region,
		dispatcher
	}));
	made.catch(() => void 0);
	return async () => (await made)();
}
function newSdkClient({ region, baseUrl, credentials }, { route, keys }) {
	return withoutCustomHeaders(() => new AnthropicBedrock({
		...sdkOptions(route),
		awsRegion: region,
		baseURL: baseUrl === "" ? `https://bedrock-runtime.${region}.amazonaws.com` : baseUrl,
		apiKey: credentials.kind === "api_key" ? credentials.apiKey : null,
		...keys === null ? {} : { providerChainResolver: () => Promise.resolve(keys) }
	}));
}
export { bedrockClient };
