import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { after, suite, test, type TestContext } from "node:test";
import { encode, returns, when, withWord } from "../../src/sandbox/seccomp-program.ts";
import { loadingCalls, numberOn, refusedCalls } from "../../src/sandbox/syscall-numbers.ts";
import { commitAll, git, writeFiles } from "../record/git-fixture.ts";
import { processesWith } from "../support/processes.ts";
import { until } from "../support/until.ts";
import {
  answersOf,
  createPlace,
  createSudoer,
  drive,
  giveTo,
  isRoot,
  type Place,
  problemOfPlace,
  type Way,
  ways,
} from "./people.ts";
import { seccompLoader } from "./seccomp-loader.ts";
import { architecture, cannotProbe, perl } from "./seccomp-probes.ts";

const skip = problemOfPlace() ?? (cannotProbe ? "no Perl" : false);
const sudoer = skip === false ? createSudoer() : null;
after(() => sudoer?.remove());

function placeFor(
  context: TestContext,
  way: Pick<Way, "owner">,
  options?: Parameters<typeof createPlace>[1],
): Place {
  const place = createPlace(way.owner, options);
  context.after(place.remove);
  return place;
}

function makeRepository(place: Place, owner: number): void {
  giveTo(process.getuid?.() ?? 0, place.workspace);
  git(place.workspace, "init", "--quiet", "--initial-branch=main");
  commitAll(place.workspace);
  giveTo(owner, place.workspace);
}

const lastLine = (answer: string | undefined): string =>
  (answer ?? "").trim().split("\n").at(-1) ?? "";
const identity = "-c user.name=n -c user.email=n@example.invalid -c protocol.file.allow=always";

