/**
 * The scripted server as a process of its own that also tells when each request came: `node test/bench/model-server.ts SCRIPT`, SCRIPT
 * being a JSON file with an array of steps. Prints the URL, then a line of JSON for each request. Ends on SIGTERM.
 */
import { readFileSync } from "node:fs";
import { type Script, startScriptedServer } from "../../src/model/scripted.ts";
import type { ServedRequest } from "./served-run.ts";

const script = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Script;
const server = await startScriptedServer({
  script,
  onAnswered({ arrivedAtMs, heldMs, status, text, usage }) {
    const count = (field: string): number => Number(usage?.[field] ?? 0);
    const cacheReadTokens = count("cache_read_input_tokens");
    const cacheWriteTokens = count("cache_creation_input_tokens");
    const served: ServedRequest = {
      arrivedAtMs: performance.timeOrigin + arrivedAtMs,
      heldMs: heldMs ?? 0,
      status,
      bytes: Buffer.byteLength(text),
      cacheReadTokens,
      cacheWriteTokens,
      inputTokens: count("input_tokens") + cacheWriteTokens + cacheReadTokens,
    };
    process.stdout.write(`${JSON.stringify(served)}\n`);
  },
});
process.stdout.write(`${server.url}\n`);
process.on("SIGTERM", () => void server.close());
