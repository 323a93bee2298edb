import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { Session, type SessionOptions } from "../../src/shell/session.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";

/** A folder for one subject, with a small git repository to work in. It goes when the subject is over. */
export interface Workplace extends Disposable {
  readonly folder: string;
  readonly repository: string;
  /** A path in the folder that nothing has used yet. */
  fresh(name: string): string;
}

export function makeWorkplace(): Workplace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-bench-")));
  const repository = join(folder, "repository");
  let used = 0;
  mkdirSync(repository);
  for (let n = 0; n < 20; n += 1) writeFileSync(join(repository, `file-${n}.txt`), `${n}\n`);
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid"];
  for (const words of [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
    [...author, "-c", "commit.gpgsign=false", "commit", "-q", "-m", "Files"],
  ])
    execFileSync("git", words, { cwd: repository, stdio: "ignore" });
  return {
    folder,
    repository,
    fresh: (name) => join(folder, `${name}-${(used += 1)}`),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a run would open its session with. */
export function sessionOptions(workplace: Workplace): Omit<SessionOptions, "onLateOutput"> {
  const programs = findPrograms(process.env["PATH"] ?? "");
  return {
    bash: programs.bash,
    mkfifo: programs.mkfifo,
    launcher: plainLauncher(process.pid),
    environment: shellEnvironment(process.env),
    directory: workplace.repository,
    controlDirectory: workplace.fresh("session"),
  };
}

export function openSession(
  workplace: Workplace,
  changes: Partial<SessionOptions> = {},
): Promise<Session> {
  return Session.open({
    ...sessionOptions(workplace),
    onLateOutput: () => undefined,
    ...changes,
  });
}
