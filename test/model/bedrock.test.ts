import assert from "node:assert/strict";
import { test } from "node:test";
import { bedrockClient, bedrockModel } from "../../src/model/bedrock.ts";
import type { BedrockSettings } from "../../src/model/bedrock-settings.ts";
import type { ModelFailure, ModelRetry, ModelTurn } from "../../src/model/model.ts";
import { builtInPrices } from "../../src/model/pricing.ts";
import { bash, say, type Script, startScriptedServer, think } from "../../src/model/scripted.ts";
import { type CloudFault, type CloudOptions, startBedrock } from "../support/cloud-service.ts";
import { redacted, testWorld, turnOf } from "./conversing.ts";

const keys = {
  kind: "keys",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "secret/access+key-of-the-test",
  sessionToken: "session-token-of-the-test",
} as const;

interface ConversingOptions {
  readonly faults?: readonly (CloudFault | null)[];
  readonly credentials?: BedrockSettings["credentials"];
  readonly service?: Partial<CloudOptions>;
  readonly model?: string;
}

/** The vendor's client in front of a stand-in for Bedrock, in a conversation that has begun. */
async function conversing(script: Script, options: ConversingOptions = {}) {
  const scripted = await startScriptedServer({ script });
  const { faults = [], model = "claude-opus-5-5" } = options;
  const service = await startBedrock({ scripted, faults, keys, ...options.service });
  const retries: ModelRetry[] = [];
  const client = bedrockClient(
    {
      name: "bedrock",
      region: "eu-central-1",
      baseUrl: service.url,
      credentials: options.credentials ?? keys,
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
    scripted,
    conversation,
    retries,
    next: (): Promise<ModelTurn | ModelFailure> =>
      conversation.next({
        signal: new AbortController().signal,
        retryBudgetMs: 600_000,
        onRetry: (retry) => retries.push(retry),
        spendableUsd: () => null,
        onUnfinished: () => undefined,
        onCleared: () => undefined,
      }),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await scripted.close();
    },
  };
}

test("a turn on Bedrock is signed, framed in events, and has the price of the plain model", async () => {
  await using setup = await conversing([
    [think("Let me see."), say("I look."), bash("ls")],
    [say("Done.")],
  ]);
  const first = turnOf(await setup.next());
  assert.deepEqual(
    [first.text, first.calls, first.stop, first.model, first.requestId],
    [
      "I look.",
      [{ id: "toolu_scripted_1", name: "bash", input: { command: "ls" } }],
      "tool_use",
      "claude-opus-5-5",
      "request-of-bedrock",
    ],
  );
  assert.ok(first.costUsd !== null && first.costUsd > 0);
  setup.conversation.answer([{ id: "toolu_scripted_1", text: redacted("a file"), isError: false }]);
  assert.equal(turnOf(await setup.next()).text, "Done.");
  const [one, two] = setup.service.requests;
  const ephemeral = { type: "ephemeral" };
  assert.equal(one?.path, "/model/global.anthropic.claude-opus-5-5/invoke-with-response-stream");
  assert.deepEqual(one.body, {
    anthropic_version: "2026-10-21",
    max_tokens: 32_000,
    thinking: { type: "adaptive", display: "summarized" },
    tools: [{ type: "bash_20250124", name: "bash" }],
    system: [{ type: "text", text: "You work in a shell.", cache_control: ephemeral }],
    messages: [
      { role: "user", content: [{ type: "text", text: "Go.", cache_control: ephemeral }] },
    ],
  });
  const result = (two?.body["messages"] as readonly object[] | undefined)?.at(-1);
  assert.deepEqual(result, {
    role: "user",
    content: [
      {
        type: "tool_result",
        tool_use_id: "toolu_scripted_1",
        content: "a file",
        cache_control: ephemeral,
      },
    ],
  });
  assert.deepEqual(
    [one.problem, two?.problem, one.headers["x-amz-security-token"], one.headers["x-api-key"]],
    [null, null, keys.sessionToken, undefined],
  );
  assert.deepEqual(setup.retries, []);
});

