import { createHash } from "node:crypto";
import { createAppendFile } from "./append-file.ts";
import type { ConversationEvent, RunEvent } from "./event.ts";
import type { Recorder, Stamp } from "./recorder.ts";

const formatVersion = 1;

/** Keeps `transcript.jsonl`. The end line closes it. */
export interface TranscriptRecorder extends Recorder {
  /** How many message lines there are. */
  readonly messages: number;
  /** Hex SHA-256 of the file as it is now. */
  readonly sha256: string;
}

/**
 * Creates the transcript at `path`. Each line is handed to the system as it happens, so a kill of this process leaves it whole up to the
 * last event. Only the end is flushed to the disk: nothing may run because of a transcript line, and what a failing machine would
 * lose of it could not be resumed there anyway.
 *
 * Throws a RunError with code `record` when the file exists or a line cannot be written.
 */
export function createTranscriptRecorder(path: string): TranscriptRecorder {
  const file = createAppendFile(path);
  const hash = createHash("sha256");
  let messages = 0;
  const append = (line: object, durable: boolean): void => {
    const text = JSON.stringify(line);
    file.append(text, durable);
    hash.update(`${text}\n`);
  };
  return {
    record(event, stamp) {
      if (!isConversationEvent(event)) return;
      const line = lineOf(event, stamp, messages);
      append(line, event.type === "conversation.ended");
      if (event.type === "message.added") messages += 1;
      if (event.type === "conversation.ended") file.close();
    },
    close: () => file.close(),
    get messages() {
      return messages;
    },
    get sha256() {
      return hash.copy().digest("hex");
    },
  };
}

function isConversationEvent(event: RunEvent): event is ConversationEvent {
  const types: readonly string[] = [
    "conversation.started",
    "message.added",
    "conversation.ended",
  ] satisfies readonly ConversationEvent["type"][];
  return types.includes(event.type);
}

function lineOf(event: ConversationEvent, stamp: Stamp, messages: number): object {
  switch (event.type) {
    case "conversation.started": {
      const { type: _, run_id, resumed_from, ...settings } = event;
      const head = { type: "run", version: formatVersion, run_id, started_at: stamp.at };
      return { ...head, ...settings, ...(resumed_from === null ? {} : { resumed_from }) };
    }
    case "message.added": {
      const { turn, role, content, response, resumed } = event;
      const line = { type: "message", turn, at: stamp.at, role, content, ...response };
      return resumed === true ? { ...line, resumed } : line;
    }
    case "conversation.ended": {
      const { state, reason, turns } = event;
      return { type: "end", state, reason, turns, messages };
    }
  }
}
