import { exec } from "@actions/exec";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../errors.ts";

/** Runs git where nothing that the workspace holds can make it run anything else, wait for a terminal or write to the user's repository. */
export interface Git {
  /** What hinders git from starting, or a time-out, is a failure like any other. Throws only when the scratch folder cannot be used. */
  run(args: readonly string[], options?: GitRunOptions): Promise<GitAnswer>;
}

export interface GitRunOptions {
  readonly input?: Buffer;
  /** Added to the environment, which is made from nothing. */
  readonly environment?: Readonly<Record<string, string>>;
}

export type GitAnswer =
  | {
      readonly ok: true;
      readonly output: Buffer;
      /** What it complained of all the same, cut after 64 Ki characters. */
      readonly warnings: string;
    }
  | {
      readonly ok: false;
      readonly exitCode: number | null;
      readonly reason: string;
      /** What it wrote before; empty when it did not start. */
      readonly output: Buffer;
    };

export interface GitSettings {
  /** Absolute path of git. */
  readonly program: string;
  readonly directory: string;
  /** A folder of ours, outside the workspace. */
  readonly scratch: string;
  /** Of one call. A FIFO under the name of a file that git reads, such as `.gitignore`, makes it wait for ever. */
  readonly timeLimitSeconds: number;
  /** Most address space of one call; without it as much as there is. A patch can ask for any size. */
  readonly memoryLimitBytes?: number;
}

const timeLimitPrograms = ["/usr/bin/timeout", "/bin/timeout"];
const exitCodeOfTimeOut = 124;
const errorLimitCharacters = 2_000;
export const warningLimitCharacters = 65_536;

/**
 * Input and output go through files: @actions/exec takes quadratic time for output without newlines, and the process dies when git
 * ends before it has read its input.
 */
const throughFiles = 'input=$1 output=$2; shift 2; exec "$@" <"$input" >"$output"';

export function createGit(settings: GitSettings): Git {
  const timeLimit = timeLimitPrograms
    .filter(existsSync)
    .slice(0, 1)
    .flatMap((path) => [path, String(settings.timeLimitSeconds)]);
  return {
    async run(args, options = {}) {
      const folder = await mkdtemp(join(settings.scratch, "run-"));
      try {
        return await runIn(folder, [...timeLimit, settings.program, ...hardened, ...args], {
          ...settings,
          ...options,
        });
      } catch (error) {
        const reason = `git could not be run: ${messageOf(error)}`;
        return { ok: false, exitCode: null, reason, output: Buffer.alloc(0) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Settings of the repository that start programs are overruled, also where only the user's own repository can be asked. */
const hardened = [
  "--no-pager",
  ...["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=/bin/false"].flatMap(
    (setting) => ["-c", setting],
  ),
];

async function runIn(
  folder: string,
  command: readonly string[],
  options: GitSettings & GitRunOptions,
): Promise<GitAnswer> {
  const input = options.input === undefined ? "/dev/null" : join(folder, "input");
  const output = join(folder, "output");
  if (options.input !== undefined) await writeFile(input, options.input, { mode: 0o600 });
  let errors = "";
  const script = `${limitOf(options)}${throughFiles}`;
  const exitCode = await exec("/bin/sh", ["-c", script, "git", input, output, ...command], {
    cwd: options.directory,
    env: { ...environmentOf(options.scratch), ...options.environment },
    silent: true,
    ignoreReturnCode: true,
    listeners: {
      stderr: (chunk) => (errors = `${errors}${chunk.toString()}`.slice(0, warningLimitCharacters)),
    },
  });
  const written = await readFile(output);
  if (exitCode === 0) return { ok: true, output: written, warnings: errors };
  const timedOut = exitCode === exitCodeOfTimeOut;
  const reason = timedOut
    ? `git did not answer within ${options.timeLimitSeconds} s`
    : errors.slice(0, errorLimitCharacters).trim();
  return { ok: false, exitCode, reason, output: written };
}

function limitOf({ memoryLimitBytes }: GitSettings): string {
  return memoryLimitBytes === undefined ? "" : `ulimit -v ${Math.floor(memoryLimitBytes / 1024)}; `;
}

function environmentOf(scratch: string): Record<string, string> {
  return {
    PATH: "/usr/bin:/bin",
    HOME: scratch,
    XDG_CONFIG_HOME: scratch,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: join(scratch, globalConfigName),
    GIT_ATTR_NOSYSTEM: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    // A partial clone would fetch what it lacks, by a program that its configuration names.
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_LITERAL_PATHSPECS: "1",
  };
}

/** The only configuration besides a repository's own; older versions of git take `safe.directory` from nowhere else. */
export const globalConfigName = "gitconfig";
export const globalConfig = "[safe]\n\tdirectory = *\n";
