import assert from "node:assert/strict";
import { globSync, readFileSync, readdirSync, renameSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { basename, dirname, join } from "node:path";
import { describe, test } from "node:test";
import { git, writeFiles } from "../record/git-fixture.ts";
import {
  type ApplyScene,
  type AppliedAction,
  openApplyScene,
  pushCommit,
  recordOfChange,
  repositoryName,
  token,
} from "../support/apply-scene.ts";

const ours = "bash-agent/fix-it-apply-78131dc8dcac2213";
const adding =
  (text: string) =>
  (at: string): void =>
    writeFiles(at, { "new.txt": text });
const stateOf = ({ outputs }: AppliedAction): readonly unknown[] => [
  outputs["state"],
  outputs["reason"],
];

describe("a change that is proposed", { concurrency: 2 }, () => {
  test("becomes a branch and a pull request; the same change again becomes nothing more", async (context) => {
    const scene = await openApplyScene(context);
    const record = await recordOfChange(scene, adding("n\n"));
    const first = await scene.apply(record);
    const again = await scene.apply(await recordOfChange(scene, adding("n\n")));
    const tip = scene.branches()[ours];

    assert.deepEqual(first, {
      exitCode: 0,
      log: first.log,
      outputs: {
        state: "applied",
        reason: "#1 was created",
        branch: ours,
        "commit-sha": tip,
        "pull-request-number": "1",
        "pull-request-url": `https://github.com/${repositoryName}/pull/1`,
        "comment-id": "",
      },
    });
    assert.deepEqual(again.outputs, {
      ...first.outputs,
      state: "unchanged",
      reason: "the same change is there already",
    });
    assert.deepEqual(scene.api.writes(), [`POST /repos/${repositoryName}/pulls`]);
    assert.deepEqual(Object.keys(scene.branches()), [ours, "main"]);
    assert.equal(
      scene.ask("log", "-1", "--format=%an <%ae>%n%P%n%s", tip!),
      [
        "github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>",
        scene.baseSha,
        "Bash Agent: Fix it / apply",
      ].join("\n"),
    );
    const trailers = scene.ask("log", "-1", "--format=%(trailers:only)", tip!).split("\n");
    assert.deepEqual(trailers.slice(0, 2), [
      "Bash-Agent-Run: run-4711",
      `Bash-Agent-Audit: ${record.head}`,
    ]);
    assert.equal(scene.ask("show", `${tip}:new.txt`), "n");
  });

  test("takes the place of an older one of the same task, and what people wrote in the pull request stays", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordOfChange(scene, adding("one\n")));
    const [pull] = scene.api.pulls;
    pull!.body = `Please look, @octocat.\n\n${pull!.body}\n\nThanks.`;
    pull!.title = "A better title";
    const second = await scene.apply(await recordOfChange(scene, adding("two\n")));

    assert.deepEqual(stateOf(second), ["updated", "#1 has the change now"]);
    assert.equal(scene.api.pulls.length, 1);
    assert.equal(scene.ask("show", `${ours}:new.txt`), "two");
    assert.equal(scene.ask("rev-list", "--count", `main..${ours}`), "1");
    assert.equal(pull!.title, "A better title");
    assert.match(
      pull!.body,
      /^Please look, @octocat\.\n\n<!-- bash-agent task=[\s\S]*-->\n\nThanks\.$/,
    );
    assert.equal(pull!.body.match(/<!-- bash-agent /g)?.length, 1);
  });

  test("goes to its branch alone in mode branch: new, changed, the same", async (context) => {
    const scene = await openApplyScene(context);
    const inputs = {
      mode: "branch",
      branch: "robots/change",
      title: "A title",
      "commit-author": "Robot <robot@example.invalid>",
    };
    const states: unknown[] = [];
    for (const text of ["one\n", "two\n", "two\n"]) {
      const { outputs } = await scene.apply(await recordOfChange(scene, adding(text)), inputs);
      states.push([outputs["state"], outputs["branch"], outputs["pull-request-number"]]);
    }

    assert.deepEqual(states, [
      ["applied", "robots/change", ""],
      ["updated", "robots/change", ""],
      ["unchanged", "robots/change", ""],
    ]);
    assert.deepEqual(scene.api.requests, []);
    assert.equal(
      scene.ask("log", "-1", "--format=%an %ce %s", "robots/change"),
      "Robot robot@example.invalid A title",
    );
  });

  test("goes on top of a branch that has moved on, where the two do not touch", async (context) => {
    const scene = await openApplyScene(context, {
      files: { "a.txt": "1\n2\n3\n4\n5\n6\n7\n8\n9\n" },
    });
    const record = await recordOfChange(scene, (at) =>
      writeFiles(at, { "a.txt": "1\n2\n3\n4\n5\n6\n7\n8\nNINE\n" }),
    );
    const tip = pushCommit(scene, "main", (at) =>
      writeFiles(at, { "a.txt": "ONE\n2\n3\n4\n5\n6\n7\n8\n9\n", "b.txt": "b\n" }),
    );
    const run = await scene.apply(record);

    assert.equal(run.outputs["state"], "applied");
    assert.equal(scene.ask("rev-parse", `${ours}^`), tip);
    assert.equal(scene.ask("show", `${ours}:a.txt`), "ONE\n2\n3\n4\n5\n6\n7\n8\nNINE");
  });

  test("stops where it touches the same lines as a branch that has moved on", async (context) => {
    const scene = await openApplyScene(context);
    const record = await recordOfChange(scene, (at) => writeFiles(at, { "readme.md": "ours\n" }));
    pushCommit(scene, "main", (at) => writeFiles(at, { "readme.md": "theirs\n" }));
    const run = await scene.apply(record);

    assert.equal(run.exitCode, 1);
    assert.deepEqual(stateOf(run), [
      "conflict",
      `main has moved on from ${scene.baseSha}, and the change no longer fits in: "readme.md"; run the agent again`,
    ]);
    nothingWritten(scene);
  });

  test("does not follow a file that was renamed to a protected path meanwhile", async (context) => {
    const script = Array.from({ length: 30 }, (_, index) => `step ${index}\n`).join("");
    const scene = await openApplyScene(context, { files: { "ci.yml": script } });
    const record = await recordOfChange(scene, (at) =>
      writeFiles(at, { "ci.yml": `${script}evil\n` }),
    );
    pushCommit(scene, "main", (at) => {
      writeFiles(at, { ".github/workflows/x": "" });
      renameSync(join(at, "ci.yml"), join(at, ".github/workflows/ci.yml"));
    });
    const run = await scene.apply(record);

    assert.deepEqual(stateOf(run), ["refused", '".github/workflows/ci.yml" is a protected path']);
    nothingWritten(scene);
  });

  test("is nothing where the branch has it already, and where the run changed nothing", async (context) => {
    const scene = await openApplyScene(context);
    const empty = await scene.apply(await recordOfChange(scene, () => undefined));
    const record = await recordOfChange(scene, adding("n\n"));
    pushCommit(scene, "main", adding("n\n"));
    const there = await scene.apply(record);

    assert.deepEqual(
      [stateOf(empty), stateOf(there)],
      [
        ["unchanged", "the run changed nothing"],
        ["unchanged", "main has the change already"],
      ],
    );
    nothingWritten(scene);
  });

  test("from a checkout that was dirty applies without what was changed before, or says that it does not", async (context) => {
    const scene = await openApplyScene(context, { files: { "a.txt": "a\n" } });
    writeFiles(scene.workspace, { "a.txt": "dirty\n", "b.txt": "untracked\n" });
    const apart = await recordOfChange(scene, adding("n\n"));
    writeFiles(scene.workspace, { "a.txt": "dirty\n", "b.txt": "untracked\n" });
    const forged = await scene.apply(
      await recordOfChange(scene, adding("f\n"), { written: { tree: "3".repeat(40) } }),
    );
    assert.deepEqual(stateOf(forged), [
      "refused",
      "changes.patch makes another tree than the audit log says",
    ]);
    writeFiles(scene.workspace, { "a.txt": "dirty\n" });
    const entwined = await recordOfChange(scene, (at) =>
      writeFiles(at, { "a.txt": "dirty\nmore\n" }),
    );
    const [first, second] = [await scene.apply(apart), await scene.apply(entwined)];

    assert.equal(first.outputs["state"], "applied");
    assert.equal(scene.ask("ls-tree", "--name-only", ours), "a.txt\nnew.txt");
    assert.equal(scene.ask("show", `${ours}:a.txt`), "a");
    assert.equal(second.outputs["state"], "conflict");
    assert.match(second.outputs["reason"]!, /^the checkout had been changed before the run began/);
  });

  test("is only told in a dry run", async (context) => {
    const scene = await openApplyScene(context);
    const run = await scene.apply(await recordOfChange(scene, adding("n\n")), {
      "dry-run": "true",
    });

    assert.deepEqual(stateOf(run), [
      "checked",
      `dry run: ${ours} would get the change; nothing was written`,
    ]);
    nothingWritten(scene);
  });

  test("is one for a task, also when the branch is named otherwise", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordOfChange(scene, adding("one\n")), {
      "task-key": "weekly",
      branch: "first/name",
    });
    const second = await scene.apply(await recordOfChange(scene, adding("two\n")), {
      "task-key": "weekly",
    });
    const other = await scene.apply(await recordOfChange(scene, adding("two\n")), {
      "task-key": "daily",
    });

    assert.deepEqual(
      [second.outputs["state"], second.outputs["branch"]],
      ["updated", "first/name"],
    );
    assert.equal(other.outputs["pull-request-number"], "2");
  });
});

