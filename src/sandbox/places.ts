import { existsSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { credentialFiles } from "./credential-files.ts";
import type { GitProtection } from "./git-directories.ts";
import { hostSockets } from "./host-sockets.ts";
import { contains, hiddenPlaces, type Places } from "./mounts.ts";

/** What the places of a session are found from. */
export interface PlacesRequest {
  readonly environment: { readonly [name: string]: string | undefined };
  readonly workspace: string;
  /** Where commands see it too, a path for which `canBeSeenAt` holds; absent or null: nowhere else. */
  readonly seenAt?: string | null;
  readonly control: string;
  readonly outputs: string;
  readonly recordDirectory: string;
  /** The folder of this program. */
  readonly program: string;
}

/** Files by which a step tells the runner what to do for later steps (GitHub Actions, default variables). */
const commandFiles = [
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "GITHUB_EVENT_PATH",
];
export const fileCommandsFolder = "_runner_file_commands";

/** Variables that name folders of programs and libraries. Not CARGO_HOME and the like, in which there are tokens too. */
const toolVariables =
  /^(RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|JAVA_HOME(_.+)?|GOROOT(_.+)?|PYENV_ROOT|NVM_DIR|RUSTUP_HOME|DOTNET_ROOT|ANDROID_(HOME|SDK_ROOT)|VIRTUAL_ENV|python.*Location|Python3?_ROOT_DIR)$/;

/** Finds the places of a run on this machine. */
export function placesOf(
  request: PlacesRequest,
  { pinned, locked, configuration }: Omit<GitProtection, "cleanUp">,
): Places {
  const { environment } = request;
  const workspace = realpathSync(request.workspace);
  const recordDirectory = realpathSync(request.recordDirectory);
  const givenHome = folderOf(environment["HOME"]);
  const homeIsInside = givenHome !== null && contains(workspace, givenHome);
  const home = givenHome === null || homeIsInside || isOfSystem(givenHome) ? "/root" : givenHome;
  const runnerTemporary = folderOf(environment["RUNNER_TEMP"]);
  const work = runnerTemporary === null ? [] : [runnerTemporary, ...workFolderOf(runnerTemporary)];
  const hidden = [...work, ...(homeIsInside ? [givenHome] : []), recordDirectory];
  const ours = hidden.filter((path) => path !== workspace && !isOfSystem(path));
  const program = realpathSync(request.program);
  return {
    workspace,
    seenAt: request.seenAt ?? null,
    pinned,
    locked,
    covered: configuration === null ? [] : [coverOf(configuration, request.control)],
    home,
    control: realpathSync(request.control),
    outputs: realpathSync(request.outputs),
    private: ours,
    program,
    tools: toolsOf(environment).filter(
      (path) =>
        [home, ...hiddenPlaces, ...ours].some((folder) => contains(folder, path)) &&
        ![workspace, recordDirectory].some((folder) => contains(folder, path)) &&
        ![home, workspace, program, ...hiddenPlaces, ...ours].some((folder) =>
          contains(path, folder),
        ),
    ),
    masked: [
      ...commandFiles.flatMap((name) => realPathOf(environment[name]) ?? []),
      ...credentialFiles(environment),
      ...hostSockets(),
    ],
  };
}

/** Whether a session can be shown its workspace at this path too: a folder is there, or can be made in one that is the session's own. */
export function canBeSeenAt(path: string): boolean {
  const isOwn = hiddenPlaces.some((folder) => contains(folder, path) && folder !== path);
  return isAbsolute(path) && !isOfSystem(path) && (isOwn || folderOf(path) === path);
}

function coverOf(
  { path, text }: NonNullable<GitProtection["configuration"]>,
  control: string,
): Places["covered"][number] {
  const from = join(realpathSync(dirname(control)), "git-config");
  writeFileSync(from, text, { mode: 0o600 });
  return { from, path };
}

function toolsOf(environment: PlacesRequest["environment"]): readonly string[] {
  const onPath = (environment["PATH"] ?? "").split(":");
  const named = Object.entries(environment).flatMap(([name, path]) =>
    toolVariables.test(name) ? [path] : [],
  );
  return [...onPath, ...named].flatMap((path) => folderOf(path) ?? []);
}

/** The runner's work folder with the checkouts of all jobs and actions, around its folder for temporary files; the runner's own folder too. */
function workFolderOf(runnerTemporary: string): readonly string[] {
  const work = dirname(runnerTemporary);
  const runner = dirname(work);
  const found = existsSync(join(work, "_actions")) ? [work] : [];
  return existsSync(join(runner, ".runner")) ? [...found, runner] : found;
}

/** Whether hiding this folder would take the system's programs away. */
function isOfSystem(path: string): boolean {
  const system = ["/usr/bin", "/bin", "/lib", "/etc", "/proc", "/dev", "/sys"];
  return system.some((folder) => contains(path, folder) || contains(folder, path));
}

function folderOf(path: string | undefined): string | null {
  const real = path !== undefined && isAbsolute(path) ? realPathOf(path) : null;
  return real !== null && statSync(real).isDirectory() ? real : null;
}

function realPathOf(path: string | undefined): string | null {
  try {
    return path === undefined || path === "" ? null : realpathSync(path);
  } catch {
    return null;
  }
}
