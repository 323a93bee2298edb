/** A JSON object of which nothing is known. */
export type Json = { readonly [key: string]: unknown };

/** Whether a value is an object, and no array. */
export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
