import { RunError } from "../errors.ts";
import type { Git, GitAnswer } from "../record/git.ts";
import type { ChangedFile } from "./change-check.ts";
import type { CommitAuthor } from "./inputs.ts";

/**
 * A bare repository of our own, which gets from the server what it needs. No checkout is read or written, so nothing that stands in one (files,
 * hooks, configuration, objects) has a say in what is applied. The token is in the environment of the calls that need it, and nowhere else.
 */
export class Repository {
  readonly #git: Git;
  readonly #careful: Git;
  readonly #remote: Remote;

  constructor(git: Git, careful: Git, remote: Remote) {
    this.#git = git;
    this.#careful = careful;
    this.#remote = remote;
  }

  /** What the branches point to now; null for one that is not there. */
  async tips<Name extends string>(
    branches: Readonly<Record<Name, string>>,
  ): Promise<Readonly<Record<Name, string | null>> | GitFailure> {
    const names = Object.entries<string>(branches).filter(([, branch]) => branch !== "");
    const refs = names.map(([, branch]) => `refs/heads/${branch}`);
    const answer = await this.#ask(["ls-remote", "--refs", this.#remote.url, ...refs]);
    if (!answer.ok) return failure(answer);
    const found = new Map(
      answer.output
        .toString()
        .split("\n")
        .map((line) => line.split("\t") as [string, string])
        .map(([name, ref]) => [ref, name]),
    );
    return Object.fromEntries(
      Object.entries<string>(branches).map(([name, branch]) => [
        name,
        found.get(`refs/heads/${branch}`) ?? null,
      ]),
    ) as Record<Name, string | null>;
  }

