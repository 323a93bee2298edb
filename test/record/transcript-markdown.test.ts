import assert from "node:assert/strict";
import { test } from "node:test";
import { transcriptMarkdown } from "../../src/record/transcript-markdown.ts";
import type { Transcript } from "../../src/record/transcript-reader.ts";
import { usage } from "./record-fixture.ts";

const at = "2026-11-30T00:00:00.000Z";
const response = { model: "m", stop_reason: "tool_use", usage, request_id: null, cost_usd: 0.01 };

test("a transcript is told turn by turn, and all that was said stands in code", () => {
  const transcript: Transcript = {
    run: {
      type: "run",
      version: 1,
      run_id: "run-1",
      started_at: at,
      model: "m",
      provider: "p",
      system: "s",
      tools: [],
      options: {},
    },
    messages: [
      {
        type: "message",
        turn: 0,
        at,
        role: "user",
        content: [{ type: "text", text: "# Do it\n<img>" }],
      },
      {
        type: "message",
        turn: 1,
        at,
        role: "assistant",
        content: [
          { type: "thinking", thinking: "Hm.", signature: "x" },
          { type: "text", text: "```\nA fence.\n```" },
          { type: "tool_use", id: "1", name: "bash", input: { command: "ls" } },
          { type: "tool_use", id: "2", name: "bash", input: { restart: true } },
        ],
        ...response,
      },
      {
        type: "message",
        turn: 1,
        at,
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "1", content: "a" },
          { type: "tool_result", tool_use_id: "2", content: "no", is_error: true },
        ],
      },
    ],
    end: { type: "end", state: "turn_limit", reason: "a `limit`", turns: 1, messages: 3 },
    cut: false,
  };

  assert.equal(
    transcriptMarkdown(transcript),
    `# Run run-1

- model \`m\`, provider \`p\`, begun \`${at}\`
- ended as \`turn_limit\` after 1 turns: \`\` a \`limit\` \`\`

## The task

\`\`\`text
# Do it
<img>
\`\`\`

## Turn 1 (${at}, 8 tokens in, 2 out, $0.01)

Thinking:

\`\`\`text
Hm.
\`\`\`

\`\`\`\`text
\`\`\`
A fence.
\`\`\`
\`\`\`\`

Call of \`bash\`:

\`\`\`bash
ls
\`\`\`

Call of \`bash\`:

\`\`\`json
{
  "restart": true
}
\`\`\`

Result:

\`\`\`text
a
\`\`\`

Result, an error:

\`\`\`text
no
\`\`\`
`,
  );
});
