import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { dist, type Variables } from "./runner.ts";

export interface CliResult {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface CliOptions {
  readonly cwd?: string;
  readonly environment?: Variables;
  /** Another node than the one that runs the tests. */
  readonly node?: string;
  /** Called once it runs. */
  readonly started?: (kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs cli.js with an environment that holds no key. */
export async function runCli(
  words: readonly string[],
  { cwd, environment, node = process.execPath, started }: CliOptions = {},
): Promise<CliResult> {
  const child = spawn(node, [join(dist, "cli.js"), ...words], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { PATH: process.env["PATH"], HOME: "/nowhere", LANG: "C.UTF-8", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  started?.((signal) => child.kill(signal));
  const [output, errors, ended] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { exitCode: (ended as [number | null])[0], output, errors };
}
