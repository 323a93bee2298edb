import type { RunOptions } from "../options.ts";
import { seenIn } from "./session.ts";
import type { RunWorld } from "./world.ts";

/** The limits of a run, as the records tell them. */
export function limitsOf(options: RunOptions): { readonly [name: string]: number } {
  const { resourceLimits } = options;
  return {
    max_turns: options.maxTurns,
    ...(options.maxCostUsd === null ? {} : { max_cost_usd: options.maxCostUsd }),
    max_output_tokens: options.maxOutputTokens,
    time_limit_ms: options.timeLimitMs,
    command_timeout_ms: options.commandTimeoutMs,
    output_limit_characters: options.outputLimitCharacters,
    memory_limit_bytes: resourceLimits.memoryBytes,
    process_limit: resourceLimits.processes,
    file_size_limit_bytes: resourceLimits.fileSizeBytes,
    cpu_time_limit_seconds: resourceLimits.cpuTimeSeconds,
  };
}

/** `options` of the transcript's first line: all that bears on what the recorded calls do, so that they can be run again. Nothing secret. */
export function recordedOptions(options: RunOptions, world: RunWorld): object {
  const seen = seenIn(options, world);
  return {
    ...limitsOf(options),
    workspace: seen.workspace,
    working_directory: seen.workingDirectory,
    base_sha: world.checkedOut,
    pass_env: options.passedVariables,
    allowed_commands: options.allowedCommands,
    verify: options.verify,
    verify_attempts: options.verifyAttempts,
    protected_paths: options.protectedPaths,
    output_schema: options.answerSchema?.schema ?? null,
  };
}
