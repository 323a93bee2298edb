import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import type { ModelFailure, ModelRetry, ModelTurn } from "../../src/model/model.ts";
import { builtInPrices } from "../../src/model/pricing.ts";
import { bash, say, type Script, startScriptedServer } from "../../src/model/scripted.ts";
import { vertexClient, vertexModel } from "../../src/model/vertex.ts";
import type { GoogleCredentials } from "../../src/model/vertex-settings.ts";
import { type CloudFault, startVertex } from "../support/cloud-service.ts";
import { accessToken, identityToken, startGoogleTokens } from "../support/google-tokens.ts";
import { redacted, testWorld, turnOf } from "./conversing.ts";

interface ConversingOptions {
  readonly faults?: readonly (CloudFault | null)[];
  readonly tokenFault?: number;
  readonly credentials?: GoogleCredentials | null;
  readonly model?: string;
}

/** The vendor's client and Google's library in front of stand-ins, in a conversation that has begun. */
async function conversing(script: Script, options: ConversingOptions = {}) {
  const scripted = await startScriptedServer({ script });
  const { faults = [], model = "claude-opus-5-5", tokenFault: fault = 200 } = options;
  const tokens = await startGoogleTokens({ fault });
  const service = await startVertex({ scripted, faults, token: accessToken });
  const retries: ModelRetry[] = [];
  const client = vertexClient(
    {
      name: "vertex",
      project: "project-1",
      region: "europe-west1",
      baseUrl: service.url,
      credentials: options.credentials === undefined ? tokens.credentials : options.credentials,
    },
    { prices: builtInPrices, world: testWorld() },
  );
  const conversation = client.start({
    model,
    system: redacted("You work in a shell."),
    tools: [{ type: "bash_20250124", name: "bash" }],
    maxOutputTokens: 32_000,
    effort: null,
    answerSchema: null,
  });
  conversation.say(redacted("Go."));
  return {
    client,
    service,
    tokens,
    conversation,
    retries,
    next: (signal = new AbortController().signal): Promise<ModelTurn | ModelFailure> =>
      conversation.next({
        signal,
        retryBudgetMs: 4_000,
        onRetry: (retry) => retries.push(retry),
        spendableUsd: () => null,
        onUnfinished: () => undefined,
        onCleared: () => undefined,
      }),
    async [Symbol.asyncDispose]() {
      await tokens[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
      await scripted.close();
    },
  };
}

test("a turn on Vertex AI has a token by workload identity, marks of its own, and a price", async () => {
  await using setup = await conversing([[say("I look."), bash("ls")], [say("Done.")]]);
  const first = turnOf(await setup.next());
  assert.deepEqual(
    [first.text, first.calls.length, first.model, first.requestId],
    ["I look.", 1, "claude-opus-5-5", "request-of-vertex"],
  );
  assert.ok(first.costUsd !== null && first.costUsd > 0);
  setup.conversation.answer([{ id: "toolu_scripted_1", text: redacted("x"), isError: false }]);
  assert.equal(turnOf(await setup.next()).text, "Done.");
  const [request] = setup.service.requests;
  const ephemeral = { type: "ephemeral" };
  assert.equal(
    request?.path,
    "/projects/project-1/locations/europe-west1/publishers/anthropic/models/claude-opus-5-5:streamRawPredict",
  );
  assert.deepEqual(request.body, {
    anthropic_version: "2026-10-21",
    stream: true,
    max_tokens: 32_000,
    thinking: { type: "adaptive", display: "summarized" },
    tools: [{ type: "bash_20250124", name: "bash" }],
    system: [{ type: "text", text: "You work in a shell.", cache_control: ephemeral }],
    messages: [
      { role: "user", content: [{ type: "text", text: "Go.", cache_control: ephemeral }] },
    ],
  });
  assert.deepEqual(
    setup.service.requests.map(({ problem }) => problem),
    [null, null],
  );
  // The second turn has the token of the first.
  assert.deepEqual(
    setup.tokens.requests.map((line) => line.split(" ", 2).join(" ")),
    ["GET /identity?audience=x", "POST /token"],
  );
});

test("the probe counts tokens, which needs the same token, project and region", async () => {
  await using setup = await conversing([]);
  assert.equal(await setup.client.probe("claude-sonnet-4-5"), null);
  assert.match(setup.service.requests[0]?.path ?? "", /\/models\/count-tokens:rawPredict$/);
  assert.equal(setup.service.requests[0]?.body["model"], "claude-sonnet-4-5@20250929");
  await using refused = await conversing([], { tokenFault: 400 });
  assert.match((await refused.client.probe("claude-opus-5-5")) ?? "", /gave no token/);
});

const passing: readonly (readonly [CloudFault, RegExp])[] = [
  [
    { status: 429, type: "RESOURCE_EXHAUSTED", message: "Quota exceeded" },
    /^the service answered with status 429: Quota exceeded$/,
  ],
  [{ status: 503, type: "UNAVAILABLE", message: "Later" }, /status 503: Later$/],
  [
    { exception: "overloaded_error", message: "Overloaded", after: 3 },
    /^the service reported overloaded_error while it answered: Overloaded$/,
  ],
  [{ cutAfter: 4 }, /^the (connection to the service failed|service sent no valid response): /],
];

test("what may pass on Vertex AI is asked for again", async () => {
  for (const [fault, reason] of passing) {
    await using setup = await conversing([[say("One.")], [say("Two.")]], { faults: [fault] });
    assert.equal(turnOf(await setup.next()).text, "status" in fault ? "One." : "Two.");
    assert.equal(setup.retries.length, 1);
    assert.match(setup.retries[0]?.reason ?? "", reason);
  }
});

const lasting: readonly (readonly [CloudFault, RegExp])[] = [
  [
    { status: 403, type: "PERMISSION_DENIED", message: "Permission denied on resource" },
    /^the service answered with status 403: Permission denied on resource; check that the Google credentials allow aiplatform\.endpoints\.predict/,
  ],
  [
    { status: 404, type: "NOT_FOUND", message: "Publisher model was not found" },
    /status 404: Publisher model was not found; check model, CLOUD_ML_REGION/,
  ],
  [{ status: 401, type: "UNAUTHENTICATED", message: "No" }, /; check the Google credentials$/],
];

test("what stays on Vertex AI is told with advice that names the right thing", async () => {
  for (const [fault, reason] of lasting) {
    await using setup = await conversing([[say("One.")]], { faults: [fault] });
    const failure = (await setup.next()) as ModelFailure;
    const isOfModel = "status" in fault && fault.status !== 401;
    assert.equal(failure.cause, isOfModel ? "no_model" : "rejected");
    assert.match(failure.reason, reason);
    assert.doesNotMatch(failure.reason, /anthropic-api-key/);
  }
});

test("a token service that refuses ends the run at once, one that is down is asked again", async () => {
  await using refused = await conversing([[say("One.")]], { tokenFault: 400 });
  const failure = (await refused.next()) as ModelFailure;
  assert.deepEqual([failure.kind, failure.cause], ["failure", "rejected"]);
  assert.match(
    failure.reason,
    /^the Google credentials \(external_account\) gave no token: .*The audience is wrong.*; check what GOOGLE_APPLICATION_CREDENTIALS names$/,
  );
  assert.equal(failure.reason.includes(identityToken), false);
  assert.deepEqual([refused.retries, refused.service.requests], [[], []]);
  await using down = await conversing([[say("One.")]], { tokenFault: 500 });
  const unavailable = (await down.next()) as ModelFailure;
  assert.equal(unavailable.cause, "unavailable");
  assert.equal(down.retries.length, 1);
});

test("a file from which no token can be made ends the run at once", async () => {
  const account = { type: "service_account", client_email: "a@project-1.example" };
  const external = {
    type: "external_account",
    audience: "x",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: "http://127.0.0.1:9/token",
    credential_source: { file: "/nonexistent" },
  };
  for (const credentials of [account, { ...account, private_key: "nonsense" }, external]) {
    await using setup = await conversing([], { credentials });
    const failure = (await setup.next()) as ModelFailure;
    assert.equal(failure.cause, "rejected", failure.reason);
    assert.match(failure.reason, /^the Google credentials \((service|external)_account\) gave no/);
    assert.deepEqual(setup.retries, []);
  }
});

/** A metadata server, which the library looks for where the variable says. */
async function metadataServer(context: TestContext, token: string | null): Promise<string[]> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    const isToken = request.url?.includes("/token") === true;
    response.statusCode = isToken && token === null ? 404 : 200;
    response.setHeader("Metadata-Flavor", "Google");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ access_token: token, expires_in: 3600, token_type: "Bearer" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env["GCE_METADATA_HOST"] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  context.after(async () => {
    delete process.env["GCE_METADATA_HOST"];
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  return paths;
}

test("without a file the metadata server of the machine gives the token, past any proxy", async (context) => {
  const before = process.env["NO_PROXY"];
  process.env["HTTPS_PROXY"] = "http://127.0.0.1:9";
  context.after(() => {
    delete process.env["HTTPS_PROXY"];
    if (before === undefined) delete process.env["NO_PROXY"];
    else process.env["NO_PROXY"] = before;
  });
  const paths = await metadataServer(context, accessToken);
  await using setup = await conversing([[say("One.")]], { credentials: null });
  assert.equal(turnOf(await setup.next()).text, "One.");
  assert.ok(paths.some((path) => path.includes("/service-accounts/default/token")));
});

test("a token service that hangs does not hold a cancelled run", async () => {
  await using silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  await using setup = await conversing([[say("One.")]], {
    credentials: {
      type: "external_account",
      audience: "x",
      subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
      token_url: `http://127.0.0.1:${port}/token`,
      credential_source: { url: `http://127.0.0.1:${port}/identity` },
    },
  });
  const controller = new AbortController();
  const asked = once(silent, "request");
  const next = setup.next(controller.signal);
  await asked;
  controller.abort();
  assert.equal(((await next) as ModelFailure).cause, "aborted");
  silent.closeAllConnections();
});

test("names with a date are written as Vertex AI has them", () => {
  const names = {
    "claude-opus-5-5": "claude-opus-5-5",
    "claude-sonnet-4-5": "claude-sonnet-4-5@20250929",
    "claude-opus-4-5-20251101": "claude-opus-4-5@20251101",
    "claude-haiku-4-5@20251001": "claude-haiku-4-5@20251001",
    "my-model": "my-model",
  };
  assert.deepEqual(
    Object.keys(names).map((name) => vertexModel(name)),
    Object.values(names),
  );
});
