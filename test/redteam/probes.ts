/**
 * What a hostile command would try. Each is a bash text that prints HIT when it has got what it wanted; it cleans up after itself where that could
 * be outside of its own folders, changes no setting of the machine, and is bounded by itself.
 */
export interface Probe {
  readonly name: string;
  readonly group: "identity" | "secrets" | "persistence" | "resources" | "network";
  readonly text: string;
  /**
   * Where the same text must print HIT, so that it is known to work: `user` and `root` without a sandbox, or nowhere on this kind of
   * machine, with the reason.
   */
  readonly control?: "root" | { readonly none: string };
  /** A file, from the folder of all, and what is in it on the disk afterwards when the probe got what it wanted. */
  readonly trace?: { readonly path: string; readonly text: string };
  /** Levels at which it is known to succeed, which docs/security.md says. */
  readonly open?: readonly "uiddrop"[];
}

/** Canaries, and where they are: see `run.ts`. */
export const canary = "canary7f3a";
const pattern = canary.replace(/.$/, "[$&]");

const hitIf = (test: string): string => `if ${test}; then echo HIT; fi`;
const perl = (program: string): string => `perl -e '${program}'`;
/** A system call with numbers for x86-64, arm64 or both; HIT when it does not fail by the errors given. */
const call = (numbers: readonly [number, number], given: string, refusals = "1|38"): string =>
  perl(
    `my $n = \`uname -m\` =~ /x86/ ? ${numbers[0]} : ${numbers[1]}; my $r = syscall($n, ${given}); print "HIT\\n" unless $r == -1 && ($!+0) =~ /^(${refusals})$/;`,
  );
const canWrite = (path: string): string => hitIf(`( : >> ${path} ) 2>/dev/null`);
const makes = (path: string): string => hitIf(`( : > ${path} ) 2>/dev/null && rm -f ${path}`);
const finds = (command: string): string =>
  // Brackets, so that the words of this command are not what is found.
  hitIf(`( ${command} ) 2>/dev/null | grep -a -q '${pattern}'`);
const uiddrop = ["uiddrop"] as const;
const host = "$PLACE";

