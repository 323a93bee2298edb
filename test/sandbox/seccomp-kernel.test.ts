import assert from "node:assert/strict";
import { closeSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { suite, test } from "node:test";
import { openSeccompFilter, seccompLoader } from "./seccomp-loader.ts";
import { seccompFilter } from "../../src/sandbox/seccomp.ts";
import {
  architecture,
  cannotProbe,
  isProgram,
  normalUser,
  people,
  perl,
  probeProgram,
  probes,
  run,
  underFilter,
  type Person,
} from "./seccomp-probes.ts";

const probing = [perl, "-e", probeProgram];
const expected = probes.map(({ name, expected }) => ({ name, errno: expected }));
const bubblewrap = "bwrap --unshare-all --ro-bind / / --dev /dev --proc /proc".split(" ");

suite("The filter in the kernel", { skip: cannotProbe }, () => {
  for (const person of people) {
    test(`By Perl, as ${person.name}: each probe is judged, and without the filter otherwise`, (context) => {
      const control = results(run([...person.prefix, ...probing]).stdout);
      assert.deepEqual(results(run([...person.prefix, ...underFilter(probing)]).stdout), expected);
      const silent = probes.filter(
        (probe, index) => probe.expected !== 0 && control[index]?.errno === probe.expected,
      );
      context.diagnostic(`refused anyway: ${silent.map(({ name }) => name).join(", ")}`);
      const unexplained = silent.filter(
        ({ control }) => control === undefined || (control === "root" && person.isRoot),
      );
      assert.deepEqual(unexplained, []);
    });

    test(`By bubblewrap, as ${person.name}: the same, and no descriptor stays open`, (context) => {
      if (run([...person.prefix, ...bubblewrap, "true"]).status !== 0) {
        context.skip("no bubblewrap, or it may not make namespaces");
        return;
      }
      assert.deepEqual(results(throughBubblewrap(person, probing)), expected);
      const program = 'opendir D, "/proc/self/fd"; print join " ", sort readdir D';
      const listing = [perl, "-e", program];
      const own = run([...person.prefix, ...listing]).stdout;
      assert.equal(throughBubblewrap(person, listing), own);
    });
  }

  test("Root in a mount namespace of its own can mount, and cannot under the filter", (context) => {
    const inside = ["unshare", "--mount", "--propagation", "private"];
    const mount = ["mount", "-t", "tmpfs", "none", "/mnt"];
    if (run([...inside, ...mount]).status !== 0) {
      context.skip("this takes root");
      return;
    }
    assert.equal(run([...inside, ...underFilter(mount)]).status, 32);
  });

  test("A user namespace can be made, and cannot under the filter", (context) => {
    const make = ["unshare", "--user", "true"];
    const denied = run([...normalUser.prefix, ...underFilter(make)]);
    assert.match(denied.stderr, /Operation not permitted/);
    if (run([...normalUser.prefix, ...make]).status !== 0) context.diagnostic("closed here anyway");
  });

  test("A call by another table ends the process, and the number -1 does not", () => {
    const call = (number: number): readonly string[] => [
      perl,
      "-e",
      `syscall(${number}); print $!+0`,
    ];
    assert.equal(run(underFilter(call(-1))).stdout, String(constants.errno.ENOSYS));
    if (architecture !== "x64") return;
    assert.equal(run(call(0x40000027)).stdout, String(constants.errno.ENOSYS));
    const ended = run(underFilter(["sh", "-c", `${perl} -e 'syscall(0x40000027)'; echo $?`]));
    assert.equal(ended.stdout.trim(), String(128 + constants.signals.SIGSYS));
  });

  test("The kernel takes the filter of the other architecture too, and it lets nothing through", () => {
    const other = architecture === "x64" ? "arm64" : "x64";
    const loader = seccompLoader(architecture, seccompFilter(other, { unixSockets: true }));
    const ended = run(["sh", "-c", '"$@"; echo $?', "sh", perl, ...loader, "echo", "ran"]);
    assert.equal(ended.stdout.trim(), String(128 + constants.signals.SIGSYS));
  });

  test("A 32-bit call ends the process", (context) => {
    if (architecture !== "x64" || !isProgram("/usr/bin/gcc")) {
      context.skip("this takes x64 and gcc");
      return;
    }
    const folder = createFolder(context);
    const source = 'int main(void){int r;asm volatile("int $0x80":"=a"(r):"a"(20));return r<=0;}';
    const build = `echo '${source}' | gcc -xc - -o old`;
    assert.equal(run(["sh", "-c", build], { cwd: folder }).status, 0);
    const call = ["sh", "-c", "./old; echo $?"];
    const old = run(call, { cwd: folder }).stdout.trim();
    assert.ok(old === "0" || old === "139", "the control answers, or the kernel has no such calls");
    assert.equal(run(underFilter(call), { cwd: folder }).stdout.trim(), "159");
  });

  test("A datagram pair cannot be pointed at a path socket of the host", (context) => {
    const folder = createFolder(context);
    const receive = `socket(my $s, 1, 2, 0); bind($s, pack_sockaddr_un("host")) or die;`;
    const send = `socketpair(my $a, my $b, 1, 2, 0) or exit 3; send($a, "canary", 0, pack_sockaddr_un("host"));`;
    const listen = (sender: readonly string[]): string => {
      rmSync(join(folder, "host"), { force: true });
      const program = `use Socket; ${receive} system(@ARGV); recv($s, my $m, 9, 64); print $m // ""; print $? >> 8;`;
      return run([perl, "-e", program, ...sender], { cwd: folder }).stdout;
    };
    const sender = [perl, "-e", `use Socket; ${send}`];
    assert.equal(listen(sender), "canary0");
    assert.equal(listen(underFilter(sender)), "3");
    assert.equal(listen(underFilter(sender, true)), "canary0");
  });
});

suite("The loader", { skip: cannotProbe }, () => {
  test("Becomes the command: its arguments, status and signals, with no new privileges", () => {
    const words = ["sh", "-c", 'printf "%s|" "$@"; exit 7', "name", "a b", "", "é\n"];
    const { status, stdout } = run(underFilter(words));
    assert.deepEqual({ status, stdout }, { status: 7, stdout: "a b||é\n|" });
    const state = ["grep", "-E", "^(SigIgn|SigBlk|NoNewPrivs|Seccomp):", "/proc/self/status"];
    const before = run(state).stdout;
    const after = run(underFilter(state)).stdout;
    assert.match(before, /NoNewPrivs:\t[01]\nSeccomp:\t[02]/);
    assert.equal(
      after,
      before.replace(/NoNewPrivs:\t\d/, "NoNewPrivs:\t1").replace(/Seccomp:\t\d/, "Seccomp:\t2"),
    );
  });

  test("Does not run the command when the kernel takes no such filter", () => {
    const broken = Buffer.from("2000000000000000", "hex");
    const { status, stdout, stderr } = run([
      perl,
      ...seccompLoader(architecture, broken),
      "echo",
      "ran",
    ]);
    assert.deepEqual({ status, stdout }, { status: 125, stdout: "" });
    assert.match(stderr, /^seccomp: the filter was not installed: /);
  });

  test("Says so when the command is not there", () => {
    const { status, stderr } = run(underFilter(["/nonexistent-place"]));
    assert.equal(status, 127);
    assert.match(stderr, /^seccomp: \/nonexistent-place was not started: No such file/);
  });

  test("Leaves no file of the filter behind", (context) => {
    const folder = createFolder(context);
    const place = join(folder, "place");
    mkdirSync(place);
    closeSync(openSeccompFilter(seccompFilter(architecture, { unixSockets: false }), place));
    assert.deepEqual(readdirSync(place), []);
  });
});

function throughBubblewrap(person: Person, command: readonly string[]): string {
  const filter = seccompFilter(architecture, { unixSockets: false });
  const descriptor = openSeccompFilter(filter, tmpdir());
  try {
    const words = [...person.prefix, ...bubblewrap, "--seccomp", "3", ...command];
    const { stdout, stderr } = run(words, { descriptor });
    assert.equal(stderr, "");
    return stdout;
  } finally {
    closeSync(descriptor);
  }
}

function results(stdout: string): readonly { readonly name: string; readonly errno: number }[] {
  const lines = stdout.trim().split("\n");
  assert.equal(lines.length, probes.length);
  return probes.map(({ name }, index) => ({ name, errno: Number(lines[index]) }));
}

function createFolder(context: { readonly after: (cleanup: () => void) => void }): string {
  const folder = mkdtempSync(join(tmpdir(), "seccomp-test-"));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
