/**
 * The scripted server as a process of its own: `node test/support/scripted-server.ts SCRIPT`, SCRIPT being a JSON file with an array of
 * steps, or a module whose export `script` is a script. Prints the URL, then one line of JSON for each request: how long the server
 * held it back, its status and the input that was counted. Ends on SIGTERM.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Script, startScriptedServer } from "../../src/model/scripted.ts";

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write("usage: scripted-server.ts SCRIPT\n");
  process.exit(2);
}

const server = await startScriptedServer({
  script: await readScript(path),
  onAnswered: ({ index, heldMs, status, usage }) =>
    print(JSON.stringify({ index, heldMs, status, usage })),
});
print(server.url);
process.on("SIGTERM", () => void server.close());

async function readScript(file: string): Promise<Script> {
  if (file.endsWith(".json")) return JSON.parse(await readFile(file, "utf8")) as Script;
  const module = (await import(pathToFileURL(resolve(file)).href)) as { readonly script: Script };
  return module.script;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
