import { noPreviousLine, sha256 } from "../audit.ts";
import { linesOfFile } from "../line-reader.ts";
import { countAt, type Fields, parsedFields, textAt } from "./fields.ts";

/** One line of an audit log. Its type may be one that this version does not know. */
export interface AuditFact {
  readonly type: string;
  readonly at: string;
  /** Milliseconds since the run began. */
  readonly ms: number;
  readonly fields: Fields;
}

export interface AuditFacts {
  readonly facts: readonly AuditFact[];
  readonly lines: number;
  /** Hex SHA-256 of the last line; null for an empty log. */
  readonly head: string | null;
  /** The first line that does not follow from the one before, or is no line of a log; null when all do. */
  readonly brokenLine: number | null;
  /** The last line was not written whole. */
  readonly isCut: boolean;
}

/** More lines are only counted: a log of a list of network connections can be long. */
const mostFacts = 100_000;

/**
 * Reads an audit log as far as it can be read; unknown types and fields are taken as they are. It only looks whether the lines chain:
 * `bash-agent verify` checks all of it. Throws a RunError with code `input` when the file cannot be read.
 */
export function readAuditFacts(path: string): AuditFacts {
  const facts: AuditFact[] = [];
  let lines = 0;
  let head: string | null = null;
  let brokenLine: number | null = null;
  let isCut = false;
  for (const { bytes, ended } of linesOfFile(path)) {
    if (!ended) {
      isCut = true;
      break;
    }
    lines += 1;
    const fields = parsedFields(bytes.toString());
    if (fields === null || fields["prev"] !== (head ?? noPreviousLine)) brokenLine ??= lines;
    head = sha256(bytes);
    if (fields === null || facts.length >= mostFacts) continue;
    facts.push({
      type: textAt(fields, "type") ?? "unknown",
      at: textAt(fields, "at") ?? "",
      ms: countAt(fields, "mono_ms"),
      fields,
    });
  }
  return { facts, lines, head, brokenLine, isCut };
}
