import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { messageOf, RunError } from "../../errors.ts";
import { recordPaths, type RecordPaths } from "../directory.ts";
import { statsAt } from "../file-stats.ts";
import { type AuditFact, type AuditFacts, readAuditFacts } from "./audit-reader.ts";
import { type ConversationFacts, readConversation } from "./conversation-reader.ts";
import { type Excerpt, excerptOf } from "./excerpt.ts";
import {
  countAt,
  type Fields,
  fieldsOf,
  numberAt,
  parsedFields,
  textAt,
  textsAt,
} from "./fields.ts";
import { durationText } from "./format.ts";
import { readPatch } from "./patch-reader.ts";
import type { ChangeView, Fact, NetworkView, RunEnd, RunView } from "./run-view.ts";
import { turnsOf } from "./steps.ts";
import { timelineOf } from "./timeline.ts";
import { usageView } from "./usage-view.ts";
import { verificationsOf } from "./verification-view.ts";

/**
 * Reads a record directory, whatever of it is there. `result` stands in for `result.json`, which may not be written yet. Throws a
 * RunError with code `input` when the directory holds neither an audit log nor a transcript.
 */
export function readRun(directory: string, result?: object): RunView {
  const paths = recordPaths(directory);
  const problems: string[] = [];
  const read = <Value>(path: string, reader: (path: string) => Value): Value | null => {
    try {
      if (statsAt(path)?.isFile() === true) return reader(path);
      problems.push(`There is no ${basename(path)}.`);
    } catch (error) {
      problems.push(`${basename(path)} could not be read: ${messageOf(error)}`);
    }
    return null;
  };
  const audit = read(paths.audit, readAuditFacts);
  const conversation = read(paths.transcript, readConversation);
  if (audit === null && conversation === null)
    throw new RunError(
      "input",
      `${resolve(directory)} is not the record of a run: it has no audit.jsonl and no transcript.jsonl`,
    );
  const given = result === undefined ? null : fieldsOf(result);
  const told = given ?? read(paths.result, readResult);
  return viewOf({ paths, audit, conversation, result: told ?? {}, problems });
}

interface Sources {
  readonly paths: RecordPaths;
  readonly audit: AuditFacts | null;
  readonly conversation: ConversationFacts | null;
  readonly result: Fields;
  readonly problems: readonly string[];
}

function viewOf(sources: Sources): RunView {
  const { paths, audit, conversation, result } = sources;
  const facts = audit?.facts ?? [];
  const started = factOf(facts, "run.started")?.fields ?? {};
  const timeline = timelineOf(facts);
  return {
    directory: paths.directory,
    runId: textAt(started, "run_id") ?? textAt(conversation?.run ?? {}, "run_id"),
    end: endOf(sources),
    startedAt: facts[0]?.at ?? textAt(conversation?.run ?? {}, "started_at"),
    durationMs: numberAt(result, "duration-ms") ?? timeline.totalMs,
    facts: factsOf(started, conversation?.run ?? {}),
    prompt: conversation?.prompt ?? null,
    answer: answerOf(result, conversation),
    turns: turnsOf({ facts, conversation, outputs: paths.outputs }),
    usage: usageView(facts),
    timeline,
    verification: verificationsOf(facts, paths.outputs),
    change: changeOf(paths.patch, result, facts),
    network: networkOf(facts),
    audit:
      audit === null
        ? null
        : {
            head: audit.head,
            lines: audit.lines,
            brokenLine: audit.brokenLine,
            isFinished: facts.at(-1)?.type === "run.finished",
          },
    problems: sources.problems,
    files: filesOf(paths),
  };
}

const longestResultFile = 16 * 1024 * 1024;

function readResult(path: string): Fields {
  const bytes = statsAt(path)?.size ?? 0;
  if (bytes > longestResultFile) throw new RunError("input", `it has ${bytes} bytes`);
  const fields = parsedFields(readFileSync(path, "utf8"));
  if (fields === null) throw new RunError("input", "it is not a JSON object");
  return fields;
}

