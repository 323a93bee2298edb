import { deepestJson, isNestedDeeper } from "../model/nesting.ts";
import type { EarlierMessage, WireBlock } from "../model/model.ts";
import type { RunState, Usage } from "../record/event.ts";
import type { Transcript, TranscriptMessage } from "../record/transcript-reader.ts";

/** A message of an earlier run, with what its transcript says of the response. */
export interface RecordedMessage extends EarlierMessage {
  readonly response?: RecordedResponse;
}

export interface RecordedResponse {
  readonly model: string;
  readonly stop_reason: string | null;
  readonly usage: Usage;
  readonly request_id: string | null;
  readonly cost_usd: number | null;
}

/** A conversation that can be taken up. */
export interface EarlierConversation {
  readonly runId: string;
  /** Null when the run was cut off. */
  readonly state: RunState | null;
  readonly messages: readonly RecordedMessage[];
  /** Calls of which no result was recorded: what became of them is not known. */
  readonly openCalls: number;
}

/** Stands for the result of a call that was under way when the run was cut off. */
const unknownResult =
  "[no result: the run was cut off here. The command may have run, in part or whole, or not at all.]";

/**
 * The conversation of a transcript, as the service accepts it: roles alternate, each call has its result, and each result its call. The
 * service's own bindings of thinking to its place do not survive, so the caller leaves thinking out.
 */
export function earlierConversation({ run, messages, end }: Transcript): EarlierConversation {
  const joined: RecordedMessage[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    const next = recordedMessage(message);
    // What was paused, and what the user said in two parts, is one message each.
    if (last?.role === next.role)
      joined[joined.length - 1] = { ...next, content: [...last.content, ...next.content] };
    else joined.push(next);
  }
  const open = openCallsOf(joined.at(-1));
  if (open.length > 0) joined.push({ role: "user", content: open.map(resultOf) });
  return {
    runId: run.run_id,
    state: end?.state ?? null,
    messages: joined,
    openCalls: open.length,
  };
}

/** What the model is told before the next message: what of the shell is gone, and what is not sure. */
export function resumeNote({ state, openCalls }: EarlierConversation, directory: string): string {
  return [
    `[This conversation is taken up again in a new run; the one before ${state === null ? "was cut off" : `ended as ${state}`}.`,
    `There is a new bash session, in ${directory}: the directory, variables, functions and background processes of the old one are gone, and so is what was in /tmp and the home folder.`,
    "The repository is as it is now: what was changed before is there only if it was brought along, so look first.",
    ...(openCalls === 0
      ? []
      : ["The outcome of the last command is not known: check before you run it again."]),
    "The limits are those of this run.]",
  ].join(" ");
}

/** Why messages cannot be taken up, in words that follow the name of the file; null when they can. */
export function resumeProblem({ messages }: EarlierConversation): string | null {
  if (messages[0]?.role === "assistant") return "does not begin with a message of the user";
  let open: readonly string[] = [];
  const known = new Set<string>();
  for (const [index, message] of messages.entries()) {
    if (message.content.length === 0 || !message.content.every(isBlock))
      return `has a message ${index + 1} that is none, or holds what no run of this program writes`;
    const calls = idsOf(message, "tool_use", "id");
    if (new Set(calls).size < calls.length || calls.some((id) => known.has(id)))
      return `has two calls with the same id, at message ${index + 1}`;
    for (const id of calls) known.add(id);
    const results = idsOf(message, "tool_result", "tool_use_id");
    if (open.some((id) => !results.includes(id)) || results.some((id) => !open.includes(id)))
      return `has calls and results that do not belong together, at message ${index + 1}`;
    open = calls;
  }
  return null;
}

function recordedMessage(message: TranscriptMessage): RecordedMessage {
  const content = message.content as readonly WireBlock[];
  const { role, model, usage } = message;
  if (role === "user" || model === undefined || usage === undefined) return { role, content };
  const { stop_reason = null, request_id = null, cost_usd = null } = message;
  return { role, content, response: { model, stop_reason, usage, request_id, cost_usd } };
}

function openCallsOf(message: RecordedMessage | undefined): readonly string[] {
  return message?.role === "assistant" ? idsOf(message, "tool_use", "id") : [];
}

function resultOf(id: string): WireBlock {
  return { type: "tool_result", tool_use_id: id, content: unknownResult, is_error: true };
}

function idsOf({ content }: EarlierMessage, type: string, field: string): readonly string[] {
  return content.flatMap((block) => (block.type === type ? [String(block[field])] : []));
}

/** Blocks of these kinds alone stand in our transcripts; others, such as an image at an address, would have the service fetch something. */
const kinds: readonly unknown[] = [
  "text",
  "thinking",
  "redacted_thinking",
  "tool_use",
  "tool_result",
];

function isBlock(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    kinds.includes(value.type) &&
    !isNestedDeeper(value, deepestJson)
  );
}
