import { join } from "node:path";
import { safe, type Redacted, type Redactor } from "./redact.ts";
import { deliverFile, secretsIn } from "./scanned-file.ts";
import type { ShadowRepository } from "./shadow-repository.ts";

/** The commits that were made since the base, as a series of mails that `git am` takes. */
export type CommitsReport =
  | { readonly kind: "none" }
  | {
      readonly kind: "written";
      readonly path: string;
      /** Hex, of the file. */
      readonly sha256: string;
      readonly count: number;
    }
  | { readonly kind: "left out"; readonly count: number; readonly reason: Redacted };

export interface CommitsSettings {
  readonly shadow: ShadowRepository;
  /** Where the series goes; nothing must be there. */
  readonly path: string;
  readonly redactor: Redactor;
  readonly limitBytes: number;
}

const mostCommits = 200;

/**
 * Writes the commits from the base to what is checked out now, oldest first. All that they bring is looked through for secrets, also
 * what a later one takes away again. Git's own failures are a reason; throws where a file cannot be written.
 */
export async function writeCommits(settings: CommitsSettings): Promise<CommitsReport> {
  const { shadow, redactor } = settings;
  const head = await shadow.userHead();
  if (head === null || head === shadow.baseSha) return { kind: "none" };
  const range = shadow.baseSha === null ? [head] : [head, `^${shadow.baseSha}`];
  const count = await countOf(shadow, range);
  const leftOut = (reason: Redacted): CommitsReport => ({ kind: "left out", count, reason });
  if (count === 0) return { kind: "none" };
  if (count > mostCommits) return leftOut(safe`there are more than ${mostCommits}`);
  const problem = await shapeProblem(shadow, range, head);
  if (problem !== null) return leftOut(problem);
  const content = await contentProblem(settings, range);
  if (content !== null) return leftOut(content);
  const made = join(shadow.scratch, "commits.mbox");
  const root = shadow.baseSha === null ? ["--root", head] : [`${shadow.baseSha}..${head}`];
  const written = await shadow.git.run([...format, `--output=${made}`, ...root]);
  if (!written.ok) return leftOut(redactor.redact(written.reason));
  if (secretsIn(made, redactor) > 0)
    return leftOut(safe`one of them holds the value of a secret in its message or name`);
  return { kind: "written", count, ...deliverFile(made, settings.path) };
}

const format =
  "format-patch --no-ext-diff --no-textconv --binary --full-index --no-renames --no-signature --no-attach --no-thread --no-cover-letter --no-notes --no-base".split(
    " ",
  );

/** More than are kept counts as one more; what cannot be read counts as none. */
async function countOf(shadow: ShadowRepository, range: readonly string[]): Promise<number> {
  const most = `--max-count=${mostCommits + 1}`;
  const answer = await shadow.git.run(["rev-list", "--count", most, ...range, "--"]);
  return answer.ok ? Number(answer.output.toString()) : 0;
}

/** A series of mails is one line of commits from the base on. */
async function shapeProblem(
  shadow: ShadowRepository,
  range: readonly string[],
  head: string,
): Promise<Redacted | null> {
  const merges = await shadow.git.run(["rev-list", "--merges", "--max-count=1", ...range, "--"]);
  if (!merges.ok || merges.output.length > 0) return safe`there is a merge among them`;
  if (shadow.baseSha === null) return null;
  const follows = await shadow.git.run(["merge-base", "--is-ancestor", shadow.baseSha, head]);
  return follows.ok ? null : safe`they do not follow the commit that the run began with`;
}

/** Why the objects that the commits bring cannot be handed on. */
async function contentProblem(
  { shadow, redactor, limitBytes }: CommitsSettings,
  range: readonly string[],
): Promise<Redacted | null> {
  const unreadable = safe`their objects cannot be read`;
  const listed = await shadow.git.run(["rev-list", "--objects", ...range, "--"]);
  if (!listed.ok) return unreadable;
  const names = listed.output.toString("latin1").matchAll(/^([0-9a-f]+)(?: |$)/gm);
  const input = Buffer.from(Array.from(names, ([, name]) => `${name}\n`).join(""));
  const sizes = await shadow.git.run(["cat-file", "--batch-check=%(objectsize)"], { input });
  if (!sizes.ok) return unreadable;
  const bytes = sizes.output
    .toString()
    .split("\n")
    .reduce((sum, size) => sum + Number(size), 0);
  if (!(bytes <= limitBytes)) return safe`they bring more than ${limitBytes} bytes`;
  const contents = await shadow.git.run(["cat-file", "--batch"], { input });
  if (!contents.ok) return unreadable;
  const stream = redactor.stream();
  stream.write(contents.output);
  stream.end();
  return stream.count > 0 ? safe`one of them holds the value of a secret` : null;
}
