import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, launch, type Page } from "puppeteer-core";

/** Where Chromium is; null where it is not installed. */
export const chromium: string | null = findChromium();

/** For `skip` of a test. */
export const withoutChromium: string | false =
  chromium === null ? "Chromium is not installed (Debian: apt-get install chromium)" : false;

export interface OpenedPage {
  readonly page: Page;
  /** What it said in the console, errors included. */
  readonly said: readonly string[];
  /** All that it asked for besides itself. */
  readonly requests: readonly string[];
}

/** A browser without a network, which ends with the block that it was opened in. */
export async function openBrowser(): Promise<Browser & AsyncDisposable> {
  return launch({
    executablePath: chromium ?? "",
    pipe: true,
    // A page of ours has no need of the browser's sandbox, which root cannot have.
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND"],
    timeout: 60_000,
  });
}

/** Opens a file as a double click does, in a window of that size. */
export async function openFile(
  browser: Browser,
  path: string,
  { width = 1200, height = 900 }: { readonly width?: number; readonly height?: number } = {},
): Promise<OpenedPage> {
  const page = await browser.newPage();
  const said: string[] = [];
  const requests: string[] = [];
  const address = pathToFileURL(path).href;
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("request", (request) => {
    if (request.url().replace(/#.*$/, "") !== address) requests.push(request.url());
  });
  await page.setViewport({ width, height });
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  return { page, said, requests };
}

function findChromium(): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}
