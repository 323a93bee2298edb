import { creator as preset } from "@secretlint/secretlint-rule-preset-recommend";

/** A stretch of a text, `end` excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Rules of the preset that are left out: what they find stands in innocent configuration of tests and examples as well, and text that
 * the model must edit would be hidden from it.
 */
const leftOut: ReadonlySet<string> = new Set(
  ["basicauth", "database-connection-string", "filter-comments"].map(
    (name) => `@secretlint/secretlint-rule-${name}`,
  ),
);

/** Shapes that the preset does not know, or knows only whole. */
const furtherShapes: readonly RegExp[] = [
  // Anthropic: keys of other kinds than `api`.
  /\bsk-ant-(?:oat|admin|sid)\d{2}-[\w-]{40,}/g,
  // GitHub: tokens of an app's installation in the longer form, with dots.
  /\bgh[opsur]_[A-Za-z0-9_.-]{36,}/g,
  // JSON Web Token: header and claims are JSON objects, so both begin with `eyJ`.
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}/g,
  // Google API key.
  /\bAIza[\w-]{35}(?![\w-])/g,
  // Stripe: secret and restricted keys, webhook secrets.
  /\b(?:(?:sk|rk)_(?:live|test)|whsec)_[A-Za-z0-9]{20,}/g,
  // A private key, also one whose end was cut off; its lines may stand in a text with `\n` for their ends.
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]|[\w-]+: [^\n]*\n)+(?:[A-Za-z0-9+/=]{24,}(?:\s|\\[nr])*)+(?:[A-Za-z0-9+/=]{0,23}(?:\s|\\[nr])*-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----)?/g,
];

const shortestShape = 16;

/** Finds what has the shape of a credential. In texts of a megabyte this takes about ten milliseconds. */
export function findSecretShapes(text: string): readonly TextRange[] {
  if (text.length < shortestShape) return [];
  const found: TextRange[] = [];
  const source = { content: text, filePath: "text", contentType: "text" as const, ext: ".txt" };
  for (const check of checksReportingTo(found)) check(source);
  for (const shape of furtherShapes) {
    for (const match of text.matchAll(shape))
      found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

type Source = {
  readonly content: string;
  readonly filePath: string;
  readonly contentType: "text";
  readonly ext: string;
};

/** The preset's rules without its engine, which is asynchronous; a rule itself is a function that reports ranges. */
function checksReportingTo(found: TextRange[]): readonly ((source: Source) => void)[] {
  const context = {
    sharedOptions: {},
    createTranslator: () => (id: string) => ({ message: id, messageId: id }),
    report: ({ range: [start, end] }: { readonly range: readonly [number, number] }) =>
      found.push({ start, end }),
    ignore: () => undefined,
  };
  return rules.map((rule) => {
    const handlers = rule.create(context, {});
    return (source) => handlers.file?.(source);
  });
}

interface Rule {
  readonly meta: { readonly id: string };
  create(context: object, options: object): { file?(source: Source): unknown };
}

const rules = (preset as unknown as { readonly rules: readonly Rule[] }).rules.filter(
  ({ meta }) => !leftOut.has(meta.id),
);
