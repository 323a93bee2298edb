import { secretProblem } from "../record/redact.ts";

/** Why this cannot be a key of the API, in words that do not repeat it; null if it can. It has to fit into the header of a request. */
export function apiKeyProblem(key: string): string | null {
  const fits = /^[\u0021-\u007e]*$/.test(key);
  return secretProblem(key) ?? (fits ? null : "holds blanks or characters that no key has");
}
