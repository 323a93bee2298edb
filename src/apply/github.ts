import { messageOf, RunError } from "../errors.ts";
import { asked, explained, gitHubClient, type GitHubSettings, statusOf } from "./github-client.ts";

/** A pull request, as far as it matters here. */
export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly body: string | null;
  readonly branch: string;
  /** False for one from a fork. */
  readonly isOfRepository: boolean;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
}

export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** Written by an app, or by somebody who can write to the repository. */
  readonly isByOurs: boolean;
}

/** What is asked of GitHub. Everything throws a RunError (`environment`) with what to do about it, once repetitions are of no use. */
export interface GitHub {
  /** Open ones for a branch. */
  openPullRequests(base: string): Promise<readonly PullRequest[]>;
  /** Closed ones from a branch. */
  closedPullRequests(branch: string): Promise<readonly PullRequest[]>;
  /** Null: the server says that there is one already. */
  createPullRequest(fields: NewPullRequest): Promise<PullRequest | null>;
  updatePullRequest(number: number, body: string): Promise<void>;
  comments(issue: number): Promise<readonly IssueComment[]>;
  createComment(issue: number, body: string): Promise<number>;
  updateComment(id: number, body: string): Promise<void>;
}

export interface NewPullRequest {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly isDraft: boolean;
}

const pageSize = 100;
const mostPages = 20;

export async function createGitHub(settings: GitHubSettings): Promise<GitHub> {
  const { repository } = settings;
  const octokit = await gitHubClient(settings);
  const [owner = "", repo = ""] = repository.split("/");
  const place = { owner, repo };
  const inPages = async <Item>(
    page: (number: number) => Promise<readonly Item[]>,
  ): Promise<readonly Item[]> => {
    const items: Item[] = [];
    for (let number = 1; number <= mostPages; number += 1) {
      const found = await page(number);
      items.push(...found);
      if (found.length < pageSize) break;
    }
    return items;
  };
  const pullRequests = (
    state: "open" | "closed",
    filter: object,
  ): Promise<readonly PullRequest[]> =>
    inPages(async (page) => {
      const query = { ...place, ...filter, state, per_page: pageSize, page };
      const { data } = await asked(
        "list pull requests",
        octokit.request("GET /repos/{owner}/{repo}/pulls", query),
      );
      return listOf(data).map((item) => pullRequestOf(item, repository));
    });
  return {
    openPullRequests: (base) => pullRequests("open", { base }),
    closedPullRequests: (branch) => pullRequests("closed", { head: `${owner}:${branch}` }),
    async createPullRequest({ branch, base, title, body, isDraft }) {
      const fields = { ...place, head: branch, base, title, body, draft: isDraft };
      try {
        const { data } = await octokit.request("POST /repos/{owner}/{repo}/pulls", fields);
        return pullRequestOf(data, repository);
      } catch (error) {
        if (statusOf(error) === 422 && /already exists/i.test(messageOf(error))) return null;
        throw explained("create a pull request", error);
      }
    },
    async updatePullRequest(pull_number, body) {
      const fields = { ...place, pull_number, body };
      await asked(
        "change the pull request",
        octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", fields),
      );
    },
    comments: (issue_number) =>
      inPages(async (page) => {
        const query = { ...place, issue_number, per_page: pageSize, page };
        const { data } = await asked(
          "list comments",
          octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", query),
        );
        return listOf(data).map(commentOf);
      }),
    async createComment(issue_number, body) {
      // Not repeated by itself: a comment that was made although the answer was lost would be made twice.
      const fields = { ...place, issue_number, body, request: { retries: 0 } };
      const { data } = await asked(
        "comment",
        octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", fields),
      );
      return numberIn(data, "id");
    },
    async updateComment(comment_id, body) {
      const fields = { ...place, comment_id, body };
      await asked(
        "change the comment",
        octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", fields),
      );
    },
  };
}

/** The server need not be GitHub: a page of HTML with status 200 is no list. */
function listOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  throw new RunError(
    "environment",
    "the API gave something else than a list; look at GITHUB_API_URL",
  );
}

function numberIn(data: unknown, field: string): number {
  const value = at(data, field);
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new RunError("environment", `the API gave no ${field}; look at GITHUB_API_URL`);
}

function pullRequestOf(item: unknown, repository: string): PullRequest {
  const head = at(item, "head");
  const fullName = at(at(head, "repo"), "full_name");
  return {
    number: numberIn(item, "number"),
    url: textIn(item, "html_url") ?? "",
    body: textIn(item, "body"),
    branch: textIn(head, "ref") ?? "",
    isOfRepository:
      typeof fullName === "string" && fullName.toLowerCase() === repository.toLowerCase(),
    isOpen: at(item, "state") === "open",
    isMerged: typeof at(item, "merged_at") === "string",
  };
}

const writers = ["OWNER", "MEMBER", "COLLABORATOR"];

function commentOf(item: unknown): IssueComment {
  return {
    id: numberIn(item, "id"),
    body: textIn(item, "body") ?? "",
    isByOurs:
      at(at(item, "user"), "type") === "Bot" ||
      writers.includes(textIn(item, "author_association") ?? ""),
  };
}

function textIn(value: unknown, field: string): string | null {
  const found = at(value, field);
  return typeof found === "string" ? found : null;
}

function at(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}
