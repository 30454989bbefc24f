import {
  nameOf,
  placeOf,
  readWorkbook,
  type Sheet,
  type Workbook,
} from '@/lib/tools/rules/workbook/read-workbook';
import { circles } from './circles';
import { isEmpty, short, type Finding } from './finding';
import { cellsForNumbers } from './numbers';
import { weeksWithoutValue } from './weeks';

/** What is found in the columns of owners is called so in our workbooks. */
const OWNERS = ['Owner', 'Who', 'By whom'];

/**
 * What looks wrong in a workbook of ours that somebody filled in: texts in cells for numbers, lines without
 * an owner, goals in a circle, errors, weeks without a value. It goes by what the workbook itself says: what
 * may be typed into a cell, and the headings; so it holds for each tool, and for whatever a spreadsheet
 * program has saved.
 * @returns what was found, sheet by sheet from the top down; undefined for what is no workbook of ours or
 * damaged
 */
export async function checkWorkbook(bytes: Uint8Array): Promise<Finding[] | undefined> {
  const book = await readWorkbook(bytes);
  return book && isOurs(book)
    ? [...book.sheets.values()].flatMap((sheet) => checkSheet(sheet, book))
    : undefined;
}

/** Each of ours begins with instructions and says of some cells that they take numbers. */
const isOurs = ({ sheets }: Workbook) =>
  sheets.has('Instructions') && [...sheets.values()].some((sheet) => cellsForNumbers(sheet).size > 0);

const checkSheet = (sheet: Sheet, book: Workbook): Finding[] =>
  [errors, textsForNumbers, withoutOwner, circles, weeksWithoutValue].flatMap((rule) => rule(sheet, book));

function errors(sheet: Sheet): Finding[] {
  return [...sheet.cells].flatMap(([cell, { value }]) => {
    if (typeof value !== 'object') return [];
    const text = `It shows ${short(value.error)}. Look at what was typed into the cells that it counts with.`;
    return [{ sheet: sheet.name, cell, text }];
  });
}

function textsForNumbers(sheet: Sheet): Finding[] {
  return [...cellsForNumbers(sheet)].flatMap(([cell, what]) => {
    const { value } = sheet.cells.get(cell) ?? {};
    if (typeof value !== 'string' || value === '') return [];
    return [
      { sheet: sheet.name, cell, text: `“${short(value)}” is text. Type ${what}, or it counts as nothing.` },
    ];
  });
}

function withoutOwner(sheet: Sheet): Finding[] {
  return [...sheet.cells].flatMap(([heading, { value, open }]) =>
    !open && OWNERS.includes(value as string) ? emptyBelow(sheet, heading) : [],
  );
}

/** The lines below a heading in which something was written, and nothing in its own column. */
function emptyBelow(sheet: Sheet, heading: string): Finding[] {
  const { column, row: top } = placeOf(heading);
  const found: Finding[] = [];
  for (let row = top + 1; sheet.cells.get(nameOf({ column, row }))?.open; row++) {
    const cell = nameOf({ column, row });
    if (!isEmpty(sheet.cells.get(cell)?.value)) continue;
    const what = writtenIn(sheet, row, top, column);
    if (what) found.push({ sheet: sheet.name, cell, text: `“${short(what)}” has no owner.` });
  }
  return found;
}

/** How many columns a table of ours has at most. */
const COLUMNS = 15;

/**
 * The first text that was typed into a line of a table, under one of its headings; not one that belongs to a
 * number.
 */
function writtenIn(sheet: Sheet, row: number, top: number, own: number): string | undefined {
  const numbers = cellsForNumbers(sheet);
  for (let column = 1; column <= COLUMNS; column++) {
    const name = nameOf({ column, row });
    const { value, open } = sheet.cells.get(name) ?? {};
    const heading = sheet.cells.get(nameOf({ column, row: top }))?.value;
    if (column !== own && open && !numbers.has(name) && heading && typeof value === 'string' && value !== '')
      return value;
  }
  return undefined;
}
