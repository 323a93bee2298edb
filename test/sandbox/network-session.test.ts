import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { suite, test, type TestContext } from "node:test";
import type { SandboxMode } from "../../src/sandbox/plan.ts";
import { descendantsOf } from "../../src/shell/processes.ts";
import { livingAmong } from "../support/processes.ts";
import { until } from "../support/until.ts";
import { type NetworkSession, openNetworkSession } from "./network-session.ts";
import {
  makeCertificate,
  packageIndex,
  registryOf,
  repositoryFiles,
  type Site,
  startSite,
} from "./network-sites.ts";

const isRoot = process.getuid?.() === 0;

/** As root one level is for it; a normal user has two, if there are user namespaces and sudo. */
const levels: readonly { readonly level: SandboxMode; readonly skip: boolean }[] = isRoot
  ? [{ level: "rootdrop", skip: !works("unshare", "--net", "true") }]
  : [
      { level: "userns", skip: !works("unshare", "--user", "--net", "true") },
      { level: "rootdrop", skip: !works("sudo", "-n", "true") },
    ];

function works(command: string, ...words: readonly string[]): boolean {
  return spawnSync(command, words, { stdio: "ignore", timeout: 10_000 }).status === 0;
}

/** A session that may reach the name at the site, and nothing else. */
function sessionFor(context: TestContext, level: SandboxMode, site: Site): Promise<NetworkSession> {
  const entries = [`site.test:${site.port}`, `127.0.0.1:${site.port}`];
  return openNetworkSession(context, { level, entries });
}

