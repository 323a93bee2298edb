import { createBudget, timeText } from "../record/budget.ts";
import type { RunEvent } from "../record/event.ts";
import type { Recorder, Stamp } from "../record/recorder.ts";
import { firstCharacters, linesOf, type Redacted, safe } from "../record/redact.ts";
import { plainText } from "../shell/terminal.ts";
import type { StatusLine } from "./status-line.ts";

const refreshMs = 1000;
const longestActivity = 200;

/** Shows in a status line what the run is doing, for how long, and what it has used of its limits. */
export function createProgress(status: Pick<StatusLine, "show">): Recorder {
  const budget = createBudget();
  let activity: Redacted = safe`starting`;
  let since = performance.now();
  /** When the run began, by this process's clock. */
  let startedAt = since;
  const draw = (): void => {
    const now = performance.now();
    const used = budget.text(now - startedAt);
    const lasting = now - since < refreshMs ? safe`` : safe` (${timeText(now - since)})`;
    const text = used === "" ? activity : safe`${used} | ${activity}`;
    status.show(plainText(safe`${text}${lasting}`).replaceAll(/\s+/g, " "));
  };
  const timer = setInterval(draw, refreshMs).unref();
  return {
    record(event: RunEvent, { monoMs }: Stamp) {
      startedAt = performance.now() - monoMs;
      budget.record(event);
      const next = activityOf(event);
      if (next === null) return;
      activity = next;
      since = performance.now();
      draw();
    },
    close() {
      clearInterval(timer);
      status.show("");
    },
  };
}

/** What is done from this event on; null when it changes nothing. */
function activityOf(event: RunEvent): Redacted | null {
  switch (event.type) {
    case "message.added":
      return event.role === "user" && event.resumed !== true ? safe`asking the model` : null;
    case "command.requested": {
      const [line = safe`a call`] = linesOf(event.command ?? safe`restart of the session`);
      return safe`$ ${firstCharacters(line, longestActivity)}`;
    }
    case "file.edited":
      return event.outcome === "requested" ? safe`editing ${event.path}` : null;
    case "verification.started":
      return safe`verifying`;
    case "conversation.ended":
      return safe`finishing`;
    default:
      return null;
  }
}
