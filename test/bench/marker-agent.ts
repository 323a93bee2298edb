/**
 * The baseline of a whole run: the same conversation with the same server, by fetch and the documented pattern alone.
 * `node test/bench/marker-agent.ts URL`
 */
import { MarkerShell } from "./marker-shell.ts";

interface Block {
  readonly type: string;
  readonly id?: string;
  text?: string;
  input?: unknown;
}

interface StreamEvent {
  readonly type: string;
  readonly index: number;
  readonly content_block: Block;
  readonly delta: { readonly text?: string; readonly partial_json?: string };
}

const url = process.argv[2] ?? "";
const shell = new MarkerShell(process.cwd());
const messages: { readonly role: string; readonly content: unknown }[] = [
  { role: "user", content: "Work." },
];

for (;;) {
  const content = await ask();
  const call = content.find(({ type }) => type === "tool_use");
  if (call === undefined) break;
  const output = await shell.run((call.input as { readonly command: string }).command);
  messages.push(
    { role: "assistant", content },
    { role: "user", content: [{ type: "tool_result", tool_use_id: call.id, content: output }] },
  );
}
shell.close();

async function ask(): Promise<Block[]> {
  const response = await fetch(`${url}/v1/messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": "a-key-for-the-bench",
      "anthropic-version": "2023-06-01",
    },
    body: JSON.stringify({
      model: "claude-opus-5-5",
      max_tokens: 4096,
      stream: true,
      tools: [{ type: "bash_20250124", name: "bash" }],
      messages,
    }),
  });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  return readBlocks(response.body);
}

async function readBlocks(body: ReadableStream<Uint8Array>): Promise<Block[]> {
  const blocks: Block[] = [];
  const json: string[] = [];
  let pending = "";
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const events = (pending + text).split("\n\n");
    pending = events.pop() ?? "";
    for (const event of events) {
      const data = JSON.parse(event.slice(event.indexOf("data: ") + 6)) as StreamEvent;
      const block = blocks[data.index];
      if (data.type === "content_block_start") blocks[data.index] = { ...data.content_block };
      if (data.type !== "content_block_delta" || block === undefined) continue;
      if (data.delta.text !== undefined) block.text = (block.text ?? "") + data.delta.text;
      json[data.index] = (json[data.index] ?? "") + (data.delta.partial_json ?? "");
    }
  }
  for (const [index, block] of blocks.entries())
    if (block.type === "tool_use") block.input = JSON.parse(json[index] ?? "{}");
  return blocks;
}
