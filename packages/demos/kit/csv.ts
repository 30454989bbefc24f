/**
 * The rows of a CSV (lib/kernel/csv.ts writes them), also after a spreadsheet has had its way with it:
 * semicolons or tabs between cells, empty cells at the end, empty rows. Undefined where a quotation mark is
 * never closed.
 */
export function csvRows(text: string): string[][] | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  const between = separator(plain);
  const cells = new RegExp(
    `("(?:[^"]|"")*"|[^"${between}\\r\\n][^${between}\\r\\n]*|)(${between}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cells.lastIndex < plain.length) {
    const found = cells.exec(plain);
    if (!found) return undefined;
    const [, cell = '', end] = found;
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== between) rows.push([]);
  }
  return rows.map(withoutEnd).filter((row) => row.length > 0);
}

/**
 * Whether a spreadsheet has saved it where a comma is what a point is here: only there do semicolons stand
 * between cells.
 */
export const hasDecimalCommas = (text: string): boolean => separator(text.replace(/^\uFEFF/, '')) === ';';

/** The sign that stands first outside of quotation marks in the first row. */
function separator(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1);
  return /[,;\t]/.exec(first)?.[0] ?? ',';
}

function withoutEnd(row: string[]): string[] {
  const last = row.findLastIndex((cell) => cell !== '');
  return row.slice(0, last + 1).map((cell) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell));
}
