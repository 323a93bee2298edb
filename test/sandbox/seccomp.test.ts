import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { suite, test } from "node:test";
import * as fc from "fast-check";
import { byRange, encode, returns } from "../../src/sandbox/seccomp-program.ts";
import { seccompFilter } from "../../src/sandbox/seccomp.ts";
import {
  judgedCalls,
  loadingCalls,
  newestReviewedNumber,
  numberOn,
  refusedCalls,
  type SyscallNumbers,
} from "../../src/sandbox/syscall-numbers.ts";
import { nextOf, verdictOf, type Verdict } from "./seccomp-interpreter.ts";

const { EPERM, ENOSYS, EAFNOSUPPORT, EPROTONOSUPPORT } = constants.errno;
const refused = { errno: EPERM };
const missing = { errno: ENOSYS };
const machines = [
  { name: "x64", audit: 0xc000003e, header: "/usr/include/x86_64-linux-gnu/asm/unistd_64.h" },
  { name: "arm64", audit: 0xc00000b7, header: "/usr/include/asm-generic/unistd.h" },
] as const;
const allCalls: { readonly [name: string]: SyscallNumbers } = {
  ...refusedCalls,
  ...judgedCalls,
  ...loadingCalls,
};

const onlyOnX64 = new Set(
  "create_module get_kernel_syms ioperm iopl modify_ldt query_module".split(" "),
);
const mustBeRefused = `
  mount umount2 pivot_root chroot open_tree open_tree_attr move_mount fsopen fsconfig fsmount fspick mount_setattr
  open_by_handle_at name_to_handle_at lookup_dcookie unshare setns ptrace process_vm_readv process_vm_writev kcmp pidfd_getfd bpf
  perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register add_key request_key keyctl modify_ldt kexec_load
  kexec_file_load init_module finit_module delete_module create_module get_kernel_syms query_module settimeofday clock_settime
  adjtimex clock_adjtime sethostname setdomainname iopl ioperm syslog reboot swapon swapoff acct quotactl quotactl_fd nfsservctl
  vhangup`;

