import { m as isObject } from "./shared-main-cli-vertex-bedrock.js";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { n as messageOf } from "./shared-main-post-apply-cli-write-report-vertex-bedrock-aws-credentials.js";
import { s as secretProblem } from "./shared-main-apply-cli-vertex-bedrock-aws-credentials.js";
import { c as variableIn, o as addressOf } from "./shared-main-cli-vertex-bedrock-aws-credentials.js";
// src/model/vertex-settings.ts
const vertexAdvice = "let the variable GOOGLE_APPLICATION_CREDENTIALS name a file with credentials, such as google-github-actions/auth makes";
function readVertex(source) {
	const { environment } = source;
	const problems = [];
	const region = variableIn(environment, "CLOUD_ML_REGION", "GOOGLE_CLOUD_LOCATION");
	if (region === "") problems.push("provider: vertex needs a region; set the variable CLOUD_ML_REGION, such as global or europe-west1");
	else if (!/^[a-z]+(-[a-z]+\d{1,2})?$/.test(region)) problems.push(`provider: the region ${JSON.stringify(region)} of CLOUD_ML_REGION is not accepted; it takes global, us, eu, or the name of a region, such as europe-west1`);
	const baseUrl = addressOf(source, "ANTHROPIC_VERTEX_BASE_URL", problems);
	const credentials = readCredentials(environment, problems);
	const project = variableIn(environment, "ANTHROPIC_VERTEX_PROJECT_ID", "GOOGLE_CLOUD_PROJECT") || projectOf(credentials);
	if (project === "") problems.push("provider: vertex needs a project; set the variable ANTHROPIC_VERTEX_PROJECT_ID");
	return problems.length > 0 ? { problems } : { settings: {
		name: "vertex",
		project,
		region,
		baseUrl,
		credentials
	} };
}
function vertexSecrets({ credentials }) {
	return [...new Set(secretsIn(credentials, false))].filter((value) => secretProblem(value) === null);
}
const secretFields = new Set([
	"private_key",
	"private_key_id",
	"client_secret",
	"refresh_token"
]);
const knownTypes = new Set([
	"service_account",
	"external_account",
	"external_account_authorized_user",
	"impersonated_service_account",
	"authorized_user"
]);
function readCredentials(environment, problems) {
	const named = variableIn(environment, "GOOGLE_APPLICATION_CREDENTIALS");
	const settings = variableIn(environment, "CLOUDSDK_CONFIG") || join(variableIn(environment, "HOME") || "/nonexistent", ".config", "gcloud");
	const usual = join(settings, "application_default_credentials.json");
	if (named === "" && !existsSync(usual)) {
		if (variableIn(environment, "METADATA_SERVER_DETECTION").toLowerCase() === "none") problems.push(`provider: vertex needs Google credentials; ${vertexAdvice}`);
		return null;
	}
	const read = readFile(named || usual);
	if ("credentials" in read) return read.credentials;
	const what = named === "" ? "the file application_default_credentials.json of gcloud" : "the file that GOOGLE_APPLICATION_CREDENTIALS names";
	problems.push(`provider: ${what} ${read.problem}`);
	return null;
}
function readFile(path) {
	let text;
	try {
		text = readFileSync(path, "utf8");
	} catch (error) {
		return { problem: `cannot be read (${messageOf(error)})` };
	}
	const value = parsedJson(text);
	const type = isObject(value) ? value["type"] : void 0;
	return typeof type === "string" && knownTypes.has(type) ? { credentials: value } : { problem: `holds no credentials that are known; it takes JSON with a type out of ${[...knownTypes].join(", ")}` };
}
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function projectOf(credentials) {
	const project = credentials?.["project_id"] ?? credentials?.["quota_project_id"];
	return typeof project === "string" ? project : "";
}
function secretsIn(value, isSecret) {
	if (typeof value === "string") return isSecret ? [value, value.replace(/^\S+ +/, "")] : [];
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([name, item]) => secretsIn(item, isSecret || secretFields.has(name) || name === "headers"));
}
export { vertexAdvice as n, vertexSecrets as r, readVertex as t };
