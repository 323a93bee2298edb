import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The version of this program; a test holds it to that of package.json. */
export const version = "0.1.0";

/** SHA-256 of the file at this address, hex: says which build made a record. */
export function digestOfFile(url: URL | string): string {
  return createHash("sha256")
    .update(readFileSync(new URL(url)))
    .digest("hex");
}
