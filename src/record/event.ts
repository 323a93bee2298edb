import type { Redacted, RedactedJson } from "./redact.ts";

/**
 * Everything that happens in a run, as facts in the past tense. One union: what is not here did not happen.
 *
 * Field names are those of the audit log's file format, so that a reader of the file finds them here and nothing is translated
 * on the way. Every text that came from outside (model, command, user, runner) is `Redacted`.
 */
export type RunEvent = AuditEvent | ConversationEvent | LogEvent;

/** Facts that the audit log keeps, each a line of `audit.jsonl` with exactly these fields. */
export type AuditEvent =
  | RunStarted
  | ModelResponded
  | ModelRetried
  | ModelUnfinished
  | ModelSwitched
  | ContextCleared
  | CommandRequested
  | CommandFinished
  | FileViewed
  | FileEdited
  | SessionStarted
  | SessionRestarted
  | VerificationStarted
  | VerificationFinished
  | NetworkRequested
  | NetworkFinished
  | PatchWritten
  | RunFinished;

/** Facts that the transcript keeps. */
export type ConversationEvent = ConversationStarted | MessageAdded | ConversationEnded;

/** Facts that only people who follow the run need. */
export type LogEvent = CommandOutput | VerificationOutput | Notice;

/** The states in which a run can end; a closed set. */
export const runStates = [
  "completed",
  "verified",
  "verification_failed",
  "no_change",
  "turn_limit",
  "cost_limit",
  "time_limit",
  "context_limit",
  "refused",
  "model_error",
  "sandbox_unavailable",
  "input_error",
  "cancelled",
  "internal_error",
] as const;
export type RunState = (typeof runStates)[number];

/** Tokens of one response or of a whole run. `input` leaves out what was read from or written to the cache. */
export interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_tokens: number;
  readonly cache_write_5m_tokens: number;
  readonly cache_write_1h_tokens: number;
}

export interface RunStarted {
  readonly type: "run.started";
  readonly run_id: string;
  readonly version: string;
  readonly repository: Redacted | null;
  readonly sha: string | null;
  readonly workflow: Redacted | null;
  readonly actor: Redacted | null;
  readonly event: Redacted | null;
  readonly run_attempt: number | null;
  /** Identity of the task: the same for each run of it. */
  readonly task_key: Redacted | null;
  readonly model: Redacted;
  readonly limits: { readonly [name: string]: number };
  /** The level that was reached, and what the self-test in the session found; null without a sandbox. */
  readonly sandbox: {
    readonly level: string;
    readonly self_test: { readonly [check: string]: boolean } | null;
  };
  readonly network: string;
  /** SHA-256 of the entry file that runs, hex. */
  readonly dist_sha256: string;
}

export interface ModelResponded {
  readonly type: "model.responded";
  readonly turn: number;
  readonly model: Redacted;
  readonly stop_reason: Redacted | null;
  readonly request_id: Redacted | null;
  readonly usage: Usage;
  /** null when the model's price is unknown. */
  readonly cost_usd: number | null;
}

/** A request that failed in a way that is worth another try; the whole turn is asked again. */
export interface ModelRetried {
  readonly type: "model.retried";
  readonly turn: number;
  /** 1 for the first repetition. */
  readonly attempt: number;
  readonly reason: Redacted;
  readonly delay_ms: number;
}

/** A response that was heard in part only; nothing of it was used, but it is charged. */
export interface ModelUnfinished {
  readonly type: "model.unfinished";
  readonly turn: number;
  readonly model: Redacted;
  /** Input as the service had said it, output as it can be told from what was heard. */
  readonly usage: Usage;
  readonly cost_usd: number | null;
}

/** From this turn on the fallback model answers. */
export interface ModelSwitched {
  readonly type: "model.switched";
  readonly turn: number;
  readonly from: Redacted;
  readonly to: Redacted;
  readonly reason: Redacted;
}