for (const way of skip === false ? ways(sudoer?.person ?? null) : []) {
  const hasMounts = way.choice !== "uiddrop";
  suite(`Level ${way.name}`, () => {
    test("the session keeps its state, survives a deadline, a restart and its own death, and shows late output", async (context) => {
      const place = placeFor(context, way);
      const whole = join(place.runnerTemp, "record/outputs/7.txt");
      const answers = await answersOf(way, place, {
        timeoutMs: 1500,
        outputLimit: 2000,
        commands: [
          "cd /usr; export A=1; f() { echo f$A; }",
          "pwd; f",
          "sleep 100",
          "pwd; f",
          "(sleep 0.1; echo late) &",
          "sleep 0.5",
          "seq 20000",
          `tail -n 1 ${whole}; : 2>/dev/null >> ${whole} || echo refused`,
          null,
          'pwd; echo "[$A]"',
          'mkdir -p "$HOME/inner"; cd "$HOME/inner"; echo "$HOME/inner"',
          "kill -9 $$",
          "pwd; id -u; whoami",
        ],
      });
      assert.equal(answers[1], "/usr\nf1");
      assert.match(answers[2] ?? "", /1\.5 s|1500|killed|deadline|timed out/);
      assert.equal(answers[3], "/usr\nf1");
      assert.match(answers[5] ?? "", /late/);
      assert.ok(answers[6]?.includes(whole), answers[6]);
      assert.equal(answers[7], "20000\nrefused");
      assert.equal(answers[9], `${place.workspace}\n[]`);
      const [folder = "", uid = "", name = ""] = answers[12]?.split("\n") ?? [];
      assert.ok(folder !== "" && answers[10]?.startsWith(folder), folder);
      assert.notEqual(uid, "0");
      if (hasMounts) assert.match(name, /^[\w-]+$/);
    });

    test("all checks of the self-test come out well, and no file of ours is left in the workspace", async (context) => {
      const place = placeFor(context, way);
      makeRepository(place, way.owner);
      const before = listing(place.workspace);
      const lines = await drive(way, place, {}).lines;
      const opened = lines.find((line) => line.kind === "opened");
      assert.equal(opened?.level, way.choice, JSON.stringify(lines));
      const failed = Object.entries(opened?.selfTest ?? {}).filter(([, isGood]) => !isGood);
      assert.deepEqual(failed, []);
      assert.ok(Object.keys(opened?.selfTest ?? {}).length > (hasMounts ? 11 : 7));
      assert.deepEqual(listing(place.workspace), before);
    });

    test("git works, and what it makes belongs to whom the workspace belongs", async (context) => {
      const place = placeFor(context, way);
      const library = join(place.folder, "library");
      mkdirSync(library);
      writeFiles(library, { "lib.txt": "1\n" });
      git(library, "init", "--quiet", "--initial-branch=main");
      commitAll(library);
      makeRepository(place, 0);
      git(place.workspace, "submodule", "--quiet", "add", library, "lib");
      commitAll(place.workspace);
      giveTo(way.owner, place.workspace);
      const [answer] = await answersOf(way, place, {
        commands: [
          `set -e; git status --short; echo 1 > new.txt; git add -A; git ${identity} commit -qm two
           git worktree add -q tree; git -C tree status --short; git ${identity} submodule --quiet update; git stash list
           git checkout -q -b other; git gc -q; git fsck --no-progress; git worktree remove tree; set +e; git log --oneline | wc -l`,
        ],
      });
      assert.equal(lastLine(answer), "3", answer);
      for (const path of ["new.txt", ".git/index", ".git/logs/HEAD", ".git/packed-refs"])
        assert.equal(statSync(join(place.workspace, path)).uid, way.owner, path);
      giveTo(process.getuid?.() ?? 0, place.workspace);
      assert.equal(git(place.workspace, "status", "--short"), "");
    });

    test("nothing that git follows can be changed", { skip: !hasMounts }, async (context) => {
      const place = placeFor(context, way);
      makeRepository(place, way.owner);
      writeFiles(place.workspace, {
        ".git/modules/a/b/HEAD": "ref: refs/heads/main\n",
        ".git/modules/a/b/config": "",
      });
      writeFiles(place.workspace, {
        ".git/worktrees/w/commondir": "../..\n",
        ".git/worktrees/w/gitdir": "/w/.git\n",
      });
      giveTo(way.owner, place.workspace);
      const inGit = (path: string): string => join(place.workspace, ".git", path);
      const before = ["config", "modules/a/b/config", "worktrees/w/commondir"].map((path) =>
        readFileSync(inGit(path), "utf8"),
      );
      const attempts = [
        "echo x > .git/hooks/pre-commit",
        "echo x >> .git/config",
        "git config core.fsmonitor x",
        "echo ../evil > .git/commondir",
        "rm -f .git/commondir",
        "mv .git/commondir x",
        "mv .git x",
        "rm -rf .git/hooks",
        "mv .git/hooks x",
        "ln -sf /tmp/x .git/config",
        "echo x > .git/modules/a/b/hooks/post-checkout",
        "echo ../evil > .git/modules/a/b/commondir",
        "mv .git/modules x",
        "mv .git/modules/a x",
        "mv .git/modules/a/b x",
        "echo x > .git/worktrees/w/commondir",
        "mv .git/worktrees x",
      ];
      const answers = await answersOf(way, place, {
        commands: [
          ...attempts.map((attempt) => `if ${attempt}; then echo DONE; fi`),
          "ln -sf /etc/passwd .git/modules/a/b/config",
        ],
      });
      const done = attempts.filter((_, index) => answers[index]?.includes("DONE"));
      assert.deepEqual(done, []);
      assert.deepEqual(
        readdirSync(inGit("hooks")).filter((name) => !name.endsWith(".sample")),
        [],
      );
      assert.deepEqual(
        ["config", "modules/a/b/config", "worktrees/w/commondir"].map((path) =>
          readFileSync(inGit(path), "utf8"),
        ),
        before,
      );
      assert.equal(existsSync(inGit("commondir")), false);
    });

    test(
      "git's credentials are not shown, and are there again afterwards",
      { skip: !hasMounts },
      async (context) => {
        const place = placeFor(context, way);
        makeRepository(place, 0);
        const config = (text: string): string =>
          `[core]\n\trepositoryformatversion = 0\n[credential "x"]\n\thelper = "!f() { echo password=hidden-1; }"\n[http "https://example.invalid/"]\n\textraheader = AUTHORIZATION: basic hidden-2\n[remote "origin"]\n\turl = https://user:hidden-3@example.invalid/${text}\n[remote "other"]\n\turl = ssh://git@example.invalid/x\n`;
        const files = {
          ".git/config": config("a"),
          ".git/modules/m/config": config("b"),
          ".git/modules/m/HEAD": "x",
        };
        writeFiles(place.workspace, files);
        giveTo(way.owner, place.workspace);
        const [answer] = await answersOf(way, place, {
          commands: [
            "cat .git/config .git/modules/m/config; git remote -v; echo x >> .git/config || git status --short",
          ],
        });
        assert.doesNotMatch(answer ?? "", /hidden/);
        assert.match(
          answer ?? "",
          /origin\thttps:\/\/example\.invalid\/a \(fetch\)\n[^]*ssh:\/\/git@example\.invalid\/x/,
        );
        assert.match(answer ?? "", /Read-only file system/);
        for (const [path, text] of Object.entries(files))
          assert.equal(readFileSync(join(place.workspace, path), "utf8"), text);
      },
    );

    test("nothing lives on when node is killed", async (context) => {
      const place = placeFor(context, way);
      const running = drive(way, place, {
        stays: true,
        commands: [
          "setsid sleep 100 & (setsid bash -c 'trap : TERM HUP INT; sleep 101' &); echo > started; sleep 0.1",
        ],
      });
      await until(() => existsSync(join(place.workspace, "started")), "for the first command");
      const alive = (): number => processesWith("RUNNER_TRACKING_ID", running.trackingId).length;
      assert.ok(alive() > 3);
      const node = processesWith("RUNNER_TRACKING_ID", running.trackingId).find(({ commandLine }) =>
        commandLine.includes("session-driver.ts"),
      );
      assert.ok(node !== undefined);
      process.kill(node.pid, "SIGKILL");
      await running.lines;
      await until(
        () => alive() === 0,
        () => `${alive()} still live`,
      );
    });
  });
}

