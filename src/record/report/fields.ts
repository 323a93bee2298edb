/** A JSON object whose fields are not known yet: records of other versions may lack some and have others. */
export type Fields = { readonly [name: string]: unknown };

/** The fields of a value; none when it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The fields of a line of JSON; null when it is not one object. */
export function parsedFields(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

export function textAt(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === "string" ? value : null;
}

/** A finite number. */
export function numberAt(fields: Fields, name: string): number | null {
  const value = fields[name];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A whole number that is not negative; 0 when there is none. */
export function countAt(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

export function listAt(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

/** The texts of a list, without what else is in it. */
export function textsAt(fields: Fields, name: string): readonly string[] {
  return listAt(fields, name).filter((item) => typeof item === "string");
}
