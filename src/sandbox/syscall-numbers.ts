/** Machines that a filter can be built for, by the names of Node's `process.arch`. */
export type FilterArchitecture = "x64" | "arm64";

/**
 * The number of a system call on x64 and on arm64, null where it does not exist.
 *
 * Sources: x64 - `asm/unistd_64.h`, arm64 - `asm-generic/unistd.h`, both of the kernel's headers (linux-libc-dev 6.1); what is newer
 * comes from the kernel's `scripts/syscall.tbl`. From 424 on both are the same.
 */
export type SyscallNumbers = readonly [x64: number, arm64: number | null];

/** The last number that `refusedCalls` was read against: `file_setattr`, Linux 6.17. */
export const newestReviewedNumber = 469;

/** Refused whatever their arguments are. */
export const refusedCalls = {
  // What the sandbox shows of the file system, and ways to open files past it.
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  open_tree_attr: [467, 467],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  open_by_handle_at: [304, 265],
  name_to_handle_at: [303, 264],
  lookup_dcookie: [212, 18],

  // New rights by a namespace of one's own.
  unshare: [272, 97],
  setns: [308, 268],

  // Other processes' memory and descriptors.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],

  // Parts of the kernel that attacks begin with; io_uring also opens sockets that no filter sees.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  modify_ldt: [154, null],

  // The kernel's code.
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  create_module: [174, null],
  get_kernel_syms: [177, null],
  query_module: [178, null],

  // The machine itself: its clock, name, ports, log.
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  adjtimex: [159, 171],
  clock_adjtime: [305, 266],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  iopl: [172, null],
  ioperm: [173, null],
  syslog: [103, 116],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  nfsservctl: [180, 42],
  vhangup: [153, 58],
} as const satisfies { readonly [name: string]: SyscallNumbers };

/** Those whose arguments decide, or which fail in a way of their own. */
export const judgedCalls = {
  clone: [56, 220],
  clone3: [435, 435],
  ioctl: [16, 29],
  personality: [135, 92],
  chmod: [90, null],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  fchmodat2: [452, 452],
  creat: [85, null],
  open: [2, null],
  openat: [257, 56],
  openat2: [437, 437],
  mknod: [133, null],
  mknodat: [259, 33],
  socket: [41, 198],
  socketpair: [53, 199],
} as const satisfies { readonly [name: string]: SyscallNumbers };

/** Those that put a filter in place. */
export const loadingCalls = {
  prctl: [157, 167],
  seccomp: [317, 277],
} as const satisfies { readonly [name: string]: SyscallNumbers };

export function numberOn(
  architecture: FilterArchitecture,
  [x64, arm64]: SyscallNumbers,
): number | null {
  return architecture === "x64" ? x64 : arm64;
}
