/**
 * The script of the report page. It fills folds when they are opened, from the data that lies in the page, and moves by keys. It makes
 * elements and sets their text, never markup, so that nothing that was recorded can become any.
 */

type Piece = readonly [text: string, classes: string];
type DiffRow = readonly [mark: string, before: number, after: number, pieces: readonly Piece[]];
type Part =
  | { readonly kind: "text"; readonly pieces: readonly Piece[] }
  | { readonly kind: "diff"; readonly rows: readonly DiffRow[] };

/** Classes of rows by their mark. */
const kinds: { readonly [mark: string]: string } = {
  "+": "plus",
  "-": "minus",
  "@": "hunk",
  "\\": "note",
};

fillOpenFolds();
document.addEventListener(
  "toggle",
  ({ target }) => target instanceof HTMLDetailsElement && fill(target),
  true,
);
addEventListener("hashchange", openTarget);
openTarget();
for (const tools of document.querySelectorAll<HTMLElement>(".tools")) {
  tools.hidden = false;
  tools.addEventListener(
    "click",
    ({ target }) => target instanceof HTMLButtonElement && act(target),
  );
}
document.addEventListener("keydown", (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlain || event.target instanceof HTMLInputElement) return;
  if (event.key === "j") move(".step", 1);
  else if (event.key === "k") move(".step", -1);
  else if (event.key === "f") move(".step.bad", 1);
});

function fillOpenFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details[open]")) fill(fold);
}

/** Builds what a fold holds, once. */
function fill(fold: HTMLDetailsElement): void {
  const name = fold.dataset["part"];
  if (name === undefined || !fold.open) return;
  delete fold.dataset["part"];
  const data = document.getElementById(name)?.textContent ?? "null";
  const part = JSON.parse(data) as Part | null;
  if (part === null) return;
  const summary = fold.querySelector("summary");
  summary?.after(part.kind === "diff" ? diffOf(part.rows) : textOf(part.pieces));
}

function textOf(pieces: readonly Piece[]): HTMLElement {
  const box = element("pre", "");
  box.tabIndex = 0;
  box.append(...pieces.map(nodeOf));
  return box;
}

function diffOf(rows: readonly DiffRow[]): HTMLElement {
  const box = element("div", "diff-box");
  box.tabIndex = 0;
  const table = element("table", "diff");
  table.append(...rows.map(rowOf));
  box.append(table);
  return box;
}

function rowOf([mark, before, after, pieces]: DiffRow): HTMLElement {
  const row = element("tr", kinds[mark] ?? "");
  if (mark === "@") {
    const cell = element("td", "");
    cell.setAttribute("colspan", "4");
    cell.textContent = `from line ${after || before}`;
    row.append(cell);
    return row;
  }
  const sign = element("td", "mark");
  sign.textContent = mark === "\\" ? "" : mark;
  const code = element("td", "");
  code.append(...pieces.map(nodeOf));
  row.append(numberCell(before), numberCell(after), sign, code);
  return row;
}

function numberCell(line: number): HTMLElement {
  const cell = element("td", "line");
  cell.textContent = line === 0 ? "" : String(line);
  return cell;
}

function nodeOf([text, classes]: Piece): Node {
  if (classes === "") return document.createTextNode(text);
  const span = element("span", classes);
  span.textContent = text;
  return span;
}

function element(name: string, classes: string): HTMLElement {
  const made = document.createElement(name);
  if (classes !== "") made.className = classes;
  return made;
}

/** Opens the fold that the address names. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function act(button: HTMLButtonElement): void {
  const section = button.closest("section");
  if (section === null) return;
  if (button.dataset["do"] === "failed") {
    const isOn = section.classList.toggle("failed-only");
    button.setAttribute("aria-pressed", String(isOn));
    return;
  }
  for (const step of section.querySelectorAll<HTMLDetailsElement>(".step"))
    step.open = button.dataset["do"] === "open";
}

/** Goes to the next of such steps that can be seen, from the one that has the focus. */
function move(selector: string, direction: 1 | -1): void {
  const steps = [...document.querySelectorAll<HTMLElement>(selector)].filter((step) =>
    step.checkVisibility(),
  );
  const here = document.activeElement?.closest(".step") ?? null;
  const isBeyond = (step: HTMLElement): boolean =>
    here === null ||
    (here.compareDocumentPosition(step) &
      (direction === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !==
      0;
  const next = direction === 1 ? steps.find(isBeyond) : steps.findLast(isBeyond);
  const summary = next?.querySelector("summary");
  if (summary === null || summary === undefined) return;
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: "center" });
}