describe("a branch that somebody else wrote to", { concurrency: 2 }, () => {
  const foreign: readonly (readonly [string, (scene: ApplyScene) => void])[] = [
    [
      "has a commit on top of ours",
      (scene) => void pushCommit(scene, ours, (at) => writeFiles(at, { "by-hand.txt": "h\n" })),
    ],
    [
      "has our commit, amended",
      (scene) => {
        const at = join(scene.folder, "amending");
        git(scene.folder, "clone", "--quiet", "--branch", ours, scene.remote, at);
        writeFiles(at, { "new.txt": "by hand\n" });
        git(at, "add", "--all");
        git(at, "commit", "--quiet", "--amend", "--no-edit");
        git(at, "push", "--quiet", "--force", "origin", ours);
      },
    ],
    [
      "was there before, with the name of ours",
      (scene) => {
        scene.ask("update-ref", `refs/heads/${ours}`, scene.baseSha);
      },
    ],
  ];
  for (const [what, change] of foreign) {
    test(`is not written over when it ${what}`, async (context) => {
      const scene = await openApplyScene(context);
      await scene.apply(await recordOfChange(scene, adding("one\n")));
      change(scene);
      const before = scene.branches();
      const run = await scene.apply(await recordOfChange(scene, adding("two\n")));

      assert.equal(run.outputs["state"], "refused");
      assert.match(
        run.outputs["reason"]!,
        /^the branch \S+ ends in a commit that is not this action's/,
      );
      assert.deepEqual(scene.branches(), before);
    });
  }

  test("between look and push keeps what it has", async (context) => {
    let race = (): void => undefined;
    const scene = await openApplyScene(context, {
      intercept: (request) => {
        if (request.url?.includes("git-receive-pack") === true) race();
        return null;
      },
    });
    await scene.apply(await recordOfChange(scene, adding("one\n")));
    race = () => {
      race = () => undefined;
      pushCommit(scene, ours, (at) => writeFiles(at, { "late.txt": "l\n" }));
    };
    const run = await scene.apply(await recordOfChange(scene, adding("two\n")));

    assert.equal(run.outputs["state"], "failed");
    assert.match(run.outputs["reason"]!, /could not be pushed to .*stale info/);
    assert.equal(scene.ask("show", `${ours}:late.txt`), "l");
  });
});

