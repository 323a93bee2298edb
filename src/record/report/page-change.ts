import { bytesText, countText, plural } from "./format.ts";
import { html, type Html } from "./html.ts";
import type { DiffRow, Parts } from "./parts.ts";
import type { ChangedFile, ChangeView, Hunk, RunView } from "./run-view.ts";
import type { StyledPiece } from "./styled-text.ts";
import type { Highlighter } from "./syntax.ts";
import { visibleLine, visibleText } from "./visible.ts";

export interface ChangePlace {
  readonly parts: Parts;
  readonly highlighter: Highlighter;
  readonly base: string;
  /** Characters of lines that are put into the page. */
  readonly characters: number;
}

const mostFiles = 300;
const mostRowsOfFile = 1200;
const longestRow = 1000;
/** A change of so few lines is shown at once. */
const openRows = 60;
const mostOmitted = 20;

/** The changed files, each with its lines folded. */
export function changeSection({ change }: RunView, place: ChangePlace): Html {
  if (change.kind === "none")
    return html`<p class="quiet">There is no patch: ${visibleLine(change.reason)}</p>`;
  const { files } = change;
  const shown = files.slice(0, mostFiles);
  const rowCount = files.reduce((count, file) => count + rowsIn(file), 0);
  let left = place.characters;
  const items = shown.map((file) => {
    const rows = diffRows(file, left > 0 ? place.highlighter : null);
    const size = rows.reduce((total, [, , , pieces]) => total + lengthOf(pieces), 0);
    const isShown = size <= left;
    if (isShown) left -= size;
    return fileItem(file, {
      rows: isShown ? rows : null,
      isOpen: rowCount <= openRows,
      parts: place.parts,
    });
  });
  return html`${summary(change)}${files.length === 0 ? null : html`<div class="files">${items}</div>`}${notes(change, place.base, shown.length)}`;
}

function summary({ files, omitted }: Extract<ChangeView, { kind: "patch" }>): Html {
  if (files.length === 0 && omitted.length === 0)
    return html`<p class="quiet">The tree is as it was: the patch is empty.</p>`;
  const [added, deleted] = lineCounts(files);
  return html`<p class="sums">${plural(files.length, "file")} <span class="added">+${countText(added)}</span> <span class="deleted">−${countText(deleted)}</span></p>`;
}

/** Added and deleted lines of all files. */
export function lineCounts(
  files: readonly ChangedFile[],
): readonly [added: number, deleted: number] {
  return [
    files.reduce((total, { added }) => total + (added ?? 0), 0),
    files.reduce((total, { deleted }) => total + (deleted ?? 0), 0),
  ];
}

function notes(
  { files, unreadBytes, omitted, ignored, commits }: Extract<ChangeView, { kind: "patch" }>,
  base: string,
  shown: number,
): Html {
  const patch = html`<a href="${base}changes.patch">changes.patch</a>`;
  return html`${files.length > shown && html`<p class="left-out">${files.length - shown} more files are in ${patch}.</p>`}${unreadBytes > 0 && html`<p class="left-out">The rest of the patch, ${bytesText(unreadBytes)}, is not on this page; it is in ${patch}.</p>`}${omitted.length > 0 && html`<p class="warning">Not in the patch: ${omitted.slice(0, mostOmitted).map((path) => html`<code>${visibleLine(path)}</code> `)}${omitted.length > mostOmitted && `and ${omitted.length - mostOmitted} more`}</p>`}${ignored.length > 0 && html`<p class="foot">New, and ignored by git: ${ignored.slice(0, mostOmitted).map((path) => html`<code>${visibleLine(path)}</code> `)}${ignored.length > mostOmitted && `and ${ignored.length - mostOmitted} more`}</p>`}${files.length > 0 && html`<p class="foot">as a patch: ${patch}${commits > 0 && html`; ${plural(commits, "commit")}: <a href="${base}commits.mbox">commits.mbox</a>`}</p>`}`;
}

function rowsIn({ hunks }: ChangedFile): number {
  return hunks.reduce((count, { lines }) => count + lines.length, 0);
}

function lengthOf(pieces: readonly StyledPiece[]): number {
  return pieces.reduce((total, [text]) => total + text.length + 12, 0);
}

function fileItem(
  file: ChangedFile,
  { rows, isOpen, parts }: { rows: readonly DiffRow[] | null; isOpen: boolean; parts: Parts },
): Html {
  const name =
    file.from === null
      ? html`<code>${visibleLine(file.path)}</code>`
      : html`<code>${visibleLine(file.from)} → ${visibleLine(file.path)}</code>`;
  const remarks = [...(file.kind === "changed" ? [] : [file.kind]), ...file.remarks].join(", ");
  const counts =
    file.added === null || file.deleted === null
      ? html`<span class="counts">${file.remarks.includes("binary") ? "binary" : "not read"}</span>`
      : file.added + file.deleted > 0 &&
        html`<span class="counts"><span class="added">+${countText(file.added)}</span> <span class="deleted">−${countText(file.deleted)}</span></span>`;
  const head = html`${name}<span class="remark">${remarks === "binary" ? "" : remarks}</span>${counts}`;
  if (rows !== null && rows.length === 0) return html`<div class="file plain">${head}</div>\n`;
  const part =
    rows === null ? null : parts.add({ kind: "diff", rows: rows.slice(0, mostRowsOfFile) });
  const left =
    rows === null
      ? rowsIn(file)
      : rowsIn(file) - rows.slice(0, mostRowsOfFile).filter(([mark]) => mark !== "@").length;
  return html`<details class="file"${isOpen && html` open`}${part !== null && html` data-part="${part}"`}><summary>${head}</summary>${left > 0 && html`<p class="left-out">${plural(left, "line")} of this file are not on this page.</p>`}</details>\n`;
}

function diffRows(file: ChangedFile, highlighter: Highlighter | null): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  for (const hunk of file.hunks) {
    if (rows.length > mostRowsOfFile) break;
    rows.push(["@", hunk.oldStart, hunk.newStart, []], ...hunkRows(file, hunk, highlighter));
  }
  return rows;
}

/** Each side of a hunk is read by the grammar as a whole, so that a text over several lines keeps its colour. */
function hunkRows(
  file: ChangedFile,
  hunk: Hunk,
  highlighter: Highlighter | null,
): readonly DiffRow[] {
  const side = (mark: "-" | "+"): readonly (readonly StyledPiece[])[] | null => {
    const path = mark === "-" ? (file.from ?? file.path) : file.path;
    const lines = hunk.lines.filter((line) => line.startsWith(" ") || line.startsWith(mark));
    return (
      highlighter?.lines(path, lines.map((line) => visibleText(line.slice(1))).join("\n")) ?? null
    );
  };
  const [before, after] = [side("-"), side("+")];
  let [oldLine, newLine, oldIndex, newIndex] = [hunk.oldStart, hunk.newStart, 0, 0];
  return hunk.lines.map((line): DiffRow => {
    const mark = line.charAt(0);
    const plain: readonly StyledPiece[] = [[visibleText(line.slice(1, longestRow)), ""]];
    if (mark === "-") return ["-", oldLine++, 0, before?.[oldIndex++] ?? plain];
    if (mark === "+") return ["+", 0, newLine++, after?.[newIndex++] ?? plain];
    if (mark === "\\") return ["\\", 0, 0, plain];
    oldIndex += 1;
    return [" ", oldLine++, newLine++, after?.[newIndex++] ?? plain];
  });
}
