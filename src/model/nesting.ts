/** Levels of objects and lists that are taken from the service. What is deeper could be parsed, but not be sent back: writing JSON recurses. */
export const deepestJson = 100;

/** Whether a value of JSON has more levels of objects and lists than this. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1));
}