function factOf(facts: readonly AuditFact[], type: string): AuditFact | undefined {
  return facts.find((fact) => fact.type === type);
}

/** The result knows better than the log how a run ended whose last line could not be written. */
function endOf({ audit, conversation, result }: Sources): RunEnd {
  const finished = factOf(audit?.facts ?? [], "run.finished")?.fields ?? conversation?.end ?? null;
  const told = textAt(result, "state") === null ? finished : result;
  if (told !== null)
    return {
      kind: "ended",
      state: textAt(told, "state") ?? "unknown",
      reason: textAt(told, "reason") ?? "",
    };
  const last = audit?.facts.at(-1);
  const known =
    last === undefined ? "" : `; its last line is ${last.type} after ${durationText(last.ms)}`;
  return {
    kind: "cut_off",
    state: "cut off",
    reason: `The record has no end: the process was killed, or the run is still going${known}`,
  };
}

function answerOf(result: Fields, conversation: ConversationFacts | null): Excerpt | null {
  const text = textAt(result, "result");
  if (text !== null && text !== "") return excerptOf(text, longestAnswer);
  return conversation?.lastWords ?? null;
}

const longestAnswer = 20_000;

function factsOf(started: Fields, run: Fields): readonly Fact[] {
  const sandbox = fieldsOf(started["sandbox"]);
  const attempt = numberAt(started, "run_attempt");
  const earlier = textAt(fieldsOf(run["resumed_from"]), "run_id");
  const named: readonly (readonly [string, string | null])[] = [
    ["model", textAt(started, "model") ?? textAt(run, "model")],
    ["provider", textAt(run, "provider")],
    ["continues run", earlier],
    ["sandbox", textAt(sandbox, "level")],
    ["network", textAt(started, "network")],
    ["repository", textAt(started, "repository")],
    ["commit", textAt(started, "sha")],
    ["workflow", textAt(started, "workflow")],
    ["event", textAt(started, "event")],
    ["actor", textAt(started, "actor")],
    ["attempt", attempt === null ? null : String(attempt)],
    ["version", textAt(started, "version")],
  ];
  return named.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name, value }],
  );
}

function changeOf(path: string, result: Fields, facts: readonly AuditFact[]): ChangeView {
  const patch = readPatch(path);
  if (patch === null)
    return {
      kind: "none",
      reason: textAt(result, "patch-problem") ?? "the record holds no patch",
    };
  const told = facts.findLast(({ type }) => type === "patch.written")?.fields ?? {};
  return {
    kind: "patch",
    ...patch,
    omitted: textsAt(told, "omitted"),
    ignored: textsAt(told, "ignored"),
    commits: countAt(told, "commits"),
  };
}

const mostHosts = 20;

function networkOf(facts: readonly AuditFact[]): NetworkView | null {
  const requests = facts.filter(({ type }) => type === "network.requested");
  if (requests.length === 0) return null;
  const denied = requests.filter(({ fields }) => fields["verdict"] !== "allowed");
  const hosts = new Set(denied.map(({ fields }) => textAt(fields, "host") ?? ""));
  return {
    allowed: requests.length - denied.length,
    denied: denied.length,
    deniedHosts: [...hosts].slice(0, mostHosts),
  };
}

const mostListedOutputs = 50;

/** Files by the names that a record has; what else lies in the directory is not ours to show. */
function filesOf(paths: RecordPaths): RunView["files"] {
  const names = ["transcript.jsonl", "audit.jsonl", "changes.patch", "commits.mbox", "result.json"];
  return [...names, ...outputNames(paths.outputs)].flatMap((path) => {
    const stats = statsAt(join(paths.directory, path));
    return stats?.isFile() === true ? [{ path, bytes: stats.size }] : [];
  });
}

function outputNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^(?:verify-)?\d{1,9}\.txt$/.test(name))
      .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))
      .slice(0, mostListedOutputs)
      .map((name) => `outputs/${name}`);
  } catch {
    return [];
  }
}
