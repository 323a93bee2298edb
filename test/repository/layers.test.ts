import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";

const repository = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "layers-"));
after(() => rmSync(folder, { recursive: true }));

/** A file, and a line that is planted in it. */
type Planted = readonly [file: string, line: string];

const refused: readonly Planted[] = [
  ["src/run.ts", 'import { x } from "./action/inputs.ts"'],
  ["src/run.ts", 'import { x } from "./main.ts"'],
  ["src/run.ts", 'import { x } from "@actions/core"'],
  ["src/cli.ts", 'import { x } from "./action/inputs.ts"'],
  ["src/cli.ts", 'import { x } from "@actions/core"'],
  ["src/options.ts", 'import { x } from "./run.ts"'],
  ["src/options.ts", 'import { x } from "./shell/session.ts"'],
  ["src/inputs.ts", 'import { x } from "./agent/loop.ts"'],
  ["src/agent/limits.ts", 'import { x } from "../post.ts"'],
  ["src/policy/policy.ts", 'import { x } from "../inputs.ts"'],
  ["src/apply/record.ts", 'import { x } from "../run.ts"'],
  ["src/apply/record.ts", 'import { x } from "../inputs.ts"'],
  ["src/apply/record.ts", 'import { x } from "../model/model.ts"'],
  ["src/apply/record.ts", 'import { x } from "../shell/session.ts"'],
  ["src/apply/record.ts", 'import { x } from "node:child_process"'],
  ["src/action/inputs.ts", 'import { x } from "../apply/inputs.ts"'],
  ["src/record/patch.ts", 'import { x } from "@octokit/core"'],
  ["src/errors.ts", 'import { x } from "./options.ts"'],
  ["src/demo/demo.ts", 'import { x } from "../action/inputs.ts"'],
  ["src/action/inputs.ts", 'import { x } from "../main.ts"'],
  ["src/action/inputs.ts", 'import { x } from "node:child_process"'],
  ["src/agent/loop.ts", 'import { x } from "../run.ts"'],
  ["src/agent/loop.ts", 'import { x } from "../action/inputs.ts"'],
  ["src/agent/loop.ts", 'import { x } from "@anthropic-ai/sdk/client"'],
  ["src/agent/loop.ts", 'import { x } from "node:child_process"'],
  ["src/model/scripted.ts", 'import { x } from "../tools/all.ts"'],
  ["src/model/scripted.ts", 'import type { x } from "../tools/tool.ts"'],
  ["src/model/scripted.ts", 'import { x } from "../shell/session.ts"'],
  ["src/model/scripted.ts", 'import { x } from "../options.ts"'],
  ["src/model/scripted.ts", 'import { x } from "@anthropic-ai/sdk/client"'],
  ["src/model/anthropic.ts", 'import { x } from "@anthropic-ai/sdk"'],
  ["src/model/anthropic.ts", 'import { x } from "../agent/loop.ts"'],
  ["src/model/anthropic.ts", 'import { x } from "@anthropic-ai/bedrock-sdk/client"'],
  ["src/model/anthropic.ts", 'import { x } from "@anthropic-ai/vertex-sdk/client"'],
  ["src/model/provider.ts", 'const { x } = await import("@anthropic-ai/bedrock-sdk/client")'],
  ["src/model/bedrock.ts", 'import { x } from "@aws-sdk/credential-providers"'],
  ["src/model/bedrock.ts", 'import { x } from "google-auth-library"'],
  ["src/model/vertex.ts", 'import { x } from "@smithy/fetch-http-handler"'],
  ["src/model/vertex.ts", 'import { x } from "undici"'],
  ["src/sandbox/network-proxy.ts", 'import { x } from "undici"'],
  ["src/tools/bash.ts", 'import { x } from "../agent/loop.ts"'],
  ["src/tools/bash.ts", 'import { x } from "../model/anthropic.ts"'],
  ["src/tools/bash.ts", 'import { x } from "node:child_process"'],
  ["src/policy/policy.ts", 'import { x } from "../tools/bash.ts"'],
  ["src/sandbox/probe.ts", 'import { x } from "../record/recorder.ts"'],
  ["src/sandbox/probe.ts", 'import { x } from "@actions/exec"'],
  ["src/record/audit.ts", 'import { x } from "../model/pricing.ts"'],
  ["src/record/audit.ts", 'import { x } from "@actions/exec"'],
  ["src/record/patch.ts", 'import { x } from "@actions/core"'],
  ["src/record/report/page.ts", 'import { x } from "../../agent/loop.ts"'],
  ["src/record/report/page.ts", 'import { x } from "node:child_process"'],
  ["src/record/event.ts", 'import { x } from "./redact.ts"'],
  ["src/shell/session.ts", 'import { x } from "../record/recorder.ts"'],
  ["src/shell/session.ts", 'import type { x } from "../record/recorder.ts"'],
  ["src/shell/session.ts", 'import type { x } from "../record/event.ts"'],
  ["src/shell/session.ts", 'import { x } from "../record/redact.ts"'],
  ["src/shell/session.ts", 'import type { x } from "../model/model.ts"'],
  ["src/shell/session.ts", 'import { x } from "../sandbox/sandbox.ts"'],
  ["src/shell/session.ts", 'import { x } from "@actions/exec"'],
  ["src/shell/session.ts", 'const { x } = await import("../agent/loop.ts")'],
  ["src/agent/loop.ts", 'import { x } from "./index.ts"'],
  ["src/agent/loop.ts", 'import { x } from "./helpers.ts"'],
  ["src/agent/loop.ts", 'import { x } from "../shell/session-manager.ts"'],
  ["test/support/server.ts", 'import { x } from "./utils/port.ts"'],
];

