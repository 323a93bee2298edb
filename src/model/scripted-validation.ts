import { isObject, type Json } from "../json.ts";
import { problemOfMessages, problemOfUnknownField } from "./scripted-messages.ts";

/** Why a request is refused, in the words and with the status that the service would use. */
export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly message: string;
}

export interface RequestRules {
  /** The only key that is let in; any key when absent. */
  readonly apiKey?: string;
  /** The models there are; all when absent. */
  readonly models?: readonly string[];
  /** Whether the last response was paused; not when absent. */
  readonly isPaused?: () => boolean;
}

/** Fields of a request (page "Create a Message"); any other is refused as the service does. */
const topLevelFields = new Set([
  "cache_control",
  "container",
  "diagnostics",
  "inference_geo",
  "max_tokens",
  "messages",
  "metadata",
  "model",
  "output_config",
  "service_tier",
  "speed",
  "stop_sequences",
  "stream",
  "system",
  "temperature",
  "thinking",
  "tool_choice",
  "tools",
  "top_k",
  "top_p",
]);

/** Client tools that the provider defines, by their type. */
const providerTools: { readonly [type: string]: string } = {
  bash_20250124: "bash",
  text_editor_20250728: "str_replace_based_edit_tool",
};

/** Models that know only a fixed thinking budget, so that `adaptive` is an error (page "Adaptive thinking"). */
const withoutAdaptiveThinking = /^claude-(3|haiku-4|sonnet-4-5|sonnet-4-0|opus-4-[015])/;

/** What is wrong with the headers: no key, a wrong key, no version of the API. */
export function refusalOfHeaders(
  headers: { readonly [name: string]: string | readonly string[] | undefined },
  rules: RequestRules,
): Refusal | null {
  const authorization = headers["authorization"];
  const key =
    typeof authorization === "string" && authorization.startsWith("Bearer ")
      ? authorization.slice(7)
      : headers["x-api-key"];
  if (key === undefined || key === "")
    return refusal(401, "authentication_error", "x-api-key header is required");
  if (rules.apiKey !== undefined && key !== rules.apiKey)
    return refusal(401, "authentication_error", "invalid x-api-key");
  if (headers["anthropic-version"] === undefined)
    return invalid("anthropic-version: header is required");
  return null;
}

/** What is wrong with the body of a request; null when the service would take it. */
export function refusalOfBody(body: unknown, rules: RequestRules): Refusal | null {
  if (!isObject(body)) return invalid("The request body is not valid JSON");
  const problem =
    problemOfFields(body) ??
    problemOfThinking(body) ??
    problemOfOutputConfig(body) ??
    problemOfTools(body["tools"]) ??
    problemOfSystem(body["system"]) ??
    problemOfMessages(body["messages"], rules.isPaused?.() ?? false) ??
    problemOfMarks(body);
  if (problem !== null) return invalid(problem);
  const model = String(body["model"]);
  if (rules.models !== undefined && !rules.models.includes(model))
    return refusal(404, "not_found_error", `model: ${model}`);
  return null;
}

function invalid(message: string): Refusal {
  return refusal(400, "invalid_request_error", message);
}

function refusal(status: number, type: string, message: string): Refusal {
  return { status, type, message };
}

function problemOfFields(body: Json): string | null {
  const unknown = Object.keys(body).find((field) => !topLevelFields.has(field));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  if (typeof body["model"] !== "string" || body["model"] === "") return "model: Field required";
  const maxTokens = body["max_tokens"];
  if (typeof maxTokens !== "number" || !Number.isInteger(maxTokens) || maxTokens < 1) {
    return "max_tokens: Input should be greater than or equal to 1";
  }
  const stream = body["stream"];
  return stream === undefined || typeof stream === "boolean"
    ? null
    : "stream: Input should be a valid boolean";
}

function problemOfThinking(body: Json): string | null {
  const thinking = body["thinking"];
  if (thinking === undefined) return null;
  if (!isObject(thinking)) return "thinking: Input should be an object";
  const type = String(thinking["type"]);
  if (!["adaptive", "disabled", "enabled", "between_tools"].includes(type))
    return `thinking: Input tag '${type}' does not match`;
  if (type === "adaptive" && withoutAdaptiveThinking.test(String(body["model"]))) {
    return '"thinking.type.adaptive" is not supported for this model.';
  }
  const display = thinking["display"];
  if (display !== undefined && display !== "summarized" && display !== "omitted")
    return "thinking.display: Input should be 'summarized' or 'omitted'";
  return problemOfUnknownField(thinking, ["type", "display", "budget_tokens"], "thinking");
}

