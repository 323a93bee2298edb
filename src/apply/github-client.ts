import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { messageOf, RunError } from "../errors.ts";
import { version } from "../version.ts";

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

/** Longest that a request waits because the server says so, and how often. */
const longestWaitSeconds = 120;
const mostWaits = 3;
/** Of a request with its repetitions. */
const requestTimeLimitMs = 60_000;

/** The official client, which repeats what fails on the way and waits where the server asks for it. */
export async function gitHubClient({
  apiUrl,
  token,
  log,
  environment,
}: GitHubSettings): Promise<Octokit> {
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

/** The status of the answer; null where there was none. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : null;
}

/** Waits for an answer. Throws a RunError (`environment`) that says what was not done, and what to do about it. */
export async function asked<Answer>(what: string, request: Promise<Answer>): Promise<Answer> {
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

/** The same for an error that is at hand. */
export function explained(what: string, error: unknown): RunError {
  const status = statusOf(error);
  const hint = status === null ? undefined : advice[status];
  const words = messageOf(error).replaceAll(/\s+/g, " ").slice(0, 300);
  const text = `GitHub did not ${what}: ${status ?? "no answer"} ${words}${hint === undefined ? "" : `; ${hint}`}`;
  return new RunError("environment", text, { cause: error });
}
