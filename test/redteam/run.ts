import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { commitAll, git, writeFiles } from "../record/git-fixture.ts";
import {
  createPlace,
  createSudoer,
  drive,
  giveTo,
  isRoot,
  type Place,
  problemOfPlace,
  type Way,
  ways,
} from "../sandbox/people.ts";
import { processesWith } from "../support/processes.ts";
import { canary, type Probe, probes } from "./probes.ts";
import { recordProbes } from "./records.ts";

/*
 * Runs every probe at every level that this machine allows, and without a sandbox, where it must succeed: a probe that does nothing there proves
 * nothing elsewhere. Ends with 1 when a probe is unsafe, or a control shows nothing. All secrets are canaries.
 */

type Verdict = "safe" | "open" | "HIT" | "lost" | "-";

const problem = problemOfPlace();
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
const sudoer = createSudoer();
const failures: string[] = [];

async function main(): Promise<void> {
  const startedAt = performance.now();
  const all = ways(sudoer?.person ?? null);
  const columns = new Map<string, readonly Verdict[]>();
  for (const way of all) columns.set(way.name, await verdictsAt(way));
  const controls = all
    .filter(({ person, owner }) => person.uid === owner && person.name !== "sudoer")
    .map((way): Way => ({ ...way, name: `none, ${way.person.name}`, choice: "none" }));
  for (const control of controls) columns.set(control.name, await verdictsAt(control));
  print(columns);
  judge(columns, all, controls);
  await timeProbes(all);
  for (const { name, isSafe } of await recordProbes()) report(name, isSafe);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${probes.length} probes, ${columns.size} columns, ${seconds} s`);
  console.log(
    failures.length === 0 ? "all safe, all controls show something" : failures.join("\n"),
  );
}

function report(name: string, isSafe: boolean): void {
  console.log(`${isSafe ? "safe  " : "UNSAFE"}  ${name}`);
  if (!isSafe) failures.push(`unsafe: ${name}`);
}

const secrets = {
  "INPUT_ANTHROPIC-API-KEY": `${canary}-input`,
  ANTHROPIC_API_KEY: `${canary}-key`,
  GITHUB_TOKEN: `${canary}-token`,
  ACTIONS_RUNTIME_TOKEN: `${canary}-runtime`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: `${canary}-oidc`,
  AWS_SECRET_ACCESS_KEY: `${canary}-aws`,
  ACTIONS_ID_TOKEN_REQUEST_URL: `https://example.invalid/${canary}`,
};

/** Runs all probes in one session, and gives a verdict for each. */
async function verdictsAt(way: Way): Promise<readonly Verdict[]> {
  const id = randomUUID();
  const place = createPlace(way.owner);
  const close = await furnish(place, way, id);
  try {
    const outside = await openHost(place, id);
    try {
      const lines = await drive(way, place, {
        timeoutMs: 40_000,
        environment: {
          ...secrets,
          GOOGLE_APPLICATION_CREDENTIALS: join(place.workspace, "gha-creds-0.json"),
          RUNNER_TOOL_CACHE: join(place.folder, "tools"),
          PLACE: place.folder,
          REAL_HOME: place.home,
          CANARY_ID: id,
          ...outside.variables,
        },
        passed: ["PLACE", "REAL_HOME", "CANARY_ID", "NODE_PID", ...Object.keys(outside.variables)],
        commands: probes.map(({ text }) => `(\n${text}\n) 2>/dev/null; echo END`),
      }).lines;
      const refused = lines.find((line) => line.kind === "refused");
      if (refused !== undefined) throw new Error(`${way.name}: ${refused.message}`);
      const answers = lines.flatMap((line) => (line.kind === "answer" ? [line.text] : []));
      return probes.map((probe, index) => verdict(probe, answers[index] ?? "", { way, place, id }));
    } finally {
      outside.close();
    }
  } finally {
    close();
    place.remove();
  }
}

