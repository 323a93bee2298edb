import { readFileSync } from "node:fs";

/** More than any machine has that anybody needs. */
const mostSockets = 512;

/**
 * Paths of all unix sockets that processes of the host have bound, as far as they are told (proc(5), `/proc/net/unix`). A socket can be connected to
 * also where the file system is read-only. Those in other network namespaces are not among them.
 */
export function hostSockets(): readonly string[] {
  let text: string;
  try {
    text = readFileSync("/proc/net/unix", "utf8");
  } catch {
    return [];
  }
  const paths = text
    .split("\n")
    .flatMap((line) => /^(?:\S+ +){6}\d+ (\/.*)$/.exec(line)?.[1] ?? []);
  return [...new Set(paths)].slice(0, mostSockets);
}