describe("pull requests of others", { concurrency: 2 }, () => {
  test("a change whose pull request was closed is not proposed again, another change is", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordOfChange(scene, adding("one\n")));
    scene.api.pulls[0]!.state = "closed";
    scene.ask("update-ref", "-d", `refs/heads/${ours}`);
    const same = await scene.apply(await recordOfChange(scene, adding("one\n")));
    const other = await scene.apply(await recordOfChange(scene, adding("two\n")));

    assert.deepEqual(stateOf(same), [
      "unchanged",
      "this change was proposed in #1, which was closed",
    ]);
    assert.deepEqual(stateOf(other), ["applied", "#2 was created"]);
  });

  test("a pull request from a fork that carries our mark is not taken for ours", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordOfChange(scene, adding("one\n")), { "dry-run": "true" });
    scene.api.pulls.push({
      number: 1,
      state: "open",
      title: "Trap",
      body: "<!-- bash-agent task=78131dc8dcac2213 change= -->",
      head: { ref: "main", repo: { full_name: "mallory/repository" } },
      base: { ref: "main" },
      html_url: "",
      merged_at: null,
      draft: false,
    });
    const run = await scene.apply(await recordOfChange(scene, adding("one\n")), { draft: "true" });

    assert.deepEqual(stateOf(run), ["applied", "#2 was created"]);
    assert.equal(scene.api.pulls[0]!.title, "Trap");
    assert.equal(scene.api.pulls[1]!.draft, true);
  });

  test("a pull request that is there although it was not listed is changed", async (context) => {
    const scene = await openApplyScene(context);
    await scene.apply(await recordOfChange(scene, adding("one\n")));
    scene.api.faults.push({ method: "GET", path: /state=open/, status: 200, body: [], times: 1 });
    const run = await scene.apply(await recordOfChange(scene, adding("two\n")));

    assert.deepEqual(stateOf(run), ["updated", "#1 has the change now"]);
    assert.equal(scene.api.pulls.length, 1);
  });
});

