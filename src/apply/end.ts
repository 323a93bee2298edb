/** The states in which applying can end; a closed set. */
export const applyStates = [
  "applied",
  "updated",
  "unchanged",
  "checked",
  "refused",
  "conflict",
  "failed",
  "input_error",
] as const;
export type ApplyState = (typeof applyStates)[number];

/** An end before anything is written. */
export interface End {
  readonly end: Exclude<ApplyState, "applied" | "updated">;
  /** One line; it may hold foreign text. */
  readonly reason: string;
}

/** The record or what is to be written over cannot be trusted. */
export function refused(reason: string): End {
  return { end: "refused", reason };
}

/** The world around did not do its part. */
export function failed(reason: string): End {
  return { end: "failed", reason };
}

export function isEnd(value: object): value is End {
  return "end" in value;
}
