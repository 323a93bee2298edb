export interface ArtifactNameParts {
  /** The job's id in the workflow. */
  readonly job: string;
  readonly attempt: number | string;
  /** Of our run; its end must differ from run to run, as that of any random id does. */
  readonly runId: string;
  /** What tells the jobs of one matrix apart, for people: the run id already does so for the service. */
  readonly matrixHint?: string;
}

/** In characters; far below what file systems take, since people unpack an artifact into a folder of its name. */
const maxLength = 120;
const maxPartLength = 40;

/** The default name of an artifact, `bash-agent-<job>-<attempt>-<short run id>`: valid for the service and unique in a workflow run. */
export function artifactName({ job, attempt, runId, matrixHint = "" }: ArtifactNameParts): string {
  const shortRunId = words(runId).replaceAll("-", "").slice(-8);
  const parts = [part(job), part(matrixHint), part(String(attempt)), shortRunId];
  return ["bash-agent", ...parts.filter((text) => text !== "")].join("-");
}

/**
 * A user's own name for an artifact as the service takes it: the characters that it refuses are replaced, and so are those by which a
 * line of the log becomes a command. The default name when nothing is left.
 */
export function validArtifactName(name: string): string {
  const valid = name
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029":<>|*?\\/]+/g, "-")
    .replaceAll("##[", "#-[")
    .trim();
  return cut(valid, maxLength) || "bash-agent";
}

function part(text: string): string {
  return cut(words(text), maxPartLength).replace(/-$/, "");
}

/** Letters, digits, dots and underscores, all else as one hyphen between them. */
function words(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}._]+/gu, "-").replaceAll(/^-+|-+$/g, "");
}

/** Cuts at whole characters. */
function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}
