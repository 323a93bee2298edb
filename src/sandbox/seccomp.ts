import { byRange, encode, returns, when, withWord, type Block } from "./seccomp-program.ts";
import {
  judgedCalls,
  newestReviewedNumber,
  numberOn,
  refusedCalls,
  type FilterArchitecture,
  type SyscallNumbers,
} from "./syscall-numbers.ts";

export interface SeccompOptions {
  /**
   * Whether AF_UNIX sockets may be made. Connected pairs (`socketpair`) always may, for they reach nobody else; without this, pairs of
   * datagram sockets may not, for those can be pointed at any path afterwards.
   *
   * Without them these do not run: `tsx`, Python's multiprocessing managers and (from 3.14 on, by default) its process pools, agents
   * of gpg and ssh, X11, dbus, local databases, tmux, `git credential-cache`, `git fsmonitor`, Docker's client.
   */
  readonly unixSockets: boolean;
  /** Whether AF_INET and AF_INET6 sockets may be made; true when absent. Without them and unix sockets there is no network at all. */
  readonly internetSockets?: boolean;
}

/**
 * A seccomp filter (array of `struct sock_filter`) that refuses what a build or a test never needs and what leads out of a sandbox or
 * far into the kernel. A second wall: it holds without namespaces and against root, but it hides no file and closes no network.
 *
 * What is refused fails with EPERM. It fails as on a kernel that does not have it where programs know a way round only then: `clone3`
 * with ENOSYS, because its flags lie in memory that a filter cannot read (glibc, Go and Rust take `clone`); families of sockets with
 * EAFNOSUPPORT; numbers newer than the list with ENOSYS, because a later kernel may bring another `mount`. Calls by another
 * architecture's table (32 bit, x32) end the process, since their numbers mean something else. `openat2` fails with ENOSYS too.
 */
export function seccompFilter(architecture: FilterArchitecture, options: SeccompOptions): Buffer {
  const calls = byRange(rangesOf(verdicts(architecture, options), architecture));
  const isOurs = { equals: auditArchitectures[architecture] };
  return encode(
    withWord(architectureOffset, when(isOurs, withWord(numberOffset, calls), endProcess)),
  );
}

/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 (`linux/audit.h`). */
const auditArchitectures = { x64: 0xc000003e, arm64: 0xc00000b7 };

/** Where `struct seccomp_data` holds the number and the architecture. */
const numberOffset = 0;
const architectureOffset = 4;

/** The low half of an argument: all that the kernel looks at in the ones we ask about, which are ints and the flags of `clone`. */
const argumentOffset = (index: number): number => 16 + 8 * index;

const allow = returns(0x7fff0000);
const endProcess = returns(0x80000000);
const failWith = (errorNumber: number): Block => returns(0x00050000 + errorNumber);
const refuse = failWith(1); // EPERM
const missing = failWith(38); // ENOSYS
const unknownProtocol = failWith(93); // EPROTONOSUPPORT
const unknownFamily = failWith(97); // EAFNOSUPPORT

/** The verdict for each number that is not simply allowed. */
function verdicts(
  architecture: FilterArchitecture,
  { unixSockets, internetSockets = true }: SeccompOptions,
): ReadonlyMap<number, Block> {
  const calls: readonly (readonly [SyscallNumbers, Block])[] = [
    ...Object.values(refusedCalls).map((numbers) => [numbers, refuse] as const),
    [judgedCalls.clone, cloneVerdict],
    [judgedCalls.clone3, missing],
    [judgedCalls.ioctl, ioctlVerdict],
    [judgedCalls.personality, personalityVerdict],
    [judgedCalls.chmod, modeVerdict(1)],
    [judgedCalls.fchmod, modeVerdict(1)],
    [judgedCalls.fchmodat, modeVerdict(2)],
    [judgedCalls.fchmodat2, modeVerdict(2)],
    [judgedCalls.creat, modeVerdict(1)],
    [judgedCalls.open, creationVerdict({ flags: 1, mode: 2 })],
    [judgedCalls.openat, creationVerdict({ flags: 2, mode: 3 })],
    [judgedCalls.openat2, missing],
    [judgedCalls.mknod, modeVerdict(1)],
    [judgedCalls.mknodat, modeVerdict(2)],
    [judgedCalls.socket, socketVerdict(unixSockets, internetSockets)],
    [judgedCalls.socketpair, socketpairVerdict(unixSockets)],
  ];
  const byNumber = new Map<number, Block>();
  for (const [numbers, block] of calls) {
    const number = numberOn(architecture, numbers);
    if (number !== null) byNumber.set(number, block);
  }
  return byNumber;
}

