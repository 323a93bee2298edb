import type { Usage } from "./event.ts";
import type { Transcript, TranscriptMessage } from "./transcript-reader.ts";

/** A transcript as Markdown for people. All that was said stands in code blocks, so that nothing of it is a heading, a link or HTML. */
export function transcriptMarkdown(transcript: Transcript): string {
  const { run, messages, end } = transcript;
  const facts = [
    `model ${code(run.model)}, provider ${code(run.provider)}, begun ${code(run.started_at)}`,
    end === null
      ? "cut off: nothing tells how it ended"
      : `ended as ${code(end.state)} after ${end.turns} turns: ${code(end.reason)}`,
  ];
  const sections = messages.flatMap((message, index) => [
    heading(message, index),
    ...blocks(message),
  ]);
  const parts = [`# Run ${run.run_id}`, facts.map((fact) => `- ${fact}`).join("\n"), ...sections];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function heading(message: TranscriptMessage, index: number): string {
  const resumed = message.resumed === true ? ", of an earlier run" : "";
  if (message.role === "user")
    return index === 0 ? `## The task${resumed}` : isAnswer(message) ? "" : `## The user${resumed}`;
  const { turn, usage, cost_usd } = message;
  const tokens =
    usage === undefined ? "" : `, ${inputTokens(usage)} tokens in, ${usage.output_tokens} out`;
  const cost = typeof cost_usd === "number" ? `, $${Math.round(cost_usd * 10_000) / 10_000}` : "";
  return `## ${resumed === "" ? `Turn ${turn}` : "The model"}${resumed} (${message.at}${tokens}${cost})`;
}

function inputTokens(usage: Usage): number {
  return (
    usage.input_tokens +
    usage.cache_read_tokens +
    usage.cache_write_5m_tokens +
    usage.cache_write_1h_tokens
  );
}

function isAnswer({ content }: TranscriptMessage): boolean {
  return content.some((block) => fieldOf(block, "type") === "tool_result");
}

function blocks({ content }: TranscriptMessage): readonly string[] {
  return content.map((block) => {
    const text = (name: string): string => textOf(fieldOf(block, name));
    switch (fieldOf(block, "type")) {
      case "text":
        return fenced(text("text"));
      case "thinking":
        return text("thinking").trim() === "" ? "" : `Thinking:\n\n${fenced(text("thinking"))}`;
      case "tool_use":
        return callText(text("name"), fieldOf(block, "input"));
      case "tool_result":
        return `${fieldOf(block, "is_error") === true ? "Result, an error" : "Result"}:\n\n${fenced(text("content"))}`;
      default:
        return fenced(JSON.stringify(block, null, 2), "json");
    }
  });
}

function callText(name: string, input: unknown): string {
  const command = fieldOf(input, "command");
  const isPlain = name === "bash" && typeof command === "string";
  return `Call of ${code(name)}:\n\n${isPlain ? fenced(command, "bash") : fenced(JSON.stringify(input, null, 2), "json")}`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as { readonly [name: string]: unknown })[name]
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 2);
}

/** The fence is longer than any row of backticks in the text. */
function fenced(text: string, language = "text"): string {
  const fence = "`".repeat(Math.max(3, longestTicks(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function code(text: string): string {
  const ticks = "`".repeat(longestTicks(text) + 1);
  const line = text.replaceAll(/\s+/g, " ");
  return /^`|`$/.test(line) ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

function longestTicks(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
}
