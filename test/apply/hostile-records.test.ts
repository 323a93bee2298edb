import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { deflateSync } from "node:zlib";
import { git, writeFiles } from "../record/git-fixture.ts";
import {
  type ApplyScene,
  type MadeRecord,
  openApplyScene,
  pushCommit,
  recordOfChange,
  type Seal,
  sealRecord,
  writtenFor,
} from "../support/apply-scene.ts";
import type { Inputs } from "../support/runner.ts";

/**
 * A record that must be refused. Those that are changed after they were sealed are what somebody makes who got at the artifact; those that are sealed
 * as they are, with a head that fits, are what somebody makes who has the agent's whole job.
 */
interface HostileRecord {
  readonly name: string;
  readonly make: (scene: ApplyScene) => MadeRecord | Promise<MadeRecord>;
  readonly inputs?: Inputs;
  readonly reason: RegExp;
  /** `refused` when absent. */
  readonly state?: string;
}

const harmless = (scene: ApplyScene, seal: Seal = {}): Promise<MadeRecord> =>
  recordOfChange(scene, (at) => writeFiles(at, { "new.txt": "n\n" }), seal);

/** Takes a good record and changes what is on disk. */
const spoiled =
  (spoil: (directory: string, scene: ApplyScene) => void) =>
  async (scene: ApplyScene): Promise<MadeRecord> => {
    const record = await harmless(scene);
    spoil(record.directory, scene);
    return record;
  };
const auditOf = (directory: string): string => join(directory, "audit.jsonl");
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, "utf8")));

/** A run that made this change, however it did. */
const changed =
  (change: (workspace: string) => void) =>
  (scene: ApplyScene): Promise<MadeRecord> =>
    recordOfChange(scene, change);
const written = (files: Readonly<Record<string, string | Buffer>>): HostileRecord["make"] =>
  changed((at) => writeFiles(at, files));

/** A change that only git's plumbing makes: entries of an index, as `mode path content`. */
const indexed =
  (...entries: readonly (readonly [mode: string, path: string, content: string])[]) =>
  (scene: ApplyScene): MadeRecord => {
    const { workspace, baseSha } = scene;
    for (const [mode, path, content] of entries) {
      const file = join(scene.folder, "content");
      writeFileSync(file, content);
      const object =
        mode === "160000" ? content : git(workspace, "hash-object", "-w", "--no-filters", file);
      git(
        workspace,
        "-c",
        "core.protectHFS=false",
        "-c",
        "core.protectNTFS=false",
        "update-index",
        "--add",
        "--replace",
        "--cacheinfo",
        `${mode},${object},${path}`,
      );
    }
    const tree = git(workspace, "write-tree");
    git(workspace, "reset", "--quiet", "--hard", baseSha);
    const patch = execFileSync(
      "git",
      ["diff-tree", "-p", "--binary", "--full-index", baseSha, tree],
      { cwd: workspace },
    );
    return sealRecord(scene, writtenFor(scene, tree), { patch });
  };

/** A patch as somebody wrote it by hand; the log says that it leads to the tree of the base. */
const byHand =
  (patch: string | Buffer, tree?: string) =>
  (scene: ApplyScene): MadeRecord => {
    const base = git(scene.workspace, "rev-parse", `${scene.baseSha}^{tree}`);
    return sealRecord(scene, writtenFor(scene, tree ?? base), { patch });
  };
