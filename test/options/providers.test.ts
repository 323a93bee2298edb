import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type ProviderName, readProvider, secretsOf } from "../../src/model/provider-settings.ts";
import { proxySecrets, proxyText, readProxy } from "../../src/model/proxy-settings.ts";
import { createFolder } from "../record/record-fixture.ts";

type Variables = { readonly [name: string]: string };

function settingsOf(name: ProviderName, environment: Variables, baseUrl = ""): object {
  const read = readProvider(name, { apiKey: "", baseUrl, environment });
  if ("problems" in read) assert.fail(read.problems.join("\n"));
  return read.settings;
}

function problemsOf(name: ProviderName, environment: Variables): readonly string[] {
  const read = readProvider(name, { apiKey: "", baseUrl: "", environment });
  return "problems" in read ? read.problems : [];
}

const region = { AWS_REGION: "eu-central-1" };
const keys = { AWS_ACCESS_KEY_ID: "AKIAOFTHETEST", AWS_SECRET_ACCESS_KEY: "secret-of-the-test" };

test("Bedrock takes its own key first, then keys, then a token for a role, then what the machine has", (context) => {
  const tokenFile = join(createFolder(context), "token");
  writeFileSync(tokenFile, "token-of-the-job\n");
  const role = { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: "arn:aws:iam::1:role/r" };
  const bearer = { AWS_BEARER_TOKEN_BEDROCK: "key-of-bedrock" };
  const credentialsOf = (environment: Variables): unknown =>
    (settingsOf("bedrock", { ...region, ...environment }) as { credentials: unknown }).credentials;
  assert.deepEqual(credentialsOf({ ...bearer, ...keys, ...role }), {
    kind: "api_key",
    apiKey: "key-of-bedrock",
  });
  assert.deepEqual(credentialsOf({ ...keys, ...role, AWS_SESSION_TOKEN: "session" }), {
    kind: "keys",
    accessKeyId: "AKIAOFTHETEST",
    secretAccessKey: "secret-of-the-test",
    sessionToken: "session",
  });
  assert.deepEqual(credentialsOf(role), {
    kind: "web_identity",
    tokenFile,
    token: "token-of-the-job",
    roleArn: "arn:aws:iam::1:role/r",
    roleSessionName: "bash-agent",
  });
  assert.deepEqual(
    credentialsOf({
      HOME: "/home/x",
      AWS_PROFILE: "p",
      AWS_CONTAINER_CREDENTIALS_FULL_URI: "http://127.0.0.1/keys",
    }),
    {
      kind: "machine",
      profile: "p",
      configFile: "/home/x/.aws/config",
      credentialsFile: "/home/x/.aws/credentials",
      container: { relativeUri: "", fullUri: "http://127.0.0.1/keys", token: "", tokenFile: "" },
      hasInstance: true,
    },
  );
});

test("region and address of Bedrock come from its variables, and the input wins", () => {
  const environment = {
    AWS_DEFAULT_REGION: "us-west-2",
    ANTHROPIC_BEDROCK_BASE_URL: "https://gateway.example\n",
    ...keys,
  };
  const placeOf = (given: Variables, baseUrl?: string): unknown => {
    const { region, baseUrl: address } = settingsOf("bedrock", given, baseUrl) as {
      readonly region: string;
      readonly baseUrl: string;
    };
    return [region, address];
  };
  assert.deepEqual(placeOf(environment), ["us-west-2", "https://gateway.example"]);
  assert.deepEqual(placeOf({ ...environment, ...region }, "http://127.0.0.1:1"), [
    "eu-central-1",
    "http://127.0.0.1:1",
  ]);
  assert.deepEqual(problemsOf("bedrock", { ...environment, ANTHROPIC_BEDROCK_BASE_URL: "x" }), [
    "base-url: the variable ANTHROPIC_BEDROCK_BASE_URL is not accepted; it takes an http or https address",
  ]);
});

