import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "../errors.ts";
import { noSecrets } from "../record/redact.ts";
import { sandboxAdvice, type SandboxChoice } from "../sandbox/sandbox.ts";
import { shellEnvironment } from "../shell/environment.ts";
import { findPrograms } from "../shell/programs.ts";
import { openSandboxedBash } from "../tools/sandboxed-bash.ts";
import { type Environment, workspaceOf } from "../world.ts";
import type { Finding } from "./finding.ts";

/** Best first, as `auto` takes them. */
const levels = ["userns", "rootdrop"] as const;

/**
 * Starts a session at each level that `auto` may take, in a folder of its own that belongs to whom the workspace belongs, and tells which is the
 * first that works, and why not a better one.
 */
export async function lookAtSandbox(environment: Environment): Promise<Finding> {
  const reasons: string[] = [];
  for (const level of levels) {
    const tried = await tryLevel(level, environment);
    if ("readyMs" in tried) {
      const better = reasons.length === 0 ? "" : `; not a better one: ${reasons.join("; ")}`;
      const text = `${level} works, ready in ${Math.round(tried.readyMs)} ms, the self-test passed${better}`;
      return { name: "sandbox", state: "good", text };
    }
    reasons.push(`${level}: ${tried.reason}`);
  }
  return {
    name: "sandbox",
    state: "bad",
    text: `none works here (${reasons.join("; ")}). ${sandboxAdvice}`,
  };
}

async function tryLevel(
  choice: SandboxChoice,
  environment: Environment,
): Promise<{ readonly readyMs: number } | { readonly reason: string }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bash-agent-doctor-")));
  const place = (name: string): string => join(folder, name);
  const [workspace, control, outputs] = [
    place("workspace"),
    place("record/x/session"),
    place("record/outputs"),
  ];
  try {
    for (const path of [workspace, control, outputs]) mkdirSync(path, { recursive: true });
    if (process.getuid?.() === 0) {
      const owner = statSync(workspaceOf(environment));
      chownSync(workspace, owner.uid, owner.gid);
    }
    const { bash, mkfifo } = findPrograms(environment["PATH"] ?? "");
    const startedAt = performance.now();
    const { tool } = await openSandboxedBash({
      request: {
        choice,
        network: "none",
        environment,
        workspace,
        control,
        outputs,
        recordDirectory: place("record"),
        program: import.meta.dirname,
      },
      tool: {
        session: {
          bash,
          mkfifo,
          environment: shellEnvironment(environment),
          directory: workspace,
          controlDirectory: control,
        },
        redactor: noSecrets,
        timeoutMs: 10_000,
        outputLimitCharacters: 1000,
        outputsDirectory: outputs,
      },
    });
    const readyMs = performance.now() - startedAt;
    await tool.close();
    return { readyMs };
  } catch (error) {
    return { reason: reasonOf(messageOf(error)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the message for one level only what is between its name and the advice, which is given once. */
function reasonOf(message: string): string {
  return /\(\w+: ([^]*)\)\. Either /.exec(message)?.[1] ?? message;
}
