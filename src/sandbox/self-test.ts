import { relayPort } from "./network-environment.ts";

/** What the session must turn out to be, seen from inside. */
export interface Expectation {
  readonly network: "none" | "host" | "proxy";
  /** Whether it has namespaces of its own; without them fewer things can be promised. */
  readonly hasNamespaces: boolean;
  readonly hasFilter: boolean;
  /** Names of all variables that it was given. */
  readonly variables: readonly string[];
  /** Folders in which nothing must be. */
  readonly empty: readonly string[];
  /** What must not be there at all. */
  readonly absent: readonly string[];
  /** Files and folders that must not be writable. */
  readonly unwritable: readonly string[];
}

/** Each check and whether it came out as it must. */
export type SelfTestResult = { readonly [check: string]: boolean };

/**
 * A script for the session itself, run before the model's first command, which prints `name=1` or `name=0` for each check. All of bash's own, in one
 * subshell, so that it costs no programs. The value that is written to a setting of the kernel is the one that is there.
 */
export function selfTestScript(expected: Expectation): string {
  const checks = Object.entries(testsOf(expected)).map(
    ([name, test]) =>
      `if { ${test}; } >/dev/null 2>&1; then echo ${name}=1; else echo ${name}=0; fi`,
  );
  return ["(", ...preparation, ...checks, ")"].join("\n");
}

/** Reads what the script printed; a check of which nothing was heard has failed. */
export function readSelfTest(output: string, expected: Expectation): SelfTestResult {
  const lines = new Set(output.split("\n"));
  return Object.fromEntries(
    Object.keys(testsOf(expected)).map((name) => [name, lines.has(`${name}=1`)]),
  );
}

/** Not before bash has its own state from the process: `status` and `given` are what the kernel says of it. */
const preparation = [
  "shopt -s nullglob dotglob; LC_ALL=C; IFS=$' \\t\\n'",
  "mapfile status </proc/self/status; mapfile -d '' given </proc/self/environ",
  'is() { [[ "${status[*]}" =~ $1[[:space:]]+$2[[:space:]] ]]; }',
  'is_empty() { set -- "$1"/*; (( $# == 0 )); }',
  // What is closed at the start of a program does not get into one; the folder that is listed is among those.
  "leaks() { local path flags; for path in /proc/self/fd/*; do path=${path##*/}; (( path < 3 )) && continue",
  '  mapfile -t flags <"/proc/self/fdinfo/$path" || continue; flags=${flags[1]##*[[:space:]]}',
  "  (( 8#$flags & 8#2000000 )) || return 0; done; return 1; }",
  'only() { local one; for one in "${given[@]}"; do [[ " $1 " == *" ${one%%=*} "* ]] || return 1; done; }',
  // The message tells a refused socket from one that finds nobody.
  "no_socket() { [[ $( { : </dev/tcp/127.0.0.1/9; } 2>&1 ) == *'Operation not permitted'* ]]; }",
  // No interface but the one that leads back, and no route.
  "only_loopback() { local devices routes; mapfile devices </proc/net/dev; mapfile routes </proc/net/route",
  "  (( ${#devices[@]} <= 3 && ${#routes[@]} <= 1 )) && [[ ${devices[2]-lo:} == *lo:* ]]; }",
  "own_processes() { local name; read -r name </proc/1/comm; set -- /proc/[0-9]*; [[ $name == perl ]] && (( $# < 8 )); }",
  'keeps() { local value; read -r value <"$1" && ! echo "$value" >"$1"; }',
];

const capabilitySets = ["CapInh:", "CapPrm:", "CapEff:", "CapBnd:", "CapAmb:"];
const setting = "/proc/sys/kernel/printk_ratelimit";

/** A test of bash for each check; it succeeds when all is well. */
function testsOf(expected: Expectation): { readonly [name: string]: string } {
  return {
    user_is_not_root: `[[ $EUID -ne 0 && $UID -ne 0 ]]`,
    no_capabilities: all(capabilitySets.map((set) => `is ${set} 0+`)),
    no_new_privileges: `is NoNewPrivs: 1`,
    ...(expected.hasFilter && { system_calls_filtered: `is Seccomp: 2` }),
    no_other_variables: `only ${quoted(expected.variables.join(" "))}`,
    no_other_descriptors: `! leaks`,
    kernel_settings_protected: `keeps ${setting}`,
    ...(expected.hasNamespaces
      ? namespaceTests(expected)
      : expected.network === "none" && { no_network: `no_socket` }),
  };
}

function namespaceTests({ network, empty, absent, unwritable }: Expectation): {
  readonly [name: string]: string;
} {
  return {
    only_own_processes: `own_processes`,
    system_is_read_only: `! : > /usr/.bash-agent-probe && ! : > /etc/.bash-agent-probe`,
    private_folders_absent: all([
      ...empty.map((path) => `is_empty ${quoted(path)}`),
      ...absent.map((path) => `[[ ! -e ${quoted(path)} ]]`),
    ]),
    protected_files_unwritable: all(unwritable.map((path) => `[[ ! -w ${quoted(path)} ]]`)),
    ...(network === "none" && { no_network: `only_loopback` }),
    ...(network === "proxy" && { only_loopback: `only_loopback`, proxy_answers: proxyAnswers }),
  };
}

const proxyAnswers = `exec 3<> /dev/tcp/127.0.0.1/${relayPort} && printf 'OPTIONS * HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 5 said <&3 && [[ $said == 'HTTP/1.1 204'* ]]`;

function all(tests: readonly string[]): string {
  return tests.length === 0 ? ":" : tests.join(" && ");
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
