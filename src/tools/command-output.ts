import type { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { createOutputFile, type KeptOutput } from "../record/outputs.ts";
import { firstCharacters, type Redacted, type Redactor, safe } from "../record/redact.ts";
import { type Omission, OutputCapture } from "../shell/output.ts";

export interface OutputOptions {
  readonly redactor: Redactor;
  /** Folder of the whole outputs. */
  readonly directory: string;
  readonly limitCharacters: number;
}

const headCharacters = 200;

/** What is known of a command's output once it has ended. */
export interface FinishedOutput {
  readonly view: Redacted;
  readonly truncated: boolean;
  /** Of the redacted output. */
  readonly bytes: number;
  readonly sha256: string;
  /** The first 200 characters of the view. */
  readonly head: Redacted;
  readonly redactions: number;
}

/** Takes the output of one command as it comes: redacts it, hashes it, keeps a view and, when that is cut, the whole in a file. */
export class CommandOutput {
  readonly #redactor: Redactor;
  readonly #redaction;
  readonly #hash = createHash("sha256");
  readonly #capture: OutputCapture;
  readonly #file;

  /** `name`: of the file for the whole, such as the number of the command. */
  constructor(name: number | string, options: OutputOptions) {
    this.#redactor = options.redactor;
    this.#redaction = options.redactor.stream();
    this.#capture = new OutputCapture(options.limitCharacters);
    this.#file = createOutputFile(options.directory, name);
  }

  write(chunk: Buffer): void {
    this.#keep(this.#redaction.write(chunk));
  }

  /** `isKept`: the whole is kept in a file also where the view is all of it. */
  finish(isKept = false): FinishedOutput {
    this.#keep(this.#redaction.end());
    const { text, truncated } = this.#capture.view((omission) =>
      describeOmission(omission, this.#file.keep()),
    );
    if (!truncated && isKept && this.#capture.totalBytes > 0) this.#file.keep();
    else if (!truncated) this.#file.discard();
    // The bytes were redacted already; once more as text, so that no way of cutting can bring a secret together again.
    const view = this.#redactor.redact(text);
    return {
      view,
      truncated,
      bytes: this.#capture.totalBytes,
      sha256: this.#hash.digest("hex"),
      head: firstCharacters(view, headCharacters),
      redactions: this.#redaction.count,
    };
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#hash.update(bytes);
    this.#capture.write(bytes);
    this.#file.write(bytes);
  }
}

/** Most characters of late output that are shown at a time, for each command that it comes from, and of how many commands. */
const lateLimitCharacters = 4000;
const lateLimitCommands = 5;

/** Collects what commands print after their end, by the command it comes from, until it is taken. */
export class LateOutput {
  readonly #redactor: Redactor;
  readonly #pending = new Map<
    number,
    { readonly redaction: ReturnType<Redactor["stream"]>; capture: OutputCapture }
  >();

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  write(n: number, chunk: Buffer): void {
    let entry = this.#pending.get(n);
    if (entry === undefined) {
      entry = {
        redaction: this.#redactor.stream(),
        capture: new OutputCapture(lateLimitCharacters),
      };
      this.#pending.set(n, entry);
    }
    entry.capture.write(entry.redaction.write(chunk));
  }

  /** Gives what came since the last time, as text for the model; empty when nothing did. */
  take(): Redacted {
    const parts: Redacted[] = [];
    for (const [n, entry] of this.#pending) {
      entry.capture.write(entry.redaction.end());
      if (parts.length >= lateLimitCommands) {
        const { totalBytes } = entry.capture;
        parts.push(safe`[late output of command ${n}: ${totalBytes} bytes, not shown]`);
        continue;
      }
      const { text } = entry.capture.view(
        ({ bytes }) => `[... ${formatCount(bytes)} bytes left out ...]`,
      );
      if (text !== "")
        parts.push(safe`[late output of command ${n}]\n${this.#redactor.redact(text)}`);
    }
    this.#pending.clear();
    return this.#redactor.redact(parts.join("\n"));
  }
}

/** Says what is missing, and where to find it as far as that is so: the disk may be full, and a file has an end. */
function describeOmission(
  { bytes, lines, totalBytes, totalLines }: Omission,
  kept: KeptOutput,
): string {
  const lineCounts =
    totalLines > 0 ? ` (${formatCount(lines)} of ${formatCount(totalLines)} lines)` : "";
  const left = `[... ${formatCount(bytes)} of ${formatCount(totalBytes)} bytes${lineCounts} left out`;
  if (kept.kind === "failed") return `${left}; the whole output could not be kept ...]`;
  const what = kept.omittedBytes === 0 ? "the whole output is" : "as much as could be kept is";
  return `${left}; ${what} in ${kept.path} ...]`;
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