suite("Layouts", { skip }, () => {
  const all =
    skip === false ? ways(sudoer?.person ?? null).filter(({ choice }) => choice !== "uiddrop") : [];

  test("a hosted runner: the workspace is in HOME beside the runner and other actions, of which nothing is seen", async (context) => {
    for (const way of all) {
      const place = placeFor(context, way, { workspace: "home/work/repo/repo" });
      const runnerTemp = join(place.home, "work/_temp");
      const canary = "canary-of-the-layout";
      writeFiles(place.home, {
        "work/_temp/_runner_file_commands/set_env_1": "",
        "work/_temp/git-credentials-1.config": canary,
        "work/_actions/checkout/dist/index.js": canary,
        "work/_actions/bash-agent/dist/main.js": canary,
        "work/other/other/file": canary,
        "actions-runner/.credentials": canary,
        "actions-runner/bin/tool": canary,
        ".npmrc": canary,
        ".cargo/credentials.toml": canary,
        ".cargo/bin/cargo-canary-free": "x",
      });
      giveTo(way.owner, place.home);
      const variables = {
        RUNNER_TEMP: runnerTemp,
        GITHUB_ENV: join(runnerTemp, "_runner_file_commands/set_env_1"),
        PATH: `${join(place.home, ".cargo/bin")}:/usr/bin:/bin`,
      };
      const [answer] = await answersOf(way, place, {
        recordDirectory: join(runnerTemp, "bash-agent/1"),
        program: join(place.home, "work/_actions/bash-agent/dist"),
        environment: variables,
        commands: [
          `find ${place.home} -type f | sort; grep -rl ${canary} ${place.home}; echo x > ${variables.GITHUB_ENV}; ls ~/.cargo/bin; echo own > "$HOME/mine" && cat ~/mine; pwd`,
        ],
      });
      const expected = [
        join(place.home, ".cargo/bin/cargo-canary-free"),
        join(place.workspace, "readme.md"),
        `bash: line 1: ${variables.GITHUB_ENV}: No such file or directory`,
        "cargo-canary-free",
        "own",
        place.workspace,
      ];
      assert.equal(answer, expected.join("\n"), way.name);
      assert.equal(readFileSync(variables.GITHUB_ENV, "utf8"), "");
      assert.equal(existsSync(join(place.home, "mine")), false);
    }
  });

  test("records, the runner's folder and this program inside the workspace: hidden, and the program locked", async (context) => {
    for (const way of all) {
      const place = placeFor(context, way);
      const inside = (path: string): string => join(place.workspace, path);
      writeFiles(place.workspace, {
        "temp/_runner_file_commands/x": "",
        "temp/secret": "",
        ".github/actions/agent/dist/post.js": "1",
      });
      giveTo(way.owner, place.workspace);
      const [answer] = await answersOf(way, place, {
        recordDirectory: inside("temp/record"),
        program: inside(".github/actions/agent/dist"),
        environment: { RUNNER_TEMP: inside("temp") },
        commands: [
          "ls temp; ls temp/record; for p in .github .github/actions .github/actions/agent .github/actions/agent/dist; do mv $p x 2>/dev/null && echo moved; done; echo 2 > .github/actions/agent/dist/post.js; echo ok > .github/new; cat .github/new",
        ],
      });
      assert.equal(
        answer,
        "record\noutputs\nbash: line 1: .github/actions/agent/dist/post.js: Read-only file system\nok",
        way.name,
      );
    }
  });

  test("a folder that was moved does not show after a restart what it hides", async (context) => {
    for (const way of all) {
      const place = placeFor(context, way, {
        files: { "a/b/temp/_runner_file_commands/x": "canary" },
      });
      const answers = await answersOf(way, place, {
        environment: { RUNNER_TEMP: join(place.workspace, "a/b/temp") },
        commands: ["mv a c; mv a/b a/c", null, "grep -r canary . || echo none"],
      });
      assert.equal(answers[2], "none", way.name);
    }
  });

  test("names with blanks, quotes, newlines and equals signs, and a workspace behind a link", async (context) => {
    for (const way of all) {
      const place = placeFor(context, way, { workspace: 'a b/it\'s "x"\n=$(id)\\' });
      const link = join(place.folder, "link");
      symlinkSync(place.workspace, link);
      makeRepository(place, way.owner);
      const answers = await answersOf(way, place, {
        workspace: link,
        commands: [
          "cat readme.md; echo 1 > new; git status --short",
          "echo x > .git/hooks/x || echo refused",
        ],
      });
      assert.equal(answers[0], "A repository.\n?? new", way.name);
      assert.match(answers[1] ?? "", /refused/);
    }
  });

  test("a program folder first in PATH inside the workspace is not what starts the session", async (context) => {
    for (const way of all) {
      const fake = "#!/bin/sh\necho x > stolen\n";
      const place = placeFor(context, way, {
        files: { "bin/perl": fake, "bin/sudo": fake, "bin/node": fake },
      });
      execFileSync("chmod", [
        "755",
        ...["perl", "sudo", "node"].map((name) => join(place.workspace, "bin", name)),
      ]);
      const path = `${join(place.workspace, "bin")}:/usr/bin:/bin`;
      const [answer] = await answersOf(way, place, {
        environment: { PATH: path },
        commands: ["ls"],
      });
      assert.equal(answer, "bin\nreadme.md", way.name);
    }
  });

  test("HOME that is the root folder, missing, or inside the workspace is replaced by a private one", async (context) => {
    for (const way of all) {
      for (const home of ["/", "/nonexistent", "inside"]) {
        const place = placeFor(context, way, { files: { "inside/.npmrc": "canary" } });
        const HOME = home === "inside" ? join(place.workspace, "inside") : home;
        const [answer] = await answersOf(way, place, {
          environment: { HOME },
          commands: ["cat inside/.npmrc 2>/dev/null; echo 1 > ~/x && cat ~/x"],
        });
        assert.equal(answer, home === "inside" ? "1" : "canary1", `${way.name} ${home}`);
      }
    }
  });

  test("a read-only workspace can be looked at", { skip: !isRoot }, async (context) => {
    const way = all[0]!;
    const place = placeFor(context, way);
    makeRepository(place, way.owner);
    const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
    const [answer] = await answersOf(way, place, {
      prefix: ["unshare", "--mount", "sh", "-c", mount, place.workspace],
      commands: ["git status --short; cat readme.md; echo x > readme.md || echo refused"],
    });
    assert.match(answer ?? "", /^A repository\.\n[^\n]*Read-only file system\nrefused$/);
  });

  test(
    "a workspace of root on a file system that cannot show it as another's names the cure",
    { skip: !isRoot },
    async (context) => {
      const way = all[0]!;
      const place = placeFor(context, way);
      const mount =
        'cd "$0" && mkdir -p ../mnt && mount -t tmpfs none ../mnt && mkdir ../mnt/u ../mnt/w && mount -t overlay none -o lowerdir="$0",upperdir=../mnt/u,workdir=../mnt/w "$0" && cd / && exec "$@"';
      const [line] = await drive(way, place, {
        prefix: ["unshare", "--mount", "sh", "-c", mount, place.workspace],
      }).lines;
      assert.equal(line?.kind, "refused");
      assert.match(
        line?.kind === "refused" ? line.message : "",
        /idmapped mount.*give it to a user who is not root/,
      );
    },
  );
});

