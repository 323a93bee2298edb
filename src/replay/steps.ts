import type {
  AuditEvent,
  CommandFinished,
  CommandRequested,
  FileEdited,
  FileViewed,
  VerificationFinished,
  VerificationStarted,
} from "../record/event.ts";

/** Something that a run did, as its audit log tells of it: a call of a tool, or a verification. */
export type Step = CommandStep | FileStep | VerificationStep;

interface StepPlace {
  /** Line of the audit log that tells how it ended, or else of the one that announces it; from 1. */
  readonly line: number;
}

export interface CommandStep extends StepPlace {
  readonly kind: "command";
  readonly asked: CommandRequested;
  /** Null: nothing tells how it ended. */
  readonly finished: CommandFinished | null;
}

export interface FileStep extends StepPlace {
  readonly kind: "file";
  readonly asked: FileViewed | FileEdited;
  readonly finished: FileViewed | FileEdited | null;
}

export interface VerificationStep extends StepPlace {
  readonly kind: "verification";
  readonly asked: VerificationStarted;
  readonly finished: VerificationFinished | null;
}

/** What the lines of an audit log tell of, in the order in which it began. */
export function stepsOf(lines: readonly AuditEvent[]): readonly Step[] {
  const steps: Step[] = [];
  const finish = (step: Step, fits: (other: Step) => boolean): void => {
    const index = steps.findLastIndex((other) => other.finished === null && fits(other));
    if (index >= 0) steps[index] = step;
  };
  for (const [index, event] of lines.entries()) {
    const line = index + 1;
    switch (event.type) {
      case "command.requested":
        steps.push({ kind: "command", asked: event, finished: null, line });
        break;
      case "command.finished": {
        const asked = steps.findLast((one) => one.kind === "command" && one.asked.n === event.n);
        if (asked?.kind === "command")
          finish({ ...asked, finished: event, line }, (one) => one === asked);
        break;
      }
      case "file.viewed":
        steps.push({ kind: "file", asked: event, finished: event, line });
        break;
      case "file.edited":
        if (event.outcome === "requested")
          steps.push({ kind: "file", asked: event, finished: null, line });
        else
          finish(
            { kind: "file", asked: event, finished: event, line },
            (one) => one.kind === "file" && one.asked.tool_use_id === event.tool_use_id,
          );
        break;
      case "verification.started":
        steps.push({ kind: "verification", asked: event, finished: null, line });
        break;
      case "verification.finished": {
        const asked = steps.findLast((one) => one.kind === "verification");
        if (asked?.kind === "verification")
          finish({ ...asked, finished: event, line }, (one) => one === asked);
        break;
      }
      default:
        break;
    }
  }
  return steps;
}

/** The call that it comes from; null for a verification. */
export function toolUseId(step: Step): string | null {
  return step.kind === "verification" ? null : step.asked.tool_use_id;
}

/** Whether it ended by itself: what was still under way when the run ended cannot be told from what it did. */
export function hasEnded({ finished }: Step): boolean {
  return finished !== null && finished.outcome !== "cancelled";
}

/** How the records name it. */
export function nameOf(step: Step): string {
  switch (step.kind) {
    case "command":
      return `command ${step.asked.n}`;
    case "file":
      return "edit";
    case "verification":
      return `verify ${step.asked.attempt}`;
  }
}

/** What was called for, in one line. */
export function titleOf(step: Step): string {
  if (step.kind === "file") return `${step.asked.operation} ${step.asked.path}`;
  const { command } = step.asked;
  if (step.kind === "command" && step.asked.restart === true) return "restart of the session";
  if (command === undefined) return "a call without a command";
  const [line = "", ...more] = command.split("\n");
  return `$ ${line.slice(0, 100)}${line.length > 100 || more.length > 0 ? " ..." : ""}`;
}

/** How it ended, in a few words. */
export function endOf({ finished }: Step): string {
  if (finished === null) return "no end";
  const { outcome } = finished;
  if (!("exit_code" in finished)) return outcome;
  const how = outcome === "exited" ? "" : `${outcome.replaceAll("_", " ")}, `;
  if ("signal" in finished && finished.signal !== null) return `${how}signal ${finished.signal}`;
  const { exit_code } = finished;
  return exit_code === null ? outcome.replaceAll("_", " ") : `${how}exit status ${exit_code}`;
}
