/**
 * Builds `dist` from `src`: one file an entry, the code they share, the packages they use and the licences of those packages.
 * The same sources and packages give the same bytes, wherever the checkout lies. Not minified, so that a reviewer can read it.
 *
 * `node scripts/build.ts [--source FOLDER] [--out FOLDER]`
 */
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { licenseTexts } from "./licenses.ts";

const entries = ["main", "post", "apply", "cli"];

/** What no code path of ours reaches, and the code that stands in its place. */
const leftOut: readonly {
  readonly id: string;
  readonly importer?: RegExp;
  readonly code: string;
}[] = [
  // The artifact client unpacks downloads with this one, and its licence is unclear.
  { id: "unzip-stream", code: "export default {};" },
  // The clients of the clouds make all resources of the API; ours makes the one it uses. They would come into what main loads.
  {
    id: "@anthropic-ai/sdk/resources/index",
    importer: /@anthropic-ai[\\/](bedrock|vertex)-sdk[\\/]/,
    code: "export class Messages {}\nexport class Beta { messages = {}; }",
  },
  // Credentials are always handed to it.
  {
    id: "@aws-sdk/credential-providers",
    importer: /@anthropic-ai[\\/]bedrock-sdk[\\/]/,
    code: "export {};",
  },
];

const awsPackages =
  /[\\/]node_modules[\\/](?:@anthropic-ai[\\/]bedrock-sdk|@aws-sdk|@aws-crypto|@aws|@smithy|bowser)[\\/]/;
const googlePackages =
  /[\\/]node_modules[\\/](?:@anthropic-ai[\\/]vertex-sdk|google-auth-library|google-logging-utils|gaxios|gcp-metadata)[\\/]/;

/** Packages that only define things when they are loaded, but do not say so themselves. */
const silentPackages =
  /[\\/]node_modules[\\/](?:@actions[\\/](?:core|http-client|exec|io)|undici|tunnel)[\\/]/;

const leaveOut: Plugin = {
  name: "leave-out",
  resolveId(id, importer = "") {
    const found = leftOut.findIndex(
      (left) => left.id === id && left.importer?.test(importer) !== false,
    );
    return found < 0 ? null : `\0left-out:${found}`;
  },
  load: (id) => (id.startsWith("\0left-out:") ? leftOut[Number(id.slice(10))]?.code : null),
};

const repository = resolve(import.meta.dirname, "..");

const { values: options } = parseArgs({
  options: { source: { type: "string" }, out: { type: "string" } },
});
const source = resolve(options.source ?? join(repository, "src"));
const out = resolve(options.out ?? join(repository, "dist"));

const chunks = await bundle();
writeFileSync(join(out, "package.json"), '{ "type": "module" }\n');
writeFileSync(
  join(out, "licenses.txt"),
  licenseTexts(chunks.flatMap(({ moduleIds }) => moduleIds)),
);
makeExecutable(join(out, "cli.js"));
for (const { fileName, code } of chunks)
  console.log(`${fileName} ${Math.ceil(code.length / 1024)} KB`);

async function bundle(): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    cwd: repository,
    input: Object.fromEntries(entries.map((entry) => [entry, join(source, `${entry}.ts`)])),
    platform: "node",
    transform: { target: "node20" },
    plugins: [leaveOut],
    treeshake: {
      // The toolkit brings an HTTP client for identity tokens, which is never asked for here; loading it would take longer than all of ours.
      moduleSideEffects: [{ test: silentPackages, sideEffects: false }],
    },
    onLog(level, log, handle) {
      if (level === "warn") throw new Error(`The bundler warns: ${log.message}`);
      handle(level, log);
    },
  });
  const { output } = await build.write({
    dir: out,
    cleanDir: true,
    format: "esm",
    minify: "dce-only",
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: "[name].js",
    // The bundler joins a group's name and the names of the entries that load it by `~`; what stands in for a package begins with `_`.
    chunkFileNames: ({ name }) => `${name.replaceAll("~", "-").replace(/^_/, "")}.js`,
    // What the same entries load stands together, so that none of them loads what it does not use.
    codeSplitting: {
      groups: [
        {
          name: "anthropic",
          test: /[\\/]node_modules[\\/]@anthropic-ai[\\/]sdk[\\/]/,
          entriesAware: true,
        },
        { name: "aws", test: awsPackages, entriesAware: true },
        { name: "google", test: googlePackages, entriesAware: true },
        { name: "packages", test: /[\\/]node_modules[\\/]/, entriesAware: true },
        { name: "shared", minShareCount: 2, entriesAware: true },
      ],
    },
  });
  await build.close();
  return output.filter((file) => file.type === "chunk");
}

function makeExecutable(path: string): void {
  const code = readFileSync(path, "utf8");
  if (!code.startsWith("#!")) writeFileSync(path, `#!/usr/bin/env node\n${code}`);
  chmodSync(path, 0o755);
}
