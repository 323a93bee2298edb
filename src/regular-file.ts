import { closeSync, constants, fstatSync, openSync, type Stats } from "node:fs";

/**
 * Opens a file for reading and hands its descriptor to `use`. Gives null when it cannot be opened or is no regular file: a symbolic
 * link is not followed in the last place, and a FIFO's writer is not waited for. What `use` throws is thrown on.
 */
export function withRegularFile<T>(
  path: string,
  use: (descriptor: number, stats: Stats) => T,
): T | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() ? use(descriptor, stats) : null;
  } finally {
    closeSync(descriptor);
  }
}
