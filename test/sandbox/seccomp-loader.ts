import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  loadingCalls,
  numberOn,
  type FilterArchitecture,
} from "../../src/sandbox/syscall-numbers.ts";

/**
 * Arguments for Perl that put the filter in place and then become the command behind them: `perl <these> /bin/bash -c ...`. For where no
 * bubblewrap is; it needs no root, no open descriptor and no file in the sandbox. It belongs last, after `setpriv`, since the filter
 * refuses to mount. Perl must be given an environment without PERL5OPT and PERL5LIB, which it would follow.
 *
 * It never runs the command without the filter: where the kernel takes none, it says so and ends with 125 (127 when the command cannot be
 * started).
 */
export function seccompLoader(architecture: FilterArchitecture, filter: Buffer): readonly string[] {
  const { prctl, seccomp } = loadingCalls;
  const numbers = [prctl, seccomp].map((call) => String(numberOn(architecture, call)));
  return ["-e", loaderProgram, "--", ...numbers, filter.toString("hex")];
}

/**
 * 38 is PR_SET_NO_NEW_PRIVS (prctl(2)), without which a filter needs root; 1 is SECCOMP_SET_MODE_FILTER (seccomp(2)). The program that it
 * takes is `struct sock_fprog`: a count of two bytes, six of padding and a pointer. Perl as in perl-base, which every Debian and Ubuntu has.
 */
const loaderProgram = String.raw`
my ($prctl, $seccomp, $hex, @command) = @ARGV;
my $filter = pack("H*", $hex);
my $program = pack("S x6 P", length($filter) / 8, $filter);
sub fail { my ($status, $words) = @_; print STDERR "seccomp: $words: $!\n"; exit $status }
syscall($prctl + 0, 38, 1, 0, 0, 0) == 0 or fail(125, "no_new_privs was not set");
syscall($seccomp + 0, 1, 0, $program) == 0 or fail(125, "the filter was not installed");
exec { $command[0] } @command or fail(127, "$command[0] was not started");
`;

/**
 * A descriptor for `bwrap --seccomp`, as `spawn(bwrap, ["--seccomp", "3", ...], { stdio: [..., ..., ..., descriptor] })`. It serves one
 * start, since bwrap reads it to its end and closes its copy; the caller closes this one once the process is started. The file behind it
 * is gone when this returns, so nothing stays in `folder`, where it is private meanwhile.
 */
export function openSeccompFilter(filter: Buffer, folder: string): number {
  const place = mkdtempSync(join(folder, "seccomp-"));
  try {
    const path = join(place, "filter");
    writeFileSync(path, filter, { mode: 0o600 });
    return openSync(path, "r");
  } finally {
    rmSync(place, { recursive: true });
  }
}
