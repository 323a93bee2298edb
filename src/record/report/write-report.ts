import { mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { recordPaths } from "../directory.ts";
import type { RunResult } from "../result.ts";
import { writeWholeFile } from "../whole-file.ts";
import { endMarkdown, runMarkdown, runsMarkdown } from "./markdown.ts";
import { type PagedRun, reportPage } from "./page.ts";
import { readRun } from "./run-reader.ts";
import type { RunView } from "./run-view.ts";

export interface WrittenReport {
  readonly html: string;
  readonly markdown: string;
  readonly runs: readonly RunView[];
}

/**
 * Writes `report.html` and `report.md` of one run into its record directory. `result` stands in for `result.json`. Throws a RunError when
 * the record cannot be read (`input`) or the report not be written (`record`).
 */
export function writeReport(directory: string, result?: object): WrittenReport {
  const run = readRun(directory, result);
  const { reportHtml, reportMarkdown } = recordPaths(directory);
  writeWholeFile(reportMarkdown, runMarkdown(run));
  writeWholeFile(reportHtml, reportPage([{ run, base: "" }]));
  return { html: reportHtml, markdown: reportMarkdown, runs: [run] };
}

/** What `report.md` says, and where the artifact is. Of a run whose record cannot be read only how it ended. */
export function summaryMarkdown(directory: string, result: RunResult): string {
  try {
    return runMarkdown(readRun(directory, result), { artifactUrl: result["artifact-url"] });
  } catch {
    return `${endMarkdown(result)}\n`;
  }
}

/** Writes one report of several runs into the folder `target`, which is made if need be. Throws as writeReport does. */
export function writeJointReport(directories: readonly string[], target: string): WrittenReport {
  const runs = directories.map((directory) => readRun(directory));
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  const html = join(folder, "report.html");
  const markdown = join(folder, "report.md");
  const paged = runs.map((run): PagedRun => ({ run, base: baseOf(folder, run.directory) }));
  const [only, ...others] = runs;
  writeWholeFile(
    markdown,
    only !== undefined && others.length === 0 ? runMarkdown(only) : runsMarkdown(runs),
  );
  writeWholeFile(html, reportPage(paged));
  return { html, markdown, runs };
}

/** The relative address of a record, in which no name can be taken for a scheme or a parameter. */
function baseOf(folder: string, directory: string): string {
  const path = relative(folder, directory);
  if (path === "") return "";
  return `./${path.split("/").map(encodeURIComponent).join("/")}/`;
}