export const probes: readonly Probe[] = [
  // Identity
  { name: "the user is root", group: "identity", control: "root", text: hitIf("(( EUID == 0 ))") },
  ...["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"].map((set): Probe => ({
    name: `a capability in ${set}`,
    group: "identity",
    control: ["CapInh", "CapAmb"].includes(set)
      ? { none: "empty in every process that was not given one" }
      : "root",
    text: hitIf(`! grep -q '^${set}:[[:space:]]*0*$' /proc/self/status`),
  })),
  {
    name: "new privileges are possible",
    group: "identity",
    text: hitIf("grep -q 'NoNewPrivs:[[:space:]]*0' /proc/self/status"),
  },
  {
    name: "no filter of system calls",
    group: "identity",
    text: hitIf("grep -q 'Seccomp:[[:space:]]*0' /proc/self/status"),
  },
  {
    name: "su",
    group: "identity",
    control: "root",
    text: hitIf("[[ $(su -c 'id -u' < /dev/null 2>/dev/null) == 0 ]]"),
  },
  {
    name: "sudo",
    group: "identity",
    control: "root",
    text: hitIf("[[ $(sudo -n id -u 2>/dev/null) == 0 ]]"),
  },
  {
    name: "a set-user-id copy of a shell",
    group: "identity",
    control: { none: "only root could own it" },
    text: "cp /bin/bash s; chmod 4755 s; [[ $(./s -p -c 'echo $EUID') == 0 && $UID != 0 ]] && echo HIT; rm -f s",
  },
  {
    name: "supplementary groups",
    group: "identity",
    control: { none: "a test user has none" },
    text: hitIf("[[ $(id -G) == *' '* ]]"),
  },
  {
    name: "a kernel setting, by its own value",
    group: "identity",
    control: "root",
    text: "f=/proc/sys/kernel/printk_ratelimit; read -r v < $f; if ( echo $v > $f ) 2>/dev/null; then echo HIT; fi",
  },
  {
    name: "core_pattern, by its own value",
    group: "identity",
    control: "root",
    text: "f=/proc/sys/kernel/core_pattern; v=$(cat $f); if ( printf '%s' \"$v\" > $f ) 2>/dev/null; then echo HIT; fi",
  },
  {
    name: "sysrq-trigger can be opened",
    group: "identity",
    control: { none: "not in every kernel" },
    text: hitIf("[[ -w /proc/sysrq-trigger ]] && ( exec 3> /proc/sysrq-trigger ) 2>/dev/null"),
  },
  {
    name: "/proc/kcore can be read",
    group: "identity",
    control: { none: "not in every kernel" },
    text: hitIf("head -c 4 /proc/kcore 2>/dev/null | grep -q ELF"),
  },
  {
    name: "the kernel's log",
    group: "identity",
    control: "root",
    text: hitIf("dmesg >/dev/null 2>&1"),
  },
  {
    name: "a control group of one's own",
    group: "identity",
    control: "root",
    text: "for d in /sys/fs/cgroup /sys/fs/cgroup/memory /sys/fs/cgroup/unified; do if mkdir $d/redteam-canary 2>/dev/null; then rmdir $d/redteam-canary; echo HIT; fi; done",
  },
  { name: "unshare -Ur", group: "identity", text: hitIf("unshare -Ur true 2>/dev/null") },
  {
    name: "a mount in a namespace of one's own",
    group: "identity",
    text: hitIf("unshare -Urm mount -t tmpfs none /mnt 2>/dev/null"),
  },
  {
    name: "mount",
    group: "identity",
    control: "root",
    text: hitIf("unshare -m mount -t tmpfs none /mnt 2>/dev/null"),
  },
  {
    name: "remount of the root folder",
    group: "identity",
    control: "root",
    text: hitIf("unshare -m mount -o remount,bind,rw / 2>/dev/null"),
  },
  {
    name: "nested bubblewrap",
    group: "identity",
    text: hitIf(
      "bwrap --ro-bind / / true 2>/dev/null || { ! command -v bwrap >/dev/null && unshare -Ur true 2>/dev/null; }",
    ),
  },
  { name: "chroot", group: "identity", control: "root", text: hitIf("chroot / true 2>/dev/null") },
  {
    name: "setns into the program that runs us",
    group: "identity",
    control: "root",
    text: hitIf("nsenter -t $NODE_PID -u true 2>/dev/null"),
  },
  {
    name: "ptrace of a child",
    group: "identity",
    text: perl(
      'my $n = `uname -m` =~ /x86/ ? 101 : 117; my $p = fork() // die; if (!$p) { sleep 2; exit } my $r = syscall($n, 16, $p, 0, 0); print "HIT\\n" if $r == 0; kill 9, $p;',
    ),
  },
  {
    name: "memory of another process",
    group: "identity",
    text: call([310, 270], "$$, 0, 0, 0, 0, 0"),
  },
  { name: "bpf", group: "identity", control: "root", text: call([321, 280], "9999, 0, 0") },
  { name: "io_uring", group: "identity", text: call([425, 425], "0, 0") },
  { name: "userfaultfd", group: "identity", text: call([323, 282], "0x40000001") },
  {
    name: "perf_event_open",
    group: "identity",
    text: call([298, 241], "0, 0, -1, -1, 0x100", "1|13"),
  },
  {
    name: "a key in the kernel's keyring",
    group: "identity",
    text: call([250, 219], "9999, 0, 0, 0, 0"),
  },
  {
    name: "open_by_handle_at",
    group: "identity",
    control: "root",
    text: call([304, 265], "-1, 0, 0"),
  },
  { name: "personality that maps page zero", group: "identity", text: call([135, 92], "0x100000") },
  {
    name: "typing into a terminal (TIOCSTI)",
    group: "identity",
    text: call([16, 29], "0, 0x5412, 0"),
  },
  {
    name: "more processes than the session's own",
    group: "identity",
    open: uiddrop,
    text: hitIf("(( $(ls -d /proc/[0-9]* | wc -l) > 20 ))"),
  },
  {
    name: "a process of the host by name",
    group: "identity",
    open: uiddrop,
    text: hitIf("cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -q session-drive[r]"),
  },
  {
    name: "a signal to the program that runs us",
    group: "identity",
    text: hitIf("kill -0 $NODE_PID 2>/dev/null"),
  },
  ...["vda", "sda", "mem", "kmsg", "port", "fuse", "kvm", "net/tun", "loop-control"].map(
    (device): Probe => ({
      name: `the device /dev/${device}`,
      group: "identity",
      open: uiddrop,
      ...(device === "kmsg"
        ? { control: "root" as const }
        : { control: { none: "not on every machine" } }),
      text: hitIf(`[[ -r /dev/${device} || -w /dev/${device} ]]`),
    }),
  ),
  {
    name: "making a device",
    group: "identity",
    control: "root",
    text: "mknod d b 1 0 2>/dev/null && echo HIT; rm -f d",
  },
  {
    name: "a descriptor of the host",
    group: "identity",
    control: { none: "node leaves none open" },
    text: hitIf(
      "ls -l /proc/self/fd /proc/1/fd /proc/$PPID/fd 2>/dev/null | grep -q -- '/temp/\\|audit'",
    ),
  },
  {
    name: "memory of the parent",
    group: "identity",
    control: "root",
    text: hitIf("( exec 3<> /proc/$PPID/mem ) 2>/dev/null"),
  },

  // Secrets
  {
    name: "env",
    group: "secrets",
    control: { none: "the environment is built from nothing without a sandbox too" },
    text: finds("env; export -p; compgen -v"),
  },
  { name: "environments of processes", group: "secrets", text: finds("cat /proc/[0-9]*/environ") },
  {
    name: "command lines of processes",
    group: "secrets",
    control: { none: "there is none with a secret" },
    text: finds("cat /proc/[0-9]*/cmdline"),
  },
  {
    name: "memory of node",
    group: "secrets",
    text: hitIf("( exec 3< /proc/$NODE_PID/mem ) 2>/dev/null"),
  },
  {
    name: "the runner's temporary folder",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_temp/*`),
  },
  {
    name: "checkout's token, version 6",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_temp/git-credentials-1.config`),
  },
  {
    name: "checkout's token, before version 6",
    group: "secrets",
    open: uiddrop,
    text: finds("git config --local --list; cat .git/config"),
  },
  {
    name: "checkout's token in a submodule",
    group: "secrets",
    open: uiddrop,
    text: finds("cat .git/modules/lib/config"),
  },
  {
    name: "a cloud's credentials in the workspace",
    group: "secrets",
    open: uiddrop,
    text: finds(
      "f=gha-creds-0.json; cat $f; ln $f creds.2; cat creds.2; mv $f creds.1; cat creds.1",
    ),
  },
  {
    name: "a file of the runner's commands",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_temp/_runner_file_commands/*`),
  },
  ...[
    ".npmrc",
    ".docker/config.json",
    ".ssh/id_ed25519",
    ".aws/credentials",
    ".cargo/credentials.toml",
    ".config/gh/hosts.yml",
    ".netrc",
    ".git-credentials",
    ".kube/config",
    ".gnupg/key",
    ".bash_history",
  ].map((file): Probe => ({
    name: `~/${file}`,
    group: "secrets",
    open: uiddrop,
    text: finds(`cat "$REAL_HOME/${file}" ~/${file}`),
  })),
  {
    name: "another user's home",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/other-home/.npmrc`),
  },
  {
    name: "another action",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_actions/other/index.js`),
  },
  {
    name: "this program's folder",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_actions/bash-agent/dist/main.js`),
  },
  {
    name: "another job's checkout",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/other/file`),
  },
  {
    name: "the records of another run",
    group: "secrets",
    open: uiddrop,
    text: finds(`cat ${host}/work/_temp/old-record/audit.jsonl`),
  },
  {
    name: "grep over the runner's folders",
    group: "secrets",
    open: uiddrop,
    text: finds(
      `timeout 20 grep -r -a -h -s -o '${pattern}' ${host}/work ${host}/other-home "$REAL_HOME" --exclude-dir=workspace`,
    ),
  },
  {
    name: "grep over /proc",
    group: "secrets",
    text: finds(
      `timeout 20 grep -a -h -s -o '${pattern}' /proc/[0-9]*/environ /proc/[0-9]*/cmdline`,
    ),
  },
  {
    name: "/etc/shadow",
    group: "secrets",
    control: "root",
    text: hitIf("head -c 4 /etc/shadow 2>/dev/null | grep -q ."),
  },
  {
    name: "the host's temporary folder",
    group: "secrets",
    open: uiddrop,
    text: finds("cat /tmp/redteam-canary-*"),
  },
  {
    name: "the host's shared memory",
    group: "secrets",
    open: uiddrop,
    text: finds("cat /dev/shm/redteam-canary-*"),
  },
  {
    name: "/run has anything",
    group: "secrets",
    open: uiddrop,
    text: hitIf("ls -A /run | grep -q ."),
  },
  {
    name: "/root has anything but tools",
    group: "secrets",
    control: "root",
    text: hitIf("[[ -r /root/.profile || -r /root/.bashrc ]]"),
  },

  // Persistence
  ...["hooks/pre-commit", "hooks/post-checkout", "config", "commondir", "config.worktree"].map(
    (file): Probe => ({
      name: `.git/${file}`,
      group: "persistence",
      open: uiddrop,
      text:
        file === "config.worktree"
          ? "git config extensions.worktreeConfig true 2>/dev/null && echo HIT"
          : `cp .git/${file} keep 2>/dev/null; ${hitIf(`( echo x >> .git/${file} ) 2>/dev/null`)}; if [[ -e keep ]]; then cat keep > .git/${file} 2>/dev/null; rm keep; else rm -f .git/${file} 2>/dev/null; fi`,
    }),
  ),
  {
    name: "mv .git x; mkdir -p .git/hooks",
    group: "persistence",
    open: uiddrop,
    text: "mv .git x 2>/dev/null && mkdir -p .git/hooks && echo HIT; [[ -d x ]] && rm -rf .git && mv x .git; true",
  },
  {
    name: "git reads another configuration (commondir)",
    group: "persistence",
    open: uiddrop,
    text: "mkdir -p e; cp -r .git/objects .git/refs .git/config e/; git config -f e/config core.fsmonitor 'touch fsmonitor-ran; false'; ( echo ../e > .git/commondir ) 2>/dev/null; git status >/dev/null 2>&1; [[ -e fsmonitor-ran ]] && echo HIT; rm -rf .git/commondir e fsmonitor-ran 2>/dev/null; true",
  },
  {
    name: "a hook that git runs",
    group: "persistence",
    open: uiddrop,
    text: "( printf '#!/bin/sh\\ntouch hook-ran\\n' > .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit ) 2>/dev/null; git -c user.name=a -c user.email=a@example.invalid commit -q --allow-empty -m x >/dev/null 2>&1; [[ -e hook-ran ]] && echo HIT; rm -f hook-ran .git/hooks/pre-commit 2>/dev/null; true",
  },
  {
    name: "a hook of a submodule",
    group: "persistence",
    open: uiddrop,
    text: makes(".git/modules/lib/hooks/post-checkout"),
  },
  {
    name: "mv of a submodule's folder",
    group: "persistence",
    open: uiddrop,
    text: "mv .git/modules m 2>/dev/null && echo HIT && mv m .git/modules; true",
  },
  {
    name: "this program",
    group: "persistence",
    text: canWrite(`${host}/work/_actions/bash-agent/dist/main.js`),
  },
  {
    name: "another action",
    group: "persistence",
    text: canWrite(`${host}/work/_actions/other/index.js`),
  },
  ...["set_env_1", "add_path_1", "set_output_1", "save_state_1", "step_summary_1"].map(
    (file): Probe => ({
      name: `the file of ${file.slice(0, -2)}`,
      group: "persistence",
      text: canWrite(`${host}/work/_temp/_runner_file_commands/${file}`),
    }),
  ),
  {
    name: "a guess at a new file command",
    group: "persistence",
    text: makes(`${host}/work/_temp/_runner_file_commands/guess`),
  },
  { name: "the tool cache", group: "persistence", text: makes(`${host}/tools/node/bin/x`) },
  {
    name: "a tool of the cache",
    group: "persistence",
    text: canWrite(`${host}/tools/node/bin/tool`),
  },
  ...[".bashrc", ".gitconfig", ".ssh/authorized_keys", ".npmrc"].map((file): Probe => ({
    name: `~/${file} of the host, as it is on the disk afterwards`,
    group: "persistence",
    text: `mkdir -p "$REAL_HOME/.ssh"; echo "planted ${file}" >> "$REAL_HOME/${file}"; echo "planted ${file}" >> ~/${file}`,
    trace: { path: `home/${file}`, text: `planted ${file}` },
  })),
  ...[
    "/usr/local/bin",
    "/etc",
    "/etc/profile.d",
    "/opt",
    "/var/lib",
    "/usr/lib",
    "/etc/ld.so.conf.d",
  ].map((folder): Probe => ({
    name: `a file in ${folder}`,
    group: "persistence",
    control: "root",
    text: makes(`${folder}/redteam-canary`),
  })),
  {
    name: "the folder of the records",
    group: "persistence",
    text: `echo planted > ${host}/work/_temp/record/x`,
    trace: { path: "work/_temp/record/x", text: "planted" },
  },
  {
    name: "whole outputs",
    group: "persistence",
    text: makes(`${host}/work/_temp/record/outputs/999.txt`),
  },
  {
    name: "a link in the folder of the FIFOs",
    group: "persistence",

    text: makes(`${host}/work/_temp/record/.scratch/session/x`),
  },
  {
    name: "the host's temporary folder, as it is on the disk afterwards",
    group: "persistence",
    open: uiddrop,
    text: `echo planted > ${host}/../redteam-trace-$CANARY_ID`,
    trace: { path: "../redteam-trace-CANARY_ID", text: "planted" },
  },
  {
    name: "a job of cron",
    group: "persistence",
    control: "root",
    text: makes("/etc/cron.d/redteam-canary"),
  },

  // Resources
  {
    name: "a file over the limit",
    group: "resources",
    control: { none: "the limit is bash's own, with or without a sandbox" },
    text: "( ulimit -f 64; trap '' XFSZ; head -c 1000000 /dev/zero > big ) 2>/dev/null; (( $(stat -c %s big) > 100000 )) && echo HIT; rm -f big",
  },
  {
    name: "200 forks, and the session lives",
    group: "resources",
    control: { none: "shows that the session lives" },
    text: "for ((i = 0; i < 200; i++)); do sleep 0.05 & done; wait; true",
  },
  {
    name: "a private /tmp has a size",
    group: "resources",
    open: uiddrop,
    text: hitIf("[[ $(stat -f -c %T /tmp) != tmpfs ]]"),
  },
  {
    name: "the session's HOME has a size",
    group: "resources",
    open: uiddrop,
    text: hitIf("[[ $(stat -f -c %T ~) != tmpfs ]]"),
  },
  {
    name: "a higher priority",
    group: "resources",
    control: "root",
    text: hitIf("[[ $(nice -n -5 nice 2>/dev/null) == -5 ]]"),
  },

  {
    name: "reading standard input for ever",
    group: "resources",
    control: { none: "the shell has no input without a sandbox either" },
    text: "timeout 2 cat > /dev/null; (( $? == 124 )) && echo HIT; true",
  },

  // Network
  {
    name: "TCP to a service of the host",
    group: "network",
    text: hitIf("( exec 3<> /dev/tcp/127.0.0.1/$PORT ) 2>/dev/null"),
  },
  {
    name: "TCP over IPv6 to the host",
    group: "network",
    text: hitIf("( exec 3<> /dev/tcp/::1/$PORT6 ) 2>/dev/null"),
    control: { none: "not every machine has IPv6" },
  },
  {
    name: "an interface besides loopback",
    group: "network",
    open: uiddrop,
    text: hitIf("(( $(grep -c : /proc/net/dev) > 1 ))"),
  },
  {
    name: "a route",
    group: "network",
    open: uiddrop,
    text: hitIf("(( $(wc -l < /proc/net/route) > 1 ))"),
  },
  {
    name: "UDP to port 53",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 2, 2, 0) or exit; print "HIT\\n" if connect($s, pack_sockaddr_in(53, inet_aton("192.0.2.1")));',
    ),
  },
  {
    name: "the cloud's metadata address",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 2, 2, 0) or exit; print "HIT\\n" if connect($s, pack_sockaddr_in(80, inet_aton("169.254.169.254")));',
    ),
  },
  {
    name: "a raw socket (ICMP)",
    group: "network",
    control: "root",
    text: perl('print "HIT\\n" if socket(my $s, 2, 3, 1);'),
  },
  {
    name: "a packet socket",
    group: "network",
    control: "root",
    text: perl('print "HIT\\n" if socket(my $s, 17, 3, 0);'),
  },
  {
    name: "vsock",
    group: "network",
    text: perl('print "HIT\\n" if socket(my $s, 40, 1, 0) || $! != 97;'),
    control: { none: "not in every kernel" },
  },
  {
    name: "netlink beyond routes",
    group: "network",
    text: perl('print "HIT\\n" if socket(my $s, 16, 3, 15);'),
  },
  {
    name: "a unix socket of the host, in a hidden folder",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 1, 1, 0) or exit; print "HIT\\n" if connect($s, pack_sockaddr_un("$ENV{PLACE}/other-home/s"));',
    ),
  },
  {
    name: "a unix socket of the host, elsewhere",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 1, 1, 0) or exit; print "HIT\\n" if connect($s, pack_sockaddr_un($ENV{HOST_SOCKET}));',
    ),
  },
  {
    name: "a unix socket of the host, in the workspace",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 1, 1, 0) or exit; print "HIT\\n" if connect($s, pack_sockaddr_un("host.sock"));',
    ),
  },
  {
    name: "an abstract unix socket of the host",
    group: "network",
    text: perl(
      'use Socket; socket(my $s, 1, 1, 0) or exit; print "HIT\\n" if connect($s, pack("S a*", 1, "\\0$ENV{ABSTRACT}"));',
    ),
  },
  ...[
    "/var/run/docker.sock",
    "/run/docker.sock",
    "/run/containerd/containerd.sock",
    "/run/dbus/system_bus_socket",
    "/run/systemd/private",
  ].map((path): Probe => ({
    name: path,
    group: "network",
    control: { none: "not on every machine" },
    text: hitIf(`[[ -S ${path} ]]`),
    open: uiddrop,
  })),
];
