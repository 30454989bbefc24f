export type Cell = string | number;

/** Where a spreadsheet would see a formula, behind any country's separator; an apostrophe makes it a text. */
const FORMULA = /(?<=(?:^|[,;\t|\n\r])"*)(?='*[=+\-@\t\r＝＋－＠])/g;

/**
 * CSV (RFC 4180) in which no entry is run as a formula. The byte order mark says UTF-8.
 * @param isSafe texts that stay as they are although they begin like a formula
 */
export function csvText(
  rows: readonly (readonly Cell[])[],
  isSafe: (text: string, column: number) => boolean,
): string {
  const written = (cell: Cell, column: number) =>
    quoted(typeof cell === 'number' || isSafe(cell, column) ? String(cell) : cell.replace(FORMULA, "'"));
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
}

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
