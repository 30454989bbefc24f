export type Cell = string | number;

/**
 * Before these a spreadsheet would take a text for a formula; an apostrophe makes it a text there. It goes by
 * its country which sign ends a cell, quotes or no quotes: behind each of them a new one could begin.
 */
const FORMULA = /(?<=(?:^|[,;\t|\n\r])"*)(?='*[=+\-@\t\r＝＋－＠])/g;
const isNumber = (text: string): boolean => /^[-+]?[\d.,]+$/.test(text);

/**
 * Rows as a spreadsheet reads them (RFC 4180), with a byte order mark so that it reads them as UTF-8.
 * Nobody's entry is run.
 * @param isSafe which texts stay as they are though they begin like a formula
 */
export function csvText(
  rows: readonly (readonly Cell[])[],
  isSafe: (text: string, column: number) => boolean = isNumber,
): string {
  const written = (cell: Cell, column: number) =>
    quoted(typeof cell === 'number' || isSafe(cell, column) ? String(cell) : cell.replace(FORMULA, "'"));
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
}

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
