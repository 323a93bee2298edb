/** One thing that the doctor looked at. `bad` hinders a run; `note` is good to know. */
export interface Finding {
  readonly name: string;
  readonly state: "good" | "note" | "bad";
  readonly text: string;
}