  /** Brings the commits with their trees, without their history. */
  async fetch(commits: readonly string[]): Promise<GitFailure | null> {
    const flags = ["--depth=1", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules"];
    const answer = await this.#ask(["fetch", "--quiet", ...flags, this.#remote.url, ...commits]);
    return answer.ok ? null : failure(answer);
  }

  async treeOf(commit: string): Promise<string> {
    return text(await this.#git.run(["rev-parse", "--verify", `${commit}^{tree}`]));
  }

  /** The tree that the patch makes of a commit's, or why it makes none. */
  async apply(commit: string, patchPath: string): Promise<{ readonly tree: string } | GitFailure> {
    text(await this.#git.run(["read-tree", commit]));
    // Not with --allow-empty, which takes a text that is no patch for one that changes nothing.
    const flags = ["--cached", "--whitespace=nowarn"];
    const answer = await this.#careful.run(["apply", ...flags, patchPath]);
    if (!answer.ok) return failure(answer);
    return { tree: text(await this.#git.run(["write-tree"])) };
  }

  async changes(from: string, to: string): Promise<readonly ChangedFile[]> {
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", from, to];
    const fields = bytes(await this.#git.run(args))
      .toString("latin1")
      .split("\0");
    return Array.from({ length: Math.floor(fields.length / 2) }, (_, index) => {
      const [oldMode = "", newMode = "", , newObject = ""] = (fields[2 * index] ?? "")
        .slice(1)
        .split(" ");
      return { rawPath: fields[2 * index + 1] ?? "", oldMode, newMode, newObject };
    });
  }

  /** All paths of a tree, a character a byte. */
  async paths(tree: string): Promise<readonly string[]> {
    const answer = await this.#git.run(["ls-tree", "-r", "-z", "--name-only", tree]);
    return bytes(answer)
      .toString("latin1")
      .split("\0")
      .filter((path) => path !== "");
  }

  /** Bytes of these objects, in their order. */
  async sizes(objects: readonly string[]): Promise<readonly number[]> {
    const input = Buffer.from(objects.map((name) => `${name}\n`).join(""));
    const answer = await this.#git.run(["cat-file", "--batch-check=%(objectsize)"], { input });
    return text(answer).split("\n").map(Number);
  }

  async content(object: string): Promise<Buffer> {
    return bytes(await this.#git.run(["cat-file", "blob", object]));
  }

  /** What a change of one tree makes of another; the conflicts, where there are some. */
  async merge({
    base,
    ours,
    theirs,
  }: {
    readonly base: string;
    readonly ours: string;
    readonly theirs: string;
  }): Promise<{ readonly tree: string } | { readonly conflicts: readonly string[] }> {
    // Commits of these trees alone, so that the base is this one and no history is needed.
    const root = await this.#commitTree(base, []);
    const sides = [await this.#commitTree(ours, [root]), await this.#commitTree(theirs, [root])];
    const args = ["merge-tree", "--write-tree", "--no-messages", "--name-only", "-z", ...sides];
    const answer = await this.#git.run(args);
    if (answer.ok) return { tree: answer.output.toString().split("\0")[0] ?? "" };
    if (answer.exitCode !== 1)
      throw new RunError("environment", `git could not merge: ${answer.reason}`);
    return {
      conflicts: answer.output
        .toString()
        .split("\0")
        .slice(1)
        .filter((path) => path !== ""),
    };
  }

  /** A commit of the tree on a parent. */
  async commit(
    tree: string,
    {
      parent,
      message,
      author,
    }: { readonly parent: string; readonly message: string; readonly author: CommitAuthor },
  ): Promise<string> {
    return this.#commitTree(tree, [parent], { message, author });
  }

  async commitAt(name: string): Promise<{
    readonly tree: string;
    readonly parents: readonly string[];
    readonly message: string;
  }> {
    const whole = bytes(await this.#git.run(["cat-file", "commit", name])).toString();
    const end = whole.indexOf("\n\n");
    const head = whole.slice(0, end).split("\n");
    const values = (field: string): readonly string[] =>
      head
        .filter((line) => line.startsWith(`${field} `))
        .map((line) => line.slice(field.length + 1));
    return {
      tree: values("tree")[0] ?? "",
      parents: values("parent"),
      message: whole.slice(end + 2),
    };
  }

  /** Sets the branch, if it still is where it was seen; null: it was not there. Nothing else is written. */
  async push(
    commit: string,
    { branch, seen }: { readonly branch: string; readonly seen: string | null },
  ): Promise<GitFailure | null> {
    const ref = `refs/heads/${branch}`;
    const flags = ["--porcelain", "--no-verify", "--no-signed", "--recurse-submodules=no"];
    const lease = `--force-with-lease=${ref}:${seen ?? ""}`;
    const answer = await this.#ask(["push", ...flags, lease, this.#remote.url, `${commit}:${ref}`]);
    if (answer.ok) return null;
    // What became of the branch is on the standard output, what the server says of it on the other.
    const [, why = ""] = /^!\t[^\t]*\t(.*)$/m.exec(answer.output.toString()) ?? [];
    return failure({ reason: `${why} ${answer.reason}` });
  }

  async #commitTree(
    tree: string,
    parents: readonly string[],
    { message, author }: { readonly message: string; readonly author: CommitAuthor } = {
      message: "none\n",
      author: { name: "none", email: "none@localhost" },
    },
  ): Promise<string> {
    const environment = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    const args = ["commit-tree", "--no-gpg-sign", tree, ...parents.flatMap((name) => ["-p", name])];
    return text(await this.#git.run(args, { input: Buffer.from(message), environment }));
  }

  #ask(args: readonly string[]): Promise<GitAnswer> {
    return this.#git.run(args, { environment: this.#remote.environment });
  }
}

/** Why git did not do it, in its own words on one line. */
export interface GitFailure {
  readonly failure: string;
}

/** Where the repository of the server is, and what a call needs to get in. */
export interface Remote {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
}

function failure({ reason }: { readonly reason: string }): GitFailure {
  return { failure: reason.replaceAll(/\s+/g, " ").trim() };
}

/** For calls that fail only when the world is broken. */
function bytes(answer: GitAnswer): Buffer {
  if (answer.ok) return answer.output;
  throw new RunError("environment", `git failed: ${answer.reason}`);
}

function text(answer: GitAnswer): string {
  return bytes(answer).toString().trim();
}