const adding = (path: string, mode = "100644", content = "x"): string =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\nindex 0000000..587be6b\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${content}\n`;
const unappliable = /^changes\.patch cannot be applied to the commit it is for: /;

/** A change of base.bin by a delta that says so many times "all of the old content" (git's documentation, pack-format). */
function growingPatch({ workspace }: ApplyScene, times: number): string {
  const base = readFileSync(join(workspace, "base.bin"));
  const delta = Buffer.concat([
    ...[base.length, base.length * times].map(sizeBytes),
    Buffer.alloc(times, 0x80),
  ]);
  const whole = times > 1000 ? Buffer.alloc(0) : Buffer.concat(Array(times).fill(base) as Buffer[]);
  const names = [base, whole].map((content) =>
    createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex"),
  );
  return [
    "diff --git a/base.bin b/base.bin",
    `index ${names.join("..")} 100644`,
    "GIT binary patch",
    `delta ${delta.length}`,
    ...base85Lines(deflateSync(delta)),
    "",
    "",
  ].join("\n");
}

/** Seven bits a byte, the lowest first, as deltas have it. */
function sizeBytes(size: number): Buffer {
  const bytes: number[] = [];
  for (let rest = size; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 128))
    bytes.push((rest % 128) | (rest >= 128 ? 128 : 0));
  return Buffer.from(bytes);
}

/** Lines of at most 52 bytes, as git packs binary content; the first letter says how many there are. */
function base85Lines(bytes: Buffer): readonly string[] {
  const digits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
  const word = (from: Buffer): string => {
    let value = Buffer.concat([from, Buffer.alloc(4 - from.length)]).readUInt32BE();
    let text = "";
    for (let index = 0; index < 5; index += 1, value = Math.floor(value / 85))
      text = (digits[value % 85] ?? "") + text;
    return text;
  };
  return Array.from({ length: Math.ceil(bytes.length / 52) }, (_, line) => {
    const part = bytes.subarray(line * 52, line * 52 + 52);
    const letter = String.fromCharCode(part.length <= 26 ? 64 + part.length : 70 + part.length);
    const words = Array.from({ length: Math.ceil(part.length / 4) }, (_, index) =>
      word(part.subarray(index * 4, index * 4 + 4)),
    );
    return letter + words.join("");
  });
}

const records: readonly HostileRecord[] = [
  // Who got at the artifact.
  {
    name: "no record at all",
    make: spoiled((at) => rmSync(at, { recursive: true })),
    reason: /^there is no record at .* \(ENOENT\)/,
  },
  {
    name: "a link to a record",
    make: spoiled((at, { folder }) => {
      execFileSync("mv", [at, join(folder, "elsewhere")]);
      symlinkSync(join(folder, "elsewhere"), at);
    }),
    reason: /^there is no record at .* \((?:ELOOP|ENOTDIR)\)/,
  },
  {
    name: "no audit log",
    make: spoiled((at) => rmSync(auditOf(at))),
    reason: /^the record holds no audit\.jsonl$/,
  },
  {
    name: "no patch",
    make: spoiled((at) => rmSync(join(at, "changes.patch"))),
    reason: /^the record holds no changes\.patch$/,
  },
  {
    name: "an empty audit log",
    make: spoiled((at) => truncateSync(auditOf(at), 0)),
    reason: /^line 1 of the audit log is missing/,
  },
  {
    name: "a line of the audit log changed",
    make: spoiled((at) => edit(auditOf(at), (text) => text.replace('"model-1"', '"model-2"'))),
    reason: /^line 2 of the audit log does not chain/,
  },
  {
    name: "the last line of the audit log changed",
    make: spoiled((at) =>
      edit(auditOf(at), (text) => text.replace("the model ended its turn", "it is fine")),
    ),
    reason: /is not the line whose head was given/,
  },
  {
    name: "an audit log without its last line",
    make: spoiled((at) =>
      edit(auditOf(at), (text) => text.split("\n").slice(0, 2).join("\n") + "\n"),
    ),
    reason: /the log ends without its final record/,
  },
  {
    name: "an audit log that is cut off in a line",
    make: spoiled((at) => truncateSync(auditOf(at), 700)),
    reason: /of the audit log is cut off/,
  },
  {
    name: "a line after the last one",
    make: spoiled((at) => appendFileSync(auditOf(at), "{}\n")),
    reason: /^line 4 of the audit log stands after the final record$/,
  },
  {
    name: "a huge line",
    make: spoiled((at) => edit(auditOf(at), () => `${"x".repeat(65 * 1024 ** 2)}\n`)),
    reason: /^line 1 of the audit log/,
  },
  {
    name: "an audit log of another run, whole in itself",
    make: async (scene) => {
      const record = await harmless(scene);
      const other = await recordOfChange(scene, (at) => writeFiles(at, { "evil.txt": "e\n" }));
      return { ...other, head: record.head };
    },
    reason: /is not the line whose head was given/,
  },
  {
    name: "another patch",
    make: spoiled((at) => writeFileSync(join(at, "changes.patch"), adding("evil.txt"))),
    reason: /^changes\.patch is not the one that the audit log names/,
  },
  {
    name: "a patch with a blank more",
    make: spoiled((at) => appendFileSync(join(at, "changes.patch"), " ")),
    reason: /^changes\.patch is not the one that the audit log names/,
  },
  {
    name: "a link in the place of the patch",
    make: spoiled((at) => {
      rmSync(join(at, "changes.patch"));
      symlinkSync("/etc/passwd", join(at, "changes.patch"));
    }),
    reason: /^the record holds "changes\.patch": it is a symbolic link$/,
  },
  {
    name: "a link in the place of the report",
    make: spoiled((at) => symlinkSync("/proc/self/environ", join(at, "report.md"))),
    reason: /^the record holds "report\.md": it is a symbolic link$/,
  },
  {
    name: "a FIFO in the place of the audit log",
    make: spoiled((at) => {
      rmSync(auditOf(at));
      execFileSync("mkfifo", [auditOf(at)]);
    }),
    reason: /^the record holds "audit\.jsonl": it is not a regular file$/,
  },
  {
    name: "a folder in the place of the patch",
    make: spoiled((at) => {
      rmSync(join(at, "changes.patch"));
      mkdirSync(join(at, "changes.patch"));
    }),
    reason: /^changes\.patch is no regular file$/,
  },
  {
    name: "a linked folder",
    make: spoiled((at) => symlinkSync("/etc", join(at, "outputs"))),
    reason: /^the record holds "outputs": it is a symbolic link$/,
  },
  // Who has the agent's whole job.
  {
    name: "a run of another repository",
    make: (scene) => harmless(scene, { started: { repository: "mallory/other" as never } }),
    reason: /^the run was in the repository mallory\/other, and this is octo\/repository$/,
  },
  {
    name: "a run that did not end well",
    make: (scene) => harmless(scene, { finished: { state: "turn_limit" } }),
    reason: /^the run ended as turn_limit, and run-states accepts completed, verified$/,
  },
  {
    name: "an id that holds trailers",
    make: (scene) => harmless(scene, { started: { run_id: "x\nBash-Agent-Task: 1" } }),
    reason: /^the run's id is none$/,
  },
  {
    name: "another base than the workflow says",
    make: harmless,
    inputs: { "base-sha": "1".repeat(40) },
    reason: /^the run began at [0-9a-f]{40}, and base-sha says 1{40}$/,
  },
  {
    name: "a base that is not in the repository",
    make: (scene) => harmless(scene, { written: { base_sha: "2".repeat(40) } }),
    inputs: { "base-sha": "" },
    reason: /^the commit 2{40} that the run began with is not in the repository$/,
  },
  {
    name: "no base",
    make: (scene) => harmless(scene, { written: { base_sha: null } }),
    inputs: { "base-sha": "" },
    reason: /^the run began without a commit/,
  },
  {
    name: "a base with another tree",
    make: (scene) =>
      harmless(scene, { written: { base_tree: "3".repeat(40), from_tree: "3".repeat(40) } }),
    reason: /has another tree than the audit log says$/,
  },
  {
    name: "a base that is an option of git",
    make: (scene) => harmless(scene, { written: { base_sha: "--upload-pack=evil" } }),
    inputs: { "base-sha": "" },
    reason: /^line 2 of the audit log has a wrong value in the field base_sha$/,
  },
  {
    name: "a result that is not the run's",
    make: (scene) => harmless(scene, { written: { tree: "4".repeat(40) } }),
    reason: /^changes\.patch makes another tree than the audit log says$/,
  },
  {
    name: "two digests of the patch",
    make: (scene) => harmless(scene, { finished: { patch_sha256: "5".repeat(64) } }),
    reason: /^the audit log names two digests of the patch$/,
  },
  {
    name: "no digest of the patch",
    make: (scene) => harmless(scene, { finished: { patch_sha256: null } }),
    reason: /^the audit log names two digests of the patch$/,
  },
  {
    name: "a workflow",
    make: written({ ".github/workflows/evil.yml": "on: push\n" }),
    reason: /^"\.github\/workflows\/evil\.yml" is a protected path$/,
  },
  {
    name: "a workflow in capitals",
    make: written({ ".GitHub/WORKFLOWS/evil.yml": "on: push\n" }),
    reason: /is a protected path$/,
  },
  {
    name: "an action of the repository",
    make: written({ ".github/actions/a/action.yml": "x\n" }),
    reason: /is a protected path$/,
  },
  {
    name: "a link in the place of the folder above the workflows",
    make: changed((at) => symlinkSync("docs", join(at, ".github"))),
    reason: /^"\.github" is a protected path$/,
  },
  {
    name: "a workflow that is taken away",
    make: async (scene) => {
      pushCommit(scene, "main", (at) =>
        writeFiles(at, { ".github/workflows/ci.yml": "on: push\n" }),
      );
      git(scene.workspace, "pull", "--quiet", scene.remote, "main");
      const next = { ...scene, baseSha: git(scene.workspace, "rev-parse", "HEAD") };
      return recordOfChange(next, (at) => rmSync(join(at, ".github"), { recursive: true }));
    },
    reason: /^"\.github\/workflows\/ci\.yml" is a protected path$/,
  },
  {
    name: "a path of the user's list",
    make: written({ "sub/Package.json": "{}\n" }),
    inputs: { "protected-paths": "package.json" },
    reason: /^"sub\/Package\.json" is a protected path$/,
  },
  {
    name: "a file in .git",
    make: byHand(adding(".git/hooks/pre-push", "100755")),
    reason: unappliable,
  },
  { name: "a file in .GIT", make: byHand(adding(".GIT/config")), reason: unappliable },
  {
    name: "a file in a .git of a folder",
    make: byHand(adding("sub/.git/config")),
    reason: unappliable,
  },
  {
    name: "a file in git~1",
    make: indexed(["100644", "git~1/config", "x"]),
    reason: /cannot be applied|in a git directory/,
  },
  {
    name: "a file in .git with a dot at its end",
    make: indexed(["100644", ".git./config", "x"]),
    reason: /cannot be applied|in a git directory/,
  },
  {
    name: "a file in .git with a character that HFS+ leaves out",
    make: indexed(["100644", ".g\u200cit/config", "x"]),
    reason: /cannot be applied|in a git directory/,
  },
  { name: "a path that leads up", make: byHand(adding("../evil.txt")), reason: unappliable },
  {
    name: "a path that leads up from a folder",
    make: byHand(adding("sub/../../evil.txt")),
    reason: unappliable,
  },
  {
    name: "an absolute path",
    make: byHand(adding("/tmp/evil.txt").replaceAll("a//", "/").replaceAll("b//", "/")),
    reason: /cannot be applied|makes another tree/,
  },
  {
    name: "an absolute path behind a prefix",
    make: byHand(adding("/tmp/evil.txt")),
    reason: /cannot be applied|makes another tree/,
  },
  {
    name: "a patch that only adds what is taken away again",
    make: byHand(
      `${adding("a.txt")}diff --git a/a.txt b/a.txt\ndeleted file mode 100644\nindex 587be6b..0000000\n--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n`,
    ),
    reason: /changes nothing|cannot be applied|makes another tree/,
  },
  {
    name: "a path beyond a link of the same patch",
    make: byHand(
      `${adding("out", "120000", "/tmp").replace("+/tmp\n", "+/tmp\n\\ No newline at end of file\n")}${adding("out/evil.txt")}`,
    ),
    reason: unappliable,
  },
  {
    name: "a backslash in a name",
    make: written({ "..\\evil.txt": "x\n" }),
    reason: /has a backslash in its name/,
  },
  {
    name: "a newline in a name",
    make: written({ "a\n::error::b": "x\n" }),
    reason: /has control characters in its name/,
  },
  {
    name: "a name that is no UTF-8",
    make: changed((at) =>
      writeFileSync(Buffer.concat([Buffer.from(`${at}/bad`), Buffer.from([0xff])]), "x\n"),
    ),
    reason: /is no name in UTF-8/,
  },
  {
    name: "a name that differs from another by case",
    make: written({ "README.MD": "x\n" }),
    reason: /"README\.MD" has the name of another file or folder but for upper and lower case/,
  },
  {
    name: "a link to the root",
    make: changed((at) => symlinkSync("/etc/passwd", join(at, "link"))),
    reason: /^"link" is a link that leads out of the tree: "\/etc\/passwd"$/,
  },
  {
    name: "a link that leads up",
    make: changed((at) => symlinkSync("../../../home", join(at, "link"))),
    reason: /is a link that leads out of the tree/,
  },
  {
    name: "a link that leads down and then up",
    make: changed((at) => symlinkSync("a/../..", join(at, "link"))),
    reason: /is a link that leads out of the tree/,
  },
  {
    name: "a link into the git directory",
    make: changed((at) => symlinkSync(".git/config", join(at, "link"))),
    reason: /^"link" is a link into a git directory$/,
  },
  {
    name: "a file made a link out of the tree",
    make: changed((at) => {
      rmSync(join(at, "readme.md"));
      symlinkSync("/proc/self/environ", join(at, "readme.md"));
    }),
    reason: /^"readme\.md" is a link that leads out of the tree/,
  },
  {
    name: "a new submodule",
    make: indexed(["160000", "lib", "6".repeat(40)]),
    reason: /^"lib" is a submodule; submodules are not changed$/,
  },
  {
    name: "a list of submodules",
    make: written({ ".gitmodules": '[submodule "x"]\n\tpath = x\n\turl = ext::sh -c evil\n' }),
    reason: /^"\.gitmodules" is \.gitmodules, in one of its spellings/,
  },
  {
    name: "attributes that hide changes from a reviewer",
    make: written({ "src/.gitattributes": "*.js -diff linguist-generated\n" }),
    reason: /is \.gitattributes, in one of its spellings/,
  },
  {
    name: "a short name of attributes",
    make: written({ "GITATT~1": "x\n" }),
    reason: /is \.gitattributes, in one of its spellings/,
  },
  {
    name: "an address of large files",
    make: written({ ".lfsconfig": "[lfs]\n\turl = https://evil.invalid\n" }),
    reason: /is \.lfsconfig/,
  },
  {
    name: "a mode that git has no use for",
    make: byHand(adding("odd.txt", "104755")),
    reason: /cannot be applied|makes another tree|has the mode/,
  },
  {
    name: "more files than are accepted",
    make: changed((at) =>
      writeFiles(
        at,
        Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, "x\n"])),
      ),
    ),
    inputs: { "max-files": "11" },
    reason: /^changes\.patch touches 12 files, and max-files accepts 11$/,
  },
  {
    name: "a patch that is longer than is accepted",
    make: written({ "big.bin": randomBytes(3000) }),
    inputs: { "max-size": "1KB" },
    reason: /^changes\.patch has more than 1024 bytes$/,
  },
  {
    name: "content that unpacks to more than is accepted",
    make: written({ "zeros.bin": Buffer.alloc(20_000) }),
    inputs: { "max-size": "1KB" },
    reason: /^changes\.patch unpacks to 20000 bytes, and 10240 are accepted$/,
  },
  {
    name: "a patch that asks for more memory than there is",
    make: byHand(
      "diff --git a/x b/x\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..1111111111111111111111111111111111111111\nGIT binary patch\nliteral 99999999999\nzcmeAS@N?(olHy`uVBq!ia0vp^0wB!61|;P_|4#%`EX7WqAsj$Z!;#Vf2?p\n\nliteral 0\nHcmV?d00001\n\n",
    ),
    reason: /unpacks to 99999999999 bytes/,
  },
  {
    name: "a small delta that grows to more memory than there is",
    make: (scene) => byHand(growingPatch(scene, 200_000))(scene),
    reason: /cannot be applied to the commit it is for: fatal: out of memory/i,
  },
  {
    name: "a small delta that grows to more than is accepted",
    make: (scene) => byHand(growingPatch(scene, 200))(scene),
    inputs: { "max-size": "1MB" },
    reason: /makes another tree|have \d+ bytes/,
  },
  {
    name: "a combined diff",
    make: byHand(
      "diff --cc readme.md\nindex 1,2..3\n--- a/readme.md\n+++ b/readme.md\n@@@ -1,1 -1,1 +1,2 @@@\n++evil\n",
    ),
    reason: /^changes\.patch is a combined diff/,
  },
  {
    name: "a NUL byte",
    make: byHand(adding("a.txt", "100644", "a\0b")),
    reason: /^changes\.patch holds a NUL byte$/,
  },
  {
    name: "garbage",
    make: byHand(Buffer.from(randomBytes(5000).toString("latin1").replaceAll("\0", "x"), "latin1")),
    reason: /^changes\.patch holds no change that git could read$/,
  },
  {
    name: "garbage in the place of binary content",
    make: byHand(
      "diff --git a/x b/x\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..1111111111111111111111111111111111111111\nGIT binary patch\nliteral 10\nzgarbage garbage\n\n",
    ),
    reason: unappliable,
  },
  {
    name: "a change between others that the log does not know",
    make: byHand(`${adding("a.txt")}From the attacker\n\n${adding("b.txt")}`),
    reason: /^changes\.patch makes another tree than the audit log says$/,
  },
  {
    name: "a change of a file that is not there",
    make: byHand(
      "diff --git a/none.txt b/none.txt\n--- a/none.txt\n+++ b/none.txt\n@@ -1 +1 @@\n-a\n+b\n",
    ),
    reason: unappliable,
  },
  {
    name: "a patch that is cut off",
    make: byHand(adding("a.txt").slice(0, -3)),
    reason: unappliable,
  },
];

/** One scene for all: nothing of a refused record leaves a trace in it. */
const scene = await openApplyScene(
  { after },
  { files: { "readme.md": "One.\nTwo.\nThree.\n", "base.bin": randomBytes(65_536) } },
);
before(() => assert.ok(records.length >= 30));

describe("a hostile record is refused, and nothing is written", { concurrency: false }, () => {
  for (const { name, make, inputs, reason, state = "refused" } of records) {
    test(name, async () => {
      const record = await make(scene);
      const main = scene.branches()["main"];
      const run = await scene.apply(record, { "audit-sha256": record.head, ...inputs });

      assert.match(run.outputs["reason"] ?? run.log, reason);
      assert.deepEqual([run.exitCode, run.outputs["state"]], [1, state]);
      assert.deepEqual([scene.branches(), scene.api.writes()], [{ main }, []]);
      assert.equal(existsSync("/tmp/evil.txt"), false);
    });
  }
});

test("the scene of these tests takes a good record", async () => {
  const run = await scene.apply(await harmless(scene));

  assert.equal(run.outputs["state"], "applied");
});
