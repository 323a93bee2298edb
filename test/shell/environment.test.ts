import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { shellEnvironment } from "../../src/shell/environment.ts";

/** What every shell gets, whatever the source is. */
const always = shellEnvironment({});

test("an empty source gives an environment in which nothing waits for a person", () => {
  assert.deepEqual(always, {
    LANG: "C.UTF-8",
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    CI: "true",
    TERM: "dumb",
    PAGER: "cat",
    GIT_PAGER: "cat",
    MANPAGER: "cat",
    SYSTEMD_PAGER: "cat",
    AWS_PAGER: "",
    EDITOR: "true",
    VISUAL: "true",
    GIT_EDITOR: "true",
    GIT_SEQUENCE_EDITOR: "true",
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    SSH_ASKPASS_REQUIRE: "never",
    GH_PROMPT_DISABLED: "1",
    DEBIAN_FRONTEND: "noninteractive",
    PIP_NO_INPUT: "1",
    PYTHONUNBUFFERED: "1",
  });
});

test("no credential and no channel of the runner gets in", () => {
  const source = Object.fromEntries(
    `ANTHROPIC_API_KEY INPUT_ANTHROPIC-API-KEY INPUT_PROMPT ANTHROPIC_BASE_URL GITHUB_TOKEN GH_TOKEN ACTIONS_RUNTIME_TOKEN
    ACTIONS_RUNTIME_URL ACTIONS_RESULTS_URL ACTIONS_CACHE_URL ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_ID_TOKEN_REQUEST_TOKEN GITHUB_ENV
    GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH RUNNER_TEMP AWS_SECRET_ACCESS_KEY NPM_TOKEN SSH_AUTH_SOCK
    BASH_ENV ENV PROMPT_COMMAND LD_PRELOAD NODE_OPTIONS DOCKER_HOST GIT_CONFIG_COUNT BASH_FUNC_ls%% http_proxy`
      .split(/\s+/)
      .map((name) => [name, "value"]),
  );
  assert.deepEqual(shellEnvironment(source), always);
});

/** The names that may come in from the source; a prefix stands for all that begin with it. */
const takenOver =
  /^(HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|TZ|TMPDIR|CI|GITHUB_(ACTIONS|ACTOR|API_URL|BASE_REF|EVENT_NAME|HEAD_REF|JOB|REF|REF_NAME|REF_TYPE|REPOSITORY|REPOSITORY_OWNER|RUN_ATTEMPT|RUN_ID|RUN_NUMBER|SERVER_URL|SHA|WORKFLOW|WORKSPACE)|RUNNER_(ARCH|OS|TOOL_CACHE|TRACKING_ID)|AGENT_TOOLSDIRECTORY|ImageOS|ImageVersion|CARGO_HOME|RUSTUP_HOME|GOPATH|GOROOT|NVM_DIR|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|Python3?_ROOT_DIR|JAVA_HOME|ANDROID_HOME|ANDROID_SDK_ROOT|DOTNET_ROOT|PKG_CONFIG_PATH|LD_LIBRARY_PATH|LC_.*|JAVA_HOME_.*|GOROOT_.*)$/;

test("nothing gets in but what is listed, passed by name or ours", () => {
  const name = fc.oneof(
    fc.constantFrom(
      ..."HOME LANG LC_ALL JAVA_HOME_17_X64 CI TERM PATH GITHUB_TOKEN GITHUB_SHA RUNNER_TEMP FOO __proto__ constructor home".split(
        " ",
      ),
    ),
    fc.string({ minLength: 1 }),
  );
  const source = fc.dictionary(name, fc.option(fc.string(), { nil: undefined }));
  fc.assert(
    fc.property(source, fc.array(name, { maxLength: 3 }), (variables, passed) => {
      const { PATH: path, ...environment } = shellEnvironment(variables, passed);
      assert.equal(path, shellEnvironment({ PATH: variables["PATH"] })["PATH"]);
      for (const [key, value] of Object.entries(environment)) {
        const isPassed = passed.includes(key) && variables[key] !== undefined;
        if (isPassed) assert.equal(value, variables[key]);
        else if (Object.hasOwn(always, key) && key !== "LANG") assert.equal(value, always[key]);
        else if (key === "LANG") assert.equal(value, variables["LANG"] ?? "C.UTF-8");
        else {
          assert.match(key, takenOver);
          assert.equal(value, variables[key]);
        }
      }
      for (const key of Object.keys(variables))
        if (takenOver.test(key) && variables[key] !== undefined)
          assert.ok(Object.hasOwn(environment, key), `${key} is missing`);
    }),
  );
});

test("what is passed by name wins over what is set, but PATH stays clean", () => {
  const { PAGER, FOO, PATH, EMPTY } = shellEnvironment(
    { PAGER: "less", FOO: "1", PATH: "bin:/bin", EMPTY: "" },
    ["PAGER", "FOO", "PATH", "EMPTY", "ABSENT"],
  );
  assert.deepEqual(
    { PAGER, FOO, PATH, EMPTY },
    { PAGER: "less", FOO: "1", PATH: "/bin", EMPTY: "" },
  );
});

test("only absolute folders stay in PATH, in their order", () => {
  const paths = {
    "": always["PATH"],
    ".:bin::node_modules/.bin": always["PATH"],
    "/a:/b": "/a:/b",
    ":/a:.:./b:/c:": "/a:/c",
    "~/bin:/a": "/a",
  };
  for (const [given, path] of Object.entries(paths))
    assert.equal(shellEnvironment({ PATH: given })["PATH"], path);
});