function verdict(
  probe: Probe,
  answer: string,
  { way, place, id }: { readonly way: Way; readonly place: Place; readonly id: string },
): Verdict {
  const isHit = /^HIT$/m.test(answer) || leftTrace(probe, place, id);
  if (isHit) return way.choice === "uiddrop" && probe.open !== undefined ? "open" : "HIT";
  return /^END$/m.test(answer) ? "safe" : "lost";
}

function leftTrace({ trace }: Probe, place: Place, id: string): boolean {
  if (trace === undefined) return false;
  try {
    const path = join(place.folder, trace.path.replace("CANARY_ID", id));
    return readFileSync(path, "utf8").includes(trace.text);
  } catch {
    return false;
  }
}

/** A runner with secrets wherever they can be, and what undoes that outside of the place's folder. */
async function furnish(place: Place, way: Way, id: string): Promise<() => void> {
  const { folder, workspace } = place;
  giveTo(process.getuid?.() ?? 0, folder);
  git(workspace, "init", "--quiet", "--initial-branch=main");
  commitAll(workspace);
  git(workspace, "config", "http.https://example.invalid/.extraheader", `AUTHORIZATION: ${canary}`);
  const submodule = `[core]\n\trepositoryformatversion = 0\n[http "https://example.invalid/"]\n\textraheader = ${canary}\n`;
  const inHome =
    ".npmrc .docker/config.json .ssh/id_ed25519 .aws/credentials .cargo/credentials.toml .config/gh/hosts.yml .netrc .git-credentials .kube/config .gnupg/key .bash_history".split(
      " ",
    );
  const commands = ["set_env_1", "add_path_1", "set_output_1", "save_state_1", "step_summary_1"];
  writeFiles(folder, {
    "workspace/.git/modules/lib/HEAD": "ref: refs/heads/main\n",
    "workspace/.git/modules/lib/config": submodule,
    "workspace/.git/modules/lib/hooks/x": "",
    ...Object.fromEntries(inHome.map((file) => [`home/${file}`, canary])),
    ...Object.fromEntries(
      commands.map((file) => [`work/_temp/_runner_file_commands/${file}`, canary]),
    ),
    "workspace/gha-creds-0.json": JSON.stringify({ client_secret: canary }),
    "work/_temp/git-credentials-1.config": canary,
    "work/_temp/old-record/audit.jsonl": canary,
    "work/_actions/other/index.js": canary,
    "work/_actions/bash-agent/dist/main.js": canary,
    "work/other/file": canary,
    "other-home/.npmrc": canary,
    "tools/node/bin/tool": "",
  });
  // Where the action is root, the runner's own files are root's, whoever owns the workspace.
  giveTo(way.person.uid, folder);
  giveTo(way.owner, workspace);
  const outside = ["/tmp", "/dev/shm"].map((path) => join(path, `redteam-canary-${id}`));
  for (const path of outside) writeFileSync(path, canary);
  return () => {
    for (const path of [...outside, `/tmp/redteam-trace-${id}`]) rmSync(path, { force: true });
  };
}

interface Host {
  readonly variables: { readonly [name: string]: string };
  close(): void;
}

/** Services of the host that a session must not reach. */
async function openHost(place: Place, id: string): Promise<Host> {
  const shared = isRoot ? mkdtempSync("/var/lib/redteam-") : place.folder;
  chmodSync(shared, 0o755);
  const abstract = `redteam-${id}`;
  const paths = [
    join(place.folder, "other-home/s"),
    join(shared, "s"),
    join(place.workspace, "host.sock"),
  ];
  const tcp = await listening((server) => server.listen(0, "127.0.0.1"));
  const sockets = await Promise.all([
    listening((server) => server.listen({ path: `\0${abstract}` })),
    ...paths.map((path) => listening((server) => server.listen(path))),
  ]);
  for (const path of paths) chmodSync(path, 0o777);
  const { port } = tcp.address() as AddressInfo;
  return {
    variables: {
      PORT: String(port),
      PORT6: String(port),
      HOST_SOCKET: join(shared, "s"),
      ABSTRACT: abstract,
    },
    close() {
      for (const server of [tcp, ...sockets]) server.close();
      if (isRoot) rmSync(shared, { recursive: true, force: true });
    },
  };
}