describe("a service that fails", { concurrency: 2 }, () => {
  const past = String(Math.floor(Date.now() / 1000) - 1);
  const passing: readonly (readonly [string, object])[] = [
    ["429 with retry-after", { status: 429, headers: { "retry-after": "1" }, times: 2 }],
    [
      "403 with retry-after",
      {
        status: 403,
        headers: { "retry-after": "1" },
        times: 1,
        message: "You have exceeded a secondary rate limit",
      },
    ],
    [
      "403 at the end of the rate",
      {
        status: 403,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": past },
        times: 1,
      },
    ],
    ["502", { status: 502, times: 2 }],
  ];
  for (const [what, fault] of passing) {
    test(`is asked again after ${what}, and there is one pull request`, async (context) => {
      const scene = await openApplyScene(context);
      scene.api.faults.push({ method: "POST", path: /pulls$/, status: 0, times: 0, ...fault });
      const run = await scene.apply(await recordOfChange(scene, adding("n\n")));

      assert.deepEqual(stateOf(run), ["applied", "#1 was created"]);
      assert.equal(scene.api.pulls.length, 1);
    });
  }

  test("after it has created the pull request does not lead to a second one", async (context) => {
    const scene = await openApplyScene(context);
    scene.api.faults.push({
      method: "POST",
      path: /pulls$/,
      status: 502,
      times: 1,
      afterwards: true,
    });
    const run = await scene.apply(await recordOfChange(scene, adding("n\n")));

    assert.deepEqual(stateOf(run), ["updated", "#1 has the change now"]);
    assert.equal(scene.api.pulls.length, 1);
  });

  const lasting: readonly (readonly [string, string, object, RegExp])[] = [
    [
      "a missing permission",
      "POST",
      { status: 403, message: "Resource not accessible by integration" },
      /^the change was pushed to \S+, but GitHub did not create a pull request: 403 Resource not accessible by integration.*; give the job the permissions/,
    ],
    [
      "an unknown repository",
      "GET",
      { status: 404, message: "Not Found" },
      /^GitHub did not list pull requests: 404 Not Found.*permissions of the job$/,
    ],
    [
      "a fault of the fields",
      "POST",
      { status: 422, message: "No commits between main and x" },
      /^the change was pushed to \S+, but GitHub did not create a pull request: 422 No commits/,
    ],
    [
      "a page of HTML",
      "GET",
      { status: 200, body: "<html>", headers: { "content-type": "text/html" } },
      /^the API gave something else than a list/,
    ],
    [
      "a wait that is too long",
      "GET",
      { status: 429, headers: { "retry-after": "3600" } },
      /^GitHub did not list pull requests: 429 fault.*still reached/,
    ],
  ];
  for (const [what, method, fault, reason] of lasting) {
    test(`by ${what} is told with what to do, and the next run goes on`, async (context) => {
      const scene = await openApplyScene(context);
      scene.api.faults.push({ method, path: /pulls/, status: 0, times: 1, ...fault });
      const record = await recordOfChange(scene, adding("n\n"));
      const run = await scene.apply(record);
      const next = await scene.apply(record);

      assert.deepEqual([run.exitCode, run.outputs["state"]], [1, "failed"]);
      assert.match(run.outputs["reason"]!, reason);
      assert.equal(run.outputs["branch"], method === "POST" ? ours : "");
      assert.deepEqual(stateOf(next), ["applied", "#1 was created"]);
    });
  }

  test("by redirecting elsewhere, or by refusing the token, gets nothing", async (context) => {
    const other = await openApplyScene(context);
    const scene = await openApplyScene(context, {
      intercept: (request) => ({ status: 302, location: `${other.server.url}${request.url}` }),
    });
    const record = await recordOfChange(scene, adding("n\n"));
    const redirected = await scene.apply(record);
    const refused = await other.apply(await recordOfChange(other, adding("n\n")), {
      token: "ghs_another-token-0816",
    });

    assert.deepEqual(
      [redirected, refused].map(({ outputs }) => outputs["state"]),
      ["failed", "failed"],
    );
    assert.match(refused.outputs["reason"]!, /^the repository cannot be read: /);
    assert.deepEqual(
      other.server.requests.filter((line) => line.includes("receive")),
      [],
    );
    nothingWritten(scene);
  });
});

