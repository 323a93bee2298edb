import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GroupHolds, ResourceLimits } from "./limits.ts";

/** Which limits were run into, since the group was made. */
interface GroupEvents {
  /** Processes that the system killed for want of memory. */
  readonly memory: number;
  /** Processes that could not be started. */
  readonly processes: number;
}

const root = "/sys/fs/cgroup";

/**
 * A control group for the processes of a session, made where the system lets us: as root, or in a group that was handed over. It holds
 * the memory and the number of all processes together, which nothing else can. Both versions are known (cgroups(7)); it is removed at
 * the end, and nothing else of the host is changed.
 */
export class ControlGroup {
  readonly holds: GroupHolds;
  readonly #parts: GroupParts;
  #seen: GroupEvents;

  /** Gives a group that holds as much as it can, perhaps nothing. Without limits there is nothing to hold. */
  static create(limits: ResourceLimits | undefined): ControlGroup {
    if (limits === undefined)
      return new ControlGroup({ memory: null, processes: null, freezer: null });
    const name = `bash-agent-${randomUUID()}`;
    const own = ownGroups();
    const unified = createUnified(own.get(""), name, limits);
    if (unified !== null)
      return new ControlGroup({ memory: unified, processes: unified, freezer: unified });
    const classic = (controller: string, settings: Settings): string | null =>
      createClassic(controller, own.get(controller), { name, settings });
    return new ControlGroup({
      memory: classic("memory", { "memory.limit_in_bytes": limits.memoryBytes }),
      processes: classic("pids", { "pids.max": limits.processes }),
      freezer: classic("freezer", {}),
    });
  }

  private constructor(parts: GroupParts) {
    this.#parts = parts;
    this.holds = { memory: parts.memory !== null, processes: parts.processes !== null };
    this.#seen = this.#events();
  }

  /** Puts a process in; all it starts from now on are in, too. */
  add(pid: number): void {
    for (const folder of this.#folders())
      tryTo(() => writeFileSync(join(folder, "cgroup.procs"), String(pid)));
  }

  /** The ids of all processes in the group. */
  members(): readonly number[] {
    const lists = this.#folders().map((folder) => readText(join(folder, "cgroup.procs")) ?? "");
    return [
      ...new Set(lists.flatMap((list) => list.split("\n").filter((line) => line !== ""))),
    ].map(Number);
  }

  /** Which limits were run into since the last time. */
  reached(): { readonly memory: boolean; readonly processes: boolean } {
    const before = this.#seen;
    this.#seen = this.#events();
    return {
      memory: this.#seen.memory > before.memory,
      processes: this.#seen.processes > before.processes,
    };
  }

  /** Stops all processes of the group at once. False when that cannot be done here; they then run on. */
  freeze(): boolean {
    const folder = this.#parts.freezer;
    if (folder === null) return false;
    const isUnified = existsSync(join(folder, "cgroup.freeze"));
    const isFrozen = isUnified
      ? (): boolean => counterIn(join(folder, "cgroup.events"), "frozen") === 1
      : (): boolean => readText(join(folder, "freezer.state"))?.trim() === "FROZEN";
    const [file, word] = isUnified ? ["cgroup.freeze", "1"] : ["freezer.state", "FROZEN"];
    if (tryTo(() => writeFileSync(join(folder, file), word)) && cameTrue(isFrozen)) return true;
    this.thaw();
    return false;
  }

  /** What lets frozen processes go on when it is written to; empty where nothing can be frozen. */
  get thawFile(): string {
    const folder = this.#parts.freezer;
    if (folder === null) return "";
    return join(
      folder,
      existsSync(join(folder, "cgroup.freeze")) ? "cgroup.freeze" : "freezer.state",
    );
  }

  /** Lets them go on; those that were killed meanwhile are gone then. */
  thaw(): void {
    const folder = this.#parts.freezer;
    if (folder === null) return;
    const isUnified = existsSync(join(folder, "cgroup.freeze"));
    const [file, word] = isUnified ? ["cgroup.freeze", "0"] : ["freezer.state", "THAWED"];
    tryTo(() => writeFileSync(join(folder, file), word));
  }

  /** Removes the group; nothing may run in it any more. */
  remove(): void {
    for (const folder of this.#folders()) tryTo(() => rmdirSync(folder));
  }

  #folders(): readonly string[] {
    const { memory, processes, freezer } = this.#parts;
    return [...new Set([memory, processes, freezer].filter((folder) => folder !== null))];
  }

  #events(): GroupEvents {
    const { memory, processes } = this.#parts;
    // Version 2 counts in memory.events, version 1 in memory.oom_control; each has only its own file.
    const memoryFiles =
      memory === null ? [] : [join(memory, "memory.events"), join(memory, "memory.oom_control")];
    return {
      memory: memoryFiles.reduce((sum, file) => sum + counterIn(file, "oom_kill"), 0),
      processes: processes === null ? 0 : counterIn(join(processes, "pids.events"), "max"),
    };
  }
}

/** The folder that does each part; one and the same in version 2, null where there is none. */
interface GroupParts {
  readonly memory: string | null;
  readonly processes: string | null;
  readonly freezer: string | null;
}

type Settings = { readonly [file: string]: number };

const freezePatienceMs = 200;

/** Waits without letting anything else happen: what is frozen must be looked at at once. */
function cameTrue(condition: () => boolean): boolean {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (const giveUpAt = performance.now() + freezePatienceMs; performance.now() < giveUpAt;) {
    if (condition()) return true;
    Atomics.wait(clock, 0, 0, 1);
  }
  return condition();
}

/** The groups of this process by controller; version 2 has the empty name (cgroups(7), /proc/[pid]/cgroup). */
function ownGroups(): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const line of (readText("/proc/self/cgroup") ?? "").split("\n")) {
    const [, controllers = "", path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (path !== undefined)
      for (const controller of controllers.split(",")) groups.set(controller, path);
  }
  return groups;
}

/** Version 2: a sibling below the nearest ancestor that hands both controllers on; processes may only be in leaves. */
function createUnified(
  own: string | undefined,
  name: string,
  limits: ResourceLimits,
): string | null {
  if (own === undefined) return null;
  for (let path = dirname(own); ; path = dirname(path)) {
    const parent = join(root, path);
    const handedOn = (readText(join(parent, "cgroup.subtree_control")) ?? "").trim().split(" ");
    if (handedOn.includes("memory") && handedOn.includes("pids")) {
      return makeGroup(join(parent, name), {
        "memory.max": limits.memoryBytes,
        "pids.max": limits.processes,
      });
    }
    if (path === "/") return null;
  }
}

/** Version 1: a group of its own below ours, for each controller. */
function createClassic(
  controller: string,
  own: string | undefined,
  { name, settings }: { readonly name: string; readonly settings: Settings },
): string | null {
  return own === undefined ? null : makeGroup(join(root, controller, own, name), settings);
}

function makeGroup(folder: string, settings: Settings): string | null {
  if (!tryTo(() => mkdirSync(folder))) return null;
  const isSet = tryTo(() => {
    for (const [file, value] of Object.entries(settings))
      writeFileSync(join(folder, file), String(value));
  });
  if (isSet) return folder;
  tryTo(() => rmdirSync(folder));
  return null;
}

/** A line `name value` of a file of counters. */
function counterIn(path: string, name: string): number {
  const line = (readText(path) ?? "")
    .split("\n")
    .find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function tryTo(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
