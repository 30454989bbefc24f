export type Cell = string | number;

/** Before these a spreadsheet would take a text for a formula; an apostrophe makes it a text there. */
const FORMULA = /^(?='*[=+\-@\t\r])(?![-+]?[\d.,]+$)/;

/** Rows as a spreadsheet reads them (RFC 4180), with a byte order mark so that it reads them as UTF-8. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : cell.replace(FORMULA, "'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
