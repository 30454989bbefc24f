import type { Sheet } from '../../sheet/sheet';
import { COLUMN, FIRST, LAST, monthly, of, RATE, WHOLE } from './inputs';
import { firstIncomeIn } from './lines';

/**
 * Workings: what the charts of cash draw. After the last month looked at, each line stays on its last point.
 */
const CHARTED = {
  ...{ month: 'Z', cash: 'AA', worth: 'AB', low: 'AC', high: 'AD' },
} as const;
const HEADS = ['Month', 'In dollars of their month', 'In today’s dollars', 'Low', 'High'];

export const charted = (column: keyof typeof CHARTED): string =>
  `Workings!$${CHARTED[column]}$${FIRST}:$${CHARTED[column]}$${LAST}`;

/** The cell with the name of a curve. */
export const nameOf = (column: keyof typeof CHARTED): string => `Workings!$${CHARTED[column]}$6`;

export function chartData(sheet: Sheet): void {
  sheet.row('Z5', ['For the charts', '', '', '', ''], 'section');
  sheet.row('Z6', HEADS, 'head.center.wrap');
  const columns = [`Case!$${COLUMN.till}`, `Case!$${COLUMN.worthAll}`, '$D', '$P'];
  for (let row = FIRST; row <= LAST; row++) {
    const month = `MAX(0,MIN($B${row},${of('months', 'Case!')}))`;
    const at = columns.map((column) => {
      const letters = column.slice(column.lastIndexOf('$'));
      return `=INDEX(${column}$${FIRST}:${letters}$${LAST},$Z${row}+1)`;
    });
    sheet.row(`Z${row}`, [`=${month}`, ...at], ['calc.whole', 'calc.money']);
  }
}

/** What one dollar of the first income is worth, over all its months. */
export const ONE_DOLLAR = 'Workings!$AG$12';
/**
 * The value at no income and at half as much again as needed; then what is assumed, and where it breaks even.
 */
export const EVEN = {
  income: 'Workings!$AF$8:$AF$9',
  line: { name: 'Workings!$AE$8', values: 'Workings!$AG$8:$AG$9' },
  assumed: { name: 'Workings!$AE$10', at: 'Workings!$AF$10', values: 'Workings!$AG$10' },
  even: { name: 'Workings!$AE$11', at: 'Workings!$AF$11', values: 'Workings!$AG$11' },
} as const;

/** @param npv the value of the expected case */
export function breakEvenData(sheet: Sheet, npv: string): void {
  const [m, months] = [monthly('month'), of('months', 'Case!')];
  const share = firstIncomeIn(m, `MAX(1,${of('rampMonths', 'Case!')})`, 'Case!');
  const one = `SUMPRODUCT((${m}>0)*(${m}<=${months})*${share}/(1+Case!${RATE})^${m})`;
  const income = of('monthlyIncome', 'Case!');
  const ready = (formula: string) => `=IF(Case!${WHOLE}="yes",${formula},0)`;
  const at = (cell: string) => ready(`${npv}+(${cell}-${income})*AG$12`);
  sheet.row('AE6', ['Break-even', 'Income each month', 'Value'], 'head.center.wrap');
  const rows = [
    ['Net present value', 0, at('AF8')],
    ['', `=1.5*MAX(AF10,AF11)`, at('AF9')],
    ['What you assume', ready(income), ready(npv)],
    ['Break-even', `=MAX(0,N(Result!$C$16))`, at('AF11')],
    ['One dollar a month', 1, ready(one)],
  ];
  rows.forEach((values, index) => sheet.row(`AE${8 + index}`, values, ['label', 'calc.money']));
}
