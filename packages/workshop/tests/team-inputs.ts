import type { Cells } from '../office/office';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { fileOf, on } from './workbook';

export const WORKBOOK = fileOf('team-performance-dashboard', 'team-performance-dashboard.xlsx');

/** The first KPI, from its team on, in the only team. */
export const kpi = (...values: (string | number)[]): Cells => ({
  'KPIs.I6': 'Workshop',
  ...on(
    'KPIs',
    [...'CDEFGHIJKL']
      .slice(0, values.length)
      .map((column) => `${column}8`)
      .join(' '),
    ...values,
  ),
});
export const missed: Cells = {
  'KPIs.E5': dayNumber('2027-04-05'),
  'Fixes.I5': dayNumber('2027-04-15'),
  ...kpi('Workshop', 'Waiting', 'days', 'list', 'Ana', 'below', 3, 5),
  'Weekly Values.D8': 4,
  'Weekly Values.D9': 6,
};

/** Two KPIs over three weeks of values, read on a day. */
export const readOn = (day: string, more: Cells = {}): Cells => ({
  ...missed,
  ...(on('KPIs', 'C9 D9 G9 H9 I9 J9', 'Workshop', 'Won', 'Jon', 'above', 10, 5) as Cells),
  ...(on('Weekly Values', 'D8 D9 D10 E8 E9 E10', 4, 6, 2, 12, 11, 11) as Cells),
  'Fixes.I5': dayNumber(day),
  ...more,
});
