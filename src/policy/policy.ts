/** What becomes of a command that the model asks for. */
export type Decision =
  /** `rule` is null when there is nothing to keep to. */
  | { readonly kind: "allow"; readonly rule: string | null }
  /** `rule` names what forbids it, for the records; `message` says to the model why, and what it may do instead. */
  | { readonly kind: "deny"; readonly rule: string; readonly message: string };

/** Says of a command's text, before bash gets it, whether it may run. Never throws. */
export interface Policy {
  decide(command: string): Decision;
}

/** The policy of a run without one. */
export const allowEverything: Policy = { decide: () => ({ kind: "allow", rule: null }) };
