import { runStates, type AuditEvent, type CommandOutcome, type FileEdited } from "./event.ts";

/** A line of the audit log whose fields have been checked. */
export type AuditLine = AuditEvent & {
  readonly seq: number;
  readonly at: string;
  readonly mono_ms: number;
  readonly prev: string;
};

/** Whether a field's value is of the kind it must be; undefined is a missing field. */
type Check = (value: unknown) => boolean;

type Checks<Event> = { readonly [Field in Exclude<keyof Event, "type">]-?: Check };

/** Gives the line, or what is wrong with its fields, as words that follow "the line". */
export function checkedLine(value: object): AuditLine | { readonly problem: string } {
  const line: Partial<Record<string, unknown>> = { ...value };
  const type = line["type"];
  if (type === undefined) return { problem: "lacks the field type" };
  if (typeof type !== "string" || !isKnownType(type)) {
    return { problem: `is of an unknown type: ${JSON.stringify(type)}` };
  }
  const checks: Readonly<Record<string, Check>> = { ...commonChecks, ...checksByType[type] };
  const unknown = Object.keys(line).find((field) => !Object.hasOwn(checks, field));
  if (unknown !== undefined) return { problem: `has the unknown field ${unknown}` };
  const wrong = Object.entries(checks).find(([field, check]) => !check(line[field]));
  if (wrong === undefined) return value as AuditLine;
  const [field] = wrong;
  return {
    problem: field in line ? `has a wrong value in the field ${field}` : `lacks the field ${field}`,
  };
}

const isText: Check = (value) => typeof value === "string";
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isNumber: Check = (value) => typeof value === "number";
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPositive: Check = (value) => isCount(value) && value !== 0;
const isTruth: Check = (value) => typeof value === "boolean";
const isDigest: Check = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
/** SHA-1 or SHA-256, as the repository has it. */
const isObjectName: Check = (value) =>
  typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
const isTime: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

function nullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function oneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

/** An object whose values all fit. */
function each(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isSandbox: Check = (value) =>
  isObject(value) &&
  "level" in value &&
  isText(value.level) &&
  "self_test" in value &&
  nullOr(each(isTruth))(value.self_test);

const outcomes = [
  "exited",
  "timed_out",
  "session_ended",
  "output_limit",
  "cancelled",
  "denied",
] as const satisfies readonly CommandOutcome[];

const fileChecks = {
  tool_use_id: isText,
  path: isText,
  operation: oneOf([
    "view",
    "create",
    "str_replace",
    "insert",
    "malformed",
  ] satisfies readonly FileEdited["operation"][]),
  bytes: isCount,
  outcome: oneOf([
    "requested",
    "done",
    "failed",
    "denied",
    "unknown",
  ] satisfies readonly FileEdited["outcome"][]),
} as const;

const commonChecks = {
  seq: isCount,
  at: isTime,
  mono_ms: isCount,
  type: isText,
  prev: isDigest,
} as const;

/** The compiler sees to it that every type and field of the event union is here. */
const checksByType: {
  readonly [Type in AuditEvent["type"]]: Checks<Extract<AuditEvent, { type: Type }>>;
} = {
  "run.started": {
    run_id: isText,
    version: isText,
    repository: nullOr(isText),
    sha: nullOr(isText),
    workflow: nullOr(isText),
    actor: nullOr(isText),
    event: nullOr(isText),
    run_attempt: nullOr(isCount),
    task_key: nullOr(isText),
    model: isText,
    limits: each(isNumber),
    sandbox: isSandbox,
    network: isText,
    dist_sha256: isDigest,
  },
  "model.responded": {
    turn: isCount,
    model: isText,
    stop_reason: nullOr(isText),
    request_id: nullOr(isText),
    usage: each(isCount),
    cost_usd: nullOr(isNumber),
  },
  "model.retried": { turn: isCount, attempt: isPositive, reason: isText, delay_ms: isNumber },
  "model.unfinished": {
    turn: isCount,
    model: isText,
    usage: each(isCount),
    cost_usd: nullOr(isNumber),
  },
  "model.switched": { turn: isCount, from: isText, to: isText, reason: isText },
  "context.cleared": {
    turn: isCount,
    prompt_tokens: isCount,
    cleared_results: isCount,
    dropped_messages: isCount,
  },
  "command.requested": {
    n: isPositive,
    turn: isCount,
    tool_use_id: isText,
    command: optional(isText),
    restart: optional(oneOf([true])),
    cwd: isText,
    decision: oneOf(["allow", "deny"]),
    rule: nullOr(isText),
  },
  "command.finished": {
    n: isPositive,
    tool_use_id: isText,
    outcome: oneOf(outcomes),
    exit_code: nullOr(isCount),
    signal: nullOr(isText),
    duration_ms: isNumber,
    output_bytes: isCount,
    output_sha256: isDigest,
    output_head: isText,
    truncated: isTruth,
    redactions: isCount,
    processes_killed: isCount,
    cwd: isText,
  },
  "file.viewed": fileChecks,
  "file.edited": fileChecks,
  "session.started": { reason: isText, sandbox: isText },
  "session.restarted": { reason: isText, sandbox: isText },
  "verification.started": { attempt: isCount, command: isText },
  "verification.finished": {
    attempt: isCount,
    outcome: oneOf(outcomes),
    exit_code: nullOr(isCount),
    duration_ms: isNumber,
    output_bytes: isCount,
    output_sha256: isDigest,
    output_head: isText,
    truncated: isTruth,
  },
  "network.requested": {
    n: isPositive,
    protocol: oneOf(["connect", "http"]),
    host: isText,
    port: nullOr(isPositive),
    addresses: isTexts,
    verdict: oneOf(["allowed", "denied"]),
    rule: isText,
  },
  "network.finished": {
    n: isPositive,
    address: nullOr(isText),
    sent_bytes: isCount,
    received_bytes: isCount,
    duration_ms: isCount,
  },
  "patch.written": {
    sha256: isDigest,
    bytes: isCount,
    files: isCount,
    base_sha: nullOr(isObjectName),
    base_tree: isObjectName,
    from_tree: isObjectName,
    tree: isObjectName,
    omitted: isTexts,
    ignored: isTexts,
    commits: isCount,
    commits_sha256: nullOr(isDigest),
  },
  "run.finished": {
    state: oneOf(runStates),
    reason: isText,
    counts: each(isCount),
    transcript_sha256: nullOr(isDigest),
    patch_sha256: nullOr(isDigest),
  },
};

function isKnownType(type: string): type is AuditEvent["type"] {
  return Object.hasOwn(checksByType, type);
}
