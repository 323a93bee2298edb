import { resolve } from "node:path";
import { messageOf } from "../errors.ts";
import { readTranscript } from "../record/transcript-reader.ts";
import type { ProviderSource, ReadSettings } from "./provider-settings.ts";
import { type RecordedTurn, recordedTurns } from "./replay.ts";

export interface ReplaySettings {
  readonly name: "replay";
  /** What is answered, in order. */
  readonly turns: readonly RecordedTurn[];
}

/** Reads the transcript that `replay-from` names. */
export function readReplay({ replayFrom = "" }: ProviderSource): ReadSettings<ReplaySettings> {
  const refuse = (problem: string): ReadSettings<ReplaySettings> => ({
    problems: [`replay-from: ${problem}; it takes a transcript.jsonl of an earlier run`],
  });
  if (replayFrom === "") return refuse("is missing, and provider is replay");
  try {
    const turns = recordedTurns(readTranscript(resolve(replayFrom)).messages);
    return turns.length === 0
      ? refuse(`${JSON.stringify(replayFrom)} has no response`)
      : { settings: { name: "replay", turns } };
  } catch (error) {
    return refuse(`${JSON.stringify(replayFrom)} cannot be read (${messageOf(error)})`);
  }
}
