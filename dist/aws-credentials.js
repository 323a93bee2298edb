import { t as require_dist_cjs } from "./aws-aws-credentials.js";
import { t as require_dist_cjs$1 } from "./aws-bedrock-aws-credentials.js";
import { t as pTimeout } from "./packages-main-post-cli-vertex-bedrock-aws-credentials.js";
import { n as messageOf, t as RunError } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { t as bedrockAdvice } from "./shared-main-cli-bedrock-aws-credentials.js";
import { n as silentLogger } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
// src/model/aws-credentials.ts
var import_dist_cjs = require_dist_cjs();
var import_dist_cjs$1 = require_dist_cjs$1();
const longestWaitMs = 3e4;
const marginMs = 3e5;
function awsKeys(credentials, options) {
	process.env["AWS_IGNORE_CONFIGURED_ENDPOINT_URLS"] = "true";
	const ask = provider(credentials, options);
	let known = null;
	return async () => {
		const endsAt = known?.expiration?.getTime() ?? Number.POSITIVE_INFINITY;
		if (known !== null && Date.now() < endsAt - marginMs) return known;
		try {
			const keys = await pTimeout(ask(), { milliseconds: longestWaitMs });
			known = keys;
			return keys;
		} catch (thrown) {
			if (mayPass(thrown)) throw thrown;
			throw new RunError("input", problemOf(credentials, thrown), { cause: thrown });
		}
	};
}
function provider(credentials, { region, dispatcher }) {
	const clientConfig = {
		region,
		requestHandler: new import_dist_cjs$1.FetchHttpHandler({ requestInit: () => ({
			redirect: "error",
			...dispatcher === null ? {} : { dispatcher }
		}) }),
		logger: silentLogger
	};
	const logger = silentLogger;
	if (credentials.kind === "web_identity") {
		const { tokenFile, roleArn, roleSessionName } = credentials;
		return (0, import_dist_cjs.fromTokenFile)({
			webIdentityTokenFile: tokenFile,
			roleArn,
			roleSessionName,
			clientConfig,
			logger
		});
	}
	const { profile, configFile, credentialsFile, container, hasInstance } = credentials;
	const given = (name, value) => value === "" ? {} : { [name]: value };
	return (0, import_dist_cjs.createCredentialChain)((0, import_dist_cjs.fromIni)({
		...given("profile", profile),
		configFilepath: configFile,
		filepath: credentialsFile,
		clientConfig,
		logger
	}), ...container === null ? [] : [(0, import_dist_cjs.fromHttp)({
		...container.relativeUri === "" ? given("awsContainerCredentialsFullUri", container.fullUri) : given("awsContainerCredentialsRelativeUri", container.relativeUri),
		...container.tokenFile === "" ? given("awsContainerAuthorizationToken", container.token) : given("awsContainerAuthorizationTokenFile", container.tokenFile),
		logger
	})], ...hasInstance ? [(0, import_dist_cjs.fromInstanceMetadata)({ logger })] : []);
}
function mayPass(thrown) {
	if (!(thrown instanceof Error)) return false;
	const status = thrown.$metadata?.httpStatusCode;
	if (status !== void 0) return status >= 500 || status === 429;
	return !/CredentialsProviderError|TokenProviderError|ProviderError|ENOENT/.test(`${thrown.name} ${"code" in thrown ? String(thrown.code) : ""}`);
}
function problemOf(credentials, thrown) {
	const said = messageOf(thrown);
	return credentials.kind === "web_identity" ? `the role ${credentials.roleArn} was not given: ${said}; check AWS_ROLE_ARN, the trust of the role, and that the token in AWS_WEB_IDENTITY_TOKEN_FILE is not expired` : `there are no AWS credentials: ${said}; ${bedrockAdvice}`;
}
export { awsKeys };
