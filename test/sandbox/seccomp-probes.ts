import { spawnSync } from "node:child_process";
import { accessSync, constants as files, existsSync } from "node:fs";
import { constants } from "node:os";
import { seccompLoader } from "./seccomp-loader.ts";
import { seccompFilter } from "../../src/sandbox/seccomp.ts";
import {
  judgedCalls,
  numberOn,
  refusedCalls,
  type FilterArchitecture,
  type SyscallNumbers,
} from "../../src/sandbox/syscall-numbers.ts";

const { EPERM, ENOSYS, EAFNOSUPPORT, EPROTONOSUPPORT } = constants.errno;
export const perl = "/usr/bin/perl";
export const architecture = process.arch as FilterArchitecture;
export const cannotProbe =
  (process.arch !== "x64" && process.arch !== "arm64") || !existsSync(perl);

/** A system call that fails or does nothing without the filter too, so that probing changes nothing on the machine. */
export interface Probe {
  readonly name: string;
  readonly call: SyscallNumbers;
  readonly arguments: readonly (number | bigint | string | Buffer)[];
  /** What errno becomes under the filter, 0 when it must go on to work. */
  readonly expected: number;
  /** `root`: the kernel asks for a capability first; `maybe`: a machine may have it closed anyway. */
  readonly control?: "root" | "maybe";
}

const nowhere = "/nonexistent-place";
const noProcess = 2 ** 31 - 1;
const eight = Buffer.alloc(8);
const refused = (
  name: keyof typeof refusedCalls,
  given: Probe["arguments"],
  control?: Probe["control"],
): Probe => ({
  name,
  call: refusedCalls[name],
  arguments: given,
  expected: EPERM,
  ...(control === undefined ? {} : { control }),
});
const judged = (
  name: keyof typeof judgedCalls,
  given: Probe["arguments"],
  { expected, control }: Pick<Probe, "expected" | "control">,
): Probe => ({
  name: `${name}(${given.map((value) => (Buffer.isBuffer(value) ? "buffer" : value)).join(", ")})`,
  call: judgedCalls[name],
  arguments: given,
  expected,
  ...(control === undefined ? {} : { control }),
});

export const probes: readonly Probe[] = [
  refused("mount", ["none", nowhere, "tmpfs", 0, 0]),
  refused("umount2", [nowhere, 0x100]),
  refused("pivot_root", [nowhere, nowhere], "root"),
  refused("chroot", [nowhere]),
  refused("open_tree", [-1, "x", 0x40000000]),
  refused("move_mount", [-1, "x", -1, "x", 0], "root"),
  refused("fsopen", ["no-such-kind", 0], "root"),
  refused("fsconfig", [-1, 99, 0, 0, 0]),
  refused("fsmount", [-1, 0, 0], "root"),
  refused("fspick", [-1, "x", 0], "root"),
  refused("mount_setattr", [-1, "x", 2, 0, 0]),
  refused("open_by_handle_at", [-1, eight, 0], "root"),
  refused("name_to_handle_at", [-1, "x", 0, 0, 1]),
  refused("unshare", [0x10000001]),
  refused("setns", [-1, 0]),
  refused("ptrace", [16, noProcess, 0, 0]),
  refused("process_vm_readv", [noProcess, 0, 0, 0, 0, 1]),
  refused("process_vm_writev", [noProcess, 0, 0, 0, 0, 1]),
  refused("kcmp", [noProcess, noProcess, 0, 0, 0], "maybe"),
  refused("pidfd_getfd", [-1, 0, 0]),
  refused("bpf", [9999, 0, 0], "root"),
  refused("perf_event_open", [0, 0, -1, -1, 0x100], "maybe"),
  refused("userfaultfd", [0x40000001], "maybe"),
  refused("io_uring_setup", [0, Buffer.alloc(120)], "maybe"),
  refused("add_key", [0, 0, 0, 0, 0], "maybe"),
  refused("request_key", [0, 0, 0, 0], "maybe"),
  refused("keyctl", [9999, 0, 0, 0, 0], "maybe"),
  refused("clock_settime", [99, 0]),
  refused("swapon", [nowhere, 0x40000000]),
  judged("clone", [0x10000200, 0, 0, 0, 0], { expected: EPERM }),
  judged("clone", [0x40000a00, 0, 0, 0, 0], { expected: EPERM, control: "maybe" }),
  judged("clone3", [0, 0], { expected: ENOSYS }),
  judged("ioctl", [0, 0x5412, "x"], { expected: EPERM }),
  judged("ioctl", [0, 0x7_0000_5412, "x"], { expected: EPERM }),
  judged("ioctl", [0, 0x541c, "x"], { expected: EPERM }),
  judged("personality", [0x100000], { expected: EPERM }),
  judged("personality", [0xffffffff], { expected: 0 }),
  judged("socket", [1, 1, 0], { expected: EPERM }),
  judged("socket", [2, 1, 0], { expected: 0 }),
  judged("socket", [16, 3, 0], { expected: 0 }),
  judged("socket", [16, 3, 15], { expected: EPROTONOSUPPORT, control: "maybe" }),
  judged("socket", [17, 3, 0], { expected: EAFNOSUPPORT, control: "maybe" }),
  judged("socket", [38, 5, 0], { expected: EAFNOSUPPORT, control: "maybe" }),
  judged("socket", [40, 1, 0], { expected: EAFNOSUPPORT, control: "maybe" }),
  judged("socketpair", [1, 1, 0, eight], { expected: 0 }),
  judged("socketpair", [1, 5, 0, eight], { expected: 0 }),
  judged("socketpair", [1, 2, 0, eight], { expected: EPERM }),
];

