import { Buffer } from "node:buffer";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { messageOf, RunError } from "../errors.ts";
import {
  type Ruled,
  sandboxAdvice,
  type SandboxCandidate,
  sandboxCandidates,
  type SandboxRequest,
} from "../sandbox/sandbox.ts";
import { readSelfTest, type SelfTestResult, selfTestScript } from "../sandbox/self-test.ts";
import { type BashTool, type BashToolOptions, openBashTool } from "./bash.ts";

export interface SandboxedBash {
  readonly tool: BashTool;
  readonly level: SandboxCandidate["level"];
  /** null without a sandbox. */
  readonly selfTest: SelfTestResult | null;
}

export interface SandboxedBashOptions {
  readonly request: SandboxRequest;
  readonly tool: Omit<BashToolOptions, "sandbox" | "session"> & {
    readonly session: Omit<BashToolOptions["session"], "launcher">;
  };
}

/**
 * Starts the session at the best level that was asked for and works here, and has it prove from inside what it is. Throws a RunError
 * (`sandbox`) that says what every level lacks; there is never a step down to less than was asked for.
 */
export async function openSandboxedBash(options: SandboxedBashOptions): Promise<SandboxedBash> {
  const { candidates, ruledOut, cleanUp } = sandboxCandidates(options.request);
  try {
    const opened = await openBest(candidates, ruledOut, options);
    return { ...opened, tool: closedWith(opened.tool, cleanUp) };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

async function openBest(
  candidates: readonly SandboxCandidate[],
  ruledOut: readonly Ruled[],
  options: SandboxedBashOptions,
): Promise<SandboxedBash> {
  const failed: Ruled[] = [...ruledOut];
  for (const candidate of candidates) {
    if (candidate.level === "none") {
      const tool = await openAt(candidate, options);
      return { tool, level: "none", selfTest: null };
    }
    const opened = await tryAt(candidate, options);
    if ("tool" in opened) return opened;
    emptyControl(options);
    failed.push({ level: candidate.level, reason: opened.reason });
  }
  const reasons = failed.map(({ level, reason }) => `${level}: ${reason}`).join("; ");
  throw new RunError("sandbox", `no sandbox works here (${reasons}). ${sandboxAdvice}`);
}

async function tryAt(
  candidate: SandboxCandidate,
  options: SandboxedBashOptions,
): Promise<SandboxedBash | { readonly reason: string }> {
  let tool: BashTool;
  try {
    tool = await openAt(candidate, options);
  } catch (error) {
    if (error instanceof RunError && error.code === "session")
      return {
        reason: messageOf(error)
          .trim()
          .replaceAll(/\s*\n\s*/g, "; "),
      };
    throw error;
  }
  const selfTest = await proved(tool, candidate, options);
  const missed = Object.keys(selfTest).filter((check) => selfTest[check] !== true);
  if (missed.length === 0) return { tool, level: candidate.level, selfTest };
  await tool.close();
  return { reason: `the self-test in the session failed: ${missed.join(", ")}` };
}

async function proved(
  tool: BashTool,
  { expectation, environment }: SandboxCandidate,
  { tool: { session } }: SandboxedBashOptions,
): Promise<SelfTestResult> {
  if (expectation === null) return {};
  const expected = {
    ...expectation,
    variables: Object.keys({ ...session.environment, ...environment }),
  };
  return readSelfTest(await tool.probe(Buffer.from(selfTestScript(expected))), expected);
}

async function openAt(
  candidate: SandboxCandidate,
  options: SandboxedBashOptions,
): Promise<BashTool> {
  const { session } = options.tool;
  return openBashTool({
    ...options.tool,
    session: {
      ...session,
      launcher: candidate.launcher,
      environment: { ...session.environment, ...candidate.environment },
    },
    sandbox: candidate.level,
  });
}

/** The same tool, which does something more at its end. */
function closedWith(tool: BashTool, atEnd: () => void): BashTool {
  const close = tool.close.bind(tool);
  return Object.assign(tool, { close: (): Promise<number> => close().finally(atEnd) });
}

/** The next try makes its FIFOs anew. */
function emptyControl({ tool: { session } }: SandboxedBashOptions): void {
  for (const name of readdirSync(session.controlDirectory))
    rmSync(join(session.controlDirectory, name), { recursive: true });
}
