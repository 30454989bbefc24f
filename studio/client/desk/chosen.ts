import { clockIn } from '@/lib/kernel/zone';
import type { Cell, DeskRow, DeskTable } from '../../desk/desk';
import { daysOf, isRangeName } from '../../desk/ranges';
import { written } from './written';

/**
 * What was chosen of a column, by its name: a value of it, or of a time the name of a range. Not there: all.
 */
export type Choices = Record<string, string>;
export type Sorting = { by: number; isUp: boolean };

/** The rows that are wanted, in the order that is wanted; `search` is looked for in every cell. */
export function chosenRows(
  { columns, rows, zone }: DeskTable,
  { search, choices, sorting, now }: { search: string; choices: Choices; sorting: Sorting | null; now: Date },
): DeskRow[] {
  const wanted = search.trim().toLowerCase();
  const tests = columns.flatMap(({ name, kind }, at) => {
    const choice = choices[name];
    if (!choice) return [];
    if (kind !== 'time') return [({ cells }: DeskRow) => cells[at] === choice];
    const days = isRangeName(choice) ? daysOf(choice, zone, now) : null;
    return [({ cells }: DeskRow) => days !== null && isWithin(cells[at] ?? null, days, zone)];
  });
  const found = rows.filter(
    (row) =>
      tests.every((fits) => fits(row)) &&
      row.cells.some((cell, at) => written(cell, columns[at]!.kind, zone).toLowerCase().includes(wanted)),
  );
  if (!sorting) return found;
  const { by, isUp } = sorting;
  return found.toSorted((a, b) => compared(a.cells[by] ?? null, b.cells[by] ?? null, isUp));
}

function isWithin(cell: Cell, { from, to }: { from: string; to: string }, zone: string): boolean {
  if (cell === null) return false;
  const { day } = clockIn(zone, new Date(cell));
  return from <= day && day <= to;
}

/** What is missing stands last. */
function compared(a: Cell, b: Cell, isUp: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return isUp ? order : -order;
}
