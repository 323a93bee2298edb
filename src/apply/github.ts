import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { messageOf, RunError } from "../errors.ts";
import { version } from "../version.ts";

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

export interface GitHubSettings {
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Of the process; the proxies are taken from it. */
  readonly environment: { readonly [name: string]: string | undefined };
  /** Told when a request has to wait. */
  readonly log: (line: string) => void;
}

const pageSize = 100;
const mostPages = 20;

export async function createGitHub(settings: GitHubSettings): Promise<GitHub> {
  const { repository } = settings;
  const octokit = await clientOf(settings);
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

/** Longest that a request waits because the server says so, and how often. */
const longestWaitSeconds = 120;
const mostWaits = 3;
const requestTimeLimitMs = 30_000;

async function clientOf({ apiUrl, token, log, environment }: GitHubSettings): Promise<Octokit> {
  const told = (): void => undefined;
  const octokit = new (Octokit.plugin(retry))({
    auth: token,
    baseUrl: apiUrl,
    userAgent: `bash-agent/${version}`,
    request: await proxiedRequest(environment),
    // What the client says about requests is no command for the runner, and nobody needs it.
    log: { debug: told, info: told, warn: told, error: told },
    // Limits of the rate are waited for below, as long as the server asks for and no longer.
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
  });
  octokit.hook.wrap("request", async (request, options) => {
    for (let waits = 0; ; waits += 1) {
      try {
        options.request.signal = AbortSignal.timeout(requestTimeLimitMs);
        return await request(options);
      } catch (error) {
        const seconds = waitOf(error);
        if (seconds === null || waits === mostWaits || seconds > longestWaitSeconds) throw error;
        log(`The API asks to wait ${seconds} s.`);
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      }
    }
  });
  return octokit;
}

/** Node's fetch knows no proxies by itself. The package is loaded where one is named. */
async function proxiedRequest(environment: GitHubSettings["environment"]): Promise<object> {
  const named = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];
  if (named.every((name) => (environment[name] ?? "") === "")) return {};
  const { EnvHttpProxyAgent, fetch } = await import("undici");
  const dispatcher = new EnvHttpProxyAgent();
  return {
    fetch: (url: string, init: object) => fetch(url, { ...init, dispatcher }),
  };
}

/** How long an answer of 403 or 429 asks to wait (page "Rate limits for the REST API"); null for all else. */
function waitOf(error: unknown): number | null {
  const status = statusOf(error);
  if (status !== 403 && status !== 429) return null;
  const headers = headersOf(error);
  const after = Number(headers["retry-after"]);
  if (after > 0) return after;
  if (headers["x-ratelimit-remaining"] === "0") {
    const seconds = Math.ceil(Number(headers["x-ratelimit-reset"]) - Date.now() / 1000) + 1;
    return seconds > 0 ? seconds : 1;
  }
  return status === 429 || /\bsecondary rate\b/i.test(messageOf(error)) ? 60 : null;
}

function headersOf(error: unknown): Readonly<Record<string, unknown>> {
  const response: unknown = error instanceof Error && "response" in error ? error.response : null;
  return typeof response === "object" && response !== null && "headers" in response
    ? (response.headers as Record<string, unknown>)
    : {};
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : null;
}

async function asked<Answer>(what: string, request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw explained(what, error);
  }
}

const advice: { readonly [status: number]: string } = {
  401: "the token is not valid (any more)",
  403: "give the job the permissions that docs/apply.md names; to create pull requests, the settings of the repository have to allow it to Actions",
  404: "the repository or what was asked for is not there for this token; look at the permissions of the job",
  410: "what was asked for was deleted or turned off",
  429: "the rate limit was still reached after waiting; try again later",
};

function explained(what: string, error: unknown): RunError {
  const status = statusOf(error);
  const hint = status === null ? undefined : advice[status];
  const words = messageOf(error).replaceAll(/\s+/g, " ").slice(0, 300);
  const text = `GitHub did not ${what}: ${status ?? "no answer"} ${words}${hint === undefined ? "" : `; ${hint}`}`;
  return new RunError("environment", text, { cause: error });
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