suite("Where no namespaces are allowed", { skip }, () => {
  const filter = containerFilter();
  const contained = skip === false ? [perl, ...seccompLoader(architecture, filter)] : [];

  test("auto stops with a reason for each level, and the advice", async (context) => {
    for (const way of ways(sudoer?.person ?? null)) {
      const place = placeFor(context, way);
      const [line] = await drive({ ...way, choice: "auto" }, place, { prefix: contained }).lines;
      assert.equal(line?.kind === "refused" && line.code, "sandbox");
      const message = line?.kind === "refused" ? line.message : "";
      assert.match(
        message,
        /^no sandbox works here \(userns: .+; rootdrop: .+\)\. Either allow user namespaces/,
      );
      assert.match(message, /`sandbox: uiddrop`.*`sandbox: none`/);
    }
  });

  test("auto takes the second level where only user namespaces are refused", async (context) => {
    const way = ways(sudoer?.person ?? null).find(({ person }) => person.name === "sudoer");
    if (way === undefined) {
      context.skip("no sudo here");
      return;
    }
    const place = placeFor(context, way);
    makeRepository(place, way.owner);
    const [line, answer] = await drive({ ...way, choice: "auto" }, place, {
      outer: withoutUserNamespaces,
      commands: ["id -u; rm -f .git/commondir; cat .git/commondir"],
    }).lines;
    assert.equal(line?.kind === "opened" && line.level, "rootdrop", JSON.stringify(line));
    assert.match(
      answer?.kind === "answer" ? answer.text : "",
      new RegExp(`^${way.person.uid}\\nrm: [^\\n]*\\n\\.$`),
    );
  });

  test("a run on the command line ends with 3 and the action with the state, and no model is asked", async (context) => {
    const way = ways(null)[0]!;
    const place = placeFor(context, way);
    const start = (entry: string, more: { readonly [name: string]: string }): string => {
      const words = [...contained, process.execPath, join(import.meta.dirname, "../../src", entry)];
      const flags =
        entry === "cli.ts" ? ["run", "--prompt", "x", "--base-url", "http://127.0.0.1:9"] : [];
      const env = {
        PATH: "/usr/bin:/bin",
        HOME: place.home,
        RUNNER_TEMP: place.runnerTemp,
        GITHUB_WORKSPACE: place.workspace,
        ANTHROPIC_API_KEY: "sk-ant-api03-canary-0001",
        ...more,
      };
      const [command = "", ...rest] = [...words, ...flags];
      const { status, stdout } = spawnSync(command, rest, {
        cwd: place.workspace,
        env,
        encoding: "utf8",
      });
      return `${status} ${stdout}`;
    };
    assert.match(start("cli.ts", {}), /^3 [^]*sandbox_unavailable/);
    const output = join(place.folder, "output");
    writeFiles(place.folder, { output: "" });
    const inputs = {
      GITHUB_OUTPUT: output,
      INPUT_PROMPT: "x",
      "INPUT_BASE-URL": "http://127.0.0.1:9",
    };
    assert.match(start("main.ts", { GITHUB_ACTIONS: "true", ...inputs }), /^1 /);
    assert.match(readFileSync(output, "utf8"), /sandbox_unavailable/);
  });

  test(
    "uiddrop works there as root, in a workspace of a normal user, with the network closed",
    { skip: !isRoot },
    async (context) => {
      const way = ways(null).find(({ choice }) => choice === "uiddrop")!;
      const place = placeFor(context, way);
      const [answer] = await answersOf(way, place, {
        prefix: contained,
        commands: ["id -u; echo 1 > new; : < /dev/tcp/127.0.0.1/9"],
      });
      assert.match(answer ?? "", /^20001\n.*socket: Operation not permitted/);
      assert.equal(statSync(join(place.workspace, "new")).uid, way.owner);
    },
  );

  test(
    "uiddrop in a workspace of root says that it must be another user's",
    { skip: !isRoot },
    async (context) => {
      const way = ways(null)[0]!;
      const [line] = await drive({ ...way, choice: "uiddrop" }, placeFor(context, way), {}).lines;
      assert.match(
        line?.kind === "refused" ? line.message : "",
        /workspace belongs to root; give it to another user/,
      );
    },
  );
});