async function listening(listen: (server: Server) => Server): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await once(listen(server), "listening");
  return server;
}

function print(columns: ReadonlyMap<string, readonly Verdict[]>): void {
  const names = [...columns.keys()];
  console.log(`${"".padEnd(64)}${names.map((_, index) => String(index + 1).padEnd(6)).join("")}`);
  for (const [index, probe] of probes.entries()) {
    const cells = names.map((name) => (columns.get(name)?.[index] ?? "-").padEnd(6));
    console.log(`${`${probe.group}: ${probe.name}`.slice(0, 62).padEnd(64)}${cells.join("")}`);
  }
  for (const [index, name] of names.entries()) console.log(`${index + 1}: ${name}`);
}

function judge(
  columns: ReadonlyMap<string, readonly Verdict[]>,
  all: readonly Way[],
  controls: readonly Way[],
): void {
  for (const [index, probe] of probes.entries()) {
    for (const { name } of all) {
      const found = columns.get(name)?.[index];
      if (found === "HIT" || found === "lost") failures.push(`${found}: ${probe.name} at ${name}`);
    }
    if (typeof probe.control === "object") continue;
    const asked = controls.filter(
      ({ person }) => probe.control !== "root" || person.name === "root",
    );
    const shown = asked.some(({ name }) => columns.get(name)?.[index] === "HIT");
    if (asked.length > 0 && !shown) failures.push(`the control shows nothing: ${probe.name}`);
  }
}

const leftovers =
  "while :; do sleep 0.01; done & setsid sleep 60 & nohup sleep 60 & (setsid bash -c 'trap : TERM HUP INT; sleep 60' &); sleep 0.2";

/** What outlives a session, however it ends; the control is a plain bash, of which much does. */
async function timeProbes(all: readonly Way[]): Promise<void> {
  for (const way of all) {
    for (const end of ["the end", "SIGKILL of node"]) {
      const place = createPlace(way.owner);
      const running = drive(way, place, {
        stays: end !== "the end",
        timeoutMs: 1000,
        commands: [leftovers, "sleep 30", "touch done"],
      });
      if (end === "the end") await running.lines;
      else await killOnceDone(place, running.trackingId);
      report(`nothing outlives ${end}, ${way.name}`, (await countAfter(running.trackingId)) === 0);
      place.remove();
    }
  }
  const trackingId = `control_${randomUUID()}`;
  const plain = spawn("/bin/bash", ["-c", leftovers], {
    env: { PATH: "/usr/bin:/bin", RUNNER_TRACKING_ID: trackingId },
    stdio: "ignore",
  });
  await delay(400);
  plain.kill("SIGKILL");
  const left = processesWith("RUNNER_TRACKING_ID", trackingId);
  for (const { pid } of left) process.kill(pid, "SIGKILL");
  if (left.length === 0) failures.push("the control shows nothing: what outlives a session");
}

async function killOnceDone(place: Place, trackingId: string): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    try {
      readFileSync(join(place.workspace, "done"));
      break;
    } catch {
      await delay(25);
    }
  }
  const node = processesWith("RUNNER_TRACKING_ID", trackingId).find(({ commandLine }) =>
    commandLine.includes("session-driver.ts"),
  );
  if (node !== undefined) process.kill(node.pid, "SIGKILL");
}

/** Those that are just dying are waited for. */
async function countAfter(trackingId: string): Promise<number> {
  const count = (): number => processesWith("RUNNER_TRACKING_ID", trackingId).length;
  for (let round = 0; round < 100 && count() > 0; round += 1) await delay(20);
  return count();
}

try {
  await main();
} finally {
  sudoer?.remove();
}
process.exitCode = failures.length === 0 ? 0 : 1;