test("a key of Bedrock's own is sent as a bearer token and nothing is signed", async () => {
  const apiKey = "bedrock-api-key-of-the-test";
  await using setup = await conversing([[say("Done.")]], {
    credentials: { kind: "api_key", apiKey },
    service: { token: apiKey },
  });
  assert.equal(turnOf(await setup.next()).text, "Done.");
  const [request] = setup.service.requests;
  assert.deepEqual(
    [request?.headers["authorization"], request?.headers["x-amz-date"]],
    [`Bearer ${apiKey}`, undefined],
  );
});

test("variables of the environment have no say in host, key and headers", async (context) => {
  const set = {
    AWS_BEARER_TOKEN_BEDROCK: "another-key-of-bedrock",
    AWS_REGION: "us-west-2",
    ANTHROPIC_BEDROCK_BASE_URL: "http://127.0.0.1:1",
    ANTHROPIC_BASE_URL: "http://127.0.0.1:1",
    AWS_ENDPOINT_URL: "http://127.0.0.1:1",
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: "http://127.0.0.1:1",
    ANTHROPIC_API_KEY: "sk-ant-another",
    ANTHROPIC_AUTH_TOKEN: "another-token",
    ANTHROPIC_CUSTOM_HEADERS: "x-other: 1",
  };
  for (const [name, value] of Object.entries(set)) {
    const before = process.env[name];
    process.env[name] = value;
    context.after(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
  await using setup = await conversing([[say("Done.")]]);
  assert.equal(turnOf(await setup.next()).text, "Done.");
  const [request] = setup.service.requests;
  assert.match(request?.headers["authorization"] ?? "", /\/eu-central-1\/bedrock\//);
  assert.equal(request?.headers["x-other"], undefined);
});

const passing: readonly (readonly [CloudFault, RegExp])[] = [
  [
    { status: 429, type: "ThrottlingException", message: "Too many requests" },
    /^the service answered with status 429: Too many requests$/,
  ],
  [
    { status: 429, type: "ModelNotReadyException", message: "The model is not ready" },
    /status 429: The model is not ready$/,
  ],
  [
    { status: 503, type: "ServiceUnavailableException", message: "Try again" },
    /status 503: Try again$/,
  ],
  [{ status: 424, type: "ModelErrorException", message: "It failed" }, /status 424: It failed$/],
  [
    { exception: "throttlingException", message: "Too many tokens", after: 3 },
    /^the service reported throttlingException while it answered: Too many tokens$/,
  ],
  [
    { exception: "modelStreamErrorException", message: "It broke", after: 4 },
    /^the service reported modelStreamErrorException while it answered: It broke$/,
  ],
  [
    { exception: "internalServerException", message: "Oh", after: 0 },
    /^the service reported internalServerException while it answered: Oh$/,
  ],
  [{ cutAfter: 4 }, /^the (connection to the service failed|service sent no valid response): /],
  [{ cutAfter: 0 }, /^the (connection to the service failed|service sent no valid response): /],
];

test("what may pass on Bedrock is asked for again, and nothing of the broken answer remains", async () => {
  for (const [fault, reason] of passing) {
    await using setup = await conversing([[say("One."), bash("ls")], [say("Two.")]], {
      faults: [fault],
    });
    const turn = turnOf(await setup.next());
    assert.equal(turn.text, "status" in fault ? "One." : "Two.", JSON.stringify(fault));
    assert.equal(setup.retries.length, 1);
    assert.match(setup.retries[0]?.reason ?? "", reason);
  }
});

const lasting: readonly (readonly [CloudFault, ModelFailure["cause"], RegExp])[] = [
  [
    { status: 403, type: "AccessDeniedException", message: "You don't have access" },
    "no_model",
    /^the service answered with status 403: You don't have access; check that the AWS credentials .* bedrock:InvokeModelWithResponseStream/,
  ],
  [
    { status: 403, type: "ExpiredTokenException", message: "The security token is expired" },
    "no_model",
    /status 403: The security token is expired; check that the AWS credentials are valid and not expired/,
  ],
  [
    {
      status: 400,
      type: "ValidationException",
      message: "The provided model identifier is invalid.",
    },
    "no_model",
    /status 400: The provided model identifier is invalid\.; the request is not what Bedrock accepts: .* inference profile of the region$/,
  ],
  [
    { status: 404, type: "ResourceNotFoundException", message: "No such model" },
    "no_model",
    /status 404: No such model; check model, AWS_REGION and base-url$/,
  ],
  [
    { status: 400, type: "ValidationException", message: "Input is too long for requested model." },
    "context_window_exceeded",
    /no longer fits into the context window$/,
  ],
  [
    { exception: "validationException", message: "Malformed", after: 1 },
    "rejected",
    /reported validationException while it answered: Malformed; the request is not what Bedrock accepts/,
  ],
];

test("what stays on Bedrock is told with advice that names the right thing", async () => {
  for (const [fault, cause, reason] of lasting) {
    await using setup = await conversing([[say("One.")]], { faults: [fault] });
    const failure = (await setup.next()) as ModelFailure;
    assert.deepEqual([failure.kind, failure.cause], ["failure", cause]);
    assert.match(failure.reason, reason);
    assert.doesNotMatch(failure.reason, /anthropic-api-key/);
    assert.deepEqual(setup.retries, []);
  }
});

test("a wrong key fails, and neither key nor token is in what is said", async () => {
  await using setup = await conversing([[say("One.")]], {
    credentials: { ...keys, secretAccessKey: "another-secret-access-key" },
    faults: [],
  });
  const failure = (await setup.next()) as ModelFailure;
  assert.match(
    failure.reason,
    /^the service answered with status 403: the signature does not match; /,
  );
  await using echoing = await conversing([[say("One.")]], {
    faults: [{ status: 400, type: "X", message: `${keys.secretAccessKey} ${keys.sessionToken}` }],
  });
  assert.match(((await echoing.next()) as ModelFailure).reason, /status 400: \*\*\* \*\*\*;/);
});

test("plain names that are known become those of the global profile, others stay as they are", () => {
  const names = {
    "claude-opus-5-5": "global.anthropic.claude-opus-5-5",
    "claude-sonnet-4-5": "global.anthropic.claude-sonnet-4-5-20250929-v1:0",
    "us.anthropic.claude-opus-5-5": "us.anthropic.claude-opus-5-5",
    "anthropic.claude-opus-4-6-v1": "anthropic.claude-opus-4-6-v1",
    "arn:aws:bedrock:us-east-1:1:application-inference-profile/abc":
      "arn:aws:bedrock:us-east-1:1:application-inference-profile/abc",
    "claude-next": "claude-next",
    constructor: "constructor",
  };
  assert.deepEqual(
    Object.keys(names).map((name) => bedrockModel(name)),
    Object.values(names),
  );
});

test("an older model is asked by the version of the API that it knows, with its tools as a beta", async () => {
  const versions: { readonly [model: string]: string } = {
    "us.anthropic.claude-sonnet-4-5-20250929-v1:0": "bedrock-2023-05-31",
    "claude-opus-4-6": "bedrock-2023-05-31",
    "eu.anthropic.claude-sonnet-4-6": "bedrock-2023-05-31",
    "anthropic.claude-opus-4-7": "2026-10-21",
    "us.anthropic.claude-sonnet-5-5": "2026-10-21",
    "global.anthropic.claude-opus-5": "2026-10-21",
  };
  for (const [model, version] of Object.entries(versions)) {
    await using setup = await conversing([[say("Done.")]], { model });
    turnOf(await setup.next());
    const body = setup.service.requests[0]?.body;
    const betas = version === "2026-10-21" ? undefined : ["computer-use-2025-01-24"];
    assert.deepEqual(
      [body?.["anthropic_version"], body?.["anthropic_beta"]],
      [version, betas],
      model,
    );
  }
});

test("the probe does not claim what it did not ask", async () => {
  await using setup = await conversing([]);
  assert.equal(await setup.client.probe("claude-opus-5-5"), null);
  assert.match(setup.client.unchecked ?? "", /whether they may use the model was not asked/);
  assert.deepEqual(setup.service.requests, []);
});
