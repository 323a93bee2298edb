import { messageOf } from "../errors.ts";
import { type Permission, permissions } from "./start-gate.ts";

export interface PermissionSource {
  /** `owner/name`. */
  readonly repository: string;
  /** Of the REST API. */
  readonly apiUrl: string;
  /** Empty: none. */
  readonly token: string;
}

const timeLimitMs = 15_000;

/**
 * Asks the REST API which permission an account has ("Get repository permissions for a user"; the token needs to read metadata). Gives what
 * hinders it in one line.
 */
export async function permissionOf(
  actor: string,
  { repository, apiUrl, token }: PermissionSource,
): Promise<Permission | { readonly problem: string }> {
  if (token === "")
    return { problem: "there is no github-token to ask with; give github.token as that input" };
  const [owner = "", repo = ""] = repository.split("/");
  try {
    const { Octokit } = await import("@octokit/core");
    const silent = (): void => undefined;
    const client = new Octokit({
      auth: token,
      baseUrl: apiUrl,
      log: { debug: silent, info: silent, warn: silent, error: silent },
    });
    const { data } = await client.request(
      "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
      { owner, repo, username: actor, request: { signal: AbortSignal.timeout(timeLimitMs) } },
    );
    // Roles of an organisation's own are told by the permission that they are based on.
    const [level] = [data.role_name, data.permission].flatMap(
      (name) => permissions.find((known) => known === name) ?? [],
    );
    return (
      level ?? { problem: `the API knows a permission that is not known here: ${data.permission}` }
    );
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 404) return "none";
    return { problem: messageOf(error).replaceAll(/\s+/g, " ").slice(0, 300) };
  }
}
