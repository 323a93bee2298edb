import { statSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../errors.ts";
import { transcriptMarkdown } from "../record/transcript-markdown.ts";
import { readTranscript } from "../record/transcript-reader.ts";
import { plainText } from "../shell/terminal.ts";
import { helpPage, readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";

const about =
  "Prints a transcript as Markdown for people, or with --json as the list of messages that the Messages API takes.";

export const transcriptCommand: Command = {
  name: "transcript",
  about: "Prints the conversation of a run as Markdown.",
  run(words) {
    const given = readArguments(words, []);
    if (given.help) {
      process.stdout.write(helpPage("transcript TRANSCRIPT.JSONL", about, []));
      return Promise.resolve(0);
    }
    const [place, ...more] = given.positionals;
    if (place === undefined || more.length > 0)
      throw new RunError(
        "input",
        "transcript takes one transcript.jsonl, or its folder. See --help",
      );
    const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
    const transcript = readTranscript(isFolder ? join(place, "transcript.jsonl") : place);
    const messages = transcript.messages.map(({ role, content }) => ({ role, content }));
    process.stdout.write(
      given.json
        ? `${JSON.stringify(messages, null, 2)}\n`
        : plainText(transcriptMarkdown(transcript)),
    );
    return Promise.resolve(0);
  },
};
