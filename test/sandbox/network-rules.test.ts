import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import {
  isReachable,
  judge,
  type NetworkRules,
  networkText,
  parseNetwork,
  parseTarget,
} from "../../src/sandbox/network-rules.ts";

function rulesOf(...entries: readonly string[]): NetworkRules {
  const parsed = parseNetwork(entries.join("\n"));
  assert.ok("value" in parsed && typeof parsed.value === "object", JSON.stringify(parsed));
  return parsed.value;
}

/** What the list says to a request: the entry's host that allows it, or `denied`. */
function verdictOf(rules: NetworkRules, authority: string): string {
  const target = parseTarget(authority, null);
  if (target === null) return "denied";
  const judged = judge(rules, target);
  return judged.verdict === "allowed" ? judged.rule.host : "denied";
}

test("none and host are words that stand alone, and all else is a list", () => {
  assert.deepEqual(parseNetwork("none"), { value: "none" });
  assert.deepEqual(parseNetwork(" host\n"), { value: "host" });
  assert.deepEqual(parseNetwork("\n Example.COM. \n*.example.org:8443\n[::1]:80\n127.0.0.1\n"), {
    value: [
      { kind: "name", host: "example.com", ports: [80, 443] },
      { kind: "below", host: "example.org", ports: [8443] },
      { kind: "address", host: "::1", ports: [80] },
      { kind: "address", host: "127.0.0.1", ports: [80, 443] },
    ],
  });
  assert.equal(
    networkText(rulesOf("a.test", "*.b.test:1", "[::1]:2", "[fd00::1]")),
    "a.test, *.b.test:1, [::1]:2, [fd00::1]",
  );
});

test("a bad entry is named", () => {
  const problems = {
    "a.test\nhost": `the entry "host" stands alone`,
    "a.test, b.test": `the entry "a.test, b.test" is no domain`,
    "https://a.test": `the entry "https://a.test" is no domain`,
    "*": `the entry "*" is no domain`,
    "a.*.test": `the entry "a.*.test" is no domain`,
    "*.127.0.0.1": `the entry "*.127.0.0.1" is no domain`,
    "a..test": `the entry "a..test" is no domain`,
    "-a.test": `the entry "-a.test" is no domain`,
    "a.test:": `the entry "a.test:" has no valid port`,
    "a.test:0": `the entry "a.test:0" has no valid port`,
    "a.test:65536": `the entry "a.test:65536" has no valid port`,
    "a.test:80:80": `the entry "a.test:80:80" is no domain`,
    "::1": `the entry "::1" is no domain`,
    "bücher.test": `the entry "bücher.test" is no domain`,
    "127.1": `the entry "127.1" is no domain`,
    "a.test\0": String.raw`the entry "a.test\u0000" is no domain`,
  };
  for (const [text, problem] of Object.entries(problems)) {
    const parsed = parseNetwork(text);
    const form = "none, host, or domains, one a line, such as example.com, *.example.com:8443";
    assert.deepEqual(parsed, { accepted: `${form}; ${problem}` });
  }
});

test("an entry allows its name, spelled in any case and with a dot at the end, at its ports", () => {
  const rules = rulesOf("Allowed.com", "*.below.com", "other.com:8443");
  const cases = {
    "allowed.com:443": "allowed.com",
    "allowed.com:80": "allowed.com",
    "ALLOWED.COM.:443": "allowed.com",
    "a.below.com:443": "below.com",
    "a.b.below.com:80": "below.com",
    "other.com:8443": "other.com",
    "other.com:443": "denied",
    "allowed.com:22": "denied",
    "allowed.com:0443": "allowed.com",
    "allowed.com": "denied",
    "below.com:443": "denied",
    "xbelow.com:443": "denied",
    ".below.com:443": "denied",
    "sub.allowed.com:443": "denied",
    "allowed.com.evil:443": "denied",
    "allowed.com..:443": "denied",
    "allowed.com\0.evil:443": "denied",
    "allowed.com\0:443": "denied",
    "user@allowed.com:443": "denied",
    "allowed.com:443@evil.com:443": "denied",
    "allowed.com:443:443": "denied",
    "allowed.com:+443": "denied",
    "allowed.com:443 ": "denied",
    " allowed.com:443": "denied",
    "аllowed.com:443": "denied",
    "allowed。com:443": "denied",
    "allo\u212aed.com:443": "denied",
    "93.184.216.34:443": "denied",
    "[2606:2800::1]:443": "denied",
    "[::ffff:127.0.0.1]:80": "denied",
    "127.1:80": "denied",
    "2130706433:80": "denied",
    "0x7f000001:80": "denied",
    "0x7f.1:80": "denied",
    "%61llowed.com:443": "denied",
  };
  for (const [authority, verdict] of Object.entries(cases))
    assert.equal(verdictOf(rules, authority), verdict, JSON.stringify(authority));
});

