import { Buffer } from "node:buffer";
import { relayPort } from "./network-environment.ts";

/** How a session is kept apart. `none` is no sandbox and has no plan. */
export type SandboxMode = "userns" | "rootdrop" | "uiddrop";

/** An own network without a way out, the host's, or an own one with a way to the proxy whose socket is in this folder. */
export type SandboxNetwork = "none" | "host" | { readonly proxyDirectory: string };

/** Everything that the launcher has to know; it does nothing that is not said here. Paths are absolute and real. */
export interface SandboxPlan {
  readonly mode: SandboxMode;
  readonly architecture: "x64" | "arm64";
  readonly uid: number;
  readonly gid: number;
  readonly network: SandboxNetwork;
  /** Classic BPF, as bytes; empty for none. */
  readonly filter: Buffer;
  /** Which files of root appear as the session's own: `mine` - what we made; `all` - the workspace too. Only where the launcher starts as root. */
  readonly shownAsOwn: "nothing" | "mine" | "all";
  /** Taken one after the other. */
  readonly mounts: readonly MountStep[];
}

/**
 * A change to the file system of the host, all of which is read-only before. A path that is not there is passed over.
 *
 * - `hide`: an empty folder in its place; `blank`: an empty file.
 * - `tmp`: empty and writable, in memory; `home`: the same for the session's user alone, made when missing.
 * - `ro`: what is there on the host, though a step before has hidden it; `own`: the same, writable; `mine`: ours, readable.
 * - `from`: names a file of ours, which `cover`, the step behind it, shows in the place of another.
 * - `twin`: names a folder as it stands by then, with all that is mounted in it, which `at`, the step behind it, shows a second time.
 * - `pin`: can no more be moved or removed; `lock`: nor written.
 */
export interface MountStep {
  readonly kind:
    | "hide"
    | "blank"
    | "tmp"
    | "home"
    | "ro"
    | "own"
    | "mine"
    | "from"
    | "cover"
    | "twin"
    | "at"
    | "pin"
    | "lock";
  readonly path: string;
}

/** Numbers of system calls that Perl has no name for (unistd headers of the two architectures). */
const callNumbers = {
  x64: {
    close: 3,
    ppoll: 271,
    unshare: 272,
    mount: 165,
    prctl: 157,
    capset: 126,
    setgroups: 116,
    setresgid: 119,
    setresuid: 117,
    seccomp: 317,
  },
  arm64: {
    close: 57,
    ppoll: 73,
    unshare: 97,
    mount: 40,
    prctl: 167,
    capset: 91,
    setgroups: 159,
    setresgid: 149,
    setresuid: 147,
    seccomp: 277,
  },
} as const;
const sharedCallNumbers = { open_tree: 428, move_mount: 429, mount_setattr: 442 } as const;

/** The shell that is started in the sandbox. */
export interface PlannedShell {
  readonly words: readonly string[];
  /** Where it starts, or in the nearest folder above that is there. */
  readonly directory: string;
  readonly environment: { readonly [name: string]: string };
  /** What thaws the session; empty for none. */
  readonly thawFile: string;
}

/** What the launcher reads before the script of bash: the length, and the fields of the plan. No field may hold a NUL. */
export function planBytes(plan: SandboxPlan, shell: PlannedShell): Buffer {
  const calls = { ...callNumbers[plan.architecture], ...sharedCallNumbers };
  const fields = [
    ...Object.entries(calls).map(([name, number]) => `call=${name}=${number}`),
    `mode=${plan.mode}`,
    `uid=${plan.uid}`,
    `gid=${plan.gid}`,
    ...(typeof plan.network === "string"
      ? [`net=${plan.network}`]
      : ["net=proxy", `proxy=${plan.network.proxyDirectory}`, `port=${relayPort}`]),
    `filter=${plan.filter.toString("hex")}`,
    `map=${plan.shownAsOwn === "nothing" ? "" : plan.shownAsOwn}`,
    `directory=${shell.directory}`,
    `thaw=${shell.thawFile}`,
    ...plan.mounts.map(({ kind, path }) => `${kind}=${path}`),
    ...Object.entries(shell.environment).map(([name, value]) => `env=${name}=${value}`),
    ...shell.words.map((word) => `arg=${word}`),
  ];
  const text = Buffer.from(fields.join("\0"));
  return Buffer.concat([Buffer.from(`${text.length}\n`), text]);
}
