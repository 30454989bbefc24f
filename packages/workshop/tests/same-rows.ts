import type { Cells } from '../office/office';
import { FIRST as PLANNED, week } from '../products/okr/layout';
import { FIRST as TRACKED, updateRow } from '../products/tracker/layout';
import { fileOf } from './workbook';

export const PLANNER = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');
export const TRACKER = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');

/** A row as it is copied, from Goal to Source, and its values from week 1 on. */
export type Row = { cells: (string | number | null)[]; values: readonly (number | undefined)[] };

export const planned = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJKL'[at]}${PLANNED + index}`, value] as const),
      ...values.map((value, n) => [`Weekly Values.${week(n + 1)}${PLANNED + index}`, value ?? null] as const),
    ]),
  );
export const tracked = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJKL'[at]}${TRACKED + index}`, value] as const),
      ...values.map((value, n) => [`Updates.G${updateRow(n + 1, index + 1)}`, value ?? null] as const),
    ]),
  );

export const row = (
  kind: string,
  start: number | null,
  target: number | null,
  values: Row['values'],
): Row => ({
  cells: [1, 'Key result', 'Ann', kind, start, target, null, 'Books'],
  values,
});
export const upTo = (last: number, value: number) =>
  Array.from({ length: 12 }, (_, index) => (index === last - 1 ? value : undefined));
