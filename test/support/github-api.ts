import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ApiPullRequest {
  number: number;
  state: "open" | "closed";
  title: string;
  body: string | null;
  head: { ref: string; repo: { full_name: string } | null };
  base: { ref: string };
  html_url: string;
  merged_at: string | null;
  draft: boolean;
}

export interface ApiComment {
  id: number;
  issue: number;
  body: string;
  user: { type: string; login: string };
  author_association: string;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: unknown;
}

/** Answers in the place of the service, so often. */
export interface Fault {
  readonly method: string;
  readonly path: RegExp;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** Instead of a message. */
  readonly body?: unknown;
  times: number;
  /** The request is carried out, and only its answer is lost. */
  readonly afterwards?: true;
}

/** A stand-in of the REST API for one repository, as far as it is asked here. */
export interface GitHubApi {
  readonly url: string;
  readonly pulls: ApiPullRequest[];
  readonly comments: ApiComment[];
  readonly requests: readonly ApiRequest[];
  readonly faults: Fault[];
  /** Those that write. */
  writes(): readonly string[];
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startGitHubApi(repository: string, token: string): Promise<GitHubApi> {
  const requests: ApiRequest[] = [];
  const store = {
    pulls: [] as ApiPullRequest[],
    comments: [] as ApiComment[],
    faults: [] as Fault[],
  };
  const server = createServer((request, response) => {
    void (async () => {
      const asked = await requestOf(request);
      requests.push(asked);
      const { status, body, headers } = answerTo(asked, { ...store, repository, token });
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    ...store,
    writes: () =>
      requests
        .filter(({ method }) => method !== "GET")
        .map(({ method, path }) => `${method} ${path}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function requestOf(request: IncomingMessage): Promise<ApiRequest> {
  const body = await text(request);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    authorization: request.headers.authorization ?? "",
    body: body === "" ? null : JSON.parse(body),
  };
}

interface Store {
  readonly pulls: ApiPullRequest[];
  readonly comments: ApiComment[];
  readonly faults: Fault[];
  readonly repository: string;
  readonly token: string;
}

function answerTo(asked: ApiRequest, store: Store): Answer {
  const fault = store.faults.find(
    ({ method, path, times }) => times > 0 && method === asked.method && path.test(asked.path),
  );
  if (fault === undefined) return served(asked, store);
  fault.times -= 1;
  if (fault.afterwards === true) served(asked, store);
  const { status, headers = {}, message = "fault", body = { message } } = fault;
  return { status, headers, body };
}

function served(asked: ApiRequest, store: Store): Answer {
  if (asked.authorization !== `token ${store.token}`)
    return { status: 401, body: { message: "Bad credentials" } };
  const url = new URL(asked.path, "http://localhost");
  const place = url.pathname.startsWith(`/repos/${store.repository}/`)
    ? url.pathname.slice(`/repos/${store.repository}/`.length)
    : "";
  const [, kind = "", number = ""] =
    /^(pulls|issues\/comments|issues)(?:\/(\d+))?(?:\/comments)?$/.exec(place) ?? [];
  switch (`${asked.method} ${kind}`) {
    case "GET pulls":
      return { status: 200, body: page(listedPulls(url, store), url) };
    case "POST pulls":
      return createPull(asked.body as Record<string, string>, store);
    case "PATCH pulls":
      return patch(
        store.pulls.find((one) => one.number === Number(number)),
        asked.body,
      );
    case "GET issues":
      return {
        status: 200,
        body: page(
          store.comments.filter(({ issue }) => issue === Number(number)),
          url,
        ),
      };
    case "POST issues":
      return createComment(Number(number), asked.body as { body: string }, store);
    case "PATCH issues/comments":
      return patch(
        store.comments.find(({ id }) => id === Number(number)),
        asked.body,
      );
    default:
      return { status: 404, body: { message: "Not Found" } };
  }
}

function page<Item>(items: readonly Item[], url: URL): readonly Item[] {
  const size = Number(url.searchParams.get("per_page") ?? "30");
  const number = Number(url.searchParams.get("page") ?? "1");
  return items.slice((number - 1) * size, number * size);
}

function listedPulls(url: URL, { pulls, repository }: Store): readonly ApiPullRequest[] {
  const wanted = (name: string): string | null => url.searchParams.get(name);
  const [owner = ""] = repository.split("/");
  return pulls.filter(
    ({ state, base, head }) =>
      state === (wanted("state") ?? "open") &&
      (wanted("base") === null || base.ref === wanted("base")) &&
      (wanted("head") === null || `${owner}:${head.ref}` === wanted("head")),
  );
}

function createPull(fields: Record<string, string>, { pulls, repository }: Store): Answer {
  const { head = "", base = "", title = "", body = null } = fields;
  if (pulls.some((one) => one.state === "open" && one.head.ref === head && one.base.ref === base))
    return {
      status: 422,
      body: {
        message: "Validation Failed",
        errors: [
          { message: `A pull request already exists for ${repository.split("/")[0]}:${head}.` },
        ],
      },
    };
  const number = pulls.length + 1;
  const made: ApiPullRequest = {
    number,
    state: "open",
    title,
    body,
    head: { ref: head, repo: { full_name: repository } },
    base: { ref: base },
    html_url: `https://github.com/${repository}/pull/${number}`,
    merged_at: null,
    draft: Boolean(fields["draft"]),
  };
  pulls.push(made);
  return { status: 201, body: made };
}

function createComment(issue: number, { body }: { body: string }, { comments }: Store): Answer {
  const made: ApiComment = {
    id: 1000 + comments.length,
    issue,
    body,
    user: { type: "Bot", login: "github-actions[bot]" },
    author_association: "NONE",
  };
  comments.push(made);
  return { status: 201, body: made };
}

function patch(found: object | undefined, fields: unknown): Answer {
  if (found === undefined) return { status: 404, body: { message: "Not Found" } };
  Object.assign(found, fields);
  return { status: 200, body: found };
}
