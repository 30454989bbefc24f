import { nameOf, placeOf, type CellValue, type Sheet, type Workbook } from './read-workbook';

/**
 * Finds the cells for typing by the words that a person reads beside them, so that a sheet may be laid out
 * anew without anything else knowing. All of them @throws Error with the words that are not there.
 */

export function sheetOf(book: Workbook, name: string): Sheet {
  const sheet = book.sheets.get(name);
  if (!sheet) throw new Error(`There is no sheet “${name}”.`);
  return sheet;
}

/** The first cell for typing to the right of a label. */
export function beside(sheet: Sheet, label: string): string {
  return rowBeside(sheet, label)[0]!;
}

/** All cells for typing that stand side by side to the right of a label. */
export function rowBeside(sheet: Sheet, label: string): string[] {
  for (const at of headings(sheet, label)) {
    const { column, row } = placeOf(at);
    const right = Array.from({ length: FARTHEST }, (_, index) => nameOf({ column: column + 1 + index, row }));
    const first = right.findIndex((name) => sheet.cells.get(name)?.open);
    if (first >= 0) return run(sheet, right[first]!, { down: 0, right: 1 });
  }
  return none(sheet, `beside “${label}”`);
}

/**
 * The columns of cells for typing below headings that stand in one row, each from the top down.
 * @returns by heading
 */
export function columns<Heading extends string>(
  sheet: Sheet,
  wanted: readonly Heading[],
): Record<Heading, string[]> {
  const [first, ...others] = wanted.map((heading) => headings(sheet, heading).map(placeOf));
  const row = first?.find((at) => others.every((places) => places.some((one) => one.row === at.row)))?.row;
  if (row === undefined) return none(sheet, `below “${wanted.join('”, “')}” in one row`);
  const found = wanted.map((heading, index) => {
    const at = [first!, ...others][index]!.find((one) => one.row === row)!;
    return [heading, run(sheet, nameOf({ ...at, row: row + 1 }), { down: 1, right: 0 })] as const;
  });
  return Object.fromEntries(found) as Record<Heading, string[]>;
}

/** The first block of cells for typing below a title, row by row. */
export function blockBelow(sheet: Sheet, title: string): string[][] {
  const [from] = headings(sheet, title).map((name) => placeOf(name).row);
  const cell = [...sheet.cells].find(
    ([name, { open }]) => open && from !== undefined && placeOf(name).row > from,
  );
  if (!cell) return none(sheet, `below “${title}”`);
  return run(sheet, cell[0], { down: 1, right: 0 }).map((name) => run(sheet, name, { down: 0, right: 1 }));
}

/**
 * What stands below a heading, whether it is for typing or not, with its row; down to the first empty cell.
 */
export function valuesBelow(sheet: Sheet, heading: string): { row: number; value: CellValue }[] {
  const [at] = headings(sheet, heading).map(placeOf);
  const found: { row: number; value: CellValue }[] = [];
  for (let row = (at?.row ?? 0) + 1; at; row++) {
    const value = sheet.cells.get(nameOf({ column: at.column, row }))?.value;
    if (value === undefined) break;
    found.push({ row, value });
  }
  return found.length > 0 ? found : none(sheet, `below “${heading}”`);
}

/** How far from its label a cell is looked for. */
const FARTHEST = 12;

/** The cell for typing in the row of a label and the column of a heading. */
export function crossing(sheet: Sheet, label: string, heading: string): string {
  const [columns, rows] = [headings(sheet, heading).map(placeOf), headings(sheet, label).map(placeOf)];
  const all = rows.flatMap(({ row }) => columns.map(({ column }) => nameOf({ column, row })));
  return (
    all.find((name) => sheet.cells.get(name)?.open) ?? none(sheet, `beside “${label}” below “${heading}”`)
  );
}

/** Where a text stands that is nothing to type in. With … at its end it is how that text begins. */
function headings(sheet: Sheet, text: string): string[] {
  const isIt = text.endsWith('…')
    ? (value: CellValue) => typeof value === 'string' && value.startsWith(text.slice(0, -1))
    : (value: CellValue) => value === text;
  return [...sheet.cells].flatMap(([name, { value, open }]) => (isIt(value) && !open ? [name] : []));
}

function run(sheet: Sheet, first: string, { down, right }: { down: number; right: number }): string[] {
  const names: string[] = [];
  const { column, row } = placeOf(first);
  for (let name = first; sheet.cells.get(name)?.open;) {
    names.push(name);
    name = nameOf({ column: column + right * names.length, row: row + down * names.length });
  }
  return names;
}

function none(sheet: Sheet, where: string): never {
  throw new Error(`There is no cell for typing ${where} on the sheet “${sheet.name}”.`);
}
