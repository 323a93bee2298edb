import { isAbsolute } from "node:path";

/*
 * The environment of the shell is built from nothing: only what is named here, or asked for by name, gets in. A list of what to keep
 * out could never be complete; the runner alone gives an action half a dozen tokens.
 */

const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Variables that are taken over when they are set. None of them carries a credential (GitHub's and the runner images' documentation). */
const takenOver: ReadonlySet<string> = new Set(
  `HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR CI
  GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_HEAD_REF GITHUB_JOB GITHUB_REF GITHUB_REF_NAME
  GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_RUN_ATTEMPT GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL
  GITHUB_SHA GITHUB_WORKFLOW GITHUB_WORKSPACE
  RUNNER_ARCH RUNNER_OS RUNNER_TOOL_CACHE RUNNER_TRACKING_ID AGENT_TOOLSDIRECTORY ImageOS ImageVersion
  CARGO_HOME RUSTUP_HOME GOPATH GOROOT NVM_DIR PYENV_ROOT VIRTUAL_ENV pythonLocation Python_ROOT_DIR Python3_ROOT_DIR
  JAVA_HOME ANDROID_HOME ANDROID_SDK_ROOT DOTNET_ROOT PKG_CONFIG_PATH LD_LIBRARY_PATH`.split(/\s+/),
);
const takenOverPrefixes = ["LC_", "JAVA_HOME_", "GOROOT_"];

/** Nothing may wait for a person: no pager, no editor, no prompt, no colour that only a terminal understands. */
const unattended: { readonly [name: string]: string } = {
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
  // What a program printed before its deadline must not be lost in its buffer.
  PYTHONUNBUFFERED: "1",
};

/**
 * The whole environment of the shell. `passed` names further variables to take over. Entries of PATH that are not absolute are left
 * out, since they would change with the directory.
 */
export function shellEnvironment(
  source: { readonly [name: string]: string | undefined },
  passed: readonly string[] = [],
): { [name: string]: string } {
  const environment: { [name: string]: string } = { LANG: "C.UTF-8" };
  for (const [name, value] of Object.entries(source)) {
    if (value === undefined) continue;
    const isTakenOver =
      takenOver.has(name) || takenOverPrefixes.some((prefix) => name.startsWith(prefix));
    if (isTakenOver || passed.includes(name)) environment[name] = value;
  }
  Object.assign(environment, unattended, Object.fromEntries(passedOver(source, passed)));
  const path = (source["PATH"] ?? "").split(":").filter((entry) => isAbsolute(entry));
  environment["PATH"] = path.length === 0 ? defaultPath : path.join(":");
  return environment;
}

/** What the user asked for by name wins over what we set. */
function passedOver(
  source: { readonly [name: string]: string | undefined },
  passed: readonly string[],
): [string, string][] {
  return passed.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]]));
}
