import { messageOf } from "../errors.ts";
import type { GitHub, IssueComment } from "./github.ts";
import type { ApplyOptions } from "./options.ts";
import { type ApplyResult, noResult } from "./outputs.ts";
import { type Change, commentBody, taskMark } from "./words.ts";

/** Writes the one comment of the task on an issue or pull request. */
export async function comment(
  change: Change,
  { options, github }: { readonly options: ApplyOptions; readonly github: GitHub },
): Promise<ApplyResult> {
  const { issueNumber, isDryRun } = options;
  const body = commentBody(change, options);
  const existing = await ourComment(options, github);
  const id = existing?.id ?? null;
  if (existing !== null && existing.body.trim() === body.trim())
    return {
      ...noResult,
      state: "unchanged",
      reason: `the comment on #${issueNumber} says the same`,
      "comment-id": id,
    };
  if (isDryRun) {
    const reason = `dry run: #${issueNumber} would get ${existing === null ? "a comment" : "its comment changed"}; nothing was written`;
    return { ...noResult, state: "checked", reason, "comment-id": id };
  }
  if (existing !== null) {
    await github.updateComment(existing.id, body);
    return {
      ...noResult,
      state: "updated",
      reason: `the comment on #${issueNumber} was changed`,
      "comment-id": id,
    };
  }
  const created = await createdOnce(body, { options, github });
  return {
    ...noResult,
    state: "applied",
    reason: `#${issueNumber} has a comment now`,
    "comment-id": created,
  };
}

/** Only what begins with the mark and was written by who may write: anybody can copy a mark. */
async function ourComment(options: ApplyOptions, github: GitHub): Promise<IssueComment | null> {
  const all = await github.comments(options.issueNumber);
  const mark = `${taskMark(options)} `;
  return all.find(({ body, isByOurs }) => isByOurs && body.startsWith(mark)) ?? null;
}

const attempts = 3;

/** A request whose answer was lost may have been carried out, so it is looked at before it is made again. */
async function createdOnce(
  body: string,
  { options, github }: { readonly options: ApplyOptions; readonly github: GitHub },
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await github.createComment(options.issueNumber, body);
    } catch (error) {
      const found = await ourComment(options, github);
      if (found !== null) return found.id;
      const isWorthwhile = / (?:5\d\d|no answer) /.test(messageOf(error));
      if (attempt === attempts || !isWorthwhile) throw error;
    }
  }
}