for (const { level, skip } of levels) {
  suite(`A list of names at ${level}, ${isRoot ? "as root" : "as a normal user"}`, { skip }, () => {
    test("The session has no way out but the proxy, and says so itself", async (context) => {
      const site = await startSite(context, () => "hello");
      const session = await sessionFor(context, level, site);
      const { only_loopback, proxy_answers } = session.selfTest ?? {};
      assert.deepEqual([only_loopback, proxy_answers], [true, true]);
      const said = await session.run(`
        curl -sS -m 5 http://site.test:${site.port}/a; echo
        curl -sS -m 5 --noproxy '*' http://127.0.0.1:${site.port}/ 2>&1 | grep -o 'Failed to connect'
        curl -sS -m 5 --noproxy '*' http://site.test:${site.port}/ 2>&1 | grep -o 'Could not resolve'
        for place in tcp/192.0.2.1/80 udp/192.0.2.1/53 tcp/2001:db8::1/80; do
          (exec 3<> /dev/$place) 2>&1 | tail -1 | grep -o 'Network is unreachable'
        done
        grep -c : /proc/net/dev
      `);
      assert.equal(
        said,
        [
          "hello",
          "Failed to connect",
          "Could not resolve",
          ...Array.from({ length: 3 }, () => "Network is unreachable"),
          "1",
        ].join("\n"),
      );
      assert.deepEqual(site.seen, ["/a"]);
      assert.equal(session.requests.length, 1);
    });

    test("curl, git and Node's fetch reach a listed name by http", async (context) => {
      const files = repositoryFiles(context);
      const site = await startSite(context, (path) => files(path) ?? "hello");
      const session = await sessionFor(context, level, site);
      const address = `http://SITE.test.:${site.port}`;
      const said = await session.run(`
        curl -sS -m 10 ${address}/; echo
        git clone -q ${address.toLowerCase()}/code.git && cat code/readme.md
        '${process.execPath}' -e 'fetch("${address}").then((r) => r.text()).then(console.log)'
      `);
      assert.equal(said, "hello\nFrom afar.\nhello");
      assert.ok(session.requests.every(({ verdict }) => verdict === "allowed"));
      await until(() => session.ends.length === session.requests.length, "for all ends");
    });

    test("curl, git and Node's fetch reach a listed name by https", async (context) => {
      const certificate = makeCertificate(context);
      if (certificate === undefined) return context.skip("there is no openssl");
      const files = repositoryFiles(context);
      const site = await startSite(context, (path) => files(path) ?? "hello", certificate);
      const session = await sessionFor(context, level, site);
      const address = `https://site.test:${site.port}`;
      const said = await session.run(`
        curl -sSk -m 10 ${address}/; echo
        git -c http.sslVerify=false clone -q ${address}/code.git && cat code/readme.md
        export NODE_TLS_REJECT_UNAUTHORIZED=0 NODE_NO_WARNINGS=1
        '${process.execPath}' -e 'fetch("${address}").then((r) => r.text()).then(console.log)'
      `);
      assert.equal(said, "hello\nFrom afar.\nhello");
      assert.deepEqual(
        new Set(
          session.requests.map(({ protocol, host, verdict }) =>
            [protocol, host, verdict].join(" "),
          ),
        ),
        new Set(["connect site.test allowed"]),
      );
    });

    test("npm installs from a listed registry", async (context) => {
      let port = 0;
      const site = await startSite(
        context,
        registryOf(context, () => `http://site.test:${port}`),
      );
      ({ port } = site);
      const session = await sessionFor(context, level, site);
      if ((await session.run("npm --version")).includes("not found")) return context.skip("no npm");
      const said = await session.run(
        `npm install --no-audit --no-fund --loglevel=error --registry http://site.test:${port}/ afar && node -e 'require("afar")'`,
      );
      assert.match(said, /from afar$/);
      assert.deepEqual(site.seen, ["/afar", "/afar/-/afar-1.0.0.tgz"]);
    });

    test("pip installs from a listed index", async (context) => {
      const site = await startSite(context, packageIndex());
      const session = await sessionFor(context, level, site);
      const python = "/usr/bin/python3";
      if (!(await session.run(`${python} -m pip --version`)).startsWith("pip "))
        return context.skip("no pip");
      const said = await session.run(
        `${python} -m pip install -q --disable-pip-version-check --no-cache-dir --target here --trusted-host site.test --index-url http://site.test:${site.port}/simple/ afar 2>&1 && PYTHONPATH=here ${python} -m afar`,
      );
      assert.match(said, /from afar$/);
    });

    test("A refusal names the rule and what is allowed, and is recorded whatever way it is asked for", async (context) => {
      const site = await startSite(context, (path) =>
        path === "/away" ? { location: "http://evil.test/" } : "hello",
      );
      const session = await sessionFor(context, level, site);
      const { port } = site;
      assert.equal(
        await session.run("curl -sS -m 5 http://evil.test/a"),
        `The network of this run does not lead to "evil.test": it is not in the list of allowed names. Allowed: site.test:${port}, 127.0.0.1:${port} (ports 80 and 443 where none is named).`,
      );
      assert.match(await session.run("curl -sS -m 5 https://evil.test/"), /response 403/);
      const cases: readonly (readonly [string, ...(readonly string[])])[] = [
        ["curl -sS https://EVIL.test./", "evil.test:443 denied"],
        [`curl -sS http://site.test.evil:${port}/`, `site.test.evil:${port} denied`],
        ["curl -sS http://site.test:22/", "site.test:22 denied"],
        ["curl -sS -p http://site.test:22/", "site.test:22 denied"],
        ["curl -sS http://127.0.0.2/", "127.0.0.2:80 denied"],
        ["curl -sS http://[fd00::1]/", "fd00::1:80 denied"],
        ["curl -sS --noproxy '' https://2130706433/", "127.0.0.1:443 denied"],
        [
          `curl -sSL http://site.test:${port}/away`,
          `site.test:${port} allowed`,
          "evil.test:80 denied",
        ],
        [
          `exec 3<> /dev/tcp/127.0.0.1/3128; printf 'CONNECT site.test\\0.evil:${port} HTTP/1.1\\r\\n\\r\\n' >&3; cat <&3; exec 3>&-`,
          ": denied",
        ],
      ];
      for (const [command, ...asked] of cases)
        assert.deepEqual(await session.asked(`(${command})`), asked, command);
      assert.deepEqual(site.seen, ["/away"]);
    });

    test("A name whose address is private leads nowhere", async (context) => {
      const site = await startSite(context, () => "hello");
      const entries = [`site.test:${site.port}`];
      const session = await openNetworkSession(context, { level, entries });
      assert.match(
        await session.run(`curl -sS -m 5 http://site.test:${site.port}/`),
        /its address is not a public one, and not in the list/,
      );
      assert.deepEqual(site.seen, []);
      assert.deepEqual(
        session.requests.map(({ verdict, addresses }) => [verdict, addresses]),
        [["denied", ["127.0.0.1"]]],
      );
    });

    test("Megabytes go both ways, by many connections at once", async (context) => {
      const megabytes = Buffer.alloc(8_000_000, "x");
      const site = await startSite(context, () => megabytes);
      const session = await sessionFor(context, level, site);
      const said = await session.run(`
        for n in {1..20}; do curl -sS -m 30 -p http://site.test:${site.port}/$n | wc -c & done | sort | uniq -c
        head -c 20000000 /dev/zero | curl -sS -m 30 -T - http://site.test:${site.port}/up | wc -c
      `);
      assert.match(said, /^\s*20 8000000\n8000000$/);
    });

    test("The relay rests when nothing goes through it, and ends with the session", async (context) => {
      const site = await startSite(context, () => "hello");
      const session = await sessionFor(context, level, site);
      const [relay = 0, ...more] = relays();
      assert.ok(relay > 0 && more.length === 0);
      const get = `curl -sS -m 5 http://site.test:${site.port}/`;
      // A client that keeps its connection open while it says nothing.
      assert.equal(await session.run(`exec 5<> /dev/tcp/127.0.0.1/3128; ${get}`), "hello");
      const before = timesOf(relay);
      await session.run("sleep 1");
      assert.equal(timesOf(relay), before);
      await session.close();
      await until(() => livingAmong([relay]).length === 0, "for the end of the relay");
    });

    test("The relay is no process of a command: it outlives a timeout, and a new session has its own", async (context) => {
      const site = await startSite(context, () => "hello");
      const entries = [`site.test:${site.port}`, `127.0.0.1:${site.port}`];
      const session = await openNetworkSession(context, { level, entries, timeoutMs: 2000 });
      const get = `curl -sS -m 5 http://site.test:${site.port}/`;
      const before = relays();
      assert.match(await session.run("sleep 60"), /timed out/);
      assert.deepEqual(relays(), before);
      assert.equal(await session.run(get), "hello");
      assert.match(await session.run("kill -9 $$"), /a new session was started/);
      assert.equal(await session.run(get), "hello");
      assert.equal(relays().length, 1);
    });
  });
}

test("All of this as a normal user", { skip: !isRoot }, () => {
  const asUser = "setpriv --reuid 65534 --regid 65534 --clear-groups".split(" ");
  const words = [...asUser, process.execPath, "--test", import.meta.filename];
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const { status, stdout } = spawnSync("timeout", ["300", ...words], {
    env: { ...environment, HOME: "/nonexistent", TMPDIR: "/tmp" },
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
});

/** Ids of the relays: as the launcher itself, but not what it has made, they are in no process namespace of a session. */
function relays(): readonly number[] {
  const isLauncher = (pid: number): boolean =>
    /^Name:\tperl$/m.test(statusOf(pid)) && /^NSpid:\t\d+$/m.test(statusOf(pid));
  return descendantsOf(process.pid)
    .map(({ pid }) => pid)
    .filter(
      (pid) => isLauncher(pid) && isLauncher(Number(/^PPid:\t(\d+)$/m.exec(statusOf(pid))?.[1])),
    );
}

/** Empty when the process is gone. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    return "";
  }
}

/** Clock ticks that the process has used, in the program and in the kernel. */
function timesOf(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, "latin1").split(" ").slice(13, 15).join(" ");
}
