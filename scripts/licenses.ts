import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";

/**
 * The licences of all packages that the given modules (the bundler's ids) belong to, as one text, by the packages' names. Throws
 * for a package without a licence id or text: its code must not be given on.
 */
export function licenseTexts(moduleIds: readonly string[]): string {
  const modulesOf = new Map<string, string[]>();
  for (const id of new Set(moduleIds)) {
    const folder = packageFolder(id);
    if (folder !== undefined) modulesOf.set(folder, [...(modulesOf.get(folder) ?? []), id]);
  }
  const licenses = new Set([...modulesOf].map(([folder, ids]) => packageLicense(folder, ids)));
  return `${[...licenses].toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Starts of the module ids of code that the bundler puts in by itself, such as what lowers `await using`. */
const bundlerModules = ["\0rolldown/", "\0@oxc-project+runtime@"];

/** Where the package of a module lies; undefined for a module of this repository. */
function packageFolder(moduleId: string): string | undefined {
  if (bundlerModules.some((start) => moduleId.startsWith(start))) {
    return dirname(createRequire(import.meta.url).resolve("rolldown/package.json"));
  }
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(moduleId)?.[0];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function packageLicense(folder: string, modules: readonly string[]): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version, license } = manifest;
  // A package may hold code of others, with a licence file in a folder of its own.
  const folders = new Set(modules.flatMap((id) => foldersDownTo(folder, id)));
  const texts = [...folders].toSorted().flatMap(licenseFiles);
  if (texts.length === 0 && license === "MIT") texts.push(mitText(manifest));
  if (texts.length === 0) texts.push(...textsOfScope(folder, license));
  if (license === undefined || texts.length === 0) {
    throw new Error(`${name} ${version} has no licence text (licence: ${license ?? "not named"})`);
  }
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}

/** The text that another package of the same scope, and so of the same owner, brings for the same licence; none when none does. */
function textsOfScope(folder: string, license: string | undefined): readonly string[] {
  const scope = dirname(folder);
  if (!basename(scope).startsWith("@")) return [];
  for (const name of readdirSync(scope).toSorted()) {
    const other = join(scope, name);
    const manifest = JSON.parse(readFileSync(join(other, "package.json"), "utf8")) as Manifest;
    const texts = manifest.license === license ? licenseFiles(other) : [];
    if (texts.length > 0) return texts;
  }
  return [];
}

/** The package's own folder and those on the way down to a module; only the package's own for a virtual module. */
function foldersDownTo(folder: string, moduleId: string): readonly string[] {
  const folders = [folder];
  if (!moduleId.startsWith(folder)) return folders;
  for (const name of relative(folder, dirname(moduleId)).split(/[\\/]/)) {
    folders.push(join(folders.at(-1) ?? folder, name));
  }
  return folders;
}

function licenseFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|third-party-licen[cs]es?)([.-].*)?$/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
}

/** The licence's standard text, for a package that names the licence and its author but brings no text. */
function mitText({ author = "the package's authors" }: Manifest): string {
  return `MIT License

Copyright (c) ${typeof author === "string" ? author : author.name}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
}
