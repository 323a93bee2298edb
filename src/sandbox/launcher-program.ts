import { familySubroutines, thawSubroutines } from "../shell/supervisor.ts";
import { relaySubroutines } from "./network-relay.ts";

/**
 * The program that makes the sandbox, becomes its first process and starts bash in it. In Perl, because that is on every Debian and
 * Ubuntu (perl-base is essential there) and can make any system call: so nothing has to be installed, and it is the same on a runner
 * with user namespaces, as root, and through sudo, which passes no descriptors but the first three.
 *
 * What is to be done comes by standard input before the script of bash: the length in decimal and a newline, then fields that are
 * separated by NUL, each `key=value` (see plan.ts), in the order in which they take effect. So neither the environment of the shell nor
 * anything of the task stands in an argument list.
 *
 * Three processes: the outermost waits and kills the rest when the one who started it is gone (the other end of standard error closes);
 * the first one of the new process namespace makes the mounts and drops all rights, and its end is the end of all; the third becomes
 * bash. Without namespaces there are two: the one that waits, and finds all that descends from the other, which becomes bash. Errors
 * are one line on standard error, `sandbox: what: why`, and exit status 125.
 *
 * Flags: unshare(2), open_tree(2), move_mount(2), mount_setattr(2),
 * prctl(2), capset(2), seccomp(2), netdevice(7).
 */
