import type {
  AuditEvent,
  CommandFinished,
  CommandRequested,
  FileEdited,
  FileViewed,
} from "../record/event.ts";

/** One call of a tool, as an audit log tells of it. */
export type Step = CommandStep | FileStep;

export interface CommandStep {
  readonly kind: "command";
  readonly requested: CommandRequested;
  /** Null: nothing tells how it ended. */
  readonly finished: CommandFinished | null;
  /** Of the line that tells its end, or else of the one that announces it; from 1. */
  readonly line: number;
}

export interface FileStep {
  readonly kind: "file";
  /** The last that is told of it; `requested` when nothing tells how it ended. */
  readonly event: FileViewed | FileEdited;
  readonly line: number;
}

/** The calls that the lines of an audit log tell of, in their order. */
export function stepsOf(lines: readonly AuditEvent[]): readonly Step[] {
  const steps: Step[] = [];
  const replaceLast = (fits: (step: Step) => boolean, step: Step): void => {
    const index = steps.findLastIndex(fits);
    if (index === -1) steps.push(step);
    else steps[index] = step;
  };
  lines.forEach((event, index) => {
    const line = index + 1;
    switch (event.type) {
      case "command.requested":
        steps.push({ kind: "command", requested: event, finished: null, line });
        return;
      case "command.finished": {
        const asked = lines.findLast(
          (other): other is CommandRequested & AuditEvent =>
            other.type === "command.requested" && other.n === event.n,
        );
        if (asked === undefined) return;
        replaceLast((step) => step.kind === "command" && step.requested.n === event.n, {
          kind: "command",
          requested: asked,
          finished: event,
          line,
        });
        return;
      }
      case "file.viewed":
        steps.push({ kind: "file", event, line });
        return;
      case "file.edited": {
        const step = { kind: "file", event, line } as const;
        if (event.outcome === "requested") steps.push(step);
        else replaceLast((other) => isRequestOf(other, event), step);
        return;
      }
      default:
        return;
    }
  });
  return steps;
}

function isRequestOf(step: Step, { tool_use_id }: FileEdited): boolean {
  return (
    step.kind === "file" &&
    step.event.outcome === "requested" &&
    step.event.tool_use_id === tool_use_id
  );
}

export function toolUseId(step: Step): string {
  return step.kind === "command" ? step.requested.tool_use_id : step.event.tool_use_id;
}

/** Whether it ended by itself: what was still under way when the run ended cannot be told from what it did. */
export function hasEnded(step: Step): boolean {
  return step.kind === "command"
    ? step.finished !== null && step.finished.outcome !== "cancelled"
    : step.event.outcome !== "requested";
}

/** What was called for, in one line. */
export function titleOf(step: Step): string {
  if (step.kind === "file") return `${step.event.operation} ${step.event.path}`;
  const { command, restart } = step.requested;
  if (restart === true) return "restart of the session";
  if (command === undefined) return "a call without a command";
  const [line = "", ...more] = command.split("\n");
  return `$ ${line.slice(0, 100)}${line.length > 100 || more.length > 0 ? " ..." : ""}`;
}

/** How it ended, in a few words. */
export function endOf(step: Step): string {
  if (step.kind === "file") return step.event.outcome;
  const { finished } = step;
  if (finished === null) return "no end";
  const { outcome, exit_code, signal } = finished;
  const words = outcome === "exited" ? "" : `${outcome.replaceAll("_", " ")}, `;
  if (signal !== null) return `${words}signal ${signal}`;
  return exit_code === null ? outcome.replaceAll("_", " ") : `${words}exit status ${exit_code}`;
}
