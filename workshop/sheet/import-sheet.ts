import { sum } from '@/lib/tools/rules/statistics';
import type { Book } from './book';
import { lines, page } from './front';
import { columnName, type Sheet } from './sheet';

type ImportFacts = {
  /** How many columns the demo's CSV has, and how many rows are kept for it. */
  columns: number;
  rows: number;
  /** What to do after pasting. */
  lead: string;
  /** The widths of the columns right of the pasted ones, after a gap. */
  widths: number[];
};

/** The row in which what is pasted begins. */
export const PASTED_FROM = 8;

/** A sheet to paste the demo's CSV into, from cell A8; what is made of it stands to the right. */
export function importSheet(book: Book, { columns, rows, lead, widths }: ImportFacts): Sheet {
  const all = [...Array<number>(columns).fill(columns > 4 ? 15 : 30), 3, ...widths];
  const text = `${howToPaste(columns)} ${lead}`;
  const sheet = page(book, 'Import', {
    lead: text,
    // The lead begins in column B.
    leadHeight: lines(text, sum(all.slice(1))),
    widths: all,
    pages: 1,
    tab: 'try',
    freeze: `A${PASTED_FROM}`,
  });
  // The first column is wide here, so the heading stands in it as well.
  sheet.section('A6', 'Paste here: cell A8', columns);
  sheet.styled(`A7:${columnName(columns)}7`, 'head');
  sheet.put('A7', 'The CSV, from its first line', 'head');
  sheet.styled(`A${PASTED_FROM}:${columnName(columns)}${PASTED_FROM + rows - 1}`, 'input');
  return sheet;
}

/** The range is named: a whole sheet, as "select all" copies it, has no room below another's first rows. */
const howToPaste = (columns: number) =>
  `In the demo, choose “Save CSV”. Open that file in your spreadsheet program. There select A1 to its last cell (columns A to ${columnName(columns)}) and copy. Here paste the values (Ctrl+Shift+V) into cell A${PASTED_FROM}.`;

/**
 * The nth line of a list in what was pasted, by its heading: wherever the list begins, in whatever order its columns are.
 * @param list the heading of the list's first column, by which it is found
 * @param area how many columns and rows the sheet keeps for what is pasted
 */
export function pasted(
  list: string,
  heading: string,
  n: number,
  area: { columns: number; rows: number },
): string {
  const last = PASTED_FROM + area.rows - 1;
  const all = `$A$${PASTED_FROM}:$${columnName(area.columns)}$${last}`;
  const head = `MATCH("${list}",$A$${PASTED_FROM}:$A$${last},0)`;
  return `INDEX(${all},${head}+${n},MATCH("${heading}",INDEX(${all},${head},0),0))`;
}
