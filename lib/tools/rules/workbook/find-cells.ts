import { nameOf, placeOf } from './cell-names';
import type { Sheet, Workbook } from './read-workbook';

/**
 * Finds the cells for typing by the words that a person reads beside them, so that a sheet may be laid out anew without
 * anything else knowing. All of them @throws Error with the words that are not there.
 */

export function sheetOf(book: Workbook, name: string): Sheet {
  const sheet = book.sheets.get(name);
  if (!sheet) throw new Error(`There is no sheet “${name}”.`);
  return sheet;
}

/** The column of cells for typing below a heading, from the top down to the first that is not for typing. */
export function below(sheet: Sheet, heading: string): string[] {
  return (
    headings(sheet, heading)
      .map((at) => run(sheet, nextRow(at), { down: 1, right: 0 }))
      .find((cells) => cells.length > 0) ?? none(sheet, `below “${heading}”`)
  );
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

/** A block of cells for typing, row by row, from its first cell on. */
export function blockFrom(sheet: Sheet, first: string): string[][] {
  return run(sheet, first, { down: 1, right: 0 }).map((name) => run(sheet, name, { down: 0, right: 1 }));
}

/** How far from its label a cell is looked for. */
const FARTHEST = 12;

/** Where a text stands that is nothing to type in. */
function headings(sheet: Sheet, text: string): string[] {
  return [...sheet.cells].flatMap(([name, { value, open }]) => (value === text && !open ? [name] : []));
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

const nextRow = (name: string) => {
  const { column, row } = placeOf(name);
  return nameOf({ column, row: row + 1 });
};

function none(sheet: Sheet, where: string): never {
  throw new Error(`There is no cell for typing ${where} on the sheet “${sheet.name}”.`);
}
