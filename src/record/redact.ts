declare const redactedBrand: unique symbol;

/** A text that may leave the process: no known secret is in it. Only this module makes one. */
export type Redacted = string & { readonly [redactedBrand]: true };
