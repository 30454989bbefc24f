import type { Cells } from '../office/office';
import { FIRST, PROMISES, updateRow } from '../products/tracker/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { fileOf } from './workbook';

export const WORKBOOK = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');

/** The first key result from Goal on, or one below it, and its values. */
export const line = (cells: (string | number | null)[], values: (number | null)[] = [], below = 0): Cells =>
  Object.fromEntries([
    ...cells.map((value, n) => [`Key Results.${'CDEFGHIJKL'[n]}${FIRST + below}`, value] as const),
    ...values.map((value, n) => [`Updates.G${updateRow(n + 1, below + 1)}`, value] as const),
  ]);
export const RISING = line([1, 'Plans', 'Jon', 'rise', 0, 9, null, 'Books'], [1, 2]);

export const day = dayNumber;
export const promise = (row: number, ...cells: (string | number | null)[]): Cells =>
  Object.fromEntries(cells.map((value, n) => [`Promises.${'CDEFG'[n]}${row}`, value]));
export const told: Cells = {
  'Key Results.E5': day('2027-04-05'),
  ...line([1, 'Plans', 'Maria', 'rise', 12, 30, 1, 'invoices'], [13, 15]),
  'Key Results.D15': 'Offers',
  'Updates.I8': 'The clinic decides',
  ...promise(PROMISES.first, 1, 'Price list', 'Maria', day('2027-04-07')),
  'Promises.D9': 'Cards',
  'Promises.F5': day('2027-04-15'),
};
/** A score just below 0.7 and a forecast just below 90%, by one value in week 3, on its Friday. */
export const justBelow: Cells = {
  'Key Results.E5': day('2027-04-05'),
  'Promises.F5': day('2027-04-23'),
  ...line([1, 'Plans', null, 'rise', 0, 1000], [null, null, 224.91]),
};
