import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { isExecutable } from "../shell/supervisor.ts";

/**
 * Takes the values of these variables out of what `/proc/<pid>/environ` shows of this process, where every process of the same user can
 * read it. Those in `kept` are then set again, in memory that no such file shows; the others are gone. Copies on the heap remain, so
 * this is a second line of defence. Gives whether the kernel's block was overwritten; without `/proc/self/mem` it cannot be.
 *
 * The block lies between the addresses in fields 50 and 51 of `/proc/self/stat` (proc(5): env_start, env_end).
 */
export function hideVariables(names: readonly string[], kept: readonly string[] = []): boolean {
  const values = new Map(names.map((name) => [name, process.env[name]]));
  const isOverwritten = overwriteValues(new Set(names));
  for (const [name, value] of values) {
    delete process.env[name];
    if (value !== undefined && kept.includes(name)) process.env[name] = value;
  }
  return isOverwritten;
}

/**
 * Sees to it that no image of this process's memory, which holds the key, is ever written to disk. Gives whether that is so; without
 * `prlimit` (util-linux) it cannot be made so.
 */
export function forbidCoreDumps(): boolean {
  const program = ["/usr/bin/prlimit", "/bin/prlimit"].find(isExecutable);
  if (program === undefined) return false;
  try {
    execFileSync(program, ["--pid", String(process.pid), "--core=0:0"], {
      env: {},
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

function overwriteValues(names: ReadonlySet<string>): boolean {
  try {
    const start = environmentStart();
    const block = readFileSync("/proc/self/environ");
    const memory = openSync("/proc/self/mem", "r+");
    try {
      for (const { from, to } of valuesIn(block, names)) {
        writeSync(memory, Buffer.alloc(to - from, "x"), 0, to - from, start + from);
      }
    } finally {
      closeSync(memory);
    }
    return true;
  } catch {
    return false;
  }
}

/** Addresses of user space have at most 47 bits, so a number holds them exactly. */
function environmentStart(): number {
  const text = readFileSync("/proc/self/stat", "latin1");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  // The first field after the name is field 3.
  return Number(fields[50 - 3]);
}

function* valuesIn(
  block: Buffer,
  names: ReadonlySet<string>,
): Generator<{ from: number; to: number }> {
  for (let start = 0; start < block.length;) {
    const end = block.indexOf(0, start) < 0 ? block.length : block.indexOf(0, start);
    const equals = block.indexOf("=", start);
    if (equals >= 0 && equals < end && names.has(block.toString("utf8", start, equals)))
      yield { from: equals + 1, to: end };
    start = end + 1;
  }
}
