import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { n as messageOf } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { s as secretProblem } from "./shared-main-apply-cli-vertex-bedrock-aws-credentials.js";
import { c as variableIn, o as addressOf } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
// src/model/api-key.ts
function apiKeyProblem(key) {
	const fits = /^[\u0021-\u007e]*$/.test(key);
	return secretProblem(key) ?? (fits ? null : "holds blanks or characters that no key has");
}
// src/model/bedrock-settings.ts
const bedrockAdvice = "give AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN), or AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, or AWS_BEARER_TOKEN_BEDROCK, such as by aws-actions/configure-aws-credentials";
function readBedrock(source) {
	const { environment } = source;
	const problems = [];
	const region = variableIn(environment, "AWS_REGION", "AWS_DEFAULT_REGION");
	if (region === "") problems.push("provider: bedrock needs a region; set the variable AWS_REGION, such as us-east-1");
	else if (!/^[a-z]{2,}(-[a-z]+)+-\d{1,2}$/.test(region)) problems.push(`provider: the region ${JSON.stringify(region)} of AWS_REGION is not accepted; it takes the name of an AWS region, such as us-east-1`);
	const baseUrl = addressOf(source, "ANTHROPIC_BEDROCK_BASE_URL", problems);
	const credentials = readCredentials(environment, problems);
	return credentials === null || problems.length > 0 ? { problems } : { settings: {
		name: "bedrock",
		region,
		baseUrl,
		credentials
	} };
}
function bedrockSecrets({ credentials }) {
	switch (credentials.kind) {
		case "api_key": return [credentials.apiKey];
		case "keys": return [credentials.secretAccessKey, credentials.sessionToken ?? ""].filter(Boolean);
		case "web_identity": return [credentials.token];
		case "machine": return [credentials.container?.token ?? ""].filter(Boolean);
	}
}
function readCredentials(environment, problems) {
	const named = (name) => variableIn(environment, name);
	const refuse = (problem) => {
		problems.push(`provider: ${problem}`);
		return null;
	};
	const apiKey = named("AWS_BEARER_TOKEN_BEDROCK");
	if (apiKey !== "") {
		const problem = apiKeyProblem(apiKey);
		if (problem === null) return {
			kind: "api_key",
			apiKey
		};
		return refuse(`the variable AWS_BEARER_TOKEN_BEDROCK ${problem}; it takes a key of Bedrock`);
	}
	const keys = [named("AWS_ACCESS_KEY_ID"), named("AWS_SECRET_ACCESS_KEY")];
	const role = [named("AWS_WEB_IDENTITY_TOKEN_FILE"), named("AWS_ROLE_ARN")];
	if (keys[0] !== "" || keys[1] !== "") {
		if (keys[0] === "") return refuse("AWS_SECRET_ACCESS_KEY is set, but AWS_ACCESS_KEY_ID is not");
		if (keys[1] === "") return refuse("AWS_ACCESS_KEY_ID is set, but AWS_SECRET_ACCESS_KEY is not");
		const problem = apiKeyProblem(keys[1]);
		if (problem !== null) return refuse(`the variable AWS_SECRET_ACCESS_KEY ${problem}; it takes a secret access key`);
		const sessionToken = named("AWS_SESSION_TOKEN") || null;
		return {
			kind: "keys",
			accessKeyId: keys[0],
			secretAccessKey: keys[1],
			sessionToken
		};
	}
	if (role[0] !== "") {
		if (role[1] === "") return refuse("AWS_WEB_IDENTITY_TOKEN_FILE is set, but AWS_ROLE_ARN is not");
		const read = readToken(role[0]);
		if ("problem" in read) return refuse(`the file that AWS_WEB_IDENTITY_TOKEN_FILE names ${read.problem}`);
		return {
			kind: "web_identity",
			tokenFile: role[0],
			token: read.token,
			roleArn: role[1],
			roleSessionName: named("AWS_ROLE_SESSION_NAME") || "bash-agent"
		};
	}
	return readMachine(environment) ?? refuse(`bedrock needs AWS credentials; give AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN), or AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, or AWS_BEARER_TOKEN_BEDROCK, such as by aws-actions/configure-aws-credentials`);
}
function readToken(path) {
	try {
		const token = readFileSync(path, "utf8").trim();
		return apiKeyProblem(token) === null ? { token } : { problem: "holds no token" };
	} catch (error) {
		return { problem: `cannot be read (${messageOf(error)})` };
	}
}
function readMachine(environment) {
	const named = (name) => variableIn(environment, name);
	const files = join(named("HOME") || "/nonexistent", ".aws");
	const container = {
		relativeUri: named("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI"),
		fullUri: named("AWS_CONTAINER_CREDENTIALS_FULL_URI"),
		token: named("AWS_CONTAINER_AUTHORIZATION_TOKEN"),
		tokenFile: named("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE")
	};
	const hasContainer = container.relativeUri !== "" || container.fullUri !== "";
	const machine = {
		kind: "machine",
		profile: named("AWS_PROFILE"),
		configFile: named("AWS_CONFIG_FILE") || join(files, "config"),
		credentialsFile: named("AWS_SHARED_CREDENTIALS_FILE") || join(files, "credentials"),
		container: hasContainer ? container : null,
		hasInstance: named("AWS_EC2_METADATA_DISABLED").toLowerCase() !== "true"
	};
	return [machine.configFile, machine.credentialsFile].some((path) => existsSync(path)) || hasContainer || machine.hasInstance ? machine : null;
}
export { apiKeyProblem as i, bedrockSecrets as n, readBedrock as r, bedrockAdvice as t };