/** Pages "Effort" and "Structured outputs". */
function problemOfOutputConfig(body: Json): string | null {
  const config = body["output_config"];
  if (config === undefined) return null;
  if (!isObject(config)) return "output_config: Input should be an object";
  const { effort, format } = config;
  if (effort !== undefined && !["low", "medium", "high", "xhigh", "max"].includes(effort as string))
    return "output_config.effort: Input should be 'low', 'medium', 'high', 'xhigh' or 'max'";
  if (format !== undefined) {
    if (!isObject(format) || format["type"] !== "json_schema" || !isObject(format["schema"]))
      return "output_config.format: Input should be a JSON schema format";
    const loose = looseObject(format["schema"]);
    if (loose)
      return "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false";
  }
  return problemOfUnknownField(config, ["effort", "format"], "output_config");
}

function looseObject(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(looseObject);
  if (!isObject(schema)) return false;
  if (schema["type"] === "object" && schema["additionalProperties"] !== false) return true;
  return Object.values(schema).some(looseObject);
}

function problemOfTools(tools: unknown): string | null {
  if (tools === undefined) return null;
  if (!Array.isArray(tools)) return "tools: Input should be a valid array";
  const names = new Set<string>();
  for (const [index, tool] of (tools as readonly unknown[]).entries()) {
    if (!isObject(tool)) return `tools.${index}: Input should be an object`;
    const type = typeof tool["type"] === "string" ? tool["type"] : "custom";
    const name = String(tool["name"]);
    if (type === "custom") {
      if (!isObject(tool["input_schema"])) return `tools.${index}.input_schema: Field required`;
    } else {
      const expected = providerTools[type];
      if (expected === undefined)
        return `tools.${index}: Input tag '${type}' does not match any of the expected tags`;
      if (name !== expected) return `tools.${index}.${type}.name: Input should be '${expected}'`;
    }
    if (names.has(name)) return "tools: Tool names must be unique.";
    names.add(name);
  }
  return null;
}

function problemOfSystem(system: unknown): string | null {
  if (system === undefined || typeof system === "string") return null;
  if (!Array.isArray(system)) return "system: Input should be a valid array";
  for (const [index, block] of (system as readonly unknown[]).entries()) {
    if (!isObject(block) || block["type"] !== "text" || typeof block["text"] !== "string")
      return `system.${index}: Input should be a text block`;
    if (block["text"].trim() === "") return "system: text content blocks must be non-empty";
    const unknown = problemOfUnknownField(
      block,
      ["type", "text", "cache_control", "citations"],
      `system.${index}`,
    );
    if (unknown !== null) return unknown;
  }
  return null;
}

/** At most four marks, of a known kind, those that live longer first (page "Prompt caching"). */
function problemOfMarks(body: Json): string | null {
  const marks = [...marksWithin(body["tools"]), ...marksWithin(body["system"])];
  for (const message of body["messages"] as readonly Json[])
    marks.push(...marksWithin(message["content"]));
  if (body["cache_control"] !== undefined) marks.push(body["cache_control"]);
  if (marks.length > 4)
    return `A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`;
  let shortSeen = false;
  for (const mark of marks) {
    if (!isObject(mark) || mark["type"] !== "ephemeral")
      return "cache_control.type: Input should be 'ephemeral'";
    const ttl = mark["ttl"] ?? "5m";
    if (ttl !== "5m" && ttl !== "1h") return "cache_control.ttl: Input should be '5m' or '1h'";
    if (ttl === "1h" && shortSeen)
      return "a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block.";
    shortSeen ||= ttl === "5m";
  }
  return null;
}

function marksWithin(blocks: unknown): unknown[] {
  if (!Array.isArray(blocks)) return [];
  return (blocks as readonly unknown[]).flatMap((block) =>
    isObject(block) && block["cache_control"] !== undefined ? [block["cache_control"]] : [],
  );
}
