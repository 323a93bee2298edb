import { createHash } from "node:crypto";
import type { Git } from "./git.ts";

/**
 * Whether the objects of a tree, with those of its folders, are what their names say. git itself does not look when it compares trees, and
 * whoever can write in the repository can put another content under an old name. Gives the name of the first that is not, or null.
 */
export async function forgedTree(git: Git, root: string): Promise<string | null> {
  const listed = await git.run(["ls-tree", "-r", "-t", "-z", root]);
  if (!listed.ok) return root;
  const names = new Set([root]);
  for (const entry of listed.output.toString("latin1").split("\0")) {
    const [, name] = /^\d+ tree ([0-9a-f]+)\t/.exec(entry) ?? [];
    if (name !== undefined) names.add(name);
  }
  const input = Buffer.from([...names].map((name) => `${name}\n`).join(""));
  const answer = await git.run(["cat-file", "--batch"], { input });
  return answer.ok ? firstForged(answer.output, [...names]) : root;
}

/** Reads the answers of `cat-file --batch`: `name type size NEWLINE content NEWLINE`, in the order of the questions. */
function firstForged(output: Buffer, names: readonly string[]): string | null {
  let start = 0;
  for (const name of names) {
    const lineEnd = output.indexOf(10, start);
    const [told, type, size] = output.toString("latin1", start, lineEnd).split(" ");
    const end = lineEnd + 1 + Number(size);
    if (lineEnd < 0 || told !== name || type !== "tree" || !(end <= output.length)) return name;
    const content = output.subarray(lineEnd + 1, end);
    const hash = createHash(name.length === 40 ? "sha1" : "sha256");
    if (hash.update(`tree ${content.length}\0`).update(content).digest("hex") !== name) return name;
    start = end + 1;
  }
  return null;
}
