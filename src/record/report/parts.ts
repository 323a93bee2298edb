import { html, type Html, htmlData } from "./html.ts";
import type { StyledPiece } from "./styled-text.ts";

/** A row of a change: its mark, the numbers of the line before and after (0: none), and its pieces. */
export type DiffRow = readonly [
  mark: " " | "+" | "-" | "@" | "\\",
  before: number,
  after: number,
  pieces: readonly StyledPiece[],
];

/** What is shown only when its fold is opened. It lies in the page as data; src/page builds the elements from it. */
export type Part =
  | { readonly kind: "text"; readonly pieces: readonly StyledPiece[] }
  | { readonly kind: "diff"; readonly rows: readonly DiffRow[] };

/** Gives each part a name and keeps it for the end of the page. */
export class Parts {
  readonly #scripts: Html[] = [];
  #size = 0;

  /** The name of the part, for the `data-part` of its fold. */
  add(part: Part): string {
    const name = `p${this.#scripts.length + 1}`;
    const data = htmlData(part);
    this.#size += data.toString().length;
    this.#scripts.push(html`<script type="application/json" id="${name}">${data}</script>\n`);
    return name;
  }

  /** So many characters of data so far. */
  get size(): number {
    return this.#size;
  }

  get scripts(): readonly Html[] {
    return this.#scripts;
  }
}
