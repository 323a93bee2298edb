import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What can be said of a patch before git reads it. */
export type PatchLook =
  | { readonly problem: string }
  | {
      readonly isEmpty: boolean;
      /**
       * Digest of what the patch does, wherever the lines have moved to: neither the names of objects nor line numbers count. The same change made
       * again has the same one.
       */
      readonly changeId: string;
    };

/** Looks at a patch for what git would read in silence or be led to waste by. */
export function lookAtPatch(
  path: string,
  { maxFiles, maxBytes }: { readonly maxFiles: number; readonly maxBytes: number },
): PatchLook {
  const text = readFileSync(path, "latin1");
  if (text.includes("\0")) return { problem: "holds a NUL byte" };
  const hash = createHash("sha256");
  let files = 0;
  let unpacked = 0;
  for (const line of text.split("\n")) {
    // Lines of content begin with a blank, `+`, `-` or `\`, or are base 85, so none of them begins as these do.
    if (/^diff --(?:cc|combined) |^@@@/.test(line))
      return { problem: "is a combined diff, which has no single base" };
    if (line.startsWith("diff --git ")) files += 1;
    const [, size] = /^(?:literal|delta) (\d+)$/.exec(line) ?? [];
    unpacked += Number(size ?? 0);
    hash.update(`${lineOf(line)}\n`);
  }
  if (files > maxFiles)
    return { problem: `touches ${files} files, and max-files accepts ${maxFiles}` };
  if (unpacked > maxBytes * unpackedFactor)
    return {
      problem: `unpacks to ${unpacked} bytes, and ${maxBytes * unpackedFactor} are accepted`,
    };
  if (text !== "" && files === 0) return { problem: "holds no change that git could read" };
  return { isEmpty: text === "", changeId: hash.digest("hex").slice(0, 32) };
}

/** Binary content is packed. */
export const unpackedFactor = 10;

function lineOf(line: string): string {
  if (line.startsWith("index ")) return "index";
  return line.startsWith("@@ ") ? "@@" : line;
}
