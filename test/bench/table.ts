import { ratioOf, type Row, type Unit } from "./row.ts";

const head = ["what", "ours", "baseline", "ratio", "aim", "met"];

/** The rows as a table of Markdown, which is readable on a terminal as well. */
export function table(rows: readonly Row[]): string {
  const cells = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [line(head), line(rule), ...rows.map((row) => line(cellsOf(row)))].join("\n");
}

function cellsOf(row: Row): string[] {
  const ratio = ratioOf(row);
  return [
    row.what,
    amount(row.ours, row.unit),
    row.baseline === null ? "" : `${amount(row.baseline.value, row.unit)} (${row.baseline.of})`,
    ratio === null ? "" : ratio.toFixed(2),
    row.aim?.text ?? "",
    row.aim === null ? "" : row.aim.met ? "yes" : "NO",
  ];
}

function amount(value: number, unit: Unit): string {
  const digits = unit === "bytes" || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return `${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}
