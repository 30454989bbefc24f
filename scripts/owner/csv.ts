import { type Cell, csvText } from '../../lib/kernel/csv';

/**
 * Rows for a spreadsheet. A phone stays as it was typed where it has only what a number has.
 * @param columns in this order, and all of them where there is no row; not given: those of the first row
 */
export const csv = (rows: Record<string, Cell>[], columns = Object.keys(rows[0] ?? {})): string =>
  csvText(
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))],
    (text, column) => columns[column] === 'phone' && PHONE.test(text),
  );

/** At its worst a sum of numbers. */
const PHONE = /^\+[\d .()/-]+$/;
