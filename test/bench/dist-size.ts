import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Subject } from "./row.ts";

/** What a runner downloads and reads. */
export const distSize: Subject = {
  name: "dist-size",
  measure() {
    const dist = join(import.meta.dirname, "../../dist");
    const bytes = readdirSync(dist).reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
    return Promise.resolve([
      { what: "size of dist", unit: "MB", ours: bytes / 1e6, baseline: null, aim: null },
    ]);
  },
};
