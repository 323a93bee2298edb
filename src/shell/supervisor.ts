import type { Buffer } from "node:buffer";
import { accessSync, constants, statSync } from "node:fs";

/** The program that starts bash, with its arguments; bash's own follow. */
export interface Launcher {
  readonly command: string;
  /** Without a preamble, the file that thaws the session (see `thawSubroutines`) comes after them, or an empty word. */
  readonly arguments: readonly string[];
  /**
   * What becomes of a process that leaves its parent (setsid, double fork): `reaped` - it becomes a child of the launcher, where it is
   * found and killed; `lost` - nobody finds it.
   */
  readonly orphans: "reaped" | "lost";
  /**
   * Makes what the program reads from standard input before the script of bash; the command line, directory and environment of bash are
   * in it then, and not those of the program.
   */
  readonly preamble?: (shell: ShellStart) => Buffer;
  /** `/tmp` and the home folder are made for each shell, and gone with it. */
  readonly privateFolders?: boolean;
}

export interface ShellStart {
  /** See `thawSubroutines`; empty for none. */
  readonly thawFile: string;
  readonly words: readonly string[];
  readonly directory: string;
  readonly environment: { readonly [name: string]: string };
}

/**
 * Perl: `hold_thaw` opens the file that thaws the processes of the session, `thaw` does it. Whoever owns the session freezes them for a
 * moment before it kills any; should it die in that moment, they could not die themselves, and would be waited for without end. The file
 * is opened before it goes out of reach. `freezer.state` is of version 1 of control groups, `cgroup.freeze` of version 2 (cgroups(7)).
 */
export const thawSubroutines = String.raw`
my ($thaw_file, $thaw_word);
sub hold_thaw {
  my $path = shift;
  return if !defined $path || $path eq "";
  $thaw_word = $path =~ m{/freezer\.state$} ? "THAWED" : "0";
  open($thaw_file, "+<", $path) or undef $thaw_file;
}
sub thaw { syswrite($thaw_file, $thaw_word) if $thaw_file }
`;

/** Perl: `family` gives all descendants, `end_all` ends them; `$shell` is the child that leads a process group of its own. */
export const familySubroutines = String.raw`
sub family {
  my (%children, @found);
  opendir(my $proc, "/proc") or return;
  for my $pid (grep { /^\d+$/ } readdir $proc) {
    open(my $file, "<", "/proc/$pid/stat") or next;
    my $stat = <$file>;
    defined $stat and $stat =~ /.*\) (\S) (\d+)/s and $1 ne "Z" and push @{ $children{$2} }, $pid;
  }
  my @waiting = ($$);
  while (defined(my $parent = shift @waiting)) {
    push @found, @{ $children{$parent} || [] };
    push @waiting, @{ $children{$parent} || [] };
  }
  return @found;
}
sub end_all {
  kill "KILL", -$shell if $shell;
  while (my @left = family()) {
    kill "KILL", @left;
    thaw();
    1 while waitpid(-1, 1) > 0;
    select(undef, undef, undef, 0.001);
  }
}
`;

/**
 * Keeps bash's whole family together where no sandbox does. It becomes the reaper of orphans, so that a process which leaves its parent
 * becomes its child; when bash ends it kills what is left and ends with bash's status; when the process that started it dies, it
 * kills everything. In Perl because that is on every Debian and Ubuntu (perl-base is essential there) and can make system calls.
 * There are two of it, one below the other, so that a command which kills its shell's parent sets nobody free.
 * Descriptors that others left open in us are closed: close_range is 436 everywhere, and missing before Linux 5.9 (close_range(2)).
 * prctl is 157 on x86-64 and 167 on arm64; 36 is PR_SET_CHILD_SUBREAPER, 1 is PR_SET_PDEATHSIG (prctl(2)).
 */
const supervisorProgram = String.raw`
my ($prctl, $owner, $thaw_path, @bash) = @ARGV;
my $shell;
${thawSubroutines}${familySubroutines}$SIG{TERM} = sub { end_all(); exit 143 };
$SIG{INT} = $SIG{HUP} = "IGNORE";
syscall(436, 3, 4294967295, 0);
hold_thaw($thaw_path);
sub keep {
  my ($owner, $start) = @_;
  syscall($prctl, 36, 1, 0, 0, 0);
  syscall($prctl, 1, 15, 0, 0, 0);
  exit 143 if getppid() != $owner;
  $shell = fork();
  exit 126 unless defined $shell;
  $start->() if $shell == 0;
  close STDIN; close STDOUT; close STDERR;
  my ($ended, $status);
  do { $ended = waitpid(-1, 0); $status = $?; } until $ended == $shell || $ended < 0;
  end_all();
  exit($status & 127 ? 128 + ($status & 127) : $status >> 8);
}
my $outer = $$;
keep($owner, sub {
  keep($outer, sub {
    $SIG{$_} = "DEFAULT" for qw(TERM INT HUP);
    setpgrp(0, 0);
    exec { $bash[0] } @bash or exit 127;
  });
});
`;

const prctlNumbers: { readonly [architecture: string]: number } = { x64: 157, arm64: 167 };

/** The launcher for a session without a sandbox: the supervisor where Perl is there, else none. `ownerPid` is the process to die with. */
export function plainLauncher(ownerPid: number): Launcher | null {
  const perl = ["/usr/bin/perl", "/bin/perl", "/usr/local/bin/perl"].find(isExecutable);
  const prctl = prctlNumbers[process.arch];
  if (perl === undefined || prctl === undefined) return null;
  return {
    command: perl,
    arguments: ["-e", supervisorProgram, "--", String(prctl), String(ownerPid)],
    orphans: "reaped",
  };
}

/** Whether there is a file that this process may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