for (const { name: architecture, audit, header } of machines) {
  suite(`The filter for ${architecture}`, () => {
    const filter = seccompFilter(architecture, { unixSockets: false });
    const open = seccompFilter(architecture, { unixSockets: true });
    const verdict = (number: number, ...given: readonly (number | bigint)[]): Verdict =>
      verdictOf(filter, { architecture: audit, number, arguments: given.map(BigInt) });
    const numberOf = (numbers: SyscallNumbers): number => {
      const number = numberOn(architecture, numbers);
      assert.ok(number !== null);
      return number;
    };

    test("Refuses every call of the list with EPERM", () => {
      for (const [name, call] of Object.entries<SyscallNumbers>(refusedCalls)) {
        const number = numberOn(architecture, call);
        if (number === null) assert.ok(onlyOnX64.has(name), name);
        else assert.deepEqual(verdict(number), refused, name);
      }
    });

    test("Allows every other number up to the newest known, and knows none above", () => {
      const listed = new Set(
        [...Object.values(refusedCalls), ...Object.values(judgedCalls)].map((call) =>
          numberOn(architecture, call),
        ),
      );
      for (let number = 0; number <= newestReviewedNumber; number += 1)
        if (!listed.has(number)) assert.equal(verdict(number), "allow", String(number));
      for (let number = newestReviewedNumber + 1; number < 5000; number += 1)
        assert.deepEqual(verdict(number), missing);
      assert.deepEqual(verdict(0xffffffff), missing);
    });

    test("Does not care for arguments where they do not decide", () => {
      const judged = new Set(
        Object.values(judgedCalls).map((call) => numberOn(architecture, call)),
      );
      const registers = fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 6 });
      fc.assert(
        fc.property(fc.nat(newestReviewedNumber), registers, (number, given) => {
          if (!judged.has(number)) assert.deepEqual(verdict(number, ...given), verdict(number, 0));
        }),
      );
    });

    test("Kills what comes by another architecture's table", () => {
      for (const other of [
        0x40000003,
        0x40000028,
        0,
        audit === 0xc000003e ? 0xc00000b7 : 0xc000003e,
      ])
        assert.equal(verdictOf(filter, { architecture: other, number: 1 }), "kill");
      const x32 = architecture === "x64" ? "kill" : missing;
      for (const number of [0x40000000, 0x40000027, 0x7fffffff])
        assert.deepEqual(verdict(number), x32);
    });

    test("Lets a process be cloned, but not into a new namespace", () => {
      const clone = numberOf(judgedCalls.clone);
      const threadFlags = 0x003d0f00;
      const forkFlags = 0x01200011;
      assert.equal(verdict(clone, threadFlags), "allow");
      assert.equal(verdict(clone, forkFlags), "allow");
      for (const flag of [17, 25, 26, 27, 28, 29, 30].map((bit) => 2 ** bit))
        assert.deepEqual(verdict(clone, flag + 17), refused);
      assert.deepEqual(verdict(clone, 2n ** 63n + 0x10000011n), refused);
      assert.deepEqual(verdict(numberOf(judgedCalls.clone3)), missing);
    });

    test("Refuses to type into a terminal, whatever the upper half of the register says", () => {
      const ioctl = numberOf(judgedCalls.ioctl);
      for (const request of [0x5412n, 0x541cn])
        for (const upper of [0n, 2n ** 32n, 2n ** 64n - 2n ** 32n])
          assert.deepEqual(verdict(ioctl, 0, upper + request), refused);
      for (const request of [0x5401, 0x5413, 0x541b, 0x5411])
        assert.equal(verdict(ioctl, 0x5412, request, 0x5412), "allow");
    });

    test("Makes no file that gives its owner's rights to whoever starts it", () => {
      const modes = [
        { call: judgedCalls.chmod, at: 1 },
        { call: judgedCalls.fchmod, at: 1 },
        { call: judgedCalls.fchmodat, at: 2 },
        { call: judgedCalls.fchmodat2, at: 2 },
        { call: judgedCalls.creat, at: 1 },
        { call: judgedCalls.mknod, at: 1 },
        { call: judgedCalls.mknodat, at: 2 },
        { call: judgedCalls.open, at: 2, flags: 1 },
        { call: judgedCalls.openat, at: 3, flags: 2 },
      ];
      for (const { call, at, flags } of modes) {
        const number = numberOn(architecture, call);
        if (number === null) continue;
        const asked = (mode: number, creation = 0o100): Verdict => {
          const given = Array.from({ length: 6 }, () => 0);
          given[at] = mode;
          if (flags !== undefined) given[flags] = creation;
          return verdict(number, ...given);
        };
        for (const mode of [0o4755, 0o2755, 0o6000]) assert.deepEqual(asked(mode), refused);
        for (const mode of [0o755, 0o1777, 0]) assert.equal(asked(mode), "allow");
        // Nothing is made, so what stands in the place of the mode means nothing.
        if (flags !== undefined) assert.equal(asked(0o4755, 0), "allow");
      }
      assert.deepEqual(verdict(numberOf(judgedCalls.openat2)), missing);
    });

    test("Allows personalities that only name the machine or fix addresses", () => {
      const personality = numberOf(judgedCalls.personality);
      for (const value of [0, 8, 0x20000, 0x20008, 0x40000, 0x40008, 0xffffffff])
        assert.equal(verdict(personality, value), "allow");
      for (const value of [1, 0x100000, 0x400000, 0x440000, 0x80000000, 0xfffffffe])
        assert.deepEqual(verdict(personality, value), refused);
    });

    test("Allows the internet families and the list of interfaces, and no other family", () => {
      const socket = numberOf(judgedCalls.socket);
      const allowed = new Set([1, 2, 10, 16]);
      for (const family of [2, 10]) assert.equal(verdict(socket, family, 1, 6), "allow");
      assert.equal(verdict(socket, 16, 3, 0), "allow");
      for (const protocol of [4, 6, 12, 15, 16, 21])
        assert.deepEqual(verdict(socket, 16, 3, protocol), { errno: EPROTONOSUPPORT });
      for (let family = 0; family < 64; family += 1)
        if (!allowed.has(family))
          assert.deepEqual(verdict(socket, family), { errno: EAFNOSUPPORT });
    });

    test("Allows unix sockets when asked, and without them only pairs that stay connected", () => {
      const socket = { architecture: audit, number: numberOf(judgedCalls.socket) };
      const pair = { architecture: audit, number: numberOf(judgedCalls.socketpair) };
      const flags = 0o2004000n;
      const all = [1n, 2n, 3n, 5n].map((type) => type + flags);
      assert.deepEqual(verdictOf(filter, { ...socket, arguments: [1n, 1n] }), refused);
      assert.equal(verdictOf(open, { ...socket, arguments: [1n, 1n] }), "allow");
      assert.deepEqual(
        all.map((type) => verdictOf(filter, { ...pair, arguments: [1n, type] })),
        ["allow", refused, refused, "allow"],
      );
      for (const type of all)
        assert.equal(verdictOf(open, { ...pair, arguments: [1n, type] }), "allow");
      assert.deepEqual(verdictOf(open, { ...pair, arguments: [30n, 1n] }), { errno: EAFNOSUPPORT });
    });

    test("Only jumps ahead, within itself, and reaches every instruction", () => {
      for (const bytes of [filter, open]) assertSound(bytes);
      assert.ok(filter.length / 8 < 250);
    });

    test("Has the numbers of the kernel's headers", { skip: !existsSync(header) }, () => {
      const defined = numbersIn(header);
      const wrong = Object.entries(allCalls)
        .map(([name, numbers]) => [name, numberOn(architecture, numbers)] as const)
        .filter(([name, number]) => (defined.get(name) ?? number) !== number);
      assert.deepEqual(wrong, []);
      assert.equal(defined.get("mount"), numberOn(architecture, refusedCalls.mount));
    });
  });
}

