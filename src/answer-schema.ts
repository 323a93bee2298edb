import { createContext, runInContext } from "node:vm";
import { messageOf } from "./errors.ts";

/** The JSON schema that the final answer has to fit. */
export interface AnswerSchema {
  /** As it was given. */
  readonly schema: object;
  /** The value that a text stands for, or in one line what is wrong with it. A text in a Markdown fence counts as what is in it. */
  check(text: string): { readonly value: unknown } | { readonly problem: string };
}

/** So many faults are told; more do not help to mend them. */
const toldFaults = 5;

/**
 * Makes the validator (ajv, draft 2020-12; draft-07 where `$schema` says so). Gives what is wrong with the schema itself in one line.
 * The validator is loaded only when there is a schema.
 */
export async function answerSchema(
  schema: object,
): Promise<AnswerSchema | { readonly problem: string }> {
  const [{ Ajv }, { Ajv2020 }, { default: formats }] = await Promise.all([
    import("ajv"),
    import("ajv/dist/2020.js"),
    import("ajv-formats"),
  ]);
  const dialect = "$schema" in schema ? String(schema.$schema) : "";
  const ajv = new (/draft-0[67]/.test(dialect) ? Ajv : Ajv2020)({
    strict: false,
    allErrors: true,
    logger: false,
  });
  formats.default(ajv);
  try {
    const validate = ajv.compile(schema);
    return {
      schema,
      check(text) {
        const parsed = parsedAnswer(text);
        if ("problem" in parsed) return parsed;
        const fits = inTime(() => validate(parsed.value));
        if (fits === null)
          return { problem: "checking it takes too long: a pattern of the schema is to blame" };
        if (fits) return parsed;
        const faults = (
          validate.errors ?? [{ instancePath: "", message: "is nested too deeply" }]
        ).map(
          ({ instancePath, message = "does not fit" }) =>
            `${instancePath === "" ? "the answer" : instancePath} ${message}`,
        );
        return { problem: faults.slice(0, toldFaults).join("; ") };
      },
    };
  } catch (error) {
    return { problem: messageOf(error).replaceAll(/\s+/g, " ") };
  }
}

const longestCheckMs = 2_000;
const timedOut = "ERR_SCRIPT_EXECUTION_TIMEOUT";

/** What the function gives; null when it takes too long. A pattern that tries everything would hold the whole process. */
function inTime(check: () => boolean): boolean | null {
  try {
    return runInContext("check()", createContext({ check }), {
      timeout: longestCheckMs,
    }) as boolean;
  } catch (error) {
    // It is an Error of the other context.
    if (typeof error === "object" && error !== null && "code" in error && error.code === timedOut)
      return null;
    // Deeper than the stack: no answer that anybody could use.
    if (isRangeError(error)) return false;
    throw error;
  }
}

function isRangeError(error: unknown): boolean {
  return (
    typeof error === "object" && error !== null && "name" in error && error.name === "RangeError"
  );
}

function parsedAnswer(text: string): { readonly value: unknown } | { readonly problem: string } {
  const [, fenced] = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(text.trim()) ?? [];
  try {
    const value: unknown = JSON.parse(fenced ?? text);
    return { value };
  } catch (error) {
    return { problem: `it is not JSON (${messageOf(error)})` };
  }
}
