import * as fs from "node:fs";
import * as path from "node:path";
export { path as n, fs as t };