test("the token is on no command line, in no file and in no line of the log but the one that masks it", async (context) => {
  const seen: string[] = [];
  const places: string[] = [];
  const scene = await openApplyScene(context, {
    intercept: () => {
      for (const process of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
        seen.push(cmdlineOf(process));
      for (const path of globSync(join(scene.folder, "temp/**/*"))) places.push(contentOf(path));
      return null;
    },
  });
  const run = await scene.apply(await recordOfChange(scene, adding("n\n")));
  const telling = (texts: readonly string[]): readonly string[] =>
    texts.filter(
      (text) =>
        text.includes(token) ||
        text.includes(Buffer.from(`x-access-token:${token}`).toString("base64")),
    );

  assert.equal(run.outputs["state"], "applied");
  assert.ok(seen.some((line) => line.includes("remote-http")));
  assert.ok(places.some((text) => text.includes("protectHFS")));
  assert.deepEqual([telling(seen), telling(places)], [[], []]);
  assert.deepEqual(
    telling(run.log.split("\n").filter((line) => !line.startsWith("::add-mask::"))),
    [],
  );
  assert.deepEqual(readdirSync(join(scene.folder, "temp")), []);
});

test("a proxy that the environment names is used for git and for the API", async (context) => {
  const scene = await openApplyScene(context);
  const proxy = await startProxy(context);
  const record = await recordOfChange(scene, adding("n\n"));
  const run = await scene.apply(record, {}, { http_proxy: proxy.url });

  assert.deepEqual(stateOf(run), ["applied", "#1 was created"]);
  const hosts = new Set(proxy.asked);
  assert.ok(hosts.has(new URL(scene.server.url).host) && hosts.has(new URL(scene.api.url).host));
});

test("the record of a named artifact is found below the folder", async (context) => {
  const scene = await openApplyScene(context);
  const { directory, ...rest } = await recordOfChange(scene, adding("n\n"));
  const record = { ...rest, directory: dirname(directory) };
  const run = await scene.apply(record, { "artifact-name": basename(directory), mode: "check" });

  assert.equal(run.outputs["state"], "checked");
});

test("hooks, filters and configuration of a checkout are not asked", async (context) => {
  const scene = await openApplyScene(context, {
    files: { "a.txt": "a\n", ".gitattributes": "* filter=evil merge=evil diff=evil\n" },
  });
  const record = await recordOfChange(scene, adding("n\n"));
  pushCommit(scene, "main", (at) => writeFiles(at, { "b.txt": "b\n" }));
  const canary = join(scene.folder, "canary");
  const program = `sh -c 'echo ran >> ${canary}; cat'`;
  for (const name of [
    "filter.evil.clean",
    "filter.evil.smudge",
    "merge.evil.driver",
    "diff.evil.command",
    "core.fsmonitor",
    "core.sshCommand",
    "credential.helper",
  ])
    git(scene.workspace, "config", name, program);
  const run = await scene.apply(
    record,
    {},
    { GITHUB_WORKSPACE: scene.workspace, HOME: scene.workspace },
  );

  assert.equal(run.outputs["state"], "applied");
  assert.throws(() => readFileSync(canary));
});

/** A proxy that tunnels and forwards, and says for which hosts. */
async function startProxy(context: { after(action: () => unknown): void }): Promise<{
  readonly url: string;
  readonly asked: readonly string[];
}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "");
    asked.push(url.host);
    const { method, headers } = request;
    const onward = forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    asked.push(request.url ?? "");
    const [host = "", port = ""] = (request.url ?? "").split(":");
    const onward = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    for (const end of [socket, onward]) end.on("error", () => end.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function nothingWritten(scene: ApplyScene): void {
  assert.deepEqual(Object.keys(scene.branches()), ["main"]);
  assert.deepEqual(scene.api.writes(), []);
}

function cmdlineOf(process: string): string {
  return contentOf(`/proc/${process}/cmdline`).replaceAll("\0", " ");
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
