import assert from "node:assert/strict";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { RunError } from "../../src/errors.ts";
import { awsKeys } from "../../src/model/aws-credentials.ts";
import type { BedrockCredentials } from "../../src/model/bedrock-settings.ts";
import { createFolder } from "../record/record-fixture.ts";

type Machine = Extract<BedrockCredentials, { readonly kind: "machine" }>;

const nothing: Machine = {
  kind: "machine",
  profile: "",
  configFile: "/nonexistent/config",
  credentialsFile: "/nonexistent/credentials",
  container: null,
  hasInstance: false,
};
const options = { region: "eu-central-1", dispatcher: null };
const keys = { accessKeyId: "AKIAOFTHETEST", secretAccessKey: "secret-of-the-test" };

async function served(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What services of containers and instances answer. */
function answerOf(endsInMs: number): string {
  return JSON.stringify({
    Code: "Success",
    AccessKeyId: keys.accessKeyId,
    SecretAccessKey: keys.secretAccessKey,
    Token: "session-of-the-test",
    Expiration: new Date(Date.now() + endsInMs).toISOString(),
  });
}

test("a profile of the machine's files gives keys", async (context) => {
  const folder = createFolder(context);
  const credentialsFile = join(folder, "credentials");
  const profile = (name: string, key: string): string =>
    `[${name}]\naws_access_key_id = ${key}\naws_secret_access_key = ${keys.secretAccessKey}\n`;
  writeFileSync(credentialsFile, profile("default", "AKIADEFAULT") + profile("agent", "AKIAAGENT"));
  const [first, second] = await Promise.all([
    awsKeys({ ...nothing, credentialsFile }, options)(),
    awsKeys({ ...nothing, credentialsFile, profile: "agent" }, options)(),
  ]);
  assert.deepEqual([first.accessKeyId, second.accessKeyId], ["AKIADEFAULT", "AKIAAGENT"]);
});

test("the service of a container is asked with its token, and again only when the keys are about to end", async (context) => {
  const seen: string[] = [];
  let endsInMs = 60_000;
  const url = await served(context, (request, response) => {
    seen.push(`${request.url} ${request.headers["authorization"]}`);
    response.end(answerOf(endsInMs));
  });
  const tokenFile = join(createFolder(context), "token");
  writeFileSync(tokenFile, "token-of-the-container");
  const container = { relativeUri: "", fullUri: `${url}/keys`, token: "", tokenFile };
  const ask = awsKeys({ ...nothing, container }, options);
  assert.equal((await ask()).secretAccessKey, keys.secretAccessKey);
  endsInMs = 3_600_000;
  assert.equal((await ask()).sessionToken, "session-of-the-test");
  await ask();
  assert.deepEqual(seen, ["/keys token-of-the-container", "/keys token-of-the-container"]);
});

test("the instance is asked last", async (context) => {
  const paths: string[] = [];
  const url = await served(context, (request, response) => {
    paths.push(`${request.method} ${request.url}`);
    if (request.method === "PUT") response.end("token-of-the-instance");
    else if (request.url?.endsWith("/security-credentials/")) response.end("role-of-the-instance");
    else response.end(answerOf(3_600_000));
  });
  process.env["AWS_EC2_METADATA_SERVICE_ENDPOINT"] = url;
  context.after(() => delete process.env["AWS_EC2_METADATA_SERVICE_ENDPOINT"]);
  const given = await awsKeys({ ...nothing, hasInstance: true }, options)();
  assert.equal(given.accessKeyId, keys.accessKeyId);
  assert.ok(
    paths.some((path) => path.endsWith("/role-of-the-instance")),
    paths.join("\n"),
  );
});

test("a machine without any keys is told of with what to give", async () => {
  await assert.rejects(awsKeys(nothing, options)(), (error) => {
    assert.ok(error instanceof RunError);
    assert.match(error.message, /^there are no AWS credentials: .*; give AWS_ACCESS_KEY_ID and/);
    return true;
  });
});

test("a token file that has gone is told of", async (context) => {
  const tokenFile = join(createFolder(context), "token");
  const ask = awsKeys(
    {
      kind: "web_identity",
      tokenFile,
      token: "was-there",
      roleArn: "arn:aws:iam::123456789012:role/agent",
      roleSessionName: "s",
    },
    options,
  );
  await assert.rejects(ask(), /the role .*\/agent was not given: ENOENT.*; check AWS_ROLE_ARN/);
});
