import { relayPort } from "./network-environment.ts";

/** What the session must turn out to be, seen from inside. */
export interface Expectation {
  readonly network: "none" | "host" | "proxy";
  /** Whether it has namespaces of its own; without them fewer things can be promised. */
  readonly hasNamespaces: boolean;
  readonly hasFilter: boolean;
  /** Names of all variables that it was given. */
  readonly variables: readonly string[];
  /** Folders of which nothing must be there. */
  readonly absent: readonly string[];
  /** Files and folders that must not be writable. */
  readonly unwritable: readonly string[];
}

/** Each check and whether it came out as it must. */
export type SelfTestResult = { readonly [check: string]: boolean };

/** Variables that bash sets by itself. */
const ofBash = ["PWD", "OLDPWD", "SHLVL", "_"];

/**
 * A script for the session itself, run before the model's first command, which prints `name=1` or `name=0` for each check. The value
 * that is written to a setting of the kernel is the one that is there.
 */
export function selfTestScript(expected: Expectation): string {
  const checks = Object.entries(testsOf(expected)).map(
    ([name, test]) =>
      `if { ${test}; } >/dev/null 2>&1; then echo ${name}=1; else echo ${name}=0; fi`,
  );
  return ["(", ...checks, ")"].join("\n");
}

/** Reads what the script printed; a check of which nothing was heard has failed. */
export function readSelfTest(output: string, expected: Expectation): SelfTestResult {
  const lines = new Set(output.split("\n"));
  return Object.fromEntries(
    Object.keys(testsOf(expected)).map((name) => [name, lines.has(`${name}=1`)]),
  );
}

/** A test of bash for each check; it succeeds when all is well. */
function testsOf(expected: Expectation): { readonly [name: string]: string } {
  const allowed = [...expected.variables, ...ofBash].join("|");
  const setting = "/proc/sys/kernel/printk_ratelimit";
  return {
    user_is_not_root: `[[ $EUID -ne 0 && $UID -ne 0 ]]`,
    no_capabilities: `! grep -E '^Cap' /proc/self/status | grep -v -E '[[:space:]]0+$'`,
    no_new_privileges: `grep -E '^NoNewPrivs:[[:space:]]+1$' /proc/self/status`,
    ...(expected.hasFilter && {
      system_calls_filtered: `grep -E '^Seccomp:[[:space:]]+2$' /proc/self/status`,
    }),
    no_other_variables: `! compgen -e | grep -v -x -E '${allowed}'`,
    no_other_descriptors: `[[ "$(ls /proc/self/fd | tr '\\n' ' ')" == '0 1 2 3 ' ]]`,
    kernel_settings_protected: `! cat ${setting} > ${setting}`,
    ...(expected.hasNamespaces && namespaceTests(expected)),
  };
}

function namespaceTests({ network, absent, unwritable }: Expectation): {
  readonly [name: string]: string;
} {
  return {
    only_own_processes: `[[ $(< /proc/1/comm) == perl && $(ls -d /proc/[0-9]* | wc -l) -lt 12 ]]`,
    system_is_read_only: `! : > /usr/.bash-agent-probe && ! : > /etc/.bash-agent-probe`,
    private_folders_absent: all(absent.map((path) => `[[ -z "$(ls -A -- ${quoted(path)})" ]]`)),
    protected_files_unwritable: all(unwritable.map((path) => `[[ ! -w ${quoted(path)} ]]`)),
    ...(network === "none" && { no_network: onlyLoopback }),
    ...(network === "proxy" && { only_loopback: onlyLoopback, proxy_answers: proxyAnswers }),
  };
}

/** No interface but the one that leads back, and no route. */
const onlyLoopback = `[[ $(grep -c : /proc/net/dev) -le 1 && $(wc -l < /proc/net/route) -le 1 ]]`;
const proxyAnswers = `exec 3<> /dev/tcp/127.0.0.1/${relayPort} && printf 'OPTIONS * HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 5 said <&3 && [[ $said == 'HTTP/1.1 204'* ]]`;

function all(tests: readonly string[]): string {
  return tests.length === 0 ? ":" : tests.join(" && ");
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