/** As Docker's default profile: no new namespaces and no mounts. */
function containerFilter(): Buffer {
  const [allow, refuse] = [returns(0x7fff0000), returns(0x00050001)];
  const calls = [
    refusedCalls.unshare,
    refusedCalls.mount,
    refusedCalls.open_tree,
    refusedCalls.setns,
  ];
  const verdict = calls
    .flatMap((call) => numberOn(architecture, call) ?? [])
    .reduce<typeof allow>((rest, number) => when({ equals: number }, refuse, rest), allow);
  return encode(withWord(0, verdict));
}

/** A filter of root's, which lets programs become root afterwards, as sudo must. 1 is SECCOMP_SET_MODE_FILTER, 0x10000000 CLONE_NEWUSER. */
const withoutUserNamespaces = ((): readonly string[] => {
  const allow = returns(0x7fff0000);
  const judge = withWord(16, when({ hasAnyOf: 0x10000000 }, returns(0x00050001), allow));
  const number = (call: readonly [number, number | null]): number =>
    numberOn(architecture, call) ?? 0;
  const filter = encode(withWord(0, when({ equals: number(refusedCalls.unshare) }, judge, allow)));
  const program = `my $code = pack("H*", "${filter.toString("hex")}"); my $program = pack("S x6 P", length($code) / 8, $code);
    syscall(${number(loadingCalls.seccomp)}, 1, 0, $program) == 0 or die; exec { $ARGV[0] } @ARGV or die`;
  return [perl, "-e", program, "--"];
})();

function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true }).map(String).toSorted();
}
