import { dirname, join, relative, sep } from "node:path";
import { foldersBetween } from "./git-directories.ts";
import type { MountStep } from "./plan.ts";

/** The places of a run, absolute and real. */
export interface Places {
  /** The tree that is worked on. */
  readonly workspace: string;
  /** Where it is seen a second time; null: nowhere else. */
  readonly seenAt: string | null;
  /** What of its repository can be neither moved nor removed, and what not written either. */
  readonly pinned: readonly string[];
  readonly locked: readonly string[];
  /** A file of ours that is shown in the place of one of the workspace, and that one. */
  readonly covered: readonly { readonly from: string; readonly path: string }[];
  readonly home: string;
  /** Where the FIFOs of the session are. */
  readonly control: string;
  /** Where whole outputs are. */
  readonly outputs: string;
  /** Ours and the runner's: the records, other actions, file commands. */
  readonly private: readonly string[];
  /** The folder of this program; the runner starts it once more after the run. */
  readonly program: string;
  /** Folders with programs that the job has put on PATH, the tool cache. */
  readonly tools: readonly string[];
  /** Files that later steps follow, files with credentials, and sockets of the host, wherever they are. */
  readonly masked: readonly string[];
}

/** Where other users, services, volumes and sockets are. */
const otherPlaces = ["/root", "/home", "/run", "/var/run", "/media", "/mnt", "/srv", "/github"];
const temporary = ["/tmp", "/var/tmp"];
/** Of all this only what is named is there. */
export const hiddenPlaces: readonly string[] = [...otherPlaces, ...temporary];

/** Below the home: programs and packages that tools have put there. Whole folders of settings are not among them: they hold tokens. */
const toolsInHome =
  ".cargo/bin .cargo/registry .cargo/git .rustup .nvm .pyenv .rbenv .sdkman .dotnet .bun/bin .deno/bin .volta go/bin go/pkg .local/bin .local/lib".split(
    " ",
  );

/** The steps that leave the session the workspace, an empty home, temporary folders, and nothing of ours or of others. */
export function mountSteps(places: Places): readonly MountStep[] {
  const { workspace, home, program } = places;
  const isInside = (path: string): boolean => contains(workspace, path);
  const step =
    (kind: MountStep["kind"]) =>
    (path: string): MountStep => ({ kind, path });
  const programInside = isInside(program);
  return [
    ...[...otherPlaces, ...places.private.filter((path) => !isInside(path))].map(step("hide")),
    ...(programInside ? [] : [step("hide")(program)]),
    ...temporary.map(step("tmp")),
    step("home")(home),
    ...[...toolsInHome.map((path) => join(home, path)), ...places.tools].map(step("ro")),
    step("own")(workspace),
    ...places.private
      .filter(isInside)
      .flatMap((path) => [...foldersBetween(workspace, path).map(step("pin")), step("hide")(path)]),
    ...[places.control, places.outputs].map(step("mine")),
    ...(programInside ? foldersBetween(workspace, program) : []).map(step("pin")),
    ...(programInside ? [step("lock")(program)] : []),
    ...places.pinned.map(step("pin")),
    ...places.locked.map(step("lock")),
    ...places.covered.flatMap(({ from, path }) => [step("from")(from), step("cover")(path)]),
    ...places.masked.flatMap((path) => [
      ...(isInside(path) ? foldersBetween(workspace, dirname(path)) : []).map(step("pin")),
      step("blank")(path),
    ]),
    ...(places.seenAt === null ? [] : [step("twin")(workspace), step("at")(places.seenAt)]),
  ];
}

/** Whether `path` is `folder` or below it. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`));
}
