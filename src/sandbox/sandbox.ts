import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isExecutable, type Launcher, plainLauncher } from "../shell/supervisor.ts";
import { launcherProgram } from "./launcher-program.ts";
import { type GitProtection, protectGit, unprotected } from "./git-directories.ts";
import { contains, mountSteps, type Places } from "./mounts.ts";
import { fileCommandsFolder, placesOf, type PlacesRequest } from "./places.ts";
import { proxyEnvironment } from "./network-environment.ts";
import { planBytes, type SandboxMode, type SandboxNetwork, type SandboxPlan } from "./plan.ts";
import { seccompFilter } from "./seccomp.ts";
import type { Expectation } from "./self-test.ts";

/** What the user may ask for. `auto` takes `userns` or `rootdrop`, whichever works, in that order, and nothing less. */
export type SandboxChoice = "auto" | SandboxMode | "none";

export interface SandboxRequest extends PlacesRequest {
  readonly choice: SandboxChoice;
  readonly network: SandboxNetwork;
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

export interface SandboxCandidates {
  /** The ways that fit the choice and this machine, best first. */
  readonly candidates: readonly SandboxCandidate[];
  readonly ruledOut: readonly Ruled[];
  /** Removes what was made on the host for them, once the session has ended. */
  cleanUp(): void;
}

/** Finds how a session can be kept apart here, and prepares the workspace's repository for it. */
export function sandboxCandidates(request: SandboxRequest): SandboxCandidates {
  if (request.choice === "none") {
    return {
      candidates: [
        {
          level: "none",
          launcher: plainLauncher(process.pid),
          environment: {},
          expectation: null,
        },
      ],
      ruledOut: [],
      cleanUp: () => undefined,
    };
  }
  const modes: readonly SandboxMode[] =
    request.choice === "auto" ? ["userns", "rootdrop"] : [request.choice];
  const candidates: SandboxCandidate[] = [];
  const ruledOut: Ruled[] = [];
  // Without mounts nothing in it can be held, and so nothing may be put back by root.
  const git =
    request.choice === "uiddrop" ? unprotected : protectGit(realpathSync(request.workspace));
  for (const mode of modes) {
    const made = "reason" in git ? git : candidateFor(mode, request, git);
    if ("reason" in made) ruledOut.push({ level: mode, reason: made.reason });
    else candidates.push(made);
  }
  return { candidates, ruledOut, cleanUp: "reason" in git ? () => undefined : git.cleanUp };
}

/** What to do when no level works, for a person. */
export const sandboxAdvice =
  "Either allow user namespaces to the runner's user, or give it passwordless sudo, or run the job as root in a container with " +
  "`--privileged` or `--cap-add SYS_ADMIN`; or choose a weaker protection by name: `sandbox: uiddrop` (as root only: another user, no " +
  "namespaces, so all that every user may read stays readable) or `sandbox: none` (no protection at all)";

const perlPlaces = ["/usr/bin/perl", "/bin/perl"];
const sudoPlaces = ["/usr/bin/sudo", "/bin/sudo"];
/** A user id that is nobody's, for a session that root starts in a tree of root. */
const dedicatedId = 64_321;
/** Of paths, in the self-test. */
const mostLooks = 40;

function candidateFor(
  mode: SandboxMode,
  request: SandboxRequest,
  git: GitProtection,
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
  const found = placesOf(request, git);
  const places = { ...found, covered: [...found.covered, ...nameFor(user, found)] };
  const hasNamespaces = mode !== "uiddrop";
  const plan: SandboxPlan = {
    mode,
    architecture: arch,
    ...user,
    network: request.network,
    // Without a network namespace of its own, only the filter can close the network.
    filter: seccompFilter(arch, {
      unixSockets: request.network !== "host" && hasNamespaces,
      internetSockets: request.network === "host" || hasNamespaces,
    }),
    shownAsOwn: shownAsOwn(mode, request.workspace),
    mounts: mountSteps(places),
  };
  return {
    level: mode,
    launcher: launcherOf(plan, { perl, sudo }),
    // The host's folder for temporary files is not there; HOME is, empty.
    environment: {
      ...(hasNamespaces
        ? { HOME: places.home, TMPDIR: "/tmp", ...workspaceVariable(request, places) }
        : { HOME: homeBeside(request, user) }),
      ...(hasProxy && proxyEnvironment),
    },
    expectation: expectationOf(plan, places),
  };
}

function workspaceVariable(
  { environment }: SandboxRequest,
  { workspace, seenAt }: Places,
): { [name: string]: string } {
  return environment["GITHUB_WORKSPACE"] === undefined
    ? {}
    : { GITHUB_WORKSPACE: seenAt ?? workspace };
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Programs like ssh do not start for a user without a name, which nobody has given to the dedicated one. */
function nameFor(
  { uid, gid }: { uid: number; gid: number },
  { control, home }: Places,
): Places["covered"] {
  const path = "/etc/passwd";
  const users = readFileSync(path, "utf8");
  if (users.split("\n").some((line) => line.split(":")[2] === String(uid))) return [];
  const from = join(dirname(control), "passwd");
  writeFileSync(from, `${users.trimEnd()}\nsession:x:${uid}:${gid}::${home}:/bin/bash\n`, {
    mode: 0o644,
  });
  return [{ from, path }];
}

/** Our own files must always be the session's; those of the workspace only where they are root's, as whom it does not run. */
function shownAsOwn(mode: SandboxMode, workspace: string): SandboxPlan["shownAsOwn"] {
  if (mode !== "rootdrop" || process.getuid?.() !== 0) return "nothing";
  return statSync(workspace).uid === 0 ? "all" : "mine";
}

/** Without mounts the session's user must reach the FIFOs and the outputs in our folder where they are, and nothing else there. */
function homeBeside(
  { control, outputs, recordDirectory }: SandboxRequest,
  { uid, gid }: { uid: number; gid: number },
): string {
  const home = join(dirname(control), "home");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, uid, gid);
  for (let path = dirname(control); contains(recordDirectory, path); path = dirname(path))
    chmodSync(path, 0o711);
  // What is made in them later is for the group; they stay root's, so that nothing is put there for root to follow.
  for (const path of [control, outputs]) chownSync(path, 0, gid);
  chmodSync(control, 0o2710);
  chmodSync(outputs, 0o2750);
  return home;
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
    // A link to it may lie where nothing is to be seen.
    preamble: (shell) => planBytes(plan, { ...shell, directory: realPathOf(shell.directory) }),
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

function expectationOf(plan: SandboxPlan, places: Places): Omit<Expectation, "variables"> {
  const hasNamespaces = plan.mode !== "uiddrop";
  const isHidden = (path: string): boolean =>
    ![
      places.workspace,
      places.home,
      places.control,
      ...places.tools,
      ...(places.seenAt === null ? [] : [places.seenAt]),
    ].some((shown) => contains(path, shown));
  return {
    network: typeof plan.network === "string" ? plan.network : "proxy",
    hasNamespaces,
    hasFilter: plan.filter.length > 0,
    empty: ["/root", "/run", ...places.private].filter(isHidden),
    absent: places.private.map((path) => join(path, fileCommandsFolder)),
    unwritable: [
      ...(contains(places.workspace, places.program) ? [places.program] : []),
      ...places.locked,
    ].slice(0, mostLooks),
  };
}
