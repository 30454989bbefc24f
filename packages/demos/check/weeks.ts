import { nameOf, type Sheet, type Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import { headingAt, isEmpty, short, type Finding } from './finding';
import { MOST_ROWS } from './numbers';

/** Where values are typed week by week; on other sheets an empty week is as it should be. */
const WEEKLY = ['Weekly Values', 'Updates'];

/** A cell for one line's value in one week. */
type Slot = { week: number; line: string; cell: string };

/** The weeks before the last one with any value in which a line with a name, that counts then, got none. */
export function weeksWithoutValue(sheet: Sheet, book: Workbook): Finding[] {
  if (!WEEKLY.includes(sheet.name)) return [];
  const off = weeksOff(book.sheets.get('Key Results'));
  const slots = slotsIn(sheet).filter(({ line, week }) => line !== '' && !off(line, week));
  const value = ({ cell }: Slot) => sheet.cells.get(cell)?.value;
  const last = Math.max(0, ...slots.filter((slot) => !isEmpty(value(slot))).map(({ week }) => week));
  return slots
    .filter((slot) => slot.week <= last && isEmpty(value(slot)))
    .map(({ cell, line, week }) => ({
      sheet: sheet.name,
      cell,
      text: `“${short(line)}” has no value in week ${week}.`,
    }));
}

/** Whether a week is before the first of a key result or after its last, as its sheet has it. */
function weeksOff(sheet: Sheet | undefined): (line: string, week: number) => boolean {
  if (!sheet) return () => false;
  const [name, from, till] = ['Key result', 'From week', 'Last week'].map((text) => headingAt(sheet, text));
  if (!name || !from || !till) return () => false;
  const number = (column: number, row: number, otherwise: number) => {
    const value = sheet.cells.get(nameOf({ column, row }))?.value;
    return typeof value === 'number' ? value : otherwise;
  };
  const rows = rowsFrom(name.row + 1, (row) => sheet.cells.get(nameOf({ ...name, row }))?.open);
  return (line, week) => {
    const row = rows.find((down) => sheet.cells.get(nameOf({ ...name, row: down }))?.value === line);
    return (
      row !== undefined && (week < number(from.column, row, 1) || week > number(till.column, row, Infinity))
    );
  };
}

function slotsIn(sheet: Sheet): Slot[] {
  const week = headingAt(sheet, 'Week');
  if (!week) return [];
  const { column, row } = week;
  const shown = (at: number, down: number) => sheet.cells.get(nameOf({ column: at, row: down }))?.value;
  const isOpen = (at: number, down: number) => sheet.cells.get(nameOf({ column: at, row: down }))?.open;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');

  // A list with a line for each week and key result.
  const own = headingAt(sheet, 'Value')?.column;
  if (own !== undefined) {
    const name = headingAt(sheet, 'Key result')!.column;
    return rowsFrom(row + 1, (down) => isOpen(own, down)).map((down) => ({
      week: Number(shown(column, down)),
      line: text(shown(name, down)),
      cell: nameOf({ column: own, row: down }),
    }));
  }
  const first = [row + 1, row + 2].find((down) => isOpen(column + 1, down) || isOpen(column + 2, down));
  if (first === undefined) return [];
  const columns = rowsFrom(isOpen(column + 1, first) ? column + 1 : column + 2, (at) => isOpen(at, first));
  const rows = rowsFrom(first, (down) => isOpen(columns[0]!, down));
  // Weeks side by side, with their numbers beside the word; else below it, with the names above the columns.
  const across = typeof shown(columns[0]!, row) === 'number';
  return rows.flatMap((down) =>
    columns.map((at) => ({
      week: Number(across ? shown(at, row) : shown(column, down)),
      line: text(across ? shown(column, down) : shown(at, row)),
      cell: nameOf({ column: at, row: down }),
    })),
  );
}

/** Numbers from one on, as long as something holds for them; no more than a table of ours has. */
function rowsFrom(first: number, holds: (row: number) => unknown): number[] {
  const all: number[] = [];
  for (let row = first; row < first + MOST_ROWS && holds(row); row++) all.push(row);
  return all;
}
