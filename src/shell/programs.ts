import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { messageOf, RunError } from "../errors.ts";
import { isExecutable } from "./supervisor.ts";

/** The oldest bash whose `read -N`, `declare -px` and traps behave as the session needs them. */
const oldestBash = [4, 4] as const;

/** Programs of the machine that a session needs, by absolute path, so that no folder of the workspace can stand in for them. */
export interface Programs {
  readonly bash: string;
  readonly bashVersion: string;
  readonly mkfifo: string;
}

/** Finds them in the trusted PATH of the start. Throws a RunError (`environment`) that says what is missing or too old. */
export function findPrograms(path: string): Programs {
  const bash = findProgram("bash", path);
  const mkfifo = findProgram("mkfifo", path);
  if (bash === null)
    throw new RunError(
      "environment",
      "bash was not found in PATH. Install bash 4.4 or later on this runner",
    );
  if (mkfifo === null)
    throw new RunError(
      "environment",
      "mkfifo was not found in PATH. Install coreutils on this runner",
    );
  const bashVersion = versionOf(bash);
  if (!isNewEnough(bashVersion)) {
    throw new RunError(
      "environment",
      `bash at ${bash} is version ${bashVersion}; 4.4 or later is needed`,
    );
  }
  return { bash, bashVersion, mkfifo };
}

/** The absolute path of a program in the absolute entries of PATH; null when it is in none. */
export function findProgram(name: string, path: string): string | null {
  for (const folder of path.split(":")) {
    if (isAbsolute(folder) && isExecutable(join(folder, name))) return join(folder, name);
  }
  return null;
}

const versionTimeoutMs = 10_000;

function versionOf(bash: string): string {
  try {
    return execFileSync(bash, ["--noprofile", "--norc", "-c", 'echo "$BASH_VERSION"'], {
      encoding: "utf8",
      env: {},
      timeout: versionTimeoutMs,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch (error) {
    const text = `bash at ${bash} does not work: ${messageOf(error)}`;
    throw new RunError("environment", text, { cause: error });
  }
}

/**
 * The absolute entries of PATH that lie outside of a folder, links followed. What commands can write must not be what is started for us, be it
 * later: the session may put another program in its place.
 */
export function pathOutside(path: string, folder: string): string {
  const root = realPathOf(folder);
  const isOutside = (entry: string): boolean => {
    const way = relative(root, realPathOf(entry));
    return way === ".." || way.startsWith("../");
  };
  return path
    .split(":")
    .filter((entry) => isAbsolute(entry) && isOutside(entry))
    .join(":");
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldestBash[0] || (major === oldestBash[0] && minor >= oldestBash[1]);
}
