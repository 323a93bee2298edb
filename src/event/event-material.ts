import type { Material } from "../agent/material.ts";
import { at, type JobEvent, textAt } from "./job-event.ts";

/** A text of the event, and who wrote it. */
export interface EventText extends Material {
  /** Whoever wrote it has no say in the repository, as far as the event tells. */
  readonly isForeign: boolean;
}

/** Places of text in payloads: the object that has it and its author, the field, and its name. */
const places: readonly (readonly [path: string, field: string, what: string])[] = [
  ["issue", "title", "Title"],
  ["issue", "body", "Text"],
  ["pull_request", "title", "Title"],
  ["pull_request", "body", "Text"],
  ["discussion", "title", "Title"],
  ["discussion", "body", "Text"],
  ["comment", "body", "Comment"],
  ["review", "body", "Review"],
];

/** Texts that are not shown, but that nobody may put into a task either. */
const furtherPlaces: readonly (readonly string[])[] = [
  ["pull_request", "head", "ref"],
  ["pull_request", "head", "label"],
  ["workflow_run", "head_branch"],
  ["workflow_run", "display_title"],
  ["workflow_run", "head_commit", "message"],
  ["head_commit", "message"],
  ["release", "name"],
  ["release", "body"],
  ["discussion", "category", "name"],
];

/** Authors with these associations can change the repository themselves (`author_association` of the REST API). */
const ownAssociations: readonly unknown[] = ["OWNER", "MEMBER", "COLLABORATOR"];

/** The texts that people wrote and that the event brings: of the issue, pull request or discussion, the comment, the review. */
export function eventTexts({ payload }: JobEvent): readonly EventText[] {
  return places.flatMap(([path, field, what]) => {
    const text = textAt(payload, [path, field]);
    if (text === null || text.trim() === "") return [];
    const author = textAt(payload, [path, "user", "login"]) ?? "unknown";
    const association = textAt(payload, [path, "author_association"]);
    const isForeign = !ownAssociations.includes(association);
    const standing = isForeign
      ? "not a member of the repository"
      : String(association).toLowerCase();
    return [
      {
        title: `${what} of ${subjectOf(payload, path)}, by @${author} (${standing})`,
        text,
        isForeign,
      },
    ];
  });
}

/** Further texts of the event whose author has no say in the repository, as far as is known. */
export function furtherTexts({ payload }: JobEvent): readonly Material[] {
  return furtherPlaces.flatMap((path) => {
    const text = textAt(payload, path);
    return text === null ? [] : [{ title: path.join("."), text }];
  });
}

/** What the event says of the pull request's size; the diff itself is in the repository. Null when it is about none. */
export function pullRequestFacts({ payload }: JobEvent): PullRequestFacts | null {
  const base = textAt(payload, ["pull_request", "base", "sha"]);
  const head = textAt(payload, ["pull_request", "head", "sha"]);
  if (base === null || head === null || !isSha(base) || !isSha(head)) return null;
  const count = (field: string): number => Number(at(payload, ["pull_request", field]) ?? 0) || 0;
  return {
    base,
    head,
    files: count("changed_files"),
    added: count("additions"),
    deleted: count("deletions"),
  };
}

export interface PullRequestFacts {
  /** Commits, in hex. */
  readonly base: string;
  readonly head: string;
  readonly files: number;
  readonly added: number;
  readonly deleted: number;
}

function isSha(text: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}

function subjectOf(payload: unknown, path: string): string {
  const kinds = [
    ["pull_request", "pull request"],
    ["issue", "issue"],
    ["discussion", "discussion"],
  ] as const;
  const [field, kind] = kinds.find(([name]) => at(payload, [name]) !== null) ?? [path, path];
  const number = at(payload, [field, "number"]);
  const isPullRequest = field === "issue" && at(payload, ["issue", "pull_request"]) !== null;
  return `${isPullRequest ? "pull request" : kind} ${typeof number === "number" ? number : "?"}`;
}
