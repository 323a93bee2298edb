import { mkdtemp } from "node:fs/promises";
import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import type { RunOptions } from "../options.ts";
import { allowedCommands } from "../policy/allowed-commands.ts";
import { openNetworkProxy } from "../sandbox/network-proxy.ts";
import type { SandboxNetwork } from "../sandbox/plan.ts";
import { shellEnvironment } from "../shell/environment.ts";
import { findPrograms, pathOutside, type Programs } from "../shell/programs.ts";
import { openSandboxedBash, type SandboxedBash } from "../tools/sandboxed-bash.ts";
import type { RunRecords } from "./records.ts";
import type { RunWorld } from "./world.ts";

/** What a session of a run is opened from. */
export interface SessionPlace {
  readonly options: RunOptions;
  readonly world: RunWorld;
  readonly records: RunRecords;
  readonly programs: Programs;
  /** A private folder. */
  readonly scratch: string;
}

/** The programs of the machine, none of which the workspace can stand in for. Throws a RunError (`environment`) when one is missing. */
export function programsFor(options: RunOptions, { environment }: RunWorld): Programs {
  return findPrograms(pathOutside(environment["PATH"] ?? "", options.workspace));
}

/** Where the network is a list of names: a proxy, each of whose connections is in the audit log before it is made. */
export async function openNetwork({
  options: { network },
  world,
  records,
}: SessionPlace): Promise<{ readonly place: SandboxNetwork } & AsyncDisposable> {
  if (typeof network === "string")
    return { place: network, [Symbol.asyncDispose]: () => Promise.resolve() };
  const { redact } = world.redactor;
  const { record } = records.recorder;
  const proxy = await openNetworkProxy({
    rules: network,
    onRequest: ({ host, rule, ...request }) =>
      record({ type: "network.requested", ...request, host: redact(host), rule: redact(rule) }),
    onEnd: ({ n, address, sentBytes, receivedBytes, durationMs }) =>
      record({
        type: "network.finished",
        n,
        address,
        sent_bytes: sentBytes,
        received_bytes: receivedBytes,
        duration_ms: durationMs,
      }),
  });
  const place = { proxyDirectory: proxy.directory };
  return { place, [Symbol.asyncDispose]: () => proxy.close() };
}

/** The workspace and the working directory as the session sees them. */
export function seenIn(
  { workspace, workingDirectory }: RunOptions,
  { workspaceSeenAt = workspace }: RunWorld,
): Pick<RunOptions, "workspace" | "workingDirectory"> {
  const directory = join(workspaceSeenAt, relative(realpathSync(workspace), workingDirectory));
  return workspaceSeenAt === workspace
    ? { workspace, workingDirectory }
    : { workspace: workspaceSeenAt, workingDirectory: directory };
}

/** The bash tool in its sandbox. Throws a RunError (`sandbox`, `session`) when it cannot be had. */
export async function openSession(
  { options, world, records, programs, scratch }: SessionPlace,
  network: SandboxNetwork,
): Promise<SandboxedBash> {
  const { environment, redactor } = world;
  const controlDirectory = await mkdtemp(join(scratch, "session-"));
  return openSandboxedBash({
    request: {
      choice: options.sandbox,
      network,
      environment,
      workspace: options.workspace,
      seenAt: world.workspaceSeenAt ?? null,
      control: controlDirectory,
      outputs: records.paths.outputs,
      recordDirectory: records.paths.directory,
      program: world.programDirectory,
    },
    tool: {
      session: {
        bash: programs.bash,
        mkfifo: programs.mkfifo,
        environment: shellEnvironment(environment, options.passedVariables),
        directory: seenIn(options, world).workingDirectory,
        controlDirectory,
        limits: options.resourceLimits,
      },
      redactor,
      policy: world.policy ?? allowedCommands(options.allowedCommands),
      timeoutMs: options.commandTimeoutMs,
      outputLimitCharacters: options.outputLimitCharacters,
      outputsDirectory: records.paths.outputs,
      nextNumber: records.nextCommand,
    },
  });
}
