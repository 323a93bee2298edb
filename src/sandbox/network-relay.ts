/**
 * Perl, for the launcher: the way from the session's network namespace to the proxy. Before the other namespaces are made, the launcher
 * makes the one of the network, brings up its loopback interface and listens there; then it forks the relay, which hands each
 * connection on to the proxy's socket. That is a file, so it can be reached from any network, and the relay has no more network than
 * the session. Nothing is passed between processes and the filter of the session stays as it is.
 *
 * The relay is outside of the session's process namespace, where nothing of the session can see or signal it. It keeps no rights, is
 * under the session's filter, and dies with the launcher.
 *
 * Numbers of families and flags are those of x86-64 and arm64.
 */
export const relaySubroutines = String.raw`
my $most_relayed = 256;
my %end;

sub start_relay {
  my $port = shift;
  call("unshare", "network", 0x40000000);
  raise_loopback();
  socket(my $listener, 2, 1, 0) or fail("socket");
  bind($listener, pack("S n C4 x8", 2, $port, 127, 0, 0, 1)) && listen($listener, 128) or fail("relay");
  my $launcher = $$;
  my $relay = fork() // fail("fork");
  return if $relay;
  chdir($one{proxy}) or fail("proxy");
  open(STDIN, "<", "/dev/null"); open(STDOUT, ">", "/dev/null");
  drop_rights();
  exit 0 if getppid() != $launcher;
  call("prctl", "not dumpable", 4, 0, 0, 0, 0);
  load_filter() if $one{filter};
  open(STDERR, ">", "/dev/null");
  $SIG{PIPE} = "IGNORE";
  do_not_wait($listener);
  for (;;) { relay_once($listener) }
}

sub do_not_wait { fcntl($_[0], 4, 0x800) or exit 1 }

# Of an end: its socket, the end on the other side, what is still to be written to it, whether it will say no more (done), and whether it
# hears no more (deaf).
sub relay_once {
  my $listener = shift;
  my ($readable, $writable) = ("", "");
  vec($readable, fileno $listener, 1) = 1 if keys %end < 2 * $most_relayed;
  for my $number (keys %end) {
    my $end = $end{$number};
    # Nothing more is read than the other side takes.
    vec($readable, $number, 1) = 1 unless $end->{done} || length $end->{other}{left};
    vec($writable, $number, 1) = 1 if length $end->{left};
  }
  return if select($readable, $writable, undef, undef) < 1;
  for my $number (keys %end) {
    write_left($end{$number}) if $end{$number} && vec($writable, $number, 1);
    read_more($end{$number}) if $end{$number} && vec($readable, $number, 1);
  }
  accept_one($listener) if vec($readable, fileno $listener, 1);
}

sub accept_one {
  my ($listener, $inner, $outer) = @_;
  return select(undef, undef, undef, 0.05) unless accept($inner, $listener);
  return unless socket($outer, 1, 1, 0) && connect($outer, pack("S Z*", 1, "proxy"));
  do_not_wait($_) for $inner, $outer;
  my ($one, $other) = map +{ socket => $_, left => "", done => 0, deaf => 0 }, $inner, $outer;
  ($one->{other}, $other->{other}) = ($other, $one);
  $end{fileno $_->{socket}} = $_ for $one, $other;
}

sub read_more {
  my $end = shift;
  my $count = sysread($end->{socket}, my $bytes, 65536);
  if (!defined $count) { part($end) unless $!{EAGAIN} || $!{EINTR} }
  elsif ($count > 0) { if (!$end->{other}{deaf}) { $end->{other}{left} = $bytes; write_left($end->{other}) } }
  else {
    $end->{done} = 1;
    shutdown($end->{other}{socket}, 1);
    part($end) if $end->{other}{done};
  }
}

sub write_left {
  my $end = shift;
  my $count = syswrite($end->{socket}, $end->{left});
  if (defined $count) { substr($end->{left}, 0, $count) = "" }
  # What it has said before it went can still be read, such as an answer to half a request.
  elsif (!$!{EAGAIN} && !$!{EINTR}) { $end->{deaf} = 1; $end->{left} = "" }
}

sub part {
  my $end = shift;
  my $other = $end->{other};
  delete $end{fileno $_->{socket}} for $end, $other;
  undef $_->{other} for $end, $other;
  close $_->{socket} for $end, $other;
}
`;