test("The list of refused calls is whole, and no number stands in it twice", () => {
  assert.deepEqual(
    Object.keys(refusedCalls).toSorted(),
    mustBeRefused.trim().split(/\s+/).toSorted(),
  );
  for (const { name } of machines) {
    const numbers = Object.values(allCalls).map((call) => numberOn(name, call));
    const present = numbers.filter((number) => number !== null);
    assert.equal(new Set(present).size, present.length);
  }
});

test("Blocks longer than a conditional jump still go the right way", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1300 }), fc.nat(20_000), (count, number) => {
      const ranges = Array.from({ length: count }, (_, index) => index).map((index) => ({
        from: index * 10,
        block: returns(0x50000 + index),
      }));
      const filter = encode([
        { code: 0x20, whenTrue: 0, whenFalse: 0, operand: 0 },
        ...byRange(ranges),
      ]);
      const errno = Math.min(count - 1, Math.floor(number / 10));
      assert.deepEqual(verdictOf(filter, { architecture: 0, number }), { errno });
      assertSound(filter);
    }),
    { numRuns: 60 },
  );
});

test("A program that the kernel would not take is not built", () => {
  assert.throws(() => encode(Array.from({ length: 4097 }, () => returns(0)).flat()), RangeError);
  assert.throws(() => byRange([]), RangeError);
});

function assertSound(filter: Buffer): void {
  const length = filter.length / 8;
  const reached = new Set([0]);
  for (let index = 0; index < length; index += 1) {
    assert.ok(reached.has(index), `nothing leads to instruction ${index}`);
    for (const next of nextOf(filter, index)) {
      assert.ok(
        next > index && next < length,
        `instruction ${index} leads to ${next} of ${length}`,
      );
      reached.add(next);
    }
  }
}

function numbersIn(header: string): ReadonlyMap<string, number> {
  const lines = readFileSync(header, "utf8").matchAll(/^#define __NR_(\w+) (\d+)$/gm);
  return new Map(Array.from(lines, ([, name = "", number]) => [name, Number(number)]));
}