/** A Perl program that makes the calls and prints one errno a line, 0 for success. */
export const probeProgram = `
for my $call (${probes.map((probe) => `[${numbersOf(probe)}]`).join(", ")}) {
  $! = 0;
  my ($number, @given) = @$call;
  print syscall($number, @given) == -1 ? $! + 0 : 0, "\\n";
}`;

function numbersOf(probe: Probe): string {
  const given = probe.arguments.map((value) => {
    if (Buffer.isBuffer(value)) return `pack("H*", "${value.toString("hex")}")`;
    return typeof value === "string" ? `"${value}"` : String(value);
  });
  return [numberOn(architecture, probe.call), ...given].join(", ");
}

/** How a command is made to run as somebody else; only root can be somebody else. */
export interface Person {
  readonly name: string;
  readonly prefix: readonly string[];
  readonly isRoot: boolean;
}

const isRoot = process.getuid?.() === 0;
const asNobody = "setpriv --reuid 65534 --regid 65534 --clear-groups".split(" ");
export const normalUser: Person = {
  name: "a normal user",
  prefix: isRoot ? asNobody : [],
  isRoot: false,
};
export const people: readonly Person[] = [
  normalUser,
  ...(isRoot ? [{ name: "root", prefix: [], isRoot }] : []),
];

export interface Ran {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The words that put a command under the filter by the loader. */
export function underFilter(command: readonly string[], unixSockets = false): readonly string[] {
  const filter = seccompFilter(architecture, { unixSockets });
  return [perl, ...seccompLoader(architecture, filter), ...command];
}

export function run(
  words: readonly string[],
  options: { readonly cwd?: string; readonly descriptor?: number } = {},
): Ran {
  const more = options.descriptor === undefined ? [] : [options.descriptor];
  const { status, signal, stdout, stderr } = spawnSync("timeout", ["60", ...words], {
    cwd: options.cwd ?? "/",
    encoding: "utf8",
    stdio: ["pipe", "pipe", "pipe", ...more],
    env: {
      PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
      HOME: options.cwd ?? "/",
      LC_ALL: "C",
    },
  });
  return { status, signal, stdout, stderr };
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, files.X_OK);
    return true;
  } catch {
    return false;
  }
}
