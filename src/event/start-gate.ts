import { eventTexts, furtherTexts } from "./event-material.ts";
import type { JobEvent } from "./job-event.ts";
import { isForeignTree, isStrangersStart } from "./tree-origin.ts";

/** Permissions on a repository, the least first (page "Repository roles"). */
export const permissions = ["none", "read", "triage", "write", "maintain", "admin"] as const;
export type Permission = (typeof permissions)[number];

export interface GateQuestion {
  /** Null outside of Actions: then whoever calls may. */
  readonly event: JobEvent | null;
  readonly prompt: string;
  readonly instructions: string;
  /** A permission that is enough, and names of accounts; empty: nobody by name, and any permission. */
  readonly allowedActors: readonly string[];
  /** Names of events that may work on a fork's tree though the job has the rights of the repository. */
  readonly allowedTriggers: readonly string[];
  /** Asks the repository; gives what hinders it in one line. */
  readonly permissionOf: (actor: string) => Promise<Permission | { readonly problem: string }>;
}

/**
 * Why a run must not start, each in one line that names the input which has a say in it; empty when it may. What cannot be told counts
 * against it.
 */
export async function startProblems(question: GateQuestion): Promise<readonly string[]> {
  const { event } = question;
  const problems = [...wordProblems(question, "prompt"), ...wordProblems(question, "instructions")];
  if (event === null) return problems;
  if (event.payload === null && !ownEvents.includes(event.name))
    problems.push(
      `context: the payload of ${event.name} cannot be read from GITHUB_EVENT_PATH, so nobody can say what it is about`,
    );
  const trigger = triggerProblem(event, question);
  const actor = await actorProblem(event, question);
  return [...problems, ...[trigger, actor].filter((problem) => problem !== null)];
}

/** Events that only accounts with the right to write can cause, or nobody in particular. All others are looked at. */
const ownEvents: readonly string[] = [
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "workflow_call",
  "merge_group",
  "release",
  "create",
  "delete",
  "deployment",
  "deployment_status",
  "branch_protection_rule",
  "milestone",
  "registry_package",
  "dynamic",
];

/** A shorter text may stand in a prompt by chance. */
const tellingLength = 20;

/** What is wrong with words that the model takes for the owner's. */
function wordProblems(question: GateQuestion, name: "prompt" | "instructions"): readonly string[] {
  const { event, [name]: words } = question;
  const [expression] = /\$\{\{.*?\}\}/s.exec(words) ?? [];
  const unexpanded =
    expression === undefined
      ? []
      : [
          `${name}: holds ${JSON.stringify(expression.slice(0, 80))}, an expression that was not expanded; it takes the words themselves`,
        ];
  const flat = letters(words);
  const foreign =
    event === null
      ? []
      : [
          ...eventTexts(event).filter(({ isForeign }) => isForeign),
          ...(ownEvents.includes(event.name) ? [] : furtherTexts(event)),
        ];
  const spliced = foreign.find(({ text }) => {
    const told = letters(text);
    return told.length >= tellingLength && flat.includes(told);
  });
  if (spliced === undefined) return unexpanded;
  return [
    ...unexpanded,
    `${name}: holds a text that others have written (${spliced.title}), which would make it yours; write it yourself and set context to event`,
  ];
}

/** The job's token is there for every step of it, also for those that run what the model has left. */
function triggerProblem(event: JobEvent, { allowedTriggers }: GateQuestion): string | null {
  const { name } = event;
  if (!isStrangersStart(name) || !isForeignTree(event) || allowedTriggers.includes(name))
    return null;
  return `allowed-triggers: ${name} runs with the repository's token, and the tree may come from a fork; check out the repository's own commit, or name ${name} here if no later step runs anything of the tree`;
}

async function actorProblem(event: JobEvent, question: GateQuestion): Promise<string | null> {
  const { allowedActors, permissionOf } = question;
  if (ownEvents.includes(event.name)) return null;
  const { actor } = event;
  if (actor === null) return `allowed-actors: ${event.name} does not tell who caused it`;
  const names = allowedActors.map((name) => name.toLowerCase());
  if (names.includes(actor.toLowerCase())) return null;
  const levels = permissions.filter((level) => names.includes(level));
  const [least] = levels;
  const accepted = allowedActors.join(", ");
  if (least === undefined)
    return `allowed-actors: ${JSON.stringify(actor)}, who caused ${event.name}, is not among ${accepted}`;
  if (least === "none") return null;
  // An app has no permission as an account has; it is let in by its exact name only.
  if (actor.endsWith("[bot]"))
    return `allowed-actors: ${JSON.stringify(actor)}, who caused ${event.name}, is an app, which has to be named here`;
  const permission = await permissionOf(actor);
  if (typeof permission !== "string")
    return `allowed-actors: the permission of ${JSON.stringify(actor)}, who caused ${event.name}, cannot be told: ${permission.problem}`;
  return permissions.indexOf(permission) >= permissions.indexOf(least)
    ? null
    : `allowed-actors: ${JSON.stringify(actor)}, who caused ${event.name}, has the permission ${permission}; ${least} is needed, or the name here`;
}

/** Letters and digits alone: neither blanks, signs that show nothing nor the escapes of JSON hide a text. */
function letters(text: string): string {
  return text
    .replaceAll(/\\(?:[nrtbf]|u[0-9a-f]{4})/gi, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
