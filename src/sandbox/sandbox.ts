import { existsSync, lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { isExecutable, type Launcher, plainLauncher } from "../shell/supervisor.ts";
import { launcherProgram } from "./launcher-program.ts";
import { contains, mountSteps, type Places } from "./mounts.ts";
import { proxyEnvironment } from "./network-environment.ts";
import { planBytes, type SandboxMode, type SandboxNetwork, type SandboxPlan } from "./plan.ts";
import { seccompFilter } from "./seccomp.ts";
import type { Expectation } from "./self-test.ts";

/** What the user may ask for. `auto` takes `userns` or `rootdrop`, whichever works, in that order, and nothing less. */
export type SandboxChoice = "auto" | SandboxMode | "none";

export interface SandboxRequest {
  readonly choice: SandboxChoice;
  readonly network: SandboxNetwork;
  readonly environment: { readonly [name: string]: string | undefined };
  readonly workspace: string;
  readonly control: string;
  readonly outputs: string;
  readonly recordDirectory: string;
  /** The folder of this program. */
  readonly program: string;
}

/** One way to start a session, to be tried. */
export interface SandboxCandidate {
  readonly level: SandboxMode | "none";
  readonly launcher: Launcher | null;
  /** Variables of the shell that the level needs. */
  readonly environment: { readonly [name: string]: string };
  /** What the session must turn out to be; null without a sandbox. */
  readonly expectation: Omit<Expectation, "variables"> | null;
}

/** Why a level cannot even be tried here. */
export interface Ruled {
  readonly level: SandboxMode;
  readonly reason: string;
}

/** The ways that fit the choice and this machine, best first, and what was ruled out with the reason. */
export function sandboxCandidates(request: SandboxRequest): {
  readonly candidates: readonly SandboxCandidate[];
  readonly ruledOut: readonly Ruled[];
} {
  if (request.choice === "none") {
    return {
      candidates: [
        { level: "none", launcher: plainLauncher(process.pid), environment: {}, expectation: null },
      ],
      ruledOut: [],
    };
  }
  const modes: readonly SandboxMode[] =
    request.choice === "auto" ? ["userns", "rootdrop"] : [request.choice];
  const candidates: SandboxCandidate[] = [];
  const ruledOut: Ruled[] = [];
  for (const mode of modes) {
    const made = candidateFor(mode, request);
    if ("reason" in made) ruledOut.push({ level: mode, reason: made.reason });
    else candidates.push(made);
  }
  return { candidates, ruledOut };
}

/** What to do when no level works, for a person. */
export const sandboxAdvice =
  "Either allow user namespaces to the runner's user, or give it passwordless sudo, or run the job as root in a container with " +
  "`--privileged` or `--cap-add SYS_ADMIN`; or choose a weaker protection by name: `sandbox: uiddrop` (another user, no namespaces: " +
  "network and file system stay open) or `sandbox: none` (no protection at all)";

const perlPlaces = ["/usr/bin/perl", "/bin/perl"];
const sudoPlaces = ["/usr/bin/sudo", "/bin/sudo"];
/** A user id that is nobody's, for a session that root starts in a tree of root. */
const dedicatedId = 64_321;

function candidateFor(
  mode: SandboxMode,
  request: SandboxRequest,
): SandboxCandidate | { readonly reason: string } {
  const perl = perlPlaces.find(isExecutable);
  if (process.platform !== "linux") return { reason: "this is not Linux" };
  if (perl === undefined) return { reason: "Perl is missing; install perl-base" };
  const { arch } = process;
  if (arch !== "x64" && arch !== "arm64")
    return { reason: `the processor architecture ${arch} is not known` };
  const hasProxy = typeof request.network === "object";
  if (hasProxy && mode === "uiddrop")
    return { reason: "it has no network of its own, so that a list of domains cannot hold" };
  const isRoot = process.getuid?.() === 0;
  const user = userFor(mode, request.workspace);
  if ("reason" in user) return user;
  const sudo = mode === "userns" || isRoot ? null : sudoPlaces.find(isExecutable);
  if (sudo === undefined) return { reason: "the user is not root, and sudo is missing" };
  const places = placesOf(request);
  const plan: SandboxPlan = {
    mode,
    architecture: arch,
    ...user,
    network: request.network,
    filter: seccompFilter(arch, { unixSockets: request.network !== "host" }),
    showRootsFilesAsOwn: isRoot && mode === "rootdrop",
    mounts: mountSteps(places),
  };
  return {
    level: mode,
    launcher: launcherOf(plan, { perl, sudo }),
    // The host's folder for temporary files is not there; HOME is, empty.
    environment: {
      ...(mode === "uiddrop" ? {} : { HOME: places.home, TMPDIR: "/tmp" }),
      ...(hasProxy && proxyEnvironment),
    },
    expectation: expectationOf(plan, places),
  };
}

function launcherOf(
  plan: SandboxPlan,
  { perl, sudo }: { perl: string; sudo: string | null },
): Launcher {
  const words = [perl, "-e", launcherProgram];
  const [command = perl, ...rest] = sudo === null ? words : [sudo, "-n", "--", ...words];
  return {
    command,
    arguments: rest,
    orphans: "reaped",
    preamble: (shell) => planBytes(plan, shell),
    privateFolders: plan.mode !== "uiddrop",
  };
}

/** The user that the session runs as, which is never root. */
function userFor(
  mode: SandboxMode,
  workspace: string,
): { uid: number; gid: number } | { readonly reason: string } {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  if (uid !== 0)
    return mode === "uiddrop" ? { reason: "only root can become another user" } : { uid, gid };
  if (mode === "userns")
    return { reason: "this is root, for whom a user namespace does not hold; rootdrop is for it" };
  const owner = statSync(workspace);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  if (mode === "uiddrop")
    return {
      reason:
        "the workspace belongs to root; give it to another user, as whom the session can then run",
    };
  return { uid: dedicatedId, gid: dedicatedId };
}

function placesOf(request: SandboxRequest): Places {
  const { environment } = request;
  const workspace = realpathSync(request.workspace);
  const home = folderOf(environment["HOME"]) ?? "/root";
  const runnerTemporary = folderOf(environment["RUNNER_TEMP"]);
  const work = runnerTemporary === null ? [] : [runnerTemporary, ...workFolderOf(runnerTemporary)];
  const isHidden = (path: string): boolean =>
    [home, "/root", "/home", "/tmp", ...work].some((folder) => contains(folder, path));
  const onPath = (environment["PATH"] ?? "").split(":").filter((path) => isAbsolute(path));
  const tools = [...onPath, environment["RUNNER_TOOL_CACHE"] ?? ""].flatMap(
    (path) => folderOf(path) ?? [],
  );
  return {
    workspace,
    gitDirectory: gitDirectoryOf(workspace),
    home,
    control: request.control,
    outputs: request.outputs,
    private: [
      ...work,
      request.recordDirectory,
      ...(contains(workspace, request.program) ? [] : [request.program]),
    ],
    tools: tools.filter((path) => isHidden(path) && !contains(workspace, path) && path !== home),
  };
}

/** The runner's work folder with the checkouts of all jobs and actions, around its folder for temporary files; the runner's own folder too. */
function workFolderOf(runnerTemporary: string): readonly string[] {
  const work = dirname(runnerTemporary);
  const runner = dirname(work);
  return existsSync(join(runner, ".runner"))
    ? [runner]
    : existsSync(join(work, "_actions"))
      ? [work]
      : [];
}

/** The git folder in the workspace, with the folders made that could else be made by a command. */
function gitDirectoryOf(workspace: string): string | null {
  const path = join(workspace, ".git");
  try {
    if (!lstatSync(path).isDirectory()) return null;
    for (const folder of ["hooks", "info"]) mkdirSync(join(path, folder), { recursive: true });
    return path;
  } catch {
    return null;
  }
}

function expectationOf(plan: SandboxPlan, places: Places): Omit<Expectation, "variables"> {
  const { gitDirectory } = places;
  return {
    network: typeof plan.network === "string" ? plan.network : "proxy",
    hasNamespaces: plan.mode !== "uiddrop",
    hasFilter: plan.filter.length > 0,
    absent: ["/root", "/run"].filter(
      (path) => !contains(path, places.workspace) && !contains(path, places.home),
    ),
    unwritable:
      gitDirectory === null
        ? []
        : ["hooks", "config"].map((name) => join(gitDirectory, name)).filter(existsSync),
  };
}

function folderOf(path: string | undefined): string | null {
  try {
    return path !== undefined && isAbsolute(path) && statSync(path).isDirectory()
      ? realpathSync(path)
      : null;
  } catch {
    return null;
  }
}
