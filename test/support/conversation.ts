import type { AnsweredRequest } from "../../src/model/scripted.ts";

export interface SentBlock {
  readonly type: string;
  readonly text?: string;
  readonly tool_use_id?: string;
  readonly content?: string;
  readonly is_error?: boolean;
  readonly [field: string]: unknown;
}

/** A request as far as scenarios look at it. */
export interface SentBody {
  readonly model: string;
  readonly max_tokens: number;
  readonly stream: boolean;
  readonly tools: readonly unknown[];
  readonly system: readonly SentBlock[];
  readonly messages: readonly { readonly role: string; readonly content: readonly SentBlock[] }[];
  readonly [field: string]: unknown;
}

export function bodyOf(request: AnsweredRequest | undefined): SentBody {
  if (request === undefined) throw new Error("there was no such request");
  return request.body as SentBody;
}

/** The last message of a request, which is what is new in it. */
export function newest(request: AnsweredRequest | undefined): readonly SentBlock[] {
  return bodyOf(request).messages.at(-1)?.content ?? [];
}

/** The results that a request brings, as `[text, is it an error]`. */
export function resultsOf(
  request: AnsweredRequest | undefined,
): readonly (readonly [string, boolean])[] {
  return newest(request)
    .filter(({ type }) => type === "tool_result")
    .map(({ content, is_error }) => [content ?? "", is_error ?? false] as const);
}