/** Numbers beside each other with the same verdict become one range. */
function rangesOf(
  blocks: ReadonlyMap<number, Block>,
  architecture: FilterArchitecture,
): readonly { readonly from: number; readonly block: Block }[] {
  const starts = new Map<number, Block>([[0, allow]]);
  for (const [number, block] of blocks) {
    starts.set(number, block);
    if (!blocks.has(number + 1)) starts.set(number + 1, allow);
  }
  starts.set(newestReviewedNumber + 1, missing);
  if (architecture === "x64") {
    // x32 sets bit 30. Negative numbers are none: a tracer writes -1 to leave a call out.
    starts.set(0x40000000, endProcess);
    starts.set(0x80000000, missing);
  }
  return [...starts]
    .map(([from, block]) => ({ from, block }))
    .toSorted((one, other) => one.from - other.from)
    .filter(({ block }, index, all) => block !== all[index - 1]?.block);
}

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET (`linux/sched.h`); NEWTIME is no flag of `clone`. */
const newNamespaceFlags = 0x7e020000;
const cloneVerdict = withWord(
  argumentOffset(0),
  when({ hasAnyOf: newNamespaceFlags }, refuse, allow),
);

/** TIOCSTI types into a terminal for somebody else, TIOCLINUX pastes into it (`asm-generic/ioctls.h`). */
const ioctlVerdict = withWord(
  argumentOffset(1),
  when({ equals: 0x5412 }, refuse, when({ equals: 0x541c }, refuse, allow)),
);

/**
 * Allowed: the plain one, asking (all bits set), another name of the machine (PER_LINUX32, UNAME26), and addresses that stay the same
 * (ADDR_NO_RANDOMIZE), which the sanitizers of gcc and clang set. Not those that make the zero page or all memory usable
 * (`linux/personality.h`).
 */
const benignPersonality = 0x00000008 | 0x00020000 | 0x00040000;
const personalityVerdict = withWord(
  argumentOffset(0),
  when({ equals: 0xffffffff }, allow, when({ hasAnyOf: ~benignPersonality >>> 0 }, refuse, allow)),
);

/**
 * Files of the workspace belong to the runner's user outside, who may be root: no file may be made that gives its rights to whoever
 * starts it. `openat2` has its mode in memory that a filter cannot read; programs that know it also know `openat`.
 */
const setIdBits = 0o6000;

function modeVerdict(argument: number): Block {
  return withWord(argumentOffset(argument), when({ hasAnyOf: setIdBits }, refuse, allow));
}

/** Without O_CREAT and O_TMPFILE (`asm-generic/fcntl.h`; the same on both architectures) there is no mode, whatever stands in its place. */
const creationFlags = 0o100 | 0o20000000;

function creationVerdict({ flags, mode }: { flags: number; mode: number }): Block {
  return withWord(
    argumentOffset(flags),
    when({ hasAnyOf: creationFlags }, modeVerdict(mode), allow),
  );
}

/** Families and types of `linux/socket.h` and `linux/net.h`. */
const unixFamily = 1;
const internetFamilies = [2, 10];
const netlinkFamily = 16;
const datagramTypes = [2, 3]; // AF_UNIX takes SOCK_RAW for SOCK_DGRAM.
/** What lies above is flags (SOCK_CLOEXEC, SOCK_NONBLOCK). */
const typeMask = 0xf;

/** Of netlink only NETLINK_ROUTE, by which `getifaddrs` and `getaddrinfo` list the interfaces. */
function socketVerdict(unixSockets: boolean, internetSockets: boolean): Block {
  const netlink = withWord(argumentOffset(2), when({ equals: 0 }, allow, unknownProtocol));
  const others = when({ equals: netlinkFamily }, netlink, unknownFamily);
  const internet = oneOf(internetFamilies, internetSockets ? allow : refuse, others);
  return withWord(
    argumentOffset(0),
    when({ equals: unixFamily }, unixSockets ? allow : refuse, internet),
  );
}

function socketpairVerdict(unixSockets: boolean): Block {
  const connected = withWord(argumentOffset(1), oneOf(datagramTypes, refuse, allow), typeMask);
  return withWord(
    argumentOffset(0),
    when({ equals: unixFamily }, unixSockets ? allow : connected, unknownFamily),
  );
}

function oneOf(values: readonly number[], then: Block, otherwise: Block): Block {
  return values.reduceRight((rest, value) => when({ equals: value }, then, rest), otherwise);
}
