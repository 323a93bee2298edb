import { join } from "node:path";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { Session } from "../../src/shell/session.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";
import { programs } from "./shell-fixture.ts";

/*
 * A process that owns a session and runs in it what it is given as arguments, after the folder: for tests that end such a process. It
 * prints a line for each command that is over. With WITHOUT_SUPERVISOR in the environment it does as where Perl is missing.
 */

const limits = {
  memoryBytes: 4 * 1024 ** 3,
  processes: 1000,
  fileSizeBytes: 1024 ** 3,
  cpuTimeSeconds: 600,
};
const [folder = ".", ...commands] = process.argv.slice(2);
const session = await Session.open({
  ...programs,
  launcher: process.env["WITHOUT_SUPERVISOR"] === undefined ? plainLauncher(process.pid) : null,
  environment: shellEnvironment(process.env),
  directory: folder,
  controlDirectory: join(folder, ".control"),
  ...(process.env["WITH_LIMITS"] === undefined ? {} : { limits }),
  onLateOutput: () => undefined,
});
const signal = new AbortController().signal;
for (const [index, command] of commands.entries()) {
  const options = { n: index + 1, timeoutMs: 60_000, signal, onOutput: () => undefined };
  const { end } = await session.run(Buffer.from(command), options);
  console.log(end.kind);
}
await session.close();
console.log(`memory ${process.memoryUsage().rss}`);
