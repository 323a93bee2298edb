import { isDeepStrictEqual } from "node:util";
import { noPreviousLine, sha256 } from "./audit.ts";
import { checkedLine, type AuditLine } from "./audit-fields.ts";
import type { RunFinished, RunState } from "./event.ts";
import type { RecordedOutput } from "./verify-files.ts";
import { OpenPairs, type UnknownOutcome } from "./open-pairs.ts";
import { linesOfFile, linesOfText, type Line } from "./line-reader.ts";

/**
 * What is to be said of an audit log. Line numbers count from 1.
 *
 * - `ok`: all lines chain, and the last is the final record. A change of the last line shows only against a head from elsewhere.
 * - `incomplete`: what is there chains, but the end is missing; `line` is where it is missed.
 * - `fault`: the line cannot be what the recorder wrote there.
 */
export type AuditVerdict =
  | {
      readonly kind: "ok";
      readonly lines: number;
      readonly head: string;
      /** Whether a head was given to compare with. */
      readonly headCompared: boolean;
      readonly state: RunState;
      /** How many commands were requested. */
      readonly commands: number;
      readonly unknownOutcomes: readonly UnknownOutcome[];
      readonly transcriptSha256: string | null;
      readonly patchSha256: string | null;
      /** Of the commits that the run made, as a series. */
      readonly commitsSha256: string | null;
      /** The commands whose whole output was to be kept in a file. */
      readonly outputs: readonly RecordedOutput[];
    }
  | {
      readonly kind: "incomplete";
      readonly line: number;
      readonly reason: string;
      readonly unknownOutcomes: readonly UnknownOutcome[];
    }
  | { readonly kind: "fault"; readonly line: number; readonly reason: string };

export type AuditSource = { readonly text: string } | { readonly path: string };

/**
 * Checks an audit log line by line, however large. `head` is the SHA-256 of the last line as it was printed when the run ended. Throws a
 * RunError with code `input` when the file cannot be read.
 */
export function verifyAudit(source: AuditSource, options: { head?: string } = {}): AuditVerdict {
  const log = new AuditLog();
  for (const line of "text" in source ? linesOfText(source.text) : linesOfFile(source.path)) {
    if (!line.ended) return log.incomplete("is cut off: no newline ends it");
    const problem = log.take(line);
    if (problem !== null) return { kind: "fault", line: log.lines + 1, reason: problem };
  }
  return log.verdict(options.head?.toLowerCase());
}

/** What is known of the lines read so far, all of which are right. */
class AuditLog {
  lines = 0;
  private head = noPreviousLine;
  private milliseconds = 0;
  private readonly counts: Record<string, number> = {};
  private readonly pairs = new OpenPairs();
  private finished: RunFinished | null = null;
  private commitsSha256: string | null = null;
  private readonly outputs: RecordedOutput[] = [];

  /** Takes the next line, or says what is wrong with it, in words that follow "line 5". */
  take({ bytes }: Line): string | null {
    if (this.finished !== null) return "stands after the final record";
    const value = parsed(bytes);
    if (value === null) return "is not a JSON object";
    const line = checkedLine(value);
    if ("problem" in line) return line.problem;
    const problem =
      this.chainProblem(line) ?? writingProblem(value, bytes) ?? this.contentProblem(line);
    if (problem !== null) return problem;
    this.lines += 1;
    this.head = sha256(bytes);
    this.milliseconds = line.mono_ms;
    this.counts[line.type] = (this.counts[line.type] ?? 0) + 1;
    return null;
  }

  verdict(expectedHead: string | undefined): AuditVerdict {
    if (this.lines === 0) return { kind: "fault", line: 1, reason: "is missing: the log is empty" };
    if (this.finished === null)
      return this.incomplete("is missing: the log ends without its final record");
    if (expectedHead !== undefined && expectedHead !== this.head) {
      const reason = `is not the line whose head was given (${expectedHead}) but one with the head ${this.head}: the log was rewritten`;
      return { kind: "fault", line: this.lines, reason };
    }
    return {
      kind: "ok",
      lines: this.lines,
      head: this.head,
      headCompared: expectedHead !== undefined,
      state: this.finished.state,
      commands: this.pairs.commands,
      unknownOutcomes: this.pairs.unknownOutcomes,
      transcriptSha256: this.finished.transcript_sha256,
      patchSha256: this.finished.patch_sha256,
      commitsSha256: this.commitsSha256,
      outputs: this.outputs,
    };
  }

  incomplete(problem: string): AuditVerdict {
    const unknownOutcomes = this.pairs.unknownOutcomes;
    const unknown = unknownOutcomes.map(
      ({ what, line }) => `; outcome unknown: ${what}, requested in line ${line}`,
    );
    return {
      kind: "incomplete",
      line: this.lines + 1,
      reason: `${problem}${unknown.join("")}`,
      unknownOutcomes,
    };
  }

  private chainProblem(line: AuditLine): string | null {
    if (line.seq !== this.lines) {
      return `has seq ${line.seq} where ${this.lines} belongs: a line was removed, inserted or moved`;
    }
    if (line.prev === this.head) return null;
    return this.lines === 0
      ? "is not the beginning of a log: its prev is not 64 zeros"
      : `does not chain: its prev is not the SHA-256 of line ${this.lines}, so one of the two was changed`;
  }

  private contentProblem(line: AuditLine): string | null {
    if (line.mono_ms < this.milliseconds) return "is older than the line before it";
    if ((line.type === "run.started") !== (this.lines === 0)) {
      return this.lines === 0
        ? "is not run.started, with which a log begins"
        : "is a second run.started";
    }
    const problem = this.pairs.take(line, this.lines + 1);
    if (problem !== null) return problem;
    switch (line.type) {
      case "command.finished":
        this.keep(String(line.n), line);
        return null;
      case "verification.finished":
        this.keep(`verify-${line.attempt}`, { ...line, truncated: true });
        return null;
      case "patch.written":
        this.commitsSha256 = line.commits_sha256;
        return null;
      case "run.finished":
        if (!isDeepStrictEqual(line.counts, this.counts))
          return "has counts that are not those of the lines before it";
        this.finished = line;
        return null;
      default:
        return null;
    }
  }

  private keep(
    name: string,
    output: { truncated: boolean; output_bytes: number; output_sha256: string },
  ): void {
    if (!output.truncated) return;
    this.outputs.push({ name, bytes: output.output_bytes, sha256: output.output_sha256 });
  }
}

function parsed(bytes: Buffer): object | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The recorder writes without spaces, without a field twice, and in UTF-8. */
function writingProblem(value: object, bytes: Buffer): string | null {
  return Buffer.from(JSON.stringify(value)).equals(bytes)
    ? null
    : "is not written as the recorder writes it";
}