test("an empty list allows nothing", () => {
  assert.equal(verdictOf([], "allowed.com:443"), "denied");
  assert.equal(isReachable([], { kind: "name", host: "a.test", port: 80 }, "10.0.0.1"), false);
});

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);
const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));

test("any name is allowed by its own entry, and not with anything before or behind it", () => {
  fc.assert(
    fc.property(domain, label, fc.integer({ min: 1, max: 65_535 }), (name, other, port) => {
      const rules = rulesOf(`${name}:${port}`);
      assert.equal(verdictOf(rules, `${name.toUpperCase()}.:${port}`), name);
      for (const text of [`${other}.${name}`, `${name}.${other}`, `${other}${name}`, `${name}..`])
        assert.equal(verdictOf(rules, `${text}:${port}`), "denied");
      assert.equal(verdictOf(rules, `${name}:${(port % 65_535) + 1}`), "denied");
      const below = rulesOf(`*.${name}:${port}`);
      assert.equal(verdictOf(below, `${other}.${name}:${port}`), name);
      for (const text of [name, `${other}${name}`, `${other}.${name}.${other}`])
        assert.equal(verdictOf(below, `${text}:${port}`), "denied");
    }),
  );
});

test("whatever is asked for, what is allowed is the listed name", () => {
  const rules = rulesOf("allowed.com", "*.below.com");
  const pieces = fc.constantFrom(
    ..."allowed com below .com . .. : 443 80 @ / \\ # ? \0 \r \n % 00 [ ] * evil ALLOWED".split(
      " ",
    ),
    " ",
  );
  const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (authority) => {
      const verdict = verdictOf(rules, `${authority}:443`);
      const isListed = /^(allowed\.com|([a-z0-9_-]+\.)+below\.com)\.?$/i.test(authority);
      assert.equal(verdict !== "denied", isListed, JSON.stringify(authority));
    }),
    { numRuns: 2000 },
  );
});

const closed = [
  ..."0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1".split(
    " ",
  ),
  ..."172.31.255.255 192.0.0.192 192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1".split(
    " ",
  ),
  ..."240.0.0.1 255.255.255.255 168.63.129.16 :: ::1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 ::8.8.8.8 64:ff9b::7f00:1".split(
    " ",
  ),
  ..."fe80::1 fe80::1%eth0 fec0::1 fc00::1 fd00:ec2::254 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 100::1".split(
    " ",
  ),
  "not an address",
  "127.1",
  "",
];
const open =
  "8.8.8.8 1.1.1.1 172.15.0.1 172.32.0.1 100.63.0.1 100.128.0.1 9.9.9.9 11.0.0.1 192.0.1.1 223.255.255.255 2606:4700::1 2a00:1450::1".split(
    " ",
  );

test("a name with an address that is not public leads nowhere, unless the address is listed too", () => {
  const target = { kind: "name", host: "a.test", port: 443 } as const;
  const names = rulesOf("a.test");
  for (const address of closed) assert.equal(isReachable(names, target, address), false, address);
  for (const address of open) assert.equal(isReachable(names, target, address), true, address);
  const more = rulesOf("a.test", "10.0.0.1", "127.0.0.1:8080", "[fd00:0::0:1]");
  assert.equal(isReachable(more, target, "10.0.0.1"), true);
  assert.equal(isReachable(more, target, "10.0.0.2"), false);
  assert.equal(isReachable(more, target, "127.0.0.1"), false);
  assert.equal(isReachable(more, { ...target, port: 8080 }, "127.0.0.1"), true);
  assert.equal(isReachable(more, target, "fd00::1"), true);
});

test("localhost leads to the loopback addresses only", () => {
  const rules = rulesOf("localhost:8080");
  const target = { kind: "name", host: "localhost", port: 8080 } as const;
  const reachable = ["127.0.0.1", "::1", "10.0.0.1", "8.8.8.8"].filter((address) =>
    isReachable(rules, target, address),
  );
  assert.deepEqual(reachable, ["127.0.0.1", "::1"]);
  assert.equal(verdictOf(rules, "127.0.0.1:8080"), "denied");
});

test("no private address of IPv4 is reachable in any disguise of IPv6", () => {
  const target = { kind: "name", host: "a.test", port: 443 } as const;
  const byte = fc.nat(255);
  const privates = fc
    .tuple(fc.constantFrom("10", "127", "169.254", "192.168"), byte, byte, byte)
    .map((parts) => parts.join(".").split(".").slice(0, 4).join("."));
  fc.assert(
    fc.property(privates, (address) => {
      const disguises = ["::ffff:", "::", "64:ff9b::", "::ffff:0:"].map((head) => head + address);
      for (const text of [address, ...disguises])
        assert.equal(isReachable(rulesOf("a.test"), target, text), false, text);
    }),
  );
});
