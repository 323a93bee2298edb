import { linesOfFile } from "../line-reader.ts";
import { type Excerpt, excerptOf } from "./excerpt.ts";
import { countAt, type Fields, fieldsOf, listAt, parsedFields, textAt } from "./fields.ts";

/** What a report needs of a transcript: texts are excerpts, so that a long conversation does not fill the memory. */
export interface ConversationFacts {
  readonly run: Fields;
  /** The first message; null when there is none. */
  readonly prompt: Excerpt | null;
  /** By the turn's number. */
  readonly words: ReadonlyMap<number, TurnWords>;
  /** What the model was shown as the result of a call, by `tool_use_id`. */
  readonly results: ReadonlyMap<string, Excerpt>;
  /** The model's last text that is not empty. */
  readonly lastWords: Excerpt | null;
  /** What the last line says, when it is the end; else null. */
  readonly end: Fields | null;
}

/** What the model said in one turn; empty texts where it said nothing. */
export interface TurnWords {
  readonly text: Excerpt;
  readonly thinking: Excerpt;
}

const longestResult = 12_000;
const longestWords = 6_000;
const longestPrompt = 20_000;

/** Reads a transcript as far as it can be read. Throws a RunError with code `input` when the file cannot be read. */
export function readConversation(path: string): ConversationFacts {
  const words = new Map<number, TurnWords>();
  const results = new Map<string, Excerpt>();
  let run: Fields = {};
  let prompt: Excerpt | null = null;
  let lastWords: Excerpt | null = null;
  let end: Fields | null = null;
  for (const { bytes, ended } of linesOfFile(path)) {
    const line = ended ? parsedFields(bytes.toString()) : null;
    if (line === null) continue;
    // What a run takes up from an earlier one was neither said nor done in it.
    if (line["resumed"] === true) continue;
    const type = textAt(line, "type");
    if (type === "run") run = line;
    else if (type === "end") end = line;
    else if (type === "message" && line["role"] === "assistant") {
      const said = wordsOf(line);
      words.set(countAt(line, "turn"), said);
      if (said.text.head.trim() !== "") lastWords = said.text;
    } else if (type === "message") {
      prompt ??= excerptOf(joinedTexts(line, "text", "text"), longestPrompt);
      for (const [id, result] of resultsOf(line)) results.set(id, result);
    }
  }
  return { run, prompt, words, results, lastWords, end };
}

function wordsOf(message: Fields): TurnWords {
  return {
    text: excerptOf(joinedTexts(message, "text", "text"), longestWords),
    thinking: excerptOf(joinedTexts(message, "thinking", "thinking"), longestWords),
  };
}

function joinedTexts(message: Fields, type: string, field: string): string {
  const content = message["content"];
  if (typeof content === "string") return type === "text" ? content : "";
  return listAt(message, "content")
    .map(fieldsOf)
    .filter((block) => block["type"] === type)
    .map((block) => textAt(block, field) ?? "")
    .filter((text) => text !== "")
    .join("\n\n");
}

function resultsOf(message: Fields): readonly (readonly [string, Excerpt])[] {
  return listAt(message, "content")
    .map(fieldsOf)
    .filter((block) => block["type"] === "tool_result")
    .map((block) => [
      textAt(block, "tool_use_id") ?? "",
      excerptOf(joinedTexts(block, "text", "text"), longestResult),
    ]);
}