/** The prompt was made smaller: from this turn on the model no longer sees some of what came before. The transcript keeps it. */
export interface ContextCleared {
  readonly type: "context.cleared";
  readonly turn: number;
  /** Of the prompt before, as far as it was known. */
  readonly prompt_tokens: number;
  /** Results of tools whose text was replaced by a remark. */
  readonly cleared_results: number;
  readonly dropped_messages: number;
}

export interface CommandRequested {
  readonly type: "command.requested";
  readonly n: number;
  readonly turn: number;
  readonly tool_use_id: Redacted;
  /** Absent when the call asks for a restart, or is malformed. */
  readonly command?: Redacted;
  readonly restart?: true;
  readonly cwd: Redacted;
  readonly decision: "allow" | "deny";
  readonly rule: Redacted | null;
}

export type CommandOutcome =
  | "exited"
  | "timed_out"
  | "session_ended"
  | "output_limit"
  | "cancelled"
  | "denied";

export interface CommandFinished {
  readonly type: "command.finished";
  readonly n: number;
  readonly tool_use_id: Redacted;
  readonly outcome: CommandOutcome;
  readonly exit_code: number | null;
  readonly signal: string | null;
  readonly duration_ms: number;
  /** Of the redacted output, before the model's view is cut. */
  readonly output_bytes: number;
  readonly output_sha256: string;
  /** The first 200 characters. */
  readonly output_head: Redacted;
  /** The model saw less than the whole. */
  readonly truncated: boolean;
  /** How many secrets were hidden in the output. */
  readonly redactions: number;
  readonly processes_killed: number;
  readonly cwd: Redacted;
}

/** The editor tool. An edit is told twice: `requested`, before anything is written, and then what came of it. */
export interface FileViewed extends FileEvent {
  readonly type: "file.viewed";
}

export interface FileEdited extends FileEvent {
  readonly type: "file.edited";
}

interface FileEvent {
  readonly tool_use_id: Redacted;
  /** Absolute; empty for a malformed call without one. */
  readonly path: Redacted;
  readonly operation: "view" | "create" | "str_replace" | "insert" | "malformed";
  /** Of the whole file, as it was read or left; for `requested`, of the texts of the call. 0 when nothing was read or written. */
  readonly bytes: number;
  readonly outcome: FileOutcome;
}

/** `denied`: a malformed call. `unknown`: the session was lost on the way, or the run ended. */
export type FileOutcome = "requested" | "done" | "failed" | "denied" | "unknown";

export interface SessionStarted {
  readonly type: "session.started";
  readonly reason: Redacted;
  readonly sandbox: string;
}

export interface SessionRestarted {
  readonly type: "session.restarted";
  readonly reason: Redacted;
  readonly sandbox: string;
}

/** The user's own check begins, in a session of its own. */
export interface VerificationStarted {
  readonly type: "verification.started";
  /** 0 is the check before the model is asked; from 1 on, those of what it left. */
  readonly attempt: number;
  readonly command: Redacted;
}

export interface VerificationFinished {
  readonly type: "verification.finished";
  readonly attempt: number;
  readonly outcome: CommandOutcome;
  readonly exit_code: number | null;
  readonly duration_ms: number;
  /** Of the redacted output, before a view of it is cut. */
  readonly output_bytes: number;
  readonly output_sha256: string;
  /** The first 200 characters. */
  readonly output_head: Redacted;
  /** The view was cut. The whole is in `outputs/verify-<attempt>.txt` in any case. */
  readonly truncated: boolean;
}

/** A program in the session asked the proxy for a connection; written before there is one. Only where the network is a list of names. */
export interface NetworkRequested {
  readonly type: "network.requested";
  /** Counts the requests of the run from 1. */
  readonly n: number;
  /** A tunnel (for https and all else), or a request of plain http. */
  readonly protocol: "connect" | "http";
  readonly host: Redacted;
  /** null where what was asked for is no name with a port. */
  readonly port: number | null;
  /** What the name was resolved to: the addresses to try, or those that were the reason to deny. Else empty. */
  readonly addresses: readonly string[];
  readonly verdict: "allowed" | "denied";
  /** The entry of the list that allows it, or why none does. */
  readonly rule: Redacted;
}

