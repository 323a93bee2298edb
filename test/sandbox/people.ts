import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeFiles } from "../record/git-fixture.ts";
import type { DrivenLine, DrivenSession } from "./session-driver.ts";

/** Somebody as whom the program is run. */
export interface Person {
  readonly name: "root" | "user" | "sudoer";
  /** Words before a command that make it run as this person. */
  readonly prefix: readonly string[];
  readonly uid: number;
}

export const isRoot = process.getuid?.() === 0;
const normalId = 20_001;

const root: Person = { name: "root", prefix: [], uid: 0 };
const user: Person = isRoot
  ? {
      name: "user",
      prefix: `setpriv --reuid ${normalId} --regid ${normalId} --clear-groups`.split(" "),
      uid: normalId,
    }
  : { name: "user", prefix: [], uid: process.getuid?.() ?? 0 };

/** A user of our own with passwordless sudo, and its removal; null where there can be none. */
export function createSudoer(): { readonly person: Person; remove(): void } | null {
  if (!isRoot || !existsSync("/usr/bin/sudo") || !existsSync("/usr/sbin/useradd")) return null;
  const name = `ba-${randomUUID().slice(0, 8)}`;
  const rule = join("/etc/sudoers.d", name);
  execFileSync("/usr/sbin/useradd", ["--no-create-home", "--shell", "/bin/bash", name]);
  writeFileSync(rule, `${name} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
  const uid = Number(execFileSync("id", ["-u", name], { encoding: "utf8" }));
  return {
    person: {
      name: "sudoer",
      prefix: ["setpriv", "--reuid", name, "--regid", name, "--init-groups"],
      uid,
    },
    remove() {
      rmSync(rule, { force: true });
      execFileSync("/usr/sbin/userdel", [name], { stdio: "ignore" });
    },
  };
}

/** A way to run a session, and whose the workspace is. */
export interface Way {
  readonly name: string;
  readonly person: Person;
  readonly owner: number;
  readonly choice: DrivenSession["choice"];
}

/** All ways that this machine allows to whoever runs the tests. */
export function ways(sudoer: Person | null): readonly Way[] {
  const asUser: Way = {
    name: "userns, a normal user",
    person: user,
    owner: user.uid,
    choice: "userns",
  };
  if (!isRoot) return [asUser];
  return [
    { name: "rootdrop, root", person: root, owner: 0, choice: "rootdrop" },
    {
      name: "rootdrop, root in a user's workspace",
      person: root,
      owner: normalId,
      choice: "rootdrop",
    },
    asUser,
    ...(sudoer === null
      ? []
      : [
          {
            name: "rootdrop, a user with sudo",
            person: sudoer,
            owner: sudoer.uid,
            choice: "rootdrop",
          } as const,
        ]),
    {
      name: "uiddrop, root in a user's workspace",
      person: root,
      owner: normalId,
      choice: "uiddrop",
    },
  ];
}

/** Why nobody but the owner can run the program from where it lies; null when everybody can. */
export function problemOfPlace(): string | null {
  if (!isRoot) return null;
  try {
    execFileSync(
      "setpriv",
      ["--reuid", "65534", "--clear-groups", process.execPath, driver, "--check"],
      { input: "{}", stdio: ["pipe", "ignore", "ignore"], cwd: "/" },
    );
    return null;
  } catch {
    return "other users cannot read the program";
  }
}

const driver = join(import.meta.dirname, "session-driver.ts");

/** A runner's folders, all in one that is removed by `remove`. */
export interface Place {
  readonly folder: string;
  readonly workspace: string;
  readonly home: string;
  readonly runnerTemp: string;
  readonly program: string;
  readonly remove: () => void;
}

export function createPlace(
  owner: number,
  {
    files = {},
    workspace = "workspace",
  }: { readonly files?: Readonly<Record<string, string>>; readonly workspace?: string } = {},
): Place {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "sandbox-test-")));
  chmodSync(folder, 0o755);
  const place = {
    folder,
    workspace: join(folder, workspace),
    home: join(folder, "home"),
    runnerTemp: join(folder, "work/_temp"),
    program: join(folder, "work/_actions/bash-agent/dist"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const path of [place.workspace, place.home, place.runnerTemp, place.program])
    mkdirSync(path, { recursive: true });
  mkdirSync(join(place.runnerTemp, "_runner_file_commands"));
  writeFiles(place.workspace, { "readme.md": "A repository.\n", ...files });
  giveTo(owner, folder);
  return place;
}

export function giveTo(owner: number, folder: string): void {
  if (isRoot) execFileSync("chown", ["-R", "-h", `${owner}:${owner}`, folder]);
}

export interface Driven {
  readonly process: ChildProcess;
  readonly trackingId: string;
  readonly lines: Promise<readonly DrivenLine[]>;
}

/** Starts a session as the way says, in that place, by the words of `outer` as the one who runs the tests, and of `prefix` as the person. */
export function drive(
  { person, choice }: Pick<Way, "person" | "choice">,
  place: Place,
  given: Partial<DrivenSession> & {
    readonly prefix?: readonly string[];
    readonly outer?: readonly string[];
  },
): Driven {
  const { prefix = [], outer = [], environment, ...more } = given;
  const trackingId = `test_${randomUUID()}`;
  const session: DrivenSession = {
    choice,
    network: "none",
    workspace: place.workspace,
    recordDirectory: join(place.runnerTemp, "record"),
    program: place.program,
    timeoutMs: 20_000,
    outputLimit: 30_000,
    passed: [],
    commands: [],
    stays: false,
    environment: {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      HOME: place.home,
      RUNNER_TEMP: place.runnerTemp,
      RUNNER_TRACKING_ID: trackingId,
      ...environment,
    },
    ...more,
  };
  const [command, ...words] = [...outer, ...person.prefix, ...prefix, process.execPath, driver];
  const child = spawn(command, words, {
    cwd: "/",
    env: session.environment,
    stdio: ["pipe", "pipe", "inherit"],
    timeout: 120_000,
    killSignal: "SIGKILL",
  });
  child.stdin.end(JSON.stringify(session));
  const lines = Promise.all([text(child.stdout), once(child, "close")]).then(([output]) =>
    output
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as DrivenLine),
  );
  return { process: child, trackingId, lines };
}

/** Runs the commands, and gives what the model would see of each. */
export async function answersOf(
  way: Pick<Way, "person" | "choice">,
  place: Place,
  given: Parameters<typeof drive>[2],
): Promise<readonly string[]> {
  const lines = await drive(way, place, given).lines;
  const refused = lines.find((line) => line.kind === "refused");
  if (refused !== undefined) throw new Error(refused.message);
  return lines.flatMap((line) => (line.kind === "answer" ? [line.text] : []));
}
