import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * The commit that is checked out around `folder`, read from the files of git (gitrepository-layout(5)) without starting it, so that a record
 * can say it before anything else. Null where that is not enough to know it: no repository, no commit yet, or another way of keeping refs.
 */
export function headCommit(folder: string): string | null {
  for (let place = folder; ; place = dirname(place)) {
    const directory = gitDirectory(join(place, ".git"));
    if (directory !== null) return commitIn(directory);
    if (place === dirname(place)) return null;
  }
}

const objectName = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** A folder, or a file that names one. */
function gitDirectory(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path;
  const named = /^gitdir: (.+)$/.exec(textOf(path) ?? "")?.[1];
  return named === undefined ? null : resolve(dirname(path), named);
}

function commitIn(directory: string): string | null {
  const head = textOf(join(directory, "HEAD")) ?? "";
  if (objectName.test(head)) return head;
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
  if (ref === undefined || ref.includes("..")) return null;
  const common = textOf(join(directory, "commondir"));
  const shared = common === null ? directory : resolve(directory, common);
  const loose = textOf(join(shared, ref)) ?? "";
  if (objectName.test(loose)) return loose;
  const packed = (textOf(join(shared, "packed-refs")) ?? "").split("\n");
  const line = packed.find((one) => one.endsWith(` ${ref}`));
  const name = line?.split(" ")[0] ?? "";
  return objectName.test(name) ? name : null;
}

/** Of a regular file, without blanks at its end. A FIFO is not waited for. */
function textOf(path: string): string | null {
  try {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return fstatSync(descriptor).isFile() ? readFileSync(descriptor, "utf8").trimEnd() : null;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}
