import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test, type TestContext } from "node:test";
import { bash, say, type Script } from "../../src/model/scripted.ts";
import { problemOfPlace } from "../sandbox/people.ts";
import { cannotProbe } from "../sandbox/seccomp-probes.ts";
import { startBedrock, startVertex } from "../support/cloud-service.ts";
import { runCli } from "../support/command-line.ts";
import { accessToken, identityToken, startGoogleTokens } from "../support/google-tokens.ts";
import { type InternetOptions, startProxiedInternet } from "../support/proxied-internet.ts";
import {
  apiKey,
  dist,
  type FinishedAction,
  openScene,
  recordOf,
  sandbox,
  type Scene,
  type Variables,
} from "../support/runner.ts";

const aws = {
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "AKIACANARYCANARYCANA",
  AWS_SECRET_ACCESS_KEY: "canary/of+the/secret+access+key",
  AWS_SESSION_TOKEN: "canary-of-the-session-token",
};
const awsKeys = {
  accessKeyId: aws.AWS_ACCESS_KEY_ID,
  secretAccessKey: aws.AWS_SECRET_ACCESS_KEY,
  sessionToken: aws.AWS_SESSION_TOKEN,
};
const google = { ANTHROPIC_VERTEX_PROJECT_ID: "project-1", CLOUD_ML_REGION: "europe-west1" };

/** A scene whose model is behind a stand-in for a cloud; no key of Anthropic's is given. */
async function sceneBehind(
  context: TestContext,
  start: typeof startBedrock,
  { script, ...rest }: { readonly script: Script } & Partial<Parameters<typeof startBedrock>[0]>,
) {
  const scene = await openScene(context, { script, server: { apiKey: "any-key" } });
  const service = await start({ scripted: scene.server, ...rest });
  context.after(() => service[Symbol.asyncDispose]());
  return { scene, service };
}

/** Everything that leaves the process, but for the words by which the runner is told what to mask. */
function sinksOf(run: FinishedAction): string {
  const log = run.log.replaceAll(/^::add-mask::.*$/gm, "");
  return [log, recordOf(run).everything, run.summary, JSON.stringify(run.outputs)].join("\n");
}

const look = `env; p=$$; while [ "$p" -gt 1 ]; do tr '\\0' '\\n' < /proc/$p/environ
  p=$(sed -n 's/^PPid:\\t//p' /proc/$p/status); done; true`;

/** What of the clouds the shell has in its environment; the pager is ours. */
const clouds = "env | grep -E '^(AWS|GOOGLE|GCE|CLOUD|ANTHROPIC)'";

