import type { Material } from "./material.ts";

/** The repository's own guidance for agents, such as AGENTS.md. */
export interface Guidance {
  /** Of the file, inside the workspace. */
  readonly name: string;
  readonly text: string;
  /** It was longer, and cut. */
  readonly isCut: boolean;
  /** Only whoever can write to the repository can have written it, so that its words are instructions. */
  readonly isTrusted: boolean;
}

/** As a paragraph of the system prompt. */
export function guidanceParagraph({ name, text, isCut }: Guidance): string {
  return `Guidance of the repository (${name}${isCut ? ", cut" : ""}):\n${text.trim()}`;
}

/** As material, for a tree that strangers may have written. */
export function guidanceMaterial({ name, text, isCut }: Guidance): Material {
  return {
    title: `The file ${JSON.stringify(name)}${isCut ? ", cut," : ""} of a tree that comes from a fork`,
    text,
  };
}
