import { join } from "node:path";
import { statsAt } from "../file-stats.ts";
import type { AuditFact } from "./audit-reader.ts";
import { verificationEnd } from "./command-end.ts";
import { excerptOf } from "./excerpt.ts";
import { countAt, type Fields, numberAt, textAt } from "./fields.ts";
import { readFileEnds } from "./kept-output.ts";
import type { VerificationView } from "./run-view.ts";

const keptFileBytes = 6_000;
const longestCommand = 6_000;

/** The user's own checks in their order, each with its end. `outputs` is the folder of the whole outputs. */
export function verificationsOf(
  facts: readonly AuditFact[],
  outputs: string,
): readonly VerificationView[] {
  const started = facts.filter(({ type }) => type === "verification.started");
  const finished = facts.filter(({ type }) => type === "verification.finished");
  const endings = new Map(finished.map((fact) => [countAt(fact.fields, "attempt"), fact]));
  return started.map(({ fields, ms }) => {
    const attempt = countAt(fields, "attempt");
    const ending = endings.get(attempt);
    const told = ending?.fields ?? {};
    const end =
      ending === undefined
        ? { text: "outcome unknown", tone: "bad" as const }
        : verificationEnd(told);
    return {
      attempt,
      command: (textAt(fields, "command") ?? "").slice(0, longestCommand),
      end: end.text,
      tone: end.tone,
      durationMs: ending === undefined ? null : (numberAt(told, "duration_ms") ?? ending.ms - ms),
      ...outputOf(attempt, told, outputs),
    };
  });
}

function outputOf(
  attempt: number,
  told: Fields,
  outputs: string,
): Pick<VerificationView, "output" | "isRaw" | "wholePath"> {
  const name = `verify-${attempt}.txt`;
  const isThere = statsAt(join(outputs, name))?.isFile() === true;
  const kept =
    isThere && told["truncated"] === true ? readFileEnds(join(outputs, name), keptFileBytes) : null;
  const head = textAt(told, "output_head");
  return {
    output: kept ?? (head === null || head === "" ? null : excerptOf(head, 1000)),
    isRaw: kept !== null,
    wholePath: isThere ? `outputs/${name}` : null,
  };
}
