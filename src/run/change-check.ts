import { changesBesides } from "../record/changes-besides.ts";
import type { PatchReport } from "../record/patch.ts";
import { protectedChanges } from "../record/protected-paths.ts";
import { type Redacted, type Redactor, safe } from "../record/redact.ts";
import type { NoRepository, ShadowRepository } from "../record/shadow-repository.ts";

export interface ChangeQuestion {
  readonly repository: ShadowRepository | NoRepository;
  readonly patch: PatchReport | null;
  /** When the model's work began, in milliseconds since 1970. */
  readonly since: number;
  readonly protectedPaths: readonly string[];
  /** There is a check of the tree, which sees more than what is in the patch. */
  readonly isToBeVerified: boolean;
  readonly redactor: Redactor;
}

/** What is to be said of a change before the user's own check is asked. */
export interface ChangeAnswer {
  /** For people, whatever becomes of the run. */
  readonly warnings: readonly Redacted[];
  /** Why it cannot count as good, for the records and for the model; null when nothing speaks against it. */
  readonly hindrance: Hindrance | null;
}

export interface Hindrance {
  readonly reason: Redacted;
  readonly words: Redacted;
  /** The model can do nothing about it. */
  readonly isFinal?: true;
}

/**
 * Files that decide what git takes of the others: `.gitattributes` can have it take other bytes than those that stand there, `.gitmodules`
 * names what is elsewhere. A check of the tree says nothing of the patch when they change.
 */
const decidingFiles = [".gitattributes", ".gitmodules"];

/** Looks at what the check of a tree would not show: what is protected, and what is in the tree and not in the patch. */
export async function lookAtChange(question: ChangeQuestion): Promise<ChangeAnswer> {
  const { repository, patch, redactor, protectedPaths } = question;
  if (repository.kind === "none" || patch === null || patch.kind === "none")
    return { warnings: [], hindrance: withoutPatch(patch, repository) };
  const besides = await changesBesides(repository, question.since);
  const changed = patch.files.map(({ path }) => path);
  const unseen = besides.paths.map((path) => redactor.redact(path));
  const touched = fitting([...changed, ...unseen], protectedPaths);
  const deciding = fitting(changed, decidingFiles);
  const known = repository.startTree.ok ? repository.startTree.omitted.map(redactor.redact) : [];
  const omitted = patch.omitted.filter((path) => !known.includes(path));
  return {
    warnings: [
      ...(touched.length === 0
        ? []
        : [safe`The change touches protected paths: ${listed(touched)}`]),
      ...(unseen.length === 0 || !question.isToBeVerified
        ? []
        : [
            safe`Written by the model's work and not in the patch, since git ignores it or it is in a submodule (${besides.isPartial ? safe`at least ` : safe``}${unseen.length}). A check of the tree sees it: ${listed(unseen)}`,
          ]),
    ],
    hindrance:
      touched.length > 0
        ? hindered(safe`the change touches protected paths`, touched)
        : deciding.length > 0
          ? hindered(safe`the change touches files that decide what git takes of others`, deciding)
          : omitted.length > 0
            ? hindered(safe`something in the tree cannot be in the patch`, omitted)
            : null,
  };
}

function withoutPatch(
  patch: PatchReport | null,
  repository: ShadowRepository | NoRepository,
): Hindrance {
  const none = patch?.kind === "none" ? patch : repository.kind === "none" ? repository : null;
  const reason = safe`there is no patch of what would be verified: ${none?.reason ?? safe`none was made`}`;
  const words = safe`What you left cannot be delivered: ${none?.reason ?? safe``}. Mend that, and answer again.`;
  return patch?.kind === "none" && patch.isRefused === true
    ? { reason, words }
    : { reason, words, isFinal: true };
}

function hindered(what: Redacted, paths: readonly Redacted[]): Hindrance {
  const reason = safe`${what}: ${listed(paths)}`;
  return {
    reason,
    words: safe`Your work cannot be accepted as it is, since ${reason}. Put that back as it was, and solve the task without.`,
  };
}

function fitting(paths: readonly Redacted[], globs: readonly string[]): readonly Redacted[] {
  const found = new Set(protectedChanges(paths, globs));
  return paths.filter((path) => found.has(path));
}

/** So many paths are named. */
const mostNamed = 10;

function listed(paths: readonly Redacted[]): Redacted {
  const named = paths.slice(0, mostNamed).reduce((sum, path) => safe`${sum}, ${path}`);
  const more = paths.length - mostNamed;
  return more > 0 ? safe`${named} and ${more} more` : named;
}
