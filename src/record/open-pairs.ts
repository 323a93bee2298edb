import type { AuditLine } from "./audit-fields.ts";

/** Something that was announced and of which nothing tells how it ended: nobody can say whether it was done. */
export interface UnknownOutcome {
  /** Of a command; null for an edit or a verification. */
  readonly n: number | null;
  /** `command 3`, `the edit of /path`, `verification 1`. */
  readonly what: string;
  /** Where it was announced. */
  readonly line: number;
}

interface Announced extends UnknownOutcome {
  readonly toolUseId: string | null;
}

/** Sees to it that each thing which is announced before it happens has one end, and no end is without its announcement. */
export class OpenPairs {
  /** How many commands were requested. */
  commands = 0;
  readonly #open = new Map<string, Announced>();
  /** Numbers of connections that were allowed and have not ended; such an end may be missing. */
  readonly #connections = new Set<number>();

  get unknownOutcomes(): readonly UnknownOutcome[] {
    return Array.from(this.#open.values(), ({ n, what, line }) => ({ n, what, line }));
  }

  /** Takes the line of this number, or says what is wrong with it, in words that follow "line 5". */
  take(line: AuditLine, number: number): string | null {
    switch (line.type) {
      case "command.requested": {
        const { n, tool_use_id: toolUseId } = line;
        if (n !== this.commands + 1)
          return `requests command ${n} where ${this.commands + 1} is next`;
        this.commands = n;
        return this.#announce(`command ${n}`, { n, line: number, toolUseId });
      }
      case "command.finished":
        return this.#finishCommand(line.n, line.tool_use_id);
      case "file.edited": {
        const what = `the edit of ${line.path}`;
        if (line.outcome === "requested")
          return this.#announce(what, { n: null, line: number, toolUseId: line.tool_use_id });
        return this.#finish(what, line.tool_use_id);
      }
      case "verification.started":
        return this.#announce(`verification ${line.attempt}`, {
          n: null,
          line: number,
          toolUseId: null,
        });
      case "verification.finished":
        return this.#finish(`verification ${line.attempt}`, null);
      case "network.requested":
        if (line.verdict === "allowed") this.#connections.add(line.n);
        return null;
      case "network.finished":
        return this.#connections.delete(line.n)
          ? null
          : `ends connection ${line.n}, which was not allowed or has ended already`;
      default:
        return null;
    }
  }

  #announce(what: string, announced: Omit<Announced, "what">): string | null {
    const other = this.#open.get(what);
    if (other !== undefined) return `begins ${what}, which line ${other.line} has begun`;
    this.#open.set(what, { ...announced, what });
    return null;
  }

  #finishCommand(n: number, toolUseId: string): string | null {
    if (this.#open.has(`command ${n}`)) return this.#finish(`command ${n}`, toolUseId);
    return n <= this.commands
      ? `finishes command ${n} a second time`
      : `finishes command ${n}, which was not requested`;
  }

  #finish(what: string, toolUseId: string | null): string | null {
    const request = this.#open.get(what);
    if (request === undefined) return `finishes ${what}, which was not begun`;
    if (request.toolUseId !== toolUseId)
      return `finishes ${what} with another tool_use_id than line ${request.line} has`;
    this.#open.delete(what);
    return null;
  }
}
