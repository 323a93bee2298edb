import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createGit, type Git, globalConfig, globalConfigName } from "../record/git.ts";
import { type Remote, Repository } from "./repository.ts";

export interface RepositorySettings {
  /** Absolute path of git. */
  readonly git: string;
  /** Private folder. */
  readonly scratch: string;
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
  readonly objectFormat: "sha1" | "sha256";
  /** Of the process; proxies and certificates are taken from it. */
  readonly environment: { readonly [name: string]: string | undefined };
}

/** A patch is small; what makes git take more than this is meant to. */
const applyMemoryBytes = 2 * 1024 ** 3;

/** Makes the bare repository in the private folder. */
export async function openRepository(settings: RepositorySettings): Promise<Repository> {
  const { scratch } = settings;
  const directory = join(scratch, "repository");
  const write = (path: string, content: string): Promise<void> =>
    writeFile(join(directory, path), content, { mode: 0o600 });
  await mkdir(join(directory, "objects"), { recursive: true, mode: 0o700 });
  await mkdir(join(directory, "refs"));
  await write("HEAD", "ref: refs/heads/none\n");
  await write("config", configOf(settings.objectFormat));
  await writeFile(join(scratch, globalConfigName), globalConfig, { mode: 0o600 });
  const place = { program: settings.git, directory, scratch, timeLimitSeconds: 300 };
  const inside = (git: Git): Git => ({
    run: (args, options = {}) =>
      git.run(args, { ...options, environment: { GIT_DIR: directory, ...options.environment } }),
  });
  return new Repository(
    inside(createGit(place)),
    inside(createGit({ ...place, timeLimitSeconds: 60, memoryLimitBytes: applyMemoryBytes })),
    remoteOf(settings),
  );
}

function configOf(objectFormat: "sha1" | "sha256"): string {
  const sections = [
    `[core]\n\trepositoryformatversion = ${objectFormat === "sha1" ? 0 : 1}\n\tbare = true`,
    "\tprotectHFS = true\n\tprotectNTFS = true\n\tpackedGitWindowSize = 64m\n\tpackedGitLimit = 512m",
    "[http]\n\tfollowRedirects = false",
    "[merge]\n\tdirectoryRenames = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false",
    ...(objectFormat === "sha1" ? [] : [`[extensions]\n\tobjectFormat = ${objectFormat}`]),
  ];
  return `${sections.join("\n")}\n`;
}

const passedOn =
  "http_proxy https_proxy HTTPS_PROXY all_proxy ALL_PROXY no_proxy NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO".split(
    " ",
  );

function remoteOf({ serverUrl, repository, token, environment }: RepositorySettings): Remote {
  const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
  const settings = [
    [`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${credentials}`],
    ["credential.helper", ""],
  ] as const;
  return {
    url: `${serverUrl}/${repository}.git`,
    environment: {
      ...Object.fromEntries(
        passedOn.flatMap((name) =>
          environment[name] === undefined ? [] : [[name, environment[name]]],
        ),
      ),
      GIT_ALLOW_PROTOCOL: serverUrl.startsWith("http:") ? "http" : "https",
      GIT_ASKPASS: "/bin/false",
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], index) => [
          [`GIT_CONFIG_KEY_${index}`, key],
          [`GIT_CONFIG_VALUE_${index}`, value],
        ]),
      ),
    },
  };
}
