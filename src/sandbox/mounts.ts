import { join, relative, sep } from "node:path";
import type { MountStep } from "./plan.ts";

/** The places of a run, absolute and real. */
export interface Places {
  /** The tree that is worked on. */
  readonly workspace: string;
  /** Its git folder; null when there is none in the workspace. */
  readonly gitDirectory: string | null;
  readonly home: string;
  /** Where the FIFOs of the session are. */
  readonly control: string;
  /** Where whole outputs are. */
  readonly outputs: string;
  /** Ours and the runner's: the program, the records, other actions, file commands. */
  readonly private: readonly string[];
  /** Folders with programs that the job has put on PATH, the tool cache. */
  readonly tools: readonly string[];
}

/** Where other users, services and sockets are. */
const alwaysHidden = ["/root", "/home", "/run", "/var/run", "/media", "/srv"];
const temporary = ["/tmp", "/var/tmp"];

/** Below the home: programs and packages that tools have put there. Whole folders of settings are not among them: they hold tokens. */
const toolsInHome =
  ".cargo/bin .cargo/registry .cargo/git .rustup .nvm .pyenv .rbenv .sdkman .dotnet .bun/bin .deno/bin .volta go/bin go/pkg .local/bin .local/lib".split(
    " ",
  );

/** What can make git run a program, or leads out of the repository; git itself still reads them. */
const lockedInGit = ["hooks", "config", "config.worktree", "info/attributes"];

/** The steps that leave the session the workspace, an empty home, temporary folders, and nothing of ours or of others. */
export function mountSteps(places: Places): readonly MountStep[] {
  const { workspace, home, gitDirectory } = places;
  const isInside = (path: string): boolean => contains(workspace, path);
  const step =
    (kind: MountStep["kind"]) =>
    (path: string): MountStep => ({ kind, path });
  return [
    ...[...alwaysHidden, ...places.private.filter((path) => !isInside(path))].map(step("hide")),
    ...temporary.map(step("tmp")),
    step("home")(home),
    ...[...toolsInHome.map((path) => join(home, path)), ...places.tools].map(step("ro")),
    step("own")(workspace),
    ...places.private.filter(isInside).map(step("hide")),
    ...[places.control, places.outputs].map(step("mine")),
    ...(gitDirectory === null ? [] : [gitDirectory]).map(step("pin")),
    ...(gitDirectory === null ? [] : lockedInGit.map((path) => join(gitDirectory, path))).map(
      step("lock"),
    ),
  ];
}

/** Whether `path` is `folder` or below it. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`));
}
