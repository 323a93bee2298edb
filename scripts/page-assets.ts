import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

/**
 * The module that holds the script and the style of the report page as texts, from `src/page`. It is written into the sources, so that
 * they run as they are, and so that a reviewer sees what a page will run.
 */
export async function pageAssetsModule(repository: string): Promise<string> {
  const folder = join(repository, "src/page");
  const build = await rolldown({
    cwd: repository,
    input: join(folder, "report-page.ts"),
    platform: "browser",
    tsconfig: join(folder, "tsconfig.json"),
  });
  const { output } = await build.generate({ format: "iife", minify: "dce-only", comments: false });
  await build.close();
  const [{ code }] = output;
  return [
    "// Written by `npm run describe` from src/page.",
    `export const pageScript = ${JSON.stringify(code)};`,
    `export const pageStyle = ${JSON.stringify(plainStyle(readFileSync(join(folder, "report-page.css"), "utf8")))};`,
    "",
  ].join("\n");
}

/** Without comments and indents. */
function plainStyle(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\n\s*/g, "\n")
    .trim();
}