describe("a provider in the cloud", { concurrency: true }, () => {
  test("Bedrock serves a run with the keys of the environment, which nobody else gets to see", async (context) => {
    const { scene, service } = await sceneBehind(context, startBedrock, {
      script: [[bash(clouds), bash("echo new > new.txt"), bash(look)], [say("Done.")]],
      keys: awsKeys,
    });

    const run = await scene.run(
      { provider: "bedrock", "base-url": service.url, "anthropic-api-key": "" },
      aws,
    );

    const { transcript } = recordOf(run);
    assert.equal(run.outputs["state"], "completed", run.log);
    assert.deepEqual(
      service.requests.map(({ problem, path }) => [problem, path]),
      [1, 2].map(() => [
        null,
        "/model/global.anthropic.claude-opus-5-5/invoke-with-response-stream",
      ]),
    );
    assert.ok(Number(run.outputs["cost-usd"]) > 0);
    assert.equal(run.outputs["changed"], "true");
    assert.equal((transcript[0] as { provider?: unknown }).provider, "bedrock");
    const seen = sinksOf(run) + JSON.stringify(service.requests.map(({ body }) => body));
    for (const secret of Object.values(awsKeys)) assert.equal(seen.includes(secret), false, secret);
    assert.equal(toolResults(service.requests[1]?.body)[0], "AWS_PAGER=");
  });

  test(
    "Vertex AI serves a run by workload identity, and the file with it is out of reach though it lies in the workspace",
    { skip: problemOfPlace() ?? (cannotProbe ? "no Perl" : false) },
    async (context) => {
      await using tokens = await startGoogleTokens();
      const name = "gha-creds-0123456789abcdef.json";
      const { scene, service } = await sceneBehind(context, startVertex, {
        script: [
          [
            bash(`echo "<$(cat ${name})>"; wc -c < ${name}; rm -f ${name}; echo x > ${name}; true`),
            bash(`${clouds}; grep -rl canary-of . 2>/dev/null; true`),
            bash("echo new > new.txt"),
          ],
          [say("Done.")],
        ],
        token: accessToken,
      });
      const path = join(scene.workspace, name);
      const canary = "canary-of-the-client-secret";
      writeFileSync(path, JSON.stringify({ ...tokens.credentials, client_secret: canary }));

      const run = await scene.run(
        { provider: "vertex", "base-url": service.url, "anthropic-api-key": "", sandbox: "auto" },
        { ...google, GOOGLE_APPLICATION_CREDENTIALS: path },
      );

      const { patch } = recordOf(run);
      assert.equal(run.outputs["state"], "completed", run.log);
      assert.deepEqual(
        service.requests.map(({ problem }) => problem),
        [null, null],
      );
      const [first, second] = toolResults(service.requests[1]?.body);
      assert.match(first ?? "", /^<>\n0\n/);
      assert.equal(second, "AWS_PAGER=");
      assert.match(patch ?? "", /new\.txt/);
      assert.equal(patch?.includes(name), false);
      const seen = sinksOf(run) + JSON.stringify(service.requests.map(({ body }) => body));
      for (const secret of [canary, identityToken, accessToken])
        assert.equal(seen.includes(secret), false, secret);
    },
  );

  test("what a cloud needs and does not have is told by the name of the variable, before any request", async (context) => {
    const { scene, service } = await sceneBehind(context, startBedrock, { script: [] });
    const reasonOf = async (provider: string, environment: Variables): Promise<string> => {
      const run = await scene.run(
        { provider, "base-url": service.url, "anthropic-api-key": "" },
        environment,
      );
      assert.equal(run.outputs["state"], "input_error");
      return run.outputs["reason"] ?? "";
    };

    assert.match(
      await reasonOf("bedrock", { AWS_ACCESS_KEY_ID: "AKIACANARYCANARYCANA" }),
      /^provider: bedrock needs a region; set the variable AWS_REGION, .* \| provider: AWS_ACCESS_KEY_ID is set, but AWS_SECRET_ACCESS_KEY is not$/,
    );
    assert.match(
      await reasonOf("bedrock", { AWS_REGION: "eu-central-1", AWS_EC2_METADATA_DISABLED: "true" }),
      /^provider: bedrock needs AWS credentials; give AWS_ACCESS_KEY_ID and/,
    );
    assert.match(
      await reasonOf("vertex", { METADATA_SERVER_DETECTION: "none" }),
      /CLOUD_ML_REGION.* \| provider: vertex needs Google credentials; .*GOOGLE_APPLICATION_CREDENTIALS.* \| .*ANTHROPIC_VERTEX_PROJECT_ID$/,
    );
    assert.match(
      await reasonOf("vertex", { ...google, GOOGLE_APPLICATION_CREDENTIALS: "/nowhere.json" }),
      /^provider: the file that GOOGLE_APPLICATION_CREDENTIALS names cannot be read \(ENOENT/,
    );
    assert.match(
      await reasonOf("azure", {}),
      /^provider: "azure" is not accepted; it takes anthropic, bedrock, vertex, replay$/,
    );
    assert.deepEqual(service.requests, []);
  });
});

describe("the doctor", { concurrency: true }, () => {
  /** The findings about the model, of `doctor --json`. */
  async function findingsOf(words: readonly string[], environment: Variables): Promise<unknown> {
    const { output } = await runCli(["doctor", "--json", ...words], { environment });
    const { findings } = JSON.parse(output) as { findings: readonly { readonly name: string }[] };
    return findings.filter(({ name }) => name === "key" || name === "model");
  }

  test("says of Bedrock that the credentials are there, and what it did not ask", async () => {
    assert.deepEqual(await findingsOf(["--provider", "bedrock"], aws), [
      { name: "key", state: "good", text: "settings for bedrock are given" },
      {
        name: "model",
        state: "note",
        text: "credentials for Bedrock in eu-central-1 are given; whether they may use the model was not asked, since no free request says it",
      },
    ]);
    assert.deepEqual(await findingsOf(["--provider", "bedrock"], { AWS_REGION: "x" }), [
      {
        name: "key",
        state: "bad",
        text: 'provider: the region "x" of AWS_REGION is not accepted; it takes the name of an AWS region, such as us-east-1',
      },
    ]);
  });

  test("asks Vertex AI to count tokens, and tells what is wrong", async (context) => {
    await using tokens = await startGoogleTokens();
    const { scene, service } = await sceneBehind(context, startVertex, {
      script: [],
      token: accessToken,
    });
    const path = join(scene.folder, "credentials.json");
    writeFileSync(path, JSON.stringify(tokens.credentials));
    const environment = { ...google, GOOGLE_APPLICATION_CREDENTIALS: path };
    const words = ["--provider", "vertex", "--base-url", service.url];
    const key = { name: "key", state: "good", text: "settings for vertex are given" };
    assert.deepEqual(await findingsOf(words, environment), [
      key,
      { name: "model", state: "good", text: "claude-opus-5-5 answers" },
    ]);
    const elsewhere = { ...environment, ANTHROPIC_VERTEX_PROJECT_ID: "project-2" };
    const [, model] = (await findingsOf(words, elsewhere)) as { state: string; text: string }[];
    assert.equal(model?.state, "bad");
    assert.match(model.text, /status 403: there is no .*project-2.*; check that the Google/);
  });
});

test("the entries load the package of no cloud and no proxy when they start", () => {
  const loaded = new Map<string, string>();
  const load = (name: string): void => {
    // The example of the demo, which is a text in cli.js, has imports of its own.
    if (loaded.has(name) || !existsSync(join(dist, name))) return;
    const text = readFileSync(join(dist, name), "utf8");
    loaded.set(name, text);
    for (const [, next = ""] of text.matchAll(/^(?:import|export) .*"\.\/([\w.-]+)";$/gm))
      load(next);
  };
  for (const entry of ["main.js", "post.js", "cli.js"]) load(entry);
  const all = [...loaded.values()].join("\n");
  assert.ok(loaded.size > 8 && all.includes("class BaseAnthropic"), [...loaded.keys()].join());
  for (const name of [
    "AnthropicBedrock",
    "AnthropicVertex",
    "GoogleAuth",
    "SignatureV4",
    "EnvHttpProxyAgent extends",
  ])
    assert.equal(all.includes(name), false, name);
  const bedrock = readFileSync(join(dist, "bedrock.js"), "utf8");
  assert.ok(bedrock.includes("AnthropicBedrock"));
});

/** Variables that lead a run through the proxy to the internet of stand-ins. */
async function behindProxy(
  context: TestContext,
  scene: Scene,
  { login, ...options }: Omit<InternetOptions, "folder">,
) {
  const internet = await startProxiedInternet({
    folder: scene.folder,
    ...options,
    ...(login === undefined ? {} : { login }),
  });
  context.after(() => internet[Symbol.asyncDispose]());
  const user = login === undefined ? "" : `${encodeURIComponent(login).replace("%3A", ":")}@`;
  return {
    internet,
    variables: {
      HTTPS_PROXY: `http://${user}${internet.proxy}`,
      NODE_EXTRA_CA_CERTS: internet.certificate,
    },
  };
}

const viaVendor = { "base-url": "", "anthropic-api-key": "" };

describe("a proxy of the environment", { concurrency: true }, () => {
  test("leads to Anthropic's own host, and its password is seen nowhere", async (context) => {
    const scene = await openScene(context, { script: [[bash(look)], [say("Done.")]] });
    const login = "user:canary/of@the+proxy";
    const { internet, variables } = await behindProxy(context, scene, {
      hosts: { "api.anthropic.com": scene.server.url },
      login,
    });

    const run = await scene.run({ "base-url": "" }, variables);

    assert.equal(run.outputs["state"], "completed", run.log);
    assert.deepEqual(new Set(internet.connected), new Set(["api.anthropic.com:443"]));
    const [password = "", written = ""] = [
      login.split(":")[1],
      variables.HTTPS_PROXY.split(/[:@]/)[3],
    ];
    const seen = sinksOf(run) + scene.server.requests.map(({ text }) => text).join("\n");
    for (const secret of [password, written, Buffer.from(login).toString("base64")])
      assert.equal(seen.includes(secret), false, secret);
  });

  test("leads to AWS, where a token is exchanged for the keys of a role", async (context) => {
    const { scene, service } = await sceneBehind(context, startBedrock, {
      script: [[bash("cat ../temp/web-identity-token")], [say("Done.")]],
      keys: awsKeys,
    });
    const tokenFile = join(scene.runnerTemp, "web-identity-token");
    const token = "canary.of.the-web-identity-token";
    writeFileSync(tokenFile, `${token}\n`);
    const expiration = new Date(Date.now() + 3_600_000).toISOString();
    const { internet, variables } = await behindProxy(context, scene, {
      hosts: {
        "sts.eu-central-1.amazonaws.com": (body) => ({
          body: body.includes(`WebIdentityToken=${token}`)
            ? `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${awsKeys.accessKeyId}</AccessKeyId><SecretAccessKey>${awsKeys.secretAccessKey}</SecretAccessKey><SessionToken>${awsKeys.sessionToken}</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`
            : "",
        }),
        "bedrock-runtime.eu-central-1.amazonaws.com": service.url,
      },
    });

    const run = await scene.run(
      { ...viaVendor, provider: "bedrock" },
      {
        ...variables,
        AWS_REGION: "eu-central-1",
        AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
        AWS_ROLE_ARN: "arn:aws:iam::123456789012:role/agent",
        // Nothing but the region says where the token service is.
        AWS_ENDPOINT_URL: "http://127.0.0.1:1",
        AWS_ENDPOINT_URL_STS: "http://127.0.0.1:1",
      },
    );

    assert.equal(run.outputs["state"], "completed", run.log);
    assert.deepEqual(
      service.requests.map(({ problem }) => problem),
      [null, null],
    );
    // The keys of the first turn are those of the second.
    assert.equal(internet.bodies.length, 1);
    assert.match(
      internet.bodies[0] ?? "",
      /RoleArn=arn%3Aaws%3Aiam%3A%3A123456789012%3Arole%2Fagent/,
    );
    const seen = sinksOf(run);
    for (const secret of [token, awsKeys.secretAccessKey, awsKeys.sessionToken])
      assert.equal(seen.includes(secret), false, secret);
  });

  test("leads to AWS, where a role that is refused ends the run at once", async (context) => {
    const scene = await openScene(context, { script: [] });
    const tokenFile = join(scene.runnerTemp, "web-identity-token");
    writeFileSync(tokenFile, "expired.token.of-the-job");
    const { internet, variables } = await behindProxy(context, scene, {
      hosts: {
        "sts.us-east-1.amazonaws.com": () => ({
          status: 400,
          body: "<ErrorResponse><Error><Type>Sender</Type><Code>ExpiredTokenException</Code><Message>Token expired: current date/time must be before the expiration date/time</Message></Error></ErrorResponse>",
        }),
      },
    });

    const run = await scene.run(
      { ...viaVendor, provider: "bedrock" },
      {
        ...variables,
        AWS_REGION: "us-east-1",
        AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
        AWS_ROLE_ARN: "arn:aws:iam::123456789012:role/agent",
      },
    );

    assert.equal(run.outputs["state"], "model_error");
    assert.match(
      run.outputs["reason"] ?? "",
      /the role arn:aws:iam::123456789012:role\/agent was not given: Token expired: .*; check AWS_ROLE_ARN/,
    );
    assert.deepEqual(internet.connected, ["sts.us-east-1.amazonaws.com:443"]);
  });

  test("leads to Google, where a service account's key becomes a token", async (context) => {
    const { scene, service } = await sceneBehind(context, startVertex, {
      // Without a sandbox the file can be read, and what is secret in it is hidden.
      script: [[bash("cat ../service-account.json")], [say("Done.")]],
      token: accessToken,
    });
    const { internet, variables } = await behindProxy(context, scene, {
      hosts: {
        "oauth2.googleapis.com": (body) =>
          body.includes("jwt-bearer")
            ? {
                body: JSON.stringify({
                  access_token: accessToken,
                  expires_in: 3600,
                  token_type: "Bearer",
                }),
              }
            : { status: 400, body: "{}" },
        "europe-west1-aiplatform.googleapis.com": service.url,
      },
    });
    const { privateKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const path = join(scene.folder, "service-account.json");
    writeFileSync(
      path,
      JSON.stringify({
        type: "service_account",
        project_id: "project-1",
        private_key_id: "canary-of-the-key-id",
        private_key: privateKey,
        client_email: "agent@project-1.iam.gserviceaccount.com",
      }),
    );

    const run = await scene.run(
      { ...viaVendor, provider: "vertex" },
      { ...variables, GOOGLE_CLOUD_LOCATION: "europe-west1", GOOGLE_APPLICATION_CREDENTIALS: path },
    );

    assert.equal(run.outputs["state"], "completed", run.log);
    assert.deepEqual(
      service.requests.map(({ problem }) => problem),
      [null, null],
    );
    assert.deepEqual(
      new Set(internet.connected),
      new Set(["oauth2.googleapis.com:443", "europe-west1-aiplatform.googleapis.com:443"]),
    );
    const seen = sinksOf(run);
    if (sandbox === "none") assert.match(seen, /agent@project-1/);
    for (const secret of [accessToken, "canary-of-the-key-id", privateKey.split("\n")[3] ?? ""])
      assert.equal(seen.includes(secret), false, secret);
  });

  const refusals = [
    {
      what: "wants another password",
      internet: { login: "user:right-password" },
      given: (proxy: string) => `http://user:wrong-password@${proxy}`,
      reason:
        /the proxy http:\/\/127\.0\.0\.1:\d+ answered with status 407 instead of connecting; check the name and password in HTTPS_PROXY$/,
    },
    {
      what: "does not let the host through",
      internet: { status: 403 },
      given: (proxy: string) => `http://user:wrong-password@${proxy}`,
      reason:
        /the proxy http:\/\/127\.0\.0\.1:\d+ answered with status 403 instead of connecting; it must let the service's host through, or NO_PROXY name it$/,
    },
    {
      what: "is not there",
      internet: {},
      given: () => "http://user:wrong-password@127.0.0.1:9",
      reason:
        /the connection to the service failed: .*ECONNREFUSED.* \(by the proxy http:\/\/127\.0\.0\.1:9\)/,
    },
  ];
  for (const { what, internet: options, given, reason } of refusals)
    test(`that ${what} is told of in one line without its password`, async (context) => {
      const scene = await openScene(context, { script: [] });
      const { internet, variables } = await behindProxy(context, scene, {
        hosts: { "api.anthropic.com": scene.server.url },
        ...options,
      });

      const run = await scene.run(
        { "base-url": "", "time-limit": "3s" },
        { ...variables, HTTPS_PROXY: given(internet.proxy) },
      );

      const told = sinksOf(run);
      assert.match(run.outputs["state"] ?? "", /^(model_error|time_limit)$/);
      assert.match(told.split("\n").find((line) => reason.test(line.trimEnd())) ?? told, reason);
      assert.equal(told.includes("wrong-password"), false);
      assert.deepEqual(scene.server.requests, []);
    });

  test("is passed by for what NO_PROXY names, and for http where only one for https is named", async (context) => {
    const scene = await openScene(context, { script: [[say("One.")], [say("Two.")]] });
    const nowhere = "http://127.0.0.1:9";

    const named = await scene.run({}, { HTTP_PROXY: nowhere, no_proxy: "example.com,127.0.0.1" });
    const other = await scene.run({}, { https_proxy: nowhere });

    assert.deepEqual(
      [named, other].map(({ outputs }) => outputs["state"]),
      ["completed", "completed"],
    );
  });

  test("that is no address is an input error that does not repeat it", async (context) => {
    const scene = await openScene(context, { script: [] });

    const run = await scene.run(
      { "anthropic-api-key": apiKey },
      { HTTPS_PROXY: "socks5://user:canary@host" },
    );

    assert.equal(
      run.outputs["reason"],
      "provider: the variable https_proxy or HTTPS_PROXY is not accepted; it takes the http or https address of a proxy",
    );
    assert.equal(run.log.includes("canary"), false);
  });
});

function toolResults(body: { readonly [field: string]: unknown } | undefined): readonly string[] {
  const messages = (body?.["messages"] ?? []) as readonly {
    readonly content: readonly { readonly type: string; readonly content?: string }[];
  }[];
  return (messages.at(-1)?.content ?? []).flatMap(({ type, content }) =>
    type === "tool_result" ? [content ?? ""] : [],
  );
}