test("what Bedrock lacks is told by the variable's name, and no value that may be secret is repeated", () => {
  const secret = { ...region, ...keys, AWS_SECRET_ACCESS_KEY: "qzx qzx qzx qzx" };
  const cases: readonly (readonly [Variables, RegExp])[] = [
    [keys, /^provider: bedrock needs a region; set the variable AWS_REGION, such as us-east-1$/],
    [
      { ...keys, AWS_REGION: "eu.evil.example/" },
      /^provider: the region "eu\.evil\.example\/" of AWS_REGION is not/,
    ],
    [
      { ...region, AWS_SECRET_ACCESS_KEY: "x" },
      /^provider: AWS_SECRET_ACCESS_KEY is set, but AWS_ACCESS_KEY_ID is not$/,
    ],
    [secret, /^provider: the variable AWS_SECRET_ACCESS_KEY holds blanks/],
    [
      { ...region, AWS_BEARER_TOKEN_BEDROCK: "qzx" },
      /^provider: the variable AWS_BEARER_TOKEN_BEDROCK is shorter/,
    ],
    [{ ...region, AWS_WEB_IDENTITY_TOKEN_FILE: "/x" }, /AWS_ROLE_ARN is not$/],
    [
      { ...region, AWS_WEB_IDENTITY_TOKEN_FILE: "/nonexistent", AWS_ROLE_ARN: "r" },
      /^provider: the file that AWS_WEB_IDENTITY_TOKEN_FILE names cannot be read \(ENOENT/,
    ],
    [
      { ...region, AWS_EC2_METADATA_DISABLED: "true" },
      /^provider: bedrock needs AWS credentials; give/,
    ],
  ];
  for (const [environment, problem] of cases) {
    const problems = problemsOf("bedrock", environment);
    assert.equal(problems.length, 1, problems.join("\n"));
    assert.match(problems[0] ?? "", problem);
    assert.doesNotMatch(problems[0] ?? "", /qzx/);
  }
});

const place = { CLOUD_ML_REGION: "global", ANTHROPIC_VERTEX_PROJECT_ID: "project-1" };

test("Vertex AI takes project, region and credentials from its variables, and the project from the file too", (context) => {
  const folder = createFolder(context);
  const file = join(folder, "key.json");
  const credentials = { type: "service_account", project_id: "of-the-file", private_key: "k" };
  writeFileSync(file, JSON.stringify(credentials));
  assert.deepEqual(settingsOf("vertex", { ...place, HOME: "/nonexistent" }), {
    name: "vertex",
    project: "project-1",
    region: "global",
    baseUrl: "",
    credentials: null,
  });
  assert.deepEqual(
    settingsOf("vertex", {
      GOOGLE_CLOUD_LOCATION: "us-east5",
      GOOGLE_APPLICATION_CREDENTIALS: file,
      ANTHROPIC_VERTEX_BASE_URL: "http://127.0.0.1:1",
    }),
    {
      name: "vertex",
      project: "of-the-file",
      region: "us-east5",
      baseUrl: "http://127.0.0.1:1",
      credentials,
    },
  );
});

test("what Vertex AI lacks is told by the variable's name, and nothing of the file is repeated", (context) => {
  const file = join(createFolder(context), "key.json");
  const named = { ...place, GOOGLE_APPLICATION_CREDENTIALS: file };
  const problemOf = (text: string): readonly string[] => {
    writeFileSync(file, text);
    return problemsOf("vertex", named);
  };
  const unknown =
    "provider: the file that GOOGLE_APPLICATION_CREDENTIALS names holds no credentials that are known; it takes JSON with a type out of service_account, external_account, external_account_authorized_user, impersonated_service_account, authorized_user";
  assert.deepEqual(problemOf("qzx: not JSON"), [unknown]);
  assert.deepEqual(problemOf('{"type":"gdch_service_account","private_key":"qzx"}'), [unknown]);
  assert.deepEqual(problemsOf("vertex", { METADATA_SERVER_DETECTION: "none", HOME: "/x" }), [
    "provider: vertex needs a region; set the variable CLOUD_ML_REGION, such as global or europe-west1",
    "provider: vertex needs Google credentials; let the variable GOOGLE_APPLICATION_CREDENTIALS name a file with credentials, such as google-github-actions/auth makes",
    "provider: vertex needs a project; set the variable ANTHROPIC_VERTEX_PROJECT_ID",
  ]);
  assert.match(
    problemsOf("vertex", { ...place, CLOUD_ML_REGION: "x.evil.example/" }).join(),
    /^provider: the region "x\.evil\.example\/" of CLOUD_ML_REGION is not accepted/,
  );
});

test("the secrets of the settings are the keys, the tokens, and the headers that ask for tokens", (context) => {
  const file = join(createFolder(context), "key.json");
  const headers = { Authorization: "Bearer request-token-of-the-runner" };
  const source = {
    type: "authorized_user",
    client_secret: "client-secret",
    refresh_token: "refresh-token",
  };
  writeFileSync(
    file,
    JSON.stringify({
      type: "impersonated_service_account",
      source_credentials: source,
      credential_source: { url: "https://example.com/token", headers },
    }),
  );
  const read = (name: ProviderName, environment: Variables): readonly string[] => {
    const answer = readProvider(name, { apiKey: "", baseUrl: "", environment });
    if ("problems" in answer) assert.fail(answer.problems.join("\n"));
    return secretsOf(answer.settings);
  };
  assert.deepEqual(read("vertex", { ...place, GOOGLE_APPLICATION_CREDENTIALS: file }), [
    "client-secret",
    "refresh-token",
    "Bearer request-token-of-the-runner",
    "request-token-of-the-runner",
  ]);
  assert.deepEqual(read("bedrock", { ...region, ...keys, AWS_SESSION_TOKEN: "session-token" }), [
    "secret-of-the-test",
    "session-token",
  ]);
});

test("proxies come from the variables in both cases, and are shown without names and passwords", () => {
  const settingsOf = (environment: Variables): unknown => {
    const read = readProxy(environment);
    return "settings" in read ? read.settings : read.problems;
  };
  assert.equal(settingsOf({ NO_PROXY: "example.com" }), null);
  const settings = {
    http: "http://low:3128",
    https: "http://user:p%40ss-word@proxy.example:8080",
    direct: "example.com",
  };
  assert.deepEqual(
    settingsOf({
      http_proxy: "low:3128",
      HTTP_PROXY: "http://high:3128",
      HTTPS_PROXY: settings.https,
      no_proxy: "example.com",
    }),
    settings,
  );
  assert.equal(proxyText(settings), "http://proxy.example:8080 or http://low:3128");
  assert.deepEqual(proxySecrets(settings), [
    "p%40ss-word",
    "p@ss-word",
    "user:p%40ss-word",
    Buffer.from("user:p@ss-word").toString("base64"),
  ]);
  for (const bad of ["socks5://host", "http://user:100%@host", "http://"])
    assert.deepEqual(settingsOf({ https_proxy: bad }), [
      "provider: the variable https_proxy or HTTPS_PROXY is not accepted; it takes the http or https address of a proxy",
    ]);
});
