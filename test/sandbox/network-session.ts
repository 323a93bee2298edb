import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { createRedactor } from "../../src/record/redact.ts";
import {
  type NetworkEnd,
  type NetworkRequest,
  openNetworkProxy,
} from "../../src/sandbox/network-proxy.ts";
import { parseNetwork } from "../../src/sandbox/network-rules.ts";
import type { SandboxMode } from "../../src/sandbox/plan.ts";
import type { SelfTestResult } from "../../src/sandbox/self-test.ts";
import { shellEnvironment } from "../../src/shell/environment.ts";
import { findPrograms } from "../../src/shell/programs.ts";
import { openSandboxedBash } from "../../src/tools/sandboxed-bash.ts";
import { createFolder } from "../record/record-fixture.ts";

export interface NetworkSession {
  readonly workspace: string;
  readonly selfTest: SelfTestResult | null;
  readonly requests: readonly NetworkRequest[];
  readonly ends: readonly NetworkEnd[];
  /** What the model would be shown of the command. */
  run(command: string): Promise<string>;
  /** The hosts that the command asked the proxy for, each with the verdict. */
  asked(command: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface NetworkSessionOptions {
  readonly level: SandboxMode;
  readonly entries: readonly string[];
  /** What names ending in `.test` are resolved to; 127.0.0.1 when absent. */
  readonly address?: string;
  /** Of each command; a minute when absent. */
  readonly timeoutMs?: number;
}

/** A session at this level whose network is a list, with the proxy that belongs to it. No name is asked of anybody. */
export async function openNetworkSession(
  context: TestContext,
  { level, entries, address = "127.0.0.1", timeoutMs = 60_000 }: NetworkSessionOptions,
): Promise<NetworkSession> {
  const parsed = parseNetwork(entries.join("\n"));
  assert.ok("value" in parsed && typeof parsed.value === "object", JSON.stringify(parsed));
  const requests: NetworkRequest[] = [];
  const ends: NetworkEnd[] = [];
  const proxy = await openNetworkProxy({
    rules: parsed.value,
    onRequest: (request) => requests.push(request),
    onEnd: (end) => ends.push(end),
    resolve: (name) => Promise.resolve(name.endsWith(".test") ? [address] : []),
  });
  const folder = createFolder(context);
  const place = (name: string): string => join(folder, name);
  for (const name of ["workspace", "record", "record/session", "record/outputs", "program"])
    mkdirSync(place(name));
  // The programs of the tests need this very Node, wherever it lies; what is on PATH is shown in the sandbox.
  const PATH = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`;
  const environment = shellEnvironment({ ...process.env, PATH, HOME: folder });
  const { tool, selfTest } = await openSandboxedBash({
    request: {
      choice: level,
      network: { proxyDirectory: proxy.directory },
      environment: { ...process.env, PATH, HOME: folder, RUNNER_TEMP: undefined },
      workspace: place("workspace"),
      control: place("record/session"),
      outputs: place("record/outputs"),
      recordDirectory: place("record"),
      program: place("program"),
    },
    tool: {
      session: {
        ...findPrograms(process.env["PATH"] ?? ""),
        environment,
        directory: place("workspace"),
        controlDirectory: place("record/session"),
      },
      redactor: createRedactor([]),
      timeoutMs,
      outputLimitCharacters: 8000,
      outputsDirectory: place("record/outputs"),
    },
  });
  const close = async (): Promise<void> => {
    await tool.close();
    await proxy.close();
  };
  context.after(close);
  const run = async (command: string): Promise<string> => {
    const result = await tool.run(
      { id: "toolu_1", name: "bash", input: { command } },
      {
        turn: 1,
        recorder: { record: () => undefined, close: () => undefined },
        signal: new AbortController().signal,
      },
    );
    return result.text;
  };
  return {
    workspace: place("workspace"),
    selfTest,
    requests,
    ends,
    run,
    async asked(command) {
      const before = requests.length;
      await run(command);
      return requests
        .slice(before)
        .map(({ host, port, verdict }) => `${host}:${port ?? ""} ${verdict}`);
    },
    close,
  };
}
