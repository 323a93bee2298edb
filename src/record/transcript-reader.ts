import { readFileSync } from "node:fs";
import { RunError } from "../errors.ts";
import { runStates, type RunState, type Usage } from "./event.ts";

/** What a transcript holds. `end` is null when the run did not end; `cut` when its last line was not written whole. */
export interface Transcript {
  readonly run: TranscriptRun;
  readonly messages: readonly TranscriptMessage[];
  readonly end: TranscriptEnd | null;
  readonly cut: boolean;
}

export interface TranscriptRun {
  readonly type: "run";
  readonly version: 1;
  readonly run_id: string;
  readonly started_at: string;
  readonly model: string;
  readonly provider: string;
  readonly system: string;
  readonly tools: unknown;
  readonly options: unknown;
}

/** `model` to `cost_usd` only with the assistant's messages; `resumed` only with those that the run took up from an earlier one. */
export interface TranscriptMessage {
  readonly type: "message";
  readonly turn: number;
  readonly at: string;
  readonly role: "user" | "assistant";
  /** Content blocks in the wire's form, not checked. */
  readonly content: readonly unknown[];
  readonly model?: string;
  readonly stop_reason?: string | null;
  readonly usage?: Usage;
  readonly request_id?: string | null;
  readonly cost_usd?: number | null;
  readonly resumed?: boolean;
}

export interface TranscriptEnd {
  readonly type: "end";
  readonly state: RunState;
  readonly reason: string;
  readonly turns: number;
  readonly messages: number;
}

/**
 * Reads a transcript whole. A last line without its newline was being written when the process was killed; it is left out. Throws a
 * RunError with code `input` that names the line when the file is not a transcript.
 */
export function readTranscript(path: string): Transcript {
  const text = readText(path);
  const lines = text.split("\n");
  const cut = lines.pop() !== "";
  const parsed = lines.map((line, index) => parsedLine(line, `${path}, line ${index + 1}`));
  const [run, ...rest] = parsed;
  if (run?.type !== "run") throw new RunError("input", `${path} does not begin with a run line`);
  const last = rest.at(-1);
  const end = last?.type === "end" ? last : null;
  const messages = end === null ? rest : rest.slice(0, -1);
  messages.forEach((line, index) => {
    if (line.type === "message") return;
    throw new RunError("input", `${path}, line ${index + 2}: only a message can stand here`);
  });
  return { run, messages: messages.filter((line) => line.type === "message"), end, cut };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new RunError("input", `Cannot read the transcript ${path}`, { cause: error });
  }
}

function parsedLine(
  line: string,
  place: string,
): TranscriptRun | TranscriptMessage | TranscriptEnd {
  const value = parsedJson(line, place);
  if (isRun(value) || isMessage(value) || isEnd(value)) return value;
  throw new RunError("input", `${place}: neither a run, a message nor an end line of version 1`);
}

function parsedJson(line: string, place: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    throw new RunError("input", `${place}: not JSON`, { cause: error });
  }
  throw new RunError("input", `${place}: not a JSON object`);
}

function isRun(value: object): value is TranscriptRun {
  const line: Partial<Record<string, unknown>> = { ...value };
  const texts = ["run_id", "started_at", "model", "provider", "system"];
  return (
    line["type"] === "run" &&
    line["version"] === 1 &&
    texts.every((key) => typeof line[key] === "string")
  );
}

function isMessage(value: object): value is TranscriptMessage {
  const line: Partial<Record<string, unknown>> = { ...value };
  const roleFits = line["role"] === "user" || line["role"] === "assistant";
  return (
    line["type"] === "message" &&
    roleFits &&
    typeof line["turn"] === "number" &&
    Array.isArray(line["content"])
  );
}

function isEnd(value: object): value is TranscriptEnd {
  const line: Partial<Record<string, unknown>> = { ...value };
  const state = runStates.find((name) => name === line["state"]);
  return line["type"] === "end" && state !== undefined && typeof line["messages"] === "number";
}
