import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of this program; a test holds it to that of package.json. */
export const version = "0.1.0";

/**
 * Says which build made a record: hex SHA-256 of what `sha256sum -- *.js` prints in the folder of the program, in the order of bytes.
 */
export function digestOfProgram(directory: string): string {
  const names = readdirSync(directory).filter((name) => name.endsWith(".js"));
  const lines = names
    .toSorted()
    .map((name) => `${sha256(readFileSync(join(directory, name)))}  ${name}\n`);
  return sha256(lines.join(""));
}

function sha256(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
