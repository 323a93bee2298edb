import { getState, saveState, warning } from "@actions/core";
import { messageOf } from "../errors.ts";

/** What `main` leaves for `post`, through the runner's state file. */
export interface UploadState {
  /** Absolute. */
  readonly recordDirectory: string;
  readonly artifactName: string;
  /** Null: what the repository's settings say. */
  readonly retentionDays: number | null;
  /** Whether the record is to be uploaded at all. */
  readonly upload: boolean;
  /** Whether `main` has seen to the upload, so that nothing is left to do. */
  readonly uploaded: boolean;
}

/** To be called before anything that can kill the step. A state file that cannot be written is a warning: the run does not need it. */
export function saveUploadState(state: Omit<UploadState, "uploaded">): void {
  save("record-directory", state.recordDirectory);
  save("artifact-name", state.artifactName);
  save("retention-days", state.retentionDays === null ? "" : String(state.retentionDays));
  save("upload", String(state.upload));
}

/** To be called when `main` has seen to the upload. After this `post` does nothing. */
export function saveUploaded(): void {
  save("uploaded", "true");
}

/** Null when `main` left no state: it was never started, or stopped before it knew where its record would lie. */
export function loadUploadState(): UploadState | null {
  const recordDirectory = getState("record-directory");
  if (recordDirectory === "") return null;
  const retentionDays = Number.parseInt(getState("retention-days"), 10);
  return {
    recordDirectory,
    artifactName: getState("artifact-name"),
    retentionDays: Number.isNaN(retentionDays) ? null : retentionDays,
    upload: getState("upload") === "true",
    uploaded: getState("uploaded") === "true",
  };
}

function save(name: string, value: string): void {
  try {
    saveState(name, value);
  } catch (thrown) {
    warning(`The state "${name}" cannot be kept for the post step: ${messageOf(thrown)}`);
  }
}
