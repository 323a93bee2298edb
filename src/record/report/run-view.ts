import type { Excerpt } from "./excerpt.ts";

/** All that a report says of one run, read from its record directory. Texts are as they were recorded: foreign, and not escaped. */
export interface RunView {
  /** Absolute. */
  readonly directory: string;
  readonly runId: string | null;
  readonly end: RunEnd;
  /** ISO 8601; null when no record tells. */
  readonly startedAt: string | null;
  readonly durationMs: number;
  /** What is known of the job and the run, by a name for people. */
  readonly facts: readonly Fact[];
  readonly prompt: Excerpt | null;
  /** The model's last words. */
  readonly answer: Excerpt | null;
  readonly turns: readonly TurnView[];
  readonly usage: UsageView;
  readonly timeline: Timeline;
  readonly verification: readonly VerificationView[];
  readonly change: ChangeView;
  readonly network: NetworkView | null;
  readonly audit: AuditView | null;
  /** What of the record could not be read, a sentence each. */
  readonly problems: readonly string[];
  /** The files of the record, by their path from the directory. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

/** `cut_off`: nothing tells how the run ended; `reason` says how far the record goes. */
export type RunEnd =
  | { readonly kind: "ended"; readonly state: string; readonly reason: string }
  | { readonly kind: "cut_off"; readonly state: "cut off"; readonly reason: string };

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** How something went, for its colour. */
export type Tone = "good" | "bad" | "neutral";

export interface TurnView {
  readonly turn: number;
  readonly text: Excerpt | null;
  readonly thinking: Excerpt | null;
  readonly steps: readonly StepView[];
}

export type StepView = CommandView | FileStepView;

export interface CommandView {
  readonly kind: "command";
  readonly n: number;
  readonly startMs: number;
  /** Null while nothing tells how it ended. */
  readonly durationMs: number | null;
  /** As it was given to bash; a name in brackets for a restart or a call without a command. */
  readonly command: Excerpt;
  readonly cwd: string;
  /** `exit 0`, `timed out` and the like. */
  readonly end: string;
  readonly tone: Tone;
  readonly outputBytes: number;
  /** What the model was shown, or the ends of the kept file where it was shown less than all. */
  readonly output: Excerpt | null;
  /** Whether `output` may hold escape sequences: it is from the kept file. */
  readonly isRaw: boolean;
  /** `outputs/<n>.txt`, when it is there. */
  readonly wholePath: string | null;
  /** What else is to be said of it: the rule that denied it, redactions, killed processes. */
  readonly remarks: readonly string[];
}

export interface FileStepView {
  readonly kind: "file";
  readonly startMs: number;
  readonly operation: string;
  readonly path: string;
  readonly end: string;
  readonly tone: Tone;
  readonly output: Excerpt | null;
}

export interface TokenCounts {
  readonly input: number;
  readonly cacheWrite: number;
  readonly cacheRead: number;
  readonly output: number;
  /** null when a price is unknown. */
  readonly costUsd: number | null;
}

export interface UsageView {
  readonly total: TokenCounts;
  /** In the order of the responses; a turn that was heard in part has a row of its own. */
  readonly turns: readonly (TokenCounts & { readonly turn: number })[];
  readonly models: readonly (TokenCounts & {
    readonly model: string;
    readonly responses: number;
  })[];
}

export interface Timeline {
  readonly totalMs: number;
  readonly spans: readonly Span[];
  /** Happenings without a duration. */
  readonly marks: readonly { readonly ms: number; readonly label: string; readonly tone: Tone }[];
}

export interface Span {
  readonly lane: "model" | "commands" | "waiting" | "verification";
  readonly startMs: number;
  readonly endMs: number;
  readonly label: string;
  readonly tone: Tone;
  /** Of the command; null for what is none. */
  readonly n: number | null;
}

export interface VerificationView {
  /** 0 is the check before the model was asked. */
  readonly attempt: number;
  readonly command: string;
  readonly end: string;
  readonly tone: Tone;
  readonly durationMs: number | null;
  /** The beginning of what it printed, or the ends of the kept file; null when nothing tells. */
  readonly output: Excerpt | null;
  /** Whether `output` may hold escape sequences. */
  readonly isRaw: boolean;
  /** `outputs/verify-<attempt>.txt`, when it is there. */
  readonly wholePath: string | null;
}

export type ChangeView =
  | { readonly kind: "none"; readonly reason: string }
  | {
      readonly kind: "patch";
      readonly files: readonly ChangedFile[];
      /** Files whose lines are not in `files`, since the patch is too long. */
      readonly unreadBytes: number;
      /** What of the change is not in the patch. */
      readonly omitted: readonly string[];
      /** New paths that git ignores, which are not in the patch either. */
      readonly ignored: readonly string[];
      /** Commits that the run made; they are in `commits.mbox`. */
      readonly commits: number;
    };

export interface ChangedFile {
  readonly path: string;
  /** Where it was renamed from; else null. */
  readonly from: string | null;
  readonly kind: "added" | "deleted" | "renamed" | "changed";
  /** Null for binary content. */
  readonly added: number | null;
  readonly deleted: number | null;
  readonly hunks: readonly Hunk[];
  /** Such as `mode 100644 to 100755`. */
  readonly remarks: readonly string[];
}

export interface Hunk {
  readonly oldStart: number;
  readonly newStart: number;
  /** Each begins with a blank, `+`, `-` or `\`. */
  readonly lines: readonly string[];
}

export interface NetworkView {
  readonly allowed: number;
  readonly denied: number;
  /** Hosts that were refused, each once, the first of them. */
  readonly deniedHosts: readonly string[];
}

export interface AuditView {
  readonly head: string | null;
  readonly lines: number;
  /** The first line that does not follow from the one before; null when all do. */
  readonly brokenLine: number | null;
  /** The final record is there, so that `head` is the head of the log. */
  readonly isFinished: boolean;
}