/** The end of a connection that was allowed. */
export interface NetworkFinished {
  readonly type: "network.finished";
  readonly n: number;
  /** Where it was connected to; null when nothing answered. */
  readonly address: string | null;
  readonly sent_bytes: number;
  readonly received_bytes: number;
  readonly duration_ms: number;
}

/** The change was made a patch; what the patch is for and what it leads to. */
export interface PatchWritten {
  readonly type: "patch.written";
  /** Of the file. */
  readonly sha256: string;
  readonly bytes: number;
  readonly files: number;
  /** The commit that was checked out when the run began; null where there was none. */
  readonly base_sha: string | null;
  /** Its tree, or the empty one. */
  readonly base_tree: string;
  /** The tree that the patch is for: `base_tree`, but where the patch touches paths that were changed before: the working tree as it was then. */
  readonly from_tree: string;
  /** The tree that the patch makes of it. */
  readonly tree: string;
  /** What is there and could not be taken along: repositories within the repository, files that cannot be read. */
  readonly omitted: readonly Redacted[];
  /** What git ignores now and was not there before the run, not in the patch; a folder ends in `/`. The first 100. */
  readonly ignored: readonly Redacted[];
  /** Commits that the run made, and the file that keeps them; null where there is none. */
  readonly commits: number;
  readonly commits_sha256: string | null;
}

export interface RunFinished {
  readonly type: "run.finished";
  readonly state: RunState;
  readonly reason: Redacted;
  /** How many audit lines of each type came before this one. */
  readonly counts: { readonly [type: string]: number };
  readonly transcript_sha256: string | null;
  readonly patch_sha256: string | null;
}

/** First line of the transcript. */
export interface ConversationStarted {
  readonly type: "conversation.started";
  readonly run_id: string;
  readonly model: Redacted;
  readonly provider: string;
  readonly system: Redacted;
  readonly tools: RedactedJson;
  readonly options: RedactedJson;
  /** The conversation that this one takes up; null for a new one. */
  readonly resumed_from: ResumedFrom | null;
}

export interface ResumedFrom {
  readonly run_id: Redacted;
  readonly state: RunState | null;
  readonly messages: number;
}

/** A message that was sent to the model or received from it, with its content blocks in the wire's form. */
export interface MessageAdded {
  readonly type: "message.added";
  readonly turn: number;
  readonly role: "user" | "assistant";
  readonly content: RedactedJson;
  /** Only for the assistant's. */
  readonly response?: {
    readonly model: Redacted;
    readonly stop_reason: Redacted | null;
    readonly usage: Usage;
    readonly request_id: Redacted | null;
    readonly cost_usd: number | null;
  };
  /** It comes from the transcript that the run takes up; nothing of it was sent or done now. */
  readonly resumed?: true;
  /** What a reader of the step log sees of it: the model's words and the summary of its thinking. Empty for tool results. */
  readonly text: Redacted;
  readonly thinking: Redacted;
}

export interface ConversationEnded {
  readonly type: "conversation.ended";
  readonly state: RunState;
  readonly reason: Redacted;
  readonly turns: number;
}

/** The view of a command's output that the model gets; it comes before `command.finished`. */
export interface CommandOutput {
  readonly type: "command.output";
  readonly n: number;
  readonly view: Redacted;
}

/** What a verification printed; it comes before `verification.finished`. */
export interface VerificationOutput {
  readonly type: "verification.output";
  readonly attempt: number;
  readonly view: Redacted;
}

/** Something the person who reads the step log should know. */
export interface Notice {
  readonly type: "notice";
  readonly level: "info" | "warning";
  readonly text: Redacted;
}
