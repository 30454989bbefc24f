export type Cell = string | number;

/** Rows as a spreadsheet reads them (RFC 4180), with a byte order mark so that it reads them as UTF-8. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe, which makes it a text there. */
function quoted(cell: Cell): string {
  const text =
    typeof cell === 'number' ? String(cell) : cell.replace(/^(?=[=+\-@\t\r])(?![-+]?[\d.,]+$)/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a file to the browser's downloads; nothing is sent anywhere. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
