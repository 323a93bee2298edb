import { lstatSync, type Stats } from "node:fs";

/** What stands at a path, links not followed; undefined where nothing does, also for want of a folder on the way. */
export function statsAt(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