export const launcherProgram = String.raw`
use strict;
my (%number, $shell);
${thawSubroutines}${familySubroutines}

sub fail { print STDERR "sandbox: $_[0]: $!\n"; exit 125 }
sub call {
  my ($name, $what, @words) = @_;
  my $answer = syscall($number{$name}, @words);
  fail("$name $what") if $answer == -1;
  return $answer;
}

sub read_exactly {
  my ($count, $text) = (shift, "");
  while (length $text < $count) { sysread(STDIN, $text, $count - length $text, length $text) or fail("plan") }
  return $text;
}
# Nothing but the first three descriptors may get in, whatever the one who started this has left open.
sub close_others {
  opendir(my $folder, "/proc/self/fd") or return;
  syscall($number{close}, $_ + 0) for grep { /^\d+$/ && $_ > 2 && $_ != fileno $folder } readdir $folder;
}
my $length = "";
while ((my $digit = read_exactly(1)) ne "\n") { $length .= $digit }
my (%one, @steps, @words, %environment);
for my $field (split /\0/, read_exactly($length)) {
  my ($key, $value) = split /=/, $field, 2;
  if ($key eq "env") { my ($name, $text) = split /=/, $value, 2; $environment{$name} = $text }
  elsif ($key eq "arg") { push @words, $value }
  elsif ($key eq "call") { my ($name, $call) = split /=/, $value, 2; $number{$name} = $call }
  elsif ($key =~ /^(mode|uid|gid|net|proxy|port|filter|directory|map|thaw)$/) { $one{$key} = $value }
  else { push @steps, [$key, $value] }
}
close_others();
hold_thaw($one{thaw});
my ($uid, $gid) = ($one{uid} + 0, $one{gid} + 0);
my $here = -100;
my $has_namespaces = $one{mode} eq "userns" || $one{mode} eq "rootdrop";

sub mount_new { my ($type, $place, $flags, $data) = @_; call("mount", "$type on $place", $type, $place, $type, $flags + 0, $data) }
sub copy_tree { my $path = shift; return call("open_tree", $path, $here, $path, 0x1 | 0x8000 | 0x80000) }
sub put_tree { my ($tree, $path, $empty) = (@_, ""); call("move_mount", $path, $tree, $empty, $here, $path, 0x4) }
sub set_flags {
  my ($tree, $path, $flags) = @_;
  my $attributes = pack("Q4", $flags, 0, 0, 0);
  call("mount_setattr", $path, $tree, $path, 0x8000 | ($path eq "" ? 0x1000 : 0), $attributes, 32);
}
sub show_as_own {
  my ($tree, $path, $mapping) = @_;
  my ($nothing, $attributes) = ("", pack("Q4", 0x100000, 0, 0, fileno $mapping));
  return if syscall($number{mount_setattr}, $tree, $nothing, 0x9000, $attributes, 32) == 0;
  fail("$path cannot be shown as the session's own (idmapped mount) on this file system; give it to a user who is not root, or run the job as one");
}
sub make_place {
  my ($path, $is_directory) = @_;
  my @parts = grep { $_ ne "" } split m{/}, $path;
  my $last = pop @parts;
  my $place = "";
  for (@parts) { $place .= "/$_"; mkdir $place, 0755 }
  if ($is_directory) { mkdir "$place/$last", 0755 } elsif (!-e "$place/$last") { open(my $file, ">", "$place/$last") }
}
my ($read_only, $no_suid, $no_device, $no_exec) = (1, 2, 4, 8);

# A user namespace whose only use is to show files of root, on the disk, as files of the session's user, and back.
sub mapping_namespace {
  pipe(my $go, my $tell_go); pipe(my $ready, my $tell_ready);
  my $child = fork() // fail("fork");
  if (!$child) { close $tell_go; close $ready; call("unshare", "user", 0x10000000); syswrite($tell_ready, "x"); sysread($go, my $byte, 1); exit 0 }
  close $tell_ready; sysread($ready, my $byte, 1) or exit 125;
  for (["uid_map", $uid], ["gid_map", $gid]) {
    my ($file, $id) = @$_;
    open(my $map, ">", "/proc/$child/$file") or fail($file);
    syswrite($map, "0 $id 1\n1 1 " . ($id - 1) . "\n" . ($id + 1) . " " . ($id + 1) . " " . (4294967294 - $id) . "\n") or fail($file);
  }
  open(my $namespace, "<", "/proc/$child/ns/user") or fail("mapping");
  close $tell_go; waitpid($child, 0);
  return $namespace;
}

# Tests start servers on the loopback address.
sub raise_loopback {
  socket(my $socket, 2, 2, 0) or fail("loopback");
  my $request = pack("a16 s x22", "lo", 0x41);
  ioctl($socket, 0x8914, $request) or fail("loopback");
}

sub enter_user_namespace {
  my ($user, $group) = ($<, (split / /, $()[0]);
  call("unshare", "user namespace", 0x10000000);
  for (["setgroups", "deny"], ["uid_map", "$uid $user 1"], ["gid_map", "$gid $group 1"]) {
    open(my $file, ">", "/proc/self/$_->[0]") or fail($_->[0]);
    syswrite($file, $_->[1]) or fail($_->[0]);
  }
}

sub make_mounts {
  my $mapping = shift;
  my $none = "none"; my $root = "/";
  call("mount", "private", $none, $root, $none, 0x4000 | 0x40000, $none);
  my %device = map { $_ => copy_tree("/dev/$_") } qw(null zero full random urandom);
  my %tree;
  for (grep { $_->[0] =~ /^(ro|own|mine|from)$/ && -e $_->[1] } @steps) {
    my ($key, $path) = @$_;
    my $tree = copy_tree($path);
    show_as_own($tree, $path, $mapping) if $mapping && ($key =~ /^(mine|from)$/ || $key eq "own" && $one{map} eq "all");
    set_flags($tree, "", $no_suid | $no_device | ($key eq "own" ? 0 : $read_only));
    $tree{$path} = [$tree, -d $path];
  }
  set_flags($here, "/", $read_only | $no_suid | $no_device);
  mount_new("tmpfs", "/dev", 2, "mode=755,size=64k");
  for (sort keys %device) { make_place("/dev/$_", 0); put_tree($device{$_}, "/dev/$_") }
  symlink("/proc/self/fd", "/dev/fd");
  symlink("/proc/self/fd/$_->[0]", "/dev/$_->[1]") for ([0, "stdin"], [1, "stdout"], [2, "stderr"]);
  mkdir "/dev/shm"; mount_new("tmpfs", "/dev/shm", 2 | 4, "mode=1777,size=256m");
  mkdir "/dev/pts"; mount_new("devpts", "/dev/pts", 2 | 8, "newinstance,ptmxmode=0666,mode=620"); symlink("pts/ptmx", "/dev/ptmx");
  mount_new("proc", "/proc", 2 | 4 | 8, "");
  take_step($_, \%tree) for @steps;
  close_hidden();
}

# In a user namespace they are the session's own: what it wrote there would seem to be kept. Not what was mounted on them later.
sub close_hidden {
  my %shown = map { $_->[1] => 1 } grep { $_->[0] =~ /^(tmp|home|own|mine|ro)$/ } @steps;
  for (grep { $_->[0] eq "hide" && -d $_->[1] && !$shown{$_->[1]} } @steps) {
    my ($path, $attributes) = ($_->[1], pack("Q4", $read_only, 0, 0, 0));
    # Fails where the folder is no mount any more, since one around it was hidden after it.
    syscall($number{mount_setattr}, $here, $path, 0, $attributes, 32);
  }
}

my ($cover, $twin);
sub take_step {
  my ($key, $path, $tree) = (@{ shift @_ }, @_);
  if ($key eq "from") { $cover = delete $tree->{$path} or fail("$path is missing"); return }
  if ($key eq "cover") { put_tree($cover->[0], $path); return }
  if ($key eq "twin") { $twin = copy_tree($path); return }
  if ($key eq "at") { make_place($path, 1); put_tree($twin, $path); return }
  if ($key eq "hide") { mount_new("tmpfs", $path, 2 | 4, "mode=755,size=16m") if -d $path }
  elsif ($key eq "tmp") { mount_new("tmpfs", $path, 2 | 4, "mode=1777,size=25%") if -d $path }
  elsif ($key eq "home") { make_place($path, 1); mount_new("tmpfs", $path, 2 | 4, "mode=700,uid=$uid,gid=$gid,size=25%") }
  elsif ($key =~ /^(ro|own|mine)$/) {
    my $copy = delete $tree->{$path} or return;
    make_place($path, $copy->[1]);
    put_tree($copy->[0], $path);
  }
  elsif (-e $path) {
    my $copy = copy_tree($key eq "blank" ? "/dev/null" : $path);
    set_flags($copy, "", $read_only) if $key eq "lock";
    put_tree($copy, $path);
  }
}

sub drop_rights {
  syscall($number{prctl}, 24, $_, 0, 0, 0) for 0 .. 63;
  if ($one{mode} ne "userns") {
    call("setgroups", "none", 0, 0) if $> == 0;
    call("setresgid", $gid, $gid, $gid, $gid); call("setresuid", $uid, $uid, $uid, $uid);
  }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  my ($header, $sets) = (pack("L2", 0x20080522, 0), pack("L6", (0) x 6));
  call("capset", "none", $header, $sets);
  call("prctl", "no new privileges", 38, 1, 0, 0, 0);
  syscall($number{prctl}, 1, 9, 0, 0, 0);
}

sub load_filter {
  my $code = pack("H*", $one{filter});
  my $program = pack("S x6 P", length($code) / 8, $code);
  call("seccomp", "filter", 1, 0, $program);
}

${relaySubroutines}
# Waits for a process; in the meantime the one at the other end of standard error may be gone, and then so is all of this.
sub wait_for {
  my ($child, $end) = @_;
  $SIG{CHLD} = sub { };
  $SIG{TERM} = sub { $end->() };
  for (;;) {
    my $ended = waitpid($child, 1);
    return $? if $ended == $child || $ended < 0;
    # No event is asked for, so only the end of the other side is told; it closes its half for writing long before.
    my ($watched, $patience) = (pack("l s2", 2, 0, 0), pack("q2", 0, 50_000_000));
    $end->() if syscall($number{ppoll}, $watched, 1, $patience, 0, 8) > 0;
  }
}
sub exit_like { my $status = shift; exit($status & 127 ? 128 + ($status & 127) : $status >> 8) }

$SIG{INT} = $SIG{HUP} = "IGNORE";
# Made first: afterwards process ids are not those of the /proc that is still there.
my $mapping = $one{map} ? mapping_namespace() : undef;
enter_user_namespace() if $one{mode} eq "userns";
if ($has_namespaces) {
  start_relay($one{port}) if $one{net} eq "proxy";
  call("unshare", "namespaces", 0x20000 | 0x20000000 | 0x8000000 | 0x4000000 | ($one{net} eq "none" ? 0x40000000 : 0));
  my $first = fork() // fail("fork");
  if ($first) {
    close STDIN; close STDOUT;
    exit_like(wait_for($first, sub { kill "KILL", $first; thaw() }));
  }
  # Only for the one outside.
  undef $thaw_file;
  raise_loopback() if $one{net} ne "host";
  make_mounts($mapping);
}
call("prctl", "reaper of orphans", 36, 1, 0, 0, 0) unless $has_namespaces;
# With namespaces, the end of the first process is the end of all; without, this one stays root, so that it is safe from the session.
drop_rights() if $has_namespaces;
$shell = fork() // fail("fork");
if (!$shell) {
  drop_rights() unless $has_namespaces;
  my $directory = $one{directory};
  $directory =~ s{/[^/]*$}{} until chdir($directory eq "" ? "/" : $directory) || $directory eq "";
  load_filter() if $one{filter};
  $SIG{$_} = "DEFAULT" for qw(INT HUP);
  setpgrp(0, 0);
  %ENV = %environment;
  exec { $words[0] } @words or fail($words[0]);
}
# Of the same user as what runs here, so that without this its memory could be written.
call("prctl", "not dumpable", 4, 0, 0, 0, 0);
close STDIN; close STDOUT;
if (!$has_namespaces) {
  my $status = wait_for($shell, sub { end_all(); exit 143 });
  end_all();
  exit_like($status);
}
my ($ended, $status);
do { $ended = waitpid(-1, 0); $status = $? } until $ended == $shell || $ended < 0;
exit_like($status);
`;
