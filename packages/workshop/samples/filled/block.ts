import type { Cells } from '../../office/office';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';

/** Rows of values; null leaves what stands in the cell. */
type Rows = readonly (readonly (string | number | null)[])[];

/** What is typed into a sheet, from one cell on to the right and down. */
export function block(sheet: string, from: string, rows: Rows): Cells {
  const { column, row } = placeOf(from);
  const typed = rows.flatMap((values, down) =>
    values.flatMap((value, across) =>
      value === null ? [] : [[`${sheet}.${columnName(column + across)}${row + down}`, value] as const],
    ),
  );
  return Object.fromEntries(typed);
}

/** Several of them as one. */
export const blocks = (...several: Cells[]): Cells =>
  Object.fromEntries(several.flatMap((one) => Object.entries(one)));
