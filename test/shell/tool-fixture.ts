import { join } from "node:path";
import { noSecrets, createRedactor } from "../../src/record/redact.ts";
import { shellEnvironment } from "../../src/shell/environment.ts";
import type { ResourceLimits } from "../../src/shell/limits.ts";
import { plainLauncher } from "../../src/shell/supervisor.ts";
import { openBashTool } from "../../src/tools/bash.ts";
import { type Cleanup, createFolder, programs } from "./shell-fixture.ts";

export interface ToolShell {
  readonly folder: string;
  readonly outputsDirectory: string;
  /** The result of a call, as the model gets it. */
  call(input: unknown): Promise<{ readonly text: string; readonly isError: boolean }>;
  run(command: string): Promise<{ readonly text: string; readonly isError: boolean }>;
  /** Ends the session; gives how many processes were still there. */
  close(): Promise<number>;
}

/** The bash tool on a session of its own, in a folder of its own. */
export async function openToolShell(
  context: Cleanup,
  {
    timeoutMs = 20_000,
    limit = 30_000,
    secrets = [] as readonly string[],
    limits = undefined as ResourceLimits | undefined,
  } = {},
): Promise<ToolShell> {
  const folder = createFolder(context);
  const outputsDirectory = createFolder(context);
  const tool = await openBashTool({
    session: {
      ...programs,
      launcher: plainLauncher(process.pid),
      environment: shellEnvironment(process.env),
      directory: folder,
      controlDirectory: join(folder, ".control"),
      ...(limits === undefined ? {} : { limits }),
    },
    redactor: secrets.length === 0 ? noSecrets : createRedactor(secrets),
    timeoutMs,
    outputLimitCharacters: limit,
    outputsDirectory,
    sandbox: "none",
  });
  context.after(() => tool.close());
  const toolContext = {
    turn: 1,
    recorder: { record: () => undefined, close: () => undefined },
    signal: new AbortController().signal,
  };
  let calls = 0;
  const call = async (input: unknown): ReturnType<ToolShell["call"]> => {
    calls += 1;
    const { text, isError } = await tool.run(
      { id: `toolu_${calls}`, name: "bash", input },
      toolContext,
    );
    return { text, isError };
  };
  return {
    folder,
    outputsDirectory,
    call,
    run: (command) => call({ command }),
    close: () => tool.close(),
  };
}