const accepted: readonly Planted[] = [
  ["src/main.ts", 'import { x } from "./action/inputs.ts"'],
  ["src/main.ts", 'import { x } from "@actions/core"'],
  ["src/main.ts", 'import { x } from "./run.ts"'],
  ["src/main.ts", 'import { x } from "./model/anthropic.ts"'],
  ["src/post.ts", 'import { x } from "./action/artifact.ts"'],
  ["src/cli.ts", 'import { x } from "./cli/commands.ts"'],
  ["src/apply.ts", 'import { x } from "./apply/inputs.ts"'],
  ["src/apply/record.ts", 'import { x } from "../record/verify.ts"'],
  ["src/apply/record.ts", 'import { x } from "../action/record-files.ts"'],
  ["src/apply/inputs.ts", 'import type { x } from "../inputs.ts"'],
  ["src/apply/github-client.ts", 'import { x } from "@octokit/core"'],
  ["src/run.ts", 'import { x } from "./agent/loop.ts"'],
  ["src/options.ts", 'import type { x } from "./sandbox/sandbox.ts"'],
  ["src/options.ts", 'import { x } from "./errors.ts"'],
  ["src/options.ts", 'import { x } from "./inputs.ts"'],
  ["src/inputs.ts", 'import { x } from "./model/pricing.ts"'],
  ["src/demo/demo.ts", 'import { x } from "node:child_process"'],
  ["src/action/inputs.ts", 'import { x } from "../options.ts"'],
  ["src/action/workspace.ts", 'import { x } from "@actions/exec"'],
  ["src/agent/loop.ts", 'import { x } from "../tools/all.ts"'],
  ["src/model/scripted.ts", 'import type { x } from "../record/event.ts"'],
  ["src/model/anthropic.ts", 'import { x } from "@anthropic-ai/sdk/client"'],
  ["src/model/anthropic.ts", 'import type { x } from "@anthropic-ai/sdk"'],
  ["src/model/provider.ts", 'const { x } = await import("./bedrock.ts")'],
  ["src/model/bedrock.ts", 'import { x } from "@anthropic-ai/bedrock-sdk/client"'],
  ["src/model/aws-credentials.ts", 'import { x } from "@aws-sdk/credential-providers"'],
  ["src/model/vertex.ts", 'import { x } from "google-auth-library"'],
  ["src/model/proxy.ts", 'import { x } from "undici"'],
  ["src/tools/bash.ts", 'import { x } from "../shell/session.ts"'],
  ["src/tools/bash.ts", 'import type { x } from "../model/model.ts"'],
  ["src/sandbox/probe.ts", 'import { x } from "node:child_process"'],
  ["src/sandbox/probe.ts", 'import type { x } from "../record/redact.ts"'],
  ["src/record/audit.ts", 'import { x } from "./event.ts"'],
  ["src/record/git.ts", 'import { x } from "@actions/exec"'],
  ["src/record/report/page.ts", 'import { x } from "../event.ts"'],
  ["src/record/report/page.ts", 'import { x } from "../../errors.ts"'],
  ["src/record/event.ts", 'import type { x } from "./redact.ts"'],
  ["src/shell/session.ts", 'import type { x } from "../record/redact.ts"'],
  ["src/shell/session.ts", 'import { x } from "../errors.ts"'],
  ["src/shell/session.ts", 'import { x } from "./framing.ts"'],
  ["src/shell/session.ts", 'import { x } from "node:child_process"'],
  ["test/agent/loop.test.ts", 'import { x } from "../../src/agent/loop.ts"'],
];

test("imports against the layers are refused, and imports along them are not", () => {
  const expected = refused.map(([file, line]) => `${file}: ${line}`);

  assert.deepEqual(refusedImports([...refused, ...accepted]).toSorted(), expected.toSorted());
});

/** Lints the planted lines, all those of one file together, with the repository's own configuration. */
function refusedImports(planted: readonly Planted[]): readonly string[] {
  const linesOf = new Map<string, string[]>();
  for (const [place, line] of planted) linesOf.set(place, [...(linesOf.get(place) ?? []), line]);
  for (const [place, lines] of linesOf) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    const text = lines.map((line, index) => `${line.replace(" x ", ` x${index} `)};\n`).join("");
    writeFileSync(join(folder, place), text);
  }
  copyFileSync(join(repository, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));

  const oxlint = join(repository, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json", "src", "test"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code === "eslint(no-restricted-imports)")
    .map(
      ({ filename, labels }) => `${filename}: ${linesOf.get(filename)![labels[0]!.span.line - 1]}`,
    );
}
