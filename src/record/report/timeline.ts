import type { AuditFact } from "./audit-reader.ts";
import { commandEnd, verificationEnd } from "./command-end.ts";
import { beginningOf } from "./excerpt.ts";
import { countAt, numberAt, textAt } from "./fields.ts";
import { durationText } from "./format.ts";
import type { Span, Timeline, Tone } from "./run-view.ts";

/** Types that say themselves in another place, or that have no time of their own. */
const quiet = new Set([
  "run.started",
  "session.started",
  "network.requested",
  "network.finished",
  "patch.written",
]);

/** Draws the time of a run from its audit log: whose turn it was when. What it does not know becomes a mark with its type. */
export function timelineOf(facts: readonly AuditFact[]): Timeline {
  const drawing = new Drawing();
  for (const fact of facts) drawing.take(fact);
  return drawing.finished();
}

class Drawing {
  readonly #spans: Span[] = [];
  readonly #marks: { ms: number; label: string; tone: Tone }[] = [];
  readonly #commands = new Map<number, { readonly ms: number; readonly label: string }>();
  readonly #verifications = new Map<number, { readonly ms: number; readonly label: string }>();
  #turn = 0;
  #now = 0;
  /** Since when nothing but the model can have been at work. */
  #freeSince = 0;

  take(fact: AuditFact): void {
    const { type, ms, fields } = fact;
    this.#now = Math.max(this.#now, ms);
    switch (type) {
      case "model.responded":
      case "model.unfinished":
        return this.#model(fact);
      case "model.retried":
        return this.#retry(fact);
      case "command.requested":
        this.#commands.set(countAt(fields, "n"), {
          ms,
          label: beginningOf(textAt(fields, "command") ?? "a call without a command", 160),
        });
        return;
      case "command.finished":
        return this.#command(fact);
      case "file.viewed":
      case "file.edited":
        return this.#file(fact);
      case "verification.started":
        this.#verifications.set(countAt(fields, "attempt"), {
          ms,
          label: beginningOf(textAt(fields, "command") ?? "verification", 160),
        });
        return;
      case "verification.finished":
        return this.#verification(fact);
      case "session.restarted":
        this.#marks.push({
          ms,
          label: `new session: ${textAt(fields, "reason") ?? ""}`,
          tone: "bad",
        });
        break;
      case "run.finished":
        return;
      default:
        if (!quiet.has(type)) this.#marks.push({ ms, label: markLabel(fact), tone: "neutral" });
    }
    if (type.startsWith("session.")) this.#freeSince = ms;
  }

  finished(): Timeline {
    for (const [n, { ms, label }] of this.#commands)
      this.#add({
        lane: "commands",
        startMs: ms,
        endMs: this.#now,
        label: `${n} $ ${label}: outcome unknown`,
        tone: "bad",
        n,
      });
    const totalMs = this.#now;
    const spans = this.#spans.map((span) => ({ ...span, endMs: Math.min(span.endMs, totalMs) }));
    return {
      totalMs,
      spans: spans.filter((span) => span.startMs <= span.endMs),
      marks: this.#marks,
    };
  }

  #model({ type, ms, fields }: AuditFact): void {
    this.#turn = countAt(fields, "turn");
    const isWhole = type === "model.responded";
    const took = durationText(ms - this.#freeSince);
    this.#add({
      lane: "model",
      startMs: this.#freeSince,
      endMs: ms,
      label: `turn ${this.#turn}: ${isWhole ? "model" : "a response that broke off"}, ${took}`,
      tone: isWhole ? "neutral" : "bad",
      n: null,
    });
    this.#freeSince = ms;
  }

  #retry({ ms, fields }: AuditFact): void {
    const delay = numberAt(fields, "delay_ms") ?? 0;
    const reason = beginningOf(textAt(fields, "reason") ?? "", 200);
    const turn = countAt(fields, "turn");
    this.#add({
      lane: "model",
      startMs: this.#freeSince,
      endMs: ms,
      label: `turn ${turn}: a request that failed: ${reason}`,
      tone: "bad",
      n: null,
    });
    this.#add({
      lane: "waiting",
      startMs: ms,
      endMs: ms + delay,
      label: `turn ${turn}: waiting ${durationText(delay)} before repetition ${countAt(fields, "attempt")}`,
      tone: "neutral",
      n: null,
    });
    this.#freeSince = ms + delay;
  }

  #command({ ms, fields }: AuditFact): void {
    const n = countAt(fields, "n");
    const begun = this.#commands.get(n);
    this.#commands.delete(n);
    const { text, tone } = commandEnd(fields);
    const startMs = begun?.ms ?? ms;
    const took = durationText(numberAt(fields, "duration_ms") ?? ms - startMs);
    this.#add({
      lane: "commands",
      startMs,
      endMs: ms,
      label: `${n} $ ${begun?.label ?? ""}: ${text}, ${took}`,
      tone,
      n,
    });
    this.#freeSince = ms;
  }

  #file({ ms, fields }: AuditFact): void {
    if (textAt(fields, "outcome") === "requested") return;
    const label = `${textAt(fields, "operation") ?? "edit"} ${textAt(fields, "path") ?? ""}`;
    this.#add({
      lane: "commands",
      startMs: this.#freeSince,
      endMs: ms,
      label,
      tone: "neutral",
      n: null,
    });
    this.#freeSince = ms;
  }

  #verification({ ms, fields }: AuditFact): void {
    const attempt = countAt(fields, "attempt");
    const begun = this.#verifications.get(attempt);
    const { text, tone } = verificationEnd(fields);
    this.#add({
      lane: "verification",
      startMs: begun?.ms ?? ms,
      endMs: ms,
      label: `${attempt === 0 ? "the check before" : `check ${attempt}`}: ${text}`,
      tone,
      n: null,
    });
    this.#freeSince = ms;
  }

  #add(span: Span): void {
    this.#spans.push({ ...span, startMs: Math.min(span.startMs, span.endMs) });
  }
}

/** What of a line that is no span is told: its type, and for the types that are known what it was about. */
function markLabel({ type, fields }: AuditFact): string {
  const texts = ["from", "to", "reason"].flatMap((name) => textAt(fields, name) ?? []);
  if (type === "model.switched" && texts.length === 3)
    return `the model was changed from ${texts[0]} to ${texts[1]}: ${texts[2]}`;
  if (type === "context.cleared") {
    const [results, messages] = ["cleared_results", "dropped_messages"].map((name) =>
      countAt(fields, name),
    );
    return `the prompt was made smaller: ${results} results and ${messages} messages are no longer shown to the model`;
  }
  return type;
}
