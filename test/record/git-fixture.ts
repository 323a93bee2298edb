import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { writePatch, type PatchReport } from "../../src/record/patch.ts";
import { createRedactor, type Redactor } from "../../src/record/redact.ts";
import { openShadowRepository, type ShadowRepository } from "../../src/record/shadow-repository.ts";

export const gitProgram = execFileSync("/bin/sh", ["-c", "command -v git"]).toString().trim();
export const redactor: Redactor = createRedactor(["very-secret-value-1"]);

/** A folder that is removed after the test, with a git repository `workspace` and places for what is made of it. */
export interface Place {
  readonly folder: string;
  readonly workspace: string;
  readonly temporary: string;
  readonly patch: string;
}

export function createPlace(context: TestContext): Place {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "patch-test-")));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const place = {
    folder,
    workspace: join(folder, "workspace"),
    temporary: join(folder, "temporary"),
    patch: join(folder, "changes.patch"),
  };
  mkdirSync(place.temporary);
  mkdirSync(place.workspace);
  return place;
}

/** A repository with these files in its first commit. */
export function createRepository(
  context: TestContext,
  files: Readonly<Record<string, string | Buffer>>,
): Place {
  const place = createPlace(context);
  git(place.workspace, "init", "--quiet", "--initial-branch=main");
  writeFiles(place.workspace, files);
  commitAll(place.workspace);
  return place;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export function commitAll(folder: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "base");
}

/** The user's git, with nothing of this machine's configuration. */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = [
    "user.name=Test",
    "user.email=test@example.invalid",
    "commit.gpgSign=false",
    "protocol.file.allow=always",
  ];
  return execFileSync(gitProgram, [...settings.flatMap((setting) => ["-c", setting]), ...args], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
    .toString()
    .trim();
}

export async function openShadow(
  place: Place,
  excluded: readonly string[] = [],
): Promise<ShadowRepository> {
  const { workspace, temporary: temporaryDirectory } = place;
  const shadow = await openShadowRepository({
    git: gitProgram,
    workspace,
    temporaryDirectory,
    redactor,
    excluded,
  });
  if (shadow.kind === "none") throw new Error(shadow.reason);
  return shadow;
}

/** Opens the shadow, lets the change happen, and writes the patch. */
export async function patchOf(place: Place, change: () => void): Promise<PatchReport> {
  const shadow = await openShadow(place);
  change();
  return writePatch({ shadow, path: place.patch, redactor });
}

/** The tree that `git apply` makes of the base by the patch, in a fresh clone. */
export function treeOfPatchedClone(place: Place, baseSha: string): string {
  const clone = join(place.folder, "clone");
  git(place.folder, "clone", "--quiet", "--no-checkout", place.workspace, clone);
  git(clone, "checkout", "--quiet", "--detach", baseSha);
  git(clone, "apply", "--index", "--allow-empty", place.patch);
  git(clone, "add", "--all");
  return git(clone, "write-tree");
}

/** The tree of the workspace as the user's own git sees it: all that is tracked or not ignored. */
export function treeOfWorkspace(place: Place): string {
  git(place.workspace, "add", "--all");
  return git(place.workspace, "write-tree");
}
